import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** What a visitor chose in the Worker's page before it came alive: the element shows it, and nobody was told. */

/** @param shown what the page takes as chosen; `choose` is told where its element says otherwise */
export function useValueBeforeHydration<E, V>(read: (element: E) => V, shown: V, choose: (value: V) => void): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const early = read(element.current!)
    if (early !== shown) choose(early)
    // Once, when the page has come alive: React would put back its own choice when it renders next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return element
}

const never = () => () => {}

/** False on the server and while the browser takes over its markup; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}

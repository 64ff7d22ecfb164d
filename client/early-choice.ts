/** What a visitor chose in the Worker's page before it came alive: the element shows it, and nobody was told. */
import { useEffect, useRef, type RefObject } from 'react'

/** @param shown what the page takes as chosen; `choose` is told where its element says otherwise */
export function useEarlyChoice<E, V>(read: (element: E) => V, shown: V, choose: (value: V) => void): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const early = read(element.current!)
    if (early !== shown) choose(early)
    // Once, when the page has come alive: React would put back its own choice when it renders next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return element
}

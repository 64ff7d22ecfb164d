/** The time between the Worker's HTML and the hydrated page. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and during hydration; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * Reports what a visitor chose before hydration: the element shows the choice, but React has had no event for it.
 * @param state what the page's state says; `onChoose` is called if the element says something else
 */
export function useValueBeforeHydration<E, V>(
  read: (element: E) => V,
  state: V,
  onChoose: (value: V) => void,
): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const chosen = read(element.current!)
    if (chosen !== state) onChoose(chosen)
    // Only once: the next render would reset the element to the page's state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return element
}

interface Translations {
  takeBackTranslation(root: Element): boolean
}

/** Just before a part of the page is hydrated: see client/translated-texts.ts, which client/start.ts has at hand. */
export const takeBackTranslation = (root: Element): boolean =>
  (window as { readonly startup?: Translations }).startup?.takeBackTranslation(root) ?? false

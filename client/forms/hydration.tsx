/** The time between the Worker's HTML and the hydrated page, and forms of browsers that run no script at all. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { keptQuery } from '#domain/paths.ts'

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

/**
 * The same for the radio buttons within an element.
 * @param state `undefined` as `onChoose` where the element has none: nothing is reported then
 */
export const useRadioBeforeHydration = <E extends Element, V extends string>(
  state: V | undefined,
  onChoose: ((value: V) => void) | undefined,
): RefObject<E | null> =>
  useValueBeforeHydration<E, V>(
    (group) => (group.querySelector<HTMLInputElement>('input:checked')?.value ?? state) as V,
    state as V,
    onChoose!,
  )

/** What client/start.ts offers. */
interface Startup {
  takeBackTranslation(root: Element): boolean
  keepTyped(): void
}

const startup = () => (window as { readonly startup?: Startup }).startup

/** Just before a part of the page is hydrated: see client/page-translator.ts. */
export const takeBackTranslation = (root: Element): boolean => startup()?.takeBackTranslation(root) ?? false

/** Just before the page is loaded again: what was typed and is kept nowhere else. */
export const keepTyped = (): void => startup()?.keepTyped()

/**
 * In a form that a browser without scripts sends: what the page's address asks for beside what the form says.
 * @param others names of the form's own fields
 */
export function KeptFields({ others }: { readonly others?: readonly string[] }) {
  const { search } = useLocation()
  if (search === '') return null
  return keptQuery(new URLSearchParams(search), others).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

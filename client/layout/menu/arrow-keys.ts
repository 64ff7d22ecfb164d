/** Arrow keys, Home and End within lists of links and buttons (WAI-ARIA APG, "Disclosure Navigation Menu"). */

/** A list that arrow keys walk; a key pressed in a list inside a list walks the inner one. */
export const KEY_LIST = 'data-key-list'

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The links and buttons that belong to this list and to no list inside it. */
export function stopsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[href], button, input')].filter((stop) => stop.closest(`[${KEY_LIST}]`) === list)
}

/** @returns whether the key moved the focus; the key then does nothing else */
export function moveInList(event: { key: string; target: EventTarget; preventDefault(): void }): boolean {
  const target = event.target as HTMLElement
  const step = STEPS[event.key]
  const list = target.closest(`[${KEY_LIST}]`)
  // In a text field Home and End belong to the text.
  if (!step || !list || (target.tagName === 'INPUT' && !event.key.startsWith('Arrow'))) return false
  const stops = stopsOf(list)
  event.preventDefault()
  stops[step(stops.indexOf(target), stops.length - 1)]?.focus()
  return true
}

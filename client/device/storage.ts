/**
 * What the browser keeps for the site: texts in the tab until it is closed, or on the device, and a mark in an entry of the
 * history. A browser may refuse the texts, at any time: site data are blocked, the mode is private, or the storage is full.
 */

type Area = 'localStorage' | 'sessionStorage'

/** `undefined` if the browser refuses, and in the Worker, to which an error costs as much as a tenth of a page. */
function read(area: Area, key: string): string | null | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return window[area].getItem(key)
  } catch {
    return undefined
  }
}

function write(area: Area, key: string, text: string | null) {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // Refused, or full: of the tab's texts `memory` has it.
  }
}

/** What lasts on this device; `undefined` if the browser keeps nothing. */
export const readDevice = (key: string) => read('localStorage', key)

/** @param text `null` removes it */
export const keepOnDevice = (key: string, text: string | null) => write('localStorage', key, text)

const MOST_KEPT = 100
/** Characters of one text. */
const LONGEST_KEPT = 20_000

const isKept = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  entry.every((text) => typeof text === 'string' && text.length <= LONGEST_KEPT)

/**
 * Takes what a page that was loaded again has left in its entry of the history. Only this site can write there, and it
 * is gone with the first look: what is forgotten later must not come back.
 */
function takeOver(): [key: string, text: string][] {
  if (typeof history === 'undefined') return []
  const { kept, ...state } = (history.state ?? {}) as { readonly kept?: unknown }
  if (kept === undefined) return []
  history.replaceState(state, '')
  return Array.isArray(kept) ? kept.slice(0, MOST_KEPT).filter(isKept) : []
}

/** The tab's texts. Without session storage they last until the page is left, or longer in its entry of the history. */
const memory = new Map(takeOver())

const listeners = new Set<() => void>()

/** Calls back after every change, for `useSyncExternalStore`. @returns ends that */
export function subscribeToTab(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}

export function recall(key: string): string | null {
  return memory.get(key) ?? read('sessionStorage', key) ?? null
}

export function remember(key: string, text: string) {
  memory.set(key, text)
  write('sessionStorage', key, text)
  notify()
}

export function forget(key: string) {
  memory.delete(key)
  write('sessionStorage', key, null)
  notify()
}

/** What the tab remembers, and the browser refuses to store. */
export const unstored = () =>
  [...memory].filter((entry) => isKept(entry) && read('sessionStorage', entry[0]) !== entry[1])

/**
 * Loads the page again, or the one at `href`, with what the tab remembers: where the browser refuses to store it, by the
 * entry of the history. A reload is the only load that keeps one.
 */
export function loadAgain(href?: string) {
  const kept = unstored()
  if (kept.length === 0 && href !== undefined) return location.assign(href)
  try {
    if (href !== undefined) history.pushState(null, '', href)
    if (kept.length > 0) history.replaceState({ ...history.state, kept }, '')
  } catch {
    // Too much for an entry: it is lost.
  }
  location.reload()
}

/**
 * The mark of a history entry in which something was submitted. The browser keeps it with the entry: a reload and a way
 * back to the entry find it, a new navigation does not.
 */
export interface MarkedState {
  readonly submission?: string
}

export function entryMark(): string | undefined {
  return (history.state as MarkedState | null)?.submission
}

/** Called when a document starts: Chrome keeps the state of an entry whose address is typed again, which is a visit. */
export function unmarkVisitedEntry(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entryMark() && load?.type === 'navigate') history.replaceState(null, '')
}

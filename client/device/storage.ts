/**
 * Texts that the browser keeps for the site: in the tab until it is closed, or on the device. A browser may refuse
 * either, at any time: site data are blocked, the mode is private, or the storage is full.
 */

type Area = 'localStorage' | 'sessionStorage'

/** `undefined` where the browser refuses. */
function read(area: Area, key: string): string | null | undefined {
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

/** What lasts on this device; `undefined` where the browser keeps nothing. */
export const readDevice = (key: string) => read('localStorage', key)

/** @param text `null` removes it */
export const keepOnDevice = (key: string, text: string | null) => write('localStorage', key, text)

/** The tab's texts. Without session storage they last until the page is left. */
const memory = new Map<string, string>()

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

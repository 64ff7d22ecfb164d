/** Texts that this tab keeps until it is closed. Without session storage they last until the page is left. */

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

function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

export function recall(key: string): string | null {
  return memory.get(key) ?? storage()?.getItem(key) ?? null
}

export function remember(key: string, text: string) {
  memory.set(key, text)
  try {
    storage()?.setItem(key, text)
  } catch {
    // The storage is full; memory has it.
  }
  notify()
}

export function forget(key: string) {
  memory.delete(key)
  storage()?.removeItem(key)
  notify()
}

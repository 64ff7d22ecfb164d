/**
 * The mark of a history entry in which something was submitted. The browser keeps it with the entry: a reload and a way
 * back to the entry find it, a new navigation does not.
 */

interface MarkedState {
  readonly submission?: string
}

export function entryMark(): string | null {
  return (history.state as MarkedState | null)?.submission ?? null
}

/** Marks the current entry, once. The router's own state of it stays. */
export function markEntry(): string {
  const mark = entryMark() ?? Math.random().toString(36).slice(2)
  history.replaceState({ ...(history.state as object | null), submission: mark } satisfies MarkedState, '')
  return mark
}

/** Called when a document starts: Chrome keeps the state of an entry whose address is typed again, which is a visit. */
export function unmarkVisitedEntry(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entryMark() === null || load?.type !== 'navigate') return
  const { submission: _, ...state } = history.state as MarkedState
  history.replaceState(state, '')
}

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

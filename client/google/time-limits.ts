/** How long a visitor waits for Google before the site goes on without it, in ms: no quote later than 3 s. */
export const QUOTE_MS = 3000
/** Of these, for where the place is; the rest is for the way there. */
export const PLACE_MS = 1200
export const ROUTE_MS = QUOTE_MS - PLACE_MS
/** A suggestion that comes later is not worth having. */
export const SUGGESTION_MS = 4000
/** After a refusal (no such library for this key, quota spent) nobody asks again for this long. */
export const PAUSE_MS = 60_000

/** Rejects with the signal's reason when that comes first; what arrives later is dropped. */
export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

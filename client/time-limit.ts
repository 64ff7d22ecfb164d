/**
 * A signal that aborts with a `TimeoutError` after this many ms, or when the other signal does. In place of
 * `AbortSignal.timeout` and `AbortSignal.any`, which our oldest browsers lack.
 */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds)
  const stop = () => {
    clearTimeout(timer)
    limit.abort(other!.reason)
  }
  if (other?.aborted) stop()
  other?.addEventListener('abort', stop, { signal: limit.signal })
  return limit.signal
}

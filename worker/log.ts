/**
 * The log: one line of JSON for each entry, about what failed and where. It holds no message of an error, no address
 * and no body, because all of these may hold what a visitor sent. An entry has the id of its request, which the answer
 * has as `x-request-id`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to one request, or to one run of the cron. */
interface RequestScope {
  readonly id: string
  /** Where its data came from, by what it is: `kv`, `d1`, `roads`, `built-in`. */
  readonly sources: Map<string, string>
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** All that `run` logs, also after it has returned its promise, has the id. */
export function inScope<T>(id: string, run: (scope: RequestScope) => T): T {
  const scope = { id, sources: new Map<string, string>() }
  return scopes.run(scope, () => run(scope))
}

/** Notes where something was found, for the answer's Server-Timing. */
export function noteSource(what: string, source: string): void {
  scopes.getStore()?.sources.set(what, source)
}

/** What {@link noteSource} noted in this request. */
export function sourceOf(what: string): string | undefined {
  return scopes.getStore()?.sources.get(what)
}

const MAX_FRAMES = 5

function entry(level: 'error' | 'warn', what: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({ level, what, ...more, request: scopes.getStore()?.id })
}

/** Leaves the message out. The kind of error and its place in the code are enough. */
export function logFailure(what: string, error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const frames = stack
    .slice(message ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  // oxlint-disable-next-line no-console
  console.error(
    entry('error', what, {
      error: name,
      at: frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace(/^at /, '')),
    }),
  )
}

/** For the operator, about the set-up of the site. */
export function logWarning(message: string): void {
  // oxlint-disable-next-line no-console
  console.warn(entry('warn', message))
}

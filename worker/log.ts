/**
 * The log: one line of JSON for each entry, about what failed and where. It holds no address, no body, and of an error's
 * message only a known beginning, because all of these may hold what a visitor sent. An entry has the id of its request, which the answer
 * has as `x-request-id`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to one request, or to one run of the cron. */
interface RequestScope {
  readonly id: string
  /** Where its data came from, by what it is: `kv`, `d1`, `roads`, `built-in`. */
  readonly sources: Map<string, string>
  /** Statements that D1 was asked for. */
  statements: number
  /** How far what was written and read at the primary is; `null` before a session has asked anything. */
  readonly bookmarks: (() => string | null)[]
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** All that `run` logs, also after it has returned its promise, has the id. */
export function inScope<T>(id: string, run: (scope: RequestScope) => T): T {
  const scope: RequestScope = { id, sources: new Map(), statements: 0, bookmarks: [] }
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

/** D1 counts what one request, or one run of the cron, asks of it: docs/limits.md */
export function countStatement(): void {
  const scope = scopes.getStore()
  if (scope) scope.statements += 1
}

/** @param bookmark of a session of D1, now */
export function noteSession(bookmark: () => string | null): void {
  scopes.getStore()?.bookmarks.push(bookmark)
}

/** The newest of this request: what is read with it has all that the request has written. */
export const newestBookmark = (): string | null =>
  (scopes.getStore()?.bookmarks ?? [])
    .flatMap((bookmark) => bookmark() ?? [])
    .toSorted()
    .at(-1) ?? null

export const statementsUsed = (): number => scopes.getStore()?.statements ?? 0

const MAX_FRAMES = 5

function entry(level: 'error' | 'warn', what: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({ level, what, ...more, request: scopes.getStore()?.id })
}

/** How messages of the platform and of the runtime begin; what follows may hold anything. */
const KNOWN_BEGINNING = new RegExp(
  `^(?:D1_\\w+: |KV \\w+ failed: )?(?:${[
    'UNIQUE constraint failed',
    'NOT NULL constraint failed',
    'CHECK constraint failed',
    'FOREIGN KEY constraint failed',
    'no such (?:table|column)',
    'table \\w+ has no column',
    'too many SQL variables',
    'Too many API requests',
    'Network connection lost',
    '[45]\\d\\d(?= )',
    'Cannot resolve D1 DB due to transient issue',
    'D1 DB (?:is overloaded|storage operation exceeded timeout|reset because)',
    'Your account has exceeded',
    'Exceeded maximum DB size',
    'storage caused object to be reset',
    'internal error',
    'A call to blockConcurrencyWhile',
    'The script will never generate a response',
    'Worker exceeded (?:CPU time|memory) limit',
    'Memory limit would be exceeded',
    'The operation was aborted',
    'Cannot (?:read|set) properties of (?:undefined|null)',
    'Maximum call stack size exceeded',
    'Unexpected (?:end of JSON input|token)',
    'Invalid (?:URL|time value|Date)',
    'fetch failed',
    'A part of the page did not render',
  ].join('|')})`,
  'i',
)

/** The known beginning of an error's message, or of what caused it: drizzle wraps what the database says. */
function knownBeginning(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const [found] = KNOWN_BEGINNING.exec(cause.message) ?? []
    if (found) return found
  }
  return undefined
}

/** Leaves the message out, but for a known beginning. */
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
      says: knownBeginning(error),
      at: frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace(/^at /, '')),
    }),
  )
}

/** For the operator, about the set-up of the site. */
export function logWarning(message: string): void {
  // oxlint-disable-next-line no-console
  console.warn(entry('warn', message))
}

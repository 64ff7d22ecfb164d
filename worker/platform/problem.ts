/** Answers errors as problem details (RFC 9457). The only place that turns a `SiteError` into HTTP. */
import type { ErrorHandler } from 'hono'
import type { Problem } from '#domain/quotes/call-shapes.ts'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { SiteError, type SiteErrorKind } from './site-error.ts'

const ANSWERS = {
  'bad-request': [400, 'The request cannot be read'],
  'not-found': [404, 'There is nothing here'],
  'cross-site': [403, 'Another site may not send this'],
  'robot-check': [403, 'Please confirm that you are no robot'],
  unreachable: [404, 'No road leads there'],
  'method-not-allowed': [405, 'This address takes another method'],
  'quote-invalid': [400, 'This is no quote of ours'],
  'quote-used': [409, 'This quote has been booked'],
  'quote-stale': [409, 'The price has to be confirmed again'],
  'too-large': [413, 'The request is too large'],
  'address-too-long': [414, 'The address is too long'],
  'not-json': [415, 'The request must be JSON'],
  invalid: [422, 'Some fields need another look'],
  'too-many': [429, 'That was too much at once'],
  unavailable: [503, 'The service cannot answer right now'],
  internal: [500, 'Something went wrong on our side'],
} as const satisfies Record<SiteErrorKind, readonly [status: number, title: string]>

/** Seconds after which another try is worth while (RFC 9110, section 10.2.3). */
const RETRY_AFTER: Partial<Record<SiteErrorKind, string>> = { 'too-many': '60', unavailable: '5' }

/** The HTTP status of an error; 500 for whatever is no `SiteError`. */
export function errorStatus(error: unknown): number {
  return error instanceof SiteError ? ANSWERS[error.kind][0] : 500
}

export function problemResponse({ kind, details }: SiteError, headers: Record<string, string> = {}): Response {
  const [status, title] = ANSWERS[kind]
  const problem: Problem = { type: `/problems/${kind}`, title, status, ...details }
  const all = new Headers({ ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  const retryAfter = RETRY_AFTER[kind]
  if (retryAfter) all.set('retry-after', retryAfter)
  return new Response(JSON.stringify(problem), { status, headers: all })
}

/** Hono's own handler would log the message, which may hold what a visitor sent, and answer plain text. */
export const answerError: ErrorHandler<AppEnv> = (error) => {
  if (error instanceof SiteError) return problemResponse(error)
  logFailure('unhandled', error)
  return problemResponse(new SiteError('internal'))
}

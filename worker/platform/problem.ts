import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem } from '#domain/quotes/calls.ts'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from './log.ts'

/** The one error handler: for calls from outside, and for those that our own pages make in process. */

/** Hono's own would log the message, which may hold what a visitor sent, and answer plain text. */
export const answerError: ErrorHandler<AppEnv> = (error) => {
  if (error instanceof ProblemError) return error.getResponse()
  logFailure('unhandled', error)
  return new ProblemError('internal').getResponse()
}

/** Errors as problem details (RFC 9457). */

const TITLES = {
  'bad-request': [400, 'The request cannot be read'],
  'not-found': [404, 'There is nothing here'],
  'unreachable': [404, 'No road leads there'],
  'method-not-allowed': [405, 'This address takes another method'],
  'quote-invalid': [400, 'This is no quote of ours'],
  'quote-used': [409, 'This quote has been booked'],
  'quote-stale': [409, 'The price has to be confirmed again'],
  'too-large': [413, 'The request is too large'],
  'not-json': [415, 'The request must be JSON'],
  'invalid': [422, 'Some fields need another look'],
  'too-many': [429, 'That was too much at once'],
  'unavailable': [503, 'The service cannot answer right now'],
  'internal': [500, 'Something went wrong on our side'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export type ProblemKind = keyof typeof TITLES

/** Thrown anywhere in a handler; answered by the one error handler (`answer-error.ts`). */
export class ProblemError extends HTTPException {
  readonly problem: Problem
  readonly #headers: Record<string, string>

  constructor(kind: ProblemKind, extra: Pick<Problem, 'detail' | 'fields'> & Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const [status, title] = TITLES[kind]
    super(status, { message: title })
    this.problem = { type: `/problems/${kind}`, title, status, ...extra }
    this.#headers = headers
  }

  override getResponse(): Response {
    const headers = new Headers({ ...this.#headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    // Seconds (RFC 9110, section 10.2.3): what fails here passes soon.
    if (this.problem.status === 503) headers.set('retry-after', '5')
    return new Response(JSON.stringify(this.problem), { status: this.problem.status, headers })
  }
}

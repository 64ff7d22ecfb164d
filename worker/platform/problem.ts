/** Answers errors as problem details (RFC 9457). The only place that turns a `SiteError` into HTTP. */
import type { ErrorHandler } from 'hono'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { SiteError, type SiteErrorKind } from './site-error.ts'

interface ProblemKind {
  readonly status: number
  readonly title: string
  /** What has happened, and what the sender can do: for the page that the problem's `type` leads to. */
  readonly meaning: string
}

export const PROBLEMS: Readonly<Record<SiteErrorKind, ProblemKind>> = {
  'bad-request': {
    status: 400,
    title: 'The request cannot be read',
    meaning: 'The address or the body is cut short or not well formed. Sending the same again will not help.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing here',
    meaning: 'No page, call, product or booking has this address. Please compare it with the one that you were given.',
  },
  'cross-site': {
    status: 403,
    title: 'Another site may not send this',
    meaning: 'A browser sent this from the page of another site. Only our own pages and programs may write to us.',
  },
  'robot-check': {
    status: 403,
    title: 'Please confirm that you are not a robot',
    meaning: 'The booking came without a valid proof that a person sends it. The booking form asks for a new one.',
  },
  unreachable: {
    status: 404,
    title: 'No road leads there',
    meaning: 'We know no way by road between these places, or we do not know one of them. Please choose another place.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address takes another method',
    meaning: 'The header Allow of the answer names the methods that this address takes.',
  },
  'quote-invalid': {
    status: 400,
    title: 'This is no quote of ours',
    meaning:
      'The token was changed on its way, or it is of another site. Please ask for a new quote and book with that.',
  },
  'quote-used': {
    status: 409,
    title: 'This quote has been booked',
    meaning:
      'A quote can be booked once, and this one was booked with other details. For another booking please ask for a new quote.',
  },
  'quote-stale': {
    status: 409,
    title: 'The price has to be confirmed again',
    meaning:
      'The quote is too old, or the price has changed since. Nothing was booked. ' +
      'The answer carries a new quote: once the customer agrees to it, book with that.',
  },
  'already-booked': {
    status: 409,
    title: 'This is booked already',
    meaning:
      'There is a booking for this e-mail address and phone number with the same places, day and time. Nothing was booked now. To book it once more, send it without askIfBooked.',
  },
  'too-large': {
    status: 413,
    title: 'The request is too large',
    meaning: 'A body may have 16 kB. Please send less.',
  },
  'address-too-long': {
    status: 414,
    title: 'The address is too long',
    meaning: 'Nothing of ours has an address as long as this one.',
  },
  'not-json': {
    status: 415,
    title: 'The request must be JSON',
    meaning: 'Please send the body as JSON, with the header Content-Type: application/json.',
  },
  invalid: {
    status: 422,
    title: 'Some fields need another look',
    meaning: 'The list "fields" of the answer names each field that was refused, and says why.',
  },
  'too-many': {
    status: 429,
    title: 'That was too much at once',
    meaning: 'Please wait for as many seconds as the header Retry-After of the answer says, then try again.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
    meaning: 'Something that the site needs does not work at the moment. Please try again after some seconds.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    meaning: 'The fault is ours, and it has been logged. The header X-Request-Id of the answer helps us to find it.',
  },
}

/** The address of the page that explains a kind of problem: the `type` of its answers. */
export const problemPath = (kind: string) => `/problems/${kind}`

/** Seconds after which another try is worth while (RFC 9110, section 10.2.3). */
const RETRY_AFTER: Partial<Record<SiteErrorKind, number>> = { unavailable: 5 }

/** The HTTP status of an error; 500 for whatever is no `SiteError`. */
export function errorStatus(error: unknown): number {
  return error instanceof SiteError ? PROBLEMS[error.kind].status : 500
}

export function problemResponse({ kind, details }: SiteError, headers: Record<string, string> = {}): Response {
  const { status, title } = PROBLEMS[kind]
  const problem: Problem = { type: problemPath(kind), title, status, ...details }
  const all = new Headers({ ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  const retryAfter = details.retryAfter ?? RETRY_AFTER[kind]
  if (retryAfter) all.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify(problem), { status, headers: all })
}

/** Hono's own handler would log the message, which may hold what a visitor sent, and answer plain text. */
export const answerError: ErrorHandler<AppEnv> = (error) => {
  if (error instanceof SiteError) return problemResponse(error)
  logFailure('unhandled', error)
  return problemResponse(new SiteError('internal'))
}

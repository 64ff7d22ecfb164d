/** Sends a booking until there is an answer. Safe to repeat: one token makes one booking (design section 4). */
import type { BookingReceipt } from '#domain/bookings/receipt.ts'
import type { Problem } from '#domain/calls.ts'
import { ApiError, type SiteApi } from '../api.ts'
import type { Attempt, FieldProblems, NewQuote } from './progress.ts'

export type Outcome =
  | { readonly state: 'received'; readonly receipt: BookingReceipt }
  | { readonly state: 'refused'; readonly fields: FieldProblems }
  /** Past its day, or priced differently now. */
  | { readonly state: 'stale'; readonly quote: NewQuote }
  /** Booked already, with other details. */
  | { readonly state: 'used' }
  /** No quote that the server knows. */
  | { readonly state: 'invalid' }
  /** No answer, or none that can be used. */
  | { readonly state: 'failed' }

/** Milliseconds to wait for one answer. */
const PATIENCE = 15_000
/** Milliseconds before each further try. */
const PAUSES = [800, 2500] as const

const isKind = ({ type }: Problem, kind: string) => type.endsWith(`/${kind}`)

/** What a refusal means; `null` where the same may be answered otherwise in a moment. */
function outcomeOf(problem: Problem & { readonly quote?: object }, { kind }: Attempt): Outcome | null {
  if (isKind(problem, 'quote-stale') && problem.quote && 'token' in problem.quote) {
    return { state: 'stale', quote: { ...problem.quote, kind } as NewQuote }
  }
  if (isKind(problem, 'quote-used')) return { state: 'used' }
  if (isKind(problem, 'quote-invalid')) return { state: 'invalid' }
  if (problem.status === 422 && problem.fields?.length) return { state: 'refused', fields: problem.fields }
  return problem.status >= 500 || problem.status === 429 ? null : { state: 'failed' }
}

async function send(api: SiteApi, token: string, attempt: Attempt): Promise<BookingReceipt> {
  const options = { signal: AbortSignal.timeout(PATIENCE) }
  const receipt = await (attempt.kind === 'transfer' ? api.bookTransfer(token, attempt.details, options) : api.bookSafari(token, attempt.details, options))
  // What a proxy answers in the server's place is no receipt.
  if (typeof receipt?.reference !== 'string') throw new TypeError('no receipt')
  return receipt
}

export async function redeem(api: SiteApi, token: string, attempt: Attempt): Promise<Outcome> {
  for (let tries = 0; ; tries++) {
    try {
      return { state: 'received', receipt: await send(api, token, attempt) }
    } catch (error) {
      const outcome = error instanceof ApiError ? outcomeOf(error.problem, attempt) : null
      if (outcome) return outcome
    }
    const pause = PAUSES[tries]
    if (pause === undefined) return { state: 'failed' }
    await new Promise((wake) => setTimeout(wake, pause))
  }
}

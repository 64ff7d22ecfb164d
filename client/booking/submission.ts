import { ApiError, type SiteApi } from '#client/api.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Problem } from '#domain/quotes/call-shapes.ts'
import { dropDraft, keepInDraft } from './draft.ts'
import { type Attempt, type FieldProblems, markReturn, type NewQuote, type Order, type Progress, readProgress, setProgress } from './progress.ts'
import { agreedPrice, lockQuote, quotedPrice, quotedTerms } from './quote-lock.ts'
import { redeemOnce, releaseQuote } from './shared-quote.ts'

/** From a filled-in form to an answer, and on from there (specification section 4, "Booking-confirmed flag", "Safari booking flow"). */

/** Milliseconds after which a reload does not send a booking by itself: the visitor may have given it up. */
const RESUMED_FOR = 30 * 60 * 1000

/** Pages whose booking is on its way: it is sent by one hand. */
const running = new Set<string>()

function isAgreed(order: Order, quote: NewQuote): boolean {
  const [agreed, quoted] = [agreedPrice(order), quotedPrice(order, quote)]
  return agreed.usd === quoted.usd && (agreed.lkr === undefined || agreed.lkr === quoted.lkr)
}

const withTerms = (attempt: Attempt, terms: object, token: string) => ({ ...attempt, details: { ...attempt.details, ...terms }, token }) as Attempt

/** Gets the attempt its quote; a `Progress` where that needs the visitor. */
async function withQuote(api: SiteApi, attempt: Attempt): Promise<Attempt | Progress> {
  if (attempt.token !== null) return attempt
  try {
    const found = await redeemOnce(attempt, async () => {
      const quote = await lockQuote(api, attempt)
      return quote && { quote, token: quote.token, terms: quotedTerms(attempt, quote) }
    }, ({ quote }) => isAgreed(attempt, quote))
    if (!found) return { step: 'failed', attempt }
    if ('quote' in found && !isAgreed(attempt, found.quote)) return { step: 'new-price', attempt, quote: found.quote }
    return withTerms(attempt, found.terms, found.token)
  } catch {
    return { step: 'failed', attempt }
  }
}

/** The one that was sent before without an answer had arrived: it is the booking, and what it says stands. */
async function settleEarlier(api: SiteApi, attempt: Attempt, earlier: Attempt | undefined): Promise<Progress> {
  const outcome = earlier?.token && earlier.token === attempt.token ? await redeem(api, earlier.token, earlier) : null
  if (earlier && outcome?.state === 'received') return { step: 'received', attempt: earlier, receipt: outcome.receipt, earlier: true }
  await releaseQuote(attempt.token!)
  return { step: 'failed', attempt: { ...attempt, token: null } }
}

async function settle(api: SiteApi, page: string, wanted: Attempt, unsettled: Attempt | undefined): Promise<Progress> {
  const attempt = await withQuote(api, wanted)
  if ('step' in attempt) return attempt
  const token = attempt.token!
  setProgress(page, { step: 'processing', attempt, ...(unsettled ? { unsettled } : {}) })
  const outcome = await redeem(api, token, attempt)
  switch (outcome.state) {
    case 'received': return { step: 'received', attempt, receipt: outcome.receipt }
    case 'refused': return { step: 'form', refused: outcome.fields, ...(unsettled ? { unsettled } : {}) }
    case 'stale':
      await releaseQuote(token)
      return { step: 'new-price', attempt, quote: outcome.quote }
    case 'used': return settleEarlier(api, attempt, unsettled)
    case 'invalid': {
      await releaseQuote(token)
      const quote = await lockQuote(api, attempt).catch(() => null)
      return quote ? { step: 'new-price', attempt, quote } : { step: 'failed', attempt: { ...attempt, token: null } }
    }
    case 'failed': return { step: 'failed', attempt }
  }
}

async function run(api: SiteApi, page: string, attempt: Attempt, unsettled?: Attempt) {
  if (running.has(page)) return
  running.add(page)
  setProgress(page, { step: 'processing', attempt, ...(unsettled ? { unsettled } : {}) })
  try {
    const progress = await settle(api, page, attempt, unsettled)
    if (progress.step === 'received') dropDraft(attempt.kind)
    if (progress.step === 'form') markReturn(page)
    setProgress(page, progress)
  } finally {
    running.delete(page)
  }
}

/** What a quote fixes; other details can change without another quote. */
function quotedFor(order: Order): string {
  const { details } = order
  return JSON.stringify([details.pickup, details.dropoff, ...(order.kind === 'safari' ? [order.details.park, order.distance] : [order.details.distance, order.details.duration])])
}

/** Books; the page shows what comes of it. */
export function book(api: SiteApi, page: string, order: Order): Promise<void> {
  const before = readProgress(page)
  const unsettled = before?.step === 'form' && before.unsettled && quotedFor(before.unsettled) === quotedFor(order) ? before.unsettled : undefined
  return run(api, page, { ...order, token: unsettled?.token ?? null, startedAt: Date.now() }, unsettled)
}

/** Goes on after a reload: the same quote and details again, and so the same booking. */
export function resume(api: SiteApi, page: string): Promise<void> | undefined {
  const progress = readProgress(page)
  if (progress?.step !== 'processing' || running.has(page)) return undefined
  const { attempt, unsettled } = progress
  if (Date.now() - attempt.startedAt < RESUMED_FOR) return run(api, page, attempt, unsettled)
  setProgress(page, { step: 'failed', attempt })
  return undefined
}

/** Back to the form with everything typed. */
export function tryAgain(page: string, attempt: Attempt) {
  markReturn(page)
  setProgress(page, { step: 'form', ...(attempt.token ? { unsettled: attempt } : {}) })
}

/** The visitor agrees to the new price. */
export function acceptPrice(api: SiteApi, page: string, attempt: Attempt, quote: NewQuote): Promise<void> {
  return run(api, page, { ...withTerms(attempt, quotedTerms(attempt, quote), quote.token), startedAt: Date.now() })
}

/** An empty form, but for how to reach the customer. */
export function bookAnother(page: string, attempt: Attempt) {
  if (attempt.token) void releaseQuote(attempt.token)
  const { details } = attempt
  const country = 'phonecountry' in details ? details.phonecountry : 'phoneCountry' in details ? details.phoneCountry : undefined
  markReturn(page)
  keepInDraft(attempt.kind, { phone: details.phone, email: details.email, country: country ?? '' })
  setProgress(page, null)
}

/** Sends a booking until there is an answer. Safe to repeat: one token makes one booking (design section 4). */

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

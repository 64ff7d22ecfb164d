/**
 * Money back to a card through its gateway. What is asked for is written first, and only the request that wrote it asks: the
 * gateway knows no second request as one. Of an answer that is not clear a person says what became of it; until then that
 * payment is not asked about again. docs/payments.md#giving-back
 */
import { refundWords } from '#domain/bookings/money/gateway-refunds.ts'
import type { RefundAnswer } from '#worker/payments/gateways/gateway.ts'
import { refundsOf } from '#worker/payments/gateways/gateways.ts'
import { leftOfPayment, noteAnswered, noteAsked, openRefund, openRefundOf } from '#worker/payments/gateway-refunds.ts'
import { type Booking, findByNumber } from '#worker/bookings/read-bookings.ts'
import { writeChange } from '#worker/bookings/write-change.ts'
import { DatabaseUnavailable } from '#worker/database/d1.ts'
import type { GatewayRefundRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { type StepOf, StepRefused } from './step.ts'
import { plannedStep, type StepOptions, takeStep } from './take-step.ts'

/** How often what is known is written again while the booking changes. */
const TRIES = 20

/** A ride of one alone, or the booking: as a step names them. */
const nameOf = ({ reference }: Booking, { position }: GatewayRefundRow) =>
  position === 0 ? reference : `${reference}/${position}`

/**
 * The refund is claimed in the batch that writes its history: two who ask at once write the same version, and one of them
 * is refused.
 */
async function claim(
  env: Env,
  reference: string,
  step: StepOf<'give-back'>,
  { who = '', ...options }: StepOptions & { readonly now: Date },
): Promise<{ readonly row: GatewayRefundRow; readonly isWhole: boolean }> {
  const { now } = options
  const { booking, rides, plan } = await plannedStep(env, reference, step, options)
  const { cardRefund, words } = plan!()
  const refund = cardRefund!
  const position = rides.length > 1 ? 0 : rides[0]!.position
  const { isOwedAgain = false } = step
  const asked = { bookingNumber: booking.number, position, refund, isOwedAgain, who }
  const isMine = await writeChange(
    env,
    booking,
    {
      step: 'give-back',
      actor: 'operator',
      who,
      detail: words.join('; '),
      position,
      // A page that was opened before has not shown this.
      rides: rides.map((ride) => ({ position: ride.position, set: null })),
      more: (db) => [noteAsked(db, asked, now.toISOString())],
    },
    now,
  )
  const row = isMine ? await openRefundOf(env, refund.payment) : null
  if (!row) throw new StepRefused({ code: 'somebody-was-faster' })
  return { row, isWhole: refund.isWhole }
}

/** The booking, where it is not known yet what became of the refund; `null` where it is. */
async function stillOpen(env: Env, { id, bookingNumber }: GatewayRefundRow): Promise<Booking | null> {
  // In this order: a request that writes the end meanwhile writes another version of the booking.
  const booking = await findByNumber(env, bookingNumber)
  return booking && (await openRefund(env, id)) ? booking : null
}

/** Writes an answer that moved no money, or may have. @returns whether it was still open */
async function noteNothing(
  env: Env,
  row: GatewayRefundRow,
  { state, said }: { readonly state: 'refused' | 'unclear'; readonly said: string },
  { who, now, isSaid = false }: { readonly who: string; readonly now: Date; readonly isSaid?: boolean },
): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    const booking = await stillOpen(env, row)
    if (!booking) return false
    const what = isSaid
      ? 'did not go back, as somebody saw there'
      : state === 'unclear'
        ? 'may have gone back'
        : 'refused'
    const change = {
      step: 'give-back',
      actor: isSaid ? 'operator' : 'gateway',
      who,
      detail: `${refundWords(row)}: ${what}${said && ` (${said})`}`,
      position: row.position,
      rides: [],
      more: (db: Parameters<typeof noteAnswered>[0]) => [noteAnswered(db, row.id, { state, said }, now.toISOString())],
    } as const
    if (await writeChange(env, booking, change, now)) return true
  }
  throw new DatabaseUnavailable()
}

/** Enters what went back, once. @returns whether it was still open */
async function noteDone(
  env: Env,
  row: GatewayRefundRow,
  said: string,
  { who, now, isSaid = false }: { readonly who: string; readonly now: Date; readonly isSaid?: boolean },
): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    const booking = await stillOpen(env, row)
    if (!booking) return false
    const left = await leftOfPayment(env, row)
    const step = { step: 'refund', atGateway: { refund: { ...row, said }, isSaid, left } } as const
    try {
      await takeStep(env, nameOf(booking, row), step, { who, now, version: booking.version })
      return true
    } catch (error) {
      if (!(error instanceof StepRefused && error.refusal.code === 'somebody-was-faster')) throw error
    }
  }
  throw new DatabaseUnavailable()
}

/**
 * Asks the gateway to give back, once.
 * @param reference of the booking, or of one of its rides
 * @returns the booking as it is now
 * @throws StepRefused where it may not be asked for, or the gateway refused, or did not say for certain
 */
export async function giveBack(
  env: Env,
  reference: string,
  step: StepOf<'give-back'>,
  options: StepOptions = {},
): Promise<Booking> {
  const now = options.now ?? new Date()
  const { who = '' } = options
  const { row, isWhole } = await claim(env, reference, step, { ...options, now })
  const { payment, cents, currency, gateway } = row
  const refunds = refundsOf(env, { gateway, currency })
  const planned = { payment, cents, isWhole, why: `Booking ${row.bookingNumber}` }
  const answer: RefundAnswer = refunds
    ? await refunds.giveBack(planned)
    : { state: 'refused', said: 'the gateway is not set up any more' }
  const answered = { who, now: options.now ?? new Date() }
  try {
    if (answer.state === 'done') await noteDone(env, row, answer.said, answered)
    else await noteNothing(env, row, { state: answer.state, said: answer.said }, answered)
  } catch (error) {
    // It stays asked for, and a person says what became of it.
    logFailure('payment', error)
    throw new StepRefused({ code: 'refund-unclear', said: 'the answer could not be written down' })
  }
  if (answer.state !== 'done')
    throw new StepRefused({ code: answer.state === 'refused' ? 'refund-refused' : 'refund-unclear', said: answer.said })
  return (await findByNumber(env, row.bookingNumber))!
}

/**
 * A person says what became of a refund that is open.
 * @returns its booking
 * @throws StepRefused where it is known
 */
export async function settleRefund(
  env: Env,
  id: number,
  wentBack: boolean,
  { who, now = new Date() }: { readonly who: string; readonly now?: Date },
): Promise<Booking> {
  const row = await openRefund(env, id)
  const said = { who, now, isSaid: true }
  const isDone =
    row &&
    (await (wentBack
      ? noteDone(env, row, row.said, said)
      : noteNothing(env, row, { state: 'refused', said: row.said }, said)))
  if (!isDone) throw new StepRefused({ code: 'refund-over' })
  return (await findByNumber(env, row.bookingNumber))!
}

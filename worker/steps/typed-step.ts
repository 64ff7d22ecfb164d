/** A step as the operator typed it, on a page or behind the command. */
import type { AssignedDriver } from '#domain/bookings/ride.ts'
import { readSeen } from '#domain/bookings/agreed/agreed-price.ts'
import { type OperatorStep, parseOpenUntil, parseReason, parseRemark } from '#domain/bookings/agreed/operator-steps.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { BackMethod } from '#domain/bookings/money/payments.ts'
import { typedWhole } from '#domain/fares/money.ts'
import { wholeRupees } from './money.ts'
import { newPrice } from './price.ts'
import { type Step, type StepOf, StepRefused, type TypedNotes } from './step.ts'

export interface TypedStep {
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly notes?: TypedNotes | undefined
  /** Another vehicle of a ride, or number of travelers of a tour. */
  readonly vehicle?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  /** The guest does not live in Sri Lanka. */
  readonly isVisitor?: boolean | undefined
  /** Of a ride that is moved to where it costs something else: 'keep', or the new price in whole dollars. */
  readonly movedPrice?: string | undefined
  readonly isClosedMeant?: boolean | undefined
  /** A car drives that is not listed. */
  readonly isCarHired?: boolean | undefined
  /** Whatever speaks against it. */
  readonly insists?: boolean | undefined
  /** Not given for a payment: what its rupees are worth, or all that is owed. */
  readonly usd?: string | undefined
  readonly percent?: string | undefined
  readonly method?: BackMethod | undefined
  readonly lkr?: string | undefined
  /** Of money that went back: its guest is to pay it again. */
  readonly isOwedAgain?: boolean | undefined
  /** Of an entry in the cash book. */
  readonly number?: string | undefined
  /** It is cancelled because the guest asked for it. */
  readonly isGuestsWish?: boolean | undefined
  /** A note, or the reason for a price. */
  readonly text?: string | undefined
  /** The day until which a note is open. */
  readonly until?: string | undefined
}

function wholeDollars(typed = ''): number {
  const dollars = typedWhole(typed, 'dollars')
  if (dollars === null) throw new StepRefused({ code: 'no-whole-dollars' })
  return dollars
}

function receiptNumber(typed = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new StepRefused({ code: 'no-such-entry', number: 0 })
  return Number(typed)
}

function priceOfMove(typed = ''): StepOf<'change'>['price'] {
  if (typed === '') return undefined
  if (typed === 'keep') return 'keep'
  const seen = readSeen(typed)
  return seen ? { seenUsd: seen.usd, seenLkr: seen.lkr } : { seenUsd: wholeDollars(typed) }
}

/**
 * @param drivers of the step that assigns them: of the first vehicle, and of the second
 * @throws RangeError, StepRefused for what cannot be
 */
export function readStep(
  step: OperatorStep,
  {
    date,
    time,
    notes,
    vehicle,
    email,
    phone,
    isVisitor,
    movedPrice,
    isClosedMeant,
    isCarHired,
    insists,
    usd,
    percent,
    method,
    lkr = '',
    isOwedAgain,
    isGuestsWish,
    number,
    text = '',
    until = '',
  }: TypedStep,
  [driver, second]: readonly AssignedDriver[],
): Step {
  switch (step) {
    case 'driver':
      return { step, driver: driver!, second, insists }
    case 'change':
      return {
        step,
        date,
        time,
        notes,
        corrected: vehicle,
        price: priceOfMove(movedPrice),
        isClosedMeant,
        isCarHired,
        insists,
      }
    case 'no-show':
      return { step, insists }
    case 'no-driver':
      return { step, insists }
    case 'confirm':
      return { step, isCarHired }
    case 'contact':
      return { step, email, phone, isVisitor }
    case 'paid':
      if (method === 'taxi') throw new RangeError('What a taxi cost goes to the guest: note it as given back.')
      return { step, usd: usd ? wholeDollars(usd) : undefined, method, lkr: wholeRupees(lkr) }
    case 'refund':
      return { step, usd: usd || !lkr ? wholeDollars(usd) : undefined, method, lkr: wholeRupees(lkr), isOwedAgain }
    case 'give-back':
      return { step, usd: usd || !lkr ? wholeDollars(usd) : undefined, lkr: wholeRupees(lkr), isOwedAgain }
    case 'reverse':
      return { step, number: receiptNumber(number), reason: parseReason(text) }
    case 'charge':
      return { step, ...(lkr ? { lkr: wholeRupees(lkr) } : { usd: wholeDollars(usd) }), reason: parseReason(text) }
    case 'cancel':
      return { step, isGuestsWish, insists }
    case 'price':
      return { step, price: newPrice({ usd, lkr, percent }), reason: parseReason(text) }
    case 'note':
    case 'complaint':
      return { step, text: parseRemark(text), openUntil: parseOpenUntil(until, sriLankaTime(new Date()).date) }
    default:
      return { step }
  }
}

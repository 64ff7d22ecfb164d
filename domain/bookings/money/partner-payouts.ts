/** What is still due to a partner of its commissions, and how a payout is typed. docs/bookings.md#partners */
import * as v from 'valibot'
import { isRealDate } from '#domain/sri-lanka-time.ts'
import { ENTERED_METHODS, type EnteredMethod } from './payments.ts'

/** A ride of a partner's guest: what the partner has earned by it, and what it was paid for it. Cents of a dollar. */
export interface EarnedRide {
  readonly bookingNumber: number
  readonly position: number
  readonly commission: number
  readonly paidOut: number
}

export interface RidePayout extends Pick<EarnedRide, 'bookingNumber' | 'position'> {
  readonly cents: number
}

/**
 * What is still due of each ride; negative where more was paid than it brings by now, because it was given back since: the
 * next payout is so much less.
 */
export const duePayouts = (rides: readonly EarnedRide[]): RidePayout[] =>
  rides.flatMap(({ bookingNumber, position, commission, paidOut }) =>
    commission === paidOut ? [] : [{ bookingNumber, position, cents: commission - paidOut }],
  )

/** A payout as the office enters it. */
export interface TypedPayout {
  readonly method: EnteredMethod
  /** When it was paid, `YYYY-MM-DD`. */
  readonly day: string
}

const PayoutSchema = v.object({
  method: v.picklist(ENTERED_METHODS, `It was paid by one of: ${ENTERED_METHODS.join(', ')}`),
  day: v.pipe(v.string(), v.check(isRealDate, 'The day is a date such as 2026-12-05')),
})

/** @param today nobody has paid later. @throws RangeError that says what is wrong */
export function parsePayout(typed: Readonly<Record<keyof TypedPayout, string>>, today: string): TypedPayout {
  const parsed = v.safeParse(PayoutSchema, typed)
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  if (parsed.output.day > today) throw new RangeError('It was paid today or before.')
  return parsed.output
}

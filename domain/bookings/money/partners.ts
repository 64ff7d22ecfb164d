/** What is agreed with a partner, what it gets of a ride, what of that is still due, and how all this is typed. docs/bookings.md#partners */
import * as v from 'valibot'
import { typedWhole } from '#domain/fares/money.ts'
import { isRealDate, showDate } from '#domain/sri-lanka-time.ts'
import { dollarOf } from '#domain/bookings/agreed/kept-promises.ts'
import { line } from '#domain/bookings/agreed/operator-steps.ts'
import { companyLine, companyLines, taxNumberLine } from '../request/company.ts'
import { type BothSums, PAYMENT_CURRENCIES, type PaymentCurrency, UNIT } from './sums.ts'
import { ENTERED_METHODS, type EnteredMethod } from './payments.ts'

export const MAX_PARTNER_NAME = 80
export const MAX_PERCENT = 50

/** A partner as the operator enters it. */
export interface PartnerTerms {
  readonly name: string
  /** As typed: the caller that stores it checks that the site knows it. */
  readonly place: string
  /** Whole percent of the price. */
  readonly percent: number
}

const PERCENT_TEXT = `The percent are a whole number from 0 to ${MAX_PERCENT}`

const TermsSchema = v.object({
  name: line('The name', MAX_PARTNER_NAME),
  place: line('The place', 200),
  percent: v.pipe(
    v.string(),
    v.transform((text) => typedWhole(text, 'percent')),
    v.number(PERCENT_TEXT),
    v.maxValue(MAX_PERCENT, PERCENT_TEXT),
  ),
})

/** @throws RangeError that says what is wrong */
export function parsePartner(typed: Readonly<Record<keyof PartnerTerms, string>>): PartnerTerms {
  const parsed = v.safeParse(TermsSchema, typed)
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  return parsed.output
}

/** Whom a partner's invoices are for, and whether it pays for the guests whom the office books for it. */
export interface PartnerAccount {
  readonly company: string
  readonly address: string
  readonly taxNumber: string
  readonly currency: PaymentCurrency
  readonly onAccount: boolean
}

const AccountSchema = v.pipe(
  v.object({
    company: companyLine,
    address: companyLines,
    taxNumber: taxNumberLine,
    currency: v.picklist(PAYMENT_CURRENCIES, 'The currency is USD or LKR'),
    onAccount: v.pipe(
      v.string(),
      v.transform((text) => text === 'yes'),
    ),
  }),
  v.check(
    ({ onAccount, company, address }) => !onAccount || (company !== '' && address !== ''),
    'A house that pays needs the name and the address of its company',
  ),
)

/** @throws RangeError that says what is wrong */
export function parseAccount(typed: Readonly<Record<keyof PartnerAccount, string>>): PartnerAccount {
  const parsed = v.safeParse(AccountSchema, typed)
  if (!parsed.success) {
    const { path, message } = parsed.issues[0]
    throw new RangeError(path ? `The ${String(path[0].key)} cannot be written so.` : `${message}.`)
  }
  return parsed.output
}

/** Cents. @param kept whole dollars or rupees, so that no cent is rounded */
export const commissionCents = (kept: number, percent: number) => kept * percent

/** What was paid out beyond what is earned by now, in cents of each currency: of some ride, money went back after it. */
export const paidTooMuch = (earned: BothSums, paidOut: BothSums): BothSums => ({
  usd: Math.max(0, paidOut.usd - earned.usd),
  lkr: Math.max(0, paidOut.lkr - earned.lkr),
})

/**
 * A statement in rupees. Each ride keeps the dollar of its booking: a month that is over says the same at any time.
 * @param rides with cents of each currency
 * @returns cents, and what a dollar is in those that were earned in dollars: the least first
 */
export function statementInRupees(
  rides: readonly { readonly commission: BothSums; readonly lkrPerUsd: number | undefined }[],
): { readonly cents: number; readonly dollars: readonly number[] } {
  const inDollars = rides.filter(({ commission }) => commission.usd !== 0)
  return {
    cents: rides.reduce(
      (sum, { commission, lkrPerUsd }) => sum + Math.round(commission.usd * dollarOf({ lkrPerUsd })) + commission.lkr,
      0,
    ),
    dollars: [...new Set(inDollars.map(({ lkrPerUsd }) => dollarOf({ lkrPerUsd })))].toSorted((a, b) => a - b),
  }
}

/**
 * A ride of a partner's guest: what the partner has earned by it, in the currency that was agreed with the guest, and what it was
 * paid for it. Cents of each.
 */
export interface EarnedRide {
  readonly bookingNumber: number
  readonly position: number
  readonly commission: BothSums
  readonly paidOut: BothSums
}

export interface RidePayout extends Pick<EarnedRide, 'bookingNumber' | 'position'> {
  readonly cents: number
}

/**
 * What is still due of each ride in one currency; negative where more was paid than it brings by now, because it was given back since: the
 * next payout is so much less.
 */
export const duePayouts = (rides: readonly EarnedRide[], currency: PaymentCurrency): RidePayout[] =>
  rides.flatMap(({ bookingNumber, position, commission, paidOut }) => {
    const cents = commission[UNIT[currency]] - paidOut[UNIT[currency]]
    return cents === 0 ? [] : [{ bookingNumber, position, cents }]
  })

/** A payout as the office enters it. */
export interface TypedPayout {
  readonly currency: PaymentCurrency
  readonly method: EnteredMethod
  /** When it was paid, `YYYY-MM-DD`. */
  readonly day: string
}

const PayoutSchema = v.object({
  currency: v.picklist(PAYMENT_CURRENCIES, 'The currency is USD or LKR'),
  method: v.picklist(ENTERED_METHODS, `It was paid by one of: ${ENTERED_METHODS.join(', ')}`),
  day: v.pipe(v.string(), v.check(isRealDate, 'The day is a date such as 2026-12-05')),
})

/** @throws RangeError that says what is wrong */
export function parsePayout(typed: Readonly<Record<keyof TypedPayout, string>>): TypedPayout {
  const parsed = v.safeParse(PayoutSchema, typed)
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  return parsed.output
}

/**
 * A payout stays in the books for good, and its day is typed: a slip of the year is refused.
 * @param first the day on which the first booking was made that it pays for: until then there was nothing to pay
 * @throws RangeError that says between which days it is
 */
export function checkPayoutDay(day: string, first: string, today: string): void {
  if (day > today) throw new RangeError('It was paid today or before.')
  if (day < first)
    throw new RangeError(
      `It was paid on ${showDate(first)} or later: the first booking that it pays for is of that day.`,
    )
}

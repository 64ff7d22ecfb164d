/**
 * A deposit by bank transfer, where nobody can pay online: how much, until when, what guests are told of it, and what becomes
 * of a booking whose deposit is late. The account is the owner's: `BANK_ACCOUNT`. docs/payments.md#bank-transfer
 */
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { isRunning, type BookingStatus } from '../ride.ts'
import { askedPayment, missingNow } from './payments.ts'
import type { SaidMoney } from './residents.ts'
import { depositText, eitherText, type SaidDeposit } from './said-sums.ts'
import type { SummaryLine } from '../ride-summary.ts'
import { type MoneyRide, openUsd } from './sums.ts'

export interface BankAccount {
  readonly holder: string
  readonly number: string
  /** With its branch. */
  readonly bank: string
  readonly swift: string
}

/** What a guest is asked to transfer. */
export interface AskedTransfer extends SaidMoney {
  readonly usd: number
  /** Whole rupees. */
  readonly lkr: number
  /** The last day on which it may come, `YYYY-MM-DD`, Sri Lanka time. */
  readonly until: string
  /** That day is over. */
  readonly isLate: boolean
}

/** As the guest reads it. */
export interface BankTransfer extends AskedTransfer {
  readonly account: BankAccount
  /** What the guest writes with it: the booking's number, which opens nothing. */
  readonly reference: string
}

/**
 * Whether a deposit is asked for by bank transfer, before the booking is made: it could come before the first ride.
 * @param pickups the days, empty where not known yet @param days `null` where there is no account
 */
export const isTransferAsked = (pickups: readonly string[], days: number | null, now: Date): days is number =>
  days !== null && pickups.every((day) => day === '' || day > addDays(sriLankaTime(now).date, days))

/** What is asked for, until when, and what happens else. */
export function transferTerms({ usd, lkr, inRupees, until, isLate }: AskedTransfer, texts: Texts): string {
  const { bank: t } = texts.in('booking').money
  const { formats } = texts
  const deposit = depositText(inRupees ? { usd, lkr } : { usd }, texts)
  return formats.sentences([t.deposit(deposit), (isLate ? t.late : t.until)(formats.date(until))])
}

/** Before the booking is made. */
export function transferPromise(deposit: SaidDeposit, days: number, texts: Texts): string {
  const { bank: t } = texts.in('booking').money
  return texts.formats.sentences([t.deposit(depositText(deposit, texts)), t.within(days)])
}

/** What a guest copies into the bank's form. */
export function transferLines({ account, reference, ...asked }: BankTransfer, texts: Texts): SummaryLine[] {
  const { bank: t } = texts.in('booking').money
  return [
    { label: t.amount, value: eitherText(asked, asked, texts) },
    { label: t.holder, value: account.holder, asIs: true },
    { label: t.account, value: account.number, asIs: true },
    { label: t.bank, value: account.bank, asIs: true },
    { label: t.swift, value: account.swift, asIs: true },
    { label: t.reference, value: reference, asIs: true },
  ]
}

/** A guest who is confirmed late has this many days from then on. */
const DAYS_AFTER_CONFIRMATION = 2
/** Days after the mail that asks again until the office may give up the booking. */
const DAYS_AFTER_ASKING = 2

/** What of a ride decides how much is asked for, and until when. */
export interface DepositRide extends MoneyRide {
  readonly status: BookingStatus
  readonly pickupDate: string
  /** UTC, ISO 8601. */
  readonly confirmedAt: string | null
}

const firstPickup = (rides: readonly DepositRide[]) =>
  rides.map(({ pickupDate }) => pickupDate).reduce((first, date) => (date < first ? date : first))

const dayOf = (instant: string) => sriLankaTime(new Date(instant)).date

/** What decides whether a deposit is asked for. */
interface DepositOf {
  readonly rides: readonly DepositRide[]
  /** Those of them that can be paid for now. */
  readonly payable: readonly DepositRide[]
  readonly terms: Promises['deposit']
  /** UTC, ISO 8601. */
  readonly createdAt: string
  /** The owner's: days after the booking by which the money has to be there. */
  readonly days: number
}

/** @returns `null` where no deposit is asked for or missing, and where money could not come before the first ride */
export function askedTransfer({ rides, payable, terms, createdAt, days }: DepositOf, now: Date): AskedTransfer | null {
  const running = rides.filter(isRunning)
  const asked = payable.filter(isRunning)
  if (missingNow(running, asked, terms) === null || openUsd(asked) === 0) return null
  const { usd, lkr } = askedPayment(running, asked, terms)
  const confirmed = asked.flatMap(({ confirmedAt }) =>
    confirmedAt === null ? [] : [addDays(dayOf(confirmedAt), DAYS_AFTER_CONFIRMATION)],
  )
  const until = [addDays(dayOf(createdAt), days), ...confirmed].reduce((last, day) => (day > last ? day : last))
  if (until >= firstPickup(running)) return null
  return { usd, lkr, until, isLate: dayOf(now.toISOString()) > until }
}

/** Whether the office may give up a booking: its guest was asked again, and had time. */
export function mayBeReleased({ until, isLate }: AskedTransfer, rides: readonly DepositRide[], now: Date): boolean {
  const today = dayOf(now.toISOString())
  const first = firstPickup(rides.filter(isRunning))
  return isLate && (today > addDays(until, DAYS_AFTER_ASKING) || today >= addDays(first, -1))
}

/** How much of a deposit is asked for by bank transfer, until when, and what becomes of a booking whose deposit is late. */
import type { Promises } from '#domain/prices/price-list.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { isRunning, type BookingStatus } from '../ride.ts'
import type { AskedTransfer } from './bank-transfer.ts'
import { missingDeposit } from './payments.ts'
import { type MoneyRide, sumsOf } from './sums.ts'

/** A guest who is confirmed late has this many days from then on. */
const DAYS_AFTER_CONFIRMATION = 2
/** So long after the mail that asks again the office may give up the booking. */
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
  const missing = missingDeposit(running, terms)
  const open = sumsOf(asked, 'owed')
  if (missing === null || open.usd === 0) return null
  const { usd, lkr } = missing.usd < open.usd && missing.lkr < open.lkr ? missing : open
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

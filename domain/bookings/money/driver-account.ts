/**
 * Between a driver and the office: the cash that the driver took of guests and has handed over, and what of the wage is
 * paid. docs/bookings.md#accounts-of-drivers
 */
import { typedWhole } from '#domain/fares/money.ts'
import * as v from 'valibot'
import { addDays, isRealDate } from '#domain/sri-lanka-time.ts'
import { line } from '#domain/bookings/agreed/operator-steps.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from './sums.ts'

/* What drivers collected in cash, week by week from Monday on. docs/bookings.md#drivers */

/** A confirmed ride whose pickup is past, with the cash that its driver took; or what another one had taken for it. */
export interface CollectedRide {
  /** It is that driver's own. */
  readonly isDriven: boolean
  readonly pickupDate: string
  /** `null` for a ride whose driver is erased, or that nobody drove. */
  readonly driver: string | null
  /** E.164. */
  readonly phone: string | null
  /** Cents; negative for money that went back. */
  readonly usdCents: number
  readonly lkrCents: number
  /** Whole dollars that the driver was to collect and nobody has noted as paid; of a resident, who pays in them, whole rupees instead. */
  readonly openUsd: number
  readonly openLkr: number
}

export interface CashWeek {
  /** The Monday, `YYYY-MM-DD`. */
  readonly week: string
  readonly driver: string | null
  readonly phone: string | null
  readonly rides: number
  readonly usdCents: number
  readonly lkrCents: number
  readonly openUsd: number
  readonly openLkr: number
}

/** The Monday of a day's week. @example mondayOf('2026-11-22') // '2026-11-16' */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The seventh day of a month lies in the week of its first Monday. */
const firstMondayOf = (month: string) => mondayOf(`${month}-07`)

/** The days of the weeks that begin in a month: none is cut in two. @param month `YYYY-MM` */
export function weeksOfMonth(month: string): { readonly from: string; readonly until: string } {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return { from: firstMondayOf(month), until: addDays(firstMondayOf(next), -1) }
}

/** A row for each week and driver, by week and name. A driver is a phone number: names are spelled in many ways. */
export function cashByWeek(rides: readonly CollectedRide[]): CashWeek[] {
  const weeks = new Map<string, CashWeek>()
  for (const { isDriven, pickupDate, driver, phone, usdCents, lkrCents, openUsd, openLkr } of rides) {
    const week = mondayOf(pickupDate)
    const key = `${week} ${phone}`
    const sum = weeks.get(key) ?? { week, driver, phone, rides: 0, usdCents: 0, lkrCents: 0, openUsd: 0, openLkr: 0 }
    weeks.set(key, {
      ...sum,
      rides: sum.rides + Number(isDriven),
      usdCents: sum.usdCents + usdCents,
      lkrCents: sum.lkrCents + lkrCents,
      openUsd: sum.openUsd + openUsd,
      openLkr: sum.openLkr + openLkr,
    })
  }
  const name = ({ week, driver }: CashWeek) => `${week} ${driver ?? ''}`
  return [...weeks.values()].sort((a, b) => (name(a) < name(b) ? -1 : 1))
}

/** What of a driver's account an entry of the office changes. */
export const DRIVER_ENTRIES = {
  'handed-over': { words: 'handed over', isCash: true, isWage: false },
  'wage-kept': { words: 'wage, kept from the cash', isCash: true, isWage: true },
  'wage-paid': { words: 'wage, paid', isCash: false, isWage: true },
} as const
export type DriverEntryKind = keyof typeof DRIVER_ENTRIES

/** Cents of each currency. */
export type CashAmounts = Readonly<Record<PaymentCurrency, number>>

interface CashLine {
  readonly currency: PaymentCurrency
  /** Negative for what went back, or was wrong. */
  readonly cents: number
}

/** Cash that a driver took, by the day of its ride. */
export interface TakenCash extends CashLine {
  readonly day: string
}

/** An entry of the office, by the day on which it was made. */
export interface AccountEntry extends CashLine {
  readonly what: DriverEntryKind
  readonly day: string
  /** The Monday of the week that a wage is for. */
  readonly week: string | null
}

const amounts = (of: (currency: PaymentCurrency) => number) =>
  Object.fromEntries(PAYMENT_CURRENCIES.map((currency) => [currency, of(currency)])) as CashAmounts

const total = (lines: readonly CashLine[]): CashAmounts =>
  amounts((currency) => lines.reduce((sum, each) => sum + (each.currency === currency ? each.cents : 0), 0))

const less = (one: CashAmounts, other: CashAmounts) => amounts((currency) => one[currency] - other[currency])

const ofCash = (entries: readonly AccountEntry[]) => entries.filter(({ what }) => DRIVER_ENTRIES[what].isCash)

/** What the driver holds of the office's cash; negative where more was handed over than the office knows of. */
export const openCash = (taken: readonly TakenCash[], entries: readonly AccountEntry[]): CashAmounts =>
  less(total(taken), total(ofCash(entries)))

interface AccountWeek {
  /** Open when the week began. */
  readonly carried: CashAmounts
  readonly collected: CashAmounts
  readonly handedOver: CashAmounts
  /** Open when it ended. */
  readonly open: CashAmounts
  /** Open by now, whatever week it is of. */
  readonly openNow: CashAmounts
  /** Cents of a rupee: of the wage for this week. */
  readonly paid: number
  readonly owed: number
}

/**
 * A driver's week. Cash counts in the week of its ride, what is handed over on its own day, and a wage that is paid for the
 * week that it is for.
 * @param week its Monday
 * @param earnedLkr whole rupees
 */
export function accountWeek(
  week: string,
  taken: readonly TakenCash[],
  entries: readonly AccountEntry[],
  earnedLkr: number,
): AccountWeek {
  const sunday = addDays(week, 6)
  const isBefore = ({ day }: { day: string }) => day < week
  const isWithin = ({ day }: { day: string }) => day >= week && day <= sunday
  const carried = openCash(taken.filter(isBefore), entries.filter(isBefore))
  const collected = total(taken.filter(isWithin))
  const handedOver = total(ofCash(entries.filter(isWithin)))
  const wages = entries.filter((entry) => DRIVER_ENTRIES[entry.what].isWage && entry.week === week)
  const paid = total(wages).LKR
  return {
    carried,
    collected,
    handedOver,
    open: less(
      amounts((currency) => carried[currency] + collected[currency]),
      handedOver,
    ),
    openNow: openCash(taken, entries),
    paid,
    owed: earnedLkr * 100 - paid,
  }
}

/** The Monday of a typed day; of this week for none that there is. */
export const weekOf = (typed: string | undefined, today: string): string =>
  mondayOf(typed !== undefined && isRealDate(typed) ? typed : today)

const MOST_DOLLARS = 99_999

/** What was typed of an amount of cash: rupees or dollars. @throws RangeError that says what is wrong */
export function parseCash({ lkr, usd }: { readonly lkr: string; readonly usd: string }): CashLine {
  const [rupees, dollars] = [lkr.trim(), usd.trim()]
  if ((rupees === '') === (dollars === '')) throw new RangeError('Say either the rupees or the dollars.')
  const isRupees = rupees !== ''
  const amount = isRupees ? typedWhole(rupees, 'rupees') : typedWhole(dollars, 'dollars')
  if (!amount || (!isRupees && amount > MOST_DOLLARS))
    throw new RangeError(`The ${isRupees ? 'rupees' : 'dollars'} are a whole number.`)
  return { currency: isRupees ? 'LKR' : 'USD', cents: amount * 100 }
}

export const MAX_WHY = 200

/** Why an entry is wrong. @throws RangeError that says what is wrong */
export function parseWhy(typed: string): string {
  const parsed = v.safeParse(line('The reason', MAX_WHY), typed)
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  return parsed.output
}

/**
 * Whether an entry is more than the account has: then somebody has to say that it is meant.
 * @param week that a wage is for, as it stands
 */
export function isMoreThanOpen(
  { what, currency, cents }: Pick<AccountEntry, 'what' | 'currency' | 'cents'>,
  week: Pick<AccountWeek, 'openNow' | 'owed'>,
): boolean {
  const { isCash, isWage } = DRIVER_ENTRIES[what]
  return (isCash && cents > week.openNow[currency]) || (isWage && cents > week.owed)
}

/** What drivers earn: rupees for each day worked, rupees for each ride, a percentage of its price. docs/bookings.md#accounts-of-drivers */
import * as v from 'valibot'
import { formatLkr, typedWhole } from '#domain/fares/money.ts'
import { addDays, isRealDate } from '#domain/sri-lanka-time.ts'
import { mondayOf } from './driver-account.ts'

/** Each of the three may be nothing. */
export interface Wage {
  /** `YYYY-MM-DD`: from then on, until another begins. */
  readonly firstDay: string
  /** Whole rupees. */
  readonly dayLkr: number
  readonly rideLkr: number
  /** Of the price of each ride. */
  readonly percent: number
}

/** Of two for the same day the later entry counts. */
export interface EnteredWage extends Wage {
  readonly id: number
}

/** What counts on a day; `null` before the first. */
export function wageOn<W extends EnteredWage>(wages: readonly W[], day: string): W | null {
  const begun = wages.filter(({ firstDay }) => firstDay <= day)
  const isLater = (one: W, other: W) =>
    one.firstDay === other.firstDay ? one.id > other.id : one.firstDay > other.firstDay
  return begun.reduce<W | null>((found, wage) => (found === null || isLater(wage, found) ? wage : found), null)
}

/** @example 'LKR 3,000 a day and 10 % of the price' */
export function wageWords({ dayLkr, rideLkr, percent }: Wage): string {
  const parts = [
    ...(dayLkr > 0 ? [`${formatLkr(dayLkr)} a day`] : []),
    ...(rideLkr > 0 ? [`${formatLkr(rideLkr)} a ride`] : []),
    ...(percent > 0 ? [`${percent} % of the price`] : []),
  ]
  return parts.length === 0 ? 'nothing' : new Intl.ListFormat('en').format(parts)
}

/** A ride that somebody set out for. */
export interface WorkedRide {
  readonly pickupDate: string
  /** Until then the car stays with its guests: the day of its pickup where it does not. */
  readonly lastDay: string
  /** Whole rupees that it brings in. */
  readonly lkr: number
}

export interface Earned {
  /** Whole rupees for each ride, in their order; 0 for one whose pickup lies outside. */
  readonly rides: readonly number[]
  /** The days worked, each once however many rides it had, with what they earn. */
  readonly days: readonly { readonly day: string; readonly lkr: number }[]
  readonly lkr: number
}

interface Days {
  readonly from: string
  readonly until: string
}

/** The days from a pickup to the end of what is driven for it, as far as they lie in a span. */
function daysWithin({ pickupDate, lastDay }: WorkedRide, { from, until }: Days): string[] {
  const days: string[] = []
  const last = lastDay < until ? lastDay : until
  for (let day = pickupDate > from ? pickupDate : from; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** What a driver earns in some days, which are over or begun. @param rides in any order; those outside count for the days that they reach into */
export function earnedIn(rides: readonly WorkedRide[], wages: readonly EnteredWage[], span: Days): Earned {
  const ofRides = rides.map(({ pickupDate, lkr }) => {
    const wage = pickupDate < span.from || pickupDate > span.until ? null : wageOn(wages, pickupDate)
    return wage === null ? 0 : wage.rideLkr + Math.round((lkr * wage.percent) / 100)
  })
  const worked = new Set(rides.flatMap((ride) => daysWithin(ride, span)))
  const days = [...worked].toSorted().map((day) => ({ day, lkr: wageOn(wages, day)?.dayLkr ?? 0 }))
  const lkr = [...ofRides, ...days.map((each) => each.lkr)].reduce((sum, each) => sum + each, 0)
  return { rides: ofRides, days, lkr }
}

const MAX_WAGE_LKR = 1_000_000

const rupees = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? 0 : typedWhole(text, 'rupees'))),
    v.number(`${what} are whole rupees`),
    v.maxValue(MAX_WAGE_LKR, `${what} are ${formatLkr(MAX_WAGE_LKR)} at most`),
  )

const PERCENT_TEXT = 'The percent are a whole number from 0 to 100'

const WageSchema = v.object({
  firstDay: v.pipe(v.string(), v.trim(), v.check(isRealDate, 'The first day is a day such as 2026-12-31')),
  dayLkr: rupees('The rupees a day'),
  rideLkr: rupees('The rupees a ride'),
  percent: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? 0 : typedWhole(text, 'percent'))),
    v.number(PERCENT_TEXT),
    v.maxValue(100, PERCENT_TEXT),
  ),
})

export type TypedWage = Readonly<Record<keyof Wage, string>>

/**
 * A wage as the owner typed it. One that was said stays for the weeks before: only the first may begin in them.
 * @param isFirst whether the driver has none yet
 * @throws RangeError that says what is wrong
 */
export function parseWage(typed: TypedWage, { today, isFirst }: { today: string; isFirst: boolean }): Wage {
  const parsed = v.safeParse(WageSchema, typed)
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  const wage = parsed.output
  const monday = mondayOf(today)
  if (!isFirst && wage.firstDay < monday)
    throw new RangeError(`A week that is over keeps its wage: the first day is ${monday} or later.`)
  if (wage.firstDay > addDays(today, 366) || wage.firstDay < addDays(today, -366))
    throw new RangeError('The first day is within a year.')
  return wage
}

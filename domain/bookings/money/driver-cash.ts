/** What drivers collected in cash, week by week from Monday on. docs/bookings.md#drivers */
import { addDays } from '#domain/sri-lanka-time.ts'

/** A confirmed ride whose pickup is past, with what came for it in cash from its day on. */
export interface CollectedRide {
  readonly pickupDate: string
  /** `null` for a ride whose driver is erased, or that nobody drove. */
  readonly driver: string | null
  /** E.164. */
  readonly phone: string | null
  /** Cents; negative for money that went back. */
  readonly usdCents: number
  readonly lkrCents: number
  /** Whole dollars of its price that nobody has noted as paid; of a resident, who pays in them, whole rupees instead. */
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
  for (const { pickupDate, driver, phone, usdCents, lkrCents, openUsd, openLkr } of rides) {
    const week = mondayOf(pickupDate)
    const key = `${week} ${phone}`
    const sum = weeks.get(key) ?? { week, driver, phone, rides: 0, usdCents: 0, lkrCents: 0, openUsd: 0, openLkr: 0 }
    weeks.set(key, {
      ...sum,
      rides: sum.rides + 1,
      usdCents: sum.usdCents + usdCents,
      lkrCents: sum.lkrCents + lkrCents,
      openUsd: sum.openUsd + openUsd,
      openLkr: sum.openLkr + openLkr,
    })
  }
  const name = ({ week, driver }: CashWeek) => `${week} ${driver ?? ''}`
  return [...weeks.values()].sort((a, b) => (name(a) < name(b) ? -1 : 1))
}

/** The fare of the pickup's day and hour. Rules: docs/product.md#fares */
import { datedLkr, dateRules, nightOn, type Pickup } from '#domain/prices/dated-price.ts'
import { type DateRules, hasDatedPrices, isWithin, seasonOn } from '#domain/prices/seasons.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { usd } from './money.ts'
import { mapFare } from './fare-of-classes.ts'
import type { Fare } from './vehicles.ts'

/**
 * The fare of a day and hour: by the season of each class, then for the night.
 * @param fare without season and night, of one vehicle
 * @returns the same object where neither changes it
 * @example with +15 % and +10 % at night: fareOn({ miniprice: 10000, … }, { date: '2026-12-24', time: '23:30' }).miniprice // 12650
 */
export function fareOn(fare: Fare, { date, time }: Pickup, rules: DateRules = priceList()): Fare {
  const more = nightOn(time, rules)
  if (!more && rules.seasons.every((season) => !isWithin(date, season))) return fare
  return mapFare(fare, (vehicle, before) => {
    const season = seasonOn(date, vehicle, rules)
    if (!season && !more) return before
    const lkr = datedLkr(before.lkr, season, more, rules)
    return { lkr, usd: usd(lkr, rules.dollar.lkr) }
  })
}

/**
 * Where the price list has seasons or a night. The answer's own prices are those of today's season by day; what is booked is
 * the price of the pickup's date and time, which `fareOn` makes of these.
 */
export interface DatedPrices<Prices> {
  /** Without season and night. */
  readonly undated: Prices
  readonly rules: DateRules
  /** The day whose season the answer's own prices are of, where they are of no other: `YYYY-MM-DD`, in Sri Lanka. */
  readonly today: string
}

/** Prices as answers and pages tell them: with what those of other days and hours are made of, where they depend on these. */
export type DatedFare = Fare & {
  readonly dated?: DatedPrices<Fare>
  /** The pickup whose prices they are; absent for today's, by day. */
  readonly at?: Pickup
}

/** @param fare without season and night @param today `YYYY-MM-DD` */
export const todaysPrices = (fare: Fare, today: string, list?: DateRules): DatedFare =>
  hasDatedPrices(list)
    ? { ...fareOn(fare, { date: today }, list), dated: { undated: fare, rules: dateRules(today, list), today } }
    : fare

/** The same with the prices of a pickup. */
export const pricedOn = <F extends DatedFare>(fare: F, pickup: Pickup): F =>
  fare.dated ? { ...fare, ...fareOn(fare.dated.undated, pickup, fare.dated.rules), at: pickup } : fare

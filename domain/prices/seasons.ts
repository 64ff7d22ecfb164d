/**
 * Seasons of a price list, and whether anything in it depends on dates. Apart from `dated-price.ts`: pages need this before
 * anybody has chosen a date.
 */
import { priceList } from './current-price-list.ts'
import type { Dates, PriceList, Season, VehicleClass } from './price-list.ts'

/** All of a price list that the prices of other days and hours are made of. */
export type DateRules = Pick<PriceList, 'seasons' | 'night' | 'roundedTo' | 'dollar'>

export const isWithin = (date: string, { from, to }: Dates) => date >= from && date <= to

/** The season of a class of vehicles; `null` for none. A date that nobody has typed yet, or half of one, has none. */
export const seasonOn = (
  date: string,
  vehicle: VehicleClass,
  rules: Pick<DateRules, 'seasons'> = priceList(),
): Season | null =>
  rules.seasons.find((season) => isWithin(date, season) && (season.vehicles?.includes(vehicle) ?? true)) ?? null

/** The season of tours, which have no class of vehicles; `null` for none. */
export const tourSeasonOn = (date: string, rules: Pick<DateRules, 'seasons'> = priceList()): Season | null =>
  rules.seasons.find((season) => isWithin(date, season) && season.tours) ?? null

/** True where the day or the hour of a pickup may change a price. */
export const hasDatedPrices = ({ seasons, night }: Pick<DateRules, 'seasons' | 'night'> = priceList()): boolean =>
  seasons.length > 0 || night !== null

/** True where that is so, or where nobody drives on some days. */
export const dependsOnDates = (list: Pick<PriceList, 'seasons' | 'night' | 'closed'> = priceList()): boolean =>
  hasDatedPrices(list) || list.closed.length > 0

/** Percents may have two digits after the point: in whole numbers, a half is a half. */
export const inTenThousands = (percent: number) => Math.round((100 + percent) * 100)
export const WHOLE = inTenThousands(0)

/**
 * What a price becomes by the day and hour of the pickup: seasons, the night, and days on which nobody drives. Rules:
 * docs/product.md#fares
 *
 * Fares in quotes, tokens and lists are without season and night: what is shown and booked is made of them here, by the
 * same arithmetic in the Worker and in the browser.
 */
import { placeKey } from '#domain/places/place-name.ts'
import { addDays, isInHours } from '#domain/sri-lanka-time.ts'
import { priceList } from './current-price-list.ts'
import type { ClosedDays, Night, PriceList, Season, VehicleClass } from './price-list.ts'
import { type DateRules, inTenThousands, isWithin, WHOLE } from './seasons.ts'

/** When a ride begins, Sri Lanka time: `YYYY-MM-DD`, and `HH:mm`. Without a time, its price is that of the day. */
export interface Pickup {
  readonly date: string
  readonly time?: string
}

/** What an answer tells of them; seasons that are over are left out. @param today `YYYY-MM-DD` */
export function dateRules(today: string, { seasons, night, roundedTo, dollar }: DateRules = priceList()): DateRules {
  return { seasons: seasons.filter(({ to }) => to >= today), night, roundedTo, dollar }
}

/** What is more at night; `null` by day, and while no hour is known. */
export const nightOn = (
  time: string | undefined,
  rules: Pick<DateRules, 'night'> = priceList(),
): Night['more'] | null => (time && rules.night && isInHours(time, rules.night) ? rules.night.more : null)

/**
 * Rupees of a day and hour: first the season, then the night, rounded once, as the list rounds. No price falls under
 * what it is rounded to, one rupee at least.
 * @example datedLkr(10000, christmas, { percent: 10 }, list) // 12650, with 15 % more at Christmas
 */
export function datedLkr(
  lkr: number,
  season: Season | null,
  more: Night['more'] | null,
  { roundedTo }: Pick<DateRules, 'roundedTo'> = priceList(),
): number {
  if (!season && !more) return lkr
  const bySeason = lkr * inTenThousands(season?.percent ?? 0)
  const byNight =
    more && 'rupees' in more ? (bySeason + more.rupees * WHOLE) * WHOLE : bySeason * inTenThousands(more?.percent ?? 0)
  return Math.max(roundedTo, Math.round(byNight / (WHOLE * WHOLE * roundedTo)) * roundedTo)
}

/** What is driven on a date: a transfer in a class of vehicles, or a tour. */
export interface DrivenOn {
  readonly park?: string | null
  readonly vehicle?: VehicleClass | null
}

/** Why nobody drives on a date: days of the company, of the park, or of the class of vehicles. `null` if somebody does. */
export function closedOn(
  date: string,
  { park = null, vehicle = null }: DrivenOn = {},
  list: PriceList = priceList(),
): ClosedDays | null {
  const concerns = (closed: ClosedDays) =>
    (closed.park === null || (park !== null && placeKey(closed.park) === placeKey(park))) &&
    (closed.vehicle === null || closed.vehicle === vehicle)
  return list.closed.find((closed) => isWithin(date, closed) && concerns(closed)) ?? null
}

/** Nobody looks for a day farther away. */
const DAYS_LOOKED_AT = 366

/**
 * The day nearest to a closed one on which the same can be driven, the later one of two; `null` if none is near.
 * @param first `YYYY-MM-DD`: no day before it can be booked
 */
export function nearestOpenDay(
  date: string,
  driven: DrivenOn,
  first: string,
  list: PriceList = priceList(),
): string | null {
  const isOpen = (day: string) => day >= first && closedOn(day, driven, list) === null
  for (let days = 1; days <= DAYS_LOOKED_AT; days++) {
    const day = [days, -days].map((away) => addDays(date, away)).find(isOpen)
    if (day) return day
  }
  return null
}

/**
 * The next day from which a price is another one, and what the price is then.
 * @param priceOn what something costs on a date
 * @param today `YYYY-MM-DD`, for which nothing is said
 */
export function nextPrice(
  priceOn: (date: string) => number,
  today: string,
  { seasons }: Pick<DateRules, 'seasons'> = priceList(),
): { readonly from: string; readonly price: number } | null {
  const now = priceOn(today)
  const edges = seasons.flatMap(({ from, to }) => [from, addDays(to, 1)]).filter((date) => date > today)
  const from = edges.sort().find((date) => priceOn(date) !== now)
  return from === undefined ? null : { from, price: priceOn(from) }
}

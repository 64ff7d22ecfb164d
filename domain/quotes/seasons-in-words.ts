/** Why a price is that of its day and hour, and why nobody drives on a day: in words. docs/product.md#fares */
import { type VehicleClass, vehicleNameIn } from '#domain/fares/vehicles.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { closedOn, type DrivenOn, nearestOpenDay, nightOn, type Pickup } from '#domain/prices/dated-price.ts'
import { seasonOn, tourSeasonOn } from '#domain/prices/seasons.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { PriceList, Season } from '#domain/prices/price-list.ts'
import { addDays, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'

/** With the texts of 'seasons', as all of these. @example 'Christmas season, 15 % more' */
export function seasonText({ names, percent }: Season, texts: Texts): string {
  const t = texts.in('seasons')
  const name = names[texts.language] ?? names.en ?? t.season
  return (percent < 0 ? t.less : t.more)(name, texts.formats.percent(Math.abs(percent)))
}

/**
 * Why a ride costs what it does on its day and hour; empty if it costs what it always does.
 * @param vehicle `null` for a tour, which has a season of its own and no night
 * @example priceReasons({ date: '2026-12-24', time: '23:30' }, 'car', texts) // ['Christmas season, 15 % more', 'Night, 10 % more']
 */
export function priceReasons(
  { date, time }: Pickup,
  vehicle: VehicleClass | null,
  texts: Texts,
  list: Pick<PriceList, 'seasons' | 'night'> = priceList(),
): string[] {
  const season = vehicle === null ? tourSeasonOn(date, list) : seasonOn(date, vehicle, list)
  const more = vehicle === null ? null : nightOn(time, list)
  return [
    ...(season && season.percent !== 0 ? [seasonText(season, texts)] : []),
    ...(more ? [nightText(more, texts)] : []),
  ]
}

/** @example 'Night, 10 % more (22:00 – 06:00)' */
export function nightHours(texts: Texts, { night }: Pick<PriceList, 'night'> = priceList()): string | null {
  return (
    night && `${nightText(night.more, texts)} (${texts.formats.time(night.from)} – ${texts.formats.time(night.until)})`
  )
}

function nightText(more: NonNullable<ReturnType<typeof nightOn>>, texts: Texts): string {
  const t = texts.in('seasons')
  if ('rupees' in more) return t.more(t.night, texts.formats.lkr(more.rupees))
  return (more.percent < 0 ? t.less : t.more)(t.night, texts.formats.percent(Math.abs(more.percent)))
}

// A closed day is a problem of a date, as those of `field-problems.ts`: a code, and what its words name.

const CODE = 'closed-days'
const NONE = '-'

/**
 * What is wrong with a date on which nobody drives; `null` for nothing.
 * @returns a code for {@link closedWords}: 'closed-days 2027-04-13 2027-04-14 2027-04-12 park Yala national park'
 */
export function closedProblem(date: string, driven: DrivenOn, now: Date): string | null {
  const closed = closedOn(date, driven)
  if (!closed) return null
  const { from, to, park, vehicle } = closed
  const open = nearestOpenDay(date, driven, sriLankaTime(now).date) ?? NONE
  const whose = park === null ? (vehicle === null ? [] : ['vehicle', vehicle]) : ['park', park]
  return [CODE, from, to, open, ...whose].join(' ')
}

const STAY = 'beyond-stay'

/** A ride's day on which the car and driver who stay are gone. @returns a code for {@link stayWords} */
export const stayProblem = ({
  days,
  from,
  to,
}: {
  readonly days: number
  readonly from: string
  readonly to: string
}) => [STAY, days, from, to].join(' ')

/** @param problem any; `null` for another one than of {@link stayProblem} */
export function stayWords(problem: string, texts: Texts): string | null {
  const [code, days, from = '', to = ''] = problem.split(' ')
  if (code !== STAY || !isRealDate(from) || !isRealDate(to)) return null
  const { date } = texts.formats
  return texts.in('form').journey.beyondStay(Number(days), date(from), date(to))
}

/** @param problem any; `null` for another one than of {@link closedProblem} */
export function closedWords(problem: string, texts: Texts): string | null {
  const [code, from = '', to = '', open = '', whose, ...name] = problem.split(' ')
  if (code !== CODE || !isRealDate(from) || !isRealDate(to)) return null
  const t = texts.in('seasons')
  const when = daysText(from, to, texts)
  const sentence =
    whose === 'park'
      ? t.closed.park(name.join(' '), when)
      : whose === 'vehicle'
        ? t.closed.vehicle(vehicleNameIn(name[0] ?? '', texts), when)
        : t.closed.company(when)
  return texts.formats.sentences([sentence, ...(isRealDate(open) ? [t.open(texts.formats.date(open))] : [])])
}

/** @example daysText('2027-04-13', '2027-04-14', texts) // 'on 13 and 14 April' */
function daysText(from: string, to: string, texts: Texts): string {
  const t = texts.in('seasons')
  const [first, last] = [from, to].map((date) => texts.formats.dayOfYear(date.slice(5))) as [string, string]
  if (from === to) return t.on(first)
  return (addDays(from, 1) === to ? t.onBoth : t.onAll)(first, last, from.slice(0, 7) === to.slice(0, 7))
}

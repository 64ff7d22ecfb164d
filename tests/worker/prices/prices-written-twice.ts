/**
 * What a list makes of a ride, written a second time and in another way than the site's own rules, to compare the site's
 * prices with. docs/product.md#fares, #tours
 */
import type { PriceList, VehicleClass } from '#domain/prices/price-list.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

interface Way {
  readonly pickup: string
  readonly dropoff: string
  readonly km: number
  readonly minutes: number
}
interface When {
  readonly date: string
  readonly time?: string
}

/** Of positive numbers with at most two digits behind the point. */
const nearest = (value: number, step: number) => {
  const rest = value % step
  return rest * 2 >= step ? value - rest + step : value - rest
}

function byRates(list: PriceList, vehicle: VehicleClass, { pickup, dropoff, km, minutes }: Way): number {
  const { airport, short, longer } = list.transfers
  if ([pickup, dropoff].includes(COLOMBO_AIRPORT) && km < airport.belowKm)
    return airport.base[vehicle]! + airport.perKm[vehicle]! * km
  if (km <= short.upToKm) return short.base[vehicle]! + short.perKm[vehicle]! * km
  const speed = [55, 75, 105].filter((bound) => 100 * km >= bound * minutes).length
  const row = longer.upToKm.filter((end) => km > end).length
  return longer.base[vehicle]! + longer.perKm[vehicle]![row]![speed]! * km
}

/** Rupees by the rates, or set by hand, without season and night. */
function undatedLkr(list: PriceList, vehicle: VehicleClass, way: Way): number {
  const settled = (each: VehicleClass, lkr: number) =>
    Math.max(nearest(nearest(lkr, 1), list.roundedTo), list.least[each] ?? 0)
  const hand = list.byHand.find(
    ({ from, to, bothWays }) =>
      (from === way.pickup && to === way.dropoff) || (bothWays && to === way.pickup && from === way.dropoff),
  )?.prices
  if (hand?.[vehicle]) return hand[vehicle]
  const { share } = list.vehicles[vehicle]!
  if (!share) return settled(vehicle, byRates(list, vehicle, way))
  const other = hand?.[share.of] ?? settled(share.of, byRates(list, share.of, way))
  return settled(vehicle, (other * share.percent) / 100)
}

const isDuring = ({ date }: When, { from, to }: { readonly from: string; readonly to: string }) =>
  from <= date && date <= to

/** Whole rupees and dollars of a transfer. */
export function transferTwice(list: PriceList, vehicle: VehicleClass, way: Way, when: When) {
  const undated = undatedLkr(list, vehicle, way)
  const season = list.seasons.find(
    (each) => isDuring(when, each) && (each.vehicles === null || each.vehicles.includes(vehicle)),
  )
  const { night } = list
  const { time } = when
  const isDark =
    night !== null &&
    time !== undefined &&
    (night.from > night.until ? time >= night.from || time < night.until : time >= night.from && time < night.until)
  let lkr = undated
  if (season || isDark) {
    // In ten-thousandths of a rupee, which are whole.
    let exact = undated * 100 * (100 + (season?.percent ?? 0))
    if (isDark)
      exact = 'percent' in night.more ? (exact * (100 + night.more.percent)) / 100 : exact + night.more.rupees * 10_000
    lkr = Math.max(list.roundedTo, nearest(exact, list.roundedTo * 10_000) / 10_000)
  }
  return { lkr, usd: Math.floor(lkr / list.dollar.lkr) }
}

interface Visit {
  readonly park: string
  readonly tourLength: 'half' | 'full'
  readonly travelers: number
  readonly km: number
  readonly date: string
}

/** Whole dollars. */
export function tourTwice(list: PriceList, { park, tourLength, travelers, km, date }: Visit): number {
  const { prices } = list.parks[park]!
  const row = (typeof prices === 'string' ? list.tours[prices] : prices)[travelers - 1]!
  const season = list.seasons.find((each) => each.tours && isDuring({ date }, each))
  const rupees = row[tourLength] * list.dollar.lkrInTours + list.tours.transportPerKm * km
  return Math.max(1, nearest((rupees * (100 + (season?.percent ?? 0))) / list.dollar.lkrInTours, 100) / 100)
}

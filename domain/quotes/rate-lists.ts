import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import type { Rate } from './call-shapes.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'

/** Made when it is used: the first one made keeps a page from answering for a moment. */
let collator: Intl.Collator | undefined

/** The order of names in menus and lists: by letter whatever its case or accent, numbers by their value. */
export function alphabetical(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}

/** The 'Taxi cab service' menu and the airport menus, made from the listed rates (specification section 2, "Common layout"). */

export interface MenuLink {
  /** The place at the other end of the rate. */
  readonly place: string
  readonly linkurl: string
  /** Price of the mini car, the lowest of the rate. */
  readonly miniusd: number
}

export interface MenuPickup {
  readonly pickup: string
  readonly dropoffs: readonly MenuLink[]
}

type MenuRate = Pick<Rate, 'id' | 'sub' | 'pickup' | 'dropoff' | 'linkurl' | 'miniusd'>

const TOP_LEVEL = '0'

const byPlace = (a: MenuLink, b: MenuLink) => alphabetical(a.place, b.place)

/**
 * Two levels: the pickups, which are the rates with `sub` '0', and under each the dropoffs of its own rate and of the rates
 * whose `sub` is its id. Both alphabetical.
 */
export function taxiCabMenu(rates: readonly MenuRate[]): MenuPickup[] {
  const bySub = Map.groupBy(rates, (rate) => rate.sub)
  return (bySub.get(TOP_LEVEL) ?? [])
    .map((top) => ({
      pickup: top.pickup,
      dropoffs: [top, ...bySub.get(String(top.id)) ?? []]
        .map(({ dropoff, linkurl, miniusd }) => ({ place: dropoff, linkurl, miniusd }))
        .toSorted(byPlace),
    }))
    .toSorted((a, b) => alphabetical(a.pickup, b.pickup))
}

/** The pickups in whose names a word begins as typed. */
export function pickupsNamed(menu: readonly MenuPickup[], typed: string): MenuPickup[] {
  const wanted = ` ${placeKey(typed)}`
  return menu.filter(({ pickup }) => ` ${placeKey(pickup)}`.includes(wanted))
}

/** The rates from, or to, the Colombo airport, by the place at the other end, alphabetical. */
export function airportMenu(rates: readonly MenuRate[], end: 'from' | 'to'): MenuLink[] {
  const [airport, other] = end === 'from' ? ['pickup', 'dropoff'] as const : ['dropoff', 'pickup'] as const
  return rates
    .filter((rate) => isColomboAirport(rate[airport]))
    .map((rate) => ({ place: rate[other], linkurl: rate.linkurl, miniusd: rate.miniusd }))
    .toSorted(byPlace)
}

/** Listed rates as lists and cards show them: whose price, from where to where. */

/** What a list says of a rate, and no more: it stands in the page's data. */
export interface RateLink extends Trip {
  readonly linkurl: string
  /** The lowest price, whole USD. */
  readonly usd: number
  /** Whole km. */
  readonly distance: number
  readonly duration: string
}

export function rateLink(rate: Rate): RateLink {
  const { linkurl, pickup, dropoff, distance, duration } = rate
  return { linkurl, pickup, dropoff, distance, duration, usd: vehiclePrice(cheapestVehicle(rate), rate).usd }
}

/** The rates that start, or end, at a place in any spelling, by the name of the other end. */
export function ratesOf(rates: readonly Rate[], end: 'pickup' | 'dropoff', place: string): RateLink[] {
  const other = end === 'pickup' ? 'dropoff' : 'pickup'
  const key = placeKey(place)
  return rates.filter((rate) => placeKey(rate[end]) === key).map(rateLink).toSorted((a, b) => alphabetical(a[other], b[other]))
}

/** Every pickup of the rates but the airport, alphabetical. */
export function pickupsOf(rates: readonly Rate[]): string[] {
  return [...new Set(rates.map(({ pickup }) => pickup))].filter((pickup) => !isColomboAirport(pickup)).toSorted(alphabetical)
}

export interface RelatedRates {
  /** The same trip the other way round. */
  readonly back: RateLink | null
  readonly fromPickup: readonly RateLink[]
  readonly toDropoff: readonly RateLink[]
}

const RELATED = 6

/** Listed rates that share an end with a trip, those of a like length first. */
export function relatedRates(rates: readonly Rate[], { pickup, dropoff }: Trip, distanceKm: number): RelatedRates {
  const likeLength = (a: RateLink, b: RateLink) => Math.abs(a.distance - distanceKm) - Math.abs(b.distance - distanceKm)
  const [from, to] = [placeKey(pickup), placeKey(dropoff)]
  return {
    back: ratesOf(rates, 'pickup', dropoff).find((rate) => placeKey(rate.dropoff) === from) ?? null,
    fromPickup: ratesOf(rates, 'pickup', pickup).filter((rate) => placeKey(rate.dropoff) !== to).toSorted(likeLength).slice(0, RELATED),
    toDropoff: ratesOf(rates, 'dropoff', dropoff).filter((rate) => placeKey(rate.pickup) !== from).toSorted(likeLength).slice(0, RELATED),
  }
}

/** The menus and lists made from the listed rates: what is in them and in which order. docs/product.md#pages */
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { cheapestVehicle, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import type { Rate } from './quote-calls-and-lifetime.ts'

// Menus.

export interface MenuLink {
  /** The place at the other end of the rate. */
  readonly place: string
  readonly linkurl: string
  /** The lowest price of the rate, whole USD. */
  readonly usd: number
}

export interface MenuPickup {
  readonly pickup: string
  readonly dropoffs: readonly MenuLink[]
}

type MenuRate = Fare & Pick<Rate, 'id' | 'sub' | 'pickup' | 'dropoff' | 'linkurl'>

/** `sub` of the rates at the menu's top level. */
const TOP_LEVEL = '0'

/**
 * The 'Taxi cab service' menu. Its pickups are those of the rates with `sub` '0'; under each are the dropoffs of that
 * rate and of the rates whose `sub` is its id. Both levels are alphabetical.
 */
export function taxiCabMenu(rates: readonly MenuRate[]): MenuPickup[] {
  const bySub = groupBy(rates, (rate) => rate.sub)
  return (bySub.get(TOP_LEVEL) ?? [])
    .map((top) => ({
      pickup: top.pickup,
      dropoffs: [top, ...(bySub.get(String(top.id)) ?? [])]
        .map((rate) => ({ place: rate.dropoff, linkurl: rate.linkurl, usd: lowestUsd(rate) }))
        .sort(byPlace),
    }))
    .sort((a, b) => alphabetical(a.pickup, b.pickup))
}

/** The pickups with a word that begins as typed. */
export function pickupsNamed(menu: readonly MenuPickup[], typed: string): MenuPickup[] {
  return menu.filter(({ pickup }) => isNamed(pickup, typed))
}

/** True if a word of the name begins as typed, in any case, with or without accents. */
export function isNamed(name: string, typed: string): boolean {
  return ` ${placeKey(name)}`.includes(` ${placeKey(typed)}`)
}

/** The rates from (or to) the Colombo airport by the place at the other end, alphabetical. */
export function airportMenu(rates: readonly MenuRate[], end: 'from' | 'to'): MenuLink[] {
  const [airport, other] = end === 'from' ? (['pickup', 'dropoff'] as const) : (['dropoff', 'pickup'] as const)
  return rates
    .filter((rate) => isColomboAirport(rate[airport]))
    .map((rate) => ({ place: rate[other], linkurl: rate.linkurl, usd: lowestUsd(rate) }))
    .sort(byPlace)
}

const lowestUsd = (fare: Fare): number => vehiclePrice(cheapestVehicle(fare), fare).usd

// Lists and cards.

/** The part of a rate that a card shows. Pages carry it in their data, so it holds nothing else. */
export interface RateCard extends Trip {
  /** The lowest price, whole USD. */
  readonly usd: number
}

/** The part of a rate that a list shows, or a sentence about it. */
export interface RateLink extends RateCard {
  readonly linkurl: string
  /** Whole km. */
  readonly distance: number
  readonly duration: string
}

export interface RelatedRates {
  /** The same trip the other way round. */
  readonly back: RateLink | null
  readonly fromPickup: readonly RateCard[]
  readonly toDropoff: readonly RateCard[]
}

/** `Map.groupBy`, which our oldest browsers lack. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const MAX_RELATED = 6

/** The rates that start (or end) at a place in any spelling, ordered by the other end. */
export function ratesOf(rates: readonly Rate[], end: 'pickup' | 'dropoff', place: string): readonly RateLink[] {
  return indexOf(rates)[end].get(placeKey(place)) ?? []
}

/** Every pickup of the rates except the airport, alphabetical. */
export function pickupsOf(rates: readonly Rate[]): readonly string[] {
  return indexOf(rates).pickups
}

/** The rates that share an end with a trip, those of a similar length first. */
export function relatedRates(rates: readonly Rate[], { pickup, dropoff }: Trip, distanceKm: number): RelatedRates {
  const bySimilarLength = (a: RateLink, b: RateLink) =>
    Math.abs(a.distance - distanceKm) - Math.abs(b.distance - distanceKm)
  const [from, to] = [placeKey(pickup), placeKey(dropoff)]
  return {
    back: ratesOf(rates, 'pickup', dropoff).find((rate) => placeKey(rate.dropoff) === from) ?? null,
    fromPickup: ratesOf(rates, 'pickup', pickup)
      .filter((rate) => placeKey(rate.dropoff) !== to)
      .sort(bySimilarLength)
      .slice(0, MAX_RELATED)
      .map(rateCard),
    toDropoff: ratesOf(rates, 'dropoff', dropoff)
      .filter((rate) => placeKey(rate.pickup) !== from)
      .sort(bySimilarLength)
      .slice(0, MAX_RELATED)
      .map(rateCard),
  }
}

/** True where the list has the trip with this slug. */
export function isListed(rates: readonly Rate[], linkurl: string): boolean {
  return indexOf(rates).slugs.has(linkurl)
}

interface RateIndex {
  /** By the key of a place. */
  readonly pickup: ReadonlyMap<string, readonly RateLink[]>
  readonly dropoff: ReadonlyMap<string, readonly RateLink[]>
  readonly pickups: readonly string[]
  readonly slugs: ReadonlySet<string>
}

/** A list is indexed once: the Worker asks one list for every page. */
const indexes = new WeakMap<readonly Rate[], RateIndex>()

function indexOf(rates: readonly Rate[]): RateIndex {
  const known = indexes.get(rates)
  if (known) return known
  const links = rates.map(rateLink)
  const by = (end: 'pickup' | 'dropoff', other: 'pickup' | 'dropoff') =>
    groupBy(
      [...links].sort((a, b) => alphabetical(a[other], b[other])),
      (link) => placeKey(link[end]),
    )
  const pickups = [...new Set(links.map(({ pickup }) => pickup))]
    .filter((pickup) => !isColomboAirport(pickup))
    .sort(alphabetical)
  const slugs = new Set(links.map(({ linkurl }) => linkurl))
  const index = { pickup: by('pickup', 'dropoff'), dropoff: by('dropoff', 'pickup'), pickups, slugs }
  indexes.set(rates, index)
  return index
}

const rateCard = ({ pickup, dropoff, usd }: RateLink): RateCard => ({ pickup, dropoff, usd })

function rateLink(rate: Rate): RateLink {
  const { linkurl, pickup, dropoff, distance, duration } = rate
  return { linkurl, pickup, dropoff, distance, duration, usd: lowestUsd(rate) }
}

function byPlace(a: MenuLink, b: MenuLink): number {
  return alphabetical(a.place, b.place)
}

/**
 * Ignores case, accents and punctuation; numbers are compared by value. The first `Intl.Collator` of an isolate takes
 * as long as a tenth of its first page.
 */
function alphabetical(a: string, b: string): number {
  const [first, second] = [sortKey(a), sortKey(b)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

const sortKey = (name: string) => placeKey(name).replaceAll(/\d+/g, (digits) => digits.padStart(9, '0'))

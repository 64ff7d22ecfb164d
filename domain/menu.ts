/** The 'Taxi cab service' menu and the airport menus, made from the listed rates (specification section 2, "Common layout"). */
import { alphabetical } from './alphabetical.ts'
import type { ListedRate } from './calls.ts'
import { isColomboAirport, placeKey } from './places.ts'

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

type MenuRate = Pick<ListedRate, 'id' | 'sub' | 'pickup' | 'dropoff' | 'linkurl' | 'miniusd'>

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

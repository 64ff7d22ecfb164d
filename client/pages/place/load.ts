import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { PageHead } from '#client/head/page-head.ts'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { FARE_STATUS, siteData } from '#client/site-data.ts'
import { pathOf } from '#domain/languages/languages.ts'
import { keptQuery, parsePlaceSegment, paths, withQuery } from '#domain/paths.ts'
import { COLOMBO_AIRPORT, isColomboAirport, MAX_PLACE_NAME, placeKey } from '#domain/places/place-name.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { pickupsOf, type RateLink, ratesOf } from '#domain/quotes/rate-lists.ts'
import { decodeSegment } from '#domain/quotes/slugs.ts'

export interface PlaceData {
  /** In the site's spelling; empty for an address that names none. */
  readonly place: string
  /** From the place to the airport. */
  readonly fare: ShownFare
  readonly from: readonly RateLink[]
  /** Routes that are listed in this direction alone. */
  readonly to: readonly RateLink[]
  /** True when a rate leads from or to the place. */
  readonly listed: PageHead['listed']
  /** Every place that has a price list. */
  readonly pickups: readonly string[]
  /** Their names in the page's language. */
  readonly names: OwnNames
}

export async function loader({ request: { url, signal }, context }: LoaderFunctionArgs) {
  const site = context.get(siteData)
  const name = parsePlaceSegment(decodeSegment(pathOf(url).split('/')[3] ?? '')) ?? ''
  const pickup = name.length <= MAX_PLACE_NAME ? name : ''
  // The airport's price list is a page of its own.
  if (isColomboAirport(pickup)) {
    throw redirect(withQuery(paths.fromAirport, keptQuery(new URL(url).searchParams)), 301)
  }
  const [fare, known] = await Promise.all([
    site.fare({ pickup, dropoff: COLOMBO_AIRPORT }, signal),
    // The fare is worth showing without the list.
    site.rates().catch(() => null),
  ])
  const place = fare.pickup
  const rates = known ?? []
  const from = place ? ratesOf(rates, 'pickup', place) : []
  const ways = new Set(from.map(({ dropoff }) => placeKey(dropoff)))
  const to = place ? ratesOf(rates, 'dropoff', place).filter((rate) => !ways.has(placeKey(rate.pickup))) : []
  const listed = known && from.length + to.length > 0
  const pickups = pickupsOf(rates)
  const places = [...(listed ? [place] : []), ...from, ...to, ...pickups]
  const page: PlaceData = {
    place,
    fare,
    from,
    to,
    listed,
    pickups,
    names: await site.ownNames(places),
  }
  return data(page, { status: FARE_STATUS[fare.state] })
}

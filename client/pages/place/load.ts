import { FARE_STATUS, type ShownFare } from '#domain/quotes/shown-fare.ts'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { COLOMBO_AIRPORT, isColomboAirport, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { pickupsOf, ratesOf, type RateLink } from '#domain/quotes/rate-lists.ts'
import { decodeSegment } from '#domain/quotes/slugs.ts'
import type { SiteApi } from '#client/api.ts'
import type { PageHead } from '#client/head/page-head.ts'
import { parsePlaceSegment, paths } from '#domain/paths.ts'
import { quoteTransfer } from '#client/quote/transfer-quote.ts'
import { allRates } from '#client/quote/listed-rates.ts'

export interface PlacePage {
  /** As the site spells it; empty for an address that names none. */
  readonly place: string
  /** From the place to the airport. */
  readonly fare: ShownFare
  readonly from: readonly RateLink[]
  readonly to: readonly RateLink[]
  /** A place that the site's rates lead from or to. */
  readonly listed: PageHead['listed']
  /** Every place that has a price list. */
  readonly pickups: readonly string[]
}

export async function loadPlace(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs) {
  const name = parsePlaceSegment(decodeSegment(new URL(url).pathname.split('/')[3] ?? '')) ?? ''
  const pickup = name.length <= MAX_PLACE_NAME ? name : ''
  // The airport's own price list is a page already.
  if (isColomboAirport(pickup)) throw redirect(paths.fromAirport, 301)
  const [fare, known] = await Promise.all([
    quoteTransfer(api, { pickup, dropoff: COLOMBO_AIRPORT }, { signal }),
    // Without the list the fare is still worth showing.
    allRates(api).catch(() => null),
  ])
  const place = fare.pickup
  const rates = known ?? []
  const from = place ? ratesOf(rates, 'pickup', place) : []
  const to = place ? ratesOf(rates, 'dropoff', place) : []
  const page: PlacePage = { place, fare, from, to, listed: known && from.length + to.length > 0, pickups: pickupsOf(rates) }
  return data(page, { status: FARE_STATUS[fare.state] })
}

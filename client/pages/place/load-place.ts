import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { COLOMBO_AIRPORT, isColomboAirport, MAX_PLACE_NAME } from '#domain/places.ts'
import { pickupsOf, ratesOf, type RateLink } from '#domain/rate-links.ts'
import { decodeSegment } from '#domain/slugs.ts'
import type { SiteApi } from '../../api.ts'
import { parsePlaceSegment, paths } from '../../paths.ts'
import { quoteTransfer, type FareAnswer } from '../../quote.ts'
import { allRates } from '../../rates/all-rates.ts'

export interface PlacePage {
  /** As the site spells it; empty for an address that names none. */
  readonly place: string
  /** From the place to the airport. */
  readonly fare: FareAnswer
  readonly from: readonly RateLink[]
  readonly to: readonly RateLink[]
  /** Every place that has a price list. */
  readonly pickups: readonly string[]
}

export async function loadPlace(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs) {
  const name = parsePlaceSegment(decodeSegment(new URL(url).pathname.split('/')[3] ?? '')) ?? ''
  const known = name.length <= MAX_PLACE_NAME ? name : ''
  // The airport's own price list is a page already.
  if (isColomboAirport(known)) throw redirect(paths.fromAirport, 301)
  const [fare, rates] = await Promise.all([
    quoteTransfer(api, { pickup: known, dropoff: COLOMBO_AIRPORT }, { signal }),
    allRates(api).catch(() => []),
  ])
  const place = fare.pickup
  const page: PlacePage = {
    place, fare,
    from: place ? ratesOf(rates, 'pickup', place) : [],
    to: place ? ratesOf(rates, 'dropoff', place) : [],
    pickups: pickupsOf(rates),
  }
  return data(page, { status: fare.state === 'priced' ? 200 : fare.state === 'failed' ? 503 : 404 })
}

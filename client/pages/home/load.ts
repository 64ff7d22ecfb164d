/** The home page's address and its fare. */
import { FARE_STATUS, askedPlace, type ShownFare } from '#domain/quotes/shown-fare.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { Trip } from '#domain/quotes/slugs.ts'
import type { SiteApi } from '#client/api.ts'
import { quoteTransfer } from '#client/quote/transfer-quote.ts'

/** The trip of an address like `/?pickup=Ella&dropoff=Galle`; what it leaves out is the airport and Colombo. */
export function tripOfSearch(search: URLSearchParams): Trip {
  return {
    pickup: askedPlace(search.get('pickup') ?? '') || COLOMBO_AIRPORT,
    dropoff: askedPlace(search.get('dropoff') ?? '') || COLOMBO,
  }
}

export function fareOfSearch(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs): Promise<ShownFare> {
  return quoteTransfer(api, tripOfSearch(new URL(url).searchParams), { signal })
}

export async function loadHome(api: SiteApi, args: LoaderFunctionArgs) {
  const fare = await fareOfSearch(api, args)
  return data(fare, { status: FARE_STATUS[fare.state] })
}

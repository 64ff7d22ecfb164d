/** The home page's address and its fare. */
import type { LoaderFunctionArgs } from 'react-router'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places.ts'
import type { TransferEnds } from '#domain/slugs.ts'
import type { SiteApi } from '../../api.ts'
import { quoteTransfer, tripEnd, type FareAnswer } from '../../quote.ts'

/** The trip of an address like `/?pickup=Ella&dropoff=Galle`; what it leaves out is the airport and Colombo. */
export function tripOfSearch(search: URLSearchParams): TransferEnds {
  return {
    pickup: tripEnd(search.get('pickup') ?? '') || COLOMBO_AIRPORT,
    dropoff: tripEnd(search.get('dropoff') ?? '') || COLOMBO,
  }
}

export function loadHome(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs): Promise<FareAnswer> {
  return quoteTransfer(api, tripOfSearch(new URL(url).searchParams), { signal })
}

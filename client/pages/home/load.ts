import { data, type LoaderFunctionArgs } from 'react-router'
import { FARE_STATUS, siteData } from '#client/site-data.ts'
import { COLOMBO, COLOMBO_AIRPORT, requestedPlace } from '#domain/places/place-name.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

/** The trip of an address like `/?pickup=Ella&dropoff=Galle`: the airport and Colombo where it names no other. */
function homeFare({ request: { url, signal }, context }: LoaderFunctionArgs): Promise<ShownFare> {
  const search = new URL(url).searchParams
  return context.get(siteData).fare(
    {
      pickup: requestedPlace(search.get('pickup') ?? '') || COLOMBO_AIRPORT,
      dropoff: requestedPlace(search.get('dropoff') ?? '') || COLOMBO,
    },
    signal,
  )
}

export async function loader(args: LoaderFunctionArgs) {
  const fare = await homeFare(args)
  return data(fare, { status: FARE_STATUS[fare.state] })
}

/** The home page at an address that exists nowhere. */
export async function unknownPageLoader(args: LoaderFunctionArgs) {
  return data(await homeFare(args), { status: 404 })
}

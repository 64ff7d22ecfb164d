import { noFareHead, type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import {
  breadcrumbs,
  company,
  openingHours,
  type Thing,
  TRANSFER_HOURS,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import { cheapestVehicle, VEHICLE_CLASSES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { TransferData } from './load.ts'

/** Towns that the description names. */
const MAX_NAMED = 3

/** The page that lists all prices from a pickup. */
export function priceListPath(pickup: string): string {
  return isColomboAirport(pickup) ? paths.fromAirport : paths.place(pickup)
}

/** From the home page by way of the pickup's price list. */
export function trail({ pickup, dropoff, quote }: PricedFare, texts: Texts): Crumb[] {
  const { crumbs } = texts.in('transfer')
  return [
    { name: texts.in('site').home, path: paths.home() },
    { name: isColomboAirport(pickup) ? crumbs.airport : crumbs.pickup(pickup), path: priceListPath(pickup) },
    { name: crumbs.trip(pickup, dropoff), path: paths.transfer(quote.url) },
  ]
}

function things(fare: PricedFare, description: string, texts: Texts): Thing[] {
  const { pickup, dropoff, quote } = fare
  const { transfer: t } = texts.in('frame').heads
  const path = paths.transfer(quote.url)
  const name = t.trip(pickup, dropoff)
  const offers = vehicleOffers(quote, path, texts)
  return [
    {
      '@type': 'TaxiService',
      name,
      description,
      url: pageUrl(texts.language, path),
      serviceType: t.service,
      areaServed: [pickup, dropoff].map((place) => ({ '@type': 'Place' as const, name: place })),
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers,
    },
    {
      '@type': 'Product',
      name,
      description,
      image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name },
      offers,
    },
    breadcrumbs(trail(fare, texts), texts),
  ]
}

function head({ fare, listed, towns }: TransferData, _pathname: string, texts: Texts): PageHead {
  if (fare.state !== 'priced') return noFareHead(fare, texts)
  const { pickup, dropoff, quote } = fare
  const { head: t } = texts.in('transfer')
  const { vehicles } = texts.in('site')
  const { drive, lkr, number, usd } = texts.formats
  const prices = VEHICLE_CLASSES.map((vehicle) => {
    const price = vehiclePrice(vehicle, quote)
    return `${vehicles[vehicle]} ${lkr(price.lkr)} (${usd(price.usd)})`
  })
  const way = towns.slice(0, MAX_NAMED)
  const description = t.description(pickup, dropoff, number(quote.distance), drive(quote.duration), way, prices)
  return {
    title: titled(t.title(pickup, dropoff, usd(vehiclePrice(cheapestVehicle(quote), quote).usd))),
    description,
    keywords: import.meta.env.SSR ? texts.in('frame').heads.transfer.keywords(pickup, dropoff) : [],
    path: paths.transfer(quote.url),
    listed,
    things: import.meta.env.SSR ? things(fare, description, texts) : [],
  }
}

export const handle: PageHandle = { head }

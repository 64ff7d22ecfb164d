/** Computed fares and distances as the calls that save them take them. */
import { foundPlace } from '#client/places/found-places.ts'
import type { SafariUpload, TransferUpload } from '#domain/quotes/call-shapes.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { tourSlug } from '#domain/quotes/slugs.ts'
import type { TourTrip } from '#domain/safaris/tour-price.ts'

export function uploadOf({ pickup, dropoff, quote, start }: PricedFare): TransferUpload {
  const { latloc: lat, longloc: long } = quote
  return {
    from: pickup,
    to: dropoff,
    miniPriceLKR: quote.miniprice,
    miniPriceUSD: quote.miniusd,
    carPriceLKR: quote.carprice,
    carPriceUSD: quote.carusd,
    vanPriceLKR: quote.vanprice,
    vanPriceUSD: quote.vanusd,
    distance: quote.distance,
    duration: quote.duration,
    lat,
    long,
    url: quote.url,
    fromPoint: start,
    toPoint: lat === null || long === null ? null : { lat, lng: long },
  }
}

export function safariUploadOf({ park, pickup, dropoff }: TourTrip, distance: number): SafariUpload {
  return {
    park,
    pickup,
    dropoff,
    distance,
    url: tourSlug({ park, pickup, dropoff, tourLength: 'half' }),
    // The positions place hotels that the gazetteer does not know.
    pickupPoint: foundPlace(pickup)?.position,
    dropoffPoint: foundPlace(dropoff)?.position,
  }
}

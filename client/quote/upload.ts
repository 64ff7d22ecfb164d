import type { PricedFare } from '#domain/quotes/shown-fare.ts'
import { foundPlace } from '#client/places/found-places.ts'
import type { SafariUpload, TransferUpload } from '#domain/quotes/calls.ts'
import { type Tour, safariSlug } from '#domain/quotes/slugs.ts'

/** What is sent to be saved, once the distance of a tour has been computed. Specification section 3, "Safari price-upload payload". */
export function safariUploadOf({ park, pickup, dropoff }: Omit<Tour, 'type'>, distance: number): SafariUpload {
  return {
    park, pickup, dropoff, distance, url: safariSlug({ park, pickup, dropoff, type: 'Half Day' }),
    // They place what the gazetteer does not know.
    pickupPoint: foundPlace(pickup)?.position, dropoffPoint: foundPlace(dropoff)?.position,
  }
}

/** A computed fare as it is sent to be saved. */

/** Specification section 3, "Upload record (transfer)". */
export function uploadOf({ pickup, dropoff, quote, start }: PricedFare): TransferUpload {
  const { latloc: lat, longloc: long } = quote
  return {
    from: pickup, to: dropoff,
    miniPriceLKR: quote.miniprice, miniPriceUSD: quote.miniusd,
    carPriceLKR: quote.carprice, carPriceUSD: quote.carusd,
    vanPriceLKR: quote.vanprice, vanPriceUSD: quote.vanusd,
    distance: quote.distance, duration: quote.duration, lat, long, url: quote.url,
    fromPoint: start,
    toPoint: lat === null || long === null ? null : { lat, lng: long },
  }
}

/** Saves computed fares and distances, in the fields that the calls take. */
import type { SiteApi } from '#client/api.ts'
import { foundPlace } from '#client/places/found-places.ts'
import type { SafariUpload, TransferUpload } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { tourSlug } from '#domain/quotes/slugs.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'

export function uploadOf({ pickup, dropoff, quote, start }: PricedFare): TransferUpload {
  const { latloc: lat, longloc: long } = quote
  const fare = quote.dated?.undated ?? quote
  return {
    from: pickup,
    to: dropoff,
    miniPriceLKR: fare.miniprice,
    miniPriceUSD: fare.miniusd,
    carPriceLKR: fare.carprice,
    carPriceUSD: fare.carusd,
    vanPriceLKR: fare.vanprice,
    vanPriceUSD: fare.vanusd,
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

/** @param onOther called when the saved figures differ from those of the fare */
export async function saveFare(
  api: Pick<SiteApi, 'saveTransfer'>,
  fare: PricedFare,
  signal: AbortSignal,
  onOther: () => void,
): Promise<void> {
  if (signal.aborted) return
  // A failed upload has no message: the visitor has the fare, and a booking asks again.
  const saved = await api.saveTransfer(uploadOf(fare), { signal }).catch(() => null)
  if (saved && (saved.distance !== fare.quote.distance || saved.duration !== fare.quote.duration)) onOther()
}

/** A failed upload has no message. */
export async function saveTour(api: Pick<SiteApi, 'saveSafari'>, tour: TourTrip, distanceKm: number): Promise<void> {
  await api.saveSafari(safariUploadOf(tour, distanceKm)).catch(() => {})
}

/** Computed fares and distances as they are uploaded to be saved (docs/product.md#distances). */
import { useEffect } from 'react'
import { useSiteApi } from '#client/api.ts'
import { foundPlace } from '#client/places/found-places.ts'
import type { SafariUpload, TransferUpload } from '#domain/quotes/call-shapes.ts'
import type { PricedFare, ShownFare } from '#domain/quotes/fare-quote.ts'
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

/**
 * Uploads a fare that was computed for this visit.
 * @param onOther called when the saved figures differ from those on the page, which should then be asked for again
 */
export function useFareUpload(fare: ShownFare, onOther: () => void): void {
  const api = useSiteApi()
  useEffect(() => {
    if (fare.state !== 'priced' || !fare.awaitsUpload) return
    const { quote } = fare
    const saving = new AbortController()
    const upload = uploadOf(fare)
    async function save() {
      // A failed upload has no message: the visitor has the fare, and a booking asks again.
      const saved = await api.saveTransfer(upload, { signal: saving.signal }).catch(() => null)
      if (saved && (saved.distance !== quote.distance || saved.duration !== quote.duration)) onOther()
    }
    void save()
    return () => saving.abort()
  }, [api, fare, onOther])
}

/** Uploads a tour's distance that was computed for this visit. */
export function useTourUpload(
  { park, pickup, dropoff }: TourTrip,
  distanceKm: number | null,
  awaitsUpload: boolean,
): void {
  const api = useSiteApi()
  useEffect(() => {
    if (!awaitsUpload || distanceKm === null) return
    // A failed upload has no message.
    api.saveSafari(safariUploadOf({ park, pickup, dropoff }, distanceKm)).catch(() => {})
  }, [api, park, pickup, dropoff, distanceKm, awaitsUpload])
}

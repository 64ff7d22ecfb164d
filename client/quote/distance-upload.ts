/** Computed fares and distances are uploaded to be saved (docs/product.md#distances). */
import { useEffect } from 'react'
import { useSiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'

/** Listed ones are saved already. */
const savingCode = lazyCode(() => import('./upload-payload.ts'))

/**
 * Uploads a fare that was computed for this visit.
 * @param onOther called when the saved figures differ from those on the page, which should then be asked for again
 */
export function useFareUpload(fare: ShownFare, onOther: () => void): void {
  const api = useSiteApi()
  useEffect(() => {
    if (fare.state !== 'priced' || !fare.awaitsUpload) return
    const saving = new AbortController()
    void savingCode().then((code) => code?.saveFare(api, fare, saving.signal, onOther))
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
    void savingCode().then((code) => code?.saveTour(api, { park, pickup, dropoff }, distanceKm))
  }, [api, park, pickup, dropoff, distanceKm, awaitsUpload])
}

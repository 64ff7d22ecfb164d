/** Computed fares and distances as they are uploaded to be saved (docs/product.md#distances). */
import { useEffect } from 'react'
import { useSiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import type { TourTrip } from '#domain/safaris/tour-price.ts'

/** Most fares are saved already. */
const fieldsCode = lazyCode(() => import('./upload-fields.ts'))

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
    async function save(priced: typeof fare & { readonly state: 'priced' }) {
      const code = await fieldsCode()
      if (!code || saving.signal.aborted) return
      // A failed upload has no message: the visitor has the fare, and a booking asks again.
      const saved = await api.saveTransfer(code.uploadOf(priced), { signal: saving.signal }).catch(() => null)
      if (saved && (saved.distance !== quote.distance || saved.duration !== quote.duration)) onOther()
    }
    void save(fare)
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
    const distance = distanceKm
    async function save() {
      const code = await fieldsCode()
      // A failed upload has no message.
      if (code) await api.saveSafari(code.safariUploadOf({ park, pickup, dropoff }, distance)).catch(() => {})
    }
    void save()
  }, [api, park, pickup, dropoff, distanceKm, awaitsUpload])
}

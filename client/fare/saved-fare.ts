/** Once computed, prices are uploaded to be saved (specification section 4): in the browser, when the page has come alive. */
import { useEffect } from 'react'
import type { FareAnswer, PricedFare } from '../quote.ts'
import { useSiteApi } from '../site-api.ts'
import { uploadOf } from './upload.ts'

/** @param onOther called when what is saved differs from what the page shows: it should be asked for again */
export function useSavedFare(fare: FareAnswer, onOther: () => void): void {
  const api = useSiteApi()
  useEffect(() => {
    if (fare.state !== 'priced' || !fare.quote.database) return
    const { quote } = fare
    const computed: PricedFare = fare
    const saving = new AbortController()
    async function save() {
      try {
        const record = await api.saveTransfer(uploadOf(computed), { signal: saving.signal })
        if (record.distance !== quote.distance || record.duration !== quote.duration) onOther()
      } catch {
        // Saving is for the next visitor: this one has the fare, and a booking asks again.
      }
    }
    void save()
    return () => saving.abort()
  }, [api, fare, onOther])
}

import type { ShownFare, PricedFare } from '#domain/quotes/shown-fare.ts'
import { useEffect, useRef } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useMapService } from '#client/map/map-service.ts'
import { uploadOf } from './upload.ts'

/** Once computed, prices are uploaded to be saved (specification section 4): in the browser, when the page has come alive. */

/** @param onOther called when what is saved differs from what the page shows: it should be asked for again */
export function useSavedFare(fare: ShownFare, onOther: () => void): void {
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

/** The server finds places of the gazetteer alone: a trip it cannot place may yet be found from the browser. */

/** Asks once more, from the browser, for a fare that came with the page and is none. */
export function useRetryInBrowser(fare: ShownFare, ask: () => void): void {
  const { findsMore } = useMapService()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    if (findsMore && fare.state === 'unreachable') ask()
  }, [findsMore, fare, ask])
}

/** The price lock: a signed quote for one visitor, fetched in the browser and never part of a page. */
import { useCallback, useEffect, useRef } from 'react'
import type { TransferRecord, TransferUpload } from '#domain/calls.ts'
import { parseCoordinates } from '#domain/coordinates.ts'
import type { PricedQuote } from '#domain/fares.ts'
import type { TransferEnds } from '#domain/slugs.ts'
import type { SiteApi } from '../api.ts'
import type { FareAnswer } from '../quote.ts'
import { useSiteApi } from '../site-api.ts'

/** Tokens last for 24 h; one that is about to end is not handed out. */
const FRESH_FOR = 23 * 60 * 60 * 1000

interface Lock { readonly record: TransferRecord; readonly at: number }

/** What is sent to be saved, once prices have been computed. Specification section 3, "Upload record (transfer)". */
export function uploadOf({ pickup, dropoff }: TransferEnds, quote: PricedQuote): TransferUpload {
  const { latloc: lat, longloc: long } = quote
  return {
    from: pickup, to: dropoff,
    miniPriceLKR: quote.miniprice, miniPriceUSD: quote.miniusd,
    carPriceLKR: quote.carprice, carPriceUSD: quote.carusd,
    vanPriceLKR: quote.vanprice, vanPriceUSD: quote.vanusd,
    distance: quote.distance, duration: quote.duration, lat, long, url: quote.url,
    fromPoint: parseCoordinates(pickup),
    toPoint: lat === null || long === null ? null : { lat, lng: long },
  }
}

/** The saved record of a trip with its token; saves the computed quote if there is none. Rejects as `SiteApi` does. */
async function lockFare(api: SiteApi, trip: TransferEnds, quote: PricedQuote): Promise<TransferRecord> {
  const saved = quote.database ? null : await api.findTransfer(trip.pickup, trip.dropoff)
  return saved ?? api.saveTransfer(uploadOf(trip, quote))
}

export interface FareLock {
  /** The record with a fresh token; asks once per trip and day. Rejects as `SiteApi` does. */
  lock(): Promise<TransferRecord>
  /** Lets go of a token that has been redeemed: the next booking needs one of its own. */
  release(): void
}

/**
 * Saves a fare that was computed for this page, and hands out the signed quote that a booking redeems.
 *
 * @param onOther called when the stored fare is another than the page shows: it should be asked for again
 */
export function useLockedFare(fare: FareAnswer, onOther: () => void): FareLock {
  const api = useSiteApi()
  const locks = useRef(new Map<string, Promise<Lock>>())

  const lock = useCallback(async () => {
    if (fare.state !== 'priced') throw new Error('only a trip with a fare can be locked')
    const key = `${fare.quote.url} ${fare.quote.distance} ${fare.quote.duration}`
    const held = await locks.current.get(key)?.catch(() => null)
    if (held && Date.now() - held.at < FRESH_FOR) return held.record
    const asking = lockFare(api, fare, fare.quote).then((record) => ({ record, at: Date.now() }))
    locks.current.set(key, asking)
    return (await asking).record
  }, [api, fare])

  useEffect(() => {
    if (fare.state !== 'priced' || !fare.quote.database) return
    const { distance, duration } = fare.quote
    async function save() {
      try {
        const record = await lock()
        if (record.distance !== distance || record.duration !== duration) onOther()
      } catch {
        // Saving is for the next visitor: this one has the fare, and booking asks again.
      }
    }
    void save()
  }, [fare, lock, onOther])

  return { lock, release: useCallback(() => locks.current.clear(), []) }
}

/** The trip on the page: the one of its address, or one that the visitor has just chosen and that is loading. */
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import { useMapService } from '#client/map/map-service.ts'
import { usePageChoice } from '#client/page-choice.ts'
import { useEnteredTexts } from '#client/places/combobox.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { readAddress } from '#domain/languages/languages.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

/** Needed only where a text is entered that nobody but a map service may know. */
const fareCode = lazyCode(() => import('./trip-fare.ts'))

export type TripState = ReturnType<typeof useTrip>

/**
 * @param shown the fare of the page's trip
 * @param hrefOf the address of a trip's page
 */
export function useTrip(shown: ShownFare, hrefOf: (trip: Trip) => string) {
  const api = useSiteApi()
  const going = useNavigation().location
  const here = useLocation()
  // Where the router goes is told with the language, where it is without.
  const isReloading = going !== undefined && readAddress(going.pathname).path === here.pathname
  const { revalidate, state } = useRevalidator()
  const choice = usePageChoice<Trip>({ pickup: shown.pickup, dropoff: shown.dropoff })
  const { isLooking, unknown, onEntered } = useEnteredTexts()

  const withChange = (change: Partial<Trip>): Trip => ({ ...choice.latest(), ...change })
  const trip = choice.shown
  /** None while a field holds a text that is no place: nobody may book the place before it. */
  const fare: ShownFare = unknown ? { ...trip, ...unknown, state: 'unreachable' } : shown
  return {
    /** The places that the fields show. */
    trip,
    /** True while its fare loads. */
    pending: isLooking || choice.pending || isReloading || state === 'loading',
    choose(change: Partial<Trip>) {
      const next = withChange(change)
      choice.choose(next, hrefOf(next))
    },
    /** Whether the trip would have a fare with this change. */
    hasFare: async (change: Partial<Trip>) => (await fareCode())?.hasFare(api, withChange(change)) ?? false,
    /** Loads the fare of the page again. */
    retry: useCallback(() => void revalidate(), [revalidate]),
    /** What the place fields tell of texts that are no place. */
    onEntered,
    fare,
  }
}

/**
 * The Worker knows places only by its own data. Where the browser can search further, it asks once more when the page
 * came without a fare.
 */
export function useRetryInBrowser(fare: ShownFare, retry: () => void): void {
  const { findsMore } = useMapService()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    if (findsMore && fare.state === 'unreachable') retry()
  }, [findsMore, fare, retry])
}

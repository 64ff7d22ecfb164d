/** The trip on the page: what its address says, or what has just been chosen and is on its way. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Trip } from '#domain/quotes/slugs.ts'

export interface TripState {
  /** What the fields show. */
  readonly ends: Trip
  /** True while its fare is being asked for. */
  readonly pending: boolean
  choose(change: Partial<Trip>): void
  /** Asks again for the fare on the page. */
  retry(): void
}

/**
 * @param shown the trip whose fare is on the page
 * @param hrefOf the address of a trip's page
 */
export function useTrip(shown: Trip, hrefOf: (ends: Trip) => string): TripState {
  const navigate = useNavigate()
  const going = useNavigation().location
  const here = useLocation()
  const { revalidate, state } = useRevalidator()
  /** Kept from the choice until its page is there: a second choice, made meanwhile, builds on the first. */
  const [chosen, setChosen] = useState<Trip>()
  const latest = useRef<Trip>(undefined)

  // Only once the page of the choice stands is the next one built on it.
  useEffect(() => { if (!chosen) latest.current = undefined }, [chosen])

  async function choose(change: Partial<Trip>) {
    const { pickup, dropoff } = latest.current ?? shown
    const ends = { pickup, dropoff, ...change }
    latest.current = ends
    setChosen(ends)
    await navigate(hrefOf(ends), { preventScrollReset: true })
    // Together with the router's own: the page before must not show through in between.
    startTransition(() => setChosen((now) => (now === ends ? undefined : now)))
  }

  return {
    ends: chosen ?? shown,
    pending: chosen !== undefined || going?.pathname === here.pathname || state === 'loading',
    choose: (change) => void choose(change),
    retry: useCallback(() => void revalidate(), [revalidate]),
  }
}

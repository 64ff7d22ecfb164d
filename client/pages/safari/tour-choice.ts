/** The tour on the page: what its address says, and what the visitor has chosen. */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { useCallback, useLayoutEffect } from 'react'
import { useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router'
import { keepInDraft, readDraft, useDraftField } from '#client/booking/form/draft-storage.ts'
import { usePageChoice } from '#client/page-choice.ts'
import { useEnteredTexts } from '#client/places/combobox.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { paths } from '#domain/paths.ts'
import { tourSlug, parseTourSlug } from '#domain/quotes/slugs.ts'
import type { TourData } from './load.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, tourPrice, type Tour, type TourTrip } from '#domain/tours/tour-price.ts'
import { hasDurations } from '#domain/tours/parks.ts'

export type TourState = ReturnType<typeof useTour>

interface TourParty {
  readonly travelers: number
  readonly transport: boolean
}

type KeptParty = Partial<Record<'park' | 'travelers' | 'transport', string | undefined>>

/** Where the party goes, and the number of travelers that the address asks for, if any. */
interface TourPark {
  readonly park: string
  readonly travelers: number | null
}

/** A number of travelers as an address or a draft says it; `null` for what is none, or too many. */
export function readTravelers(text: string | null | undefined): number | null {
  const travelers = Number(text)
  return Number.isInteger(travelers) && travelers >= MIN_TRAVELERS && travelers <= MAX_TRAVELERS ? travelers : null
}

/** The party kept for this park, else the one that its address or every tour starts with. */
function partyOf({ park, travelers: asked }: TourPark, { park: keptFor, travelers, transport }: KeptParty): TourParty {
  const kept = keptFor === park ? readTravelers(travelers) : null
  return kept
    ? { travelers: kept, transport: transport !== 'no' }
    : { travelers: asked ?? MIN_TRAVELERS, transport: true }
}

function keepParty(tourPark: TourPark, change: Partial<TourParty>) {
  // Read again, because hydration may keep two choices at once.
  const { travelers, transport } = { ...partyOf(tourPark, readDraft('tour')), ...change }
  keepInDraft('tour', { park: tourPark.park, travelers: String(travelers), transport: transport ? 'yes' : 'no' })
}

/** Travelers and transport. Kept in the booking's draft, so that they survive a reload; what the address says counts. */
function useTourParty(tourPark: TourPark): TourParty {
  const { park, travelers: asked } = tourPark
  useLayoutEffect(() => {
    if (asked !== null) keepParty({ park, travelers: asked }, { travelers: asked })
  }, [park, asked])
  const keptFor = useDraftField('tour', 'park')
  const travelers = useDraftField('tour', 'travelers')
  const transport = useDraftField('tour', 'transport')
  return partyOf(tourPark, { park: keptFor, travelers, transport })
}

/**
 * @param addressed the tour of the page's address
 * @param loaded whole km of its transport, minutes to the gate, and the number of travelers that its address names
 */
export function useTour(
  addressed: Tour,
  {
    distance,
    toGateMinutes,
    today,
    travelers: asked,
  }: Pick<TourData, 'distance' | 'toGateMinutes' | 'today'> & Pick<TourPark, 'travelers'>,
) {
  const { revalidate, state } = useRevalidator()
  const pageChoice = usePageChoice(addressed)
  const { shown } = pageChoice
  const { park } = addressed
  const tourPark = { park, travelers: asked }
  const { travelers, transport } = useTourParty(tourPark)
  const { isLooking, unknown, onEntered } = useEnteredTexts()
  const isElsewhere = ({ pickup, dropoff }: TourTrip) => pickup !== addressed.pickup || dropoff !== addressed.dropoff

  // A hotel may be found long after its name was typed: the choice then builds on the tour of that moment.
  function choose(change: Partial<Tour>) {
    const next = { ...pageChoice.latest(), ...change }
    const party = partyOf(tourPark, readDraft('tour'))
    // The back button leads to the places before, not through every duration that was tried.
    pageChoice.choose(next, paths.safari(tourSlug(next), party.travelers), !isElsewhere(next))
  }

  const { tourLength } = shown
  const trip: TourTrip = transport
    ? { park, pickup: addressed.pickup, dropoff: addressed.dropoff }
    : { park, pickup: park, dropoff: park }
  const km = transport ? distance : 0
  const chosenDate = useDraftField('tour', 'date')
  const date = today && (chosenDate || today)
  return {
    tour: {
      ...trip,
      tourLength,
      travelers,
      transport,
      /** Whole km of transport; `null` if it is not known, as the price then. */
      distance: km,
      distanceKm: km,
      /** Whole minutes of the drive from the pickup to the gate, 0 at the gate; `null` if unknown. */
      toGateMinutes: transport ? toGateMinutes : 0,
      /** Of the price: the one that was chosen, or today. Absent where no price depends on it. */
      date,
      /** True until a date is chosen. */
      isUndated: !chosenDate,
      usd: km === null ? null : tourPrice({ park, tourLength, travelers, distanceKm: km, date }),
    },
    /** The places that the fields show. */
    hotels: shown as Pick<TourTrip, 'pickup' | 'dropoff'>,
    /** True while the distance loads. */
    pending: isLooking || state === 'loading' || isElsewhere(shown),
    chooseTravelers: (next: number) => {
      keepParty(tourPark, { travelers: next })
      choose({})
    },
    chooseTransport: (next: boolean) => keepParty(tourPark, { transport: next }),
    chooseLength: (next: TourLength) => choose({ tourLength: next }),
    chooseHotels: (change: Partial<Trip>) => choose(change),
    /** Loads the distance again. */
    retry: useCallback(() => void revalidate(), [revalidate]),
    /** The hotels that are no place: while there are any, the tour has no price. */
    unknown,
    onEntered,
  }
}

/** The tour that the address of a tour page names; `null` for none. The hike has one duration. */
export function tourOfAddress(pathname: string): Tour | null {
  const tour = parseTourSlug(pathname.split('/')[3] ?? '')
  return tour && !hasDurations(tour.park) ? { ...tour, tourLength: 'half' } : tour
}

/** Half or full day and the travelers change the address of a tour, but nothing that has to be loaded. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentParams, nextParams].map(({ park = '' }) => parseTourSlug(park))
  return current &&
    next &&
    (current.tourLength !== next.tourLength || currentUrl.search !== nextUrl.search) &&
    tourSlug({ ...current, tourLength: next.tourLength }) === tourSlug(next)
    ? false
    : defaultShouldRevalidate
}

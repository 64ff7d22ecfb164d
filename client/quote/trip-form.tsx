/**
 * Pickup and dropoff. Choosing a place shows the fare. Until the app runs, a button submits them. The trip is the one of the
 * page's address, or one that the visitor has just chosen and that is loading.
 */
import { useState, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import { KeptFields, useHydrated } from '#client/forms/hydration.tsx'
import { useAddress, useTexts, rich } from '#client/languages/language.tsx'
import { fareCode } from './loaded-rates.ts'
import { useMapService } from '#client/map/map-service.ts'
import { usePageChoice } from '#client/page-choice.ts'
import { LineIcon } from '#client/pictures/icons.tsx'
import { useEnteredTexts } from '#client/places/combobox.ts'
import { PlaceField } from '#client/places/place-field.tsx'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { readAddress } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { Link } from '#client/link.tsx'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

interface TripFormProps extends Trip {
  readonly onChoose: (change: Partial<Trip>) => void
  readonly hasFare: (change: Partial<Trip>) => Promise<boolean>
  readonly onEntered: TripState['onEntered']
  readonly focusOnLoad?: boolean
}

export function TripForm({ pickup, dropoff, onChoose, hasFare, onEntered, focusOnLoad }: TripFormProps) {
  const hydrated = useHydrated()
  const address = useAddress()
  const { trip: t } = useTexts('site')
  // Swapped, the fields themselves change their ends: a text that is no place goes along, and is still asked about.
  const [[first, second], setFields] = useState<readonly [string, string]>(['a', 'b'])
  const swap = () => {
    setFields([second, first])
    onChoose({ pickup: dropoff, dropoff: pickup })
  }
  const ends = { pickup, dropoff }
  const placeField = (end: keyof Trip, key: string) => (
    <PlaceField
      key={key}
      label={t[end]}
      name={end}
      value={ends[end]}
      apartFrom={[ends[end === 'pickup' ? 'dropoff' : 'pickup']]}
      focusOnLoad={focusOnLoad && key === 'a'}
      onChoose={(name) => onChoose({ [end]: name })}
      hasFare={(name) => hasFare({ [end]: name })}
      onEntered={(entered) => onEntered(end, entered)}
    />
  )
  return (
    <form
      className="trip"
      action={address(paths.home())}
      method="get"
      role="search"
      aria-label={t.label}
      onSubmit={(event) => event.preventDefault()}
    >
      {placeField('pickup', first)}
      <button type="button" className="trip__swap" onClick={swap}>
        <LineIcon d="M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4" />
        <span className="visually-hidden">{t.swap}</span>
      </button>
      {placeField('dropoff', second)}
      {!hydrated && <KeptFields />}
      {!hydrated && <button className="button trip__submit until-alive">{t.show}</button>}
    </form>
  )
}

/** From the fare of one trip to a journey that begins with it. */
interface PlannedTrip extends Trip {
  /** A stop on the way. */
  readonly via?: string
  readonly party?: { readonly travelers: number; readonly bags: number }
}

/** As domain/journeys/plan.ts reads it, which pages of fares need not load. */
export function journeyFrom({ pickup, dropoff, via, party }: PlannedTrip): string {
  const query = new URLSearchParams({ stop1: pickup, ...(via ? { via1: via } : {}), stop2: dropoff })
  for (const [name, many] of Object.entries(party ?? {})) query.set(name, String(many))
  return `${paths.journey}?${query.toString()}`
}

export function WholeTrip(trip: Trip) {
  const { wholeTrip } = useTexts('site')
  return (
    <p className="whole-trip">
      {rich(
        wholeTrip<ReactNode>((text) => (
          <Link to={journeyFrom(trip)} rel="nofollow">
            {text}
          </Link>
        )),
      )}
    </p>
  )
}

type TripState = ReturnType<typeof useTrip>

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

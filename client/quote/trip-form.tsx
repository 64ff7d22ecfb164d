/** Pickup and dropoff. Choosing a place shows the fare. Until the app runs, a button submits them. */
import { useState, type ReactNode } from 'react'
import { KeptFields, useHydrated } from '#client/forms/hydration.tsx'
import { useAddress, useTexts, rich } from '#client/languages/language.tsx'
import { LineIcon } from '#client/pictures/icons.tsx'
import { PlaceField } from '#client/places/place-field.tsx'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { paths } from '#domain/paths.ts'
import type { TripState } from './trip-choice.ts'
import { Link } from '#client/link.tsx'

export interface TripFormProps extends Trip {
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

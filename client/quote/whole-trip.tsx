/** From the fare of one trip to a journey that begins with it. */
import type { ReactNode } from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { paths } from '#domain/paths.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'

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

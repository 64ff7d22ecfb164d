/** From the fare of one trip to a journey that begins with it. */
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
  return (
    <p className="whole-trip">
      More than one ride?{' '}
      <Link to={journeyFrom(trip)} rel="nofollow">
        Plan the whole trip
      </Link>
      : all rides in one price and one booking.
    </p>
  )
}

/** From the fare of one trip to a journey that begins with it. */
import { Link } from '#client/link.tsx'
import { paths } from '#domain/paths.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'

/** As domain/journeys/plan.ts reads it, which pages of fares need not load. @param via a stop on the way */
export function journeyFrom({ pickup, dropoff, via }: Trip & { readonly via?: string }): string {
  const query = new URLSearchParams({ stop1: pickup, ...(via ? { via1: via } : {}), stop2: dropoff })
  return `${paths.journey}?${query.toString()}`
}

export function WholeTrip(trip: Trip) {
  return (
    <p className="whole-trip">
      More than one ride? <Link to={journeyFrom(trip)}>Plan the whole trip</Link>: all rides in one price and one
      booking.
    </p>
  )
}

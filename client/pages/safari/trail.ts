import { parkSlug } from '#domain/safaris/parks.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { isAtGate, tourName, type TourTrip } from '#domain/safaris/tour-texts.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { paths } from '#domain/paths.ts'

export function safariTrail(ends: TourTrip): Crumb[] {
  const { park, pickup, dropoff } = ends
  const atGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return [
    { name: 'Home', path: paths.home() },
    { name: tourName(park), path: paths.safari(parkSlug(park)) },
    ...(atGate ? [] : [{ name: `${pickup} to ${dropoff}`, path: paths.safari(safariSlug({ ...ends, type: 'Half Day' })) }]),
  ]
}

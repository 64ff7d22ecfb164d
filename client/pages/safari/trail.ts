import { parkSlug } from '#domain/parks.ts'
import { safariSlug, type SafariRoute } from '#domain/slugs.ts'
import { isAtGate, tourName } from '#domain/tour.ts'
import type { Crumb } from '../../breadcrumb/breadcrumb.tsx'
import { paths } from '../../paths.ts'

export function safariTrail(route: SafariRoute): Crumb[] {
  const { park, pickup, dropoff } = route
  const atGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return [
    { name: 'Home', path: paths.home() },
    { name: tourName(park), path: paths.safari(parkSlug(park)) },
    ...(atGate ? [] : [{ name: `${pickup} to ${dropoff}`, path: paths.safari(safariSlug(route)) }]),
  ]
}

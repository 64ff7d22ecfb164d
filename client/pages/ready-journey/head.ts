import { FAILED_PAGE, type PageHandle, type PageHead, UNKNOWN_PAGE } from '#client/head/page-head.ts'
import { breadcrumbs, type Thing, touristTrip } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { ReadyJourney } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'
import type { ReadyJourneyData } from './load.ts'

export function trail({ slug, shortName }: ReadyJourney): Crumb[] {
  return [
    { name: 'Home', path: paths.home() },
    { name: 'Ready journeys', path: paths.readyJourneys },
    { name: shortName, path: paths.readyJourney(slug) },
  ]
}

function head({ ready, shown }: ReadyJourneyData): PageHead {
  if (!ready) return UNKNOWN_PAGE
  if (shown.state !== 'priced') return FAILED_PAGE
  const { total } = shown.journey
  const lowest = formatUsd(vehiclePrice(cheapestVehicle(total), total).usd)
  const path = paths.readyJourney(ready.slug)
  const places = [...new Set(ready.stops.slice(1, -1).map(({ place }) => place))]
  const description = `${ready.lead} ${places.join(', ')}: every ride at a fixed price, from ${lowest} for the car.`
  const things = (): Thing[] => [
    touristTrip({ name: ready.title, description: ready.lead, path, places, total }),
    breadcrumbs(trail(ready)),
  ]
  return {
    title: `${ready.title}, from ${lowest} | ${BRAND.name}`,
    description,
    keywords: ['Sri Lanka itinerary', 'Sri Lanka round trip with driver', ready.shortName, ...places],
    path,
    listed: true,
    things: import.meta.env.SSR ? things() : [],
  }
}

export const handle: PageHandle = { head }

import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import type { ReadyCard, ReadyJourney } from '#domain/journeys/ready-journeys.ts'
import type { ReadyJourneyData } from './load.ts'
import { BRAND } from '#domain/brand.ts'
import { failedPage, type PageHandle, type PageHead, unknownPage } from '#client/head/page-head.ts'
import { breadcrumbs, type Thing, touristTrip } from '#client/head/structured-data.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'

export const TITLE = 'Ready journeys through Sri Lanka'

export const TRAIL: readonly Crumb[] = [
  { name: 'Home', path: paths.home() },
  { name: 'Ready journeys', path: paths.readyJourneys },
]

function listHead(cards: readonly ReadyCard[], texts: Texts): PageHead {
  return {
    title: `${TITLE}: routes with fixed prices | ${BRAND.name}`,
    description:
      `${cards.length} routes with every ride, its km, hours and fixed price: for a first visit, the hills, the beaches, ` +
      'the east coast, the old capitals, children, leopards, a stopover, Jaffna and surf. Take one and change it.',
    keywords: ['Sri Lanka itinerary', 'Sri Lanka round trip', 'Sri Lanka routes', 'Sri Lanka 7 days', 'Sri Lanka tour'],
    path: paths.readyJourneys,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(TRAIL, texts)] : [],
  }
}

export function trail({ slug, shortName }: ReadyJourney): Crumb[] {
  return [...TRAIL, { name: shortName, path: paths.readyJourney(slug) }]
}

function head({ isList, ready, shown, others }: ReadyJourneyData, _pathname: string, texts: Texts): PageHead {
  if (isList) return listHead(others, texts)
  if (!ready) return unknownPage(texts)
  if (shown.state !== 'priced') return failedPage(texts)
  const { total } = shown.journey
  const lowest = formatUsd(vehiclePrice(cheapestVehicle(total), total).usd)
  const path = paths.readyJourney(ready.slug)
  const places = [...new Set(ready.stops.slice(1, -1).map(({ place }) => place))]
  const description = `${ready.lead} ${places.join(', ')}: every ride at a fixed price, from ${lowest} for the car.`
  const things = (): Thing[] => [
    touristTrip({ name: ready.title, description: ready.lead, path, places, total }, texts),
    breadcrumbs(trail(ready), texts),
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

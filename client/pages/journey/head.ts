import { FAILED_PAGE, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, company, type Thing } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import type { JourneyData } from './load.ts'

const TITLE = 'Plan your whole trip in Sri Lanka at a fixed price'
const DESCRIPTION =
  'Every ride of your round trip in one price: put your stops in order, see km, time and the fixed fare of each ride, ' +
  'compare a car for each ride with a driver who stays, and book all of it at once.'
const KEYWORDS = [
  'Sri Lanka trip planner',
  'Sri Lanka round trip with driver',
  'Sri Lanka car and driver',
  'Sri Lanka itinerary',
  'private driver Sri Lanka price',
]

export const TRAIL: readonly Crumb[] = [
  { name: 'Home', path: paths.home() },
  { name: 'Plan your trip', path: paths.journey },
]

function things(): Thing[] {
  return [
    {
      '@type': 'TaxiService',
      name: `${BRAND.name}: whole journeys`,
      description: DESCRIPTION,
      url: absoluteUrl(paths.journey),
      serviceType: 'Private driver for a journey of several days',
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
    },
    breadcrumbs(TRAIL),
  ]
}

function head({ plan, shown }: JourneyData): PageHead {
  // Without a plan the page is the site's own; any other is its visitor's.
  const listed = shown.state === 'started' && plan.stops.length === 1 && Object.keys(plan).length === 1
  if (listed)
    return {
      title: `${TITLE} | ${BRAND.name}`,
      description: DESCRIPTION,
      keywords: KEYWORDS,
      path: paths.journey,
      listed: true,
      things: import.meta.env.SSR ? things() : [],
    }
  if (shown.state === 'failed') return FAILED_PAGE
  const places = plan.stops.map(({ place }) => place)
  const way = `${places[0]} to ${places.at(-1)}`
  const price =
    shown.state === 'priced'
      ? ` from ${formatUsd(vehiclePrice(cheapestVehicle(shown.journey.total), shown.journey.total).usd)}`
      : ''
  return {
    title: `Journey from ${way}${price} | ${BRAND.name}`,
    description: `${places.join(', ')}: every ride${price}, at a fixed price.`,
    keywords: KEYWORDS,
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }

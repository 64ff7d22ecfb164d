import { failedPage, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { BRAND } from '#domain/brand.ts'
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

function head({ plan, shown }: JourneyData, _pathname: string, texts: Texts): PageHead {
  // Without a plan the page is the site's own; any other is its visitor's.
  const listed = shown.state === 'started' && plan.stops.length === 1 && Object.keys(plan).length === 1
  if (listed)
    return {
      title: `${TITLE} | ${BRAND.name}`,
      description: DESCRIPTION,
      keywords: KEYWORDS,
      path: paths.journey,
      listed: true,
      // No service: without a plan there is no price that it could bear.
      things: import.meta.env.SSR ? [breadcrumbs(TRAIL, texts)] : [],
    }
  if (shown.state === 'failed') return failedPage(texts)
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

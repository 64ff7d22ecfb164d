import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { BRAND } from '#domain/brand.ts'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'

export const TITLE = 'Ready journeys through Sri Lanka'

export const TRAIL: readonly Crumb[] = [
  { name: 'Home', path: paths.home() },
  { name: 'Ready journeys', path: paths.readyJourneys },
]

function head(cards: readonly ReadyCard[]): PageHead {
  return {
    title: `${TITLE}: routes with fixed prices | ${BRAND.name}`,
    description:
      `${cards.length} routes with every ride, its km, hours and fixed price: for a first visit, the hills, the beaches, ` +
      'the east coast, the old capitals, children, leopards, a stopover, Jaffna and surf. Take one and change it.',
    keywords: ['Sri Lanka itinerary', 'Sri Lanka round trip', 'Sri Lanka routes', 'Sri Lanka 7 days', 'Sri Lanka tour'],
    path: paths.readyJourneys,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(TRAIL)] : [],
  }
}

export const handle: PageHandle = { head }

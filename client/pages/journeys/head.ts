import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import type { ReadyJourneyData, ToldJourney } from './load.ts'
import { failedPage, type PageHandle, type PageHead, titled, unknownPage } from '#client/head/page-head.ts'
import { breadcrumbs, type Thing, touristTrip } from '#client/head/structured-data.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'

export function listTrail(texts: Texts): Crumb[] {
  return [
    { name: texts.in('site').home, path: paths.home() },
    { name: texts.in('journeys').crumb, path: paths.readyJourneys },
  ]
}

export function trail({ slug, shortName }: ToldJourney, texts: Texts): Crumb[] {
  return [...listTrail(texts), { name: shortName, path: paths.readyJourney(slug) }]
}

function listHead(cards: readonly ReadyCard[], texts: Texts): PageHead {
  const { head: t } = texts.in('journeys')
  return {
    title: titled(t.listTitle),
    description: t.listDescription(cards.length),
    keywords: import.meta.env.SSR ? texts.in('frame').heads.journeys.list : [],
    path: paths.readyJourneys,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(listTrail(texts), texts)] : [],
  }
}

function head({ isList, ready, shown, others }: ReadyJourneyData, _pathname: string, texts: Texts): PageHead {
  if (isList) return listHead(others, texts)
  if (!ready) return unknownPage(texts)
  if (shown.state !== 'priced') return failedPage(texts)
  const { head: t } = texts.in('journeys')
  const { total } = shown.journey
  const lowest = texts.formats.usd(vehiclePrice(cheapestVehicle(total), total).usd)
  const path = paths.readyJourney(ready.slug)
  const places = [...new Set(ready.stops.slice(1, -1).map(({ place }) => place))]
  const things = (): Thing[] => [
    touristTrip({ name: ready.title, description: ready.lead, path, places, total }, texts),
    breadcrumbs(trail(ready, texts), texts),
  ]
  return {
    title: titled(t.title(ready.title, lowest)),
    description: t.description(ready.lead, places, lowest),
    keywords: import.meta.env.SSR ? [...texts.in('frame').heads.journeys.one(ready.shortName), ...places] : [],
    path,
    listed: true,
    things: import.meta.env.SSR ? things() : [],
  }
}

export const handle: PageHandle = { head }

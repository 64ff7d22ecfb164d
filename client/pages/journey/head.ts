import { failedPage, type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import type { JourneyData } from './load.ts'

export function trail(texts: Texts): Crumb[] {
  return [
    { name: texts.in('site').home, path: paths.home() },
    { name: texts.in('journey').crumb, path: paths.journey },
  ]
}

function planDescription(places: readonly string[], usd: string | null, texts: Texts): string {
  const { journey: t } = texts.in('frame').heads
  return usd ? t.pricedPlaces(places, usd) : t.places(places)
}

function head({ plan, shown }: JourneyData, _pathname: string, texts: Texts): PageHead {
  const { head: t } = texts.in('journey')
  const keywords = import.meta.env.SSR ? texts.in('frame').heads.journey.keywords : []
  // Without a plan the page is the site's own; any other is its visitor's.
  const listed = shown.state === 'started' && plan.stops.length === 1 && Object.keys(plan).length === 1
  if (listed)
    return {
      title: titled(t.title),
      // The browser has no need of its own words for search engines.
      description: import.meta.env.SSR ? texts.in('frame').heads.journey.description : texts.in('journey').intro,
      keywords,
      path: paths.journey,
      listed: true,
      // No service: without a plan there is no price that it could bear.
      things: import.meta.env.SSR ? [breadcrumbs(trail(texts), texts)] : [],
    }
  if (shown.state === 'failed') return failedPage(texts)
  const places = plan.stops.map(({ place }) => place)
  const [from, to] = [places[0]!, places.at(-1)!]
  const total = shown.state === 'priced' ? shown.journey.total : null
  const usd = total && texts.formats.usd(vehiclePrice(cheapestVehicle(total), total).usd)
  return {
    title: titled(usd ? t.pricedPlan(from, to, usd) : t.plan(from, to)),
    description: import.meta.env.SSR ? planDescription(places, usd, texts) : texts.in('journey').intro,
    keywords,
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }

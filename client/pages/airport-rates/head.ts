import { type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import {
  aggregateOffer,
  breadcrumbs,
  company,
  openingHours,
  type Thing,
  TRANSFER_HOURS,
} from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { pageUrl } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import type { RateLink } from '#domain/quotes/rate-lists.ts'
import type { AirportRatesData } from './load.ts'
import { AIRPORT_PATHS, type AirportEnd } from './texts.ts'

export function trail(end: AirportEnd, texts: Texts): Crumb[] {
  return [
    { name: texts.in('site').home, path: paths.home() },
    { name: texts.in('rates').airport[end].name, path: AIRPORT_PATHS[end] },
  ]
}

function things(end: AirportEnd, rates: readonly RateLink[], description: string, texts: Texts): Thing[] {
  const trailOfPage = breadcrumbs(trail(end, texts), texts)
  if (rates.length === 0) return [trailOfPage]
  const t = texts.in('rates').airport
  const { airport: words } = texts.in('frame').heads
  const url = (path: string) => pageUrl(texts.language, path)
  return [
    {
      '@type': 'TaxiService',
      name: t[end].heading,
      description,
      url: url(AIRPORT_PATHS[end]),
      serviceType: words.service,
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers: aggregateOffer(
        rates.map(({ pickup, dropoff, usd, linkurl }) => ({
          name: words.trip(pickup, dropoff),
          usd,
          url: url(paths.transfer(linkurl)),
        })),
      ),
    },
    trailOfPage,
  ]
}

function head({ end, popular, others }: AirportRatesData, _pathname: string, texts: Texts): PageHead {
  const rates = [...popular, ...others]
  const t = texts.in('rates').airport[end]
  const lowest = rates.length > 0 ? texts.formats.usd(Math.min(...rates.map(({ usd }) => usd))) : null
  const description = lowest ? t.descriptionFrom(rates.length, lowest) : t.description
  return {
    title: titled(lowest ? t.titleFrom(lowest) : t.title),
    description,
    keywords: import.meta.env.SSR ? texts.in('frame').heads.airport[end].keywords : [],
    path: AIRPORT_PATHS[end],
    listed: true,
    things: import.meta.env.SSR ? things(end, rates, description, texts) : [],
  }
}

export const handle: PageHandle = { head }

import { failedPage, type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import {
  aggregateOffer,
  breadcrumbs,
  company,
  openingHours,
  type Thing,
  TRANSFER_HOURS,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { PlaceData } from './load.ts'

/** Dropoffs that the description names. */
const MAX_NAMED = 4

export function trail(place: string, texts: Texts): Crumb[] {
  return [
    { name: texts.in('site').home, path: paths.home() },
    { name: texts.in('rates').place.crumb(place), path: paths.place(place) },
  ]
}

function things({ place, from }: PlaceData, { quote }: PricedFare, description: string, texts: Texts): Thing[] {
  const t = texts.in('rates').place
  const { place: words } = texts.in('frame').heads
  const url = (path: string) => pageUrl(texts.language, path)
  return [
    {
      '@type': 'TaxiService',
      name: t.heading(place),
      description,
      url: url(paths.place(place)),
      serviceType: words.service,
      areaServed: { '@type': 'Place', name: place },
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers:
        from.length > 0
          ? aggregateOffer(
              from.map(({ pickup, dropoff, usd, linkurl }) => ({
                name: words.trip(pickup, dropoff),
                usd,
                url: url(paths.transfer(linkurl)),
              })),
            )
          : vehicleOffers(quote, paths.transfer(quote.url), texts),
    },
    breadcrumbs(trail(place, texts), texts),
  ]
}

function head(page: PlaceData, _pathname: string, texts: Texts): PageHead {
  const { place, fare, from, listed } = page
  const { head: t, lists } = texts.in('rates').place
  const { formats } = texts
  if (fare.state === 'failed') return failedPage(texts)
  if (fare.state !== 'priced') {
    return {
      title: titled(place ? t.noFare(place) : lists),
      description: t.noFareText,
      keywords: [],
      path: null,
      listed: false,
    }
  }
  const usd = formats.usd(vehiclePrice(cheapestVehicle(fare.quote), fare.quote).usd)
  const others = from
    .map(({ dropoff }) => dropoff)
    .filter((name) => name !== fare.dropoff)
    .slice(0, MAX_NAMED)
  const { distance, duration } = fare.quote
  const description = t.description(place, usd, formats.number(distance), formats.drive(duration), others)
  return {
    title: titled(t.title(place, usd)),
    description,
    keywords: import.meta.env.SSR ? texts.in('frame').heads.place.keywords(place) : [],
    path: paths.place(place),
    listed,
    things: import.meta.env.SSR ? things(page, fare, description, texts) : [],
  }
}

export const handle: PageHandle = { head }

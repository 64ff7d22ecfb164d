import { data, type LoaderFunctionArgs } from 'react-router'
import type { PageHead } from '#client/head/page-head.ts'
import { type ToldPicture, toldPicture } from '#client/pictures/pictures.ts'
import { placePicture } from '#client/pictures/place-pictures.ts'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { FARE_STATUS, pageTexts, siteData, type SiteData } from '#client/site-data.ts'
import { pathOf } from '#domain/languages/languages.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { isListed, relatedRates, type RelatedRates } from '#domain/quotes/rate-lists.ts'
import { transferSlugReadings } from '#domain/quotes/slugs.ts'

export interface TransferData {
  readonly fare: ShownFare
  /** True for a listed rate, false for a pair that a visitor made up. */
  readonly listed: PageHead['listed']
  /** Sentences on the route; empty if the route is unknown. */
  readonly routeText: readonly string[]
  /** Towns on the way. */
  readonly towns: readonly string[]
  readonly related: RelatedRates
  /** What the pickup is known for. */
  readonly picture: ToldPicture | null
  /** Names of the listed places in the page's language. */
  readonly names: OwnNames
}

async function fareOfSlug(site: SiteData, slug: string, signal: AbortSignal): Promise<ShownFare> {
  let first: ShownFare | undefined
  for (const trip of transferSlugReadings(slug)) {
    const fare = await site.fare(trip, signal)
    if (fare.state !== 'unreachable') return fare
    first ??= fare
  }
  return first ?? { pickup: '', dropoff: '', state: 'unreachable' }
}

export async function loader({ request: { url, signal }, context }: LoaderFunctionArgs) {
  const site = context.get(siteData)
  // Not the router's parameter: a decoded slug no longer tells which hyphens belong to a name.
  const slug = pathOf(url).split('/')[2] ?? ''
  const [fare, rates] = await Promise.all([
    fareOfSlug(site, slug, signal),
    // The fare is worth showing without the list.
    site.rates().catch(() => null),
  ])
  const priced = fare.state === 'priced' ? fare : null
  const texts = context.get(pageTexts)
  // The page's code brings them beside this, and may come later.
  if (priced) await texts.load('transfer')
  const route = priced && (await site.routeDescription(priced, signal))
  const picture = priced && placePicture(priced.pickup)
  if (picture) await texts.load('home', 'menu')
  const listed = priced ? rates && isListed(rates, priced.quote.url) : false
  const related = relatedRates(rates ?? [], fare, priced?.quote.distance ?? 0)
  const places = [...(listed ? [fare] : []), ...related.fromPickup, ...related.toDropoff]
  const page: TransferData = {
    fare,
    routeText: route?.sentences ?? [],
    towns: route?.towns ?? [],
    picture: picture && toldPicture(picture, texts),
    listed,
    related,
    names: await site.ownNames(places),
  }
  return data(page, { status: FARE_STATUS[fare.state] })
}

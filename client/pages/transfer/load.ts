/** What a transfer page shows, from its address alone. */
import { FARE_STATUS, type ShownFare } from '#domain/quotes/shown-fare.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { describeRoute, townsBetween } from '#domain/quotes/route-description.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { relatedRates, type RelatedRates } from '#domain/quotes/rate-lists.ts'
import { transferSlugReadings, type Trip } from '#domain/quotes/slugs.ts'
import type { SiteApi } from '#client/api.ts'
import type { PageHead } from '#client/head/page-head.ts'
import type { Picture } from '#client/pictures/pictures.ts'
import { placePicture } from '#client/pictures/pictures.ts'
import { quoteTransfer } from '#client/quote/transfer-quote.ts'
import { allRates } from '#client/quote/listed-rates.ts'
import { directionsBetween } from '#client/quote/transfer-quote.ts'

export interface TransferPage {
  readonly fare: ShownFare
  /** One of the rates that the site lists, not a pair that a visitor made up. */
  readonly listed: PageHead['listed']
  /** What is true of this drive alone, in sentences; empty where nothing is known of the way. */
  readonly drive: readonly string[]
  /** Towns on the way. */
  readonly towns: readonly string[]
  readonly related: RelatedRates
  /** Of what the pickup is known for: specification section 2, "Extra images for certain pickups". */
  readonly picture: Picture | null
}

/** A slug has few honest readings; more are not tried. */
const MAX_READINGS = 4

const spaced = (name: string) => name.replaceAll('-', ' ')

/** The names as written, then with spaces for hyphens (specification section 4). */
function trips(slug: string): Trip[] {
  return transferSlugReadings(slug)
    .filter(({ pickup, dropoff }) => pickup.length <= MAX_PLACE_NAME && dropoff.length <= MAX_PLACE_NAME)
    .slice(0, MAX_READINGS)
    .flatMap((ends) => {
      const retry = { pickup: spaced(ends.pickup), dropoff: spaced(ends.dropoff) }
      return retry.pickup === ends.pickup && retry.dropoff === ends.dropoff ? [ends] : [ends, retry]
    })
}

async function fareOf(api: SiteApi, slug: string, signal: AbortSignal): Promise<ShownFare> {
  let first: ShownFare | undefined
  for (const ends of trips(slug)) {
    const fare = await quoteTransfer(api, ends, { signal })
    if (fare.state !== 'unreachable') return fare
    first ??= fare
  }
  return first ?? { pickup: '', dropoff: '', state: 'unreachable' }
}

export async function loadTransfer(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs) {
  // Not the router's parameter: decoded, a slug loses which of its hyphens are part of a name.
  const slug = new URL(url).pathname.split('/')[2] ?? ''
  const [fare, rates] = await Promise.all([
    fareOf(api, slug, signal),
    // Without the list the fare is still worth showing.
    allRates(api).catch(() => null),
  ])
  const priced = fare.state === 'priced'
  // Only the site's own roads are known well enough to be told of.
  const way = priced && fare.source === 'embedded'
    ? await api.directions({ ...directionsBetween(fare), source: 'embedded' }, { signal }).then((found) => found?.route ?? null, () => null)
    : null
  const page: TransferPage = {
    fare,
    drive: priced && way ? describeRoute(fare, fare.quote.distance, way) : [],
    towns: way ? townsBetween(fare, way) : [],
    picture: priced ? placePicture(fare.pickup) : null,
    listed: priced && (rates?.some(({ linkurl }) => linkurl === fare.quote.url) ?? null),
    related: relatedRates(rates ?? [], fare, priced ? fare.quote.distance : 0),
  }
  return data(page, { status: FARE_STATUS[fare.state] })
}

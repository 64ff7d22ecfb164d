import { data, type LoaderFunctionArgs } from 'react-router'
import type { PageHead } from '#client/head/page-head.ts'
import type { ToldPicture } from '#client/pictures/pictures.ts'
import { toldParkPicture } from '#client/pictures/place-pictures.ts'
import { FARE_STATUS, pageTexts, siteData } from '#client/site-data.ts'
import { pathOf } from '#domain/languages/languages.ts'
import type { PlaceInstead } from '#domain/quotes/fare-quote.ts'
import { parseTourSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { isAtGate, parksOnSale, sightOf } from '#domain/tours/parks.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { currentTime } from '#client/device/clock.ts'
import { tourPrice, type TourTrip } from '#domain/tours/tour-price.ts'

/** Another offer of the same park. */
export interface OfferLink {
  readonly url: string
  readonly pickup: string
  readonly dropoff: string
  /** For one traveler and half a day, USD. */
  readonly usd: number
}

/** Without half or full day, which is in the address and changes without another load. */
export interface TourData {
  /** In Sri Lanka when the page was made, where prices depend on the date: `YYYY-MM-DD`. */
  readonly today?: string
  /** In the site's spelling; `null` for an address that names no tour. */
  readonly trip: TourTrip | null
  /** Whole km of transport; `null` if no road leads there, or while nobody can say. */
  readonly distance: number | null
  /** Whole minutes of the drive from the pickup to the gate, 0 at the gate; `null` if unknown. */
  readonly toGateMinutes: number | null
  /** The service did not answer; it may be back soon. */
  readonly failed: boolean
  /** True when the distance was computed for this visit: the browser uploads it to be saved. */
  readonly awaitsUpload: boolean
  /** Places to offer where the name of an end is not known. */
  readonly instead: readonly PlaceInstead[]
  /** True when the half day of this tour is one that the site lists. */
  readonly listed: PageHead['listed']
  readonly offers: readonly OfferLink[]
  readonly picture: ToldPicture | null
  /** The park's name in the reader's language, where it has one. */
  readonly ownName: string | null
  /** What to see in each park. */
  readonly sights: Readonly<Record<string, string>>
}

const NO_TOUR: Omit<TourData, 'sights'> = {
  trip: null,
  distance: null,
  toGateMinutes: null,
  failed: false,
  awaitsUpload: false,
  instead: [],
  listed: false,
  offers: [],
  picture: null,
  ownName: null,
}

export async function loader({ request: { url, signal }, context }: LoaderFunctionArgs) {
  const site = context.get(siteData)
  const asked = parseTourSlug(pathOf(url).split('/')[3] ?? '')
  const found = asked && (await site.tourTransport(asked, signal))
  const texts = context.get(pageTexts)
  await texts.load('menu')
  const words = texts.in('menu')
  const sights = Object.fromEntries(parksOnSale().map(({ name }) => [name, sightOf(name, words)]))
  if (!found) return data({ ...NO_TOUR, sights }, { status: 404 })
  const { trip, distanceKm, toGateMinutes, state, awaitsUpload, instead = [] } = found
  const failed = state === 'failed'
  const [names] = await Promise.all([site.ownNames([trip.park]), texts.load('home')])
  const half = tourSlug({ ...trip, tourLength: 'half' })
  const { date } = sriLankaTime(currentTime())
  // A service that has just failed is not asked again.
  const offers = failed ? null : await site.offers(trip.park, signal).catch(() => null)
  const isAtGates = isAtGate(trip.pickup, trip.park) && isAtGate(trip.dropoff, trip.park)
  const page: TourData = {
    trip,
    distance: distanceKm,
    toGateMinutes,
    failed,
    awaitsUpload,
    instead,
    picture: toldParkPicture(trip.park, texts),
    ownName: names[trip.park] ?? null,
    sights,
    ...(hasDatedPrices() ? { today: date } : {}),
    listed: offers && (isAtGates || offers.some(({ url: offer }) => offer === half)),
    offers: (offers ?? [])
      .filter(({ url: offer }) => offer !== half)
      .map((offer) => ({
        url: offer.url,
        pickup: offer.pickup,
        dropoff: offer.dropoff,
        usd: tourPrice({ park: offer.park, tourLength: 'half', travelers: 1, distanceKm: offer.distance, date }),
      })),
  }
  return data(page, { status: FARE_STATUS[state === 'found' ? 'priced' : state] })
}

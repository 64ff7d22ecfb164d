/** What a safari page shows, from its address alone. */
import { FARE_STATUS } from '#domain/quotes/shown-fare.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import type { TourQuote } from '#domain/quotes/calls.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { isAtGate, type TourTrip } from '#domain/safaris/tour-texts.ts'
import { ApiError, type SiteApi } from '#client/api.ts'
import type { PageHead } from '#client/head/page-head.ts'
import type { Picture } from '#client/pictures/pictures.ts'
import { parkPicture } from '#client/pictures/pictures.ts'
import { waypoint } from '#client/quote/transfer-quote.ts'
import { tourOfAddress } from './tour-address.ts'

/** Another offer of the same park. */
export interface OfferLink {
  readonly url: string
  readonly pickup: string
  readonly dropoff: string
  /** For one traveler and half a day, USD. */
  readonly usd: number
}

/** Half or full day is not told here: it is the address's, and changes without another load. */
export interface SafariPage {
  /** In the site's spelling; `null` for an address that names no tour. */
  readonly ends: TourTrip | null
  /** Of the transport, whole km; `null` where no road leads, or while it cannot be asked for. */
  readonly distance: number | null
  /** The service did not answer; it may be back soon. */
  readonly failed: boolean
  /** False when the distance was computed for this visit: it is to be saved. */
  readonly stored: boolean
  /** The half day of this tour is one that the site lists. */
  readonly listed: PageHead['listed']
  readonly offers: readonly OfferLink[]
  readonly picture: Picture | null
}

type Distance = Pick<SafariPage, 'distance' | 'failed' | 'stored'> & { readonly ends: TourTrip }

const NO_TOUR: SafariPage = { ends: null, distance: null, failed: false, stored: true, listed: false, offers: [], picture: null }

/** A refusal is about what was asked, such as a name that is too long: there is nothing of the kind. Anything else is about the service. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.problem.status < 500) return null
  throw error
}

/** Specification section 8: failures of a lookup have no message. The road network may still answer. */
async function savedTour(api: SiteApi, ends: TourTrip, signal: AbortSignal): Promise<TourQuote | null> {
  return api.findSafari(ends, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
}

async function computedDistance(api: SiteApi, ends: TourTrip, signal: AbortSignal): Promise<Distance | null> {
  // From gate to gate every park has a record: this is how a park is known.
  const gate = await api.findSafari({ park: ends.park, pickup: ends.park, dropoff: ends.park }, { signal }).catch(nothingIfRefused)
  if (!gate) return null
  const named = { ...ends, park: gate.park }
  const way = await api.directions({ from: waypoint(ends.pickup), to: waypoint(ends.dropoff), via: gate.park }, { signal }).catch(nothingIfRefused)
  const distance = way ? Math.floor(way.distanceMeters / 1000) : null
  if (distance === null || distance > MAX_DRIVABLE_KM) return { ends: named, distance: null, failed: false, stored: true }
  return { ends: { ...named, pickup: way?.from ?? ends.pickup, dropoff: way?.to ?? ends.dropoff }, distance, failed: false, stored: false }
}

/** Never rejects but for an abort of the signal; `null` for what is no tour of ours. */
async function distanceOf(api: SiteApi, { park, pickup, dropoff }: TourTrip, signal: AbortSignal): Promise<Distance | null> {
  const ends = { park, pickup, dropoff }
  if (Object.values(ends).some((name) => name.length > MAX_PLACE_NAME)) return null
  const saved = await savedTour(api, ends, signal)
  if (saved) return { ends: { park: saved.park, pickup: saved.pickup, dropoff: saved.dropoff }, distance: saved.distance, failed: false, stored: true }
  try {
    return await computedDistance(api, ends, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return { ends, distance: null, failed: true, stored: true }
  }
}

export async function loadSafari(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs) {
  const asked = tourOfAddress(new URL(url).pathname)
  const found = asked && await distanceOf(api, asked, signal)
  if (!found) return data(NO_TOUR, { status: 404 })
  const { ends, distance, failed } = found
  const half = safariSlug({ ...ends, type: 'Half Day' })
  // A service that has just failed is not waited for once more.
  const offers = failed ? null : await api.safariOffers(ends.park, { signal }).catch(() => null)
  const isAtGates = isAtGate(ends.pickup, ends.park) && isAtGate(ends.dropoff, ends.park)
  const page: SafariPage = {
    ...found, picture: parkPicture(ends.park),
    listed: offers && (isAtGates || offers.some(({ url: offer }) => offer === half)),
    offers: (offers ?? []).filter(({ url: offer }) => offer !== half).map((offer) => ({
      url: offer.url, pickup: offer.pickup, dropoff: offer.dropoff,
      usd: safariPrice({ park: offer.park, type: 'Half Day', travelers: 1, distanceKm: offer.distance }),
    })),
  }
  return data(page, { status: failed ? FARE_STATUS.failed : distance === null ? FARE_STATUS.unreachable : FARE_STATUS.priced })
}

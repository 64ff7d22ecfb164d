/** What a safari page shows, from its address alone. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { MAX_DRIVABLE_KM } from '#domain/fares.ts'
import { MAX_PLACE_NAME } from '#domain/places.ts'
import { isAdamsPeak, safariPrice } from '#domain/safari.ts'
import { parseSafariSlug, safariSlug, type SafariRoute } from '#domain/slugs.ts'
import { isAtGate } from '#domain/tour.ts'
import type { SiteApi } from '../../api.ts'
import type { Picture } from '../../pictures/pictures.ts'
import { parkPicture } from '../../pictures/sights.ts'
import { waypoint } from '../../waypoints.ts'

/** Another offer of the same park. */
export interface OfferLink {
  readonly url: string
  readonly pickup: string
  readonly dropoff: string
  /** For one traveler and half a day, USD. */
  readonly usd: number
}

export interface SafariPage {
  /** In the site's spelling; `null` for an address that names no tour. */
  readonly route: SafariRoute | null
  /** Of the transport, whole km; `null` where no road leads. */
  readonly distance: number | null
  /** False when the distance was computed for this visit: it is to be saved. */
  readonly stored: boolean
  readonly listed: boolean
  readonly offers: readonly OfferLink[]
  readonly picture: Picture | null
}

const NO_TOUR: SafariPage = { route: null, distance: null, stored: true, listed: false, offers: [], picture: null }

type Distance = Pick<SafariPage, 'distance' | 'stored'> & { readonly route: SafariRoute }

async function computedDistance(api: SiteApi, route: SafariRoute, signal: AbortSignal): Promise<Distance | null> {
  // From gate to gate every park has a record: this is how a park is known.
  const gate = await api.findSafari({ park: route.park, pickup: route.park, dropoff: route.park }, { signal })
  if (!gate) return null
  const named = { ...route, park: gate.park }
  const way = await api.directions({ from: waypoint(route.pickup), to: waypoint(route.dropoff), via: gate.park }, { signal })
  const distance = way ? Math.floor(way.distanceMeters / 1000) : null
  if (distance === null || distance > MAX_DRIVABLE_KM) return { route: named, distance: null, stored: true }
  return { route: { ...named, pickup: way?.from ?? route.pickup, dropoff: way?.to ?? route.dropoff }, distance, stored: false }
}

async function distanceOf(api: SiteApi, route: SafariRoute, signal: AbortSignal): Promise<Distance | null> {
  const record = await api.findSafari(route, { signal })
  if (!record) return computedDistance(api, route, signal)
  const { park, pickup, dropoff, distance } = record
  return { route: { park, pickup, dropoff, type: route.type }, distance, stored: true }
}

/** `null` for what names no tour; the hike knows one duration. */
function routeOf(slug: string): SafariRoute | null {
  const route = parseSafariSlug(slug)
  if (!route || [route.park, route.pickup, route.dropoff].some((name) => name.length > MAX_PLACE_NAME)) return null
  return isAdamsPeak(route.park) ? { ...route, type: 'Half Day' } : route
}

const slugOf = (pathname: string) => pathname.split('/')[3] ?? ''

export async function loadSafari(api: SiteApi, { request: { url, signal } }: LoaderFunctionArgs) {
  const asked = routeOf(slugOf(new URL(url).pathname))
  const found = asked && await distanceOf(api, asked, signal)
  if (!found) return data(NO_TOUR, { status: 404 })
  const { route, distance, stored } = found
  const half = safariSlug({ ...route, type: 'Half Day' })
  const offers = await api.safariOffers(route.park, { signal }).catch(() => [])
  const page: SafariPage = {
    route, distance, stored, picture: parkPicture(route.park),
    // The full day is the same tour at another price: one of the two is enough for search engines.
    listed: route.type === 'Half Day' && (isAtGate(route.pickup, route.park) && isAtGate(route.dropoff, route.park) || offers.some(({ url: offer }) => offer === half)),
    offers: offers.filter(({ url: offer }) => offer !== half).map((offer) => ({
      url: offer.url, pickup: offer.pickup, dropoff: offer.dropoff,
      usd: safariPrice({ park: offer.park, type: 'Half Day', travelers: 1, distanceKm: offer.distance }),
    })),
  }
  return data(page, { status: distance === null ? 404 : 200 })
}

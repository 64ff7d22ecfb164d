/**
 * What the loaders of pages ask for. The Worker answers with its own functions, the browser with the calls of the API.
 */
import { createContext, RouterContextProvider } from 'react-router'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { ENGLISH } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { OwnNames } from '#domain/languages/place-names.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import type { PricedJourney, ShownJourney } from '#domain/journeys/journey-calls.ts'
import type { Rate, SafariOffer } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { PricedFare, ShownFare, TourTransport } from '#domain/quotes/fare-quote.ts'
import type { RouteDescription } from '#domain/quotes/route-description.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'
import type { SiteApi } from './api.ts'
import { allRates, fareCode } from '#client/quote/loaded-rates.ts'

/** HTTP status of a page whose address names the trip. */
export const FARE_STATUS = { priced: 200, unreachable: 404, 'same-place': 404, failed: 503 } as const satisfies Record<
  ShownFare['state'],
  number
>

/** Every function may reject when the signal aborts. */
export interface SiteData {
  /** Does not reject otherwise: a fare that cannot be told says why. */
  fare(trip: Trip, signal: AbortSignal): Promise<ShownFare>
  /** What the roads tell of the way, where the distance is theirs; `null` otherwise. For pages with the texts of 'transfer'. */
  routeDescription(fare: PricedFare, signal: AbortSignal): Promise<RouteDescription | null>
  /** `null` for a tour that the site does not offer. Does not reject otherwise. */
  tourTransport(trip: TourTrip, signal: AbortSignal): Promise<TourTransport | null>
  /** Names of places in the page's language. @param places of the gazetteer, or trips between them */
  ownNames(places: readonly (string | Trip)[]): Promise<OwnNames>
  /** Rejects when the list cannot be loaded. */
  rates(): Promise<readonly Rate[]>
  /** The listed offers of a park. Rejects when the list cannot be loaded. */
  offers(park: string, signal: AbortSignal): Promise<readonly SafariOffer[]>
  /** In the words of the page's language. Does not reject otherwise. */
  journey(plan: Plan, signal: AbortSignal): Promise<ShownJourney>
  /** For each ride the towns on its way that travelers know; empty if unknown. */
  townsOnTheWay(journey: PricedJourney, signal: AbortSignal): Promise<readonly (readonly string[])[]>
  /**
   * @param reference as `parseReference` gives it. `null` if there is no such booking. Rejects when nobody can say.
   */
  booking(reference: string, signal: AbortSignal): Promise<PublicBooking | null>
  /** Days after the journey after which personal data is erased; `null` while that is not set. */
  eraseAfterDays(): number | null
}

/** For loaders: `context.get(siteData)`. */
export const siteData = createContext<SiteData>()

/** For loaders that write sentences: `context.get(pageTexts)`. */
export const pageTexts = createContext<Texts>()

export function contextOf(data: SiteData, texts: Texts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteData, data)
  context.set(pageTexts, texts)
  return context
}

/** The browser's way to the data of pages. @param texts of the document */
export function browserSiteData(api: SiteApi, texts: Texts, eraseAfterDays: number | null): SiteData {
  return {
    async fare(trip, signal) {
      const code = await fareCode()
      return code ? code.findFare(api, trip, { signal }) : { ...trip, state: 'failed' }
    },
    async routeDescription(fare, signal) {
      if (fare.source !== 'embedded') return null
      const code = await fareCode()
      const route =
        code &&
        (await api.directions({ ...code.directionsBetween(fare), source: 'embedded' }, { signal }).catch(() => null))
      if (!route?.route) return null
      // A page that came as HTML has its sentences with it.
      const { routeDescription } = await import('#domain/quotes/route-description.ts')
      return routeDescription(fare, route.route, texts)
    },
    async tourTransport(trip, signal) {
      // Only pages of tours need this code.
      const { findTourTransport } = await import('./quote/tour-transport.ts')
      return findTourTransport(api, trip, signal)
    },
    async journey(plan, signal) {
      // Only pages of journeys need this code.
      const { findJourney } = await import('./journey/journey-data.ts')
      const shown = await findJourney(api, plan, signal)
      if (texts.language === ENGLISH) return shown
      const { shownInWords } = await import('#domain/journeys/advice.ts')
      return shownInWords(shown, plan, texts)
    },
    async townsOnTheWay(journey, signal) {
      const { townsOnTheWay } = await import('./journey/journey-data.ts')
      return townsOnTheWay(api, journey, signal)
    },
    async ownNames(places) {
      if (texts.language === ENGLISH) return {}
      const { ownNamesIn } = await import('#domain/languages/place-names.ts')
      return ownNamesIn(texts.language, places)
    },
    rates: () => allRates(api),
    offers: (park, signal) => api.safariOffers(park, { signal }),
    booking: (reference, signal) => api.booking(reference, { signal }),
    eraseAfterDays: () => eraseAfterDays,
  }
}

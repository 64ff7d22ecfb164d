/** The data of pages while the Worker renders them: the Worker's own functions, no calls over HTTP and no tokens. */
import type { SiteData } from '#client/site-data.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { JourneySchema, type PricedJourney, type ShownJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, MIN_STOPS, placesOf } from '#domain/journeys/plan.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { shownInWords } from '#domain/journeys/advice.ts'
import { ownNamesIn } from '#domain/languages/place-names.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { shownFare, type TourTransport, type TripDistance } from '#domain/quotes/fare-quote.ts'
import { routeDescription } from '#domain/quotes/route-description.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'
import { settings, type WorkerContext } from '#worker/environment.ts'
import { checked } from '#worker/platform/body.ts'
import { PROBLEMS } from '#worker/platform/problem.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { hotelsAmong, insteadInWords, resolveKnownPlace } from '#worker/places/known-places.ts'
import { datedPrices, quoteJourney } from '#worker/quotes/journeys.ts'
import { listedOffers, listedRates, listedRoute } from '#worker/quotes/listed-rates.ts'
import { minutesToGate, placeTour } from '#worker/quotes/placed-trips.ts'
import { nullInOutage, quoteShownTour, quoteShownTrip } from '#worker/quotes/quotes.ts'
import { directions } from '#domain/roads/directions.ts'

async function transferDistance(context: WorkerContext, asked: Trip): Promise<TripDistance | null> {
  const quote = await quoteShownTrip(context, asked).catch(nullInOutage)
  if (!quote) return null
  const {
    trip: { pickup, dropoff },
    distanceKm,
    durationMinutes,
    source,
  } = quote.record
  return {
    pickup: pickup.name,
    dropoff: dropoff.name,
    distanceKm,
    durationMinutes,
    source,
    start: pickup.position,
    end: dropoff.position,
    awaitsUpload: quote.awaitsUpload,
  }
}

async function tourTransport(context: WorkerContext, asked: TourTrip, texts: Texts): Promise<TourTransport | null> {
  if ([asked.park, asked.pickup, asked.dropoff].some((name) => name.length > MAX_PLACE_NAME)) return null
  const placed = placeTour(asked)
  if (!placed) return null
  const quote = await quoteShownTour(context, asked).catch(nullInOutage)
  const { park, pickup, dropoff } = quote?.record.trip ?? placed
  const trip = { park: park.name, pickup: pickup.name, dropoff: dropoff.name }
  if (!quote) {
    const instead = await insteadInWords(trip, texts)
    return { trip, state: 'unreachable', distanceKm: null, toGateMinutes: null, awaitsUpload: false, instead }
  }
  const { record, awaitsUpload } = quote
  return { trip, state: 'found', distanceKm: record.distanceKm, toGateMinutes: minutesToGate(placed), awaitsUpload }
}

async function shownJourney(context: WorkerContext, plan: Plan, texts: Texts): Promise<ShownJourney> {
  if (plan.stops.length < MIN_STOPS) return { state: 'started' }
  try {
    const quote = await quoteJourney(context, checked(JourneySchema, plan))
    const { quoted: _, ...journey } = { ...quote, ...datedPrices(quote) }
    return await shownInWords({ state: 'priced', journey }, plan, texts)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const { status } = PROBLEMS[error.kind]
    if (status >= 500) return { state: 'failed' }
    return shownInWords({ state: 'refused', fields: error.details.fields ?? [] }, plan, texts)
  }
}

function townsOnTheWay({ rides }: PricedJourney): readonly string[][] {
  return rides.map((ride) => {
    const points = placesOf(ride).map((place) => resolveKnownPlace(place).position)
    const [from, to] = [points[0], points.at(-1)]
    const between = points.slice(1, -1).filter((point) => point !== null)
    const route = from && to && points.length > 1 ? directions(from, to, between)?.route : null
    return [...(route?.towns ?? [])]
  })
}

/**
 * @param texts of the page
 * @param seen the bookmark that its address has
 */
export function workerSiteData(context: WorkerContext, texts: Texts, seen?: string): SiteData {
  return {
    async fare(trip) {
      const fare = await shownFare(trip, (asked) => transferDistance(context, asked))
      return fare.state === 'unreachable' ? { ...fare, instead: await insteadInWords(fare, texts) } : fare
    },
    async routeDescription(fare) {
      const { pickup, dropoff, source } = fare
      if (source !== 'embedded') return null
      const listed = await listedRoute(fare)
      if (listed) return routeDescription(fare, listed, texts)
      const [from, to] = [resolveKnownPlace(pickup).position, resolveKnownPlace(dropoff).position]
      const route = from && to ? directions(from, to)?.route : null
      return route ? routeDescription(fare, { ...route, hotels: hotelsAmong(pickup, dropoff) }, texts) : null
    },
    tourTransport: (trip) => tourTransport(context, trip, texts),
    journey: (plan) => shownJourney(context, plan, texts),
    ownNames: (places) => ownNamesIn(texts.language, places),
    townsOnTheWay: async (journey) => townsOnTheWay(journey),
    rates: () => listedRates(context),
    offers: (park) => listedOffers(context, park),
    booking: async (reference) =>
      (await import('#worker/guests/public-booking.ts')).shownBooking(context.env, reference, seen),
    eraseAfterDays: () => settings(context.env).ERASE_AFTER_DAYS,
  }
}

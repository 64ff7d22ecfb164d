/**
 * What a request books, ride by ride, and the quotes that it redeems: signed prices, fetched when the visitor books and
 * never part of a page.
 */
import type { SiteApi } from '#client/api.ts'
import { nowMs } from '#client/device/clock.ts'
import { deviceTable, inOneTab } from '#client/device/database.ts'
import { findFare } from '#client/quote/trip-fare.ts'
import { safariUploadOf, uploadOf } from '#client/quote/upload-payload.ts'
import { pricedOn } from '#domain/fares/dated-fare.ts'
import { lkrPerUsd } from '#domain/fares/money.ts'
import { type Fare, type Party, pricedClasses, priceIn, smallestOf, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { RideInWords } from '#domain/bookings/ride.ts'
import { parseDuration, tourLength } from '#domain/duration-and-tour-length.ts'
import { earlierVehicle, vehicleText } from '#domain/fares/vehicle-text.ts'
import { looksSriLankan } from '#domain/bookings/money/residents.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { type Formats, formatsOf } from '#domain/languages/formats.ts'
import { ENGLISH } from '#domain/languages/languages.ts'
import type { JourneyAnswer, PricedJourney } from '#domain/journeys/journey-calls.ts'
import { QUOTE_LIFETIME_MS, type TourQuote, type TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { safariPrice } from '#domain/tours/tour-price.ts'
import { notesIn } from './form/form-fields.ts'
import type { BookingRequest } from './sending/submission-progress.ts'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import { agreedRides } from '#domain/journeys/booked-rides.ts'
import { partyInEach, type Plan, partyOfPlan } from '#domain/journeys/plan.ts'
import { quotedOn } from '#domain/journeys/dated-journey.ts'

type BookingQuote = TransferQuote | TourQuote | JourneyAnswer

/** The quotes that a request redeems: of a return trip, one for each way. */
export interface BookingQuotes {
  readonly quote: BookingQuote
  readonly returnquote?: BookingQuote | undefined
}

/** The way back of a return trip as a request of its own, without a quote; `null` for a single drive and for tours. */
function wayBackRequest(request: BookingRequest): TripRequest | null {
  if (request.kind !== 'transfer' || !request.details.returntrip) return null
  const {
    details: {
      returntrip: { token: _, ...back },
      ...there
    },
  } = request
  return {
    ...request,
    token: null,
    details: {
      ...there,
      ...back,
      pickup: there.dropoff,
      dropoff: there.pickup,
      pickupaddress: there.dropoffaddress,
      dropoffaddress: there.pickupaddress,
      flight: back.flight,
    },
  }
}

type TripRequest = Exclude<BookingRequest, { readonly kind: 'journey' }>

function rideOf(request: TripRequest, position: number): RideInWords {
  if (request.kind === 'tour') {
    const { distance: distanceKm, details } = request
    const { park, pickup, dropoff, type, travelers, rates, pickupDate, pickupTime } = details
    return {
      kind: 'tour',
      position,
      park,
      pickup,
      dropoff,
      tourLength: tourLength(type),
      distanceKm,
      pickupDate,
      pickupTime,
      priceUsd: Number(rates),
      ...notesIn('tour', details),
      travelers: Number(travelers),
    }
  }
  const { details } = request
  const { pickup, dropoff, distance, duration, pickupdate, pickuptime } = details
  const { vehicle, lkr, usd } = earlierVehicle(details.vehicle)
  return {
    kind: 'transfer',
    position,
    pickup,
    dropoff,
    distanceKm: Number(distance),
    minutes: parseDuration(duration) ?? 0,
    pickupDate: pickupdate,
    pickupTime: pickuptime,
    vehicle,
    priceLkr: lkr,
    priceUsd: usd,
    ...notesIn('transfer', details),
  }
}

/** What a request books, in the order in which it is driven. */
export function ridesOf(request: BookingRequest): readonly [RideInWords, ...RideInWords[]] {
  const [first, ...others] = ridesWithPrices(request)
  // A number of another country reads dollars first, as on the booking's page and in its mails.
  const inRupees = request.inRupees ?? (looksSriLankan(request.details.phone, '') ? undefined : false)
  // A tour's price has no rupees of its own.
  const said = { inRupees, lkrPerUsd: lkrPerUsd() }
  return [{ ...first, ...said }, ...others.map((ride) => ({ ...ride, ...said }))]
}

function ridesWithPrices(request: BookingRequest): readonly [RideInWords, ...RideInWords[]] {
  if (request.kind === 'journey') return journeyRides(request.quoted, request.plan, request.details)
  const back = wayBackRequest(request)
  return back ? [rideOf(request, 1), rideOf(back, 2)] : [rideOf(request, 1)]
}

/** The price of a request as visitors see it. */
export const requestPrice = (request: BookingRequest, formats: Formats): string => priceText(ridesOf(request), formats)

/** The class of a request; `null` for one that names none. */
export const vehicleOf = (request: BookingRequest): VehicleClass | null => {
  if (request.kind === 'tour') return null
  return request.kind === 'journey' ? request.details.vehicle : earlierVehicle(request.details.vehicle).vehicle
}

/** Also another class at the same price is to be seen before it is booked. */
export const isSamePrice = (one: BookingRequest, other: BookingRequest): boolean =>
  vehicleOf(one) === vehicleOf(other) &&
  requestPrice(one, formatsOf(ENGLISH)) === requestPrice(other, formatsOf(ENGLISH))

/** What a quote fixes of a ride; everything else can change without another quote. */
const quotedOf = (ride: RideInWords) => [
  ride.kind === 'tour' ? ride.park : ride.minutes,
  ride.pickup,
  ride.dropoff,
  ride.distanceKm,
]

const wayThere = (request: BookingRequest) =>
  JSON.stringify(request.kind === 'journey' ? request.plan : quotedOf(ridesOf(request)[0]))

/** True for requests that one quote of the way there is good for. The way back may be in one of them alone. */
export function isSameWayThere(a: BookingRequest, b: BookingRequest): boolean {
  return a.kind === b.kind && wayThere(a) === wayThere(b)
}

/** The request with tokens, prices and routes of its quotes. */
export function withQuotes(request: BookingRequest, { quote, returnquote }: BookingQuotes): BookingRequest {
  return withReturnQuote(withQuote(request, quote), returnquote)
}

/**
 * The request with a quote for its way back, where it has one for the way there alone.
 * @returns `null` if no road leads there. Rejects as `SiteApi` does.
 */
export async function withWayBackQuoted(api: SiteApi, request: BookingRequest): Promise<BookingRequest | null> {
  const back = wayBackRequest(request)
  if (!back || request.kind !== 'transfer' || request.details.returntrip?.token) return request
  const returnquote = await fetchQuote(api, back)
  return returnquote && withReturnQuote(request, returnquote)
}

function withReturnQuote(quoted: BookingRequest, returnquote: BookingQuote | undefined): BookingRequest {
  const back = wayBackRequest(quoted)
  if (quoted.kind !== 'transfer' || !back || !returnquote) return quoted
  const {
    token,
    details: { distance, duration, vehicle },
  } = withQuote(back, returnquote) as Extract<BookingRequest, { kind: 'transfer' }>
  return {
    ...quoted,
    details: {
      ...quoted.details,
      returntrip: { ...quoted.details.returntrip!, token: token!, distance, duration, vehicle },
    },
  }
}

/** The request with the tokens of another one, of the same way there. */
export function withTokensOf(request: BookingRequest, other: BookingRequest): BookingRequest {
  const back = other.kind === 'transfer' && other.details.returntrip
  if (request.kind !== 'transfer' || !request.details.returntrip || !back) return { ...request, token: other.token }
  return {
    ...request,
    token: other.token,
    details: { ...request.details, returntrip: { ...request.details.returntrip, token: back.token } },
  }
}

/** The class itself, or that which the form would choose where it is no longer offered: the visitor is shown both. */
function offeredFor(asked: VehicleClass, fare: Fare, party: Party): VehicleClass {
  return priceIn(fare, asked) ? asked : smallestOf(pricedClasses(fare), party)
}

function withQuote(request: BookingRequest, quote: BookingQuote): BookingRequest {
  if (request.kind === 'journey') {
    const { token: journeyToken, ...quoted } = quote as JourneyAnswer
    const { details } = request
    const arrangement = quoted.stay ? details.arrangement : 'rides'
    const vehicle = offeredFor(details.vehicle, quoted.total, partyInEach(request.plan, quoted.vehicles))
    return { ...request, token: journeyToken, quoted, details: { ...details, arrangement, vehicle } }
  }
  const { token, pickup, dropoff, distance } = quote as TransferQuote | TourQuote
  if (request.kind === 'tour') {
    const { park, type, travelers, pickupDate: date } = request.details
    const rates = safariPrice({ park, type, travelers: Number(travelers), distanceKm: distance, date })
    return {
      ...request,
      token,
      distance,
      details: { ...request.details, park: (quote as TourQuote).park, pickup, dropoff, rates },
    }
  }
  const { pickupdate: date, pickuptime: time } = request.details
  const transferQuote = pricedOn(quote as TransferQuote, { date, time })
  const { travelers, bags } = notesIn('transfer', request.details)
  const asked = earlierVehicle(request.details.vehicle).vehicle
  const vehicle = offeredFor(asked, transferQuote, { travelers: travelers ?? 1, bags: bags ?? 0 })
  return {
    ...request,
    token,
    details: {
      ...request.details,
      pickup,
      dropoff,
      distance,
      duration: transferQuote.duration,
      vehicle: vehicleText(vehicle, transferQuote),
    },
  }
}

/** Fetches the quotes for what a request books. @returns `null` if no road leads there. Rejects as `SiteApi` does. */
export function fetchQuotes(api: SiteApi, request: BookingRequest): Promise<BookingQuotes | null> {
  return bothQuotes(request, (way) => fetchQuote(api, way))
}

/** One after the other: the way back is quoted only if the way there could be. */
async function bothQuotes(
  request: BookingRequest,
  quoteOf: (way: BookingRequest) => Promise<BookingQuote | null>,
): Promise<BookingQuotes | null> {
  const quote = await quoteOf(request)
  const back = wayBackRequest(request)
  const returnquote = quote && back ? await quoteOf(back) : undefined
  return quote && returnquote !== null ? { quote, returnquote } : null
}

/** A trip that nobody has saved yet is uploaded first: only saved ones are signed. */
async function fetchQuote(api: SiteApi, request: BookingRequest): Promise<BookingQuote | null> {
  if (request.kind === 'journey') return api.journey(request.plan)
  if (request.kind === 'tour') {
    const { park, pickup, dropoff } = request.details
    const trip = { park, pickup, dropoff }
    return (await api.findSafari(trip)) ?? api.saveSafari(safariUploadOf(trip, request.distance))
  }
  const { pickup, dropoff } = request.details
  const saved = await api.findTransfer(pickup, dropoff)
  if (saved) return saved
  const fare = await findFare(api, { pickup, dropoff })
  if (fare.state === 'failed') throw new TypeError('the fare could not be fetched')
  return fare.state === 'priced' ? api.saveTransfer(uploadOf(fare)) : null
}

// Tabs that send the same details share their quotes, and so make one booking. The browser keeps a hash of the details
// with the quotes for a day, nothing of the customer. In IndexedDB, because tabs see each other's local storage with a
// delay.

const NAME = 'booking-quotes'
interface KeptQuotes {
  readonly quotes: BookingQuotes
  readonly until: number
}

/** Where the browser keeps nothing, there is no other tab to share with. */
const shared = deviceTable<KeptQuotes>(NAME, NAME)

/** `null` if the browser cannot hash: on pages that are not served securely. */
async function hash(request: BookingRequest): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const { kind, details } = request
  const plan = request.kind === 'journey' ? [request.plan] : []
  const text = JSON.stringify([kind, Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)), ...plan])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The quotes that another tab has for the same details, or new ones, which are shared if their price is the one of the
 * request.
 * @returns `null` if no road leads there. Rejects as `SiteApi` does.
 */
export async function sharedQuotes(api: SiteApi, request: BookingRequest): Promise<BookingQuotes | null> {
  const name = await hash(request)
  return inOneTab(NAME, async () => {
    const kept = name ? await shared.read(name) : null
    if (kept && kept.until > nowMs()) return kept.quotes
    const quotes = await fetchQuotes(api, request)
    if (name && quotes && isSamePrice(withQuotes(request, quotes), request)) {
      await shared.keep(name, { quotes, until: nowMs() + QUOTE_LIFETIME_MS })
    }
    return quotes
  })
}

/**
 * Stops sharing quotes: they are no longer valid, or the visitor makes another booking. Expired ones go as well.
 * @param token of the way there
 */
export async function releaseQuote(token: string): Promise<void> {
  const kept = await shared.all()
  await shared.drop(
    kept.filter(([, { quotes, until }]) => quotes.quote.token === token || until <= nowMs()).map(([name]) => name),
  )
}

/** The rides of a journey, each vehicle of one by itself, as the booking will have them: at the prices that the page shows. */
export function journeyRides(
  quoted: PricedJourney,
  plan: Plan,
  details: JourneyBookingDetails,
): readonly [RideInWords, ...RideInWords[]] {
  const { vehicle, arrangement } = details
  const pickups = details.rides.map((asked) => ({
    date: asked.pickupdate,
    time: asked.pickuptime,
    notes: notesIn('transfer', { ...details, ...asked }),
  }))
  const rides = agreedRides(quotedOn(quoted, partyOfPlan(plan), pickups), pickups, vehicle, arrangement).map(
    (ride, i): RideInWords => ({ ...ride, position: i + 1 }),
  )
  return rides as [RideInWords, ...RideInWords[]]
}

/**
 * Quotes a journey: `quoteJourney` for a plan, `freshJourneyQuote` for a stale quote. Pages show the answer, the call
 * signs it. docs/product.md#journeys
 */
import { fareOn } from '#domain/fares/dated-fare.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import { givenName, largestVehicle, quotedVehicles, type Fare } from '#domain/fares/vehicles.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import type {
  AnsweredJourney,
  BagsOffer,
  JourneyAnswer,
  JourneyRequest,
  JourneyRide,
  QuotedJourney,
  QuotedRide,
  QuotedTransferRide,
} from '#domain/journeys/journey-calls.ts'
import {
  partyByVehicle,
  rideFare,
  stayFare,
  sumOfFares,
  tourRideVehicles,
  transferRideFare,
  vehiclesFor,
} from '#domain/journeys/journey-fares.ts'
import { journeyOn, pricedRides } from '#domain/journeys/dated-journey.ts'
import {
  arrivalDays,
  bagsRide,
  type LocatedStop,
  type PlannedRide,
  plannedRides,
} from '#domain/journeys/journey-rides.ts'
import { type TrainWay, trainWay } from '#domain/journeys/hill-train.ts'
import { lastOnEveningBefore } from '#domain/journeys/last-flight.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { dateRules } from '#domain/prices/dated-price.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { type Leg, MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import type { WithVehicles } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import { minutesOnTheWay } from '#domain/quotes/time-on-the-way.ts'
import { startMinutes } from '#domain/tours/night-before.ts'
import { minutesOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { findPark, isAtPark } from '#domain/tours/park-lookup.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { tourHours } from '#domain/tours/tour-texts.ts'
import { journeyWarnings, warningText } from '#domain/journeys/advice.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { type InvalidField, SiteError } from '#worker/platform/site-error.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { betterOrder, sightsOnTheWay } from './journey-advice.ts'
import { type Place, placeAt, type PlacedTrip, placeTour, placeTransfer } from './placed-trips.ts'
import { nullInOutage } from './quotes.ts'
import { findDistances } from './saved-distances.ts'
import { type JourneyClaims, mintJourneyToken } from './quote-token.ts'

/** Distance, price and what to know of a journey. It is not signed: nobody can book it yet. */
export interface JourneyQuote extends Omit<JourneyAnswer, 'token'> {
  readonly quoted: QuotedJourney
}

const invalid = (...fields: readonly InvalidField[]) => new SiteError('invalid', { fields })
const wrong = (field: string, problem: string) => ({ field, message: fieldText(problem), problem })

/** @throws SiteError `invalid` with each place that nobody knows */
function locatedStops(stops: JourneyRequest['stops']): (LocatedStop & { readonly position: LatLng })[] {
  const unknown: InvalidField[] = []
  const located = stops.map((stop, i) => {
    const found = findPark(stop.place)
    const park = found && isAtPark(stop.place, found.name) ? found : null
    const { name, position, known } = placeAt(stop.place)
    if (!park && (!known || !position)) unknown.push(wrong(`stops.${i}.place`, fieldProblem('unknown-place')))
    stop.via?.forEach((via, j) => {
      if (!placeAt(via.place).known) unknown.push(wrong(`stops.${i}.via.${j}.place`, fieldProblem('unknown-place')))
    })
    return {
      ...stop,
      place: name,
      position: park?.gate ?? position ?? { lat: 0, lng: 0 },
      park: park && park.name,
    }
  })
  if (unknown.length > 0) throw invalid(...unknown)
  return located
}

/** The train over the gap after a stop, where the price list has bags go by car. */
function trainAfter(stops: readonly (LocatedStop & { readonly position: LatLng })[], i: number): TrainWay | null {
  const [stop, next] = [stops[i]!, stops[i + 1]]
  if (!stop.gap || !next || stop.park !== null || next.park !== null || !priceList().bagsByCar) return null
  return trainWay(stop.position, next.position)
}

/** Each with the train over its gap, where the plan has bags go by car; and the gaps where they could. */
function withTrains(located: readonly (LocatedStop & { readonly position: LatLng })[]) {
  const trains = located.map((_, i) => trainAfter(located, i))
  const stops = located.map((stop, i) => ({ ...stop, train: stop.bagsByCar ? trains[i] : null }))
  const days = arrivalDays(stops)
  const offers = trains.flatMap((train, i) =>
    train && !stops[i]!.bagsByCar ? [bagsRide(stops, i, train, days[i]! + (stops[i]!.nights ?? 0))] : [],
  )
  return { stops, offers }
}

type PlacedRide = { readonly ride: PlannedRide; readonly trip: PlacedTrip; readonly via: readonly Place[] }

function placedRide(ride: PlannedRide): PlacedRide | null {
  const trip = ride.kind === 'transfer' ? placeTransfer(ride) : placeTour(ride)
  return trip && { ride, trip, via: ride.via.map(({ place }) => placeAt(place)) }
}

/** The places of a ride in driving order, a tour's gate among them. */
function waypoints({ ride, trip, via }: PlacedRide): (LatLng | null)[] {
  const at = (afterPark: boolean) =>
    via.flatMap(({ position }, i) => ((ride.via[i]!.afterPark ?? false) === afterPark ? [position] : []))
  const gate = trip.kind === 'safari' ? [trip.park.gate] : []
  return [trip.pickup.position, ...at(false), ...gate, ...at(true), trip.dropoff.position]
}

function legAlong(points: readonly (LatLng | null)[]): Leg | null {
  const [from, to] = [points[0], points.at(-1)]
  const between = points.slice(1, -1)
  return from && to && between.every((point) => point !== null) ? roadLeg(from, to, between) : null
}

const isOneTrip = ({ trip }: PlacedRide) => placeKey(trip.pickup.name) === placeKey(trip.dropoff.name)

/** Which of the asked places no road leads to. */
function unreachableField(placed: PlacedRide): string {
  const { ride, trip } = placed
  const base = placeAt(baseOfCars()).position
  const isOff = (point: LatLng | null) => !point || !base || roadLeg(base, point) === null
  if (isOff(trip.pickup.position)) return `stops.${ride.from}.place`
  const via = placed.via.findIndex(({ position }) => isOff(position))
  if (via < 0) return `stops.${ride.to}.place`
  const { afterPark } = ride.via[via]!
  const before = ride.via.filter((stop) => !stop.afterPark).length
  return afterPark ? `stops.${ride.to - 1}.via.${via - before}.place` : `stops.${ride.from}.via.${via}.place`
}

const baseOfCars = () => priceList().driverStay?.base ?? 'Colombo'

type Measured = Pick<QuotedRide, 'distance' | 'minutes'> & Pick<QuotedTransferRide, 'direct'>

/**
 * @param saved the distance that the site has saved or lists for the way without stops
 * @throws SiteError `unreachable`, `invalid`
 */
function measured(placed: PlacedRide, saved: Leg | null): Measured {
  const { ride, trip } = placed
  const points = waypoints(placed)
  const hasStops = ride.via.length > 0
  const way = legAlong(points)
  const noRoad = fieldProblem('no-road')
  const unreachable = () => new SiteError('unreachable', { fields: [wrong(unreachableField(placed), noRoad)] })
  if (!way) throw unreachable()
  if (way.distanceKm > MAX_DRIVABLE_KM)
    throw invalid(wrong(`stops.${ride.to}.place`, fieldProblem('distance-too-long', MAX_DRIVABLE_KM)))
  if (trip.kind === 'safari') {
    const own = hasStops ? legAlong(waypoints({ ...placed, ride: { ...ride, via: [] }, via: [] })) : way
    if (!own) throw unreachable()
    const directKm = saved?.distanceKm ?? own.distanceKm
    // A tour's price has no minutes, and its saved distance neither.
    return {
      distance: hasStops ? Math.max(directKm, way.distanceKm) : directKm,
      minutes: way.durationMinutes,
      direct: null,
    }
  }
  const isRound = isOneTrip(placed)
  if (isRound && !hasStops) throw invalid(wrong(`stops.${ride.to}.place`, fieldProblem('same-place')))
  const own = hasStops && !isRound ? legAlong([trip.pickup.position, trip.dropoff.position]) : null
  const direct = saved ?? (hasStops ? own : way)
  const whole = hasStops ? way : direct!
  if (whole.distanceKm < 1 || (direct && !isRound && direct.distanceKm < 1))
    throw invalid(wrong(`stops.${ride.to}.place`, fieldProblem('next-to-each-other')))
  return {
    distance: whole.distanceKm,
    minutes: whole.durationMinutes,
    direct: hasStops && direct && !isRound ? { distance: direct.distanceKm, minutes: direct.durationMinutes } : null,
  }
}

function quotedRide(placed: PlacedRide, leg: Measured, travelersOfVehicles: readonly number[]): QuotedRide {
  const { ride, trip, via } = placed
  const common = {
    pickup: trip.pickup.name,
    dropoff: trip.dropoff.name,
    via: ride.via.map((stop, i) => ({ ...stop, place: via[i]!.name })),
    distance: leg.distance,
    minutes: leg.minutes,
    day: ride.day,
    from: ride.from,
    to: ride.to,
  }
  if (ride.kind === 'transfer') {
    const train = ride.train ? { train: ride.train } : {}
    const transfer = { ...common, kind: 'transfer' as const, direct: leg.direct, ...train }
    return { ...transfer, prices: transferRideFare(transfer) }
  }
  const tour = { ...common, kind: 'tour' as const, park: ride.park, tourLength: ride.tourLength }
  return { ...tour, vehicles: tourRideVehicles(tour, travelersOfVehicles) }
}

/**
 * Whole km that a car that stays drives: the rides, the ways to pickups elsewhere, and the empty way from the base and
 * back. `null` if not all of these ways are known.
 */
function stayKm(rides: readonly QuotedRide[], placed: readonly PlacedRide[]): number | null {
  const base = placeAt(baseOfCars()).position
  const stops: (LatLng | null)[] = [
    base,
    ...placed.flatMap(({ trip }) => [trip.pickup.position, trip.dropoff.position]),
    base,
  ]
  let km = rides.reduce((sum, { distance }) => sum + distance, 0)
  for (let i = 0; i < stops.length; i += 2) {
    const [from, to] = [stops[i], stops[i + 1]]
    if (!from || !to) return null
    const empty = from.lat === to.lat && from.lng === to.lng ? { distanceKm: 0 } : roadLeg(from, to)
    if (!empty) return null
    km += empty.distanceKm
  }
  return km
}

/** Whether the largest vehicle is the van, by this name. */
const isVan = () => largestVehicle() === 'van' && givenName('van', 'en') === undefined

/** @param plan of rides that are new: their last day depends on its flight */
async function quotedJourney(
  context: WorkerContext,
  planned: readonly PlannedRide[],
  { vehicles: least, ...party }: Readonly<Record<'travelers' | 'bags', number>> & { readonly vehicles: 1 | 2 },
  { offered = [], plan }: { readonly offered?: readonly PlannedRide[]; readonly plan?: JourneyRequest } = {},
): Promise<{
  readonly quoted: QuotedJourney
  readonly placed: readonly PlacedRide[]
  readonly offers: readonly QuotedRide[]
}> {
  if (planned.length === 0) throw invalid(wrong('stops', fieldProblem('no-ride')))
  const vehicles = vehiclesFor(
    party,
    planned.some(({ kind }) => kind === 'tour'),
    least,
  )
  if (!vehicles)
    throw invalid(wrong('travelers', fieldProblem(isVan() ? 'party-too-large' : 'party-too-large-for-two')))
  const placed = planned.flatMap((ride) => placedRide(ride) ?? [])
  const beside = offered.flatMap((ride) => placedRide(ride) ?? [])
  if (placed.length < planned.length)
    throw new SiteError('quote-invalid', { detail: 'A tour of this journey is no longer on sale' })
  const trips = [...placed, ...beside].map(({ trip }) => trip)
  const saved = (await findDistances(context, trips).catch(nullInOutage)) ?? []
  const parties = partyByVehicle(party.travelers, vehicles)
  const measuredRides = placed.map((each, i) => quotedRide(each, measured(each, saved[i] ?? null), parties))
  const rides = plan ? lastOnEveningBefore(measuredRides, plan) : measuredRides
  const offers = beside.map((each, i) => quotedRide(each, measured(each, saved[placed.length + i] ?? null), parties))
  const days = rides.at(-1)!.day - rides[0]!.day + 1
  const km = priceList().driverStay ? stayKm(rides, placed) : null
  const quoted: QuotedJourney = {
    rides,
    vehicles,
    ...party,
    days,
    stay: km === null ? null : stayFare({ rides, vehicles, days }, km),
    stayKm: km,
  }
  return { quoted, placed, offers }
}

type AskedTimes = Partial<Pick<JourneyRequest, 'start'>> & {
  readonly stops?: readonly Pick<JourneyRequest['stops'][number], 'leaves'>[]
}

function shownRide(
  ride: QuotedRide,
  placed: PlacedRide,
  { vehicles }: QuotedJourney,
  { start, stops = [] }: AskedTimes,
): JourneyRide {
  const { pickup, dropoff, via, distance, minutes, day, from, to } = ride
  const common = {
    pickup,
    dropoff,
    via,
    distance,
    duration: formatDuration(minutes),
    day,
    ...(start === undefined ? {} : { date: addDays(start, day) }),
    from,
    to,
    ...rideFare(ride, vehicles),
  }
  if (ride.kind === 'transfer') return { kind: 'transfer', ...common, ...(ride.train ? { train: ride.train } : {}) }
  const toGate = waypoints(placed).slice(0, 2 + via.filter(({ afterPark }) => !afterPark).length)
  const toGateMinutes = legAlong(toGate)?.durationMinutes ?? 0
  const { leaves } = stops[from] ?? {}
  const calendar = parkNamed(ride.park)
  const usual =
    calendar && startMinutes(calendar, ride.tourLength, toGateMinutes, minutesOnTheWay(ride) - toGateMinutes)
  return {
    kind: 'tour',
    ...common,
    park: ride.park,
    tourLength: ride.tourLength,
    hours: tourHours(ride.park, ride.tourLength, leaves ? minutesOf(leaves) + toGateMinutes : usual),
    toGateMinutes,
    tourUsd: ride.vehicles.reduce((sum, { tourUsd }) => sum + tourUsd, 0),
  }
}

function answerOf(quoted: QuotedJourney, placed: readonly PlacedRide[], asked: AskedTimes = {}) {
  const rides = quoted.rides.map((ride, i) => shownRide(ride, placed[i]!, quoted, asked))
  const { vehicles, days, stay } = quoted
  return { quoted, rides, total: sumOfFares(rides), stay: stay && { ...stay, days }, vehicles }
}

/** At the prices of their days, where these are known. */
function offersOf(
  offers: readonly QuotedRide[],
  { vehicles }: QuotedJourney,
  start?: string,
): Pick<JourneyAnswer, 'bagOffers'> {
  const offered = offers.flatMap((ride): BagsOffer[] => {
    if (ride.kind !== 'transfer' || !ride.train) return []
    const date = addDays(start ?? sriLankaTime(new Date()).date, start === undefined ? 0 : ride.day)
    // Each of two vehicles has the price of that day, in whole dollars.
    return [
      { from: ride.from, train: ride.train, ...rideFare({ ...ride, prices: fareOn(ride.prices, { date }) }, vehicles) },
    ]
  })
  return offered.length > 0 ? { bagOffers: offered } : {}
}

/** Without advice. @throws SiteError `invalid`, `unreachable` with the field */
async function pricedJourney(
  context: WorkerContext,
  request: JourneyRequest,
  stops: readonly LocatedStop[],
  offered: readonly PlannedRide[] = [],
) {
  const { travelers = 2, bags = 0, vehicles = 1 } = request
  const { quoted, placed, offers } = await quotedJourney(
    context,
    plannedRides(stops),
    { travelers, bags, vehicles },
    {
      offered,
      plan: { ...request, stops: [...stops] },
    },
  )
  const answer = { ...answerOf(quoted, placed, { start: request.start, stops }), warnings: [], better: null }
  return { placed, quote: { ...answer, ...offersOf(offers, quoted, request.start) } as JourneyQuote }
}

/** What the days of the rides mean; nothing where no day is known. */
async function timesOfYear(rides: readonly JourneyRide[]) {
  if (rides.every(({ date }) => date === undefined)) return []
  const [{ timesOfJourney }] = await Promise.all([
    import('#domain/almanac/times-of-year.ts'),
    ENGLISH_TEXTS.load('almanac'),
  ])
  return timesOfJourney(rides)
}

/** The one function that quotes a journey. @throws SiteError `invalid`, `unreachable` with the field */
export async function quoteJourney(context: WorkerContext, asked: JourneyRequest): Promise<JourneyQuote> {
  const { stops, offers } = withTrains(locatedStops(asked.stops))
  const request = { ...asked, stops }
  const { quote, placed } = await pricedJourney(context, request, stops, offers)
  const rides = quote.rides.map((ride, i) => ({ ...ride, minutes: quote.quoted.rides[i]!.minutes }))
  const positions = stops.map(({ position }) => position)
  const ends = placed.map(({ trip }) => [trip.pickup.position, trip.dropoff.position] as const)
  const planned = [...positions, ...placed.flatMap(({ via }) => via.flatMap(({ position }) => position ?? []))]
  // At the prices of their days, as both are shown.
  const shown = (each: JourneyQuote) => ({ ...each, ...datedPrices(each) })
  const requote = async (reordered: JourneyRequest['stops']) =>
    shown((await pricedJourney(context, request, reordered as typeof stops)).quote)
  const better = await betterOrder(request, positions, shown(quote), requote)
  const findings = [
    ...journeyWarnings(request, rides, new Date()),
    ...(await timesOfYear(rides)),
    ...sightsOnTheWay(rides, ends, planned),
  ]
  const warnings = findings.map((finding) => ({ ...finding, text: warningText(finding, ENGLISH_TEXTS) }))
  return { ...quote, warnings, better }
}

/**
 * As an answer tells them: each ride at the price of its day's season, or of today's where no day is known; and what the
 * prices of other days and hours are made of.
 */
export function datedPrices({
  quoted,
  rides,
  total,
  stay,
}: JourneyQuote): Pick<JourneyAnswer, 'dated'> & Partial<Pick<JourneyAnswer, 'rides' | 'total' | 'stay'>> {
  if (!hasDatedPrices()) return {}
  const today = sriLankaTime(new Date()).date
  const dated = journeyOn(
    quoted,
    rides.map(({ date = today }) => ({ date })),
  )
  const undated = {
    rides: rides.map((ride) => ({ ...pricesOf(ride), ...(ride.kind === 'tour' ? { tourUsd: ride.tourUsd } : {}) })),
    total: pricesOf(total),
    stay: stay && pricesOf(stay),
  }
  return { ...pricedRides(rides, dated), dated: { undated, rules: dateRules(today), today } }
}

const withVehicles = <F extends Fare>(fare: F): F & WithVehicles => ({ ...fare, vehicles: quotedVehicles(fare) })

/** Signed for one visitor: nothing may cache it. */
export async function signJourney(env: Env, quote: JourneyQuote): Promise<AnsweredJourney> {
  const { quoted, bagOffers: offers, ...undated } = quote
  const answer = { ...undated, ...datedPrices(quote) }
  return {
    ...answer,
    rides: answer.rides.map(withVehicles),
    ...(offers ? { bagOffers: offers.map(withVehicles) } : {}),
    total: withVehicles(answer.total),
    stay: answer.stay && withVehicles(answer.stay),
    token: await mintJourneyToken(env, quoted),
  }
}

/**
 * A new quote for a stale one: the same rides at today's distances and prices.
 * @throws SiteError `quote-invalid` where the site no longer sells one of the rides
 */
export async function freshJourneyQuote(context: WorkerContext, claims: JourneyClaims): Promise<JourneyAnswer> {
  const { travelers, bags, rides, vehicles } = claims
  if (!priceList().bagsByCar && rides.some((ride) => ride.kind === 'transfer' && ride.train))
    throw new SiteError('quote-invalid', { detail: 'No car carries bags alone any more: please plan it anew' })
  const { quoted, placed } = await quotedJourney(context, rides, { travelers, bags, vehicles }).catch(
    (error: unknown) => {
      if (!(error instanceof SiteError)) throw error
      throw new SiteError('quote-invalid', {
        detail: 'A ride of this journey is no longer on sale: please plan it anew',
      })
    },
  )
  return signJourney(context.env, { ...answerOf(quoted, placed), warnings: [], better: null })
}

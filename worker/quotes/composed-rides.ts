/** Prices rides that the office has composed: places in any spelling, hotels, pasted points; the list's price, or one by hand. */
import type { AskedDays } from '#domain/almanac/times-of-year.ts'
import { roomProblem } from '#domain/bookings/agreed/caveats.ts'
import type { Price } from '#domain/bookings/agreed/agreed-price.ts'
import { showPrice } from '#domain/bookings/money/said-sums.ts'
import {
  type ComposedProblem,
  type ComposedRide,
  type ComposedRides,
  handPrices,
  priceWithHand,
  type RideField,
  rideField,
} from '#domain/bookings/request/composed.ts'
import { tourTypeText } from '#domain/duration-and-tour-length.ts'
import { orderProblem, pickupProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { bagsFare } from '#domain/fares/fare-of-classes.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { pricedClasses, priceIn, vehicleName, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import { bagsAloneWords, type TrainWay, trainWay } from '#domain/journeys/hill-train.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { pointEntered } from '#domain/places/gazetteer/typed-place.ts'
import { linkedName } from '#domain/places/pasted-point.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { closedProblem, closedWords, priceReasons } from '#domain/quotes/seasons-in-words.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import { PlaceNameSchema } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { addMonths, HOUR_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { isAtPark } from '#domain/tours/park-lookup.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { tourEndText } from '#domain/tours/tour-texts.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { placesInstead, resolveKnownPlace, slipOf } from '#worker/places/known-places.ts'
import * as v from 'valibot'
import { isKnown, type PlacedTransfer } from './placed-trips.ts'
import { isRound, nullInOutage, quoteRoundTrip, quoteTour, quoteTrip, signTour, signTransfer } from './quotes.ts'

/** What a day means for a ride, for the office and agents. The table is loaded once a day is asked for. */
export async function dayInWords(asked: AskedDays): Promise<readonly string[]> {
  const [{ timesInWords }] = await Promise.all([
    import('#domain/almanac/times-of-year.ts'),
    ENGLISH_TEXTS.load('almanac', 'tours'),
  ])
  return timesInWords(asked, ENGLISH_TEXTS)
}

/** A composed ride with its prices. */
export interface PricedRide {
  /** With the places as the site writes them. */
  readonly ride: ComposedRide
  /** Of a ride that carries bags alone: the stations between which their guests go. */
  readonly train?: TrainWay
  readonly distanceKm: number
  /** Of the drive; `null` for a tour. */
  readonly minutes: number | null
  /** By the list, on its day and hour. */
  readonly quoted: Price
  /** With what was set by hand. */
  readonly price: Price
  /** What the day and the hour do to the price of the list, in words. */
  readonly reasons: readonly string[]
  /** What the day means: monsoon, Poya days, full roads, closed parks. */
  readonly ofDay: readonly string[]
  /** What the office should know; nothing is refused because of it. */
  readonly warnings: readonly string[]
  /** Why nobody drives on that day, in words; `null` if somebody does. */
  readonly closed: string | null
  /** Signed: a booking redeems it. */
  readonly token: string
}

export interface PricedRides {
  readonly composed: ComposedRides
  readonly rides: readonly [PricedRide, ...PricedRide[]]
  /** Whole dollars of all rides together: by the list, and with what was set by hand. */
  readonly quotedUsd: number
  readonly priceUsd: number
}

export type Pricing = { readonly priced: PricedRides } | { readonly problems: readonly ComposedProblem[] }

interface PricingOptions {
  /** Rides that have taken place, for the books. */
  readonly arePast?: boolean
  readonly now?: Date
}

/** A guest may still be waiting this long after the pickup: until then it is no ride of the past. */
const PAST_AFTER_MS = 3 * HOUR_MS
const MONTHS_BACK = 18

const problemIn = (text: string) => `${fieldText(text)}.`

/** What a typed place means: a name that the site knows where there is one, else what was typed, or why it is no name. */
function placeMeant(typed: string): { readonly name: string } | { readonly problem: string } {
  const point = pointEntered(typed)
  if (point) return { name: point }
  const named = v.safeParse(PlaceNameSchema, linkedName(typed) ?? typed, { abortPipeEarly: true })
  if (!named.success) return { problem: named.issues[0].message }
  const { name, position } = resolveKnownPlace(named.output)
  return { name: position ? name : (slipOf(named.output) ?? named.output) }
}

const isPlaceKnown = (name: string) => resolveKnownPlace(name).position !== null

/** Places that a name may mean that nobody knows. @param textWith the whole text of the field with that place */
const insteadOf = (name: string, textWith: (place: string) => string) => {
  const names = [...new Set(placesInstead({ pickup: name, dropoff: '' }).map((found) => found.name))]
  return names.slice(0, 5).map((place) => ({ value: textWith(place), label: place }))
}

const UNKNOWN = 'unknown-place'

function unknownPlace(index: number, field: RideField, name: string, textWith = (place: string) => place) {
  return {
    field: rideField(index, field),
    text: `${fieldText(fieldProblem(UNKNOWN))}: '${name}'. Write the town and the house in the address, or paste its position.`,
    instead: insteadOf(name, textWith),
  }
}

/** The ride with the names of its places as the site writes them, as far as it knows them. */
function placed(ride: ComposedRide, index: number, problems: ComposedProblem[]): ComposedRide {
  const nameOf = (field: 'pickup' | 'dropoff') => {
    if (ride.park !== null && isAtPark(ride[field], ride.park)) return ride.park
    const meant = placeMeant(ride[field])
    if ('name' in meant) return meant.name
    problems.push({ field: rideField(index, field), text: problemIn(meant.problem) })
    return ride[field]
  }
  const lines = ride.via.map(({ place, minutes }) => `${place}, ${minutes} min`)
  const via = ride.via.map((stop, i) => {
    const meant = placeMeant(stop.place)
    if ('problem' in meant) problems.push({ field: rideField(index, 'stops'), text: problemIn(meant.problem) })
    else if (!isPlaceKnown(meant.name)) {
      const textWith = (place: string) => lines.with(i, `${place}, ${stop.minutes} min`).join('\n')
      problems.push(unknownPlace(index, 'stops', meant.name, textWith))
    } else return { ...stop, place: meant.name }
    return stop
  })
  return { ...ride, pickup: nameOf('pickup'), dropoff: nameOf('dropoff'), via }
}

/** What is wrong with the days and hours of the rides. */
function timeProblems(rides: readonly ComposedRide[], arePast: boolean, now: Date): ComposedProblem[] {
  return rides.flatMap((ride, i): ComposedProblem[] => {
    const before = rides[i - 1]
    if (!arePast) {
      const problem = pickupTimeProblem(ride, now, before)
      return problem ? [{ field: rideField(i, problem.part), text: problemIn(pickupProblem(problem.code)) }] : []
    }
    const order = before ? orderProblem(before, ride) : null
    if (order) return [{ field: rideField(i, order.part), text: problemIn(pickupProblem(order.code)) }]
    const instant = instantOf(ride)?.getTime() ?? Number.NaN
    if (!(instant <= now.getTime() - PAST_AFTER_MS))
      return [{ field: rideField(i, 'date'), text: 'A ride that has taken place began at least three hours ago.' }]
    return ride.date < addMonths(sriLankaTime(now).date, -MONTHS_BACK)
      ? [{ field: rideField(i, 'date'), text: `A ride for the books is at most ${MONTHS_BACK} months old.` }]
      : []
  })
}

/** A ride with its price by the list. */
type QuotedRide = Omit<PricedRide, 'price'>

async function quoteRide(
  context: WorkerContext,
  ride: ComposedRide,
  index: number,
  { arePast = false, now = new Date() }: PricingOptions,
): Promise<QuotedRide | readonly ComposedProblem[]> {
  const { park, pickup, dropoff, date, time, vehicle, notes } = ride
  const at = (field: RideField, text: string): ComposedProblem => ({ field: rideField(index, field), text })
  const unknown = (['pickup', 'dropoff'] as const)
    .filter((end) => !(park !== null && ride[end] === park) && !isPlaceKnown(ride[end]))
    .map((end) => unknownPlace(index, end, ride[end]))
  const closed = arePast ? null : closedProblem(date, park === null ? { vehicle } : { park }, now)
  const common = {
    ride,
    reasons: priceReasons({ date, time }, park === null ? vehicle : null, ENGLISH_TEXTS),
    closed: closed && closedWords(closed, ENGLISH_TEXTS),
    ofDay: arePast ? [] : await dayInWords({ date, from: pickup, to: dropoff, park }),
  }
  if (park !== null) {
    const { travelers } = notes
    const tourLength = ride.tourLength!
    if (tourLength === 'full' && !hasDurations(park))
      return [at('tourLength', 'The hike takes its time, and no longer one is sold: choose the half day.')]
    const tour = await quoteTour(context, { park, pickup, dropoff }).catch(nullInOutage)
    if (!tour) return unknown.length > 0 ? unknown : [at('dropoff', problemIn(fieldProblem('no-road')))]
    const { distance: distanceKm, token, ...names } = await signTour(context.env, tour.record)
    const usd = tourPrice({ park, tourLength, travelers: travelers!, distanceKm, date })
    return {
      ...common,
      ride: { ...ride, pickup: names.pickup, dropoff: names.dropoff },
      distanceKm,
      minutes: null,
      quoted: { usd, lkr: null },
      warnings: reviewWarning(tour.record.listed || isKnown(tour.record.trip)),
      token,
    }
  }
  const isBack = isRound({ pickup, dropoff })
  if (isBack && (ride.bagsAlone || ride.via.length === 0)) return [at('dropoff', problemIn(fieldProblem('same-place')))]
  const trip = isBack
    ? quoteRoundTrip({ pickup, dropoff }, [...ride.via])
    : await quoteTrip(context, { pickup, dropoff }, undefined, [...ride.via]).catch(nullInOutage)
  if (!trip) return unknown.length > 0 ? unknown : [at('dropoff', problemIn(fieldProblem('no-road')))]
  if (!trip.fare) return [at('dropoff', problemIn(fieldProblem('next-to-each-other')))]
  const train = ride.bagsAlone ? trainBetween(trip.record.trip) : null
  if (typeof train === 'string') return [at('bagsAlone', train)]
  const quote = await signTransfer(context.env, trip.record, trip.stops, train ? { train } : {})
  const fare = fareOn(train ? bagsFare(trip.fare) : trip.fare, { date, time })
  if (vehicle === null) return [at('vehicle', `${fieldText(fieldProblem('no-vehicle'))}: ${classPrices(fare)}.`)]
  const price = priceIn(fare, vehicle)
  if (!price) return [at('vehicle', problemIn(fieldProblem('no-vehicle')))]
  const minutes = trip.stops?.durationMinutes ?? trip.record.durationMinutes
  const room = roomProblem({ ...notes, vehicle })
  return {
    ...common,
    ride: { ...ride, pickup: quote.pickup, dropoff: quote.dropoff },
    ...(train ? { train } : {}),
    distanceKm: quote.distance,
    minutes,
    quoted: price,
    warnings: [
      ...(room ? [ROOM_WARNINGS[room]] : []),
      ...reviewWarning(trip.record.listed || isKnown(trip.record.trip)),
    ],
    token: quote.token,
  }
}

/** The stations between which the guests go, or why no car carries their bags. */
function trainBetween({ pickup, dropoff }: PlacedTransfer): TrainWay | string {
  if (!priceList().bagsByCar) return 'The price list has no price for bags that go by car.'
  return (
    trainWay(pickup.position, dropoff.position) ??
    'No hill train goes between these places: bags go by car where both have a station near.'
  )
}

const ROOM_WARNINGS = {
  'too-full': 'More travelers, bags or bulky things than this vehicle takes.',
  'roof-rack': 'Some of the bulky things need a roof rack on this vehicle.',
}

/** What each class costs: who asks for the price has not always chosen one. */
const classPrices = (fare: Fare) =>
  pricedClasses(fare)
    .map((each) => `${vehicleName(each)} ${showPrice(vehiclePrice(each, fare), ENGLISH_TEXTS.formats)}`)
    .join(', ')

const reviewWarning = (isSure: boolean) =>
  isSure ? [] : ['The site does not know one of the places: look at the distance.']

const isQuoted = (quoted: QuotedRide | readonly ComposedProblem[]): quoted is QuotedRide => 'token' in quoted

const dollarsOf = (prices: readonly Price[]) => prices.reduce((total, { usd }) => total + usd, 0)

/**
 * The prices of composed rides under the list in force.
 * @throws SiteError `unavailable` where the database does not answer and only it could
 */
export async function priceComposed(
  context: WorkerContext,
  composed: ComposedRides,
  options: PricingOptions = {},
): Promise<Pricing> {
  const { arePast = false, now = new Date() } = options
  const problems: ComposedProblem[] = []
  const rides = composed.rides.map((ride, i) => placed(ride, i, problems))
  problems.push(...timeProblems(rides, arePast, now))
  const quoted = await Promise.all(
    rides.map(async (ride, i) => {
      const wasWrong = problems.some(
        ({ field }) => /-(?:pickup|dropoff|stops)$/.test(field) && field.startsWith(`${i + 1}-`),
      )
      return wasWrong ? [] : quoteRide(context, ride, i, { arePast, now })
    }),
  )
  problems.push(...quoted.flatMap((each) => (isQuoted(each) ? [] : each)))
  const found = quoted.filter(isQuoted)
  if (problems.length > 0 || found.length < rides.length) return { problems }
  const byHand = handPrices(
    composed,
    found.map((each) => each.quoted),
  )
  if ('problems' in byHand) return byHand
  const priced = found.map((each, i): PricedRide => ({ ...each, price: priceWithHand(each.quoted, byHand, i) }))
  return {
    priced: {
      composed: { ...composed, rides: priced.map(({ ride }) => ride) as unknown as ComposedRides['rides'] },
      rides: priced as unknown as PricedRides['rides'],
      quotedUsd: dollarsOf(priced.map((each) => each.quoted)),
      priceUsd: dollarsOf(priced.map((each) => each.price)),
    },
  }
}

/** @example 'Colombo -> Kandy, 116 km, Mini Car' */
export function rideWords({ ride, train, distanceKm }: PricedRide): string {
  const { park, pickup, dropoff, via, vehicle, tourLength, notes } = ride
  if (park !== null) {
    const [from, to] = [
      tourEndText(pickup, park, 'entrance', ENGLISH_TEXTS),
      tourEndText(dropoff, park, 'exit', ENGLISH_TEXTS),
    ]
    return `${park}: ${from} -> ${to}, ${distanceKm} km, ${tourTypeText(tourLength!)}, ${notes.travelers} travelers`
  }
  const alone = train ? `${bagsAloneWords(train)} · ` : ''
  return `${alone}${[pickup, ...via.map(({ place }) => place), dropoff].join(' -> ')}, ${distanceKm} km, ${vehicleName(vehicle!)}`
}

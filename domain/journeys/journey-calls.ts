/**
 * The shapes of the call that quotes a journey: schema of the request, types of the answer, and what pages show of it.
 * Rules: docs/product.md#journeys
 */
import * as v from 'valibot'
import type { AlmanacNote } from '#domain/almanac/times-in-words.ts'
import { type TourLength, TOUR_LENGTHS } from '#domain/duration-and-tour-length.ts'
import type { DatedPrices } from '#domain/fares/dated-fare.ts'
import type { Fare } from '#domain/fares/vehicles.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import type { TrainWay } from './hill-train.ts'
import type { ParkProblem } from '#domain/tours/tour-warning.ts'
import { MAX_NIGHTS, maxParty, MAX_STOPS, MIN_STOPS } from './plan.ts'
import {
  type JourneyAvailability,
  dateSchema,
  optional,
  PlaceNameSchema,
  StopsOnTheWaySchema,
  timeSchema,
  type Problem,
  type StopOnTheWay,
  wholeFrom,
  type WithVehicles,
} from '#domain/quotes/quote-calls-and-lifetime.ts'

const JourneyStopSchema = v.object({
  place: PlaceNameSchema,
  nights: optional(wholeFrom(0, MAX_NIGHTS)),
  via: optional(StopsOnTheWaySchema),
  gap: optional(v.boolean()),
  bagsByCar: optional(v.boolean()),
  tour: optional(v.picklist(TOUR_LENGTHS, fieldProblem('not-a-tour-length'))),
  leaves: optional(timeSchema),
})

/** What two of the largest vehicles take, by the price list in force. */
function partyFrom(least: number) {
  const problem = () => fieldProblem('count-out-of-range', least, maxParty())
  return v.pipe(
    v.number(problem),
    v.integer(problem),
    v.minValue(least, problem),
    v.check((count) => count <= maxParty(), problem),
  )
}

/** A call that asks for the price of a `Plan`. */
export const JourneySchema = v.object({
  stops: v.pipe(
    v.array(JourneyStopSchema),
    v.minLength(MIN_STOPS, fieldProblem('too-few-stops', MIN_STOPS)),
    v.maxLength(MAX_STOPS, fieldProblem('too-many-stops', MAX_STOPS)),
  ),
  start: optional(dateSchema),
  end: optional(dateSchema),
  flight: optional(timeSchema),
  travelers: optional(partyFrom(1)),
  bags: optional(partyFrom(0)),
  vehicles: optional(v.literal(2, fieldProblem('count-out-of-range', 2, 2))),
  /** When each ride begins, in the order of the answer: whether a car can be there. Of other rides than those nothing is said. */
  pickups: optional(
    v.pipe(
      v.array(v.object({ date: dateSchema, time: timeSchema })),
      v.maxLength(2 * MAX_STOPS, fieldProblem('too-many-stops', 2 * MAX_STOPS)),
    ),
  ),
})

/** A plan, checked. */
export type JourneyRequest = v.InferOutput<typeof JourneySchema>

/** A quoted ride without its price. */
interface RideTerms {
  /** In the site's spelling. At the park itself a tour has the park's name. */
  readonly pickup: string
  readonly dropoff: string
  /** Stops on the way, in driving order. */
  readonly via: readonly StopOnTheWay[]
  /** Whole km of the whole way. */
  readonly distance: number
  /** Whole minutes of driving; for a tour without the time in the park. */
  readonly minutes: number
  /** Counts from 0, the day on which the journey starts. */
  readonly day: number
  /** Index of the stop where it begins; of a tour that begins at its park, the park's. */
  readonly from: number
  /** Index of the stop where it ends. */
  readonly to: number
}

interface TransferTerms extends RideTerms {
  readonly kind: 'transfer'
  /** It carries the bags of guests who go by train between these stations. */
  readonly train?: TrainWay
}

interface TourTerms extends RideTerms {
  readonly kind: 'tour'
  readonly park: string
  readonly tourLength: TourLength
}

/** A transfer as a token of a journey holds it. */
export interface QuotedTransferRide extends TransferTerms {
  /** The direct way, with which the fare is compared. Equal to distance and minutes where nothing lies on the way. */
  readonly direct: { readonly distance: number; readonly minutes: number } | null
  /** Prices of ONE vehicle. */
  readonly prices: Fare
}

/** A tour as a token of a journey holds it. */
export interface QuotedTourRide extends TourTerms {
  /** For each vehicle: its travelers, its price in whole dollars, and what of it is the tour without the transport. */
  readonly vehicles: readonly { readonly travelers: number; readonly usd: number; readonly tourUsd: number }[]
}

export type QuotedRide = QuotedTransferRide | QuotedTourRide

/**
 * What a token of kind 'journey' says beside what every token says. `bookedRides` makes of it the rides of a booking,
 * each at its price.
 */
export interface QuotedJourney {
  /** Each ride once, also where two vehicles drive it. */
  readonly rides: readonly QuotedRide[]
  readonly vehicles: 1 | 2
  readonly travelers: number
  readonly bags: number
  /** Dates from the first ride to the last, both counted. */
  readonly days: number
  /** The price of the whole for a car and driver who stay; `null` if that is not offered. */
  readonly stay: Fare | null
  /** Whole km that a car that stays drives, empty ways included; `null` if not all of its ways are known. */
  readonly stayKm: number | null
}

interface LongDay {
  /** Of driving. */
  readonly minutes: number
  /** `HH:mm`, where it ends late. */
  readonly arrival: string | null
}

/**
 * What a traveler should know before booking; no answer is refused because of it.
 * - `long-day`: more hours of driving on one day than most guests like, or a day with a tour or long way that ends late
 * - `gate-closed`: at the gate too late for the tour
 * - `park-closed`: in the weeks in which the park is closed
 * - `closed-day`: nobody drives on that day, or to that park: it cannot be booked
 * - `past-day`: the first ride's day is over: it cannot be booked
 * - `out-of-season`: the hike outside its season
 * - `late-for-flight`: the ride leaves too late for the flight
 * - `nights`: the nights do not add up to the dates
 * - `night-at-park`: a night at a park: say which hotel
 * - `time-of-year`: what the ride's days mean: monsoon, Poya, festivals, closed parks
 * - `sight-on-the-way`: a known sight lies near the road
 */
type WarningFacts =
  | { readonly code: 'long-day'; readonly facts: LongDay }
  | {
      readonly code: 'gate-closed'
      readonly facts: {
        readonly park: string
        readonly tourLength: TourLength
        readonly problem: ParkProblem & { readonly arrival: string }
        /** `HH:mm`: the earliest start, where the guest has not said when they leave. */
        readonly start: string | null
      }
    }
  | { readonly code: 'park-closed' | 'out-of-season'; readonly facts: { readonly park: string } }
  | {
      readonly code: 'late-for-flight'
      readonly facts: {
        readonly pickup: string
        /** `HH:mm`: the latest pickup. */
        readonly time: string
        /** The flight leaves on the day after it. */
        readonly dayBefore: boolean
        /** `HH:mm`. */
        readonly flight: string
      }
    }
  | {
      readonly code: 'nights'
      /** Nights as planned, and between the dates: below 0 if the journey would end before it starts. */
      readonly facts: { readonly planned: number; readonly dates: number }
    }
  | {
      readonly code: 'closed-day'
      /** As `closedProblem` writes it. */
      readonly facts: { readonly problem: string }
    }
  | { readonly code: 'past-day'; readonly facts: { readonly date: string } }
  | { readonly code: 'time-of-year'; readonly facts: AlmanacNote }
  | { readonly code: 'night-at-park'; readonly facts: { readonly park: string } }
  | {
      readonly code: 'sight-on-the-way'
      /** The sight, for a tap that adds it as a stop. */
      readonly place: string
      /** Whole km and minutes more. */
      readonly facts: { readonly distance: number; readonly minutes: number }
    }

/** A warning before it is put into words. */
export type JourneyFinding = WarningFacts & {
  /** Index of the ride; `null` for the journey as a whole. */
  readonly ride: number | null
}

export type JourneyWarning = JourneyFinding & { readonly text: string }

/** The six prices of a ride are those of all vehicles that drive it: the total is their sum. */
export type JourneyRide = Fare & {
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly StopOnTheWay[]
  /** Whole km. */
  readonly distance: number
  /** Text such as '1 hour 5 mins', of the drive. */
  readonly duration: string
  readonly day: number
  /** `YYYY-MM-DD`, where the start is known. */
  readonly date?: string
  readonly from: number
  readonly to: number
} & (
    | { readonly kind: 'transfer'; readonly train?: TrainWay }
    | {
        readonly kind: 'tour'
        readonly park: string
        readonly tourLength: TourLength
        /** Hours in the park, from gate to gate. */
        readonly hours: number
        /** Whole minutes of the drive from the pickup to the gate, 0 at the gate. */
        readonly toGateMinutes: number
        /** What of the price in dollars is the tour without the transport. */
        readonly tourUsd: number
      }
  )

/** An order of the stops that saves more than a tenth of the way. */
export interface BetterOrder {
  /** Indices of the stops as they were sent. */
  readonly order: readonly number[]
  /** Whole km less. */
  readonly distance: number
  /** Whole dollars less, in the cheapest vehicle. Never negative. */
  readonly usd: number
  readonly text: string
}

/** A gap of the plan through which a train goes: what a car costs that carries the bags, of all vehicles together. */
export type BagsOffer = Fare & {
  /** Index of the stop before the gap. */
  readonly from: number
  readonly train: TrainWay
}

export interface JourneyAnswer {
  readonly rides: readonly JourneyRide[]
  /** Where bags could go by car and do not; absent for none. */
  readonly bagOffers?: readonly BagsOffer[]
  /** A car for each ride: the sum of the rides. */
  readonly total: Fare
  /** A car and driver who stay, for the same rides; `null` if the operator does not offer that, or for one day. */
  readonly stay: (Fare & { readonly days: number }) | null
  /** 2 for a party that is too large for a van. All prices count both. */
  readonly vehicles: 1 | 2
  readonly warnings: readonly JourneyWarning[]
  readonly better: BetterOrder | null
  /** A signed quote of all rides, good for one booking until it expires. */
  readonly token: string
  readonly dated?: DatedPrices<UndatedJourney>
  /** Absent while no cars are counted, or where no pickups were asked for. */
  readonly availability?: JourneyAvailability
}

/** As the call answers it: rides, their total and a stay have the vehicles in a list, too. */
export interface AnsweredJourney extends JourneyAnswer {
  readonly rides: readonly (JourneyRide & WithVehicles)[]
  readonly bagOffers?: readonly (BagsOffer & WithVehicles)[]
  readonly total: Fare & WithVehicles
  readonly stay: (Fare & WithVehicles & { readonly days: number }) | null
}

/** The prices of a journey without seasons and nights. */
interface UndatedJourney {
  /** Of each ride; of a tour also `tourUsd`. */
  readonly rides: readonly (Fare & { readonly tourUsd?: number })[]
  readonly total: Fare
  readonly stay: Fare | null
}

/** How the rides of a journey are driven: a car for each, or one car and driver who stay with the guests. */
export const ARRANGEMENTS = ['rides', 'stay'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** A quoted journey as pages show it: without its token, which no page holds. */
export interface PricedJourney extends Omit<JourneyAnswer, 'token'> {
  /** What it costs to cancel one car and driver who stay, by the pickups of the form; absent until the form tells it. */
  readonly stayCancelling?: string
}

/** What can be shown of a plan. */
export type ShownJourney =
  /** Fewer than two places: there is nothing to price yet. */
  | { readonly state: 'started' }
  | { readonly state: 'priced'; readonly journey: PricedJourney }
  /** Some of its places are not known, or no road leads there. */
  | { readonly state: 'refused'; readonly fields: NonNullable<Problem['fields']> }
  | { readonly state: 'failed' }

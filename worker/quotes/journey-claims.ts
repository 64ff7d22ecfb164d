/**
 * A quoted journey as its token holds it: short, because the token is part of a call's address. Each name is
 * written once.
 */
import * as v from 'valibot'
import { type Fare } from '#domain/fares/transfer-fare.ts'
import type { QuotedJourney, QuotedRide } from '#domain/journeys/journey-calls.ts'
import { PRICES } from '#domain/journeys/journey-fares.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** In the order of {@link PRICES}. */
const prices = v.tuple([whole, whole, whole, whole, whole, whole])
/** Number of its name, minutes, and 1 for a stop after the park. */
const via = v.array(v.tuple([whole, whole, v.picklist([0, 1])]))
const leg = v.tuple([whole, whole])
/** Pickup, dropoff, stops, km and minutes, day, from, to. */
const way = [whole, whole, via, leg, whole, whole, whole] as const

const PackedRideSchema = v.variant('k', [
  v.object({ k: v.literal('d'), w: v.tuple(way), d: v.nullable(leg), p: prices }),
  v.object({
    k: v.literal('t'),
    w: v.tuple(way),
    park: whole,
    full: v.picklist([0, 1]),
    /** Of each vehicle: travelers, dollars, dollars without the transport. */
    c: v.pipe(v.array(v.tuple([whole, whole, whole])), v.minLength(1)),
  }),
])

const PackedSchema = v.object({
  names: v.array(v.string()),
  rides: v.pipe(v.array(PackedRideSchema), v.minLength(1)),
  cars: v.picklist([1, 2]),
  people: whole,
  bags: whole,
  days: whole,
  stay: v.nullable(prices),
  km: v.nullable(whole),
})
type Packed = v.InferOutput<typeof PackedSchema>

const pricesOf = (fare: Fare) => PRICES.map((name) => fare[name]) as v.InferOutput<typeof prices>

export function packJourney({ rides, vehicles, travelers, bags, days, stay, stayKm }: QuotedJourney): Packed {
  const numbers = new Map<string, number>()
  const number = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return numbers.get(name)!
  }
  const packed = rides.map((ride): Packed['rides'][number] => {
    const w: Packed['rides'][number]['w'] = [
      number(ride.pickup),
      number(ride.dropoff),
      ride.via.map(({ place, minutes, afterPark }) => [number(place), minutes, afterPark ? 1 : 0]),
      [ride.distance, ride.minutes],
      ride.day,
      ride.from,
      ride.to,
    ]
    if (ride.kind === 'transfer')
      return { k: 'd', w, d: ride.direct && [ride.direct.distance, ride.direct.minutes], p: pricesOf(ride.prices) }
    return {
      k: 't',
      w,
      park: number(ride.park),
      full: ride.tourLength === 'full' ? 1 : 0,
      c: ride.vehicles.map((each) => [each.travelers, each.usd, each.tourUsd]),
    }
  })
  return {
    names: [...numbers.keys()],
    rides: packed,
    cars: vehicles,
    people: travelers,
    bags,
    days,
    stay: stay && pricesOf(stay),
    km: stayKm,
  }
}

const fareOf = (values: readonly number[]): Fare =>
  Object.fromEntries(PRICES.map((name, i) => [name, values[i]!])) as unknown as Fare

function unpackJourney({ names, rides, cars, people, bags, days, stay, km }: Packed): QuotedJourney {
  const name = (number: number) => names[number] ?? ''
  return {
    rides: rides.map((ride): QuotedRide => {
      const [pickup, dropoff, stops, [distance, minutes], day, from, to] = ride.w
      const common = {
        pickup: name(pickup),
        dropoff: name(dropoff),
        via: stops.map(([place, waits, after]): StopOnTheWay => ({
          place: name(place),
          minutes: waits,
          ...(after === 1 ? { afterPark: true } : {}),
        })),
        distance,
        minutes,
        day,
        from,
        to,
      }
      if (ride.k === 'd') {
        const direct = ride.d && { distance: ride.d[0], minutes: ride.d[1] }
        return { ...common, kind: 'transfer', direct, prices: fareOf(ride.p) }
      }
      const vehicles = ride.c.map(([travelers, usd, tourUsd]) => ({ travelers, usd, tourUsd }))
      return { ...common, kind: 'tour', park: name(ride.park), tourLength: ride.full === 1 ? 'full' : 'half', vehicles }
    }),
    vehicles: cars,
    travelers: people,
    bags,
    days,
    stay: stay && fareOf(stay),
    stayKm: km,
  }
}

/** Reads what {@link packJourney} writes. */
export const PackedJourneySchema = v.pipe(PackedSchema, v.transform(unpackJourney))

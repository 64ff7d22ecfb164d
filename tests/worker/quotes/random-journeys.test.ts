/**
 * Random journeys against readings of the rules that share no code with them: the rides quoted one by one, the rate card
 * read anew, all orders tried. A failing test prints seed and number of its journey. `npm run fuzz` has 2,000 of them.
 */
import { priceList } from '#domain/prices/current-price-list.ts'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bookedRides } from '#domain/journeys/booked-rides.ts'
import { JourneySchema, type JourneyRequest, type QuotedRide } from '#domain/journeys/journey-calls.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { type JourneyQuote, quoteJourney } from '#worker/quotes/journeys.ts'
import { quoteTour, quoteTrip } from '#worker/quotes/quotes.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { directions, roadLeg } from '#domain/roads/directions.ts'
import { randomNumbers } from '../../random-numbers.ts'

const context = { env, waitUntil: () => {} }

// Towns, beaches, a hotel, a point, parks, and pairs that the site lists.
const TOWNS =
  `Colombo Airport|Colombo|Kandy|Galle|Ella|Sigiriya|Negombo|Nuwara Eliya|Mirissa|Bentota|Arugam Bay|Trincomalee
Dambulla|Anuradhapura|Tissamaharama|Polonnaruwa|Jaffna|Habarana|Hatton|Udawalawe|6.0535, 80.2210|Heritance Kandalama`.split(
    /[|\n]/,
  )
const PARKS = [
  'Yala',
  'Udawalawe National Park',
  'Minneriya National Park',
  "Adam's Peak",
  'Horton Plains',
  'Wilpattu National Park',
]
const ON_THE_WAY = [
  'Pinnawala',
  'Matale',
  'Peradeniya',
  'Wellawaya',
  'Hambantota',
  'Kurunegala',
  'Nine Arch Bridge',
  'Galle Fort',
]

type Numbers = ReturnType<typeof randomNumbers>

/** Its journeys stay among some of the places, so that the site finds few ways anew; all parts together see them all. */
function placesOfPart(part: number) {
  const turn = (list: readonly string[], step: number, count: number) =>
    Array.from({ length: count }, (_, i) => list[(part * step + i * 3) % list.length]!)
  return { stops: [...turn(TOWNS, 5, 8), ...turn(PARKS.slice(part % 3), 1, 2)], onTheWay: turn(ON_THE_WAY, 1, 3) }
}

function randomPlan({ whole, oneOf, random }: Numbers, places: ReturnType<typeof placesOfPart>): unknown {
  const stops = Array.from({ length: whole(3, 11) }, () => ({ place: oneOf(places.stops) }))
    .filter(({ place }, i, all) => i < 2 || place !== all[i - 1]!.place)
    .map((stop) => ({
      ...stop,
      nights: random() < 0.4 ? 0 : whole(0, 4),
      tour: oneOf(['half', 'full'] as const),
      ...(random() < 0.08 ? { gap: true } : {}),
      ...(random() < 0.12
        ? {
            via: Array.from({ length: whole(1, 4) }, () => ({ place: oneOf(places.onTheWay), minutes: whole(0, 240) })),
          }
        : {}),
    }))
  return { stops, travelers: whole(1, 12), bags: whole(0, 12), ...(random() < 0.5 ? { start: '2027-03-01' } : {}) }
}

/** A quote, or the problem that there is with the plan. */
async function answerTo(plan: unknown): Promise<JourneyQuote | SiteError> {
  try {
    return await quoteJourney(context, v.parse(JourneySchema, plan))
  } catch (error) {
    if (error instanceof SiteError) return error
    throw error
  }
}

const kept = new Map<string, unknown>()
async function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  if (!kept.has(key)) kept.set(key, await make())
  return kept.get(key) as T
}

const VEHICLES = ['mini', 'car', 'van'] as const

/** Of ONE vehicle, in rupees and dollars, quoted alone. @param travelers of a tour's vehicle */
async function aloneOf(ride: QuotedRide, vehicle: (typeof VEHICLES)[number], travelers: number) {
  const { pickup, dropoff, via } = ride
  const key = JSON.stringify([ride.kind, pickup, dropoff, via, ride.kind === 'tour' && ride.park])
  if (ride.kind === 'transfer') {
    if (placeKey(pickup) !== placeKey(dropoff)) {
      const { fare } = (await once(key, () => quoteTrip(context, { pickup, dropoff }, undefined, [...via])))!
      return { lkr: fare![`${vehicle}price`]!, usd: fare![`${vehicle}usd`]! }
    }
    const at = (name: string) => placeAt(name).position!
    const leg = roadLeg(
      at(pickup),
      at(dropoff),
      via.map(({ place }) => at(place)),
    )!
    const lkr = transferFare({ pickup, dropoff, ...leg })[`${vehicle}price`]! + waiting(via, vehicle)
    return { lkr, usd: Math.floor(lkr / 288) }
  }
  let km = (await once(key, () => quoteTour(context, { park: ride.park, pickup, dropoff })))!.record.distanceKm
  if (via.length > 0) {
    const gate = placeAt(ride.park).position!
    const at = (name: string) => (placeKey(name) === placeKey(ride.park) ? gate : placeAt(name).position!)
    const before = via.filter(({ afterPark }) => !afterPark).map(({ place }) => at(place))
    const after = via.filter(({ afterPark }) => afterPark).map(({ place }) => at(place))
    km = Math.max(km, roadLeg(at(pickup), at(dropoff), [...before, gate, ...after])!.distanceKm)
  }
  const usd =
    tourPrice({ park: ride.park, tourLength: ride.tourLength, travelers, distanceKm: km }) +
    Math.ceil(waiting(via, travelers > 3 ? 'van' : 'car') / 288)
  return { lkr: usd * 288, usd }
}

/** Quarters of an hour are counted one after the other. */
function waiting(via: QuotedRide['via'], vehicle: (typeof VEHICLES)[number]): number {
  let rupees = 0
  for (const { minutes } of via)
    for (let paid = priceList().waiting!.freeMinutes; paid < minutes; paid += 15)
      rupees += priceList().waiting!.perQuarterHour[vehicle]!
  return rupees
}

/** The rate card, read by hand: days, km of every way that the car drives, and the tours. */
function stayOf({ quoted }: JourneyQuote, vehicle: (typeof VEHICLES)[number]) {
  const { rides, vehicles } = quoted
  const dates = new Set<number>()
  for (let day = rides[0]!.day; day <= rides.at(-1)!.day; day++) dates.add(day)
  if (dates.size < priceList().driverStay!.leastDays) return null
  let where = priceList().driverStay!.base
  let km = 0
  const drive = (to: string) => {
    if (placeKey(where) !== placeKey(to)) km += roadLeg(placeAt(where).position!, placeAt(to).position!)!.distanceKm
    where = to
  }
  for (const { pickup, dropoff, distance } of rides) {
    drive(pickup)
    km += distance
    where = dropoff
  }
  drive(priceList().driverStay!.base)
  const least = [...dates].reduce((sum) => sum + priceList().driverStay!.leastKmPerDay[vehicle]!, 0)
  const car =
    dates.size * priceList().driverStay!.perDay[vehicle]! +
    (km > least ? km : least) * priceList().driverStay!.perKm[vehicle]!
  let tours = 0
  for (const ride of rides) {
    if (ride.kind !== 'tour') continue
    for (const { travelers } of ride.vehicles)
      tours += tourPrice({ park: ride.park, tourLength: ride.tourLength, travelers, distanceKm: 0 })
  }
  return { lkr: vehicles * car + tours * 288, usd: vehicles * Math.floor(car / 288) + tours }
}

const isTied = ({ gap, via }: JourneyRequest['stops'][number]) => Boolean(gap) || (via?.length ?? 0) > 0

const measured = new Map<string, number>()

function metresBetween(a: LatLng, b: LatLng): number {
  const key = JSON.stringify([a, b])
  if (!measured.has(key))
    measured.set(key, a.lat === b.lat && a.lng === b.lng ? Infinity : directions(a, b)!.distanceMeters)
  return measured.get(key)!
}

/** How many pairs of stops stand the other way round than they did. */
const turnedPairs = (order: readonly number[]) =>
  order.flatMap((a, i) => order.slice(i + 1).filter((b) => b < a)).length

/**
 * The shortest orders by trying all of them, and of these the ones that turn the fewest pairs around; what lies between
 * stops that stay together is the same in all.
 */
function bestByHand(stops: JourneyRequest['stops']) {
  const at = stops.map(({ place }) => placeAt(place).position!)
  const table = at.map((a) => at.map((b) => metresBetween(a, b)))
  const tied = stops.map(isTied)
  const last = stops.length - 1
  let metres = Infinity
  let orders: number[][] = []
  const goOn = (order: readonly number[], sum: number) => {
    const here = order.at(-1)!
    for (let next = 1; next <= last; next++) {
      if (order.includes(next) || (next === last) !== (order.length === last)) continue
      if (tied[here] ? next !== here + 1 : tied[next - 1]) continue
      const whole = sum + (tied[here] ? 0 : table[here]![next]!)
      if (next < last) goOn([...order, next], whole)
      else if (whole <= metres) {
        orders = [...(whole < metres ? [] : orders), [...order, next]]
        metres = whole
      }
    }
  }
  goOn([0], 0)
  const fewest = Math.min(...orders.map(turnedPairs))
  return { metres, orders: orders.filter((order) => turnedPairs(order) === fewest) }
}

const km = ({ rides }: JourneyQuote) => rides.reduce((sum, { distance }) => sum + distance, 0)
const usd = ({ total }: JourneyQuote) => Math.min(total.miniusd!, total.carusd!, total.vanusd!)

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8]
const ROUNDS = Math.ceil(env.RANDOM_JOURNEYS / PARTS.length)

test.each(PARTS)(`part %i of ${env.RANDOM_JOURNEYS} journeys`, async (part) => {
  const numbers = randomNumbers(23_000 + part)
  const places = placesOfPart(part)
  const seen = { quoted: 0, refused: 0, stays: 0, twoVehicles: 0, better: 0, tried: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const plan = randomPlan(numbers, places)
    const which = `seed ${numbers.seed}, journey ${round}: ${JSON.stringify(plan)}`
    const answer = await answerTo(plan)
    if (answer instanceof SiteError) {
      expect(['invalid', 'unreachable'], which).toContain(answer.kind)
      seen.refused += 1
      continue
    }
    seen.quoted += 1
    const { quoted, rides, total, stay, vehicles } = answer
    if (vehicles === 2) seen.twoVehicles += 1
    for (const vehicle of VEHICLES) {
      // Each way of paying: the rides of the booking, one by one, make up the price of the whole.
      const booked = bookedRides(quoted, vehicle, 'rides')
      expect(booked, which).toHaveLength(rides.length * vehicles)
      const alone: { lkr: number; usd: number }[] = []
      for (const { ride, travelers } of booked) alone.push(await aloneOf(ride, vehicle, travelers ?? 1))
      expect(
        booked.map(({ lkr, usd: dollars }) => ({ lkr, usd: dollars })),
        which,
      ).toEqual(alone)
      const sum = alone.reduce((all, ride) => ({ lkr: all.lkr + ride.lkr, usd: all.usd + ride.usd }))
      expect({ lkr: total[`${vehicle}price`], usd: total[`${vehicle}usd`] }, which).toEqual(sum)

      const expected = stayOf(answer, vehicle)
      expect(stay && { lkr: stay[`${vehicle}price`], usd: stay[`${vehicle}usd`] }, which).toEqual(expected)
      if (!expected) continue
      seen.stays += 1
      const spread = bookedRides(quoted, vehicle, 'stay')
      expect(
        spread.every((row) => row.lkr >= 0 && row.usd >= 0 && Number.isInteger(row.lkr + row.usd)),
        which,
      ).toBe(true)
      expect(
        spread.reduce((all, row) => ({ lkr: all.lkr + row.lkr, usd: all.usd + row.usd }), { lkr: 0, usd: 0 }),
        which,
      ).toEqual(expected)
    }

    const request = v.parse(JourneySchema, plan)
    const reordered = (order: readonly number[]) => answerTo({ ...request, stops: order.map((i) => request.stops[i]!) })
    if (answer.better) {
      seen.better += 1
      const then = await reordered(answer.better.order)
      if (then instanceof SiteError) throw new Error(`${which}: the better order has no price`)
      expect(answer.better, which).toMatchObject({ distance: km(answer) - km(then), usd: usd(answer) - usd(then) })
      expect(answer.better.usd, which).toBeGreaterThanOrEqual(0)
      expect(answer.better.distance, which).toBeGreaterThan(km(answer) / 10)
    }
    if (request.stops.length < 4 || request.stops.length > 8) continue
    seen.tried += 1
    const best = bestByHand(request.stops)
    if (answer.better) {
      expect(best.orders, which).toContainEqual(answer.better.order)
    } else if (best.metres < Infinity) {
      let least = Infinity
      for (const order of best.orders) {
        const then = await reordered(order)
        const isDearer = then instanceof SiteError || usd(then) > usd(answer)
        least = Math.min(least, isDearer ? 0 : km(answer) - km(then))
      }
      // Metres decide; where they save no tenth, whole km may.
      expect(least, `${which} ${best.orders.join(' or ')}`).toBeLessThanOrEqual(km(answer) / 10 + request.stops.length)
    }
  }
  console.log(`seed ${numbers.seed}:`, JSON.stringify(seen))
  expect(seen.quoted).toBeGreaterThan(0.6 * ROUNDS)
  expect(seen.better).toBeGreaterThan(0.04 * ROUNDS)
  expect(seen.twoVehicles).toBeGreaterThan(0.1 * ROUNDS)
})

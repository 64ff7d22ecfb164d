/** Why the price of a ride is that of its day and hour, as the form said before it was booked. docs/product.md#fares */
import { and, eq } from 'drizzle-orm'
import { isRunning } from '#domain/bookings/ride.ts'
import { ENGLISH } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { priceList } from '#domain/prices/list-in-force.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { priceReasons } from '#domain/quotes/seasons-in-words.ts'
import type { Booking, Ride } from '#worker/bookings/store.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import { bookingHistory, type HistoryRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { listNumber, listOfNumber } from '#worker/prices/lists.ts'
import { MOVED, PRICE_STAYS } from '#worker/steps/change.ts'

/** By the position of a ride: 'Christmas season, 15 % more, Night, 10 % more'. Rides whose price has no such reason are not in it. */
export type RideReasons = ReadonlyMap<number, string>

type Change = Pick<HistoryRow, 'position' | 'detail'>

const changesOf = (env: Env, { number }: Booking): Promise<Change[]> =>
  query(() =>
    primary(env)
      .select(columnsOf(bookingHistory, 'position', 'detail'))
      .from(bookingHistory)
      .where(and(eq(bookingHistory.bookingNumber, number), eq(bookingHistory.step, 'change'))),
  )

/** What a ride is priced by: a car that stays goes by the season of the first day, and no night. */
function pickupPriced(ride: Ride, { arrangement, rides }: Booking) {
  const { pickupDate: date, pickupTime: time } = ride
  if (arrangement !== 'stay') return { date, time }
  return { date: ride.kind === 'tour' ? date : rides.map(({ pickupDate }) => pickupDate).toSorted()[0]! }
}

/**
 * What is not known is not said: of an agreed price, of one that stayed when its ride was moved, and of a list that is gone.
 * A ride that was moved costs what it cost by the list of that day, which is the one in force where its mail follows.
 */
export async function rideReasons(env: Env, booking: Booking, texts: Texts): Promise<RideReasons> {
  const ofBooking: PriceList | null =
    booking.priceList === listNumber() ? priceList() : await listOfNumber(env, booking.priceList)
  const lists = [ofBooking, priceList()]
  if (lists.every((list) => list === null || !hasDatedPrices(list))) return new Map()
  if (texts.language !== ENGLISH) await texts.load('seasons')
  const changes = await changesOf(env, booking)
  const reasons = booking.rides.flatMap((ride) => {
    if (!isRunning(ride) || ride.quotedUsd !== null) return []
    const moves = changes.filter(({ position, detail }) => position === ride.position && detail.startsWith(MOVED))
    const isKept = moves.some(({ detail }) => detail.includes(PRICE_STAYS))
    const list = moves.length > 0 ? priceList() : ofBooking
    if (isKept || !list || (moves.length > 0 && booking.arrangement === 'stay')) return []
    const said = priceReasons(pickupPriced(ride, booking), ride.kind === 'tour' ? null : ride.vehicle, texts, list)
    return said.length > 0 ? [[ride.position, texts.formats.facts(said)] as const] : []
  })
  return new Map(reasons)
}

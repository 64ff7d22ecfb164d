/** Finds rides by what somebody remembers of them. docs/bookings.md#find */
import { sql } from 'drizzle-orm'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { MOST_SOUGHT, soughtBy } from '#domain/bookings/search-words.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookings, paymentNotices, rides, searchWords } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** A ride by its booking's number and its position. */
export interface RideKey {
  readonly bookingNumber: number
  readonly position: number
}

/** After every text that begins with another one. */
const LAST = '\u{10FFFF}'

/** The part of what is sought that one of its texts is enough for. */
const WHOLE = 0

/**
 * The rides that hold a text, the latest first: by a reference or a part of it, phone number, e-mail address, name,
 * flight, place, address, note or driver, as `domain/bookings/search-words.ts` folds them; by a booking's number, and
 * by what a payment is called. One of the booking finds each of its rides.
 */
export async function findRides(
  env: Env,
  typed: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RideKey[]> {
  const text = visibleLine(typed).slice(0, MOST_SOUGHT)
  const { whole, words } = soughtBy(text)
  const sought = [whole, ...words].flatMap((beginnings, part) =>
    beginnings.map((beginning) => [part, beginning, beginning + LAST]),
  )
  const reference = parseRideReference(text)?.reference ?? ''
  // '265999393640461', and an attempt to pay it: '265999393640461-2'.
  const number = Number(/^([1-9]\d{4,14})(?:-\d{1,6})?$/.exec(text)?.[1] ?? 0)
  // Each range is read by the key, however many rows the table has.
  const found = sql`(
    with hits as (
      select distinct sought.value ->> 0 as part, word.booking_number, word.position
      from json_each(${JSON.stringify(sought)}) sought cross join ${searchWords} word
      where word.word >= sought.value ->> 1 and word.word < sought.value ->> 2
    ), named as (
      select number from ${bookings} where reference = ${reference}
      union select number from ${bookings} where number = ${number}
      union select booking_number from ${paymentNotices} where payment = ${text}
      union select booking_number from ${paymentNotices} where order_name = ${text}
    )
    select ride.booking_number, ride.position
    from hits join ${rides} ride on ride.booking_number = hits.booking_number and hits.position in (0, ride.position)
    group by ride.booking_number, ride.position
    having min(hits.part) = ${WHOLE} or count(distinct hits.part) = ${words.length || null}
    union select ride.booking_number, ride.position from named join ${rides} ride on ride.booking_number = named.number
  ) found`
  return query(() =>
    primary(env)
      .select({ bookingNumber: rides.bookingNumber, position: rides.position })
      .from(rides)
      .innerJoin(found, sql`found.booking_number = ${rides.bookingNumber} and found.position = ${rides.position}`)
      .innerJoin(bookings, sql`${bookings.number} = ${rides.bookingNumber}`)
      .orderBy(sql`${rides.pickupDate} desc, ${rides.pickupTime} desc, ${bookings.reference}, ${rides.position}`)
      .limit(limit)
      .offset(offset),
  )
}

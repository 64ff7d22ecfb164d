/** Finds rides by what somebody remembers of them. */
import { desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { type DriverNote, noteRow, notesOf } from '#domain/bookings/driver/driver-notes.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { parseReferencePart, parseRideReference } from '#domain/bookings/reference.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { primary, query } from '#worker/database/d1.ts'
import { operatorBookings as columns, paymentNotices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** The most rides with letters beyond ASCII whose texts are compared here. */
const MOST_COMPARED = 20_000

/** A ride as one text, for lists of them in a statement. As one number it would be more than JavaScript holds exactly. */
const rideName = sql<string>`${columns.number} || '/' || ${columns.position}`
export const amongRides = (names: readonly string[]) =>
  sql`${rideName} in (select value from json_each(${JSON.stringify(names)}))`

/** The texts that a search looks into. */
const SEARCHED = [
  columns.reference,
  columns.email,
  columns.pickup,
  columns.dropoff,
  columns.park,
  columns.driverName,
  columns.driverCar,
  ...notesOf('transfer')
    .filter((name) => noteRow(name).value !== 'count')
    .map((name: DriverNote) => columns[name]),
]

/** Letters as they are without Latin accents, in lower case. The vowel signs of Sinhala and Tamil are marks, and stay. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/**
 * Rides that hold a text but for accents and capitals. SQLite compares letters beyond ASCII as they are, so those rides
 * that have any are compared here.
 */
async function holdFolded(env: Env, text: string): Promise<string[]> {
  const all = sql<string>`concat_ws(char(10), ${sql.join(
    SEARCHED.map((column) => sql`${column}`),
    sql`, `,
  )})`
  const found = await query(() =>
    primary(env)
      .select({ ride: rideName.as('ride_name'), texts: all.as('texts') })
      .from(columns)
      .where(sql`length(${all}) <> length(cast(${all} as blob))`)
      .orderBy(desc(columns.pickupDate))
      .limit(MOST_COMPARED),
  )
  return found.filter(({ texts }) => folded(texts).includes(folded(text))).map(({ ride }) => ride)
}

/**
 * Searches by reference or a part of it in any spelling, phone number in any spacing or its last four digits, e-mail
 * address,
 * name, flight, place, address, note or driver, and by what a payment is called. Not by LIKE: D1 limits its patterns to 50 bytes.
 * @param alike rides that hold it in other letters
 */
function holds(env: Env, text: string, alike: readonly string[]): SQL {
  const phone = parsePhone(text)?.e164
  const digits = text.replace(/[^\d]/g, '').replace(/^0+/, '')
  const reference = parseRideReference(text)?.reference
  const part = parseReferencePart(text)
  // '…3456', as the booking's page shows a phone number.
  const [, lastDigits] = /^(?:…|\.{3})?\s*(\d{4})$/.exec(text) ?? []
  const db = primary(env)
  // '265999393640461', and an attempt to pay it: '265999393640461-2'.
  const [, number] = /^([1-9]\d{4,14})(?:-\d{1,6})?$/.exec(text) ?? []
  const isPaid = or(eq(paymentNotices.payment, text), eq(paymentNotices.orderName, text))
  const paid = db.select({ number: paymentNotices.bookingNumber }).from(paymentNotices).where(isPaid)
  return or(
    reference ? eq(columns.reference, reference) : undefined,
    number ? eq(columns.number, Number(number)) : undefined,
    inArray(columns.number, paid),
    part ? sql`instr(replace(${columns.reference}, '-', ''), ${part}) > 0` : undefined,
    lastDigits ? sql`substr(${columns.phone}, -4) = ${lastDigits}` : undefined,
    phone ? eq(columns.phone, phone) : undefined,
    digits.length >= 5 ? sql`instr(${columns.phone}, ${digits}) > 0` : undefined,
    ...SEARCHED.flatMap((column) =>
      [...new Set([text, folded(text)])].map((each) => sql`instr(lower(${column}), lower(${each})) > 0`),
    ),
    alike.length > 0 ? amongRides(alike) : undefined,
  )!
}

/** The rides that hold a text. */
export async function matches(env: Env, typed: string): Promise<SQL> {
  const text = visibleLine(typed).trim()
  return holds(env, text, await holdFolded(env, text))
}

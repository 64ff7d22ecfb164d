/**
 * For tests of bookings: quotes, complete forms, and a site whose bindings a test may replace and whose mail it can
 * read.
 */
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { TransferBookingSchema } from '#domain/bookings/request/details.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { app } from '#worker/app.ts'
import { redeemQuotes } from '#worker/bookings/redemption.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import type { Env } from '#worker/environment.ts'
import { requestedTransfer } from '#worker/guests/call-payloads.ts'
import { mintTourToken, mintTransferToken } from '#worker/quotes/quote-token.ts'
import { keptWords } from '../../kept-words.ts'
import { heldToItsSchema } from '../held-answers.ts'
import { ORIGIN } from '../site.ts'

export const trip = { pickup: 'Colombo', dropoff: 'Kandy', distance: 116, minutes: 180, needsReview: false } as const
const prices = transferFare({
  pickup: trip.pickup,
  dropoff: trip.dropoff,
  distanceKm: trip.distance,
  durationMinutes: trip.minutes,
})
export const tour = {
  park: 'Yala national park',
  pickup: 'Ella',
  dropoff: 'Galle',
  distance: 245,
  needsReview: false,
} as const

/** In Sri Lanka, `YYYY-MM-DD`. */
export const tomorrow = sriLankaTime(new Date(Date.now() + DAY_MS)).date

/** Ten days from now: no pickup at short notice, at any hour of the day. */
export const inTenDays = sriLankaTime(new Date(Date.now() + 10 * DAY_MS)).date

export const transferToken = (
  change: Partial<Parameters<typeof mintTransferToken>[1]> = {},
  now?: number,
  site: Env = env,
) => mintTransferToken(site, { ...trip, ...prices, ...change }, now)
export const tourToken = (change: Partial<Parameters<typeof mintTourToken>[1]> = {}, now?: number, site: Env = env) =>
  mintTourToken(site, { ...tour, ...change }, now)

export const transferDetails = {
  pickup: trip.pickup,
  dropoff: trip.dropoff,
  email: 'ann.customer@example.com',
  phone: '+44 7911 123456',
  distance: trip.distance,
  duration: formatDuration(trip.minutes),
  pickupdate: tomorrow,
  pickuptime: '09:30',
  vehicle: vehicleText('mini', prices),
  flightdetails: 'UL504, lands 08:40',
}
/** USD 105 for one traveler's half day at Yala, and 170 x 245 / 291 for transport. */
export const tourDetails = {
  park: tour.park,
  rates: 248,
  type: 'Half Day',
  travelers: 1,
  pickup: tour.pickup,
  dropoff: tour.dropoff,
  pickupDate: tomorrow,
  pickupTime: '05:00',
  phone: '077 123 4567',
  email: 'ben.guest@example.com',
  notes: 'Two binoculars, please',
}

const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
export const returnDays = { there: inDays(20), back: inDays(23), later: (days: number) => inDays(20 + days) } as const

/** The way back takes another road: it has a price of its own. */
const wayBack = { pickup: trip.dropoff, dropoff: trip.pickup, distance: 130, minutes: 200 } as const
export const wayBackPrices = transferFare({
  pickup: wayBack.pickup,
  dropoff: wayBack.dropoff,
  distanceKm: wayBack.distance,
  durationMinutes: wayBack.minutes,
})
export const wayBackToken = (change: Parameters<typeof transferToken>[0] = {}, now?: number) =>
  transferToken({ ...wayBack, ...wayBackPrices, ...change }, now)

/** What a transfer's details hold more for a return trip. @param change of the way back */
export async function returnTripDetails({
  token,
  change = {},
}: { readonly token?: string; readonly change?: object } = {}) {
  const { distance, minutes } = wayBack
  return {
    pickupdate: returnDays.there,
    returntrip: {
      token: token ?? (await wayBackToken()),
      distance,
      duration: formatDuration(minutes),
      pickupdate: returnDays.back,
      pickuptime: '15:00',
      vehicle: vehicleText('mini', wayBackPrices),
      flight: 'UL 503',
      ...change,
    },
  }
}

interface SentMail {
  readonly to: string
  readonly from: { readonly email: string; readonly name: string }
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly { readonly filename: string; readonly type: string; readonly content: Uint8Array }[]
}

/** The cookie of the phone that asks for drivers' pages, unless a test gives another. */
export const DRIVERS_PHONE = 'driversPhone'.padEnd(22, '-')

/** What is read of a page: amounts stand in elements of their own, so that none is broken at the end of a line. */
export const withPlainAmounts = (html: string): string => html.replaceAll(/<span class="amount">([^<]*)<\/span>/g, '$1')

/** A form as a page of ours posts it. */
export const form = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
})

/** A driver opens a link for the first time, and types the own number. @returns the link */
export async function openLink(site: Pick<ReturnType<typeof testSite>, 'get'>, link: string, number: string) {
  await site.get(`${link}/number`, form({ number }))
  return link
}

/** The site with the test's own database; its mail is collected in `mails`. */
export function testSite(bindings: Partial<Env> = {}) {
  const mails: SentMail[] = []
  const site = {
    ...env,
    EMAIL: {
      send: async (mail: unknown) => {
        mails.push(mail as SentMail)
        return { messageId: String(mails.length) }
      },
    } as unknown as Env['EMAIL'],
    ...bindings,
  } as Env
  /** Waits for the work after the answer, too. */
  const post = async (path: string, body: unknown, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const answer = await app.fetch(
      new Request(`${ORIGIN}/en/serendip${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      }),
      site,
      context,
    )
    await waitOnExecutionContext(context)
    return heldToItsSchema('post', path, answer)
  }
  const get = async (path: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const request = new Request(ORIGIN + path, init)
    if (path.startsWith('/driver/') && !request.headers.has('cookie'))
      request.headers.set('cookie', `driver=${DRIVERS_PHONE}`)
    const answer = await app.fetch(request, site, context)
    await waitOnExecutionContext(context)
    const call = /^\/en\/serendip(\/.*)$/.exec(path)?.[1]
    return call === undefined ? answer : heldToItsSchema('get', call, answer)
  }
  const bookTransfer = (token: string, change: object = {}, init?: RequestInit) =>
    post(`/transfer/booking/${token}`, { bookingDetails: { ...transferDetails, ...change } }, init)
  return {
    env: site,
    mails,
    post,
    get,
    bookTransfer,
    /** Books the usual transfer. */
    booked: async (change: object = {}, init?: RequestInit) =>
      (await bookTransfer(await transferToken(), change, init)).json<BookingReceipt>(),
    bookTour: (token: string, change: object = {}, init?: RequestInit) =>
      post(`/safari/booking/${token}`, { bookFormDetails: { ...tourDetails, ...change } }, init),
  }
}

/** The same; each test begins without bookings, mails and what is counted of them. @param tables that are emptied, too */
export function freshSite(bindings: Partial<Env> = {}, ...tables: readonly string[]) {
  const site = testSite(bindings)
  beforeEach(async () => {
    await removeBookings(...tables)
    site.mails.length = 0
  })
  return site
}

/** A booking whose Worker dies before it sends any mail. */
export async function bookWithoutMail({
  token,
  details = transferDetails,
  now = new Date(),
}: { token?: string; details?: typeof transferDetails; now?: Date } = {}): Promise<{ readonly booking: Booking }> {
  const context = { env, waitUntil: () => {} }
  const checked = v.parse(TransferBookingSchema, { bookingDetails: details }).bookingDetails
  const requested = requestedTransfer(token ?? (await transferToken({}, now.getTime())), checked)
  const robotCheck = { token: null, hostname: '' }
  return { booking: await redeemQuotes(context, requested, { visitor: null, robotCheck, now }) }
}

/** For bookings that a test has written itself: the words that they are found by. */
export async function writeKeptWords(): Promise<void> {
  const [bookings, rides] = await Promise.all([rows('bookings'), rows('rides')])
  const words = bookings.flatMap((booking) =>
    keptWords(
      booking,
      rides.filter((ride) => ride.booking_number === booking.number),
    ),
  )
  await env.DB.batch([
    env.DB.prepare('delete from search_words'),
    env.DB.prepare(
      `insert into search_words (word, booking_number, position, note)
       select value ->> 'word', value ->> 'booking_number', value ->> 'position', value ->> 'note' from json_each(?)`,
    ).bind(JSON.stringify(words)),
  ])
}

const TABLES = {
  bookings: { number: 'number', order: 'created_at' },
  rides: { number: 'booking_number', order: 'rowid' },
  outbox: { number: 'booking_number', order: 'id' },
  mail_sends: { number: 'booking_number', order: 'id' },
  booking_history: { number: 'booking_number', order: 'rowid' },
  redeemed_quotes: { number: 'booking_number', order: 'rowid' },
  payment_notices: { number: 'booking_number', order: 'id' },
  payment_allocations: { number: 'booking_number', order: 'id' },
  drivers_to_tell: { number: 'booking_number', order: 'rowid' },
  ride_events: { number: 'booking_number', order: 'rowid' },
  driver_places: { number: 'booking_number', order: 'rowid' },
  ride_alarms: { number: 'booking_number', order: 'id' },
  happenings: { number: 'booking_number', order: 'id' },
  guest_words: { number: 'booking_number', order: 'rowid' },
  refunds_due: { number: 'booking_number', order: 'rowid' },
  charges: { number: 'booking_number', order: 'id' },
  cash_book: { number: 'booking_number', order: 'number' },
  search_words: { number: 'booking_number', order: 'booking_number, position, note, word' },
} as const

/** What a table has, in the order in which it was written. @param reference of the one booking that is asked for */
export const rows = async (table: keyof typeof TABLES, reference?: string) => {
  const { number, order } = TABLES[table]
  const statement =
    reference === undefined
      ? env.DB.prepare(`select * from ${table} order by ${order}`)
      : env.DB.prepare(
          `select * from ${table} where ${number} = (select number from bookings where reference = ?) order by ${order}`,
        ).bind(reference)
  return (await statement.all<Record<string, unknown>>()).results
}

/** All tables of bookings, in the order in which their rows can be deleted. */
export const BOOKING_TABLES = [
  'pushes',
  'push_devices',
  'ride_alarms',
  'alarm_messages',
  'mail_sends',
  'outbox',
  'receipt_requests',
  'drivers_to_tell',
  'ride_events',
  'driver_places',
  'driver_devices',
  'guest_words',
  'happenings',
  'opinion_subjects',
  'opinions',
  'refunds_due',
  'invoice_lines',
  'invoices',
  'partner_payout_rides',
  'partner_payouts',
  'cash_book',
  'charges',
  'payment_allocations',
  'gateway_refunds',
  'payment_attempts',
  'payment_notices',
  'booking_history',
  'redeemed_quotes',
  'search_words',
  'rides',
  'bookings',
] as const

/** @param more tables */
export const removeBookings = (...more: readonly string[]) =>
  env.DB.batch(
    [...BOOKING_TABLES, 'alarms', 'heartbeats', 'network_days', ...more].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )

/** A database that makes a change of a booking, and loses its answer once. */
export function losingDatabase(): { readonly DB: Env['DB']; hasLost(): boolean } {
  let hasLost = false
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: async (statements: Parameters<typeof session.batch>[0]) => {
          const answer = await session.batch(statements)
          // The batch that writes has the history, the booking's version, a ride and what belongs to it at least.
          if (statements.length > 3 && !hasLost) {
            hasLost = true
            throw new Error('D1_ERROR: Network connection lost.')
          }
          return answer
        },
      }
    },
  } as unknown as Env['DB']
  return { DB, hasLost: () => hasLost }
}

/** A database that keeps the texts of the statements that it runs. */
export function countingDatabase(): { readonly DB: Env['DB']; statements(): readonly string[] } {
  const texts: string[] = []
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: (text: string) => {
          texts.push(text)
          return session.prepare(text)
        },
        getBookmark: session.getBookmark.bind(session),
        batch: session.batch.bind(session),
      }
    },
  } as unknown as Env['DB']
  return { DB, statements: () => texts }
}

/** Writes bookings of one ride each, 'many1@example.com' and so on, which need a hand until somebody has looked at them. */
export async function writeMany(count: number, day: string): Promise<void> {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} insert into bookings (number, reference, guest_key, fingerprint, email, phone, phone_typed)
      select 700000 + i, printf('MANY-%04d-AAAA', i), 'key ' || i, '', 'many' || i || '@example.com', '', '' from n`,
    ),
    env.DB.prepare(
      `${numbers} insert into rides (booking_number, position, kind, needs_review, pickup, dropoff, distance_km, minutes,
      vehicle, pickup_date, pickup_time, price_usd, price_lkr)
      select 700000 + i, 1, 'transfer', 1, 'Colombo', 'Kandy', 116, 180, 'mini', ?, '09:30', 74, 21480 from n`,
    ).bind(day),
  ])
  await writeKeptWords()
}

/** A booking as its answer tells it: its reference, and the path of its guest's changes. */
export interface Booked {
  readonly reference: string
  readonly path: string
}

export async function bookedBy(answer: Response): Promise<Booked> {
  expect(answer.status).toBe(200)
  const { reference, changesUrl } = await answer.json<BookingReceipt>()
  const { pathname, search } = new URL(changesUrl!)
  return { reference, path: pathname + search }
}

/** What the site itself says: prices by its calls, bookings in D1, mails in files. No page stands between. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import type { Fare } from '#domain/fares/vehicles.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { paths } from '#domain/paths.ts'
import type { TransferQuote, TourQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { openDatabase } from '../browser/site.ts'

/** What the page of a transfer brings along. */
interface TransferPageData {
  readonly loaderData: { readonly transfer?: { readonly fare: ShownFare } }
}

export type RideRow = Readonly<Record<string, string | number | null>>

export interface Records {
  /** The price of a trip; `null` where it has none. */
  fareOf(pickup: string, dropoff: string): Promise<(Fare & { readonly distance: number }) | null>
  /** Whole km of a tour's transport; `null` where nobody knows. */
  tourKm(park: string, pickup: string, dropoff: string): Promise<number | null>
  /** A journey as it is quoted; `null` where it has no price. */
  journey(plan: Plan): Promise<JourneyAnswer | null>
  booking(reference: string): Promise<PublicBooking>
  /** All rides that were booked with an address, with their bookings; oldest first. */
  ridesOf(email: string): RideRow[]
  /** What was paid of each ride, in cents. */
  paymentsOf(reference: string): RideRow[]
  /** Waits for so many mails that name a booking. */
  mailsAbout(reference: string, count: number): Promise<string[]>
  close(): void
}

/** A mail comes right after its booking; this is for a machine that does much else. */
const PATIENCE_MS = 60_000

export function openRecords(url: string, state: string): Records {
  const database = openDatabase(state, { readOnly: true })
  const rows = database.prepare(
    `select bookings.*, rides.* from bookings join rides on rides.booking_number = bookings.number
     where bookings.email = ? order by bookings.created_at, rides.booking_number, rides.position`,
  )
  const payments = database.prepare(
    `select position, usd, lkr, currency from payment_allocations
     where booking_number = (select number from bookings where reference = ?)`,
  )
  async function post<T>(path: string, body: unknown): Promise<T | null> {
    const answer = await fetch(`${url}/en/serendip${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status === 404 || answer.status === 422) return null
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return (await answer.json()) as T
  }
  /** Prices do not change while guests live. */
  const known = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const asked = (known.get(key) as Promise<T> | undefined) ?? ask()
    known.set(key, asked)
    return asked
  }
  const mails = new Map<string, string>()
  const folder = join(state, 'client/.wrangler/tmp/email')
  /** Each file is read once. */
  function readMails() {
    let names: string[] = []
    try {
      names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    } catch {
      return
    }
    for (const name of names) {
      if (!/email-text\/[^/]+\.txt$/.test(name) || mails.has(name)) continue
      const text = readFileSync(join(folder, name), 'utf8')
      // The file of a mail that is being written is empty.
      if (text) mails.set(name, text)
    }
  }
  return {
    fareOf: (pickup, dropoff) =>
      once(`${pickup}\n${dropoff}`, async () => {
        const quotes = await post<TransferQuote[]>('/transfer/query', {
          urlData: { url: transferSlug(pickup, dropoff) },
        })
        if (quotes?.[0]) return quotes[0]
        // A pair that nobody has saved. A journey of one ride costs the same.
        const journey = await post<JourneyAnswer>('/journey', { stops: [{ place: pickup }, { place: dropoff }] })
        const ride = journey?.rides.length === 1 ? journey.rides[0]! : null
        if (ride && !('park' in ride)) return ride
        // To a park a journey has a tour. The trip's own page has the fare of the drive.
        const page = await (await fetch(url + paths.transfer(transferSlug(pickup, dropoff)))).text()
        const [, data = 'null'] = /id="page-data">(.*?)<\/script>/s.exec(page) ?? []
        const fare = (JSON.parse(data) as TransferPageData | null)?.loaderData.transfer?.fare
        return fare?.state === 'priced' ? fare.quote : null
      }),
    tourKm: (park, pickup, dropoff) =>
      once(`${park}\n${pickup}\n${dropoff}`, async () => {
        const slug = tourSlug({ park, pickup, dropoff, tourLength: 'half' })
        const quotes = await post<TourQuote[]>('/safari/query', { urlData: { url: slug } })
        if (quotes?.[0]) return quotes[0].distance
        const stops = [pickup, park, dropoff].map((place) => ({ place }))
        const journey = await post<JourneyAnswer>('/journey', { stops })
        return journey?.rides.length === 1 ? journey.rides[0]!.distance : null
      }),
    journey: (plan) => once(JSON.stringify(plan), () => post<JourneyAnswer>('/journey', plan)),
    async booking(reference) {
      const answer = await fetch(`${url}/en/serendip/booking/${reference}`)
      if (!answer.ok) throw new Error(`the booking ${reference} answers ${answer.status}`)
      return (await answer.json()) as PublicBooking
    },
    paymentsOf: (reference) => payments.all(reference) as RideRow[],
    ridesOf: (email) => rows.all(email) as RideRow[],
    async mailsAbout(reference, count) {
      const end = Date.now() + PATIENCE_MS
      for (;;) {
        readMails()
        const found = [...mails.values()].filter((text) => text.includes(reference))
        if (found.length >= count || Date.now() > end) return found
        await new Promise((wake) => setTimeout(wake, 60))
      }
    },
    close: () => database.close(),
  }
}

/** A booking desk for the tests: quotes, filled-in forms, and the Worker with mail that is caught or fails. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { vehicleText } from '#domain/fares/vehicles.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { mintSafariToken, mintTransferToken } from '#worker/quotes/token.ts'
import { ORIGIN } from '../site.ts'

export const trip = { pickup: 'Colombo', dropoff: 'Kandy', distance: 116, duration: '3 hours', verified: true } as const
const prices = transferFare({ pickup: trip.pickup, dropoff: trip.dropoff, distanceKm: trip.distance, durationMinutes: 180 })
export const tour = { park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', distance: 245, verified: true } as const

/** For bookings whose quote is good, by visitors who book within measure. */
export const noNewQuote = { quoteAnew: () => Promise.reject(new Error('this quote is good')), admit: async () => {} }

/** A day on which nothing is past, `YYYY-MM-DD`. */
export const tomorrow = sriLankaTime(new Date(Date.now() + 24 * 60 * 60_000)).date

export const quoteTransfer = (change: Partial<Parameters<typeof mintTransferToken>[1]> = {}, now?: number, site: Env = env) =>
  mintTransferToken(site, { ...trip, ...prices, ...change }, now)
export const quoteSafari = (change: Partial<Parameters<typeof mintSafariToken>[1]> = {}, now?: number, site: Env = env) =>
  mintSafariToken(site, { ...tour, ...change }, now)

export const transferDetails = {
  pickup: trip.pickup, dropoff: trip.dropoff, email: 'ann.customer@example.com', phone: '+44 7911 123456',
  distance: trip.distance, duration: trip.duration, pickupdate: tomorrow, pickuptime: '09:30',
  vehicle: vehicleText('mini', prices), flightdetails: 'UL504, lands 08:40',
}
/** 105 for one traveller's half day at Yala, and 170 x 245 / 291 for transport. */
export const safariDetails = {
  park: tour.park, rates: 248, type: 'Half Day', travelers: 1, pickup: tour.pickup, dropoff: tour.dropoff,
  pickupDate: tomorrow, pickupTime: '05:00', phone: '077 123 4567', email: 'ben.guest@example.com', notes: 'Two binoculars, please',
}

export interface CaughtMail {
  readonly to: string
  readonly from: { readonly email: string; readonly name: string }
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly filename: string; readonly type: string; readonly content: Uint8Array }[]
}

/** A site of the test's own: same data, mail caught, and whatever the test replaces. */
export function desk(bindings: Partial<Env> = {}) {
  const mails: CaughtMail[] = []
  const site = {
    ...env,
    EMAIL: { send: async (mail: unknown) => { mails.push(mail as CaughtMail); return { messageId: String(mails.length) } } } as unknown as Env['EMAIL'],
    ...bindings,
  } as Env
  /** Posts a body, waits for what the Worker does after its answer. */
  const post = async (path: string, body: unknown, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const answer = await app.fetch(new Request(`${ORIGIN}/en/serendip${path}`, {
      method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), ...init, headers: { 'content-type': 'application/json', ...init.headers },
    }), site, context)
    await waitOnExecutionContext(context)
    return answer
  }
  const get = async (path: string) => {
    const context = createExecutionContext()
    const answer = await app.fetch(new Request(ORIGIN + path), site, context)
    await waitOnExecutionContext(context)
    return answer
  }
  return {
    env: site, mails, post, get,
    bookTransfer: (token: string, change: object = {}, init?: RequestInit) => post(`/transfer/booking/${token}`, { bookingDetails: { ...transferDetails, ...change } }, init),
    bookSafari: (token: string, change: object = {}, init?: RequestInit) => post(`/safari/booking/${token}`, { bookFormDetails: { ...safariDetails, ...change } }, init),
  }
}

export const rows = async (table: 'transfer_bookings' | 'safari_bookings' | 'outbox', reference?: string) => {
  const statement = reference === undefined
    ? env.DB.prepare(`select * from ${table} order by id`)
    : env.DB.prepare(`select * from ${table} where reference = ?`).bind(reference)
  return (await statement.all<Record<string, unknown>>()).results
}

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { TourBookingSchema, TransferBookingSchema } from '#domain/bookings/details.ts'
import { parseReference } from '#domain/bookings/reference.ts'
import type { AppEnv } from '#worker/environment.ts'
import { jsonBody } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { countVisitor, visitorAddress } from '#worker/platform/rate-limit.ts'
import { workerContext } from '#worker/platform/worker-context.ts'
import { freshTourQuote, freshTransferQuote } from '#worker/quotes/quotes.ts'
import type { TourClaims, TransferClaims } from '#worker/quotes/token.ts'
import { safariForm, transferForm } from './booking-kinds.ts'
import { findByReference } from './booking-store.ts'
import { bookingCalendar } from '#domain/bookings/calendar-file.ts'
import { sendDueMail } from './outbox.ts'
import { publicBooking } from './public-booking.ts'
import { redeem, type Redeemed } from './redemption.ts'

/** The booking calls (specification section 7, `POST {token}`) and what is read of a booking afterwards. */

/** Mail goes out after the answer; what fails there waits for the sweep. */
function answer(c: Context<AppEnv>, { booking, receipt }: Redeemed) {
  c.executionCtx.waitUntil(sendDueMail(c.env, { booking }))
  return c.json<BookingReceipt>(receipt, 200)
}

const admitted = (c: Context<AppEnv>) => () => countVisitor(c.env.BOOKING_RATE, visitorAddress(c))

export const bookingApi = new Hono<AppEnv>()
  .post('/transfer/booking/:token', jsonBody(TransferBookingSchema), async (c) => {
    const { bookingDetails } = c.req.valid('json')
    const counter = { admit: admitted(c), quoteAnew: (claims: TransferClaims) => freshTransferQuote(workerContext(c), claims) }
    const redeemed = await redeem(c.env, transferForm, counter, c.req.param('token'), bookingDetails, new Date())
    return answer(c, redeemed)
  })
  .post('/safari/booking/:token', jsonBody(TourBookingSchema), async (c) => {
    const { bookFormDetails } = c.req.valid('json')
    const counter = { admit: admitted(c), quoteAnew: (claims: TourClaims) => freshTourQuote(workerContext(c), claims) }
    const redeemed = await redeem(c.env, safariForm, counter, c.req.param('token'), bookFormDetails, new Date())
    return answer(c, redeemed)
  })
  .get('/booking/:reference', async (c) => {
    const reference = parseReference(c.req.param('reference'))
    const booking = reference && await findByReference(c.env, reference)
    if (!booking) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
    c.header('cache-control', 'private, no-store')
    return c.json<PublicBooking>(await publicBooking(c.env, booking, new Date()), 200)
  })

/** What surrounds a booking's page: its calendar file, and headers that keep it between the customer and us. */

/** The address is the key to the booking: no cache keeps the page, no list names it, no other site is told of it. */
export const privatePage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-robots-tag', 'noindex, nofollow, noarchive')
}

export const bookingPages = new Hono<AppEnv>()
  .get('/booking/:reference/calendar.ics', async (c) => {
    const reference = parseReference(c.req.param('reference'))
    const booking = reference && await findByReference(c.env, reference)
    if (!booking) return c.text('There is no booking with this reference', 404)
    const shown = await publicBooking(c.env, booking, new Date())
    const { name, text } = bookingCalendar(shown, booking)
    return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` })
  })

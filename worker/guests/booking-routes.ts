/** The calls that book and that show a booking, and the calendar file beside its page. docs/api.md */
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { TourBookingSchema, TransferBookingSchema, JourneyBookingSchema } from '#domain/bookings/request/details.ts'
import { SEEN } from '#domain/d1-bookmarks.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv } from '#worker/environment.ts'
import { activeCheckouts, readNotice } from '#worker/payments/gateways/gateways.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { jsonBody, readText } from '#worker/platform/body.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { countRead, lateHandler, visitorOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { underListOfToken } from '#worker/quotes/quote-token.ts'

/** Posts of bookings alone, also those that are refused or come again: pages and lookups of others use none of them up. */
const countPost: MiddlewareHandler<AppEnv> = async (c, next) => {
  const visitor = visitorOf(c)
  await countVisitor(c.env.READ_RATE, visitor && `book ${visitor}`)
  await next()
}

/** What is posted is checked by the list that its quote was made of, too. */
const underListOfQuote: MiddlewareHandler<AppEnv> = (c, next) =>
  underListOfToken(c.env, c.req.param('token') ?? '', next)

export const bookingApi = new Hono<AppEnv>()
  .post('/transfer/booking/:token', countPost, underListOfQuote, jsonBody(TransferBookingSchema), async (c) =>
    (await import('./booking-calls.ts')).bookTransfer(c, c.req.param('token'), c.req.valid('json')),
  )
  .post('/safari/booking/:token', countPost, underListOfQuote, jsonBody(TourBookingSchema), async (c) =>
    (await import('./booking-calls.ts')).bookTour(c, c.req.param('token'), c.req.valid('json')),
  )
  .post('/journey/booking/:token', countPost, underListOfQuote, jsonBody(JourneyBookingSchema), async (c) =>
    (await import('./booking-calls.ts')).bookJourney(c, c.req.param('token'), c.req.valid('json')),
  )
  // Called by the payment gateway's server. Late or wrong notices are answered with 200, too: the operator sees them.
  .post('/payment/notify', countRead, async (c) => {
    const read = await readNotice(c.env, {
      body: await readText(c.req.raw),
      signature: c.req.header('x-payment-signature') ?? '',
      now: new Date(),
      orderOf: async (gateway, payment) =>
        (await import('#worker/payments/unfinished-payments.ts')).orderOfPayment(c.env, gateway, payment),
    })
    if (!read) throw new SiteError('not-found')
    await recordNotice(c.env, read.gateway, read.notice)
    return c.text('ok', 200)
  })
  .get('/booking/:reference', countRead, async (c) => {
    const [{ shownBooking }, { firstRideInCallWords }] = await Promise.all([
      import('./public-booking.ts'),
      import('./call-payloads.ts'),
    ])
    const booking = await shownBooking(c.env, c.req.param('reference'), c.req.query(SEEN))
    if (!booking) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
    c.header('cache-control', 'private, no-store')
    return c.json<PublicBooking>({ ...firstRideInCallWords(booking), ...booking }, 200)
  })

/** What answers is loaded where a gateway takes payments, when somebody wants to pay. */
const payPages = lateHandler(() => import('./pay-handlers.tsx'))
const byPayPages =
  (name: Parameters<typeof payPages>[0]): Handler<AppEnv> =>
  (c, next) =>
    activeCheckouts(c.env).length === 0 ? next() : payPages(name)(c, next)

const byFiles = lateHandler(() => import('./booking-files.ts'))

export const bookingPages = new Hono<AppEnv>()
  .get('/booking/:reference/pay', byPayPages('answerPay'))
  .post('/booking/:reference/pay', countPost, byPayPages('takePay'))
  .post(plainPaths.cardRoom, countRead, byPayPages('answerCardRoom'))
  // The gateway leads back here, and does not learn the booking's reference.
  .get(plainPaths.paid, countRead, byPayPages('answerPaid'))
  .post(plainPaths.paid, countPost, byPayPages('takePay'))
  .get('/booking/:reference/calendar.ics', byFiles('answerCalendar'))
  .get('/booking/:reference/driver/:id/photo', countRead, byFiles('answerDriverPhoto'))
  .get('/booking/:reference/car/:id/photo', countRead, byFiles('answerCarPhoto'))

/** The calls that book and that show a booking, and the calendar file beside its page. docs/product.md#calls */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { bookingCalendar } from '#domain/bookings/calendar-file.ts'
import { TourBookingSchema, TransferBookingSchema } from '#domain/bookings/details.ts'
import { paths } from '#domain/paths.ts'
import type { AppEnv } from '#worker/environment.ts'
import { jsonBody, readText } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { countRead, visitorAddress, workerContext } from '#worker/platform/request.ts'
import { tourRules, transferRules } from './booking-kinds.ts'
import { findByReference } from './booking-store.ts'
import { sendDueMail } from './outbox.ts'
import { activeGateway, payHereAccount } from './payment-gateways.ts'
import { paymentPage } from './payment-page.ts'
import { recordNotice } from './payments.ts'
import { isSilent, lastSweep } from './reminders.ts'
import { publicBooking } from './public-booking.ts'
import { redeemQuote, type Redemption } from './redemption.ts'

/** Answers, and then sends the booking's mail; mail that fails waits for the sweep. */
function answerReceipt(c: Context<AppEnv>, { booking, receipt }: Redemption) {
  c.executionCtx.waitUntil(sendDueMail(c.env, { booking }))
  return c.json<BookingReceipt>(receipt, 200)
}

/** What a customer's browser sends along where Turnstile is set up (docs/product.md#calls). */
const TURNSTILE_HEADER = 'x-turnstile-token'

const robotCheckOf = (c: Context<AppEnv>) => ({
  token: c.req.header(TURNSTILE_HEADER) ?? null,
  hostname: new URL(c.req.url).hostname,
})

export const bookingApi = new Hono<AppEnv>()
  .post('/transfer/booking/:token', jsonBody(TransferBookingSchema), async (c) => {
    const { bookingDetails: details } = c.req.valid('json')
    return answerReceipt(
      c,
      await redeemQuote(workerContext(c), transferRules, {
        token: c.req.param('token'),
        details,
        visitor: visitorAddress(c),
        robotCheck: robotCheckOf(c),
      }),
    )
  })
  .post('/safari/booking/:token', jsonBody(TourBookingSchema), async (c) => {
    const { bookFormDetails: details } = c.req.valid('json')
    return answerReceipt(
      c,
      await redeemQuote(workerContext(c), tourRules, {
        token: c.req.param('token'),
        details,
        visitor: visitorAddress(c),
        robotCheck: robotCheckOf(c),
      }),
    )
  })
  // Of the payment gateway's server. It asks for an answer of 200 also to what is late or wrong: the operator sees
  // that.
  .post('/payment/notify', countRead, async (c) => {
    const gateway = activeGateway(c.env)
    if (!gateway) throw new SiteError('not-found')
    const notice = await gateway.read({
      body: await readText(c.req.raw),
      signature: c.req.header('x-payment-signature') ?? '',
      now: new Date(),
    })
    await recordNotice(c.env, gateway.name, notice)
    return c.text('ok', 200)
  })
  .get('/booking/:reference', countRead, async (c) => {
    const booking = await findByReference(c.env, c.req.param('reference'))
    if (!booking) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
    c.header('cache-control', 'private, no-store')
    return c.json<PublicBooking>(await publicBooking(c.env, booking), 200)
  })

/**
 * The address of a booking's page is the key to the booking: no cache keeps it, no search engine lists it, no other
 * site learns it.
 */
export const privatePage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.header('cache-control', 'private, no-store')
  // PayHere asks which site sends the form. It learns no more than that. With 'no-referrer' a browser would send the
  // page's own forms without
  // their origin, and `sameSiteWrites` would refuse them.
  c.header('referrer-policy', c.get('formTargets') ? 'strict-origin' : 'same-origin')
  c.header('x-robots-tag', 'noindex, nofollow, noarchive')
}

/** For an outside monitor: whether D1 answers and the cron runs. Says nothing of bookings. */
export const health = new Hono<AppEnv>().get('/health', countRead, async (c) => {
  const sweptAt = await lastSweep(c.env).catch(() => undefined)
  const problem =
    sweptAt === undefined
      ? 'the database does not answer'
      : isSilent(sweptAt)
        ? 'no sweep of the cron has succeeded lately'
        : null
  return c.json({ ok: problem === null, problem, lastSweep: sweptAt ?? null }, problem === null ? 200 : 503)
})

export const bookingPages = new Hono<AppEnv>()
  .get('/booking/:reference/pay', async (c, next) => {
    if (!payHereAccount(c.env)) return next()
    const booking = await findByReference(c.env, c.req.param('reference'))
    const payment = booking && (await paymentPage(c.env, booking))
    // Its page says why there is nothing to pay.
    if (!payment) return c.redirect(paths.booking(booking?.reference ?? c.req.param('reference')))
    c.set('formTargets', payment.formTargets)
    return c.html(payment.page)
  })
  .get('/booking/:reference/calendar.ics', async (c) => {
    const booking = await findByReference(c.env, c.req.param('reference'))
    if (!booking) return c.text('There is no booking with this reference', 404)
    const { name, text } = bookingCalendar(await publicBooking(c.env, booking), booking)
    return c.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  })

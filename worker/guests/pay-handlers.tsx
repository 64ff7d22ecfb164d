/**
 * The pages before a gateway, and where it leads back to. There the guest reads what became of the payment, and can try
 * again by the attempt's own name: the gateway does not learn the reference. docs/payments.md
 */
import type { Context, Handler } from 'hono'
import { CardRoomSchema } from '#domain/bookings/money/paying.ts'
import { triedPayment } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES } from '#domain/bookings/money/sums.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { type Booking, findBooking, findByNumber } from '#worker/bookings/read-bookings.ts'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { readAttempt } from '#worker/payments/payment-attempts.ts'
import { activeCheckouts, activeGateways } from '#worker/payments/gateways/gateways.ts'
import { cardRoom } from '#worker/payments/payment-options.ts'
import { paymentPage, startPayment } from '#worker/payments/payhere-checkout-page.tsx'
import { lastTryOf, noteOpened } from '#worker/payments/unfinished-payments.ts'
import { readBody, readForm } from '#worker/platform/body.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { isRobot, languageOf } from '#worker/platform/request.ts'
import { ownPage } from './booking-poll.ts'

/** Of the page before the gateway, by which somebody knows the booking. */
interface Asked {
  readonly booking: Booking | null
  /** The attempt that the gateway led back from; `null` on the booking's own page of payment. */
  readonly order: string | null
}

async function bookingOfPage(c: Context<AppEnv>): Promise<Asked> {
  const reference = c.req.param('reference')
  if (reference !== undefined) return { booking: (await findBooking(c.env, reference))?.booking ?? null, order: null }
  // A gateway may add to its address.
  const order = /^[\w-]{1,80}/.exec(c.req.query('order') ?? '')?.[0] ?? ''
  const said = await readAttempt(c.env, order)
  return { booking: said && (await findByNumber(c.env, said.bookingNumber)), order }
}

/** What the address of the page asks for. */
const chosenOnPage = (c: Context<AppEnv>) => ({
  isForAll: c.req.query('all') !== undefined,
  currency: PAYMENT_CURRENCIES.find((currency) => currency === c.req.query('in')),
})

/** Each opened payment may bring its guest a mail, and asks the gateway: a booking opens at most this many. */
const countOpened = (c: Context<AppEnv>, { number }: Booking) => countVisitor(c.env.CHANGE_RATE, `pay ${number}`)

/** The guest goes on from the page to the gateway itself. A guest who cannot be written to later can pay all the same. */
async function noteLed(c: Context<AppEnv>, { number }: Booking, orderName: string): Promise<void> {
  if (activeCheckouts(c.env)[0]!.start || isRobot(c.req.header('user-agent') ?? '')) return
  try {
    const opened = { orderName, bookingNumber: number, gateway: activeGateways(c.env)[0]!.name }
    await noteOpened(c.env, opened, new Date())
  } catch (error) {
    logFailure('payment', error)
  }
}

/** The booking's page says why there is nothing to pay. */
const toBooking = (c: Context<AppEnv>, { booking, order }: Asked, status: 302 | 303) => {
  const language = languageOf(c)
  const reference = booking?.reference ?? c.req.param('reference') ?? ''
  return c.redirect(order === null ? ownPage(language, reference) : addressIn(language, plainPaths.paid), status)
}

async function answer(c: Context<AppEnv>, { booking, order }: Asked, isGivenUp: boolean): Promise<Response | null> {
  if (!booking) return null
  const now = new Date()
  const known = triedPayment(await lastTryOf(c.env, booking.number), now)
  const tried = isGivenUp ? 'failed' : known
  // A guest who comes back from a payment of which nothing is heard yet has most probably paid.
  if (order !== null && tried !== 'failed') return null
  const page = await paymentPage(c.env, booking, await pageTexts(languageOf(c)), chosenOnPage(c), {
    now,
    tried,
    isByOrder: order !== null,
  })
  if (!page) return null
  await countOpened(c, booking)
  await noteLed(c, booking, page.order)
  c.set('formTargets', page.formTargets)
  return c.html(page.page)
}

export const answerPay: Handler<AppEnv> = async (c) => {
  const found = await bookingOfPage(c)
  return (await answer(c, found, false)) ?? toBooking(c, found, 302)
}

/** Where the gateway leads back to. Without a payment that did not come: the page that thanks. */
export const answerPaid: Handler<AppEnv> = async (c, next) => {
  const isGivenUp = c.req.query('cancelled') !== undefined
  return (await answer(c, await bookingOfPage(c), isGivenUp)) ?? next()
}

/** What was typed for a gateway that this site asks. */
export const takePay: Handler<AppEnv> = async (c, next) => {
  if (!activeCheckouts(c.env)[0]?.start) return next()
  const found = await bookingOfPage(c)
  const { booking, order } = found
  const typed = await readForm(c)
  if (!booking) return toBooking(c, found, 303)
  await countOpened(c, booking)
  const texts = await pageTexts(languageOf(c))
  const started = await startPayment(c.env, booking, texts, chosenOnPage(c), typed, order !== null)
  if (!started) return toBooking(c, found, 303)
  if ('url' in started) return c.redirect(started.url, 303)
  c.set('formTargets', started.formTargets)
  return c.html(started.page, 422)
}

/** Asked by forms before they book. */
export const answerCardRoom: Handler<AppEnv> = async (c) => {
  const asked = await readBody(c, CardRoomSchema)
  c.header('cache-control', 'private, no-store')
  return c.json(await cardRoom(c.env, asked, new Date()))
}

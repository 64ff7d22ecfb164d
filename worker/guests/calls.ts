/** The calls that book and that show a booking, and the calendar file beside its page. docs/api.md */
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import {
  PARTNER_HEADER,
  ROBOT_CHECK_HEADER,
  TERMS_HEADER,
  type BookingReceipt,
  type PublicBooking,
} from '#domain/bookings/booking.ts'
import { promisesToSay } from '#domain/bookings/agreed/kept-promises.ts'
import { TourBookingSchema, TransferBookingSchema, JourneyBookingSchema } from '#domain/bookings/request/details.ts'
import { soughtByRides, type Told } from '#domain/insight/demand.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { networkHash } from '#worker/bookings/network-limits.ts'
import { askedRides, openCaveat } from '#worker/bookings/open-caveats.ts'
import { redeemJourney } from '#worker/bookings/journey-redemption.ts'
import {
  BookingRefused,
  QuotesStale,
  redeemQuotes,
  type RedemptionOptions,
  type RequestedBooking,
} from '#worker/bookings/redemption.ts'
import type { Booking } from '#worker/bookings/store.ts'
import type { AppEnv } from '#worker/environment.ts'
import { activeCheckouts, readNotice } from '#worker/payments/gateways/gateways.ts'
import { recordNotice } from '#worker/payments/notices.ts'
import { paymentSaid } from '#worker/payments/payment-link.ts'
import { jsonBody, readText } from '#worker/platform/body.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { countRead, visitorOf, workerContext } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { underListOfToken } from '#worker/quotes/token.ts'
import {
  fieldProblems,
  firstRideInCallWords,
  journeyFieldProblems,
  requestedJourney,
  requestedTour,
  requestedTransfer,
} from './call-payloads.ts'

const robotCheckOf = (c: Context<AppEnv>) => ({
  token: c.req.header(ROBOT_CHECK_HEADER) ?? null,
  hostname: new URL(c.req.url).hostname,
})

/** Other callers than our own pages name none. */
function termsReadOf(c: Context<AppEnv>): number | null {
  const list = c.req.header(TERMS_HEADER) ?? ''
  return /^\d{1,9}$/.test(list) ? Number(list) : null
}

type WordsOfProblems = (problems: BookingRefused['problems']) => ReturnType<typeof fieldProblems>

/** What is wrong with a booking, in the calls' words. */
function refusalOf(error: unknown, inWords: WordsOfProblems): unknown {
  if (error instanceof BookingRefused) return new SiteError('invalid', { fields: inWords(error.problems) })
  if (!(error instanceof QuotesStale)) return error
  const { quotes, terms } = error
  const [quote, returnquote] = quotes
  return new SiteError('quote-stale', {
    detail: terms
      ? 'The terms are no longer those that were shown; here are the new ones, with a quote'
      : 'The quoted price is no longer good; here is the new one',
    quote,
    ...(returnquote ? { returnquote } : {}),
    ...(terms ? { terms } : {}),
  })
}

/** Why the rides of a booking cannot be driven as booked; empty if they can. */
function caveatsOf({ rides }: Booking): Pick<BookingReceipt, 'caveats'> {
  const caveats = rides.flatMap((ride) => {
    const caveat = openCaveat(ride, new Date())
    return caveat ? [{ position: ride.position, caveat }] : []
  })
  return caveats.length > 0 ? { caveats } : {}
}

interface CallOptions extends Pick<
  RedemptionOptions,
  'askIfBooked' | 'saidFree' | 'livesHere' | 'driverWish' | 'language'
> {
  readonly company?: string | undefined
  readonly taxnumber?: string | undefined
}

const bookedBy = ({ rides, language, partnerId }: Booking): Told => ({
  ...soughtByRides(rides),
  what: 'booked',
  isFull: rides.some(({ carState }) => carState === 'request'),
  language,
  ...(partnerId === null ? {} : { source: 'partner' }),
})

/** Books, and answers; then the booking's mail is sent. */
async function book(
  c: Context<AppEnv>,
  redeemed: (options: RedemptionOptions) => Promise<Booking>,
  inWords: WordsOfProblems,
  { askIfBooked, saidFree, livesHere, driverWish, language, company, taxnumber: taxNumber = '' }: CallOptions,
  email: string,
) {
  const now = new Date()
  const visitor = visitorOf(c)
  // Asked while the booking is looked for: afterwards it would be a trip to the database more.
  const wouldCome = networkHash(c.env, visitor)
    .then((network) => c.get('receiptWouldCome')?.(email, network) ?? true)
    .catch(() => true)
  try {
    const booking = await redeemed({
      visitor,
      robotCheck: robotCheckOf(c),
      askIfBooked,
      saidFree,
      livesHere,
      driverWish,
      language,
      ...(company ? { company: { company, taxNumber } } : {}),
      partner: c.req.header(PARTNER_HEADER),
      termsRead: termsReadOf(c),
      now,
    })
    c.set('mailDue', booking.number)
    // An earlier post may have made it.
    const isNew = booking.createdAt === now.toISOString()
    if (isNew) c.set('demand', bookedBy(booking))
    const { number: insertId, reference } = booking
    const { depositUsd, ...paid } = await paymentSaid(c.env, booking, now)
    const comes = isNew ? await wouldCome : ((await c.get('receiptComes')?.(booking)) ?? true)
    const receipt: BookingReceipt = {
      insertId,
      reference,
      promises: promisesToSay(booking.promises),
      ...paid,
      ...(depositUsd === null ? {} : { depositUsd }),
      ...caveatsOf(booking),
      // Who posts it has the quote and all details: the same key goes into the mail, where one comes.
      changesUrl: guestChangesUrl(booking),
      ...(comes ? {} : { noMail: true }),
      ...(askedRides(booking).some(({ isRequest }) => isRequest) ? { isRequest: true } : {}),
    }
    return c.json(receipt, 200)
  } catch (error) {
    throw refusalOf(error, inWords)
  }
}

/** Books rides that have a quote each. */
const bookRides = (c: Context<AppEnv>, requested: RequestedBooking, call: CallOptions) =>
  book(
    c,
    (options) => redeemQuotes(workerContext(c), requested, options),
    (problems) => fieldProblems(requested.rides[0]!.agreed.kind, problems),
    call,
    requested.email,
  )

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
  .post('/transfer/booking/:token', countPost, underListOfQuote, jsonBody(TransferBookingSchema), (c) =>
    bookRides(c, requestedTransfer(c.req.param('token'), c.req.valid('json').bookingDetails), c.req.valid('json')),
  )
  .post('/safari/booking/:token', countPost, underListOfQuote, jsonBody(TourBookingSchema), (c) =>
    bookRides(c, requestedTour(c.req.param('token'), c.req.valid('json').bookFormDetails), c.req.valid('json')),
  )
  .post('/journey/booking/:token', countPost, underListOfQuote, jsonBody(JourneyBookingSchema), (c) => {
    const call = c.req.valid('json')
    const requested = requestedJourney(c.req.param('token'), call.bookingDetails)
    const redeemed = (options: RedemptionOptions) => redeemJourney(workerContext(c), requested, options)
    return book(c, redeemed, journeyFieldProblems, call, requested.email)
  })
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
    const { shownBooking } = await import('./public-booking.ts')
    const booking = await shownBooking(c.env, c.req.param('reference'))
    if (!booking) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
    c.header('cache-control', 'private, no-store')
    return c.json<PublicBooking>({ ...firstRideInCallWords(booking), ...booking }, 200)
  })

/** What answers is loaded where a gateway takes payments, when somebody wants to pay. */
const byPayPages =
  (name: keyof typeof import('./pay-pages.tsx')): Handler<AppEnv> =>
  async (c, next) =>
    activeCheckouts(c.env).length === 0 ? next() : (await import('./pay-pages.tsx'))[name](c, next)

const byFiles =
  (name: keyof typeof import('./booking-files.ts')): Handler<AppEnv> =>
  async (c, next) =>
    (await import('./booking-files.ts'))[name](c, next)

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

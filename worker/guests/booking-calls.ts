/** Books what a call asks for, and answers in the calls' words. Loaded when somebody books: with the plans of all countries' numbers. */
import { PARTNER_HEADER, ROBOT_CHECK_HEADER, SEEN_HEADER, TERMS_HEADER } from '#domain/call-headers.ts'
import type { Context } from 'hono'
import type * as v from 'valibot'
import { type BookingReceipt } from '#domain/bookings/booking.ts'
import { promisesToSay } from '#domain/bookings/agreed/kept-promises.ts'
import type {
  JourneyBookingSchema,
  TourBookingSchema,
  TransferBookingSchema,
} from '#domain/bookings/request/details.ts'
import { soughtByRides, type Told } from '#domain/insight/demand.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { networkHash } from '#worker/bookings/booking-limits.ts'
import { askedRides, openCaveat, saidAddresses } from '#worker/bookings/open-caveats.ts'
import { redeemJourney } from '#worker/bookings/journey-redemption.ts'
import {
  BookingRefused,
  QuotesStale,
  redeemQuotes,
  type RedemptionOptions,
  type RequestedBooking,
} from '#worker/bookings/redemption.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import type { AppEnv } from '#worker/environment.ts'
import { newestBookmark } from '#worker/log.ts'
import { paymentSaid } from '#worker/payments/payment-options.ts'
import { visitorOf, workerContext } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import {
  fieldProblems,
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

/** Their addresses that seem to lie far from the booked place; empty for none. */
function elsewhereOf({ rides }: Booking): Pick<BookingReceipt, 'elsewhere'> {
  const found = rides.flatMap((ride) => {
    const { elsewhere } = saidAddresses(ride)
    return elsewhere ? [{ position: ride.position, elsewhere }] : []
  })
  return found.length > 0 ? { elsewhere: found } : {}
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
    const seen = newestBookmark()
    if (seen !== null) c.header(SEEN_HEADER, seen)
    const receipt: BookingReceipt = {
      insertId,
      reference,
      promises: promisesToSay(booking.promises),
      ...paid,
      ...(depositUsd === null ? {} : { depositUsd }),
      ...caveatsOf(booking),
      ...elsewhereOf(booking),
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

type Body<Schema extends v.GenericSchema> = v.InferOutput<Schema>

/** @param token of the quote */
export const bookTransfer = (c: Context<AppEnv>, token: string, call: Body<typeof TransferBookingSchema>) =>
  bookRides(c, requestedTransfer(token, call.bookingDetails), call)

export const bookTour = (c: Context<AppEnv>, token: string, call: Body<typeof TourBookingSchema>) =>
  bookRides(c, requestedTour(token, call.bookFormDetails), call)

export function bookJourney(c: Context<AppEnv>, token: string, call: Body<typeof JourneyBookingSchema>) {
  const requested = requestedJourney(token, call.bookingDetails)
  const redeemed = (options: RedemptionOptions) => redeemJourney(workerContext(c), requested, options)
  return book(c, redeemed, journeyFieldProblems, call, requested.email)
}

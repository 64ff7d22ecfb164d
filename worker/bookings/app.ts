/** The booking calls (specification section 7, `POST {token}`) and what is read of a booking afterwards. */
import { Hono, type Context } from 'hono'
import { SafariBookingSchema, TransferBookingSchema } from '#domain/bookings/details.ts'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/receipt.ts'
import { parseReference } from '#domain/bookings/reference.ts'
import type { AppEnv } from '../environment.ts'
import { jsonBody } from '../http/body.ts'
import { ProblemError } from '../http/problem.ts'
import { countVisitor } from '../http/rate-limit.ts'
import { sendDueMail } from '../mail/outbox.ts'
import type { SafariClaims, TransferClaims } from '../quotes/token.ts'
import { publicBooking } from './public-booking.ts'
import { quoteSafariAnew, quoteTransferAnew } from './quote-anew.ts'
import { redeem, type Redeemed } from './redeem.ts'
import { safariForm } from './safari-form.ts'
import { findByReference } from './store.ts'
import { transferForm } from './transfer-form.ts'

/** Mail goes out after the answer; what fails there waits for the sweep. */
function answer(c: Context<AppEnv>, { booking, receipt }: Redeemed) {
  c.executionCtx.waitUntil(sendDueMail(c.env, { booking }))
  return c.json<BookingReceipt>(receipt, 200)
}

const admitted = (c: Context<AppEnv>) => () => countVisitor(c.env.BOOKING_RATE, c)

export const bookingApi = new Hono<AppEnv>()
  .post('/transfer/booking/:token', jsonBody(TransferBookingSchema), async (c) => {
    const { bookingDetails } = c.req.valid('json')
    const counter = { admit: admitted(c), quoteAnew: (claims: TransferClaims) => quoteTransferAnew(c, claims) }
    const redeemed = await redeem(c.env, transferForm, counter, c.req.param('token'), bookingDetails, new Date())
    return answer(c, redeemed)
  })
  .post('/safari/booking/:token', jsonBody(SafariBookingSchema), async (c) => {
    const { bookFormDetails } = c.req.valid('json')
    const counter = { admit: admitted(c), quoteAnew: (claims: SafariClaims) => quoteSafariAnew(c, claims) }
    const redeemed = await redeem(c.env, safariForm, counter, c.req.param('token'), bookFormDetails, new Date())
    return answer(c, redeemed)
  })
  .get('/booking/:reference', async (c) => {
    const reference = parseReference(c.req.param('reference'))
    const booking = reference && await findByReference(c.env, reference)
    if (!booking) throw new ProblemError('not-found', { detail: 'There is no booking with this reference' })
    c.header('cache-control', 'private, no-store')
    return c.json<PublicBooking>(await publicBooking(c.env, booking, new Date()), 200)
  })

/** A guest's own changes. docs/product.md#changes */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { sendDueMail } from '#worker/bookings/outbox.ts'
import { findByReference, type Booking } from '#worker/bookings/booking-store.ts'
import { guestChangesPath, isGuestKey } from '#worker/bookings/guest-key.ts'
import { StepRefused, takeStep, type Step } from '#worker/bookings/operator-actions.ts'
import { publicBooking } from '#worker/bookings/public-booking.ts'
import type { AppEnv } from '#worker/environment.ts'
import { plainPage } from '#worker/pages/plain-page.tsx'
import { readForm } from '#worker/platform/body.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { visitorOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { ChangesPage, type Message, NoSuchLink } from './changes-page.tsx'

/**
 * What a guest tells the driver. How many travel, and with how much, is agreed with us: another vehicle may be needed.
 */
const RIDE_FORM = {
  guestName: v.optional(v.string()),
  flight: v.optional(v.string()),
  pickupAddress: v.optional(v.string()),
  dropoffAddress: v.optional(v.string()),
}

const FormSchema = v.variant('step', [
  v.object({
    step: v.literal('cancel'),
    version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    sure: v.literal('yes'),
  }),
  v.object({
    step: v.literal('change'),
    version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    date: v.string(),
    time: v.string(),
    details: v.string(),
    ...RIDE_FORM,
  }),
])

function stepOf(form: v.InferOutput<typeof FormSchema>): Step {
  if (form.step === 'cancel') return { step: 'cancel' }
  const { step, date, time, details, guestName, flight, pickupAddress, dropoffAddress } = form
  return { step, date, time, details, ride: { guestName, flight, pickupAddress, dropoffAddress } }
}

/** The booking, if the link has its reference and its key. */
async function bookingOf(c: Context<AppEnv>): Promise<Booking | null> {
  const booking = await findByReference(c.env, c.req.param('reference') ?? '')
  return booking && (await isGuestKey(c.env, booking.reference, c.req.query('key') ?? '')) ? booking : null
}

async function answer(
  c: Context<AppEnv>,
  booking: Booking | null,
  message: Message | null,
  status: 200 | 409 = 200,
): Promise<Response> {
  if (!booking) return c.html(plainPage('Unknown link', <NoSuchLink />), 404)
  const now = new Date()
  const shown = await publicBooking(c.env, booking, now)
  const otherWayPath =
    shown.kind === 'transfer' && shown.otherWay ? await guestChangesPath(c.env, shown.otherWay.reference) : null
  return c.html(
    plainPage(
      `Booking ${booking.reference}`,
      <ChangesPage
        booking={booking}
        shown={shown}
        guestKey={c.req.query('key')!}
        otherWayPath={otherWayPath}
        message={message}
        now={now}
      />,
    ),
    status,
  )
}

const DONE: Record<string, Message> = {
  change: { text: 'Your change is saved. You get a mail about it.', refused: false },
  cancel: { text: 'Your booking is cancelled. You get a mail about it.', refused: false },
}

export const guestPages = new Hono<AppEnv>()
  .get('/booking/:reference/changes', async (c) =>
    answer(c, await bookingOf(c), DONE[c.req.query('done') ?? ''] ?? null),
  )
  .post('/booking/:reference/changes', async (c) => {
    await countVisitor(c.env.BOOKING_RATE, visitorOf(c))
    const form = v.safeParse(FormSchema, await readForm(c))
    if (!form.success) throw new SiteError('bad-request', { detail: 'The form cannot be read' })
    const booking = await bookingOf(c)
    if (!booking) return answer(c, null, null)
    const step = stepOf(form.output)
    try {
      await takeStep(c.env, booking.reference, step, { seen: form.output.version, by: 'guest' })
      c.executionCtx.waitUntil(sendDueMail(c.env, { booking }))
      return c.redirect(`${c.req.path}?key=${c.req.query('key')}&done=${step.step}`, 303)
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error
      return answer(c, await findByReference(c.env, booking.reference), { text: error.message, refused: true }, 409)
    }
  })

/** Files of a booking's page, for those who have its link: the calendar, and the photos of who drives. Loaded when it is asked for. */
import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Context, Handler } from 'hono'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { bookingCalendar, CALENDAR_TYPE } from '#domain/bookings/calendar-file.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { guestTexts } from '#worker/bookings/guest-texts.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookings, carPhotos, driverPhotos, rides } from '#worker/database/schema.ts'
import type { AppEnv } from '#worker/environment.ts'
import { photoOf } from '#worker/lists/kept-photos.ts'
import { languageOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { publicBooking } from './public-booking.ts'
import { CREW_CAR, CREW_DRIVER } from './driver-details.ts'

/** In the language of the page that leads to it. */
export const answerCalendar: Handler<AppEnv> = async (c) => {
  const found = await findBooking(c.env, c.req.param('reference') ?? '')
  if (!found) return c.text('There is no booking with this reference', 404)
  const { name, text } = bookingCalendar(
    await publicBooking(c.env, found.booking),
    found.booking,
    await guestTexts({ language: languageOf(c) }),
  )
  return c.body(text, 200, {
    'content-type': CALENDAR_TYPE,
    // A phone opens it in its calendar, where an attachment would only be stored.
    'content-disposition': `inline; filename="${name}"`,
  })
}

/** A ride of the booking that its guest reads a driver of: the same rides as those of `publicBooking`. */
function isShownRide(c: Context<AppEnv>, who: SQL): SQL {
  const { reference } = parseRideReference(c.req.param('reference') ?? '') ?? { reference: '' }
  const { date } = sriLankaTime(new Date())
  const isIts = and(eq(bookings.reference, reference), eq(rides.status, 'confirmed'), gte(rides.pickupDate, date), who)
  return sql`exists (select 1 from ${bookings} join ${rides} on ${rides.bookingNumber} = ${bookings.number} where ${isIts})`
}

const idIn = (c: Context<AppEnv>) => Number(/^\d{1,9}$/.exec(c.req.param('id') ?? '')?.[0] ?? 0)

function answerPhoto(c: Context<AppEnv>, found: Parameters<typeof photoOf>[0] | undefined): Response {
  if (!found) throw new SiteError('not-found', { detail: 'There is no such photo' })
  const { type, bytes } = photoOf(found)
  return c.body(bytes, 200, { 'content-type': type })
}

/** Of the driver who drives a ride of this booking, and of nobody else. */
export const answerDriverPhoto: Handler<AppEnv> = async (c) => {
  const { driverId, type, base64 } = driverPhotos
  const isIts = and(eq(driverId, idIn(c)), isShownRide(c, sql`${CREW_DRIVER} = ${idIn(c)}`))
  const [found] = await query(() => primary(c.env).select({ type, base64 }).from(driverPhotos).where(isIts))
  return answerPhoto(c, found)
}

/** Of the car that drives a ride of this booking. */
export const answerCarPhoto: Handler<AppEnv> = async (c) => {
  const { carId, type, base64 } = carPhotos
  const isIts = and(eq(carId, idIn(c)), isShownRide(c, sql`${CREW_CAR} = ${idIn(c)}`))
  const [found] = await query(() => primary(c.env).select({ type, base64 }).from(carPhotos).where(isIts))
  return answerPhoto(c, found)
}

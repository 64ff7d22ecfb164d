/** Files of a booking's page, for those who have its link: the calendar, and the photos of who drives. Loaded when it is asked for. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Context, Handler } from 'hono'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { bookingCalendar, CALENDAR_TYPE } from '#domain/bookings/calendar-file.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
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

/** The rides of the booking that somebody, or a car, drives, as JSON. */
function ridesDrivenBy(c: Context<AppEnv>, who: SQL) {
  const { reference } = parseRideReference(c.req.param('reference') ?? '') ?? { reference: '' }
  const isIts = and(eq(bookings.reference, reference), eq(rides.status, 'confirmed'), who)
  return sql<string>`(
    select json_group_array(json_object('pickupDate', ${rides.pickupDate}, 'pickupTime', ${rides.pickupTime},
      'kind', ${rides.kind}, 'minutes', ${rides.minutes}))
    from ${bookings} join ${rides} on ${rides.bookingNumber} = ${bookings.number} where ${isIts}
  )`.as('driven')
}

const idIn = (c: Context<AppEnv>) => Number(/^\d{1,9}$/.exec(c.req.param('id') ?? '')?.[0] ?? 0)

type FoundPhoto = Parameters<typeof photoOf>[0] & { readonly driven: string }

/** As long as the guest reads who drives: of the same rides as those of `publicBooking`. */
function answerPhoto(c: Context<AppEnv>, found: FoundPhoto | undefined): Response {
  const driven = JSON.parse(found?.driven ?? '[]') as Parameters<typeof isPastRide>[0][]
  const now = new Date()
  if (!found || driven.every((ride) => isPastRide(ride, now)))
    throw new SiteError('not-found', { detail: 'There is no such photo' })
  const { type, bytes } = photoOf(found)
  return c.body(bytes, 200, { 'content-type': type })
}

/** Of the driver who drives a ride of this booking, and of nobody else. */
export const answerDriverPhoto: Handler<AppEnv> = async (c) => {
  const { driverId, type, base64 } = driverPhotos
  const driven = ridesDrivenBy(c, sql`${CREW_DRIVER} = ${idIn(c)}`)
  const isIts = eq(driverId, idIn(c))
  const [found] = await query(() => primary(c.env).select({ type, base64, driven }).from(driverPhotos).where(isIts))
  return answerPhoto(c, found)
}

/** Of the car that drives a ride of this booking. */
export const answerCarPhoto: Handler<AppEnv> = async (c) => {
  const { carId, type, base64 } = carPhotos
  const driven = ridesDrivenBy(c, sql`${CREW_CAR} = ${idIn(c)}`)
  const isIts = eq(carId, idIn(c))
  const [found] = await query(() => primary(c.env).select({ type, base64, driven }).from(carPhotos).where(isIts))
  return answerPhoto(c, found)
}

/** What surrounds a booking's page: its calendar file, and headers that keep it between the customer and us. */
import { Hono, type MiddlewareHandler } from 'hono'
import { parseReference } from '#domain/bookings/reference.ts'
import type { AppEnv } from '../environment.ts'
import { bookingCalendar } from './calendar.ts'
import { publicBooking } from './public-booking.ts'
import { findByReference } from './store.ts'

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

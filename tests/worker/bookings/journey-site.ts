/** For tests of journeys: a signed quote on the own roads, and a complete form for it. */
import { env } from 'cloudflare:workers'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { JourneySchema } from '#domain/journeys/journey-calls.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { quoteJourney, signJourney } from '#worker/quotes/journeys.ts'
import { rows, type testSite } from './booking-site.ts'

/** Five rides: a stop on the way, a gap that the train fills, a safari, and back to the airport. */
export const PLAN: Plan = {
  stops: [
    { place: 'Colombo Bandaranaike International Airport', via: [{ place: 'Dambulla', minutes: 75 }] },
    { place: 'Sigiriya', nights: 2 },
    { place: 'Kandy', nights: 1, gap: true },
    { place: 'Ella', nights: 2 },
    { place: 'Yala national park' },
    { place: 'Mirissa', nights: 2 },
    { place: 'Colombo Bandaranaike International Airport' },
  ],
  travelers: 2,
  bags: 2,
}

/** Eight people: two vehicles on each ride. */
export const GROUP: Plan = {
  stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Yala national park' }, { place: 'Galle' }],
  travelers: 8,
  bags: 7,
}

/** Guests go by train, and a car carries their bags: as the second of three rides, and alone. */
export const TRAIN_DAY: Plan = {
  stops: [
    { place: 'Colombo' },
    { place: 'Kandy', nights: 1, gap: true, bagsByCar: true },
    { place: 'Ella', nights: 2 },
    { place: 'Galle' },
  ],
  travelers: 2,
  bags: 3,
}
export const BAGS_ALONE: Plan = { stops: TRAIN_DAY.stops.slice(1, 3), travelers: 2, bags: 3 }

export async function journeyQuote(plan: Plan, site: Env = env): Promise<JourneyAnswer> {
  const context = { env: site, waitUntil: () => {} }
  return signJourney(site, await quoteJourney(context, v.parse(JourneySchema, plan)))
}

/** `YYYY-MM-DD` in Sri Lanka, so many days from now. */
export const inDays = (days: number, now = Date.now()) => sriLankaTime(new Date(now + days * DAY_MS)).date

/** Begins in twenty days. */
export function journeyDetails(
  { rides }: Pick<JourneyAnswer, 'rides'>,
  change: Partial<JourneyBookingDetails> = {},
  { start = 20, now = Date.now() } = {},
): JourneyBookingDetails {
  return {
    email: 'ann.customer@example.com',
    phone: '+44 7911 123456',
    vehicle: 'car',
    arrangement: 'rides',
    guestname: 'Ann Smith',
    passengers: '2',
    rides: rides.map(({ day }, i) => ({
      pickupdate: inDays(start + day, now),
      // Two rides of a day are not at the same time.
      pickuptime: rides.findIndex((ride) => ride.day === day) === i ? '08:00' : '14:30',
      ...(i === 0 ? { flight: 'UL504' } : {}),
    })),
    ...change,
  }
}

/** Books it as it was quoted, unless something else is asked for. */
export async function bookedJourney(
  site: Pick<ReturnType<typeof testSite>, 'post'>,
  quote: JourneyAnswer,
  bookingDetails: object = journeyDetails(quote),
): Promise<BookingReceipt> {
  const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<BookingReceipt>()
}

export const paidOf = async (reference: string) => {
  const entries = await rows('payment_allocations', reference)
  const paid = new Map<number, number>()
  for (const { position, usd } of entries) {
    paid.set(Number(position), (paid.get(Number(position)) ?? 0) + Number(usd))
  }
  return Object.fromEntries(paid)
}

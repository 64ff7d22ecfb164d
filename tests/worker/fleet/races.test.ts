/** Two guests want the last van at the same instant, again and again: one has it, the other has asked for one. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newReference } from '#domain/bookings/reference.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type NewBooking, writeBooking } from '#worker/bookings/write-booking.ts'
import type { Env } from '#worker/environment.ts'
import { repairFleet } from '#worker/fleet/fleet-cache.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { removeBookings, trip } from '../bookings/booking-site.ts'
import { removeFleet, writeCars } from './fleet-site.ts'

const RACES = 200
const SEED = 20_261_126

const today = sriLankaTime(new Date()).date

const aBooking = (pickupDate: string, pickupTime: string, who: string): NewBooking => ({
  reference: newReference(),
  fingerprint: who,
  language: 'en',
  email: '',
  phone: '+94771234567',
  phoneTyped: '',
  arrangement: 'rides',
  stayDays: null,
  partnerId: null,
  partnerPercent: null,
  priceList: 0,
  createdAt: new Date().toISOString(),
  network: null,
  takenBy: 'Ann',
  isForTheBooks: false,
  jtis: [`${who} ${pickupDate}`],
  rides: [
    {
      ...driverNotes({}),
      kind: 'transfer',
      pickup: trip.pickup,
      dropoff: trip.dropoff,
      via: null,
      beside: null,
      distanceKm: trip.distance,
      minutes: trip.minutes,
      vehicle: 'van',
      park: null,
      tourLength: null,
      pickupDate,
      pickupTime,
      priceUsd: 60,
      priceLkr: 18_000,
      needsReview: false,
    },
  ],
})

/** D1 answers each call after some turns of others. */
function shuffled(turnsOf: () => number): Env {
  const later = async <T>(run: () => Promise<T>): Promise<T> => {
    for (let turns = turnsOf(); turns > 0; turns--) await Promise.resolve()
    return run()
  }
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: (statements: Parameters<typeof session.batch>[0]) => later(() => session.batch(statements)),
      }
    },
  } as unknown as Env['DB']
  return { ...env, DB } as Env
}

test(`${RACES} races from seed ${SEED}`, async () => {
  await removeBookings()
  await removeFleet()
  await writeCars('van')
  const { whole } = randomNumbers(SEED)
  const site = shuffled(() => whole(0, 40))
  await repairFleet(site)
  const wrong: string[] = []
  for (let race = 0; race < RACES; race++) {
    const day = addDays(today, 10 + 2 * race)
    const times = [0, 1].map(() => `${String(whole(8, 10)).padStart(2, '0')}:00`)
    const made = await Promise.all(times.map((time, i) => writeBooking(site, aBooking(day, time, `guest ${i}`))))
    const states = made.map((booking) => booking?.rides[0].carState).toSorted()
    if (states.join() !== 'held,request') wrong.push(`race ${race}: ${states.join()}`)
  }
  expect(wrong).toEqual([])
  const held = await env.DB.prepare(
    "select count(*) as rides, count(distinct pickup_date) as days from rides where car_state = 'held' and car_id = 1",
  ).first()
  expect(held).toEqual({ rides: RACES, days: RACES })
}, 240_000)

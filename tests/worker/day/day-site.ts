/** For tests of the day of a ride: a booking that is confirmed and has a driver, and the phones of both. */
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { DriverAnswer, LateTap, BookingNow, RideEvent } from '#domain/bookings/day/ride-events.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, openLink, type testSite, transferToken } from '../bookings/booking-site.ts'

export const MINUTE = 60_000

type Site = ReturnType<typeof testSite>

/** All phones of the tests have one address. */
export const WITHOUT_LIMITS = {
  UPLOAD_RATE: undefined,
  BOOKING_RATE: undefined,
  CHANGE_RATE: undefined,
  READ_RATE: undefined,
}

/** Morning in Sri Lanka. */
export const START = Date.parse('2027-03-01T02:00:00.000Z')

/** Each test of the file begins at that time, which stands still. */
export function startInTheMorning(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  beforeEach(() => {
    vi.setSystemTime(START)
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

export const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)

/** Some 12 km from the pickup in Colombo. */
export const MOUNT_LAVINIA = { lat: 6.8389, lng: 79.8653 }
export const KANDY = { lat: 7.2906, lng: 80.6337 }

interface Wanted {
  /** Minutes from now to the pickup. */
  readonly in: number
  readonly pickup?: string
  readonly dropoff?: string
  readonly name?: string
  readonly driver?: { readonly name: string; readonly phone: string; readonly car: string }
}

export const NIMAL = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234, white Prius' } as const
export const KUMAR = { name: 'Kumar Silva', phone: '+94777654321', car: 'CBX-9876' } as const

export async function bookRide(
  site: Site,
  { in: minutes, pickup = 'Colombo', dropoff = 'Kandy', name = 'ann', driver = NIMAL }: Wanted,
): Promise<string> {
  const { date, time } = sriLankaTime(new Date(Date.now() + minutes * MINUTE))
  const [distance, duration] = [116, 180]
  const prices = transferFare({ pickup, dropoff, distanceKm: distance, durationMinutes: duration })
  const token = await transferToken({ pickup, dropoff, distance, minutes: duration, ...prices })
  const answer = await site.bookTransfer(token, {
    pickup,
    dropoff,
    distance,
    duration: formatDuration(duration),
    vehicle: vehicleText('mini', prices),
    email: `${name}@example.com`,
    pickupdate: date,
    pickuptime: time,
  })
  const { reference } = await answer.json<BookingReceipt>()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver, insists: true })
  while ((await sendDueMail(site.env)) > 0);
  site.mails.length = 0
  return reference
}

/** The first ride of a booking. */
export const rideOf = async (site: Site, reference: string) =>
  (await findBooking(site.env, reference))!.booking.rides[0]!

/** The driver's sheet, opened on the driver's phone. */
export async function sheetOf(site: Site, reference: string): Promise<string> {
  const { driverCode, driverPhone } = (await bookingWithHistory(site.env, reference))!.booking
  return openLink(site, `/driver/${driverCode}`, driverPhone!)
}

let taps = 0
const newId = () => String(++taps).padStart(32, '0')

interface TapOptions {
  readonly ride?: number
  /** Minutes since it was tapped. */
  readonly ago?: number
  readonly id?: string
}

/** The driver's phone. */
export function tap(
  site: Site,
  sheet: string,
  step: RideEvent | DriverAnswer | LateTap | 'back',
  {
    ride = 1,
    ago = 0,
    id = newId(),
    ...more
  }: TapOptions & { readonly event?: RideEvent; readonly bags?: string; readonly asked?: string } = {},
): Promise<Response> {
  return site.get(
    `${sheet}?part`,
    form({ step, ride: String(ride), id, age: String(Math.round(ago * MINUTE)), ...more }),
  )
}

export const showPlace = (site: Site, sheet: string, { lat, lng }: { lat: number; lng: number }, ago = 0) =>
  site.get(`${sheet}/place`, form({ ride: '1', lat: String(lat), lng: String(lng), age: String(ago * MINUTE) }))

/** The guest's phone. */
export const say = (site: Site, reference: string, word: string, more: Readonly<Record<string, string>> = {}) =>
  site.get(`/booking/${reference}/words`, form({ ride: '1', word, ...more }))

export const seenBy = async (site: Site, reference: string): Promise<BookingNow> =>
  (await site.get(`/booking/${reference}/now`)).json<BookingNow>()

/** The operator's evening mail: tomorrow's pickups, who has no driver yet, which mails failed. */
import { CONCERN_TEXTS } from '#domain/bookings/operator-steps.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { bothForms } from './mail-layout.ts'
import type { Mail } from './mail-sender.ts'
import { listBookings, type ListedBooking } from './operator-list.ts'

/** More would make the mail too large. The command lists all. */
const MOST_LINES = 200

function ride(booking: ListedBooking): string {
  const { kind, pickup, dropoff, park, travelers, vehicle } = booking
  return kind === 'transfer' ? `${pickup} -> ${dropoff}, ${VEHICLE_NAMES[vehicle!]}` : `${park}, ${booking.type}, ${travelers} travelers, from ${pickup}`
}

function line(booking: ListedBooking) {
  const { status, driverName, phone, priceUsd, paidUsd, concerns } = booking
  const driver = status === 'cancelled' ? 'cancelled' : driverName === null ? 'NO DRIVER' : `driver ${driverName}`
  const more = concerns.filter((concern) => concern !== 'no-driver').map((concern) => CONCERN_TEXTS[concern])
  return { label: `${booking.pickupTime} ${booking.reference}`, value: [ride(booking), driver, phone, `to collect USD ${Math.max(0, priceUsd - paidUsd)}`, ...more].join(' · ') }
}

/** @param day the day it is about, `YYYY-MM-DD` */
export async function composeOverview(env: Env, day: string, now: Date): Promise<Mail> {
  const coming = await listBookings(env, 'coming', now)
  const pickups = coming.filter(({ pickupDate }) => pickupDate === day)
  const running = pickups.filter(({ status }) => status !== 'cancelled')
  const others = coming.filter((booking) => booking.concerns.length > 0 && !pickups.includes(booking))
  const missing = running.filter(({ driverName }) => driverName === null).length
  const text = `${running.length} ${running.length === 1 ? 'pickup' : 'pickups'}, ${missing === 0 ? 'all with a driver' : `${missing} without a driver`}`
  const title = `Tomorrow, ${showDate(day)}: ${running.length === 0 ? 'no pickups' : text}`
  return {
    to: settings(env).MAIL_OPERATOR, replyTo: CONTACT.email, subject: `${missing > 0 ? 'TO DO: ' : ''}${title}`,
    ...await bothForms({
      heading: title, opening: `${BRAND.name}, Sri Lanka time.`,
      lines: pickups.slice(0, MOST_LINES).map(line),
      paragraphs: [
        ...pickups.length > MOST_LINES ? [`And ${pickups.length - MOST_LINES} more.`] : [],
        ...others.length > 0 ? [`Other bookings need a hand: ${others.slice(0, MOST_LINES).map(({ reference, pickupDate, pickupTime }) => `${reference} (${pickupDate} ${pickupTime})`).join(', ')}.`] : [],
        'All of it: npm run bookings -- --remote',
      ],
      links: [],
    }),
    attachments: [],
  }
}

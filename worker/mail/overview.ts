/** The operator's evening mail: tomorrow's pickups, who has no driver yet, which mails failed. */
import { openUsd } from '#domain/bookings/payments.ts'
import { CONCERN_TEXTS } from '#domain/bookings/operator-steps.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { listBookings, type ListedBooking } from '#worker/operator/list.ts'
import { driverWords, noticeWords, rideWords } from '#worker/operator/words.ts'
import { openPaymentProblems } from '#worker/payments/notices.ts'
import { bothForms } from './layout.ts'
import type { Mail } from './sender.ts'

/** More would make the mail too large. The command lists all. */
const MOST_LINES = 200

function line(ride: ListedBooking) {
  const { status, driverName, phone, concerns } = ride
  const open = openUsd(ride)
  const driver = status === 'cancelled' ? 'cancelled' : driverName === null ? 'NO DRIVER' : `driver ${driverName}`
  const more = concerns.filter((concern) => concern !== 'no-driver').map((concern) => CONCERN_TEXTS[concern])
  return {
    label: `${ride.pickupTime} ${ride.ride}`,
    value: [
      rideWords(ride),
      ...(driverWords(ride) ? [driverWords(ride)] : []),
      driver,
      phone,
      open === 0 ? 'paid, nothing to collect' : `to collect ${formatUsd(open)}`,
      ...more,
    ].join(' · '),
  }
}

/** @param day the day it is about, `YYYY-MM-DD` */
export async function composeOverview(env: Env, day: string, now: Date): Promise<Mail> {
  const [coming, payments] = await Promise.all([listBookings(env, 'coming', now), openPaymentProblems(env)])
  const pickups = coming.filter(({ pickupDate }) => pickupDate === day)
  const running = pickups.filter(({ status }) => status !== 'cancelled')
  const others = coming.filter((ride) => ride.concerns.length > 0 && !pickups.includes(ride))
  const missing = running.filter(({ driverName }) => driverName === null).length
  const count = `${running.length} ${running.length === 1 ? 'pickup' : 'pickups'}`
  const text = `${count}, ${missing === 0 ? 'all with a driver' : `${missing} without a driver`}`
  const title = `Tomorrow, ${showDate(day)}: ${running.length === 0 ? 'no pickups' : text}`
  return {
    to: settings(env).MAIL_OPERATOR,
    replyTo: CONTACT.email,
    subject: `${missing > 0 ? 'TO DO: ' : ''}${title}`,
    ...(await bothForms({
      heading: title,
      opening: `${BRAND.name}, Sri Lanka time.`,
      lines: pickups.slice(0, MOST_LINES).map(line),
      paragraphs: [
        ...(pickups.length > MOST_LINES ? [`And ${pickups.length - MOST_LINES} more.`] : []),
        ...(others.length > 0
          ? [
              `Other bookings need a hand: ${others
                .slice(0, MOST_LINES)
                .map(({ ride, pickupDate, pickupTime }) => `${ride} (${pickupDate} ${pickupTime})`)
                .join(', ')}.`,
            ]
          : []),
        ...(payments.length > 0
          ? [
              `Payments to look at (npm run bookings -- --remote --payments): ${payments.slice(0, MOST_LINES).map(noticeWords).join('; ')}.`,
            ]
          : []),
        'All of it: npm run bookings -- --remote',
      ],
      links: [],
    })),
    attachments: [],
  }
}

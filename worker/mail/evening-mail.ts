/** The operator's evening mail: tomorrow's pickups, who has no driver yet, which mails failed. */
import { isRunning } from '#domain/bookings/ride.ts'
import { openText } from '#domain/bookings/money/payments.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { CONCERN_TEXTS } from '#domain/bookings/agreed/concerns.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { paperWords } from '#domain/fleet/fleet-entries.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { duePapers } from '#worker/fleet/car-calendar.ts'
import { operatorPageUrl } from '#worker/platform/access.ts'
import { notesDue } from '#worker/steps/open-notes.ts'
import { newsWords } from '#worker/steps/drivers-to-tell.ts'
import { listBookings, listConcerned, type ListedBooking } from '#worker/lists/booking-list.ts'
import { concernWords, driverWords, noteWords, noticeWords, rideWords } from '#worker/lists/office-texts.ts'
import { openPaymentProblems } from '#worker/payments/gateway-notices.ts'
import { bothForms } from './layout.ts'
import type { Mail } from './sender.ts'

/** More would make the mail too large. The command lists all. */
const MOST_LINES = 200

/** Why a ride needs a hand. */
const reasons = (booking: ListedBooking) => [
  ...booking.concerns.filter((concern) => concern !== 'tell-driver').map((concern) => concernWords(booking, concern)),
  ...booking.driversToTell.map((driver) => `${CONCERN_TEXTS['tell-driver']}: ${newsWords(driver)}`),
]

/** A pickup of the day. */
function line(ride: ListedBooking) {
  const { status, driverName, phone } = ride
  const open = openUsd(ride)
  const more = reasons(ride).filter((text) => text !== CONCERN_TEXTS['no-driver'])
  const money = ride.onAccount
    ? 'nothing to collect, the house pays'
    : open === 0
      ? 'paid, nothing to collect'
      : `to collect ${openText(ride)}`
  const state = !isRunning(ride)
    ? [status, phone]
    : [driverName === null ? 'NO DRIVER' : `driver ${driverName}`, phone, money]
  return {
    label: `${ride.pickupTime} ${ride.ride}`,
    title: rideWords(ride),
    value: [state.join(' · '), driverWords(ride), ...more].filter(Boolean).join('\n'),
  }
}

/** A ride of another day that needs a hand. */
const concernLine = (ride: ListedBooking) => ({
  label: `${ride.pickupDate} ${ride.pickupTime} ${ride.ride}`,
  title: rideWords(ride),
  value: reasons(ride).join('\n'),
})

/** @param day the day it is about, `YYYY-MM-DD` */
export async function composeOverview(env: Env, day: string, now: Date): Promise<Mail> {
  const { date: today } = sriLankaTime(now)
  const [pickups, others, payments, notes, papers] = await Promise.all([
    listBookings(env, { day }, now),
    listConcerned(env, now, { limit: MOST_LINES, offset: 0 }, day),
    openPaymentProblems(env),
    notesDue(env, day),
    duePapers(env, today),
  ])
  const running = pickups.filter(isRunning)
  const missing = running.filter(
    ({ driverName, driverAnswer }) => driverName === null || driverAnswer === 'cannot',
  ).length
  const count = `${running.length} ${running.length === 1 ? 'pickup' : 'pickups'}`
  const text = `${count}, ${missing === 0 ? 'all with a driver' : `${missing} without a driver`}`
  const desk = operatorPageUrl(env)
  const title = `Tomorrow, ${showDate(day)}: ${running.length === 0 ? 'no pickups' : text}`
  return {
    to: settings(env).MAIL_OPERATOR,
    replyTo: CONTACT.email,
    subject: `${missing > 0 ? 'TO DO: ' : ''}${title}`,
    ...(await bothForms({
      heading: title,
      opening: `${BRAND.name}, Sri Lanka time.`,
      lines: [
        ...pickups.slice(0, MOST_LINES).map(line),
        ...(others.total > 0
          ? [{ label: 'Of other days', value: 'what needs a hand', isTitle: true, startsBlock: true }]
          : []),
        ...others.bookings.map(concernLine),
        ...(notes.length > 0
          ? [{ label: 'Notes', value: 'open, and due by then', isTitle: true, startsBlock: true }]
          : []),
        ...notes.slice(0, MOST_LINES).map((note) => ({ label: note.reference, value: noteWords(note) })),
      ],
      paragraphs: [
        ...(papers.length > 0
          ? [
              `Papers that run out: ${papers
                .slice(0, MOST_LINES)
                .map((paper) => paperWords(paper, today))
                .join('; ')}.`,
            ]
          : []),
        ...(pickups.length > MOST_LINES ? [`And ${pickups.length - MOST_LINES} more.`] : []),
        ...(others.total > MOST_LINES ? [`And ${others.total - MOST_LINES} of other days that need a hand.`] : []),
        ...(payments.length > 0
          ? [`Payments to look at: ${payments.slice(0, MOST_LINES).map(noticeWords).join('; ')}.`]
          : []),
        ...(desk === null ? ['All of it: npm run bookings -- --remote'] : []),
      ],
      links: desk === null ? [] : [{ text: 'All of it', href: desk, button: true }],
    })),
    attachments: [],
  }
}

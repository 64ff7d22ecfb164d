/** What the guest is mailed: words for each kind of mail. docs/product.md#mail */
import { isJourney } from '#domain/bookings/drives.ts'
import type { PublicRide } from '#domain/bookings/booking.ts'
import { bookingCalendar, CALENDAR_TYPE, rideCalendar } from '#domain/bookings/calendar-file.ts'
import { caveatText } from '#domain/bookings/caveats.ts'
import { type DriverNote, noteRow, notesOf, nothingSaid } from '#domain/bookings/driver-notes.ts'
import { guestRights } from '#domain/bookings/guest-changes.ts'
import {
  cancelFeeText,
  depositTerms,
  openUsd,
  paidTerms,
  paidText,
  payOnlineText,
  totalPrice,
} from '#domain/bookings/payments.ts'
import { driverPromise, pickupAdvice } from '#domain/bookings/pickup-advice.ts'
import { bookingPageUrl, signWord } from '#domain/bookings/reference.ts'
import { cancellationText, cancellingText } from '#domain/bookings/refunds.ts'
import { shortNoticeLink } from '#domain/bookings/short-notice.ts'
import {
  driverLines,
  lacksFlight,
  paymentTerms,
  rideSummary,
  rideTitle,
  type SummaryLine,
} from '#domain/bookings/summary.ts'
import { discountLink, questionLink, RECEIVED, statusTexts, TYPED_PLACE } from '#domain/bookings/texts.ts'
import { CONTACT, LINKS } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { findPark, isAtPark } from '#domain/safaris/park-lookup.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { guestChangesUrl, guestReceiptUrl } from '#worker/bookings/guest-key.ts'
import { type Booking, rideAt } from '#worker/bookings/store.ts'
import type { Env } from '#worker/environment.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { bothForms, type MailContent, type MailLink } from './layout.ts'
import {
  factsOf,
  isOneOfSeveral,
  isRunning,
  itineraryLines,
  type KindFor,
  linesOfRides,
  type MailedRides,
  paidLines,
  sentencesOf,
  subjectOf,
} from './mailed-rides.ts'
import { reservations } from './reservation.ts'
import type { Mail } from './sender.ts'

const T = ENGLISH_TEXTS.in('booking')
const RIDE = ENGLISH_TEXTS.in('ride')

type GuestMailKind = KindFor<'guest'>

/** How a mail begins. */
interface Beginning {
  readonly subject: string
  readonly heading: string
  readonly opening: string
}

const EACH_RIDE_BELOW = 'Some rides of your booking stand otherwise: each ride below says where it stands.'

/** For one ride of a booking that has others. */
const RIDE_TEXTS = {
  confirmed: 'This ride is confirmed. Your driver will be there.',
  cancelled: 'This ride is cancelled. Nobody will come for it. If you did not expect that, please write to us.',
} as const

/** Rides were confirmed or cancelled. Other rides of the booking may have another status. */
function statusBeginning(mailed: MailedRides, status: keyof typeof RIDE_TEXTS): Beginning {
  const { title, text } = statusTexts(status, false, ENGLISH_TEXTS)
  const word = title.toLowerCase()
  const subject = `Booking ${mailed.reference} ${word}`
  if (mailed.rides.every((ride) => ride.status === status && ride.over) && status === 'confirmed')
    return { subject, heading: `Your booking is ${word}`, opening: T.status.over }
  if (isOneOfSeveral(mailed)) return { subject, heading: `Your ride is ${word}`, opening: RIDE_TEXTS[status] }
  return mailed.rides.every((ride) => ride.status === status)
    ? { subject, heading: `Your booking is ${word}`, opening: text }
    : { subject, heading: `Rides of your booking are ${word}`, opening: EACH_RIDE_BELOW }
}

const WORDS: Readonly<Record<GuestMailKind, (mailed: MailedRides) => Beginning>> = {
  receipt: ({ reference }) => ({
    subject: `Booking ${reference}`,
    heading: RECEIVED.text,
    opening: 'Below is what we have noted. Please tell us if anything is not as it should be.',
  }),
  link: ({ reference, rides }) => ({
    subject: `Your booking ${reference}`,
    heading: 'Your booking',
    opening: [
      'You asked on our site for the link to this booking. If it was not you, there is nothing to do: the link came to you alone.',
      ...(rides.some(isRunning) ? [] : [T.status.cancelled.text]),
    ].join(' '),
  }),
  confirmed: (mailed) => statusBeginning(mailed, 'confirmed'),
  cancelled: (mailed) => statusBeginning(mailed, 'cancelled'),
  changed: (mailed) => ({
    subject: `Booking ${mailed.reference} changed`,
    heading: isOneOfSeveral(mailed) ? 'A ride of your booking has changed' : 'Your booking has changed',
    opening: 'It now stands as below. If you did not ask for this, please write to us.',
  }),
  paid: ({ reference, shown }) => ({
    subject: `Payment for booking ${reference}`,
    heading: 'We have your payment',
    opening: `Thank you. Paid so far: ${paidText(totalPrice(shown.rides), ENGLISH_TEXTS) ?? formatUsd(0)}.`,
  }),
  refunded: ({ reference, shown }) => ({
    subject: `Money back for booking ${reference}`,
    heading: 'We have paid money back',
    opening: `It goes the way that it came; a bank may take some days. Paid now: ${formatUsd(totalPrice(shown.rides).paidUsd)}.`,
  }),
  driver: ({ reference }) => ({
    subject: `Your driver for booking ${reference}`,
    heading: 'Your driver',
    opening: 'This is who will drive you.',
  }),
  reminder: ({ reference, rides: [ride] }) => ({
    subject: `Soon: booking ${reference}`,
    heading: 'Your pickup is near',
    opening: `We pick you up on ${showDate(ride!.pickupDate)} at ${showTime(ride!.pickupTime)}, Sri Lanka time.`,
  }),
  'paid-receipt': ({ booking: { reference } }) => ({
    subject: `Receipt for booking ${reference}`,
    heading: 'Your receipt',
    opening: `Here is the receipt for booking ${reference}, to print or to save as a PDF.`,
  }),
  thanks: ({ booking: { reference } }) => ({
    subject: `How was your journey? Booking ${reference}`,
    heading: 'Thank you for travelling with us',
    opening: [
      `We hope that your journey was a good one (booking ${reference}).`,
      'If it was good, a few words of yours help the next traveller, and your driver.',
      'If anything was not, please tell us: we read every message.',
    ].join(' '),
  }),
}

/** Sentences about the driver of a ride that runs; `null` while it cannot be driven as booked. */
function driverText({ driver, status, shortNotice, caveat }: PublicRide): string | null {
  if (driver) return T.driver.advice
  if (status === 'confirmed') return T.driver.follows
  if (shortNotice) return RIDE.shortNotice.text
  return caveat ? null : driverPromise(ENGLISH_TEXTS)
}

/** What a landing asks of a guest stands in the receipt already. */
function pickupText({ booking }: MailedRides, ride: PublicRide): string | null {
  const isToldNow = ride.status === 'confirmed' || isColomboAirport(ride.pickup)
  const sign = rideAt(booking, ride.position).guestName ? null : signWord(booking.reference)
  return isToldNow ? pickupAdvice(ride, ENGLISH_TEXTS, sign).join(' ') : null
}

/** One payment online is for all rides of the booking that are still to be paid. */
function paymentText({ shown }: MailedRides, running: readonly PublicRide[]): string {
  const price = totalPrice(running)
  const isOnline = shown.paymentUrl !== null
  if (paidText(price, ENGLISH_TEXTS) !== null) return paidTerms(price, isOnline, ENGLISH_TEXTS)
  if (shown.depositUsd !== null) return depositTerms(shown.depositUsd, ENGLISH_TEXTS)
  const ahead = shown.rides.filter((ride) => isRunning(ride) && !ride.past)
  return paymentTerms(ahead.length > 0 ? ahead : running, isOnline, shown.arrangement, ENGLISH_TEXTS)
}

/** What is paid back of a cancelled ride. What a cancellation would cost stands on the booking's page. */
function refundText({ status, cancellation }: PublicRide): string | null {
  return cancellation && status === 'cancelled' ? cancellationText(status, cancellation, ENGLISH_TEXTS) : null
}

/** What the guest has to know or do next. */
function nextSteps(mailed: MailedRides, running: readonly PublicRide[], changesUrl: string | null): string[] {
  const fee = cancelFeeText(mailed.rides, ENGLISH_TEXTS)
  const owed = fee === null ? [] : [fee]
  const ahead = running.filter(({ over }) => !over)
  const refunds = sentencesOf(mailed.rides, refundText)
  if (running.length === 0) return [...owed, ...refunds]
  // Whether a flight is missing can be seen only in what the guest wrote.
  const flightText = ({ position }: PublicRide) =>
    lacksFlight(rideAt(mailed.booking, position)) ? T.driver.flightNeeded : null
  return [
    ...refunds,
    ...sentencesOf(ahead, (ride) => ride.caveat && caveatText(ride, ride.caveat, ENGLISH_TEXTS)),
    ...sentencesOf(ahead, flightText),
    ...sentencesOf(ahead, (ride) => pickupText(mailed, ride)),
    ...sentencesOf(ahead, driverText),
    paymentText(mailed, running),
    ...owed,
    T.messages.discount,
    ...(changesUrl === null ? [] : [cancellingText(mailed.booking.arrangement, ENGLISH_TEXTS)]),
  ]
}

function driverLinks(rides: readonly PublicRide[]): MailLink[] {
  const drivers = new Map(rides.flatMap(({ driver }) => (driver ? [[driver.phone, driver.name] as const] : [])))
  return [...drivers].map(([phone, name]) => ({
    text: drivers.size > 1 ? `Write to ${name}, your driver, on WhatsApp` : 'Write to your driver on WhatsApp',
    href: `https://wa.me/${phone.slice(1)}`,
  }))
}

const payText = ({ depositUsd }: MailedRides['shown']) => payOnlineText(depositUsd, ENGLISH_TEXTS)

function links(mailed: MailedRides, running: readonly PublicRide[], changesUrl: string | null): MailLink[] {
  const { reference, shown } = mailed
  const soon = running.find(({ shortNotice }) => shortNotice)
  const isPayable = shown.paymentUrl !== null && running.length > 0 && openUsd(totalPrice(running)) > 0
  return [
    { text: 'See your booking', href: bookingPageUrl(shown.reference), button: true },
    ...(soon
      ? [
          {
            text: RIDE.shortNotice.link,
            href: shortNoticeLink({ ...soon, reference, title: rideTitle(soon, ENGLISH_TEXTS) }, ENGLISH_TEXTS),
            button: true,
          },
        ]
      : []),
    ...driverLinks(running),
    ...(isPayable ? [{ text: payText(shown), href: shown.paymentUrl! }] : []),
    ...(changesUrl === null ? [] : [{ text: 'Change or cancel', href: changesUrl }]),
    { text: 'Ask for the discount on WhatsApp', href: discountLink(reference, ENGLISH_TEXTS) },
    { text: 'Questions? Write to us on WhatsApp', href: questionLink(reference, ENGLISH_TEXTS) },
  ]
}

/** The guest's own phone and e-mail: both are checked, and hold no words of a visitor. */
function contactLines({ phone, email }: Booking): SummaryLine[] {
  return [
    { label: 'Your phone', value: phone },
    { label: 'Your e-mail', value: email },
  ]
}

const linesOf = (ride: PublicRide): SummaryLine[] => [
  ...(ride.driver ? driverLines(ride.driver, ENGLISH_TEXTS) : []),
  ...rideSummary(ride, ENGLISH_TEXTS),
  ...paidLines(ride),
]

/** Who drives, in a line, and what is paid. */
const saidInItinerary = ({ driver, ...ride }: PublicRide): string[] => [
  ...(driver ? [`Driver: ${driver.name}, ${driver.phone}, ${driver.car}`] : []),
  ...paidLines({ driver, ...ride }).map(({ label, value }) => `${label}: ${value}`),
]

/** All about the rides. @param changesUrl `null` where nothing can be changed any more */
function bookingContent(mailed: MailedRides, { heading, opening }: Beginning, changesUrl: string | null): MailContent {
  const running = mailed.rides.filter(isRunning)
  return {
    heading,
    opening,
    facts: factsOf(mailed),
    lines: isJourney(mailed.rides)
      ? itineraryLines(mailed, saidInItinerary, contactLines(mailed.booking))
      : linesOfRides(mailed, linesOf, contactLines(mailed.booking)),
    paragraphs: nextSteps(mailed, running, changesUrl),
    links: links(mailed, running, changesUrl),
  }
}

/** After the journey: nothing to do but, perhaps, to tell others. */
function thanksContent({ booking: { reference } }: MailedRides, { heading, opening }: Beginning): MailContent {
  return {
    heading,
    opening,
    lines: [],
    paragraphs: [],
    links: [
      ...LINKS.reviews.map(({ name, href }, i) => ({ text: `Write a review: ${name}`, href, button: i === 0 })),
      { text: 'Tell us on WhatsApp', href: questionLink(reference, ENGLISH_TEXTS) },
      { text: 'Ask for the discount on WhatsApp', href: discountLink(reference, ENGLISH_TEXTS) },
    ],
  }
}

/** The receipt itself is a page, which is printed: it always says what is paid now. */
const receiptContent = ({ heading, opening }: Beginning, href: string): MailContent => ({
  heading,
  opening,
  lines: [],
  paragraphs: [],
  links: [{ text: 'Open the receipt', href, button: true }],
})

/** Every note that holds a visitor's own words, empty. */
const NO_FREE_TEXT = Object.fromEntries(
  ([...notesOf('transfer'), ...notesOf('tour')] satisfies DriverNote[])
    .filter((name) => noteRow(name).isFreeText)
    .map((name) => [name, nothingSaid(name)]),
)

/**
 * A ride without a visitor's own words: its places are those that the site itself knows, under its names for them.
 * Anybody can book with a stranger's address, so what was typed is mailed to a guest only once the operator has read
 * and confirmed it.
 */
function withoutTypedText(ride: PublicRide): PublicRide {
  const known = (end: 'pickup' | 'dropoff') => {
    const name = ride[end]
    // A town may be called as the park is: who stays in Udawalawe is fetched there, and not at the gate.
    if (ride.kind === 'tour' && isAtPark(name, ride.park)) return ride.park
    const place = placeAt(name)
    if (place.known) return place.name
    return (ride.kind === 'tour' && findPark(name)?.name) || TYPED_PLACE[end]
  }
  const via = ride.via?.map((stop) => {
    const place = placeAt(stop.place)
    return { ...stop, place: place.known ? place.name : TYPED_PLACE.stop }
  })
  return { ...ride, ...NO_FREE_TEXT, pickup: known('pickup'), dropoff: known('dropoff'), ...(via ? { via } : {}) }
}

/** What may be mailed to whoever has the address. The receipt goes out before anybody has read the booking. */
function whatMayBeTold(mailed: MailedRides, kind: GuestMailKind): MailedRides {
  const told = (ride: PublicRide) => (kind !== 'receipt' && ride.status === 'confirmed' ? ride : withoutTypedText(ride))
  const { shown, rides } = mailed
  return { ...mailed, shown: { ...shown, rides: shown.rides.map(told) }, rides: rides.map(told) }
}

function calendarOf({ booking, shown, rides }: MailedRides): Mail['attachments'] {
  const { name, text } =
    rides.length === 1
      ? rideCalendar(shown, rides[0]!, booking, ENGLISH_TEXTS)
      : bookingCalendar(shown, booking, ENGLISH_TEXTS)
  return [{ filename: name, type: CALENDAR_TYPE, content: text }]
}

/** What changes a reservation that a mail program shows. Nothing is reserved before the operator has confirmed it. */
const MARKED_UP: readonly GuestMailKind[] = ['confirmed', 'driver', 'changed', 'cancelled']

export async function guestMail(env: Env, complete: MailedRides, kind: GuestMailKind, now: Date): Promise<Mail> {
  const mailed = whatMayBeTold(complete, kind)
  const { booking, rides } = mailed
  const beginning = WORDS[kind](mailed)
  const envelope = { to: booking.email, replyTo: CONTACT.email }
  if (kind === 'thanks') {
    const content = thanksContent(mailed, beginning)
    return { ...envelope, subject: beginning.subject, ...(await bothForms(content)), attachments: [] }
  }
  if (kind === 'paid-receipt') {
    const content = receiptContent(beginning, await guestReceiptUrl(env, booking))
    return { ...envelope, subject: beginning.subject, ...(await bothForms(content)), attachments: [] }
  }
  const isChangeable = rides.some((ride) => guestRights(ride, now).change)
  const content = bookingContent(mailed, beginning, isChangeable ? await guestChangesUrl(env, booking) : null)
  const markup = MARKED_UP.includes(kind) ? reservations(mailed) : []
  return {
    ...envelope,
    subject: `${beginning.subject}: ${subjectOf(mailed)}`,
    ...(await bothForms({ ...content, markup })),
    attachments: calendarOf(mailed),
  }
}

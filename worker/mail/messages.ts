/**
 * The mails about a booking: the customer's confirmation, the operator's notice, and the customer's mail about a change
 * of status. docs/product.md#mail
 */
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { bookingCalendar } from '#domain/bookings/calendar-file.ts'
import { CANCELLATION_RULE, guestRights } from '#domain/bookings/guest-changes.ts'
import type { Occasion } from '#domain/bookings/occasions.ts'
import { CONCERN_TEXTS, isTooFull } from '#domain/bookings/operator-steps.ts'
import { paidTerms, paidText } from '#domain/bookings/payments.ts'
import { pickupAdvice } from '#domain/bookings/pickup-advice.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { isShortNotice, SHORT_NOTICE, SHORT_NOTICE_LINK, shortNoticeLink } from '#domain/bookings/short-notice.ts'
import {
  bookingPrice,
  bookingSummary,
  bookingTitle,
  bothWays,
  driverLines,
  lacksFlight,
  paymentTerms,
  type SummaryLine,
} from '#domain/bookings/summary.ts'
import {
  DISCOUNT,
  discountLink,
  DRIVER_ADVICE,
  DRIVER_FOLLOWS,
  DRIVER_HOURS,
  DRIVER_PROMISE,
  FLIGHT_ADVICE,
  PAY_ONLINE,
  questionLink,
  RECEIVED,
  STATUS_TEXTS,
  TYPED_PLACE,
} from '#domain/bookings/texts.ts'
import { CONTACT, LINKS } from '#domain/brand.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { settings, type Env } from '#worker/environment.ts'
import { AUDIENCES, type MailAudience } from '#worker/database/schema.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import type { Booking } from './booking-store.ts'
import { guestChangesUrl } from './guest-key.ts'
import { bothForms, type MailContent, type MailFacts } from './mail-layout.ts'
import type { Mail } from './mail-sender.ts'
import { parkWarning } from './operator-words.ts'
import { publicBooking } from './public-booking.ts'
import { otherDrive } from './return-trip.ts'

/** What the customer has to know or do next. */
function nextSteps(booking: PublicBooking, needsFlight: boolean): string[] {
  const driver = booking.driver
    ? DRIVER_ADVICE
    : booking.status === 'confirmed'
      ? DRIVER_FOLLOWS
      : booking.shortNotice
        ? SHORT_NOTICE
        : DRIVER_PROMISE
  // What a landing asks of a guest stands in the receipt already.
  const pickup =
    booking.status === 'confirmed' || isColomboAirport(booking.pickup) ? [pickupAdvice(booking).join(' ')] : []
  return [
    ...(needsFlight ? [FLIGHT_ADVICE] : []),
    ...pickup,
    driver,
    booking.paidUsd > 0 ? paidTerms(booking) : paymentTerms(booking),
    DISCOUNT,
  ]
}

function paidLines(booking: PublicBooking): SummaryLine[] {
  const paid = paidText(booking)
  return paid ? [{ label: 'Paid', value: paid }] : []
}

/** The receipt and the operator's notice of a return trip are about both drives. */
function tripOf(booking: PublicBooking, audience: MailAudience): Pick<MailFacts, 'title' | 'price'> {
  return audience === 'customer' || audience === 'operator'
    ? bothWays(booking)
    : { title: bookingTitle(booking), price: bookingPrice(booking) }
}

function bookingFacts(booking: PublicBooking, audience: MailAudience): MailFacts {
  return {
    ...tripOf(booking, audience),
    when: `${showDate(booking.pickupDate)}, ${showTime(booking.pickupTime)}`,
    reference: booking.reference,
  }
}

/** The customer's own phone and e-mail: both are checked, and hold no words of a visitor. */
function contactLines({ phone, email }: Booking): SummaryLine[] {
  return [
    { label: 'Your phone', value: phone },
    { label: 'Your e-mail', value: email },
  ]
}

function customerContent(
  booking: PublicBooking,
  contact: readonly SummaryLine[],
  needsFlight: boolean,
  changesUrl: string | null,
  top: Pick<MailContent, 'heading' | 'opening' | 'facts'>,
): MailContent {
  return {
    ...top,
    lines: [
      ...(booking.driver ? driverLines(booking.driver) : []),
      ...bookingSummary(booking),
      ...paidLines(booking),
      ...contact,
    ],
    paragraphs:
      booking.status === 'cancelled'
        ? []
        : [...nextSteps(booking, needsFlight), ...(changesUrl === null ? [] : [CANCELLATION_RULE])],
    links: [
      { text: 'See your booking', href: bookingPageUrl(booking.reference), button: true },
      ...(booking.shortNotice
        ? [
            {
              text: SHORT_NOTICE_LINK,
              href: shortNoticeLink({ ...booking, title: bookingTitle(booking) }),
              button: true,
            },
          ]
        : []),
      ...(booking.driver
        ? [{ text: 'Write to your driver on WhatsApp', href: `https://wa.me/${booking.driver.phone.slice(1)}` }]
        : []),
      ...(booking.paymentUrl ? [{ text: PAY_ONLINE, href: booking.paymentUrl }] : []),
      ...(changesUrl === null ? [] : [{ text: 'Change or cancel', href: changesUrl }]),
      { text: 'Ask for the discount on WhatsApp', href: discountLink(booking.reference) },
      { text: 'Questions? Write to us on WhatsApp', href: questionLink(booking.reference) },
    ],
  }
}

/** After the journey: nothing to do but, perhaps, to tell others. */
function thanksContent(
  { reference }: PublicBooking,
  { heading, opening }: Pick<MailContent, 'heading' | 'opening'>,
): MailContent {
  return {
    heading,
    lines: [],
    paragraphs: [],
    opening: `${opening} If it was good, a few words of yours help the next traveller, and your driver. If anything was not, please tell us: we read every message.`,
    links: [
      ...LINKS.reviews.map(({ name, href }, i) => ({ text: `Write a review: ${name}`, href, button: i === 0 })),
      { text: 'Tell us on WhatsApp', href: questionLink(reference) },
      { text: 'Ask for the discount on WhatsApp', href: discountLink(reference) },
    ],
  }
}

function operatorContent(booking: Booking, shown: PublicBooking, heading: string, audience: MailAudience): MailContent {
  const warning = shown.kind === 'safari' ? parkWarning(shown) : null
  const back =
    shown.kind === 'transfer' && shown.otherWay?.isReturn && shown.otherWay.status === 'new'
      ? shown.otherWay.reference
      : null
  return {
    heading,
    facts: bookingFacts(shown, audience),
    opening: shown.shortNotice
      ? 'The customer was told that this is a request, and asked to write on WhatsApp.'
      : `The customer was promised the driver's details within ${DRIVER_HOURS} hours.`,
    lines: [
      ...(isTooFull({ vehicle: null, ...booking })
        ? [{ label: 'Needs a hand', value: CONCERN_TEXTS['does-not-fit'] }]
        : []),
      ...(booking.needsReview
        ? [
            {
              label: 'Needs review',
              value:
                "The distance rests on a visitor's word, or nobody could check that a person booked: look at price and customer before you confirm",
            },
          ]
        : []),
      ...(warning ? [{ label: 'The customer was told', value: warning }] : []),
      ...bookingSummary(shown),
      ...paidLines(shown),
      {
        label: 'Phone',
        value:
          booking.phone === booking.phoneTyped ? booking.phone : `${booking.phone} (written as ${booking.phoneTyped})`,
      },
      { label: 'E-mail', value: booking.email },
    ],
    paragraphs: [
      booking.status === 'new'
        ? `Mark it: npm run bookings -- --remote --confirm ${booking.reference}${back ? `; the way back: --confirm ${back}` : ''}`
        : `Say who drives: npm run bookings -- --remote --driver ${booking.reference} "name, phone, plate"`,
    ],
    links: [
      { text: 'Write to the customer on WhatsApp', href: `https://wa.me/${booking.phone.slice(1)}`, button: true },
      { text: 'The booking page', href: bookingPageUrl(booking.reference) },
    ],
  }
}

/**
 * The booking without a visitor's own words: the places that the site itself knows, under its names for them. Anybody
 * can book with a
 * stranger's address, so what was typed is mailed to a customer only once the operator has read and confirmed the
 * booking.
 */
function withoutTypedText<B extends PublicBooking>(booking: B): B {
  const park = (name: string) => (booking.kind === 'safari' ? findPark(name)?.name : undefined)
  const known = (name: string, otherwise: string) => {
    const place = placeAt(name)
    return park(name) ?? (place.known ? place.name : otherwise)
  }
  return {
    ...booking,
    pickup: known(booking.pickup, TYPED_PLACE.pickup),
    dropoff: known(booking.dropoff, TYPED_PLACE.dropoff),
    details: '',
    guestName: '',
    pickupAddress: '',
    dropoffAddress: '',
  }
}

const ALARMS: Partial<Record<MailAudience, string>> = {
  'no-driver-12': 'within 12 hours',
  'no-driver-3': 'WITHIN 3 HOURS',
} satisfies Partial<Record<Occasion, string>>

/** How a mail to the operator begins. */
function operatorHeading(
  { reference, status, pickupDate, pickupTime, needsReview, createdAt }: Booking,
  audience: MailAudience,
): string {
  const alarm = ALARMS[audience]
  if (audience === 'guest')
    return `${status === 'cancelled' ? 'CANCELLED' : 'CHANGED'} by the guest: booking ${reference}`
  if (alarm)
    return `ALARM: no driver, pickup ${alarm} (${showDate(pickupDate)}, ${showTime(pickupTime)}), booking ${reference}`
  return `${isShortNotice({ date: pickupDate, time: pickupTime }, new Date(createdAt)) ? 'SHORT NOTICE: ' : ''}${needsReview ? 'REVIEW: ' : ''}New booking ${reference}`
}

/** How a mail to the customer begins, and the words of its subject. */
function beginning(
  { reference, status, pickupDate, pickupTime }: PublicBooking,
  audience: MailAudience,
): Pick<MailContent, 'heading' | 'opening'> & { readonly subject: string } {
  const { title, text } = STATUS_TEXTS[status]
  switch (audience) {
    case 'status':
      return {
        subject: `Booking ${reference} ${title.toLowerCase()}`,
        heading: `Your booking is ${title.toLowerCase()}`,
        opening: text,
      }
    case 'driver':
      return {
        subject: `Your driver for booking ${reference}`,
        heading: 'Your driver',
        opening: 'This is who will drive you.',
      }
    case 'change':
      return {
        subject: `Booking ${reference} changed`,
        heading: 'Your booking has changed',
        opening: 'It now stands as below. If you did not ask for this, please write to us.',
      }
    case 'reminder':
      return {
        subject: `Soon: booking ${reference}`,
        heading: 'Your pickup is near',
        opening: `We pick you up on ${showDate(pickupDate)} at ${showTime(pickupTime)}, Sri Lanka time.`,
      }
    case 'thanks':
      return {
        subject: `How was your journey? Booking ${reference}`,
        heading: 'Thank you for travelling with us',
        opening: `We hope that your journey was a good one (booking ${reference}).`,
      }
    default:
      return {
        subject: `Booking ${reference}`,
        heading: RECEIVED.text,
        opening: 'Below is what we have noted. Please tell us if anything is not as it should be.',
      }
  }
}

/** The mail about a booking for one audience. */
export async function compose(env: Env, booking: Booking, audience: MailAudience, now: Date): Promise<Mail> {
  // A mail goes to the guest, or to the operator: they read the name in full.
  const complete = { ...(await publicBooking(env, booking, now)), guestName: booking.guestName }
  const toOperator = AUDIENCES[audience] === 'operator'
  const isRead = toOperator || (audience !== 'customer' && booking.status === 'confirmed')
  const shown = isRead ? complete : withoutTypedText(complete)
  const subject = `${tripOf(shown, audience).title}, ${showDate(booking.pickupDate)}`
  if (toOperator) {
    const begin = operatorHeading(booking, audience)
    return {
      to: settings(env).MAIL_OPERATOR,
      replyTo: booking.email,
      subject: `${begin}: ${subject}`,
      ...(await bothForms(operatorContent(booking, shown, begin, audience))),
      attachments: [],
    }
  }
  const { subject: begin, ...opening } = beginning(shown, audience)
  if (audience === 'thanks')
    return {
      to: booking.email,
      replyTo: CONTACT.email,
      subject: begin,
      ...(await bothForms(thanksContent(shown, opening))),
      attachments: [],
    }
  const content = customerContent(
    shown,
    contactLines(booking),
    lacksFlight(complete),
    guestRights(booking, now).change ? await guestChangesUrl(env, booking.reference) : null,
    { ...opening, facts: bookingFacts(shown, audience) },
  )
  // The receipt of a return trip is about both drives.
  const other = audience === 'customer' ? await otherDrive(env, booking) : null
  const calendars = [
    bookingCalendar(shown, booking),
    ...(other ? [bookingCalendar(withoutTypedText(await publicBooking(env, other, now)), other)] : []),
  ]
  return {
    to: booking.email,
    replyTo: CONTACT.email,
    subject: `${begin}: ${subject}`,
    ...(await bothForms(content)),
    attachments: calendars.map(({ name, text }) => ({ filename: name, type: 'text/calendar', content: text })),
  }
}

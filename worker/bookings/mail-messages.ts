/** The mails about a booking: the customer's confirmation, the operator's notice, and the customer's mail about a change of status. docs/product.md#mail */
import { html } from 'hono/html'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { bookingCalendar } from '#domain/bookings/calendar-file.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { bookingSummary, bookingTitle, driverLines, lacksFlight, type SummaryLine } from '#domain/bookings/summary.ts'
import {
  DISCOUNT, discountLink, DRIVER_ADVICE, DRIVER_FOLLOWS, DRIVER_HOURS, DRIVER_PROMISE, FLIGHT_ADVICE, PAY_ONLINE, PAYMENT_TERMS, questionLink, RECEIVED, STATUS_TEXTS, TYPED_PLACE,
} from '#domain/bookings/texts.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { settings, type Env } from '#worker/environment.ts'
import type { MailAudience } from '#worker/platform/schema.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import type { Booking } from './booking-store.ts'
import type { Mail } from './mail-sender.ts'
import { publicBooking } from './public-booking.ts'

interface MailLink {
  readonly text: string
  readonly href: string
  /** Stands out as a button. */
  readonly button?: boolean
}

/** What a mail says, before it is written as text and as HTML. */
interface MailContent {
  readonly heading: string
  readonly opening: string
  readonly lines: readonly SummaryLine[]
  readonly paragraphs: readonly string[]
  readonly links: readonly MailLink[]
}

function asText({ heading, opening, lines, paragraphs, links }: MailContent): string {
  return [
    heading, opening,
    lines.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    ...paragraphs,
    links.map(({ text, href }) => `${text}:\n${href}`).join('\n\n'),
    signature().join('\n'),
  ].join('\n\n')
}

const signature = () => [
  BRAND.legalName, `WhatsApp ${CONTACT.whatsappShown} · ${CONTACT.email}`,
  `${CONTACT.address.street}, ${CONTACT.address.locality} ${CONTACT.address.postalCode}, ${CONTACT.address.countryName} · ${BRAND.registrationNumber}`,
]

// Mail programs ignore stylesheets, so each element has its own style. hono/html escapes each value.
async function asHtml({ heading, opening, lines, paragraphs, links }: MailContent): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:#f3f6f4;color:#16211c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:36rem;margin:0 auto;padding:24px 20px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 8px">${heading}</h1>
<p style="margin:0 0 20px">${opening}</p>
<table role="presentation" style="width:100%;border-collapse:collapse;background:#fff;border-radius:8px">
${lines.map(({ label, value }) => html`<tr><th scope="row" style="text-align:left;vertical-align:top;font-weight:400;color:#51635a;padding:8px 12px;white-space:nowrap">${label}</th><td style="padding:8px 12px;white-space:pre-line">${value}</td></tr>
`)}</table>
${paragraphs.map((paragraph) => html`<p style="margin:16px 0 0">${paragraph}</p>
`)}
${links.map(({ text, href, button }) => html`<p style="margin:16px 0 0"><a href="${href}" style="${button ? 'display:inline-block;background:#34c77b;color:#04150c;font-weight:700;padding:12px 20px;border-radius:8px;text-decoration:none' : 'color:#0b6b3c'}">${text}</a></p>
`)}
<p style="margin:28px 0 0;color:#51635a;font-size:14px">${signature().map((line) => html`${line}<br>`)}</p>
</div></body></html>`
  return page.toString()
}

/** What the customer has to know or do next. */
function nextSteps(booking: PublicBooking, needsFlight: boolean): string[] {
  const driver = booking.driver ? DRIVER_ADVICE : booking.status === 'confirmed' ? DRIVER_FOLLOWS : DRIVER_PROMISE
  return [...needsFlight ? [FLIGHT_ADVICE] : [], driver, PAYMENT_TERMS[booking.kind], DISCOUNT]
}

function customerContent(booking: PublicBooking, needsFlight: boolean, opening: Pick<MailContent, 'heading' | 'opening'>): MailContent {
  return {
    ...opening,
    lines: [...booking.driver ? driverLines(booking.driver) : [], ...bookingSummary(booking)],
    paragraphs: booking.status === 'cancelled' ? [STATUS_TEXTS.cancelled.text] : nextSteps(booking, needsFlight),
    links: [
      { text: 'See your booking', href: bookingPageUrl(booking.reference), button: true },
      ...booking.driver ? [{ text: 'Write to your driver on WhatsApp', href: `https://wa.me/${booking.driver.phone.slice(1)}` }] : [],
      ...booking.paymentUrl ? [{ text: PAY_ONLINE, href: booking.paymentUrl }] : [],
      { text: 'Ask for the discount on WhatsApp', href: discountLink(booking.reference) },
      { text: 'Questions? Write to us on WhatsApp', href: questionLink(booking.reference) },
    ],
  }
}

function operatorContent(booking: Booking, shown: PublicBooking): MailContent {
  return {
    heading: `New booking ${booking.reference}`,
    opening: bookingTitle(shown),
    lines: [
      ...booking.needsReview ? [{ label: 'Needs review', value: 'The distance rests on a visitor\'s word: check the price before you confirm' }] : [],
      ...bookingSummary(shown),
      { label: 'Phone', value: booking.phone === booking.phoneTyped ? booking.phone : `${booking.phone} (written as ${booking.phoneTyped})` },
      { label: 'E-mail', value: booking.email },
    ],
    paragraphs: [
      `The customer was promised the driver's details within ${DRIVER_HOURS} hours.`,
      `Mark it: npm run bookings -- --remote --confirm ${booking.reference}`,
    ],
    links: [{ text: 'Write to the customer on WhatsApp', href: `https://wa.me/${booking.phone.slice(1)}`, button: true }, { text: 'The booking page', href: bookingPageUrl(booking.reference) }],
  }
}

/**
 * The booking without a visitor's own words: the places that the site itself knows, under its names for them. Anybody can book with a
 * stranger's address, so what was typed is mailed to a customer only once the operator has read and confirmed the booking.
 */
function withoutTypedText<B extends PublicBooking>(booking: B): B {
  const park = (name: string) => booking.kind === 'safari' ? findPark(name)?.name : undefined
  const known = (name: string, otherwise: string) => {
    const place = placeAt(name)
    return park(name) ?? (place.known ? place.name : otherwise)
  }
  return { ...booking, pickup: known(booking.pickup, TYPED_PLACE.pickup), dropoff: known(booking.dropoff, TYPED_PLACE.dropoff), details: '' }
}

/** How a mail to the customer begins, and the words of its subject. */
function beginning({ reference, status }: PublicBooking, audience: Exclude<MailAudience, 'operator'>): Pick<MailContent, 'heading' | 'opening'> & { readonly subject: string } {
  const { title, text } = STATUS_TEXTS[status]
  switch (audience) {
    case 'status': return { subject: `Booking ${reference} ${title.toLowerCase()}`, heading: `Your booking is ${title.toLowerCase()}`, opening: `Booking ${reference}. ${text}` }
    case 'driver': return { subject: `Your driver for booking ${reference}`, heading: 'Your driver', opening: `Booking ${reference}. This is who will drive you.` }
    case 'change': return { subject: `Booking ${reference} changed`, heading: 'Your booking has changed', opening: `Booking ${reference}. It now stands as below. If you did not ask for this, please write to us.` }
    default: return { subject: `Booking ${reference}`, heading: RECEIVED.text, opening: `Your booking reference is ${reference}.` }
  }
}

/** The mail about a booking for one audience. */
export async function compose(env: Env, booking: Booking, audience: MailAudience, now: Date): Promise<Mail> {
  const complete = await publicBooking(env, booking, now)
  const isRead = audience === 'operator' || (audience !== 'customer' && booking.status === 'confirmed')
  const shown = isRead ? complete : withoutTypedText(complete)
  const { reference } = booking
  const subject = `${bookingTitle(shown)}, ${showDate(booking.pickupDate)}`
  if (audience === 'operator') {
    const content = operatorContent(booking, shown)
    return {
      to: settings(env).MAIL_OPERATOR, replyTo: booking.email, subject: `${booking.needsReview ? 'REVIEW: ' : ''}New booking ${reference}: ${subject}`,
      text: asText(content), html: await asHtml(content), attachments: [],
    }
  }
  const { subject: begin, ...opening } = beginning(shown, audience)
  const content = customerContent(shown, lacksFlight(complete), opening)
  const calendar = bookingCalendar(shown, booking)
  return {
    to: booking.email, replyTo: CONTACT.email, subject: `${begin}: ${subject}`,
    text: asText(content), html: await asHtml(content),
    attachments: [{ filename: calendar.name, type: 'text/calendar', content: calendar.text }],
  }
}

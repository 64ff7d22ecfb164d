/** The mails of a booking: the customer's confirmation, the operator's notice, and what the operator made of it. */
import { html } from 'hono/html'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { bookingSummary, bookingTitle, lacksFlight, type SummaryLine } from '#domain/bookings/summary.ts'
import { STATUS_TEXTS } from '#domain/bookings/texts.ts'
import { discountLink, DISCOUNT, DRIVER_HOURS, DRIVER_PROMISE, FLIGHT_ADVICE, PAY_ONLINE, PAYMENT_TERMS, questionLink, RECEIVED } from '#domain/bookings/texts.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { bookingPage } from './public-booking.ts'
import { bookingCalendar } from './calendar.ts'
import { publicBooking } from './public-booking.ts'
import type { Booking } from './booking-store.ts'
import type { MailAudience } from '#worker/platform/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import type { Mail } from './mail-sender.ts'

interface Link { readonly text: string; readonly href: string; readonly main?: boolean }

/** A mail's content, before it is laid out as text and as HTML. */
interface Letter {
  readonly heading: string
  readonly opening: string
  readonly lines: readonly SummaryLine[]
  readonly paragraphs: readonly string[]
  readonly links: readonly Link[]
}

function asText({ heading, opening, lines, paragraphs, links }: Letter): string {
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

// Mail programs know no stylesheet: every style stands on its element. hono/html escapes each value.
async function asHtml({ heading, opening, lines, paragraphs, links }: Letter): Promise<string> {
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
${links.map(({ text, href, main }) => html`<p style="margin:16px 0 0"><a href="${href}" style="${main ? 'display:inline-block;background:#34c77b;color:#04150c;font-weight:700;padding:12px 20px;border-radius:8px;text-decoration:none' : 'color:#0b6b3c'}">${text}</a></p>
`)}
<p style="margin:28px 0 0;color:#51635a;font-size:14px">${signature().map((line) => html`${line}<br>`)}</p>
</div></body></html>`
  return page.toString()
}

/** What is still to be done, for a booking that stands. */
function advice(booking: PublicBooking): string[] {
  return [...lacksFlight(booking) ? [FLIGHT_ADVICE] : [], PAYMENT_TERMS[booking.kind], DRIVER_PROMISE, DISCOUNT]
}

function customerLetter(booking: PublicBooking, opening: Pick<Letter, 'heading' | 'opening'>): Letter {
  return {
    ...opening,
    lines: bookingSummary(booking),
    paragraphs: booking.status === 'cancelled' ? [STATUS_TEXTS.cancelled.text] : advice(booking),
    links: [
      { text: 'See your booking', href: bookingPage(booking.reference), main: true },
      ...booking.paymentUrl ? [{ text: PAY_ONLINE, href: booking.paymentUrl }] : [],
      { text: 'Ask for the discount on WhatsApp', href: discountLink(booking.reference) },
      { text: 'Questions? Write to us on WhatsApp', href: questionLink(booking.reference) },
    ],
  }
}

function operatorLetter(booking: Booking, shown: PublicBooking): Letter {
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
    links: [{ text: 'Write to the customer on WhatsApp', href: `https://wa.me/${booking.phone.slice(1)}`, main: true }, { text: 'The booking page', href: bookingPage(booking.reference) }],
  }
}

/** The mail that tells an audience of a booking. */
export async function compose(env: Env, booking: Booking, audience: MailAudience, now: Date): Promise<Mail> {
  const shown = await publicBooking(env, booking, now)
  const { reference } = booking
  const what = `${bookingTitle(shown)}, ${showDate(booking.pickupDate)}`
  if (audience === 'operator') {
    const letter = operatorLetter(booking, shown)
    return {
      to: settings(env).MAIL_OPERATOR, replyTo: booking.email, subject: `${booking.needsReview ? 'REVIEW: ' : ''}New booking ${reference}: ${what}`,
      text: asText(letter), html: await asHtml(letter), attachments: [],
    }
  }
  const { title, text } = STATUS_TEXTS[booking.status]
  const letter = customerLetter(shown, audience === 'status'
    ? { heading: `Your booking is ${title.toLowerCase()}`, opening: `Booking ${reference}. ${text}` }
    : { heading: RECEIVED.text, opening: `Your booking reference is ${reference}.` })
  const calendar = bookingCalendar(shown, booking)
  return {
    to: booking.email, replyTo: CONTACT.email, subject: `Booking ${reference}${audience === 'status' ? ` ${title.toLowerCase()}` : ''}: ${what}`,
    text: asText(letter), html: await asHtml(letter),
    attachments: [{ filename: calendar.name, type: 'text/calendar', content: calendar.text }],
  }
}

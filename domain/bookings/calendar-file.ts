/**
 * A booking as a calendar file (RFC 5545): one event in Sri Lanka time, with the same UID each time it is fetched.
 * No library: those looked at write the runtime's time zone into DTSTAMP, or have no TZID.
 */
import { BRAND, CONTACT } from '#domain/brand.ts'
import { parseDuration } from '#domain/contract-texts.ts'
import { tourHours } from '#domain/safaris/tour-duration.ts'
import { tourEnd } from '#domain/safaris/tour-texts.ts'
import { instantOf, sriLankaTime, TIME_ZONE, type LocalMoment } from '#domain/sri-lanka-time.ts'
import type { PublicBooking } from './booking.ts'
import { bookingPageUrl } from './reference.ts'
import { bookingSummary, bookingTitle, driverLines } from './summary.ts'
import type { BookingStatus } from './texts.ts'

const STATUS = { new: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const satisfies Record<
  BookingStatus,
  string
>

/** Sri Lanka's one offset, since its last change on 15 April 2006. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20060415T003000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0530',
  'TZNAME:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
]

interface CalendarEntry {
  readonly reference: string
  /** Host name of the site: makes the UID unique in the world. */
  readonly host: string
  readonly status: BookingStatus
  readonly start: LocalMoment
  readonly minutes: number
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
  /** When the booking was made, and when it last changed. */
  readonly created: Date
  readonly changed: Date
}

/** Section 3.3.11: escapes backslash, semicolon, comma and line break, and drops other control characters. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const octets = (line: string) => new TextEncoder().encode(line).length

/**
 * Section 3.1: a line has at most 75 octets; what is longer goes on after a line break and a space. Characters are not
 * cut in two.
 */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const width = octets(character)
    if (size + width > 75) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += width
  }
  return [...lines, current].join('\r\n')
}

const localTime = ({ date, time }: LocalMoment) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
const utcTime = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * The file's text, with lines that end in CRLF. The address is a URI, which is not escaped (section 3.8.4.6).
 * @throws RangeError for a start that is in no calendar
 */
export function calendarFile({
  reference,
  host,
  status,
  start,
  minutes,
  summary,
  location,
  description,
  url,
  created,
  changed,
}: CalendarEntry): string {
  const begin = instantOf(start)
  if (!begin) throw new RangeError('the booking has no real date and time')
  const end = sriLankaTime(new Date(begin.getTime() + minutes * 60_000))
  // A calendar replaces an event by one with a higher number (section 3.8.7.4).
  const sequence = Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1000))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...VTIMEZONE,
    'BEGIN:VEVENT',
    `UID:${text(reference)}@${text(host)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(changed)}`,
    `DTSTART;TZID=${TIME_ZONE}:${localTime(start)}`,
    `DTEND;TZID=${TIME_ZONE}:${localTime(end)}`,
    `SUMMARY:${text(summary)}`,
    `LOCATION:${text(location)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    `STATUS:${STATUS[status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** UTC, ISO 8601. */
interface BookingTimes {
  readonly createdAt: string
  readonly statusChangedAt: string | null
}

/** The calendar file of a booking, on its page and attached to its mail. */
export function bookingCalendar(
  booking: PublicBooking,
  { createdAt, statusChangedAt }: BookingTimes,
): { readonly name: string; readonly text: string } {
  const { reference, status, pickupDate: date, pickupTime: time } = booking
  return {
    name: `booking-${reference}.ics`,
    text: calendarFile({
      reference,
      status,
      created: new Date(createdAt),
      changed: new Date(statusChangedAt ?? createdAt),
      host: new URL(BRAND.origin).host,
      start: { date, time },
      minutes:
        booking.kind === 'transfer'
          ? (parseDuration(booking.duration) ?? 60)
          : tourHours(booking.park, booking.type) * 60,
      summary: bookingTitle(booking),
      location: [
        booking.pickupAddress,
        booking.kind === 'transfer' ? booking.pickup : tourEnd(booking.pickup, booking.park, 'entrance'),
      ]
        .filter(Boolean)
        .join(', '),
      description: [
        `${BRAND.name}, booking ${reference}`,
        ...bookingSummary(booking).map(({ label, value }) => `${label}: ${value}`),
        ...(booking.driver ? driverLines(booking.driver).map(({ label, value }) => `${label}: ${value}`) : []),
        `Office: ${CONTACT.whatsapp}, also on WhatsApp`,
      ].join('\n'),
      url: bookingPageUrl(reference),
    }),
  }
}

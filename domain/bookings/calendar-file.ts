/**
 * A booking as a calendar file (RFC 5545, published by RFC 5546): an event for each ride in Sri Lanka time, with the
 * same UID each time it is fetched. What guests travel without our car is no event: we neither drive it nor know its hour.
 * No library: those looked at write the runtime's time zone into DTSTAMP, or have no TZID.
 */
import { BRAND, CONTACT } from '#domain/brand.ts'
import { ENGLISH, type Language, LANGUAGES } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { instantOf, MINUTE_MS, sriLankaTime, TIME_ZONE, type LocalMoment } from '#domain/sri-lanka-time.ts'
import type { PublicBooking, PublicRide } from './booking.ts'
import { caveatText, lacksCar } from './agreed/caveats.ts'
import { rideMinutes } from './driver/ride-times-and-link-life.ts'
import { bookingPageUrl, rideReference } from './reference.ts'
import { driverLines, rideSummary, rideTitle, secondText } from './ride-summary.ts'
import { tourEndText } from '#domain/tours/tour-texts.ts'
import { type BookingStatus, isRunning } from './ride.ts'

/** The media type of every calendar file of this site; calendars that are told no method import nothing (RFC 5546). */
export const CALENDAR_TYPE = 'text/calendar; method=PUBLISH; charset=utf-8'

/** A guest's calendar rings this long before a pickup. */
const ALARM_MINUTES = 120

/** RFC 5545 has no word for a no-show: like a cancelled ride it was not driven. */
const STATUS = {
  new: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  'no-show': 'CANCELLED',
} as const satisfies Record<BookingStatus, string>

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

/** Who publishes the events. */
interface Calendar {
  /** Host name of the site: makes a UID unique in the world. */
  readonly host: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly language: Language
}

interface CalendarEvent {
  /** Unique among the events of the host. */
  readonly id: string
  readonly status: BookingStatus
  readonly start: LocalMoment
  readonly minutes: number
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
  /** When the booking was made, and when the ride last changed. */
  readonly created: Date
  readonly changed: Date
}

/** Section 3.3.11: escapes backslash, semicolon, comma and line break, and drops other control characters. */
function text(value: string): string {
  return value
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Section 3.2: a parameter's value in quotes has no quotes and no control characters. */
const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, '')}"`

const utf8 = new TextEncoder()
const octets = (value: string) => utf8.encode(value).length

const MOST_OCTETS = 75

/**
 * Section 3.1: a line has at most 75 octets; what is longer goes on after a line break and a space. Characters are not
 * cut in two.
 */
function fold(line: string): string {
  if (octets(line) <= MOST_OCTETS) return line
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const width = octets(character)
    if (size + width > MOST_OCTETS) {
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

/** Calendars do not remind of a ride that is not driven. */
function alarmLines({ status, summary }: CalendarEvent): string[] {
  if (!isRunning({ status })) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(summary)}`,
    `TRIGGER:-PT${ALARM_MINUTES}M`,
    'END:VALARM',
  ]
}

function eventLines({ host, organizer, language }: Calendar, event: CalendarEvent): string[] {
  // Section 3.2.10. What says nothing is read as English.
  const inLanguage = language === ENGLISH ? '' : `;LANGUAGE=${LANGUAGES[language].tag}`
  const { id, status, start, minutes, created, changed } = event
  const begin = instantOf(start)
  if (!begin) throw new RangeError('the ride has no real date and time')
  const end = sriLankaTime(new Date(begin.getTime() + minutes * MINUTE_MS))
  // A calendar replaces an event by one with a higher number (section 3.8.7.4).
  const sequence = Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1000))
  return [
    'BEGIN:VEVENT',
    `UID:${text(id)}@${text(host)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(changed)}`,
    // A published event has one (RFC 5546, section 3.2.1).
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `DTSTART;TZID=${TIME_ZONE}:${localTime(start)}`,
    `DTEND;TZID=${TIME_ZONE}:${localTime(end)}`,
    `SUMMARY${inLanguage}:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `DESCRIPTION${inLanguage}:${text(event.description)}`,
    // A URI, which is not escaped (section 3.8.4.6).
    `URL:${event.url}`,
    `STATUS:${STATUS[status]}`,
    ...alarmLines(event),
    'END:VEVENT',
  ]
}

/**
 * The file's text, with lines that end in CRLF.
 * @throws RangeError for a start that is in no calendar
 */
export function calendarText(calendar: Calendar, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(calendar.host)}//Bookings//${calendar.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...VTIMEZONE,
    ...events.flatMap((event) => eventLines(calendar, event)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

type RidesOfBooking = Pick<PublicBooking, 'reference' | 'rides'>

/** As the database has them: UTC, ISO 8601. */
interface BookingTimes {
  readonly createdAt: string
  readonly rides: readonly { readonly position: number; readonly changedAt: string | null }[]
}

interface CalendarFile {
  readonly name: string
  readonly text: string
}

/** As in a file's name and a UID, which have no slash. */
const idOf = ({ reference, rides }: RidesOfBooking, { position }: PublicRide) =>
  rideReference(reference, position, rides.length).replace('/', '-')

function eventOf(booking: RidesOfBooking, ride: PublicRide, times: BookingTimes, texts: Texts): CalendarEvent {
  const { calendar: t } = texts.in('booking')
  const { reference, rides } = booking
  const { status, pickupDate: date, pickupTime: time } = ride
  const changedAt = times.rides.find(({ position }) => position === ride.position)?.changedAt
  const isTour = ride.kind === 'tour'
  const title = rideTitle(ride, texts) + secondText(ride, texts)
  return {
    id: idOf(booking, ride),
    status,
    created: new Date(times.createdAt),
    changed: new Date(changedAt ?? times.createdAt),
    start: { date, time },
    minutes: rideMinutes(ride),
    // Many calendars show no status: Outlook shows a cancelled ride like any other.
    summary: isRunning(ride) ? title : t.line(texts.in('booking').status[status].title, title),
    location: [ride.pickupAddress, isTour ? tourEndText(ride.pickup, ride.park, 'entrance', texts) : ride.pickup]
      .filter(Boolean)
      .join(', '),
    description: [
      t.booking(BRAND.name, rideReference(reference, ride.position, rides.length)),
      ...(ride.caveat && lacksCar(ride.caveat) ? [caveatText(ride, ride.caveat, texts)] : []),
      ...[...rideSummary(ride, texts), ...(ride.driver ? driverLines(ride.driver, texts) : [])].map(
        ({ label, value }) => t.line(label, value),
      ),
      t.office(CONTACT.whatsapp),
    ].join('\n'),
    url: bookingPageUrl(reference, texts.language),
  }
}

const fileOf = (
  id: string,
  booking: RidesOfBooking,
  rides: readonly PublicRide[],
  times: BookingTimes,
  texts: Texts,
) => ({
  name: `booking-${id}.ics`,
  text: calendarText(
    {
      host: new URL(BRAND.origin).host,
      organizer: { name: BRAND.name, email: CONTACT.email },
      language: texts.language,
    },
    rides.map((ride) => eventOf(booking, ride, times, texts)),
  ),
})

/** The calendar file of one ride. @param booking with all its rides, which name the ride */
export function rideCalendar(
  booking: RidesOfBooking,
  ride: PublicRide,
  times: BookingTimes,
  texts: Texts,
): CalendarFile {
  return fileOf(idOf(booking, ride), booking, [ride], times, texts)
}

/** The calendar file of a booking with all its rides, on its page and attached to its receipt. */
export function bookingCalendar(booking: RidesOfBooking, times: BookingTimes, texts: Texts): CalendarFile {
  return fileOf(booking.reference, booking, booking.rides, times, texts)
}

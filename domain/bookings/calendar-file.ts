/**
 * A booking as a calendar file (RFC 5545): one event in Sri Lanka time, with the same UID however often it is fetched.
 * Written out here: the libraries looked at put the runtime's own zone into DTSTAMP, or know no TZID.
 */
import { instantOf, sriLankaTime, TIME_ZONE, type LocalMoment } from '#domain/sri-lanka-time.ts'
import type { BookingStatus } from './texts.ts'

/** Sri Lanka's one offset, since its last change on 15 April 2006. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE', `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD', 'DTSTART:20060415T003000', 'TZOFFSETFROM:+0600', 'TZOFFSETTO:+0530', 'TZNAME:+0530', 'END:STANDARD',
  'END:VTIMEZONE',
]

const STATUS = { new: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const satisfies Record<BookingStatus, string>
export interface CalendarEntry {
  readonly reference: string
  /** Host name that makes the UID the only one of its kind. */
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

/** Section 3.3.11: backslash, semicolon, comma and line break are escaped; other controls have no place in a text. */
function text(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '').replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const octets = (line: string) => new TextEncoder().encode(line).length

/** Section 3.1: lines of at most 75 octets; the rest goes on after a break and a space. No character is cut in two. */
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

const compact = ({ date, time }: LocalMoment) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * The file's text, lines ended by CRLF, every text escaped; the address is a URI and stands as it is (section 3.8.4.6).
 * @throws RangeError for a start that is in no calendar
 */
export function calendarFile({ reference, host, status, start, minutes, summary, location, description, url, created, changed }: CalendarEntry): string {
  const begin = instantOf(start)
  if (!begin) throw new RangeError('a booking starts at a real moment')
  const end = sriLankaTime(new Date(begin.getTime() + minutes * 60_000))
  // A calendar replaces the event it has by one with a higher number (section 3.8.7.4).
  const sequence = Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1000))
  const lines = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${text(host)}//Bookings//EN`, 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH',
    ...VTIMEZONE,
    'BEGIN:VEVENT',
    `UID:${text(reference)}@${text(host)}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utc(changed)}`,
    `DTSTART;TZID=${TIME_ZONE}:${compact(start)}`, `DTEND;TZID=${TIME_ZONE}:${compact(end)}`,
    `SUMMARY:${text(summary)}`, `LOCATION:${text(location)}`, `DESCRIPTION:${text(description)}`,
    `URL:${url}`, `STATUS:${STATUS[status]}`,
    'END:VEVENT', 'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The operator's list: upcoming bookings, the newest first. What needs attention stands out. */
import { styleText } from 'node:util'
import { isVehicleClass, VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { tourEnd } from '#domain/safaris/tour-texts.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import type { Row } from './database.ts'

type Style = Parameters<typeof styleText>[0]
/** Colours a text, where the terminal has colours. */
type Paint = (style: Style, text: string) => string

interface ReportData {
  readonly transfers: readonly Row[]
  readonly safaris: readonly Row[]
  readonly unsentMail: readonly Row[]
}

const STATUS_STYLES: Record<string, Style> = { new: ['bold', 'yellow'], confirmed: ['bold', 'green'], cancelled: ['bold', 'gray'] }

// Control characters can move the cursor, colour the text or rename the window; format characters can hide text or reverse it.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Spell Sinhala and Tamil, so they stay. */
const JOINERS = ['\u200C', '\u200D']

/** What a customer typed, as one line without effect on the terminal; line breaks become ' / '. */
export function printable(text: unknown): string {
  return String(text ?? '').replace(/\s*\r?\n\s*/g, ' / ').replace(UNPRINTABLE, (character) => (JOINERS.includes(character) ? character : '')).trim()
}

function pickupTime(row: Row): string {
  return `${showDate(String(row.pickup_date))}, ${showTime(String(row.pickup_time))}`
}

function contact(row: Row): string {
  const [phone, typed, email] = [row.phone, row.phone_typed, row.email].map(printable)
  if (!phone && !email) return 'personal data erased'
  // Other spaces alone are not worth showing.
  const differs = typed && typed.replace(/[^\p{Nd}+]/gu, '') !== phone
  return `${phone}${differs ? ` (typed ${typed})` : ''} · ${email}`
}

function bookingBlock(row: Row, details: readonly string[], paint: Paint): string {
  const status = String(row.status)
  const flags = [
    ...row.needs_review ? [paint(['bold', 'red'], 'REVIEW: the distance rests on a visitor\'s word')] : [],
    ...row.mail_failing ? [paint(['bold', 'red'], 'MAIL NOT SENT')] : Number(row.unsent_mails) > 0 ? [paint('yellow', 'mail waiting')] : [],
  ]
  return [
    [paint('bold', printable(row.reference)), paint(STATUS_STYLES[status] ?? 'bold', status.toUpperCase()), ...flags].join('  '),
    ...[pickupTime(row), ...details, contact(row), `booked ${printable(row.booked_at)} · number ${row.number}`].filter(Boolean).map((line) => `    ${line}`),
  ].join('\n')
}

const journey = (from: string, to: string) => `${from} -> ${to}`

function transferBlock(row: Row, paint: Paint): string {
  const vehicle = String(row.vehicle)
  return bookingBlock(row, [
    journey(printable(row.pickup), printable(row.dropoff)),
    `${isVehicleClass(vehicle) ? VEHICLE_NAMES[vehicle] : printable(vehicle)} · LKR ${row.price_lkr} (USD ${row.price_usd}) · ${row.distance_km} km · ${printable(row.duration)}`,
    printable(row.flight_details),
  ], paint)
}

function tourBlock(row: Row, paint: Paint): string {
  const park = printable(row.park)
  return bookingBlock(row, [
    `${park} · ${printable(row.type)} · ${row.travelers} ${row.travelers === 1 ? 'traveler' : 'travelers'} · USD ${row.price_usd}`,
    `${journey(tourEnd(printable(row.pickup), park, 'entrance'), tourEnd(printable(row.dropoff), park, 'exit'))} · ${row.distance_km} km of transport`,
    printable(row.notes),
  ], paint)
}

const MAIL_NAMES: Record<string, string> = { customer: 'confirmation to the customer', operator: 'notice to you', status: 'change of status to the customer' }

function mailLine(row: Row): string {
  const mail = `    ${printable(row.reference)}  ${MAIL_NAMES[String(row.audience)] ?? printable(row.audience)}`
  const tries = Number(row.attempts)
  if (row.state === 'given up' && tries === 0) return `${mail}: not sent: ${printable(row.last_error)}; write to them yourself`
  if (tries === 0) return `${mail}: since ${printable(row.since)}`
  const error = row.last_error === null ? '' : `: ${printable(row.last_error)}`
  const next = row.state === 'given up' ? 'write to them yourself' : `next try ${printable(row.next_try)}`
  return `${mail}: ${printable(row.state)} after ${tries} ${tries === 1 ? 'try' : 'tries'}${error}; ${next}`
}

/** @param paint may leave texts as they are, for a file */
export function bookingReport({ transfers, safaris, unsentMail }: ReportData, paint: Paint): string {
  const [waiting, failing] = [unsentMail.filter((row) => row.state === 'waiting'), unsentMail.filter((row) => row.state !== 'waiting')]
  const mailSection = (style: Style, title: string, rows: readonly Row[]) =>
    rows.length > 0 ? [[paint(style, `${title} (${rows.length})`), ...rows.map(mailLine)].join('\n')] : []
  const bookingSection = (title: string, blocks: readonly string[]) =>
    [paint(['bold', 'underline'], title), ...blocks.length > 0 ? blocks : ['    none']].join('\n\n')
  const withMail = (rows: readonly Row[]) => rows.map((row) => ({ ...row, mail_failing: Number(failing.some(({ reference }) => reference === row.reference)) }))
  return [
    ...mailSection(['bold', 'red'], 'MAIL NOT SENT', failing),
    ...mailSection('yellow', 'Mail waiting for the next sweep', waiting),
    bookingSection(`Upcoming transfers (${transfers.length}), the newest booking first`, withMail(transfers).map((row) => transferBlock(row, paint))),
    bookingSection(`Upcoming safaris and hikes (${safaris.length}), the newest booking first`, withMail(safaris).map((row) => tourBlock(row, paint))),
    paint('dim', 'All times are Sri Lanka time.'),
  ].join('\n\n')
}

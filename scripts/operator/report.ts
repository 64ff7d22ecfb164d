/** The operator's list: upcoming bookings, the newest first, with what needs a hand standing out. */
import { styleText } from 'node:util'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { tourEnd } from '#domain/safaris/tour-texts.ts'
import { VEHICLE_NAMES, isVehicleClass } from '#domain/fares/vehicles.ts'
import type { Row } from './database.ts'
import { printable } from './printable.ts'

type Style = Parameters<typeof styleText>[0]
/** Colours a text where the terminal has colours. */
export type Paint = (style: Style, text: string) => string

const STATUS_STYLES: Record<string, Style> = { new: ['bold', 'yellow'], confirmed: ['bold', 'green'], cancelled: ['bold', 'gray'] }

function moment(row: Row): string {
  return `${showDate(String(row.pickup_date))}, ${showTime(String(row.pickup_time))}`
}

function contact(row: Row): string {
  const [phone, typed, email] = [row.phone, row.phone_typed, row.email].map(printable)
  if (!phone && !email) return 'personal data erased'
  // As it was typed only where that says something else than other spaces.
  const differs = typed && typed.replace(/[^\p{Nd}+]/gu, '') !== phone
  return `${phone}${differs ? ` (typed ${typed})` : ''} · ${email}`
}

function booking(row: Row, what: readonly string[], paint: Paint): string {
  const status = String(row.status)
  const flags = [
    ...row.needs_review ? [paint(['bold', 'red'], 'REVIEW: the distance rests on a visitor\'s word')] : [],
    ...row.mail_failing ? [paint(['bold', 'red'], 'MAIL NOT SENT')] : Number(row.unsent_mails) > 0 ? [paint('yellow', 'mail waiting')] : [],
  ]
  return [
    [paint('bold', printable(row.reference)), paint(STATUS_STYLES[status] ?? 'bold', status.toUpperCase()), ...flags].join('  '),
    ...[moment(row), ...what, contact(row), `booked ${printable(row.booked_at)}`].filter(Boolean).map((line) => `    ${line}`),
  ].join('\n')
}

const journey = (from: string, to: string) => `${from} -> ${to}`

function transfer(row: Row, paint: Paint): string {
  const vehicle = String(row.vehicle)
  return booking(row, [
    journey(printable(row.pickup), printable(row.dropoff)),
    `${isVehicleClass(vehicle) ? VEHICLE_NAMES[vehicle] : printable(vehicle)} · LKR ${row.price_lkr} (USD ${row.price_usd}) · ${row.distance_km} km · ${printable(row.duration)}`,
    printable(row.flight_details),
  ], paint)
}

function safari(row: Row, paint: Paint): string {
  const park = printable(row.park)
  return booking(row, [
    `${park} · ${printable(row.type)} · ${row.travelers} ${row.travelers === 1 ? 'traveler' : 'travelers'} · USD ${row.price_usd}`,
    `${journey(tourEnd(printable(row.pickup), park, 'entrance'), tourEnd(printable(row.dropoff), park, 'exit'))} · ${row.distance_km} km of transport`,
    printable(row.notes),
  ], paint)
}

const LETTERS: Record<string, string> = { customer: 'confirmation to the customer', operator: 'notice to you', status: 'change of status to the customer' }

function mail(row: Row): string {
  const tries = Number(row.attempts)
  if (tries === 0) return `    ${printable(row.reference)}  ${LETTERS[String(row.audience)] ?? printable(row.audience)}: since ${printable(row.since)}`
  const why = row.last_error === null ? '' : `: ${printable(row.last_error)}`
  const next = row.state === 'given up' ? 'write to them yourself' : `next try ${printable(row.next_try)}`
  return `    ${printable(row.reference)}  ${LETTERS[String(row.audience)] ?? printable(row.audience)}: ${printable(row.state)} after ${tries} ${tries === 1 ? 'try' : 'tries'}${why}; ${next}`
}

export interface OperatorData { readonly transfers: readonly Row[]; readonly safaris: readonly Row[]; readonly unsentMail: readonly Row[] }

/** Lines for a terminal, or for a file when `paint` leaves texts as they are. */
export function report({ transfers, safaris, unsentMail }: OperatorData, paint: Paint): string {
  const part = (title: string, blocks: readonly string[], none: string) => [paint(['bold', 'underline'], title), ...blocks.length > 0 ? blocks : [`    ${none}`]].join('\n\n')
  const [waiting, failing] = [unsentMail.filter((row) => row.state === 'waiting'), unsentMail.filter((row) => row.state !== 'waiting')]
  const mails = (style: Style, title: string, rows: readonly Row[]) => rows.length > 0 ? [[paint(style, `${title} (${rows.length})`), ...rows.map(mail)].join('\n')] : []
  const withMail = (rows: readonly Row[]) => rows.map((row) => ({ ...row, mail_failing: Number(failing.some(({ reference }) => reference === row.reference)) }))
  return [
    ...mails(['bold', 'red'], 'MAIL NOT SENT', failing),
    ...mails('yellow', 'Mail waiting for the next sweep', waiting),
    part(`Upcoming transfers (${transfers.length}), the newest booking first`, withMail(transfers).map((row) => transfer(row, paint)), 'none'),
    part(`Upcoming safaris and hikes (${safaris.length}), the newest booking first`, withMail(safaris).map((row) => safari(row, paint)), 'none'),
    paint('dim', 'All times are Sri Lanka time.'),
  ].join('\n\n')
}

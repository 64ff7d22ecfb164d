/**
 * The operator's bookings as text: by pickup time, one line each, what needs a hand on top; and one booking with its
 * history.
 */
import { styleText } from 'node:util'
import { quotedPrice } from '#domain/bookings/agreed/agreed-price.ts'
import { quotedWords } from '#domain/bookings/money/said-sums.ts'
import { backText, cancelFeeText, openText, showAmount } from '#domain/bookings/money/payments.ts'
import { refundWords } from '#domain/bookings/money/gateway-refunds.ts'
import { backOf, openUsd } from '#domain/bookings/money/sums.ts'
import { alarmSentence } from '#domain/bookings/day/alarms.ts'
import { notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { CONCERN_TEXTS } from '#domain/bookings/agreed/concerns.ts'
import { spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { formatDuration, tourTypeText } from '#domain/duration-and-tour-length.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { BRAND } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { HOUR_MS, instantOf, showDate, showTime, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Alarm, answerWords } from '#worker/alarms/alarms.ts'
import { type BookingWithHistory, type ListedBooking, NEAR_HOURS } from '#worker/lists/booking-list.ts'
import {
  concernWords,
  driverWords,
  entryWords,
  guestWords,
  insistedWords,
  stateWords,
  noteWords,
  noticeWords,
  proposalStepWords,
  sumWords,
  priceAlone,
  payerWords,
  priceWords,
  languageWords,
  wishWords,
  MAIL_NAMES,
  rideWords,
  showInstant,
} from '#worker/lists/office-texts.ts'
import { notesOfHistory, type OpenNote } from '#worker/steps/open-notes.ts'
import { newsWords } from '#worker/steps/drivers-to-tell.ts'
import { type Columns, csv, printable } from '#worker/platform/write-csv.ts'
import type { OutboxRow, ProposalHistoryRow } from '#worker/database/schema.ts'
import type { ListedProposal } from '#worker/proposals/store.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import type { UnclearRefund } from '#worker/payments/gateway-refunds.ts'
import type { PaymentProblemRow } from '#worker/payments/gateway-notices.ts'

type Style = Parameters<typeof styleText>[0]
/** Colours a text, where the terminal has colours. */
export type Paint = (style: Style, text: string) => string

const STATUS_STYLES: Record<ListedBooking['status'], Style> = {
  new: ['bold', 'yellow'],
  confirmed: 'green',
  cancelled: 'gray',
  'no-show': 'red',
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekday = (date: string) => DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!

const ride = (booking: ListedBooking) => printable(rideWords(booking))

function bookingLine(booking: ListedBooking, paint: Paint): string {
  return [
    `${weekday(booking.pickupDate)} ${booking.pickupDate} ${booking.pickupTime}`,
    booking.ride,
    paint(STATUS_STYLES[booking.status], stateWords(booking).padEnd(9)),
    ride(booking),
    ...(guestWords(booking) ? [printable(guestWords(booking))] : []),
    priceWords(booking),
    ...(languageWords(booking) ? [languageWords(booking)!] : []),
    ...(booking.driverName === null ? [] : [`driver ${printable(booking.driverName)}`]),
    ...booking.concerns.map((concern) => paint(['bold', 'red'], CONCERN_TEXTS[concern].split(':')[0]!)),
  ].join('  ')
}

function contact({ phone, phoneTyped, email }: ListedBooking): string {
  const typed = printable(phoneTyped)
  if (!phone && !email) return 'personal data erased'
  // Other spaces alone are not worth showing.
  const differs = typed && typed.replace(/[^\p{Nd}+]/gu, '') !== phone
  return `${printable(phone)}${differs ? ` (typed ${typed})` : ''} · ${printable(email) || 'no e-mail'}`
}

const MAIL_READER_WORDS = { guest: 'to the customer', operator: 'to you' } as const

function mailLine({
  kind,
  reader,
  attempts,
  dueAt,
  givenUpAt,
  lastError,
  bouncedAt,
  bounceReason,
}: ListedBooking['failedMails'][number]): string {
  const name = `${MAIL_NAMES[kind]} ${MAIL_READER_WORDS[reader]}`
  if (bouncedAt !== null) return `${name}: bounced ${showInstant(bouncedAt)}: ${printable(bounceReason)}`
  const tries = attempts === 0 ? '' : ` after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  const state = givenUpAt === null ? 'failing' : 'given up'
  const error = lastError === null ? '' : `: ${printable(lastError)}`
  const next = givenUpAt === null ? `; next try ${showInstant(dueAt)}` : ''
  return `${name}: ${state}${tries}${error}${next}`
}

const paymentLine = (notice: PaymentProblemRow) => `payment ${notice.id}: ${printable(noticeWords(notice))}`

/** Alarms by their number, those that wait for an answer in red; `null` for none. */
export function alarmReport(alarms: readonly Alarm[], now: Date, paint: Paint): string | null {
  if (alarms.length === 0) return null
  return section(
    'Alarms',
    alarms.map((alarm) => {
      const answer = answerWords(alarm)
      const line = `${alarm.id}  ${showInstant(alarm.raisedAt)}  ${printable(alarmSentence(alarm, now))}`
      return answer === null ? paint(['bold', 'red'], `${line}  --see-to ${alarm.id}`) : `${line}  ${printable(answer)}`
    }),
    paint,
  )
}

export function refundReport(refunds: readonly UnclearRefund[], paint: Paint): string {
  return section(
    'Given back? The gateway did not say: look in its portal, then --went-back NUMBER or --not-back NUMBER',
    refunds.map((refund) =>
      printable(
        `  ${refund.id}  ${refund.reference}  ${refundWords(refund)}, asked ${showInstant(refund.askedAt)}${refund.said && ` (${refund.said})`}`,
      ),
    ),
    paint,
  )
}

/** What the payment gateway said and nobody has settled. */
export function paymentReport(notices: readonly PaymentProblemRow[], paint: Paint): string {
  return section(
    'Payments that need a hand',
    notices.map((notice) => `  ${paymentLine(notice)}`),
    paint,
  )
}

/** Notes and complaints that are open, and due. */
export const noteReport = (notes: readonly OpenNote[], paint: Paint): string =>
  section(
    'Notes that are open',
    notes.map((note) => `  ${note.reference}  ${note.version}  ${printable(noteWords(note))}`),
    paint,
  )

function concernBlock(booking: ListedBooking, now: Date, paint: Paint): string {
  const hours = (instantOf({ date: booking.pickupDate, time: booking.pickupTime })!.getTime() - now.getTime()) / HOUR_MS
  const when =
    hours < 0
      ? `pickup ${Math.floor(-hours)} h ago`
      : hours < 48
        ? `pickup in ${Math.floor(hours)} h`
        : `pickup in ${Math.floor(hours / 24)} days`
  return [
    `${booking.ride}  ${when}  ${booking.concerns.map((concern) => paint(['bold', 'red'], printable(concernWords(booking, concern)))).join(' · ')}`,
    `    ${weekday(booking.pickupDate)} ${booking.pickupDate} ${booking.pickupTime}  ${ride(booking)}`,
    `    ${[printable(booking.guestName), contact(booking)].filter(Boolean).join(' · ')}`,
    ...booking.driversToTell.map((driver) => `    ${printable(newsWords(driver))}. Once told: --told ${booking.ride}`),
    ...booking.failedMails.map((mail) => `    ${mailLine(mail)}`),
    ...booking.paymentProblems.map((notice) => `    ${paymentLine(notice)}`),
  ].join('\n')
}

const section = (title: string, lines: readonly string[], paint: Paint) =>
  [paint(['bold', 'underline'], `${title} (${lines.length})`), ...(lines.length > 0 ? lines : ['none'])].join('\n')

interface ListTexts {
  /** Title of a list that is shown as one. Without it the list is cut at `NEAR_HOURS`, and now. */
  readonly title: string | null
  readonly now: Date
  /** Of the cron, in words. */
  readonly trouble?: string | null
  /** May leave texts as they are, for a file. */
  readonly paint: Paint
}

export function bookingReport(bookings: readonly ListedBooking[], { title, now, trouble, paint }: ListTexts): string {
  const lines = (chosen: readonly ListedBooking[]) => chosen.map((booking) => bookingLine(booking, paint))
  const hoursUntil = ({ pickupDate: date, pickupTime: time }: ListedBooking) =>
    (instantOf({ date, time })!.getTime() - now.getTime()) / HOUR_MS
  const concerned = bookings.filter(({ concerns }) => concerns.length > 0)
  const { date, time } = sriLankaTime(now)
  const { past, ahead } = NEAR_HOURS
  return [
    ...(trouble ? [paint(['bold', 'red'], trouble)] : []),
    ...(concerned.length > 0
      ? [
          [
            paint(['bold', 'red'], `NEEDS A HAND (${concerned.length})`),
            ...concerned.map((booking) => concernBlock(booking, now, paint)),
          ].join('\n'),
        ]
      : []),
    ...(title !== null
      ? [section(title, lines(bookings), paint)]
      : [
          section(
            `Last ${past} hours`,
            lines(bookings.filter((booking) => hoursUntil(booking) < 0 && hoursUntil(booking) >= -past)),
            paint,
          ),
          section(
            `Next ${ahead} hours`,
            lines(bookings.filter((booking) => hoursUntil(booking) >= 0 && hoursUntil(booking) <= ahead)),
            paint,
          ),
          section('Later', lines(bookings.filter((booking) => hoursUntil(booking) > ahead)), paint),
        ]),
    paint('dim', `By pickup time, Sri Lanka time. It is ${date} ${time}.`),
  ].join('\n\n')
}

/** All about one booking. */
export function bookingSheet(
  { booking, rides, history, happened, entries, partner }: BookingWithHistory,
  now: Date,
  paint: Paint,
): string {
  const open = notesOfHistory(history, booking.reference, rides.length)
  const price =
    booking.priceLkr === null || booking.inRupees
      ? priceAlone(booking)
      : `${formatLkr(booking.priceLkr)} (${formatUsd(booking.priceUsd)})`
  const toCollect = !isRunning(booking)
    ? (cancelFeeText([booking], false, ENGLISH_TEXTS) ?? 'nothing to collect')
    : openUsd(booking) === 0
      ? 'nothing to collect'
      : booking.onAccount
        ? `still to be paid ${openText(booking)}${payerWords(booking)}`
        : `to collect ${openText(booking)}`
  /** Lines without a value are left out. */
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    ['Pickup', `${weekday(booking.pickupDate)} ${showDate(booking.pickupDate)}, ${showTime(booking.pickupTime)}`],
    ['Ride', ride(booking)],
    ['Distance', `${booking.distanceKm} km${booking.minutes === null ? '' : ` · ${formatDuration(booking.minutes)}`}`],
    ['Price', `${price}; paid ${sumWords(booking, 'paid')}, ${toCollect}`],
    ['Give back', backOf(booking) === 0 ? null : backText(booking)],
    [
      'Instead of',
      booking.quotedUsd === null
        ? null
        : quotedWords(
            quotedPrice(booking),
            printable(booking.priceReason),
            ENGLISH_TEXTS.formats,
            booking.inRupees ? booking : {},
          ),
    ],
    ...entries.map((entry) => ['Receipt', printable(entryWords(entry))] as const),
    ['Sent by', partner === null ? null : printable(partner)],
    ['Guest', contact(booking)],
    ['WhatsApp', booking.phone ? `https://wa.me/${booking.phone.slice(1)}` : null],
    ['Language', languageWords(booking) || null],
    ['Wish for the driver', wishWords(booking)],
    ['For driver', printable(driverWords(booking)) || '-'],
    ['Details', printable(booking.details) || '-'],
    [
      'Driver',
      booking.driverName === null
        ? 'nobody yet'
        : `${printable(booking.driverName)} · ${booking.driverPhone} · ${printable(booking.driverCar)}`,
    ],
    ['Insisted', printable(insistedWords(booking)) || null],
    ['Sheet', booking.driverCode === null ? null : BRAND.origin + plainPaths.driverSheet(booking.driverCode)],
    ['Page', bookingPageUrl(booking.reference)],
    ['Number', String(booking.number)],
    ['Rides', rides.length > 1 ? rides.map(({ ride: name }) => name).join(', ') : null],
  ]
  return [
    [
      `${paint('bold', booking.ride)}  ${paint(STATUS_STYLES[booking.status], stateWords(booking).toUpperCase())}`,
      ...rows.flatMap(([label, value]) => (value === null ? [] : [`  ${label.padEnd(12)}${value}`])),
    ].join('\n'),
    ...(booking.concerns.length > 0 ? [concernBlock(booking, now, paint)] : []),
    ...(open.length > 0 ? [noteReport(open, paint)] : []),
    [paint('bold', 'History'), ...happened.map(({ at, words }) => `  ${showInstant(at)}  ${printable(words)}`)].join(
      '\n',
    ),
  ].join('\n\n')
}

const NOTES = notesOf('transfer')

/** Columns that tables of operators already name so: the field is the one of that name, unless it says another. */
const CSV_COLUMNS: Columns<ListedBooking> = [
  ['pickupDate', ({ pickupDate }) => pickupDate],
  ['pickupTime', ({ pickupTime }) => pickupTime],
  ['reference', ({ ride: name }) => name],
  ['status', ({ status }) => status],
  ['kind', ({ kind }) => kind],
  ['pickup', ({ pickup }) => pickup],
  ['dropoff', ({ dropoff }) => dropoff],
  ['park', ({ park }) => park],
  ['type', ({ tourLength }) => tourLength && tourTypeText(tourLength)],
  ['vehicle', ({ vehicle }) => vehicle],
  ['distanceKm', ({ distanceKm }) => distanceKm],
  ['priceLkr', ({ priceLkr }) => priceLkr],
  ['priceUsd', ({ priceUsd }) => priceUsd],
  ['paidUsd', ({ paidUsd }) => paidUsd],
  ['phone', ({ phone }) => spacedPhone(phone)],
  ['email', ({ email }) => email],
  ...NOTES.map((name) => [name, (booking: ListedBooking) => booking[name]] as const),
  ['driverName', ({ driverName }) => driverName],
  ['driverPhone', ({ driverPhone }) => spacedPhone(driverPhone ?? '')],
  ['driverCar', ({ driverCar }) => driverCar],
  ['quotedUsd', ({ quotedUsd }) => quotedUsd],
  ['priceReason', ({ priceReason }) => priceReason],
  ['language', ({ language }) => language],
]

export const bookingsCsv = (bookings: readonly ListedBooking[]) => csv(bookings, CSV_COLUMNS)

const inRupees = (entries: readonly CashBookEntry[]) =>
  showAmount(
    entries.reduce((sum, { lkrCents }) => sum + lkrCents, 0),
    'LKR',
  )

export function cashBookReport(month: string, entries: readonly CashBookEntry[], paint: Paint): string {
  const came = entries.filter(({ currency }) => currency === 'LKR')
  return [
    section(
      `Cash book of ${month}`,
      entries.map((entry) => `  ${printable(entryWords(entry))}  ${entry.reference}`),
      paint,
    ),
    `In rupees, less what went back: ${inRupees(entries)}, of which ${inRupees(came)} came in rupees and the rest in dollars`,
  ].join('\n\n')
}

/** In columns, titles first. */
const proposalRow = ({ number, shownState, version, title, name, validUntil }: ListedProposal) => [
  String(number),
  shownState,
  `version ${version}`,
  `until ${showInstant(validUntil)}`,
  printable(name) || 'erased',
  printable(title),
]

export const proposalReport = (listed: readonly ListedProposal[]): string =>
  listed.length === 0 ? 'No proposals' : textTable(listed.map(proposalRow))

/** One with its history. */
export const proposalSheet = (
  proposal: ListedProposal,
  history: readonly ProposalHistoryRow[],
  mails: readonly OutboxRow[],
): string =>
  [
    textTable([proposalRow(proposal)]),
    ...history.map((row) => `${showInstant(row.at)}  ${printable(proposalStepWords(row, mails))}`),
  ].join('\n')

export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  return rows
    .map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

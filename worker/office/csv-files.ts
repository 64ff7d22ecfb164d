/** The office's tables as files for a spreadsheet. Amounts are numbers with a point. */
import { rideReference } from '#domain/bookings/reference.ts'
import { type CashAmounts, DRIVER_ENTRIES, type CashWeek } from '#domain/bookings/money/driver-account.ts'
import { netOf, sumOfLines } from '#domain/bookings/money/invoices.ts'
import { spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import { METHOD_WORDS, type PaymentMethod } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import type { InvoiceRow } from '#worker/database/schema.ts'
import type { DriverStatement } from '#worker/payments/driver-accounts.ts'
import { type Columns, csv, tableRows } from '#worker/platform/write-csv.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import type { MonthLine, DrivenLine, MonthEnd } from './money/month-end.ts'
import type { StatementRide } from './money/partners.ts'
import type { PartnersMonth } from './money/payouts.ts'

export const cashDriver = ({ driver }: CashWeek) => driver ?? 'no driver, or erased'

const CASH_COLUMNS: Columns<CashWeek> = [
  ['week', ({ week }) => week],
  ['driver', cashDriver],
  ['phone', ({ phone }) => phone && spacedPhone(phone)],
  ['rides', ({ rides }) => rides],
  ['rupees', ({ lkrCents }) => lkrCents / 100],
  ['dollars', ({ usdCents }) => usdCents / 100],
  ['openUsd', ({ openUsd }) => openUsd],
  ['openLkr', ({ openLkr }) => openLkr],
]

const STATEMENT_COLUMNS: Columns<StatementRide> = [
  ['day', ({ pickupDate }) => pickupDate],
  ['booking', ({ booking }) => booking],
  ['ride', ({ kind }) => kind],
  ['status', ({ isNoShow }) => (isNoShow ? 'no-show' : 'driven')],
  ['currency', ({ currency }) => currency],
  ['price', ({ price }) => price],
  ['paid', ({ paid }) => paid],
  ['percent', ({ percent }) => percent],
  ['commissionUsd', ({ commission }) => commission.usd / 100],
  ['paidOutUsd', ({ paidOut }) => paidOut.usd / 100],
  ['commissionLkr', ({ commission }) => commission.lkr / 100],
  ['paidOutLkr', ({ paidOut }) => paidOut.lkr / 100],
]

const PARTNERS_COLUMNS: Columns<PartnersMonth> = [
  ['partner', ({ name }) => name],
  ['rides', ({ rides }) => rides],
  ['noShows', ({ noShows }) => noShows],
  ['commissionUsd', ({ commission }) => commission.usd / 100],
  ['paidOutUsd', ({ paidOut }) => paidOut.usd / 100],
  ['dueUsd', ({ commission, paidOut }) => (commission.usd - paidOut.usd) / 100],
  ['commissionLkr', ({ commission }) => commission.lkr / 100],
  ['paidOutLkr', ({ paidOut }) => paidOut.lkr / 100],
  ['dueLkr', ({ commission, paidOut }) => (commission.lkr - paidOut.lkr) / 100],
]

/** What an accountant books of an invoice: a credit note is negative. */
const INVOICE_COLUMNS: Columns<InvoiceRow> = [
  ['number', ({ number }) => number],
  ['kind', ({ kind }) => kind],
  ['date', ({ day }) => day],
  ['company', ({ buyer }) => buyer.name],
  ['taxNumber', ({ buyer }) => buyer.taxNumber],
  ['currency', ({ currency }) => currency],
  ['amount', ({ cents }) => cents / 100],
  ['net', ({ cents, taxes }) => netOf(cents, taxes) / 100],
  ['taxes', ({ taxes }) => sumOfLines(taxes) / 100],
  ['credits', ({ credits }) => credits],
  ['month', ({ month }) => month],
  ['issuedBy', ({ who, month }) => who || (month === null ? 'the guest' : 'the office')],
]

export const invoicesCsv = (rows: readonly InvoiceRow[]) => csv(rows, INVOICE_COLUMNS)

/** The same for a terminal, titles first. */
export const invoiceRows = (rows: readonly InvoiceRow[]) => tableRows(rows, INVOICE_COLUMNS)

export const partnersMonthCsv = (lines: readonly PartnersMonth[]) => csv(lines, PARTNERS_COLUMNS)

/** The same for a terminal, titles first. */
export const partnersMonthRows = (lines: readonly PartnersMonth[]) => tableRows(lines, PARTNERS_COLUMNS)

export const statementCsv = (rides: readonly StatementRide[]) => csv(rides, STATEMENT_COLUMNS)

const monthColumns = (month: string): Columns<MonthLine> => [
  ['month', () => month],
  ['part', ({ part }) => part],
  ['what', ({ what }) => what],
  ['count', ({ count }) => count],
  ['km', ({ km }) => km],
  ['usd', ({ usd }) => usd],
  ['rupees', ({ lkrCents }) => (lkrCents === null ? null : lkrCents / 100)],
  ['usdAndRupees', ({ part, isOneSum }) => (part === 'Money' || isOneSum ? ONE_SUM : TWO_SUMS)],
]

/** Somebody who sums up a file must know which rupees are the dollars of the same line. */
const [ONE_SUM, TWO_SUMS] = ['the same sum in both', 'two sums: agreed in dollars, agreed in rupees']

export const monthCsv = (month: string, lines: readonly MonthLine[]) => csv(lines, monthColumns(month))

/** The same for a terminal, titles first. */
export const monthRows = (month: string, lines: readonly MonthLine[]) => tableRows(lines, monthColumns(month))

type Cells = Readonly<Record<string, string | number | null>>

const END_TITLES = [
  'what',
  'detail',
  'rides',
  'noShows',
  'km',
  'emptyKm',
  'unknownWays',
  'usd',
  'owedUsd',
  'count',
  'lkr',
  'owedLkr',
]

/** A part of a month's end fills the columns that it has. */
const endColumns = (month: string): Columns<Cells> => [
  ['month', () => month],
  ...['part', ...END_TITLES].map((title) => [title, (cells: Cells) => cells[title] ?? null] as const),
]

/** `name` is the first column of its part. */
const drivenCells = (part: string, { name: what, ...figures }: DrivenLine): Cells => ({ part, what, ...figures })

const guestCells = (what: string, count: number): Cells => ({ part: 'Guests', what, count })

const endLines = ({ drivers, cars, undriven, guests, erased, unconfirmed }: MonthEnd): Cells[] => [
  ...drivers.map((line) => drivenCells('Driver', { ...line, detail: line.detail && spacedPhone(line.detail) })),
  ...cars.map((line) => drivenCells('Car', line)),
  ...undriven.map((line) => ({ part: 'Not driven', ...line })),
  { part: 'Not driven', what: 'Past, and never confirmed', rides: unconfirmed },
  guestCells('Guests of the month', guests.guests),
  guestCells('Came again', guests.again),
  guestCells('Of these for the third time or more', guests.often),
  guestCells('Bookings whose guest is erased', erased),
]

export const monthEndCsv = (end: MonthEnd) => csv(endLines(end), endColumns(end.month))

/** The same for a terminal, titles first. */
export const monthEndRows = (end: MonthEnd) => tableRows(endLines(end), endColumns(end.month))

type StatementCells = Readonly<
  Partial<
    Record<
      'part' | 'day' | 'what' | 'number' | 'rupees' | 'dollars' | 'wage' | 'openUsd' | 'openLkr' | 'by',
      string | number | null
    >
  >
>

const STATEMENT_TITLES = [
  'part',
  'day',
  'what',
  'number',
  'rupees',
  'dollars',
  'wage',
  'openUsd',
  'openLkr',
  'by',
] as const

const driverColumns = ({ account, week }: DriverStatement): Columns<StatementCells> => [
  ['week', () => week],
  ['driver', () => account.name],
  ...STATEMENT_TITLES.map((title) => [title, (cells: StatementCells) => cells[title] ?? null] as const),
]

const inCash = ({ LKR, USD }: CashAmounts, sign = 1) => ({
  rupees: (sign * LKR) / 100 || 0,
  dollars: (sign * USD) / 100 || 0,
})

/** The columns of cash and of the wage, summed up but for the last line, are what the last line says. */
function driverLines(statement: DriverStatement): StatementCells[] {
  const { week, carried, open, owed, rides, earned, entries } = statement
  const sunday = addDays(week, 6)
  return [
    { part: 'Open before', day: week, ...inCash(carried) },
    ...rides.map((ride) => ({
      part: 'Ride',
      day: ride.pickupDate,
      what: ride.kind,
      number: ride.ride,
      ...inCash(ride.taken),
      wage: ride.earnedLkr,
      openUsd: ride.openUsd,
      openLkr: ride.openLkr,
    })),
    ...earned.days.map(({ day, lkr }) => ({ part: 'Day worked', day, wage: lkr })),
    ...entries.map(({ day, what, cents, currency, number, reverses, who, week: itsWeek }) => {
      const { words, isCash } = DRIVER_ENTRIES[what]
      const isOfDay = isCash && day >= week && day <= sunday
      return {
        part: 'Entry',
        day,
        what: reverses === null ? words : `takes back ${reverses}: ${words}`,
        number,
        ...(isOfDay ? inCash({ LKR: 0, USD: 0, [currency]: cents }, -1) : {}),
        ...(itsWeek === week ? { wage: -cents / 100 } : {}),
        by: who,
      }
    }),
    { part: 'Open at the end', day: sunday, ...inCash(open), wage: owed / 100 },
  ]
}

export const driverStatementCsv = (statement: DriverStatement) => csv(driverLines(statement), driverColumns(statement))

/** The same for a terminal, titles first. */
export const driverStatementRows = (statement: DriverStatement) =>
  tableRows(driverLines(statement), driverColumns(statement))

export const cashCsv = (weeks: readonly CashWeek[]) => csv(weeks, CASH_COLUMNS)

export const cashRows = (weeks: readonly CashWeek[]) => tableRows(weeks, CASH_COLUMNS)

/** What an accountant books. Amounts are numbers with a point, negative for money that went back. */
const CASH_BOOK_COLUMNS: Columns<CashBookEntry> = [
  ['receipt', ({ number }) => number],
  ['date', ({ day }) => day],
  ['time', ({ at }) => showInstant(at).slice(11)],
  ['method', ({ method }) => METHOD_WORDS[method]],
  ['currency', ({ currency }) => currency],
  ['amount', ({ cents }) => cents / 100],
  ['rupees', ({ lkrCents }) => lkrCents / 100],
  ['countedUsd', ({ countedUsd }) => countedUsd],
  // Of all rides together it has the booking's own name.
  ['reference', ({ reference, position, rides }) => rideReference(reference, position || 1, position && rides)],
  ['service', ({ ride: { kind } }) => kind],
  ['pickupDate', ({ ride: { pickupDate } }) => pickupDate],
  ['pickup', ({ ride: { pickup } }) => pickup],
  ['dropoff', ({ ride: { dropoff } }) => dropoff],
  ['park', ({ ride: { park } }) => park],
  ['priceUsd', ({ ride: { priceUsd } }) => priceUsd],
  ['status', ({ ride: { status } }) => status],
  ['gateway', ({ gateway }) => gateway],
  ['payment', ({ payment }) => payment],
  ['enteredBy', ({ who }) => who],
  ['reverses', ({ reverses }) => reverses],
]

export const cashBookCsv = (entries: readonly CashBookEntry[]) => csv(entries, CASH_BOOK_COLUMNS)

/** What came by one way in one currency, less what went back by it. */
interface CashBookSum {
  readonly method: PaymentMethod
  readonly currency: PaymentCurrency
  readonly entries: number
  /** In the currency's minor units. */
  readonly cents: number
  readonly lkrCents: number
}

type Summed = Pick<CashBookEntry, 'method' | 'currency' | 'cents' | 'lkrCents'>

/** By currency and then by method; a pair without entries has no line. A reversal takes back what it reverses. */
export const cashBookSums = (entries: readonly Summed[]): CashBookSum[] =>
  PAYMENT_CURRENCIES.flatMap((currency) =>
    (Object.keys(METHOD_WORDS) as PaymentMethod[]).flatMap((method) => {
      const its = entries.filter((entry) => entry.currency === currency && entry.method === method)
      const total = (of: (entry: Summed) => number) => its.reduce((sum, entry) => sum + of(entry), 0)
      const line = { cents: total(({ cents }) => cents), lkrCents: total(({ lkrCents }) => lkrCents) }
      return its.length === 0 ? [] : [{ method, currency, entries: its.length, ...line }]
    }),
  )

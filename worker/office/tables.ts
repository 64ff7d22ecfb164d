/** The office's tables as files for a spreadsheet. Amounts are numbers with a point. */
import type { CashWeek } from '#domain/bookings/money/driver-cash.ts'
import { spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import type { MonthLine } from './money.ts'
import type { StatementRide } from './partners.ts'
import { type Columns, csv, tableRows } from '#worker/platform/write-csv.ts'

export const cashDriver = ({ driver }: CashWeek) => driver ?? 'no driver, or erased'

const CASH_COLUMNS: Columns<CashWeek> = [
  ['week', ({ week }) => week],
  ['driver', cashDriver],
  ['phone', ({ phone }) => phone && spacedPhone(phone)],
  ['rides', ({ rides }) => rides],
  ['rupees', ({ lkrCents }) => lkrCents / 100],
  ['dollars', ({ usdCents }) => usdCents / 100],
  ['openUsd', ({ openUsd }) => openUsd],
]

const STATEMENT_COLUMNS: Columns<StatementRide> = [
  ['day', ({ pickupDate }) => pickupDate],
  ['booking', ({ booking }) => booking],
  ['ride', ({ kind }) => kind],
  ['status', ({ isNoShow }) => (isNoShow ? 'no-show' : 'driven')],
  ['priceUsd', ({ priceUsd }) => priceUsd],
  ['paidUsd', ({ paidUsd }) => paidUsd],
  ['percent', ({ percent }) => percent],
  ['commissionUsd', ({ commission }) => commission / 100],
]

export const statementCsv = (rides: readonly StatementRide[]) => csv(rides, STATEMENT_COLUMNS)

const monthColumns = (month: string): Columns<MonthLine> => [
  ['month', () => month],
  ['part', ({ part }) => part],
  ['what', ({ what }) => what],
  ['count', ({ count }) => count],
  ['km', ({ km }) => km],
  ['usd', ({ usd }) => usd],
  ['rupees', ({ lkrCents }) => (lkrCents === null ? null : lkrCents / 100)],
]

export const monthCsv = (month: string, lines: readonly MonthLine[]) => csv(lines, monthColumns(month))

/** The same for a terminal, titles first. */
export const monthRows = (month: string, lines: readonly MonthLine[]) => tableRows(lines, monthColumns(month))

export const cashCsv = (weeks: readonly CashWeek[]) => csv(weeks, CASH_COLUMNS)

export const cashRows = (weeks: readonly CashWeek[]) => tableRows(weeks, CASH_COLUMNS)

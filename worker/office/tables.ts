/** The office's tables as files for a spreadsheet. Amounts are numbers with a point. */
import type { CashWeek } from '#domain/bookings/driver-cash.ts'
import { spacedPhone } from '#domain/bookings/phone-number.ts'
import type { StatementRide } from './partners.ts'
import { type Columns, csv } from '#worker/platform/csv.ts'

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
  ['priceUsd', ({ priceUsd }) => priceUsd],
  ['percent', ({ percent }) => percent],
  ['commissionUsd', ({ commission }) => commission / 100],
]

export const statementCsv = (rides: readonly StatementRide[]) => csv(rides, STATEMENT_COLUMNS)

export const cashCsv = (weeks: readonly CashWeek[]) => csv(weeks, CASH_COLUMNS)

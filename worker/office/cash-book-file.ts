/** The cash book of a month for an accountant: a table for spreadsheets, and its sums. */
import { METHOD_WORDS, type PaymentMethod } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { showInstant } from '#worker/lists/words.ts'
import { type Columns, csv } from '#worker/platform/write-csv.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'

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
  ['reference', ({ reference, position }) => (position > 1 ? `${reference}/${position}` : reference)],
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
export interface CashBookSum {
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

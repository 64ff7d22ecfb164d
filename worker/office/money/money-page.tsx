/** The money of a month: first in sentences, then figure by figure; and its cash book. */
import type { ReactNode } from 'react'
import { METHOD_WORDS, showAmount } from '#domain/bookings/money/payments.ts'
import { agreedText } from '#domain/bookings/money/said-sums.ts'
import { formatUsd, grouped } from '#domain/fares/money.ts'
import { showDate, showMonth } from '#domain/sri-lanka-time.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import { cashBookSums } from '#worker/office/csv-files.ts'
import { Pages } from '#worker/office/desk/now-page.tsx'
import { useMay } from '#worker/office/roles.tsx'
import { HOME } from '#worker/platform/access.ts'
import { Figures, FiguresMenu, MonthForm, OfficeActs, OfficePage, type ShownActs } from '#worker/office/frame.tsx'
import { type MonthLine, SUMS } from './month-end.ts'

const signed = (amount: number, show: (amount: number) => string) => `${amount < 0 ? '-' : ''}${show(Math.abs(amount))}`

const showUsd = (amount: number) =>
  Number.isInteger(amount) ? formatUsd(amount) : showAmount(Math.round(amount * 100), 'USD')
const usd = (line: MonthLine) => signed(line.usd, showUsd)

/** A dash where nothing came or went. */
const rupees = (line: MonthLine) =>
  line.count === 0 ? '-' : signed(line.lkrCents ?? 0, (cents) => showAmount(cents, 'LKR'))

/** What rides cost: of guests from abroad in dollars, of residents in rupees. */
const agreed = ({ usd: dollars, lkrCents }: MonthLine) => agreedText({ usd: dollars, lkr: (lkrCents ?? 0) / 100 })

interface MoneyPageProps {
  readonly month: string
  readonly lines: readonly MonthLine[]
  readonly acts?: ShownActs
}

/** The whole in three sentences. */
function Summary({ month, lines }: MoneyPageProps) {
  const line = (what: string) => lines.find((each) => each.what === what)!
  const [rides, unconfirmed, open] = [line(SUMS.rides), line(SUMS.unconfirmed), line(SUMS.open)]
  const [back, together] = [line(SUMS.back), line(SUMS.together)]
  const wentBack = back.usd + line(SUMS.taxis).usd + line(SUMS.neverBack).usd
  const came = together.usd - wentBack
  return (
    <>
      <p>
        <strong>Rides:</strong> those of {showMonth(month)} cost {agreed(rides)}
        {unconfirmed.count > 0 && `, ${agreed(unconfirmed)} of it not yet confirmed`}.{' '}
        {open.count === 0 ? (
          'All is paid.'
        ) : (
          <>
            <UnpaidLink month={month}>{`${usd(open)} is still to be paid`}</UnpaidLink>.
          </>
        )}
      </p>
      <p>
        <strong>Money:</strong> in {showMonth(month)}{' '}
        {together.count === 0
          ? 'nothing came in and nothing went back.'
          : `${showUsd(came)} came in and ${showUsd(-wentBack || 0)} went back. That makes ${usd(together)}, or ${rupees(together)}.`}
      </p>
      <p className="soft">
        A ride counts in the month of its pickup, money in the month in which it came. So the two need not be equal.
        What rides of residents cost stands in rupees alone; what is still to be paid or given back, of all in both.
      </p>
    </>
  )
}

const UnpaidLink = ({ month, children }: { readonly month: string; readonly children: ReactNode }) => (
  <a href={`${HOME}/unpaid?month=${month}`}>{children}</a>
)

/** Other lines are left out where there is nothing to count. */
const ALWAYS_SHOWN: readonly string[] = [SUMS.rides, SUMS.open, SUMS.together]

export function MoneyPage({ month, lines, acts }: MoneyPageProps) {
  const of = (part: MonthLine['part']) =>
    lines.filter((line) => line.part === part && (line.count > 0 || ALWAYS_SHOWN.includes(line.what)))
  return (
    <OfficePage page="money" title={`Money in ${showMonth(month)}`}>
      <FiguresMenu page="money" month={month} />
      <MonthForm path={`${HOME}/money`} month={month} />
      <Summary month={month} lines={lines} />
      <h2>Rides, by the day of the pickup</h2>
      <Figures
        head={['What', 'Rides', 'Km', 'Price', 'Rupees']}
        rows={of('Rides').map((line) => [
          line.what === SUMS.open && line.count > 0 ? (
            <UnpaidLink key="open" month={month}>
              {line.what}
            </UnpaidLink>
          ) : (
            line.what
          ),
          line.count,
          line.km === null ? '-' : grouped(line.km),
          <strong key="usd">{usd(line)}</strong>,
          line.lkrCents === null ? '-' : rupees(line),
        ])}
      />
      <h2>Money, by the day of the cash book</h2>
      <Figures
        head={['What', 'Entries', 'Dollars', 'Rupees']}
        rows={of('Money').map((line) => [line.what, line.count, usd(line), <strong key="lkr">{rupees(line)}</strong>])}
      />
      <p>
        <a href={`${HOME}/money/book?month=${month}`}>Each payment with its receipt number: the cash book</a>
      </p>
      <p>
        <a href={`${HOME}/money/invoices?month=${month}`}>Invoices and credit notes</a>
      </p>
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}

const ENTRIES_OF_PAGE = 20

interface CashBookPageProps {
  readonly month: string
  /** By receipt number. */
  readonly entries: readonly CashBookEntry[]
  /** Counts from 0. */
  readonly page: number
}

export function CashBookPage({ month, entries, page }: CashBookPageProps) {
  const mayTake = useMay()('files')
  const from = page * ENTRIES_OF_PAGE
  const address = `${HOME}/money/book?month=${month}&page`
  return (
    <OfficePage page="money" title={`Cash book of ${showMonth(month)}`}>
      <p className="soft">
        What came and what went back, in the order in which it was entered.{' '}
        <a href={`${HOME}/money?month=${month}`}>Back to the money of the month</a>
      </p>
      {entries.length > 0 && (
        <>
          <Figures
            head={['Sum by', 'Entries', 'Amount', 'Rupees']}
            rows={cashBookSums(entries).map(({ method, currency, ...sum }) => [
              `${METHOD_WORDS[method]}, ${currency}`,
              sum.entries,
              signed(sum.cents, (amount) => showAmount(amount, currency)),
              signed(sum.lkrCents, (amount) => showAmount(amount, 'LKR')),
            ])}
          />
          {mayTake && (
            <p>
              <a href={`${HOME}/money/book/csv?month=${month}`}>The cash book as a file for spreadsheets</a>
            </p>
          )}
        </>
      )}
      {entries.length === 0 ? (
        <p>No money came in this month.</p>
      ) : (
        <Figures
          head={['Receipt', 'Day', 'Booking', 'How', 'Amount', 'Rupees']}
          words={4}
          rows={entries.slice(from, from + ENTRIES_OF_PAGE).map(({ cents, currency, lkrCents, ...entry }) => [
            entry.number,
            showDate(entry.day),
            <a key="booking" href={`${HOME}/booking/${entry.reference}`}>
              {entry.reference}
            </a>,
            `${entry.reverses === null ? '' : `reverses ${entry.reverses}, `}${cents < 0 ? 'back, ' : ''}${METHOD_WORDS[entry.method]}${entry.who && `, by ${entry.who}`}`,
            signed(cents, (amount) => showAmount(amount, currency)),
            signed(lkrCents, (amount) => showAmount(amount, 'LKR')),
          ])}
        />
      )}
      {entries.length > ENTRIES_OF_PAGE && (
        <Pages of={{ page, hasMore: entries.length > from + ENTRIES_OF_PAGE }} label="Pages" address={address} />
      )}
    </OfficePage>
  )
}

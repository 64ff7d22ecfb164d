/** A guest's receipt: what was booked and paid, for whom, to be printed; and the form that says for whom. */
import { METHOD_WORDS, showAmount } from '#domain/bookings/payments.ts'
import { rideTitle } from '#domain/bookings/summary.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { ENGLISH_TEXTS as texts } from '#domain/languages/english.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import { RECEIPT_LIMITS, type ReceiptFor } from '#worker/payments/paid-receipt.ts'
import { Field } from '#worker/platform/plain-page.tsx'

interface ReceiptPageProps {
  readonly shown: PublicBooking
  /** All of the booking, by number. */
  readonly entries: readonly CashBookEntry[]
  readonly to: ReceiptFor | null
  /** What was typed and cannot be. */
  readonly typed?: Readonly<Partial<Record<keyof ReceiptFor, string>>> | undefined
  /** Of the guest's changes. */
  readonly changesAddress: string
}

const amount = (cents: number, currency: string) => `${cents < 0 ? '-' : ''}${showAmount(Math.abs(cents), currency)}`
/** With cents, as all else that stands below each other. */
const dollars = (usd: number) => amount(usd * 100, 'USD')

function Receipt({ shown, entries, to }: Pick<ReceiptPageProps, 'shown' | 'entries' | 'to'>) {
  const { street, locality, postalCode, countryName } = CONTACT.address
  const paid = entries.reduce((sum, { countedUsd }) => sum + countedUsd, 0)
  const last = entries.at(-1)
  if (!last) return <p className="notice">There is a receipt as soon as something is paid.</p>
  return (
    <section>
      <h1>Receipt {last.number}</h1>
      <p>
        <strong>{BRAND.legalName}</strong>
        <br />
        {street}, {locality} {postalCode}, {countryName}
        <br />
        Registration number {BRAND.registrationNumber} · {CONTACT.email}
      </p>
      <dl>
        <dt>Date</dt>
        <dd>{showDate(last.day)}</dd>
        {to && (
          <>
            <dt>For</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>
              <strong>{to.company}</strong>
              {`\n${to.address}`}
            </dd>
          </>
        )}
        <dt>Booking</dt>
        <dd>{shown.reference}</dd>
      </dl>
      <table>
        <tbody>
          {shown.rides.map((ride) => (
            <tr key={ride.position}>
              <td>
                {showDate(ride.pickupDate)}
                <br />
                {rideTitle(ride, texts)}
                {ride.status === 'cancelled' && ' (cancelled)'}
              </td>
              <td className="amount">{dollars(ride.status === 'cancelled' ? ride.cancelFeeUsd : ride.priceUsd)}</td>
            </tr>
          ))}
          {entries.map(({ number, day, method, cents, currency }) => (
            <tr key={number}>
              <td>
                {cents < 0 ? 'Paid back' : 'Paid'} by {METHOD_WORDS[method]}, {showDate(day)} · no. {number}
              </td>
              <td className="amount">{amount(cents, currency)}</td>
            </tr>
          ))}
          <tr>
            <td>
              <strong>Paid in all</strong>
            </td>
            <td className="amount">
              <strong>{dollars(paid)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

export function ReceiptPage({ shown, entries, to, typed, changesAddress }: ReceiptPageProps) {
  const values = typed ?? to
  return (
    <main>
      {typed && (
        <p className="notice notice--bad" role="alert">
          Not saved. Write a name of at most {RECEIPT_LIMITS.company} characters and an address of at most{' '}
          {RECEIPT_LIMITS.address}.
        </p>
      )}
      <Receipt shown={shown} entries={entries} to={to} />
      <div className="no-paper">
        <h2>For a company</h2>
        <p className="soft">
          We mail you the link to this page the day after your last ride, once all is paid. To print it, or to save it
          as a PDF, use your browser’s menu.
        </p>
        <form method="post">
          <Field
            label="Name"
            name="company"
            defaultValue={values?.company}
            maxLength={RECEIPT_LIMITS.company}
            required
            autoComplete="organization"
          />
          <label>
            Address, with a tax number where you need one
            <textarea
              name="address"
              rows={3}
              defaultValue={values?.address}
              maxLength={RECEIPT_LIMITS.address}
              required
              autoComplete="street-address"
            />
          </label>
          <div className="actions">
            <button className="button button--go" type="submit">
              Write it on the receipt
            </button>
            <a className="button" href={changesAddress}>
              Back
            </a>
          </div>
        </form>
      </div>
    </main>
  )
}

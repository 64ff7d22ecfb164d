/** An invoice or a credit note as it is printed: for guests in their language, for the office in English. */
import type { ReactNode } from 'react'
import { netOf } from '#domain/bookings/money/invoices.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { rideTitle } from '#domain/bookings/ride-summary.ts'
import { CONTACT } from '#domain/brand.ts'
import { showMonth } from '#domain/sri-lanka-time.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { usePageTexts } from '#worker/platform/plain-page.tsx'
import type { IssuedInvoice } from './invoices.ts'

/** @example 'Invoice 12' */
export const invoiceTitle = ({ kind, number }: Pick<IssuedInvoice, 'kind' | 'number'>, texts: Texts): string => {
  const { invoice: t } = texts.in('guest')
  return kind === 'invoice' ? t.heading(number) : t.creditNote(number)
}

type RideToName = Parameters<typeof rideTitle>[0] & Parameters<typeof isRunning>[0]

/** A ride as a paper names it, also one that was not driven. */
export function rideOnPaper(ride: RideToName, texts: Texts): string {
  const { receipt: t } = texts.in('guest')
  const words = rideTitle(ride, texts)
  return isRunning(ride) ? words : t[ride.status === 'no-show' ? 'noShow' : 'cancelled'](words)
}

interface SumRowProps {
  readonly children: ReactNode
  readonly sum: string
  readonly isTotal?: boolean
  /** Of a tax: browsers leave it as it is. */
  readonly isName?: boolean
}

/** A line of a paper: what it is for, and its sum. */
export const SumRow = ({ children, sum, isTotal = false, isName = false }: SumRowProps) => (
  <tr>
    <td translate={isName ? 'no' : undefined}>{isTotal ? <strong>{children}</strong> : children}</td>
    <td className="amount" translate="no">
      {isTotal ? <strong>{sum}</strong> : sum}
    </td>
  </tr>
)

export function InvoicePaper({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { seller, buyer, taxes, lines, cents, currency, owedCents, day, month, credits } = invoice
  const texts = usePageTexts()
  const { receipt: r, invoice: t } = texts.in('guest')
  const { date: showDate } = texts.formats
  const references = [...new Set(lines.map(({ ride }) => ride.reference))]
  return (
    <section>
      <h1>{invoiceTitle(invoice, texts)}</h1>
      <p style={{ whiteSpace: 'pre-line' }} translate="no">
        <strong>{seller.name}</strong>
        {`\n${seller.address}`}
      </p>
      <p>
        {r.company(seller.registration ?? '', CONTACT.email)}
        {seller.taxNumber && (
          <>
            <br />
            {t.taxNumber}: <span translate="no">{seller.taxNumber}</span>
          </>
        )}
      </p>
      <dl>
        <dt>{r.date}</dt>
        <dd>{showDate(day)}</dd>
        <dt>{r.for}</dt>
        <dd style={{ whiteSpace: 'pre-line' }} translate="no">
          <strong>{buyer.name}</strong>
          {`\n${buyer.address}`}
        </dd>
        {buyer.taxNumber && (
          <>
            <dt>{t.taxNumber}</dt>
            <dd translate="no">{buyer.taxNumber}</dd>
          </>
        )}
        {month === null && (
          <>
            <dt>{r.booking}</dt>
            <dd translate="no">{references.join(', ')}</dd>
          </>
        )}
      </dl>
      {credits !== null && <p>{t.credits(credits)}</p>}
      {month !== null && <p>{t.month(showMonth(month))}</p>}
      <table className="sums">
        <tbody>
          {lines.map(({ bookingNumber, position, cents: asked, ride }) => (
            <SumRow key={`${bookingNumber}/${position}`} sum={showAmount(asked, currency)}>
              {showDate(ride.pickupDate)}
              {month !== null && (
                <span className="soft" translate="no">
                  {' '}
                  {ride.reference}
                </span>
              )}
              <br />
              {rideOnPaper(ride, texts)}
            </SumRow>
          ))}
          {taxes.length > 0 && <SumRow sum={showAmount(netOf(cents, taxes), currency)}>{t.net}</SumRow>}
          {taxes.map(({ name, percent, cents: tax }) => (
            <SumRow key={name} sum={showAmount(tax, currency)} isName>
              {`${name} ${percent} %`}
            </SumRow>
          ))}
          <SumRow sum={showAmount(cents, currency)} isTotal>
            {t.total}
          </SumRow>
          {cents >= 0 && <SumRow sum={showAmount(owedCents, currency)}>{t.owed}</SumRow>}
        </tbody>
      </table>
    </section>
  )
}

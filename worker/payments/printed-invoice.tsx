/** An invoice or a credit note as it is printed: for guests in their language, for the office in English. */
import { type InvoicedRide, netOf } from '#domain/bookings/money/invoices.ts'
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

function title(ride: InvoicedRide, texts: Texts): string {
  const { receipt: t } = texts.in('guest')
  const words = rideTitle(ride, texts)
  return isRunning(ride) ? words : t[ride.status === 'no-show' ? 'noShow' : 'cancelled'](words)
}

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
      <table>
        <tbody>
          {lines.map(({ bookingNumber, position, cents: asked, ride }) => (
            <tr key={`${bookingNumber}/${position}`}>
              <td>
                {showDate(ride.pickupDate)}
                {month !== null && (
                  <span className="soft" translate="no">
                    {' '}
                    {ride.reference}
                  </span>
                )}
                <br />
                {title(ride, texts)}
              </td>
              <td className="amount" translate="no">
                {showAmount(asked, currency)}
              </td>
            </tr>
          ))}
          {taxes.length > 0 && (
            <tr>
              <td>{t.net}</td>
              <td className="amount" translate="no">
                {showAmount(netOf(cents, taxes), currency)}
              </td>
            </tr>
          )}
          {taxes.map(({ name, percent, cents: tax }) => (
            <tr key={name}>
              <td translate="no">{`${name} ${percent} %`}</td>
              <td className="amount" translate="no">
                {showAmount(tax, currency)}
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <strong>{t.total}</strong>
            </td>
            <td className="amount" translate="no">
              <strong>{showAmount(cents, currency)}</strong>
            </td>
          </tr>
          {cents >= 0 && (
            <tr>
              <td>{t.owed}</td>
              <td className="amount" translate="no">
                {showAmount(owedCents, currency)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

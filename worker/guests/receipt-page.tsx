/** A guest's receipt: what was booked and paid, for whom, to be printed; and the form that says for whom. */
import { showAmount } from '#domain/bookings/money/payments.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { rideTitle } from '#domain/bookings/ride-summary.ts'
import { COMPANY_LIMITS, type ReceiptFor } from '#domain/bookings/request/company.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import { Field, Refusal, Submit, usePageTexts } from '#worker/platform/plain-page.tsx'

interface ReceiptPageProps {
  readonly shown: PublicBooking
  /** All of the booking, by number. */
  readonly entries: readonly CashBookEntry[]
  readonly to: ReceiptFor | null
  /** What was typed and cannot be. */
  readonly typed?: Readonly<Partial<Record<keyof ReceiptFor, string>>> | undefined
  /** The address of the guest's changes. */
  readonly changesAddress: string
}

/** As in the cash book, whatever the page's language: a receipt is kept by offices. */
const amount = (cents: number, currency: string) => `${cents < 0 ? '-' : ''}${showAmount(Math.abs(cents), currency)}`
/** With cents, like all figures of a column. */
const dollars = (usd: number) => amount(usd * 100, 'USD')

function Receipt({ shown, entries, to }: Pick<ReceiptPageProps, 'shown' | 'entries' | 'to'>) {
  const texts = usePageTexts()
  const { receipt: t } = texts.in('guest')
  const { date: showDate } = texts.formats
  const { street, locality, postalCode, countryName } = CONTACT.address
  const paid = entries.reduce((sum, { countedUsd }) => sum + countedUsd, 0)
  const last = entries.at(-1)
  if (!last)
    return (
      <>
        <h1>{texts.in('guest').title.receipt(shown.reference)}</h1>
        <p className="notice">{t.none}</p>
      </>
    )
  return (
    <section>
      <h1>{t.heading(last.number)}</h1>
      <p>
        <strong translate="no">{BRAND.legalName}</strong>
        <br />
        <span translate="no">{`${street}, ${locality} ${postalCode}, ${countryName}`}</span>
        <br />
        {t.company(BRAND.registrationNumber, CONTACT.email)}
      </p>
      <dl>
        <dt>{t.date}</dt>
        <dd>{showDate(last.day)}</dd>
        {to && (
          <>
            <dt>{t.for}</dt>
            <dd style={{ whiteSpace: 'pre-line' }} translate="no">
              <strong>{to.company}</strong>
              {`\n${to.address}`}
            </dd>
          </>
        )}
        <dt>{t.booking}</dt>
        <dd translate="no">{shown.reference}</dd>
      </dl>
      <table>
        <tbody>
          {shown.rides.map((ride) => (
            <tr key={ride.position}>
              <td>
                {showDate(ride.pickupDate)}
                <br />
                {isRunning(ride)
                  ? rideTitle(ride, texts)
                  : t[ride.status === 'no-show' ? 'noShow' : 'cancelled'](rideTitle(ride, texts))}
              </td>
              <td className="amount" translate="no">
                {dollars(isRunning(ride) ? ride.priceUsd : ride.cancelFeeUsd)}
              </td>
            </tr>
          ))}
          {entries.map(({ number, day, method, cents, currency, reverses }) => (
            <tr key={number}>
              <td>
                {reverses === null
                  ? (cents < 0 ? t.paidBack : t.paid)(t.methods[method], showDate(day), number)
                  : t.reversed(reverses, showDate(day), number)}
              </td>
              <td className="amount" translate="no">
                {amount(cents, currency)}
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <strong>{t.total}</strong>
            </td>
            <td className="amount" translate="no">
              <strong>{dollars(paid)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

export function ReceiptPage({ shown, entries, to, typed, changesAddress }: ReceiptPageProps) {
  const texts = usePageTexts()
  const { receipt: t } = texts.in('guest')
  const values = typed ?? to
  return (
    <main>
      <p className="crumb">
        <a href={changesAddress}>← {texts.in('guest').pay.back}</a>
      </p>
      <Refusal>{typed && t.notSaved(COMPANY_LIMITS.company, COMPANY_LIMITS.address)}</Refusal>
      <Receipt shown={shown} entries={entries} to={to} />
      <div className="no-paper">
        <h2>{t.forCompany}</h2>
        <p className="soft">{t.about}</p>
        <form className="narrow-form" method="post">
          <Field
            label={t.name}
            name="company"
            defaultValue={values?.company}
            maxLength={COMPANY_LIMITS.company}
            required
            autoComplete="organization"
          />
          <label>
            {t.address}
            <textarea
              name="address"
              rows={3}
              defaultValue={values?.address}
              maxLength={COMPANY_LIMITS.address}
              required
              autoComplete="street-address"
            />
          </label>
          <Submit>{t.write}</Submit>
        </form>
      </div>
    </main>
  )
}

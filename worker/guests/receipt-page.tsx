/** A guest's receipt: what was booked and paid, for whom, to be printed; and the form that says for whom. */
import { showAmount, surplusTexts } from '#domain/bookings/money/payments.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { refundOfAllText } from '#domain/bookings/money/refunds.ts'
import { owedText } from '#domain/bookings/money/said-sums.ts'
import { dueSums, openUsd, PAYMENT_CURRENCIES, sumsOf } from '#domain/bookings/money/sums.ts'
import { COMPANY_LIMITS, type ReceiptFor } from '#domain/bookings/request/company.ts'
import { promisesOf } from '#domain/bookings/agreed/kept-promises.ts'
import { isTakenOver } from '#domain/bookings/day/ride-events.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { type CashBookEntry, movedUsdCents } from '#worker/payments/cash-book.ts'
import { CompanyFields } from '#worker/payments/company-fields.tsx'
import { invoiceTitle, rideOnPaper, SumRow } from '#worker/payments/printed-invoice.tsx'
import type { IssuedInvoice, ToInvoice } from '#worker/payments/invoices.ts'
import { Choice, focusedMessage, Refusal, Submit, usePageTexts } from '#worker/platform/plain-page.tsx'

interface ReceiptPageProps {
  readonly shown: PublicBooking
  /** All of the booking, by number. */
  readonly entries: readonly CashBookEntry[]
  readonly to: ReceiptFor | null
  /** What was typed and cannot be. */
  readonly typed?: Readonly<Partial<Record<keyof ReceiptFor, string>>> | undefined
  /** The address of the guest's changes. */
  readonly changesAddress: string
  /** In the order in which they were issued. */
  readonly issued: readonly IssuedInvoice[]
  /** `null` where the guest gets none. */
  readonly open: ToInvoice | null
  /** The address of an invoice; of `null` where one is issued. */
  readonly invoiceAddress: (number: number | null) => string
  /** The guest has asked for one in vain. */
  readonly isNotIssued?: boolean
  /** For whom it is was written just now. */
  readonly isSaved?: boolean
}

// Amounts are as in the cash book, whatever the page's language: offices keep a receipt.

const sumOf = <T,>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0)

/** With cents, like all figures of a column. Residents read rupees alone, and so does who paid in rupees alone. */
function priceOf(ride: PublicRide, inRupees: boolean): string {
  const { usd, lkr } = dueSums(ride)
  return inRupees ? showAmount(lkr * 100, 'LKR') : showAmount(usd * 100, 'USD')
}

const areInRupees = (entries: readonly CashBookEntry[]) =>
  entries.length > 0 && entries.every(({ currency }) => currency === 'LKR')

function Receipt({ shown, entries: all, to }: Pick<ReceiptPageProps, 'shown' | 'entries' | 'to'>) {
  const texts = usePageTexts()
  const { receipt: t } = texts.in('guest')
  const { date: showDate } = texts.formats
  const { street, locality, postalCode, countryName } = CONTACT.address
  // What a guest was given for another taxi is no part of what was paid.
  const taxis = all.filter(({ method }) => method === 'taxi')
  const entries = all.filter((entry) => !taxis.includes(entry))
  const inRupees = shown.rides.some((ride) => ride.inRupees) || areInRupees(entries)
  // The sum of the lines above it, also of what is paid twice.
  const total = inRupees
    ? showAmount(
        sumOf(entries, ({ lkrCents }) => lkrCents),
        'LKR',
      )
    : showAmount(sumOf(entries, movedUsdCents), 'USD')
  // What went back and nobody is to pay again: without it, price and payments are not what is still to be paid.
  const waived = sumsOf(shown.rides, 'waived')
  const takenOff = inRupees ? showAmount(-waived.lkr * 100, 'LKR') : showAmount(-waived.usd * 100, 'USD')
  const lineOf = ({ number, day, method, cents, currency, reverses }: CashBookEntry) => {
    const paid = cents < 0 ? t.paidBack : t.paid
    const words =
      reverses !== null
        ? t.reversed(reverses, showDate(day), number)
        : method === 'taxi'
          ? t.taxi(showDate(day), number)
          : paid(t.methods[method === 'till' ? 'cash' : method], showDate(day), number)
    return (
      <SumRow key={number} sum={showAmount(cents, currency)}>
        {words}
      </SumRow>
    )
  }
  // All that was paid can be as much as all costs, and settles nothing where it goes back.
  const back = refundOfAllText(shown.rides, promisesOf(shown), texts)
  const surplus = shown.onAccount ? [] : surplusTexts(shown.rides.filter(isRunning), texts)
  const asked = shown.rides.filter((ride) => !isTakenOver(ride))
  const isOpen = !shown.onAccount && openUsd(asked) > 0
  const { openEach } = texts.in('booking').money
  const last = all.at(-1)
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
              {to.address && `\n${to.address}`}
              {to.taxNumber && `\n${texts.in('guest').invoice.taxNumber}: ${to.taxNumber}`}
            </dd>
          </>
        )}
        <dt>{t.booking}</dt>
        <dd translate="no">{shown.reference}</dd>
      </dl>
      <table className="sums">
        <tbody>
          {shown.rides.map((ride) => (
            <SumRow key={ride.position} sum={priceOf(ride, inRupees)}>
              {showDate(ride.pickupDate)}
              <br />
              {rideOnPaper(ride, texts)}
            </SumRow>
          ))}
          {waived.usd > 0 && <SumRow sum={takenOff}>{t.takenOff}</SumRow>}
          {entries.map(lineOf)}
          <SumRow sum={total} isTotal>
            {t.total}
          </SumRow>
          {taxis.map(lineOf)}
        </tbody>
      </table>
      {(back || isOpen || surplus.length > 0) && (
        <p>
          {texts.formats.sentences([
            ...(back ? [back] : []),
            ...surplus,
            ...(isOpen ? [openEach(owedText(asked, texts))] : []),
          ])}
        </p>
      )}
    </section>
  )
}

/** Those that were issued, and the button that issues one for what is on none yet. */
function Invoices({ to, issued, open, invoiceAddress, entries }: ReceiptPageProps) {
  const texts = usePageTexts()
  const { invoice: t } = texts.in('guest')
  const isOpen = open !== null && open.cents.USD > 0
  if (issued.length === 0 && !isOpen) return null
  // A company that has paid in rupees alone books in rupees.
  const usual = areInRupees(entries) ? 'LKR' : 'USD'
  const choices = PAYMENT_CURRENCIES.filter((currency) => (open?.currency ?? currency) === currency)
  return (
    <>
      <h2>{t.title}</h2>
      {issued.length > 0 && (
        <ul className="rows">
          {issued.map((invoice) => (
            <li key={invoice.number}>
              <a href={invoiceAddress(invoice.number)}>
                <strong>{invoiceTitle(invoice, texts)}</strong> · {texts.formats.date(invoice.day)} ·{' '}
                <span className="whole" translate="no">
                  {showAmount(invoice.cents, invoice.currency)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOpen && !open.isSure && <p>{t.unsure}</p>}
      {isOpen && open.isSure && !to?.address && <p>{t.needsCompany}</p>}
      {isOpen && open.isSure && to?.address && (
        <form className="narrow-form" method="post" action={invoiceAddress(null)}>
          <p className="soft">{t.about}</p>
          <Choice
            label={t.currency}
            name="currency"
            defaultValue={usual}
            choices={choices.map((currency) => [currency, showAmount(open.cents[currency], currency)])}
          />
          <Submit>{t.issue}</Submit>
        </form>
      )}
    </>
  )
}

export function ReceiptPage(props: ReceiptPageProps) {
  const { shown, entries, to, typed, changesAddress, isNotIssued = false, isSaved = false } = props
  const texts = usePageTexts()
  const { receipt: t } = texts.in('guest')
  const values = typed ?? to
  return (
    <main>
      <p className="crumb">
        <a href={changesAddress}>← {texts.in('guest').pay.back}</a>
      </p>
      {isSaved && (
        <p className="notice no-paper" role="alert" {...focusedMessage}>
          {t.saved}
        </p>
      )}
      <Refusal>{typed && t.notSaved(COMPANY_LIMITS.company, COMPANY_LIMITS.address)}</Refusal>
      <Refusal>{isNotIssued && texts.in('guest').invoice.notIssued}</Refusal>
      <Receipt shown={shown} entries={entries} to={to} />
      <div className="no-paper">
        <h2>{t.forCompany}</h2>
        <p className="soft">{t.about}</p>
        <form className="narrow-form" method="post">
          <CompanyFields values={values} labels={t} fillsIn required />
          <Submit>{t.write}</Submit>
        </form>
        <Invoices {...props} />
      </div>
    </main>
  )
}

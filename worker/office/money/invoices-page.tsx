/** The invoices of a month, one of them as it is printed, and the form that issues one for a booking. */
import { Fragment } from 'react'
import { netOf, sumOfLines } from '#domain/bookings/money/invoices.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES } from '#domain/bookings/money/sums.ts'
import type { ReceiptFor } from '#domain/bookings/request/company.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { showDate, showMonth } from '#domain/sri-lanka-time.ts'
import type { InvoiceRow } from '#worker/database/schema.ts'
import { MethodChoice } from '#worker/office/parts.tsx'
import { Owners } from '#worker/office/roles.tsx'
import { CompanyFields } from '#worker/payments/company-fields.tsx'
import { InvoicePaper, invoiceTitle } from '#worker/payments/printed-invoice.tsx'
import type { CreditNote, IssuedInvoice, ToInvoice } from '#worker/payments/invoices.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, Choice, Field, Submit } from '#worker/platform/plain-page.tsx'
import type { HousePayment } from '#worker/steps/house-payment.ts'
import { Figures, MonthForm, OfficePage } from '#worker/office/frame.tsx'

const PATH = `${HOME}/money/invoices`

const title = (invoice: Pick<InvoiceRow, 'kind' | 'number'>) => invoiceTitle(invoice, ENGLISH_TEXTS)

interface InvoicesPageProps {
  readonly month: string
  readonly invoices: readonly InvoiceRow[]
}

export function InvoicesPage({ month, invoices }: InvoicesPageProps) {
  const hasTaxes = invoices.some(({ taxes }) => taxes.length > 0)
  return (
    <OfficePage page="money" title={`Invoices of ${showMonth(month)}`}>
      <p className="soft">
        Issued for a company by its guest on the receipt's page, or by you on the page of a booking.{' '}
        <a href={`${HOME}/money?month=${month}`}>Back to the money of the month</a>
      </p>
      <MonthForm path={PATH} month={month} />
      {invoices.length === 0 ? (
        <p>None was issued in this month.</p>
      ) : (
        <>
          <Figures
            head={['Invoice', 'Day', 'For', ...(hasTaxes ? ['Taxes'] : []), 'Amount']}
            words={3}
            rows={invoices.map((invoice) => [
              <a key="number" href={`${PATH}/${invoice.number}`}>
                {title(invoice)}
              </a>,
              showDate(invoice.day),
              invoice.buyer.name,
              ...(hasTaxes ? [showAmount(sumOfLines(invoice.taxes), invoice.currency)] : []),
              <strong key="amount">{showAmount(invoice.cents, invoice.currency)}</strong>,
            ])}
          />
          {PAYMENT_CURRENCIES.map((currency) => {
            const its = invoices.filter((invoice) => invoice.currency === currency)
            if (its.length === 0) return null
            const net = its.reduce((sum, { cents, taxes }) => sum + netOf(cents, taxes), 0)
            return (
              <p key={currency} className="collect">
                {showAmount(sumOfLines(its), currency)}
                {hasTaxes && `, without taxes ${showAmount(net, currency)}`}
              </p>
            )
          })}
        </>
      )}
    </OfficePage>
  )
}

interface InvoicePageProps {
  readonly invoice: IssuedInvoice
  /** Of its booking; `null` for a house's month. */
  readonly reference: string | null
  /** What the house would pay of it; `null` for one that no house pays. */
  readonly payment: HousePayment | null
  /** What took back of it. */
  readonly credits: readonly CreditNote[]
  readonly refusal?: string | undefined
}

interface CreditedProps {
  readonly invoice: InvoiceRow
  readonly credits: readonly CreditNote[]
}

/** Which credit notes took an invoice back, and what it still asks for. */
function Credited({ invoice: { cents, currency, month }, credits }: CreditedProps) {
  const left = cents + sumOfLines(credits)
  // A house's note has rides of its next month on it, too.
  const hasSums = month === null && (left > 0 || credits.length > 1)
  return (
    <p className="no-paper">
      <strong>Credited{left > 0 && ' in part'} by</strong>{' '}
      {credits.map(({ number, cents: credited }, i) => (
        <Fragment key={number}>
          {i > 0 && ', '}
          <a href={`${PATH}/${number}`}>{title({ kind: 'credit note', number })}</a>
          {hasSums && ` (${showAmount(-credited, currency)})`}
        </Fragment>
      ))}
      {hasSums && left > 0 && `. ${showAmount(left, currency)} of it is left`}.
    </p>
  )
}

/** What each booking gets once the house has paid an invoice. */
function PaidByHouse({
  invoice: { number, currency },
  payment,
}: {
  readonly invoice: InvoiceRow
  readonly payment: HousePayment
}) {
  return (
    <div className="no-paper">
      <h2>The house has paid it</h2>
      <p>
        Still open: <strong>{payment.cents === 0 ? 'nothing' : showAmount(payment.cents, currency)}</strong>
      </p>
      <Figures
        head={['Booking', 'Asked', 'It gets']}
        words={1}
        rows={payment.shares.map(({ booking, asked, cents }) => [
          <a key="booking" href={`${HOME}/booking/${booking.reference}`}>
            {booking.reference}
          </a>,
          showAmount(asked, currency),
          cents === 0 ? 'nothing more' : showAmount(cents, currency),
        ])}
      />
      {payment.cents > 0 && (
        <form className="narrow-form" method="post" action={`${PATH}/${number}/paid`}>
          <p className="soft">
            Each gets an entry of the cash book. If the house has paid less, say how much: the first bookings get it,
            and the rest stays open.
          </p>
          <input type="hidden" name="seen" value={payment.cents} />
          <Field
            label={`What came, whole ${currency}`}
            name="came"
            inputMode="numeric"
            maxLength={12}
            required
            defaultValue={String(payment.cents / 100)}
          />
          <MethodChoice label="How it came" defaultValue="bank" />
          <Submit>Note it as paid</Submit>
        </form>
      )}
    </div>
  )
}

export function InvoicePage({ invoice, reference, payment, credits, refusal }: InvoicePageProps) {
  const isWhole = credits.length === 0
  return (
    <OfficePage page="money" isPaper title={title(invoice)} refusal={refusal}>
      <p className="soft no-paper">
        Issued by {invoice.who || (invoice.month === null ? 'the guest' : 'the office')}.{' '}
        {reference === null ? (
          <a href={`${HOME}/partners/${invoice.partnerId}`}>The house</a>
        ) : (
          <a href={`${HOME}/booking/${reference}`}>The booking</a>
        )}{' '}
        · <a href={`${PATH}?month=${invoice.day.slice(0, 7)}`}>All of the month</a>
        {invoice.credits !== null && (
          <>
            {' '}
            · <a href={`${PATH}/${invoice.credits}`}>{title({ kind: 'invoice', number: invoice.credits })}</a>
          </>
        )}
      </p>
      {!isWhole && <Credited invoice={invoice} credits={credits} />}
      <InvoicePaper invoice={invoice} />
      {payment && <PaidByHouse invoice={invoice} payment={payment} />}
      {reference !== null && invoice.cents + sumOfLines(credits) > 0 && (
        <div className="no-paper">
          <h2>Something is wrong on it</h2>
          <p className="soft">
            An invoice stays. A credit note takes back what it {isWhole ? 'asks' : 'still asks'} for; then issue another
            one.
          </p>
          <Owners act="correct-money">
            <details>
              <summary>{isWhole ? 'Credit all of it' : 'Credit what is left of it'}</summary>
              <p className="soft">The credit note has a number of its own, and stays like the invoice.</p>
              <form className="actions" method="post" action={`${PATH}/${invoice.number}/credit`}>
                <Button look="bad">Yes, write the credit note</Button>
              </form>
            </details>
          </Owners>
        </div>
      )}
    </OfficePage>
  )
}

export type TypedInvoice = Readonly<Partial<Record<keyof ReceiptFor | 'currency', string>>>

interface NewInvoicePageProps {
  readonly reference: string
  readonly isErased: boolean
  /** A house pays for it. */
  readonly isOnAccount: boolean
  readonly to: ReceiptFor | null
  readonly open: ToInvoice
  readonly issued: readonly IssuedInvoice[]
  readonly typed?: TypedInvoice | undefined
  readonly refusal?: string | undefined
}

export function NewInvoicePage(props: NewInvoicePageProps) {
  const { reference, isErased, isOnAccount, to, open, issued, typed, refusal } = props
  const values: TypedInvoice = typed ?? to ?? {}
  const choices = PAYMENT_CURRENCIES.filter((currency) => (open.currency ?? currency) === currency)
  const hasMore = open.cents.USD > 0 || open.cents.LKR > 0
  return (
    <OfficePage page="money" title={`Invoices for ${reference}`} refusal={refusal}>
      <p>
        <a href={`${HOME}/booking/${reference}`}>Back to the booking</a>
      </p>
      {issued.length > 0 && (
        <ul className="rows">
          {issued.map((invoice) => (
            <li key={invoice.number}>
              <a href={`${PATH}/${invoice.number}`}>
                <strong>{title(invoice)}</strong> · {showDate(invoice.day)} · {invoice.buyer.name} ·{' '}
                {showAmount(invoice.cents, invoice.currency)}
                {issued
                  .filter(({ credits }) => credits === invoice.number)
                  .map((note, i) => `${i === 0 ? ' · credited: ' : ', '}${title(note)}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOnAccount ? (
        <p>The house that sent this guest gets the invoice, once a month.</p>
      ) : isErased ? (
        <p>The booking is erased: nothing can be issued for it any more.</p>
      ) : !hasMore ? (
        <p>All that the rides cost is on an invoice.</p>
      ) : (
        <form className="narrow-form" method="post" action={`${PATH}/new`}>
          <input type="hidden" name="reference" value={reference} />
          <CompanyFields values={values} required />
          <Choice
            label="Currency"
            name="currency"
            defaultValue={values.currency}
            choices={choices.map((currency) => [currency, showAmount(open.cents[currency], currency)])}
          />
          <p className="soft">
            It gets the next number and stays as it is. What is given back later gets a credit note.
          </p>
          <Submit>Issue the invoice</Submit>
        </form>
      )}
    </OfficePage>
  )
}

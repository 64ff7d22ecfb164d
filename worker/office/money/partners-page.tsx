/** The list of partners, the card with a partner's link, and a partner's statement of a month. */
import { Fragment } from 'react'
import { renderSVG } from 'uqr'
import { MAX_PARTNER_NAME, MAX_PERCENT, paidTooMuch, statementInRupees } from '#domain/bookings/money/partners.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import {
  type BothSums,
  PAYMENT_CURRENCIES,
  type PaymentCurrency,
  sumOfShares,
  UNIT,
} from '#domain/bookings/money/sums.ts'
import { rideTitle } from '#domain/bookings/ride-summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { showDate, showMonth } from '#domain/sri-lanka-time.ts'
import type { InvoiceRow, PartnerPayoutRow, PartnerRow } from '#worker/database/schema.ts'
import { CompanyFields } from '#worker/payments/company-fields.tsx'
import { invoiceTitle } from '#worker/payments/printed-invoice.tsx'
import type { HouseInvoice } from '#worker/payments/partner-invoices.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Choice, Field, Submit } from '#worker/platform/plain-page.tsx'
import { MessageSection, MethodChoice } from '#worker/office/parts.tsx'
import { Owners, useMay } from '#worker/office/roles.tsx'
import { AskFirst, Figures, MonthForm, OfficeActs, OfficePage, type ShownActs } from '#worker/office/frame.tsx'
import { shownAccount, shownPartner, type StatementRide } from './partners.ts'
import { type OpenPayouts, type PartnersMonth, payoutWords } from './payouts.ts'

const PATH = `${HOME}/partners`

/** Cents of each currency, of which some may have gone back: 'USD 50.00 and LKR 1,188.00'. */
const inBoth = ({ usd, lkr }: BothSums) =>
  [...(usd !== 0 || lkr === 0 ? [showAmount(usd, 'USD')] : []), ...(lkr === 0 ? [] : [showAmount(lkr, 'LKR')])].join(
    ' and ',
  )
const lessOf = (earned: BothSums, paid: BothSums): BothSums => ({
  usd: earned.usd - paid.usd,
  lkr: earned.lkr - paid.lkr,
})

const whole = (sum: number, currency: PaymentCurrency) => (currency === 'USD' ? formatUsd(sum) : formatLkr(sum))

type TypedPartner = Readonly<Partial<Record<'id' | 'name' | 'place' | 'percent' | 'seen', string | undefined>>>

function PartnerForm({ typed }: { readonly typed: TypedPartner }) {
  const maySayPercent = useMay()('partner-terms')
  const field = (name: 'name' | 'place' | 'percent') => ({
    name,
    defaultValue: typed[name],
    required: true,
    autoComplete: 'off',
  })
  return (
    <form method="post" action={PATH}>
      {typed.id && <input type="hidden" name="id" value={typed.id} />}
      {typed.id && <input type="hidden" name="seen" value={typed.seen} />}
      <Field label="Name of the house" {...field('name')} maxLength={MAX_PARTNER_NAME} />
      <Field
        label="Where its guests are picked up, as the fare calculator knows it"
        {...field('place')}
        maxLength={200}
      />
      {maySayPercent ? (
        <Field
          label="Percent of the price that it gets; the guest pays the same"
          {...field('percent')}
          inputMode="numeric"
          placeholder={`0 to ${MAX_PERCENT}`}
        />
      ) : (
        <input type="hidden" name="percent" value={typed.percent} />
      )}
      <Submit>Keep</Submit>
    </form>
  )
}

export interface PartnersPageProps {
  readonly partners: readonly PartnerRow[]
  readonly typed?: TypedPartner
  readonly refusal?: string | undefined
  readonly acts?: ShownActs
}

export function PartnersPage({ partners, typed = {}, refusal, acts }: PartnersPageProps) {
  return (
    <OfficePage page="partners" title="Partners" refusal={refusal}>
      <p className="soft">
        Houses whose guests book by a link or a card of theirs.{' '}
        <a href={`${PATH}/month`}>What all of them have earned</a>
      </p>
      <ul className="cards">
        {partners.map(({ id, name, place, percent, endedAt }) => (
          <li key={id} className="card">
            <p>
              <strong>{name}</strong> · {place} · {percent} %{endedAt && <span className="bad"> ended</span>}
            </p>
            <div className="actions">
              <ButtonLink look="go" href={`${PATH}/${id}`} aria-label={`Statement and entry of ${name}`}>
                Statement and entry
              </ButtonLink>
              {endedAt === null && (
                <ButtonLink href={`${PATH}/${id}/card`} aria-label={`Link and card of ${name}`}>
                  Link and card
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      <h2>{typed.id ? 'The entry' : 'Another partner'}</h2>
      {typed.id ? (
        <PartnerForm typed={typed} />
      ) : (
        <Owners act="partner-terms">
          <PartnerForm typed={typed} />
        </Owners>
      )}
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}

/** One card for the desk of a house, to be printed. */
export function CardPage({ partner }: { readonly partner: PartnerRow }) {
  const link = BRAND.origin + plainPaths.partner(partner.code)
  const drawing = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M' }))}`
  return (
    <OfficePage page="partners" title={`Card: ${partner.name}`}>
      <p className="soft no-paper">
        The link, for the house’s own page: <a href={link}>{link}</a>
      </p>
      <section className="paper-card">
        <p className="soft">{partner.name} recommends</p>
        <h2>{BRAND.name}</h2>
        <p>{BRAND.tagline}</p>
        <img src={drawing} width="240" height="240" alt="QR code of the link" />
        <p>
          <strong>Scan, see the price, book.</strong>
          <br />
          You are picked up here: {partner.place}.
        </p>
        <p className="soft">{link.slice(link.indexOf('//') + 2)}</p>
      </section>
    </OfficePage>
  )
}

interface PartnersMonthPageProps {
  readonly month: string
  readonly lines: readonly PartnersMonth[]
}

/** All partners in a month. */
export function PartnersMonthPage({ month, lines }: PartnersMonthPageProps) {
  const due = sumOfShares(lines.map(({ commission, paidOut }) => lessOf(commission, paidOut)))
  return (
    <OfficePage page="partners" title={`Partners in ${showMonth(month)}`}>
      <MonthForm path={`${PATH}/month`} month={month} />
      {lines.length === 0 ? (
        <p>No ride of a partner's guest was driven.</p>
      ) : (
        <Figures
          head={['Partner', 'Rides', 'No-shows', 'Earned', 'Paid out', 'Due']}
          rows={lines.map(({ id, name, rides, noShows, commission, paidOut }) => [
            <a key="name" href={`${PATH}/${id}?month=${month}`}>
              {name}
            </a>,
            rides,
            noShows,
            inBoth(commission),
            inBoth(paidOut),
            <strong key="due">{inBoth(lessOf(commission, paidOut))}</strong>,
          ])}
        />
      )}
      <p className="collect">Due: {inBoth(due)}</p>
      <p className="soft">
        By the day of the pickup, once it is over, for what is paid of rides that were driven: none for no-shows,
        cancelled or unpaid ones.
      </p>
    </OfficePage>
  )
}

interface StatementProps {
  readonly partner: PartnerRow
  readonly month: string
  readonly rides: readonly StatementRide[]
}

export interface PartnerPageProps extends StatementProps {
  /** All that is due until the end of the month. */
  readonly open: OpenPayouts
  /** The newest first. */
  readonly payouts: readonly PartnerPayoutRow[]
  readonly today: string
  /** The newest first. */
  readonly invoices: readonly InvoiceRow[]
  /** What is to be invoiced until the end of the month. */
  readonly next: HouseInvoice
  readonly refusal?: string | undefined
  /** What was typed of whom its invoices are for, and is not kept. */
  readonly account?: TypedAccount | undefined
}

interface TypedAccount extends Readonly<
  Record<'company' | 'address' | 'taxNumber' | 'currency' | 'onAccount', string>
> {
  readonly seen: string | undefined
}

const KINDS = { transfer: 'Taxi', tour: 'Tour' } as const

/** @example '. USD 22.08 are paid out, USD 5.16 too much: the next payout is so much less.' */
function paidOutWords(earned: BothSums, paidOut: BothSums): string {
  if (paidOut.usd === 0 && paidOut.lkr === 0) return ''
  const more = paidTooMuch(earned, paidOut)
  if (more.usd === 0 && more.lkr === 0) return `, of which ${inBoth(paidOut)} are paid out`
  return `. ${inBoth(paidOut)} are paid out, ${inBoth(more)} too much: the next payout is so much less.`
}

const kindWords = ({ kind, isNoShow }: StatementRide) => (isNoShow ? `${KINDS[kind]}, no-show` : KINDS[kind])

const yours = ({ commission, currency }: StatementRide) => showAmount(commission[UNIT[currency]], currency)

/** @example '2 rides: USD 22.08, of which USD 5.00 are paid out' */
function sumWords(rides: readonly StatementRide[]): string {
  const driven = rides.filter(({ isNoShow }) => !isNoShow).length
  const earned = sumOfShares(rides.map(({ commission }) => commission))
  const paidOut = sumOfShares(rides.map((ride) => ride.paidOut))
  return `${driven} ${driven === 1 ? 'ride' : 'rides'}: ${inBoth(earned)}${paidOutWords(earned, paidOut)}`
}

/** The statement as a message: a line for each ride, as a chat shows it. */
const statementText = ({ partner, month, rides }: StatementProps): string =>
  [
    `${BRAND.name}: ${partner.name}, ${showMonth(month)}`,
    ...rides.map((ride) => {
      const { pickupDate, booking, currency, paid, percent } = ride
      const part = `${percent} % of ${whole(paid, currency)} paid`
      return `${showDate(pickupDate)}, ${booking}, ${kindWords(ride)}: ${ride.isNoShow ? '' : `${part}, `}${yours(ride)}`
    }),
    sumWords(rides),
  ].join('\n')

/** The statement, which is printed without the page around it. */
function Statement({ partner, month, rides }: StatementProps) {
  const { cents, dollars } = statementInRupees(rides)
  return (
    <section>
      <h2>
        Statement for {month}: {partner.name}
      </h2>
      <p className="soft">
        {BRAND.legalName} · {BRAND.registrationNumber} · {CONTACT.address.street}, {CONTACT.address.locality}
      </p>
      <Figures
        head={['Day', 'Booking', 'Ride', 'Price', 'Paid', 'Percent', 'Yours']}
        words={3}
        rows={rides.map((ride) => [
          ride.pickupDate,
          ride.booking,
          kindWords(ride),
          whole(ride.price, ride.currency),
          whole(ride.paid, ride.currency),
          ride.percent,
          yours(ride),
        ])}
      />
      <p className="collect">{sumWords(rides)}</p>
      <p className="soft">
        {dollars.length > 0 &&
          `${showAmount(cents, 'LKR')} at ${dollars.join(' or ')} rupees for a dollar, as the rides were booked. `}
        Confirmed rides, by their day, once it is over, for what is paid of them; those to which nobody came bring
        nothing, and cancelled ones are not listed.
      </p>
    </section>
  )
}

/** What is due, the form that notes that it was paid, and what was paid so far. */
function Payouts({ partner: { id }, month, open, payouts, today }: PartnerPageProps) {
  const takenBack = new Set(payouts.map(({ reverses }) => reverses))
  return (
    <>
      <h2>Paid out</h2>
      {open.USD.cents === 0 && open.LKR.cents === 0 && (
        <p>Nothing is due for rides until the end of {showMonth(month)}.</p>
      )}
      {PAYMENT_CURRENCIES.map((currency) => {
        const { cents, first } = open[currency]
        if (cents <= 0)
          return cents === 0 ? null : (
            <p key={currency}>
              {showAmount(-cents, currency)} too much is paid by now: the next payout is so much less.
            </p>
          )
        return (
          <Fragment key={currency}>
            <p>
              Due for all rides until the end of {showMonth(month)}: <strong>{showAmount(cents, currency)}</strong>
            </p>
            <Owners act="payouts">
              <form className="narrow-form" method="post" action={`${PATH}/${id}/payouts`}>
                <input type="hidden" name="month" value={month} />
                <input type="hidden" name="currency" value={currency} />
                <input type="hidden" name="seen" value={cents} />
                <MethodChoice label="How it was paid" defaultValue="bank" />
                <Field
                  label="On"
                  name="day"
                  type="date"
                  defaultValue={today}
                  min={first ?? undefined}
                  max={today}
                  required
                />
                <Submit>Note {showAmount(cents, currency)} as paid out</Submit>
              </form>
            </Owners>
          </Fragment>
        )
      })}
      {payouts.length > 0 && (
        <ul className="rows">
          {payouts.map((payout) => (
            <li key={payout.number}>
              <p>
                No. {payout.number}: {payoutWords(payout)}
                {payout.who && `, noted by ${payout.who}`}
                {payout.reverses !== null && <strong> takes back no. {payout.reverses}</strong>}
                {takenBack.has(payout.number) && <span className="soft"> (taken back)</span>}
              </p>
              {payout.reverses === null && !takenBack.has(payout.number) && (
                <Owners act="payouts">
                  <AskFirst
                    what="Take it back: it was wrong"
                    yes={`Yes, take payout ${payout.number} back`}
                    action={`${PATH}/${id}/payouts/${payout.number}/back`}
                  >
                    <p className="soft">Another payout takes it back, and what it paid is due again. Both stay.</p>
                    <input type="hidden" name="month" value={month} />
                  </AskFirst>
                </Owners>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What a house owes that pays for its guests, and its invoices. */
function HouseInvoices({ partner: { id, currency, onAccount }, month, invoices, next }: PartnerPageProps) {
  if (!onAccount && invoices.length === 0 && next.lines.length === 0) return null
  return (
    <>
      <h2>On the house's account</h2>
      {next.lines.length === 0 ? (
        <p>Nothing is to be invoiced for rides until the end of {showMonth(month)}.</p>
      ) : (
        <>
          <Figures
            head={['Day', 'Booking', 'Ride', 'Amount']}
            words={3}
            rows={next.lines.map(({ ride, cents }) => [
              ride.pickupDate,
              <a key="booking" href={`${HOME}/booking/${ride.reference}`}>
                {ride.reference}
              </a>,
              rideTitle(ride, ENGLISH_TEXTS),
              showAmount(cents, currency),
            ])}
          />
          <Owners act="payouts">
            <AskFirst
              what={`${next.cents < 0 ? 'Credit' : 'Invoice'} ${showAmount(next.cents, currency)} for rides until the end of ${showMonth(month)}`}
              yes={next.cents < 0 ? 'Yes, issue the credit note' : 'Yes, issue the invoice'}
              action={`${PATH}/${id}/invoices`}
            >
              <p className="soft">It gets the next number, and stays: nobody can change it.</p>
              <input type="hidden" name="month" value={month} />
              <input type="hidden" name="seen" value={next.cents} />
            </AskFirst>
          </Owners>
        </>
      )}
      {invoices.length > 0 && (
        <ul className="rows">
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <a href={`${HOME}/money/invoices/${invoice.number}`}>
                <strong>{invoiceTitle(invoice, ENGLISH_TEXTS)}</strong> · {invoice.day} · until {invoice.month} ·{' '}
                {showAmount(invoice.cents, invoice.currency)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Whom its invoices are for. */
function AccountForm({ partner, account }: Pick<PartnerPageProps, 'partner' | 'account'>) {
  const { id, onAccount } = partner
  return (
    <details open={onAccount || account !== undefined} style={{ marginTop: '1rem' }}>
      <summary style={{ paddingBlock: '.625rem' }}>Invoices: the house pays for its guests</summary>
      <Owners act="payouts">
        <form className="narrow-form" method="post" action={`${PATH}/${id}/account`}>
          <p className="soft">
            Of guests whom you book for it by telephone from now on; they read that the house pays. Whoever books by its
            link pays alone: anybody may have that link.
          </p>
          <input type="hidden" name="seen" value={account ? account.seen : shownAccount(partner)} />
          <CompanyFields values={account ?? partner} />
          <Choice
            label="Currency of its invoices"
            name="currency"
            defaultValue={account?.currency ?? partner.currency}
            choices={PAYMENT_CURRENCIES.map((each) => [each, each])}
          />
          <Choice
            label="Who pays"
            name="onAccount"
            defaultValue={account?.onAccount ?? (onAccount ? 'yes' : '')}
            choices={[
              ['', 'Each guest'],
              ['yes', 'The house, each month'],
            ]}
          />
          <Submit>Keep</Submit>
        </form>
      </Owners>
    </details>
  )
}

/** A link that is closed never opens again, and the house may have printed it: closing it is asked about. */
function Link({ partner: { id, name, endedAt } }: { readonly partner: PartnerRow }) {
  if (endedAt !== null)
    return (
      <Owners act="end-partnership">
        <form className="actions" method="post" action={`${PATH}/${id}/link`}>
          <Button>Take up again with a new link</Button>
        </form>
      </Owners>
    )
  return (
    <>
      <div className="actions">
        <ButtonLink href={`${PATH}/${id}/card`}>Link and card</ButtonLink>
      </div>
      <details>
        <summary>Make a new link and close this one</summary>
        <p className="soft">
          The link and each card that {name} has printed book nothing for it any more, for good: it needs new ones.
        </p>
        <Owners act="end-partnership">
          <form className="actions" method="post" action={`${PATH}/${id}/link`}>
            <Button look="bad">Yes, close the link of {name}</Button>
          </form>
        </Owners>
      </details>
      <details>
        <summary>End the partnership</summary>
        <p className="soft">
          The link and each card that {name} has printed book nothing for it any more. Taken up again it gets another
          link. Its statements stay.
        </p>
        <Owners act="end-partnership">
          <form className="actions" method="post" action={`${PATH}/${id}/end`}>
            <Button look="bad">Yes, end it with {name}</Button>
          </form>
        </Owners>
      </details>
    </>
  )
}

export function PartnerPage(props: PartnerPageProps) {
  const { partner, month, rides, refusal, account } = props
  const { id, name, place, percent } = partner
  return (
    <OfficePage page="partners" title={name} refusal={refusal}>
      <MonthForm path={`${PATH}/${id}`} month={month} />
      <Statement partner={partner} month={month} rides={rides} />
      <div className="no-paper">
        {rides.length > 0 && (
          <MessageSection title="Message to the house" text={statementText(props)}>
            What it has earned in this month, to be sent to it. It names no guest.
          </MessageSection>
        )}
        <Payouts {...props} />
        <HouseInvoices {...props} />
        <h2>The entry</h2>
        <PartnerForm typed={{ id: String(id), name, place, percent: String(percent), seen: shownPartner(partner) }} />
        <AccountForm partner={partner} account={account} />
        <Link partner={partner} />
      </div>
    </OfficePage>
  )
}

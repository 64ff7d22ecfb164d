/** One ride, with all of its booking and the steps that are possible. */
import { Fragment, type ReactNode } from 'react'
import { pickupInstant, runningOrAll } from '#domain/bookings/ride.ts'
import { quotedPrice } from '#domain/bookings/agreed/agreed-price.ts'
import { quotedWords } from '#domain/bookings/money/said-sums.ts'
import { actOfStep, impossibleStep, type OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import { backText, openText } from '#domain/bookings/money/payments.ts'
import { backOf, openUsd, paidOf } from '#domain/bookings/money/sums.ts'
import { driverNoteLines } from '#domain/bookings/ride-summary.ts'
import {
  Answered,
  Concerns,
  Contact,
  DRIVER_TEXTS,
  LinkPhone,
  type Message,
  MessageSection,
  Notice,
  OperatorPage,
  ridePath,
  SaidLate,
  State,
  WhenAndStatus,
} from '#worker/office/parts.tsx'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { BRAND } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { NEWEST, withSeen } from '#domain/d1-bookmarks.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { whoMay } from '#domain/roles.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { eventText, hasBegun, isMet, saidWords } from '#domain/bookings/day/ride-events.ts'
import { LANGUAGES } from '#domain/languages/languages.ts'
import { refundWords } from '#domain/bookings/money/gateway-refunds.ts'
import type { Alarm } from '#worker/alarms/alarms.ts'
import { HOME } from '#worker/platform/access.ts'
import type { OfficeTap, OfficeTaps } from '#worker/day/office-taps.ts'
import { Button, ButtonLink, NoEnter } from '#worker/platform/plain-page.tsx'
import { notesOfHistory } from '#worker/steps/open-notes.ts'
import type { DriverDeviceRow } from '#worker/database/schema.ts'
import type { BookingWithHistory, ListedBooking } from '#worker/lists/booking-list.ts'
import type { UnclearRefund } from '#worker/payments/gateway-refunds.ts'
import {
  awaitsAnswer,
  type DepositWords,
  entryWords,
  LANGUAGE_NAMES,
  languageWords,
  payerWords,
  priceWords,
  residentWords,
  rideWords,
  showInstant,
  sumWords,
  wishWords,
} from '#worker/lists/office-texts.ts'
import type { GuestMessage } from '#worker/guests/keep-handlers.tsx'
import { useMay } from '#worker/office/roles.tsx'
import { AlarmCards, ClosedAlarms, NoteCards } from './cards.tsx'
import { allRidesPath, FOR_ALL, reversible, STEPS } from './step-page.tsx'

/** What came for the whole booking beyond what could be paid of it, and has not gone back. */
function BeyondPrice({ entries }: Pick<RidePageProps, 'entries'>) {
  const usd = entries.reduce((sum, { overUsd }) => sum + overUsd, 0)
  const lkr = entries.reduce((sum, { overLkr }) => sum + overLkr, 0)
  const sums = [...(usd > 0 ? [formatUsd(usd)] : []), ...(lkr > 0 ? [formatLkr(lkr)] : [])]
  return sums.length === 0 ? null : <Line label="Beyond the price">{sums.join(' and ')} came, and did not go back</Line>
}

/** Refunds of which the gateway's answer was not clear: a person says whether the money went back. */
function UnclearRefunds({ refunds }: { readonly refunds: readonly UnclearRefund[] }) {
  const may = useMay()
  return refunds.map((refund) => (
    <section key={refund.id} className="notice">
      <p>
        {refundWords(refund)}, asked {showInstant(refund.askedAt)}
        {refund.said && ` (${refund.said})`}. It is not asked for again. Look in the gateway's portal whether it went
        back.
      </p>
      {may('money-back') && (
        <form className="actions" method="post" action={`${HOME}/refunds/${refund.id}`}>
          <Button name="what" value="back">
            It went back
          </Button>
          <Button name="what" value="not">
            It did not
          </Button>
        </form>
      )}
    </section>
  ))
}

/** For a guest who reads no mail. @param phone E.164 */
function GuestMessageSection({
  message: { text, texts },
  phone,
}: {
  readonly message: GuestMessage
  readonly phone: string
}) {
  const { tag } = LANGUAGES[texts.language]
  return (
    <MessageSection title="Message to the guest" text={text} lang={tag} phone={phone}>
      In {LANGUAGE_NAMES.of(tag)}: the booking, the driver and the guest’s own link to change it. For WeChat copy it.
    </MessageSection>
  )
}

export interface RidePageProps extends BookingWithHistory {
  /** To its guest; none where nothing is ahead. */
  readonly guestMessage?: GuestMessage | null
  /** Of the booking: what is asked for, or has come. */
  readonly deposit?: DepositWords | null
  /** On which the driver's links open. */
  readonly device?: DriverDeviceRow | undefined
  /** What the office may say for the driver; none of a ride that nobody drives now. */
  readonly taps?: OfficeTaps | null | undefined
  readonly message?: Message | undefined
  readonly alarms: readonly Alarm[]
  readonly now: Date
  /** The most whole dollars that can go back to a card at once. */
  readonly mostToCard?: number
  /** What a gateway was asked to give back, and nobody knows whether it did. */
  readonly unclear?: readonly UnclearRefund[]
}

/** For a driver without a smartphone, who calls. */
function Taps({
  booking,
  taps: { stage, next, events },
}: {
  readonly booking: ListedBooking
  readonly taps: OfficeTaps
}) {
  const action = ridePath(booking, 'tap')
  return (
    <section>
      <h2>On the day</h2>
      <p>
        {stage === null
          ? 'The driver has not said yet that they have set out.'
          : `Said: ${events.map((said) => saidWords(said, booking)).join('; ')}.`}{' '}
        {next.length > 0 && 'Tap for a driver who calls:'}
      </p>
      {next.length > 0 && (
        <form className="actions" method="post" action={action} style={{ alignItems: 'end' }}>
          <NoEnter />
          <label>
            Minutes ago
            <input name="minutes" inputMode="numeric" pattern="\d{1,3}" placeholder="0" size={4} autoComplete="off" />
          </label>
          {next.map((tap) => (
            <Button key={tap} name="tap" value={tap}>
              {(booking.train && BAGS_BUTTONS[tap]) || TAP_BUTTONS[tap]}
            </Button>
          ))}
        </form>
      )}
      {stage !== null && stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' && (
        <form className="actions" method="post" action={action}>
          <Button name="back" value={stage}>
            Take back “{eventText(stage, booking)}”
          </Button>
        </form>
      )}
    </section>
  )
}

const TAP_BUTTONS: Readonly<Record<OfficeTap, string>> = {
  'set-out': 'Has set out',
  'at-pickup': 'Is at the pickup',
  'on-board': 'Guest is on board',
  'bags-here': 'The bags are there',
  done: 'Guest is dropped off',
  'broken-down': 'The car has broken down',
}

/** Of a ride without guests. */
const BAGS_BUTTONS: Partial<typeof TAP_BUTTONS> = { 'on-board': 'Bags are on board', done: 'Bags are handed over' }

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** A local part may hold signs that mean something in a link: 'ann?cc=eve@example.com'. */
const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Opens WhatsApp with the driver's sheet, in the driver's language. */
function sheetLink(
  { driverPhone, driverCode, pickupDate, pickupTime }: ListedBooking,
  { messages, date }: DriverTexts,
): string {
  const sheet = `${BRAND.origin}${plainPaths.driverSheet(driverCode!)}`
  const text = messages.sheet(BRAND.name, date(pickupDate), pickupTime, sheet)
  return `https://wa.me/${driverPhone!.slice(1)}?text=${encodeURIComponent(text)}`
}

export function RidePage({
  booking,
  rides,
  history,
  happened,
  entries,
  partner,
  taps,
  device,
  message,
  alarms,
  now,
  mostToCard = 0,
  unclear = [],
  guestMessage = null,
  deposit = null,
}: RidePageProps) {
  const { ride, reference, status, pickupDate, pickupTime, phone, phoneTyped, email, details } = booking
  const { driverName, driverPhone, driverCar, driverCode, distanceKm, priceLkr, quotedUsd, priceReason } = booking
  const may = useMay()
  const possible = (Object.keys(STEPS) as OperatorStep[]).filter(
    (step) =>
      impossibleStep(booking, step) === null &&
      (step !== 'resend' || email !== '') &&
      // Who paid nothing may have taken a taxi, where our car did not come.
      (step !== 'refund' ||
        booking.paidUsd > 0 ||
        (status !== 'no-show' && pickupInstant(booking) <= now.getTime() && !isMet(taps?.stage ?? null))) &&
      (step !== 'give-back' || (booking.paidUsd > 0 && mostToCard > 0)) &&
      (step !== 'reverse' || reversible(entries).length > 0) &&
      (step !== 'no-show' ||
        (pickupInstant(booking) <= now.getTime() && booking.brokeDownAt === null && !isMet(taps?.stage ?? null))),
  )
  const steps = possible.filter((step) => may(actOfStep(step)))
  return (
    <OperatorPage>
      <Notice message={message} />
      <h1>
        {ride} <State booking={booking} />
      </h1>
      <AlarmCards alarms={alarms} page="ride" now={now} />
      <Concerns booking={booking} />
      <UnclearRefunds refunds={unclear} />
      <dl>
        <Line label="Pickup">
          <span className="time">{pickupTime}</span> {showDate(pickupDate)}
        </Line>
        <Line label="Ride">
          {rideWords(booking)} · {distanceKm} km
        </Line>
        <Line label="Price">
          {priceLkr === null || booking.inRupees ? '' : `${formatLkr(priceLkr)} · `}
          {priceWords(booking)}
          {quotedUsd !== null &&
            ` · instead of ${quotedWords(quotedPrice(booking), priceReason, ENGLISH_TEXTS.formats, booking.inRupees ? booking : {})}`}
          {booking.arrangement === 'stay' && ` · a part of the price of a car and driver for ${booking.stayDays} days`}
          {booking.cancelFeeUsd > 0 &&
            ` · ${sumWords(booking, 'charge')} owed for the ${status === 'no-show' ? 'no-show' : 'cancellation'}`}
        </Line>
        <Line label="To be paid">
          {openUsd(booking) === 0 ? 'nothing more' : `${openText(booking)}${payerWords(booking)}`}
        </Line>
        {deposit && (
          <Line label="Deposit">{deposit.isLate ? <span className="bad">{deposit.words}</span> : deposit.words}</Line>
        )}
        {backOf(booking) > 0 && <Line label="To be given back">{backText(booking)}</Line>}
        <BeyondPrice entries={entries} />
        {entries.length > 0 && (
          <Line label="Cash book">
            {entries.map((entry) => (
              <Fragment key={entry.number}>
                {entryWords(entry)}
                <br />
              </Fragment>
            ))}
          </Line>
        )}
        <Line label="For a company">
          <a href={`${HOME}/money/invoices/new?reference=${reference}`}>Invoices</a>
        </Line>
        {partner && <Line label="Sent by">{partner}</Line>}
        <Line label="Guest">
          {phone}
          {phoneTyped && phoneTyped.replace(/[^\p{Nd}+]/gu, '') !== phone ? ` (typed ${phoneTyped})` : ''}
          <br />
          {email}
        </Line>
        {residentWords(booking) && <Line label="Lives in Sri Lanka">{residentWords(booking)}</Line>}
        {languageWords(booking) && <Line label="Language">{languageWords(booking)}</Line>}
        {wishWords(booking) && <Line label="Wish for the driver">{wishWords(booking)}</Line>}
        {driverNoteLines(booking, ENGLISH_TEXTS).map(({ label, value }) => (
          <Line key={label} label={label}>
            {value}
          </Line>
        ))}
        <Line label="Details">
          <span style={{ whiteSpace: 'pre-line' }}>{details || '-'}</span>
        </Line>
        <Line label="Driver">
          {driverName === null ? (
            'nobody yet'
          ) : (
            <>
              {driverName} · <a href={`tel:${driverPhone}`}>{driverPhone}</a> · {driverCar}
              {(!hasBegun(taps?.stage ?? null) || booking.driverAnswer === 'cannot') && awaitsAnswer(booking, now) && (
                <Answered answer={booking.driverAnswer} />
              )}
              <SaidLate booking={booking} now={now} />
            </>
          )}
        </Line>
      </dl>
      <div className="actions">
        <Contact booking={booking} />
        {email && <ButtonLink href={mailLink(email)}>Mail</ButtonLink>}
      </div>
      {driverPhone !== null && driverCode !== null && status === 'confirmed' && (
        <>
          <div className="actions">
            <ButtonLink look="go" href={sheetLink(booking, DRIVER_TEXTS[device?.language ?? 'en'])}>
              Send the sheet to the driver
            </ButtonLink>
          </div>
          <LinkPhone phone={driverPhone} device={device} now={now} back={ridePath(booking)} />
        </>
      )}
      <NoteCards notes={notesOfHistory(history, reference, rides.length)} title="Open notes" />
      <ClosedAlarms alarms={alarms} page="ride" now={now} />
      {taps && <Taps booking={booking} taps={taps} />}
      <h2>Steps</h2>
      <div className="actions">
        {steps.map((step) => (
          <a key={step} className={STEPS[step].danger ? 'button button--bad' : 'button'} href={ridePath(booking, step)}>
            {step === 'driver' && driverName !== null
              ? 'Another driver'
              : step === 'refund' && booking.paidUsd === 0
                ? 'Give money for a taxi'
                : STEPS[step].title}
          </a>
        ))}
        <ButtonLink href={withSeen(paths.booking(reference), NEWEST)}>The guest's page</ButtonLink>
      </div>
      {[...new Set(possible.filter((step) => !steps.includes(step)).map(actOfStep))].map(
        (act) =>
          act !== 'everybody' && (
            <p key={act} className="soft">
              {whoMay(act)}
            </p>
          ),
      )}
      {guestMessage && phone && <GuestMessageSection message={guestMessage} phone={phone} />}
      {rides.length > 1 && <Itinerary rides={rides} current={booking} mostToCard={mostToCard} />}
      <h2>History</h2>
      <ul>
        {happened.map(({ at, words }, i) => (
          <li key={i}>
            {showInstant(at)} {words}
          </li>
        ))}
      </ul>
    </OperatorPage>
  )
}

/** All rides of the booking, in their order. */
function Itinerary({
  rides,
  current,
  mostToCard,
}: {
  readonly rides: readonly ListedBooking[]
  readonly current: ListedBooking
  readonly mostToCard: number
}) {
  const may = useMay()
  const forAll = FOR_ALL.filter(
    (step) =>
      may(actOfStep(step)) && (step === 'paid' || paidOf(rides) > 0) && (step !== 'give-back' || mostToCard > 0),
  )
  return (
    <>
      <h2>All rides of this booking</h2>
      <ol className="cards">
        {rides.map((each) => (
          <li key={each.ride} className="card">
            <WhenAndStatus booking={each} />
            <p>
              {each.ride === current.ride ? (
                <strong>{rideWords(each)}</strong>
              ) : (
                <a href={ridePath(each)}>{rideWords(each)}</a>
              )}
            </p>
            <p className="soft">
              {priceWords(each)} · {each.driverName === null ? 'no driver yet' : `driver ${each.driverName}`}
            </p>
          </li>
        ))}
      </ol>
      <p>All rides together: {priceWords(runningOrAll(rides))}</p>
      <div className="actions">
        {forAll.map((step) => (
          <ButtonLink key={step} href={allRidesPath(current, step)}>
            {STEPS[step].title}: all rides
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

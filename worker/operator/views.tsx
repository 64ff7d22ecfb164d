/** The operator's pages: lists of bookings, one booking, the form of a step, the sheet of a day. */
import { isRunning } from '#domain/bookings/texts.ts'
import { Fragment, type ReactNode } from 'react'
import { priceBounds, quotedPrice, quotedWords, showPrice } from '#domain/bookings/agreed-price.ts'
import { noteFieldLabel, noteMax, noteRow, notesOf } from '#domain/bookings/driver-notes.ts'
import {
  CONCERN_TEXTS,
  DRIVER_LIMITS,
  impossibleStep,
  MAX_REASON,
  MAX_REMARK,
  type OperatorStep,
} from '#domain/bookings/operator-steps.ts'
import {
  ENTERED_METHODS,
  METHOD_WORDS,
  openText,
  openUsd,
  ridesPaidTogether,
  totalPrice,
} from '#domain/bookings/payments.ts'
import { driverNoteLines } from '#domain/bookings/summary.ts'
import { BRAND } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { paths } from '#domain/paths.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { HOME } from '#worker/platform/access.ts'
import { Field, ShownFields } from '#worker/platform/plain-page.tsx'
import type { DriverChoice } from '#worker/lists/drivers.ts'
import type { BookingWithHistory, ListedBooking } from '#worker/lists/booking-list.ts'
import { newsMessage, newsWords } from '#worker/steps/drivers-to-tell.ts'
import {
  driverWords,
  entryWords,
  guestWords,
  historyWords,
  noticeWords,
  priceWords,
  languageWords,
  rideWords,
  showInstant,
} from '#worker/lists/words.ts'
import { guestChatLink } from '#worker/bookings/guest-texts.ts'
import type { OperatorBooking } from '#worker/database/schema.ts'
import type { PaymentProblemRow } from '#worker/payments/notices.ts'

/** The page of a ride, or of a step with it. */
export const ridePath = ({ reference, position, rides }: ListedBooking, step = '') =>
  `${HOME}/booking/${reference}${step && `/${step}`}${rides > 1 ? `?ride=${position}` : ''}`

const dayPath = (date: string) => `${HOME}/day/${date}`

/** The lists that the operator's pages show, by their part of the address. */
export const LISTS = { now: 'Now', today: 'Today', tomorrow: 'Tomorrow', later: 'All coming', past: 'Past' } as const
export type ListName = keyof typeof LISTS

/** Bookings on one page of a list. */
export const PAGE_SIZE = 100

const STATUS_CLASSES = { new: 'sand', confirmed: 'good', cancelled: 'soft' } as const

export function Contact({ booking }: { readonly booking: ListedBooking }) {
  const { phone, ride: reference } = booking
  if (!phone) return <span className="soft">Personal data erased</span>
  return (
    <>
      <a className="button" href={`tel:${phone}`} aria-label={`Call the guest of ${reference}`}>
        Call the guest
      </a>
      <a className="button" href={guestChatLink(booking)} aria-label={`Write to the guest of ${reference} on WhatsApp`}>
        WhatsApp
      </a>
    </>
  )
}

/** Each driver who does not know yet what changed, with what is needed to tell them. */
export function DriversToTell({ booking }: { readonly booking: ListedBooking }) {
  return booking.driversToTell.map((driver) => (
    <div key={driver.phone}>
      <p className="bad">
        {CONCERN_TEXTS['tell-driver']}: {newsWords(driver)}
      </p>
      <form className="actions" method="post" action={ridePath(booking, 'told')}>
        <input type="hidden" name="phone" value={driver.phone} />
        <a className="button" href={`tel:${driver.phone}`}>
          Call {driver.name}
        </a>
        <a
          className="button"
          href={`https://wa.me/${driver.phone.slice(1)}?text=${encodeURIComponent(newsMessage(driver, booking))}`}
        >
          WhatsApp {driver.name}
        </a>
        <button className="button" type="submit">
          {driver.name} knows
        </button>
      </form>
    </div>
  ))
}

export function Concerns({ booking }: { readonly booking: ListedBooking }) {
  return (
    <>
      <DriversToTell booking={booking} />
      {booking.concerns
        .filter((concern) => concern !== 'tell-driver')
        .map((concern) => (
          <p key={concern} className="bad">
            {CONCERN_TEXTS[concern]}
          </p>
        ))}
    </>
  )
}

function Card({ booking }: { readonly booking: ListedBooking }) {
  const { ride, status, driverName, pickupDate, pickupTime, concerns } = booking
  return (
    <li className={concerns.length > 0 ? 'card card--concern' : 'card'}>
      <p>
        <span className="time">{pickupTime}</span> {showDate(pickupDate)} ·{' '}
        <span className={STATUS_CLASSES[status]}>{status}</span>
      </p>
      <p>{rideWords(booking)}</p>
      <p className="soft">
        {guestWords(booking) && `${guestWords(booking)} · `}
        {priceWords(booking)}
        {languageWords(booking) && ` · ${languageWords(booking)}`}
        {driverName === null ? '' : ` · driver ${driverName}`}
      </p>
      <Concerns booking={booking} />
      <div className="actions">
        <a className="button button--go" href={ridePath(booking)}>
          {ride}
        </a>
        <Contact booking={booking} />
      </div>
    </li>
  )
}

function Cards({ bookings }: { readonly bookings: readonly ListedBooking[] }) {
  return bookings.length > 0 ? (
    <ul className="cards">
      {bookings.map((booking) => (
        <Card key={booking.ride} booking={booking} />
      ))}
    </ul>
  ) : (
    <p className="soft">None</p>
  )
}

/** @param search what is looked for, `null` on a list */
export function Top({ list, search = '' }: { readonly list?: ListName; readonly search?: string }) {
  return (
    <header>
      <nav aria-label="Lists">
        {Object.entries(LISTS).map(([name, title]) => (
          <a
            key={name}
            href={name === 'now' ? HOME : `${HOME}/${name}`}
            aria-current={name === list ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
        <a href={`${HOME}/new`}>New booking</a>
        <a href={`${HOME}/money`}>Office</a>
      </nav>
      <form className="search" action={`${HOME}/find`} role="search">
        <input
          name="text"
          type="search"
          defaultValue={search}
          aria-label="Reference, phone, mail, place or driver"
          placeholder="Reference, phone, mail, place, driver"
          minLength={2}
          maxLength={100}
          required
        />
        <button className="button" type="submit">
          Find
        </button>
      </form>
    </header>
  )
}

/** What the payment gateway said and nobody has seen to, each with the button that says so. */
function Payments({ notices }: { readonly notices: readonly PaymentProblemRow[] }) {
  if (notices.length === 0) return null
  return (
    <>
      <h2>Payments that need a hand ({notices.length})</h2>
      <ul className="cards">
        {notices.map((notice) => (
          <li key={notice.id} className="card card--concern">
            <p>{noticeWords(notice)}</p>
            <form className="actions" method="post" action={`${HOME}/payments/${notice.id}`}>
              {notice.reference !== null && (
                <a className="button button--go" href={`${HOME}/booking/${notice.reference}`}>
                  {notice.reference}
                </a>
              )}
              <button className="button" type="submit">
                I have seen to it
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ListPageProps {
  readonly name: ListName
  readonly bookings: readonly ListedBooking[]
  /** What needs a hand, on the list of now. */
  readonly concerned: readonly ListedBooking[]
  readonly payments: readonly PaymentProblemRow[]
  /** Counts from 0. */
  readonly pageNumber: number
  /** When the cron last ran, if it is silent; `null` if never. */
  readonly silentSince: string | null | undefined
  readonly now: Date
}

export function CronNotice({ silentSince }: { readonly silentSince: string | null | undefined }) {
  if (silentSince === undefined) return null
  const { date, time } = sriLankaTime(new Date(silentSince ?? 0))
  return (
    <p className="notice notice--bad" role="alert">
      <strong>The cron is silent</strong>: {silentSince === null ? 'it has never run' : `last run ${date} ${time}`}. No
      mail is tried again, nobody is reminded.
    </p>
  )
}

export function ListPage({ name, bookings, concerned, payments, pageNumber, silentSince, now }: ListPageProps) {
  const { date, time } = sriLankaTime(now)
  const tomorrow = sriLankaTime(new Date(now.getTime() + DAY_MS)).date
  const path = `${HOME}/${name}`
  const others = bookings.filter(({ ride }) => !concerned.some((each) => each.ride === ride))
  return (
    <>
      <Top list={name} />
      <main>
        <CronNotice silentSince={silentSince} />
        <h1>
          {BRAND.name}: {LISTS[name]}
        </h1>
        <p className="soft">
          {date} {time}, Sri Lanka time. To print: <a href={dayPath(date)}>today</a>,{' '}
          <a href={dayPath(tomorrow)}>tomorrow</a>
        </p>
        {name === 'now' && (
          <>
            <h2>Needs a hand ({concerned.length})</h2>
            <Cards bookings={concerned} />
            <Payments notices={payments} />
            <h2>All others from 24 hours ago to 48 hours ahead</h2>
          </>
        )}
        <Cards bookings={others} />
        <nav aria-label="Pages">
          {pageNumber > 0 && <a href={`${path}?page=${pageNumber - 1}`}>Back</a>}
          {bookings.length === PAGE_SIZE && <a href={`${path}?page=${pageNumber + 1}`}>More</a>}
        </nav>
      </main>
    </>
  )
}

export function SearchPage({ text, bookings }: { readonly text: string; readonly bookings: readonly ListedBooking[] }) {
  return (
    <>
      <Top search={text} />
      <main>
        <h1>With “{text}”, the latest first</h1>
        <Cards bookings={bookings} />
      </main>
    </>
  )
}

/** What a step does, as its button and its page say it. */
const STEPS: Record<OperatorStep, { readonly title: string; readonly tells: boolean; readonly danger?: true }> = {
  confirm: { title: 'Confirm', tells: true },
  driver: { title: 'Assign a driver', tells: true },
  change: { title: 'Change', tells: true },
  price: { title: 'Agree another price', tells: true },
  paid: { title: 'Note a payment', tells: false },
  refund: { title: 'Give money back', tells: true },
  note: { title: 'Write a note', tells: false },
  resend: { title: 'Send the mail again', tells: true },
  reopen: { title: 'Take up again', tells: false },
  cancel: { title: 'Cancel', tells: true, danger: true },
}

/** What was just done, or refused. */
interface Message {
  readonly text: string
  readonly refused: boolean
}

function Notice({ message }: { readonly message: Message | undefined }) {
  if (!message) return null
  return (
    <p className={message.refused ? 'notice notice--bad' : 'notice'} role="alert">
      {message.text}
    </p>
  )
}

export interface RidePageProps extends BookingWithHistory {
  readonly message?: Message | undefined
}

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

/** Opens WhatsApp with the driver's sheet. */
function sheetLink({ driverPhone, driverCode, pickupDate, pickupTime }: ListedBooking): string {
  const sheet = `${BRAND.origin}${paths.driverSheet(driverCode!)}`
  const text = `${BRAND.name}: ride on ${showDate(pickupDate)}, ${pickupTime}. All you need: ${sheet}`
  return `https://wa.me/${driverPhone!.slice(1)}?text=${encodeURIComponent(text)}`
}

export function RidePage({ booking, rides, history, entries, partner, message }: RidePageProps) {
  const { ride, reference, status, pickupDate, pickupTime, phone, phoneTyped, email, details, createdAt } = booking
  const { driverName, driverPhone, driverCar, driverCode, distanceKm, priceLkr, quotedUsd, priceReason } = booking
  const steps = (Object.keys(STEPS) as OperatorStep[]).filter(
    (step) => impossibleStep(booking, step) === null && (step !== 'refund' || booking.paidUsd > 0),
  )
  return (
    <>
      <Top />
      <main>
        <Notice message={message} />
        <h1>
          {ride} <span className={STATUS_CLASSES[status]}>{status}</span>
        </h1>
        <Concerns booking={booking} />
        <dl>
          <Line label="Pickup">
            <span className="time">{pickupTime}</span> {showDate(pickupDate)}
          </Line>
          <Line label="Ride">
            {rideWords(booking)} · {distanceKm} km
          </Line>
          <Line label="Price">
            {priceLkr === null ? '' : `${formatLkr(priceLkr)} · `}
            {priceWords(booking)}
            {quotedUsd !== null &&
              ` · instead of ${quotedWords(quotedPrice(booking), priceReason, ENGLISH_TEXTS.formats)}`}
            {booking.arrangement === 'stay' &&
              ` · a part of the price of a car and driver for ${booking.stayDays} days`}
            {booking.cancelFeeUsd > 0 && ` · ${formatUsd(booking.cancelFeeUsd)} owed for the cancellation`}
          </Line>
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
          {partner && <Line label="Sent by">{partner}</Line>}
          <Line label="Guest">
            {phone}
            {phoneTyped && phoneTyped.replace(/[^\p{Nd}+]/gu, '') !== phone ? ` (typed ${phoneTyped})` : ''}
            <br />
            {email}
          </Line>
          {languageWords(booking) && <Line label="Language">{languageWords(booking)}</Line>}
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
              </>
            )}
          </Line>
        </dl>
        <div className="actions">
          <Contact booking={booking} />
          {email && (
            <a className="button" href={mailLink(email)}>
              Mail
            </a>
          )}
        </div>
        {driverName !== null && driverCode !== null && status === 'confirmed' && (
          <div className="actions">
            <a className="button button--go" href={sheetLink(booking)}>
              Send the sheet to the driver
            </a>
            <a className="button" href={paths.driverSheet(driverCode)}>
              See the sheet
            </a>
          </div>
        )}
        <h2>Steps</h2>
        <div className="actions">
          {steps.map((step) => (
            <a
              key={step}
              className={STEPS[step].danger ? 'button button--bad' : 'button'}
              href={ridePath(booking, step)}
            >
              {step === 'driver' && driverName !== null ? 'Another driver' : STEPS[step].title}
            </a>
          ))}
          <a className="button" href={paths.booking(reference)}>
            The guest's page
          </a>
        </div>
        {rides.length > 1 && <Itinerary rides={rides} current={booking} />}
        <h2>History</h2>
        <ul>
          <li>{showInstant(createdAt)} booked</li>
          {history.map((row) => (
            <li key={row.version}>
              {showInstant(row.at)} {historyWords(row, rides.length)}
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

/** All rides of the booking, in their order. */
function Itinerary({ rides, current }: { readonly rides: readonly ListedBooking[]; readonly current: ListedBooking }) {
  return (
    <>
      <h2>All rides of this booking</h2>
      <ol className="cards">
        {rides.map((each) => (
          <li key={each.ride} className="card">
            <p>
              <span className="time">{each.pickupTime}</span> {showDate(each.pickupDate)} ·{' '}
              <span className={STATUS_CLASSES[each.status]}>{each.status}</span>
            </p>
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
      <p>All rides together: {priceWords(totalPrice(ridesPaidTogether(rides)))}</p>
      <div className="actions">
        {FOR_ALL.filter((step) => step !== 'refund' || totalPrice(rides).paidUsd > 0).map((step) => (
          <a key={step} className="button" href={allRidesPath(current, step)}>
            {STEPS[step].title}: all rides
          </a>
        ))}
      </div>
    </>
  )
}

/** What is paid of cancelled rides and not owed for them. */
const dueBackUsd = (rides: readonly ListedBooking[]) =>
  rides.reduce(
    (sum, { status, paidUsd, cancelFeeUsd }) =>
      status === 'cancelled' ? sum + Math.max(0, paidUsd - cancelFeeUsd) : sum,
    0,
  )

interface StepPageProps {
  readonly booking: ListedBooking
  readonly step: OperatorStep
  /** All rides of the booking, where the form speaks of all. */
  readonly all?: readonly ListedBooking[]
  /** The listed drivers, where one is to be assigned. */
  readonly drivers?: readonly DriverChoice[]
  /** What was typed into a form that was refused. */
  readonly typed?: Readonly<Record<string, string>>
  readonly message?: Message | undefined
}

/** What the form of a step shows at first. */
function shownFields({ booking, step }: Pick<StepPageProps, 'booking' | 'step'>): Record<string, string> {
  switch (step) {
    case 'driver':
      return { name: booking.driverName ?? '', phone: booking.driverPhone ?? '', car: booking.driverCar ?? '' }
    case 'change': {
      const notes = notesOf(booking.kind).map((name) => [name, String(booking[name] ?? '')])
      return { date: booking.pickupDate, time: booking.pickupTime, ...Object.fromEntries(notes) }
    }
    default:
      return {}
  }
}

/** Steps that are taken with all rides of a booking at once. */
const FOR_SEVERAL: readonly OperatorStep[] = [
  'confirm',
  'driver',
  'resend',
  'reopen',
  'cancel',
  'note',
  'paid',
  'refund',
]
/** Those with another form for all rides: it speaks of another amount. */
const FOR_ALL: readonly OperatorStep[] = ['paid', 'refund']

export const hasFormForAll = ({ rides }: ListedBooking, step: OperatorStep) => rides > 1 && FOR_ALL.includes(step)

/** The form of a step with all rides of a booking. */
const allRidesPath = (booking: ListedBooking, step: OperatorStep) => `${ridePath(booking, step)}&all=yes`

export const isForSeveral = ({ rides }: ListedBooking, step: OperatorStep) => rides > 1 && FOR_SEVERAL.includes(step)

/** Whether the step is for all rides. */
function AllRides({ booking, step, all, typed }: StepPageProps) {
  if (!isForSeveral(booking, step)) return null
  if (hasFormForAll(booking, step)) return all ? <input type="hidden" name="all" value="yes" /> : null
  return (
    <label style={{ display: 'flex', gap: '.5rem', alignItems: 'center' }}>
      <input
        type="checkbox"
        name="all"
        value="yes"
        defaultChecked={typed ? typed.all === 'yes' : step === 'driver' && booking.arrangement === 'stay'}
        style={{ width: '1.5rem', minHeight: '1.5rem' }}
      />
      {step === 'driver'
        ? 'For all confirmed rides of the booking with this vehicle, with one sheet'
        : 'For all rides of the booking for which it is possible'}
    </label>
  )
}

/** What the guest told the driver, as it stands. */
function NoteFields({ booking, typed = {} }: Pick<StepPageProps, 'booking' | 'typed'>) {
  const { kind } = booking
  return notesOf(kind).map((name) => {
    const { value } = noteRow(name)
    const defaultValue = typed[name] ?? booking[name] ?? ''
    const field = { name, defaultValue, maxLength: noteMax(name, kind), autoComplete: 'off' }
    return (
      <label key={name}>
        {noteFieldLabel(name, kind, ENGLISH_TEXTS)}
        {value === 'text' ? (
          <textarea {...field} rows={4} />
        ) : (
          <input {...field} inputMode={value === 'count' ? 'numeric' : undefined} />
        )}
      </label>
    )
  })
}

function PriceFields({ booking, typed = {} }: Pick<StepPageProps, 'booking' | 'typed'>) {
  const { least, most } = priceBounds({ ...booking, isUnderReview: booking.status === 'new' && booking.needsReview })
  return (
    <>
      <p>
        Quoted: {showPrice(quotedPrice(booking), ENGLISH_TEXTS.formats)}. The price may be between USD {least} and USD{' '}
        {most}.
      </p>
      <Field
        label="New price, whole USD"
        name="usd"
        inputMode="numeric"
        pattern="\d{1,6}"
        defaultValue={typed.usd}
        autoComplete="off"
      />
      <Field
        label="Or a discount on the quoted price, in percent"
        name="percent"
        inputMode="numeric"
        pattern="\d{1,3}"
        defaultValue={typed.percent}
        autoComplete="off"
      />
      <Field
        label="Reason, as the guest reads it"
        name="reason"
        maxLength={MAX_REASON}
        defaultValue={typed.reason}
        required
        autoComplete="off"
      />
    </>
  )
}

/** How money came or went back, for the cash book. @param went such as 'came' */
function MoneyFields({ went, typed = {} }: Pick<StepPageProps, 'typed'> & { readonly went: string }) {
  return (
    <>
      <label>
        How it {went} now
        <select name="method" defaultValue={typed.method}>
          {ENTERED_METHODS.map((method) => (
            <option key={method} value={method}>
              {METHOD_WORDS[method]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Rupees that {went} now; leave empty for dollars
        <input name="lkr" inputMode="numeric" pattern="\d{1,8}" defaultValue={typed.lkr} autoComplete="off" />
      </label>
    </>
  )
}

/** What keeps a driver from a ride. @example 'K7Q2-M4XT-9BHE: here at 16:45' */
function clashWords({ other, at, isOtherFirst, wanted }: DriverChoice['clashes'][number]): string {
  const { date, time } = sriLankaTime(new Date(at))
  const when = date === wanted.pickupDate ? time : `${date} ${time}`
  const which = wanted.rides > 1 ? `ride ${wanted.position}: ` : ''
  return `${which}${other.ride} ${isOtherFirst ? `until ${when} with the way here` : `from ${when} with the way there`}`
}

/** The listed drivers with their cars, the free ones first, then whoever is typed. */
function DriverList({ booking, drivers, typed = {} }: Pick<StepPageProps, 'booking' | 'drivers' | 'typed'>) {
  if (!drivers || drivers.length === 0) return null
  const radio = {
    type: 'radio',
    name: 'listed',
    style: { width: '1.5rem', minHeight: '1.5rem', flex: 'none' },
  } as const
  const line = { display: 'flex', gap: '.5rem', alignItems: 'center', color: 'inherit' } as const
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="soft">Who drives</legend>
      {drivers.map(({ value, driver, car, clashes }) => (
        <label key={value} style={line}>
          <input {...radio} value={value} defaultChecked={typed.listed === value} />
          <span>
            {driver.name} · {car.car} · {car.seats} {car.seats === 1 ? 'seat' : 'seats'}
            {car.seats < (booking.travelers ?? 1) && <span className="bad"> too small</span>}
            <br />
            {clashes.length === 0 ? (
              <span className="good">free</span>
            ) : (
              <span className="sand">busy: {clashes.map(clashWords).join('; ')}</span>
            )}
          </span>
        </label>
      ))}
      <label style={line}>
        <input {...radio} value="" defaultChecked={!typed.listed} />
        Somebody who is not on the list:
      </label>
    </fieldset>
  )
}

function Fields({ booking, step, drivers, all = [booking], typed = {} }: StepPageProps) {
  const value = (name: string) => typed[name] ?? shownFields({ booking, step })[name]
  switch (step) {
    case 'driver': {
      // Whoever chooses from the list types nothing.
      const required = !drivers || drivers.length === 0
      return (
        <>
          <DriverList booking={booking} typed={typed} {...(drivers ? { drivers } : {})} />
          <Field
            label="Name"
            name="name"
            defaultValue={value('name')}
            maxLength={DRIVER_LIMITS.name}
            required={required}
            autoComplete="off"
          />
          <Field
            label="Phone"
            name="phone"
            type="tel"
            defaultValue={value('phone')}
            maxLength={DRIVER_LIMITS.phone}
            required={required}
            autoComplete="off"
          />
          <Field
            label="Number plate, make and colour"
            name="car"
            defaultValue={value('car')}
            maxLength={DRIVER_LIMITS.car}
            required={required}
            autoComplete="off"
          />
        </>
      )
    }
    case 'change':
      return (
        <>
          <Field label="Pickup date" name="date" type="date" defaultValue={value('date')} required />
          <Field label="Pickup time, Sri Lanka time" name="time" type="time" defaultValue={value('time')} required />
          <NoteFields booking={booking} typed={typed} />
        </>
      )
    case 'price':
      return <PriceFields booking={booking} typed={typed} />
    case 'paid':
      return (
        <>
          <Field
            label="Paid so far, whole USD. The driver collects the rest."
            name="usd"
            inputMode="numeric"
            pattern="\d{1,6}"
            defaultValue={typed.usd ?? totalPrice(ridesPaidTogether(all)).priceUsd}
            required
          />
          <MoneyFields went="came" typed={typed} />
        </>
      )
    case 'refund':
      return (
        <>
          <label>
            Given back, whole USD of the {totalPrice(all).paidUsd} that are paid. Nobody collects it again.
            <input
              name="usd"
              inputMode="numeric"
              pattern="\d{1,6}"
              defaultValue={typed.usd ?? (dueBackUsd(all) || totalPrice(all).paidUsd)}
              required
            />
          </label>
          <MoneyFields went="went back" typed={typed} />
        </>
      )
    case 'note':
      return (
        <label>
          Only you read it
          <textarea name="text" rows={3} maxLength={MAX_REMARK} defaultValue={typed.text} required />
        </label>
      )
    default:
      return null
  }
}

/** What is still to be done once a ride is cancelled. It stays on the list until then. */
function WhatStays({ booking: { driverName, driverPhone, paidUsd } }: { readonly booking: ListedBooking }) {
  return (
    <>
      {driverName !== null && (
        <p>
          Then {driverName} ({driverPhone}) has to be told.
        </p>
      )}
      {paidUsd > 0 && <p>Then note how much of the {formatUsd(paidUsd)} you give back.</p>}
    </>
  )
}

export function StepPage({ booking, step, all, drivers, typed, message }: StepPageProps) {
  const { ride, reference, version, email } = booking
  const more = all && { all }
  const { title, tells, danger } = STEPS[step]
  return (
    <>
      <Top />
      <main>
        <Notice message={message} />
        <h1>
          {title}: {all ? `${reference}, all rides` : ride}
        </h1>
        {all ? (
          <ul>
            {all.map((each) => (
              <li key={each.ride}>
                {showDate(each.pickupDate)} {each.pickupTime} · {rideWords(each)} · {priceWords(each)}
                {each.status === 'cancelled' && ' · cancelled'}
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {booking.pickupTime} {showDate(booking.pickupDate)} · {rideWords(booking)} · {priceWords(booking)}
          </p>
        )}
        {step === 'cancel' && <WhatStays booking={booking} />}
        {tells && (
          <p className="notice">
            {email ? `The guest (${email}) gets a mail.` : 'The guest has no e-mail address: tell them yourself.'}
          </p>
        )}
        <form method="post" action={ridePath(booking)}>
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="version" value={version} />
          <ShownFields fields={shownFields({ booking, step })} />
          <Fields booking={booking} step={step} typed={typed ?? {}} {...more} {...(drivers ? { drivers } : {})} />
          <AllRides booking={booking} step={step} {...more} {...(typed ? { typed } : {})} />
          <div className="actions">
            <button className={danger ? 'button button--bad' : 'button button--go'} type="submit">
              {step === 'cancel' ? 'Yes, cancel it' : title}
            </button>
            <a className="button" href={ridePath(booking)}>
              Back
            </a>
          </div>
        </form>
      </main>
    </>
  )
}

/** What follows a ride in its booking, in short. */
function RidesAfter({ rides }: { readonly rides: readonly OperatorBooking[] }) {
  return rides.map((ride) => (
    <Fragment key={ride.ride}>
      <br />
      <span className="soft">
        then {showDate(ride.pickupDate)}, {ride.pickupTime}: {rideWords({ ...ride, rides: 1 })}
        {ride.driverName === null ? '' : ` · ${ride.driverName}`}
      </span>
    </Fragment>
  ))
}

interface DayPageProps {
  readonly date: string
  readonly bookings: readonly ListedBooking[]
  /** The rides of the same bookings after that day, by the booking's number. */
  readonly after: ReadonlyMap<number, readonly OperatorBooking[]>
}

/** For paper: everything of a day, by time. */
export function DayPage({ date, bookings, after }: DayPageProps) {
  const running = bookings.filter(isRunning)
  return (
    <>
      <Top />
      <main>
        <h1>
          {BRAND.name}: {showDate(date)}
        </h1>
        <p className="soft">
          {running.length} {running.length === 1 ? 'pickup' : 'pickups'}, Sri Lanka time
        </p>
        <table className="stacks rides">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Ride</th>
              <th scope="col">Guest</th>
              <th scope="col">Driver</th>
              <th scope="col">Collect</th>
            </tr>
          </thead>
          <tbody>
            {running.map((booking) => (
              <tr key={booking.ride}>
                <td className="whole">
                  <strong>{booking.pickupTime}</strong> <span className="soft">{booking.ride}</span>
                </td>
                <td>
                  {rideWords(booking)}
                  {driverWords(booking, true) && (
                    <>
                      <br />
                      {driverWords(booking, true)}
                    </>
                  )}
                  {booking.details && (
                    <>
                      <br />
                      <span className="soft">{booking.details}</span>
                    </>
                  )}
                  <RidesAfter rides={after.get(booking.number) ?? []} />
                </td>
                <td>
                  {guestWords({ ...booking, phone: '' })}
                  {booking.phone && (
                    <>
                      {' '}
                      <a className="whole" href={`tel:${booking.phone}`}>
                        {booking.phone}
                      </a>
                    </>
                  )}
                </td>
                <td>
                  {booking.driverName === null ? (
                    <span className="bad">no driver</span>
                  ) : (
                    <>
                      {booking.driverName}, <span className="whole">{booking.driverPhone}</span>, {booking.driverCar}
                    </>
                  )}
                </td>
                <td>{openUsd(booking) === 0 ? 'paid' : `collect ${openText(booking)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </>
  )
}

/** Rides day by day: a month with all that come, what is past or still to be paid, and all of a day to read and to print. */
import { NO_ANSWER } from '#domain/bookings/day/ride-events.ts'
import { Fragment } from 'react'
import type { Concern } from '#domain/bookings/agreed/concerns.ts'
import { HINDRANCES } from '#domain/bookings/driver/hindrances.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { openText } from '#domain/bookings/money/payments.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { BRAND } from '#domain/brand.ts'
import { addDays, showDate, showMonth, showWeekday } from '#domain/sri-lanka-time.ts'
import type { OperatorBooking } from '#worker/database/schema.ts'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import {
  awaitsAnswer,
  brokeDownWords,
  concernWords,
  driverWords,
  guestWords,
  insistedWords,
  languageWords,
  payerWords,
  sumWords,
  priceAlone,
  priceWords,
  rideWords,
  saidLateWords,
  stateWords,
} from '#worker/lists/office-texts.ts'
import { HOME } from '#worker/platform/access.ts'
import { ButtonLink } from '#worker/platform/plain-page.tsx'
import { DayStrip, Month } from './day-strip.tsx'
import { type PageOfList, Pages } from './now-page.tsx'
import { CronNotice, dayPath, LISTS, OperatorPage, ridePath, State } from '#worker/office/parts.tsx'

/** Rides on one page of a list by days, and on one of those that are still to be paid. */
export const ROWS_OF_PAGE = 20
export const CARDS_OF_PAGE = 10

/** A driver who has not answered is marked there; one who cannot is among what needs a hand. */
function driverText(booking: ListedBooking, now: Date) {
  const { driverName, driverAnswer, status, concerns } = booking
  const asked = driverAnswer === null && awaitsAnswer(booking, now) ? `, ${NO_ANSWER}` : ''
  const late = saidLateWords(booking, now)
  if (driverName !== null) return ` · driver ${driverName}${asked}${late ? `, ${late}` : ''}`
  // What needs a hand says it itself.
  return !isRunning({ status }) || concerns.includes('no-driver') ? '' : ' · no driver yet'
}

function Row({ booking, now }: { readonly booking: ListedBooking; readonly now: Date }) {
  const { pickupTime, concerns } = booking
  return (
    <li>
      <a href={ridePath(booking)}>
        <span className="time">{pickupTime}</span> {rideWords(booking)}
        <br />
        <span className="soft">
          <State booking={booking} /> · {guestWords(booking) || booking.ride} · {priceWords(booking)}
          {driverText(booking, now)}
          {languageWords(booking) && ` · ${languageWords(booking)}`}
        </span>
        {[brokeDownWords(booking), ...concerns.map((concern) => concernWords(booking, concern))].map(
          (words) =>
            words && (
              <Fragment key={words}>
                <br />
                <span className="bad">{words}</span>
              </Fragment>
            ),
        )}
      </a>
    </li>
  )
}

const dayTitle = (date: string) => `${showWeekday(date)}, ${showDate(date)}`

/** In their order, under the day of each. */
function RowsByDay({ bookings, now }: { readonly bookings: readonly ListedBooking[]; readonly now: Date }) {
  if (bookings.length === 0) return <p className="soft">None</p>
  return [...Map.groupBy(bookings, ({ pickupDate }) => pickupDate)].map(([date, ofDay]) => (
    <Fragment key={date}>
      <h3>
        <a href={dayPath(date)}>{dayTitle(date)}</a>
      </h3>
      <ul className="rows">
        {ofDay.map((booking) => (
          <Row key={booking.ride} booking={booking} now={now} />
        ))}
      </ul>
    </Fragment>
  ))
}

interface DaysPageProps {
  /** `YYYY-MM` */
  readonly month: string
  readonly today: string
  readonly pickups: ReadonlyMap<string, number>
  readonly listed: PageOfList
  /** Days with a ride that its driver or car does not fit. */
  readonly hindered: ReadonlySet<string>
  readonly trouble: string | null
  readonly now: Date
}

/** A month, each of whose days is one tap away, and all rides that come. */
export function DaysPage({ month, today, pickups, listed, hindered, trouble, now }: DaysPageProps) {
  return (
    <OperatorPage list="later">
      <CronNotice trouble={trouble} />
      <h1>
        {BRAND.name}: {LISTS.later}
      </h1>
      <Month {...{ month, today, pickups, hindered }} />
      <h2>All that come</h2>
      <RowsByDay bookings={listed.bookings} now={now} />
      <Pages of={listed} label="Pages" address={`${HOME}/later?month=${month}&page`} />
      <p>
        <a href={`${HOME}/past`}>Past rides, the latest first</a>
      </p>
    </OperatorPage>
  )
}

export function PastPage({ listed, now }: { readonly listed: PageOfList; readonly now: Date }) {
  return (
    <OperatorPage>
      <h1>
        {BRAND.name}: {LISTS.past}
      </h1>
      <h2>The latest first</h2>
      <RowsByDay bookings={listed.bookings} now={now} />
      <Pages of={listed} label="Pages" address={`${HOME}/past?page`} />
    </OperatorPage>
  )
}

interface UnpaidPageProps {
  /** `YYYY-MM` */
  readonly month: string
  readonly listed: PageOfList
  readonly now: Date
}

/** The rides of a month for which money is still to come, each with what is open and the step that notes a payment. */
export function UnpaidPage({ month, listed, now }: UnpaidPageProps) {
  return (
    <OperatorPage>
      <h1>
        {LISTS.unpaid}: rides of {showMonth(month)}
      </h1>
      <p className="soft">
        Rides that were driven, or still are to be, and charges of those that were not.{' '}
        <a href={`${HOME}/money?month=${month}`}>Back to the money of the month</a>
      </p>
      {listed.bookings.length === 0 ? (
        <p>All is paid.</p>
      ) : (
        <ul className="cards">
          {listed.bookings.map((booking) => (
            <li key={booking.ride} className="card">
              <p>
                <strong>{sumWords(booking, 'owed')} open</strong> of {priceAlone(booking)}
                {payerWords(booking)}
              </p>
              <p>
                {dayTitle(booking.pickupDate)}, {booking.pickupTime}: {rideWords(booking)}
              </p>
              <p className="soft">
                {guestWords(booking)}
                {driverText(booking, now)}
              </p>
              <div className="actions">
                <ButtonLink href={ridePath(booking)}>{booking.ride}</ButtonLink>
                <ButtonLink href={ridePath(booking, 'paid')} aria-label={`Note a payment for ${booking.ride}`}>
                  Note a payment
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pages of={listed} label="Pages" address={`${HOME}/unpaid?month=${month}&page`} />
    </OperatorPage>
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

/** An office that hands out the day's rides on paper has to know it. */
const isForPaper = (concern: Concern) => (HINDRANCES as readonly string[]).includes(concern)

/** What the driver is to collect. */
export function collectWords(booking: OperatorBooking & SaidMoney): string {
  if (!isRunning(booking)) return booking.status
  if (openUsd(booking) === 0) return 'paid'
  return booking.onAccount ? 'the house pays' : `collect ${openText(booking)}`
}

interface DayPageProps {
  readonly date: string
  readonly today: string
  readonly bookings: readonly ListedBooking[]
  readonly hindered: ReadonlySet<string>
  /** The rides of the same bookings after that day, by the booking's number. */
  readonly after: ReadonlyMap<number, readonly OperatorBooking[]>
  readonly now: Date
}

/** Everything of a day, by time: on a screen with links, on paper without. */
export function DayPage({ date, today, bookings, hindered, after, now }: DayPageProps) {
  const running = bookings.filter(isRunning)
  const shown = bookings.filter(({ status }) => status !== 'cancelled')
  return (
    <OperatorPage>
      <DayStrip from={addDays(date, -3)} today={today} shown={date} hindered={hindered} />
      <h1>
        {BRAND.name}: {dayTitle(date)}
      </h1>
      <p className="soft">
        {running.length} {running.length === 1 ? 'pickup' : 'pickups'}, Sri Lanka time.{' '}
        <span className="no-paper">To print it, use your browser’s menu.</span>
      </p>
      <table className="stacks rides">
        <thead>
          <tr>
            {['Time', 'Ride', 'Guest', 'Driver', 'Collect'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((booking) => (
            <tr key={booking.ride}>
              <td className="whole">
                <strong>{booking.pickupTime}</strong>{' '}
                <a className="soft" href={ridePath(booking)}>
                  {booking.ride}
                </a>
              </td>
              <td>
                {rideWords(booking)}
                {booking.lastSaid && (
                  <span className="good no-paper">
                    <br />
                    {stateWords(booking)}
                  </span>
                )}
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
                {brokeDownWords(booking) && (
                  <span className="bad no-paper">
                    <br />
                    {brokeDownWords(booking)}
                  </span>
                )}
                {booking.concerns.map((concern) => (
                  <span key={concern} className={isForPaper(concern) ? 'bad' : 'bad no-paper'}>
                    <br />
                    {concernWords(booking, concern)}
                  </span>
                ))}
                {insistedWords(booking) && (
                  <>
                    <br />
                    <span className="soft">all the same: {insistedWords(booking)}</span>
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
                    {saidLateWords(booking, now) && (
                      <span className="bad no-paper">
                        <br />
                        {saidLateWords(booking, now)}
                      </span>
                    )}
                  </>
                )}
              </td>
              <td>{collectWords(booking)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OperatorPage>
  )
}

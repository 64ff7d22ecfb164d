/** The board of today: each ride's status, with what is late on top. */
import { DELAY_TEXTS, wordText } from '#domain/bookings/day/ride-events.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { MINUTE_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Alarm } from '#worker/alarms/alarms.ts'
import { HOME } from '#worker/platform/access.ts'
import { ButtonLink } from '#worker/platform/plain-page.tsx'
import type { RideState } from '#worker/day/board.ts'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import { AlarmCards, ClosedAlarms } from './cards.tsx'
import { DayStrip } from './day-strip.tsx'
import {
  Answered,
  SaidLate,
  Concerns,
  Contact,
  DriverContact,
  DriversToTell,
  type Follows,
  ridePath,
  OperatorPage,
  TopOfList,
  UnpaidWhenDone,
} from '#worker/office/parts.tsx'
import { awaitsAnswer, brokeDownWords, guestWords, rideWords, stateWords } from '#worker/lists/office-texts.ts'

/** A ride of now, with its day. */
export interface RideOfToday extends RideState {
  readonly booking: ListedBooking
}

const timeOf = (instant: string) => sriLankaTime(new Date(instant)).time

const placeWords = (minutes: number) =>
  minutes === 0 ? 'place of this minute' : `place ${minutes === 1 ? '1 minute' : `${minutes} minutes`} old`

/** Its guest, or its bags, wait beside a broken car. */
const isOnRoad = (booking: ListedBooking) => brokeDownWords(booking) !== null

function DayCard({ booking, day, delay, now }: RideOfToday & { readonly now: Date }) {
  const { ride, pickupDate, pickupTime } = booking
  const last = day.events.at(-1)
  const isToday = pickupDate === sriLankaTime(now).date
  const waiting = booking.driverName === null ? 'no driver yet' : 'not set out'
  const stage = last || !isRunning(booking) ? stateWords(booking) : waiting
  return (
    <li className={delay === null && !isOnRoad(booking) ? 'card' : 'card card--concern'} data-card={ride}>
      {delay !== null && <p className="bad">{DELAY_TEXTS[delay]}</p>}
      <p>
        <span className="time">{pickupTime}</span> {!isToday && showDate(pickupDate)}{' '}
        <strong className={last && isRunning(booking) ? 'good' : 'soft'}>{stage}</strong>
        {day.place && (
          <span data-passing="">
            {' '}
            · {placeWords(Math.floor((now.getTime() - Date.parse(day.place.at)) / MINUTE_MS))}
          </span>
        )}
      </p>
      <p>{rideWords(booking)}</p>
      {day.words.map((said) => (
        <p key={said.at} className="sand">
          {timeOf(said.at)} guest: {wordText(said, ENGLISH_TEXTS)}
        </p>
      ))}
      <Concerns
        booking={{
          ...booking,
          concerns: booking.concerns.filter((concern) => concern !== 'tell-driver'),
          driversToTell: [],
        }}
      />
      <UnpaidWhenDone booking={booking} />
      <div className="actions">
        <ButtonLink look="go" href={ridePath(booking)}>
          {ride}
        </ButtonLink>
      </div>
      {booking.driverName !== null && (
        <p className="soft">
          Driver: {booking.driverName}
          {(!last || booking.driverAnswer === 'cannot') && awaitsAnswer(booking, now) && (
            <Answered answer={booking.driverAnswer} />
          )}
          <SaidLate booking={booking} now={now} />
        </p>
      )}
      <DriverContact booking={booking} />
      <p className="soft">Guest: {guestWords(booking)}</p>
      <div className="actions">
        <Contact booking={booking} />
      </div>
    </li>
  )
}

interface DayCardsProps {
  readonly id: string
  readonly title: string
  readonly rides: readonly RideOfToday[]
  readonly now: Date
}

export function DayCards({ id, title, rides, now }: DayCardsProps) {
  return (
    <section id={id}>
      <h2>
        {title} ({rides.length})
      </h2>
      <ul className="cards">
        {rides.map((ride) => (
          <DayCard key={ride.booking.ride} {...ride} now={now} />
        ))}
      </ul>
    </section>
  )
}

interface BoardPageProps {
  /** By their time. */
  readonly rides: readonly RideOfToday[]
  /** Rides of any day whose driver has to be told something. */
  readonly toTell: readonly ListedBooking[]
  readonly trouble: string | null
  readonly alarms: readonly Alarm[]
  /** Days with a ride that its driver or car does not fit. */
  readonly hindered: ReadonlySet<string>
  readonly now: Date
  readonly follows?: Follows
}

export function BoardPage({ rides, toTell, trouble, alarms, hindered, now, follows }: BoardPageProps) {
  const { date } = sriLankaTime(now)
  const late = rides.filter(({ delay }) => delay !== null)
  const broken = rides.filter(({ delay, booking }) => delay === null && isOnRoad(booking))
  const others = rides.filter((ride) => !late.includes(ride) && !broken.includes(ride))
  return (
    <OperatorPage list="today" follows={follows}>
      <TopOfList list="today" trouble={trouble} now={now} path={`${HOME}/today`} />
      <AlarmCards alarms={alarms} page="today" now={now} />
      <DayStrip from={date} today={date} hindered={hindered} />
      {toTell.length > 0 && (
        <section id="to-tell">
          <h2>Tell the driver ({toTell.flatMap(({ driversToTell }) => driversToTell).length})</h2>
          <ul className="cards">
            {toTell.map((booking) => (
              <li key={booking.ride} className="card card--concern" data-card={booking.ride}>
                <p>
                  <span className="time">{booking.pickupTime}</span> {showDate(booking.pickupDate)}
                  {!isRunning(booking) && ` · ${stateWords(booking)}`}
                </p>
                <p>{rideWords(booking)}</p>
                <DriversToTell booking={booking} />
                <div className="actions">
                  <ButtonLink href={ridePath(booking)}>{booking.ride}</ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {late.length > 0 && <DayCards id="late" title="Late" rides={late} now={now} />}
      {broken.length > 0 && <DayCards id="broken" title="Broken down on the way" rides={broken} now={now} />}
      <DayCards id="by-time" title="By their time" rides={others} now={now} />
      <ClosedAlarms alarms={alarms} page="today" now={now} />
    </OperatorPage>
  )
}

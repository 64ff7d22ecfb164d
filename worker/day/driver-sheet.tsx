/**
 * The driver's sheet: what a driver needs for the next ride, and for those after it, and nothing else of the booking; and
 * the buttons for the ride's status. They are forms, which client/driver/sheet-script.ts sends.
 */
import { driveOf, isRunning } from '#domain/bookings/ride.ts'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openUsd } from '#domain/bookings/money/sums.ts'
import {
  type DriverAnswer,
  isDeclined,
  mayTakeAfterAll,
  arrivalTold,
  awaitedWords,
  countsFromTap,
  type Carrying,
  courseOf,
  hasEnded,
  LATE_TAPS,
  type LateTap,
  lateUntil,
  maySayLate,
  mayTakeBack,
  MOST_BAGS,
  noShowFrom,
  promisedBy,
  PLACE_STAGES,
  type RideEvent,
  type SaidWord,
  sayableFrom,
  type TimedEvent,
} from '#domain/bookings/day/ride-events.ts'
import type { DriverNote } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { isSheetOpen } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import {
  collectWords,
  endsInWords,
  factsOf,
  guestWordFor,
  placeWords,
  routeWords,
  stageWords,
  stopsWords,
  tapWords,
  tourWords,
  vehicleWords,
} from '#domain/bookings/driver/sheet-words.ts'
import { isShared } from '#domain/bookings/day/sharing.ts'
import type { DriverNews } from '#domain/bookings/agreed/operator-steps.ts'
import type { DriverReader } from '#domain/driver-texts/driver-texts.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { meetingMapLink, meetingPointOf } from '#domain/bookings/driver/where-to-meet.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { HOUR_MS, instantOf, sriLankaTime, wholeMinuteFrom } from '#domain/sri-lanka-time.ts'
import { askedPickup } from './driver-answers.ts'
import { isWithBrokenCar, type RideDay } from './ride-events.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import type { Relief } from '#worker/lists/driver-links.ts'
import { changedNotes, type NewsOfRide } from '#worker/steps/drivers-to-tell.ts'
import { NoEnter } from '#worker/platform/plain-page.tsx'
import { CallOffice, DriverPush, Icon, type IconName, Languages, Named, PlaceName, saysOf } from './driver-parts.tsx'
import { randomHex } from '#worker/platform/signing.ts'

const pickupOf = ({ pickupDate, pickupTime }: Ride) => `${pickupDate} ${pickupTime}`

/** The rides of a driver that are still to be driven, the next one first. */
export function openRides(rides: readonly Ride[], now: Date): Ride[] {
  return rides
    .filter((ride) => isSheetOpen(ride, now))
    .toSorted((a, b) => pickupOf(a).localeCompare(pickupOf(b)) || a.position - b.position)
}

/** A ride counts as over this long after its pickup, if another one follows, and this long before the next pickup. */
const OVER = { afterMs: 8 * HOUR_MS, beforeNextMs: HOUR_MS }

/** The ride that is large on the sheet. */
function nextByTime(rides: readonly [Ride, ...Ride[]], now: Date): Ride {
  const sincePickup = ({ pickupDate: date, pickupTime: time }: Ride) =>
    now.getTime() - instantOf({ date, time })!.getTime()
  const isNext = (ride: Ride, i: number) => {
    const following = rides[i + 1]
    return !following || (sincePickup(ride) < OVER.afterMs && sincePickup(following) < -OVER.beforeNextMs)
  }
  return rides.find(isNext) ?? rides[0]
}

/** The state of a ride, with what was said about it. */
export interface DrivenRide {
  readonly ride: Ride
  readonly day: RideDay
  /** Other rides of its driver, which one cannot drive beside it. */
  readonly clashes?: readonly Pick<Ride, 'pickup' | 'dropoff' | 'park' | 'pickupDate' | 'pickupTime'>[]
}

/** Its driver has said 'I cannot'. */
const isLeft = ({ ride, day }: DrivenRide): boolean => isDeclined(ride.driverAnswer, day.stage)

/** A driver who taps 'I cannot' by mistake takes the ride after all at once; later the office is called. */
const mayComeBack = ({ ride }: DrivenRide, now: Date): boolean =>
  ride.driverAnswer === 'cannot' && mayTakeAfterAll(ride.driverAnsweredAt!, now)

/** The ride that is large on the sheet: the next one that its driver has not finished; one that was declined, if all were. */
export function nextRide(driven: readonly [DrivenRide, ...DrivenRide[]], now: Date): DrivenRide {
  const taken = driven.filter((each) => !isLeft(each))
  const [first, ...others] = taken.filter(({ day }) => !hasEnded(day.stage))
  if (!first) return taken.at(-1) ?? driven[0]
  const begun = [first, ...others].find(({ day }) => day.stage !== null)
  if (begun) return begun
  const next = nextByTime([first.ride, ...others.map(({ ride }) => ride)], now)
  return driven.find(({ ride }) => ride === next)!
}

/** The picture of what a driver says by a tap. */
const TAP_ICONS: Readonly<Record<RideEvent, IconName>> = {
  DRIVER_DEPARTED_TO_PICKUP: 'car',
  DRIVER_ARRIVED_AT_PICKUP: 'place',
  DRIVER_DEPARTED_TO_DROPOFF: 'person',
  DRIVER_ARRIVED_AT_DROPOFF: 'flag',
  DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'nobody',
  DRIVER_ARRIVED_WITH_BAGS: 'bag',
}

const timeOf = (instant: Date | string) => sriLankaTime(new Date(instant)).time

/** How many large buttons are seen at once. */
const BUTTONS = 3

/** What the guest of a ride has said on its day. */
export function WordsOfGuest({
  words,
  reader,
}: {
  readonly words: readonly SaidWord[]
  readonly reader: DriverReader
}) {
  return words.map((said) => (
    <p key={said.at} className="notice word" role="alert">
      <span className="soft">
        <Icon name="person" />
        {reader.texts.guestSays(timeOf(said.at))}
      </span>
      <br />
      <strong>{guestWordFor(said, reader)}</strong>
      {said.seenToAt && (
        <>
          <br />
          {reader.texts.officeSeesToIt(timeOf(said.seenToAt))}
        </>
      )}
    </p>
  ))
}

interface NewsOfRidesProps {
  readonly news: readonly NewsOfRide[]
  readonly reader: DriverReader
  /** The address of the sheet or day. */
  readonly page: string
}

/** What has changed of a driver's rides since they were given, until the driver has said, or the office has noted, that they know. */
export function NewsOfRides({ news, reader, page }: NewsOfRidesProps) {
  const { date, moment, newsRead, pushes } = reader.texts
  return news.map(({ news: what, ...ride }) => (
    <form
      key={`${ride.bookingNumber}/${ride.position}`}
      method="post"
      action={`${page}/read`}
      className="notice notice--bad"
    >
      <strong>{pushes[what as Exclude<DriverNews, 'link'>]}</strong>
      <br />
      {moment(ride.pickupTime, date(ride.pickupDate))}
      {what === 'moved' && (
        <>
          {' → '}
          <strong>{ride.dateNow === ride.pickupDate ? ride.timeNow : moment(ride.timeNow, date(ride.dateNow))}</strong>
        </>
      )}
      <br />
      {routeWords(ride, reader)}
      {changedNotes({ news: what, was: ride.was }, ride, reader.texts).map((words) => (
        <Fragment key={words}>
          <br />
          <strong>{words}</strong>
        </Fragment>
      ))}
      <br />
      <button className="button" name="read" value={ride.at}>
        {newsRead}
      </button>
    </form>
  ))
}

const tapIcon = (event: RideEvent, { train }: Carrying): IconName =>
  train && event === 'DRIVER_DEPARTED_TO_DROPOFF' ? 'bag' : TAP_ICONS[event]

interface StageProps {
  readonly said: { readonly event: RideEvent; readonly bags?: number | null }
  readonly ride: Carrying
  readonly texts: DriverTexts
}

/** The status of a ride, with its picture. */
export const Stage = ({ said: { event, bags = null }, ride, texts }: StageProps) => (
  <>
    <Icon name={event === 'DRIVER_ARRIVED_AT_DROPOFF' ? 'yes' : tapIcon(event, ride)} />
    {stageWords(event, ride, bags, texts)}
  </>
)

/** Whether a ride still waits for its driver's answer. */
const isAsked = ({ ride, day }: DrivenRide): boolean => ride.driverAnswer === null && day.stage === null

const ANSWER_ICONS: Readonly<Record<DriverAnswer, IconName>> = { takes: 'yes', cannot: 'no' }

/** What the driver has said of a ride that was given. */
export const AnswerSaid = ({ answer, texts, day }: AnswerSaidProps) => (
  <p className={`state ${answer === 'takes' ? 'good' : 'bad'}`}>
    <Icon name={ANSWER_ICONS[answer]} />
    {day && isWithBrokenCar(day) ? texts.answer.brokeDown : texts.answer.said[answer]}
  </p>
)

interface AnswerSaidProps {
  readonly answer: DriverAnswer
  readonly texts: DriverTexts
  readonly day?: RideDay
}

/** Its guest waits beside a car that another driver drove. */
const isOnRoad = (day: RideDay) => day.brokeDownAt !== null && !isWithBrokenCar(day)

/** Above all else for a driver who drives a guest on: they are not at the pickup. */
export const BrokeDown = ({ day, texts }: { readonly day: RideDay; readonly texts: DriverTexts }) =>
  isOnRoad(day) && (
    <p className="notice notice--bad">
      <Icon name="car" />
      <strong>{texts.brokeDown.text(timeOf(day.brokeDownAt!))}</strong>
    </p>
  )

/** To a driver whose car has broken down, and who has that ride no more: who comes, and nothing of the guest. */
function ReliefSaid({ relief, texts }: { readonly relief: Relief; readonly texts: DriverTexts }) {
  const { name, phone, car, took } = relief
  const { relief: t, facts } = texts
  if (took) return <p className="notice">{t.took}</p>
  if (name === null) return <p className="notice notice--bad">{texts.answer.brokeDown}</p>
  return (
    <div className="notice">
      <Icon name="car" />
      <strong>{t.comes(name)}</strong>
      <dl>
        <dt>{facts.car}</dt>
        <dd translate="no">{car}</dd>
      </dl>
      <p className="actions">
        <a className="button button--go" href={`tel:${phone}`}>
          <Icon name="phone" />
          {t.call(name.split(' ')[0]!)}
        </a>
      </p>
      <p translate="no">{phone}</p>
    </div>
  )
}

/** All that is left of a sheet for the driver who waits beside a broken car. */
export const ReliefPage = ({ relief, texts }: { readonly relief: Relief; readonly texts: DriverTexts }) => (
  <main className="sheet">
    <h1>{texts.title}</h1>
    <ReliefSaid relief={relief} texts={texts} />
    <div className="actions">
      <CallOffice texts={texts} />
    </div>
  </main>
)

/** Names of what rings on the driver's phone when it is new: another form of the ride, and what its guest says. */
export const ringsOf = (ride: { readonly position: number; readonly version: number }, words: readonly SaidWord[]) => [
  `${ride.position}/${ride.version}`,
  ...words.map(({ at, word }) => `${ride.position}/${word}/${at}`),
]

interface AnswerProps {
  readonly driven: DrivenRide
  readonly code: string
  readonly now: Date
  readonly reader: DriverReader
  /** Of a ride that is not the large one. */
  readonly isNamed?: boolean
}

const AnswerButton = ({ answer, look = '', children }: AnswerButtonProps) => (
  <button className={`button ${look}`} name="step" value={answer}>
    <Icon name={ANSWER_ICONS[answer]} />
    {children}
  </button>
)

interface AnswerButtonProps {
  readonly answer: DriverAnswer
  readonly look?: string
  readonly children: string
}

/** Asks whether the driver takes a ride, or says what the answer was and lets it be another one. */
function Answer({ driven, code, now, reader, isNamed = false }: AnswerProps) {
  const { ride, day, clashes = [] } = driven
  const { driverAnswer: said } = ride
  const { answer: t, date, moment } = reader.texts
  // After setting out a car may break down.
  if (day.stage !== null && said !== 'cannot') return null
  const other = said === 'takes' ? 'cannot' : 'takes'
  return (
    <div className={said === null ? 'asks' : `asks asks--${said}`}>
      {isNamed && (
        <p>
          <strong>{ride.pickupTime}</strong> {date(ride.pickupDate)}
          <br />
          {routeWords(ride, reader)}
        </p>
      )}
      {said === null ? (
        <p className="state">
          <Icon name="clock" />
          {t.question}
        </p>
      ) : (
        <AnswerSaid answer={said} texts={reader.texts} day={day} />
      )}
      {clashes.map((clashing) => (
        <p key={clashing.pickupDate + clashing.pickupTime} className="bad">
          {t.clash(`${moment(clashing.pickupTime, date(clashing.pickupDate))}, ${routeWords(clashing, reader)}`)}
        </p>
      ))}
      {(said !== 'cannot' || mayComeBack(driven, now)) && (
        <form method="post" action={plainPaths.driverSheet(code)} className={said === null ? 'answers' : 'actions'}>
          <input type="hidden" name="ride" value={ride.position} />
          <input type="hidden" name="asked" value={askedPickup(ride)} />
          <input type="hidden" name="id" value={randomHex(16)} />
          {said === null ? (
            <>
              <AnswerButton answer="takes" look="button--go">
                {t.takes}
              </AnswerButton>
              <AnswerButton answer="cannot" look="button--bad">
                {t.cannot}
              </AnswerButton>
            </>
          ) : (
            <AnswerButton answer={other}>{t.instead[other]}</AnswerButton>
          )}
        </form>
      )}
      {day.stage !== null && !mayComeBack(driven, now) && <p>{t.afterAll}</p>}
    </div>
  )
}

interface LiveProps extends DrivenRide {
  /** The other rides of the sheet. */
  readonly others: readonly DrivenRide[]
  /** Of its booking. */
  readonly promises: Promises
  readonly news: readonly NewsOfRide[]
  readonly relief: Relief | null
  readonly code: string
  readonly now: Date
  readonly reader: DriverReader
  readonly refused?: Refused | undefined
  readonly follows?: Followed | undefined
}

/** Why the last tap was not taken: something else was said meanwhile, or what it says cannot be said yet. */
export type Refused = 'refused' | TimedEvent

/** For the script: of all that can change, and when it was read. */
export interface Followed {
  readonly tag: string
  readonly at: string
}

const onDay = (instant: Date, texts: DriverTexts) => {
  const { date, time } = sriLankaTime(wholeMinuteFrom(instant))
  return texts.moment(time, texts.date(date))
}

/** Who sees where the driver is, once that is ticked; `null` where nobody does. */
function whoSees(ride: Ride, { events, stage }: RideDay, now: Date): 'guest' | 'all' | 'family' | null {
  const isWithFamily = isShared(ride, events, now)
  if (PLACE_STAGES.includes(stage)) return isWithFamily ? 'all' : 'guest'
  return stage === 'DRIVER_DEPARTED_TO_DROPOFF' && isWithFamily ? 'family' : null
}

/** Why the last tap was not taken. */
function WhyRefused({ refused, ride, day, reader: { texts } }: Pick<LiveProps, 'refused' | 'ride' | 'day' | 'reader'>) {
  if (!refused) return null
  return (
    <p className="notice notice--bad" role="alert">
      {refused === 'refused'
        ? texts.notPossible
        : texts.tooEarly(tapWords(refused, ride, texts), onDay(sayableFrom(refused, ride, day.events), texts))}
    </p>
  )
}

/** What a driver sees of a ride that they cannot drive, where there is no other: nothing that belongs to who drives it. */
function LeftRide({ ride, day, others, news, relief, code, now, reader, refused, follows }: LiveProps) {
  const { answer: t } = reader.texts
  const left = [{ ride, day }, ...others]
  return (
    <div
      data-ride={`${ride.position} ${ride.version} left`}
      data-tag={follows?.tag}
      data-at={follows?.at}
      data-rings={left.flatMap((each) => ringsOf(each.ride, [])).join(' ')}
    >
      {relief && <ReliefSaid relief={relief} texts={reader.texts} />}
      <NewsOfRides news={news} reader={reader} page={plainPaths.driverSheet(code)} />
      <WhyRefused {...{ refused, ride, day, reader }} />
      {left.map((each) => (
        <Answer key={each.ride.position} driven={each} {...{ code, now, reader }} isNamed />
      ))}
      <p>{t.thanks}</p>
      {!left.some((each) => mayComeBack(each, now)) && <p>{t.afterAll}</p>}
    </div>
  )
}

/** With a flat tyre the ride goes on, later. */
function Late({
  ride,
  day,
  code,
  now,
  reader: { texts },
}: Pick<LiveProps, 'ride' | 'day' | 'code' | 'now' | 'reader'>) {
  const { late: t } = texts
  const until = lateUntil(ride, day)
  return (
    <form method="post" action={plainPaths.driverSheet(code)} className="actions late">
      <input type="hidden" name="ride" value={ride.position} />
      <input type="hidden" name="asked" value={askedPickup(ride)} />
      <input type="hidden" name="id" value={randomHex(16)} />
      <p>{until === null ? t[countsFromTap(ride, day, now) ? 'in' : 'by'] : t.said(until)}</p>
      {/* The same once more counts from then on. */}
      {(Object.keys(LATE_TAPS) as LateTap[])
        .filter((tap) => LATE_TAPS[tap] > 0 || until !== null)
        .map((tap) => (
          <button key={tap} className="button" name="step" value={tap}>
            <Icon name="clock" />
            {LATE_TAPS[tap] === 0 ? t.not : texts.duration(LATE_TAPS[tap])}
          </button>
        ))}
    </form>
  )
}

/** What changes while the driver looks: what the guest says, the ride's status, and the buttons. */
function Live(props: LiveProps) {
  const { ride, day, clashes, others, promises, news, relief, code, now, reader, refused, follows } = props
  if (isLeft({ ride, day })) return <LeftRide {...props} />

  const { events, stage, words } = day
  const sees = whoSees(ride, day, now)
  const { texts } = reader
  const last = events.at(-1)
  const order = courseOf(ride)
  const asked = others.filter(isAsked)
  const isNobody = stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
  const next = hasEnded(stage) ? [] : order.slice(stage === null ? 0 : order.indexOf(stage as TimedEvent) + 1)
  const from = next[0] && sayableFrom(next[0], ride, events)
  const noShow = noShowFrom(ride, day, promises)
  const late = arrivalTold(last)
  const by = promisedBy(day, promises)
  const isUnmet = by !== null && Date.parse(by) <= now.getTime()
  const form = { method: 'post', action: plainPaths.driverSheet(code) } as const
  const fields = (
    <>
      <input type="hidden" name="ride" value={ride.position} />
      <input type="hidden" name="id" value={randomHex(16)} />
    </>
  )
  return (
    <div
      // Where this changes, the script fetches the whole page: nobody came, who waited on the road is on board, or another
      // ride was changed or is gone.
      data-ride={`${[ride, ...others.map((each) => each.ride)].map(({ position, version }) => `${position} ${version}`).join(' ')}${isNobody ? ' nobody' : ''}${isOnRoad(day) ? ' road' : ''}`}
      data-place={sees === null ? undefined : 'yes'}
      data-tag={follows?.tag}
      data-at={follows?.at}
      data-rings={[
        ...ringsOf(ride, words),
        ...asked.flatMap((each) => ringsOf(each.ride, [])),
        ...news.map(({ position, news: what, at }) => `${position}/${what}/${at}`),
      ].join(' ')}
    >
      {relief && <ReliefSaid relief={relief} texts={texts} />}
      {others
        .filter((each) => mayComeBack(each, now))
        .map((each) => (
          <Answer key={each.ride.position} driven={each} {...{ code, now, reader }} isNamed />
        ))}
      <NewsOfRides news={news} reader={reader} page={plainPaths.driverSheet(code)} />
      <WordsOfGuest words={awaitedWords(words, stage)} reader={reader} />
      {by !== null && (
        <p className="notice notice--bad" role="alert">
          <strong>{texts.promised[isUnmet ? 'past' : 'until'](timeOf(by))}</strong>
        </p>
      )}
      <WhyRefused {...{ refused, ride, day, reader }} />
      <Answer driven={{ ride, day, clashes }} {...{ code, now, reader }} />
      <p className="stage" role="status">
        {last ? (
          <>
            <Stage said={last} ride={ride} texts={texts} /> · {timeOf(last.at)}
          </>
        ) : from && from > now ? (
          texts.tapFrom(onDay(from, texts))
        ) : (
          texts.whereAreYou
        )}
      </p>
      {next.length > 0 && (
        <form {...form} className="taps">
          {fields}
          <NoEnter />
          {next.map((event, i) => {
            const isCount = ride.train !== null && event === 'DRIVER_DEPARTED_TO_DROPOFF'
            return (
              <Fragment key={event}>
                {isCount && (
                  <label>
                    {texts.bags.counted}
                    <input
                      type="number"
                      name="bags"
                      inputMode="numeric"
                      min={1}
                      max={MOST_BAGS}
                      required
                      defaultValue={ride.bags || ''}
                    />
                  </label>
                )}
                <button
                  // Who may have gone is called before anybody drives there.
                  className={i === 0 && !isUnmet ? 'button button--go' : 'button'}
                  name="step"
                  value={event}
                  hidden={i >= BUTTONS}
                  formNoValidate={!isCount}
                >
                  <Icon name={tapIcon(event, ride)} />
                  {tapWords(event, ride, texts)}
                </button>
              </Fragment>
            )
          })}
        </form>
      )}
      {isNobody && <p>{texts.afterNobody}</p>}
      {noShow !== null && noShow > now && (
        <p className="soft">
          {texts.ifNobodyComes(timeOf(wholeMinuteFrom(noShow)))}
          {late && ` ${texts.toldLate(timeOf(late))}`}
        </p>
      )}
      {noShow !== null && noShow <= now && (
        <form {...form} className="taps">
          {fields}
          <button className="button button--bad" name="step" value="DRIVER_SUBMITTED_CUSTOMER_NO_SHOW">
            <Icon name="nobody" />
            {texts.taps.DRIVER_SUBMITTED_CUSTOMER_NO_SHOW}: {texts.calledAndWaited}
          </button>
        </form>
      )}
      {/* The script shows it for a tap that is still on the phone. */}
      <form
        {...form}
        className="actions back"
        hidden={!last || !mayTakeBack(last, now, last.pickupTime !== ride.pickupTime)}
      >
        {fields}
        <input type="hidden" name="event" value={last?.event ?? ''} />
        <button className="button" name="step" value="back">
          <Icon name="back" />
          {texts.takeBack}
        </button>
      </form>
      {sees !== null && (
        <label className="agree" data-sees={sees} hidden>
          <input type="checkbox" /> {texts.showPlace[sees]}
          <small>{texts.showPlaceHow}</small>
        </label>
      )}
      {asked.map((each) => (
        <Answer key={each.ride.position} driven={each} {...{ code, now, reader }} isNamed />
      ))}
      {maySayLate(ride, day) && sayableFrom('DRIVER_DEPARTED_TO_PICKUP', ride, []) <= now && <Late {...props} />}
      {stage !== null && !hasEnded(stage) && ride.driverAnswer !== 'cannot' && (
        <details className="actions">
          <summary className="button button--bad">
            <Icon name="no" />
            {texts.answer.breakdown}
          </summary>
          <form {...form}>
            {fields}
            <p>{texts.answer.breakdownMeans}</p>
            <AnswerButton answer="cannot" look="button--bad">
              {texts.answer.breakdownYes}
            </AnswerButton>
          </form>
        </details>
      )}
    </div>
  )
}

const livePart = (props: LiveProps) => renderToStaticMarkup(<Live {...props} />)

interface Collected {
  readonly text: string
  /** Nothing is to be collected. */
  readonly isPaid: boolean
}

/** What the guest pays the driver at the end of a ride; for a stay all rides together, at the end of the last one. */
function collectedAt({ arrangement, onAccount, rides }: Booking, ride: Ride, reader: DriverReader): Collected {
  const { collect: t } = reader.texts
  if (onAccount) return { text: t.house, isPaid: true }
  const isPaidAtEnd = arrangement === 'stay'
  const running = rides.filter((each) => isRunning(each) && (each.beside === null) === (ride.beside === null))
  const isLast = running.every((each) => pickupOf(each) <= pickupOf(ride))
  if (isPaidAtEnd && !isLast) return { text: t.atTheEnd, isPaid: true }
  const price = isPaidAtEnd ? running : [ride]
  return { text: collectWords(price, reader), isPaid: openUsd(price) === 0 }
}

const Collect = ({ text, isPaid }: Collected) => (
  <p className={isPaid ? 'notice collect collect--paid' : 'notice collect'}>
    <Icon name={isPaid ? 'yes' : 'money'} /> <span>{text}</span>
  </p>
)

const FACT_ICONS: Partial<Record<DriverNote, IconName>> = {
  flight: 'plane',
  dropoffAddress: 'flag',
  travelers: 'people',
  bags: 'bag',
  childSeats: 'child',
}

interface AfterProps {
  readonly driven: readonly DrivenRide[]
  readonly reader: DriverReader
}

function RidesAfter({ driven, reader }: AfterProps) {
  if (driven.length === 0) return null
  const { texts } = reader
  return (
    <>
      <h2>{texts.nextRides}</h2>
      <ol className="cards">
        {driven.map(({ ride, day }) => (
          <li key={ride.position} className="card">
            <p>
              <strong translate="no">{ride.pickupTime}</strong> {texts.date(ride.pickupDate)}
            </p>
            <p>
              {routeWords(ride, reader)}
              {ride.kind === 'tour' && ` · ${tourWords(ride, reader)}`}
            </p>
            {ride.via && !isLeft({ ride, day }) && (
              <p className="soft">
                {texts.byWayOf} {stopsWords(ride.via, reader)}
              </p>
            )}
            {ride.driverAnswer && <AnswerSaid answer={ride.driverAnswer} texts={texts} day={day} />}
          </li>
        ))}
      </ol>
    </>
  )
}

interface SheetProps {
  readonly booking: Booking
  /** Those of the driver that are still to be driven, the next one first. */
  readonly driven: readonly [DrivenRide, ...DrivenRide[]]
  readonly news: readonly NewsOfRide[]
  readonly relief?: Relief | null
  readonly code: string
  readonly now: Date
  readonly reader: DriverReader
  readonly refused?: Refused | undefined
  readonly follows?: Followed
  readonly pushKey?: string | null
}

const othersThan = (next: DrivenRide, driven: readonly DrivenRide[]) => driven.filter((each) => each !== next)

/** What its script asks for again. */
export function liveOf({
  booking,
  driven,
  news,
  relief = null,
  code,
  now,
  reader,
  refused,
  follows,
}: SheetProps): string {
  const next = nextRide(driven, now)
  return livePart({
    ...next,
    others: othersThan(next, driven),
    promises: booking.promises,
    news,
    relief,
    code,
    now,
    reader,
    refused,
    follows,
  })
}

interface BagsAloneProps {
  readonly train: { readonly from: string; readonly to: string }
  /** Where the bags are brought; empty for the station. */
  readonly address: string
  readonly reader: DriverReader
}

/** What a car does that carries bags alone. */
function BagsAlone({ train, address, reader }: BagsAloneProps) {
  const { bags: t } = reader.texts
  const [from, to] = [placeWords(train.from, reader), placeWords(train.to, reader)]
  return (
    <p className="notice">
      <Icon name="bag" />
      <strong>{t.alone}.</strong> {t.how(from, to, address === '' ? t.atStation(to) : t.atAddress(address))}
    </p>
  )
}

/** Where the guests meet the driver, where the office's table has the pickup; and the spot on the phone's map. */
function MeetingSpot({ ride, reader }: { readonly ride: Ride; readonly reader: DriverReader }) {
  const point = meetingPointOf(ride)
  if (!point) return null
  const { meeting: t } = reader.texts
  const own = point.forDriver[reader.language]
  return (
    <>
      <p className="notice">
        <Icon name="place" />
        <strong lang={own === undefined ? 'en' : undefined}>{own ?? point.forDriver.en}</strong>
        {point.isSample && ` ${t.sample}`}
      </p>
      <p className="actions">
        <a className="button" href={meetingMapLink(point)}>
          {t.map}
        </a>
      </p>
    </>
  )
}

/** Another vehicle comes for the same guests: who drives it, and when, where that is another time. */
function OtherVehicle({ rides, ride, reader: { texts } }: OtherVehicleProps) {
  const other = rides.find(
    (each) => isRunning(each) && driveOf(each) === driveOf(ride) && each.driverCode !== ride.driverCode,
  )
  if (!other) return null
  const { driverName, driverCar, driverAnswer, pickupDate, pickupTime } = other
  const isThen = pickupOf(other) === pickupOf(ride)
  const who = [driverName, driverCar, isThen ? null : texts.moment(pickupTime, texts.date(pickupDate))]
  return (
    <p className="notice">
      <Icon name="car" />
      {texts.twoVehicles.text}
      {driverName && driverAnswer !== 'cannot' && ` ${texts.twoVehicles.with(who.filter(Boolean).join(', '))}`}
    </p>
  )
}

interface OtherVehicleProps {
  /** Of the booking. */
  readonly rides: readonly Ride[]
  readonly ride: Ride
  readonly reader: DriverReader
}

export function DriverSheet(props: SheetProps) {
  const { booking, driven, news, relief = null, code, now, reader, refused, pushKey = null, follows } = props
  const next = nextRide(driven, now)
  const { ride } = next
  const waitsOnRoad = isOnRoad(next.day)
  const told = factsOf(ride, reader)
  // Nobody is there any more.
  const address = waitsOnRoad ? undefined : told.find(({ name }) => name === 'pickupAddress')
  const { phone } = booking
  const { pickupDate, pickupTime, driverName } = ride
  const [from, to] = endsInWords(ride, reader)
  const { texts } = reader
  const { facts } = texts
  const live = (
    <>
      <p id="kept" className="notice" role="status" hidden />
      <div id="live">
        <Live
          {...next}
          others={othersThan(next, driven)}
          promises={booking.promises}
          {...{ news, relief, code, now, reader, refused, follows }}
        />
      </div>
      {!isLeft(next) && <div id="ring" className="actions" data-own="" />}
      <script src={plainPaths.driverScript} defer />
    </>
  )
  const foot = (
    <p className="soft">
      {BRAND.name} · {texts.forDriver(driverName ?? '')}
    </p>
  )
  if (isLeft(next))
    return (
      <main className="sheet" {...saysOf(texts)}>
        <Languages path={plainPaths.driverSheet(code)} reader={reader} />
        <h1>{texts.title}</h1>
        {live}
        <div className="actions">
          <CallOffice texts={texts} />
        </div>
        {foot}
      </main>
    )
  return (
    <main className="sheet" {...saysOf(texts)}>
      <Languages path={plainPaths.driverSheet(code)} reader={reader} />
      <h1>
        <span className="time" translate="no">
          {pickupTime}
        </span>{' '}
        {texts.date(pickupDate)}
      </h1>
      <BrokeDown day={next.day} texts={texts} />
      <Named icon="place">{waitsOnRoad ? texts.brokeDown.began : ride.train ? texts.bags.pickUp : texts.pickUp}</Named>
      <PlaceName place={ride.pickup} words={from} reader={reader} />
      {address && <p translate="no">{address.value}</p>}
      {live}
      {/* Below what is tapped, which a small phone shows at once. */}
      {!waitsOnRoad && <MeetingSpot ride={ride} reader={reader} />}
      {ride.via && (
        <>
          <Named icon="stop">{texts.byWayOf}</Named>
          <p className="place" translate="no">
            {stopsWords(ride.via, reader)}
          </p>
        </>
      )}
      {ride.train && <BagsAlone train={ride.train} address={ride.dropoffAddress} reader={reader} />}
      {ride.kind === 'tour' && (
        <>
          <Named icon="park">{texts.tour}</Named>
          <p className="place">{tourWords(ride, reader)}</p>
        </>
      )}
      <Named icon="flag">{ride.kind === 'tour' ? texts.afterTourDriveTo : texts.driveTo}</Named>
      <PlaceName place={ride.dropoff} words={to} reader={reader} />
      <OtherVehicle rides={booking.rides} ride={ride} reader={reader} />
      <dl>
        <dt>
          <Icon name="sign" />
          {facts.sign}
        </dt>
        <dd translate="no">{ride.guestName || signWord(booking.reference)}</dd>
        {ride.kind === 'transfer' ? (
          <>
            <dt>
              <Icon name="car" />
              {facts.car}
            </dt>
            <dd>
              {vehicleWords(ride.vehicle, reader)} · {texts.km(ride.distanceKm)}, {texts.duration(ride.minutes)}
            </dd>
          </>
        ) : (
          <>
            <dt>
              <Icon name="people" />
              {facts.travelers}
            </dt>
            <dd>{ride.travelers}</dd>
          </>
        )}
        {told.map(
          ({ name, label, value, asIs }) =>
            name !== 'pickupAddress' && (
              <Fragment key={name}>
                <dt>
                  <Icon name={FACT_ICONS[name] ?? 'bag'} />
                  {label}
                </dt>
                <dd translate={asIs ? 'no' : undefined}>{value}</dd>
              </Fragment>
            ),
        )}
        {ride.details && (
          <>
            <dt>
              <Icon name="note" />
              {facts.details}
            </dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{ride.details}</dd>
          </>
        )}
      </dl>
      {next.day.stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' && <Collect {...collectedAt(booking, ride, reader)} />}
      <div className="actions">
        <a className="button button--go" href={`tel:${phone}`}>
          <Icon name="phone" />
          {texts.callGuest}
        </a>
        <a className="button" href={`https://wa.me/${phone.slice(1)}`}>
          <Icon name="chat" />
          WhatsApp
        </a>
        <CallOffice texts={texts} />
      </div>
      <RidesAfter driven={driven.slice(driven.indexOf(next) + 1)} reader={reader} />
      <DriverPush address={plainPaths.driverPush(code)} pushKey={pushKey} texts={texts} />
      {foot}
      <p className="soft">{texts.footer}</p>
    </main>
  )
}

/** Why the link of a ride opens nothing any more. */
export type WhyClosed = keyof DriverTexts['closed']['why']

interface ClosedSheetProps {
  /** In all languages, where nobody knows any more who opened it. */
  readonly readers: readonly DriverReader[]
  /** `undefined`: not known. */
  readonly why: WhyClosed | undefined
}

export function ClosedSheet({ readers, why }: ClosedSheetProps) {
  return (
    <main className="sheet">
      {readers.map(({ language, texts: { closed } }) => (
        <section key={language} lang={language}>
          <h1>{closed.title}</h1>
          <p>{why ? closed.why[why] : closed.text}</p>
          <p className="actions">
            <a className="button" href={`tel:${CONTACT.whatsapp}`}>
              <Icon name="phone" />
              {CONTACT.whatsappShown}
            </a>
          </p>
        </section>
      ))}
    </main>
  )
}

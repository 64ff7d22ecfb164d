/**
 * The driver's sheet: what a driver needs for the next ride, and for those after it, and nothing else of the booking; and
 * the buttons for the ride's status. They are forms, which client/driver/sheet-script.ts sends.
 */
import { isRunning } from '#domain/bookings/ride.ts'
import { Fragment } from 'react'
import { PushSection } from '#worker/push/section.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { openText } from '#domain/bookings/money/payments.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { isSheetOpen } from '#domain/bookings/driver/ride-times.ts'
import {
  courseOf,
  eventText,
  hasEnded,
  mayTakeBack,
  MOST_BAGS,
  noShowFrom,
  PLACE_STAGES,
  type RideEvent,
  type SaidWord,
  sayableFrom,
  type TimedEvent,
  wordText,
} from '#domain/bookings/day/ride-events.ts'
import { driverNoteLines, routeText, stopsText, tourText } from '#domain/bookings/ride-summary.ts'
import { tourEndText } from '#domain/tours/tour-texts.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { formatDuration } from '#domain/contract-texts.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { vehicleName } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { HOUR_MS, instantOf, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { RideDay } from './events.ts'
import type { Booking, Ride } from '#worker/bookings/store.ts'

function ends(ride: Ride): readonly [string, string] {
  return ride.kind === 'transfer'
    ? [ride.pickup, ride.dropoff]
    : [
        tourEndText(ride.pickup, ride.park, 'entrance', ENGLISH_TEXTS),
        tourEndText(ride.dropoff, ride.park, 'exit', ENGLISH_TEXTS),
      ]
}

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
}

/** The ride that is large on the sheet: the next one that its driver has not finished. */
export function nextRide(driven: readonly [DrivenRide, ...DrivenRide[]], now: Date): DrivenRide {
  const [first, ...others] = driven.filter(({ day }) => !hasEnded(day.stage))
  if (!first) return driven.at(-1)!
  const begun = [first, ...others].find(({ day }) => day.stage !== null)
  if (begun) return begun
  const next = nextByTime([first.ride, ...others.map(({ ride }) => ride)], now)
  return driven.find(({ ride }) => ride === next)!
}

const BUTTON_TEXTS: Readonly<Record<RideEvent, string>> = {
  DRIVER_DEPARTED_TO_PICKUP: 'I am on the way',
  DRIVER_ARRIVED_AT_PICKUP: 'I am at the pickup',
  DRIVER_DEPARTED_TO_DROPOFF: 'Guest is on board',
  DRIVER_ARRIVED_AT_DROPOFF: 'Done: guest is there',
  DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'Nobody came',
  DRIVER_ARRIVED_WITH_BAGS: 'The bags are here',
}

/** Of a ride without guests. */
const BAGS_BUTTON_TEXTS: Partial<typeof BUTTON_TEXTS> = {
  DRIVER_DEPARTED_TO_DROPOFF: 'Bags counted, sealed, on board',
  DRIVER_ARRIVED_AT_DROPOFF: 'Done: the guest has the bags',
}

const buttonText = (event: RideEvent, { train }: Ride): string =>
  (train && BAGS_BUTTON_TEXTS[event]) || BUTTON_TEXTS[event]

const timeOf = (instant: Date | string) => sriLankaTime(new Date(instant)).time

/** A tap counts once, however often its form is sent. */
const newId = () => crypto.getRandomValues(new Uint8Array(16)).toHex()

/** How many large buttons are seen at once. */
const BUTTONS = 3

/** What the guest of a ride has said on its day. */
export function WordsOfGuest({ words }: { readonly words: readonly SaidWord[] }) {
  return words.map((said) => (
    <p key={said.at} className="notice word" role="alert">
      <span className="soft">Your guest, {timeOf(said.at)}</span>
      <br />
      <strong>{wordText(said, ENGLISH_TEXTS)}</strong>
      {said.seenToAt && (
        <>
          <br />
          The office sees to it since {timeOf(said.seenToAt)}
        </>
      )}
    </p>
  ))
}

/** Names of what rings on the driver's phone when it is new: another form of the ride, and what its guest says. */
export const ringsOf = (ride: { readonly position: number; readonly version: number }, words: readonly SaidWord[]) => [
  `${ride.position}/${ride.version}`,
  ...words.map(({ at, word }) => `${ride.position}/${word}/${at}`),
]

interface LiveProps extends DrivenRide {
  /** Of its booking. */
  readonly promises: Promises
  readonly code: string
  readonly now: Date
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

const onDay = (instant: Date) => {
  const { date, time } = sriLankaTime(instant)
  return `${time}, ${showDate(date)}`
}

/** What changes while the driver looks: what the guest says, the ride's status, and the buttons. */
function Live({ ride, day: { events, stage, words }, promises, code, now, refused, follows }: LiveProps) {
  const last = events.at(-1)
  const order = courseOf(ride)
  const next = hasEnded(stage) ? [] : order.slice(stage === null ? 0 : order.indexOf(stage as TimedEvent) + 1)
  const from = next[0] && sayableFrom(next[0], ride, events)
  const noShow = noShowFrom(ride, events, words, promises)
  const form = { method: 'post', action: plainPaths.driverSheet(code) } as const
  const fields = (
    <>
      <input type="hidden" name="ride" value={ride.position} />
      <input type="hidden" name="id" value={newId()} />
    </>
  )
  return (
    <div
      data-ride={`${ride.position} ${ride.version}`}
      data-place={PLACE_STAGES.includes(stage) ? 'yes' : undefined}
      data-tag={follows?.tag}
      data-at={follows?.at}
      data-rings={ringsOf(ride, words).join(' ')}
    >
      <WordsOfGuest words={words} />
      {refused && (
        <p className="notice notice--bad" role="alert">
          {refused === 'refused'
            ? 'That is not possible now. This is how the ride stands:'
            : `Too early for “${buttonText(refused, ride)}”: you can tap it from ${onDay(sayableFrom(refused, ride, events))} on.`}
        </p>
      )}
      <p className="stage" role="status">
        {last
          ? `${eventText(last.event, ride, last.bags)} · ${timeOf(last.at)}`
          : from && from > now
            ? `You can tap from ${onDay(from)} on:`
            : 'Where are you? Tap:'}
      </p>
      {next.length > 0 && (
        <form {...form} className="taps">
          {fields}
          {ride.train && next.includes('DRIVER_DEPARTED_TO_DROPOFF') && (
            <label>
              Bags that you counted and sealed
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
          {next.map((event, i) => (
            <button
              key={event}
              className={i === 0 ? 'button button--go' : 'button'}
              name="step"
              value={event}
              hidden={i >= BUTTONS}
            >
              {buttonText(event, ride)}
            </button>
          ))}
        </form>
      )}
      {noShow !== null && noShow > now && <p className="soft">If nobody comes, say so from {timeOf(noShow)} on.</p>}
      {noShow !== null && noShow <= now && (
        <form {...form} className="taps">
          {fields}
          <button className="button button--bad" name="step" value="DRIVER_SUBMITTED_CUSTOMER_NO_SHOW">
            {BUTTON_TEXTS.DRIVER_SUBMITTED_CUSTOMER_NO_SHOW}: I called, and waited
          </button>
        </form>
      )}
      {last && mayTakeBack(last, now, last.pickupTime !== ride.pickupTime) && (
        <form {...form} className="actions">
          {fields}
          <input type="hidden" name="event" value={last.event} />
          <button className="button" name="step" value="back">
            Wrong tap? Take it back
          </button>
        </form>
      )}
      {PLACE_STAGES.includes(stage) && (
        <label className="agree" hidden>
          <input type="checkbox" /> Show my place to this guest until the pickup
          <small>
            Only while this page is open before you: in the background a phone sends nothing. The office keeps when you
            were near the pickup, and no place.
          </small>
        </label>
      )}
    </div>
  )
}

/** The part of the sheet that its script asks for again. */
export const livePart = (props: LiveProps) => renderToStaticMarkup(<Live {...props} />)

/** What the guest pays the driver at the end of a ride; for a stay all rides together, at the end of the last one. */
function collectText({ arrangement, onAccount, rides }: Booking, ride: Ride): string {
  if (onAccount) return 'Nothing to collect: the house pays'
  const isPaidAtEnd = arrangement === 'stay'
  const running = rides.filter((each) => isRunning(each) && (each.beside === null) === (ride.beside === null))
  const isLast = running.every((each) => pickupOf(each) <= pickupOf(ride))
  if (isPaidAtEnd && !isLast) return 'Nothing to collect now: the guest pays at the end of the journey'
  const price = isPaidAtEnd ? running : [ride]
  return openUsd(price) === 0 ? 'Paid: nothing to collect' : `Collect ${openText(price)}`
}

function RidesAfter({ rides }: { readonly rides: readonly Ride[] }) {
  if (rides.length === 0) return null
  return (
    <>
      <h2>After this one</h2>
      <ol className="cards">
        {rides.map((ride) => (
          <li key={ride.position} className="card">
            <p>
              <strong translate="no">{ride.pickupTime}</strong> {showDate(ride.pickupDate)}
            </p>
            <p>
              {routeText(ride, ENGLISH_TEXTS)}
              {ride.kind === 'tour' && ` · ${tourText(ride, ENGLISH_TEXTS)}`}
            </p>
            {ride.via && <p className="soft">By way of {stopsText(ride.via, ENGLISH_TEXTS.formats)}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** @param driven those of the driver that are still to be driven, the next one first */
export function DriverSheet({
  booking,
  driven,
  code,
  now,
  refused,
  pushKey = null,
  follows,
}: {
  readonly booking: Booking
  readonly driven: readonly [DrivenRide, ...DrivenRide[]]
  readonly code: string
  readonly now: Date
  readonly refused?: Refused | undefined
  readonly follows?: Followed
  readonly pushKey?: string | null
}) {
  const next = nextRide(driven, now)
  const { ride } = next
  const rides = driven.map((each) => each.ride)
  const { phone } = booking
  const { pickupDate, pickupTime, driverName } = ride
  const [from, to] = ends(ride)
  return (
    <main className="sheet">
      <p className="soft">
        {BRAND.name} · for {driverName}
      </p>
      <h1>
        <span className="time" translate="no">
          {pickupTime}
        </span>{' '}
        {showDate(pickupDate)}
      </h1>
      <p className="soft">Pick up</p>
      <p className="place" translate="no">
        {from}
      </p>
      <p id="kept" className="notice" role="status" hidden />
      <div id="live">
        <Live {...next} promises={booking.promises} code={code} now={now} refused={refused} follows={follows} />
      </div>
      <div id="ring" className="actions" data-own="" />
      <script src={plainPaths.driverScript} defer />
      {ride.via && (
        <>
          <p className="soft">By way of</p>
          <p className="place" translate="no">
            {stopsText(ride.via, ENGLISH_TEXTS.formats)}
          </p>
        </>
      )}
      {ride.train && (
        <p className="notice">
          <strong>Bags alone.</strong> The guests go by train, {ride.train.from} to {ride.train.to}. Count the bags with
          them, seal each, and wait with them{' '}
          {ride.dropoffAddress === '' ? `at ${ride.train.to} railway station` : `at ${ride.dropoffAddress}`}.
        </p>
      )}
      {ride.kind === 'tour' && (
        <>
          <p className="soft">Tour</p>
          <p className="place">{tourText(ride, ENGLISH_TEXTS)}</p>
        </>
      )}
      <p className="soft">{ride.kind === 'tour' ? 'After the tour drive to' : 'Drive to'}</p>
      <p className="place" translate="no">
        {to}
      </p>
      <dl>
        <dt>On the sign</dt>
        <dd translate="no">{ride.guestName || signWord(booking.reference)}</dd>
        {ride.kind === 'transfer' ? (
          <>
            <dt>Car</dt>
            <dd>
              {vehicleName(ride.vehicle)} · {ride.distanceKm} km, {formatDuration(ride.minutes)}
            </dd>
          </>
        ) : (
          <>
            <dt>Travelers</dt>
            <dd>{ride.travelers}</dd>
          </>
        )}
        {driverNoteLines({ ...ride, guestName: '' }, ENGLISH_TEXTS).map(({ label, value, asIs }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd translate={asIs ? 'no' : undefined}>{value}</dd>
          </Fragment>
        ))}
        {ride.details && (
          <>
            <dt>Details</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{ride.details}</dd>
          </>
        )}
      </dl>
      {next.day.stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' && (
        <p className="notice collect">{collectText(booking, ride)}</p>
      )}
      <div className="actions">
        <a className="button button--go" href={`tel:${phone}`}>
          Call the guest
        </a>
        <a className="button" href={`https://wa.me/${phone.slice(1)}`}>
          WhatsApp
        </a>
        <a className="button" href={`tel:${CONTACT.whatsapp}`}>
          Call the office
        </a>
      </div>
      <RidesAfter rides={rides.slice(rides.indexOf(ride) + 1)} />
      <DriverPush address={plainPaths.driverPush(code)} pushKey={pushKey} />
      <p className="soft">All times are Sri Lanka time. This link is yours alone: please do not pass it on.</p>
    </main>
  )
}

/** @param address where its form is posted to */
export function DriverPush({ address, pushKey }: { readonly address: string; readonly pushKey: string | null }) {
  return (
    <PushSection
      address={address}
      publicKey={pushKey}
      title="A new or changed ride on this phone"
      bound="This phone is told of your new, changed and cancelled rides."
    />
  )
}

export function ClosedSheet() {
  return (
    <main className="sheet">
      <h1>This sheet is closed</h1>
      <p>
        The ride is over, was cancelled, or another driver has it, or you have a newer link. Questions:{' '}
        <a href={`tel:${CONTACT.whatsapp}`}>{CONTACT.whatsappShown}</a>
      </p>
    </main>
  )
}

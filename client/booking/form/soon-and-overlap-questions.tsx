/**
 * What a form asks once before it sends a booking, in place of the button that books: whether a very early pickup is
 * intended, one in the night that nobody has chosen, and rides that overlap, also with those of another booking.
 * docs/product.md#questions-before-booking
 */
import { type MouseEvent, type Ref, useEffect, useId, useState } from 'react'
import type { BookedBefore } from '#client/booking/sending/submission.ts'
import {
  meetInTime,
  overlapQuestion,
  overlapsOf,
  timesOf,
  type TimedRide,
} from '#domain/bookings/driver/ride-times-and-link-life.ts'
import type { Pickup, RidePosition } from '#domain/bookings/ride.ts'
import { rideTitle } from '#domain/bookings/ride-summary.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { DAY_MS, instantOf, isInHours, type LocalMoment, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'

export interface FormQuestion {
  /** What it is about: an answer is for that alone. */
  readonly about: string
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  /** Gets the focus where the guest wants something else. */
  readonly field: string
}

/** A pickup that is no later than this is meant as soon as possible. */
const RIGHT_NOW_MS = 30 * MINUTE_MS

function soonWords({ date, time }: LocalMoment, now: Date, texts: Texts) {
  const { question: t } = texts.in('form')
  const { formats } = texts
  const [today, tomorrow] = [now, new Date(now.getTime() + DAY_MS)].map((day) => sriLankaTime(day).date)
  const [shownDate, shownTime] = [formats.date(date), formats.time(time)]
  const day = date === today ? [t.today] : date === tomorrow ? [t.tomorrow] : []
  const yes =
    date === today
      ? t.soonToday(shownTime)
      : date === tomorrow
        ? t.soonTomorrow(shownTime)
        : t.soonLater(shownTime, shownDate)
  const isRightNow = instantOf({ date, time })!.getTime() <= now.getTime() + RIGHT_NOW_MS
  return { when: formats.facts([...day, shownDate, shownTime]), yes: isRightNow ? t.rightNow : yes }
}

export interface AskedRide extends TimedRide, RidePosition {
  readonly pickup: string
  readonly dropoff: string
}

interface AskedBooking {
  /** In the order of the booking, with real dates and times. */
  readonly rides: readonly AskedRide[]
  /** Names of the fields of each ride. */
  readonly fields: readonly { readonly date: string; readonly time: string }[]
  readonly isWayBack: boolean
  /** The guest has chosen the day of the first pickup alone: its time is when the form was opened. */
  readonly isTimeUnsaid?: boolean
  /** The price of all rides, as it is shown. */
  readonly price: string
  /** That the last ride leads to. */
  readonly flight?: AskedFlight | undefined
}

export interface AskedFlight {
  /** `HH:mm` */
  readonly at: string
  readonly from: string
  /** The latest pickup that reaches it. */
  readonly latest: LocalMoment
  readonly isDayBefore: boolean
}

interface AskedPickup {
  readonly pickup: LocalMoment
  /** The name of its field for the time. */
  readonly field: string
  readonly text: string
}

function pickupQuestion({ pickup, field, text }: AskedPickup, now: Date, texts: Texts): FormQuestion {
  const { question: t } = texts.in('form')
  const { when, yes } = soonWords(pickup, now, texts)
  return { about: `${pickup.date} ${pickup.time}`, title: t.soon(when), text, yes, no: t.anotherTime, field }
}

function lateQuestion(
  pickup: Omit<AskedPickup, 'text'>,
  { at, from, latest, isDayBefore }: AskedFlight,
  now: Date,
  texts: Texts,
): FormQuestion {
  const { plan } = texts.in('form').problems
  const sayWhen = isDayBefore ? plan.flightOnDayAfter : plan.flight
  const text = sayWhen(from, texts.formats.time(latest.time), texts.formats.time(at))
  const question = pickupQuestion({ ...pickup, text }, now, texts)
  return { ...question, about: `flight ${question.about}` }
}

/**
 * The questions about the first pickup that is sooner than the site's lead time, about an hour that nobody has chosen, and
 * about a last pickup that is too late for the flight.
 */
function pickupQuestions(
  { rides, fields, price, isTimeUnsaid, flight }: AskedBooking,
  now: Date,
  texts: Texts,
): FormQuestion[] {
  const { question: t } = texts.in('form')
  const pickups = rides.map(({ pickupDate: date, pickupTime: time }, index) => ({
    pickup: { date, time },
    field: fields[index]!.time,
  }))
  const soon = pickups.find(({ pickup }) => isShortNotice(pickup, now, promises()))
  // Guests in Europe plan in their evening, which is the night here.
  const [first] = isTimeUnsaid && isInHours(pickups[0]!.pickup.time, promises().nightLead) ? pickups : []
  const [last] = pickups.slice(-1)
  const late = flight && last && instantOf(last.pickup)! > instantOf(flight.latest)! ? last : undefined
  return [
    ...(soon ? [pickupQuestion({ ...soon, text: t.soonText(price) }, now, texts)] : []),
    ...(first ? [pickupQuestion({ ...first, text: t.nightText }, now, texts)] : []),
    ...(late ? [lateQuestion(late, flight!, now, texts)] : []),
  ]
}

function overlapQuestions({ rides, fields, isWayBack }: AskedBooking, texts: Texts): FormQuestion[] {
  const overlaps = overlapsOf(rides)
  const [first] = overlaps
  if (!first) return []
  const { question: t } = texts.in('form')
  return [
    {
      about: JSON.stringify(rides.map(({ pickupDate, pickupTime }) => [pickupDate, pickupTime])),
      title: t.overlap,
      text: overlapQuestion(overlaps, texts, isWayBack),
      yes: t.bookIt,
      no: texts.in('booking').overlap.change,
      field: fields[rides.indexOf(first.ride)]!.time,
    },
  ]
}

const occasionOf = ({ pickup, dropoff, pickupDate, pickupTime }: Pickup & Pick<AskedRide, 'pickup' | 'dropoff'>) =>
  [placeKey(pickup), placeKey(dropoff), pickupDate, pickupTime].join()

/** A ride of another booking that meets one of these: of the same places, day and time the server asks itself. */
function meetingIn(rides: readonly AskedRide[], { rides: booked }: BookedBefore) {
  const known = booked.map(occasionOf)
  const asked = rides.filter((ride) => !known.includes(occasionOf(ride)))
  for (const other of booked) {
    const ride = asked.find((each) => meetInTime(each, other))
    if (ride) return { ride, other }
  }
  return null
}

/** A guest who books once more instead of changing the hour has two cars, and pays both. */
function bookedQuestions(
  { rides, fields }: AskedBooking,
  before: readonly BookedBefore[],
  texts: Texts,
): FormQuestion[] {
  const { question: t } = texts.in('form')
  const { formats } = texts
  const met = before.flatMap((booked) => {
    const meeting = meetingIn(rides, booked)
    return meeting ? [{ ...meeting, reference: booked.reference }] : []
  })
  const [first] = met
  if (!first) return []
  const said = met.map(({ other, reference }) => {
    const { date, time } = sriLankaTime(new Date(timesOf(other).end))
    const from = formats.facts([formats.date(other.pickupDate), formats.time(other.pickupTime)])
    const until =
      date === other.pickupDate ? formats.time(time) : formats.facts([formats.date(date), formats.time(time)])
    return t.booked(rideTitle(other, texts), from, until, reference)
  })
  const { question, change } = texts.in('booking').overlap
  return [
    {
      about: JSON.stringify([said, rides.map(({ pickupDate, pickupTime }) => [pickupDate, pickupTime])]),
      title: t.overlap,
      text: formats.sentences([...said, question]),
      yes: t.bookIt,
      no: change,
      field: fields[rides.indexOf(first.ride)]!.time,
    },
  ]
}

/** What is asked before a booking is sent, one after the other. @param before what this browser knows to be booked */
export const bookingQuestions = (asked: AskedBooking, before: readonly BookedBefore[], now: Date, texts: Texts) => [
  ...pickupQuestions(asked, now, texts),
  ...overlapQuestions(asked, texts),
  ...bookedQuestions(asked, before, texts),
]

/** A second tap of the same gesture lands where the button was that the first one pressed. */
const DOUBLE_TAP_MS = 400

interface QuestionBoxProps {
  readonly question: FormQuestion
  readonly ref: Ref<HTMLDivElement>
  readonly isSending: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

export function QuestionBox({ question: { title, text, yes, no }, ref, isSending, onYes, onNo }: QuestionBoxProps) {
  const id = useId()
  const [takesTaps, setTakesTaps] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakesTaps(true), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  // Keys press nothing twice: the focus is on the question, and not on a button.
  const answer = (act: () => void) => (event: MouseEvent) => {
    if (takesTaps || event.detail === 0) act()
  }
  return (
    <div
      className="booking-question"
      role="group"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <p id={`${id}-title`}>
        <strong>{title}</strong>
      </p>
      <p id={`${id}-text`}>{text}</p>
      <div className="booking-question__answers">
        <button
          type="button"
          className="button booking-form__button"
          aria-disabled={isSending || !takesTaps || undefined}
          onClick={answer(onYes)}
        >
          {yes}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!takesTaps || undefined}
          onClick={answer(onNo)}
        >
          {no}
        </button>
      </div>
    </div>
  )
}

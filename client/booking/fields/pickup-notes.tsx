/**
 * Beside the pickup's time: what it means, where the driver waits, when to leave for a flight, whether the pickup is
 * short notice, when a park is closed, and what the day means.
 */
import { NewTab } from '#client/link.tsx'
import { useLanguage, lazyCodeWithTexts } from '#client/languages/language.tsx'
import { useHydrated } from '#client/forms/hydration.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { useTypedAddress } from '#client/places/typed-address.ts'
import {
  departureAdvice,
  driverPromise,
  earliestDeparture,
  landingAdvice,
  nobodyComesText,
  notFoundAdvice,
  placeToWait,
} from '#domain/bookings/driver/pickup-advice.ts'
import { pickupProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { nextDayLine } from '#domain/bookings/ride-summary.ts'
import { isShortNotice, shortNoticeLink } from '#domain/bookings/request/short-notice.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { minutesOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { isAtGate, parkNamed } from '#domain/tours/parks.ts'
import { tourHours } from '#domain/tours/tour-texts.ts'
import { parkProblem, tourWarning } from '#domain/tours/tour-warning.ts'
import { DAY_MINUTES, type LocalMoment } from '#domain/sri-lanka-time.ts'
import type { Formats } from '#domain/languages/formats.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { type FieldTexts, useDraftField } from '#client/booking/form/draft-storage.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import type { ShownPickup } from './pickup-start.ts'
import { useEffect, useState } from 'react'
import type { AskedDays } from '#domain/almanac/times-of-year.ts'

/** Shown while a time is not known yet. Its characters do not break across lines. */
export const noTime = (show: Formats['time']) => show('-\u2060-:-\u2060-').replace(' ', '\u2060\u00a0')

interface TypedPickup {
  /** What is wrong with it, by name of field, before anything is sent. */
  readonly errors: FieldTexts
  /** Whether the pickup is so soon that it is a request. */
  readonly isSoon: boolean
}

/** @param pickup empty parts are not known yet. @param names of its fields */
export function typedPickup(
  pickup: LocalMoment,
  now: Date | null,
  names: { readonly date: string; readonly time: string },
  texts: Texts,
): TypedPickup {
  // While the digits of its year are typed, a browser reports the year 2, then 20.
  if (now === null || pickup.date < '1' || pickup.time === '') return { errors: {}, isSoon: false }
  const problem = pickupTimeProblem(pickup, now)
  if (problem === null) return { errors: {}, isSoon: isShortNotice(pickup, now, promises()) }
  const words = wordsFor(pickupProblem(problem.code), texts.in('form').problems.fields)
  return { errors: { [names[problem.part]]: words }, isSoon: false }
}

interface PickupNotesProps {
  readonly subject: BookingSubject
  readonly chosen: ShownPickup
  readonly isRequest: boolean
  /** No driver is promised then: the note says why, and what happens next. */
  readonly hasCaveat: boolean
  /** How many cars are left, where that is not plenty: beside the button it is said to screen readers, too. */
  readonly cars: string | null
}

export function PickupNotes({ subject, chosen, isRequest, hasCaveat, cars }: PickupNotesProps) {
  const { pickup, dropoff } = subject.kind === 'transfer' ? subject.fare : subject
  const texts = useLanguage()
  const trip =
    subject.kind === 'transfer' ? { pickup, dropoff, minutes: parseDuration(subject.fare.quote.duration) } : null
  const departure = trip && departureAdvice(trip, texts)
  const t = texts.in('form')
  const nextDay = subject.kind === 'tour' && chosen.isChosen ? nextDayLine(subject, chosen, texts) : null
  const title = subject.kind === 'transfer' ? texts.in('booking').title.taxi(pickup, dropoff) : t.tourTo(subject.park)
  return (
    <div className="pickup-notes">
      {subject.kind === 'tour' && (
        <>
          <p role="status">{nextDay && texts.in('booking').itinerary.said(nextDay.label, nextDay.value)}</p>
          <p role="status">{shortTourText(subject, chosen.time, texts)}</p>
        </>
      )}
      {isColomboAirport(pickup) ? (
        <details className="pickup-notes__more">
          <summary>{landingAdvice(texts)}</summary>
          <p>{texts.formats.sentences([placeToWait(pickup, promises(), texts), notFoundAdvice(texts)])}</p>
        </details>
      ) : (
        <p>{placeToWait(pickup, promises(), texts)}</p>
      )}
      <WhereToMeet pickup={pickup} />
      <NobodyComes isRequest={isRequest} />
      {departure && (
        <p>
          {texts.formats.sentences([
            departure,
            ...(chosen.isChosen && chosen.time
              ? [t.suitsDepartures(earliestDeparture(trip, chosen.time, texts) ?? noTime(texts.formats.time))]
              : []),
          ])}
        </p>
      )}
      {/* It stays in the page, so that a screen reader hears the text when it comes. */}
      <p role="status" className={chosen.isRequest ? 'pickup-notes__short' : undefined}>
        {chosen.isChosen &&
          (chosen.isRequest ? (
            <ShortNotice title={title} chosen={chosen} />
          ) : (
            !hasCaveat && driverPromise(promises(), texts)
          ))}
      </p>
      {cars !== null && <p className="pickup-notes__short">{cars}</p>}
    </div>
  )
}

const fetchMeetingPoints = lazyCode(() => import('#domain/bookings/driver/where-to-meet.ts'))

/** Said before it is booked, too: a guest there may have to walk to the car. */
export function WhereToMeet({ pickup, className }: { readonly pickup: string; readonly className?: string }) {
  const texts = useLanguage()
  const address = useTypedAddress(pickup)
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchMeetingPoints>>>(null)
  useEffect(() => void fetchMeetingPoints().then(setCode), [])
  const point = code?.meetingPointAt(pickup)
  return point ? (
    <p className={className}>{texts.formats.sentences(code!.meetingSentences(point, texts, address))}</p>
  ) : null
}

/**
 * What the site promises if nobody comes to the pickup: folded, and its words load later than the page. A request promises
 * nothing yet; its page says it once it is confirmed.
 */
export function NobodyComes({ isRequest }: { readonly isRequest: boolean }) {
  const texts = useLanguage()
  const isHydrated = useHydrated()
  if (isRequest) return null
  return (
    <details className="pickup-notes__more">
      <summary>{texts.in('booking').pickup.nobody.title}</summary>
      {isHydrated && <p>{nobodyComesText(promises(), texts)}</p>}
    </details>
  )
}

/** What a pickup means that is so soon, and the way to ask for a driver at once. */
export function ShortNotice({ title, chosen }: { readonly title: string; readonly chosen: LocalMoment }) {
  const texts = useLanguage()
  const { shortNotice } = texts.in('booking')
  const { date: pickupDate, time: pickupTime } = chosen
  return (
    <>
      {texts.formats.sentences([shortNotice.text, ''])}
      {pickupDate ? (
        <NewTab href={shortNoticeLink({ title, pickupDate, pickupTime }, texts)}>{shortNotice.link}</NewTab>
      ) : (
        shortNotice.link
      )}
    </>
  )
}

const HOUR_MINUTES = 60

/**
 * How long a tour is that starts so late that its park closes an hour or more before its usual end; `null` for any other, and
 * for one of which the form warns that it is too late.
 */
export function shortTourText(
  {
    park,
    tourLength,
    toGateMinutes,
  }: Pick<Extract<BookingSubject, { readonly kind: 'tour' }>, 'park' | 'tourLength' | 'toGateMinutes'>,
  time: string,
  texts: Texts,
): string | null {
  const closes = parkNamed(park)?.hours?.closes
  if (!closes || time === '' || toGateMinutes === null) return null
  const arrival = (minutesOf(time) + toGateMinutes) % DAY_MINUTES
  const lost = arrival + tourHours(park, tourLength) * HOUR_MINUTES - minutesOf(closes)
  const tour = { park, tourLength, toGateMinutes, date: null, time }
  if (lost < HOUR_MINUTES || parkProblem(tour)) return null
  return texts.in('form').parkCloses(closes, tourHours(park, tourLength, arrival))
}

/** What a traveler should know of that day or hour at a park. */
export function TourWarning(tour: Extract<BookingSubject, { readonly kind: 'tour' }>) {
  // The draft holds what the visitor chose, and not the moment that the form starts with.
  const date = useDraftField('tour', 'date')
  const time = useDraftField('tour', 'time')
  const texts = useLanguage()
  // It stays in the page, so that a screen reader hears the text when it comes.
  return (
    <p className="tour-warning" role="status">
      {date && tourWarning({ ...tour, date, time: time ?? '' }, texts)}
    </p>
  )
}

/** Where one end of the transport is a hotel and the other one the gate. */
export function OneWayWarning({ park, pickup, dropoff }: Extract<BookingSubject, { readonly kind: 'tour' }>) {
  const { oneWayTour } = useLanguage().in('form')
  return (
    <p className="tour-warning" role="status">
      {isAtGate(pickup, park) !== isAtGate(dropoff, park) && oneWayTour}
    </p>
  )
}

/** The table is fetched once a date was chosen. */
const fetchTimes = lazyCodeWithTexts(() => import('#domain/almanac/times-of-year.ts'), 'almanac', 'tours')

/** What a chosen day means: monsoon, Poya days, full roads. */
export function TimesOfYear({ date, from, to, park }: Omit<AskedDays, 'daysAfter'>) {
  const texts = useLanguage()
  const [said, setSaid] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const code = date === '' ? null : await fetchTimes(texts)
      if (isCurrent) setSaid(code?.timesInWords({ date, from, to, park: park ?? null }, texts) ?? [])
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [date, from, to, park, texts])
  const isHydrated = useHydrated()
  // From then on it stays in the page, so that a screen reader hears the text when it comes.
  if (!isHydrated) return null
  return (
    <div className="times-of-year" role="status">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** Of the form's own ride. */
export function TimesOfChosenDay(subject: BookingSubject) {
  // The draft holds what the visitor chose, and not the moment that the form starts with.
  const date = useDraftField(subject.kind, 'date') ?? ''
  if (subject.kind === 'transfer')
    return <TimesOfYear date={date} from={subject.fare.pickup} to={subject.fare.dropoff} />
  return <TimesOfYear date={date} from={subject.pickup} to={subject.park} park={subject.park} />
}

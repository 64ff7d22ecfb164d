/**
 * Warns of a day or hour at which a park is closed, and finds the first pickup that needs no warning. In a file of its
 * own: pages load the calendar before they load the booking form.
 */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { DAY_MINUTES, DAY_MS, instantOf, type LocalMoment, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Days, Park } from '#domain/prices/price-list.ts'
import { minutesOf, pickupMinutes, timeOf } from './opening-text-and-pickup-advice.ts'
import { isAsItCame, type NamedPark, parkNamed, tourKind } from './parks.ts'

/** Jeeps queue before the gate opens. */
const QUEUE_MINUTES = 60

/** Guests who arrive with less time than this before closing see too little for the price. */
const LEAST_MINUTES: Record<TourLength, number> = { half: 2 * 60, full: 6 * 60 }

/** A climb begins before this hour to be on the summit for the sunrise. */
const NIGHT_ENDS = '05:00'

/** Guests who come so long before a climb by night starts wait at the foot, in the cold. */
const WAIT_MINUTES = 4 * 60

/** So long after it, the sun rises before they are up: the way up takes half of the climb's hours. */
const LATE_MINUTES = 60

/** For the hour of an arrival on a day that nobody has chosen yet. */
const ANY_DATE = '2000-01-01'

interface TourPickup {
  readonly park: string
  readonly tourLength: TourLength
  /** Minutes of the drive from the pickup to the gate, 0 at the gate itself; `null` if unknown. */
  readonly toGateMinutes: number | null
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:mm`; empty while none has been chosen. */
  readonly time: string
}

/** Why a day or hour does not suit a park. `arrival` is when the party would be at the gate or the climb, `HH:mm`. */
export type ParkProblem =
  | { readonly code: 'park-closed' | 'out-of-season' }
  | { readonly code: 'too-early' | 'too-late'; readonly arrival: string }

type UndatedPickup = Omit<TourPickup, 'date'> & { readonly date: string | null }

/**
 * What does not suit a park of a tour's day or hour; `null` for nothing.
 * @param pickup its date is `null` while none has been chosen: then the hour alone can be unsuitable
 */
export function parkProblem({ park, tourLength, toGateMinutes, date, time }: UndatedPickup): ParkProblem | null {
  const calendar = parkNamed(park)
  if (!calendar) return null
  const { closed, season } = calendar
  const arrival = arrivalOf({ date: date ?? ANY_DATE, time }, toGateMinutes)
  const day = date && (arrival?.date ?? date)
  if (closed && day && isWithin(day, closed)) return { code: 'park-closed' }
  const code = arrival && hourProblem(calendar, tourLength, minutesOf(arrival.time))
  if (code) return { code, arrival: arrival.time }
  return season && day && !isWithin(day, season) ? { code: 'out-of-season' } : null
}

/** True for a climb by night, for the sunrise. */
export function climbsAtNight(park: string): boolean {
  const { kind, start } = parkNamed(park) ?? {}
  return kind === 'hike' && start!.half < NIGHT_ENDS
}

const latestArrival = ({ closes }: NonNullable<Park['hours']>, tourLength: TourLength) =>
  minutesOf(closes) - LEAST_MINUTES[tourLength]

/** @param arrival minutes since midnight */
function hourProblem({ name, hours, start }: NamedPark, tourLength: TourLength, arrival: number) {
  if (!hours && !climbsAtNight(name)) return null
  const climb = minutesOf(start[tourLength])
  const [from, until] = hours
    ? [minutesOf(hours.opens) - QUEUE_MINUTES, latestArrival(hours, tourLength)]
    : [climb - WAIT_MINUTES, climb + LATE_MINUTES]
  // In the afternoon the next night's climb is ahead.
  const minutes = hours || arrival < DAY_MINUTES / 2 ? arrival : arrival - DAY_MINUTES
  if (minutes < from) return 'too-early'
  return minutes > until ? 'too-late' : null
}

/** @param tourLength for an hour */
export function parkProblemText(park: string, problem: ParkProblem, texts: Texts, tourLength: TourLength): string {
  // The list may be another one by now than when the ride was booked.
  const { hours = null, closed = null, season = null, start } = parkNamed(park) ?? {}
  const { warning: t } = texts.in('tours')
  const { dayOfYear } = texts.formats
  switch (problem.code) {
    case 'park-closed':
      return closed ? t.closed(park, dayOfYear(closed.first), dayOfYear(closed.last)) : t.closedThen(park)
    case 'too-early':
    case 'too-late':
      if (!hours) return climbsAtNight(park) ? t.atNightClimb(problem.arrival, start!.half) : t.closedThen(park)
      return t.atGate(
        problem.arrival,
        hours.opens,
        timeOf(Math.max(minutesOf(hours.opens), latestArrival(hours, tourLength))),
      )
    case 'out-of-season': {
      if (!season) return ''
      const days = [dayOfYear(season.first), dayOfYear(season.last)] as const
      return isAsItCame(park) && tourKind(park) === 'hike' ? t.season(...days) : t.betterMonths(park, ...days)
    }
  }
}

/** What a traveler should know before booking the tour all the same. @param texts with 'tours' */
export function parkAdvice(park: string, problem: ParkProblem, texts: Texts, tourLength: TourLength): string {
  const more = problem.code === 'park-closed' ? [texts.in('tours').warning.otherDay] : []
  return texts.formats.sentences([parkProblemText(park, problem, texts, tourLength), ...more])
}

/** What a traveler should know of this day or hour before booking it; `null` for nothing. It refuses nothing. */
export function tourWarning(pickup: TourPickup, texts: Texts): string | null {
  const problem = parkProblem(pickup)
  return problem && parkAdvice(pickup.park, problem, texts, pickup.tourLength)
}

/** When the party is at the gate; `null` while that cannot be known. */
function arrivalOf(pickup: LocalMoment, toGateMinutes: number | null): LocalMoment | null {
  const instant = toGateMinutes === null ? null : instantOf(pickup)
  return instant && sriLankaTime(new Date(instant.getTime() + toGateMinutes! * MINUTE_MS))
}

function isWithin(date: string, { first, last }: Days): boolean {
  const day = date.slice(5)
  return first <= last ? day >= first && day <= last : day >= first || day <= last
}

/** No park is closed for longer. */
const DAYS_LOOKED_AT = 366

/**
 * The pickup that a tour's form starts with: now, if the park can still be reached in time today; else the pickup for
 * the hour at which tours start, on the first day that it can be had and is outside of closed weeks.
 * @param day the first day of a tour, `YYYY-MM-DD`; without it, now counts
 */
export function firstPickup(
  tour: Omit<TourPickup, 'date' | 'time'>,
  now: Date,
  day: string | null = null,
): LocalMoment {
  const { park, tourLength, toGateMinutes } = tour
  const current = sriLankaTime(now)
  const calendar = parkNamed(park)
  if (!calendar || toGateMinutes === null) return day === null ? current : { ...current, date: day }
  // A hike has no opening hours: it starts at its hour.
  if (day === null && calendar.hours && parkProblem({ ...tour, ...current }) === null) return current
  const midnight = instantOf({ date: day ?? current.date, time: '00:00' })!.getTime()
  for (let i = 0; i < DAYS_LOOKED_AT; i++) {
    const start = midnight + i * DAY_MS
    const pickup = start + pickupMinutes(calendar, tourLength, toGateMinutes) * MINUTE_MS
    const isOpen = !calendar.closed || !isWithin(sriLankaTime(new Date(start)).date, calendar.closed)
    if (isOpen && pickup >= now.getTime()) return sriLankaTime(new Date(pickup))
  }
  return current
}

/** When a pickup may be: a real date and time in Sri Lanka, not in the past, at most 18 months ahead. */
import { addMonths, instantOf, sriLankaTime, type LocalMoment } from '#domain/sri-lanka-time.ts'

const MONTHS_AHEAD = 18

/** The form starts with the current time. While a customer fills it in, that time becomes past. */
const MINUTES_TO_FILL_IN = 30

/** The last day for which a pickup can be booked, `YYYY-MM-DD`. */
export function latestPickupDate(now: Date): string {
  return addMonths(sriLankaTime(now).date, MONTHS_AHEAD)
}

interface PickupTimeProblem {
  readonly part: 'date' | 'time'
  readonly message: string
}

/** What is wrong with a pickup's date and time; `null` for nothing. */
export function pickupTimeProblem(pickup: LocalMoment, now: Date): PickupTimeProblem | null {
  const instant = instantOf(pickup)
  if (!instant) return { part: 'date', message: 'There is no such date and time' }
  if (pickup.date > latestPickupDate(now))
    return { part: 'date', message: `Choose a date within the next ${MONTHS_AHEAD} months` }
  if (instant.getTime() >= now.getTime() - MINUTES_TO_FILL_IN * 60_000) return null
  return isPastDay(pickup.date, now)
    ? { part: 'date', message: 'This date is past in Sri Lanka' }
    : { part: 'time', message: 'This time is past in Sri Lanka' }
}

/** What is wrong with the way back of a return trip, which is driven after the way there; `null` for nothing. */
export function wayBackProblem(there: LocalMoment, back: LocalMoment): PickupTimeProblem | null {
  if (back.date < there.date) return { part: 'date', message: 'The way back is before the way there' }
  return back.date === there.date && back.time <= there.time
    ? { part: 'time', message: 'The way back is before the way there' }
    : null
}

/** True once a day is over in Sri Lanka. @param date `YYYY-MM-DD` */
export function isPastDay(date: string, now: Date): boolean {
  return date < sriLankaTime(now).date
}

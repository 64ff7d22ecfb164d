/** When a pickup may be: a real moment in Sri Lanka, not in the past, at most 18 months ahead. */
import { addMonths, instantOf, sriLankaTime, type LocalMoment } from '#domain/sri-lanka-time.ts'

const MONTHS_AHEAD = 18

/** The form starts at the current moment: the minutes that filling it in takes do not make a pickup 'past'. */
const FILLING_IN_MINUTES = 30

/** The last day a pickup can be booked for, `YYYY-MM-DD`. */
export function latestPickupDate(now: Date): string {
  return addMonths(sriLankaTime(now).date, MONTHS_AHEAD)
}

export interface PickupTimeProblem { readonly part: 'date' | 'time'; readonly message: string }

/** What is wrong with a pickup's moment, or `null`. */
export function pickupTimeProblem(moment: LocalMoment, now: Date): PickupTimeProblem | null {
  const instant = instantOf(moment)
  if (!instant) return { part: 'date', message: 'There is no such date and time' }
  if (moment.date > latestPickupDate(now)) return { part: 'date', message: `Choose a date within the next ${MONTHS_AHEAD} months` }
  if (instant.getTime() >= now.getTime() - FILLING_IN_MINUTES * 60_000) return null
  const today = sriLankaTime(now).date
  return moment.date < today
    ? { part: 'date', message: 'This date is past in Sri Lanka' }
    : { part: 'time', message: 'This time is past in Sri Lanka' }
}

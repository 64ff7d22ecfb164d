/**
 * The texts by which the calls name a duration and the length of a tour: made and read here alone, as those of a vehicle in
 * `fares/vehicle-text.ts`. Everything else holds ids and numbers. docs/api.md
 */
/** A ride is the one or the other: each has calls of its own. */
export type RideKind = 'transfer' | 'tour'

// The length of a tour.

export const TOUR_LENGTHS = ['half', 'full'] as const
export type TourLength = (typeof TOUR_LENGTHS)[number]

/** In the order of {@link TOUR_LENGTHS}. */
export const TOUR_TYPES = ['Half Day', 'Full Day'] as const
export type TourType = (typeof TOUR_TYPES)[number]

export const tourTypeText = (length: TourLength): TourType => TOUR_TYPES[TOUR_LENGTHS.indexOf(length)]!

/** @throws RangeError for any other text */
export function tourLength(type: TourType): TourLength {
  const length = TOUR_LENGTHS[TOUR_TYPES.indexOf(type)]
  if (!length) throw new RangeError('the tour must be half or full day')
  return length
}

// Durations as directions services write them: '45 mins', '1 hour 5 mins'. They write '1 day 2 hours' for 26 hours, which
// reads as if a journey took a day: we write hours, and read both.

const MINUTES = { day: 1440, hour: 60, min: 1 } as const
const DURATION =
  /^(?:(\d{1,3})\s*(?:days?|d))?\s*(?:(\d{1,4})\s*(?:hours?|hrs?|h))?\s*(?:(\d{1,5})\s*(?:minutes?|mins?|m))?$/i

/**
 * @param minutes rounded to whole minutes
 * @throws RangeError for a negative or infinite number
 */
export function formatDuration(minutes: number): string {
  let rest = Math.round(minutes)
  if (!(rest >= 0 && rest < Infinity)) throw new RangeError('duration must be a number of minutes')
  const parts: string[] = []
  for (const unit of ['hour', 'min'] as const) {
    const size = MINUTES[unit]
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`)
  }
  return parts.join(' ') || '0 mins'
}

/** Whole minutes; `null` when the text is not a duration. */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim()
  const match = trimmed.length > 0 && trimmed.length <= 40 ? DURATION.exec(trimmed) : null
  if (!match) return null
  const [days = 0, hours = 0, mins = 0] = match.slice(1).map((count) => Number(count ?? 0))
  return days * MINUTES.day + hours * MINUTES.hour + mins
}

/** How long guests waited until the office confirmed. */

export interface Waiting {
  /** Bookings that were confirmed. */
  readonly confirmed: number
  /** Minutes; `null` where nothing was confirmed. */
  readonly median: number | null
  /** Nine of ten guests waited no longer. */
  readonly p90: number | null
}

/** The least value that a share of all does not exceed. @param sorted ascending, at least one */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!

export function waitingOf(minutes: readonly number[]): Waiting {
  if (minutes.length === 0) return { confirmed: 0, median: null, p90: null }
  const sorted = minutes.toSorted((one, other) => one - other)
  return { confirmed: sorted.length, median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) }
}

const BANDS = [
  ['within 15 minutes', 15],
  ['within an hour', 60],
  ['within 4 hours', 240],
  ['within 12 hours', 720],
  ['within a day', 1440],
  ['later', Infinity],
] as const

/** How many waited how long, the shortest first. */
export const waitingBands = (minutes: readonly number[]): { readonly band: string; readonly bookings: number }[] =>
  BANDS.map(([band, until], i) => {
    const from = i === 0 ? -Infinity : BANDS[i - 1]![1]
    return { band, bookings: minutes.filter((each) => each > from && each <= until).length }
  })

/** @example showMinutes(200) // '3 h 20 min' */
export function showMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

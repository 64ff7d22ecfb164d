/** When drivers set out, and where a guest who lands finds them. All of it is a sample. */

/** When a driver should have set out. */
export const SET_OUT: SetOut = {
  /** Where drivers begin whose last ride of the day is not known. `null` if they live all over the island. */
  base: 'Colombo',
  /** To spare beside the roads' time. */
  marginMinutes: 15,
  /** The way to the pickup, where nobody knows how long it is. */
  unknownMinutes: 60,
}

interface SetOut {
  readonly base: string | null
  readonly marginMinutes: number
  readonly unknownMinutes: number
}

interface Arrivals {
  readonly way: readonly string[]
  readonly side: 'left' | 'right'
  readonly landmark: string
  readonly noSign: string
}

/** The way out of the arrivals hall, as the drawn plan shows it. */
export const ARRIVALS: Arrivals = {
  /** What a guest passes, in this order: short words, because they are in the drawing. */
  way: ['Passport control', 'Baggage belts', 'Customs'],
  /** The side on which the drivers wait with their signs, as a guest who comes out of the doors sees it. */
  side: 'right',
  /** What they wait beside. */
  landmark: 'Bank counters',
  /** What to do for a guest who sees no sign. */
  noSign:
    'If you see no sign, stay inside the hall, beside the counters, and call. From the time of a confirmed pickup on, this page also has the button “Nobody is here”.',
}

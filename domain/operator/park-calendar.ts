/**
 * When parks are open and tours start. The operator keeps this table.
 *
 * It states what the Department of Wildlife Conservation has practised: parks open at six in the morning and close at
 * six in the evening, and Block 1 of Yala, which safaris go to, closes in the dry season. The department announces the
 * days each year and may close a park after rain: check every row each year, before September.
 */
/** Days of every year, `MM-DD`, both included. It may run over New Year's. */
export interface Days {
  readonly first: string
  readonly last: string
}

export interface ParkCalendar {
  /** `HH:mm`. Absent if nobody closes a gate. */
  readonly hours?: { readonly opens: string; readonly closes: string }
  /** When most tours start at the gate. */
  readonly start: { readonly half: string; readonly full: string }
  readonly closed?: Days
  /** The better months. */
  readonly season?: Days
}

const DAYLIGHT = { opens: '06:00', closes: '18:00' } as const
const AT_DAWN = { half: '06:00', full: '06:00' } as const
/** Elephants come to the water of a tank in the afternoon. */
const AFTERNOON = { half: '14:00', full: '06:00' } as const

export const PARK_CALENDARS = {
  'Yala national park': { hours: DAYLIGHT, start: AT_DAWN, closed: { first: '09-01', last: '10-15' } },
  'Udawalawe national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Minneriya national park': { hours: DAYLIGHT, start: AFTERNOON },
  // Visitors climb at night. The season of pilgrims lasts from the full moon of December to that of May; the lights of
  // the steps burn then.
  "Adam's Peak": { start: { half: '02:00', full: '02:00' }, season: { first: '12-01', last: '05-31' } },
  'Kaudulla national park': { hours: DAYLIGHT, start: AFTERNOON },
  'Wilpattu national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Bundala national park': { hours: DAYLIGHT, start: AT_DAWN },
  // Clouds cover World's End by ten in the morning.
  'Horton Plains national park': { hours: DAYLIGHT, start: AT_DAWN },
} satisfies Record<string, ParkCalendar>

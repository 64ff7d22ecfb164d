import type { ParkCalendar, PARK_CALENDARS as REAL } from '../../domain/operator/park-calendar.ts'

const DAYLIGHT = { opens: '06:00', closes: '18:00' } as const
const AT_DAWN = { half: '06:00', full: '06:00' } as const
const AFTERNOON = { half: '14:00', full: '06:00' } as const

export const PARK_CALENDARS: Record<keyof typeof REAL, ParkCalendar> = {
  'Yala national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Udawalawe national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Minneriya national park': { hours: DAYLIGHT, start: AFTERNOON },
  "Adam's Peak": { start: { half: '02:00', full: '02:00' }, season: { first: '12-01', last: '05-31' } },
  'Kaudulla national park': { hours: DAYLIGHT, start: AFTERNOON },
  // Not Yala, where most tests book a day near today: no test depends on the season in which it runs.
  'Wilpattu national park': { hours: DAYLIGHT, start: AT_DAWN, closed: { first: '09-01', last: '10-15' } },
  'Bundala national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Horton Plains national park': { hours: DAYLIGHT, start: AT_DAWN },
}

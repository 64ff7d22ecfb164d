/**
 * What the days of a ride mean: monsoon, Poya days, festivals that fill roads, closed weeks of parks. By the table in
 * data/almanac/, and for parks by the price list. Loaded late. Nothing is refused because of it. docs/product.md#the-time-of-the-year
 */
import {
  type Day,
  NEW_YEAR,
  POYA_DAYS,
  POYA_DAYS_PUBLISHED,
  TIMES_OF_YEAR,
  type TimeOfYear,
  TOWNS_OF_PARKS,
} from '#data/almanac/times-of-year.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { addDays, DAY_MS, isRealDate } from '#domain/sri-lanka-time.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { parkProblem } from '#domain/tours/tour-warning.ts'
import { type AlmanacNote, almanacText, type TimeKind } from './times-in-words.ts'

interface Poya {
  readonly date: string
  readonly name: string | undefined
}

const poyasOf = (year: number): readonly Poya[] =>
  (POYA_DAYS[year]?.split(' ') ?? []).map((entry) => {
    const [day, name] = entry.split('=')
    return { date: `${year}-${day}`, name }
  })

const yearOf = (date: string) => Number(date.slice(0, 4))

const poyaOn = (date: string): Poya | undefined => poyasOf(yearOf(date)).find((poya) => poya.date === date)

/** A day of the table in a year; `null` where the table ends. */
function dayIn(year: number, day: Day): string | null {
  if (typeof day === 'string') return `${year}-${day}`
  const poya = poyasOf(year).find(({ name }) => name === day.poya)
  return poya ? addDays(poya.date, day.days) : null
}

/** Towns with what guests add to the name: 'Mirissa Beach' is Mirissa. */
const ADDED = ['', ' beach', ' bay', ' town', ' railway station']

function keysOf(places: string): ReadonlySet<string> {
  const names = places.split(',').map((name) => placeKey(name.trim()))
  return new Set(names.flatMap((name) => ADDED.map((added) => name + added)))
}
const keys = new Map<string, ReadonlySet<string>>()

/** The first of the names that is one of the places, or lies in one by what follows its comma. */
function placeAmong(names: readonly string[], places: string): string | null {
  if (!keys.has(places)) keys.set(places, keysOf(places))
  const known = keys.get(places)!
  return names.find((name) => name.split(/[,，]/).some((part) => known.has(placeKey(part)))) ?? null
}

/** Friday to Sunday: 1 January 1970 was a Thursday. */
const isWeekend = (date: string) => [1, 2, 3].includes((Date.parse(`${date}T00:00:00Z`) / DAY_MS) % 7)

/** A ride, and how long its guests stay where it ends. */
export interface AskedDays {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Its guests stay this many days more where it ends. */
  readonly daysAfter?: number
  readonly from: string
  readonly to: string
  /** The park of a tour: what speaks against its day is said elsewhere. */
  readonly park?: string | null
}

const MOST_DAYS_AFTER = 30

interface Days {
  readonly first: string
  readonly last: string
}

/** The days of a time that begins in that year; `null` where the table does not reach. It may end in the next year. */
function daysFrom(year: number, { first, last }: { readonly first: Day; readonly last: Day }): Days | null {
  const begins = dayIn(year, first)
  const ends = dayIn(year, last)
  if (begins === null) return null
  const until = ends === null || ends < begins ? dayIn(year + 1, last) : ends
  return until === null ? null : { first: begins, last: until }
}

function noteOf(kind: TimeKind, dates: readonly string[], { from, to, park }: AskedDays): AlmanacNote | null {
  const { places, ofStay, weekends, ...days }: TimeOfYear = TIMES_OF_YEAR[kind]
  const place =
    places === undefined ? null : placeAmong([...(park ? [park] : []), to, ...(ofStay ? [] : [from])], places)
  if (places !== undefined && place === null) return null
  for (const date of dates) {
    if (weekends && !isWeekend(date) && !poyaOn(date)) continue
    const year = yearOf(date)
    const within = [year - 1, year]
      .map((begins) => daysFrom(begins, days))
      .find((each) => each !== null && date >= each.first && date <= each.last)
    if (within) return { kind, ...(kind === 'newYear' ? NEW_YEAR : within), place }
  }
  return null
}

/** Of a park, or a town from which guests visit it, that is closed then or has its season at another time. */
function parkNotes(dates: readonly string[], { to, park }: AskedDays): AlmanacNote[] {
  if (park) return []
  const near = Object.keys(TOWNS_OF_PARKS).filter((name) => placeAmong([to], TOWNS_OF_PARKS[name]!) !== null)
  const itself = parkNamed(to)?.name
  return [...new Set([...(itself ? [itself] : []), ...near])].flatMap((name): AlmanacNote[] => {
    const problems = dates.map((date) =>
      parkProblem({ park: name, tourLength: 'half', toGateMinutes: null, date, time: '' }),
    )
    // Somebody who stays for a week may visit it on another day.
    const [first] = problems
    if (!first || problems.includes(null)) return []
    return first.code === 'park-closed' || first.code === 'out-of-season'
      ? [{ kind: 'park', park: name, code: first.code }]
      : []
  })
}

/** Poya days that no other note names. */
function poyaNotes(dates: readonly string[], isVesak: boolean): AlmanacNote[] {
  const days = dates.flatMap((date) => poyaOn(date) ?? [])
  return days
    .filter(({ name }) => !(isVesak && name === 'vesak'))
    .map(({ date }) => ({ kind: 'poya', date, isExpected: yearOf(date) > POYA_DAYS_PUBLISHED }))
}

const isWeather = ({ kind }: AlmanacNote) =>
  kind === 'southWestCoast' || kind === 'westernHills' || kind === 'northAndEast'

const KINDS = Object.keys(TIMES_OF_YEAR) as TimeKind[]

/** The most important first: the New Year, Poya days, what fills roads, closed parks, the weather. */
export function notesOf(asked: AskedDays): AlmanacNote[] {
  if (!isRealDate(asked.date)) return []
  const daysAfter = Math.min(asked.daysAfter ?? 0, MOST_DAYS_AFTER)
  const dates = Array.from({ length: daysAfter + 1 }, (_, i) => addDays(asked.date, i))
  const found = KINDS.flatMap((kind) => noteOf(kind, dates, asked) ?? [])
  const [newYear, others] = [
    found.filter(({ kind }) => kind === 'newYear'),
    found.filter(({ kind }) => kind !== 'newYear'),
  ]
  return [
    ...newYear,
    ...poyaNotes(
      dates,
      found.some(({ kind }) => kind === 'vesak'),
    ),
    ...others.filter((note) => !isWeather(note)),
    ...parkNotes(dates, asked),
    ...others.filter(isWeather),
  ]
}

/** Notes for which there is room beside a field. */
const MOST_BESIDE_FIELD = 3

/** The same for a form, in words. @param texts with 'almanac' and 'tours' */
export const timesInWords = (asked: AskedDays, texts: Texts): string[] =>
  notesOf(asked)
    .slice(0, MOST_BESIDE_FIELD)
    .map((note) => almanacText(note, texts))

/** A ride of a journey. */
interface DatedRide {
  readonly kind: 'transfer' | 'tour'
  readonly date?: string
  readonly day: number
  readonly pickup: string
  readonly dropoff: string
  readonly park?: string
}

/** For each ride that has a date: what was not said of a ride before it. */
export function timesOfJourney(
  rides: readonly DatedRide[],
): { readonly code: 'time-of-year'; readonly ride: number; readonly facts: AlmanacNote }[] {
  const said = new Set<string>()
  const toured = new Set(rides.flatMap(({ park }) => (park ? [placeKey(park)] : [])))
  return rides.flatMap(({ date, day, pickup, dropoff, park }, i) => {
    if (date === undefined) return []
    // The day of the next ride is looked at with that one.
    const daysAfter = Math.max(0, (rides[i + 1]?.day ?? day) - day - 1)
    return notesOf({ date, daysAfter, from: pickup, to: dropoff, ...(park ? { park } : {}) })
      .filter((note) => {
        if (note.kind === 'park' && toured.has(placeKey(note.park))) return false
        const key = note.kind === 'poya' ? note.date : note.kind === 'park' ? note.park : note.kind
        return !said.has(key) && said.add(key)
      })
      .map((facts) => ({ code: 'time-of-year' as const, ride: i, facts }))
  })
}

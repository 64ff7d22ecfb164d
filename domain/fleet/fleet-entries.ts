/** What the office keeps of its cars and drivers: papers, days off, blocked days, and how each is typed. */
import * as v from 'valibot'
import { DRIVER_LIMITS, line } from '#domain/bookings/agreed/operator-steps.ts'
import {
  carWords,
  DAY_OFF_REASONS,
  type DayOffReason,
  MOST_SEATS,
  namedCar,
} from '#domain/bookings/driver/listed-drivers.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { addDays, addMonths, isRealDate, showDate } from '#domain/sri-lanka-time.ts'
import type { Paper } from './calendar.ts'
import { SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'

export const CAR_LIMITS = { papers: 6, paper: 40, base: 200, why: 100 } as const

/** What the form of a car asks for. */
export const USUAL_PAPERS = ['Insurance', 'Revenue licence', 'Emission test'] as const

export type TypedCar = Readonly<Record<'plate' | 'name' | 'seats' | 'vehicle' | 'base', string>> & {
  /** Those without a date are left out. */
  readonly papers: readonly Paper[]
}

/** A car as the office enters it. */
export interface KeptCar {
  readonly plate: string
  readonly name: string
  readonly seats: number
  /** `null`: it is not counted. */
  readonly vehicle: VehicleClass | null
  /** Where it stands over night, as typed: who stores it checks that the site knows it. */
  readonly base: string
  readonly papers: readonly Paper[]
}

/** What was typed into a field is wrong. */
export class WrongField extends RangeError {
  override readonly name = 'WrongField'
  /** Of what is read, such as 'lastDay'. */
  readonly field: string

  constructor(message: string, field: string) {
    super(message)
    this.field = field
  }
}

/** @throws WrongField with the first thing that is wrong */
function read<const S extends v.GenericSchema>(schema: S, typed: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, typed)
  if (!parsed.success) {
    const [{ message, path }] = parsed.issues
    throw new WrongField(`${message}.`, String(path?.[0]?.key ?? ''))
  }
  return parsed.output
}

const realDay = (what: string) =>
  v.pipe(v.string(), v.trim(), v.check(isRealDate, `${what} is a day such as 2026-12-31`))

const CarSchema = v.object({
  car: line('The plate with the name', DRIVER_LIMITS.car),
  seats: v.pipe(v.string(), v.regex(/^\s*\d{1,2}\s*$/, 'The seats are a whole number'), v.transform(Number)),
  base: v.union([v.literal(''), line('The place', CAR_LIMITS.base)]),
  papers: v.pipe(
    v.array(
      v.object({ name: line('The name of a paper', CAR_LIMITS.paper), until: realDay('The last day of a paper') }),
    ),
    v.maxLength(CAR_LIMITS.papers, `A car has ${CAR_LIMITS.papers} papers at most`),
  ),
})

/**
 * @param classes that it may be counted in
 * @throws RangeError that says what is wrong
 */
export function parseCar(typed: TypedCar, classes: readonly VehicleClass[]): KeptCar {
  const { plate: typedPlate, name: typedName, vehicle } = typed
  if (typedPlate.trim() === '' || typedPlate.includes(',')) throw new RangeError('Write the plate without a comma.')
  const { car, seats, base, papers } = read(CarSchema, {
    ...typed,
    car: carWords({ plate: typedPlate.trim(), name: typedName.trim() }),
    base: typed.base.trim(),
    papers: typed.papers.filter(({ until }) => until.trim() !== ''),
  })
  if (seats < 1 || seats > MOST_SEATS) throw new RangeError(`A car has 1 to ${MOST_SEATS} seats for guests.`)
  if (vehicle !== '' && !classes.includes(vehicle))
    throw new RangeError(`Its class is one of ${[...new Set(classes)].join(', ')}.`)
  return { ...namedCar(car), seats, vehicle: vehicle === '' ? null : vehicle, base, papers }
}

export const MOST_MARGIN = 240

/** Minutes between two rides of a car. @throws RangeError */
export function parseMargin(typed: string): number {
  if (!/^\s*\d{1,3}\s*$/.test(typed) || Number(typed) > MOST_MARGIN)
    throw new RangeError(`Write whole minutes, ${MOST_MARGIN} at most.`)
  return Number(typed)
}

/** Further ahead nobody plans. */
const MOST_DAYS = 2 * 366

function checkDays(first: string, last: string | null, today: string): void {
  if (last !== null && last < first)
    throw new WrongField('The last day comes before the first. Correct one of them.', 'lastDay')
  if ((last ?? first) < addDays(today, -MOST_DAYS) || (last ?? first) > addDays(today, MOST_DAYS))
    throw new WrongField('The days lie within two years.', last === null ? 'firstDay' : 'lastDay')
}

export interface BlockedDays {
  readonly firstDay: string
  readonly lastDay: string
  readonly why: string
}

type TypedDays<Name extends string> = Readonly<Record<'first' | 'last' | Name, string>>

/** @param today `YYYY-MM-DD` @throws RangeError that says what is wrong */
export function parseBlockedDays({ first, last, why }: TypedDays<'why'>, today: string): BlockedDays {
  const days = read(
    v.object({
      firstDay: realDay('The first day'),
      lastDay: realDay('The last day'),
      why: line('The reason', CAR_LIMITS.why),
    }),
    { firstDay: first, lastDay: last.trim() || first, why },
  )
  checkDays(days.firstDay, days.lastDay, today)
  return days
}

export interface DaysOff {
  readonly firstDay: string
  /** `null`: until further notice. */
  readonly lastDay: string | null
  readonly reason: DayOffReason
}

/** @param today `YYYY-MM-DD` @throws RangeError that says what is wrong */
export function parseDaysOff({ first, last, reason }: TypedDays<'reason'>, today: string): DaysOff {
  const days = read(
    v.object({
      firstDay: realDay('The first day'),
      lastDay: v.nullable(realDay('The last day')),
      reason: v.picklist(Object.keys(DAY_OFF_REASONS) as DayOffReason[], 'Choose a reason'),
    }),
    { firstDay: first, lastDay: last.trim() || null, reason },
  )
  checkDays(days.firstDay, days.lastDay, today)
  return days
}

/** @example daysText({ firstDay: '2026-12-24', lastDay: null }) // 'from 24 December 2026 on' */
export function daysText({
  firstDay,
  lastDay,
}: {
  readonly firstDay: string
  readonly lastDay: string | null
}): string {
  if (lastDay === null) return `from ${showDate(firstDay)} on`
  return firstDay === lastDay ? showDate(firstDay) : `${showDate(firstDay)} to ${showDate(lastDay)}`
}

/** What the office keeps of a driver beside phone and cars. */
export interface DriverFacts {
  /** Tags of {@link SPOKEN_LANGUAGES}. */
  readonly languages: readonly string[]
  /** Its number; empty where the office keeps none. */
  readonly licence: string
  /** The last day on which it is good. */
  readonly licenceUntil: string | null
  /** Number of the licence of the tourist board; empty for none. Guests read it. */
  readonly boardLicence: string
  /** The month since when the driver drives for us, `YYYY-MM`; empty where nobody knows. Guests read it. */
  readonly since: string
  readonly isWoman: boolean
}

const MONTH = /^(?:19[5-9]\d|20\d{2})-(?:0[1-9]|1[0-2])$/

export const MAX_LICENCE = 30

const LANGUAGE_TAGS = Object.keys(SPOKEN_LANGUAGES)

const FactsSchema = v.object({
  languages: v.array(v.picklist(LANGUAGE_TAGS, `A language is one of ${LANGUAGE_TAGS.join(', ')}`)),
  licence: v.union([v.literal(''), line('The licence', MAX_LICENCE)]),
  licenceUntil: v.nullable(realDay('The last day of the licence')),
  boardLicence: v.union([v.literal(''), line("The tourist board's licence", MAX_LICENCE)]),
  since: v.union([v.literal(''), v.pipe(v.string(), v.regex(MONTH, 'Since when is a month such as 2019-05'))]),
  isWoman: v.boolean(),
})

/** @throws RangeError that says what is wrong */
export const parseDriverFacts = (typed: {
  readonly languages: readonly string[]
  readonly licence: string
  readonly until: string
  readonly board?: string | undefined
  readonly since?: string | undefined
  readonly isWoman?: boolean
}): DriverFacts =>
  read(FactsSchema, {
    boardLicence: (typed.board ?? '').trim(),
    since: (typed.since ?? '').trim(),
    isWoman: typed.isWoman ?? false,
    languages: [...new Set(typed.languages)],
    licence: typed.licence.trim(),
    licenceUntil: typed.until.trim() || null,
  })

/** A paper of a car or a driver. */
export interface HeldPaper extends Paper {
  /** Of what, or of whom. */
  readonly of: string
}

/** Those that have run out, or do so within a month: the first one first. @param today `YYYY-MM-DD` */
export const papersDue = <P extends HeldPaper>(papers: readonly P[], today: string): P[] =>
  papers.filter(({ until }) => until <= addMonths(today, 1)).sort((a, b) => (a.until < b.until ? -1 : 1))

/** @example paperWords({ of: 'CAB-1234', name: 'Insurance', until: '2026-12-31' }, '2026-12-10') // 'CAB-1234: Insurance runs out on 31 December 2026' */
export const paperWords = ({ of, name, until }: HeldPaper, today: string) =>
  `${of}: ${name} ${until < today ? 'has run out on' : 'runs out on'} ${showDate(until)}`

/** The list of drivers that the operator keeps: how an entry is typed, and who of them a text means. */
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { AssignedDriver } from '../ride.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { parsePhone } from '../request/numbering-plans.ts'

export interface ListedCar {
  readonly car: string
  /** Guests that it takes. */
  readonly seats: number
}

export interface ListedDriver {
  readonly name: string
  /** E.164. */
  readonly phone: string
  readonly cars: readonly ListedCar[]
}

/** A plate as it is kept: two ways to type it are one car. @example plateOf('cab 1234') // 'CAB 1234' */
const plateOf = (typed: string) => visibleLine(typed.normalize('NFKC')).toUpperCase()

interface NamedCar {
  readonly plate: string
  readonly name: string
}

/** A car as a guest reads it. @example carWords({ plate: 'CAB-1234', name: 'white Prius' }) // 'CAB-1234, white Prius' */
export const carWords = ({ plate, name }: NamedCar) => (name === '' ? plate : `${plate}, ${name}`)

/** The same, read: the plate is before the first comma. */
export function namedCar(words: string): NamedCar {
  const [plate = '', ...name] = words.split(',')
  return { plate: plateOf(plate), name: name.join(',').trim() }
}

/** Why a driver does not drive on some days. */
export const DAY_OFF_REASONS = {
  sick: 'sick',
  'day off': 'day off',
  holiday: 'holiday',
  other: 'another reason',
} as const
export type DayOffReason = keyof typeof DAY_OFF_REASONS

/**
 * Once this many wrong numbers were typed in a network, a driver's links open on no phone there for an hour, unless the
 * office says so. Elsewhere they do: somebody to whom a link was passed on does not lock its driver out.
 */
export const MOST_WRONG_NUMBERS = 5
/** The same of all networks together: more is guessed by a machine. */
export const MOST_WRONG_EVERYWHERE = 100
const LOCKED_MS = HOUR_MS

/** What was typed on a driver's links before a number was right. */
interface WrongNumbers {
  readonly device: string | null
  /** When the first of them was typed: UTC, ISO 8601. */
  readonly at: string
  readonly wrong: number
  /** By the networks' hashes. */
  readonly wrongByNetwork: Readonly<Record<string, number>>
}

/** Numbers that were typed before count no more. @param now as an instant */
export const countFrom = (now: Date): Date => new Date(now.getTime() - LOCKED_MS)

/** When the links open again where they are locked. */
export const lockedUntil = ({ at }: WrongNumbers): Date => new Date(Date.parse(at) + LOCKED_MS)

/** How many numbers may still be typed in a network. */
export function numbersLeft(known: WrongNumbers | undefined, network: string, now: Date): number {
  if (!known || Date.parse(known.at) < countFrom(now).getTime()) return MOST_WRONG_NUMBERS
  const { wrong, wrongByNetwork } = known
  return Math.max(0, Math.min(MOST_WRONG_NUMBERS - (wrongByNetwork[network] ?? 0), MOST_WRONG_EVERYWHERE - wrong))
}

/** Whether no phone opens the links, and some network is locked. */
export const isLockedSomewhere = (known: WrongNumbers | undefined, now: Date): boolean =>
  known !== undefined &&
  known.device === null &&
  Object.keys(known.wrongByNetwork).some((network) => numbersLeft(known, network, now) === 0)

const OWN_DIGITS = 6

/** Whether a driver's number was typed: with or without its country, its last digits decide. @param phone E.164 */
export function isOwnNumber(typed: string, phone: string): boolean {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  return digits.length >= OWN_DIGITS && phone.endsWith(digits.slice(-OWN_DIGITS))
}

export const MOST_CARS = 6
export const MOST_SEATS = 60

/** @example carLine({ car: 'CAB-1234, white Prius', seats: 3 }) // 'CAB-1234, white Prius, 3' */
export const carLine = ({ car, seats }: ListedCar) => `${car}, ${seats}`

/**
 * @param typed of each car a line: plate, make and colour, and after the last comma the seats for guests
 * @throws RangeError that says what is missing
 */
export function parseListedDriver(typed: {
  readonly name: string
  readonly phone: string
  readonly cars: string
}): ListedDriver {
  const lines = typed.cars
    .split('\n')
    .map((line) => visibleLine(line.trim()))
    .filter(Boolean)
  if (lines.length === 0 || lines.length > MOST_CARS) throw new RangeError(`Write one to ${MOST_CARS} cars.`)
  const cars = lines.map((line) => {
    const [, car, seats] = /^(.+),\s*(\d{1,2})$/.exec(line) ?? []
    if (!car || Number(seats) < 1 || Number(seats) > MOST_SEATS) {
      throw new RangeError("Write the seats for guests at the end of a car's line: 'CAB-1234, white Prius, 3'.")
    }
    return { car, seats: Number(seats) }
  })
  // The rules of a driver who is assigned: what is listed can be assigned.
  const parts = [typed.name, typed.phone].map((part) => part.replaceAll(',', ' '))
  const checked = cars.map(({ car, seats }) => ({ ...parseDriver([...parts, car].join(',')), seats }))
  const { name, phone } = checked[0]!
  const plates = new Set(checked.map(({ car }) => namedCar(car).plate))
  if (plates.size < checked.length) throw new RangeError('Two cars have the same plate.')
  return { name, phone, cars: checked.map(({ car, seats }) => ({ car, seats })) }
}

/** The listed drivers whom a text names: by phone number, or by a part of the name. */
export function driversNamed<Driver extends Pick<ListedDriver, 'name' | 'phone'>>(
  text: string,
  list: readonly Driver[],
): Driver[] {
  const phone = parsePhone(text)?.e164
  const part = visibleLine(text).toLowerCase()
  const exact = list.filter((driver) => driver.phone === phone || driver.name.toLowerCase() === part)
  return exact.length > 0 || part === '' ? exact : list.filter(({ name }) => name.toLowerCase().includes(part))
}

/** Who drives with one of their cars. */
export const assigned = ({ name, phone }: ListedDriver, { car }: ListedCar): AssignedDriver => ({ name, phone, car })

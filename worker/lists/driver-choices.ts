/** Who could drive some rides, and with which car: what speaks for and against each. */
import { type DriverWeek, driverWeeks, NO_RIDES, weekAround } from '#domain/bookings/driver/driver-weeks.ts'
import { type Hindrance, hindranceWords, type KnownFleet, vehiclesOf } from '#domain/bookings/driver/hindrances.ts'
import { type DriverWish, wishOf, languageName } from '#domain/bookings/driver/driver-wish.ts'
import { ENGLISH, LANGUAGES, offeredLanguage } from '#domain/languages/languages.ts'
import type { DriverRow, OperatorBooking } from '#worker/database/schema.ts'
import type { DriversCar, KeptDriver } from '#worker/fleet/cars.ts'
import type { Env } from '#worker/environment.ts'
import { type DrivenRide, hindrancesFor, knownFleet, ridesOfDrivers } from '#worker/steps/hindrances.ts'
import type { BookingWithHistory, ListedBooking } from './booking-list.ts'
import { listDrivers } from './drivers.ts'

/** A driver with one car. */
export interface DriverChoice {
  /** As `chosenDriver` reads it. */
  readonly value: string
  readonly driver: KeptDriver
  readonly car: DriversCar
  readonly hindrances: readonly Hindrance<DrivenRide>[]
  /** All that the driver drives in the week of the first ride. */
  readonly week: DriverWeek
  /** The car is kept for these rides. */
  readonly isHeld: boolean
  /** Why not this driver, in words; empty if nothing of the kind is known. Hindrances stand apart. */
  readonly cannot: string
  /** The language that the guest asked for, or reads where it is not English, and the driver speaks it. */
  readonly speaks: boolean
  /** What of the guest's wish the driver is not: 'German', 'a woman'. */
  readonly lacks: readonly string[]
}

/** Without the country or the script. */
const base = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** A driver may have a language with or without a country: 'zh' and 'zh-Hans'. */
const speaksTag = ({ languages }: DriverRow, tag: string) => languages.some((spoken) => base(spoken) === base(tag))

function speaksOf(driver: DriverRow, language: string, wish: DriverWish): boolean {
  if (wish.language !== '') return speaksTag(driver, wish.language)
  const offered = offeredLanguage(language)
  return offered !== ENGLISH && speaksTag(driver, LANGUAGES[offered].tag)
}

/** What a guest wished for, and this driver is not. */
const lackedBy = (driver: DriverRow, { language, isWoman }: DriverWish): string[] => [
  ...(language !== '' && !speaksTag(driver, language) ? [languageName(language)] : []),
  ...(isWoman && !driver.isWoman ? ['a woman'] : []),
]

/** Why not this one: the driver said so, or they drive these rides already. */
function cannotOf({ name, phone }: DriverRow, { car }: DriversCar, wanted: readonly OperatorBooking[]) {
  if (wanted.some((ride) => ride.driverPhone === phone && ride.driverAnswer === 'cannot'))
    return `${name} cannot drive it`
  return wanted.every((ride) => ride.driverPhone === phone && ride.driverCar === car) ? 'drives it now' : ''
}

/** Nothing speaks against it. */
export const isFree = ({ hindrances, cannot }: DriverChoice): boolean => hindrances.length === 0 && cannot === ''

/** How well a choice fits, the best first: nothing speaks against it, its car is kept for the rides, the language, few hours. */
const fitnessOf = (choice: DriverChoice) => [
  choice.cannot !== '' || choice.hindrances.some(({ code }) => code !== 'car-too-small') ? 1 : 0,
  isFree(choice) ? 0 : 1,
  choice.isHeld ? 0 : 1,
  choice.lacks.length,
  choice.speaks ? 0 : 1,
  choice.week.minutes,
]

function byFitness(a: DriverChoice, b: DriverChoice): number {
  const others = fitnessOf(b)
  return (
    fitnessOf(a)
      .map((one, i) => one - others[i]!)
      .find((difference) => difference !== 0) ?? 0
  )
}

/** What is known of all drivers around some days. */
interface Known {
  readonly list: readonly KeptDriver[]
  readonly driven: readonly DrivenRide[]
  readonly fleet: KnownFleet
}

async function knownAround(env: Env, rides: readonly OperatorBooking[]): Promise<Known> {
  const days = rides.map(({ pickupDate }) => pickupDate).toSorted()
  const [first, last] = [days[0]!, days.at(-1)!]
  const { from } = weekAround(first)
  const { until } = weekAround(last)
  const [list, driven, fleet] = await Promise.all([
    listDrivers(env),
    ridesOfDrivers(env, from, until),
    knownFleet(env, first, last),
  ])
  return { list, driven, fleet }
}

function choicesAmong(known: Known, wanted: readonly OperatorBooking[]): DriverChoice[] {
  const { list, driven, fleet } = known
  const first = wanted.map(({ pickupDate }) => pickupDate).toSorted()[0]!
  const weeks = driverWeeks(driven, first)
  const wish = wishOf(wanted[0]!.driverWish)
  const choices = list.flatMap((driver) =>
    driver.cars.map((car): DriverChoice => {
      const named = { driverName: driver.name, driverPhone: driver.phone, driverCar: car.car, insistedOn: [] }
      const rides = wanted.map((ride) => ({ ...ride, ...named, vehicles: vehiclesOf(wanted, ride) }))
      return {
        value: `${driver.id}/${car.id}`,
        driver,
        car,
        hindrances: hindrancesFor(rides, driven, fleet),
        week: weeks.get(driver.phone) ?? NO_RIDES,
        cannot: cannotOf(driver, car, wanted),
        isHeld: wanted.some(({ carId, carState }) => carState === 'held' && carId === car.id),
        speaks: speaksOf(driver, wanted[0]!.language, wish),
        lacks: lackedBy(driver, wish),
      }
    }),
  )
  return choices.toSorted(byFitness)
}

/**
 * Every car of every listed driver for some rides: what fits first, of that the car that is kept for them, then whom the
 * guest wishes for, then who speaks the guest's language, then who drives least that week.
 * @param wanted at least one, of one booking
 */
export const driverChoices = async (env: Env, wanted: readonly OperatorBooking[]): Promise<DriverChoice[]> =>
  choicesAmong(await knownAround(env, wanted), wanted)

/** The same for rides of many bookings, read once for all. @param wanted of each booking at least one */
export async function driverChoicesEach(
  env: Env,
  wanted: readonly (readonly OperatorBooking[])[],
): Promise<DriverChoice[][]> {
  if (wanted.length === 0) return []
  const known = await knownAround(env, wanted.flat())
  return wanted.map((each) => choicesAmong(known, each))
}

/** The same for a ride; of a car and driver who stay, for all rides that one driver would take. */
export async function choicesFor(
  env: Env,
  { booking, rides }: Pick<BookingWithHistory, 'booking' | 'rides'>,
): Promise<DriverChoice[]> {
  const isWanted = ({ ride, status, beside }: ListedBooking) =>
    ride === booking.ride || (status === 'confirmed' && (beside === null) === (booking.beside === null))
  return driverChoices(env, booking.arrangement === 'stay' ? rides.filter(isWanted) : [booking])
}

/** What speaks against a choice, in words; of several rides, with the one that it is about. Empty for nothing. */
export function againstWords({ hindrances, cannot }: DriverChoice): string {
  const words = hindrances.map((hindrance) => {
    const { ride, position } = hindrance.ride
    return `${ride.includes('/') ? `ride ${position}: ` : ''}${hindranceWords(hindrance)}`
  })
  if (cannot !== '') words.unshift(cannot)
  return words.join('; ')
}

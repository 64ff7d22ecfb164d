/** The cars and the days on which they or their drivers do not drive, kept and read by the operator's command. */
import { carWords, DAY_OFF_REASONS, driversNamed, namedCar } from '#domain/bookings/driver/listed-drivers.ts'
import { vehicleName } from '#domain/fares/vehicles.ts'
import {
  daysText,
  paperWords,
  parseBlockedDays,
  parseCar,
  parseDaysOff,
  parseMargin,
} from '#domain/fleet/fleet-entries.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { CarRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { blockDays, duePapers, listBlockedDays, marginOf, setMargin, unblockDays } from '#worker/fleet/car-calendar.ts'
import {
  classesFor,
  COUNTS_FROM_NOW,
  endCar,
  isCounted,
  type KeptDriver,
  listCars,
  saveCar,
} from '#worker/fleet/cars.ts'
import { endDaysOff, giveDaysOff, listDaysOff } from '#worker/fleet/days-off.ts'
import { listDrivers } from '#worker/lists/drivers.ts'
import { ridesToGive, withFreeDrivers } from '#worker/lists/rides-to-give.ts'
import { rideWords } from '#worker/lists/office-texts.ts'
import { printable } from '#worker/platform/write-csv.ts'
import type { Values } from './arguments.ts'
import { UsageError } from './options.ts'
import { loginName } from './site.ts'

const actNow = () => ({ who: loginName(), today: sriLankaTime(new Date()).date })

/** The only listed driver that a text may mean. */
export function oneNamed<D extends { readonly name: string; readonly phone: string }>(
  text: string,
  listed: readonly D[],
): D {
  const found = driversNamed(text, listed)
  if (found.length === 1) return found[0]!
  const names = (found.length > 0 ? found : listed).map(({ name }) => name).join(', ') || 'nobody'
  throw new UsageError(
    `'${printable(text)}' means ${found.length > 1 ? 'several' : 'no'} drivers of the list: ${printable(names)}`,
  )
}

async function carWith(env: Env, plate: string): Promise<CarRow> {
  const list = await listCars(env)
  const found = list.find((car) => car.plate === namedCar(plate).plate)
  if (found) return found
  throw new UsageError(
    `There is no car '${printable(plate)}', only ${printable(list.map((car) => car.plate).join(', ')) || 'an empty list'}`,
  )
}

const carLine = ({ vehicle, seats, base, ...car }: CarRow) =>
  [carWords(car), vehicle === null ? 'without a class' : vehicleName(vehicle), `${seats} seats`, base]
    .filter(Boolean)
    .join('  ')

async function carList(env: Env): Promise<string> {
  const { today } = actNow()
  const [list, blocked, papers, margin] = await Promise.all([
    listCars(env),
    listBlockedDays(env, today),
    duePapers(env, today),
    marginOf(env),
  ])
  if (list.length === 0) return 'No car is on the list; --keep-car adds one.'
  const plateOf = ({ carId, plate }: (typeof blocked)[number]) =>
    list.find(({ id }) => id === carId)?.plate ?? (plate === null ? 'All cars' : `${plate}, hired`)
  return [
    ...(isCounted(list) ? [] : ['No car has a class yet.']),
    ...list.map(carLine),
    ...papers.map((paper) => paperWords(paper, today)),
    ...blocked.map((days) => `${days.id}  ${plateOf(days)}: blocked ${daysText(days)}, ${days.why}`),
    `Between two rides of a car: ${margin} minutes`,
  ]
    .map(printable)
    .join('\n')
}

/** @example 'Insurance 2027-03-01' */
function paperIn(text: string) {
  const [, name = '', until = ''] = /^(.+?)\s+(\S+)$/.exec(text.trim()) ?? []
  return { name, until: until || text }
}

/** What is not given of a car that is on the list stays. */
async function keepCar(env: Env, text: string, values: Values): Promise<string> {
  const [, words = text, seats] = /^(.*?),\s*(\d{1,2})\s*$/.exec(text) ?? []
  const { plate, name } = namedCar(words)
  const before = (await listCars(env)).find((car) => car.plate === plate)
  const { vehicle = before?.vehicle ?? '', base = before?.base ?? '', paper } = values
  const typed = { plate, name: name || (before?.name ?? ''), seats: seats ?? String(before?.seats ?? ''), base }
  const papers = paper?.map(paperIn) ?? before?.papers ?? []
  const car = parseCar({ ...typed, papers, vehicle: vehicle === 'none' ? '' : vehicle }, classesFor(before))
  const isCountingMeant = values.counting
  if (car.vehicle !== null && !isCountingMeant && !isCounted(await listCars(env)))
    throw new UsageError(`No car has a class yet. ${COUNTS_FROM_NOW} If that is meant: --counting`)
  await saveCar(env, car, before?.id ?? null, { ...actNow(), isCountingMeant })
  return `${printable(carWords(car))} is on the list.`
}

async function block(env: Env, which: string, { date = '', until = '', reason = '' }: Values): Promise<string> {
  const act = actNow()
  const days = parseBlockedDays({ first: date, last: until, why: reason }, act.today)
  const car = which === 'all' ? null : await carWith(env, which)
  await blockDays(env, car, days, act)
  return `${printable(car?.plate ?? 'All cars')}: blocked ${daysText(days)}.`
}

async function unblock(env: Env, number: string): Promise<string> {
  if (!/^\d{1,9}$/.test(number) || !(await unblockDays(env, Number(number), actNow())))
    throw new UsageError(`There are no blocked days ${printable(number)}; --cars lists them`)
  return 'They are open again.'
}

/** The rides of a driver on some days, each with those who are free for it. */
async function ridesOf(env: Env, driver: KeptDriver, from: string, until: string | null): Promise<string> {
  const rides = await ridesToGive(env, driver, { from, until }, new Date())
  if (rides.length === 0)
    return `${printable(driver.name)} has no rides ${daysText({ firstDay: from, lastDay: until })}.`
  const given = await withFreeDrivers(env, rides, driver)
  return given
    .flatMap(({ rides: its, free }) => [
      ...its.map((ride) => `${ride.pickupDate} ${ride.pickupTime}  ${ride.ride}  ${rideWords(ride)}`),
      `  free: ${free.map((each) => `${each.driver.name}, ${each.car.plate}`).join('; ') || 'nobody of the list'}`,
    ])
    .map(printable)
    .join('\n')
}

async function dayOff(env: Env, driver: KeptDriver, typed: Readonly<Record<'first' | 'last' | 'reason', string>>) {
  const act = actNow()
  const days = parseDaysOff(typed, act.today)
  await giveDaysOff(env, driver, days, act)
  const words = `${printable(driver.name)}: ${DAY_OFF_REASONS[days.reason]}, ${daysText(days)}.`
  return `${words}\n${await ridesOf(env, driver, days.firstDay, days.lastDay)}`
}

async function back(env: Env, driver: KeptDriver): Promise<string> {
  const act = actNow()
  const off = (await listDaysOff(env, act.today)).filter(
    ({ driverId, firstDay }) => driverId === driver.id && firstDay <= act.today,
  )
  if (off.length === 0) throw new UsageError(`${printable(driver.name)} has no day off today`)
  for (const { id } of off) await endDaysOff(env, id, act)
  return `${printable(driver.name)} works again.`
}

/** Cars, blocked days and days off. @returns `null` where the command asks for something else */
export async function fleetList(env: Env, values: Values): Promise<string | null> {
  const { 'keep-car': kept, 'end-car': ended, 'day-off': off, 'rides-of': whose, date, until = '' } = values
  const named = async (text: string) => oneNamed(text, await listDrivers(env))
  const { today } = actNow()
  if (kept !== undefined) return keepCar(env, kept, values)
  if (ended !== undefined) {
    const car = await carWith(env, ended)
    await endCar(env, car, actNow())
    return `${printable(car.plate)} is given up.`
  }
  if (values.block !== undefined) return block(env, values.block, values)
  if (values.unblock !== undefined) return unblock(env, values.unblock)
  if (values.margin !== undefined) {
    await setMargin(env, parseMargin(values.margin), actNow())
    return `Between two rides of a car: ${await marginOf(env)} minutes.`
  }
  if (values.sick !== undefined)
    return dayOff(env, await named(values.sick), { first: date ?? today, last: until, reason: 'sick' })
  if (off !== undefined)
    return dayOff(env, await named(off), {
      first: date ?? today,
      last: until || (date ?? today),
      reason: values.reason ?? 'day off',
    })
  if (values.back !== undefined) return back(env, await named(values.back))
  if (whose !== undefined) return ridesOf(env, await named(whose), date ?? today, until || null)
  return values.cars ? carList(env) : null
}

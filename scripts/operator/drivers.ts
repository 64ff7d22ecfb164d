/** The list of drivers and their accounts, kept and read by the operator's command. */
import { assigned, carLine, parseListedDriver, driversNamed } from '#domain/bookings/driver/listed-drivers.ts'
import { driverWeekWords } from '#domain/bookings/driver/driver-weeks.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { BRAND } from '#domain/brand.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { parseDriverFacts } from '#domain/fleet/fleet-entries.ts'
import { languageName } from '#domain/bookings/driver/driver-wish.ts'
import { ridesToGive, takeDriverOffAll } from '#worker/lists/rides-to-give.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import type { Env } from '#worker/environment.ts'
import {
  cashOfDrivers,
  driverDayCode,
  listDrivers,
  openDriverDay,
  removeDriver,
  saveDriver,
} from '#worker/lists/drivers.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { againstWords, choicesFor, type DriverChoice } from '#worker/lists/driver-choices.ts'
import { cashCsv, cashRows, driverStatementCsv, driverStatementRows } from '#worker/office/csv-files.ts'
import { BYTE_ORDER_MARK, printable } from '#worker/platform/write-csv.ts'
import { oneNamed } from './cars.ts'
import { checkMonth, reference, type Values } from './arguments.ts'
import { UsageError } from './options.ts'
import { textTable } from './report.ts'
import { loginName } from './site.ts'
import { DRIVER_ENTRIES, parseCash, weekOf } from '#domain/bookings/money/driver-account.ts'
import { wageWords } from '#domain/bookings/money/driver-wages.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import type { DriverEntryRow } from '#worker/database/schema.ts'
import {
  enterForDriver,
  listAccounts,
  setWage,
  statementOfWeek,
  takeBackForDriver,
  wagesOf,
} from '#worker/payments/driver-accounts.ts'

/** A driver of the list by name, with a part of the car's plate where there are several cars; else all is typed. */
export async function driverIn(env: Env, text: string) {
  const [name = '', plate = '', ...more] = text.split(',').map((part) => part.trim())
  if (more.length === 0 && !parsePhone(plate)) {
    const driver = oneNamed(name, await listDrivers(env))
    const cars = driver.cars.filter(({ car }) => car.toLowerCase().includes(plate.toLowerCase()))
    if (cars.length === 1) return assigned(driver, cars[0]!)
    throw new UsageError(`Which car? Write '${printable(driver.name)}, plate': ${driver.cars.map(carLine).join('; ')}`)
  }
  try {
    return parseDriver(text)
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Write 'name, phone, plate'.`)
  }
}

const driverLine = ({ name, phone, cars, languages }: KeptDriver) =>
  printable(
    [name, phone, cars.map(carLine).join('; '), languages.map(languageName).join(', ')].filter(Boolean).join('  '),
  )

/** Who could drive, in columns. */
const choiceRow = (choice: DriverChoice) =>
  [
    choice.driver.name,
    carLine(choice.car),
    choice.isHeld ? 'kept for it' : '',
    againstWords(choice) || 'free',
    `that week: ${driverWeekWords(choice.week)}`,
    choice.speaks ? "speaks the guest's language" : '',
  ].map(printable)

/** Whom the list has, or a change of it. @returns `null` where the command asks for something else */
export async function driverList(env: Env, values: Values): Promise<string | null> {
  const {
    'keep-driver': kept,
    'remove-driver': removed,
    'driver-day': dayOf,
    'driver-cash': month,
    'drivers-for': choicesOf,
  } = values
  if (kept !== undefined) {
    const [name = '', phone = ''] = kept.split(',').map((part) => part.trim())
    const driver = parseListedDriver({ name, phone, cars: (values.car ?? []).join('\n') })
    const { speaks, licence, 'licence-until': until = '', 'board-licence': board, since } = values
    const facts = parseDriverFacts({ languages: speaks ?? [], licence: licence ?? '', until, board, since })
    await saveDriver(
      env,
      {
        ...driver,
        // What is not given stays.
        ...(speaks === undefined ? {} : { languages: facts.languages }),
        ...(licence === undefined ? {} : { licence: facts.licence }),
        ...(until === '' ? {} : { licenceUntil: facts.licenceUntil }),
        ...(board === undefined ? {} : { boardLicence: facts.boardLicence }),
        ...(since === undefined ? {} : { since: facts.since }),
      },
      null,
      loginName(),
    )
    return `${printable(driver.name)} is on the list.`
  }
  if (removed !== undefined) {
    const driver = oneNamed(removed, await listDrivers(env))
    const { rest } = values
    if (rest !== undefined && rest !== 'without-driver') throw new UsageError("--rest takes 'without-driver'")
    const now = new Date()
    const days = { from: sriLankaTime(now).date, until: null }
    if (rest !== undefined) await takeDriverOffAll(env, driver, loginName(), now)
    else if ((await ridesToGive(env, driver, days, now)).length > 0)
      throw new UsageError(
        `${printable(driver.name)} has rides to come: --rides-of lists them. Give each to somebody else, or say --rest without-driver`,
      )
    await removeDriver(env, driver, loginName())
    return `${printable(driver.name)} is no longer on the list.`
  }
  if (dayOf !== undefined) {
    const driver = oneNamed(dayOf, await listDrivers(env))
    const day = values.date ?? sriLankaTime(new Date()).date
    if (!isRealDate(day)) throw new UsageError('--date takes a day such as 2026-12-31')
    await openDriverDay(env, driver, day, values['new-link'], { who: loginName() })
    return BRAND.origin + plainPaths.driverDay((await driverDayCode(env, driver.id, day))!)
  }
  if (month !== undefined) {
    checkMonth(month, 'driver-cash')
    const weeks = await cashOfDrivers(env, month)
    if (values.json) return JSON.stringify(weeks, null, 2)
    if (values.csv) return BYTE_ORDER_MARK + cashCsv(weeks)
    return weeks.length > 0 ? textTable(cashRows(weeks)) : `No ride was driven in the weeks that begin in ${month}.`
  }
  if (choicesOf !== undefined) {
    const wanted = reference(choicesOf)
    const found = await bookingWithHistory(env, wanted)
    if (!found) throw new UsageError(`There is no booking ${wanted} in this database`)
    const choices = await choicesFor(env, found)
    return choices.length > 0
      ? textTable(choices.map(choiceRow))
      : 'Nobody is on the list; --keep-driver adds a driver.'
  }
  if (!values.drivers) return null
  const listed = await listDrivers(env)
  return listed.length === 0 ? 'Nobody is on the list; --keep-driver adds a driver.' : listed.map(driverLine).join('\n')
}

/* What drivers hand over and earn, read and noted by the operator's command. */

const todayOf = () => sriLankaTime(new Date()).date

function weekIn({ week }: Values): string {
  if (week !== undefined && !isRealDate(week)) throw new UsageError('--week takes a day such as 2026-11-23')
  return weekOf(week, todayOf())
}

/** Of those on the list where one of them is meant; else also of those who left. */
async function accountNamed(env: Env, name: string) {
  const all = await listAccounts(env)
  const listed = all.filter(({ endedAt }) => endedAt === null)
  return oneNamed(name, driversNamed(name, listed).length === 1 ? listed : all)
}

const noted = ({ number, what, cents, currency }: DriverEntryRow, name: string) =>
  `Entry ${number}: ${printable(name)}, ${DRIVER_ENTRIES[what].words}, ${showAmount(cents, currency)}.`

/** @returns `null` where the command asks for something else */
export async function driverAccount(env: Env, values: Values): Promise<string | null> {
  const { statement: shown, 'handed-over': handedOver, wage: waged, 'pay-wage': paid, 'take-back': wrong } = values
  const { lkr = '', usd = '', insist } = values
  const name = shown ?? handedOver ?? waged ?? paid ?? (wrong === undefined ? undefined : (values.of ?? ''))
  if (name === undefined) return null
  const account = await accountNamed(env, name)
  const week = weekIn(values)
  const statement = await statementOfWeek(env, account, week)
  if (shown !== undefined) {
    if (values.json) return JSON.stringify(statement, null, 2)
    return values.csv ? BYTE_ORDER_MARK + driverStatementCsv(statement) : textTable(driverStatementRows(statement))
  }
  const context = { who: loginName(), last: statement.last, isMeant: insist }
  if (handedOver !== undefined) {
    const entry = { what: 'handed-over', week: null, ...parseCash({ lkr, usd }) } as const
    return noted(await enterForDriver(env, account, entry, context), account.name)
  }
  if (waged !== undefined) {
    const { 'a-day': dayLkr = '', 'a-ride': rideLkr = '', percent = '', date: firstDay = todayOf() } = values
    await setWage(env, account, { firstDay, dayLkr, rideLkr, percent }, loginName())
    const [wage] = await wagesOf(env, account.id)
    return `${printable(account.name)} earns ${wageWords(wage!)} from ${wage!.firstDay} on.`
  }
  if (paid !== undefined) {
    const what = values.kept ? 'wage-kept' : 'wage-paid'
    const entry = { what, week, ...parseCash({ lkr, usd: '' }) } as const
    return noted(await enterForDriver(env, account, entry, context), account.name)
  }
  const typed = wrong ?? ''
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError('--take-back takes the number of an entry')
  const back = { number: Number(typed), note: values.reason ?? '' }
  return noted(await takeBackForDriver(env, account, back, context), account.name)
}

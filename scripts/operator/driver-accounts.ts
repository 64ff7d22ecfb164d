/** What drivers hand over and earn, read and noted by the operator's command. */
import { DRIVER_ENTRIES, parseCash, weekOf } from '#domain/bookings/money/driver-account.ts'
import { wageWords } from '#domain/bookings/money/driver-wages.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { driversNamed } from '#domain/bookings/driver/listed-drivers.ts'
import { isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DriverEntryRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { driverStatementCsv, driverStatementRows } from '#worker/office/csv-files.ts'
import {
  enterForDriver,
  listAccounts,
  setWage,
  statementOfWeek,
  takeBackForDriver,
  wagesOf,
} from '#worker/payments/driver-accounts.ts'
import { BYTE_ORDER_MARK, printable } from '#worker/platform/write-csv.ts'
import type { Values } from './arguments.ts'
import { oneNamed } from './cars.ts'
import { UsageError } from './options.ts'
import { textTable } from './report.ts'
import { loginName } from './site.ts'

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

/** The operator's command: lists bookings, and takes steps with one. docs/bookings.md#the-operators-day */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs, styleText } from 'node:util'
import { showPrice } from '#domain/bookings/agreed-price.ts'
import { type DriverNote, noteLabel, notesOf } from '#domain/bookings/driver-notes.ts'
import {
  OPERATOR_STEPS,
  parseDriver,
  parseReason,
  parseRemark,
  type OperatorStep,
  refusalText,
} from '#domain/bookings/operator-steps.ts'
import { ENTERED_METHODS, ridesPaidTogether, totalPrice } from '#domain/bookings/payments.ts'
import { assigned, carLine, driversNamed, parseListedDriver } from '#domain/bookings/listed-drivers.ts'
import { parsePhone } from '#domain/bookings/phone-number.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { BRAND } from '#domain/brand.ts'
import type { TourLength } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_CLASSES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { isSilent, lastSweep } from '#worker/database/heartbeat.ts'
import { rideAt } from '#worker/bookings/store.ts'
import type { DriverRow } from '#worker/database/schema.ts'
import { monthLines } from '#worker/office/money.ts'
import { cashCsv, cashRows, monthCsv, monthRows } from '#worker/office/tables.ts'
import {
  cashOfDrivers,
  driverDayCode,
  listDrivers,
  openDriverDay,
  removeDriver,
  saveDriver,
} from '#worker/lists/drivers.ts'
import { noteTold } from '#worker/steps/drivers-to-tell.ts'
import { bookingWithHistory, listBookings, type BookingFilter, withLasting } from '#worker/lists/booking-list.ts'
import { wholeRupees } from '#worker/steps/money.ts'
import { newPrice } from '#worker/steps/price.ts'
import { type Step, StepRefused, type TypedNotes } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { entriesOfMonth } from '#worker/payments/cash-book.ts'
import { openPaymentProblems, settlePaymentProblem } from '#worker/payments/notices.ts'
import type { Env } from '#worker/environment.ts'
import { BYTE_ORDER_MARK, printable } from '#worker/platform/csv.ts'
import {
  bookingReport,
  bookingsCsv,
  bookingSheet,
  cashBookCsv,
  cashBookReport,
  paymentReport,
  textTable,
  type Paint,
} from './operator/report.ts'
import { withSite } from './operator/site.ts'

/** The option that changes a field: `--child-seats` for childSeats; `--name` is the one on the sign. */
const noteOption = (name: DriverNote) =>
  name === 'guestName' ? 'name' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const NOTE_OPTIONS = notesOf('transfer').map((name) => [name, noteOption(name)] as const)

const NOTES_HELP = NOTE_OPTIONS.filter(([name]) => name !== 'details')
  .map(([name, option]) => `[--${option} "${noteLabel(name, 'transfer', ENGLISH_TEXTS).toLowerCase()}"]`)
  .join(' ')

const HELP = `npm run bookings -- [what to list, or a step] [--remote]

Lists, by pickup time (Sri Lanka time), what needs a hand on top:
  (nothing)              from 24 hours ago on
  --today, --tomorrow    the pickups of that day
  --past                 the latest 500 pickups that are over
  --find TEXT            by reference, phone (also its last four digits), e-mail, name, flight, place, note or driver
  --show REFERENCE       one booking with its history
  --payments             what the payment gateway said and does not fit
  --month 2026-11        the cash book of that month: every payment and refund with its receipt number
  --drivers              the list of drivers, with their cars and seats
  --driver-cash 2026-11  what drivers collected in cash, in the weeks that begin in that month
  --money 2026-11        that month at a glance: rides, km, prices, what came, what is open
  --csv, --json          the same list for a spreadsheet or a program
  --to FILE              writes it to a file, without the lines that npm prints above it

Steps. Those that reach the customer are asked for once more; --yes answers that. A booking with several rides has one
reference; a ride of it is REFERENCE/2. Without a number a step is taken with all rides for which it is possible.
  --confirm REFERENCE    the price and time are right; the customer gets a mail
  --cancel REFERENCE     nobody will come; the customer gets a mail
  --reopen REFERENCE     takes up a cancelled booking again; confirm it then
  --driver REFERENCE "name, phone, plate"    who drives; the customer gets a mail
  --driver REFERENCE "name"    the same, of a driver on the list; with several cars: "name, plate"
  --driver REFERENCE "name, ..." "name, ..."    of a booking with two vehicles: who drives the first, and the second
  --change REFERENCE [--date 2026-12-31] [--time 05:30] [--details "room 12"]    the customer gets a mail
           ${NOTES_HELP}
  --resend REFERENCE     the last mail about it once more
  --price REFERENCE --usd 60 "reason"        another price than the quoted one; the customer gets a mail with the reason
  --price REFERENCE --discount 10 "reason"   the quoted price less 10 percent
  --paid REFERENCE [--usd 40]    paid so far, all in all; all of it without --usd. The drivers collect the rest
  --refund REFERENCE --usd 20    was given back; nobody collects it again, and the customer gets a mail
           Of several rides a payment fills up the first, then the next; a refund comes from cancelled ones, then the last.
           Both stand in the cash book: [--method cash|card|bank] [--lkr 11520]    cash without --method; --lkr where it was rupees
  --note REFERENCE "text"        for the history; only you read it
  --told REFERENCE       the driver knows that it is cancelled, moved, or driven by another
  --settled NUMBER       a payment of --payments is seen to; --paid does the same for all of its booking

The list of drivers:
  --keep-driver "name, phone" --car "CAB-1234, white Prius, 3" [--car ...]    the last figure: seats for guests
  --remove-driver "name"
  --driver-day "name" [--date 2026-12-31] [--new-link]    the link to all that this driver drives that day, today without a date

A booking that a guest makes by telephone, at the price that the site quotes:
  --new --from Colombo --to Kandy --vehicle mini --date 2026-12-31 --time 05:30 --phone "+44 7911 123456"
        [--email ann@example.com] [--name, --flight, ... as above]    the receipt is mailed if there is an address
  --new --park Yala --length half --travelers 2 [--from Ella] [--to Galle] ...    a tour

  --remote   the deployed site instead of this machine's`

const MOST_COMING = 20_000

const ACTIONS = Object.fromEntries(OPERATOR_STEPS.map((step) => [step, { type: 'string' }])) as Record<
  OperatorStep,
  { readonly type: 'string' }
>

const OPTIONS = {
  ...ACTIONS,
  remote: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  today: { type: 'boolean', default: false },
  tomorrow: { type: 'boolean', default: false },
  past: { type: 'boolean', default: false },
  find: { type: 'string' },
  show: { type: 'string' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  payments: { type: 'boolean', default: false },
  settled: { type: 'string' },
  told: { type: 'string' },
  date: { type: 'string' },
  time: { type: 'string' },
  usd: { type: 'string' },
  lkr: { type: 'string' },
  method: { type: 'string' },
  discount: { type: 'string' },
  month: { type: 'string' },
  money: { type: 'string' },
  drivers: { type: 'boolean', default: false },
  'driver-cash': { type: 'string' },
  'keep-driver': { type: 'string' },
  'remove-driver': { type: 'string' },
  'driver-day': { type: 'string' },
  'new-link': { type: 'boolean', default: false },
  car: { type: 'string', multiple: true },
  new: { type: 'boolean', default: false },
  from: { type: 'string' },
  /** A file; with `--new` a place. */
  to: { type: 'string' },
  park: { type: 'string' },
  length: { type: 'string', default: 'half' },
  vehicle: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
} as const

const TEXT_OPTIONS = Object.fromEntries(NOTE_OPTIONS.map(([, option]) => [option, { type: 'string' }] as const))

type Values = ReturnType<typeof readArguments>['values']

function readArguments() {
  const { values, positionals } = parseArgs({ options: { ...TEXT_OPTIONS, ...OPTIONS }, allowPositionals: true })
  const typed = values as Readonly<Record<string, unknown>> as Readonly<Record<string, string | undefined>>
  const notes: TypedNotes = Object.fromEntries(NOTE_OPTIONS.map(([name, option]) => [name, typed[option]]))
  return { values: { ...values, notes }, positionals }
}

/** Wrong use of the command; the message says how it is meant. */
class UsageError extends Error {}

/** Who uses the command, for the history. */
function loginName(): string {
  try {
    return userInfo().username
  } catch {
    // A container's user may have no name.
    return ''
  }
}

const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout })

function reference(typed: string): string {
  const found = parseRideReference(typed)
  if (!found) throw new UsageError(`'${printable(typed)}' is no reference; one looks like K7Q2-M4XT-9BHE`)
  return found.position === null ? found.reference : `${found.reference}/${found.position}`
}

/** The one step that is asked for; `null` where a list is. */
function stepIn(values: Values): OperatorStep | null {
  const steps = OPERATOR_STEPS.filter((step) => values[step] !== undefined)
  if (steps.length > 1)
    throw new UsageError(`One step at a time, not ${steps.map((step) => `--${step}`).join(' and ')}`)
  return steps[0] ?? null
}

/** The only listed driver that a text may mean. */
function oneNamed(text: string, listed: readonly DriverRow[]): DriverRow {
  const found = driversNamed(text, listed)
  if (found.length === 1) return found[0]!
  const names = (found.length > 0 ? found : listed).map(({ name }) => name).join(', ') || 'nobody'
  throw new UsageError(
    `'${printable(text)}' means ${found.length > 1 ? 'several' : 'no'} drivers of the list: ${printable(names)}`,
  )
}

/** A driver of the list by name, with a part of the car's plate where there are several cars; else all is typed. */
async function driverIn(env: Env, text: string) {
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

/** How money came or went back. */
function moneyIn(values: Values) {
  const method = ENTERED_METHODS.find((each) => each === (values.method ?? 'cash'))
  if (!method) throw new UsageError(`--method takes ${ENTERED_METHODS.join(', ')}`)
  return { method, lkr: wholeRupees(values.lkr ?? '') }
}

/** @param texts what follows the reference: of drivers one, or one for each vehicle; else one */
async function buildStep(
  env: Env,
  step: OperatorStep,
  values: Values,
  [text = '', ...more]: readonly string[],
): Promise<Step> {
  switch (step) {
    case 'driver': {
      const [driver, second] = await Promise.all([text, ...more].map((each) => driverIn(env, each)))
      return { step, driver: driver!, second }
    }
    case 'note':
      return { step, text: parseRemark(text) }
    case 'change':
      return { step, date: values.date, time: values.time, notes: values.notes }
    case 'paid': {
      if (values.usd !== undefined && !/^\d{1,6}$/.test(values.usd)) throw new UsageError('--usd takes whole dollars')
      const usd = values.usd === undefined ? undefined : Number(values.usd)
      return { step, usd, ...moneyIn(values) }
    }
    case 'refund': {
      if (!/^\d{1,6}$/.test(values.usd ?? '')) throw new UsageError('--refund needs --usd, in whole dollars')
      return { step, usd: Number(values.usd), ...moneyIn(values) }
    }
    case 'price':
      return { step, price: newPrice({ usd: values.usd, percent: values.discount }), reason: parseReason(text) }
    default:
      return { step }
  }
}

const REACHES_CUSTOMER: readonly OperatorStep[] = ['confirm', 'cancel', 'driver', 'change', 'price', 'resend', 'refund']

async function isAgreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('This reaches the customer. Add --yes where nobody can be asked.')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} [y/N] `)
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function find(env: Env, wanted: string) {
  const found = await bookingWithHistory(env, wanted)
  if (!found) throw new UsageError(`There is no booking ${wanted} in this database`)
  return found
}

const isReference = (text: string) => parseRideReference(text) !== null

async function act(env: Env, step: OperatorStep, values: Values, texts: readonly string[]): Promise<string> {
  // The reference may come before or after the text.
  const given = [values[step]!, ...texts]
  const wanted = reference(given.find(isReference) ?? given[0]!)
  const written = given.filter((each) => !isReference(each))
  const { booking, rides } = await find(env, wanted)
  // Named by its number, by a reference that it had alone, or the only one.
  const isOne = parseRideReference(wanted)!.position !== null || rides.length === 1 || booking.position > 1
  const named = isOne ? booking.ride : wanted
  const most = step === 'driver' && !isOne ? 2 : 1
  if (written.length > most) throw new UsageError(`What is '${printable(written[most])}'?`)
  const built = await buildStep(env, step, values, written)
  if (REACHES_CUSTOMER.includes(step) && !values.yes) {
    console.log(bookingReport(isOne ? [booking] : rides, { title: 'Booking', now: new Date(), paint }))
    if (
      !(await isAgreed(
        `--${step} ${named}: ${booking.email ? `the customer (${printable(booking.email)}) gets a mail` : 'the customer has no e-mail address'}. Go on?`,
      ))
    )
      return 'Nothing was changed.'
  }
  const seen = isOne ? booking.version : undefined
  const { booking: taken, mailed } = await takeStep(env, wanted, built, { seen, who: loginName() })
  const after = rideAt(taken, booking.position)
  const all = totalPrice(isOne ? [after] : step === 'paid' ? ridesPaidTogether(taken.rides) : taken.rides)
  const drivers = built.step === 'driver' ? [built.driver, ...(built.second ? [built.second] : [])] : []
  const sheets = taken.rides.flatMap(({ driverPhone, driverCode }) =>
    driverCode !== null && drivers.some(({ phone }) => phone === driverPhone)
      ? [BRAND.origin + paths.driverSheet(driverCode)]
      : [],
  )
  const without = taken.rides.filter(({ status, driverName }) => status === 'confirmed' && driverName === null)
  const told = mailed
    ? ' The customer is told by mail within minutes.'
    : REACHES_CUSTOMER.includes(step)
      ? ` No mail goes to the customer: ${booking.email ? 'the journey is over' : 'there is no address'}.`
      : ''
  const done: Record<OperatorStep, string> = {
    confirm: 'is confirmed.',
    cancel: 'is cancelled.',
    reopen: 'is open again. Confirm it when it is agreed with the guest.',
    driver:
      `is driven by ${drivers.map(({ name }) => printable(name)).join(' and ')}. ` +
      `Pass the sheet on: ${[...new Set(sheets)].join(' ')}${without.length > 0 ? `\nStill without a driver: ${without.map(({ position }) => `${taken.reference}/${position}`).join(', ')}.` : ''}`,
    change: 'is changed.',
    price: `: the price is USD ${after.priceUsd}.`,
    resend: ': the mail goes out again.',
    paid: `: USD ${all.paidUsd} of ${all.priceUsd} are paid.`,
    refund: `: USD ${all.paidUsd} of ${all.priceUsd} stay paid.`,
    note: ': the note is kept.',
  }
  return `${named} ${done[step]}${told}`.replace(' :', ':')
}

/** A booking by telephone. The quote is signed and redeemed within this run, so its secret is this run's own. */
async function takeByTelephone(site: Env, values: Values): Promise<string> {
  // Loaded for this step alone: wrangler and the roads take a second.
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const { bookByTelephone, quoteByTelephone, quotedTour } = await import('#worker/operator/telephone.ts')
  const { vars } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  // Nobody checks whether a robot books: without its secret, the key of Turnstile would be warned of.
  const unchecked = { TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' }
  const env = { ...vars, ...site, ...unchecked, QUOTE_SECRET: randomBytes(32).toString('hex') } as unknown as Env
  const context = { env, waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) }
  const { from: pickup, to: dropoff, park = '', length: tourLength, vehicle, date, time, phone, email, notes } = values
  const typed = { ...notes, pickup, dropoff, park, tourLength, vehicle, date, time, phone, email }
  const quoted = await quoteByTelephone(context, typed)
  const prices =
    quoted.kind === 'transfer'
      ? VEHICLE_CLASSES.map(
          (each) => `${each} ${showPrice(vehiclePrice(each, quoted.quote), ENGLISH_TEXTS.formats)}`,
        ).join(', ')
      : formatUsd(
          quotedTour(quoted.quote, { tourLength: tourLength as TourLength, travelers: Number(notes.travelers) }),
        )
  const trip = `${quoted.quote.pickup} -> ${quoted.quote.dropoff}, ${quoted.quote.distance} km: ${prices}`
  if (!values.yes) {
    console.log(trip)
    if (!(await isAgreed(`Book it for ${printable(phone)} on ${printable(date)} ${printable(time)}?`)))
      return 'Nothing was booked.'
  }
  const { reference: booked, rides } = await bookByTelephone(context, quoted.quote.token, typed, loginName())
  const told = email
    ? ' The receipt goes out by mail within minutes.'
    : ' No mail goes to the customer: there is no address.'
  return `${booked} is booked at USD ${rides[0].priceUsd}.${told}`
}

async function settle(env: Env, number: string): Promise<string> {
  if (!/^\d{1,9}$/.test(number) || !(await settlePaymentProblem(env, Number(number), loginName())))
    throw new UsageError(`There is no open payment ${printable(number)}; --payments lists them`)
  return `Payment ${number} is seen to.`
}

async function tell(env: Env, wanted: string): Promise<string> {
  const told = await noteTold(env, wanted, { who: loginName() })
  if (told.length === 0) throw new UsageError(`No driver has to be told anything of ${wanted}`)
  return `${wanted}: ${told.map(({ name }) => printable(name)).join(' and ')} ${told.length > 1 ? 'know' : 'knows'}.`
}

const checkMonth = (month: string, option: string) => {
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) throw new UsageError(`--${option} takes a month such as 2026-11`)
}

const driverLine = ({ name, phone, cars }: DriverRow) => printable(`${name}  ${phone}  ${cars.map(carLine).join('; ')}`)

/** Whom the list has, or a change of it. @returns `null` where the command asks for something else */
async function driverList(env: Env, values: Values): Promise<string | null> {
  const { 'keep-driver': kept, 'remove-driver': removed, 'driver-day': dayOf, 'driver-cash': month } = values
  if (kept !== undefined) {
    const [name = '', phone = ''] = kept.split(',').map((part) => part.trim())
    const driver = parseListedDriver({ name, phone, cars: (values.car ?? []).join('\n') })
    await saveDriver(env, driver, null)
    return `${printable(driver.name)} is on the list.`
  }
  if (removed !== undefined) {
    const driver = oneNamed(removed, await listDrivers(env))
    await removeDriver(env, driver.id)
    return `${printable(driver.name)} is no longer on the list.`
  }
  if (dayOf !== undefined) {
    const driver = oneNamed(dayOf, await listDrivers(env))
    const day = values.date ?? sriLankaTime(new Date()).date
    if (!isRealDate(day)) throw new UsageError('--date takes a day such as 2026-12-31')
    await openDriverDay(env, driver.id, day, values['new-link'])
    return BRAND.origin + paths.driverDay((await driverDayCode(env, driver.id, day))!)
  }
  if (month !== undefined) {
    checkMonth(month, 'driver-cash')
    const weeks = await cashOfDrivers(env, month)
    if (values.json) return JSON.stringify(weeks, null, 2)
    if (values.csv) return BYTE_ORDER_MARK + cashCsv(weeks)
    return weeks.length > 0 ? textTable(cashRows(weeks)) : `No ride was driven in the weeks that begin in ${month}.`
  }
  if (!values.drivers) return null
  const listed = await listDrivers(env)
  return listed.length === 0 ? 'Nobody is on the list; --keep-driver adds a driver.' : listed.map(driverLine).join('\n')
}

async function moneyOf(env: Env, month: string, { csv, json }: Values): Promise<string> {
  checkMonth(month, 'money')
  const lines = await monthLines(env, month)
  if (json) return JSON.stringify(lines, null, 2)
  return csv ? BYTE_ORDER_MARK + monthCsv(month, lines) : textTable(monthRows(month, lines))
}

async function cashBook(env: Env, month: string, { csv, json }: Values): Promise<string> {
  checkMonth(month, 'month')
  const entries = await entriesOfMonth(env, month)
  if (json) return JSON.stringify(entries, null, 2)
  return csv ? BYTE_ORDER_MARK + cashBookCsv(entries) : cashBookReport(month, entries, paint)
}

type CommandFilter = Extract<BookingFilter, 'today' | 'tomorrow' | 'past' | 'coming' | { readonly find: string }>

async function list(env: Env, values: Values): Promise<string> {
  const now = new Date()
  const filters: CommandFilter[] = [
    ...(['today', 'tomorrow', 'past'] as const).filter((name) => values[name]),
    ...(values.find === undefined ? [] : [{ find: values.find }]),
  ]
  if (filters.length > 1) throw new UsageError('One list at a time')
  if (values.find !== undefined && values.find.trim().length < 2)
    throw new UsageError('--find takes two characters or more')
  const filter = filters[0] ?? 'coming'
  const listed = await listBookings(env, filter, now, { limit: filter === 'coming' ? MOST_COMING : 500, offset: 0 })
  if (values.json) return JSON.stringify(listed, null, 2)
  if (values.csv) return BYTE_ORDER_MARK + bookingsCsv(listed)
  const bookings = filter === 'coming' ? await withLasting(env, listed, now) : listed
  // On a developer's machine no cron runs.
  const sweptAt = await lastSweep(env)
  const titles = { today: 'Today', tomorrow: 'Tomorrow', past: 'Past, the latest first', coming: null } as const
  // Payments of bookings that this list does not show, or that nobody knows.
  const shown = new Set(bookings.flatMap(({ paymentProblems }) => paymentProblems.map(({ id }) => id)))
  const others = filter === 'coming' ? (await openPaymentProblems(env)).filter(({ id }) => !shown.has(id)) : []
  const report = bookingReport(bookings, {
    title: typeof filter === 'object' ? `With '${printable(filter.find)}', the latest first` : titles[filter],
    now,
    silentSince: isSilent(sweptAt, now) && (values.remote || sweptAt !== null) ? sweptAt : undefined,
    paint,
  })
  return others.length > 0 ? `${paymentReport(others, paint)}\n\n${report}` : report
}

async function run(): Promise<string> {
  const { values, positionals } = readArguments()
  if (values.help) return HELP
  const step = stepIn(values)
  if (!step && positionals.length > 0)
    throw new UsageError(`What is '${printable(positionals[0])}'? To look for it: --find`)
  return withSite(values.remote, async (env) => {
    if (values.new) return takeByTelephone(env, values)
    if (values.money !== undefined) return moneyOf(env, values.money, values)
    const ofDrivers = await driverList(env, values)
    if (ofDrivers !== null) return ofDrivers
    if (step) return act(env, step, values, positionals)
    if (values.payments) return paymentReport(await openPaymentProblems(env), paint)
    if (values.month !== undefined) return cashBook(env, values.month, values)
    if (values.settled !== undefined) return settle(env, values.settled)
    if (values.told !== undefined) return tell(env, reference(values.told))
    if (values.show === undefined) return list(env, values)
    return bookingSheet(await find(env, reference(values.show)), new Date(), paint)
  })
}

const isUsage = (error: unknown) =>
  error instanceof UsageError ||
  error instanceof RangeError ||
  Boolean((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))

/** What the command answers, on the terminal or in a file. */
async function writeAnswer(): Promise<void> {
  const text = await run()
  const { to, new: isNew } = readArguments().values
  if (to === undefined || isNew) return console.log(text)
  writeFileSync(to, `${text}\n`)
  console.log(`Written to ${to}`)
}

try {
  await writeAnswer()
} catch (error) {
  process.exitCode = 1
  if (error instanceof StepRefused) console.error(`Not done. ${refusalText(error.refusal, 'command')}`)
  else if (isUsage(error)) console.error(`${(error as Error).message}\nHow it is used: npm run bookings -- --help`)
  else if ((error as Error).name === 'DatabaseUnavailable')
    console.error(
      'The database does not answer. The local one is made by `npm run dev` or `npm run preview`: ' +
        'start one of them once. For --remote, log in with `npx wrangler login`.',
    )
  else throw error
}

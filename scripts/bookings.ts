/** The operator's command: lists bookings, and takes steps with one. docs/bookings.md#the-operators-day */
import { createInterface } from 'node:readline/promises'
import { parseArgs, styleText } from 'node:util'
import { OPERATOR_STEPS, parseDriver, parseRemark, type OperatorStep } from '#domain/bookings/operator-steps.ts'
import { parseReference } from '#domain/bookings/reference.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { StepRefused, takeStep, type Step } from '#worker/bookings/operator-actions.ts'
import {
  bookingWithHistory,
  listBookings,
  type BookingFilter,
  type ListedBooking,
} from '#worker/bookings/operator-list.ts'
import { openPaymentProblems, settlePaymentProblem } from '#worker/bookings/payments.ts'
import { isSilent, lastSweep } from '#worker/bookings/reminders.ts'
import type { Env } from '#worker/environment.ts'
import { bookingReport, bookingsCsv, bookingSheet, paymentReport, type Paint, printable } from './operator/report.ts'
import { withSite } from './operator/site.ts'

const HELP = `npm run bookings -- [what to list, or a step] [--remote]

Lists, by pickup time (Sri Lanka time), what needs a hand on top:
  (nothing)              from 24 hours ago on
  --today, --tomorrow    the pickups of that day
  --past                 the latest 500 pickups that are over
  --find TEXT            by reference, phone, e-mail, name, flight, place, note or driver
  --show REFERENCE       one booking with its history
  --payments             what the payment gateway said and does not fit
  --csv, --json          the same list for a spreadsheet or a program

Steps. Those that reach the customer are asked for once more; --yes answers that.
  --confirm REFERENCE    the price and time are right; the customer gets a mail
  --cancel REFERENCE     nobody will come; the customer gets a mail
  --reopen REFERENCE     takes up a cancelled booking again; confirm it then
  --driver REFERENCE "name, phone, plate"    who drives; the customer gets a mail
  --change REFERENCE [--date 2026-12-31] [--time 05:30] [--details "room 12"]    the customer gets a mail
           [--flight UL504] [--name "for the sign"] [--pickup-address "…"] [--dropoff-address "…"] [--travelers 2] [--bags 3] [--child-seats 1]
  --resend REFERENCE     the last mail about it once more
  --paid REFERENCE [--usd 40]    paid so far; all of it without --usd
  --note REFERENCE "text"        for the history; only you read it
  --settled NUMBER       a payment of --payments is seen to; --paid does the same for all of its booking

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
  date: { type: 'string' },
  time: { type: 'string' },
  details: { type: 'string' },
  flight: { type: 'string' },
  name: { type: 'string' },
  'pickup-address': { type: 'string' },
  'dropoff-address': { type: 'string' },
  travelers: { type: 'string' },
  bags: { type: 'string' },
  'child-seats': { type: 'string' },
  usd: { type: 'string' },
} as const

type Values = ReturnType<typeof readArguments>['values']

function readArguments() {
  return parseArgs({ options: OPTIONS, allowPositionals: true })
}

/** Wrong use of the command; the message says how it is meant. */
class UsageError extends Error {}

const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout })

function reference(typed: string): string {
  const found = parseReference(typed)
  if (!found) throw new UsageError(`'${printable(typed)}' is no reference; one looks like K7Q2-M4XT-9BHE`)
  return found
}

/** The one step that is asked for; `null` where a list is. */
function stepIn(values: Values): OperatorStep | null {
  const steps = OPERATOR_STEPS.filter((step) => values[step] !== undefined)
  if (steps.length > 1)
    throw new UsageError(`One step at a time, not ${steps.map((step) => `--${step}`).join(' and ')}`)
  return steps[0] ?? null
}

/** @param text what follows the reference */
function buildStep(step: OperatorStep, booking: ListedBooking, values: Values, text: string): Step {
  switch (step) {
    case 'driver':
      return { step, driver: parseDriver(text) }
    case 'note':
      return { step, text: parseRemark(text) }
    case 'change': {
      const { date, time, details, flight, name: guestName, travelers, bags } = values
      return {
        step,
        date,
        time,
        details,
        ride: {
          flight,
          guestName,
          travelers,
          bags,
          childSeats: values['child-seats'],
          pickupAddress: values['pickup-address'],
          dropoffAddress: values['dropoff-address'],
        },
      }
    }
    case 'paid': {
      if (values.usd !== undefined && !/^\d{1,6}$/.test(values.usd)) throw new UsageError('--usd takes whole dollars')
      return { step, usd: values.usd === undefined ? booking.priceUsd : Number(values.usd) }
    }
    default:
      return { step }
  }
}

const REACHES_CUSTOMER: readonly OperatorStep[] = ['confirm', 'cancel', 'driver', 'change', 'resend']

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

async function act(env: Env, step: OperatorStep, values: Values, texts: readonly string[]): Promise<string> {
  // The reference may stand before or after the text.
  const given = [values[step]!, ...texts]
  const wanted = reference(given.find((text) => parseReference(text) !== null) ?? given[0]!)
  const text = given.find((each) => parseReference(each) !== wanted) ?? ''
  const { booking } = await find(env, wanted)
  const built = buildStep(step, booking, values, text)
  if (REACHES_CUSTOMER.includes(step) && !values.yes) {
    console.log(bookingReport([booking], { title: 'Booking', now: new Date(), paint }))
    if (!(await isAgreed(`--${step} ${wanted}: the customer (${printable(booking.email)}) gets a mail. Go on?`)))
      return 'Nothing was changed.'
  }
  const { booking: after, mailed } = await takeStep(env, wanted, built, { seen: booking.version })
  const told = mailed
    ? ' The customer is told by mail within minutes.'
    : REACHES_CUSTOMER.includes(step)
      ? ' No mail goes to the customer: the journey is over.'
      : ''
  const done: Record<OperatorStep, string> = {
    confirm: 'is confirmed.',
    cancel: 'is cancelled.',
    reopen: 'is open again. Confirm it when it is agreed with the guest.',
    driver: `is driven by ${printable(after.driverName)}. Pass the sheet on: ${BRAND.origin}${paths.driverSheet(after.driverCode ?? '')}`,
    change: 'is changed.',
    resend: ': the mail goes out again.',
    paid: `: USD ${after.paidUsd} of ${after.priceUsd} are paid.`,
    note: ': the note is kept.',
  }
  return `${wanted} ${done[step]}${told}`.replace(' :', ':')
}

async function settle(env: Env, number: string): Promise<string> {
  if (!/^\d{1,9}$/.test(number) || !(await settlePaymentProblem(env, Number(number))))
    throw new UsageError(`There is no open payment ${printable(number)}; --payments lists them`)
  return `Payment ${number} is seen to.`
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
  const bookings = await listBookings(env, filter, now, { limit: filter === 'coming' ? MOST_COMING : 500, offset: 0 })
  if (values.json) return JSON.stringify(bookings, null, 2)
  if (values.csv) return bookingsCsv(bookings)
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
    if (step) return act(env, step, values, positionals)
    if (values.payments) return paymentReport(await openPaymentProblems(env), paint)
    if (values.settled !== undefined) return settle(env, values.settled)
    if (values.show === undefined) return list(env, values)
    const { booking, history } = await find(env, reference(values.show))
    return bookingSheet(booking, history, new Date(), paint)
  })
}

const isUsage = (error: unknown) =>
  error instanceof UsageError ||
  error instanceof RangeError ||
  Boolean((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  if (error instanceof StepRefused) console.error(`Not done. ${error.message}`)
  else if (isUsage(error)) console.error(`${(error as Error).message}\nHow it is used: npm run bookings -- --help`)
  else if ((error as Error).name === 'DatabaseUnavailable')
    console.error(
      'The database does not answer. The local one is made by `npm run dev` or `npm run preview`: start one of them once. For --remote, log in with `npx wrangler login`.',
    )
  else throw error
}

/** The operator's command: lists bookings, and takes steps with one. docs/bookings.md#the-operators-day */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { styleText } from 'node:util'
import { saidIn, showPrice } from '#domain/bookings/money/said-sums.ts'
import type { TypedRides } from '#domain/bookings/request/composed.ts'
import {
  OPERATOR_STEPS,
  type OperatorStep,
  refusalText,
  tellsGuest,
  parseRemark,
} from '#domain/bookings/agreed/operator-steps.ts'
import { BACK_METHODS } from '#domain/bookings/money/payments.ts'
import { dueSums, sumsOf } from '#domain/bookings/money/sums.ts'
import { EVENT_TEXTS } from '#domain/bookings/day/ride-events.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { isPastDay } from '#domain/bookings/request/pickup-time.ts'
import { BRAND } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { officeState } from '#domain/proposals/proposal.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { answerAlarm, answerWords, shownAlarms } from '#worker/alarms/alarms.ts'
import { currentPartners } from '#worker/bookings/partner-lookup.ts'
import { rideAt } from '#worker/bookings/read-bookings.ts'
import { lastSuccesses } from '#worker/database/heartbeat.ts'
import type { Env } from '#worker/environment.ts'
import { type BookingFilter, bookingWithHistory, listBookings, listConcerned } from '#worker/lists/booking-list.ts'
import { monthLines } from '#worker/office/money/month-end.ts'
import { cashBookCsv, invoiceRows, invoicesCsv, monthCsv, monthRows } from '#worker/office/csv-files.ts'
import { entriesOfMonth } from '#worker/payments/cash-book.ts'
import { unclearRefunds } from '#worker/payments/gateway-refunds.ts'
import { invoicesOfMonth } from '#worker/payments/invoices.ts'
import { openPaymentProblems, settlePaymentProblem } from '#worker/payments/gateway-notices.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { BYTE_ORDER_MARK, printable } from '#worker/platform/write-csv.ts'
import { cronTrouble, noteWords, priceAlone } from '#worker/lists/office-texts.ts'
import { findProposal, historyOf, lastMail, listProposals, mailsOf } from '#worker/proposals/store.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { closeNote, notesDue, notesOfHistory } from '#worker/steps/open-notes.ts'
import {
  isOfficeTapName,
  minutesAgo,
  OFFICE_TAPS,
  officeTapText,
  takeBackTap,
  tapForDriver,
} from '#worker/day/office-taps.ts'
import { noteTold } from '#worker/steps/drivers-to-tell.ts'
import { type Step, StepRefused } from '#worker/steps/step.ts'
import { isOfMoney } from '#worker/steps/money.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { giveBack, settleRefund } from '#worker/steps/card-refund.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { readStep } from '#worker/steps/typed-step.ts'
import { checkMonth, HELP, readArguments, reference, type Values } from './operator/arguments.ts'
import { fleetList } from './operator/cars.ts'
import { driverAccount, driverIn, driverList } from './operator/drivers.ts'
import { UsageError } from './operator/options.ts'
import { partnerList, partnerNamed } from './operator/partners.ts'
import {
  alarmReport,
  bookingReport,
  bookingsCsv,
  bookingSheet,
  cashBookReport,
  noteReport,
  type Paint,
  paymentReport,
  proposalReport,
  proposalSheet,
  refundReport,
  textTable,
} from './operator/report.ts'
import { loginName, withSite } from './operator/site.ts'

/** Rides of `--past` and `--find` that are listed at a time. */
const PAGE_SIZE = 500

const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout })

/** The one step that is asked for; `null` if a list is asked for. */
function stepIn(values: Values): OperatorStep | null {
  const steps = OPERATOR_STEPS.filter((step) => values[step] !== undefined)
  if (steps.length > 1)
    throw new UsageError(`One step at a time, not ${steps.map((step) => `--${step}`).join(' and ')}`)
  return steps[0] ?? null
}

/** @param texts what follows the reference: of drivers one, or one for each vehicle; else one */
async function stepOf(env: Env, step: OperatorStep, values: Values, texts: readonly string[]): Promise<Step> {
  const isMoney = step === 'paid' || step === 'refund'
  const method = BACK_METHODS.find((each) => each === (values.method ?? 'cash'))
  if (isMoney && !method) throw new UsageError(`--method takes ${BACK_METHODS.join(', ')}`)
  const drivers =
    step === 'driver' ? await Promise.all((texts.length > 0 ? texts : ['']).map((each) => driverIn(env, each))) : []
  const movedPrice = values['keep-price'] ? 'keep' : values['new-price']
  const isClosedMeant = values['on-closed-day']
  const isOwedAgain = values['owed-again']
  const { visitor: isVisitor, 'hired-car': isCarHired } = values
  const isGuestsWish = values['guest-asked']
  return readStep(
    step,
    {
      ...values,
      movedPrice,
      isClosedMeant,
      isOwedAgain,
      isCarHired,
      isVisitor,
      insists: values.insist,
      isGuestsWish,
      percent: values.discount,
      method,
      text: texts[0],
    },
    drivers,
  )
}

async function isAgreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError('This reaches the customer or the cash book. Add --yes where nobody can be asked.')
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

/** The gateway is asked from here: the secrets by which it knows the site are this terminal's. */
async function withGateway(site: Env): Promise<Env> {
  const { PAYHERE_SECRET, PAYHERE_APP, PAYHERE_SECOND_SECRET, PAYHERE_SECOND_APP } = process.env
  if (!(PAYHERE_SECRET && PAYHERE_APP) && !(PAYHERE_SECOND_SECRET && PAYHERE_SECOND_APP))
    throw new UsageError(
      '--give-back asks PayHere from this machine: set PAYHERE_SECRET and PAYHERE_APP in the terminal, or PAYHERE_SECOND_SECRET and PAYHERE_SECOND_APP',
    )
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const { vars } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  const QUOTE_SECRET = randomBytes(32).toString('hex')
  const keys = { PAYHERE_SECRET, PAYHERE_APP, PAYHERE_SECOND_SECRET, PAYHERE_SECOND_APP }
  return { ...vars, ...site, QUOTE_SECRET, ...keys } as unknown as Env
}

async function act(site: Env, step: OperatorStep, values: Values, texts: readonly string[]): Promise<string> {
  const env = step === 'give-back' ? await withGateway(site) : site
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
  const built = await stepOf(env, step, values, written)
  const isTold = tellsGuest(step, booking) || (step === 'contact' && Boolean(values.email))
  const to = step === 'contact' ? values.email : booking.email
  if (isOfMoney(built)) {
    const { sentences, receipt } = await previewStep(env, wanted, built)
    console.log([...sentences, ...(receipt === null ? [] : [`Receipt: ${receipt}`])].join('\n'))
  }
  if ((isTold || isOfMoney(built)) && !values.yes) {
    console.log(bookingReport(isOne ? [booking] : rides, { title: 'Booking', now: new Date(), paint }))
    if (
      !(await isAgreed(
        `--${step} ${named}${isTold ? `: ${to ? `the customer (${printable(to)}) gets a mail` : 'the customer has no e-mail address'}` : ''}. Go on?`,
      ))
    )
      return 'Nothing was changed.'
  }
  const seen = isOne ? booking.version : undefined
  const options = { seen, who: loginName() }
  const { booking: taken, mailed } =
    built.step === 'give-back'
      ? { booking: await giveBack(env, wanted, built, options), mailed: booking.email !== '' }
      : await takeStep(env, wanted, built, options)
  const after = rideAt(taken, booking.position)
  const about = isOne ? [after] : taken.rides
  const { sum, alone } = saidIn(about)
  const paidOfAll = `${sum(sumsOf(about, 'paid'))} of ${alone(dueSums(about))}`
  const charged = sum(sumsOf(after, 'charge'))
  const drivers = built.step === 'driver' ? [built.driver, ...(built.second ? [built.second] : [])] : []
  const sheets = taken.rides.flatMap(({ driverPhone, driverCode, pickupDate }) =>
    driverCode !== null && !isPastDay(pickupDate, new Date()) && drivers.some(({ phone }) => phone === driverPhone)
      ? [BRAND.origin + plainPaths.driverSheet(driverCode)]
      : [],
  )
  const without = taken.rides.filter(({ status, driverName }) => status === 'confirmed' && driverName === null)
  const told = mailed
    ? ' The customer is told by mail within minutes.'
    : tellsGuest(step, booking)
      ? ` No mail goes to the customer: ${booking.email ? 'the journey is over' : 'there is no address'}.`
      : ''
  const done: Record<OperatorStep, string> = {
    confirm: 'is confirmed.',
    cancel: 'is cancelled.',
    'no-show': `: the guest did not come, ${charged} are owed by its terms.`,
    came: 'is confirmed as before: its guest came.',
    reopen: 'is open again. Confirm it when it is agreed with the guest.',
    driver:
      `is driven by ${drivers.map(({ name }) => printable(name)).join(' and ')}.` +
      `${sheets.length > 0 ? ` Pass the sheet on: ${[...new Set(sheets)].join(' ')}` : ''}${without.length > 0 ? `\nStill without a driver: ${without.map(({ position }) => `${taken.reference}/${position}`).join(', ')}.` : ''}`,
    'no-driver': 'has no driver any more. Tell the one who had it.',
    change: 'is changed.',
    contact:
      ': the guest is reached another way now. The link in earlier mails changes nothing where the address is another one.',
    price: `: the price is ${priceAlone(after)}.`,
    resend: ': the mail goes out again.',
    paid: `: ${paidOfAll} are paid.`,
    reverse: `: the entry is reversed, ${paidOfAll} are paid.`,
    charge: `: ${charged} are owed.`,
    refund: `: ${paidOfAll} stay paid.`,
    'give-back': `: the gateway gave it back. ${paidOfAll} stay paid.`,
    note: ': the note is kept.',
    complaint: ': the complaint is kept.',
  }
  return `${named} ${done[step]}${told}`.replace(' :', ':')
}

/** A booking by telephone. The quote is signed and redeemed within this run, so its secret is this run's own. */
async function takeByTelephone(site: Env, values: Values): Promise<string> {
  // Loaded for this step alone: wrangler and the roads take a second.
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const { bookByTelephone, quoteByTelephone, saidByPhone, seenOf, TelephoneRefused, wholeWords } =
    await import('#worker/office/new-bookings/telephone.ts')
  const { rideWords } = await import('#worker/quotes/composed-rides.ts')
  const { vars } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  // Nobody checks whether a robot books: without its secret, the key of Turnstile would be warned of.
  const unchecked = { TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' }
  const env = { ...vars, ...site, ...unchecked, QUOTE_SECRET: randomBytes(32).toString('hex') } as unknown as Env
  const context = { env, waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) }
  const { phone = '', email = '', language = '', total: usd = '', reason = '', partner: named } = values
  const rides: TypedRides = { rides: values.rides, usd, reason }
  const guest = {
    phone,
    email,
    language,
    partner: named === undefined ? '' : String(partnerNamed(named, await currentPartners(site)).id),
    speaks: values.speaks?.[0] ?? '',
    woman: values.woman ? 'yes' : '',
    past: values.past ? 'yes' : '',
    closed: values['on-closed-day'] ? 'meant' : '',
  }
  const pricing = await quoteByTelephone(context, rides, guest)
  if ('problems' in pricing) throw new TelephoneRefused(pricing.problems)
  const { priced } = pricing
  const said = saidByPhone(context.env, guest)
  const seen = priced.rides.map(({ price }) => seenOf(price, said))
  const shown = { key: randomCode(), usd: seen.map((each) => each.usd), lkr: seen.map((each) => each.lkr) }
  if (!values.yes) {
    for (const each of priced.rides) {
      const price = showPrice(each.price, ENGLISH_TEXTS.formats, said)
      const more = [...each.reasons, ...each.ofDay, ...each.warnings, ...(each.closed === null ? [] : [each.closed])]
      console.log([`${each.ride.date} ${each.ride.time} ${rideWords(each)}: ${price}`, ...more].join('\n  '))
    }
    if (!(await isAgreed(`Book it for ${printable(phone)} at ${wholeWords(priced, said)}?`)))
      return 'Nothing was booked.'
  }
  const booked = await bookByTelephone(context, { rides, guest }, shown, loginName())
  const told = values.past
    ? ' It has taken place: nobody gets a mail.'
    : email
      ? ' The receipt goes out by mail within minutes.'
      : ' No mail goes to the customer: there is no address.'
  return `${booked.reference} is booked at ${saidIn(booked.rides).sum(dueSums(booked.rides))}.${told}`
}

/** What became of money that a gateway was asked to give back. */
async function settleBack(env: Env, number: string, wentBack: boolean): Promise<string> {
  if (!/^\d{1,9}$/.test(number)) throw new UsageError('Say the number of the refund; --payments lists them')
  const booking = await settleRefund(env, Number(number), wentBack, { who: loginName() })
  return `${booking.reference}: refund ${number} ${wentBack ? 'went back, and is in the cash book.' : 'did not go back.'}`
}

async function payments(env: Env): Promise<string> {
  const unclear = await unclearRefunds(env, new Date())
  const problems = await openPaymentProblems(env)
  return [...(unclear.length > 0 ? [refundReport(unclear, paint)] : []), paymentReport(problems, paint)].join('\n\n')
}

async function settle(env: Env, number: string): Promise<string> {
  if (!/^\d{1,9}$/.test(number) || !(await settlePaymentProblem(env, Number(number), loginName())))
    throw new UsageError(`There is no open payment ${printable(number)}; --payments lists them`)
  return `Payment ${number} is seen to.`
}

async function alarmList(env: Env): Promise<string> {
  const now = new Date()
  return alarmReport(await shownAlarms(env, now), now, paint) ?? 'No alarms.'
}

async function seeTo(env: Env, number: string): Promise<string> {
  const now = new Date()
  const answered = /^\d{1,9}$/.test(number) ? await answerAlarm(env, Number(number), loginName(), now) : null
  if (!answered) throw new UsageError(`There is no alarm ${printable(number)}; --alarms lists them`)
  const { outcome, alarm } = answered
  const words = printable(answerWords(alarm))
  return outcome === 'done' ? `Alarm ${number}: ${words}.` : `You need not see to alarm ${number}: ${words}.`
}

async function close(env: Env, { close: wanted = '', number }: Values, texts: readonly string[]): Promise<string> {
  const { booking, history, rides } = await find(env, reference(wanted))
  const open = notesOfHistory(history, booking.reference, rides.length)
  const [word, more] = texts
  if (word === undefined || more !== undefined) throw new UsageError('--close takes a reference, and what came of it')
  const meant = number === undefined ? open : open.filter(({ version }) => String(version) === number)
  const [note] = meant
  if (!note) throw new UsageError(`No such note of ${booking.reference} is open`)
  if (meant.length > 1)
    throw new UsageError(
      `Say which, with --number: ${meant.map((each) => `${each.version}, ${noteWords(each)}`).join('; ')}`,
    )
  if (!(await closeNote(env, booking.reference, { version: note.version, word: parseRemark(word), who: loginName() })))
    throw new UsageError('Somebody has closed it before')
  return `${booking.reference}: the ${note.step} is closed.`
}

async function tell(env: Env, wanted: string): Promise<string> {
  const told = await noteTold(env, wanted, { who: loginName() })
  if (told.length === 0) throw new UsageError(`No driver has to be told anything of ${wanted}`)
  return `${wanted}: ${told.map(({ name }) => printable(name)).join(' and ')} ${told.length > 1 ? 'know' : 'knows'}.`
}

/** @param words the reference, and what the driver says */
async function tap(env: Env, words: readonly string[], typedMinutes: string | undefined): Promise<string> {
  const wanted = reference(words.find(isReference) ?? words[0] ?? '')
  const said = words.filter((word) => !isReference(word))
  const [name = ''] = said
  if (said.length !== 1 || !isOfficeTapName(name))
    throw new UsageError(`Say what the driver does: ${Object.keys(OFFICE_TAPS).join(', ')}`)
  await tapForDriver(env, wanted, name, { who: loginName(), minutes: minutesAgo(typedMinutes) })
  return `${wanted}: ${officeTapText(name)}.`
}

async function tapBack(env: Env, wanted: string): Promise<string> {
  return `${wanted}: '${EVENT_TEXTS[await takeBackTap(env, wanted, { who: loginName() })]}' is taken back.`
}

async function moneyOf(env: Env, month: string, { csv, json }: Values): Promise<string> {
  checkMonth(month, 'money')
  const lines = await monthLines(env, month)
  if (json) return JSON.stringify(lines, null, 2)
  return csv ? BYTE_ORDER_MARK + monthCsv(month, lines) : textTable(monthRows(month, lines))
}

async function invoiceList(env: Env, month: string, { csv, json }: Values): Promise<string> {
  checkMonth(month, 'invoices')
  const invoices = await invoicesOfMonth(env, month)
  if (json) return JSON.stringify(invoices, null, 2)
  if (csv) return BYTE_ORDER_MARK + invoicesCsv(invoices)
  return invoices.length > 0 ? textTable(invoiceRows(invoices)) : `No invoice was issued in ${month}.`
}

async function cashBook(env: Env, month: string, { csv, json }: Values): Promise<string> {
  checkMonth(month, 'month')
  const entries = await entriesOfMonth(env, month)
  if (json) return JSON.stringify(entries, null, 2)
  return csv ? BYTE_ORDER_MARK + cashBookCsv(entries) : cashBookReport(month, entries, paint)
}

/** They are the same for most bookings; the number of their list is there. */
const withoutPromises = (name: string, value: unknown) => (name === 'promises' ? undefined : value)

type CommandFilter = Extract<BookingFilter, 'today' | 'tomorrow' | 'past' | 'coming' | { readonly find: string }>

/** Counts from 1. */
function pageIn({ page = '1', past, find: sought }: Values): number {
  if (!/^[1-9]\d{0,3}$/.test(page)) throw new UsageError('--page takes a number from 1 on')
  if (page !== '1' && !past && sought === undefined) throw new UsageError('--page goes with --past or --find')
  return Number(page)
}

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
  const page = pageIn(values)
  const isPaged = filter === 'past' || typeof filter === 'object'
  const paging = { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE }
  const found = await listBookings(env, filter, now, isPaged ? paging : undefined)
  const listed = isPaged ? found.slice(0, PAGE_SIZE) : found
  if (values.json) return JSON.stringify(listed, withoutPromises, 2)
  if (values.csv) return BYTE_ORDER_MARK + bookingsCsv(listed)
  // What lasts until somebody has seen to it is older than all that come.
  const concerned = filter === 'coming' ? (await listConcerned(env, now)).bookings : []
  const bookings = [...concerned.filter(({ ride }) => !listed.some((each) => each.ride === ride)), ...listed]
  // On a developer's machine no cron runs.
  const successes = await lastSuccesses(env)
  const hasCron = values.remote || Object.values(successes).some(Boolean)
  const titles = { today: 'Today', tomorrow: 'Tomorrow', past: 'Past, the latest first', coming: null } as const
  // Payments of bookings that this list does not show, or that nobody knows.
  const shown = new Set(bookings.flatMap(({ paymentProblems }) => paymentProblems.map(({ id }) => id)))
  const others = filter === 'coming' ? (await openPaymentProblems(env)).filter(({ id }) => !shown.has(id)) : []
  const due = filter === 'coming' ? await notesDue(env, sriLankaTime(now).date) : []
  const report = bookingReport(bookings, {
    title: typeof filter === 'object' ? `With '${printable(filter.find)}', the latest first` : titles[filter],
    now,
    trouble: hasCron ? cronTrouble(successes, now) : null,
    paint,
  })
  const more = found.length > listed.length ? [`More: --page ${page + 1}`] : []
  const alarms = filter === 'coming' ? alarmReport(await shownAlarms(env, now), now, paint) : null
  return [
    ...(alarms === null ? [] : [alarms]),
    ...(others.length > 0 ? [paymentReport(others, paint)] : []),
    ...(due.length > 0 ? [noteReport(due, paint)] : []),
    report,
    ...more,
  ].join('\n\n')
}

/** All of them, or one with its history. */
async function proposalsIn(env: Env, { show, page = '1', json }: Values): Promise<string> {
  const now = new Date()
  if (show === undefined) {
    if (!/^[1-9]\d{0,3}$/.test(page)) throw new UsageError('--page takes a number from 1 on')
    const listed = await listProposals(env, now, { limit: PAGE_SIZE, offset: (Number(page) - 1) * PAGE_SIZE })
    return json ? JSON.stringify(listed, withoutCode, 2) : proposalReport(listed)
  }
  const proposal = /^\d{1,9}$/.test(show) ? await findProposal(env, Number(show)) : null
  if (!proposal) throw new UsageError(`There is no proposal '${printable(show)}': --proposals lists their numbers`)
  const [history, mails] = await Promise.all([historyOf(env, proposal.number), mailsOf(env, proposal.number)])
  const shownState = officeState(proposal, lastMail(proposal, history, mails), now)
  return proposalSheet({ ...proposal, shownState }, history, mails)
}

/** It opens the guest's link. */
const withoutCode = (name: string, value: unknown) => (name === 'code' ? undefined : value)

async function run(): Promise<string> {
  const { values, positionals } = readArguments()
  if (values.help) return HELP
  const step = stepIn(values)
  const takesWords = step !== null || values.close !== undefined || values.tap !== undefined
  if (!takesWords && positionals.length > 0)
    throw new UsageError(`What is '${printable(positionals[0])}'? To look for it: --find`)
  // By the price lists that were published: what it quotes, and what each booking keeps of its own.
  const inSite = (answer: (env: Env) => Promise<string>) =>
    withSite(values.remote, (env) => runWithPriceLists(env, () => answer(env)))
  return inSite(async (env) => {
    if (values.new) return takeByTelephone(env, values)
    if (values.money !== undefined) return moneyOf(env, values.money, values)
    const ofDrivers = await driverList(env, values)
    if (ofDrivers !== null) return ofDrivers
    const ofPartners = await partnerList(env, values)
    if (ofPartners !== null) return ofPartners
    const ofAccounts = await driverAccount(env, values)
    if (ofAccounts !== null) return ofAccounts
    const ofFleet = await fleetList(env, values)
    if (ofFleet !== null) return ofFleet
    if (step) return act(env, step, values, positionals)
    if (values.payments) return payments(env)
    if (values['went-back'] !== undefined) return settleBack(env, values['went-back'], true)
    if (values['not-back'] !== undefined) return settleBack(env, values['not-back'], false)
    if (values.month !== undefined) return cashBook(env, values.month, values)
    if (values.invoices !== undefined) return invoiceList(env, values.invoices, values)
    if (values.settled !== undefined) return settle(env, values.settled)
    if (values.alarms) return alarmList(env)
    if (values.proposals) return proposalsIn(env, values)
    if (values['see-to'] !== undefined) return seeTo(env, values['see-to'])
    if (values.close !== undefined) return close(env, values, positionals)
    if (values.tap !== undefined) return tap(env, [values.tap, ...positionals], values['minutes-ago'])
    if (values['tap-back'] !== undefined) return tapBack(env, reference(values['tap-back']))
    if (values.told !== undefined) return tell(env, reference(values.told))
    if (values.show === undefined) return list(env, values)
    return bookingSheet(await find(env, reference(values.show)), new Date(), paint)
  })
}

const isUsage = (error: unknown) => error instanceof UsageError || error instanceof RangeError

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

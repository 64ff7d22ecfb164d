/** What the operator's pages answer, loaded when one of them is opened. docs/bookings.md#on-a-phone */
import type { Context } from 'hono'
import * as v from 'valibot'
import {
  actOfStep,
  impossibleStep,
  OPERATOR_STEPS,
  type OperatorStep,
  parseDriver,
  parseRemark,
} from '#domain/bookings/agreed/operator-steps.ts'
import {
  type ComposedProblem,
  editedRides,
  MAX_COMPOSED_RIDES,
  readComposed,
  ridesInForm,
  type TypedRides,
} from '#domain/bookings/request/composed.ts'
import { hasBegun } from '#domain/bookings/day/ride-events.ts'
import { soughtByRides, type Told } from '#domain/insight/demand.ts'
import { mostToCard } from '#domain/bookings/money/gateway-refunds.ts'
import { BACK_METHODS } from '#domain/bookings/money/payments.ts'
import { may } from '#domain/roles.ts'
import { offeredLanguage } from '#domain/languages/languages.ts'
import { readSeen } from '#domain/bookings/agreed/agreed-price.ts'
import { isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import { notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { alarmPath, answerAlarm, shownAlarmsOf, type Alarm, shownAlarms } from '#worker/alarms/alarms.ts'
import { addressesWithoutMail } from '#worker/database/alarm-queue.ts'
import { errorsInBrowsers } from '#worker/database/browser-errors.ts'
import { lastSuccesses } from '#worker/database/heartbeat.ts'
import { duePapers } from '#worker/fleet/car-calendar.ts'
import { findDevice, lockedDrivers } from '#worker/lists/driver-links.ts'
import { carNow, withCarsNow } from '#worker/lists/rides-to-give.ts'
import { choicesFor } from '#worker/lists/driver-choices.ts'
import { chosenDriver } from '#worker/lists/drivers.ts'
import {
  withHistory,
  listBookings,
  listConcerned,
  openMatters,
  type OpenMatters,
  pickupsByDay,
  ridesAfter,
  type BookingFilter,
  type BookingWithHistory,
  type WholeWithHistory,
  type ListedBooking,
} from '#worker/lists/booking-list.ts'
import { listWaiting } from '#worker/proposals/store.ts'
import { currentPartners } from '#worker/bookings/partner-lookup.ts'
import { findBooking, type FoundBooking, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { sumOfShares } from '#domain/bookings/money/sums.ts'
import { paymentsToCard, unclearRefunds } from '#worker/payments/gateway-refunds.ts'
import { settlePaymentProblem } from '#worker/payments/gateway-notices.ts'
import { paymentSaid, transferOf } from '#worker/payments/payment-options.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { formAs, readForm, unreadableForm } from '#worker/platform/body.ts'
import { changedFields } from '#worker/platform/plain-page.tsx'
import { workerContext } from '#worker/platform/request.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { HOME } from '#worker/platform/access.ts'
import { daysNear, ridesAround, type RideState, statesIn } from '#worker/day/board.ts'
import { dayOf, daysIn, type RideOfDay } from '#worker/day/ride-events.ts'
import { AlarmTaken } from './cards.tsx'
import { closeNote, notesDue } from '#worker/steps/open-notes.ts'
import { isOfficeTapName, minutesAgo, officeTaps, takeBackTap, tapForDriver } from '#worker/day/office-taps.ts'
import { messageToGuest } from '#worker/guests/keep-handlers.tsx'
import { BoardPage, type RideOfToday } from './board-page.tsx'
import { noteTold } from '#worker/steps/drivers-to-tell.ts'
import { guestTerms, isInsisted, type Step, type StepOf, StepRefused, type TypedNotes } from '#worker/steps/step.ts'
import { isOfMoney } from '#worker/steps/money.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { type StepOptions, takeStep } from '#worker/steps/take-step.ts'
import { readStep } from '#worker/steps/typed-step.ts'
import { ratesTrouble } from '#worker/prices/currency-rates.ts'
import { COMPOSING_STYLE, MOST_COMPOSED_BYTES } from '../new-bookings/composing-fields.tsx'
import {
  bookByTelephone,
  moneyByHand,
  quoteByTelephone,
  saidByPhone,
  type ShownPrices,
  TelephoneRefused,
  type TypedGuest,
} from '../new-bookings/telephone.ts'
import { ACTS, KEY, SHOWN, TelephonePage } from '../new-bookings/telephone-page.tsx'
import { CARDS_OF_PAGE, DayPage, DaysPage, PastPage, ROWS_OF_PAGE, UnpaidPage } from './day-pages.tsx'
import { NowPage, PAGE_SIZE, SearchPage } from './now-page.tsx'
import { LISTS, OperatorPage, ridePath, type ListName, type Message, type Follows } from '#worker/office/parts.tsx'
import { idOf, monthOf, pageIn, typedId, whoIn } from '#worker/office/forms.ts'
import { withWholeLists } from '#worker/prices/request-price-list.ts'
import { RidePage } from './ride-page.tsx'
import { answerOwnersOnly, pageFor } from '#worker/office/roles.tsx'
import { hasFormForAll, isForSeveral, StepPage } from './step-page.tsx'
import {
  brokeDownWords,
  browserErrorsText,
  depositWords,
  officeTrouble,
  historyWords,
} from '#worker/lists/office-texts.ts'
import { officeNow } from '#worker/database/change-counter.ts'
import { hasEntity } from '#worker/platform/page-caching.ts'

/* What a page of the office that follows is asked with, and told. The script: `client/live/page-updates.ts`. */

/** What rings: the newest booking, but for an own one, and alarms that nobody sees to. */
function ringsOf(newest: string | null, alarms: readonly Alarm[]): string {
  const waiting = alarms.filter(({ answeredAt, closedAt }) => answeredAt === null && closedAt === null)
  return [...(newest ? [`booked/${newest}`] : []), ...waiting.map(({ id }) => `alarm/${id}`)].join(' ')
}

/** What a page that follows says of it. */
interface Shown {
  readonly follows: Follows
  readonly alarms: readonly Alarm[]
  /** How many opinions of guests nobody has read. */
  readonly unread: number
}

/**
 * Answers 304 by one question to the database while nothing has changed; else with the page.
 * @param make the page: what it reads is no older than its tag. What it shows of alarms is read at the same time
 */
async function answerFollowed(
  c: Context<AppEnv>,
  make: (now: Date, shown: Promise<Shown>) => Promise<Response>,
): Promise<Response> {
  const now = new Date()
  const { tag, newest, unread } = await officeNow(c.env, c.get('operator') ?? '', now)
  if (hasEntity(c.req.header('if-none-match'), tag)) return c.body(null, 304, { etag: tag })
  const shown = shownAlarms(c.env, now).then((alarms) => {
    return { follows: { tag, at: now.toISOString(), rings: ringsOf(newest, alarms) }, alarms, unread }
  })
  const answer = await make(now, shown)
  answer.headers.set('etag', tag)
  return answer
}

/** Also one of yesterday. */
const isUnderWay = ({ day: { stage, brokeDownAt } }: RideState) =>
  brokeDownAt !== null || (stage !== null && stage !== 'DRIVER_ARRIVED_AT_DROPOFF')

/** It still runs, and its guest has said something, and is not yet on board: once cancelled nobody could put it away. */
const asksSomething = ({ booking, day: { words, stage } }: RideOfToday) =>
  isRunning(booking) && words.length > 0 && !hasBegun(stage)

/** Its guest waits on the road, and nobody has said yet that they drive on. */
const waitsForDriver = ({ booking }: RideOfToday) =>
  brokeDownWords(booking) !== null && booking.driverAnswer !== 'takes'

/** All that is driven about now, each with its day. */
async function ridesOfNow(env: Env, now: Date, matters: Promise<OpenMatters>): Promise<RideOfToday[]> {
  const [near, around, days] = await Promise.all([
    listBookings(env, 'near', now, undefined, matters),
    ridesAround(env, now),
    daysNear(env, now),
  ])
  const asked = near.map((booking) => ({ ...booking, bookingNumber: booking.number }))
  const states = statesIn(daysIn(days, asked, now), asked, around, now)
  return near.map((booking, i) => ({ booking, ...states[i]! }))
}

const answerBoard = (c: Context<AppEnv>): Promise<Response> =>
  answerFollowed(c, async (now, shown) => {
    const { date } = sriLankaTime(now)
    const matters = openMatters(c.env, now)
    const [near, listed, trouble, { follows, alarms }] = await Promise.all([
      ridesOfNow(c.env, now, matters),
      listBookings(c.env, 'to-tell', now, undefined, matters),
      troubleNow(c.env, now),
      shown,
    ])
    const rides = near.filter(
      (ride) => ride.booking.pickupDate === date || ride.delay !== null || isUnderWay(ride) || asksSomething(ride),
    )
    const hindered = (await matters).hindrances.days
    const toTell = listed.filter(({ driversToTell }) => driversToTell.length > 0)
    return c.html(
      pageFor(c, LISTS.today, <BoardPage {...{ rides, toTell, trouble, alarms, hindered, now, follows }} />),
    )
  })

/** Of a list that has been read as a whole. */
function pageOfAll(c: Context<AppEnv>, all: readonly ListedBooking[], size = PAGE_SIZE) {
  const page = pageIn(c)
  return { bookings: all.slice(page * size, (page + 1) * size), page, hasMore: all.length > (page + 1) * size }
}

/** One more ride than the page shows tells whether another page follows. */
async function pageOf(
  c: Context<AppEnv>,
  filter: BookingFilter,
  now: Date,
  size = PAGE_SIZE,
  matters?: Promise<OpenMatters>,
) {
  const page = pageIn(c)
  const listed = await listBookings(c.env, filter, now, { limit: size + 1, offset: page * size }, matters)
  return { bookings: listed.slice(0, size), page, hasMore: listed.length > size }
}

async function concernedPage(c: Context<AppEnv>, now: Date, matters: Promise<OpenMatters>) {
  const page = pageIn(c, 'hand')
  const listed = await listConcerned(c.env, now, { limit: PAGE_SIZE, offset: page * PAGE_SIZE }, undefined, matters)
  const bookings = await withCarsNow(c.env, listed.bookings, now)
  return { ...listed, bookings, page, hasMore: listed.total > (page + 1) * PAGE_SIZE }
}

/** What keeps the office from hearing of bookings, in words; `null` for nothing. */
async function troubleNow(env: Env, now: Date): Promise<string | null> {
  const [successes, unheard, locked, rates] = await Promise.all([
    lastSuccesses(env),
    addressesWithoutMail(env, now),
    lockedDrivers(env, now),
    ratesTrouble(env, now),
  ])
  return [officeTrouble(successes, unheard, locked, now), rates].filter(Boolean).join(' ') || null
}

/** Answers with the office's first page: what needs a hand, and what is driven about now. */
export const answerNow = (c: Context<AppEnv>): Promise<Response> =>
  answerFollowed(c, async (now, shown) => {
    const matters = openMatters(c.env, now)
    const [near, concerned, trouble, browsers, notes, proposals, papers, { follows, alarms, unread }] =
      await Promise.all([
        ridesOfNow(c.env, now, matters),
        concernedPage(c, now, matters),
        troubleNow(c.env, now),
        errorsInBrowsers(c.env, now.getTime()),
        notesDue(c.env, sriLankaTime(now).date),
        listWaiting(c.env, now),
        duePapers(c.env, sriLankaTime(now).date),
        shown,
      ])
    const listed = pageOfAll(
      c,
      near.map(({ booking }) => booking),
    )
    const urgent = near.filter((ride) => ride.delay !== null || waitsForDriver(ride) || asksSomething(ride))
    const { payments, hindrances } = await matters
    const { toConfirm } = concerned
    const hindered = hindrances.days
    const props = {
      listed,
      urgent,
      concerned,
      toConfirm,
      payments,
      hindered,
      trouble,
      alarms,
      notes,
      proposals,
      papers,
      unread,
      now,
      follows,
    }
    return c.html(pageFor(c, LISTS.now, <NowPage {...props} browserErrors={browserErrorsText(browsers)} />))
  })

async function answerDays(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const { date: today } = sriLankaTime(now)
  const month = monthOf(c.req.query('month'))
  const matters = openMatters(c.env, now)
  const [listed, pickups, trouble] = await Promise.all([
    pageOf(c, 'coming', now, ROWS_OF_PAGE, matters),
    pickupsByDay(c.env, month),
    troubleNow(c.env, now),
  ])
  const hindered = (await matters).hindrances.days
  return c.html(pageFor(c, LISTS.later, <DaysPage {...{ month, today, pickups, listed, hindered, trouble, now }} />))
}

async function answerPast(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  return c.html(pageFor(c, LISTS.past, <PastPage listed={await pageOf(c, 'past', now, ROWS_OF_PAGE)} now={now} />))
}

async function answerUnpaid(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const month = monthOf(c.req.query('month'))
  const listed = await pageOf(c, { unpaid: month }, now, CARDS_OF_PAGE)
  return c.html(pageFor(c, LISTS.unpaid, <UnpaidPage month={month} listed={listed} now={now} />))
}

const ANSWERS: Record<ListName, (c: Context<AppEnv>) => Promise<Response>> = {
  now: answerNow,
  today: answerBoard,
  later: answerDays,
  past: answerPast,
  unpaid: answerUnpaid,
}

/** Who books, in the form. */
const guestIn = (form: Readonly<Record<string, string>>): TypedGuest => {
  const { phone = '', email = '', language = '', partner = '', past = '', closed = '' } = form
  const { speaks = '', woman = '' } = form
  return { phone, email, language, partner, speaks, woman, past, closed }
}

interface AnsweredForm {
  readonly typed: TypedRides
  readonly guest: TypedGuest
  /** What has to be typed otherwise before anything is booked. */
  readonly problems?: readonly ComposedProblem[]
  readonly hasPrices?: boolean
}

const AT_PLACE = /-(?:pickup|dropoff)$/

/** What the guest on the telephone looks for; `null` while the form lacks something else than a price. */
function soughtByTelephone(typed: TypedRides, wrong: readonly ComposedProblem[]): Told | null {
  const read = readComposed(typed)
  const isUnreachable = wrong.some(({ field }) => AT_PLACE.test(field))
  if ('problems' in read || (wrong.length > 0 && !isUnreachable)) return null
  return { ...soughtByRides(read.composed.rides), what: isUnreachable ? 'unreachable' : 'priced', source: 'phone' }
}

/** The form with what was typed, and with prices where they are asked for and there are any. */
async function answerTelephone(c: Context<AppEnv>, { typed, guest, problems = [], hasPrices = false }: AnsweredForm) {
  const [partners, pricing] = await Promise.all([
    currentPartners(c.env),
    hasPrices ? quoteByTelephone(workerContext(c), typed, guest) : null,
  ])
  const priced = pricing && 'priced' in pricing ? pricing.priced : null
  const wrong = pricing && 'problems' in pricing ? pricing.problems : []
  const sought = pricing && soughtByTelephone(typed, wrong)
  if (sought) c.set('demand', { ...sought, language: offeredLanguage(guest.language) })
  const said = [...problems, ...wrong.filter(({ field }) => !problems.some((each) => each.field === field))]
  const preview = priced ? { priced, code: randomCode() } : undefined
  const page = (
    <TelephonePage
      {...{ typed, guest, partners, preview }}
      said={saidByPhone(c.env, guest)}
      money={moneyByHand(c.env, guest)}
      problems={said}
    />
  )
  return c.html(pageFor(c, 'New booking', page, COMPOSING_STYLE), said.length > 0 ? 409 : 200)
}

/** The ride that the address names: `/operator/booking/K7Q2-M4XT-9BHE?ride=2`, the first one without `ride`. */
const noBooking = () => new SiteError('not-found', { detail: 'There is no booking with this reference' })

/** The booking alone, as a step needs it. */
async function bookingAsked(c: Context<AppEnv>): Promise<FoundBooking> {
  const ride = /^[1-9]\d?$/.exec(c.req.query('ride') ?? '')?.[0]
  const reference = c.req.param('reference') ?? ''
  const booking = await findBooking(c.env, ride ? `${reference}/${ride}` : reference)
  if (!booking) throw noBooking()
  return booking
}

async function withAll(env: Env, asked: FoundBooking): Promise<WholeWithHistory> {
  const booking = await withHistory(env, asked, new Date())
  if (!booking) throw noBooking()
  return booking
}

const found = async (c: Context<AppEnv>) => withAll(c.env, await bookingAsked(c))

/** What the guest tells the driver, by the names that the form's fields have. */
const NOTES_FORM = Object.fromEntries(notesOf('transfer').map((name) => [name, v.optional(v.string())]))

/** Every field of every step's form. */
const FormSchema = v.object({
  step: v.picklist(OPERATOR_STEPS),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  /** With all rides of the booking for which it is possible. */
  all: v.optional(v.literal('yes')),
  /** A listed driver with one of their cars; else what is typed. */
  listed: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  car: v.optional(v.string(), ''),
  date: v.optional(v.string()),
  time: v.optional(v.string()),
  vehicle: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Of a ride that gets another price: that one, or 'keep'. */
  movedPrice: v.optional(v.string()),
  /** It is moved to a closed day. */
  closed: v.optional(v.literal('meant')),
  /** A car drives that is not listed. */
  hired: v.optional(v.literal('yes')),
  visitor: v.optional(v.literal('yes')),
  /** What {@link insistenceOf} makes of the form: somebody insists on just this. */
  insist: v.optional(v.string()),
  usd: v.optional(v.string(), ''),
  percent: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  method: v.optional(v.picklist(BACK_METHODS)),
  lkr: v.optional(v.string(), ''),
  again: v.optional(v.literal('yes')),
  /** It is cancelled because the guest asked for it. */
  wish: v.optional(v.literal('yes')),
  number: v.optional(v.string()),
  /** What the page said that a step with money makes. */
  agreed: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  until: v.optional(v.string(), ''),
})

const NOT_LISTED = 'That driver is no longer on the list, or has another car now.'

/** @throws RangeError where there is no such driver */
async function driverOf(env: Env, { listed, name, phone, car }: v.InferOutput<typeof FormSchema>) {
  if (listed === '') return parseDriver([...[name, phone].map((part) => part.replaceAll(',', ' ')), car].join(','))
  const driver = await chosenDriver(env, listed)
  if (!driver) throw new RangeError(NOT_LISTED)
  return driver
}

/** The driver and car, or the time, that somebody may insist on: what is chosen otherwise afterwards is asked anew. */
const insistenceOf = (step: Step): string =>
  step.step === 'driver'
    ? `${step.driver.phone} ${plateKey(step.driver.car)}`
    : step.step === 'change'
      ? `${step.date ?? ''} ${step.time ?? ''}`
      : step.step

/** @throws RangeError, StepRefused for what cannot be */
async function stepOf(env: Env, form: v.InferOutput<typeof FormSchema>, notes: TypedNotes): Promise<Step> {
  const { step, reason, text } = form
  const drivers = step === 'driver' ? [await driverOf(env, form)] : []
  const read = readStep(
    step,
    {
      ...form,
      isClosedMeant: form.closed === 'meant',
      isOwedAgain: form.again === 'yes',
      isCarHired: form.hired === 'yes',
      isVisitor: form.visitor === 'yes',
      isGuestsWish: form.wish === 'yes',
      notes,
      text: ['price', 'reverse', 'charge'].includes(step) ? reason : text,
    },
    drivers,
  )
  const insists = form.insist !== undefined && form.insist === insistenceOf(read)
  return isInsisted(read) ? { ...read, insists } : read
}

/** What the page of a ride shows beside the booking and its history. */
function besideRide(env: Env, ride: RideOfDay & Pick<Ride, 'driverPhone' | 'driverName' | 'driverAnswer'>, now: Date) {
  const { driverPhone, bookingNumber: number, position } = ride
  return Promise.all([
    driverPhone === null ? undefined : findDevice(env, driverPhone),
    shownAlarmsOf(env, { number, position }, now),
    officeTaps(env, ride, now),
    paymentsToCard(env, { number }),
    unclearRefunds(env, now, number),
  ])
}

/** @param beside read with the booking's history, where that was read for the page */
async function ridePage(
  env: Env,
  ride: WholeWithHistory,
  message?: Message,
  beside = besideRide(env, { ...ride.booking, bookingNumber: ride.booking.number }, new Date()),
) {
  const now = new Date()
  const [[device, alarms, taps, toCard, unclear], asked, car] = await Promise.all([
    beside,
    paymentSaid(env, ride.whole, now),
    carNow(env, ride.booking, ride.rides, now),
  ])
  const guestMessage = await messageToGuest(ride.whole, asked, now)
  const booking = { ...ride.booking, carNow: car }
  return (
    <RidePage
      {...ride}
      booking={booking}
      {...{ taps, device, message, guestMessage, alarms, now, unclear }}
      deposit={depositWords(ride.whole, asked)}
      mostToCard={mostToCard(toCard).usd}
    />
  )
}

/** The form once more with what was typed, for the booking as it is now; the booking's page where the step is impossible. */
async function refusedPage(
  c: Context<AppEnv>,
  { step, version }: v.InferOutput<typeof FormSchema>,
  typed: Readonly<Record<string, string>>,
  error: RangeError | StepRefused,
  insistence: string | undefined,
) {
  const now = await found(c)
  const { booking, rides, history } = now
  const text = `Not done. ${error.message}`
  if (impossibleStep(booking, step) !== null) return ridePage(c.env, now, { text, refused: true })
  const last = history.at(-1)
  const crossed = booking.version !== version && last ? ` Since then: ${historyWords(last, rides.length)}.` : ''
  return (
    <StepPage
      {...await stepForm(c, now, step, typed.all)}
      insistence={insistence}
      typed={changedFields(typed)}
      lacksCar={typed.hired === 'yes' || ('refusal' in error && error.refusal.code === 'no-car')}
      message={{ text: text + crossed, refused: true }}
    />
  )
}

/** What a guest owes whose wish it is to cancel a ride now, or all rides of the booking that can be cancelled. */
async function chargeNow(c: Context<AppEnv>, { booking }: BookingWithHistory, step: OperatorStep) {
  if (step !== 'cancel') return undefined
  const whole = (await findBooking(c.env, booking.reference))?.booking
  if (!whole) return undefined
  const feeOf = (ride: Ride) => guestTerms(whole, ride, new Date()).fee
  return {
    ofRide: feeOf(rideAt(whole, booking.position)),
    ofAll: sumOfShares(whole.rides.filter(isRunning).map(feeOf)),
  }
}

/** Whoever takes one of these has to know what driver and guest have said. */
const SHOWS_DAY: readonly OperatorStep[] = ['no-show', 'cancel', 'driver', 'no-driver']

/** What the form of a step shows of the booking as it is now. @param all 'yes' where the form is for all rides */
async function stepForm(c: Context<AppEnv>, asked: WholeWithHistory, step: OperatorStep, all: string | undefined) {
  const { entries } = asked
  const [booking] = step === 'change' ? await withWholeLists(c.env, [asked.booking] as const) : [asked.booking]
  const [drivers, day] = await Promise.all([
    step === 'driver' ? choicesFor(c.env, asked) : [],
    SHOWS_DAY.includes(step) ? dayOf(c.env, { ...booking, bookingNumber: booking.number }, new Date()) : undefined,
  ])
  return {
    ...stepOfRides({ ...asked, booking }, step, all),
    entries,
    /** Who may be assigned. */
    drivers,
    day,
    given: rideAt(asked.whole, booking.position),
    chargeNow: await chargeNow(c, asked, step),
    transfer: step === 'paid' ? (await transferOf(c.env, asked.whole, new Date())).transfer : undefined,
    /** What can go back at once. */
    mostToCard: step === 'give-back' ? mostToCard(await paymentsToCard(c.env, booking)) : undefined,
  }
}

const stepOfRides = ({ booking, rides }: BookingWithHistory, step: OperatorStep, all: string | undefined) => ({
  now: new Date(),
  booking,
  rides,
  step,
  all: all === 'yes' && hasFormForAll(booking, step) ? rides : undefined,
})

const isStep = (name: string): name is OperatorStep => (OPERATOR_STEPS as readonly string[]).includes(name)

/** A list by its name; `null` if none has it. */
export async function answerNamed(c: Context<AppEnv>): Promise<Response | null> {
  const name = c.req.param('list') ?? ''
  return Object.hasOwn(ANSWERS, name) ? ANSWERS[name as ListName](c) : null
}

/** Asked before a form is sent, and where a login leads to that a form waits for: client/live/office-script.ts. */
export const answerSession = (c: Context<AppEnv>): Response =>
  c.html(
    pageFor(
      c,
      'Logged in',
      <OperatorPage>
        <h1>You are logged in</h1>
        <p>Close this tab, and press the button of your form again: what you typed is still there.</p>
      </OperatorPage>,
    ),
  )

/** Half of the guests have a name with any one letter. A Chinese or Korean character alone is a name. */
const isTooShort = (text: string) => [...text].length < 2 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)

export async function answerSearch(c: Context<AppEnv>): Promise<Response> {
  const text = (c.req.query('text') ?? '').trim().slice(0, 100)
  const listed = isTooShort(text) ? null : await pageOf(c, { find: text }, new Date())
  return c.html(pageFor(c, 'Find', <SearchPage text={text} listed={listed} />))
}

export const answerNew = (c: Context<AppEnv>): Promise<Response> =>
  answerTelephone(c, { typed: ridesInForm(c.req.query()), guest: {} })

/** Prices as the page showed them, by ride. */
function shownPrices(form: Readonly<Record<string, string>>): ShownPrices {
  const seen = (form[SHOWN] ?? '').split(' ').slice(0, MAX_COMPOSED_RIDES).map(readSeen)
  return { key: form[KEY] ?? '', usd: seen.map((price) => price?.usd ?? NaN), lkr: seen.map((price) => price?.lkr) }
}

export async function takeNew(c: Context<AppEnv>): Promise<Response> {
  const form = await readForm(c, MOST_COMPOSED_BYTES)
  const guest = guestIn(form)
  const edited = editedRides(form)
  // Prices by hand are typed in what this guest pays in.
  const typed = { ...(edited ?? ridesInForm(form)), inRupees: saidByPhone(c.env, guest).inRupees }
  if (edited) return answerTelephone(c, { typed, guest })
  if (form.act !== ACTS.book) return answerTelephone(c, { typed, guest, hasPrices: true })
  const now = new Date()
  try {
    const booking = await bookByTelephone(workerContext(c), { rides: typed, guest }, shownPrices(form), whoIn(c), now)
    c.set('mailDue', booking.number)
    const { rides, language } = booking
    const isFull = rides.some(({ carState }) => carState === 'request')
    // The form may be sent twice.
    if (booking.createdAt === now.toISOString())
      c.set('demand', { ...soughtByRides(rides), what: 'booked', isFull, source: 'phone', language })
    return c.redirect(`${HOME}/booking/${booking.reference}?done`, 303)
  } catch (error) {
    if (!(error instanceof TelephoneRefused)) throw error
    return answerTelephone(c, { typed, guest, problems: error.problems, hasPrices: true })
  }
}

export async function answerDay(c: Context<AppEnv>): Promise<Response> {
  const date = c.req.param('date') ?? ''
  if (!isRealDate(date)) throw new SiteError('not-found', { detail: 'There is no such day' })
  const now = new Date()
  const { date: today } = sriLankaTime(now)
  const matters = openMatters(c.env, now)
  const [bookings, after] = await Promise.all([
    listBookings(c.env, { day: date }, now, undefined, matters),
    ridesAfter(c.env, date),
  ])
  const hindered = (await matters).hindrances.days
  return c.html(pageFor(c, date, <DayPage {...{ date, today, bookings, hindered, after, now }} />))
}

export async function answerRide(c: Context<AppEnv>): Promise<Response> {
  const message = c.req.query('done') === undefined ? undefined : { text: 'Done.', refused: false }
  const asked = await bookingAsked(c)
  const beside = besideRide(c.env, rideAt(asked.booking, asked.position ?? 1), new Date())
  const [whole] = await Promise.all([withAll(c.env, asked), beside])
  return c.html(pageFor(c, 'Booking', await ridePage(c.env, whole, message, beside)))
}

export async function answerStep(c: Context<AppEnv>): Promise<Response> {
  const step = c.req.param('step') ?? ''
  if (!isStep(step)) throw new SiteError('not-found', { detail: 'There is no such step' })
  const act = actOfStep(step)
  if (act !== 'everybody' && !may(c.get('role') ?? 'desk', act)) return answerOwnersOnly(c, act)
  const asked = await found(c)
  return c.html(pageFor(c, 'Booking', <StepPage {...await stepForm(c, asked, step, c.req.query('all'))} />))
}

export async function settlePayment(c: Context<AppEnv>): Promise<Response> {
  if (!(await settlePaymentProblem(c.env, idOf(c), whoIn(c))))
    throw new SiteError('not-found', { detail: 'There is no such payment that needs a hand' })
  return c.redirect(HOME, 303)
}

export async function takeAlarm(c: Context<AppEnv>): Promise<Response> {
  const { page } = await readForm(c)
  const now = new Date()
  const answered = await answerAlarm(c.env, idOf(c), whoIn(c), now)
  if (!answered) throw new SiteError('not-found', { detail: 'There is no such alarm' })
  if (answered.outcome !== 'done') return c.html(pageFor(c, 'Alarm', <AlarmTaken answered={answered} now={now} />), 409)
  const pages: Readonly<Record<string, string>> = { today: `${HOME}/today`, ride: alarmPath(answered.alarm) }
  return c.redirect(pages[page ?? ''] ?? HOME, 303)
}

async function refusedRide(c: Context<AppEnv>, error: Error): Promise<Response> {
  const message = { text: `Not done. ${error.message}`, refused: true }
  return c.html(pageFor(c, 'Booking', await ridePage(c.env, await found(c), message)), 409)
}

export async function takeClosed(c: Context<AppEnv>): Promise<Response> {
  const { note, word = '', page } = await readForm(c)
  const asked = await found(c)
  const { booking } = asked
  try {
    const closing = { version: typedId(note) ?? 0, word: parseRemark(word), who: whoIn(c) }
    if (await closeNote(c.env, booking.reference, closing))
      return c.redirect(page === 'now' ? HOME : ridePath(booking), 303)
    throw new RangeError('Somebody has closed this note before.')
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refusedRide(c, error)
  }
}

export async function takeTap(c: Context<AppEnv>): Promise<Response> {
  const { tap = '', back, minutes = '' } = await readForm(c)
  const asked = await found(c)
  const { booking } = asked
  const who = whoIn(c)
  try {
    if (back !== undefined) await takeBackTap(c.env, booking.ride, { event: back, who })
    else if (isOfficeTapName(tap)) await tapForDriver(c.env, booking.ride, tap, { who, minutes: minutesAgo(minutes) })
    else throw unreadableForm()
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    return refusedRide(c, error)
  }
  return c.redirect(ridePath(booking), 303)
}

export async function takeTold(c: Context<AppEnv>): Promise<Response> {
  const { phone } = await readForm(c)
  const { booking } = await found(c)
  await noteTold(c.env, `${booking.reference}/${booking.position}`, { phone, who: c.get('operator') })
  return c.redirect(ridePath(booking), 303)
}

/** Goes on when the page is closed meanwhile: what the gateway answers is written down. */
async function askedOnce(c: Context<AppEnv>, ...[ride, step, options]: GiveBackCall): Promise<void> {
  const { giveBack } = await import('#worker/steps/card-refund.ts')
  const work = giveBack(c.env, ride, step, options)
  c.executionCtx.waitUntil(work.catch(() => {}))
  await work
}

type GiveBackCall = [ride: string, step: StepOf<'give-back'>, options: StepOptions]

/** A person says what became of money that a gateway was asked to give back. */
export async function settleCardRefund(c: Context<AppEnv>): Promise<Response> {
  const { what } = await readForm(c)
  const id = typedId(c.req.param('id'))
  if (id === null || (what !== 'back' && what !== 'not')) throw unreadableForm()
  const { settleRefund } = await import('#worker/steps/card-refund.ts')
  try {
    const booking = await settleRefund(c.env, id, what === 'back', { who: whoIn(c) })
    c.set('mailDue', booking.number)
    return c.redirect(`${HOME}/booking/${booking.reference}?done`, 303)
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    throw new SiteError('not-found', { detail: error.message })
  }
}

export async function takeRideStep(c: Context<AppEnv>): Promise<Response> {
  const typed = await readForm(c)
  const form = formAs(FormSchema, typed)
  const notes = formAs(v.object(NOTES_FORM), typed)
  const asked = await bookingAsked(c)
  const position = asked.position ?? 1
  const { reference, number, rides } = asked.booking
  const path = ridePath({ reference, position, rides: rides.length })
  const ride = rides.length > 1 ? `${reference}/${position}` : reference
  let step: Step | undefined
  try {
    step = await stepOf(c.env, form, notes)
    const isForAll = form.all === 'yes' && isForSeveral({ rides: rides.length }, step.step)
    const options = {
      known: { booking: asked.booking, position: rides.length > 1 ? position : null },
      seen: form.version,
      isForAll,
      who: c.get('operator'),
      role: c.get('role') ?? 'desk',
    } as const
    const preview = isOfMoney(step) ? await previewStep(c.env, ride, step, options) : null
    if (preview && preview.sentences.join(' ') !== form.agreed)
      return c.html(
        pageFor(
          c,
          'Booking',
          <StepPage {...stepOfRides(await withAll(c.env, asked), step.step, typed.all)} {...{ typed, preview }} />,
        ),
      )
    if (step.step === 'give-back') await askedOnce(c, ride, step, options)
    else await takeStep(c.env, ride, step, options)
    c.set('mailDue', number)
    return c.redirect(`${path}${rides.length > 1 ? '&' : '?'}done`, 303)
  } catch (error) {
    if (!(error instanceof StepRefused) && !(error instanceof RangeError)) throw error
    const isHindered = error instanceof StepRefused && error.refusal.code === 'hindered'
    const insistence = step && insistenceOf(step)
    const shown = isHindered || form.insist === insistence ? insistence : undefined
    return c.html(pageFor(c, 'Booking', await refusedPage(c, form, typed, error, shown)), 409)
  }
}

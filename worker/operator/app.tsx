/** The operator's pages behind Cloudflare Access, and the driver's sheet. docs/bookings.md#on-a-phone */
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import {
  impossibleStep,
  OPERATOR_STEPS,
  parseDriver,
  parseReason,
  parseRemark,
  type OperatorStep,
} from '#domain/bookings/operator-steps.ts'
import { ENTERED_METHODS } from '#domain/bookings/payments.ts'
import { isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { notesOf } from '#domain/bookings/driver-notes.ts'
import { isSilent, lastSweep } from '#worker/database/heartbeat.ts'
import { chosenDriver, driverChoices, findDriverDay } from './drivers.ts'
import { DriverDayPage } from './driver-day.tsx'
import {
  bookingWithHistory,
  listBookings,
  ridesAfter,
  type BookingFilter,
  type BookingWithHistory,
  type ListedBooking,
} from './list.ts'
import { loadChats } from '#worker/bookings/guest-texts.ts'
import { daysOf } from '#worker/bookings/ride-day.ts'
import { openPaymentProblems, settlePaymentProblem } from '#worker/payments/notices.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { readForm } from '#worker/platform/body.ts'
import { changedFields, daylightPage, plainPage } from '#worker/platform/plain-page.tsx'
import { isCode } from '#worker/platform/signing.ts'
import { workerContext } from '#worker/platform/request.ts'
import { countRead } from '#worker/platform/request.ts'
import { privatePage } from '#worker/platform/security-headers.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { admission, HOME } from './access.ts'
import { ridesAround, type RideState, statesOf } from './board.ts'
import { BoardPage } from './board-page.tsx'
import { noteTold } from './drivers-to-tell.ts'
import { newPrice, type Step, StepRefused, takeStep, type TypedNotes, wholeRupees } from './steps.ts'
import { bookByTelephone, quoteByTelephone, TelephoneRefused, type Typed } from './telephone.ts'
import { TelephonePage } from './telephone-page.tsx'
import { driverPages } from './calls.ts'
import { ClosedSheet } from './driver-sheet.tsx'
import {
  RidePage,
  DayPage,
  hasFormForAll,
  isForSeveral,
  ListPage,
  LISTS,
  PAGE_SIZE,
  ridePath,
  SearchPage,
  StepPage,
  type ListName,
} from './views.tsx'
import { historyWords } from './words.ts'

/**
 * Where Access is not set up, these addresses are like any that do not exist.
 * @param notFound answers such an address
 */
const guarded =
  (notFound: Handler<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const admitted = await admission(c.env, c.req.header('cf-access-jwt-assertion'))
    if (typeof admitted === 'object') {
      c.set('operator', admitted.who)
      return next()
    }
    if (admitted === 'refused') return c.text('Please log in with Cloudflare Access', 403)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new SiteError('method-not-allowed')
    return notFound(c, next)
  }

/** Browsers name the origin of every form that is posted. What has none is no form of ours. */
export const ownForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('origin') === undefined) throw new SiteError('cross-site')
  await next()
}

const FILTERS: Record<ListName, BookingFilter> = {
  now: 'near',
  today: 'today',
  tomorrow: 'tomorrow',
  later: 'coming',
  past: 'past',
}

/** Also one of yesterday. */
const isUnderWay = ({ day: { stage } }: RideState) => stage !== null && stage !== 'DRIVER_ARRIVED_AT_DROPOFF'

/** Each page may hold links to chats with guests. */
const withChats: MiddlewareHandler<AppEnv> = async (_c, next) => {
  await loadChats()
  await next()
}

async function answerBoard(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const { date } = sriLankaTime(now)
  const [near, lasting, around, sweptAt] = await Promise.all([
    listBookings(c.env, 'near', now),
    listBookings(c.env, 'lasting', now),
    ridesAround(c.env, now),
    lastSweep(c.env),
  ])
  const asked = near.map((booking) => ({ ...booking, bookingNumber: booking.number }))
  const states = await statesOf(c.env, asked, around, now)
  const rides = near
    .map((booking, i) => ({ booking, ...states[i]! }))
    .filter((ride) => ride.booking.pickupDate === date || ride.delay !== null || isUnderWay(ride))
  return c.html(
    plainPage(
      LISTS.today,
      <BoardPage
        rides={rides}
        toTell={lasting.filter(({ driversToTell }) => driversToTell.length > 0)}
        silentSince={isSilent(sweptAt, now) ? sweptAt : undefined}
        now={now}
      />,
    ),
  )
}

async function answerList(c: Context<AppEnv>, name: ListName): Promise<Response> {
  const now = new Date()
  const pageNumber = Number(/^\d{1,4}$/.exec(c.req.query('page') ?? '')?.[0] ?? 0)
  const [bookings, concerned, payments, sweptAt] = await Promise.all([
    listBookings(c.env, FILTERS[name], now, { limit: PAGE_SIZE, offset: pageNumber * PAGE_SIZE }),
    name === 'now' ? listBookings(c.env, 'concerned', now, { limit: PAGE_SIZE, offset: 0 }) : [],
    name === 'now' ? openPaymentProblems(c.env) : [],
    lastSweep(c.env),
  ])
  return c.html(
    plainPage(
      LISTS[name],
      <ListPage
        name={name}
        bookings={bookings}
        concerned={concerned}
        payments={payments}
        pageNumber={pageNumber}
        silentSince={isSilent(sweptAt, now) ? sweptAt : undefined}
        now={now}
      />,
    ),
  )
}

/** The form with what was typed, and with a price where there is one. @param refusal why nothing was booked */
async function answerTelephone(c: Context<AppEnv>, typed: Typed, refusal?: string): Promise<Response> {
  try {
    const quote = await quoteByTelephone(workerContext(c), typed)
    const page = <TelephonePage typed={typed} quote={quote} refusal={refusal} />
    return c.html(plainPage('New booking', page), refusal === undefined ? 200 : 409)
  } catch (error) {
    if (!(error instanceof TelephoneRefused)) throw error
    return c.html(
      plainPage('New booking', <TelephonePage typed={typed} quote={null} refusal={refusal ?? error.message} />),
      409,
    )
  }
}

/** The ride that the address names: `/operator/booking/K7Q2-M4XT-9BHE?ride=2`, the first one without `ride`. */
async function found(c: Context<AppEnv>) {
  const ride = /^[1-9]\d?$/.exec(c.req.query('ride') ?? '')?.[0]
  const reference = c.req.param('reference') ?? ''
  const booking = await bookingWithHistory(c.env, ride ? `${reference}/${ride}` : reference)
  if (!booking) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
  return booking
}

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
  usd: v.optional(v.string(), ''),
  percent: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  method: v.optional(v.picklist(ENTERED_METHODS)),
  lkr: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
})

const NOT_LISTED = 'That driver is no longer on the list, or has another car now.'

/** @throws RangeError, StepRefused for what cannot be */
async function stepOf(env: Env, form: v.InferOutput<typeof FormSchema>, notes: TypedNotes): Promise<Step> {
  const { step, name, phone, car, date, time, usd, percent, reason, method, lkr, text } = form
  switch (step) {
    case 'driver': {
      const listed = form.listed === '' ? null : await chosenDriver(env, form.listed)
      if (listed) return { step, driver: listed }
      if (form.listed !== '') throw new RangeError(NOT_LISTED)
      return { step, driver: parseDriver([...[name, phone].map((part) => part.replaceAll(',', ' ')), car].join(',')) }
    }
    case 'change':
      return { step, date, time, notes }
    case 'paid':
    case 'refund': {
      if (!/^\d{1,6}$/.test(usd)) throw new StepRefused({ code: 'no-whole-dollars' })
      return { step, usd: Number(usd), method, lkr: wholeRupees(lkr) }
    }
    case 'price':
      return { step, price: newPrice({ usd, percent }), reason: parseReason(reason) }
    case 'note':
      return { step, text: parseRemark(text) }
    default:
      return { step }
  }
}

/** The form once more with what was typed, for the booking as it is now; the booking's page where the step is impossible. */
async function refusedPage(
  c: Context<AppEnv>,
  { step, version }: v.InferOutput<typeof FormSchema>,
  typed: Readonly<Record<string, string>>,
  reason: string,
) {
  const now = await found(c)
  const { booking, rides, history } = now
  const all = typed.all === 'yes' && hasFormForAll(booking, step) ? { all: rides } : {}
  const text = `Not done. ${reason}`
  if (impossibleStep(booking, step) !== null) return <RidePage {...now} message={{ text, refused: true }} />
  const last = history.at(-1)
  const crossed = booking.version !== version && last ? ` Since then: ${historyWords(last, rides.length)}.` : ''
  return (
    <StepPage
      booking={booking}
      step={step}
      {...all}
      drivers={await driversFor(c, now, step)}
      typed={changedFields(typed)}
      message={{ text: text + crossed, refused: true }}
    />
  )
}

/** Who may be assigned to a ride; of several rides, whoever is free for all that one driver would take. */
async function driversFor(c: Context<AppEnv>, { booking, rides }: BookingWithHistory, step: OperatorStep) {
  if (step !== 'driver') return []
  const isWanted = ({ ride, status, beside }: ListedBooking) =>
    ride === booking.ride || (status === 'confirmed' && (beside === null) === (booking.beside === null))
  const isForAll = booking.arrangement === 'stay'
  return driverChoices(c.env, isForAll ? rides.filter(isWanted) : [booking])
}

const isStep = (name: string): name is OperatorStep => (OPERATOR_STEPS as readonly string[]).includes(name)

const bookingPages = new Hono<AppEnv>()
  .get('/', (c) => answerList(c, 'now'))
  .get('/find', async (c) => {
    const text = (c.req.query('text') ?? '').trim().slice(0, 100)
    const bookings =
      text.length < 2 ? [] : await listBookings(c.env, { find: text }, new Date(), { limit: PAGE_SIZE, offset: 0 })
    return c.html(plainPage('Find', <SearchPage text={text} bookings={bookings} />))
  })
  .get('/new', async (c) => {
    const typed = c.req.query()
    if (!Object.values(typed).some(Boolean)) {
      return c.html(plainPage('New booking', <TelephonePage typed={{}} quote={null} />))
    }
    return answerTelephone(c, typed)
  })
  .post('/new', ownForm, async (c) => {
    const typed = await readForm(c)
    try {
      const booking = await bookByTelephone(workerContext(c), typed.token ?? '', typed, c.get('operator') ?? '')
      c.set('mailDue', booking.number)
      return c.redirect(`${HOME}/booking/${booking.reference}?done`, 303)
    } catch (error) {
      if (!(error instanceof TelephoneRefused)) throw error
      return answerTelephone(c, typed, `Nothing was booked. ${error.message}`)
    }
  })
  .get('/day/:date', async (c) => {
    const date = c.req.param('date')
    if (!isRealDate(date)) throw new SiteError('not-found', { detail: 'There is no such day' })
    const [bookings, after] = await Promise.all([listBookings(c.env, { day: date }), ridesAfter(c.env, date)])
    return c.html(plainPage(date, <DayPage date={date} bookings={bookings} after={after} />))
  })
  .get('/booking/:reference', async (c) =>
    c.html(
      plainPage(
        'Booking',
        <RidePage
          {...await found(c)}
          message={c.req.query('done') === undefined ? undefined : { text: 'Done.', refused: false }}
        />,
      ),
    ),
  )
  .get('/booking/:reference/:step', async (c) => {
    const step = c.req.param('step')
    if (!isStep(step)) throw new SiteError('not-found', { detail: 'There is no such step' })
    const asked = await found(c)
    const drivers = await driversFor(c, asked, step)
    const all = c.req.query('all') === 'yes' && hasFormForAll(asked.booking, step) ? { all: asked.rides } : {}
    return c.html(plainPage('Booking', <StepPage booking={asked.booking} step={step} {...all} drivers={drivers} />))
  })
  .post('/payments/:id', ownForm, async (c) => {
    const id = /^\d{1,9}$/.exec(c.req.param('id'))?.[0]
    if (id === undefined || !(await settlePaymentProblem(c.env, Number(id), c.get('operator') ?? '')))
      throw new SiteError('not-found', { detail: 'There is no such payment that needs a hand' })
    return c.redirect(HOME, 303)
  })
  .post('/booking/:reference/told', ownForm, async (c) => {
    const { phone } = await readForm(c)
    const { booking } = await found(c)
    await noteTold(c.env, `${booking.reference}/${booking.position}`, { phone, who: c.get('operator') })
    return c.redirect(ridePath(booking), 303)
  })
  .post('/booking/:reference', ownForm, async (c) => {
    const typed = await readForm(c)
    const form = v.safeParse(FormSchema, typed)
    const notes = v.safeParse(v.object(NOTES_FORM), typed)
    if (!form.success || !notes.success) throw new SiteError('bad-request', { detail: 'The form cannot be read' })
    const { booking } = await found(c)
    try {
      const step = await stepOf(c.env, form.output, notes.output)
      const isForAll = form.output.all === 'yes' && isForSeveral(booking, step.step)
      await takeStep(c.env, booking.ride, step, { seen: form.output.version, isForAll, who: c.get('operator') })
      c.set('mailDue', booking.number)
      return c.redirect(`${ridePath(booking)}${booking.rides > 1 ? '&' : '?'}done`, 303)
    } catch (error) {
      if (!(error instanceof StepRefused) && !(error instanceof RangeError)) throw error
      return c.html(plainPage('Booking', await refusedPage(c, form.output, typed, error.message)), 409)
    }
  })
  .get('/:list', async (c, next) => {
    const name = c.req.param('list')
    if (name === 'today') return answerBoard(c)
    return Object.hasOwn(LISTS, name) ? answerList(c, name as ListName) : next()
  })
  .all('*', () => {
    throw new SiteError('not-found', { detail: 'There is no such page for the operator' })
  })

/**
 * @param notFound answers the operator's addresses where the operator has not set up Access
 * @param office more pages behind the same door
 */
export const operatorPages = (notFound: Handler<AppEnv>, office = new Hono<AppEnv>()) =>
  new Hono<AppEnv>()
    .use(`${HOME}/*`, privatePage, countRead, guarded(notFound), withChats)
    .route(HOME, office)
    .route(HOME, bookingPages)
    .get('/driver/day/:code', countRead, privatePage, async (c) => {
      const code = c.req.param('code')
      const now = new Date()
      const day = isCode(code) ? await findDriverDay(c.env, code, now) : null
      if (!day) return c.html(daylightPage('Closed', <ClosedSheet />), 404)
      const days = await daysOf(
        c.env,
        day.rides.map((ride) => ({ ...ride, bookingNumber: ride.number })),
        now,
      )
      return c.html(daylightPage(day.day, <DriverDayPage {...day} days={days} />))
    })
    .route('/', driverPages)

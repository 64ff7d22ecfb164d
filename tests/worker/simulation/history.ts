/** A history: what guests, the operator, the payment gateway and the clock do in a simulated world, step by step. */
import { PARTNER_HEADER } from '#domain/call-headers.ts'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { addDays, DAY_MS, HOUR_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { app } from '#worker/app.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { DriverRow, PartnerRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { blockDays, setMargin } from '#worker/fleet/car-calendar.ts'
import { listCars, saveCar } from '#worker/fleet/cars.ts'
import { runUnderList, runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { publish } from '#worker/prices/publication.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import { scheduled } from '#worker/index.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { endPartnership, findPartner, renewLink } from '#worker/office/money/partners.ts'
import { chosenDriver, findDriver, openDriverDay, removeDriver, saveDriver } from '#worker/lists/drivers.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { type Step, StepRefused } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { hmac } from '#worker/platform/signing.ts'
import {
  BOOKING_TABLES,
  DRIVERS_PHONE,
  form,
  returnTripDetails,
  tourDetails,
  tourToken,
  tour,
  transferDetails,
  transferToken,
  trip,
} from '../bookings/booking-site.ts'
import { GROUP, journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { ORIGIN } from '../site.ts'
import {
  type Attempt,
  type Contents,
  type Deed,
  type Ended,
  endedAs,
  type Guest,
  inForce,
  Model,
  type Row,
} from './model.ts'
import { OBSERVERS, type PhoneAct, phoneAct, phoneRequest } from './ride-day.ts'
import { type Fault, FAULT_KINDS, type Outcome, STORES, World } from './world.ts'

/** Something that somebody does. `booking` counts the bookings that are there; a ride of 0 is all of them. */
export type Act =
  | {
      readonly act: 'book'
      readonly what: 'transfer' | 'tour' | 'return' | 'journey' | 'group' | 'stay'
      /** 0 for a pickup in a few hours. */
      readonly days: number
      readonly posts: number
      readonly other: boolean
      /** By whose link the guest came; of the last one it was never open. */
      readonly partner: 0 | 1 | 2 | null
    }
  | { readonly act: 'repeat'; readonly booking: number; readonly other: boolean }
  /** A guest who was quoted before books now. */
  | { readonly act: 'post' }
  | {
      readonly act: 'operator'
      readonly booking: number
      readonly ride: number
      readonly step: OperatorStep
      readonly value: number
      readonly seen: boolean
    }
  | {
      readonly act: 'guest'
      readonly booking: number
      readonly ride: number
      readonly step: 'cancel' | 'cancel-all' | 'move' | 'tell'
      readonly value: number
    }
  | {
      readonly act: 'notice'
      readonly booking: number
      readonly payment: number
      readonly status: string
      readonly times: number
      /** Gateways report a payment again, and then as if it were news. */
      readonly again: boolean
    }
  | { readonly act: 'sweep' }
  | PhoneAct
  /** The operator's lists change: a partner's link, or a driver and the cars of one. */
  | {
      readonly act: 'list'
      readonly change: 'end-partner' | 'renew-link' | 'other-car' | 'new-day-link' | 'remove-driver'
    }
  /** The office keeps its cars: number `car` of {@link CARS} is entered, or its days are blocked, or the margin is another. */
  | { readonly act: 'fleet'; readonly change: 'enter' | 'block' | 'margin'; readonly car: number }
  /** The owner publishes a list, perhaps in two tabs at once. @see PUBLISHED */
  | { readonly act: 'publish'; readonly list: number; readonly times: number }

/** What an operator does with a ride who sees that the other step is impossible. */
const FITTING: Readonly<Record<string, Readonly<Partial<Record<OperatorStep, OperatorStep>>>>> = {
  new: { driver: 'confirm', reopen: 'cancel' },
  confirmed: { confirm: 'driver', reopen: 'cancel' },
  cancelled: { confirm: 'reopen', reverse: 'charge', driver: 'reopen', change: 'reopen', cancel: 'reopen' },
  'no-show': { confirm: 'came', driver: 'came', 'no-show': 'came' },
}

type OperatorStep =
  | 'confirm'
  | 'cancel'
  | 'reopen'
  | 'no-show'
  | 'came'
  | 'resend'
  | 'driver'
  | 'change'
  | 'paid'
  | 'refund'
  | 'reverse'
  | 'charge'
  | 'note'

/** Things done at once, and what fails meanwhile. */
interface Together {
  /** Minutes after the step before. */
  readonly after?: number
  readonly acts: readonly Act[]
  readonly faults: readonly Fault[]
  readonly order: number
}

export type HistoryStep =
  | Together
  | { readonly jump: number }
  /** So many minutes before the pickup of the first ride; nothing if that is over. */
  | { readonly before: number }
  | { readonly secret: 'new' }

const MINUTE = 1
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = new Date('2027-03-01T04:00:00.000Z')
const NOTIFY_SECRET = 'of-the-payment-page-0123456789-abcdefgh'
/** A pickup so soon is a request. */
const SOON_HOURS = 3
const WAY_BACK = { pickup: 'Kandy', dropoff: 'Colombo', distance: 130, minutes: 200 } as const
const TIMES = ['09:30', '15:00', '21:00'] as const
const TABLES = [
  ...BOOKING_TABLES,
  'alarms',
  'heartbeats',
  'driver_days',
  'driver_cars',
  'days_off',
  'blocked_days',
  'drivers',
  'cars',
  'partners',
  'price_lists',
  'demand',
  'network_days',
  'written_too_late',
] as const
/** They stand in Colombo, where most rides begin. */
const CARS = ['mini', 'mini', 'car', 'van'] as const
const PARTNERS = ['the-link-of-house-0001', 'the-link-of-house-0002', 'the-link-of-nobody-003'] as const
/** What the owner publishes: other prices and deposits, and what becomes of earlier quotes. */
const PUBLISHED: readonly PriceList[] = [
  {
    ...FIRST_PRICE_LIST,
    dollar: { lkr: 200, lkrInTours: 200 },
    promises: { ...FIRST_PRICE_LIST.promises, deposit: { percent: 30, leastUsd: 50, fromTotalUsd: 100 } },
  },
  {
    ...FIRST_PRICE_LIST,
    dollar: { lkr: 250, lkrInTours: 250 },
    earlierQuotes: 'are-asked-again',
    promises: { ...FIRST_PRICE_LIST.promises, deposit: null },
  },
  FIRST_PRICE_LIST,
]
const FRIENDS_PHONE = 'friendsPhone'.padEnd(22, '-')
const LISTED = { name: 'Sunil Jayasuriya', phone: '+94761112233' } as const

const onTheDay = (instant: number) => sriLankaTime(new Date(instant)).date

const oneOf = <const T>(...values: T[]) => fc.constantFrom(...values)
/** Most histories have one booking: what happens to it at once is what finds faults. */
const bookingNumbers = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) })
const positions = oneOf(1, 1, 2, 2, 0, 0, 3, 4)
const values = fc.nat(3)

const bookAct = fc.record({
  act: fc.constant('book' as const),
  what: oneOf('transfer', 'return', 'tour', 'journey', 'journey', 'group', 'stay'),
  days: oneOf(10, 10, 1, 1, 2, 2, 0),
  posts: oneOf(1, 2),
  other: oneOf(false, false, true),
  partner: oneOf(null, null, 0, 1, 2),
})
const listAct = fc.record({
  act: fc.constant('list' as const),
  change: oneOf('end-partner', 'renew-link', 'other-car', 'new-day-link', 'remove-driver'),
})
const publishAct = fc.record({
  act: fc.constant('publish' as const),
  list: oneOf(0, 1, 2),
  times: oneOf(1, 1, 2),
})
const noticeAct = fc.record({
  act: fc.constant('notice' as const),
  booking: bookingNumbers,
  payment: oneOf(0, 0, 0, 1),
  status: oneOf('paid', 'paid', 'paid', 'refunded', 'refunded', 'chargeback', 'pending'),
  times: oneOf(1, 2),
  again: oneOf(false, false, true),
})
const sweepAct = fc.constant({ act: 'sweep' as const })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: bookAct },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('repeat' as const),
      booking: bookingNumbers,
      other: oneOf(false, false, true),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      act: fc.constant('operator' as const),
      booking: bookingNumbers,
      ride: positions,
      step: oneOf(
        'confirm',
        'confirm',
        'driver',
        'driver',
        'cancel',
        'reopen',
        'change',
        'resend',
        'paid',
        'refund',
        'reverse',
        'charge',
        'note',
        'no-show',
        'came',
      ),
      value: values,
      seen: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('guest' as const),
      booking: bookingNumbers,
      ride: positions,
      step: oneOf('move', 'cancel', 'tell', 'cancel-all'),
      value: values,
    }),
  },
  {
    weight: 5,
    arbitrary: noticeAct,
  },
  { weight: 3, arbitrary: sweepAct },
  { weight: 1, arbitrary: listAct },
  { weight: 1, arbitrary: publishAct },
  { weight: 1, arbitrary: phoneAct },
)
const fault: fc.Arbitrary<Fault> = fc.record({
  store: oneOf('write', 'write', ...STORES),
  call: fc.nat(6),
  kind: oneOf(...FAULT_KINDS),
  times: oneOf(1, 1, 1, 2, 20),
})
const failures = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fault, { minLength: 1, maxLength: 2 }) },
)
const together = fc.record({
  acts: fc.oneof(
    { weight: 3, arbitrary: fc.array(act, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(act, { minLength: 2, maxLength: 3 }) },
  ),
  faults: failures,
  order: fc.nat(50),
})
/** What the cron does as time goes by, while somebody else does something. */
const crossed = fc.record({
  after: oneOf(14 * HOUR, DAY, 100 * DAY),
  acts: fc.tuple(sweepAct, act),
  faults: failures,
  order: fc.nat(50),
})
const between: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 10, arbitrary: together },
  { weight: 2, arbitrary: crossed },
  { weight: 3, arbitrary: fc.record({ jump: oneOf(5 * MINUTE, 6 * HOUR, 14 * HOUR, DAY, 9 * DAY, 100 * DAY) }) },
  { weight: 1, arbitrary: fc.constant({ secret: 'new' } as const) },
)

/** While one ride is cancelled the other one passes it; then the first is taken up again. Chance rarely finds this way. */
const overtaken: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(
    oneOf({ cancelled: 2, moved: 1, value: 2 }, { cancelled: 1, moved: 2, value: 3 }),
    fc.boolean(),
    fc.tuple(failures, failures, failures),
    fc.nat(50),
  )
  .map(([{ cancelled, moved, value }, seen, faults, order]) => {
    const operator = { act: 'operator', booking: 0, seen } as const
    const acts: readonly Act[] = [
      { ...operator, ride: cancelled, step: 'cancel', value: 1 },
      { ...operator, ride: moved, step: 'change', value },
      { ...operator, ride: cancelled, step: 'reopen', value: 1 },
    ]
    return acts.map((one, i) => ({ acts: [one], faults: faults[i]!, order }))
  })
/** The database goes away when the mail service has just taken a mail; later the cron finds the mail again. */
const unrecorded: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(oneOf('confirm', 'change', 'driver', 'resend'), values, fc.integer({ min: 1, max: 6 }), fc.nat(50))
  .map(([step, value, call, order]) => [
    {
      acts: [{ act: 'operator', booking: 0, ride: 1, step, value, seen: false }],
      faults: [{ store: 'write', call, kind: 'fails', times: 20 }],
      order,
    },
    { after: 6 * MINUTE, acts: [{ act: 'sweep' }], faults: [], order },
  ])
/** A mail of the clock, like a reminder, cannot be sent when it is due; then its ride is cancelled. */
const reminded: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(oneOf(HOUR, DAY, 9 * DAY), oneOf('operator', 'guest'), fc.nat(50))
  .map(([after, who, order]) => {
    const ride = { booking: 0, ride: 1, value: 1 } as const
    const cancel: Act =
      who === 'guest' ? { act: who, step: 'cancel', ...ride } : { act: who, step: 'cancel', seen: false, ...ride }
    return [
      { acts: [{ act: 'operator', step: 'confirm', seen: false, ...ride, value: 0 }], faults: [], order },
      { after, acts: [{ act: 'sweep' }], faults: [{ store: 'mail', call: 0, kind: 'fails', times: 20 }], order },
      { acts: [cancel], faults: [], order },
    ]
  })

/** What composes a mail answers so late that its try is over; later the cron finds the mail again. */
const composedLate: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(fc.integer({ min: 4, max: 8 }), fc.nat(50))
  .map(([call, order]) => [
    {
      acts: [{ act: 'guest', booking: 0, ride: 1, step: 'move', value: 1 }],
      faults: [{ store: 'read', call, kind: 'slow', times: 2 }],
      order,
    },
    { after: 6 * MINUTE, acts: [{ act: 'sweep' }], faults: [], order },
  ])

/** Money comes twice, goes back, or is reported again. */
const paidAgain: fc.Arbitrary<readonly HistoryStep[]> = fc.array(
  fc.record({
    acts: fc.tuple(noticeAct),
    faults: failures,
    order: fc.nat(50),
  }),
  { minLength: 2, maxLength: 3 },
)

/** Bookings are made while lists are published, and with quotes from before. */
const published: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(
    fc.array(
      fc.record({
        after: oneOf(0, 0, 10),
        acts: fc.oneof(
          { weight: 1, arbitrary: fc.tuple(publishAct) },
          { weight: 2, arbitrary: fc.tuple(bookAct, publishAct) },
        ),
        faults: failures,
        order: fc.nat(50),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    bookAct.map((one) => ({ ...one, posts: 0, other: false, days: 10 })),
    publishAct,
    oneOf(0, 10, 20 * HOUR, 30 * HOUR),
    failures,
    fc.nat(50),
  )
  .map(([before, quoted, publishing, after, faults, order]) => {
    const calm = { faults: [], order: 0 }
    return [
      ...before,
      { ...calm, acts: [quoted] },
      { after: 10, acts: [publishing], faults, order },
      { after, acts: [{ act: 'post' }, publishing], faults, order },
      { ...calm, acts: [{ act: 'post' }] },
    ]
  })

/** What ends a drive to the pickup from outside. */
const crossing: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('operator' as const),
  booking: fc.constant(0),
  ride: fc.constant(1),
  step: oneOf('driver', 'cancel', 'change', 'no-show', 'no-show', 'came'),
  value: oneOf(0, 1, 2, 3),
  seen: fc.constant(false),
})
/** Driver and guest tap at once, while the operator gives the ride to another driver or moves it. */
const underWay: fc.Arbitrary<readonly HistoryStep[]> = fc.array(
  fc.record({
    after: oneOf(0, 1, 10, 45),
    acts: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(phoneAct) },
      { weight: 2, arbitrary: fc.tuple(phoneAct, phoneAct) },
      { weight: 2, arbitrary: fc.tuple(phoneAct, crossing) },
      { weight: 1, arbitrary: fc.tuple(phoneAct, act) },
    ),
    faults: failures,
    order: fc.nat(50),
  }),
  { minLength: 1, maxLength: 3 },
)
/** The driver arrives, waits, and says that nobody came. The phone says it twice, and one of them is written late. */
const inVain: fc.Arbitrary<readonly HistoryStep[]> = fc.tuple(fc.nat(3), fc.nat(50)).map(([call, order]) => {
  const tap = { act: 'tap', booking: 0, ride: 1, isOld: false, age: 0, isFriend: false } as const
  return [
    { acts: [{ ...tap, step: 'DRIVER_ARRIVED_AT_PICKUP', times: 1 }], faults: [], order },
    { before: -2 * HOUR },
    {
      acts: [{ ...tap, step: 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', times: 2 }],
      faults: [{ store: 'write', call, kind: 'slow', times: 1 }],
      order,
    },
  ]
})
/** The day of a ride, whose driver is on the way to the pickup when it begins. */
const rideDay: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(oneOf(90, 20, -20, -50), fc.oneof({ weight: 7, arbitrary: underWay }, { weight: 1, arbitrary: inVain }))
  .map(([before, steps]) => {
    const ride = { act: 'operator', booking: 0, ride: 0, seen: false } as const
    const calm = { faults: [], order: 0 }
    const phone = { booking: 0, ride: 1, isOld: false, age: 0, isFriend: false } as const
    return [
      { ...calm, acts: [{ ...ride, step: 'confirm', value: 0 }] },
      { ...calm, acts: [{ ...ride, step: 'driver', value: 0 }] },
      { before },
      { ...calm, acts: [{ ...phone, act: 'tap', step: 'next', times: 1 }] },
      { ...calm, acts: [{ ...phone, act: 'place' }] },
      ...steps,
    ]
  })

const booked: fc.Arbitrary<HistoryStep> = fc.record({
  acts: fc.tuple(bookAct),
  faults: fc.oneof(fc.constant([]), fc.tuple(fault)),
  order: fc.nat(5),
})
/** Many short histories find more in the same time than few long ones. */
const MOST_PARTS = 2

/** A booking, and what becomes of it. */
export const bookingHistories: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(
    booked,
    fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.tuple(between) },
        { weight: 1, arbitrary: fc.oneof(overtaken, unrecorded, reminded, composedLate, paidAgain, published) },
      ),
      { minLength: 1, maxLength: MOST_PARTS },
    ),
  )
  .map(([first, parts]) => [first, ...parts.flat()])

const carAct = fc.record({
  act: fc.constant('fleet' as const),
  change: oneOf('enter', 'enter', 'block', 'margin'),
  car: oneOf(0, 0, 1, 2, 3),
})
/** Guests who want the same class and hour, at once. */
const rivals = fc.record({
  acts: fc.array(
    bookAct.map((one) => ({ ...one, days: 10, posts: 1, other: false, partner: null })),
    { minLength: 2, maxLength: 3 },
  ),
  faults: failures,
  order: fc.nat(50),
})

/** Cars are counted from the start, or from some moment on, and guests want more of them than there are. */
export const carHistories: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(
    fc.array(
      fc.record({
        acts: fc.tuple(carAct.map((one) => ({ ...one, change: 'enter' as const }))),
        faults: failures,
        order: fc.constant(0),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    fc.array(fc.oneof({ weight: 3, arbitrary: rivals }, { weight: 1, arbitrary: booked }), {
      minLength: 1,
      maxLength: 2,
    }),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: between },
        {
          weight: 2,
          arbitrary: fc.record({
            acts: fc.oneof(fc.tuple(carAct), fc.tuple(carAct, act), fc.tuple(bookAct, act)),
            faults: failures,
            order: fc.nat(50),
          }),
        },
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([cars, first, then]) => [...cars, ...first, ...then])

/** A booking, and the day of its ride. */
export const rideDayHistories: fc.Arbitrary<readonly HistoryStep[]> = fc
  .tuple(booked, fc.array(between, { maxLength: 1 }), rideDay, fc.array(between, { maxLength: 1 }))
  .map(([first, before, day, after]) => [first, ...before, ...day, ...after])

async function contents(): Promise<Contents> {
  const read = [...TABLES, 'operator_bookings']
  const found = await env.DB.batch<Row>(read.map((table) => env.DB.prepare(`select * from ${table}`)))
  return Object.fromEntries(read.map((table, i) => [table, found[i]!.results]))
}

async function allTexts(world: World): Promise<string[]> {
  const tables = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'",
  ).all<{ name: string }>()
  const found = await env.DB.batch(tables.results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)))
  return [...found.map(({ results }) => JSON.stringify(results)), JSON.stringify([...world.kept])]
}

const jtiOf = (token: string) =>
  (JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { jti: string }).jti

type Work = (env: Env, waitUntil: (promise: Promise<unknown>) => void) => Promise<unknown>

/** What is done, and what is to be known of it once it has ended. */
interface Task {
  readonly work: Work
  readonly deed: (ended: Ended) => Deed | null
}

/** An answer of the site that is not 2xx. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status} ${body.slice(0, 300)}`)
    this.status = status
  }
}

const isRefusal = (error: unknown) => error instanceof StepRefused || (error instanceof Refusal && error.status < 500)

async function ask(site: Env, waitUntil: (promise: Promise<unknown>) => void, path: string, init: RequestInit) {
  const context = { waitUntil, passThroughOnException: () => {}, props: {} }
  const answer = await app.fetch(new Request(ORIGIN + path, init), site, context as unknown as ExecutionContext)
  const text = await answer.text()
  if (answer.status >= 400) throw new Refusal(answer.status, text)
  return text
}

async function withDriver(site: Env, change: (driver: DriverRow) => Promise<void>): Promise<void> {
  const driver = await findDriver(site, 1)
  if (driver) await change(driver)
}

async function withPartner(site: Env, id: number, change: (partner: PartnerRow) => Promise<unknown>): Promise<void> {
  const partner = await findPartner(site, id)
  if (partner) await change(partner)
}

const LIST_CHANGES: Readonly<Record<Extract<Act, { act: 'list' }>['change'], (site: Env) => Promise<unknown>>> = {
  'end-partner': (site) => withPartner(site, 1, (partner) => endPartnership(site, partner)),
  'renew-link': (site) => withPartner(site, 2, (partner) => renewLink(site, partner)),
  'other-car': (site) => saveDriver(site, { ...LISTED, cars: [{ car: 'WP-2, red car', seats: 3 }] }, 1),
  'new-day-link': (site) =>
    withDriver(site, (driver) => openDriverDay(site, driver, START.toISOString().slice(0, 10), true)),
  'remove-driver': (site) => withDriver(site, (driver) => removeDriver(site, driver)),
}

async function changeFleet(site: Env, { change, car }: Extract<Act, { act: 'fleet' }>): Promise<void> {
  const today = onTheDay(Date.now())
  const by = { who: 'Ann', today }
  if (change === 'margin') return setMargin(site, 15 * (car + 1), by)
  const plate = `FL-${car}`
  if (change === 'block') {
    const found = (await listCars(site)).find((each) => each.plate === plate)
    const day = addDays(today, 2)
    return found && blockDays(site, found, { firstDay: day, lastDay: day, why: 'garage' }, by)
  }
  const kept = { plate, name: '', seats: 4, vehicle: CARS[car]!, base: 'Colombo', papers: [] }
  await saveCar(site, kept, null, { ...by, isCountingMeant: true })
}

export class History {
  readonly world = new World(START)
  private model!: Model
  private contents!: Contents
  private guests = 0
  private sent = 0
  private readonly sheets = new Map<string, readonly string[]>()
  private readonly tries = new Map<Attempt, (other: boolean) => Work>()

  /** Lives a history. @returns what is wrong, after the first step in which something is */
  async live(steps: readonly HistoryStep[]): Promise<string[]> {
    await env.DB.exec('drop trigger if exists price_lists_remain')
    await env.DB.batch([
      ...OBSERVERS.map((sql) => env.DB.prepare(sql)),
      ...TABLES.map((table) => env.DB.prepare(`delete from ${table}`)),
      ...PARTNERS.slice(0, 2).map((code, i) =>
        env.DB.prepare(
          "insert into partners (id, code, name, place, percent) values (?, ?, 'A house', 'Galle', ?)",
        ).bind(i + 1, code, 10 + i),
      ),
      env.DB.prepare('insert into drivers (id, name, phone) values (1, ?, ?)').bind(LISTED.name, LISTED.phone),
      env.DB.prepare("insert into cars (id, plate, name, seats) values (1, 'WP-1', 'blue van', 8)"),
      env.DB.prepare('insert into driver_cars (driver_id, car_id) values (1, 1)'),
    ])
    this.contents = await contents()
    this.model = new Model(this.contents)
    for (const step of steps) {
      const wrong = await this.step(step)
      if (wrong.length > 0) return wrong
    }
    return this.calmDown()
  }

  private async step(step: HistoryStep): Promise<string[]> {
    if ('jump' in step) {
      this.world.jump(step.jump)
      return []
    }
    if ('before' in step) {
      const ride = this.find(0)?.rides[0]
      const pickup = ride && instantOf({ date: String(ride.pickup_date), time: String(ride.pickup_time) })!.getTime()
      if (pickup) this.world.jump(Math.max(0, (pickup - Date.now()) / 60_000 - step.before))
      return []
    }
    if ('secret' in step) {
      this.world.secret = `${this.world.secret}x`
      return this.linksOpen()
    }
    if (step.after !== undefined) this.world.jump(step.after)
    const tasks = (await Promise.all(step.acts.map(async (one) => this.tasksOf(one)))).flat()
    return this.together(tasks, step.faults, step.order)
  }

  private async together(tasks: readonly Task[], faults: readonly Fault[], order: number): Promise<string[]> {
    const { world } = this
    const outcomes: Outcome[] = await world.run(
      tasks.map(
        ({ work }): Work =>
          (site, waitUntil) =>
            runWithPriceLists(site, () => work(site, waitUntil)),
      ),
      faults,
      order,
    )
    const deeds = tasks.flatMap(({ deed }, i) => deed(endedAs(outcomes[i]!, isRefusal)) ?? [])
    const erased = (this.contents.bookings ?? []).filter(({ erased_at: at }) => at !== null).length
    this.contents = await contents()
    this.noteSheets()
    const wrong = [...world.objections, ...this.model.check(this.contents, deeds, world, Date.now())]
    if (
      this.contents.bookings!.filter(({ erased_at: at }) => at !== null).length > 0 &&
      (erased > 0 || wrong.length === 0)
    ) {
      wrong.push(...this.model.personalDataLeft(this.contents, await allTexts(world)))
    }
    const seen = await runWithPriceLists({ ...env }, async () => [
      ...(await this.listedConcerns()),
      ...(await this.chargedRequests()),
    ])
    return [...wrong, ...seen]
  }

  /** The page of a booking, and the mails made of the same, never say that a request costs anything. */
  private async chargedRequests(): Promise<string[]> {
    const wrong: string[] = []
    for (const [number, rides] of Map.groupBy(this.model.requests(this.contents), (row) => row.booking_number)) {
      const { reference } = this.contents.bookings!.find((row) => row.number === number)!
      const { booking } = (await findBooking(env, String(reference)))!
      const shown = await publicBooking(env, booking)
      for (const { position } of rides) {
        const { status, cancellation } = shown.rides.find((ride) => ride.position === position)!
        if (cancellation && cancellation.feeUsd > 0)
          wrong.push(
            `a request is ${status}, and its guest is told that cancelling ${number}/${position} costs something`,
          )
      }
    }
    return wrong
  }

  /** Whoever has no driver soon stands in the operator's list. */
  private async listedConcerns(): Promise<string[]> {
    const waiting = Model.waiting(this.contents, Date.now())
    if (waiting.length === 0) return []
    const listed = await listBookings(env, 'concerned')
    return waiting
      .filter(
        ({ booking_number: number, position }) =>
          !listed.some(
            (one) => one.number === number && one.position === position && one.concerns.includes('no-driver'),
          ),
      )
      .map(({ booking_number: number }) => `the list does not show that ${number} has no driver`)
  }

  /** Everything works again, hours pass, and the cron runs: nothing is left waiting. */
  private async calmDown(): Promise<string[]> {
    this.world.jump(5 * HOUR)
    const wrong = await this.together([this.sweep()], [], 0)
    if (wrong.length > 0) return wrong
    const { lists = [] } = JSON.parse(this.world.kept.get('price-lists') ?? '{}') as { lists?: { number: number }[] }
    if (lists.map(({ number }) => number).join() !== this.contents.price_lists!.map(({ number }) => number).join())
      return ['KV has other price lists than D1 although all works']
    const unknown = this.model.heldDaysUnknown(this.contents, this.world.kept.get('fleet'))
    if (unknown.length > 0) return unknown
    return this.contents
      .outbox!.filter(
        ({ sent_at: sent, given_up_at: givenUp, due_at: due }) =>
          sent === null && givenUp === null && (due as string) < new Date().toISOString(),
      )
      .map(({ kind, reader }) => `the mail '${kind}' to the ${reader} is not sent although all works`)
  }

  private sweep(): Task {
    return {
      work: (site) => scheduled({ ...site, PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET } as Env),
      deed: (ended) => ({ type: 'sweep', ended }),
    }
  }

  /** The receipt number of its newest entry in the cash book; 1 if there is none. */
  private lastEntryOf({ number }: Row): number {
    const its = (this.contents.cash_book ?? []).filter((entry) => entry.booking_number === number)
    return Number(its.at(-1)?.number ?? 1)
  }

  /** The booking that an act is about; `null` if there is none yet. */
  private find(
    number: number,
  ): { readonly row: Row; readonly rides: readonly Row[]; readonly attempt: Attempt } | null {
    const { bookings = [], rides = [], redeemed_quotes: quotes = [] } = this.contents
    const found = this.model.attempts.flatMap((attempt) => {
      const redeemed = quotes.find(({ jti }) => attempt.jtis.includes(jti as string))
      const row = bookings.find((one) => one.number === redeemed?.booking_number)
      return row ? [{ row, attempt, rides: rides.filter((one) => one.booking_number === row.number) }] : []
    })
    return found[number] ?? found[0] ?? null
  }

  private async tasksOf(one: Act): Promise<Task[]> {
    switch (one.act) {
      case 'book':
        return this.book(one)
      case 'repeat': {
        const attempt = this.find(one.booking)?.attempt
        return attempt ? [this.post(attempt, one.other)] : []
      }
      case 'post': {
        const attempt = this.model.attempts.findLast(({ receipt }) => receipt === null)
        return attempt ? [this.post(attempt, false)] : []
      }
      case 'operator':
        return this.operator(one)
      case 'guest':
        return this.guest(one)
      case 'notice':
        return this.notice(one)
      case 'sweep':
        return [this.sweep()]
      case 'list':
        return [{ work: (site) => LIST_CHANGES[one.change](site), deed: () => null }]
      case 'fleet':
        return [{ work: (site) => changeFleet(site, one), deed: () => null }]
      case 'publish':
        return this.publish(one)
      default:
        return this.phone(one)
    }
  }

  /** The sheets that each ride has had, the latest last. */
  private noteSheets(): void {
    for (const { booking_number: number, position, driver_code: code } of this.contents.rides!) {
      const key = `${number}/${position}`
      const its = this.sheets.get(key) ?? []
      if (code !== null && its.at(-1) !== code) this.sheets.set(key, [...its, String(code)])
    }
  }

  private phone(one: PhoneAct): Task[] {
    const found = this.find(one.booking)
    if (!found) return []
    const ride = found.rides.find(({ position }) => position === Math.min(one.ride, found.rides.length))!
    const codes = this.sheets.get(`${ride.booking_number}/${ride.position}`) ?? []
    const id = String(++this.sent).padStart(32, '0')
    const reference = String(found.row.reference)
    const request = phoneRequest(one, { contents: this.contents, ride, reference, codes }, id)
    if (!request) return []
    const { path, fields, times, deed } = request
    const isFriend = one.act !== 'word' && one.isFriend
    const work: Work = async (site, waitUntil) => {
      const headers = { accept: 'application/json', cookie: `driver=${isFriend ? FRIENDS_PHONE : DRIVERS_PHONE}` }
      const send = (to: string, typed: Readonly<Record<string, string>>) =>
        ask(site, waitUntil, to, form(typed, headers))
      const text = await send(path, fields).catch(async (error: unknown) => {
        if (!(error instanceof Refusal && error.status === 401)) throw error
        const number = isFriend ? '077 000 0000' : String(ride.driver_phone)
        await send(`${path.replace(/\?part$|\/place$/, '')}/number`, { number })
        return send(path, fields)
      })
      if (/That is not possible now|Too early for/.test(text)) throw new Refusal(409, text)
      return text
    }
    return Array.from({ length: times }, () => ({ work, deed: isFriend ? () => null : deed }))
  }

  private publish({ list, times }: Extract<Act, { act: 'publish' }>): Task[] {
    const basedOn = Math.max(0, ...this.contents.price_lists!.map(({ number }) => Number(number)))
    return Array.from({ length: times }, (_, i) => {
      const json = JSON.stringify(PUBLISHED[(list + i) % PUBLISHED.length])
      const asked = { list: JSON.parse(json) as PriceList, validFrom: null, who: 'Ann', why: '', basedOn }
      return {
        work: async (site) => {
          if (!(await publish(site, asked)).isPublished) throw new Refusal(409, 'Somebody was faster')
        },
        deed: (ended) => ({ type: 'publish', number: basedOn + 1, json, ended }),
      }
    })
  }

  /** A guest is quoted by the list in force. */
  private quoting<T>(run: (list: PriceList, number: number) => T): T {
    const number = inForce(this.contents.price_lists!, Date.now())
    const row = this.contents.price_lists!.find((one) => one.number === number)
    const list = row ? (JSON.parse(String(row.json)) as PriceList) : FIRST_PRICE_LIST
    return runUnderList(list, () => run(list, number), number)
  }

  private newGuest(): Guest {
    const number = String(++this.guests).padStart(2, '0')
    return {
      email: `guest-${number}@letters.example.com`,
      phone: `+4479111234${number}`,
      phoneTyped: `+44 7911 1234${number}`,
      name: `Wilhelmina ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[this.guests % 26]}quist`,
      address: `${number} Sapphire Lane`,
      driver: `Driver Nimal${number}`,
    }
  }

  private async book(asked: Extract<Act, { act: 'book' }>): Promise<Task[]> {
    const { what, days, posts, other } = asked
    const partner = asked.partner === null ? '' : PARTNERS[asked.partner]!
    const now = Date.now()
    const site = { ...env, QUOTE_SECRET: this.world.secret } as Env
    const day = (more: number) => sriLankaTime(new Date(now + (days + more) * DAY_MS)).date
    const soon = days === 0 ? sriLankaTime(new Date(now + SOON_HOURS * HOUR_MS)) : null
    const guest = this.newGuest()
    if (what === 'journey' || what === 'group' || what === 'stay') {
      return this.bookJourney({ what, days, posts, other }, guest, partner, site)
    }
    const { token, back, fares, rates, list } = await this.quoting(async (inForceNow, number) => {
      const [there, wayBack] = [trip, WAY_BACK].map((way) =>
        transferFare({ ...way, distanceKm: way.distance, durationMinutes: way.minutes }, inForceNow),
      ) as [Fare, Fare]
      return {
        fares: { there, wayBack },
        rates: tourPrice({ ...tour, tourLength: 'half', travelers: 1, distanceKm: tour.distance }, inForceNow),
        list: number,
        token: what === 'tour' ? await tourToken({}, now, site) : await transferToken(there, now, site),
        back: what === 'return' ? await transferToken({ ...WAY_BACK, ...wayBack }, now, site) : null,
      }
    })
    const usdOf = (fare: Fare) => vehiclePrice('mini', fare).usd
    const attempt: Attempt = {
      guest,
      jtis: [token, ...(back ? [back] : [])].map(jtiOf),
      rides: back ? 2 : 1,
      usd: what === 'tour' ? rates : usdOf(fares.there) + (back ? usdOf(fares.wayBack) : 0),
      list,
      secret: this.world.secret,
      partner,
      receipt: null,
    }
    const { email, phoneTyped: phone, name, address } = guest
    const details =
      what === 'tour'
        ? {
            ...tourDetails,
            rates,
            pickupDate: soon?.date ?? day(0),
            pickupTime: soon?.time ?? '09:30',
            email,
            phone,
            guestName: name,
            pickupAddress: address,
          }
        : {
            ...transferDetails,
            ...(back
              ? await returnTripDetails({
                  token: back,
                  change: { pickupdate: day(2), vehicle: vehicleText('mini', fares.wayBack) },
                })
              : {}),
            vehicle: vehicleText('mini', fares.there),
            pickupdate: soon?.date ?? day(0),
            ...(soon ? { pickuptime: soon.time } : {}),
            email,
            phone,
            guestname: name,
            pickupaddress: address,
            flightdetails: `for ${name}`,
          }
    const [path, field, note] =
      what === 'tour' ? ['safari', 'bookFormDetails', 'notes'] : ['transfer', 'bookingDetails', 'flightdetails']
    const body = (isOther: boolean) => ({
      [field]: isOther ? { ...details, [note]: `other words of ${name}` } : details,
    })
    return this.posts(attempt, { address: `/en/serendip/${path}/booking/${token}`, body }, posts, other)
  }

  /** Several rides by one quote; of a group each stands twice, and a stay has one price for all. */
  private async bookJourney(
    { what, days, posts, other }: Omit<Extract<Act, { act: 'book' }>, 'act' | 'partner'>,
    guest: Guest,
    partner: string,
    site: Env,
  ): Promise<Task[]> {
    const { quote, list } = await this.quoting(async (_, number) => ({
      quote: await journeyQuote(what === 'group' ? GROUP : PLAN, site),
      list: number,
    }))
    const { email, phoneTyped: phone, name, address } = guest
    const details = journeyDetails(
      quote,
      {
        email,
        phone,
        guestname: name,
        pickupaddress: address,
        flightdetails: `for ${name}`,
        ...(what === 'stay' ? { arrangement: 'stay' } : {}),
      },
      { start: Math.max(1, days), now: Date.now() },
    )
    if (days === 0) {
      const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + SOON_HOURS * HOUR_MS))
      details.rides = details.rides.map((ride, i) => (i === 0 ? { ...ride, pickupdate, pickuptime } : ride))
    }
    const attempt: Attempt = {
      guest,
      jtis: [jtiOf(quote.token)],
      rides: quote.rides.length * quote.vehicles,
      usd: vehiclePrice('car', what === 'stay' ? quote.stay! : quote.total).usd,
      list,
      secret: this.world.secret,
      partner,
      receipt: null,
    }
    const body = (isOther: boolean) => ({
      bookingDetails: isOther ? { ...details, flightdetails: `other words of ${name}` } : details,
    })
    return this.posts(attempt, { address: `/en/serendip/journey/booking/${quote.token}`, body }, posts, other)
  }

  /** Posts a booking several times at once, and perhaps once with other details. */
  private posts(
    attempt: Attempt,
    { address, body }: { readonly address: string; readonly body: (isOther: boolean) => object },
    posts: number,
    other: boolean,
  ): Task[] {
    this.model.attempts.push(attempt)
    this.tries.set(attempt, (isOther) => async (isolate, waitUntil) => {
      const answer = await ask(isolate, waitUntil, address, {
        method: 'POST',
        body: JSON.stringify(body(isOther)),
        headers: { 'content-type': 'application/json', [PARTNER_HEADER]: attempt.partner },
      })
      return JSON.parse(answer) as unknown
    })
    const same = Array.from({ length: posts }, () => this.post(attempt, false))
    return other ? [...same, this.post(attempt, true)] : same
  }

  private post(attempt: Attempt, isOther: boolean): Task {
    const isCurrent = attempt.secret === this.world.secret
    return {
      work: this.tries.get(attempt)!(isOther),
      // A quote that was signed with another secret is no quote.
      deed: (ended) => (isCurrent || ended.kind === 'done' ? { type: 'book', attempt, isOther, ended } : null),
    }
  }

  private newPickup(ride: Row, value: number) {
    const [date, time] = [ride.pickup_date as string, ride.pickup_time as string]
    const days = [0, 1, 5, -1][value]!
    const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
    return { date: moved, time: days === 0 ? TIMES[(TIMES.indexOf(time as never) + 1) % TIMES.length]! : time }
  }

  private operator(one: Extract<Act, { act: 'operator' }>): Task[] {
    const found = this.find(one.booking)
    if (!found) return []
    const { row, rides, attempt } = found
    const position = Math.min(one.ride, rides.length)
    const its = rides.find((ride) => ride.position === position)
    const reference = position === 0 ? String(row.reference) : `${row.reference}/${position}`
    const steps: Record<OperatorStep, () => Step> = {
      confirm: () => ({ step: 'confirm', isCarHired: one.value === 3 }),
      cancel: () => ({ step: 'cancel', isGuestsWish: one.value % 2 === 1, insists: true }),
      reopen: () => ({ step: 'reopen' }),
      'no-show': () => ({ step: 'no-show', insists: true }),
      came: () => ({ step: 'came' }),
      resend: () => ({ step: 'resend' }),
      driver: () => ({
        step: 'driver',
        driver: { name: attempt.guest.driver, phone: '+94771234567', car: `CAB-${one.value}` },
        // Few drivers have many rides here.
        insists: true,
      }),
      change: () => ({
        step: 'change',
        ...this.newPickup(its ?? rides[0]!, one.value),
        insists: true,
        isCarHired: one.value === 2,
      }),
      paid: () => ({ step: 'paid', usd: [0, 20, 40, Number((its ?? rides[0]!).price_usd)][one.value]! }),
      refund: () => ({ step: 'refund', usd: [5, 20, 40, 74][one.value]!, isOwedAgain: one.value === 1 }),
      reverse: () => ({ step: 'reverse', number: this.lastEntryOf(row), reason: 'Typed twice' }),
      // A part of what is owed: what was only a request owes nothing.
      charge: () => ({
        step: 'charge',
        usd: Math.floor((Number((its ?? rides[0]!).cancel_fee_usd) * one.value) / 4),
        reason: 'Agreed',
      }),
      note: () => ({ step: 'note', text: `${attempt.guest.name} called` }),
    }
    // Now and then somebody tries what is impossible.
    const name = one.value === 0 ? one.step : (FITTING[String((its ?? rides[0]!).status)]?.[one.step] ?? one.step)
    const step = steps[name]()
    const seen = one.seen && its ? Number(its.version) : undefined
    const bookingNumber = Number(row.number)
    return [
      {
        work: async (site, waitUntil) => {
          await takeStep(site, reference, await this.withListed(site, step, one.value), { seen })
          waitUntil(sendDueMail(site, { bookingNumber }))
        },
        deed: (ended) => ({ type: 'step', bookingNumber, step: name, actor: 'operator', ended }),
      },
    ]
  }

  /** Half of the rides are given to somebody of the list. */
  private async withListed(site: Env, step: Step, value: number): Promise<Step> {
    if (step.step !== 'driver' || value < 2) return step
    const car = (await findDriver(site, 1))?.cars[0]
    const driver = car ? await chosenDriver(site, `1/${car.id}`) : null
    if (!driver) throw new Refusal(409, 'That driver is no longer on the list')
    return { ...step, driver }
  }

  private async guest({
    booking: number,
    ride: asked,
    step,
    value: chosen,
  }: Extract<Act, { act: 'guest' }>): Promise<Task[]> {
    const found = this.find(number)
    if (!found) return []
    const { row, rides, attempt } = found
    const its = rides[Math.max(0, Math.min(asked, rides.length) - 1)]!
    const { date, time } =
      step === 'move' ? this.newPickup(its, chosen) : { date: its.pickup_date, time: its.pickup_time }
    const fields: Record<string, string> = { version: String(its.version), ride: String(its.position) }
    if (step === 'cancel' || step === 'cancel-all') Object.assign(fields, { step, sure: 'yes' })
    else Object.assign(fields, { step: 'change', date, time })
    // Half of the guests say at once that they ask for it whether or not a car is free.
    if (step === 'move' && chosen % 2 === 1) fields.requested = `${String(date)} ${String(time)}`
    if (step === 'tell') fields.pickupAddress = `${attempt.guest.address}, gate ${chosen}`
    const path = `/booking/${row.reference}/changes?key=${row.guest_key}`
    return [
      {
        work: (site, waitUntil) => ask(site, waitUntil, path, form(fields)),
        deed: (ended) => ({
          type: 'step',
          bookingNumber: Number(row.number),
          step: step === 'cancel' || step === 'cancel-all' ? 'cancel' : 'change',
          actor: 'guest',
          ended,
        }),
      },
    ]
  }

  private notice({ booking: number, payment, status, times, again }: Extract<Act, { act: 'notice' }>): Task[] {
    const found = this.find(number)
    if (!found) return []
    const { row, rides } = found
    const price = rides.reduce((total, { price_usd: usd }) => total + Number(usd), 0)
    // The second payment is of half the price, and half of a payment is refunded.
    const paid = payment === 0 ? price : Math.floor(price / 2)
    const usd = status === 'refunded' ? Math.floor(paid / 2) : paid
    const event = `${row.reference}-${payment}-${status}${again ? '-again' : ''}`
    const order = rides[0]!.kind === 'tour' ? String(row.reference) : String(row.number)
    const body = JSON.stringify({
      event,
      payment: `${row.reference}-${payment}`,
      order,
      amount: `${usd}.00`,
      currency: 'USD',
      status,
    })
    const work: Work = async (site, waitUntil) => {
      const at = Math.floor(Date.now() / 1000)
      const signature = `t=${at},v1=${(await hmac(NOTIFY_SECRET, `${at}.${body}`)).toHex()}`
      return ask({ ...site, PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET } as Env, waitUntil, '/en/serendip/payment/notify', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-payment-signature': signature },
      })
    }
    const deed = (ended: Ended): Deed => ({
      type: 'notice',
      bookingNumber: Number(row.number),
      event,
      status,
      usd,
      ended,
    })
    return Array.from({ length: times }, () => ({ work, deed }))
  }

  /** After a new secret every link that was mailed opens. */
  private async linksOpen(): Promise<string[]> {
    const [row] = this.contents.bookings!
    if (!row) return []
    const path = `/booking/${row.reference}/changes?key=${row.guest_key}`
    const [outcome] = await this.world.run([(site, waitUntil) => ask(site, waitUntil, path, {})])
    return outcome!.kind === 'answer' ? [] : [`a new secret closes the link of ${row.reference}`]
  }
}

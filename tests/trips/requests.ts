/** Every kind of request, on a site of its own that these requests fill: bookings, a driver, a house that is a partner, cars. */
import { PARTNER_HEADER, SEEN_HEADER } from '#domain/call-headers.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { withSeen } from '#domain/d1-bookmarks.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { safariPrice } from '#domain/tours/tour-price.ts'
import type { RequestKind } from './budgets.ts'
import type { Trips } from './counted-site.ts'

/** A GET, a call with a JSON body, or a form as a page of ours posts it. */
export interface Asked {
  readonly path: string
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly trips: Trips
}

export interface World {
  ask(asked: Asked): Promise<Answered>
  /** Milliseconds since 1970. */
  now(): number
  /** What the isolate knows by heart is forgotten, and so is what KV keeps of it. */
  forget(): Promise<void>
}

/** @returns what the request of that kind was answered */
type Visit = (world: World) => Promise<Answered>

const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date

/** Who is nobody in particular has no limits. */
const VISITOR = { 'cf-connecting-ip': '203.0.113.7' }

const alertIn = (text: string) => /role="alert">(.{0,300})/s.exec(text)?.[1] ?? text.slice(0, 300)

async function done(world: World, asked: Asked, ...statuses: readonly number[]): Promise<Answered> {
  const answered = await world.ask({ ...asked, headers: { ...VISITOR, ...asked.headers } })
  if (![...statuses, ...(statuses.length === 0 ? [200] : [])].includes(answered.status))
    throw new Error(`${asked.path} answered ${answered.status}: ${alertIn(answered.text)}`)
  return answered
}

const api = (path: string, json: unknown, headers: Asked['headers'] = {}): Asked => ({
  path: `/en/serendip${path}`,
  json,
  headers,
})

async function quoted<Quote>(world: World, path: string, url: string): Promise<Quote> {
  const [quote] = JSON.parse(
    (await done(world, api(path, { urlData: { url, date: inDays(30), time: '09:30' } }))).text,
  ) as Quote[]
  if (!quote) throw new Error(`${url} has no quote`)
  return quote
}

let guests = 0
const guest = () => ({ email: `guest${++guests}@example.com`, phone: '+44 7911 123456' })

/** In seven weeks, another day each time: no two guests want one car. */
const nextDay = () => inDays(49 + (guests % 40))

const TRIP = { pickup: 'Colombo', dropoff: 'Kandy' } as const

async function transferCall(world: World, change: object = {}, headers: Asked['headers'] = {}): Promise<Asked> {
  const quote = await quoted<TransferQuote>(world, '/transfer/query', transferSlug(TRIP.pickup, TRIP.dropoff))
  const { pickup, dropoff, distance, duration } = quote
  const bookingDetails = {
    pickup,
    dropoff,
    distance,
    duration,
    ...guest(),
    vehicle: vehicleText('mini', quote),
    pickupdate: nextDay(),
    pickuptime: '09:30',
    flightdetails: 'UL504, lands 08:40',
    ...change,
  }
  return api(`/transfer/booking/${quote.token}`, { bookingDetails, askIfBooked: true }, headers)
}

async function tourCall(world: World): Promise<Asked> {
  const asked = { park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', type: 'Half Day' } as const
  const quote = await quoted<TourQuote>(world, '/safari/query', safariSlug(asked))
  const { park, pickup, dropoff, distance } = quote
  const bookFormDetails = {
    park,
    pickup,
    dropoff,
    type: asked.type,
    travelers: 1,
    rates: safariPrice({ park, type: asked.type, travelers: 1, distanceKm: distance }),
    ...guest(),
    pickupDate: nextDay(),
    pickupTime: '05:00',
    notes: '',
  }
  return api(`/safari/booking/${quote.token}`, { bookFormDetails, askIfBooked: true })
}

const JOURNEY = api('/journey', {
  stops: ['Colombo Airport', 'Sigiriya', 'Kandy', 'Ella', 'Mirissa', 'Colombo Airport'].map((place) => ({
    place,
    nights: 1,
  })),
  travelers: 2,
})

async function journeyCall(world: World): Promise<Asked> {
  const { token, rides } = JSON.parse((await done(world, JOURNEY)).text) as JourneyAnswer
  const bookingDetails = {
    ...guest(),
    vehicle: 'van',
    arrangement: 'rides',
    rides: rides.map(({ day }) => ({ pickupdate: inDays(100 + day), pickuptime: '08:00' })),
  }
  return api(`/journey/booking/${token}`, { bookingDetails, askIfBooked: true })
}

interface Booked extends BookingReceipt {
  readonly seen: string | undefined
  readonly cookies: string
}

/** What a browser keeps of an answer. */
const cookiesIn = ({ headers }: Answered) => (headers['set-cookie'] ?? '').split(';')[0]!

async function booked(world: World, call?: Asked): Promise<Booked> {
  const answered = await done(world, call ?? (await transferCall(world)))
  return {
    ...(JSON.parse(answered.text) as BookingReceipt),
    seen: answered.headers[SEEN_HEADER],
    cookies: cookiesIn(answered),
  }
}

const versionIn = (page: string) => /name="version" value="(\d+)"/.exec(page)?.[1] ?? '0'

async function step(
  world: World,
  reference: string,
  fields: { readonly step: string } & Asked['form'],
): Promise<Answered> {
  const path = `/operator/booking/${reference}`
  const version = versionIn((await done(world, { path: `${path}/${fields.step}` })).text)
  return done(world, { path, form: { ...fields, version } }, 303)
}

/** Each drives one ride: whoever has two at a time is asked about. */
const aDriver = () => ({ name: 'Nimal Perera', phone: `+9477${1_000_000 + guests}`, car: `CAB-${1000 + guests}` })

/** A ride of the next hour, with a driver who has opened the sheet. */
async function drivenRide(world: World) {
  const { date, time } = sriLankaTime(new Date(world.now() + 50 * MINUTE_MS))
  const { reference, cookies } = await booked(world, await transferCall(world, { pickupdate: date, pickuptime: time }))
  const driver = aDriver()
  await step(world, reference, { step: 'confirm' })
  await step(world, reference, { step: 'driver', ...driver })
  const ride = decodeURIComponent(
    (await done(world, { path: `/operator/booking/${reference}` })).text.replaceAll(/%(?![\dA-F]{2})/g, ''),
  )
  const sheet = /\/driver\/[\w-]{22}/.exec(ride)?.[0]
  if (sheet === undefined) throw new Error('The ride has no sheet')
  const cookie = `driver=${'driversPhone'.padEnd(22, '-')}`
  await done(world, { path: `${sheet}/number`, form: { number: driver.phone }, headers: { cookie } }, 303)
  return { reference, cookies, sheet, headers: { cookie } }
}

let taps = 0
const tap = (name: string) => ({ step: name, ride: '1', age: '0', id: String(++taps).padStart(32, '0') })

const entityOf = ({ headers, text }: Answered) =>
  headers.etag ?? /data-tag="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? ''

/** The same once more, by somebody who has the answer. */
async function again(world: World, asked: Asked): Promise<Answered> {
  const first = await done(world, asked)
  const headers = { ...asked.headers, 'if-none-match': entityOf(first) }
  return done(world, { ...asked, headers }, 304)
}

const page =
  (path: string): Visit =>
  (world) =>
    done(world, { path })
const twice =
  (visit: Visit): Visit =>
  async (world) => {
    await visit(world)
    return visit(world)
  }
const cold =
  (visit: Visit): Visit =>
  async (world) => {
    await visit(world)
    await world.forget()
    return visit(world)
  }

const LISTED = page(paths.transfer(transferSlug('Colombo', 'Kandy')))
const TOUR = page(
  paths.safari(safariSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Mirissa', type: 'Half Day' })),
)
/** The isolate has read its lists just now. */
const warm =
  (visit: Visit): Visit =>
  async (world) => {
    await LISTED(world)
    return visit(world)
  }
const UNLISTED = transferSlug('Haputale', 'Kirinda')

/** Guests who have just booked are led to their booking as new as it is. */
async function ofOwnBooking(world: World, path: (reference: string) => string): Promise<Asked> {
  const { reference, seen, cookies } = await booked(world)
  return { path: withSeen(path(reference), seen), headers: { cookie: cookies } }
}

const office =
  (path: string): Visit =>
  async (world) => {
    await booked(world)
    return done(world, { path: `/operator${path}` })
  }

export const REQUESTS: Readonly<Record<RequestKind, Visit>> = {
  'listed page, cold': cold(LISTED),
  'listed page, warm': twice(LISTED),
  'unlisted pair': warm(page(paths.transfer(UNLISTED))),
  'hotel pair': warm(page(paths.transfer(transferSlug('Cinnamon Grand Colombo', '98 Acres Resort')))),
  'tour page, cold': cold(TOUR),
  'tour page, warm': twice(TOUR),
  'query, unlisted': (world) =>
    done(world, api('/transfer/query', { urlData: { url: UNLISTED, date: inDays(30), time: '09:30' } })),
  'journey call': (world) => done(world, JOURNEY),
  'booking, transfer': async (world) => done(world, await transferCall(world)),
  'booking, transfer, partner': async (world) => {
    await done(
      world,
      { path: '/operator/partners', form: { name: `House ${guests}`, place: 'Sigiriya', percent: '10' } },
      303,
    )
    const card = /\/operator\/partners\/\d+/.exec((await done(world, { path: '/operator/partners' })).text)![0]
    const code = /\/from\/([\w-]+)/.exec((await done(world, { path: `${card}/card` })).text)![1]!
    return done(world, await transferCall(world, {}, { [PARTNER_HEADER]: code }))
  },
  'booking, tour': async (world) => done(world, await tourCall(world)),
  'booking, journey': async (world) => done(world, await journeyCall(world)),
  // From here on cars are counted.
  'booking, transfer, cars counted': async (world) => {
    const car = { name: '', seats: '3', vehicle: 'mini', base: 'Colombo', counts: 'yes' }
    for (let number = 1000; number < 1010; number++)
      await done(world, { path: '/operator/cars', form: { ...car, plate: `CAB-${number}` } }, 303)
    return done(world, await transferCall(world))
  },
  "booking's page": async (world) => done(world, await ofOwnBooking(world, paths.booking)),
  "booking's page on the day": async (world) => {
    const { reference, cookies } = await drivenRide(world)
    return done(world, { path: paths.booking(reference), headers: { cookie: cookies } })
  },
  "booking's call": async (world) =>
    done(world, await ofOwnBooking(world, (reference) => `/en/serendip/booking/${reference}`)),
  'poll, changed': async (world) => {
    const { reference } = await drivenRide(world)
    return done(world, { path: plainPaths.bookingNow(reference) })
  },
  'poll, unchanged': async (world) => {
    const { reference } = await drivenRide(world)
    return again(world, { path: plainPaths.bookingNow(reference) })
  },
  "guest's page of changes": async (world) => {
    const { changesUrl } = await booked(world)
    const { pathname, search } = new URL(changesUrl!)
    return done(world, { path: pathname + search })
  },
  "guest's change": async (world) => {
    const { changesUrl } = await booked(world)
    const { pathname, search } = new URL(changesUrl!)
    const path = pathname + search
    const version = versionIn((await done(world, { path })).text)
    return done(world, { path, form: { step: 'change', version, date: inDays(95), time: '10:30' } }, 303)
  },
  "driver's sheet": async (world) => {
    const { sheet, headers } = await drivenRide(world)
    return done(world, { path: sheet, headers })
  },
  "driver's sheet, unchanged": async (world) => {
    const { sheet, headers } = await drivenRide(world)
    return again(world, { path: `${sheet}?part`, headers })
  },
  "driver's tap": async (world) => {
    const { sheet, headers } = await drivenRide(world)
    return done(world, { path: `${sheet}?part`, form: tap('DRIVER_DEPARTED_TO_PICKUP'), headers })
  },
  'office: now': office(''),
  'office: now, unchanged': async (world) => {
    await booked(world)
    return again(world, { path: '/operator' })
  },
  'office: list': office('/today'),
  'office: ride': async (world) => {
    const { reference } = await booked(world)
    return done(world, { path: `/operator/booking/${reference}` })
  },
  'office: step': async (world) => {
    const { reference } = await booked(world)
    return step(world, reference, { step: 'confirm' })
  },
  'office: money': office('/money'),
  'office: cars': office('/cars'),
}

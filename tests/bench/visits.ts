/** What visitors ask the server for: one kind of request a row of the bench. */
import { request as httpRequest, Agent } from 'node:http'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { MAX_STOPS } from '#domain/journeys/plan.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { directions } from '#domain/roads/directions.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'

export interface Call {
  readonly path: string
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown
}

export interface Visit {
  readonly name: string
  /** What the Worker's CPU is compared with: React rendering the same HTML, or one read of KV with one of D1. */
  readonly yardstick: 'react' | 'reads'
  /** How many times the CPU of the yardstick, at most; `null` where no limit is set. */
  readonly limit: number | null
  /** Another one each time where visitors differ. Runs outside of what is measured. */
  prepare(url: URL): Call | Promise<Call>
}

/** Listed trips, in turn. */
const LISTED = ['Kandy', 'Galle', 'Ella', 'Sigiriya', 'Negombo', 'Nuwara Eliya', 'Mirissa', 'Bentota'].map(
  (dropoff) => ({ pickup: 'Colombo', dropoff }),
)

/** Hotels as visitors type them. */
const TYPED = [
  'galle face',
  'cinamon grand',
  'jetwing yala',
  'heritance kandalama',
  '98 acers ella',
  'hotel sigiriya',
  'taj',
  'aliya res',
]

const inTurn = <T>(items: readonly T[]) => {
  let next = 0
  return () => items[next++ % items.length]!
}

/** Two places that no list has, another pair each time. */
function unlistedPairs() {
  const villages = allPlaces().filter(({ kind }) => kind === 'village' || kind === 'station')
  let state = 20_260
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return villages[Math.floor((state / 2 ** 32) * villages.length)]!
  }
  return (): readonly [GazetteerPlace, GazetteerPlace] => {
    for (;;) {
      const [from, to] = [next(), next()]
      if (from !== to && Math.hypot(from.lat - to.lat, from.lng - to.lng) > 0.2 && directions(from, to))
        return [from, to]
    }
  }
}

function upload([from, to]: readonly [GazetteerPlace, GazetteerPlace]): Call {
  const { distanceMeters, durationSeconds } = directions(from, to)!
  const [distanceKm, durationMinutes] = [Math.floor(distanceMeters / 1000), Math.round(durationSeconds / 60)]
  const fare = transferFare({ pickup: from.name, dropoff: to.name, distanceKm, durationMinutes })
  return {
    path: '/en/serendip/transfer/',
    body: {
      urlDataUpload: {
        from: from.name,
        to: to.name,
        url: transferSlug(from.name, to.name),
        distance: distanceKm,
        duration: formatDuration(durationMinutes),
        lat: to.lat,
        long: to.lng,
        miniPriceLKR: fare.miniprice,
        miniPriceUSD: fare.miniusd,
        carPriceLKR: fare.carprice,
        carPriceUSD: fare.carusd,
        vanPriceLKR: fare.vanprice,
        vanPriceUSD: fare.vanusd,
      },
    },
  }
}

async function booking(url: URL, trip: { pickup: string; dropoff: string }): Promise<Call> {
  const [quote] = JSON.parse(await send(url, query(trip))) as [TransferQuote]
  return {
    path: `/en/serendip/transfer/booking/${quote.token}`,
    body: {
      bookingDetails: {
        pickup: quote.pickup,
        dropoff: quote.dropoff,
        distance: quote.distance,
        duration: quote.duration,
        vehicle: vehicleText('mini', quote),
        email: 'ann.customer@example.com',
        phone: '+44 7911 123456',
        flightdetails: 'UL504, lands 08:40',
        pickupdate: sriLankaTime(new Date(Date.now() + DAY_MS)).date,
        pickuptime: '09:30',
      },
    },
  }
}

/** The largest booking that there can be: a journey with all its stops, in two vehicles. @returns its reference */
async function largestBooking(url: URL): Promise<string> {
  const stops = Array.from({ length: MAX_STOPS }, (_, i) => ({ place: TOWNS[i]!, nights: 1 }))
  const plan = { path: '/en/serendip/journey', body: { stops, travelers: 8, bags: 7 } }
  const { token, rides } = JSON.parse(await send(url, plan)) as JourneyAnswer
  const bookingDetails = {
    email: 'ann.customer@example.com',
    phone: '+44 7911 123456',
    vehicle: 'van',
    arrangement: 'rides',
    guestname: 'Ann Smith',
    passengers: '8',
    rides: rides.map(({ day }) => ({
      pickupdate: sriLankaTime(new Date(Date.now() + (20 + day) * DAY_MS)).date,
      pickuptime: '08:00',
    })),
  }
  const answer = await send(url, { path: `/en/serendip/journey/booking/${token}`, body: { bookingDetails } })
  return (JSON.parse(answer) as { reference: string }).reference
}

const largest = new Map<string, Promise<string>>()

/** Of the one that is made for the server. */
const ofLargest = (path: (reference: string) => string) => async (url: URL) => {
  const made = largest.get(url.origin) ?? largestBooking(url)
  largest.set(url.origin, made)
  return { path: path(await made) }
}

const query = ({ pickup, dropoff }: { pickup: string; dropoff: string }): Call => ({
  path: '/en/serendip/transfer/query',
  body: { urlData: { url: transferSlug(pickup, dropoff) } },
})

/** Where journeys stop: from eight of them to twelve are on each. */
const TOWNS = [
  'Negombo',
  'Anuradhapura',
  'Sigiriya',
  'Polonnaruwa',
  'Trincomalee',
  'Kandy',
  'Nuwara Eliya',
  'Ella',
  'Yala',
  'Tangalle',
  'Mirissa',
  'Galle',
  'Bentota',
  'Dambulla',
  'Habarana',
  'Arugam Bay',
  'Haputale',
  'Hikkaduwa',
]

/** A journey as somebody plans it: at each change one town has another place. */
function plans(stops: number) {
  const towns = [...TOWNS]
  let turn = 0
  return (): Call => {
    const [from, to] = [turn % (stops - 2), (turn * 7 + 3) % towns.length]
    turn += 1
    ;[towns[from], towns[to]] = [towns[to]!, towns[from]!]
    const places = ['Colombo Airport', ...towns.slice(0, stops - 2), 'Colombo Airport']
    return {
      path: '/en/serendip/journey',
      body: { stops: places.map((place) => ({ place, nights: 1 })), start: '2027-01-10', travelers: 2 },
    }
  }
}

const page = (path: string) => () => ({ path })

/** Limits: docs/limits.md#budgets */
const PAGE = { yardstick: 'react', limit: 3 } as const
const CALL = { yardstick: 'reads', limit: 1.2 } as const
/** Many calls in one. */
const JOURNEY_CALL = { yardstick: 'reads', limit: 6 } as const
/** Some 7 ms; drawing a QR code for each ride took 200. */
const LARGEST = { yardstick: 'reads', limit: 20 } as const
/** It writes. */
const WRITING_CALL = { yardstick: 'reads', limit: null } as const

export function visits(): Visit[] {
  const [listed, pair] = [inTurn(LISTED), unlistedPairs()]
  const typed = inTurn(TYPED)
  const place = inTurn(LISTED.map(({ dropoff }) => dropoff))
  return [
    { name: 'query', ...CALL, prepare: () => query(listed()) },
    { name: 'upload', ...WRITING_CALL, prepare: () => upload(pair()) },
    {
      name: 'directions',
      ...CALL,
      prepare: () => {
        const { pickup, dropoff } = listed()
        return { path: '/en/serendip/directions', body: { from: pickup, to: dropoff } }
      },
    },
    { name: 'places', ...CALL, prepare: () => ({ path: '/en/serendip/places', body: { text: typed() } }) },
    { name: 'all', ...CALL, prepare: () => ({ path: '/en/serendip/transfer/all', body: {} }) },
    { name: 'booking', ...WRITING_CALL, prepare: (url) => booking(url, listed()) },
    { name: 'journey, 12 rides', ...JOURNEY_CALL, prepare: plans(13) },
    { name: 'journey, best order of 10 stops', ...JOURNEY_CALL, limit: 8, prepare: plans(10) },
    { name: 'home', ...PAGE, prepare: page(paths.home()) },
    {
      name: 'transfer, listed',
      ...PAGE,
      prepare: () => {
        const { pickup, dropoff } = listed()
        return { path: paths.transfer(transferSlug(pickup, dropoff)) }
      },
    },
    {
      name: 'transfer, unlisted',
      ...PAGE,
      prepare: () => {
        const [from, to] = pair()
        return { path: paths.transfer(transferSlug(from.name, to.name)) }
      },
    },
    { name: 'list', ...PAGE, prepare: page(paths.fromAirport) },
    { name: 'place', ...PAGE, prepare: () => ({ path: paths.place(place()) }) },
    {
      name: 'tour',
      ...PAGE,
      prepare: page(
        paths.safari(safariSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Mirissa', type: 'Half Day' })),
      ),
    },
    { name: 'page of 30 rides', ...LARGEST, prepare: ofLargest(paths.booking) },
    { name: 'calendar of 30 rides', ...LARGEST, prepare: ofLargest(plainPaths.bookingCalendar) },
    { name: 'sitemap', ...CALL, prepare: page('/sitemap.xml') },
  ]
}

const agent = new Agent({ keepAlive: true })

/**
 * @returns the body of the answer
 * @throws Error for any status but 200
 */
export function send(url: URL, { path, body }: Call): Promise<string> {
  const json = body === undefined ? null : JSON.stringify(body)
  return new Promise((done, failed) => {
    const outgoing = httpRequest(
      {
        agent,
        hostname: url.hostname,
        port: url.port,
        path,
        method: json === null ? 'GET' : 'POST',
        headers: json === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (answer.statusCode === 200) done(text)
          else failed(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`))
        })
      },
    )
    outgoing.on('error', failed)
    outgoing.end(json ?? undefined)
  })
}

/**
 * Generated bad requests to all calls and pages, and what every answer to one must keep. `npm run fuzz` and
 * tests/worker/fuzz.test.ts send them.
 */
import fc from 'fast-check'
import { paths } from '#domain/paths.ts'

export interface BadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Occurs in what is sent, and never as markup in what is answered. */
const MARK = 'zq7'

const NASTY = [
  `<${MARK}>`,
  `</script><${MARK}>`,
  `" on${MARK}="1`,
  `' on${MARK}='1`,
  `</title><${MARK}>`,
  `<!--<${MARK}>`,
  '-to-',
  '-safari-pickup-from-',
  '-drop-off-in-',
  '..',
  '/',
  '//',
  '\\',
  '%',
  '%00',
  '%zz',
  '%C0%AF',
  '%0d%0aset-cookie:%20a=b',
  '\u0000',
  '\u202E',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '${7*7}',
  "' OR 1=1 --",
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '1e999',
  '-1',
  'Colombo',
  'Kandy',
  'BIA',
  'Ella',
  'Yala national park',
  '6.9, 79.8',
  'මහනුවර',
  '𝕏',
  '🚕',
] as const

const nastyText = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.constantFrom(...NASTY), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...NASTY), fc.integer({ min: 1, max: 2500 }))
      .map(([part, times]) => part.repeat(times)),
  },
)

/** As it stands, or as an address must spell it. */
const segment = fc
  .tuple(nastyText, fc.boolean())
  .map(([text, encoded]) =>
    encoded
      ? encodeURIComponent(text.toWellFormed())
      : text.toWellFormed().replace(/[^!-~]|[#?]/gu, encodeURIComponent),
  )

const pagePath = fc
  .tuple(segment, segment, segment, fc.nat(12))
  .map(
    ([a, b, c, kind]) =>
      [
        `/${a}`,
        `/${a}/${b}/${c}`,
        `/transfer/${a}`,
        `/transfer/taxi-from-${a}-to-${b}`,
        `/things-to-do/transport/${a}-taxi`,
        `/things-to-do/safari/${a}`,
        `/things-to-do/safari/${a}-safari-pickup-from-${b}-drop-off-in-${c}-1-traveler-half-day`,
        `/things-to-do/safari/Yala-national-park-safari-pickup-from-${a}-drop-off-in-${b}-1-traveler-full-day`,
        `/booking/${a}`,
        `/booking/${a}/calendar.ics`,
        `/?pickup=${a}&dropoff=${b}`,
        `/journey?stop1=${a}&nights1=${b}&via1=${c}&wait1=${a}&stop2=Kandy&stop${b}=${c}&start=${a}&travelers=${b}`,
        `${paths.fromAirport}?${a}=${b}`,
      ][kind]!,
  )

const value = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger()) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      true,
      [],
      {},
      [[]],
      { lat: 6.9, lng: 79.8 },
      { lat: 91, lng: 'x' },
      { lat: '6.9', lng: '1e3' },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** Fields that calls read, with good values: some of them are spoiled. */
const TRANSFER = {
  from: 'Colombo',
  to: 'Kandy',
  url: 'taxi-from-Colombo-to-Kandy',
  distance: 116,
  duration: '3 hours',
  lat: 7.29,
  long: 80.63,
  miniPriceLKR: 25000,
  miniPriceUSD: 80,
  carPriceLKR: 27000,
  carPriceUSD: 90,
  vanPriceLKR: 40000,
  vanPriceUSD: 120,
}
const TOUR = {
  park: 'Yala national park',
  pickup: 'Ella',
  dropoff: 'Galle',
  distance: 245,
  url: 'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
}
const BODIES: readonly (readonly [path: string, wrapper: string | null, fields: Readonly<Record<string, unknown>>])[] =
  [
    ['/transfer/query', 'urlData', { url: TRANSFER.url, fromPoint: null, toPoint: { lat: 7.29, lng: 80.63 } }],
    ['/transfer/', 'urlDataUpload', TRANSFER],
    ['/transfer/all', null, {}],
    ['/safari/query', 'urlData', { url: TOUR.url, pickupPoint: null, dropoffPoint: null }],
    ['/safari/query/all', 'linkUrl', { park: TOUR.park }],
    ['/safari/', 'urlDataUpload', TOUR],
    ['/directions', null, { from: 'Colombo', to: 'Kandy', via: 'Ella', source: 'embedded' }],
    ['/places', null, { text: 'Hilton', near: { lat: 6.9, lng: 79.8 } }],
    [
      '/transfer/booking/TOKEN',
      'bookingDetails',
      {
        pickup: 'Colombo',
        dropoff: 'Kandy',
        distance: 116,
        duration: '3 hours',
        vehicle: 'x',
        email: 'a@example.com',
        phone: '+447911123456',
        pickupdate: '2030-01-01',
        pickuptime: '09:30',
        flightdetails: '',
      },
    ],
    [
      '/safari/booking/TOKEN',
      'bookFormDetails',
      {
        ...TOUR,
        rates: 1,
        type: 'Half Day',
        travelers: 2,
        pickupDate: '2030-01-01',
        pickupTime: '05:00',
        phone: '0771234567',
        email: 'a@example.com',
        notes: '',
      },
    ],
    ['/journey', null, { stops: [{ place: 'Kandy' }, { place: 'Ella' }], start: '2030-01-01', travelers: 2, bags: 3 }],
    [
      '/journey/booking/TOKEN',
      'bookingDetails',
      {
        email: 'a@example.com',
        phone: '+447911123456',
        vehicle: 'van',
        arrangement: 'stay',
        rides: [{ pickupdate: '2030-01-01', pickuptime: '09:30' }],
      },
    ],
    ['/booking/TOKEN', null, {}],
  ]

const token = fc.oneof(
  segment,
  fc.constant('e30.e30.e30'),
  fc.base64String({ maxLength: 200 }).map((text) => `${encodeURIComponent(text)}.${encodeURIComponent(text)}.x`),
)

/** Stops that are spoiled one by one, some of them good. */
const journeyBody = fc
  .array(
    fc.record(
      {
        place: fc.oneof(fc.constantFrom('Kandy', 'Ella', 'Yala', 'Galle', '7.5, 82.5'), value),
        nights: value,
        via: fc.oneof(value, fc.array(fc.record({ place: value, minutes: value }), { maxLength: 6 })),
        gap: value,
        tour: value,
        leaves: value,
      },
      { requiredKeys: ['place'] },
    ),
    { maxLength: 20 },
  )
  .map((stops) => ({ path: '/en/serendip/journey', body: JSON.stringify({ stops }) }))

const spoiledBody = fc
  .tuple(fc.nat(BODIES.length - 1), fc.array(fc.tuple(fc.nat(20), value), { maxLength: 3 }), token, fc.nat(9))
  .map(([which, spoiled, tokenText, how]) => {
    const [path, wrapper, good] = BODIES[which]!
    const fields: Record<string, unknown> = { ...good }
    const names = Object.keys(good)
    for (const [field, bad] of spoiled) if (names.length > 0) fields[names[field % names.length]!] = bad
    const text = JSON.stringify(wrapper === null ? fields : { [wrapper]: fields })
    return {
      path: `/en/serendip${path.replace('TOKEN', () => tokenText)}`,
      // Cut short, twice, deeply nested, or with keys of prototypes.
      body:
        [text.slice(0, -2), text + text, '['.repeat(3000), `{"__proto__":${text},"constructor":{"prototype":${text}}}`][
          how
        ] ?? text,
    }
  })

const callBody = fc.oneof({ weight: 5, arbitrary: spoiledBody }, { weight: 1, arbitrary: journeyBody })

const seldom = (...values: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })

const headers = fc
  .record({
    'content-type': seldom('application/ld+json; charset=x', 'text/plain', 'application/x-www-form-urlencoded'),
    origin: seldom('https://evil.example', 'null', `"><${MARK}>`),
    'accept-language': seldom('', '*', 'xx-'.repeat(200)),
    'if-none-match': seldom('*', '"x"', 'W/"'),
    range: seldom('bytes=0-1', 'bytes=-9999999999'),
  })
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  )

const request: fc.Arbitrary<BadRequest> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...Array<string>(10).fill('GET'), 'HEAD', 'POST'), pagePath, headers)
    .map(([method, path, sent]) => ({ method, path, headers: sent, body: null })),
  fc
    .tuple(fc.constantFrom(...Array<string>(10).fill('POST'), 'GET', 'DELETE'), callBody, headers)
    .map(([method, { path, body }, sent]) => ({
      method,
      path,
      headers: { 'content-type': 'application/json', ...sent },
      body: method === 'GET' ? null : body,
    })),
)

/** Cloudflare refuses longer addresses itself. */
const MAX_PATH = 16_000

/** The same ones for the same seed. */
export function badRequests(seed: number, count: number): BadRequest[] {
  // A path as a client must write it: what a URL cannot hold would not be sent.
  return fc
    .sample(request, { seed, numRuns: count })
    .map((bad) => ({ ...bad, path: encodeURI(bad.path.toWellFormed()).replaceAll('%25', '%').slice(0, MAX_PATH) }))
}

export interface AnswerOfFuzz {
  readonly status: number
  header(name: string): string | null
  readonly text: string
}

/** @returns what is wrong with the answer; `null` for a good one */
export function objection({ method }: BadRequest, { status, header, text }: AnswerOfFuzz): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`
  if (header('x-content-type-options') !== 'nosniff') return 'no nosniff'
  if (!header('x-request-id')) return 'no request id'
  if (header('set-cookie')) return 'sets a cookie'
  const location = header('location')
  if (location !== null && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`
  const type = header('content-type') ?? ''
  // None of them has content.
  if (method === 'HEAD' || location !== null || status === 304) return null
  if (type.startsWith('text/html')) {
    const echo = new RegExp(`<[^<>]{0,9}${MARK}|(?<![\\\\=])"\\s*on${MARK}=`, 'i').exec(text)
    return echo && `echoes ${text.slice(Math.max(0, echo.index - 60), echo.index + 60)}`
  }
  return /^(application\/(problem\+)?json|application\/xml|text\/(plain|calendar))\b/.test(type) ? null : `is ${type}`
}

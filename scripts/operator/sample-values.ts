/**
 * What must not go live: values that the repository holds as samples, values that cannot be right, and settings that
 * contradict each other. Each problem says which line to write.
 */
import { isRealDate } from '#domain/sri-lanka-time.ts'
import { settingProblems } from '#worker/environment.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { BUSINESS, businessProblems, leaves, problem, SAMPLE } from './business-lines.ts'

/** The parts of wrangler's configuration that are looked at. */
interface SiteConfig {
  readonly vars?: Readonly<Record<string, unknown>>
  readonly d1_databases?: readonly { readonly binding: string; readonly database_id?: string | undefined }[]
  readonly kv_namespaces?: readonly { readonly binding: string; readonly id?: string | undefined }[]
  readonly send_email?: readonly { readonly name: string }[]
  readonly ratelimits?: readonly { readonly name: string }[]
  readonly triggers?: { readonly crons?: readonly string[] | undefined } | undefined
  readonly workers_dev?: boolean | undefined
  readonly route?: Route | undefined
  readonly routes?: readonly Route[] | undefined
}

type Route = string | { readonly pattern: string }

/** What `domain/operator/business.ts` exports and a deploy looks at. Somebody may have deleted a line. */
interface Business {
  readonly BRAND: { readonly origin?: string; readonly [name: string]: unknown }
  readonly CONTACT: { readonly whatsapp?: string; readonly whatsappShown?: string; readonly [name: string]: unknown }
}

/** What `domain/operator/booking-terms.ts` exports and a deploy looks at. */
interface BookingTerms {
  readonly GUEST_HOURS?: { readonly cancel: number; readonly change: number }
  readonly LATE_CHARGES?: readonly { readonly hours: number; readonly percent: number }[]
}

/** The same of `domain/operator/terms.ts`. */
interface Terms {
  readonly TERMS?: { readonly since?: string; readonly law?: string }
}

export interface Site {
  readonly config: SiteConfig
  /** All that `domain/operator/business.ts` exports, by name. */
  readonly business: Business & Readonly<Record<string, unknown>>
  /** What `domain/operator/rate-card.ts` exports: `null` where the operator does not offer it. */
  readonly rateCard: Readonly<Record<'DRIVER_STAY' | 'WAITING', object | null>>
  readonly bookingTerms: BookingTerms & Readonly<Record<string, unknown>>
  readonly terms: Terms & Readonly<Record<string, unknown>>
  /** What `domain/operator/ride-day.ts` exports. */
  readonly rideDay: Readonly<Record<string, unknown>>
  /** What `domain/operator/currencies.ts` exports. */
  readonly currencies: Readonly<Record<string, unknown>>
  /** Names of the secrets that are set; `null` where that is not known. */
  readonly secrets: readonly string[] | null
}

const CONFIG = 'wrangler.toml'
const RATE_CARD = 'domain/operator/rate-card.ts'
const BOOKING_TERMS = 'domain/operator/booking-terms.ts'
const TERMS_FILE = 'domain/operator/terms.ts'
const RIDE_DAY = 'domain/operator/ride-day.ts'
const CURRENCIES_FILE = 'domain/operator/currencies.ts'

const NO_ID = /^[0-]*$/

/** Values that a site must have, with samples that no rule tells from real ones, and the line to write. */
type NeededLines = Readonly<Record<string, readonly [sample: unknown, line: string]>>

const TERMS_LINES: NeededLines = {
  'TERMS.since': [
    '2026-01-01',
    "since: 'the day from which you stand by the page /terms and by booking-terms.ts, such as 2027-03-31',",
  ],
}

const BOOKING_TERMS_LINES: NeededLines = {
  'REFUND.days': [null, 'days: days after a cancellation within which you pay back'],
}

const RIDE_DAY_LINES: NeededLines = {
  'ARRIVALS.landmark': ['Bank counters', "landmark: 'beside what your drivers stand in the arrivals hall',"],
}

const CURRENCY_LINES: NeededLines = {
  'CURRENCIES.date': ['2026-01-02', "today's rates, by `npm run currencies`"],
}

/** The samples of the rate card, which no rule tells from real prices. */
const SAMPLE_RATES = {
  DRIVER_STAY: {
    'perDay.mini': 8000,
    'perDay.car': 8600,
    'perDay.van': 9900,
    'perKm.mini': 80,
    'perKm.car': 90,
    'perKm.van': 115,
  },
  WAITING: { 'perQuarterHour.mini': 500, 'perQuarterHour.car': 600, 'perQuarterHour.van': 900 },
} as const satisfies Record<keyof Site['rateCard'], Readonly<Record<string, number>>>

/** What is to be written for a variable that is wrong or missing. */
const VARIABLE_LINES: Readonly<Record<string, string>> = {
  PRODUCT: 'PRODUCT = "serendip"',
  PASSPORT_KEYS_BEFORE: 'PASSPORT_KEYS_BEFORE = "" (or earlier public keys of fare passports)',
  PAYMENT_URL: 'PAYMENT_URL = "https://your-payment-page" (or "" for no online payment)',
  PAYHERE_MERCHANT_ID: 'PAYHERE_MERCHANT_ID = "1234567", the number that PayHere gave you (or "" without PayHere)',
  PAYHERE_CURRENCY: 'PAYHERE_CURRENCY = "USD" (or "LKR")',
  PAYHERE_SANDBOX: 'PAYHERE_SANDBOX = "false"',
  MAIL_FROM: 'MAIL_FROM = "bookings@your-domain.lk"',
  MAIL_OPERATOR: 'MAIL_OPERATOR = "you@your-domain.lk" (or several addresses with commas between them)',
  MAILS_PER_HOUR: 'MAILS_PER_HOUR = "200"',
  MAX_SAVED_DISTANCES: 'MAX_SAVED_DISTANCES = "200000"',
  ERASE_AFTER_DAYS: 'ERASE_AFTER_DAYS = "90"',
  ACCESS_TEAM: 'ACCESS_TEAM = "your-team", what stands before .cloudflareaccess.com',
  ACCESS_AUDIENCE: 'ACCESS_AUDIENCE = "the application\'s audience tag", 64 hexadecimal digits',
  GOOGLE_MAPS_BROWSER_KEY: 'GOOGLE_MAPS_BROWSER_KEY = "your key" (or "" without Google Maps)',
  GOOGLE_MAPS_MAP_ID: 'GOOGLE_MAPS_MAP_ID = "your map\'s id" (or "" without Google Maps)',
  TURNSTILE_SITE_KEY: 'TURNSTILE_SITE_KEY = "the key of your widget" (or "" without Turnstile)',
}

const LIMITS = [
  'MAP_SERVICE_RATE',
  'BOOKING_RATE',
  'UPLOAD_RATE',
  'SEARCH_RATE',
  'READ_RATE',
  'AGENT_RATE',
  'AGENT_TRAVELER_RATE',
]

/** Figures that cannot be right outside of these bounds, both included. `*` is any name or place in a list. */
type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>

const RATE_CARD_BOUNDS: Bounds = {
  'DRIVER_STAY.perDay.*': [1, 1_000_000],
  'DRIVER_STAY.perKm.*': [1, 10_000],
  'DRIVER_STAY.leastKmPerDay.*': [0, 1000],
  'DRIVER_STAY.leastDays': [1, 60],
  'WAITING.freeMinutes': [0, 24 * 60],
  'WAITING.perQuarterHour.*': [0, 100_000],
}

const RIDE_DAY_BOUNDS: Bounds = {
  'SET_OUT.marginMinutes': [0, 24 * 60],
  'SET_OUT.unknownMinutes': [0, 24 * 60],
}

const BOOKING_TERMS_BOUNDS: Bounds = {
  'GUEST_HOURS.*': [0, 24 * 60],
  'REFUND.days': [0, 365],
  'STAY_CANCELLING.*.days': [0, 365],
  'STAY_CANCELLING.*.percent': [0, 100],
  'DEPOSIT.percent': [1, 100],
  'DEPOSIT.leastUsd': [0, 100_000],
  'DEPOSIT.fromTotalUsd': [0, 1_000_000],
}

/** Names that the site must know. */
const KNOWN_PLACES = ['DRIVER_STAY.base', 'SET_OUT.base']

/** A figure beyond its bounds, or a place that the site does not know: journeys would cost nonsense, or nothing. */
function figureProblems(file: string, values: object, bounds: Bounds): string[] {
  return leaves(values).flatMap(([path, leaf]) => {
    const name = path.split('.').at(-1)!
    if (KNOWN_PLACES.includes(path) && !placeAt(String(leaf)).known)
      return [problem(file, `${path} is no place that the site knows: ${leaf}`, `${name}: 'Colombo', or your own town`)]
    const pattern = Object.keys(bounds).find((each) => new RegExp(`^${each.replaceAll('*', '\\w+')}$`).test(path))
    if (pattern === undefined) return []
    const [least, most] = bounds[pattern]!
    if (typeof leaf === 'number' && leaf >= least && leaf <= most) return []
    return [problem(file, `${path} cannot be right: ${leaf}`, `${name}: your own, from ${least} to ${most},`)]
  })
}

/** What an operator replaces in a file of their own. */
function valueProblems(file: string, values: object, lines: NeededLines): string[] {
  const found = leaves(values)
  const missing = Object.entries(lines)
    .filter(([path]) => !found.some(([name]) => name === path))
    .map(([path, [, line]]) => problem(file, `${path} is missing`, line))
  const samples = found.flatMap(([path, leaf]) => {
    const [sample, line] = lines[path] ?? []
    if (leaf !== sample && !SAMPLE.test(String(leaf))) return []
    const name = path.split('.').at(-1)!
    return [problem(file, `${path} is a sample: ${leaf}`, line ?? `${name}: 'your own',`)]
  })
  return [...missing, ...samples]
}

/** Prices are an operator's own: where all of a kind are the samples, nobody has looked at them. */
function rateCardProblems(rateCard: Site['rateCard']): string[] {
  return Object.entries(SAMPLE_RATES).flatMap(([name, samples]) => {
    const set = new Map(leaves(rateCard[name as keyof Site['rateCard']]))
    const isSample = Object.entries(samples).every(([path, sample]) => set.get(path) === sample)
    return isSample
      ? [problem(RATE_CARD, `${name} holds the sample prices`, `your own, or ${name} = null to switch it off`)]
      : []
  })
}

const isShare = ({ percent }: { percent: number }) => percent >= 0 && percent <= 100

/** Figures of late cancellations that contradict each other. */
function bookingTermsProblems({ GUEST_HOURS, LATE_CHARGES = [] }: BookingTerms): string[] {
  const hours = [GUEST_HOURS?.cancel ?? Infinity, ...LATE_CHARGES.map((charge) => charge.hours)]
  const falls = hours.every((each, i) => i === 0 || each < hours[i - 1]!) && hours.at(-1) === 0
  return falls && LATE_CHARGES.every(isShare)
    ? []
    : [
        problem(
          BOOKING_TERMS,
          'LATE_CHARGES does not fall from GUEST_HOURS.cancel to 0 hours, or has no percent from 0 to 100',
          'LATE_CHARGES = [{ hours: 12, percent: 50 }, { hours: 0, percent: 100 }], with your own figures',
        ),
      ]
}

function termsProblems({ TERMS: { since } = {} }: Terms): string[] {
  return since === undefined || isRealDate(since)
    ? []
    : [problem(TERMS_FILE, `TERMS.since is no day: ${since}`, TERMS_LINES['TERMS.since']![1])]
}

function variableProblems({ vars = {} }: SiteConfig): string[] {
  const samples = leaves(vars).filter(([, leaf]) => SAMPLE.test(String(leaf)))
  return [
    ...samples.map(([name, leaf]) => ({ name, what: `is a sample: ${leaf}` })),
    ...settingProblems(vars)
      .filter(({ name }) => name in vars)
      .map(({ name, problem: what }) => ({ name, what })),
    ...Object.keys(VARIABLE_LINES)
      .filter((name) => !(name in vars))
      .map((name) => ({ name, what: 'is missing' })),
    ...(vars.PAYHERE_SANDBOX === 'true'
      ? [{ name: 'PAYHERE_SANDBOX', what: 'is on: guests would book as paid, and no money would move' }]
      : []),
  ].map(({ name, what }) => problem(CONFIG, `vars.${name} ${what}`, VARIABLE_LINES[name] ?? `${name} = "your own"`))
}

/** The sections that the Worker cannot do without. */
function bindingProblems({
  d1_databases = [],
  kv_namespaces = [],
  send_email = [],
  ratelimits = [],
  triggers,
}: SiteConfig): string[] {
  const database = d1_databases.find(({ binding }) => binding === 'DB')
  const cache = kv_namespaces.find(({ binding }) => binding === 'CACHE')
  const databaseSection = database
    ? ''
    : '[[d1_databases]] binding = "DB", database_name = "serendip-taxi", migrations_dir = "migrations", '
  return [
    ...(NO_ID.test(database?.database_id ?? '')
      ? [
          problem(
            CONFIG,
            `the database DB has no ${database ? 'id' : 'section'}`,
            `${databaseSection}database_id = "…" as npx wrangler d1 create serendip-taxi prints it`,
          ),
        ]
      : []),
    ...(NO_ID.test(cache?.id ?? '')
      ? [
          problem(
            CONFIG,
            `the KV namespace CACHE has no ${cache ? 'id' : 'section'}`,
            `${cache ? '' : '[[kv_namespaces]] binding = "CACHE", '}id = "…" as npx wrangler kv namespace create CACHE prints it`,
          ),
        ]
      : []),
    ...(send_email.some(({ name }) => name === 'EMAIL')
      ? []
      : [problem(CONFIG, 'there is no binding EMAIL: no mail would go out', '[[send_email]] name = "EMAIL"')]),
    ...LIMITS.filter((limit) => !ratelimits.some(({ name }) => name === limit)).map((name) =>
      problem(
        CONFIG,
        `there is no limit ${name}`,
        `[[ratelimits]] name = "${name}", namespace_id = "a number of its own", simple = { limit = acts, period = 60 }`,
      ),
    ),
    ...(triggers?.crons?.length
      ? []
      : [problem(CONFIG, 'there is no cron: failed mail would wait for ever', '[triggers] crons = ["*/5 * * * *"]')]),
  ]
}

/** The host of a route such as `www.example.com/*`. */
const hostOf = (route: Route) => (typeof route === 'string' ? route : route.pattern).split('/')[0]!

function domainProblems({ config: { workers_dev, route, routes = [] }, business }: Site): string[] {
  const { origin = '' } = business.BRAND
  const url = URL.parse(origin)
  const hosts = [...(route ? [route] : []), ...routes].map(hostOf)
  if (url?.origin !== origin || url.protocol !== 'https:') {
    const host = url?.host || hosts[0] || 'www.your-domain.lk'
    return [
      problem(BUSINESS, `BRAND.origin is no https address without a path: ${origin}`, `origin: 'https://${host}',`),
    ]
  }
  const ownHost = SAMPLE.test(url.host) ? 'www.your-domain.lk' : url.host
  const line = `routes = [{ pattern = "${ownHost}", custom_domain = true }] above the first [section]`
  return [
    ...(hosts.length === 0 ? [problem(CONFIG, 'no route names your domain', line)] : []),
    ...hosts.filter((name) => SAMPLE.test(name)).map((name) => problem(CONFIG, `the route ${name} is a sample`, line)),
    ...(hosts.length > 0 && !hosts.includes(url.host)
      ? [
          problem(
            BUSINESS,
            `BRAND.origin is ${origin}, but ${CONFIG} serves ${hosts.join(', ')}`,
            `origin: 'https://${hosts[0]}',`,
          ),
        ]
      : []),
    ...(workers_dev === false
      ? []
      : [problem(CONFIG, 'workers_dev is on: the site would stand at two addresses', 'workers_dev = false')]),
  ]
}

/** E.164, as WhatsApp's links want it. */
const INTERNATIONAL_NUMBER = /^\+[1-9]\d{7,14}$/

const digits = (text: string) => text.replace(/[\s()./-]/g, '')

function phoneProblems({ CONTACT: { whatsapp = '', whatsappShown = '' } }: Business): string[] {
  const international = digits(whatsapp)
    .replace(/^(?:00|(?=[1-9]))/, '+')
    .replace(/^0/, '+94')
  if (!INTERNATIONAL_NUMBER.test(whatsapp))
    return [
      problem(
        BUSINESS,
        `CONTACT.whatsapp is no international number: ${whatsapp}`,
        international ? `whatsapp: '${international}',` : "whatsapp: 'your own number, such as +94771234567',",
      ),
    ]
  return [whatsapp, whatsappShown].some((number) => SAMPLE.test(number)) || digits(whatsappShown) === whatsapp
    ? []
    : [
        problem(
          BUSINESS,
          `CONTACT.whatsappShown is another number than ${whatsapp}: ${whatsappShown}`,
          `whatsappShown: '${whatsapp.replace(/^(\+\d{2})(\d{2})(\d{3})/, '$1 $2 $3 ')}',`,
        ),
      ]
}

const put = (secret: string) => `npx wrangler secret put ${secret}`

function secretProblems({ config: { vars = {} }, secrets }: Site): string[] {
  const isMissing = (name: string) => secrets !== null && !secrets.includes(name)
  return [
    ...(isMissing('QUOTE_SECRET') ? [`The secret QUOTE_SECRET is not set; ${put('QUOTE_SECRET')} asks for it`] : []),
    ...(vars.PAYHERE_MERCHANT_ID && isMissing('PAYHERE_SECRET')
      ? [
          problem(
            CONFIG,
            'PAYHERE_MERCHANT_ID is set, but not the secret PAYHERE_SECRET: nobody could pay',
            `PAYHERE_MERCHANT_ID = "", or run ${put('PAYHERE_SECRET')}`,
          ),
        ]
      : []),
    ...(vars.TURNSTILE_SITE_KEY && isMissing('TURNSTILE_SECRET_KEY')
      ? [
          problem(
            CONFIG,
            'TURNSTILE_SITE_KEY is set, but not the secret TURNSTILE_SECRET_KEY: bookings would not be checked',
            `TURNSTILE_SITE_KEY = "", or run ${put('TURNSTILE_SECRET_KEY')}`,
          ),
        ]
      : []),
    ...(
      [
        ['ACCESS_TEAM', 'ACCESS_AUDIENCE'],
        ['ACCESS_AUDIENCE', 'ACCESS_TEAM'],
      ] as const
    )
      .filter(([there, missing]) => vars[there] && !vars[missing])
      .map(([there, missing]) =>
        problem(
          CONFIG,
          `${there} is set, but not ${missing}: there would be no operator's page`,
          VARIABLE_LINES[missing]!,
        ),
      ),
  ]
}

/** One sentence for each thing that has to change before the site may be deployed, with the line to write. */
export function deployProblems(site: Site): string[] {
  return [
    ...bindingProblems(site.config),
    ...variableProblems(site.config),
    ...businessProblems(site.business),
    ...valueProblems(BOOKING_TERMS, site.bookingTerms, BOOKING_TERMS_LINES),
    ...bookingTermsProblems(site.bookingTerms),
    ...valueProblems(TERMS_FILE, site.terms, TERMS_LINES),
    ...termsProblems(site.terms),
    ...valueProblems(RIDE_DAY, site.rideDay, RIDE_DAY_LINES),
    ...rateCardProblems(site.rateCard),
    ...valueProblems(CURRENCIES_FILE, site.currencies, CURRENCY_LINES),
    ...figureProblems(RATE_CARD, site.rateCard, RATE_CARD_BOUNDS),
    ...figureProblems(RIDE_DAY, site.rideDay, RIDE_DAY_BOUNDS),
    ...figureProblems(BOOKING_TERMS, site.bookingTerms, BOOKING_TERMS_BOUNDS),
    ...domainProblems(site),
    ...phoneProblems(site.business),
    ...secretProblems(site),
  ]
}

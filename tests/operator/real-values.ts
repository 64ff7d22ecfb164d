/**
 * Shows that no test depends on what an operator sets: in a copy of the project every such value is another one, as a
 * real operator would have it, and the tests run there; and many price lists are drawn, under which everybody must have the
 * same prices (tests/worker/prices/random-lists.test.ts).
 *
 *     npm run test:operator               checks, builds, and runs every test
 *     npm run test:operator -- --short    the tests that show or use such values; a part of `npm test`
 *     npm run test:operator -- FILE …     these files of tests
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import type * as currencies from '../../domain/operator/visitor-currencies.ts'
import type * as business from '../../domain/operator/business.ts'
import type * as rideDay from '../../domain/operator/setting-out-and-arrivals.ts'
import type * as stay from '../../domain/operator/stay-covers.ts'
import type * as terms from '../../domain/operator/sentences-of-terms-page.ts'
import type { SameShape } from './business.ts'
import { MEETING_POINTS as OF_TESTS } from './meeting-points.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const SHORT = [
  'tests/worker/prices/random-lists.test.ts',
  'tests/domain/bookings',
  'tests/domain/tours',
  'tests/scripts/build.test.ts',
  'tests/worker/mail/short-notice.test.ts',
  'tests/worker/bookings/turnstile.test.ts',
  'tests/worker/environment.test.ts',
  'tests/worker/office/access.test.ts',
  'tests/worker/office/operator-pages.test.ts',
  'tests/worker/pages/home-page.test.ts',
]

const BUSINESS: SameShape<Omit<typeof business, 'OFFERED_LANGUAGES'>> = {
  BRAND: {
    name: 'Monsoon Cabs',
    legalName: 'Monsoon Cabs Lanka (Pvt) Ltd',
    tagline: 'Drivers who know the island',
    origin: 'https://www.monsoon-cabs.test',
    registrationNumber: 'PV 00274913',
  },
  CONTACT: {
    whatsapp: '+94771234567',
    whatsappShown: '+94 77 123 4567',
    email: 'desk@monsoon-cabs.test',
    address: {
      street: '48 Lighthouse Street',
      locality: 'Galle',
      postalCode: '80000',
      country: 'LK',
      countryName: 'Ceylon',
    },
  },
  TAXES: [{ name: 'VAT', percent: 18 }],
  TAX_NUMBER: '100274913-7000',
  SERVICE: {
    meetingPoint: 'at the taxi counters, under the clock',
    checkInHours: 4,
  },
  LANDING_MINUTES: 75,
  FOR_SEARCH_ENGINES: {
    offers: { mini: 19, car: 25, van: 41 },
    officeHours: { opens: '07:30', closes: '21:00' },
    transferHours: { opens: '00:00', closes: '23:59' },
  },
  AGREED_PRICES: { mostDiscountPercent: 20, mostSurchargePercent: 40 },
  PARK_FEE_MEANING: 'So much is charged there.',
  TOUR_COVERS_ENTRY: false,
  CASH_ONLY: false,
  PARK_FEE_NOTE: 'You pay it at the gate, for {party}.',
  REVIEWS: { count: 2048, stars: 4, maxStars: 5 },
  LINKS: {
    reviews: [
      { name: 'Google', href: 'https://reviews.monsoon-cabs.test/google' },
      { name: 'Tripadvisor', href: 'https://reviews.monsoon-cabs.test/tripadvisor' },
    ],
    social: [
      { name: 'Meta', href: 'https://social.monsoon-cabs.test/meta' },
      { name: 'Photos', href: 'https://social.monsoon-cabs.test/photos' },
    ],
    activities: {
      adamsPeak: 'https://www.monsoon-cabs.test/peak',
      udawalawe: 'https://www.monsoon-cabs.test/udawalawe',
      yala: 'https://www.monsoon-cabs.test/yala',
      minneriya: 'https://www.monsoon-cabs.test/minneriya',
    },
  },
}

const TERMS: SameShape<typeof terms> = {
  TERMS: {
    since: '2027-02-01',
    law: 'the law of the island',
    insurance: 'Ask us for the papers of the car.',
    complaintDays: 60,
    childSeats: 'A seat is LKR 900.',
    wheelchair: 'Two of our vans have a ramp.',
    driverLanguages: 'English and Tamil.',
    bagsSigned: 'You sign a slip for each bag.',
    bagsNotCarried: 'No live animals.',
    bagsLiability: 'We pay what the bag was worth.',
    cards: 'Any card, also in the car.',
  },
}

const STAY_COVERS: typeof stay.STAY_COVERS = {
  included: ['Everything but what you eat'],
  notIncluded: ['What you eat'],
}

const ARRIVALS: SameShape<typeof rideDay.ARRIVALS> = {
  way: ['Passports', 'Bags', 'Green channel'],
  side: 'left',
  landmark: 'Flower stall',
  noSign: 'Wait at the stall.',
}

const [ofTests] = OF_TESTS
const MEETING_POINTS = [{ ...ofTests!, place: 'Ella', position: { lat: 6.8741, lng: 81.0483 } }]

const CURRENCIES: SameShape<typeof currencies.CURRENCIES> = {
  date: '2026-09-14',
  perDollar: { EUR: 0.91, GBP: 0.79, INR: 83.5, RUB: 92.4, CNY: 7.3, AUD: 1.62 },
}

const OFFERED_LANGUAGES: typeof business.OFFERED_LANGUAGES = ['en', 'fr']

const VARIABLES = {
  PRODUCT: 'monsoon',
  PAYMENT_URL: 'https://pay.monsoon-cabs.test/checkout',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_CURRENCY: 'LKR',
  PAYHERE_LIMITS: '50000 / 250000',
  PAYHERE_SECOND_MERCHANT_ID: '1211150',
  PAYHERE_SECOND_LIMITS: '1000 / 5000',
  RESIDENTS_PAY: 'either',
  PAYHERE_SANDBOX: 'true',
  BANK_ACCOUNT: '',
  BANK_DAYS: '4',
  FETCH_CURRENCIES: 'true',
  MAIL_FROM: 'no-reply@monsoon-cabs.test',
  MAIL_OPERATOR: 'dispatch@monsoon-cabs.test, owner@monsoon-cabs.test',
  MAILS_PER_HOUR: '40',
  MAX_SAVED_DISTANCES: '50000',
  ERASE_AFTER_DAYS: '30',
  ACCESS_TEAM: 'monsoon',
  ACCESS_AUDIENCE: '7d3e9a'.repeat(11).slice(0, 64),
  ALARM_WEBHOOK: 'https://messenger.monsoon-cabs.test/alarms',
  OFFICE_OWNERS: 'mala@monsoon-cabs.test',
  OFFICE_OWNER_GROUP: 'monsoon owners',
  GOOGLE_MAPS_BROWSER_KEY: 'AIzaSyMonsoonBrowser',
  GOOGLE_MAPS_MAP_ID: '8f2b1c9d',
  TURNSTILE_SITE_KEY: '0x4AAAAAAAmonsoon',
  DEMAND_DATASET: `${'5c'.repeat(16)}/monsoon_demand`,
}

const moduleText = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)}\n`)
    .join('\n')

/** @throws Error where the text is not there: then a value of the operator would stay as it is. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`wrangler.toml has no ${pattern}`)
  return text.replace(pattern, by)
}

/** Every variable, id, address, limit and optional part of wrangler.toml. */
function otherConfig(config: string): string {
  const withVariables = Object.entries(VARIABLES).reduce(
    (text, [name, value]) => replaced(text, new RegExp(`^${name} = .*$`, 'm'), `${name} = "${value}"`),
    config,
  )
  const names = [...withVariables.matchAll(/^([A-Z][A-Z_]+) = /gm)].map(([, name]) => name!)
  const unknown = names.filter((name) => !Object.hasOwn(VARIABLES, name))
  if (unknown.length > 0) throw new Error(`Give ${unknown.join(', ')} another value in ${import.meta.filename}`)
  return [
    [
      /^workers_dev = .*$/m,
      'workers_dev = false\nroutes = [{ pattern = "www.monsoon-cabs.test", custom_domain = true }]',
    ],
    [/^name = .*$/m, 'name = "monsoon-cabs"'],
    [/^database_name = .*$/m, 'database_name = "monsoon-cabs"'],
    [/^database_id = .*$/m, 'database_id = "8c1e7b52-91d4-4a6f-8f00-1f2a3b4c5d6e"'],
    [/^id = .*$/m, 'id = "00f1c2d3e4a5b6c7d8e9f00112233445"'],
    [/limit = \d+/g, 'limit = 7'],
    [
      /^\[\[queues\.consumers\]\]\nqueue = .*\nmax_retries = .*$/m,
      '[[queues.consumers]]\nqueue = "monsoon-mail-events"\nmax_retries = 3',
    ],
  ].reduce((text, [pattern, by]) => replaced(text, pattern as RegExp, by as string), withVariables)
}

/** Each secret that .dev.vars.example names. */
function otherSecrets(example: string): string {
  return [...example.matchAll(/^([A-Z_]+)=/gm)]
    .map(
      ([, name], i) => `${name}=${name === 'OPERATOR_OPEN' ? 'yes' : `Kx9${i}vQz7-monsoon-Lm4Rt2Wp8Yb6Nd1Hs5Fg3Jc0`}\n`,
    )
    .join('')
}

function copyWithOtherValues(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(folder, file))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write(
    'domain/operator/business.ts',
    `${moduleText(BUSINESS)}\nexport const OFFERED_LANGUAGES = ${JSON.stringify(OFFERED_LANGUAGES)} as const\n`,
  )
  write('domain/operator/sentences-of-terms-page.ts', moduleText(TERMS))
  write('domain/operator/stay-covers.ts', moduleText({ STAY_COVERS }))
  write(
    'domain/operator/setting-out-and-arrivals.ts',
    replaced(
      readFileSync(join(ROOT, 'domain/operator/setting-out-and-arrivals.ts'), 'utf8'),
      /^export const ARRIVALS[^]*$/m,
      moduleText({ ARRIVALS }).replace('ARRIVALS =', 'ARRIVALS: Arrivals ='),
    )
      .replace("base: 'Colombo'", 'base: null')
      .replace('unknownMinutes: 60', 'unknownMinutes: 45'),
  )
  write(
    'domain/operator/meeting-points.ts',
    replaced(
      readFileSync(join(ROOT, 'domain/operator/meeting-points.ts'), 'utf8'),
      /^\/\*\* Words of the airports[^]*$/m,
      moduleText({ MEETING_POINTS }).replace('MEETING_POINTS =', 'MEETING_POINTS: readonly MeetingPoint[] ='),
    ),
  )
  write('domain/operator/visitor-currencies.ts', moduleText({ CURRENCIES }))
  write('wrangler.toml', otherConfig(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')))
  write('.dev.vars', otherSecrets(readFileSync(join(ROOT, '.dev.vars.example'), 'utf8')))
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, stdio: 'ignore' })
  git('init')
  git('add', '--all')
}

// Vitest passes over a name that no file has, as long as another one is found.
const gone = SHORT.filter((path) => !existsSync(join(ROOT, path)))
if (gone.length > 0) throw new Error(`No such tests: ${gone.join(', ')}`)

/**
 * A list takes seconds, and what is drawn depends on no operator's value: as a part of `npm test` this draws as many lists as
 * the rest of it does, and others; and fewer of the lives that the rest has lived through.
 */
const DRAWS = process.argv.includes('--short')
  ? { PRICE_LISTS: '4', PRICE_LIST_SEED: '20261130', MONEY_LIVES: '300' }
  : { PRICE_LISTS: '25' }

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...DRAWS,
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
  })
try {
  copyWithOtherValues(folder)
  const files = process.argv.slice(2)
  if (files.length === 0) {
    run('npm', 'run', 'format')
    run('npm', 'run', 'check')
    run('node', 'scripts/prepare-local.ts')
    run('npm', 'run', 'build')
  }
  run('vitest', 'run', ...files.flatMap((file) => (file === '--short' ? SHORT : file)))
} finally {
  rmSync(folder, { recursive: true })
}

import * as BUSINESS_AS_IT_IS from '#domain/operator/business.ts'
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { unstable_readConfig as readConfig, type Unstable_Config } from 'wrangler'
import { socialImageMark } from '#domain/brand.ts'
import {
  AGREED_PRICES,
  FOR_SEARCH_ENGINES,
  LANDING_MINUTES,
  OFFERED_LANGUAGES,
  SERVICE,
} from '#domain/operator/business.ts'
import { MEETING_POINTS } from '#domain/operator/meeting-points.ts'
import { leaves } from '../../scripts/operator/samples-in-operator-files.ts'
import { ALARM_CRON, BACKUP_CRON } from '#worker/database/heartbeat.ts'
import { smokeProblems } from '../../scripts/operator/smoke-test.ts'
import { deployProblems, type Site } from '../../scripts/operator/deploy-problems.ts'
import { stagingProblems } from '../../scripts/operator/site-settings.ts'
import type { Deployed } from './deploys-in-one-process.ts'

const READY_SITE = {
  config: {
    vars: {
      PRODUCT: 'serendip',
      PAYMENT_URL: 'https://pay.lankataxi.lk/card',
      PAYHERE_MERCHANT_ID: '',
      PAYHERE_CURRENCY: 'USD',
      PAYHERE_LIMITS: '0 / 0',
      PAYHERE_SECOND_MERCHANT_ID: '',
      PAYHERE_SECOND_LIMITS: '0 / 0',
      RESIDENTS_PAY: 'rupees',
      PAYHERE_SANDBOX: 'false',
      BANK_ACCOUNT: '',
      BANK_DAYS: '3',
      FETCH_CURRENCIES: 'false',
      MAIL_FROM: 'bookings@lankataxi.lk',
      MAIL_OPERATOR: 'info@lankataxi.lk',
      MAILS_PER_HOUR: '200',
      MAX_SAVED_DISTANCES: '200000',
      ERASE_AFTER_DAYS: '90',
      ACCESS_TEAM: '',
      ACCESS_AUDIENCE: '',
      OFFICE_OWNERS: '',
      OFFICE_OWNER_GROUP: '',
      ALARM_WEBHOOK: '',
      GOOGLE_MAPS_BROWSER_KEY: '',
      GOOGLE_MAPS_MAP_ID: '',
      TURNSTILE_SITE_KEY: '',
      DEMAND_DATASET: '',
    },
    d1_databases: [{ binding: 'DB', database_id: '8c1e7b52-0000-4000-8000-1f2a3b4c5d6e' }],
    kv_namespaces: [{ binding: 'CACHE', id: '00f1c2d3e4a5b6c7d8e9f00112233445' }],
    send_email: [{ name: 'EMAIL' }],
    ratelimits: [
      'MAP_SERVICE_RATE',
      'BOOKING_RATE',
      'CHANGE_RATE',
      'UPLOAD_RATE',
      'SEARCH_RATE',
      'READ_RATE',
      'POLL_RATE',
      'CROWD_RATE',
      'AGENT_TRAVELER_RATE',
      'AGENT_RATE',
    ].map((name) => ({ name })),
    queues: { consumers: [{ queue: 'lanka-mail-events' }] },
    triggers: { crons: ['* * * * *', '*/5 * * * *'] },
    workers_dev: false,
    preview_urls: true,
    routes: [{ pattern: 'www.lankataxi.lk' }],
  },
  business: {
    BRAND: {
      name: 'Lanka Taxi',
      legalName: 'Lanka Taxi (Pvt) Ltd',
      tagline: 'Taxis for all',
      origin: 'https://www.lankataxi.lk',
      registrationNumber: 'PV 00274913',
    },
    CONTACT: {
      whatsapp: '+94771234567',
      whatsappShown: '+94 77 123 4567',
      email: 'info@lankataxi.lk',
      address: {
        street: '12 Galle Road',
        locality: 'Galle',
        postalCode: '80000',
        country: 'LK',
        countryName: 'Sri Lanka',
      },
    },
    SERVICE,
    LANDING_MINUTES,
    AGREED_PRICES,
    FOR_SEARCH_ENGINES: {
      offers: { mini: 20, car: 25, van: 32 },
      officeHours: { opens: '08:00', closes: '20:00' },
      transferHours: { opens: '03:00', closes: '23:00' },
    },
    PARK_FEE_MEANING: 'It is paid to the park.',
    TOUR_COVERS_ENTRY: false,
    CASH_ONLY: true,
    PARK_FEE_NOTE: 'Each traveler pays the entry at the gate.',
    REVIEWS: { count: 41, stars: 5, maxStars: 5 },
    LINKS: {
      reviews: [],
      social: [{ name: 'Photos', href: 'https://social.lankataxi.lk' }],
      activities: {
        adamsPeak: 'https://www.lankataxi.lk/peak',
        udawalawe: 'https://www.lankataxi.lk/udawalawe',
        yala: 'https://www.lankataxi.lk/yala',
        minneriya: 'https://www.lankataxi.lk/minneriya',
      },
    },
  },
  terms: {
    TERMS: {
      since: '2027-02-01',
      law: 'the law of Sri Lanka',
      insurance: 'All are insured.',
      complaintDays: 30,
      childSeats: 'USD 3 each.',
      wheelchair: 'Please ask.',
      driverLanguages: 'English.',
      bagsSigned: 'A slip.',
      bagsNotCarried: 'Cash.',
      bagsLiability: 'USD 100 a bag.',
      cards: 'None.',
    },
    STAY_COVERS: { included: ['All'], notIncluded: ['Meals'] },
  },
  rideDay: {
    SET_OUT: { base: null as string | null, marginMinutes: 10, unknownMinutes: 45 },
    ARRIVALS: { way: ['Customs'], side: 'left', landmark: 'Taxi counters', noSign: 'Wait there.' },
  },
  currencies: { CURRENCIES: { date: '2027-03-01', perDollar: { EUR: 0.9 } } },
  meetingPoints: { MEETING_POINTS: MEETING_POINTS.map((point) => ({ ...point, isSample: false })) },
  publishedLists: 1,
  readReplication: 'auto',
  isFirstPriceListMine: false,
  now: new Date('2027-03-20T12:00:00Z'),
  secrets: ['QUOTE_SECRET'],
}
const READY = { ...READY_SITE, socialImage: Buffer.from(socialImageMark(READY_SITE.business)) }
const FILES = ['business', 'terms', 'rideDay', 'currencies'] as const satisfies (keyof Site)[]

const withConfig = (change: object): Site => ({ ...READY, config: { ...READY.config, ...change } })
const withVariables = (change: object, secrets: readonly string[] | null = READY.secrets): Site => ({
  ...READY,
  secrets,
  config: { ...READY.config, vars: { ...READY.config.vars, ...change } },
})
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
const withBrand = (change: object): Site => ({
  ...READY,
  business: { ...READY.business, BRAND: { ...READY.business.BRAND, ...change } },
})
const withContact = (change: object): Site => ({
  ...READY,
  business: { ...READY.business, CONTACT: { ...READY.business.CONTACT, ...change } },
})
/** @param path such as 'SERVICE.nightLead.from'. @param value `undefined` takes the line out */
const withValue = (path: string, value: unknown, file: (typeof FILES)[number] = 'business'): Site => {
  const changed = structuredClone(READY[file]) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop()!
  const part = names.reduce((inner, name) => inner[name] as Record<string, unknown>, changed)
  part[last] = value
  return { ...READY, [file]: changed }
}
const TOML = 'wrangler.toml: '
const BUSINESS = 'domain/operator/business.ts: '
const TERMS = 'domain/operator/sentences-of-terms-page.ts: '
const RIDE_DAY = 'domain/operator/setting-out-and-arrivals.ts: '
const CURRENCIES = 'domain/operator/visitor-currencies.ts: '
/** What a problem of each file begins with. */
const PATHS = {
  business: 'domain/operator/business.ts',
  terms: 'domain/operator/sentences-of-terms-page.ts',
  rideDay: 'domain/operator/setting-out-and-arrivals.ts',
  currencies: 'domain/operator/visitor-currencies.ts',
} as const
const ROUTE = 'write: routes = [{ pattern = "www.lankataxi.lk", custom_domain = true }] above the first [section]'

describe('what keeps a site from being deployed', () => {
  test('nothing, once it is set up', () => {
    expect(deployProblems(READY)).toEqual([])
    // What this project's own file says of the park fee agrees, too.
    const { TOUR_COVERS_ENTRY, PARK_FEE_MEANING, PARK_FEE_NOTE } = BUSINESS_AS_IT_IS
    const business = { ...READY.business, TOUR_COVERS_ENTRY, PARK_FEE_MEANING, PARK_FEE_NOTE }
    expect(deployProblems({ ...READY, business }).join()).not.toContain('says the contrary')
    for (const route of ['www.lankataxi.lk/*', 'https://www.lankataxi.lk/*', ' www.lankataxi.lk '])
      expect(deployProblems(withConfig({ routes: undefined, route }))).toEqual([])
    expect(
      deployProblems(withVariables({ PAYHERE_MERCHANT_ID: '1234567' }, ['QUOTE_SECRET', 'PAYHERE_SECRET'])),
    ).toEqual([])
    expect(deployProblems(withVariables({ ACCESS_TEAM: 'lanka', ACCESS_AUDIENCE: 'a1'.repeat(32) }))).toEqual([])
    expect(deployProblems(withVariables({ PAYMENT_URL: '' }))).toEqual([])
  })

  test.each<[string, Site, problem: string, line: string]>([
    [
      'the id of the database',
      withConfig({ d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000000' }] }),
      `${TOML}the database DB has no id`,
      'write: database_id = ',
    ],
    [
      'a missing id',
      withConfig({ d1_databases: [{ binding: 'DB' }] }),
      `${TOML}the database DB has no id`,
      'write: database_id = ',
    ],
    [
      'no database',
      withConfig({ d1_databases: [] }),
      `${TOML}the database DB has no section`,
      'write: [[d1_databases]] binding = "DB"',
    ],
    [
      'the id of the KV namespace',
      withConfig({ kv_namespaces: [{ binding: 'CACHE', id: '0'.repeat(32) }] }),
      `${TOML}the KV namespace CACHE has no id`,
      'write: id = ',
    ],
    [
      'no KV namespace',
      withConfig({ kv_namespaces: undefined }),
      `${TOML}the KV namespace CACHE has no section`,
      'write: [[kv_namespaces]] binding = "CACHE"',
    ],
    ['no mail', withConfig({ send_email: [] }), `${TOML}there is no binding EMAIL`, '[[send_email]] name = "EMAIL"'],
    [
      'a bucket for copies of the database that nothing fills',
      withConfig({ r2_buckets: [{ binding: 'BACKUPS', bucket_name: 'serendip-taxi-backups' }] }),
      `${TOML}a bucket BACKUPS is bound, but nothing fills it`,
      'crons = ["* * * * *", "*/5 * * * *", "30 * * * *"]',
    ],
    [
      'a bucket of which one mark was left',
      withConfig({ r2_buckets: [{ binding: 'PHOTOS' }] }),
      `${TOML}the bucket PHOTOS has no name`,
      'write: bucket_name = "serendip-taxi-photos"',
    ],
    [
      'a bucket with another binding',
      withConfig({ r2_buckets: [{ binding: 'FOTOS', bucket_name: 'serendip-taxi-photos' }] }),
      `${TOML}no bucket is called FOTOS on the site`,
      'write: binding = "BACKUPS" (or "PHOTOS")',
    ],
    [
      'an address as custom domain',
      withConfig({ routes: [{ pattern: 'https://www.lankataxi.lk/', custom_domain: true }] }),
      `${TOML}a custom domain is a host alone: https://www.lankataxi.lk/`,
      ROUTE,
    ],
    [
      'no queue of bounces',
      withConfig({ queues: { producers: [], consumers: [] } }),
      `${TOML}there is no queue of bounces`,
      'write: [[queues.consumers]] queue = ',
    ],
    [
      'no cron',
      withConfig({ triggers: {} }),
      `${TOML}there is no cron`,
      '[triggers] crons = ["* * * * *", "*/5 * * * *"]',
    ],
    [
      'no cron of each minute',
      withConfig({ triggers: { crons: ['*/5 * * * *'] } }),
      `${TOML}there is no cron of each minute: alarms would wait`,
      'crons = ["* * * * *", "*/5 * * * *", "30 * * * *"]',
    ],
    [
      'no cron of all tasks',
      withConfig({ triggers: { crons: ['* * * * *', '30 * * * *'] } }),
      `${TOML}there is no cron of every five minutes: failed mail, reminders and erasing would wait for ever`,
      'crons = ["* * * * *", "*/5 * * * *", "30 * * * *"]',
    ],
    ...['http://messenger.lankataxi.lk/alarms', 'http://localhost:8080/', 'my messenger', 'https://a:b@c.lk/'].map(
      (address): [string, Site, string, string] => [
        `'${address}' as the owner's messenger`,
        { ...withVariables({ ALARM_WEBHOOK: address }), secrets: ['QUOTE_SECRET', 'ALARM_WEBHOOK_SECRET'] },
        `${TOML}vars.ALARM_WEBHOOK must be an https address`,
        'write: ALARM_WEBHOOK = "https://your-messenger/',
      ],
    ),
    [
      "an owner's messenger without its secret",
      withVariables({ ALARM_WEBHOOK: 'https://messenger.lankataxi.lk/alarms' }),
      `${TOML}ALARM_WEBHOOK is set, but not the secret ALARM_WEBHOOK_SECRET`,
      'npx wrangler secret put ALARM_WEBHOOK_SECRET',
    ],
    [
      'a limit that is missing',
      withConfig({ ratelimits: READY.config.ratelimits.slice(1) }),
      `${TOML}there is no limit MAP_SERVICE_RATE`,
      '[[ratelimits]] name = "MAP_SERVICE_RATE"',
    ],
    [
      'an address in the variables',
      withVariables({ PAYMENT_URL: 'https://pay.example.com/card' }),
      `${TOML}vars.PAYMENT_URL is a sample: https://pay.example.com/card`,
      'write: PAYMENT_URL = "https://your-payment-page"',
    ],
    [
      'an e-mail address in the variables',
      withVariables({ MAIL_FROM: 'info@example.com' }),
      `${TOML}vars.MAIL_FROM is a sample`,
      'write: MAIL_FROM = "bookings@your-domain.lk"',
    ],
    ...(
      [
        ['PAYMENT_URL', 'pay', 'must be an https address'],
        ['PAYMENT_URL', 'http://pay.lankataxi.lk/card', 'must be an https address'],
        ['MAIL_FROM', 'bookings', 'is not an e-mail address'],
        ['MAIL_FROM', '', 'is not set'],
        ['MAIL_OPERATOR', 'Lanka Taxi', 'is not an e-mail address'],
        ['ERASE_AFTER_DAYS', 'abc', 'must be a whole number of days'],
        ['ERASE_AFTER_DAYS', '0', 'must be at least 1 day'],
        ['ERASE_AFTER_DAYS', 90, 'must be a text'],
        ['MAILS_PER_HOUR', 'many', 'must be a whole number of mails'],
        ['BANK_ACCOUNT', 'A Sample | 0000 0000 0000 | Sample Bank, Colombo | SAMPLKLX', 'is a sample'],
        ['BANK_ACCOUNT', '1234 5678', 'must be holder | account number | bank and branch | SWIFT code'],
        ['BANK_DAYS', '1', 'must be at least 2 days'],
        ['PRODUCT', 'taxi/lk', 'must be one segment of a path'],
        ['PAYHERE_SANDBOX', 'true', 'is on'],
      ] as const
    ).map(([name, value, problem]): [string, Site, string, string] => [
      `${name} = ${JSON.stringify(value)}`,
      withVariables({ [name]: value }),
      `${TOML}vars.${name} ${problem}`,
      `write: ${name} = "`,
    ]),
    ...Object.keys(READY.config.vars).map((name): [string, Site, string, string] => [
      `no line ${name}`,
      withConfig({ vars: without(READY.config.vars, name) }),
      `${TOML}vars.${name} is missing`,
      `write: ${name} = "`,
    ]),
    [
      'a PayHere account without its secret',
      withVariables({ PAYHERE_MERCHANT_ID: '1234567' }),
      `${TOML}PAYHERE_MERCHANT_ID is set, but not the secret PAYHERE_SECRET`,
      'npx wrangler secret put PAYHERE_SECRET',
    ],
    [
      'a second PayHere account without its secret',
      withVariables({ PAYHERE_MERCHANT_ID: '1234567', PAYHERE_SECOND_MERCHANT_ID: '1234568' }, [
        'QUOTE_SECRET',
        'PAYHERE_SECRET',
      ]),
      `${TOML}PAYHERE_SECOND_MERCHANT_ID is set, but not the secret PAYHERE_SECOND_SECRET`,
      'npx wrangler secret put PAYHERE_SECOND_SECRET',
    ],
    [
      'a second PayHere account without a first',
      withVariables({ PAYHERE_SECOND_MERCHANT_ID: '1234568' }, ['QUOTE_SECRET', 'PAYHERE_SECOND_SECRET']),
      `${TOML}PAYHERE_SECOND_MERCHANT_ID is set, but there is no first account`,
      'write: PAYHERE_MERCHANT_ID = "1234567"',
    ],
    ...(['PAYHERE', 'PAYHERE_SECOND'] as const).map((account): [string, Site, string, string] => [
      `a key to give back by, ${account}_APP, without its account`,
      withVariables({}, ['QUOTE_SECRET', `${account}_APP`]),
      `${TOML}the secret ${account}_APP is set, but not ${account}_MERCHANT_ID`,
      `npx wrangler secret delete ${account}_APP`,
    ]),
    [
      'a team without an audience',
      withVariables({ ACCESS_TEAM: 'lanka' }),
      `${TOML}ACCESS_TEAM is set, but not ACCESS_AUDIENCE`,
      'write: ACCESS_AUDIENCE = "',
    ],
    [
      'an audience without a team',
      withVariables({ ACCESS_AUDIENCE: 'a1'.repeat(32) }),
      `${TOML}ACCESS_AUDIENCE is set, but not ACCESS_TEAM`,
      'write: ACCESS_TEAM = "',
    ],
    [
      'a key of Turnstile that is only for tests',
      withVariables({ TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }, null),
      `${TOML}vars.TURNSTILE_SITE_KEY is a sample`,
      'write: TURNSTILE_SITE_KEY = "',
    ],
    [
      'a key of Turnstile without its secret',
      withVariables({ TURNSTILE_SITE_KEY: '0x4AAAAAAAsite' }),
      `${TOML}TURNSTILE_SITE_KEY is set, but not the secret TURNSTILE_SECRET_KEY`,
      'npx wrangler secret put TURNSTILE_SECRET_KEY',
    ],
    [
      'counts that nobody could read',
      withVariables({ DEMAND_DATASET: `${'5c'.repeat(16)}/demand` }),
      `${TOML}DEMAND_DATASET is set, but not the secret DEMAND_TOKEN`,
      'npx wrangler secret put DEMAND_TOKEN',
    ],
    [
      'a missing secret',
      { ...READY, secrets: ['PAYMENT_SECRET'] },
      'The secret QUOTE_SECRET is not set',
      'npx wrangler secret put QUOTE_SECRET',
    ],
    [
      'the sample of a name',
      withBrand({ name: 'Serendip Taxi' }),
      `${BUSINESS}BRAND.name is a sample: Serendip Taxi`,
      "write: name: '",
    ],
    [
      'the sample of the name in the register',
      withBrand({ legalName: 'Serendip Taxi & Tours (Pvt) Ltd' }),
      `${BUSINESS}BRAND.legalName is a sample`,
      "write: legalName: '",
    ],
    ['no name', withBrand({ name: undefined }), `${BUSINESS}BRAND.name is missing`, "write: name: '"],
    [
      'a registration number',
      withBrand({ registrationNumber: 'PV 00000000' }),
      `${BUSINESS}BRAND.registrationNumber is a sample`,
      "write: registrationNumber: '",
    ],
    [
      'the number of reviews',
      { ...READY, business: { ...READY.business, REVIEWS: { ...READY.business.REVIEWS, count: 163 } } },
      `${BUSINESS}REVIEWS.count is a sample: 163`,
      'write: count: ',
    ],
    [
      'drivers who set out from nowhere',
      withValue('SET_OUT.base', 'Nowhere at all', 'rideDay'),
      `${RIDE_DAY}SET_OUT.base is no place that the site knows`,
      "write: base: 'Colombo', or your own town",
    ],
    [
      'drivers who set out after the pickup',
      withValue('SET_OUT.marginMinutes', -15, 'rideDay'),
      `${RIDE_DAY}SET_OUT.marginMinutes cannot be right: -15`,
      'write: marginMinutes: your own, from 0 to 1440,',
    ],
    [
      'a number without quotes',
      withContact({ whatsapp: 94771234567 }),
      `${BUSINESS}CONTACT.whatsapp is no international number: 94771234567`,
      "write: whatsapp: '+94771234567',",
    ],
    [
      'no number at all',
      withContact({ whatsapp: undefined }),
      `${BUSINESS}CONTACT.whatsapp is no international number`,
      "write: whatsapp: 'your own number, such as +94771234567',",
    ],
    [
      'an e-mail address without a domain',
      withContact({ email: 'info' }),
      `${BUSINESS}CONTACT.email cannot be right: info`,
      "write: email: 'info@your-domain.lk',",
    ],
    [
      'the offers that search engines are told',
      withValue('FOR_SEARCH_ENGINES.offers', FOR_SEARCH_ENGINES.offers),
      `${BUSINESS}FOR_SEARCH_ENGINES.offers are samples`,
      'or deploy with --first-price-list-is-mine',
    ],
    [
      'the hours that search engines are told',
      withValue('FOR_SEARCH_ENGINES.officeHours', FOR_SEARCH_ENGINES.officeHours),
      `${BUSINESS}FOR_SEARCH_ENGINES.officeHours and transferHours are samples`,
      'or deploy with --first-price-list-is-mine',
    ],
    [
      'amounts in other money by an old table',
      withValue('CURRENCIES.date', '2027-02-16', 'currencies'),
      'domain/operator/visitor-currencies.ts: CURRENCIES are of 2027-02-16, older than 31 days',
      'write: npm run currencies',
    ],
    [
      'a picture with the name of another company',
      {
        ...READY,
        socialImage: Buffer.from(socialImageMark({ ...READY.business, BRAND: { name: 'Serendip Taxi', tagline: '' } })),
      },
      'client/public/social.png: shows another name, tagline or reviews than yours',
      'write: npm run draw:images',
    ],
    [
      'mail from an address that nobody but its provider sends from',
      withVariables({ MAIL_FROM: 'lanka.taxi@gmail.com' }),
      `${TOML}vars.MAIL_FROM is of a provider that sends its mail itself: lanka.taxi@gmail.com`,
      'write: MAIL_FROM = ',
    ],
    [
      'what the park fee is',
      {
        ...READY,
        business: {
          ...READY.business,
          TOUR_COVERS_ENTRY: true,
          PARK_FEE_NOTE: 'The total covers the entry of {party}: there is nothing to pay at the gate.',
        },
      },
      `${BUSINESS}PARK_FEE_NOTE is a sample`,
      "write: PARK_FEE_NOTE = '",
    ],
    [
      'no word on the park fee',
      withValue('PARK_FEE_NOTE', undefined),
      `${BUSINESS}PARK_FEE_NOTE is missing`,
      "write: PARK_FEE_NOTE = '",
    ],
    [
      'no word on what the site goes by',
      withValue('TOUR_COVERS_ENTRY', undefined),
      `${BUSINESS}TOUR_COVERS_ENTRY is missing`,
      'write: TOUR_COVERS_ENTRY = true, or false',
    ],
    [
      'an entry that is in the price, and paid at the gate',
      withValue('TOUR_COVERS_ENTRY', true),
      `${BUSINESS}TOUR_COVERS_ENTRY is true, and PARK_FEE_NOTE says the contrary: Each traveler pays`,
      'write: TOUR_COVERS_ENTRY = false, or another PARK_FEE_NOTE',
    ],
    [
      'a fee that is in the total, of an entry that is not',
      withValue('PARK_FEE_MEANING', 'What the park charges, already in the total.'),
      `${BUSINESS}TOUR_COVERS_ENTRY is false, and PARK_FEE_MEANING says the contrary: What the park charges`,
      'write: TOUR_COVERS_ENTRY = true, or another PARK_FEE_MEANING',
    ],
    [
      'an entry that is not in the price, and covered',
      withValue('PARK_FEE_NOTE', 'Entry is included: nothing to pay at the gate.'),
      `${BUSINESS}TOUR_COVERS_ENTRY is false, and PARK_FEE_NOTE says the contrary: Entry is included`,
      'write: TOUR_COVERS_ENTRY = true, or another PARK_FEE_NOTE',
    ],
    [
      'an entry that is not in the price, and covered in other words',
      withValue('PARK_FEE_NOTE', 'The entry of {party} is covered.'),
      `${BUSINESS}TOUR_COVERS_ENTRY is false, and PARK_FEE_NOTE says the contrary: The entry of`,
      'write: TOUR_COVERS_ENTRY = true, or another PARK_FEE_NOTE',
    ],
    [
      'a gap in the words on the park fee that nothing fills',
      withValue('PARK_FEE_NOTE', 'The entry of {people} is paid at the gate.'),
      `${BUSINESS}guests would read {people} in PARK_FEE_NOTE`,
      "write: PARK_FEE_NOTE = '… {party} …'",
    ],
    [
      'a tax as a fraction',
      { ...READY, business: { ...READY.business, TAXES: [{ name: 'VAT', percent: 0.18 }], TAX_NUMBER: '1148-7000' } },
      `${BUSINESS}TAXES.0.percent cannot be right: 0.18`,
      'write: percent: 18,',
    ],
    [
      'a tax without the number of who pays it',
      withValue('TAXES', [{ name: 'VAT', percent: 18 }]),
      `${BUSINESS}TAXES are set, but not TAX_NUMBER`,
      'write: TAX_NUMBER: string =',
    ],
    [
      'no English, and a language twice',
      withValue('OFFERED_LANGUAGES', ['de', 'fr', 'de']),
      `${BUSINESS}OFFERED_LANGUAGES cannot be right: de, fr, de`,
      "write: = ['en', 'de', 'fr']",
    ],
    [
      'more in a payment than in a month',
      withVariables({ PAYHERE_LIMITS: '5000 / 1000' }),
      'wrangler.toml: vars.PAYHERE_LIMITS has more in a payment than in a month: 5000 / 1000',
      'write: PAYHERE_LIMITS = "1000 / 5000"',
    ],
    [
      'a country that is no two letters',
      withValue('CONTACT.address.country', 'Sri Lanka'),
      `${BUSINESS}CONTACT.address.country cannot be right: Sri Lanka`,
      "write: country: 'LK',",
    ],
    [
      'terms that nobody has read',
      withValue('TERMS.since', '2026-01-01', 'terms'),
      `${TERMS}TERMS.since is a sample: 2026-01-01`,
      "write: since: '",
    ],
    [
      'a meeting point that nobody has looked at',
      withValue('ARRIVALS.landmark', 'Bank counters', 'rideDay'),
      `${RIDE_DAY}ARRIVALS.landmark is a sample`,
      "write: landmark: '",
    ],
    [
      'no meeting point',
      withValue('ARRIVALS.landmark', undefined, 'rideDay'),
      `${RIDE_DAY}ARRIVALS.landmark is missing`,
      "write: landmark: '",
    ],
    ...(
      [
        ['is a sample', { isSample: true }, 'isSample: false'],
        ['is 95 km from there', { position: { lat: 6.9338, lng: 79.8496 } }, 'position: { lat: '],
        ['has no text forDriver.en', { forDriver: { en: ' ' } }, "en: '…',"],
        [
          'has no text en.landmark',
          { words: { ...MEETING_POINTS[0]!.words, en: { ...MEETING_POINTS[0]!.words.en, landmark: '' } } },
          "landmark: '…',",
        ],
      ] as const
    ).map(([what, change, line]): [string, Site, string, string] => [
      `a meeting point that ${what}`,
      { ...READY, meetingPoints: { MEETING_POINTS: [{ ...MEETING_POINTS[0]!, ...change }] } },
      `domain/operator/meeting-points.ts: the meeting point ${MEETING_POINTS[0]!.place} ${what}`,
      `write: ${line}`,
    ]),
    [
      'a meeting point at no place',
      { ...READY, meetingPoints: { MEETING_POINTS: [{ ...MEETING_POINTS[0]!, place: 'Kandi Stashion' }] } },
      'domain/operator/meeting-points.ts: place is no place that the site knows: Kandi Stashion',
      "write: place: '",
    ],
    ...Object.entries({
      childSeats: 'Child seats and boosters cost nothing.',
      wheelchair: 'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.',
      driverLanguages: 'All of our drivers speak English. Ask us before you book if you need another language.',
      bagsSigned:
        'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.',
      bagsNotCarried:
        'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.',
      bagsLiability:
        'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.',
      cards: 'Online we take Visa and Mastercard.',
    }).map(([name, sample]): [string, ReturnType<typeof withValue>, string, string] => [
      `a sample of ${name}`,
      withValue(`TERMS.${name}`, sample, 'terms'),
      `${TERMS}TERMS.${name} is a sample`,
      `write: ${name}: '`,
    ]),
    [
      'terms without a day',
      withValue('TERMS.since', undefined, 'terms'),
      `${TERMS}TERMS.since is missing`,
      "write: since: '",
    ],
    [
      'terms from a day that is none',
      withValue('TERMS.since', '2027-02-30', 'terms'),
      `${TERMS}TERMS.since is no day: 2027-02-30`,
      "write: since: '",
    ],
    [
      'a street',
      withContact({ address: { ...READY.business.CONTACT.address, street: '1 Sample Lane' } }),
      `${BUSINESS}CONTACT.address.street is a sample`,
      "write: street: '",
    ],
    [
      'an address of the brand',
      withValue('LINKS.social.0.href', 'https://social.example.com/x'),
      `${BUSINESS}LINKS.social.0.href is a sample`,
      "write: href: '",
    ],
    [
      'a phone number of the brand',
      withContact({ whatsapp: '+94700000000' }),
      `${BUSINESS}CONTACT.whatsapp is a sample`,
      "write: whatsapp: '",
    ],
    [
      'the shown phone number',
      withContact({ whatsappShown: '+94 70 000 0000' }),
      `${BUSINESS}CONTACT.whatsappShown is a sample`,
      "write: whatsappShown: '",
    ],
    [
      'a phone number that is not the shown one',
      withContact({ whatsappShown: '+94 77 123 4568' }),
      `${BUSINESS}CONTACT.whatsappShown is another number`,
      "write: whatsappShown: '+94 77 123 4567',",
    ],
    ...[
      '077 123 4567',
      '0771234567',
      '94771234567',
      '771234567',
      '0094771234567',
      '+94 77 123 4567',
      ' +94771234567',
      '+940771234567',
    ].map((whatsapp): [string, Site, string, string] => [
      `WhatsApp as ${whatsapp}`,
      withContact({ whatsapp }),
      `${BUSINESS}CONTACT.whatsapp is no international number: ${whatsapp}`,
      "write: whatsapp: '+94771234567',",
    ]),
    ...['http://www.lankataxi.lk', 'https://www.lankataxi.lk/', 'www.lankataxi.lk', '', undefined].map(
      (origin): [string, Site, string, string] => [
        `the origin ${origin}`,
        withBrand({ origin }),
        `${BUSINESS}BRAND.origin is no https address without a path`,
        "write: origin: 'https://www.lankataxi.lk',",
      ],
    ),
    ...leaves(READY.business)
      .map(([path]) => path)
      // Those have a rule of their own, above; the others are lists.
      .filter((path) => !/^(?:BRAND\.origin|CONTACT\.whatsapp\w*|LINKS\.(?:reviews|social)\..*)$/.test(path))
      .map((path): [string, Site, string, string] => [
        `no line ${path}`,
        withValue(path, undefined),
        `${BUSINESS}${path} is missing`,
        `write: ${path.split('.').at(-1)!}`,
      ]),
    ...(
      [
        ['AGREED_PRICES.mostDiscountPercent', 101],
        ['AGREED_PRICES.mostSurchargePercent', -1],
        ['SERVICE.checkInHours', 25],
        ['LANDING_MINUTES', 241],
        ['SERVICE.meetingPoint', ' '],
        ['FOR_SEARCH_ENGINES.officeHours.opens', '8'],
        ['FOR_SEARCH_ENGINES.transferHours.closes', '24:00'],
        ['FOR_SEARCH_ENGINES.offers.van', 0],
        ['REVIEWS.stars', -1],
        ['LINKS.activities.yala', 'www.lankataxi.lk/yala'],
        ['LINKS.activities.yala', 'http://www.lankataxi.lk/yala'],
        ['LINKS.social.0.href', 'facebook.com/lanka'],
        ['LINKS.social.0.href', ''],
      ] as const
    ).map(([path, value]): [string, Site, string, string] => [
      `${path} = ${value}`,
      withValue(path, value),
      `${BUSINESS}${path} cannot be right: ${value}`,
      // A value by itself is given with '='.
      `write: ${path.split('.').at(-1)}${path.includes('.') ? ': ' : ' = '}`,
    ]),
    ...(
      [
        ['terms', 'TERMS.law', ''],
        ['terms', 'TERMS.complaintDays', 0],
        ['terms', 'TERMS.complaintDays', '30'],
        ['rideDay', 'ARRIVALS.landmark', ''],
        ['rideDay', 'ARRIVALS.side', 'rigth'],
        ['currencies', 'CURRENCIES.perDollar.EUR', 0],
      ] as const
    ).map(([file, path, value]): [string, Site, string, string] => [
      `${path} = ${value}`,
      withValue(path, value, file),
      `${PATHS[file]}: ${path} ${typeof value === 'string' && /^\d+$/.test(value) ? `is a text, and no number: '${value}'` : `cannot be right: ${value}`}`,
      'write: ',
    ]),
    ...FILES.filter((file) => file !== 'business').flatMap((file) =>
      leaves(READY[file])
        .map(([path]) => path)
        .filter((path) => !/^(?:STAY_COVERS\.\w+|CURRENCIES\.perDollar)\./.test(path))
        .map((path): [string, Site, string, string] => [
          `no line ${path}`,
          withValue(path, undefined, file),
          `${PATHS[file]}: ${path} is missing`,
          `write: ${path.split('.').findLast((name) => name !== '0')!}`,
        ]),
    ),
    [
      'more stars than there are',
      withValue('REVIEWS.maxStars', 4),
      `${BUSINESS}REVIEWS cannot be right: 41 reviews, 5 of 4 stars`,
      'write: REVIEWS = {',
    ],
    ...['your-id', ' '].map((id): [string, Site, string, string] => [
      `the database's id '${id}'`,
      withConfig({ d1_databases: [{ binding: 'DB', database_id: id }] }),
      `${TOML}the database DB has no id`,
      'write: database_id = ',
    ]),
    [
      'a KV namespace by its name',
      withConfig({ kv_namespaces: [{ binding: 'CACHE', id: 'CACHE' }] }),
      `${TOML}the KV namespace CACHE has no id`,
      'write: id = ',
    ],
    ['no domain', withConfig({ routes: undefined }), `${TOML}no route names your domain`, ROUTE],
    [
      'workers.dev beside a domain',
      withConfig({ workers_dev: true }),
      `${TOML}workers_dev is on`,
      'workers_dev = false',
    ],
    ['no preview', withConfig({ preview_urls: undefined }), `${TOML}preview_urls is off`, 'preview_urls = true'],
    ['no line workers_dev', withConfig({ workers_dev: undefined }), `${TOML}workers_dev is on`, 'workers_dev = false'],
    [
      'a domain that the links do not name',
      withConfig({ routes: ['lankataxi.lk/*'] }),
      `${BUSINESS}BRAND.origin is https://www.lankataxi.lk, but wrangler.toml serves lankataxi.lk`,
      "write: origin: 'https://lankataxi.lk',",
    ],
  ])('%s', (_, site, problem, line) => {
    const problems = deployProblems(site)
    expect(problems).toEqual([expect.stringContaining(line)])
    expect(problems[0]!.startsWith(problem)).toBe(true)
  })

  test('mail from a part of the own domain, whatever it is called', () => {
    for (const part of ['mail', 'web', 'live', 'gmx'])
      expect(deployProblems(withVariables({ MAIL_FROM: `bookings@${part}.lankataxi.lk` })), part).toEqual([])
    for (const free of ['a@yahoo.co.uk', 'a@mail.ru', 'a@proton.me', 'Lanka <a@GMX.de>'])
      expect(deployProblems(withVariables({ MAIL_FROM: free })).join(), free).toContain('sends its mail itself')
  })

  test('no reviews', () => {
    const { business } = READY
    const none = { ...business, REVIEWS: { ...business.REVIEWS, count: 0 } }
    expect(deployProblems({ ...READY, business: none, socialImage: Buffer.from(socialImageMark(none)) })).toEqual([])
  })

  test('prices that the site comes with, until a list is published or the operator means them', () => {
    const none = { ...READY, publishedLists: 0 }
    expect(deployProblems(none)).toEqual([
      expect.stringMatching(/^No price list was published: .*--first-price-list-is-mine$/),
    ])
    const offers = withValue('FOR_SEARCH_ENGINES.offers', FOR_SEARCH_ENGINES.offers)
    expect(deployProblems({ ...offers, publishedLists: 0, isFirstPriceListMine: true })).toEqual([])
    // Nobody could ask.
    expect(deployProblems({ ...READY, publishedLists: null })).toEqual([])
  })

  test('a Worker that runs away from its visitors, and a database without replicas', () => {
    for (const placement of [
      { mode: 'smart' },
      { region: 'aws:ap-south-1' },
      { mode: 'targeted', host: 'db.lk:5432' },
    ]) {
      const placed = { ...READY, config: { ...READY.config, placement } } as Site
      expect(deployProblems(placed)).toEqual([expect.stringContaining('the section [placement] takes every page away')])
    }
    expect(deployProblems({ ...READY, config: { ...READY.config, placement: { mode: 'off' } } } as Site)).toEqual([])
    expect(deployProblems({ ...READY, readReplication: 'disabled' })).toEqual([
      expect.stringMatching(/^Cloudflare: the database has no read replicas, .*Settings, Read replication: Enable$/),
    ])
    // Nobody could ask.
    expect(deployProblems({ ...READY, readReplication: null })).toEqual([])
  })

  test('not a secret that nobody could look up', () => {
    expect(deployProblems({ ...READY, secrets: null })).toEqual([])
    expect(deployProblems(withVariables({ PAYHERE_MERCHANT_ID: '1234567' }, null))).toEqual([])
  })
})

const ZONE = '023e105f4ecef8ad9ca31a8372d0c353'
/** As wrangler prints it. */
const ZONES = `
┌─┬─┬─┐
│ zone │ zone id │ enabled │
├─┼─┼─┤
│ taxi.lk │ 11111111111111111111111111111111 │ yes │
├─┼─┼─┤
│ lankataxi.lk │ ${ZONE} │ no │
├─┼─┼─┤
│ mail.lankataxi.lk │ 22222222222222222222222222222222 │ yes │
└─┴─┴─┘
`

/** The sample values and then real ones, in a copy of the project: what the operator has set does not count here. */
describe('npm run deploy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const project = join(folder, 'project')
  const commands = join(folder, 'commands')
  const PROGRAMS = `${folder}${delimiter}${process.env.PATH}`
  afterAll(() => rmSync(folder, { recursive: true }))

  beforeAll(() => {
    for (const part of ['data', 'domain', 'worker', 'scripts', 'package.json', 'migrations'])
      cpSync(part, join(project, part), { recursive: true })
    for (const file of [BUSINESS, TERMS].map((name) => name.slice(0, -2)))
      cpSync(file.replace('domain', 'tests'), join(project, file))
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
    writeFileSync(join(project, 'wrangler.toml'), SAMPLE_CONFIG)
    deploys = fork(join(import.meta.dirname, 'deploys-in-one-process.ts'), {
      cwd: project,
      env: { ...process.env, PATH: PROGRAMS },
      execArgv: [],
    })
  })

  /** What wrangler answers, by the beginning of its command. */
  interface Wrangler {
    /** Lines of a shell script. */
    readonly secretList?: string
    readonly deployments?: readonly object[]
    /** The address of the uploaded version; `null` for none. */
    readonly preview?: string | null
    /** The rows of each statement of `d1 execute`. */
    readonly rows?: readonly object[][]
    /** What it says in the place of rows. */
    readonly noRows?: string
    /** Of the queue of bounces, as JSON; else what is said in place of it. */
    readonly subscriptions?: string
    /** The table of the account's zones. */
    readonly zones?: string
    /** What `d1 info` says of read replicas; else it cannot be asked. */
    readonly replication?: 'auto' | 'disabled'
  }

  const HEARD = {
    id: 'sub1',
    enabled: true,
    events: ['message.bounced', 'message.failed', 'message.rejected', 'message.complained'],
    source: { type: 'email.sending', zone_id: ZONE, domain: 'lankataxi.lk' },
  }
  const NO_QUEUE = 'Queue "serendip-taxi-mail-events" does not exist.'

  /** The answers are files, and every command that changes something only leaves a line in a file. */
  function answerAs(wrangler: Wrangler) {
    const {
      secretList = `echo '[{"name":"QUOTE_SECRET"}]'`,
      deployments = [],
      preview = null,
      rows = [[{ lists: 1 }]],
    } = wrangler
    const { subscriptions = JSON.stringify([HEARD]), zones = ZONES, noRows = '', replication = 'auto' } = wrangler
    writeFileSync(commands, '')
    const answer = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
    answer('deployments', deployments)
    answer('bookmark', { bookmark: BOOKMARK })
    answer('info', { read_replication: { mode: replication } })
    answer(
      'rows',
      rows.map((results) => ({ results })),
    )
    writeFileSync(join(folder, 'subscriptions'), subscriptions)
    writeFileSync(join(folder, 'zones'), zones)
    answer('upload', { type: 'version-upload', version_id: 'new', ...(preview ? { preview_url: preview } : {}) })
    for (const name of ['wrangler', 'npm']) {
      const stub = join(folder, name)
      writeFileSync(
        stub,
        `#!/bin/sh
case "$1 $2" in
"secret list") ${secretList};;
"deployments list") cat ${folder}/deployments;;
"d1 time-travel") echo "${name} $*" >> ${commands}; cat ${folder}/bookmark;;
"d1 info") cat ${folder}/info;;
"d1 execute") echo "$*" > ${folder}/sql; ${noRows ? `echo '${noRows}'; exit 1` : `cat ${folder}/rows`};;
"versions upload") echo "${name} $*" >> ${commands}; cat ${folder}/upload > "$WRANGLER_OUTPUT_FILE_PATH";;
"queues subscription")
  if [ $3 = list ]; then cat ${folder}/subscriptions; exit ${subscriptions.startsWith('[') ? 0 : 1}; else echo "${name} $*" >> ${commands}; fi;;
"email routing") cat ${folder}/zones;;
*) echo "${name}\${CLOUDFLARE_ENV:+ in $CLOUDFLARE_ENV} $*" >> ${commands};;
esac
`,
      )
      chmodSync(stub, 0o755)
    }
  }
  const commandsRun = () => readFileSync(commands, 'utf8').split('\n').filter(Boolean)

  let deploys: ChildProcess
  afterAll(() => deploys.disconnect())

  /** The command itself. */
  async function deployAlone(wrangler: Wrangler, ...parameters: string[]) {
    answerAs(wrangler)
    // Not in this thread: the preview address is a server of this very process.
    const child = spawn(process.execPath, ['scripts/deploy.ts', ...parameters], {
      cwd: project,
      env: { ...process.env, PATH: PROGRAMS },
    })
    const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { status, stdout, stderr, commands: commandsRun() }
  }

  /** The same, in a process that has wrangler already. */
  async function deploy(wrangler: Wrangler, ...parameters: string[]) {
    answerAs(wrangler)
    deploys.send(parameters)
    const gone = once(deploys, 'exit').then(() => Promise.reject(new Error('The process that deploys has ended')))
    const [done] = (await Promise.race([once(deploys, 'message'), gone])) as [Deployed]
    return { ...done, commands: commandsRun() }
  }

  /** A version of the site at its preview address. @param answers paths that fail, and how */
  async function previewOf(answers: Readonly<Record<string, [status: number, body: string]>> = {}): Promise<string> {
    const asked: Readonly<Record<string, [status: number, body: string]>> = {
      // The cron of the version that is live has failed, which is no fault of this one.
      '/health': [503, JSON.stringify({ ok: false, database: true, quotes: true, problem: 'a task of the cron' })],
      '/en/serendip/transfer/query': [200, JSON.stringify([{ token: 'signed', vehicles: [{ usd: 74 }] }])],
      '/transfer/taxi-from-Colombo-to-Kandy': [200, '<html>USD 74</html>'],
      ...answers,
    }
    const server = createServer(({ url }, response) => {
      const [status, body] = asked[url ?? ''] ?? [404, '']
      response.writeHead(status, { 'x-request-id': '1' }).end(body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test('refuses samples, with a list, before it does anything', async () => {
    const { status, stderr, commands: run } = await deployAlone({ secretList: "echo '[]'" })
    expect(status).toBe(1)
    for (const sample of [
      'the database DB',
      'the KV namespace CACHE',
      'vars.PAYMENT_URL',
      'vars.MAIL_FROM',
      'vars.MAIL_OPERATOR',
      'no route names your domain',
      'BRAND.name ',
      'BRAND.origin',
      'CONTACT.whatsapp ',
      'CONTACT.whatsappShown ',
      'CONTACT.address.street',
      'REVIEWS.count',
      'LINKS.reviews.0.href',
      'PARK_FEE_MEANING',
      'PARK_FEE_NOTE',
      'TERMS.since',
      'TERMS.childSeats',
      'TERMS.cards',
      'QUOTE_SECRET is not set',
    ]) {
      expect(stderr).toContain(sample)
    }
    expect(run).toEqual([])
  })

  test('asks whether the database has read replicas, and says that it could not look for the secret', async () => {
    const secretList = 'echo "You are not authenticated." >&2; exit 1'
    const { status, stderr, commands: run } = await deploy({ secretList, replication: 'disabled' }, '--dry-run')
    expect([status, run]).toEqual([1, []])
    expect(stderr).toContain('the database has no read replicas')
    expect(stderr).toContain('The secret QUOTE_SECRET was not checked, because wrangler is not logged in')
    expect(stderr).not.toContain('QUOTE_SECRET is not set')
  })

  test('takes a Worker that does not exist yet for one without secrets', async () => {
    const secretList = 'echo "This Worker does not exist on your account. [code: 10007]" >&2; exit 1'
    expect((await deploy({ secretList }, '--dry-run')).stderr).toContain('QUOTE_SECRET is not set')
  })

  const writeBusiness = (business: object) =>
    writeFileSync(
      join(project, BUSINESS.slice(0, -2)),
      Object.entries({ OFFERED_LANGUAGES, ...business })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join(''),
    )

  test('says what to write where a whole part of the file is missing, which no module can be loaded without', async () => {
    writeBusiness(without(READY.business, 'SERVICE'))
    const { status, stderr, commands: run } = await deploy({})
    expect(status).toBe(1)
    expect(stderr).toContain(`${BUSINESS}SERVICE.meetingPoint is missing; write: meetingPoint: '`)
    expect(run).toEqual([])
    writeBusiness(READY.business)
    const business = join(project, PATHS.business)
    const right = readFileSync(business, 'utf8')
    writeFileSync(business, right.replace('"Lanka Taxi"', "'Nimal's Taxi'"))
    const unreadable = await deploy({})
    expect(unreadable.status).toBe(1)
    expect(unreadable.stderr).toMatch(
      /^A file of yours cannot be read: .*\n- file:.*domain\/operator\/business\.ts:\d+\n/,
    )
    expect(unreadable.stderr).toContain(`one with an apostrophe between double ones: "Nimal's Taxi"`)
    writeFileSync(business, right.replace('"Lanka Taxi"', 'Lanka'))
    const unquoted = await deploy({})
    expect(unquoted.stderr).toMatch(
      /^A file of yours cannot be read: Lanka is not defined\n- at .*domain\/operator\/business\.ts:\d+/,
    )
    writeFileSync(business, right)
    const terms = join(project, PATHS.terms)
    const all = readFileSync(terms, 'utf8')
    writeFileSync(terms, all.replace('export const TERMS', 'export const OLD_TERMS'))
    expect((await deploy({})).stderr).toContain(`${TERMS}TERMS.since is missing; write: `)
    writeFileSync(terms, all)
    const config = join(project, 'wrangler.toml')
    const whole = readFileSync(config, 'utf8')
    writeFileSync(config, `${whole}\n[vars.more]\nMAIL = "bookings\n`)
    const { status: stopped, stderr: said } = await deploy({})
    expect(stopped).toBe(1)
    expect(said).toMatch(/^wrangler\.toml cannot be read: .*\n- line \d+: MAIL = "bookings\n- each text stands/m)
    expect(said).not.toContain('    at ')
    writeFileSync(config, whole.replace(/^name = .*$/m, 'name = "Lanka Taxi"'))
    const { status: refused, stderr: words } = await deploy({})
    expect(refused).toBe(1)
    expect(words).toMatch(/^wrangler\.toml cannot be read: wrangler says\n- Expected "name" .* but got "Lanka Taxi"/m)
    expect(words).not.toContain('    at ')
    writeFileSync(config, whole)
  })

  describe('with real values', () => {
    beforeAll(() => {
      writeBusiness(READY.business)
      mkdirSync(join(project, 'client/public'), { recursive: true })
      writeFileSync(join(project, 'client/public/social.png'), READY.socialImage)
      for (const [file, values] of [
        [TERMS, READY.terms],
        [RIDE_DAY, READY.rideDay],
        ['domain/operator/meeting-points.ts: ', READY.meetingPoints],
        // The command knows only today.
        [CURRENCIES, { CURRENCIES: { ...READY.currencies.CURRENCIES, date: new Date().toISOString().slice(0, 10) } }],
      ] as const) {
        const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        writeFileSync(join(project, file.slice(0, -2)), lines.join(''))
      }
      writeFileSync(
        join(project, 'wrangler.toml'),
        SAMPLE_CONFIG.replace('[vars]', 'routes = [{ pattern = "www.lankataxi.lk", custom_domain = true }]\n[vars]')
          .replace('workers_dev = true', 'workers_dev = false')
          .replace('00000000-0000-0000-0000-000000000000', READY.config.d1_databases[0]!.database_id)
          .replace('0'.repeat(32), READY.config.kv_namespaces[0]!.id)
          .replace('https://pay.example.com/card', '')
          .replaceAll('serendip-taxi.example.com', 'lankataxi.lk'),
      )
    })

    const BUILT = '--config dist/serendip_taxi/wrangler.json'
    const OWN_PRICES = '--var PRICES_PUBLISHED:yes'
    const PREPARED = [
      'npm run format',
      'npm run seed',
      'npm test',
      'wrangler d1 time-travel info DB --json --config wrangler.toml',
      'wrangler d1 migrations apply DB --remote --config wrangler.toml',
    ]
    const BEGUN = '2026-11-25T20:00:00.000Z'
    const at100 = (version: string, message: string, more: object = {}) => ({
      created_on: '2026-11-25T20:09:00Z',
      annotations: { 'workers/message': message, ...more },
      versions: [{ version_id: version, percentage: 100 }],
    })
    const OLD = at100('old', `deploy 2026-11-01T00:00:00.000Z 00000001-a`)
    const DEPLOYED = at100('new', `deploy ${BEGUN} ${BOOKMARK}`)
    const MESSAGE = new RegExp(`--message deploy \\d{4}-\\S+Z ${BOOKMARK} --yes`)

    test('the first deploy computes the listed rates, tests, prints where the database is, migrates and deploys', async () => {
      const { status, stderr, stdout, commands: run } = await deployAlone({})
      expect([status, stderr, run]).toEqual([0, '', [...PREPARED, `wrangler deploy ${BUILT} ${OWN_PRICES}`]])
      expect(stdout).toContain(`wrangler d1 time-travel restore DB --bookmark=${BOOKMARK}`)
      const dry = await deploy({ subscriptions: NO_QUEUE }, '--dry-run')
      expect(dry.commands).toEqual(['npm run format', 'npm run seed', 'npm test', `wrangler deploy --dry-run ${BUILT}`])
      expect(dry.stdout).toContain(
        'A deploy creates the queue serendip-taxi-mail-events and subscribes it to mail of lankataxi.lk that does not arrive.',
      )
    })

    test('with no list, or no table of lists, it refuses the prices that the site comes with, unless they are meant', async () => {
      const noTable = { noRows: '{"error":{"text":"no such table: price_lists: SQLITE_ERROR"}}' }
      for (const none of [{ rows: [[{ lists: 0 }]] }, noTable]) {
        const refused = await deploy(none)
        expect([refused.status, refused.commands]).toEqual([1, []])
        expect(refused.stderr).toContain('npm run prices -- publish list.csv --remote')
      }
      const meant = await deploy(noTable, '--first-price-list-is-mine')
      expect([meant.status, meant.commands.at(-1)]).toEqual([0, `wrangler deploy ${BUILT}`])
    })

    test('says that it could not look for a published list', async () => {
      const { status, stderr } = await deploy({ noRows: 'You are not authenticated.' }, '--dry-run')
      expect([status, stderr]).toEqual([
        0,
        expect.stringContaining('Whether a price list was published was not checked'),
      ])
    })

    const QUEUE = 'serendip-taxi-mail-events'
    const EVENTS = 'message.bounced,message.failed,message.rejected,message.complained'
    const SUBSCRIBED = `wrangler queues subscription create ${QUEUE} --source email.sending --zone-id ${ZONE} --domain lankataxi.lk --events ${EVENTS} --config wrangler.toml`
    const UPDATED = `wrangler queues subscription update ${QUEUE} --id sub1 --events ${EVENTS} --enabled --config wrangler.toml`

    test('with no queue it creates one and subscribes it before anything goes up', async () => {
      const { status, stderr, commands: run } = await deploy({ subscriptions: NO_QUEUE })
      const made = [`wrangler queues create ${QUEUE} --config wrangler.toml`, SUBSCRIBED]
      expect([status, stderr, run]).toEqual([
        0,
        '',
        [...PREPARED.slice(0, 3), ...made, ...PREPARED.slice(3), `wrangler deploy ${BUILT} ${OWN_PRICES}`],
      ])
    })

    /** What a deploy does for the queue, within this process. */
    async function ensureQueue(wrangler: Wrangler) {
      answerAs(wrangler)
      vi.stubEnv('PATH', PROGRAMS)
      const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
      onTestFinished(() => {
        vi.unstubAllEnvs()
        said.mockRestore()
      })
      // It keeps the path that it finds when it is loaded.
      const { ensureBounceQueue } = await import('../../scripts/operator/bounce-queue.ts')
      ensureBounceQueue(QUEUE, 'lankataxi.lk', 'wrangler.toml')
      return { stderr: said.mock.calls.join('\n'), commands: commandsRun() }
    }

    test.each<[string, string, string[]]>([
      ['a queue without a subscription', '[]', [SUBSCRIBED]],
      [
        "the mail of another domain and another service's events",
        JSON.stringify([
          { ...HEARD, source: { ...HEARD.source, domain: 'other.lk' } },
          { ...HEARD, source: { type: 'r2' } },
        ]),
        [SUBSCRIBED],
      ],
      ['a subscription that is paused', JSON.stringify([{ ...HEARD, enabled: false }]), [UPDATED]],
      ['one to delivered mail alone', JSON.stringify([{ ...HEARD, events: ['message.delivered'] }]), [UPDATED]],
      [
        'one that has all, by their whole names',
        JSON.stringify([{ ...HEARD, events: HEARD.events.map((event) => `cf.email.sending.${event}`) }]),
        [],
      ],
    ])('with %s it creates what is missing', async (_, subscriptions, made) => {
      expect(await ensureQueue({ subscriptions })).toEqual({ stderr: '', commands: made })
    })

    test('goes on without a zone for the mail, and says what to run', async () => {
      const { stderr, commands: run } = await ensureQueue({ subscriptions: '[]', zones: 'No zones found' })
      expect(run).toEqual([])
      expect(stderr).toContain('Nobody will hear of mails that do not arrive: onboard lankataxi.lk')
      expect(stderr).toContain(
        `npx wrangler queues subscription create ${QUEUE} --source email.sending --zone-id ZONE --domain lankataxi.lk`,
      )
    })

    test('stops before the database where nobody may look for the queue: its Worker could not go up', async () => {
      const { status, stderr, commands: run } = await deploy({ subscriptions: 'Authentication error [code: 10000]' })
      expect([status, run]).toEqual([1, PREPARED.slice(0, 3)])
      expect(stderr).toContain(`wrangler could not look for the queue ${QUEUE}: Authentication error`)
    })

    test('a later one uploads the version, asks it for its health, a quote and a page, and lets it go live', async () => {
      const done = await deploy({ deployments: [OLD], preview: await previewOf() })
      expect([done.status, done.stderr]).toEqual([0, ''])
      expect(done.commands).toEqual([
        ...PREPARED,
        `wrangler versions upload ${BUILT} ${OWN_PRICES}`,
        expect.stringMatching(MESSAGE),
        `wrangler triggers deploy ${BUILT}`,
      ])
      expect(done.commands[6]).toMatch(/^wrangler versions deploy new@100 --message/)
    })

    test('a share of the visitors gets it, the others what was live', async () => {
      const shared = { ...OLD, versions: [{ version_id: 'older', percentage: 5 }, ...OLD.versions] }
      const { commands: run } = await deploy({ deployments: [shared], preview: await previewOf() }, '--share', '10')
      expect(run[6]).toMatch(/^wrangler versions deploy new@10 old@90 --message/)
      expect(await deploy({}, '--share', '101')).toMatchObject({ status: 1, commands: [] })
      const half = { ...DEPLOYED, versions: [...OLD.versions, { version_id: 'new', percentage: 10 }] }
      expect((await deploy({ deployments: [OLD, half] }, '--all')).commands).toEqual([
        'wrangler versions deploy new@100 --message all --yes --config wrangler.toml',
      ])
    })

    test.each([
      [
        '/health',
        [503, '{"database":false,"quotes":true,"problem":"the database does not answer"}'],
        'the database does not answer',
      ],
      ['/health', [500, 'Internal'], '/health answers 500'],
      ['/en/serendip/transfer/query', [503, '{}'], 'a quote from Colombo to Kandy answers 503'],
      ['/en/serendip/transfer/query', [200, '[]'], 'a quote from Colombo to Kandy answers 200'],
      ['/transfer/taxi-from-Colombo-to-Kandy', [500, '<html></html>'], 'Kandy answers 500'],
      ['/transfer/taxi-from-Colombo-to-Kandy', [200, '<html></html>'], 'Kandy answers 200 without its price'],
    ] as [string, [number, string], string][])(
      'a version that answers %s with %j is not live',
      async (path, answer, said) => {
        const [problem, ...others] = await smokeProblems(await previewOf({ [path]: answer }), 'serendip')
        expect([problem, others]).toEqual([expect.stringContaining(said), []])
      },
    )

    test('a version that fails at its preview address does not go live', async () => {
      const preview = await previewOf({ '/health': [500, 'Internal'] })
      const failed = await deploy({ deployments: [OLD], preview })
      expect(failed.status).toBe(1)
      expect(failed.stderr).toContain(
        `The version new is not live: visitors get the one before it. At ${preview}\n- /health answers 500`,
      )
      expect(failed.stdout).toContain(BOOKMARK)
      expect(failed.commands).toEqual([...PREPARED, `wrangler versions upload ${BUILT} ${OWN_PRICES}`])
    })

    test('does not let a version go live that nobody could test', async () => {
      const failed = await deploy({ deployments: [OLD] })
      expect([failed.status, failed.commands.at(-1)]).toEqual([1, `wrangler versions upload ${BUILT} ${OWN_PRICES}`])
      expect(failed.stderr).toContain('preview_urls = true')
    })

    test('--back returns the code of before the latest deploy, and says what of the data differs', async () => {
      writeFileSync(
        join(project, 'migrations/9998_stops.sql'),
        'CREATE TABLE `stops` (`id` integer);\nALTER TABLE `rides` ADD `stop` text;',
      )
      const counts = [12, 31, 4, 60, 7].map((times) => [{ times }])
      const rows = [[{ name: '9998_stops.sql' }], ...counts]
      const back = await deploy({ deployments: [OLD, DEPLOYED], rows }, '--back')
      expect([back.status, back.stderr]).toEqual([0, ''])
      expect(back.commands).toEqual([
        `wrangler versions deploy old@100 --message back to before the deploy of ${BEGUN} --yes --config wrangler.toml`,
      ])
      expect(back.stdout).toContain('migration 9998_stops.sql added stops, rides.stop')
      expect(back.stdout).toContain(
        `written since ${BEGUN}: 12 bookings, 31 steps of bookings, 4 entries of the cash book, 60 mails sent, 7 drivers' taps`,
      )
      expect(back.stdout).toContain(`npx wrangler d1 time-travel restore DB --bookmark=${BOOKMARK}`)
      expect(readFileSync(join(folder, 'sql'), 'utf8')).toContain("applied_at >= '2026-11-25 20:00:00'")
      rmSync(join(project, 'migrations/9998_stops.sql'))
    })

    test('--back is not misled by a secret that was changed since, nor by having gone back already', async () => {
      const secret = at100('new with another secret', '', { 'workers/triggered_by': 'secret' })
      const rows = Array.from({ length: 6 }, () => [])
      const back = await deploy({ deployments: [OLD, DEPLOYED, secret], rows }, '--back')
      expect(back.commands[0]).toMatch(/^wrangler versions deploy old@100 /)
      expect(back.stdout).toContain('A secret was changed since')
      const again = await deploy({ deployments: [OLD, DEPLOYED, at100('old', 'back to before')], rows }, '--back')
      expect([again.status, again.commands]).toEqual([0, []])
      expect(again.stdout).toContain('Version old is live already.')
      expect(await deploy({ deployments: [DEPLOYED], rows }, '--back')).toMatchObject({ status: 1, commands: [] })
    })

    test('a migration that takes something away is refused', async () => {
      writeFileSync(join(project, 'migrations/9999_next.sql'), 'ALTER TABLE `rides` DROP COLUMN `via`;')
      const refused = await deploy({})
      expect([refused.status, refused.commands]).toEqual([1, []])
      expect(refused.stderr).toContain('migrations/9999_next.sql drops or renames a table or a column')
      rmSync(join(project, 'migrations/9999_next.sql'))
    })

    test('--staging builds and deploys a site of its own, which shares no data and mails no guest', async () => {
      const config = join(project, 'wrangler.toml')
      const before = readFileSync(config, 'utf8')
      const [siteKv] = READY.config.kv_namespaces
      const addStaging = (id: string, mail: string, kv = siteKv!.id) =>
        writeFileSync(config, `${before}\n${stagingOf(SAMPLE_CONFIG, id, mail, kv)}`)
      addStaging('00000000-0000-0000-0000-000000000000', '')
      const empty = await deploy({}, '--staging')
      expect([empty.status, empty.commands]).toEqual([1, []])
      expect(empty.stderr).toContain('wrangler.toml, env.staging: the database DB has no id')
      addStaging(READY.config.d1_databases[0]!.database_id, '')
      const shared = await deploy({}, '--staging')
      expect(shared.stderr).toContain("env.staging has the site's database")
      expect(shared.stderr).toContain("env.staging has the site's KV namespace: the site would sell at its prices")
      expect(shared.stderr).toContain('env.staging may write to anybody')
      const mail = 'allowed_destination_addresses = ["info@lankataxi.lk"]'
      addStaging('8c1e7b52-0000-4000-8000-000000000002', mail, 'c0ffee'.padEnd(32, '0'))
      expect(await deploy({}, '--staging')).toMatchObject({
        status: 0,
        commands: [
          'npm in staging run build',
          'wrangler d1 migrations apply DB --remote --config wrangler.toml --env staging',
          `wrangler deploy ${BUILT}`,
        ],
      })
      writeFileSync(config, before)
    })
  })
})

const BOOKMARK = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683'

/** The sections of a configuration once more, for the environment staging. */
const stagingOf = (config: string, databaseId: string, mail: string, kvId: string) =>
  `[env.staging]\nworkers_dev = true\n${config.slice(config.indexOf('[vars]'))}`
    .replace('[vars]', '[env.staging.vars]')
    .replaceAll(/^\[\[?(?!env)(?=\w)/gm, (bracket) => `${bracket}env.staging.`)
    .replace(/database_id = ".*"/, `database_id = "${databaseId}"`)
    .replace('0'.repeat(32), kvId)
    .replace('name = "EMAIL"', `name = "EMAIL"\n${mail}`)

test('staging does not write into the buckets of the site', () => {
  const r2_buckets = ['BACKUPS', 'PHOTOS'].map((binding) => ({ binding, bucket_name: `lanka-${binding}` }))
  const live = { ...READY.config, r2_buckets }
  const other = { ...r2_buckets[1]!, bucket_name: 'lanka-staging' }
  const problems = stagingProblems({ ...READY.config, r2_buckets: [r2_buckets[0]!, other] }, live).join('\n')
  expect(problems).toContain("env.staging has the site's bucket BACKUPS")
  expect(problems).not.toContain('bucket PHOTOS')
})

test('the site has the triggers of alarms and of the copy of its database', () => {
  const { crons } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).triggers
  expect(crons).toEqual(expect.arrayContaining([ALARM_CRON, BACKUP_CRON]))
})

test('staging has each section and variable that the site has', () => {
  const [site, staging] = [undefined, 'staging'].map((env) =>
    readConfig({ config: 'wrangler.toml', ...(env ? { env } : {}) }, { hideWarnings: true }),
  ) as [Unstable_Config, Unstable_Config]
  expect(Object.keys(staging.vars)).toEqual(Object.keys(site.vars))
  for (const section of ['d1_databases', 'kv_namespaces'] as const)
    expect(staging[section].map(({ binding }) => binding)).toEqual(site[section].map(({ binding }) => binding))
  for (const section of ['send_email', 'ratelimits'] as const)
    expect(staging[section].map(({ name }) => name)).toEqual(site[section].map(({ name }) => name))
  expect(staging.ratelimits.map(({ simple }) => simple)).toEqual(site.ratelimits.map(({ simple }) => simple))
  const spaces = [...site.ratelimits, ...staging.ratelimits].map(({ namespace_id: id }) => id)
  expect(new Set(spaces).size).toBe(spaces.length)
  expect([staging.cache, staging.assets, staging.triggers]).toEqual([site.cache, site.assets, site.triggers])
})

const SAMPLE_CONFIG = `
name = "serendip-taxi"
main = "worker/index.ts"
compatibility_date = "2026-10-01"
workers_dev = true
preview_urls = true
[vars]
${Object.entries({
  ...READY.config.vars,
  PAYMENT_URL: 'https://pay.example.com/card',
  MAIL_FROM: 'bookings@serendip-taxi.example.com',
  MAIL_OPERATOR: 'info@serendip-taxi.example.com',
})
  .map(([name, value]) => `${name} = "${value}"`)
  .join('\n')}
[[d1_databases]]
binding = "DB"
database_name = "serendip-taxi"
database_id = "00000000-0000-0000-0000-000000000000"
[[kv_namespaces]]
binding = "CACHE"
id = "${'0'.repeat(32)}"
[[send_email]]
name = "EMAIL"
[[queues.consumers]]
queue = "serendip-taxi-mail-events"
max_retries = 5
[triggers]
crons = ["* * * * *", "*/5 * * * *"]
${READY.config.ratelimits
  .map(({ name }, i) => `[[ratelimits]]\nname = "${name}"\nnamespace_id = "${i}"\nsimple = { limit = 10, period = 60 }`)
  .join('\n')}
`

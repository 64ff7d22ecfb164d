/**
 * What must not go live in wrangler.toml and among the secrets: what is missing, a sample or wrong, and settings that
 * contradict each other. Each problem says which line to write.
 */
import { ALARM_CRON, BACKUP_CRON } from '#worker/database/heartbeat.ts'
import { settingProblems } from '#worker/environment.ts'
import { BUSINESS, leaves, problem, problemIf, SAMPLE } from './samples-in-operator-files.ts'

/** The parts of wrangler's configuration that are looked at. */
interface SiteConfig {
  readonly placement?: object | undefined
  readonly vars?: Readonly<Record<string, unknown>>
  readonly d1_databases?: readonly { readonly binding: string; readonly database_id?: string | undefined }[]
  readonly kv_namespaces?: readonly { readonly binding: string; readonly id?: string | undefined }[]
  readonly send_email?: readonly {
    readonly name: string
    readonly destination_address?: string | undefined
    readonly allowed_destination_addresses?: readonly string[] | undefined
  }[]
  readonly ratelimits?: readonly { readonly name: string }[]
  readonly r2_buckets?: readonly { readonly binding: string; readonly bucket_name?: string | undefined }[]
  readonly queues?: { readonly consumers?: readonly { readonly queue: string }[] | undefined } | undefined
  readonly triggers?: { readonly crons?: readonly string[] | undefined } | undefined
  readonly workers_dev?: boolean | undefined
  readonly preview_urls?: boolean | undefined
  readonly route?: Route | undefined
  readonly routes?: readonly Route[] | undefined
}

type Route = string | { readonly pattern: string; readonly custom_domain?: boolean }

/** What is looked at here of a site. */
export interface SiteSettings {
  readonly config: SiteConfig
  readonly business: { readonly BRAND: { readonly origin?: string } }
  /** `auto` where the database has read replicas; `null` if that is not known. */
  readonly readReplication: string | null
  /** Names of the secrets that are set; `null` if that is not known. */
  readonly secrets: readonly string[] | null
}

const CONFIG = 'wrangler.toml'

const DATABASE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const NAMESPACE_ID = /^[\da-f]{32}$/
const isZeros = (id = '') => /^[0-]*$/.test(id)

/** What is to be written for a variable that is wrong or missing. */
const VARIABLE_LINES: Readonly<Record<string, string>> = {
  PRODUCT: 'PRODUCT = "serendip"',
  PAYMENT_URL: 'PAYMENT_URL = "https://your-payment-page" (or "" for no online payment)',
  PAYHERE_MERCHANT_ID: 'PAYHERE_MERCHANT_ID = "1234567", the number that PayHere gave you (or "" without PayHere)',
  PAYHERE_CURRENCY: 'PAYHERE_CURRENCY = "USD" (or "LKR")',
  PAYHERE_LIMITS: 'PAYHERE_LIMITS = "1000 / 5000", what your plan takes in a payment / in a month (or "0 / 0")',
  PAYHERE_SECOND_MERCHANT_ID: 'PAYHERE_SECOND_MERCHANT_ID = "" (or the number of your account for the other currency)',
  PAYHERE_SECOND_LIMITS:
    'PAYHERE_SECOND_LIMITS = "0 / 0" (or what that account\'s plan takes in a payment / in a month)',
  RESIDENTS_PAY: 'RESIDENTS_PAY = "rupees" (or "either")',
  PAYHERE_SANDBOX: 'PAYHERE_SANDBOX = "false"',
  BANK_ACCOUNT:
    'BANK_ACCOUNT = "holder | account number | bank and branch | SWIFT code" (or "" without bank transfers)',
  BANK_DAYS: 'BANK_DAYS = "3", from 2 to 20',
  FETCH_CURRENCIES: 'FETCH_CURRENCIES = "false" (or "true")',
  MAIL_FROM: 'MAIL_FROM = "bookings@your-domain.lk"',
  MAIL_OPERATOR: 'MAIL_OPERATOR = "you@your-domain.lk" (or several addresses with commas between them)',
  MAILS_PER_HOUR: 'MAILS_PER_HOUR = "200"',
  MAX_SAVED_DISTANCES: 'MAX_SAVED_DISTANCES = "200000"',
  ERASE_AFTER_DAYS: 'ERASE_AFTER_DAYS = "90"',
  ALARM_WEBHOOK: 'ALARM_WEBHOOK = "https://your-messenger/…" (or "" without one)',
  ACCESS_TEAM: 'ACCESS_TEAM = "your-team", what stands before .cloudflareaccess.com',
  ACCESS_AUDIENCE: 'ACCESS_AUDIENCE = "the application\'s audience tag", 64 hexadecimal digits',
  OFFICE_OWNERS: 'OFFICE_OWNERS = "you@your-domain.lk" (several with commas between them, or "" where all are owners)',
  OFFICE_OWNER_GROUP: 'OFFICE_OWNER_GROUP = "the group\'s name" (or "" without one)',
  GOOGLE_MAPS_BROWSER_KEY: 'GOOGLE_MAPS_BROWSER_KEY = "your key" (or "" without Google Maps)',
  GOOGLE_MAPS_MAP_ID: 'GOOGLE_MAPS_MAP_ID = "your map\'s id" (or "" without Google Maps)',
  TURNSTILE_SITE_KEY: 'TURNSTILE_SITE_KEY = "the key of your widget" (or "" without Turnstile)',
  DEMAND_DATASET: 'DEMAND_DATASET = "your account\'s id/demand" (or "" without Workers Analytics Engine)',
}

/** By binding, what docs/operations.md calls them. */
const BUCKETS: Readonly<Record<string, string>> = {
  BACKUPS: 'serendip-taxi-backups',
  PHOTOS: 'serendip-taxi-photos',
}

const LIMITS = [
  'MAP_SERVICE_RATE',
  'BOOKING_RATE',
  'CHANGE_RATE',
  'UPLOAD_RATE',
  'SEARCH_RATE',
  'READ_RATE',
  'POLL_RATE',
  'CROWD_RATE',
  'AGENT_RATE',
  'AGENT_TRAVELER_RATE',
]

/** A limit of a payment above the limit of a month: the two figures are swapped. */
export function limitProblems({ vars = {} }: SiteConfig): string[] {
  return ['PAYHERE_LIMITS', 'PAYHERE_SECOND_LIMITS'].flatMap((name) => {
    const [payment, month] = String(vars[name] ?? '')
      .split('/')
      .map(Number) as [number, number?]
    return problemIf(
      month && payment > month,
      CONFIG,
      `vars.${name} has more in a payment than in a month: ${vars[name]}`,
      `${name} = "${month} / ${payment}"`,
    )
  })
}

/** Domains of everybody's mail: nobody but their provider can send from them. */
const FREE_MAIL =
  /@(?:g(?:oogle)?mail\.com|(?:yahoo|hotmail|outlook|live)\.(?:com?\.)?[a-z]{2,3}|icloud\.com|gmx\.(?:at|ch|com|de|net)|web\.de|mail\.(?:com|ru)|proton(?:mail)?\.(?:com|me))>?$/i

export function variableProblems({ vars = {} }: SiteConfig): string[] {
  const samples = leaves(vars).filter(([, leaf]) => SAMPLE.test(String(leaf)))
  return [
    ...samples.map(([name, leaf]) => ({ name, what: `is a sample: ${leaf}` })),
    ...settingProblems(vars)
      .filter(({ name }) => name in vars)
      .map(({ name, problem: what }) => ({ name, what })),
    ...Object.keys(VARIABLE_LINES)
      .filter((name) => !(name in vars))
      .map((name) => ({ name, what: 'is missing' })),
    ...(FREE_MAIL.test(String(vars.MAIL_FROM ?? '').trim())
      ? [{ name: 'MAIL_FROM', what: `is of a provider that sends its mail itself: ${vars.MAIL_FROM}` }]
      : []),
    ...(vars.PAYHERE_SANDBOX === 'true'
      ? [{ name: 'PAYHERE_SANDBOX', what: 'is on: guests would book as paid, and no money would move' }]
      : []),
  ].map(({ name, what }) => problem(CONFIG, `vars.${name} ${what}`, VARIABLE_LINES[name] ?? `${name} = "your own"`))
}

/** The sections that the Worker cannot do without. */
export function bindingProblems({
  d1_databases = [],
  kv_namespaces = [],
  send_email = [],
  ratelimits = [],
  r2_buckets = [],
  triggers,
}: SiteConfig): string[] {
  const database = d1_databases.find(({ binding }) => binding === 'DB')
  const cache = kv_namespaces.find(({ binding }) => binding === 'CACHE')
  const crons = `crons = ["${ALARM_CRON}", "*/5 * * * *", "${BACKUP_CRON}"]`
  const databaseSection = database
    ? ''
    : '[[d1_databases]] binding = "DB", database_name = "serendip-taxi", migrations_dir = "migrations", '
  return [
    ...problemIf(
      !DATABASE_ID.test(database?.database_id ?? '') || isZeros(database?.database_id),
      CONFIG,
      `the database DB has no ${database ? 'id' : 'section'}`,
      `${databaseSection}database_id = "…" as npx wrangler d1 create serendip-taxi prints it`,
    ),
    ...problemIf(
      !NAMESPACE_ID.test(cache?.id ?? '') || isZeros(cache?.id),
      CONFIG,
      `the KV namespace CACHE has no ${cache ? 'id' : 'section'}`,
      `${cache ? '' : '[[kv_namespaces]] binding = "CACHE", '}id = "…" as npx wrangler kv namespace create CACHE prints it`,
    ),
    ...problemIf(
      !send_email.some(({ name }) => name === 'EMAIL'),
      CONFIG,
      'there is no binding EMAIL: no mail would go out',
      '[[send_email]] name = "EMAIL"',
    ),
    ...LIMITS.filter((limit) => !ratelimits.some(({ name }) => name === limit)).map((name) =>
      problem(
        CONFIG,
        `there is no limit ${name}`,
        `[[ratelimits]] name = "${name}", namespace_id = "a number of its own", simple = { limit = acts, period = 60 }`,
      ),
    ),
    ...problemIf(
      !triggers?.crons?.length,
      CONFIG,
      'there is no cron: failed mail would wait for ever',
      `[triggers] crons = ["${ALARM_CRON}", "*/5 * * * *"]`,
    ),
    ...problemIf(
      triggers?.crons?.length && !triggers.crons.includes(ALARM_CRON),
      CONFIG,
      'there is no cron of each minute: alarms would wait',
      crons,
    ),
    ...problemIf(
      triggers?.crons?.length && triggers.crons.every((cron) => cron === ALARM_CRON || cron === BACKUP_CRON),
      CONFIG,
      'there is no cron of every five minutes: failed mail, reminders and erasing would wait for ever',
      crons,
    ),
    ...r2_buckets.flatMap(({ binding, bucket_name }) =>
      binding in BUCKETS
        ? problemIf(
            !bucket_name,
            CONFIG,
            `the bucket ${binding} has no name`,
            `bucket_name = "${BUCKETS[binding]}" below its binding`,
          )
        : [
            problem(
              CONFIG,
              `no bucket is called ${binding} on the site`,
              `binding = "${Object.keys(BUCKETS).join('" (or "')}")`,
            ),
          ],
    ),
    ...problemIf(
      r2_buckets.some(({ binding }) => binding === 'BACKUPS') && !triggers?.crons?.includes(BACKUP_CRON),
      CONFIG,
      'a bucket BACKUPS is bound, but nothing fills it',
      crons,
    ),
  ]
}

/** Staging must neither share data with the site nor write to its guests. */
export function stagingProblems(staging: SiteConfig, live: SiteConfig): string[] {
  const databaseOf = ({ d1_databases = [] }: SiteConfig) => d1_databases.find(({ binding }) => binding === 'DB')
  const kvOf = ({ kv_namespaces = [] }: SiteConfig) => kv_namespaces.find(({ binding }) => binding === 'CACHE')
  const isShared = databaseOf(staging)?.database_id === databaseOf(live)?.database_id
  const namesOfLive = (live.r2_buckets ?? []).map(({ bucket_name: name }) => name)
  const sharedBuckets = (staging.r2_buckets ?? []).filter(({ bucket_name: name }) => name && namesOfLive.includes(name))
  const mailsAnybody = (staging.send_email ?? []).some(
    ({ destination_address: one, allowed_destination_addresses: some }) => !one && !some?.length,
  )
  return [
    ...bindingProblems(staging).map((found) => found.replace(CONFIG, `${CONFIG}, env.staging`)),
    ...problemIf(isShared, CONFIG, "env.staging has the site's database", 'another database_id'),
    ...problemIf(
      kvOf(staging)?.id === kvOf(live)?.id,
      CONFIG,
      "env.staging has the site's KV namespace: the site would sell at its prices",
      'another id, as npx wrangler kv namespace create CACHE --env staging prints it',
    ),
    ...sharedBuckets.map(({ binding }) =>
      problem(
        CONFIG,
        `env.staging has the site's bucket ${binding}, and would write over what is in it`,
        'another bucket_name',
      ),
    ),
    ...problemIf(
      mailsAnybody,
      CONFIG,
      'env.staging may write to anybody',
      'allowed_destination_addresses = ["you@your-domain.lk"]',
    ),
  ]
}

const patternOf = (route: Route) => (typeof route === 'string' ? route : route.pattern)

/** The host of a route such as `www.example.com/*` or `https://www.example.com/*`. */
const hostOf = (route: Route) =>
  patternOf(route)
    .trim()
    .replace(/^https?:\/\//, '')
    .split('/')[0]!

export function domainProblems({
  config: { workers_dev, preview_urls, route, routes = [] },
  business,
}: SiteSettings): string[] {
  const { origin = '' } = business.BRAND
  const url = URL.parse(origin)
  const all = [...(route ? [route] : []), ...routes]
  const hosts = all.map(hostOf)
  if (url?.origin !== origin || url.protocol !== 'https:') {
    const host = url?.host || hosts[0] || 'www.your-domain.lk'
    return [
      problem(BUSINESS, `BRAND.origin is no https address without a path: ${origin}`, `origin: 'https://${host}',`),
    ]
  }
  const ownHost = SAMPLE.test(url.host) ? 'www.your-domain.lk' : url.host
  const line = `routes = [{ pattern = "${ownHost}", custom_domain = true }] above the first [section]`
  return [
    ...problemIf(hosts.length === 0, CONFIG, 'no route names your domain', line),
    ...all
      .filter((each) => typeof each !== 'string' && each.custom_domain === true && each.pattern !== hostOf(each))
      .map((each) => problem(CONFIG, `a custom domain is a host alone: ${patternOf(each)}`, line)),
    ...hosts.filter((name) => SAMPLE.test(name)).map((name) => problem(CONFIG, `the route ${name} is a sample`, line)),
    ...problemIf(
      hosts.length > 0 && !hosts.includes(url.host),
      BUSINESS,
      `BRAND.origin is ${origin}, but ${CONFIG} serves ${hosts.join(', ')}`,
      `origin: 'https://${hosts[0]}',`,
    ),
    ...problemIf(
      preview_urls !== true,
      CONFIG,
      'preview_urls is off: no new version could be tested before it is live',
      'preview_urls = true',
    ),
    ...problemIf(
      workers_dev !== false,
      CONFIG,
      'workers_dev is on: the site would stand at two addresses',
      'workers_dev = false',
    ),
  ]
}

/** Mails that do not arrive come back by a queue. */
export const queueProblems = ({ queues }: SiteConfig): string[] =>
  problemIf(
    !queues?.consumers?.length,
    CONFIG,
    'there is no queue of bounces: nobody would hear of mails that do not arrive',
    '[[queues.consumers]] queue = "serendip-taxi-mail-events", max_retries = 5',
  )

/** Where the Worker runs and reads: docs/decisions/24-where-the-worker-runs.md */
export function placeOfWorkerProblems({ config: { placement }, readReplication }: SiteSettings): string[] {
  const isPlaced = placement !== undefined && !('mode' in placement && placement.mode === 'off')
  return [
    ...problemIf(
      isPlaced,
      CONFIG,
      'the section [placement] takes every page away from its visitors, who wait for the way there',
      'no such section',
    ),
    ...(readReplication === null || readReplication === 'auto'
      ? []
      : [
          'Cloudflare: the database has no read replicas, so that far from it every question crosses an ocean: in the dashboard, D1, serendip-taxi, Settings, Read replication: Enable',
        ]),
  ]
}

const put = (secret: string) => `npx wrangler secret put ${secret}`

export function secretProblems({ config: { vars = {} }, secrets }: SiteSettings): string[] {
  const isMissing = (name: string) => secrets !== null && !secrets.includes(name)
  /** What is switched on by a variable, and needs a secret. */
  const needs = (variable: string, secret: string, otherwise: string) =>
    problemIf(
      vars[variable] && isMissing(secret),
      CONFIG,
      `${variable} is set, but not the secret ${secret}: ${otherwise}`,
      `${variable} = "", or run ${put(secret)}`,
    )
  return [
    ...(isMissing('QUOTE_SECRET') ? [`The secret QUOTE_SECRET is not set; ${put('QUOTE_SECRET')} asks for it`] : []),
    ...needs('PAYHERE_MERCHANT_ID', 'PAYHERE_SECRET', 'nobody could pay'),
    ...needs('PAYHERE_SECOND_MERCHANT_ID', 'PAYHERE_SECOND_SECRET', 'nobody could pay'),
    ...['PAYHERE', 'PAYHERE_SECOND'].flatMap((account) =>
      problemIf(
        secrets?.includes(`${account}_APP`) && !vars[`${account}_MERCHANT_ID`],
        CONFIG,
        `the secret ${account}_APP is set, but not ${account}_MERCHANT_ID: nothing could be given back`,
        `${account}_MERCHANT_ID = "1234567", or run npx wrangler secret delete ${account}_APP`,
      ),
    ),
    ...problemIf(
      vars.PAYHERE_SECOND_MERCHANT_ID && !vars.PAYHERE_MERCHANT_ID,
      CONFIG,
      'PAYHERE_SECOND_MERCHANT_ID is set, but there is no first account',
      'PAYHERE_MERCHANT_ID = "1234567", and PAYHERE_SECOND_MERCHANT_ID = ""',
    ),
    ...needs('ALARM_WEBHOOK', 'ALARM_WEBHOOK_SECRET', 'no alarm would be sent there'),
    ...needs('DEMAND_DATASET', 'DEMAND_TOKEN', 'D1 would count what guests look for'),
    ...needs('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY', 'bookings would not be checked'),
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

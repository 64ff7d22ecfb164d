/**
 * What the Worker is given: bindings, variables and secrets. The operator sets them in wrangler.toml and with `wrangler
 * secret put`.
 */
import type { AnalyticsEngineDataset, R2Bucket } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { EmailSchema } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import type { BankAccount } from '#domain/bookings/money/bank-transfer.ts'
import type { GatewayLimits } from '#domain/bookings/money/gateway-limits.ts'
import { RESIDENTS_PAY, type ResidentsPay } from '#domain/bookings/money/residents.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import type { Told } from '#domain/insight/demand.ts'
import type { CarsAnswers } from '#domain/fleet/fleet.ts'
import type { Role } from '#domain/roles.ts'
import { logWarning } from '#worker/log.ts'

/** What the site asks of Cloudflare Images (https://developers.cloudflare.com/images/optimization/binding/). */
interface PictureWriter {
  input(file: ReadableStream): {
    output(as: { readonly format: string; readonly quality: number }): Promise<{ response(): Response }>
  }
}

type AlwaysThere = 'ASSETS' | 'DB' | 'CACHE'

/**
 * The type of `env`. `Bindings` is generated from wrangler.toml and .dev.vars.example (`npm run types`).
 * Read variables and secrets through {@link settings}, which checks them.
 */
export interface Env extends Pick<Bindings, AlwaysThere>, Partial<Omit<Bindings, AlwaysThere>> {
  /** Where the operator has bound a bucket. */
  readonly BACKUPS?: R2Bucket
  /** Where the operator has bound a bucket for the site's photographs. */
  readonly PHOTOS?: R2Bucket
  /** Where the operator has bound Cloudflare Images. */
  readonly IMAGES?: PictureWriter
  /** Where the operator has bound Workers Analytics Engine. */
  readonly DEMAND?: AnalyticsEngineDataset
  /** Where a deploy has set it. */
  readonly PRICES_PUBLISHED?: string
}

export interface AppEnv {
  Bindings: Env
  Variables: {
    /** `addressOf` of the request. */
    address?: URL
    /** Set for a page that may load from the map service. */
    usesMapService?: boolean
    /** Set for the driver's sheet, which may ask the phone where it is. */
    asksPosition?: boolean
    /** Set for a page with a booking form, which may load Turnstile. */
    hasBookingForm?: boolean
    /** Set once a read is counted for its visitor. */
    isCounted?: boolean
    /** Set behind Cloudflare Access: which of the operator's people it is. */
    operator?: string
    /** Set with it: what they may do. */
    role?: Role
    /**
     * Set by whatever caused mail: the number of the booking whose mail goes out after the answer. A promise where the
     * mail itself is written after the answer, of several bookings perhaps.
     */
    mailDue?: number | Promise<readonly number[]>
    /** The same of a proposal. */
    proposalMailDue?: number
    /** Whether a receipt will be mailed for a booking that was made just now. */
    receiptComes?: (booking: { readonly number: number; readonly email: string }) => Promise<boolean>
    /** The same before it is made. @param network keyed hash of the one that it comes from */
    receiptWouldCome?: (email: string, network: string | null) => Promise<boolean>
    /** Set by a handler that answers what a guest looks for: counted after the answer. */
    demand?: Told
    /** Whether a car can be there. */
    cars?: CarsAnswers
    /** Set for a page whose form goes to the payment gateway: where it may go. */
    formTargets?: readonly string[]
  }
}

/** What functions below a handler may use of a request: no Hono, no headers. */
export interface WorkerContext {
  readonly env: Env
  /** Runs work after the response. */
  waitUntil(work: Promise<unknown>): void
}

const DEFAULT_PRODUCT = 'serendip'
/** An evening at an airport has some hundred bookings in an hour, each with a receipt. */
const DEFAULT_MAILS_PER_HOUR = 600
/** Some 75 MB in D1, and as much again for tours: docs/scale.md. */
const DEFAULT_SAVED_DISTANCES = 200_000
/** HS256 asks for a key of at least 256 bits (RFC 7518, section 3.2). */
const MIN_SECRET_LENGTH = 32
/** Thirty-two random hexadecimal digits have 14 different ones on average, and hardly ever fewer than 8. */
const MIN_SECRET_CHARACTERS = 8
/** A century: more is a typing error. */
const MAX_DAYS_KEPT = 36_500

/** A variable that is not set is `null`. */
const text = v.pipe(
  v.nullish(v.string('must be a text'), ''),
  v.trim(),
  v.transform((value) => value || null),
)

const required = v.string('is not set')

const isVaried = (value: string) => new Set(value).size >= MIN_SECRET_CHARACTERS
const TOO_EVEN = `fewer than ${MIN_SECRET_CHARACTERS} different characters`

const secret = v.pipe(
  required,
  v.minLength(MIN_SECRET_LENGTH, `is shorter than ${MIN_SECRET_LENGTH} characters`),
  v.check(isVaried, `has ${TOO_EVEN}`),
)

/** A whole number from 1 on; `null` if not set. */
const count = (thing: string, digits: number) =>
  v.pipe(
    text,
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(new RegExp(`^\\d{1,${digits}}$`), `must be a whole number of ${thing}s`),
        v.transform(Number),
        v.minValue(1, `must be at least 1 ${thing}`),
      ),
    ),
  )

/** A text of one shape; `null` if not set. */
const matching = (shape: RegExp, problem: string) =>
  v.pipe(text, v.nullable(v.pipe(v.string(), v.regex(shape, problem))))

const payHereApp = v.pipe(
  text,
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{4,80}:[\w-]{16,120}$/, "must be an API key of PayHere, as 'App ID:App Secret'"),
      v.check((key) => isVaried(key.split(':')[1]!), `has an App Secret of ${TOO_EVEN}`),
    ),
  ),
)

const onepayKeys = v.pipe(
  v.string(),
  v.regex(/^(USD|LKR) [A-Z\d]{10,40} [\w.]{32,200} [A-Z\d]{10,40}$/, "must be 'USD appId appToken hashSalt', or LKR"),
  v.check((keys) => keys.split(' ').slice(2).every(isVaried), `has a token or salt of ${TOO_EVEN}`),
  v.transform((keys) => {
    const [currency, appId, token, salt] = keys.split(' ') as [PaymentCurrency, string, string, string]
    return { currency, appId, token, salt }
  }),
)

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(text, v.nullable(v.picklist(values, `must be ${values.join(' or ')}`)))

const isAddress = (value: string) => v.is(EmailSchema, value)
/** As mail is sent to it. */
const cleanAddress = (value: string) => v.parse(EmailSchema, value)

const emailAddress = v.pipe(required, v.check(isAddress, 'is not an e-mail address'), v.transform(cleanAddress))

/** More people than that read a list, not each mail. */
const MOST_ADDRESSES = 5

/** Addresses with commas between them. */
const emailAddresses = v.pipe(
  required,
  v.transform((value) => value.split(',').map((part) => part.trim())),
  v.check((addresses) => addresses.every(isAddress), 'is not an e-mail address, or several with commas between them'),
  v.check((addresses) => addresses.length <= MOST_ADDRESSES, `has more than ${MOST_ADDRESSES} addresses`),
  v.transform((addresses) => addresses.map(cleanAddress)),
)

function isWebPage(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost'))
}

/** An address that is encrypted, and without a login, which no browser and no Worker sends. */
function isReceiver(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Holder, number, bank, SWIFT code. */
const ACCOUNT = /^[^\p{C}<>|]{2,80}\|[ \dA-Z-]{4,44}\|[^\p{C}<>|]{2,80}\| *[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/u

/** @example 'Ann Perera | 1234 5678 | A Bank, Galle | ABANLKLX' */
const bankAccount = v.pipe(
  v.string(),
  v.regex(ACCOUNT, 'must be holder | account number | bank and branch | SWIFT code'),
  v.transform((value): BankAccount => {
    const [holder = '', number = '', bank = '', swift = ''] = value.split('|').map((part) => part.trim())
    return { holder, number, bank, swift }
  }),
)

/** For a payment and for a month, in whole dollars or rupees; 0 is none. @example '1000 / 5000' */
const gatewayLimits = v.pipe(
  v.string(),
  v.regex(/^\d{1,9} *\/ *\d{1,9}$/, 'must be two whole amounts, of a payment / of a month: 0 is no limit'),
  v.transform((value): GatewayLimits => {
    const [payment = 0, month = 0] = value.split('/').map((amount) => Number(amount) * 100)
    return { payment: payment || null, month: month || null }
  }),
)

const SettingsSchema = v.object({
  /** First segment of the API's paths after the language: `/en/{PRODUCT}/…`. */
  PRODUCT: matching(/^[\w-]+$/, 'must be one segment of a path'),
  /** Signs quotes, and other keys are derived from it. Without it there are no quotes and no bookings. */
  QUOTE_SECRET: v.pipe(text, secret),
  /** The card payment page. Without it bookings have no payment link. */
  PAYMENT_URL: v.pipe(text, v.nullable(v.pipe(v.string(), v.check(isWebPage, 'must be an https address')))),
  /** Signs payment links; the payment page has the same. If not set, a key is derived from QUOTE_SECRET. */
  PAYMENT_SECRET: v.pipe(text, v.nullable(secret)),
  /** PayHere's name for the operator. With its secret, guests pay at PayHere. docs/payments.md */
  PAYHERE_MERCHANT_ID: matching(/^\d{4,12}$/, 'must be the number that PayHere gave you'),
  PAYHERE_SECRET: v.pipe(text, v.nullable(secret)),
  /** By which PayHere gives money back: the id and the secret of an API key, with : between. */
  PAYHERE_APP: payHereApp,
  /** onepay's app: its currency, id, token and hash salt. docs/payments.md#onepay */
  ONEPAY_KEYS: v.pipe(text, v.nullable(onepayKeys)),
  /** `true` for PayHere's sandbox, where no money moves. */
  PAYHERE_SANDBOX: oneOf(['true', 'false']),
  /** What PayHere asks guests for; an account takes dollars only if PayHere has allowed it. */
  PAYHERE_CURRENCY: oneOf(PAYMENT_CURRENCIES),
  /** What its plan takes in a payment and in a month, in that currency: docs/payments.md#limits */
  PAYHERE_LIMITS: v.pipe(text, v.nullable(gatewayLimits)),
  /** A second account, for the other currency, with its secret and limits. */
  PAYHERE_SECOND_MERCHANT_ID: matching(/^\d{4,12}$/, 'must be the number that PayHere gave you'),
  PAYHERE_SECOND_SECRET: v.pipe(text, v.nullable(secret)),
  PAYHERE_SECOND_APP: payHereApp,
  PAYHERE_SECOND_LIMITS: v.pipe(text, v.nullable(gatewayLimits)),
  /** How guests who live in Sri Lanka pay; `rupees` if not set. docs/operations.md#residents */
  RESIDENTS_PAY: oneOf(RESIDENTS_PAY),
  /** Where guests transfer deposits to, if they cannot pay online: holder, number, bank and SWIFT code, with | between. */
  BANK_ACCOUNT: v.pipe(text, v.nullable(bankAccount)),
  /** Days after the booking in which a deposit by bank transfer must arrive. */
  BANK_DAYS: v.pipe(
    text,
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,2}$/, 'must be a whole number of days'),
        v.transform(Number),
        v.minValue(2, 'must be at least 2 days: a transfer takes so long'),
        v.maxValue(20, 'must be at most 20 days'),
      ),
    ),
  ),
  /** `true` lets the cron fetch the rates of guests' money, once a day. */
  FETCH_CURRENCIES: oneOf(['true', 'false']),
  /** Signs the notices of any other payment page. */
  PAYMENT_NOTIFY_SECRET: v.pipe(text, v.nullable(secret)),
  /**
   * The key that browsers know this site by, a full stop, and the one that signs what is sent to them (RFC 8292).
   * Without them nobody is told by push. `npx node scripts/prepare-local.ts` makes them.
   */
  VAPID_KEYS: matching(/^B[\w-]{86}\.[\w-]{43}$/, 'must be what `npx node scripts/prepare-local.ts` prints'),
  /** Sender of every mail, of a domain that Email Service may send for. Without it mail waits. */
  MAIL_FROM: v.pipe(text, emailAddress),
  /** Who is told of new bookings: one address, or several with commas between them. Without it these notices wait; mail to customers goes out. */
  MAIL_OPERATOR: v.pipe(text, emailAddresses),
  /** Mails of the whole site in an hour. Further mail waits, and the operator is told. */
  MAILS_PER_HOUR: count('mail', 6),
  /** Computed distances that D1 and KV keep, of transfers and of tours each; the oldest make room for new ones. */
  MAX_SAVED_DISTANCES: count('distance', 8),
  /** Days after the journey when a customer's personal data is erased. Without it nothing is erased. */
  ERASE_AFTER_DAYS: v.pipe(
    text,
    required,
    v.regex(/^\d+$/, 'must be a whole number of days'),
    v.transform(Number),
    v.minValue(1, 'must be at least 1 day'),
    v.maxValue(MAX_DAYS_KEPT, `must be at most ${MAX_DAYS_KEPT} days`),
  ),
  /** Where alarms go that nobody in the office has answered. docs/operations.md#the-owners-messenger */
  ALARM_WEBHOOK: v.pipe(text, v.nullable(v.pipe(v.string(), v.check(isReceiver, 'must be an https address')))),
  /** Signs what is sent there; the receiver has the same. */
  ALARM_WEBHOOK_SECRET: v.pipe(text, v.nullable(secret)),
  /** `yes` from a deploy that found published price lists (scripts/deploy.ts). */
  PRICES_PUBLISHED: oneOf(['yes']),
  /**
   * Cloudflare Access in front of `/operator`: the team's name, and the application's audience tag. Without both there
   * is no such page.
   */
  ACCESS_TEAM: matching(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/, 'must be the name before .cloudflareaccess.com'),
  ACCESS_AUDIENCE: matching(/^[\da-f]{64}$/, 'must be the 64 hexadecimal digits of the audience tag'),
  /**
   * Who of those whom Access lets in is an owner: by address, or by a group that the login method names in its claims. The
   * others are the desk; without both everybody is an owner.
   */
  OFFICE_OWNERS: v.pipe(text, v.nullable(emailAddresses)),
  OFFICE_OWNER_GROUP: matching(/^[^\p{Cc}]{1,100}$/u, 'must be the name of a group'),
  /**
   * `yes` opens `/operator` in the development server (`npm run dev`), `desk` opens it as the desk sees it. Built code does
   * not read it.
   */
  OPERATOR_OPEN: oneOf(['yes', 'desk']),
  /** Where counts of what guests look for are read again, if `DEMAND` is bound: account and dataset. docs/operations.md#what-guests-look-for */
  DEMAND_DATASET: matching(
    /^[\da-f]{32}\/[a-z]\w{0,59}$/,
    'must be the id of your account, a slash, and the name of the dataset',
  ),
  /** Secret. An API token that may read the account's analytics. */
  DEMAND_TOKEN: v.pipe(text, v.nullable(secret)),
  /** Shows hotels and a street map in the browser. Not secret, but restricted to this site (docs/google-maps.md). */
  GOOGLE_MAPS_BROWSER_KEY: text,
  /** Style of the street map. */
  GOOGLE_MAPS_MAP_ID: text,
  /** Secret. Lets the Worker itself ask for directions. */
  GOOGLE_MAPS_SERVER_KEY: text,
  /**
   * Cloudflare Turnstile in the booking forms: the widget's key, which is not secret, and the secret that verifies what
   * it says. Both or none.
   */
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
})

type Checked = v.InferOutput<typeof SettingsSchema>

/** Variables and secrets, checked: `null` for one that is not set, or that cannot be right. */
type Settings = {
  readonly [Name in keyof Checked]: Name extends 'PRODUCT'
    ? string
    : Name extends 'MAILS_PER_HOUR' | 'MAX_SAVED_DISTANCES'
      ? number
      : Checked[Name] | null
}

function check(values: unknown) {
  const { output, issues = [] } = v.safeParse(SettingsSchema, values, { abortPipeEarly: true })
  // Not the value: it may be a secret.
  const problems = issues.map((issue) => ({ name: v.getDotPath(issue)!, problem: issue.message }))
  return { output: output as object, problems }
}

/**
 * What is wrong with variables and secrets, those included that are needed and not there. A deploy asks before a Worker
 * does.
 */
export const settingProblems = (values: Readonly<Record<string, unknown>>) => check(values).problems

function checked(env: Env): Settings {
  const { output, problems } = check(env)
  const values: Record<string, unknown> = { ...output }
  for (const { name, problem } of problems) {
    logWarning(`${name} ${problem}`)
    values[name] = null
  }
  if ((values.TURNSTILE_SITE_KEY === null) !== (values.TURNSTILE_SECRET_KEY === null)) {
    logWarning(
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: without the other one bookings are not checked',
    )
    values.TURNSTILE_SITE_KEY = values.TURNSTILE_SECRET_KEY = null
  }
  if ((values.ALARM_WEBHOOK === null) !== (values.ALARM_WEBHOOK_SECRET === null)) {
    logWarning('ALARM_WEBHOOK and ALARM_WEBHOOK_SECRET belong together: without the other one no alarm is sent there')
    values.ALARM_WEBHOOK = values.ALARM_WEBHOOK_SECRET = null
  }
  if ((values.DEMAND_DATASET === null) !== (values.DEMAND_TOKEN === null)) {
    logWarning('DEMAND_DATASET and DEMAND_TOKEN belong together: without the other one D1 counts what guests look for')
    values.DEMAND_DATASET = values.DEMAND_TOKEN = null
  }
  return {
    ...values,
    PRODUCT: values.PRODUCT ?? DEFAULT_PRODUCT,
    MAILS_PER_HOUR: values.MAILS_PER_HOUR ?? DEFAULT_MAILS_PER_HOUR,
    MAX_SAVED_DISTANCES: values.MAX_SAVED_DISTANCES ?? DEFAULT_SAVED_DISTANCES,
  } as Settings
}

const known = new WeakMap<Env, Settings>()

/**
 * Checks the environment once, and logs what is wrong with it. A part of the site that is set up wrongly is left out;
 * it never fails a request.
 */
export function settings(env: Env): Settings {
  const values = known.get(env) ?? checked(env)
  known.set(env, values)
  return values
}

/** Asked without the other settings: a command has none of them, and would warn of each. */
export const residentsPayRupees = ({ RESIDENTS_PAY: pay }: Env): boolean =>
  pay?.trim() !== ('either' satisfies ResidentsPay)

/** How a guest reads prices: in rupees alone, in rupees first where the rule is another, or from abroad in dollars first. */
export const readsRupees = (env: Env, resident: boolean): boolean | undefined =>
  resident ? residentsPayRupees(env) || undefined : false

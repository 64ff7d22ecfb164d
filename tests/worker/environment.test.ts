import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { settings, type Env } from '#worker/environment.ts'
import { scheduled } from '#worker/index.ts'
import { testSite, transferToken, rows, transferDetails } from './bookings/booking-site.ts'

const GOOD_SECRET = 'a-secret-of-the-test-0123456789-abcd'
const warn = vi.spyOn(console, 'warn')
const warnings = () => warn.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what)

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  warn.mockReset()
})

const settingsWith = (change: Partial<Record<keyof Env, unknown>>) => settings({ ...env, ...change } as Env)

test('the values of wrangler.toml are all right', () => {
  expect(settings({ ...env } as Env)).toEqual({
    PRODUCT: 'serendip',
    PAYMENT_URL: env.PAYMENT_URL,
    MAIL_FROM: env.MAIL_FROM,
    MAIL_OPERATOR: [env.MAIL_OPERATOR],
    MAILS_PER_HOUR: 200,
    MAX_SAVED_DISTANCES: 200_000,
    ERASE_AFTER_DAYS: 90,
    QUOTE_SECRET: env.QUOTE_SECRET,
    PAYMENT_SECRET: null,
    PAYHERE_MERCHANT_ID: null,
    PAYHERE_SECRET: null,
    PAYHERE_APP: null,
    PAYHERE_SECOND_APP: null,
    ONEPAY_KEYS: null,
    PAYHERE_SANDBOX: 'false',
    PAYHERE_CURRENCY: 'USD',
    PAYHERE_LIMITS: null,
    PAYHERE_SECOND_MERCHANT_ID: null,
    PAYHERE_SECOND_SECRET: null,
    PAYHERE_SECOND_LIMITS: null,
    RESIDENTS_PAY: null,
    FETCH_CURRENCIES: 'false',
    PAYMENT_NOTIFY_SECRET: null,
    BANK_ACCOUNT: null,
    BANK_DAYS: null,
    GOOGLE_MAPS_BROWSER_KEY: null,
    GOOGLE_MAPS_MAP_ID: null,
    GOOGLE_MAPS_SERVER_KEY: null,
    TURNSTILE_SITE_KEY: null,
    VAPID_KEYS: null,
    TURNSTILE_SECRET_KEY: null,
    ACCESS_TEAM: null,
    ACCESS_AUDIENCE: null,
    ALARM_WEBHOOK: null,
    ALARM_WEBHOOK_SECRET: null,
    DEMAND_DATASET: null,
    DEMAND_TOKEN: null,
    OFFICE_OWNERS: null,
    OFFICE_OWNER_GROUP: null,
    OPERATOR_OPEN: null,
    PRICES_PUBLISHED: null,
  })
  expect(warnings()).toEqual([])
})

const ONEPAY = {
  id: '80NR1189D04CD635D8ACD',
  token: `${'ca00d67bf74d77b0'.repeat(4)}.RVKD11`,
  salt: 'GR2P1189D04CD635D8AFD',
}

test('the environment is checked once, and what is wrong is logged once', () => {
  const site = { ...env, PAYMENT_URL: 'pay' } as Env
  expect(settings(site)).toBe(settings(site))
  expect(warnings()).toEqual(['PAYMENT_URL must be an https address'])
})

test.each([
  ['QUOTE_SECRET', undefined, 'is not set'],
  ['QUOTE_SECRET', '', 'is not set'],
  ['QUOTE_SECRET', 'abcdefghijklmnopqrstuvwxyz01234', 'is shorter than 32 characters'],
  ['QUOTE_SECRET', 'x'.repeat(32), 'has fewer than 8 different characters'],
  ['QUOTE_SECRET', 'abcdefg'.repeat(6), 'has fewer than 8 different characters'],
  ['QUOTE_SECRET', { length: 40 }, 'must be a text'],
  ['PAYMENT_SECRET', 'short', 'is shorter than 32 characters'],
  ['PAYMENT_SECRET', '0'.repeat(64), 'has fewer than 8 different characters'],
  ['PAYMENT_URL', 'pay', 'must be an https address'],
  ['PAYMENT_URL', 'http://pay.example.com', 'must be an https address'],
  ['MAIL_FROM', undefined, 'is not set'],
  ['MAIL_FROM', 'bookings', 'is not an e-mail address'],
  ['MAIL_FROM', 'a@example.com\nBcc: b@example.com', 'is not an e-mail address'],
  ['MAIL_OPERATOR', 'a@example.com, b@', 'is not an e-mail address, or several with commas between them'],
  ['MAIL_OPERATOR', 'a@example.com,', 'is not an e-mail address, or several with commas between them'],
  ['MAIL_OPERATOR', 'abcdef'.replaceAll(/./g, '$&@example.com,').slice(0, -1), 'has more than 5 addresses'],
  ['BANK_ACCOUNT', '1234 5678', 'must be holder | account number | bank and branch | SWIFT code'],
  [
    'BANK_ACCOUNT',
    'A <b> | 1234 5678 | A Bank | ABANLKLX',
    'must be holder | account number | bank and branch | SWIFT code',
  ],
  ['BANK_ACCOUNT', 'Ann | 1234 5678 | A Bank | 12', 'must be holder | account number | bank and branch | SWIFT code'],
  ['PAYHERE_LIMITS', '1000', 'must be two whole amounts, of a payment / of a month: 0 is no limit'],
  ['PAYHERE_LIMITS', '1,000 / 5,000', 'must be two whole amounts, of a payment / of a month: 0 is no limit'],
  ['PAYHERE_SECOND_LIMITS', '-1 / 5', 'must be two whole amounts, of a payment / of a month: 0 is no limit'],
  ['PAYHERE_SECOND_MERCHANT_ID', '12', 'must be the number that PayHere gave you'],
  ['RESIDENTS_PAY', 'dollars', 'must be rupees or either'],
  ['PAYHERE_APP', '4OVx3kbNGP4', "must be an API key of PayHere, as 'App ID:App Secret'"],
  ['PAYHERE_APP', '4OVx3kbNGP4:', "must be an API key of PayHere, as 'App ID:App Secret'"],
  ['PAYHERE_APP', ':8cbGHs2kWq4ZtYr8xA1vPl', "must be an API key of PayHere, as 'App ID:App Secret'"],
  ['PAYHERE_APP', `4OVx3kbNGP4:${'ab'.repeat(12)}`, 'has an App Secret of fewer than 8 different characters'],
  ['PAYHERE_SECOND_APP', '4OVx3kbNGP4:short', "must be an API key of PayHere, as 'App ID:App Secret'"],
  ['ONEPAY_KEYS', `EUR ${ONEPAY.id} ${ONEPAY.token} ${ONEPAY.salt}`, "must be 'USD appId appToken hashSalt', or LKR"],
  ['ONEPAY_KEYS', `USD ${ONEPAY.id} ${ONEPAY.token}`, "must be 'USD appId appToken hashSalt', or LKR"],
  [
    'ONEPAY_KEYS',
    `USD ${ONEPAY.id} ${'0'.repeat(64)} ${ONEPAY.salt}`,
    'has a token or salt of fewer than 8 different characters',
  ],
  [
    'ONEPAY_KEYS',
    `USD ${ONEPAY.id} ${ONEPAY.token} ${'A1'.repeat(10)}`,
    'has a token or salt of fewer than 8 different characters',
  ],
  ['BANK_DAYS', '1', 'must be at least 2 days: a transfer takes so long'],
  ['BANK_DAYS', '21', 'must be at most 20 days'],
  ['ERASE_AFTER_DAYS', undefined, 'is not set'],
  ['ERASE_AFTER_DAYS', 'abc', 'must be a whole number of days'],
  ['ERASE_AFTER_DAYS', '-1', 'must be a whole number of days'],
  ['ERASE_AFTER_DAYS', '0', 'must be at least 1 day'],
  ['ERASE_AFTER_DAYS', '36501', 'must be at most 36500 days'],
] as const)('%s = %j counts as not set; the log says that it %s, and not the value', (name, value, message) => {
  expect(settingsWith({ [name]: value })[name]).toBeNull()
  expect(warnings()).toEqual([`${name} ${message}`])
})

test.each(['many', '0', '1.5', '999999999'])(
  'MAX_SAVED_DISTANCES = %j is logged, and the usual ceiling holds',
  (value) => {
    expect(settingsWith({ MAX_SAVED_DISTANCES: value }).MAX_SAVED_DISTANCES).toBe(200_000)
    expect(warnings()).toEqual([expect.stringContaining('MAX_SAVED_DISTANCES must be')])
  },
)

test.each(['abc', '0', '-5', '1.5'])('MAILS_PER_HOUR = %j is logged, and the usual limit holds', (value) => {
  expect(settingsWith({ MAILS_PER_HOUR: value }).MAILS_PER_HOUR).toBe(600)
  expect(warnings()).toEqual([expect.stringContaining('MAILS_PER_HOUR must be')])
})

test.each([
  ['QUOTE_SECRET', GOOD_SECRET, GOOD_SECRET],
  ['QUOTE_SECRET', '0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
  ['PAYMENT_SECRET', GOOD_SECRET, GOOD_SECRET],
  ['PAYMENT_URL', 'http://localhost:3000/pay', 'http://localhost:3000/pay'],
  ['PAYMENT_URL', ' https://pay.example.com/a?b=c ', 'https://pay.example.com/a?b=c'],
  ['PAYMENT_URL', '', null],
  [
    'BANK_ACCOUNT',
    ' Ann Perera | 1234 5678 | A Bank, Galle|ABANLKLX ',
    { holder: 'Ann Perera', number: '1234 5678', bank: 'A Bank, Galle', swift: 'ABANLKLX' },
  ],
  ['BANK_DAYS', '5', 5],
  ['ERASE_AFTER_DAYS', '1', 1],
  ['MAILS_PER_HOUR', '12', 12],
  ['MAILS_PER_HOUR', undefined, 600],
  ['MAX_SAVED_DISTANCES', '5000', 5000],
  ['MAX_SAVED_DISTANCES', undefined, 200_000],
  ['GOOGLE_MAPS_SERVER_KEY', 'key', 'key'],
  ['PRODUCT', 'other', 'other'],
  ['PRODUCT', undefined, 'serendip'],
] as const)('%s = %j is taken', (name, value, expected) => {
  expect(settingsWith({ [name]: value })[name]).toEqual(expected)
  expect(warnings()).toEqual([])
})

test.each([['TURNSTILE_SITE_KEY'], ['TURNSTILE_SECRET_KEY']] as const)(
  '%s alone counts as not set; the log says what is missing',
  (name) => {
    expect(settingsWith({ [name]: 'key' })).toMatchObject({ TURNSTILE_SITE_KEY: null, TURNSTILE_SECRET_KEY: null })
    expect(warnings()).toEqual([expect.stringContaining('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together')])
  },
)

test('both keys of Turnstile are taken', () => {
  expect(settingsWith({ TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' })).toMatchObject({
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET_KEY: 'secret',
  })
  expect(warnings()).toEqual([])
})

test.each([
  { ALARM_WEBHOOK: 'https://messenger.test/a' },
  { ALARM_WEBHOOK_SECRET: '0123456789abcdef0123456789abcdef' },
  { ALARM_WEBHOOK: 'http://messenger.test/a', ALARM_WEBHOOK_SECRET: '0123456789abcdef0123456789abcdef' },
  { ALARM_WEBHOOK: 'https://messenger.test/a', ALARM_WEBHOOK_SECRET: 'short' },
])("the owner's messenger needs an https address and a secret: %o is none", (values) => {
  expect(settingsWith(values)).toMatchObject({ ALARM_WEBHOOK: null, ALARM_WEBHOOK_SECRET: null })
  expect(warnings().join()).toContain('ALARM_WEBHOOK')
})

test('a product that cannot stand in a path is replaced by the usual one', () => {
  expect(settingsWith({ PRODUCT: 'a/b' }).PRODUCT).toBe('serendip')
  expect(warnings()).toEqual(['PRODUCT must be one segment of a path'])
})

describe('without a strong QUOTE_SECRET', () => {
  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one of 31 characters', GOOD_SECRET.slice(0, 31)],
    ['32 equal letters', 'x'.repeat(32)],
  ])('%s: no quote and no booking, and the answer names no secret', async (_what, QUOTE_SECRET) => {
    const site = testSite({ QUOTE_SECRET })
    const answers = [
      await site.post('/transfer/query', { urlData: { url: 'taxi-from-Ella-to-Kandy' } }),
      await site.bookTransfer('a.b.c'),
      await site.bookTour('a.b.c'),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      const problem = await answer.json<Problem>()
      expect(problem.detail).toContain('Please write to us')
      expect(JSON.stringify(problem)).not.toMatch(/secret/i)
    }
    expect(await rows('bookings')).toEqual([])
    expect(warnings()).toEqual([expect.stringMatching(/^QUOTE_SECRET /)])
  })

  test('one of 32 different enough characters is enough', async () => {
    expect(
      (
        await testSite({ QUOTE_SECRET: GOOD_SECRET.slice(0, 32) }).post('/transfer/query', {
          urlData: { url: 'taxi-from-Ella-to-Kandy' },
        })
      ).status,
    ).toBe(200)
  })
})

describe('with a wrong address of the operator or the sender', () => {
  test.each([
    ['MAIL_OPERATOR', 1],
    ['MAIL_FROM', 0],
  ] as const)('%s: the booking is taken and its mail waits', async (name, sent) => {
    const site = testSite({ [name]: 'nobody' })
    expect((await site.bookTransfer(await transferToken())).status).toBe(200)
    expect(site.mails.map(({ to }) => to)).toEqual(sent === 1 ? [transferDetails.email] : [])
    const waiting = (await rows('outbox')).filter((row) => row.sent_at === null)
    expect(waiting).toHaveLength(2 - sent)
    for (const row of waiting) expect(row).toMatchObject({ attempts: 1, given_up_at: null, last_error: `no ${name}` })
    await env.DB.prepare('delete from outbox').run()
  })
})

test('a wrong ERASE_AFTER_DAYS keeps no other sweep from its work', async () => {
  const site = testSite({
    ERASE_AFTER_DAYS: 'abc',
    EMAIL: {
      send: async () => {
        throw new Error('down')
      },
    } as unknown as Env['EMAIL'],
  })
  const { reference } = await site.booked()
  await env.DB.batch([
    env.DB.prepare(
      "update rides set pickup_date = '2020-01-01' where booking_number = (select number from bookings where reference = ?)",
    ).bind(reference),
    env.DB.prepare("update outbox set due_at = '2020-01-01'"),
    env.DB.prepare(
      "insert into transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, expires_at) values ('k', 'a', 'b', 9, 9, '2020-01-01T00:00:00.000Z')",
    ),
  ])
  const sweep = testSite({ ERASE_AFTER_DAYS: 'abc' })
  await scheduled(sweep.env)
  // In the evening the overview goes as well, and alarms about other bookings.
  expect(sweep.mails.filter(({ subject }) => subject.includes(reference))).toHaveLength(2)
  expect((await env.DB.prepare("select * from transfer_rates where route_key = 'k'").all()).results).toEqual([])
  expect(await rows('bookings', reference)).toMatchObject([{ email: transferDetails.email, erased_at: null }])
  expect(warnings()).toContainEqual(expect.stringContaining('No personal data is erased'))
})

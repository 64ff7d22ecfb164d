import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { ORIGIN } from '../site.ts'
import { removeBookings, rows, testSite, tourToken, transferToken } from './booking-site.ts'

const HOST = new URL(ORIGIN).hostname
const SECRET = '0x4AAAAAAAsecretOfTheWidget'
/** Cloudflare's keys for tests: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const TEST_KEYS = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
}
const TEST_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'

const KEYS = { TURNSTILE_SITE_KEY: '0x4AAAAAAAsite', TURNSTILE_SECRET_KEY: SECRET }
const site = testSite(KEYS)

let turnstile: ReturnType<typeof vi.fn<typeof fetch>>
const asked = () =>
  turnstile.mock.calls.map(([url, init]) => ({
    url: String(url),
    ...(JSON.parse(String(init!.body)) as { secret: string; response: string; idempotency_key: string }),
  }))
const answers = (answer: object, status = 200) =>
  turnstile.mockImplementation(async () => Response.json(answer, { status }))
const PERSON = { success: true, 'error-codes': [], hostname: HOST, action: 'booking' }

const log: string[] = []
beforeEach(async () => {
  turnstile = vi.fn<typeof fetch>()
  answers(PERSON)
  vi.spyOn(globalThis, 'fetch').mockImplementation(turnstile)
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      log.push(words.map(String).join(' '))
    })
  await removeBookings()
})
afterEach(() => {
  expect(log.splice(0).join('\n')).not.toMatch(/secretOf|made-in-the-browser/)
  vi.restoreAllMocks()
})

const withToken = (token = 'made-in-the-browser') => ({ headers: { 'x-turnstile-token': token } })
const book = async (token?: string, at = site, quote?: string) =>
  at.bookTransfer(quote ?? (await transferToken()), {}, token === undefined ? {} : withToken(token))

describe('with both keys of Turnstile', () => {
  test('a booking that a person sends is taken, and Turnstile was asked once', async () => {
    expect((await book('made-in-the-browser')).status).toBe(200)
    expect(asked()).toMatchObject([
      {
        url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        secret: SECRET,
        response: 'made-in-the-browser',
      },
    ])
    expect(await rows('rides')).toMatchObject([{ needs_review: 0 }])
  })

  test('so is a tour', async () => {
    expect((await site.bookTour(await tourToken(), {}, withToken())).status).toBe(200)
    expect(asked()).toHaveLength(1)
  })

  test.each([
    ['without a token', undefined],
    ['with an empty one', ''],
    ['with one that is too long', 'x'.repeat(2049)],
  ])('a booking %s is refused, and nobody is asked', async (_, token) => {
    const answer = await book(token)
    expect(answer.status).toBe(403)
    expect(await answer.json<Problem>()).toMatchObject({
      type: '/problems/robot-check',
      title: 'Please confirm that you are not a robot',
      detail: expect.stringContaining('Nothing has been booked') as string,
    })
    expect((await site.bookTour(await tourToken())).status).toBe(403)
    expect(asked()).toEqual([])
    expect(await rows('bookings')).toEqual([])
  })

  test.each<[string, object]>([
    ['a forged token', { success: false, 'error-codes': ['invalid-input-response'] }],
    [
      'a token that is too old, or was used for another quote',
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
    ],
    ['a token of another widget', { ...PERSON, action: 'login' }],
    ['a token of another site', { ...PERSON, hostname: 'elsewhere.example.com' }],
  ])('a booking with %s is refused', async (_, answer) => {
    answers(answer)
    expect((await book('made-in-the-browser')).status).toBe(403)
    expect(await rows('bookings')).toEqual([])
  })

  test('a booking that was made answers the same post again, without another token', async () => {
    const quote = await transferToken()
    const first = await (await book('made-in-the-browser', site, quote)).json<BookingReceipt>()
    answers({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    for (const token of ['made-in-the-browser', undefined])
      expect(await (await book(token, site, quote)).json()).toEqual(first)
    expect(asked()).toHaveLength(1)
  })

  test('a post that could not be written may come again with the same token: Turnstile is asked under the same key', async () => {
    const quote = await transferToken()
    await env.DB.prepare(
      "create trigger no_booking before insert on bookings begin select raise(abort, 'down'); end",
    ).run()
    expect((await book('made-in-the-browser', site, quote)).status).toBe(503)
    await env.DB.prepare('drop trigger no_booking').run()
    expect((await book('made-in-the-browser', site, quote)).status).toBe(200)
    await book('made-in-the-browser')
    const [first, again, other] = asked().map(({ idempotency_key: key }) => key)
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('what is wrong in the form is said first, and uses up no token', async () => {
    const answer = await site.bookTransfer(await transferToken(), { phone: '12' }, withToken())
    expect(answer.status).toBe(422)
    expect(asked()).toEqual([])
  })

  test.each<[string, () => void]>([
    ['cannot be reached', () => turnstile.mockRejectedValue(new TypeError('no connection to made-in-the-browser'))],
    [
      'answers a page of HTML',
      () => turnstile.mockImplementation(async () => new Response('<h1>502</h1>', { status: 502 })),
    ],
    ['has a fault', () => answers({ success: false, 'error-codes': ['internal-error'] })],
    ['does not know our secret', () => answers({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('while Turnstile %s a booking is taken for review, and the log says so', async (_, fail) => {
    fail()
    expect((await book('made-in-the-browser')).status).toBe(200)
    expect(await rows('rides')).toMatchObject([{ needs_review: 1 }])
    expect(log.join()).toMatch(/turnstile/i)
  })

  test('a silent Turnstile is given up after three seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await book('made-in-the-browser')
    expect(timeout).toHaveBeenCalledWith(3000)
    expect(turnstile.mock.calls[0]![1]!.signal).toBe(timeout.mock.results[0]!.value)
  })
})

test("Cloudflare's test keys answer for any site", async () => {
  answers({
    success: true,
    'error-codes': [],
    hostname: 'example.com',
    action: '',
    metadata: { result_with_testing_key: true },
  })
  expect((await book(TEST_TOKEN, testSite(TEST_KEYS))).status).toBe(200)
})

test.each([
  ['no key', {}],
  ["the site's key alone", { TURNSTILE_SITE_KEY: KEYS.TURNSTILE_SITE_KEY }],
  ['the secret alone', { TURNSTILE_SECRET_KEY: SECRET }],
])('with %s nothing is asked or shown', async (_, keys) => {
  const open = testSite(keys)
  expect((await book(undefined, open)).status).toBe(200)
  expect(asked()).toEqual([])
  const page = await open.get('/transfer/taxi-from-Colombo-to-Kandy')
  expect(await page.text()).not.toContain('"turnstile"')
  expect(page.headers.get('content-security-policy')).not.toContain('challenges.cloudflare.com')
})

const sourcesOf = (answer: Response, directive: string) =>
  answer.headers
    .get('content-security-policy')!
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

describe("the page's policy lets Turnstile in", () => {
  const FORMS = [
    '/',
    '/no/such/page',
    '/transfer/taxi-from-Colombo-to-Kandy',
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day',
  ]

  test.each(FORMS)('where a booking form is: %s', async (path) => {
    const page = await site.get(path)
    expect(sourcesOf(page, 'script-src')).toEqual(["'self'", 'https://challenges.cloudflare.com'])
    expect(sourcesOf(page, 'frame-src')).toEqual(["'self'", 'https://challenges.cloudflare.com'])
    const html = await page.text()
    expect(html).toContain(`"turnstile":"${KEYS.TURNSTILE_SITE_KEY}"`)
    expect(html).not.toContain(SECRET)
  })

  test('beside Google, where its key is set too', async () => {
    const page = await testSite({ ...KEYS, GOOGLE_MAPS_BROWSER_KEY: 'key' }).get(FORMS[0]!)
    expect(sourcesOf(page, 'script-src')).toEqual([
      "'self'",
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      'https://challenges.cloudflare.com',
    ])
  })

  test.each([
    '/booking/K7Q2-M4XT-9BHE',
    '/things-to-do/transport/Kandy-taxi',
    '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
    '/en/serendip/none',
  ])('and nowhere else: %s', async (path) => {
    expect((await site.get(path)).headers.get('content-security-policy')).not.toContain('challenges.cloudflare.com')
  })
})

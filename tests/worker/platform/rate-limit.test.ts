/** How much one visitor may do: counted by address, where there is one. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { createExecutionContext } from 'cloudflare:test'
// Loaded before the first request: under test one request would wait for ever for code that another one is loading.
import '#worker/agents/server.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { paths } from '#domain/paths.ts'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { Env } from '#worker/environment.ts'
import { agents } from '#worker/agents/app.tsx'
import { app } from '#worker/app.ts'
import { ORIGIN } from '../site.ts'
import { api } from '#worker/api.ts'
import { hmac } from '#worker/platform/signing.ts'
import { isWithinLimit, networkOf, visitorKey } from '#worker/platform/rate-limit.ts'
import { testSite, tourToken, transferToken, rows } from '../bookings/booking-site.ts'
import { journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'

/** Uploads of distances. */
const transfer = {
  from: 'Negombo',
  to: 'Amber Hotel',
  distance: 10,
  duration: '20 mins',
  url: 'taxi-from-Negombo-to-Amber%20Hotel',
  miniPriceLKR: 5200,
  miniPriceUSD: 18,
  carPriceLKR: 5700,
  carPriceUSD: 19,
  vanPriceLKR: 9000,
  vanPriceUSD: 31,
}
const safari = {
  park: 'Yala',
  pickup: 'Leopard Nest Lodge',
  dropoff: 'Ella',
  distance: 150,
  url: 'Yala-safari-pickup-from-Leopard-Nest-Lodge-drop-off-in-Ella-1-traveler-half-day',
}

type Limiter = Env['BOOKING_RATE']

/** Lets so many through of each address, and notes whom it counted. */
function limiter(limit: number) {
  const counted: string[] = []
  const binding = {
    limit: async ({ key }: { key: string }) => ({
      success: counted.push(key) && counted.filter((each) => each === key).length <= limit,
    }),
  } as unknown as Limiter
  return { counted, binding }
}

const from = (address: string): RequestInit => ({ headers: { 'cf-connecting-ip': address } })
const [ANN, BEN] = [from('203.0.113.7'), from('203.0.113.8')]

async function expectTooMany(answer: Response) {
  expect(answer.status).toBe(429)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('retry-after')).toBe('60')
  expect((await answer.json<Problem>()).type).toBe('/problems/too-many')
}

describe('a limit counts', () => {
  test.each([
    [
      'an IPv4 address',
      ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'],
      '203.0.113.7',
    ],
    [
      'an IPv6 network of 64 bits',
      [
        '2001:db8:1:2::1',
        '2001:db8:1:2:ffff:ffff:ffff:ffff',
        '2001:0DB8:0001:0002:0:0:0:9',
        '2001:db8:1:2:0:5efe:203.0.113.7',
      ],
      '2001:db8:1:2::/64',
    ],
    ['a network with zeros in it', ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8:0:0:1:2:3:4'], '2001:db8:0:0::/64'],
    ['a network that begins with zeros', ['::2', '0:0:0:0:1:2:3:4'], '0:0:0:0::/64'],
    [
      'whatever is no address as one visitor',
      [
        'garbage',
        '1.2.3',
        '1.2.3.4.5',
        '2001:db8',
        'fe80::1%eth0',
        '1:2:3:4:5:6:7:8:9',
        '::1::2',
        ':',
        '[::1]',
        '::1]/',
        '999:zz::',
      ],
      'no address',
    ],
    ['nobody on this machine', ['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'], null],
  ])('%s', (_, addresses, key) => {
    expect(addresses.map((address) => [address, visitorKey(address)])).toEqual(
      addresses.map((address) => [address, key]),
    )
  })

  test('neighbouring networks apart', () => {
    expect(
      new Set(['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1::2', '203.0.113.7', '203.0.113.8'].map(visitorKey))
        .size,
    ).toBe(5)
  })
})

test.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:0:1f12::/64', '2001:db8:0:1f00::/56'],
])('%s is of the network %s, as wide as one customer may have it', (visitor, network) => {
  expect(networkOf(visitor)).toBe(network)
})

test('seventy addresses of one IPv6 network are one visitor', async () => {
  const { binding, counted } = limiter(3)
  const site = testSite({ BOOKING_RATE: binding })
  for (let i = 1; i <= 5; i++)
    expect((await site.bookTransfer(await transferToken(), {}, from(`2001:db8:7:7::${i}`))).status).toBe(
      i <= 3 ? 200 : 429,
    )
  expect(new Set(counted).size).toBe(1)
})

describe('every call has a limit', () => {
  const none = limiter(0).binding
  const PAYMENT_NOTIFY_SECRET = 'a-key-of-the-payment-page-0123456789'
  const refusing = testSite({
    PAYMENT_NOTIFY_SECRET,
    ...Object.fromEntries(
      Object.keys(env)
        .filter((name) => name.endsWith('_RATE'))
        .map((name) => [name, none]),
    ),
  })
  const failing = testSite({
    PAYMENT_NOTIFY_SECRET,
    ...Object.fromEntries(
      Object.keys(env)
        .filter((name) => name.endsWith('_RATE'))
        .map((name) => [
          name,
          {
            limit: () => {
              throw new Error('down')
            },
          },
        ]),
    ),
  })
  const calls: Record<string, (site: typeof refusing) => Promise<Response>> = {
    'POST /places': (site) => site.post('/places', { text: 'gal' }, ANN),
    'POST /directions': (site) => site.post('/directions', { from: 'Galle', to: 'Kandy' }, ANN),
    'POST /transfer/query': (site) =>
      site.post('/transfer/query', { urlData: { url: 'taxi-from-Galle-to-Kandy' } }, ANN),
    'POST /transfer/all': (site) => site.post('/transfer/all', {}, ANN),
    'POST /transfer': (site) => site.post('/transfer/', { urlDataUpload: transfer }, ANN),
    'POST /safari/query/all': (site) => site.post('/safari/query/all', { linkUrl: {} }, ANN),
    'POST /safari/query': (site) => site.post('/safari/query', { urlData: { url: safari.url } }, ANN),
    'POST /safari': (site) => site.post('/safari/', { urlDataUpload: safari }, ANN),
    'POST /transfer/booking/:token': async (site) => site.bookTransfer(await transferToken(), {}, ANN),
    'POST /safari/booking/:token': async (site) => site.bookTour(await tourToken(), {}, ANN),
    'POST /journey': (site) => site.post('/journey', PLAN, ANN),
    'POST /journey/booking/:token': async (site) => {
      const quote = await journeyQuote(PLAN)
      return site.post(`/journey/booking/${quote.token}`, { bookingDetails: journeyDetails(quote) }, ANN)
    },
    'ALL /mcp': (site) =>
      site.get('/mcp', {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        headers: {
          ...ANN.headers,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
      }),
    'POST /payment/notify': async (site) => {
      const [time, body] = [
        Math.floor(Date.now() / 1000),
        '{"event":"e","payment":"p","order":"1","amount":"1.00","currency":"USD","status":"paid"}',
      ]
      return site.post('/payment/notify', body, {
        headers: {
          ...ANN.headers,
          'x-payment-signature': `t=${time},v1=${(await hmac(PAYMENT_NOTIFY_SECRET, `${time}.${body}`)).toHex()}`,
        },
      })
    },
    'GET /booking/:reference': (site) => site.get('/en/serendip/booking/K7Q2-M4XT-9BHE', ANN),
  }

  test('and this list has every call', () => {
    const all = [...api.routes.filter(({ method }) => method !== 'ALL'), ...agents.routes]
      .map(({ method, path }) => `${method} ${path.replace('/en/:product', '')}`)
      // What tells of them is as cheap as a page.
      .filter((call) => call !== `GET ${paths.forAgents}` && call !== 'GET /llms.txt')
    expect(Object.keys(calls).toSorted()).toEqual([...new Set(all)].toSorted())
  })

  test.each(Object.keys(calls))('%s: 429 beyond it, and an answer where the limiter fails', async (name) => {
    await expectTooMany(await calls[name]!(refusing))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await calls[name]!(failing)).status).toBe(name.startsWith('GET') ? 404 : 200)
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })

  test.each([
    '/booking/K7Q2-M4XT-9BHE',
    '/booking/K7Q2-M4XT-9BHE/calendar.ics',
    '/driver/abcdefghijklmnopqrstuv',
    '/operator',
    '/operator/booking/K7Q2-M4XT-9BHE',
    '/',
    '/transfer/taxi-from-Colombo-to-Kandy',
    '/no/such/page',
  ])('and so has %s', async (path) => {
    await expectTooMany(await refusing.get(path, ANN))
    expect((await refusing.get(path)).status).not.toBe(429)
  })

  test("the operator's pages are counted before a token is verified, and so are the forms", async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const site = testSite({ READ_RATE: none, ACCESS_TEAM: 'team', ACCESS_AUDIENCE: 'ab'.repeat(32) } as Partial<Env>)
    const headers = { ...ANN.headers, 'cf-access-jwt-assertion': 'a.b.c' }
    await expectTooMany(await site.get('/operator/today', { headers }))
    await expectTooMany(await site.get('/operator/payments/1', { method: 'POST', headers }))
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  test("and so is a browser's word of another address of its pushes", async () => {
    await expectTooMany(await refusing.get('/push-renewed', { method: 'POST', ...ANN }))
  })

  test('and so are names of photographs, each of which is looked for in R2', async () => {
    await expectTooMany(await refusing.get('/photos/van-0123456789ab-640.avif', ANN))
  })

  test('a page is counted once, whatever it passes', async () => {
    const { binding, counted } = limiter(10)
    const site = testSite({ READ_RATE: binding })
    for (const path of ['/', '/booking/K7Q2-M4XT-9BHE', '/operator']) await site.get(path, ANN)
    expect(counted).toHaveLength(3)
  })
})

test('one visitor can make only so many bookings, transfers and tours together; others are not affected', async () => {
  const { binding } = limiter(2)
  const site = testSite({ BOOKING_RATE: binding })
  expect((await site.bookTransfer(await transferToken(), {}, ANN)).status).toBe(200)
  expect((await site.bookTour(await tourToken(), {}, ANN)).status).toBe(200)
  const [bookings, mails] = [await rows('bookings'), site.mails.length]
  await expectTooMany(await site.bookTransfer(await transferToken(), {}, ANN))
  await expectTooMany(await site.bookTour(await tourToken(), {}, ANN))
  expect(await rows('bookings')).toEqual(bookings)
  expect(site.mails).toHaveLength(mails)
  expect((await site.bookTransfer(await transferToken(), {}, BEN)).status).toBe(200)
})

test('repeated and refused bookings are not counted', async () => {
  const { binding, counted } = limiter(1)
  const site = testSite({ BOOKING_RATE: binding })
  await site.bookTransfer(await transferToken(), { phone: '0' }, ANN)
  const token = await transferToken()
  for (let i = 0; i < 5; i++) expect((await site.bookTransfer(token, {}, ANN)).status).toBe(200)
  expect(counted).toHaveLength(1)
})

test('visitors without an address, and those on this machine, are not limited', async () => {
  const { binding, counted } = limiter(0)
  const site = testSite({ BOOKING_RATE: binding })
  for (const init of [{}, from('127.0.0.1'), from('::1'), from('::ffff:127.0.0.1')])
    expect((await site.bookTransfer(await transferToken(), {}, init)).status).toBe(200)
  expect(counted).toEqual([])
})

test('a limiter that fails refuses nobody', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = testSite({
    BOOKING_RATE: {
      limit: async () => {
        throw new Error('down')
      },
    } as unknown as Limiter,
  })
  expect((await site.bookTransfer(await transferToken(), {}, ANN)).status).toBe(200)
  expect(log).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

test('one visitor can have only so many distances saved', async () => {
  const { binding } = limiter(0)
  const site = testSite({ UPLOAD_RATE: binding })
  for (const [path, urlDataUpload] of [
    ['/transfer/', transfer],
    ['/safari/', safari],
  ] as const) {
    await expectTooMany(await site.post(path, { urlDataUpload }, ANN))
    expect((await site.post(path, { urlDataUpload })).status).toBe(200)
  }
})

test.each([
  ['BOOKING_RATE', 10],
  ['CHANGE_RATE', 10],
  ['POLL_RATE', 120],
  ['UPLOAD_RATE', 120],
  ['MAP_SERVICE_RATE', 30],
  ['READ_RATE', 600],
  ['SEARCH_RATE', 60],
] as const)('%s lets %i acts a minute through, and no more', async (name, most) => {
  // Counted anew each minute: where one ends meanwhile, the next try is within one.
  for (let tries = 0; tries < 3; tries++) {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: most + 5 }, () => isWithinLimit(env[name], key)))
    if (answers.filter(Boolean).length === most) return
  }
  expect.fail(`${name} let more or fewer through`)
})

test('the map service is limited for one visitor, and a limiter that fails changes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const asks = async (MAP_SERVICE_RATE: Limiter) => {
    google.mockClear()
    const answer = await testSite({ GOOGLE_MAPS_SERVER_KEY: 'key', MAP_SERVICE_RATE } as Partial<Env>).post(
      '/directions',
      { from: 'CMB', to: { placeId: 'a-hotel', position: { lat: 6.0486, lng: 80.1964 } } },
      ANN,
    )
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ source: 'embedded' })
    return google.mock.calls.length
  }
  expect(await asks(limiter(1).binding)).toBe(1)
  expect(await asks(limiter(0).binding)).toBe(0)
  for (const limit of [
    async () => {
      throw new Error('down')
    },
    () => {
      throw new Error('down')
    },
  ])
    expect(await asks({ limit } as unknown as Limiter)).toBe(1)
  vi.restoreAllMocks()
})

const changesOf = async (site: ReturnType<typeof testSite>) => {
  const booked = await site.bookTransfer(await transferToken(), {}, ANN)
  const { pathname, search } = new URL((await booked.json<BookingReceipt>()).changesUrl!)
  return (fields: Record<string, string> = {}) =>
    app.fetch(
      new Request(ORIGIN + pathname + search, {
        method: 'POST',
        headers: { ...ANN.headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
      site.env,
      createExecutionContext(),
    )
}

test("changes are counted by their booking: rubbish uses up nobody's, and neither do those of others", async () => {
  const { binding, counted } = limiter(2)
  const site = testSite({ CHANGE_RATE: binding })
  const [mine, hers] = [await changesOf(site), await changesOf(site)]
  const cancel = { step: 'cancel', version: '0', sure: 'no' }
  for (let i = 0; i < 5; i++) expect((await mine(cancel)).status).toBe(400)
  expect(counted).toEqual([])
  const change = { step: 'change', version: '7', date: '2020-01-01', time: '00:00' }
  const answers = [await mine(change), await mine(change), await mine(change)]
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 429])
  expect(await answers[2]!.text()).toContain('Please wait a minute, and save it again.')
  expect((await hers(change)).status).toBe(409)
})

test('a booking call is counted before anything reads it, also one that is wrong or sent again', async () => {
  const reads = limiter(2)
  const site = testSite({ READ_RATE: reads.binding, BOOKING_RATE: limiter(1).binding })
  const token = await transferToken()
  expect((await site.bookTransfer(token, {}, ANN)).status).toBe(200)
  expect((await site.bookTransfer(token, {}, ANN)).status).toBe(200)
  await expectTooMany(await site.bookTransfer(token, {}, ANN))
  await expectTooMany(await site.post('/safari/booking/x', '{', ANN))
  expect((await site.bookTransfer(await transferToken(), {}, BEN)).status).toBe(200)
})

test('pages and lookups of others behind one address use up no bookings', async () => {
  const site = testSite({ READ_RATE: limiter(2).binding })
  for (let i = 0; i < 3; i++) await site.get('/booking/K7Q2-M4XT-9BHE', ANN)
  expect((await site.get('/booking/K7Q2-M4XT-9BHE', ANN)).status).toBe(429)
  expect((await site.bookTransfer(await transferToken(), {}, ANN)).status).toBe(200)
})

test.each([
  ['/booking/K7Q2-M4XT-9BHE/now', '/booking/K7Q2-M4XT-9BHF/now'],
  ['/driver/abcdefghijklmnopqrstuv?part', '/driver/abcdefghijklmnopqrstuw?part'],
  ['/driver/day/abcdefghijklmnopqrstuv', '/driver/day/abcdefghijklmnopqrstuw'],
])('%s is counted by what it asks for, and its address has a limit of its own', async (path, other) => {
  const site = testSite({
    READ_RATE: limiter(0).binding,
    POLL_RATE: limiter(2).binding,
    CROWD_RATE: limiter(4).binding,
  })
  const ask = async (which: string, init = ANN) => (await site.get(which, init)).status
  expect([await ask(path), await ask(path), await ask(path)]).toEqual([404, 404, 429])
  expect(await ask(other)).toBe(404)
  // The address has had its four.
  expect(await ask(other)).toBe(429)
  expect(await ask(other, BEN)).toBe(404)
})

test('a private page has one spelling, by which it is counted', async () => {
  const site = testSite()
  for (const [typed, path] of [
    ['/Booking/K7Q2-M4XT-9BHE?a=1', '/booking/K7Q2-M4XT-9BHE?a=1'],
    ['/DRIVER/abcABC', '/driver/abcABC'],
    ['/Operator', '/operator'],
    ['/%42ooking/%0D%0AX', '/booking/X'],
    // With what a chat or a mail added behind it. A code may end with a line.
    ['/booking/K7Q2-M4XT-9BHE/changes).?key=1', '/booking/K7Q2-M4XT-9BHE/changes?key=1'],
    ['/de/booking/K7Q2-M4XT-9BHE%E2%80%8B', '/de/booking/K7Q2-M4XT-9BHE'],
    ['/driver/abcdefghijklmnopqrstu_.', '/driver/abcdefghijklmnopqrstu_'],
    ['/driver/day/abcdefghijklmnopqrstu-%3E', '/driver/day/abcdefghijklmnopqrstu-'],
  ] as const) {
    const answer = await site.get(typed)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path])
  }
})

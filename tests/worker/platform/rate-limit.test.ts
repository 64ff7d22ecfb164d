/** How much one visitor may do: counted by address, where there is one. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Problem } from '#domain/quotes/call-shapes.ts'
import type { Env } from '#worker/environment.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { testSite, tourToken, transferToken, rows } from '../bookings/booking-site.ts'

type Limiter = Env['BOOKING_RATE']

/** Lets so many through of each address, and notes whom it counted. */
function limiter(limit: number) {
  const counted: string[] = []
  const binding = { limit: async ({ key }: { key: string }) => ({ success: counted.push(key) && counted.filter((each) => each === key).length <= limit }) } as unknown as Limiter
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

test('one visitor can make only so many bookings, transfers and tours together; others are not affected', async () => {
  const { binding } = limiter(2)
  const site = testSite({ BOOKING_RATE: binding })
  expect((await site.bookTransfer(await transferToken(), {}, ANN)).status).toBe(200)
  expect((await site.bookTour(await tourToken(), {}, ANN)).status).toBe(200)
  const [bookings, mails] = [await rows('transfer_bookings'), site.mails.length]
  await expectTooMany(await site.bookTransfer(await transferToken(), {}, ANN))
  await expectTooMany(await site.bookTour(await tourToken(), {}, ANN))
  expect(await rows('transfer_bookings')).toEqual(bookings)
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
  for (const init of [{}, from('127.0.0.1'), from('::1'), from('::ffff:127.0.0.1')]) expect((await site.bookTransfer(await transferToken(), {}, init)).status).toBe(200)
  expect(counted).toEqual([])
})

test('a limiter that fails refuses nobody', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = testSite({ BOOKING_RATE: { limit: async () => { throw new Error('down') } } as unknown as Limiter })
  expect((await site.bookTransfer(await transferToken(), {}, ANN)).status).toBe(200)
  expect(log).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

test('one visitor can have only so many distances saved', async () => {
  const { binding } = limiter(0)
  const site = testSite({ UPLOAD_RATE: binding })
  const transfer = {
    from: 'Negombo', to: 'Amber Hotel', distance: 10, duration: '20 mins', url: 'taxi-from-Negombo-to-Amber%20Hotel',
    miniPriceLKR: 5200, miniPriceUSD: 18, carPriceLKR: 5700, carPriceUSD: 19, vanPriceLKR: 9000, vanPriceUSD: 31,
  }
  const safari = { park: 'Yala', pickup: 'Leopard Nest Lodge', dropoff: 'Ella', distance: 150, url: 'Yala-safari-pickup-from-Leopard-Nest-Lodge-drop-off-in-Ella-1-traveler-half-day' }
  for (const [path, urlDataUpload] of [['/transfer/', transfer], ['/safari/', safari]] as const) {
    await expectTooMany(await site.post(path, { urlDataUpload }, ANN))
    expect((await site.post(path, { urlDataUpload })).status).toBe(200)
  }
})

test.each([['BOOKING_RATE', 60], ['UPLOAD_RATE', 120], ['MAP_SERVICE_RATE', 30]] as const)('%s allows %i acts a minute', async (name, most) => {
  // Counted anew each minute: where one ends meanwhile, the next try is within one.
  for (let tries = 0; tries < 3; tries++) {
    const key = crypto.randomUUID()
    let passed = 0
    for (let i = 0; i < most + 5; i++) if (await isWithinLimit(env[name], key)) passed += 1
    if (passed === most) return
  }
  expect.fail(`${name} let more or fewer through`)
})

test('the map service is limited for one visitor, and a limiter that fails changes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const asks = async (MAP_SERVICE_RATE: Limiter) => {
    google.mockClear()
    const answer = await testSite({ GOOGLE_MAPS_SERVER_KEY: 'key', MAP_SERVICE_RATE } as Partial<Env>).post('/directions', { from: 'CMB', to: { lat: 6.0486, lng: 80.1964 } }, ANN)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ source: 'embedded' })
    return google.mock.calls.length
  }
  expect(await asks(limiter(1).binding)).toBe(1)
  expect(await asks(limiter(0).binding)).toBe(0)
  for (const limit of [async () => { throw new Error('down') }, () => { throw new Error('down') }]) expect(await asks({ limit } as unknown as Limiter)).toBe(1)
  vi.restoreAllMocks()
})

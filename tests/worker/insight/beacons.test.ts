/** What pages, bookings, agents and the office tell of what guests look for. */
import { PARTNER_HEADER, VISIT_HEADER } from '#domain/call-headers.ts'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { plainPaths } from '#domain/plain-paths.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { repairFleet } from '#worker/fleet/fleet-cache.ts'
import { demandBy } from '#worker/insight/demand.ts'
import { form, inTenDays, removeBookings, testSite, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { aBooking, removeFleet, writeCars } from '../fleet/fleet-site.ts'
import { accept, send, sent as sentProposal, withoutBookings } from '../proposals/proposal-site.ts'
import { ORIGIN } from '../site.ts'

beforeEach(async () => {
  await removeBookings('demand', 'unknown_askers', 'unknown_places', 'network_days', 'partners')
  await removeFleet()
  for (const { name } of (await env.CACHE.list({ prefix: 'fleet' })).keys) await env.CACHE.delete(name)
})

const ALWAYS = { from: '2000-01-01', to: '2099-12-31' }
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const SHOWN = {
  what: 'priced',
  kind: 'transfer',
  pickup: 'Colombo',
  dropoff: 'Kandy',
  language: 'de',
  source: 'campaign:newsletter',
  firstPage: 'transfer',
}

async function tell(body: unknown, headers: Record<string, string> = {}, bindings: Partial<Env> = {}) {
  const beacon = {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: ORIGIN,
      'content-type': 'text/plain;charset=UTF-8',
      'cf-connecting-ip': '192.0.2.7',
      'user-agent': IPHONE,
      ...headers,
    },
  }
  return (await testSite(bindings).get(plainPaths.demand, beacon)).status
}

/** All that is counted, without its day. */
const counted = async () => {
  const { results } = await env.DB.prepare('select * from demand').all()
  return results.map(({ day, ...row }) => {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    return row
  })
}

test('a page tells what it shows; the device is read of its browser', async () => {
  expect(await tell(SHOWN)).toBe(204)
  expect(await tell(SHOWN)).toBe(204)
  expect(
    await tell({ ...SHOWN, what: 'form' }, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }),
  ).toBe(204)
  const row = {
    kind: 'transfer',
    pickup: 'Colombo',
    dropoff: 'Kandy',
    language: 'de',
    source: 'campaign:newsletter',
    first_page: 'transfer',
  }
  expect(await counted()).toEqual([
    { ...row, what: 'form', device: 'computer', times: 1 },
    { ...row, what: 'priced', device: 'phone', times: 2 },
  ])
})

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 15_4 like Mac OS X) Version/15.4 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/140.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0', null],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', null],
])('%s is counted as %s', async (browser, device) => {
  expect(await tell(SHOWN, { 'user-agent': browser })).toBe(204)
  expect((await counted()).map((row) => row.device)).toEqual(device === null ? [] : [device])
})

test.each([
  '',
  'null',
  '[]',
  'priced Colombo Kandy',
  { ...SHOWN, what: 'booked' },
  { ...SHOWN, what: 'unknown-place' },
  { ...SHOWN, kind: 'flight' },
  { ...SHOWN, pickup: '' },
  { ...SHOWN, pickup: 'x'.repeat(161) },
  { ...SHOWN, pickup: ['Colombo'] },
  { ...SHOWN, between: Array.from({ length: 17 }, () => 'Ella') },
  { ...SHOWN, language: 'xx' },
  { ...SHOWN, language: '__proto__' },
  { ...SHOWN, source: 'phone' },
  { ...SHOWN, source: 'agent' },
  { ...SHOWN, source: 'campaign:ann@example.com' },
  { ...SHOWN, source: 'campaign:a-name-that-is-far-too-long' },
  { ...SHOWN, source: 'campaign:' },
  { ...SHOWN, firstPage: '/booking/7KQ2-M4XD' },
  { ...SHOWN, device: 'phone' },
  { ...SHOWN, email: 'ann@example.com' },
  { ...SHOWN, times: 1000 },
  { what: 'priced' },
])('what is not in the schema is refused, and leaves nothing: %j', async (body) => {
  expect(await tell(body)).toBeGreaterThanOrEqual(400)
  expect(await counted()).toEqual([])
})

test('a large body and another site are refused, and a network that tells too much is not heard', async () => {
  expect(await tell('x'.repeat(9000))).toBe(413)
  expect(await tell(SHOWN, { origin: 'https://other.example' })).toBe(403)
  const limit = async () => ({ success: false })
  expect(await tell(SHOWN, {}, { UPLOAD_RATE: { limit } as unknown as Env['UPLOAD_RATE'] })).toBe(204)
  expect(await counted()).toEqual([])
})

test('neither address nor cookie nor browser nor typed text gets into a row', async () => {
  const headers = { cookie: 'driver=secret-cookie', referer: `${ORIGIN}/transfer/taxi-from-Ann-Smith` }
  await tell({ ...SHOWN, what: 'unreachable', pickup: 'Villa of Ann Smith' }, headers)
  await tell({ ...SHOWN, pickup: "'; drop table demand --", dropoff: '<script>alert(1)</script>' }, headers)
  const all = JSON.stringify(
    await Promise.all(
      ['demand', 'unknown_askers', 'unknown_places', 'network_days'].map((table) =>
        env.DB.prepare(`select * from ${table}`).all(),
      ),
    ),
  )
  expect(all).not.toMatch(/ann|smith|192\.0\.2|secret-cookie|mozilla|iphone|script|drop table/i)
  expect((await counted()).map(({ what, pickup, dropoff }) => [what, pickup, dropoff])).toEqual([
    ['priced', 'elsewhere', 'elsewhere'],
    ['unknown-place', 'unknown', 'Kandy'],
  ])
})

const book = async (token: string, headers: Record<string, string> = {}, language = 'de') => {
  const body = { bookingDetails: { ...transferDetails, pickupdate: inTenDays }, language }
  return (await testSite().post(`/transfer/booking/${token}`, body, { headers })).status
}

test('a booking is counted once, however often it is posted, with how its visit began', async () => {
  const token = await transferToken()
  const headers = { [VISIT_HEADER]: 'campaign:newsletter home', 'user-agent': IPHONE }
  for (let i = 0; i < 3; i++) expect(await book(token, headers)).toBe(200)
  expect(await book(await transferToken(), {}, 'en')).toBe(200)
  expect(await book(await transferToken(), { [VISIT_HEADER]: 'phone /booking/1' }, 'en')).toBe(200)
  const row = { what: 'booked', kind: 'transfer', pickup: 'Colombo', dropoff: 'Kandy' }
  expect(await counted()).toEqual([
    { ...row, language: 'de', source: 'campaign:newsletter', first_page: 'home', device: 'phone', times: 1 },
    { ...row, language: 'en', source: 'call', first_page: 'none', device: 'none', times: 2 },
  ])
})

test("a partner's booking is the partner's, whatever the page says", async () => {
  await env.DB.prepare(
    "insert into partners (code, name, place, percent) values ('harbour-inn-0123456789', 'Harbour Inn', 'Galle', 10)",
  ).run()
  await book(await transferToken(), { [PARTNER_HEADER]: 'harbour-inn-0123456789', [VISIT_HEADER]: 'page home' })
  expect((await counted())[0]).toMatchObject({ what: 'booked', source: 'partner', first_page: 'home' })
})

test('a store that fails refuses no booking', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.prepare('alter table demand rename to demand_away').run()
  expect(await book(await transferToken())).toBe(200)
  await env.DB.prepare('alter table demand_away rename to demand').run()
  expect(log.mock.calls.join('\n')).toContain('"what":"demand not counted"')
  expect(await counted()).toEqual([])
  log.mockRestore()
})

/** The answer comes in parts, and what it tells with the last one. */
async function ask(name: string, args: object): Promise<void> {
  const context = createExecutionContext()
  const question = new Request(ORIGIN + plainPaths.mcp, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
      'cf-connecting-ip': '192.0.2.7',
    },
  })
  const answer = await app.fetch(question, testSite().env, context)
  expect(await answer.text()).toContain('"result"')
  await waitOnExecutionContext(context)
}

test('an agent asks for a traveler', async () => {
  for (const [name, args] of [
    ['quote_transfer', { pickup: 'Colombo', dropoff: 'Kandy', travelers: 2 }],
    ['quote_transfer', { pickup: 'Zubrowka Lodge', dropoff: 'Kandy' }],
    ['quote_tour', { park: 'Yala National Park', pickup: 'Ella', travelers: 2 }],
    ['quote_journey', { stops: [{ place: 'Kandy' }, { place: 'Zubrowka Lodge' }, { place: 'Ella' }] }],
    ['quote_journey', { stops: [{ place: 'Kandy' }, { place: 'Ella' }] }],
    ['quote_tour', { park: 'Nowhere', travelers: 2 }],
    ['find_places', { text: 'Kandy' }],
  ] as const)
    await ask(name, args)
  expect(
    (await counted()).map(({ what, kind, pickup, dropoff, times }) => [what, kind, pickup, dropoff, times]),
  ).toEqual([
    ['priced', 'journey', 'Kandy', 'Ella', 1],
    ['priced', 'tour', 'Ella', 'Yala National Park', 1],
    ['priced', 'transfer', 'Colombo', 'Kandy', 1],
    ['unknown-place', 'journey', 'Kandy', 'Ella', 1],
    ['unknown-place', 'transfer', 'unknown', 'Kandy', 1],
  ])
  expect((await demandBy(env, ALWAYS, ['source', 'device', 'firstPage', 'language'])).map(({ of }) => of)).toEqual([
    { source: 'agent', device: 'none', firstPage: 'none', language: 'en' },
  ])
  expect(await env.DB.prepare('select count(*) as n from unknown_askers').first('n')).toBe(1)
})

test('where no car can be had it is counted as full: to agents, and where no page has said so', async () => {
  await writeCars('mini')
  const site = testSite()
  await repairFleet(site.env)
  const at = { date: inTenDays, time: '09:30', travelers: 2 }
  const bookOnce = async (headers: Record<string, string> = {}) => {
    const { token, details } = await aBooking(inTenDays, '09:30', 'mini')
    expect((await site.post(`/transfer/booking/${token}`, { bookingDetails: details }, { headers })).status).toBe(200)
  }
  const full = async () =>
    (await counted()).filter(({ what }) => what === 'full').map(({ kind, source, times }) => [kind, source, times])
  await bookOnce()
  // Who fits into a van finds one, and whoever names no hour is told of no car.
  await ask('quote_transfer', { pickup: 'Colombo', dropoff: 'Kandy', travelers: 2 })
  expect(await full()).toEqual([])
  await ask('quote_transfer', { pickup: 'Colombo', dropoff: 'Kandy', ...at })
  await ask('quote_tour', { park: 'Yala National Park', pickup: 'Ella', ...at, travelers: 6 })
  expect(await full()).toEqual([
    ['tour', 'agent', 1],
    ['transfer', 'agent', 1],
  ])
  await bookOnce({ [VISIT_HEADER]: 'page home' })
  expect(await full()).toHaveLength(2)
  await bookOnce()
  expect(await full()).toContainEqual(['transfer', 'call', 1])
})

test('the office asks, and books, for a guest on the telephone', async () => {
  const site = testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>)
  const ride = {
    '1-pickup': 'colombo',
    '1-dropoff': 'Kandy',
    '1-vehicle': 'mini',
    '1-date': inTenDays,
    '1-time': '09:30',
  }
  const post = (fields: object) =>
    site.get('/operator/new', form({ ...ride, phone: '+44 7911 123456', language: 'fr', ...fields }))
  await post({ act: 'prices', '1-pickup': 'Zubrowka Lodge' })
  await post({ act: 'prices', '1-time': '' })
  const page = await (await post({ act: 'prices' })).text()
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  const booking = { act: 'book', key: hidden('key'), shown: hidden('shown') }
  for (let i = 0; i < 2; i++) expect((await post(booking)).status).toBe(303)
  const row = {
    kind: 'transfer',
    dropoff: 'Kandy',
    language: 'fr',
    source: 'phone',
    first_page: 'none',
    device: 'none',
    times: 1,
  }
  expect(await counted()).toEqual([
    { ...row, what: 'booked', pickup: 'Colombo' },
    { ...row, what: 'priced', pickup: 'Colombo' },
    { ...row, what: 'unknown-place', pickup: 'unknown' },
  ])
})

test('a proposal is asked when it is sent, and booked when its guest accepts it, once', async () => {
  await env.DB.prepare('update proposals set booking_number = null').run()
  const proposal = await sentProposal()
  await send(`/proposals/${proposal.number}/send`, { seen: '1', way: 'WhatsApp', again: 'yes' })
  const row = {
    kind: 'journey',
    dropoff: 'Galle',
    language: 'de',
    source: 'proposal',
    first_page: 'none',
    device: 'none',
  }
  const pickup = 'Colombo Bandaranaike International Airport'
  expect(await counted()).toEqual([{ ...row, what: 'priced', pickup, times: 1 }])
  for (let i = 0; i < 2; i++) expect((await accept(proposal)).status).toBe(303)
  expect(await counted()).toEqual([
    { ...row, what: 'booked', pickup, times: 1 },
    { ...row, what: 'priced', pickup, times: 1 },
  ])
  await withoutBookings()
})

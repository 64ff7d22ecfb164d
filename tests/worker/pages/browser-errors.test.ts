/** Errors in visitors' browsers: counted by kind and kind of page, bounded, and nothing else of them is kept. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { countBrowserError, errorsInBrowsers, forgetBrowserErrors } from '#worker/database/browser-errors.ts'
import type { Env } from '#worker/environment.ts'
import { browserErrorsText } from '#worker/lists/office-texts.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

/** Noon: no test comes into another day. */
const NOON = Date.UTC(2026, 10, 26, 12)

beforeEach(async () => {
  await removeBookings('browser_errors')
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => vi.useRealTimers())

const rows = async () =>
  (await env.DB.prepare('select kind, page, times from browser_errors order by kind, page').raw()) as unknown[][]

async function tell(body: string, bindings: Partial<Env> = {}, headers: Record<string, string> = {}) {
  const beacon = {
    method: 'POST',
    body,
    headers: {
      origin: ORIGIN,
      'content-type': 'text/plain;charset=UTF-8',
      'cf-connecting-ip': '192.0.2.7',
      ...headers,
    },
  }
  return (await testSite(bindings).get(BROWSER_ERRORS, beacon)).status
}

test('each is counted by its kind and the kind of its page, in one row a day', async () => {
  for (const body of ['error transfer', 'error transfer', 'unhandledrejection booking', 'no-start home'])
    expect(await tell(body)).toBe(204)
  expect(await rows()).toEqual([
    ['error', 'transfer', 2],
    ['no-start', 'home', 1],
    ['unhandledrejection', 'booking', 1],
  ])
})

test.each([
  '',
  'error',
  'transfer error',
  'error transfer transfer',
  'error /booking/7KQ2-M4XD',
  'error ann.customer@example.com',
  'TypeError transfer',
  'error __proto__',
  "error transfer'; drop table browser_errors --",
  `error ${'transfer'.repeat(20)}`,
])('what is no word of the lists is refused, and leaves nothing: %j', async (body) => {
  expect(await tell(body)).toBe(422)
  expect(await rows()).toEqual([])
})

test('a large body and another site are refused', async () => {
  expect(await tell('x'.repeat(20_000))).toBe(413)
  expect(await tell('error home', {}, { origin: 'https://other.example' })).toBe(403)
  expect(await rows()).toEqual([])
})

test('a flood is counted up to a thousand, and a network that sends too many not at all', async () => {
  await env.DB.prepare("insert into browser_errors values ('2026-11-26', 'error', 'home', 999)").run()
  for (let i = 0; i < 3; i++) expect(await tell('error home')).toBe(204)
  expect(await rows()).toEqual([['error', 'home', 1000]])
  const asked: string[] = []
  const limit = async ({ key }: { key: string }) => {
    asked.push(key)
    return { success: false }
  }
  expect(await tell('error other', { UPLOAD_RATE: { limit } as unknown as Env['UPLOAD_RATE'] })).toBe(204)
  expect(asked).toEqual(['192.0.2.7'])
  expect(await rows()).toEqual([['error', 'home', 1000]])
})

test('the page hears nothing of a database that does not answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const withSession = () => {
    throw new Error('down')
  }
  expect(await tell('error home', { DB: { withSession } as unknown as Env['DB'] })).toBe(204)
  expect(log.mock.calls.join('\n')).toContain('"what":"browser error not counted"')
  log.mockRestore()
})

test('the operator sees those of today and of the seven days before; older ones go', async () => {
  const now = NOON
  const daysAgo = (days: number) => now - days * 86_400_000
  expect(browserErrorsText(await errorsInBrowsers(env, now))).toBe(null)
  for (const at of [now, now, daysAgo(1), daysAgo(7), daysAgo(8)]) await countBrowserError(env, 'error', 'journey', at)
  await countBrowserError(env, 'error-page', 'booking', now)
  const browsers = { today: 3, before: 2, most: ['error on journey: 2', 'error-page on booking: 1'] }
  expect(await errorsInBrowsers(env, now)).toEqual(browsers)
  expect(await (await testSite().get('/health')).json()).toMatchObject({ browsers })
  const list = await testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>).get('/operator/now')
  expect(await list.text()).toContain(
    'browsers today: 3 (error on journey: 2, error-page on booking: 1); in the seven days before: 2.',
  )
  await forgetBrowserErrors(env, now)
  expect((await rows()).reduce((sum, [, , times]) => sum + Number(times), 0)).toBe(5)
})

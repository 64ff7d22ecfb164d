/** What an outside monitor asks for: docs/operations.md#alarms */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteMailTaken, noteNoMail, operatorAddresses } from '#worker/database/alarm-queue.ts'
import { CRON_TASKS, lastSuccesses, noteSweep } from '#worker/database/heartbeat.ts'
import type { Env } from '#worker/environment.ts'
import { scheduled } from '#worker/index.ts'
import { cronTrouble } from '#worker/lists/office-texts.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'

interface Health {
  readonly ok: boolean
  readonly problem: string | null
  readonly database: boolean
  readonly quotes: boolean
  readonly mail: boolean
  readonly push: boolean
  readonly tasks: Record<string, string | null> | null
  readonly browsers: object | null
}

beforeEach(() => removeBookings('heartbeats', 'alarms', 'network_days', 'browser_errors'))

async function health(bindings: Partial<Record<keyof Env, unknown>> = {}): Promise<[number, Health]> {
  const answer = await testSite(bindings as Partial<Env>).get('/health')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.json<Health>()]
}

const TWENTY_ONE_MINUTES = 21 * 60_000

test('answers 200 once every task of the cron has run, and says when', async () => {
  expect(await health()).toMatchObject([503, { problem: expect.stringContaining(CRON_TASKS.join(', ')) }])
  await scheduled(testSite().env)
  const [status, { tasks, browsers, ...rest }] = await health()
  expect([status, rest]).toEqual([
    200,
    { ok: true, problem: null, database: true, quotes: true, mail: true, push: false },
  ])
  expect((await health({ VAPID_KEYS: `B${'A'.repeat(86)}.${'A'.repeat(43)}` }))[1]).toMatchObject({
    ok: true,
    push: true,
  })
  expect(browsers).toEqual({ today: 0, before: 0, most: [] })
  expect(Object.keys(tasks!)).toEqual([...CRON_TASKS])
  for (const at of Object.values(tasks!)) expect(Date.now() - Date.parse(at!)).toBeLessThan(TWENTY_ONE_MINUTES)
})

test('answers 503 while an address of the operator takes no mail, and names none', async () => {
  await noteSweep(env)
  await noteNoMail(env as Env, 'refused', operatorAddresses(env as Env), new Date())
  const [status, answer] = await health()
  expect([status, answer.mail]).toEqual([503, false])
  expect(JSON.stringify(answer)).not.toContain('@')
  await noteMailTaken(env as Env, operatorAddresses(env as Env))
  expect((await health())[0]).toBe(200)
  // What did not arrive is told for a day, whatever is accepted meanwhile.
  await noteNoMail(env as Env, 'bounced', operatorAddresses(env as Env), new Date(Date.now() - 25 * 3_600_000))
  expect((await health())[0]).toBe(200)
  await noteNoMail(env as Env, 'bounced', operatorAddresses(env as Env), new Date(Date.now() - 23 * 3_600_000))
  await noteMailTaken(env as Env, operatorAddresses(env as Env))
  expect((await health())[0]).toBe(503)
  await env.DB.prepare('delete from alarms').run()
  // Nobody asks for an address that was replaced.
  await noteNoMail(env as Env, 'refused', ['old@example.com'], new Date())
  expect((await health())[0]).toBe(200)
})

test('answers 503 once the cron is silent for 20 minutes', async () => {
  await noteSweep(env, new Date(Date.now() - TWENTY_ONE_MINUTES))
  expect(await health()).toMatchObject([503, { ok: false, problem: expect.stringContaining('mail') }])
})

test('names the one task that fails, while all others go on', async () => {
  await noteSweep(env, new Date(Date.now() - TWENTY_ONE_MINUTES))
  await env.DB.exec('ALTER TABLE driver_places RENAME TO moved_places')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await expect(scheduled(testSite().env)).rejects.toThrow()
    expect(log.mock.calls.join('\n')).toContain('"what":"cron: places"')
  } finally {
    log.mockRestore()
    await env.DB.exec('ALTER TABLE moved_places RENAME TO driver_places')
  }
  expect(await health()).toMatchObject([
    503,
    { problem: 'these tasks of the cron have not succeeded lately: places', database: true, quotes: true },
  ])
  expect(cronTrouble(await lastSuccesses(env), new Date())).toBe(
    'The site fails at a part of what it does by itself every five minutes: places. Tell who looks after the site: the log of its cron says why.',
  )
})

test('says that mail is not swept while the outbox cannot be read', async () => {
  await env.DB.exec('ALTER TABLE outbox RENAME COLUMN leased_until TO leased_before')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await expect(scheduled(testSite().env)).rejects.toThrow()
  } finally {
    log.mockRestore()
    await env.DB.exec('ALTER TABLE outbox RENAME COLUMN leased_before TO leased_until')
  }
  expect((await health())[1].problem).toMatch(/lately: .*mail/)
})

test('asks the database that takes writes', async () => {
  const starts: unknown[] = []
  await health({
    DB: {
      withSession: (start: never) => {
        starts.push(start)
        return env.DB.withSession(start)
      },
    } as unknown as Env['DB'],
  })
  expect(new Set(starts)).toEqual(new Set(['first-primary']))
})

test('says that the database does not answer', async () => {
  const down = {
    withSession: () => {
      throw new Error('down')
    },
  } as unknown as Env['DB']
  expect(await health({ DB: down })).toMatchObject([
    503,
    { problem: 'the database does not answer', database: false, quotes: true, tasks: null },
  ])
})

test.each(['', 'short', undefined])('says that no quote can be signed with the secret %j', async (secret) => {
  await noteSweep(env)
  expect(await health({ QUOTE_SECRET: secret })).toMatchObject([
    503,
    { problem: 'quotes cannot be signed', database: true, quotes: false },
  ])
})

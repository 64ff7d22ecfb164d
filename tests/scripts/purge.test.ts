/** `npm run purge`, within this process, on a local D1 and KV of the test's own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commandEnvironment, ROOT, runHere, withStores } from './local-stores.ts'

const state = mkdtempSync(join(tmpdir(), 'purge-'))
const env = commandEnvironment(state)
const purge = (...args: string[]) => runHere(join(ROOT, 'scripts/purge.ts'), ...args)

/** What is left: computed distances in D1, how many listed ones, and keys in KV. */
const left = () =>
  withStores(state, async ({ DB, CACHE }) => {
    const { results } = await DB.prepare(
      'select route_key as trip, listed from transfer_rates order by route_key',
    ).all<{ trip: string; listed: 0 | 1 }>()
    const { keys } = await CACHE.list()
    return {
      saved: results.filter(({ listed }) => listed === 0).map(({ trip }) => trip),
      listed: results.filter(({ listed }) => listed === 1).length,
      kept: keys.map(({ name }) => name).toSorted(),
    }
  })

const TRIPS = [
  'galle > amber hotel @ 721 7984',
  'galle > villa sunrise jaffna @ 967 8001',
  'villa sunrise jaffna park > kandy',
]

beforeAll(async () => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  await withStores(state, async ({ DB, CACHE }) => {
    const migrations = (await readD1Migrations(join(ROOT, 'migrations'))).flatMap(({ queries }) => queries)
    await DB.batch(migrations.map((query) => DB.prepare(query)))
    const insert = DB.prepare(
      "insert into transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes) values (?, 'x', 'y', 9, 9)",
    )
    await DB.batch(TRIPS.map((trip) => insert.bind(trip)))
    await insert.bind('galle > dondra').run()
    await DB.exec("update transfer_rates set listed = 1 where route_key = 'galle > dondra'")
    for (const key of [...TRIPS.map((trip) => `distance/2/abc/transfer/${trip}`), 'listed/2/abc/rates', 'other'])
      await CACHE.put(key, '{}')
  })
})
afterAll(() => rmSync(state, { recursive: true, force: true }))

test('of one place goes what D1 and KV have of it, in any spelling, and the lists that KV keeps', async () => {
  expect((await purge('VILLA', 'Sunrise-Jaffna')).stdout).toContain(
    'Removed 1 computed distances from D1 and 2 entries from KV',
  )
  expect(await left()).toMatchObject({
    saved: [TRIPS[0], TRIPS[2]],
    kept: [
      'distance/2/abc/transfer/galle > amber hotel @ 721 7984',
      'distance/2/abc/transfer/villa sunrise jaffna park > kandy',
      'other',
    ],
  })
})

test.each([[[]], [['--all', 'Kandy']], [['?']]])('%j removes nothing', async (args) => {
  const { status, stderr } = await purge(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run purge')])
})

test('--all removes all computed distances, and no listed ones', async () => {
  expect((await purge('--all')).status).toBe(0)
  const { saved, listed, kept } = await left()
  expect([saved, kept]).toEqual([[], ['other']])
  expect(listed).toBe(1)
})

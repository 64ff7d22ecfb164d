/** `npm run purge`, run as the operator runs it, on a local D1 and KV of the test's own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const state = mkdtempSync(join(tmpdir(), 'purge-'))
const env = {
  ...process.env,
  SITE_STATE: state,
  WRANGLER_SEND_METRICS: 'false',
  CI: '1',
  NO_COLOR: '1',
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
}
const wrangler = (...args: string[]) =>
  execFileSync('wrangler', [...args, '--local', '--persist-to', state], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const purge = (...args: string[]) =>
  spawnSync('node', [join(ROOT, 'scripts/purge.ts'), ...args], { cwd: ROOT, env, encoding: 'utf8' })
const kept = () =>
  (JSON.parse(wrangler('kv', 'key', 'list', '--binding', 'CACHE')) as { name: string }[])
    .map(({ name }) => name)
    .toSorted()
const saved = () => {
  const [answer] = JSON.parse(
    wrangler(
      'd1',
      'execute',
      'DB',
      '--json',
      '--command',
      'select route_key from transfer_rates where listed = 0 order by route_key',
    ),
  ) as { results: { route_key: string }[] }[]
  return answer!.results.map(({ route_key: key }) => key)
}

const TRIPS = [
  'galle > amber hotel @ 721 7984',
  'galle > villa sunrise jaffna @ 967 8001',
  'villa sunrise jaffna park > kandy',
]

beforeAll(() => {
  execFileSync('node', [join(ROOT, 'scripts/prepare-local.ts')], { cwd: ROOT, env })
  const rows = TRIPS.map(
    (key) =>
      `insert into transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes) values ('x', '${key}', 'x', 'y', 9, 9)`,
  )
  wrangler('d1', 'execute', 'DB', '--command', rows.join('; '))
  const file = join(state, 'kept.json')
  writeFileSync(
    file,
    JSON.stringify([
      ...TRIPS.map((key) => ({ key: `distance/2/abc/transfer/${key}`, value: '{}' })),
      { key: 'listed/2/abc/rates', value: '{}' },
      { key: 'other', value: '{}' },
    ]),
  )
  wrangler('kv', 'bulk', 'put', file, '--binding', 'CACHE')
})
afterAll(() => rmSync(state, { recursive: true, force: true }))

test('of one place goes what D1 and KV have of it, in any spelling, and the lists that KV keeps', () => {
  expect(purge('VILLA', 'Sunrise-Jaffna').stdout).toContain(
    'Removed 1 computed distances from D1 and 2 entries from KV',
  )
  expect(saved()).toEqual([TRIPS[0], TRIPS[2]])
  expect(kept()).toEqual([
    'distance/2/abc/transfer/galle > amber hotel @ 721 7984',
    'distance/2/abc/transfer/villa sunrise jaffna park > kandy',
    'other',
  ])
})

test.each([[[]], [['--all', 'Kandy']], [['?']]])('%j removes nothing', (args) => {
  const { status, stderr } = purge(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run purge')])
})

test('--all removes all computed distances, and no listed ones', () => {
  expect(purge('--all').status).toBe(0)
  expect([saved(), kept()]).toEqual([[], ['other']])
  const [answer] = JSON.parse(
    wrangler('d1', 'execute', 'DB', '--json', '--command', 'select count(*) as listed from transfer_rates'),
  ) as { results: { listed: number }[] }[]
  expect(answer!.results[0]!.listed).toBeGreaterThan(200)
})

/** `npm run insight`, run as the owner runs it, on a local D1 of the test's own. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandEnvironment, ROOT, withStores } from './local-stores.ts'

const state = mkdtempSync(join(tmpdir(), 'insight-'))
const env = commandEnvironment(state)
const insight = (...args: string[]) => {
  const command = [join(ROOT, 'scripts/insight.ts'), ...args]
  const { status, stdout, stderr } = spawnSync('node', command, { cwd: ROOT, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

beforeAll(async () => {
  await withStores(state, async ({ DB }) => {
    const migrations = (await readD1Migrations(join(ROOT, 'migrations'))).flatMap(({ queries }) => queries)
    await DB.batch(migrations.map((query) => DB.prepare(query)))
    await DB.batch([
      DB.prepare(
        `insert into bookings (number, reference, guest_key, fingerprint, email, phone, phone_typed)
         values (1, 'AAAA-AAAA-AAA1', 'k', 'f', 'ann@example.com', '+447911123456', '')`,
      ),
      DB.prepare(
        `insert into rides (booking_number, position, kind, status, needs_review, pickup, dropoff, distance_km, minutes,
           vehicle, pickup_date, pickup_time, price_usd, price_lkr, driver_name, driver_phone, driver_car)
         values (1, 1, 'transfer', 'confirmed', 0, 'Colombo', 'Kandy', 116, 180, 'mini', '2026-01-05', '09:00', 74, 21480,
           'Nimal', '+94771234567', 'CAB-1234')`,
      ),
    ])
  })
})
afterAll(() => rmSync(state, { recursive: true, force: true }))

test('a month at its end, for the terminal, a spreadsheet and a program', () => {
  const text = insight('--month', '2026-01')
  expect(text).toMatchObject({ status: 0, stderr: '' })
  expect(text.stdout).toMatch(/^2026-01 +Driver +Nimal +\+94 77 123 4567 +1 +0 +116 /m)
  const file = join(state, 'month.csv')
  expect(insight('--month', '2026-01', '--csv', '--to', file).stdout).toBe(`Written to ${file}\n`)
  expect(readFileSync(file, 'utf8')).toContain('2026-01,Car,CAB-1234,,1,0,116,0,1,74,,')
  expect(JSON.parse(insight('--month', '2026-01', '--json').stdout)).toMatchObject({ together: { rides: 1, usd: 74 } })
})

test.each([
  [[], 'npm run insight -- WHAT'],
  [['--month', '2026-13'], '--month takes a month'],
  [['--month', '2026-01', '--csv', '--json'], 'Either --csv or --json'],
  [['--moth', '2026-01'], "'--moth'"],
  [['2026-01'], '2026-01'],
])('%j does nothing, and says why', (args, said) => {
  const { status, stderr } = insight(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)])
  expect(stderr).not.toMatch(/^\s+at /m)
})

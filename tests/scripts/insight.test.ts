/** `npm run insight`, run as the owner runs it, on a local D1 of the test's own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { commandEnvironment, ROOT, runHere, withStores } from './local-stores.ts'

const state = mkdtempSync(join(tmpdir(), 'insight-'))
const env = commandEnvironment(state)
const COMMAND = join(ROOT, 'scripts/insight.ts')
const insight = (...args: string[]) => runHere(COMMAND, ...args)

beforeAll(async () => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
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

test('a month at its end, for the terminal, a spreadsheet and a program', async () => {
  const text = await insight('--month', '2026-01')
  expect(text).toMatchObject({ status: 0, stderr: '' })
  expect(text.stdout).toMatch(/^2026-01 +Driver +Nimal +\+94 77 123 4567 +1 +0 +116 /m)
  const file = join(state, 'month.csv')
  expect((await insight('--month', '2026-01', '--csv', '--to', file)).stdout).toBe(`Written to ${file}\n`)
  expect(readFileSync(file, 'utf8')).toContain('2026-01,Car,CAB-1234,,1,0,116,0,1,74,,')
  expect(JSON.parse((await insight('--month', '2026-01', '--json')).stdout)).toMatchObject({
    together: { rides: 1, usd: 74 },
  })
})

test('what guests looked for in a week, table by table', async () => {
  const today = sriLankaTime(new Date()).date
  await withStores(state, async ({ DB }) => {
    const counted = DB.prepare(
      `insert into demand (day, what, kind, pickup, dropoff, language, source, first_page, device, times)
       values (?, ?, 'transfer', 'Galle', ?, 'de', 'page', 'home', 'phone', ?)`,
    )
    await DB.batch([
      counted.bind(today, 'priced', 'Ella', 30),
      counted.bind(today, 'booked', 'Ella', 3),
      counted.bind(addDays(today, -10), 'priced', 'Kandy', 5),
    ])
  })
  const week = await insight('--week')
  expect(week).toMatchObject({ status: 0, stderr: '' })
  expect(week.stdout).toContain(`What guests looked for from ${addDays(today, -6)} to ${today}\n`)
  expect(week.stdout).toMatch(/^Asked most and booked least\npickup +dropoff +asked .*\nGalle +Ella +30 .* 3 +10$/m)
  expect(week.stdout).toMatch(/^Names that nobody knows\nnone$/m)
  expect(week.stdout).not.toContain('Kandy')
  const pairs = (await insight('--days', '28', '--table', 'pairs', '--csv')).stdout.trimEnd().split('\r\n')
  expect(pairs.map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '\uFEFFpickup,dropoff,asked',
    'Galle,Ella,30',
    'Galle,Kandy,5',
  ])
  expect((await insight('--week', '--table', 'languages')).stdout).not.toContain('Asked most')
  expect(JSON.parse((await insight('--week', '--json')).stdout)).toMatchObject({ all: { asked: 30, booked: 3 } })
})

test.each([
  [['--week', '--csv'], 'Which --table'],
  [['--week', '--days', '28'], 'Either --week or --days'],
  [['--days', '93'], '--days takes a number from 1 to 92'],
  [['--week', '--table', 'constructor'], '--table takes names, pairs'],
  [['--week', '--table', 'pairs', '--json'], '--table means nothing with --json'],
  [['--month', '2026-01', '--table', 'pairs'], '--table means nothing with --month'],
  [[], 'npm run insight -- WHAT'],
  [['--month', '2026-13'], '--month takes a month'],
  [['--month', '2026-01', '--csv', '--json'], 'Either --csv or --json'],
  [['--moth', '2026-01'], "'--moth'"],
  [['2026-01'], '2026-01'],
])('%j does nothing, and says why', async (args, said) => {
  expect(await insight(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(said) })
})

/** What guests look for: counted by words and known places, in D1, and read again in groups. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { DEMAND_WORDS, type DemandEvent, type DemandWord } from '#domain/insight/demand.ts'
import type { Env } from '#worker/environment.ts'
import { countDemand, demandBy, forgetDemand, isSampled } from '#worker/insight/demand.ts'
import { unknownPlaces } from '#worker/insight/unknown-places.ts'
import { removeBookings } from '../bookings/booking-site.ts'

/** Noon in Sri Lanka. */
const NOON = new Date('2026-11-26T06:30:00Z')
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000)
const TODAY = { from: '2026-11-26', to: '2026-11-26' }

beforeEach(() => removeBookings('demand', 'unknown_askers', 'unknown_places', 'network_days'))

const EVENT: DemandEvent = {
  what: 'priced',
  kind: 'transfer',
  pickup: 'Colombo',
  dropoff: 'Kandy',
  language: 'en',
  source: 'page',
  firstPage: 'home',
  device: 'phone',
}
const count = (change: Partial<DemandEvent> = {}, visitor: string | null = null, now = NOON, site: Env = env) =>
  countDemand(site, { ...EVENT, ...change }, visitor, now)
const sums = (times: Partial<Record<DemandWord | 'asked', number>>) => ({
  ...Object.fromEntries(DEMAND_WORDS.map((word) => [word, 0])),
  asked: 0,
  ...times,
})

/** Each text of each row. */
const stored = async () => {
  const tables = ['demand', 'unknown_askers', 'unknown_places', 'network_days']
  const rows = await Promise.all(
    tables.map(async (table) => (await env.DB.prepare(`select * from ${table}`).all()).results),
  )
  return JSON.stringify(rows)
}

test('what was asked, begun and booked is read in any groups, the most asked first', async () => {
  for (const change of [
    {},
    { device: 'computer' },
    { language: 'de' },
    { what: 'form' },
    { what: 'booked' },
    { what: 'full' },
    { what: 'error' },
    { pickup: 'Galle', dropoff: 'Ella' },
    { kind: 'tour', pickup: 'Ella', dropoff: 'Yala National Park', what: 'unreachable' },
  ] satisfies Partial<DemandEvent>[])
    await count(change)
  const counted = { priced: 4, form: 1, booked: 1, full: 1, error: 1, 'no-road': 1, asked: 6 }
  expect(await demandBy(env, TODAY, [])).toEqual([{ of: {}, sums: sums(counted) }])
  expect(await demandBy(env, TODAY, ['pickup', 'dropoff'], 2)).toEqual([
    {
      of: { pickup: 'Colombo', dropoff: 'Kandy' },
      sums: sums({ priced: 3, form: 1, booked: 1, full: 1, error: 1, asked: 4 }),
    },
    { of: { pickup: 'Ella', dropoff: 'Yala National Park' }, sums: sums({ 'no-road': 1, asked: 1 }) },
  ])
  expect((await demandBy(env, TODAY, ['device'])).map(({ of, sums: { asked } }) => [of.device, asked])).toEqual([
    ['phone', 5],
    ['computer', 1],
  ])
  expect(await demandBy(env, { from: '2026-11-27', to: '2026-11-30' }, ['day'])).toEqual([])
  expect(isSampled(env)).toBe(false)
})

test('a day is that of Sri Lanka', async () => {
  await count({}, null, new Date('2026-11-26T18:29:00Z'))
  await count({}, null, new Date('2026-11-26T18:31:00Z'))
  const days = await demandBy(env, { from: '2026-11-01', to: '2026-11-30' }, ['day'])
  expect(days.map(({ of }) => of.day)).toEqual(['2026-11-26', '2026-11-27'])
})

test('a hotel counts as its town, a position as elsewhere, another spelling as the place', async () => {
  await count({ pickup: 'Galle Face Hotel', dropoff: 'kandy, sri lanka' })
  await count({ pickup: '6.9271, 79.8612', dropoff: 'Villa of Ann, 12 Temple Road' })
  const pairs = await demandBy(env, TODAY, ['pickup', 'dropoff'])
  expect(pairs.map(({ of }) => of)).toEqual([
    { pickup: 'Colombo', dropoff: 'Kandy' },
    { pickup: 'elsewhere', dropoff: 'elsewhere' },
  ])
  expect(await stored()).not.toMatch(/Galle Face|6\.92|Villa|Temple/i)
})

test('a name that nobody knows is kept once three networks have asked for it; before that no text of it is anywhere', async () => {
  const ask = (name: string, visitor: string | null, now = NOON) =>
    count({ what: 'unreachable', pickup: name }, visitor, now)
  await ask('Zubrowka Lodge', '192.0.2.1')
  await ask('Zubrowka lodge', '192.0.2.200')
  await ask('zubrowka-lodge', '198.51.100.1', later(1))
  await ask('Zubrowka Lodge', null)
  expect(await unknownPlaces(env, { from: '2026-11-01', to: '2026-12-30' })).toEqual([])
  expect(await stored()).not.toMatch(/zubrowka|192\.0|198\.51/i)
  expect((await demandBy(env, TODAY, ['pickup']))[0]).toMatchObject({
    of: { pickup: 'unknown' },
    sums: { 'unknown-place': 3, asked: 3 },
  })
  await ask('ZUBROWKA LODGE', '203.0.113.9', later(2))
  expect(await unknownPlaces(env, { from: '2026-11-01', to: '2026-12-30' })).toEqual([
    { name: 'zubrowka lodge', networks: 3, firstDay: '2026-11-28', lastDay: '2026-11-28' },
  ])
  expect(await unknownPlaces(env, TODAY)).toEqual([])
})

test('a name that nobody knows is kept without a pile of marks', async () => {
  for (const visitor of ['192.0.2.1', '198.51.100.1', '203.0.113.9'])
    await count({ what: 'unreachable', pickup: `Zubrowka \u0E01${'\u0E49'.repeat(40)} lodge` }, visitor)
  const [kept] = await unknownPlaces(env, TODAY)
  expect(kept!.name).toBe(`zubrowka \u0E01${'\u0E49'.repeat(6)} lodge`)
})

test('three networks in more than a month are not three, and what looks like an address or a number is never kept', async () => {
  const networks = ['192.0.2.1', '198.51.100.1', '203.0.113.9']
  for (const [i, visitor] of networks.entries()) {
    await count({ what: 'unreachable', pickup: 'Zubrowka Lodge' }, visitor, later(20 * i))
    for (const pickup of [
      'ann@zubrowka.example',
      'Ann 077 123 4567',
      'https://zubrowka.example',
      'Zu',
      `Zu ${'b'.repeat(90)}`,
    ])
      await count({ what: 'unreachable', pickup }, visitor)
  }
  expect(await unknownPlaces(env, { from: '2026-01-01', to: '2027-12-30' })).toEqual([])
  expect(await stored()).not.toMatch(/zubrowka|077|ann\b/i)
  const askers = async () => env.DB.prepare('select count(*) as n from unknown_askers').first<number>('n')
  expect(await askers()).toBe(3)
  await forgetDemand(env, later(40))
  expect(await askers()).toBe(2)
})

test('two names of one network cannot be told to be of one, and what was priced is no name that nobody knows', async () => {
  for (const pickup of ['Zubrowka Lodge', 'Zubrowka Inn']) await count({ what: 'unreachable', pickup }, '192.0.2.1')
  const { results } = await env.DB.prepare('select distinct asker from unknown_askers').all()
  expect(results).toHaveLength(2)
  for (const visitor of ['192.0.2.1', '198.51.100.1', '203.0.113.9'])
    await count({ what: 'priced', pickup: 'Villa of Ann' }, visitor)
  expect(await unknownPlaces(env, TODAY)).toEqual([])
})

test('one network puts no more than twenty names into a day, and asks no more than two thousand times', async () => {
  for (let i = 0; i < 25; i++)
    await count({ what: 'unreachable', pickup: `Zubrowka ${'abcdefghijklmnopqrstuvwxyz'[i]}q` }, '192.0.2.1')
  const askers = await env.DB.prepare('select count(*) as n from unknown_askers').first<number>('n')
  expect(askers).toBe(20)
  await env.DB.prepare("update network_days set written = 1999 where network like 'demand %'").run()
  await count({ what: 'booked' }, '192.0.2.1')
  await count({ what: 'booked' }, '192.0.2.2')
  await count({ what: 'booked' }, '198.51.100.1')
  expect((await demandBy(env, TODAY, []))[0]!.sums.booked).toBe(2)
})

test('above the ceiling of a day all that is new counts as other, and what is known goes on', async () => {
  await count()
  await env.DB.prepare("update network_days set written = 2000 where network = 'demand rows'").run()
  await count()
  await count({ pickup: 'Galle' })
  await count({ pickup: 'Ella', source: 'campaign:x' })
  const groups = await demandBy(env, TODAY, ['pickup', 'source'])
  expect(groups.map(({ of, sums: { priced } }) => [of.pickup, of.source, priced])).toEqual([
    ['Colombo', 'page', 2],
    ['other', 'other', 2],
  ])
})

test('a day has twenty names of campaigns; the common ones have no ceiling', async () => {
  for (let i = 0; i < 22; i++) await count({ source: `campaign:made-up-${i}` })
  for (const source of ['campaign:made-up-3', 'campaign:google'] as const) await count({ source })
  const groups = await demandBy(env, TODAY, ['source'])
  expect(groups).toHaveLength(22)
  const of = (source: string) => groups.find((group) => group.of.source === source)?.sums.asked
  expect([of('campaign:made-up-3'), of('campaign:google'), of('campaign:other')]).toEqual([2, 1, 2])
})

test('a network names three campaigns a day, so that its inventions leave room for those of others', async () => {
  for (let i = 0; i < 22; i++) await count({ source: `campaign:made-up-${i}` }, '203.0.113.9')
  for (const source of ['campaign:made-up-0', 'campaign:google'] as const) await count({ source }, '203.0.113.9')
  for (const visitor of ['198.51.100.1', '203.0.113.9']) await count({ source: 'campaign:spring' }, visitor)
  const groups = await demandBy(env, TODAY, ['source'])
  expect(Object.fromEntries(groups.map(({ of: { source }, sums: { asked } }) => [source, asked]))).toEqual({
    'campaign:made-up-0': 2,
    'campaign:made-up-1': 1,
    'campaign:made-up-2': 1,
    'campaign:google': 1,
    'campaign:spring': 2,
    'campaign:other': 19,
  })
})

test('counts go after 92 days, names with them', async () => {
  for (const visitor of ['192.0.2.1', '198.51.100.1', '203.0.113.9'])
    await count({ what: 'unreachable', pickup: 'Zubrowka Lodge' }, visitor)
  await count({}, null, later(1))
  const always = { from: '2026-01-01', to: '2027-12-30' }
  await forgetDemand(env, later(92))
  expect((await demandBy(env, always, []))[0]!.sums.asked).toBe(4)
  await forgetDemand(env, later(93))
  expect((await demandBy(env, always, []))[0]!.sums.asked).toBe(1)
  expect(await unknownPlaces(env, always)).toEqual([])
})

test('a store that fails is logged, and nobody hears of it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const withSession = () => {
    throw new Error('down')
  }
  await count({}, null, NOON, { ...env, DB: { withSession } as unknown as Env['DB'] })
  expect(log.mock.calls.join('\n')).toContain('"what":"demand not counted"')
  log.mockRestore()
})

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { connect } from '#client/api.ts'
import { forgetKept, ORIGIN, request } from '../site.ts'

const site = connect({ origin: ORIGIN, product: 'serendip', fetch: (input, init) => request(new URL(input as string).pathname, init) })

test('seeding a database in use brings listed pairs up to date, keeps visitors\' other ones, and lists nothing twice', async () => {
  const seed = env.TEST_MIGRATIONS.findLast(({ name }) => name.includes('seed_rates'))!
  const before = await site.listRates()
  await env.DB.exec("DELETE FROM transfer_rates WHERE url = 'taxi-from-Colombo-to-Kandy'")
  const insert = env.DB.prepare(`INSERT INTO transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes, source, expires_at)
    VALUES (?1, ?2, ?3, 'Kandy', 140, 200, ?4, '2099-01-01T00:00:00.000Z')`)
  await env.DB.batch([
    insert.bind('taxi-from-Colombo-to-Kandy', 'colombo > kandy', 'Colombo', 'google'),
    insert.bind('taxi-from-Cinnamon%20Villa-to-Kandy', 'cinnamon villa @ 690 8000 > kandy', 'Cinnamon Villa', 'google'),
    insert.bind('taxi-from-Digana-to-Kandy', 'digana > kandy', 'Digana', 'embedded'),
  ])
  await env.DB.batch(seed.queries.map((sql) => env.DB.prepare(sql)))
  await forgetKept()
  const bare = ({ id: _id, sub: _sub, ...rate }: (typeof before)[number]) => JSON.stringify(rate)
  const after = await site.listRates()
  expect(after.map(bare).toSorted()).toEqual(before.map(bare).toSorted())
  expect(after.filter(({ sub }) => sub === '0')).toHaveLength(before.filter(({ sub }) => sub === '0').length)
  expect(await env.DB.prepare('SELECT distance_km FROM transfer_rates WHERE pickup = ?').bind('Cinnamon Villa').first('distance_km')).toBe(140)
  // Computed from roads that have been mended since: computed anew when it is asked for.
  expect(await site.findTransfer('Digana', 'Kandy')).toBeNull()
})

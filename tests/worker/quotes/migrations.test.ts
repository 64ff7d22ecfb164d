/** Migrations of a database that is in use. */
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { connect } from '#client/api.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { letListsExpire, ORIGIN, request } from '../site.ts'

const site = connect({
  origin: ORIGIN,
  product: 'serendip',
  fetch: (input, init) => request(new URL(input as string).pathname, init),
})

test('seeding again brings listed rates up to date, keeps what visitors placed, and lists nothing twice', async () => {
  const seed = env.TEST_MIGRATIONS.findLast(({ name }) => name.includes('seed_rates'))!
  const before = await site.listRates()
  await env.DB.exec("DELETE FROM transfer_rates WHERE url = 'taxi-from-Colombo-to-Kandy'")
  const insert = env.DB
    .prepare(`INSERT INTO transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes, source, expires_at)
    VALUES (?1, ?2, ?3, 'Kandy', 140, 200, ?4, '2099-01-01T00:00:00.000Z')`)
  await env.DB.batch([
    insert.bind('taxi-from-Colombo-to-Kandy', 'colombo > kandy', 'Colombo', 'google'),
    insert.bind('taxi-from-Cinnamon%20Villa-to-Kandy', 'cinnamon villa @ 690 8000 > kandy', 'Cinnamon Villa', 'google'),
    insert.bind('taxi-from-Digana-to-Kandy', 'digana > kandy', 'Digana', 'embedded'),
  ])
  await env.DB.batch(seed.queries.map((sql) => env.DB.prepare(sql)))
  letListsExpire()
  const bare = ({ id: _id, sub: _sub, ...rate }: (typeof before)[number]) => JSON.stringify(rate)
  const after = await site.listRates()
  expect(after.map(bare).toSorted()).toEqual(before.map(bare).toSorted())
  expect(after.filter(({ sub }) => sub === '0')).toHaveLength(before.filter(({ sub }) => sub === '0').length)
  expect(
    await env.DB.prepare('SELECT distance_km FROM transfer_rates WHERE pickup = ?')
      .bind('Cinnamon Villa')
      .first('distance_km'),
  ).toBe(140)
  // It was computed from the former roads.
  expect(await site.findTransfer('Digana', 'Kandy')).toBeNull()
})

test('what visitors saved before positions were kept is dropped, and own distances expire', async () => {
  const { results } = await env.DB.prepare(
    "SELECT type, name FROM sqlite_master WHERE type IN ('view', 'table') AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_cf%' ORDER BY type DESC",
  ).all<{ type: string; name: string }>()
  for (const { type, name } of results) await env.DB.exec(`DROP ${type} ${name}`)
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name < '0003'),
  )
  const listed = await env.DB.prepare('SELECT url FROM safari_offers ORDER BY url').all()
  const transfer = env.DB.prepare(
    'INSERT INTO transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes, source, verified, expires_at) VALUES (?1, ?1, ?1, ?1, 9, 9, ?2, ?3, ?4)',
  )
  const tour = env.DB.prepare(
    "INSERT INTO safari_offers (url, route_key, park, pickup, dropoff, distance_km, verified) VALUES (?1, ?1, 'Yala national park', ?1, 'Ella', 200, 1)",
  )
  await env.DB.batch([
    transfer.bind('own', 'embedded', 1, null),
    transfer.bind('unchecked', 'embedded', 0, null),
    transfer.bind('from a map service', 'google', 1, '2099-01-01T00:00:00.000Z'),
    transfer.bind('placed by a visitor', 'embedded', 1, '2099-01-01T00:00:00.000Z'),
    tour.bind('hotel of a visitor'),
  ])

  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name < '0004'),
  )
  const kept = (
    await env.DB.prepare('SELECT url, expires_at FROM transfer_rates WHERE listed = 0').all<{
      url: string
      expires_at: string
    }>()
  ).results
  expect(kept.map(({ url }) => url)).toEqual(['own'])
  expect((Date.parse(kept[0]!.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(30, 2)
  expect(
    await env.DB.prepare('SELECT count(*) AS n FROM transfer_rates WHERE listed = 1 AND expires_at IS NOT NULL').first(
      'n',
    ),
  ).toBe(0)
  expect((await env.DB.prepare('SELECT url FROM safari_offers ORDER BY url').all()).results).toEqual(listed.results)

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  letListsExpire()
  const trip = { park: 'Yala national park', pickup: 'Ella', dropoff: 'Mirissa' }
  expect(
    (await site.safariOffers()).find(({ url }) => url === safariSlug({ ...trip, type: 'Half Day' })),
  ).toMatchObject(trip)
  expect(
    await env.DB.prepare(
      'SELECT count(*) AS n FROM safari_offers WHERE duration_minutes = 0 OR pickup_lat IS NULL',
    ).first('n'),
  ).toBe(0)
})

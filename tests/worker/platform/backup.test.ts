/** The copy of the database in R2, of the real D1. tests/scripts/backup.test.ts reads one again by wrangler. */
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { exportDatabase } from '#worker/database/backup.ts'
import { BACKUP_CRON, lastSuccesses, lateTasks, noteSweep } from '#worker/database/heartbeat.ts'
import type { Env } from '#worker/environment.ts'
import worker from '#worker/index.ts'
import { bookWithoutMail, removeBookings, testSite } from '../bookings/booking-site.ts'

const bucket = env.TEST_BUCKET
const site = testSite({ BACKUPS: bucket } as Partial<Env>).env

const keys = async () => (await bucket.list()).objects.map(({ key }) => key)
const textOf = async (key: string) => (await bucket.get(key))!.text()

beforeEach(async () => {
  await removeBookings('heartbeats')
  await bucket.delete(await keys())
})

const NIGHT = new Date('2099-03-05T19:30:00Z')
const minutesLater = (minutes: number) => new Date(NIGHT.getTime() + minutes * 60_000)

/** Copied rows come in another order. */
const inOrder = (rows: readonly unknown[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** Each row of each table, but for what no copy holds. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not glob '_cf*' and name not glob 'sqlite*' and name not in ('changes', 'd1_migrations', 'heartbeats')",
  ).all<{ name: string }>()
  const rows = await env.DB.batch(
    results.map(({ name }) =>
      env.DB.prepare(`select * from "${name}" ${/_rates|_offers/.test(name) ? 'where listed = 1' : ''}`),
    ),
  )
  return Object.fromEntries(results.map(({ name }, i) => [name, inOrder(rows[i]!.results)]))
}

test('holds every row, each after the rows that it refers to, so that an empty database takes it back', async () => {
  const { booking } = await bookWithoutMail()
  await bookWithoutMail()
  await env.DB.prepare('update rides set details = ? where booking_number = ?')
    .bind('it\'s "the" villa;\nශ්‍රී);\n', booking.number)
    .run()
  const before = await everything()
  expect(before.bookings).toHaveLength(2)
  await exportDatabase(site, NIGHT)
  const copy = await textOf('rows-2099-03-05.sql')
  await removeBookings()
  expect((await everything()).rides).toEqual([])
  const statements = copy.split(/;\n(?=INSERT (?:OR REPLACE )?INTO|$)/).filter(Boolean)
  const kept = statements.filter((statement) =>
    /^INSERT INTO "(bookings|rides|outbox|booking_history|redeemed_quotes|search_words)"/.test(statement),
  )
  expect(kept.length).toBeGreaterThan(4)
  await env.DB.batch(kept.map((statement) => env.DB.prepare(statement)))
  const after = await everything()
  for (const table of ['bookings', 'rides', 'outbox', 'search_words']) {
    expect(before[table], table).not.toEqual([])
    expect(after[table], table).toEqual(before[table])
  }
})

test('computed distances are not in it, listed ones are', async () => {
  await env.DB.exec(
    "INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, listed, source) VALUES ('of copy > listed', 'A', 'B', 1, 2, 1, 'embedded'), ('of copy > computed', 'A', 'C', 1, 2, 0, 'embedded')",
  )
  await exportDatabase(site, NIGHT)
  const copy = await textOf('rows-2099-03-05.sql')
  expect(copy).toContain("'of copy > listed'")
  expect(copy).not.toContain('computed')
  await env.DB.exec("DELETE FROM transfer_rates WHERE route_key LIKE 'of copy%'")
})

test('a database of many parts is whole', async () => {
  const rows = 30
  const long = 'ශ්‍රී '.repeat(20_000)
  for (let i = 0; i < rows; i++) {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare('update rides set details = ? where booking_number = ?')
      .bind(`${i} ${long}`, booking.number)
      .run()
  }
  await exportDatabase(site, NIGHT)
  const copy = await textOf('rows-2099-03-05.sql')
  expect(copy.length).toBeGreaterThan(3_000_000)
  for (let i = 0; i < rows; i++) expect(copy).toContain(`'${i} ${long}'`)
})

test('photos come some at a time, and are all in it', async () => {
  const drivers = 45
  await env.DB.batch(
    Array.from({ length: drivers }, (_, i) => [
      env.DB.prepare("insert into drivers (id, name, phone) values (?, 'Nimal', ?)").bind(i + 1, `+9477123${i + 1000}`),
      env.DB.prepare("insert into driver_photos (driver_id, type, base64) values (?, 'image/jpeg', ?)").bind(
        i + 1,
        `/9j${i}.`,
      ),
    ]).flat(),
  )
  let most = 0
  const noted = {
    withSession(start: never) {
      const session = env.DB.withSession(start)
      return {
        prepare: (sql: string) => session.prepare(sql),
        async batch(statements: never[]) {
          const answers = await session.batch<Record<string, unknown>>(statements)
          const read = answers.flatMap(({ results }) => results).filter((row) => String(row['c2']).startsWith("'/9j"))
          most = Math.max(most, read.length)
          return answers
        },
      }
    },
  }
  await exportDatabase({ ...site, DB: noted } as unknown as Env, NIGHT)
  await env.DB.exec('delete from drivers')
  const copy = await textOf('rows-2099-03-05.sql')
  for (let i = 0; i < drivers; i++) expect(copy).toContain(`'/9j${i}.'`)
  expect(copy.indexOf('INTO "drivers"')).toBeLessThan(copy.indexOf('INTO "driver_photos"'))
  expect([most > 0, most <= 20]).toEqual([true, true])
})

test('one a night: again only if it failed, and old ones go', async () => {
  await bucket.put('rows-2099-02-02.sql', '')
  await bucket.put('rows-2099-02-03.sql', '')
  await bucket.put("the operator's own", '')
  await exportDatabase(site, NIGHT)
  expect(await keys()).toEqual(['rows-2099-02-03.sql', 'rows-2099-03-05.sql', "the operator's own"])
  await bucket.delete('rows-2099-03-05.sql')
  await exportDatabase(site, minutesLater(60))
  expect(await keys()).not.toContain('rows-2099-03-05.sql')
  await exportDatabase(site, minutesLater(24 * 60))
  expect(await keys()).toContain('rows-2099-03-06.sql')
})

test('a copy that fails is no copy, and is tried again', async () => {
  const abort = vi.fn()
  const broken = {
    createMultipartUpload: async () => ({
      uploadPart: async () => {
        throw new Error('no room')
      },
      abort: async () => abort(),
    }),
  }
  await expect(exportDatabase({ ...site, BACKUPS: broken } as unknown as Env, NIGHT)).rejects.toThrow('no room')
  expect(abort).toHaveBeenCalledOnce()
  await exportDatabase(site, minutesLater(60))
  expect(await keys()).toEqual(['rows-2099-03-05.sql'])
})

async function trigger(cron: string, at: Env) {
  const context = createExecutionContext()
  await worker.scheduled(createScheduledController({ cron }) as never, at, context as never)
  await waitOnExecutionContext(context)
}

test('is made by a trigger of its own, where a bucket is bound', async () => {
  await trigger(BACKUP_CRON, testSite().env)
  expect(await keys()).toEqual([])
  await trigger(BACKUP_CRON, site)
  expect(await keys()).toHaveLength(1)
  expect((await lastSuccesses(site)).mail).toBeNull()
})

test('a monitor sees that it is missing for more than a day, where a bucket is bound', async () => {
  await noteSweep(env)
  expect(lateTasks(await lastSuccesses(env))).toEqual([])
  expect(lateTasks(await lastSuccesses(site))).toEqual(['backup'])
  await noteSweep(env, new Date(Date.now() - 29 * 3_600_000), ['backup'])
  expect(lateTasks(await lastSuccesses(site))).toEqual(['backup'])
  await noteSweep(env, new Date(), ['backup'])
  expect(lateTasks(await lastSuccesses(site))).toEqual([])
})

/** Copies of a database with bookings go into an empty one, by the commands of docs/operations.md#backup-and-restore. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_PHOTO_BYTES } from '#domain/photo-size-and-format.ts'
import { exportDatabase } from '#worker/database/backup.ts'
import type { Env } from '#worker/environment.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { migratedState, openDatabase } from '../browser/site.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** A project of its own, so that nothing of this machine's database is read. */
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the line of the docs does here: with a local database in place of the deployed one. */
function wrangler(...parameters: string[]) {
  execFileSync(join(ROOT, 'node_modules/.bin/wrangler'), ['d1', ...parameters], {
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    stdio: 'ignore',
  })
}

/** The commands of a part of the docs, without `npx wrangler d1`. */
function commandsBelow(words: string): string[][] {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const block = guide.slice(guide.indexOf(words)).match(/\n\n((?: {4}.*\n)+)/)![1]!
  return [...block.matchAll(/npx wrangler d1 (.*)/g)].map(([, line]) =>
    line!
      .replace(/\s+#.*/, '')
      .replace('--remote', '--local')
      .replaceAll(/-\$\(date \+%F\)|-\d{4}-\d\d-\d\d/g, '')
      .split(/\s+/),
  )
}

/** Every row of every table, in its order. How far ids were given out is SQLite's own matter. */
function everything(state: string) {
  const database = openDatabase(state, { readOnly: true })
  const tables = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not glob '_cf*' and name <> 'sqlite_sequence'",
    )
    .all() as { name: string }[]
  const rows = Object.fromEntries(tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]))
  database.close()
  return rows
}

/** A database with a booking whose mail was written before its table, with notes that hold quotes and line breaks. */
async function fillDatabase(): Promise<string> {
  cpSync(join(ROOT, 'wrangler.toml'), join(folder, 'wrangler.toml'))
  cpSync(join(ROOT, 'migrations'), join(folder, 'migrations'), { recursive: true })
  const state = join(folder, '.wrangler/state')
  cpSync(await migratedState(), state, { recursive: true })
  const database = openDatabase(state)
  database.exec(
    // The first is where wrangler notes what it has applied.
    `create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null);
     insert into d1_migrations (name) values ('0000_initial.sql');
     insert into bookings (number, reference, guest_key, fingerprint, email, phone, phone_typed) values (1, 'AAAA-AAAA-AAA1', 'k', 'f', 'ann@example.com', '+94771234567', '');
     insert into rides (booking_number, position, kind, needs_review, pickup, dropoff, distance_km, minutes, vehicle, pickup_date, pickup_time, price_usd, details)
       values (1, 1, 'transfer', 0, 'Colombo', 'Kandy', 116, 180, 'mini', '2099-01-02', '09:30', 74, 'it''s "the" villa;' || char(10) || 'ශ්‍රී);');
     update fleet set margin_minutes = 45;
     insert into drivers (id, name, phone) values (1, 'Nimal', '+94771234567');
     insert into driver_photos (driver_id, type, base64) values (1, 'image/jpeg', printf('%.*c', ${Math.ceil(MAX_PHOTO_BYTES / 3) * 4}, 'A'));
     insert into cars (id, plate, seats) values (1, 'CAB-1234', 3);
     insert into car_photos (car_id, type, base64) values (1, 'image/jpeg', printf('%.*c', ${Math.ceil(MAX_PHOTO_BYTES / 3) * 4}, 'A'));
     insert into transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, listed, source) values ('a > b', 'A', 'B', 1, 2, 1, 'embedded');
     insert into outbox (kind, reader, booking_number) values ('receipt', 'guest', 1);
     insert into driver_accounts (id, name, phone) values (1, 'Nimal', '+94771234567'), (2, 'Kumar', '+94777654321');
     update rides set status = 'confirmed', driver_id = 1, driver_name = 'Nimal', driver_phone = '+94771234567', pickup_date = '2026-01-02';
     insert into cash_book (number, booking_number, position, at, day, method, cents, currency, lkr_cents, counted_usd, who, taken_by)
       values (1, 1, 1, '2026-01-02T05:00:00.000Z', '2026-01-02', 'cash', 2148000, 'LKR', 2148000, 74, 'office', 1);
     update rides set driver_id = 2, driver_name = 'Kumar', driver_phone = '+94777654321';`,
  )
  database.close()
  return state
}

const empty = (name: string) => {
  const restored = join(folder, name)
  mkdirSync(restored)
  return restored
}

let state = ''
beforeAll(async () => {
  state = await fillDatabase()
})

test('a weekly export: all of it is there again', () => {
  const restored = empty('restored')
  const before = everything(state)
  expect(before.outbox).toHaveLength(1)
  // Another one drives by now.
  expect(before.cash_book).toMatchObject([{ taken_by: 1 }])
  const backups = commandsBelow('Without a bucket, export once a week')
  expect(backups).toHaveLength(2)
  for (const command of backups) wrangler(...command)
  for (const file of ['tables.sql', 'rows.sql'])
    wrangler('execute', 'DB', '--local', '--file', file, '--persist-to', restored)
  const { changes, fleet, ...rows } = everything(restored)
  const { changes: counted, fleet: ofCars, ...expected } = before
  expect(rows).toEqual(expected)
  // Restored rows are counted, too.
  expect(changes).toEqual([{ ...counted![0], number: expect.any(Number) }])
  expect(fleet).toEqual([{ ...ofCars![0], version: expect.any(Number) }])
})

test('the copy of the night in R2: all of it is there again', async () => {
  const restored = empty('restored-from-r2')
  const kept = new Map<string, Uint8Array>()
  const bucket = {
    createMultipartUpload: async (key: string) => {
      const parts: Uint8Array[] = []
      return {
        uploadPart: async (_: number, bytes: Uint8Array) => parts.push(bytes.slice()),
        complete: async () => kept.set(key, Buffer.concat(parts)),
      }
    },
    list: async () => ({ objects: [] }),
  }
  const before = everything(state)
  const night = new Date('2026-11-21T19:30:00Z')
  await withSite(false, ({ DB }) => exportDatabase({ DB, BACKUPS: bucket } as unknown as Env, night), state)
  writeFileSync(join(folder, 'rows.sql'), kept.get('rows-2026-11-21.sql')!)
  const restores = commandsBelow('**Into an empty database**').filter(([verb]) => verb !== 'create')
  expect(restores.map(([verb]) => verb)).toEqual(['migrations', 'execute'])
  for (const command of restores) wrangler(...command, '--persist-to', restored)
  const { d1_migrations: migrations, heartbeats, changes, fleet, ...rows } = everything(restored)
  const { d1_migrations: applied, heartbeats: none, changes: other, fleet: ofCars, ...expected } = before
  expect(rows).toEqual(expected)
  expect(fleet).toEqual([{ ...ofCars![0], margin_minutes: 45, version: expect.any(Number) }])
  // A number of its own.
  expect([changes!.length, other!.length]).toEqual([1, 1])
  expect([migrations!.length, applied!.length, heartbeats, none]).toEqual([
    readdirSync(join(ROOT, 'migrations')).filter((name) => name.endsWith('.sql')).length,
    1,
    [],
    [],
  ])
})

/** What becomes of databases, local and deployed, when migrations change. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrationProblems, setAsideOldDatabases } from '../../scripts/operator/migrations.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('npm run deploy', () => {
  const problemsOf = (sql: string) => {
    writeFileSync(join(folder, '0000_initial.sql'), 'DROP TABLE `before`;')
    writeFileSync(join(folder, '0001_next.sql'), sql)
    return migrationProblems(folder)
  }

  test.each([
    'DROP TABLE `rides`;',
    'drop  table if exists rides',
    'ALTER TABLE `rides` DROP COLUMN `via`;',
    'ALTER TABLE rides DROP via;',
    'ALTER TABLE `rides` RENAME TO `drives`;',
    'alter table "rides"\n rename column via to stops',
    'ALTER TABLE [the rides] RENAME via TO stops',
    "INSERT INTO words VALUES ('--');\n--> statement-breakpoint\nDROP TABLE `rides`;",
  ])('refuses a migration after the first with: %s', (sql) => {
    expect(problemsOf(sql)).toEqual([expect.stringContaining('0001_next.sql drops or renames a table or a column')])
  })

  test.each([
    'ALTER TABLE `rides` ADD `dropped` text;',
    'ALTER TABLE `drop_table` ADD COLUMN `rename` text;',
    'DROP VIEW `operator_bookings`;\n--> statement-breakpoint\nCREATE VIEW `operator_bookings` AS SELECT * FROM `rides`;',
    'DROP INDEX `rides_by_day`;',
    '-- Nothing would drop table rides here.\nUPDATE rides SET via = NULL;',
    "UPDATE words SET text = 'it''s a DROP TABLE';",
  ])('deploys a migration with: %s', (sql) => {
    expect(problemsOf(sql)).toEqual([])
  })

  test('deploys what the project has', () => {
    expect(migrationProblems()).toEqual([])
  })
})

describe('npm run dev', () => {
  const INITIAL = readFileSync('migrations/0000_initial.sql', 'utf8')

  /** A local database that has run these migrations, and holds a word. @param tables what the first one made of it */
  function localDatabase(names: readonly string[], tables = '') {
    const databases = join(folder, 'v3/d1/miniflare-D1DatabaseObject')
    mkdirSync(databases, { recursive: true })
    const database = new DatabaseSync(join(databases, 'site.sqlite'))
    database.exec("pragma journal_mode = wal; create table words (word text); insert into words values ('kept')")
    database.exec(tables)
    if (names.length > 0) database.exec('create table d1_migrations (name text)')
    for (const name of names) database.prepare('insert into d1_migrations values (?)').run(name)
    database.close()
  }
  const now = new Date('2026-11-25T18:30:00Z')

  test('moves a database of other migrations aside, with all that it holds', () => {
    localDatabase(['0000_rates_and_offers.sql', '0001_seed_rates.sql'], INITIAL)
    const aside = setAsideOldDatabases(folder, 'migrations', now)
    expect(aside).toBe(join(folder, 'd1-until-2026-11-25T18-30-00'))
    expect(readdirSync(join(folder, 'v3'))).toEqual([])
    const kept = new DatabaseSync(join(aside!, 'miniflare-D1DatabaseObject/site.sqlite'))
    expect(kept.prepare('select word from words').all()).toMatchObject([{ word: 'kept' }])
    kept.close()
    expect(setAsideOldDatabases(folder, 'migrations', now)).toBeNull()
  })

  test.each([
    ['that began with the first migration, whatever branch added to it', ['0000_initial.sql', '0001_of_a_branch.sql']],
    ['in which nothing has been migrated yet', []],
  ])('leaves a database %s', (_, names) => {
    localDatabase(names, INITIAL)
    expect(setAsideOldDatabases(folder, 'migrations', now)).toBeNull()
  })

  test('moves a database aside that lacks a column of the first migration: nobody had gone live with that one', () => {
    localDatabase(['0000_initial.sql'], INITIAL.replace(/`typed_at` [^,]*,/, ''))
    expect(setAsideOldDatabases(folder, 'migrations', now)).not.toBeNull()
  })
})

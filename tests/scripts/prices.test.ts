/** `npm run prices`, within this process, on a local D1 and KV of the test's own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { fieldsOf } from '#worker/office/prices/price-fields.ts'
import { listAsTable, readListFile } from '../../scripts/operator/price-files.ts'
import { ownPriceList } from '../domain/prices/own-price-list.ts'
import { commandEnvironment, ROOT, runHere, withStores } from './local-stores.ts'

const state = mkdtempSync(join(tmpdir(), 'prices-'))
const at = (name: string) => join(state, name)
const env = commandEnvironment(state)
const prices = (...args: string[]) => runHere(join(ROOT, 'scripts/prices.ts'), ...args)

const FIRST_LIST: unknown = JSON.parse(JSON.stringify(FIRST_PRICE_LIST))
const OWN = JSON.parse(JSON.stringify(ownPriceList())) as typeof FIRST_PRICE_LIST

/** Before any site has run: there is no database. */
test('without a database it exports, checks and previews beside the first list', async () => {
  expect(await prices('export', at('first.json'))).toMatchObject({ status: 0, stderr: '' })
  expect(JSON.parse(readFileSync(at('first.json'), 'utf8'))).toEqual(FIRST_LIST)
  writeFileSync(at('own.csv'), listAsTable(OWN))
  expect(await prices('check', at('own.csv'))).toMatchObject({
    status: 0,
    stdout: `${at('own.csv')} can be published.\n`,
  })
  const { stdout } = await prices('preview', at('own.csv'))
  expect(stdout).toMatch(/^WHAT DIFFERS FROM THE LIST IN FORCE\nClasses › Mini Car › Guests can choose it: yes -> no\n/)
  expect(stdout).toContain('Bundala national park: USD 99 -> not sold')
  expect(stdout).toContain('WHERE A LONGER WAY COSTS LESS')
  const refused = await prices('history')
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('The database does not answer')])
})

test('a table comes back, also from a spreadsheet that writes semicolons and has taken rows out', () => {
  writeFileSync(at('own.csv'), listAsTable(OWN))
  expect(readListFile(at('own.csv'))).toEqual({ typed: OWN, problems: [] })
  // What a spreadsheet makes of it where a comma is the decimal point.
  const rows = fieldsOf(OWN).filter(({ path }) => !path.startsWith('closed.0.'))
  const cell = (text: string) =>
    /[";,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text.replace(/^0(\d:\d\d)$/, '$1:00')
  writeFileSync(
    at('excel.csv'),
    ['Path;Value;unit', ...rows.map(({ path, text }) => `${cell(path)};${cell(text)};`)].join('\r\n'),
  )
  const { typed, problems } = readListFile(at('excel.csv'))
  expect(problems).toEqual([])
  expect((typed as typeof OWN).closed).toEqual(OWN.closed.slice(1))
})

test.each<[string, string, string]>([
  ['a.json', '{', 'cannot be read'],
  ['b.json', '{"dollar": 3}', 'vehicles: This value is missing.'],
  ['c.csv', 'name,price\nvan,3', 'must name the columns path and value'],
  ['f.csv', 'path,value\n\ndollar.lkr,300\nleast.van,5\nleast.van,6', 'least.van: It stands in lines 4 and 5.'],
  ['g.csv', 'path;value\n dollar.lkr;300\ndollar.lkr ;', 'dollar.lkr: It stands in lines 2 and 3.'],
  ['h.json', '{"a": [{}, {\n"b\\"": 1,\n"c": "{",\n"b\\"": 2}]}', 'a.1.b": It stands in lines 2 and 4.'],
  ['d.csv', 'path,value\ndollar.lkr,abc\ndollar.eur,5', 'dollar.eur: There is no such value in a price list.'],
  ['e.json', '"'.padEnd(3_000_000, 'x'), 'longer than any price list'],
])('refuses the file %s', async (name, text, said) => {
  writeFileSync(at(name), text)
  const { status, stderr } = await prices('check', at(name))
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)])
})

test.each([
  [['check']],
  [['check', '/no/such/file.json']],
  [['nothing']],
  [['--nothing']],
  [['back']],
  [['back', '9']],
  [['take-back']],
  [['take-back', '9']],
])('%j does nothing, and says why', async (args) => {
  const { status, stderr } = await prices(...args)
  expect(status).toBe(1)
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('help lists what it does', async () => {
  expect((await prices()).stdout).toContain('npm run prices -- WHAT')
})

test('publishes to D1 and KV, lists the history, goes back, and makes the draft of the page', async () => {
  await withStores(state, async ({ DB }) => {
    const migrations = (await readD1Migrations(join(ROOT, 'migrations'))).flatMap(({ queries }) => queries)
    await DB.batch(migrations.map((query) => DB.prepare(query)))
  })
  writeFileSync(at('own.json'), JSON.stringify(OWN))
  for (const args of [['--yes'], ['--why', 'Fuel'], ['--why', 'Fuel', '--from', '2020-01-01', '--yes']])
    expect([args, (await prices('publish', at('own.json'), ...args)).status]).toEqual([args, 1])
  expect((await prices('history')).stdout).toMatch(/^0 .*in force$/m)
  const published = await prices('publish', at('own.json'), '--why', 'Fuel is dear', '--yes')
  expect([published.status, published.stderr]).toEqual([0, ''])
  expect(published.stdout).toContain('List 1 is published. All of the site sells at it within two minutes.')
  expect((await prices('history')).stdout).toMatch(/^1 .*Fuel is dear +in force$/m)
  expect((await prices('export', at('now.json'))).status).toBe(0)
  expect(JSON.parse(readFileSync(at('now.json'), 'utf8'))).toEqual(OWN)
  expect((await prices('back', '0', '--yes')).stdout).toContain('List 2 is published')
  const inTenDays = addDays(sriLankaTime(new Date()).date, 10)
  expect((await prices('publish', at('own.json'), '--why', 'Too early', '--from', inTenDays, '--yes')).status).toBe(0)
  for (const number of ['1', '9', 'x']) {
    const refused = await prices('take-back', number, '--yes')
    expect([refused.status, refused.stderr]).toEqual([1, `List ${number} is none that is to come; history lists all\n`])
  }
  const taken = await prices('take-back', '3', '--yes')
  expect([taken.status, taken.stderr]).toEqual([0, ''])
  expect(taken.stdout).toMatch(/^List 3 is taken back, list 2 goes on\. List 4 is published\. It counts from /)
  expect((await prices('take-back', '3', '--yes')).status).toBe(1)
  expect((await prices('import', at('own.csv'))).stdout).toContain('/operator/prices')
  await withStores(state, async ({ DB, CACHE }) => {
    const draft = await DB.prepare('select json, based_on as basedOn from price_draft').first<{
      json: string
      basedOn: number
    }>()
    expect([JSON.parse(draft!.json), draft!.basedOn]).toEqual([OWN, 2])
    const kept = await CACHE.get<{ lists: { number: number; list: unknown }[] }>('price-lists', 'json')
    expect(kept!.lists.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    for (const i of [1, 3]) expect(kept!.lists[i]!.list).toEqual(FIRST_LIST)
  })
})

beforeAll(() => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
})
afterAll(() => rmSync(state, { recursive: true, force: true }))

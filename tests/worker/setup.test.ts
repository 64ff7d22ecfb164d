/** Files of tests share an isolate and its stores, and see nothing of each other. */
import { abortAllDurableObjects, createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Rate } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { call, keptKeys, listTrip } from './site.ts'

let files = 0
/** What happens before each file. A new query makes a new module of the same code. */
const beginNextFile = () => import(/* @vite-ignore */ `./setup.ts?${++files}`) as Promise<unknown>

const LIMITS = Object.entries(env).flatMap(([name, limit]) =>
  name.endsWith('_RATE') ? [[name, limit as RateLimit] as const] : [],
)

const tables = async () =>
  (await env.DB.prepare("select name from sqlite_schema where type = 'table'").all<{ name: string }>()).results
    .map(({ name }) => name)
    .toSorted()
const countRates = () => env.DB.prepare('select count(*) as count from transfer_rates').first<number>('count')

/**
 * The limits that a visitor has used up: only the low ones. The calls are more than two minutes of these would let
 * through, as a minute may end meanwhile.
 */
async function usedUp(): Promise<readonly string[]> {
  const calls = await Promise.all(
    LIMITS.map(async ([name, limit]) => {
      const answers = await Promise.all(Array.from({ length: 65 }, () => limit.limit({ key: 'visitor' })))
      return answers.every(({ success }) => success) ? [] : [name]
    }),
  )
  return calls.flat()
}

test.each([
  ['open', async () => {}],
  // As a store is that was not used for a while.
  ['closed', abortAllDurableObjects],
])('a file begins with its own stores, whether those of the file before are %s', async (_, leave) => {
  const before = [await tables(), await countRates()]
  await env.DB.batch([env.DB.prepare('create table left_behind (x)'), env.DB.prepare('drop table heartbeats')])
  await listTrip({ pickup: 'Kandy', dropoff: 'Dondra' }, 260)
  await env.CACHE.put('left-behind', 'x')
  expect((await usedUp()).length).toBeGreaterThan(1)

  await leave()
  await beginNextFile()

  expect([await tables(), await countRates()]).toEqual(before)
  expect(await keptKeys()).toEqual([])
  for (const [name, limit] of LIMITS)
    expect([name, await limit.limit({ key: 'visitor' })]).toEqual([name, { success: true }])
})

test('a file begins with code that has kept nothing in memory', async () => {
  const listed = async () => (await (await call('/transfer/all', '')).json<Rate[]>()).length
  const known = await listed()

  await beginNextFile()

  await listTrip({ pickup: 'Kandy', dropoff: 'Dondra' }, 260)
  expect(await listed()).toBe(known + 1)
})

test('a file begins when the work that the file before left is done', async () => {
  let finish = () => {}
  createExecutionContext().waitUntil(
    new Promise<void>((done) => {
      finish = done
    }),
  )
  const codeIsForgotten = vi.spyOn(vi, 'resetModules')
  const storesAreOpened = vi.spyOn(env.CACHE, 'list')
  const begun = beginNextFile()
  await vi.waitFor(() => expect(codeIsForgotten).toHaveBeenCalled())
  expect(storesAreOpened).not.toHaveBeenCalled()
  finish()
  await begun
  expect(storesAreOpened).toHaveBeenCalled()
})

test('a file begins at the real time', async () => {
  const now = Date.now()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  await beginNextFile()
  expect(Date.now()).toBeGreaterThanOrEqual(now)
})

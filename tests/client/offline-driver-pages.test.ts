/** What a driver's phone keeps for later: of a ride that is the driver's no more, nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewOthers, startServiceWorker } from '#client/driver/offline-page-and-taps.ts'

const kept = new Map<string, Response>()
const network = new Map<string, Response>()
const online: (() => void)[] = []
const ORIGIN = 'https://taxi.example.com'

const cache = {
  keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
  match: async ({ url }: { url: string }) => kept.get(new URL(url).pathname),
  put: async (path: string, answer: Response) => void kept.set(path, answer),
  delete: async (path: string) => kept.delete(path),
}

const page = (text: string) =>
  new Response(text, { headers: { 'x-opens-offline': 'yes', date: new Date().toUTCString() } })

beforeEach(() => {
  kept.clear()
  network.clear()
  online.length = 0
  const caches = { open: async () => cache }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', { caches, addEventListener: (_: string, act: () => void) => online.push(act) })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  vi.stubGlobal('location', { pathname: '/driver/this' })
  vi.stubGlobal('fetch', async (path: string) => {
    const found = network.get(path)
    if (network.size === 0) throw new TypeError('Failed to fetch')
    return found ? found.clone() : new Response('closed', { status: 404 })
  })
  for (const path of ['/driver/day/abc', '/driver/taken', '/driver/this']) kept.set(path, page('the guest'))
  kept.set('/driver-sheet.js', page('script'))
})
afterEach(() => vi.unstubAllGlobals())

const texts = async () =>
  Object.fromEntries(await Promise.all([...kept].map(async ([path, answer]) => [path, await answer.clone().text()])))

const WITHOUT = { '/driver/day/abc': 'no guest', '/driver/this': 'the guest', '/driver-sheet.js': 'script' }

test('after an answer the other pages are kept anew, and one that is closed is kept no more', async () => {
  network.set('/driver/day/abc', page('no guest'))
  renewOthers()
  await vi.waitFor(async () => expect(await texts()).toEqual(WITHOUT))
})

test('without a network all stays as it is, until there is one again', async () => {
  const before = await texts()
  startServiceWorker()
  await new Promise((wake) => setTimeout(wake, 20))
  expect(await texts()).toEqual(before)
  network.set('/driver/day/abc', page('no guest'))
  for (const act of online) act()
  await vi.waitFor(async () => expect(await texts()).toEqual(WITHOUT))
})

test('a page that is opened keeps the others anew', async () => {
  network.set('/driver/day/abc', page('no guest'))
  startServiceWorker()
  await vi.waitFor(async () => expect(await texts()).toEqual(WITHOUT))
})

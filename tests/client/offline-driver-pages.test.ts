/** What a driver's phone keeps for later: of a ride that is the driver's no more, nothing; and taps, until they are sent. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  fieldOf,
  keepOthers,
  keepTaps,
  nameOfTaps,
  readTaps,
  renewOthers,
  sendKeptTaps,
  startServiceWorker,
} from '#client/driver/offline-page-and-taps.ts'

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

describe('taps', () => {
  const stored = new Map<string, string>()
  const requests: { onloadend: () => void; status: number; responseText: string }[] = []
  const SHEET = nameOfTaps('/driver/abc')
  const tap = (id: string) => ({ fields: [['id', id] as const], at: 0 })
  const left = () => readTaps(SHEET).map((each) => fieldOf(each, 'id'))
  const answer = (status: number) => {
    const request = requests.shift()!
    request.status = status
    request.onloadend()
  }
  const storage = {
    get length() {
      return stored.size
    },
    key: (i: number) => [...stored.keys()][i] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  }

  beforeEach(() => {
    stored.clear()
    requests.length = 0
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = 0
        responseText = ''
        upload = { addEventListener() {} }
        onloadend = () => {}
        open() {}
        setRequestHeader() {}
        send() {
          requests.push(this)
        }
      },
    )
    keepTaps(SHEET, [tap('on the way')])
  })

  test.each([
    [0, ['on the way', 'arrived']],
    [503, ['on the way', 'arrived']],
    [401, ['on the way', 'arrived']],
    [200, ['arrived']],
    [409, ['arrived']],
    [404, []],
  ])('that the sheet keeps while the page of the day waits for an answer stay (%s)', (status, stay) => {
    sendKeptTaps(() => {})
    keepTaps(SHEET, [tap('on the way'), tap('arrived')])
    answer(status)
    expect(left()).toEqual(stay)
    expect(requests).toHaveLength(stay.length === 1 ? 1 : 0)
  })

  test('that were taken back, or sent by another page, do not come back', () => {
    sendKeptTaps(() => {})
    keepTaps(SHEET, [tap('arrived')])
    answer(503)
    expect(left()).toEqual(['arrived'])
    expect(readTaps(SHEET)[0]).not.toHaveProperty('mayBeThere')
  })

  test('that another page has sent are read as sent, also on a page that kept them itself', () => {
    stored.set(SHEET, '[]')
    expect(left()).toEqual([])
  })

  test.each(['full', 'blocked'])('live as long as the page where the storage is %s', (how) => {
    const fails = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { ...storage, setItem: fails, ...(how === 'blocked' ? { getItem: fails } : {}) })
    keepTaps(SHEET, [tap('arrived'), tap('on board')])
    expect(left()).toEqual(['arrived', 'on board'])
    keepOthers(SHEET, tap('arrived'), 503, true)
    expect(readTaps(SHEET)[0]).toHaveProperty('mayBeThere', true)
    keepOthers(SHEET, tap('arrived'), 200, true)
    expect(left()).toEqual(['on board'])
    vi.stubGlobal('localStorage', storage)
    keepTaps(SHEET, [])
  })

  test('are sent once, also where the full storage cannot forget them', () => {
    vi.stubGlobal('localStorage', {
      ...storage,
      length: 1,
      key: () => SHEET,
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    })
    let isDone = false
    sendKeptTaps(() => (isDone = true))
    answer(200)
    expect([requests.length, isDone]).toEqual([0, true])
    vi.stubGlobal('localStorage', storage)
    keepTaps(SHEET, [])
  })
})

/** The service worker on its own, with caches and a network that can fail. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'

const SOURCE = 'client/offline/service-worker.ts'
const ORIGIN = 'https://taxi.example.com'
const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)

/** What the network answers, by path: a text, or an answer. A path that is not here is not found. */
type Network = Record<string, string | (() => Response)>

/** Pictures, and scripts of others, stand in a page, too. */
const page = (...files: string[]) =>
  `<html><script data-files="${files.join(' ')}" src="/assets/start.js"></script>
  <img src="/assets/mark.svg"><script src="/check.js"></script>`

const SITE: Network = {
  '/offline': page('/assets/app.js', '/assets/offline.js'),
  '/assets/start.js': 'start',
  '/assets/app.js': 'app',
  '/assets/offline.js': 'offline',
  '/assets/roads.js': 'roads',
  '/assets/ride-en.js': 'rides',
  '/': 'home',
  '/assets/mark.svg': 'mark',
  '/check.js': 'check',
}

/** The storage of one browser: it outlives each service worker. */
function browserStorage() {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (asked: Request | string) => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname
  return {
    stores,
    /** How many files may be stored before the storage is full. */
    room: Infinity,
    caches(fetchFile: (path: string) => Promise<Response>) {
      const open = (name: string) => {
        const files = stores.get(name) ?? new Map<string, Response>()
        stores.set(name, files)
        const put = async (asked: Request | string, answer: Response) => {
          if (files.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
          files.set(pathOf(asked), answer)
        }
        const addAll = async (paths: string[]) => {
          if (new Set(paths).size < paths.length) throw new DOMException('twice', 'InvalidStateError')
          for (const path of paths) {
            const answer = await fetchFile(path)
            if (!answer.ok) throw new TypeError('Request failed')
            await put(path, answer)
          }
        }
        const match = async (asked: string) => files.get(pathOf(asked))?.clone()
        const keys = async () => [...files.keys()].map((path) => ({ url: ORIGIN + path }))
        return { put, addAll, match, keys, delete: async (asked: string) => files.delete(pathOf(asked)) }
      }
      return {
        open: async (name: string) => open(name),
        has: async (name: string) => stores.has(name),
        keys: async () => [...stores.keys()],
        delete: async (name: string) => stores.delete(name),
        match: async (asked: Request | string) =>
          [...stores.values()]
            .map((files) => files.get(pathOf(asked)))
            .find(Boolean)
            ?.clone(),
      }
    },
  }
}

const subscription = (name: string) => ({
  endpoint: `https://push.example.com/${name}`,
  options: {},
  toJSON: () => ({
    endpoint: `https://push.example.com/${name}`,
    keys: { p256dh: `key-${name}`, auth: `auth-${name}` },
  }),
})

type Listener = (event: object) => void

function started(
  build: string,
  storage = browserStorage(),
  network: Network | null = SITE,
  { saveData = false, language = 'en', address = '' } = {},
) {
  const state = { network }
  const patience: (() => void)[] = []
  const asked: string[] = []
  const posts: string[] = []
  const fetchFile = async (request: Request | string, init?: { readonly body?: URLSearchParams }) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    asked.push(pathname)
    if (init?.body) posts.push(`${pathname} ${init.body}`)
    if (!state.network) throw new TypeError('Failed to fetch')
    const found = state.network[pathname]
    return typeof found === 'function' ? found() : new Response(found ?? 'none', { status: found ? 200 : 404 })
  }
  const listeners: Record<string, Listener> = {}
  const shown: { readonly title: string; readonly options: Record<string, unknown> }[] = []
  const registration = {
    showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
    pushManager: { subscribe: async () => subscription('renewed') },
  }
  const went: string[] = []
  const clients = {
    matchAll: async () => openPages.map((url) => ({ url, focus: async () => void went.push(`to ${url}`) })),
    openWindow: async (path: string) => void went.push(`opens ${path}`),
  }
  const openPages: string[] = []
  runInNewContext(code, {
    BUILD: build,
    PAGE: '/offline',
    FILES: ['/assets/roads.js'],
    LANGUAGES: {
      en: { prefix: '', files: ['/assets/ride-en.js', '/assets/roads.js'] },
      de: { prefix: '/de', files: ['/assets/ride-de.js'] },
    },
    self: {
      addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
      registration,
      clients,
    },
    caches: storage.caches(fetchFile),
    fetch: fetchFile,
    location: {
      origin: ORIGIN,
      hostname: 'taxi.example.com',
      href: `${ORIGIN}/service-worker.js?${address || `language=${language}`}`,
    },
    navigator: { connection: { saveData } },
    URL,
    URLSearchParams,
    Date,
    Error,
    Promise,
    setTimeout: (work: () => void) => void patience.push(work),
    Response: { redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }) },
    encodeURIComponent,
  })
  const lifecycle = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]!({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  const ask = async (path: string, mode = 'navigate', method = 'GET') => {
    let answer: Promise<Response> | undefined
    let work: Promise<unknown> | undefined
    const url = new URL(path, ORIGIN).href
    listeners.fetch!({
      request: { url, mode, method },
      respondWith: (promise: Promise<Response>) => (answer = promise),
      waitUntil: (promise: Promise<unknown>) => (work = promise),
    })
    await answer?.catch(() => {})
    await work
    return answer
  }
  const happens = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  return {
    state,
    storage,
    asked,
    ask,
    shown,
    went,
    openPages,
    happens,
    posts,
    patience,
    install: () => lifecycle('install'),
    activate: () => lifecycle('activate'),
  }
}

async function installed(build = 'one', storage = browserStorage(), network = SITE, language = 'en') {
  const worker = started(build, storage, network, { language })
  await worker.install()
  await worker.activate()
  return worker
}

/** What is the same on the German pages, and what is not. */
const { '/offline': _offline, '/assets/ride-en.js': _rides, ...SHARED } = SITE
const GERMAN: Network = {
  ...SHARED,
  '/de/offline': page('/assets/app.js', '/assets/offline-de.js'),
  '/assets/offline-de.js': 'offline, in German',
  '/assets/ride-de.js': 'Fahrten',
}

const textOf = async (answer: Response | undefined) => answer?.text()
const filesOf = ({ stores }: ReturnType<typeof browserStorage>) =>
  Object.fromEntries([...stores].map(([name, files]) => [name, [...files.keys()].toSorted()]))

describe('what is kept', () => {
  test('its page, the files of that, what it loads later, and nothing else ever', async () => {
    const worker = await installed()
    const { '/': _, '/assets/mark.svg': _mark, '/check.js': _check, ...rest } = SITE
    expect(filesOf(worker.storage)).toEqual({ 'offline-one-en': Object.keys(rest).toSorted() })
    for (const path of ['/', '/booking/K7Q2-M4XT-9BHE', '/offline', '/assets/new.js']) await worker.ask(path)
    await worker.ask('/assets/new.js', 'no-cors')
    expect(filesOf(worker.storage)).toEqual({ 'offline-one-en': Object.keys(rest).toSorted() })
  })

  test('nothing for who saves data', async () => {
    const { install, asked, storage } = started('one', browserStorage(), SITE, { saveData: true })
    await expect(install()).rejects.toThrow('saves data')
    expect([asked, [...storage.stores]]).toEqual([[], []])
  })

  test('nothing at all where the storage is full or the connection breaks: half a page is none', async () => {
    const storage = browserStorage()
    storage.room = 3
    await expect(started('one', storage).install()).rejects.toThrow('full')
    expect(storage.stores.size).toBe(0)
    const { '/assets/roads.js': _, ...broken } = SITE
    await expect(started('one', storage, broken).install()).rejects.toThrow()
    await expect(
      started('one', storage, { ...SITE, '/offline': () => new Response('', { status: 503 }) }).install(),
    ).rejects.toThrow('503')
    expect(storage.stores.size).toBe(0)
  })
})

describe('a language', () => {
  test('is that of the page that asked for the service worker, and no other is kept', async () => {
    const worker = await installed('one', browserStorage(), GERMAN, 'de')
    const { '/': _, '/assets/mark.svg': _mark, '/check.js': _check, '/assets/offline.js': _en, ...rest } = GERMAN
    expect(filesOf(worker.storage)).toEqual({ 'offline-one-de': Object.keys(rest).toSorted() })
  })

  test('takes the place of the one before', async () => {
    const { storage } = await installed()
    await installed('one', storage, GERMAN, 'de')
    expect([...storage.stores.keys()]).toEqual(['offline-one-de'])
  })

  test('that the site does not offer is English', async () => {
    const worker = await installed('one', browserStorage(), SITE, 'toString')
    expect([...worker.storage.stores.keys()]).toEqual(['offline-one-en'])
  })

  test('is the one in which every address is answered without a network', async () => {
    const worker = await installed('one', browserStorage(), GERMAN, 'de')
    worker.state.network = null
    expect(await textOf(await worker.ask('/de/offline'))).toBe(GERMAN['/de/offline'])
    const led = async (path: string) => (await worker.ask(path))?.headers.get('location')
    expect(await led('/offline')).toBe('/de/offline')
    expect(await led('/offline?page=%2F')).toBe('/de/offline?page=%2F')
    expect(await led('/de')).toBe('/de/offline?page=%2Fde')
    expect(await led('/transfer/x')).toBe('/de/offline?page=%2Ftransfer%2Fx')
    expect(await led('/destinations')).toBe('/de/offline?page=%2Fdestinations')
  })
})

describe('an update', () => {
  test('that breaks off leaves what was there, which goes on working without a network', async () => {
    const before = await installed()
    const update = started('two', before.storage, null)
    await expect(update.install()).rejects.toThrow()
    expect([...before.storage.stores.keys()]).toEqual(['offline-one-en'])
    before.state.network = null
    expect(await textOf(await before.ask('/offline'))).toBe(SITE['/offline'])
    expect(await textOf(await before.ask('/assets/roads.js', 'no-cors'))).toBe('roads')
  })

  test('replaces everything at once when it is whole', async () => {
    const { storage } = await installed()
    const update = started('two', storage, {
      ...SITE,
      '/offline': page('/assets/app-2.js'),
      '/assets/app-2.js': 'app 2',
    })
    await update.install()
    expect([...storage.stores.keys()]).toEqual(['offline-one-en', 'offline-two-en'])
    await update.activate()
    expect([...storage.stores.keys()]).toEqual(['offline-two-en'])
    update.state.network = null
    expect(await textOf(await update.ask('/assets/app-2.js', 'no-cors'))).toBe('app 2')
  })
})

describe('what is answered', () => {
  test('pages come from the network alone, its own too', async () => {
    const worker = await installed()
    worker.state.network = { ...SITE, '/': 'home, today', '/offline': 'offline, today' }
    expect(await textOf(await worker.ask('/'))).toBe('home, today')
    expect(await textOf(await worker.ask('/offline'))).toBe('offline, today')
    worker.state.network = { '/': () => new Response('down', { status: 503 }) }
    expect((await worker.ask('/'))?.status).toBe(503)
  })

  test('without a network any other page leads to the one for that, and says which was asked for', async () => {
    const worker = await installed()
    worker.state.network = null
    const answer = await worker.ask('/transfer/taxi-from-Galle-to-Ella?travelers=2')
    expect(answer?.headers.get('location')).toBe(
      `/offline?page=${encodeURIComponent('/transfer/taxi-from-Galle-to-Ella?travelers=2')}`,
    )
  })

  test('where nothing is kept any more, the browser says so itself', async () => {
    const worker = await installed()
    worker.storage.stores.clear()
    worker.state.network = null
    await expect(worker.ask('/')).rejects.toThrow('Failed to fetch')
  })

  test('hashed files are not asked for twice; what is not kept comes from the network', async () => {
    const worker = await installed()
    worker.asked.length = 0
    expect(await textOf(await worker.ask('/assets/app.js', 'no-cors'))).toBe('app')
    expect(worker.asked).toEqual([])
    expect((await worker.ask('/assets/gone.js', 'no-cors'))?.status).toBe(404)
  })

  test('calls, writes and other sites are left alone', async () => {
    const worker = await installed()
    expect(await worker.ask('/en/serendip/places', 'cors', 'POST')).toBeUndefined()
    expect(await worker.ask('/en/serendip/booking/K7Q2-M4XT-9BHE', 'cors')).toBeUndefined()
    expect(await worker.ask('https://maps.googleapis.com/x.js', 'no-cors')).toBeUndefined()
  })
})

describe('the page that is kept', () => {
  /** As the network dates it. */
  const dated = (html: string, hours: number) => () =>
    new Response(html, { headers: { date: new Date(Date.now() - hours * 3_600_000).toUTCString() } })
  const HTML = SITE['/offline'] as string
  const withPage = (answer: () => Response): Network => ({ ...SITE, '/offline': answer, '/': dated('home', 0) })
  const shown = async ({ state, ask }: ReturnType<typeof started>) => {
    state.network = null
    return textOf(await ask('/offline'))
  }

  test('is kept anew on a visit an hour later, with the prices of then', async () => {
    const worker = await installed('one', browserStorage(), withPage(dated(HTML, 2)))
    worker.state.network = withPage(dated(`${HTML} other prices`, 0))
    await worker.ask('/')
    expect(await shown(worker)).toBe(`${HTML} other prices`)
  })

  test.each([
    ['is younger', dated(HTML, 0.5), dated(`${HTML} other`, 0)],
    ['has no date', () => new Response(HTML), dated(`${HTML} other`, 0)],
    ['is of another build now', dated(HTML, 2), dated(page('/assets/app-2.js'), 0)],
    ['cannot be had', dated(HTML, 2), () => new Response('down', { status: 503 })],
  ])('stays where it %s', async (_why, before, now) => {
    const worker = await installed('one', browserStorage(), withPage(before))
    worker.state.network = withPage(now)
    expect(await textOf(await worker.ask('/'))).toBe('home')
    expect(await shown(worker)).toBe(HTML)
  })
})

describe('what is told', () => {
  const told = { title: 'New booking', text: 'Colombo to Kandy', path: '/operator', tag: 'booking 1', language: 'en' }

  test('is shown, one with the same tag in place of an earlier one', async () => {
    const { happens, shown } = started('one')
    await happens('push', { data: { json: () => told } })
    const options = { body: 'Colombo to Kandy', tag: 'booking 1', lang: 'en', data: '/operator', renotify: true }
    expect(shown).toMatchObject([{ title: 'New booking', options }])
  })

  test('is shown also where nothing can be read: a browser that stays silent is told nothing more', async () => {
    const { happens, shown } = started('one')
    await happens('push', { data: null })
    await happens('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON')
        },
      },
    })
    expect(shown.map(({ title, options }) => [title, options.data])).toEqual([
      ['taxi.example.com', '/'],
      ['taxi.example.com', '/'],
    ])
  })

  test.each([
    ['its page', '/operator', [], 'opens /operator'],
    ['its page that is open already', '/operator', [`${ORIGIN}/`, `${ORIGIN}/operator`], `to ${ORIGIN}/operator`],
    ['a booking as new as it is', '/booking/K7Q2?seen=now', [`${ORIGIN}/booking/K7`], 'opens /booking/K7Q2?seen=now'],
    ['a booking that is open', '/booking/K7Q2?seen=now', [`${ORIGIN}/booking/K7Q2`], `to ${ORIGIN}/booking/K7Q2`],
    ['the first page for an address that is none of ours', '//evil.example.com', [], 'opens /'],
  ])('a tap opens %s', async (_, data, pages, where) => {
    const { happens, went, openPages } = started('one')
    openPages.push(...pages)
    let closed = false
    await happens('notificationclick', { notification: { data, close: () => (closed = true) } })
    expect([went, closed]).toEqual([[where], true])
  })

  test('the site learns that the push service has another address for this browser', async () => {
    const { happens, posts } = started('one')
    await happens('pushsubscriptionchange', { oldSubscription: subscription('old'), newSubscription: null })
    await happens('pushsubscriptionchange', { oldSubscription: null })
    expect(posts.map((post) => decodeURIComponent(post))).toEqual([
      '/push-renewed old=https://push.example.com/old&endpoint=https://push.example.com/renewed&p256dh=key-renewed&auth=auth-renewed',
    ])
  })

  test('on a phone of the office nothing is kept for later, and what is kept stays', async () => {
    const { storage } = await installed()
    const before = filesOf(storage)
    const { install, activate, asked } = started('two', storage, SITE, { address: 'push' })
    await install()
    await activate()
    expect([filesOf(storage), asked]).toEqual([before, []])
  })
})

describe("a driver's page", () => {
  const SHEET = '/driver/abc'
  const opens = (text: string) => () => new Response(text, { headers: { 'x-opens-offline': 'yes' } })

  /** A phone that has opened a sheet: its page has kept it. */
  async function drivers(build = 'one', storage = browserStorage()) {
    const worker = started(
      build,
      storage,
      { ...SITE, [SHEET]: opens('new'), '/driver-sheet.js': 'new script' },
      {
        address: 'push',
      },
    )
    await worker.install()
    await worker.activate()
    const cache = await storage.caches(async () => new Response()).open('driver')
    await cache.put(SHEET, new Response('kept'))
    await cache.put('/driver-sheet.js', new Response('kept script'))
    return worker
  }

  test('comes from the network, and without one as it was kept, with its script', async () => {
    const worker = await drivers()
    expect(await textOf(await worker.ask(SHEET))).toBe('new')
    expect(await textOf(await worker.ask('/driver-sheet.js', 'no-cors'))).toBe('new script')
    worker.state.network = null
    expect(await textOf(await worker.ask(`${SHEET}?refused`))).toBe('kept')
    expect(await textOf(await worker.ask('/driver-sheet.js', 'no-cors'))).toBe('kept script')
    await expect(worker.ask('/driver/other')).rejects.toThrow('Failed to fetch')
  })

  test('is the one that was kept where the network or the site does not answer', async () => {
    const worker = await drivers()
    const { promise, resolve } = Promise.withResolvers<void>()
    worker.state.network = { [SHEET]: () => new Response('', { status: 503 }) }
    expect(await textOf(await worker.ask(SHEET))).toBe('kept')
    worker.state.network = { [SHEET]: () => promise as never }
    const answer = worker.ask(SHEET)
    while (worker.patience.length < 2) await new Promise((wake) => setTimeout(wake, 1))
    worker.patience.at(-1)!()
    expect(await textOf(await answer)).toBe('kept')
    resolve()
  })

  test('that is closed now, or asks for the number, is no longer kept', async () => {
    const closed = await drivers()
    closed.state.network = { ...SITE }
    expect((await closed.ask(SHEET))!.status).toBe(404)
    const asks = await drivers()
    asks.state.network = { ...SITE, [SHEET]: 'Your own number?' }
    expect(await textOf(await asks.ask(SHEET))).toBe('Your own number?')
    for (const worker of [closed, asks]) expect(filesOf(worker.storage).driver).toEqual(['/driver-sheet.js'])
  })

  test('is kept anew, or no more, once a push tells that the ride is changed or taken off', async () => {
    const worker = await drivers()
    const cache = await worker.storage.caches(async () => new Response()).open('driver')
    await cache.put('/driver/day/abc', new Response('the day with the guest'))
    worker.state.network = { '/driver/day/abc': opens('the day without the guest') }
    await worker.happens('push', { data: null })
    expect(filesOf(worker.storage).driver).toEqual(['/driver-sheet.js', '/driver/day/abc'])
    expect(await textOf(await cache.match('/driver/day/abc'))).toBe('the day without the guest')
    worker.state.network = null
    await worker.happens('push', { data: null })
    expect(filesOf(worker.storage).driver).toEqual(['/driver-sheet.js', '/driver/day/abc'])
  })

  test('needs no page of guests, outlives a new build, and a visit of the site as a guest', async () => {
    const worker = await drivers()
    expect(worker.asked.filter((path) => path === '/offline')).toEqual([])
    const guest = await installed('two', worker.storage)
    expect(Object.keys(filesOf(worker.storage)).toSorted()).toEqual(['driver', 'offline-two-en'])
    guest.state.network = null
    expect(await textOf(await guest.ask(SHEET))).toBe('kept')
  })
})

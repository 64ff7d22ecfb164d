/** What the browser is asked for and may refuse: storage, databases, locks, the clipboard, sharing, service workers. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceTable, inOneTab } from '#client/device/database.ts'
import { registerServiceWorker, removeOfflineFiles } from '#client/device/offline-files.ts'
import { shareLink } from '#client/device/sharing.ts'
import { forget, keepOnDevice, readDevice, recall, remember } from '#client/device/storage.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = () => {
  throw new DOMException('Access is denied for this document', 'SecurityError')
}
const rejected = async () => refused()

/** What Chrome does with site data blocked, and what others do: an object that refuses, or none to be had. */
const REFUSING = { getItem: refused, setItem: refused, removeItem: refused }
const FULL = { ...REFUSING, getItem: () => null, removeItem: () => {} }

describe.each([
  ['refuses each call', { localStorage: REFUSING, sessionStorage: REFUSING }],
  ['is full', { localStorage: FULL, sessionStorage: FULL }],
  [
    'cannot be had',
    Object.defineProperties({}, { localStorage: { get: refused }, sessionStorage: { get: refused } }) as object,
  ],
])('where the storage %s', (name, window) => {
  test("a tab's text lasts until the page is left", () => {
    vi.stubGlobal('window', window)
    expect(recall('draft')).toBeNull()
    remember('draft', 'typed')
    expect(recall('draft')).toBe('typed')
    forget('draft')
    expect(recall('draft')).toBeNull()
  })

  test("the device's texts are as if they had never been kept", () => {
    vi.stubGlobal('window', window)
    keepOnDevice('currency', 'EUR')
    keepOnDevice('currency', null)
    expect(readDevice('currency')).toBe(name === 'is full' ? null : undefined)
  })
})

describe("a tab's texts where the storage refuses", () => {
  /** A page that starts on an entry of the history with this state. */
  const onEntry = async (entry: { state: unknown }) => {
    vi.resetModules()
    vi.stubGlobal('window', { localStorage: REFUSING, sessionStorage: REFUSING })
    const set = (state: unknown) => {
      entry.state = state
    }
    vi.stubGlobal('history', {
      ...entry,
      replaceState: set,
      pushState: set,
      get state() {
        return entry.state
      },
    })
    return import('#client/device/storage.ts')
  }

  test('go with the page that is loaded again, and do not come back after that', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    const entry = { state: { idx: 3 } as unknown }
    const failed = await onEntry(entry)
    failed.remember('draft', 'typed')
    failed.remember('long', 'x'.repeat(20_001))
    failed.loadAgain()
    expect(reload).toHaveBeenCalledOnce()
    const again = await onEntry(entry)
    expect([again.recall('draft'), again.recall('long')]).toEqual(['typed', null])
    expect(entry.state).toEqual({ idx: 3 })
    expect((await onEntry(entry)).recall('draft')).toBeNull()
  })

  test('go to another page that is loaded in place of the one that failed; without any it is a link like others', async () => {
    const [reload, assign] = [vi.fn(), vi.fn()]
    vi.stubGlobal('location', { reload, assign })
    const entry = { state: { idx: 3 } as unknown }
    const failed = await onEntry(entry)
    failed.loadAgain('/journey')
    expect([assign.mock.calls, reload.mock.calls, entry.state]).toEqual([[['/journey']], [], { idx: 3 }])
    failed.remember('draft', 'typed')
    failed.loadAgain('/journey')
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
    expect((await onEntry(entry)).recall('draft')).toBe('typed')
  })

  test.each([{ kept: 'draft' }, { kept: [['draft', 7], ['draft'], null] }, null])(
    'are not taken from what nobody has kept: %j',
    async (state) => {
      expect((await onEntry({ state })).recall('draft')).toBeNull()
    },
  )
})

describe.each([
  ['is not there', undefined],
  ['refuses at once', { open: refused }],
])('where the database %s', (_, indexedDB) => {
  test('nothing is kept, and that is said', async () => {
    vi.stubGlobal('indexedDB', indexedDB)
    const table = deviceTable<string>('vouchers', 'kept')
    expect(await table.keep('a', 'text')).toBe(false)
    expect(await table.read('a')).toBeUndefined()
    expect(await table.all()).toEqual([])
    await table.drop(['a'])
  })
})

describe.each([
  ['are not there', {}],
  ['throw', { locks: { request: refused } }],
  ['reject', { locks: { request: rejected } }],
  ['are granted', { locks: { request: async (_: string, task: () => Promise<unknown>) => task() } }],
  [
    'are lost while the work goes on',
    {
      locks: {
        request: async (_: string, task: () => Promise<unknown>) => {
          void task().catch(() => {})
          return refused()
        },
      },
    },
  ],
])('where locks %s', (_, navigator) => {
  test('the work is done once, and its failure is told', async () => {
    vi.stubGlobal('navigator', navigator)
    const work = vi.fn(async () => 'quotes')
    expect(await inOneTab('booking-quotes', work)).toBe('quotes')
    expect(work).toHaveBeenCalledOnce()
    const failing = vi.fn(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(inOneTab('booking-quotes', failing)).rejects.toThrow('Failed to fetch')
    expect(failing).toHaveBeenCalledOnce()
  })
})

test('a tab that the phone has put to sleep with the lock keeps no other tab waiting for ever', async () => {
  vi.useFakeTimers()
  let grant = (): unknown => null
  const request = (_: string, task: () => unknown) =>
    new Promise((resolve) => {
      grant = () => resolve(task())
    })
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => 'quotes')
  const done = inOneTab('booking-quotes', work)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledOnce()
  expect(await done).toBe('quotes')
  // The other tab wakes up later.
  grant()
  expect(work).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

describe('a link', () => {
  const link = { title: 'A journey', url: 'https://taxi.example.com/journey' }
  const closed = async () => {
    throw new DOMException('Share canceled', 'AbortError')
  }

  test.each([
    ['copied where nothing can be shared', undefined, 'copied'],
    ['copied where sharing is refused', rejected, 'copied'],
    ['not copied for who closes the offer', closed, null],
    ['not copied for who has shared it', async () => {}, null],
  ])('is %s', async (_, share, answer) => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { share, clipboard: { writeText } })
    expect(await shareLink(link)).toBe(answer)
    expect(writeText.mock.calls).toEqual(answer === 'copied' ? [[link.url]] : [])
  })

  test.each([
    ['that refuses', { writeText: rejected }],
    ['that is not there', undefined],
  ])('is copied the older way beside a clipboard %s', async (_, clipboard) => {
    const area = { style: {}, select: () => {}, remove: () => {}, value: '' }
    vi.stubGlobal('navigator', { clipboard })
    vi.stubGlobal('HTMLElement', Date)
    vi.stubGlobal('document', {
      createElement: () => area,
      activeElement: null,
      body: { appendChild: () => {} },
      execCommand: (command: string) => command === 'copy' && area.value === link.url,
    })
    expect(await shareLink(link)).toBe('copied')
  })
})

test.each([
  ['not there', {}],
  ['refused', { serviceWorker: { register: rejected, getRegistrations: rejected } }],
])('where service workers are %s, the site works as before', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('caches', { keys: rejected })
  await registerServiceWorker('en')
  await removeOfflineFiles()
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playScript, refusal } from './google-script.ts'

const KEY = 'key-of-the-browser'

let page: ReturnType<typeof playScript>
let api: typeof import('#client/google/maps-api.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  page = playScript()
  api = await import('#client/google/maps-api.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Waits for the script as a quote does. `undefined` while it waits. */
function wait() {
  const waiting: { loaded?: boolean } = {}
  const note = async () => {
    waiting.loaded = await api.scriptLoaded(KEY, AbortSignal.timeout(api.ROUTE_MS), api.ROUTE_MS)
  }
  void note()
  return waiting
}

describe('the script', () => {
  test('fails at once where a captive portal answers, and is requested again after half a minute', async () => {
    const first = wait()
    page.arriveEmpty()
    await vi.advanceTimersByTimeAsync(0)
    expect(first.loaded).toBe(false)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(wait().loaded).toBeUndefined()
    expect(page.scripts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    const second = wait()
    expect(page.scripts).toHaveLength(2)
    // The first one can no longer run: two copies of Google's script do not bear each other.
    expect(page.removed).toEqual([page.scripts[0]])
    page.arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.loaded).toBe(true)
  })

  test('that hangs is waited for once, not by every quote, and is requested again after half a minute', async () => {
    const first = wait()
    await vi.advanceTimersByTimeAsync(api.ROUTE_MS - 1)
    expect(first.loaded).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2)
    expect(first.loaded).toBe(false)
    const second = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.loaded).toBe(false)
    await vi.advanceTimersByTimeAsync(31_000)
    wait()
    expect(page.scripts).toHaveLength(2)
  })

  test.each([
    ['before it counts as failed', 5000],
    ['after that', 20_000],
  ])('that is late is used when it arrives, %s', async (_when, ms) => {
    const arrived = vi.fn<() => void>()
    wait()
    api.onScriptArrival(arrived)
    await vi.advanceTimersByTimeAsync(ms)
    expect(arrived).not.toHaveBeenCalled()
    page.arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(arrived).toHaveBeenCalledTimes(1)
    const after = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(after.loaded).toBe(true)
    expect(page.scripts).toHaveLength(1)
  })
})

/** Asks a service that answers an error, and then a route. */
async function ask(thrown: unknown) {
  const library = new api.GoogleLibrary('routes')
  const request = vi.fn<() => Promise<string>>().mockRejectedValueOnce(thrown).mockResolvedValue('a route')
  const call = () => library.call(KEY, AbortSignal.timeout(1000), request)
  const first = call()
  page.arrive()
  const failure = (await first.catch((reason: unknown) => reason)) as { reason: string }
  return { reason: failure.reason, request, call }
}

describe('after an error', () => {
  test.each(['NOT_FOUND', 'INVALID_ARGUMENT', 'ZERO_RESULTS', 'MAX_WAYPOINTS_EXCEEDED', 'FAILED_PRECONDITION'])(
    '%s, which is about the request, the next request goes to Google',
    async (code) => {
      const { reason, call } = await ask(refusal(code))
      expect(reason).toBe('bad request')
      expect(await call()).toBe('a route')
    },
  )

  test.each<[string, unknown, string]>([
    ['a refused key', refusal('PERMISSION_DENIED'), 'refused'],
    ['a spent quota', refusal('RESOURCE_EXHAUSTED'), 'outage'],
    ['a spent quota of old', refusal('OVER_QUERY_LIMIT'), 'outage'],
    ['an error of the server', refusal('INTERNAL'), 'outage'],
    ['no connection', new TypeError('Failed to fetch'), 'outage'],
  ])('%s, Google is not asked for a minute', async (_what, error, expected) => {
    const { reason, request, call } = await ask(error)
    expect(reason).toBe(expected)
    await expect(call()).rejects.toMatchObject({ reason: expected })
    expect(request).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await call()).toBe('a route')
  })
})

/**
 * Google's Maps JavaScript API: loads its script when it is first needed, and calls its services within time limits.
 */
import { useSyncExternalStore } from 'react'

/**
 * Time limits in ms. A visitor waits at most 3 s for a quote (docs/product.md#map): first for the position of a place,
 * then for the route. What is left is for our own calls.
 */
export const QUOTE_MS = 3000
export const PLACE_MS = 1000
export const ROUTE_MS = 1600
export const SUGGESTION_MS = 4000

/** Rejects with the signal's reason when the signal aborts first. */
export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Status of the script (docs/product.md#map). */
type ScriptStatus = 'not loaded' | 'loading' | 'loaded' | 'failed' | 'auth failure'

let status: ScriptStatus = 'not loaded'
/** Services that refuse the key, though the script has loaded with it. */
const refusing = new Set<string>()
const listeners = new Set<() => void>()

function setStatus(next: ScriptStatus): void {
  // A refused key stays refused, whatever is reported later.
  if (next === status || status === 'auth failure') return
  status = next
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A service that refuses the key counts as the script does. */
export function useScriptStatus(): ScriptStatus {
  return useSyncExternalStore(
    subscribe,
    () => (refusing.size > 0 ? 'auth failure' : status),
    () => 'not loaded',
  )
}

/** Calls back once, when the script that is awaited has loaded after all. */
export function onScriptArrival(arrived: () => void): void {
  if (status !== 'loading' && status !== 'failed') return
  const unsubscribe = subscribe(() => {
    if (status === 'loading' || status === 'failed') return
    unsubscribe()
    if (status === 'loaded') arrived()
  })
}

const SCRIPT_HOST = 'https://maps.googleapis.com/'
/**
 * A script that has not loaded after this many ms counts as failed: a request that hangs and a file that is not
 * Google's report no error.
 */
const LOAD_MS = 8000
/** A script that has not loaded is requested again after this many ms. */
const RETRY_MS = 30_000

/**
 * Google's own loader has its script call `google.maps.__ib__`:
 * https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 */
const CALLBACK = '__ib__'

interface LoaderWindow {
  google?: { maps?: { [CALLBACK]?: () => void; importLibrary?: (name: string) => Promise<unknown> } }
  gm_authFailure?: () => void
}

let script: HTMLScriptElement | undefined
let stopCatchingErrors = () => {}
let attempts = 0
let requestedAt = 0

function requestScript(browserKey: string): void {
  // A script that has moved to another document does not run when it arrives (HTML standard, "execute the script
  // element").
  if (script) document.implementation.createHTMLDocument().adoptNode(script)
  stopCatchingErrors()
  const requested = document.createElement('script')
  script = requested
  attempts += 1
  requestedAt = Date.now()
  setStatus('loading')

  const fail = () => {
    clearTimeout(timer)
    if (script === requested && status === 'loading') setStatus('failed')
  }
  // A captive portal answers with its own page, which is no script. The browser hides the details of errors in scripts
  // of another origin. Its answer may come long after the site stopped waiting.
  const onError = (event: ErrorEvent) => {
    const hidden = event.filename === '' && event.message === 'Script error.'
    if (!hidden && !event.filename.startsWith(SCRIPT_HOST)) return
    event.preventDefault()
    fail()
  }
  const timer = setTimeout(fail, LOAD_MS)
  window.addEventListener('error', onError)
  stopCatchingErrors = () => window.removeEventListener('error', onError)

  const target: LoaderWindow = window as object
  target.gm_authFailure = () => setStatus('auth failure')
  const maps = ((target.google ??= {}).maps ??= {})
  // Google's script replaces this function.
  maps.importLibrary ??= async () => {
    throw new Error('The script has not loaded')
  }
  maps[CALLBACK] = () => {
    clearTimeout(timer)
    stopCatchingErrors()
    setStatus('loaded')
  }
  requested.addEventListener('error', fail)
  // Browsers run the page of a captive portal as an empty script, without an error. Google's script adds to
  // `google.maps` at once.
  const members = Object.keys(maps).length
  requested.addEventListener('load', () => {
    if (Object.keys(maps).length === members) fail()
  })
  requested.src = `${SCRIPT_HOST}maps/api/js?${new URLSearchParams({
    key: browserKey,
    v: 'quarterly',
    language: 'en',
    region: 'LK',
    auth_referrer_policy: 'origin',
    libraries: 'core',
    callback: `google.maps.${CALLBACK}`,
    // Browsers do not request an address again while it hangs. Google ignores parameters that it does not know.
    ...(attempts > 1 ? { attempt: String(attempts) } : {}),
  })}`
  document.head.appendChild(requested)
}

/**
 * Requests the script on the first call, and again when it has not loaded for 30 s.
 * @param patienceMs since the request, after which callers no longer wait and go on without it
 * @returns true when it has loaded; false at the latest when the signal aborts
 */
export function scriptLoaded(browserKey: string, signal: AbortSignal, patienceMs = LOAD_MS): Promise<boolean> {
  const waiting = status === 'loading' || status === 'failed'
  if (status === 'not loaded' || (waiting && Date.now() - requestedAt > RETRY_MS)) requestScript(browserKey)
  const isLate = Date.now() - requestedAt > patienceMs
  return new Promise((resolve) => {
    const check = () => {
      if (status === 'loading' && !isLate && !signal.aborted) return
      unsubscribe()
      signal.removeEventListener('abort', check)
      resolve(status === 'loaded')
    }
    const unsubscribe = subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}

/** Says why a service of Google's gave no answer. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly reason: 'no script' | 'refused' | 'bad request' | 'outage'

  /**
   * - `no script`: it is blocked or broken, or the key is refused
   * - `refused`: this key may not use the service
   * - `bad request`: about this request only, such as a place that Google does not find
   * - `outage`: no answer in time, no script yet, no connection, an error of the server, or the quota is used up
   */
  constructor(reason: GoogleError['reason'], cause?: unknown) {
    super(`Google: ${reason}`, { cause })
    this.reason = reason
  }
}

// Codes of `google.maps.MapsNetworkError`. Any other is about the request.
const REFUSED = new Set(['PERMISSION_DENIED', 'UNAUTHENTICATED', 'REQUEST_DENIED'])
const OUTAGE = new Set([
  'RESOURCE_EXHAUSTED',
  'OVER_QUERY_LIMIT',
  'OVER_DAILY_LIMIT',
  'UNAVAILABLE',
  'INTERNAL',
  'DEADLINE_EXCEEDED',
  'ABORTED',
  'DATA_LOSS',
  'UNKNOWN',
  'UNKNOWN_ERROR',
  'ERROR',
])

function reasonOf(error: unknown): GoogleError['reason'] {
  // Without a code the answer did not arrive, or it cannot be read.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null || OUTAGE.has(code)) return 'outage'
  return REFUSED.has(code) ? 'refused' : 'bad request'
}

/** A service that failed is not asked again for this many ms. */
const PAUSE_MS = 60_000

/** Calls one library of the API. After a refusal or an outage it makes no requests for a minute. */
export class GoogleLibrary<Name extends keyof google.maps.ImportLibraryMap> {
  readonly #name: Name
  #pausedUntil = 0
  #lastError: GoogleError | undefined

  constructor(name: Name) {
    this.#name = name
  }

  /**
   * @param patienceMs how long after its request the script is worth waiting for
   * @throws GoogleError
   */
  async call<T>(
    browserKey: string,
    signal: AbortSignal,
    request: (library: google.maps.ImportLibraryMap[Name]) => Promise<T>,
    patienceMs?: number,
  ): Promise<T> {
    if (this.#lastError && Date.now() < this.#pausedUntil) throw this.#lastError
    if (!(await scriptLoaded(browserKey, signal, patienceMs)))
      throw new GoogleError(status === 'loading' ? 'outage' : 'no script')
    try {
      const library = await within(signal, google.maps.importLibrary(this.#name))
      const answer = await within(signal, request(library))
      if (refusing.delete(this.#name)) notify()
      return answer
    } catch (error) {
      // A slow answer says nothing about the next one.
      if (error instanceof DOMException) throw new GoogleError('outage', error)
      const failure = new GoogleError(reasonOf(error), error)
      if (failure.reason !== 'bad request') {
        this.#lastError = failure
        this.#pausedUntil = Date.now() + PAUSE_MS
      }
      if (failure.reason === 'refused') {
        refusing.add(this.#name)
        notify()
      }
      throw failure
    }
  }
}

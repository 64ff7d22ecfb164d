/**
 * Starts the app after the first paint, so that scripts compete with it neither for the network nor for the processor.
 * A page survives any script that does not arrive (docs/decisions/16-scripts-that-fail.md). Nothing else
 * can keep this file from running: what it imports is built into it. If it does not arrive, the page asks for it under
 * another address (scripts/vite/page-files.ts).
 */
import { BROWSER_ERRORS, ERROR_EVENTS, NO_START, pageKind } from '#domain/browser-errors.ts'
import { followTranslations, takeBackTranslation } from './page-translator.ts'

/** What the app needs of this file. */
export interface Startup {
  /**
   * Fetches script files before they are imported, and the styles that they need, with retries. Rejects if one cannot
   * be had.
   */
  fetchFiles(files: readonly string[]): Promise<void>
  takeBackTranslation(root: Element): boolean
  /** Before the page is loaded again: what was typed, and is kept nowhere else. */
  keepTyped(): void
  /** The app could not start. */
  failed(): void
}

declare global {
  interface Window {
    startup?: Startup
  }
}

/**
 * What the app calls, and what browsers have got since they can read this file. Where one is missing, the page stays as
 * it is without scripts. tests/browser/oldest-browsers.test.ts compares it with the built files.
 */
const NEEDED: readonly (readonly [owner: object, name: string])[] = [
  [Array.prototype, 'at'],
  [String.prototype, 'replaceAll'],
  [document.createElement('dialog'), 'showModal'],
  [Intl, 'DisplayNames'],
  [Intl, 'ListFormat'],
  [Intl, 'Locale'],
]
/** The app starts after this even without a paint, in ms. */
const PATIENCE = 1000
/** Pauses before the second and third try of a file, in ms. */
const PAUSES = [300, 1500]
/**
 * How long one try may take, in ms: all files of a page come within it at 40 kbit/s. A connection that hangs is given
 * up.
 */
const TRY_LIMIT = 30_000
/** Key in the tab's storage: the address that was loaded again. */
const RELOADED = 'loaded-again'
/** Key in the tab's storage: an address, and what was typed there. */
const TYPED = 'typed'

/** Errors of one page view that are counted: more of them say nothing new. */
const MOST_ERRORS = 3
let uncounted = MOST_ERRORS

/** Tells the Worker which kind of error it was on which kind of page, and nothing else. A blocker may refuse it. */
function countError({ type, filename }: { readonly type: string; readonly filename?: string }) {
  // What a browser's extension runs in the page is not ours.
  if (!filename?.includes('-extension:') && uncounted-- > 0)
    navigator.sendBeacon?.(BROWSER_ERRORS, `${type} ${pageKind(location.pathname)}`)
}

for (const type of ERROR_EVENTS) addEventListener(type, countError)

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Styles that the page already has: the Worker writes those of its first page. */
const hasStyle = (file: string) => document.querySelector(`style[data-file="${file}"]`) !== null

function addStyle(file: string, css: string) {
  const style = document.createElement('style')
  style.dataset.file = file
  style.textContent = css
  document.head.append(style)
}

async function fetchFile(file: string) {
  const isStyle = file.endsWith('.css')
  if (isStyle && hasStyle(file)) return
  for (const [attempt, wait] of [0, ...PAUSES].entries()) {
    if (wait) await pause(wait)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), TRY_LIMIT)
    try {
      // A try after the first must not get what the browser kept of a bad answer.
      const answer = await fetch(file, { cache: attempt ? 'reload' : 'default', signal: limit.signal })
      if (answer.ok && answer.headers.get('content-type')?.includes(isStyle ? 'css' : 'javascript')) {
        const text = await answer.text()
        if (isStyle) addStyle(file, text)
        return
      }
    } catch {
      // No answer: the next try may get one.
    } finally {
      clearTimeout(timer)
    }
  }
  throw new Error(`No answer for ${file}`)
}

/** Only those that arrived or are on their way: a file that failed is asked for again. */
const fetched = new Map<string, Promise<void>>()

function fetchOnce(file: string): Promise<void> {
  const fetching =
    fetched.get(file) ??
    fetchFile(file).catch((error: unknown) => {
      fetched.delete(file)
      throw error
    })
  fetched.set(file, fetching)
  return fetching
}

function hasInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) =>
    field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  )
}

type Typed = readonly [name: string, value: string, checked: boolean]

let lastField: Element | null = null
document.addEventListener('input', ({ target }) => {
  lastField = target as Element
})

/**
 * Booking forms keep what is typed once their code is there, and a disabled button says that it is not. Where the app
 * has failed, its fields are out of the document: a place that was being typed is known by the last one alone.
 */
function keepTyped() {
  const isAlive = document.documentElement.dataset.scripts === 'alive'
  const unheard = [...document.forms].filter((form) => !isAlive || form.querySelector('button:disabled'))
  const fields = unheard.flatMap((form) => [...form.elements])
  if (lastField && !lastField.isConnected) fields.push(lastField)
  const typed = (fields as HTMLInputElement[])
    .filter(({ name, type, checked }) => name && type !== 'hidden' && (type !== 'radio' || checked))
    .map(({ name, value, checked }): Typed => [name, value, checked])
  const kept = [location.href, typed]
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(kept))
  } catch {
    // Without the tab's storage the entry of the history has it.
    history.replaceState({ ...history.state, [TYPED]: kept }, '')
  }
}

function takeTyped(): [href: string, typed: readonly Typed[]] {
  const { [TYPED]: kept, ...state } = history.state ?? {}
  if (kept) {
    history.replaceState(state, '')
    return kept
  }
  const text = sessionStorage.getItem(TYPED)!
  sessionStorage.removeItem(TYPED)
  return JSON.parse(text)
}

/** Before the app is there, which keeps what it finds in the fields. */
function typeAgain() {
  try {
    const [href, typed] = takeTyped()
    if (href !== location.href) return
    for (const [name, value, checked] of typed)
      for (const field of document.getElementsByName(name) as NodeListOf<HTMLInputElement>) {
        if (field.type === 'radio') field.checked = field.value === value
        else if (field.type === 'checkbox') field.checked = checked
        else if (field.value !== value) {
          field.value = value
          // Its text is not decided yet: the focus says so.
          if (typed.length === 1) field.focus()
        }
      }
  } catch {
    // Nothing was kept.
  }
}

/**
 * Loads the page again, once and only if that loses nothing. Else shows what works without scripts
 * (client/styles/without-scripts.css).
 */
function failed() {
  countError({ type: NO_START })
  try {
    if (!hasInput() && sessionStorage.getItem(RELOADED) !== location.href) {
      sessionStorage.setItem(RELOADED, location.href)
      location.reload()
      return
    }
  } catch {
    // Without the tab's storage the page could be loaded again for ever.
  }
  document.documentElement.dataset.scripts = 'failed'
  addEventListener('pagehide', keepTyped)
}

const startup: Startup = {
  fetchFiles: async (files) => void (await Promise.all(files.map(fetchOnce))),
  takeBackTranslation,
  keepTyped,
  failed,
}

async function start() {
  if (window.startup) return
  window.startup = startup
  if (import.meta.env.DEV) return void import('./main.tsx')
  const files = document.querySelector<HTMLScriptElement>('script[data-files]')!.dataset.files!.split(' ')
  try {
    // All at once: each would ask for the next one only when it runs.
    await startup.fetchFiles(files)
    // React and the app come first, and run in two tasks: one long task would keep a slow phone from answering a tap.
    for (const file of files.slice(0, 2)) {
      await import(/* @vite-ignore */ file)
      await pause(0)
    }
  } catch {
    failed()
  }
}

// A page may be translated before the app is there.
followTranslations()
typeAgain()

// What is typed into a place field replaces its place, as it does once the app is there.
document.addEventListener('focusin', ({ target }) => {
  if (document.documentElement.dataset.scripts === 'alive') return
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return
  target.select()
  // A click would undo the selection.
  target.addEventListener('mouseup', (event) => event.preventDefault(), { once: true })
})

const isAble = NEEDED.every(([owner, name]) => name in owner)
document.documentElement.dataset.scripts = isAble ? 'starting' : 'none'

if (!isAble) {
  // client/styles/without-scripts.css shows what works without the app.
} else if (
  // A page in a background tab is not painted until it is shown.
  document.visibilityState === 'hidden' ||
  !PerformanceObserver.supportedEntryTypes.includes('paint')
) {
  void start()
} else {
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true })
  setTimeout(() => void start(), PATIENCE)
}

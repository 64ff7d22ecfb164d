/**
 * A driver's page that opens without a network: the page is put into the phone's cache, from which the service worker
 * answers. Pages that ask for the driver's number, or that are closed, are taken out.
 */
import { send, sayOr } from '#client/live/polling.ts'
import { read, write } from '#client/live/script-storage.ts'

/** client/offline/service-worker.ts has the same name. */
const CACHE = 'driver'
/** Says of an answer that it may be kept. */
const MAY_KEEP = 'x-opens-offline'

const isAble = () => 'serviceWorker' in navigator && 'caches' in window

/** Sheets close a day after the pickup: what nobody has opened for so long is over. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000

function forgetOld(): Promise<unknown> {
  return caches.open(CACHE).then((cache) =>
    cache.keys().then((requests) =>
      Promise.all(
        requests.map((request) =>
          cache.match(request).then((answer) => {
            const age = Date.now() - Date.parse((answer && answer.headers.get('date')) || '')
            return age > FORGOTTEN_MS ? cache.delete(request) : false
          }),
        ),
      ),
    ),
  )
}

/** Not a script. */
const isPage = (path: string) => path.indexOf('/driver/') === 0

/**
 * Keeps all kept pages anew but for this one: of a ride that its driver cannot drive, or that somebody else has by now,
 * nothing stays on the phone.
 */
export function renewOthers(): void {
  if (!isAble()) return
  caches
    .open(CACHE)
    .then((cache) => cache.keys())
    .then((requests) =>
      requests
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => isPage(path) && path !== location.pathname)
        .forEach((path) => keepPage(path)),
    )
    .catch(() => {})
}

/** A page that asks for the service worker later, in a language, gets one that answers here as well. */
export function startServiceWorker(): void {
  if (!isAble()) return
  navigator.serviceWorker
    .getRegistration('/')
    .then((found) => found || navigator.serviceWorker.register('/service-worker.js?push'))
    .then(forgetOld)
    .then(renewOthers)
    .catch(() => {})
  window.addEventListener('online', renewOthers)
}

/** Keeps what an address answers now, and the script of this page. */
export function keepPage(address: string, script?: string): void {
  if (!isAble()) return
  Promise.all([caches.open(CACHE), fetch(address, { credentials: 'same-origin' })])
    .then(([cache, answer]): unknown => {
      if (answer.status >= 500 || answer.status === 429) return undefined
      if (!answer.ok || !answer.headers.has(MAY_KEEP)) return cache.delete(address)
      return Promise.all([cache.put(address, answer), script ? cache.add(script) : undefined])
    })
    // There is no network, or no room.
    .catch(() => {})
}

/* Buttons after which the page comes anew: of languages, and of what has been read. Without a network nothing is chosen. */

/** @param say shows a line on the page */
export function chooseLanguages(say: (text: string) => void): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    const form = button && (button.name === 'language' || button.name === 'read') && button.form
    if (!button || !form) return
    event.preventDefault()
    const path = form.getAttribute('action')!
    send({ path, fields: [[button.name, button.value]] }, (status) => {
      if (status === 0 || status >= 500) say(sayOr('noNetwork', ''))
      else location.reload()
    })
  })
}

/* Taps that wait on this phone for a network. Each sheet keeps its own. */

export interface KeptTap {
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** By this phone's clock. */
  readonly at: number
  /** It was sent, and no answer came. */
  readonly mayBeThere?: boolean
}

const TAPS = 'taps '
/** @param sheet its address */
export const nameOfTaps = (sheet: string) => TAPS + sheet

function tapsIn(text: string | null): KeptTap[] {
  try {
    const kept = JSON.parse(text || '[]') as unknown
    return Array.isArray(kept) ? (kept as KeptTap[]) : []
  } catch {
    // What was kept is half a text: the storage was full.
    return []
  }
}

export const fieldsOf = ({ fields, at }: KeptTap) => fields.concat([['age', String(Math.max(0, Date.now() - at))]])

/** It may be sent again. */
export const isUnanswered = (status: number) => status === 0 || status === 429 || status >= 500

export const fieldOf = ({ fields }: KeptTap, name: string) =>
  (fields.filter((field) => field[0] === name)[0] || ['', ''])[1]

/* The page of the day and a sheet may be open at once: each reads what is kept before it writes. */

export const readTaps = (name: string): KeptTap[] => tapsIn(read(name))
export const keepTaps = (name: string, taps: readonly KeptTap[]) => write(name, JSON.stringify(taps))

/** Keeps what waits after a tap was sent. What is refused for good is not sent again. */
export function keepOthers(name: string, sent: KeptTap, status: number, hasLeft: boolean): void {
  const isSent = (tap: KeptTap) => fieldOf(tap, 'id') === fieldOf(sent, 'id')
  const taps = readTaps(name)
  if (!isUnanswered(status))
    keepTaps(
      name,
      taps.filter((tap) => !isSent(tap)),
    )
  else if (hasLeft)
    keepTaps(
      name,
      taps.map((tap) => (isSent(tap) ? { ...tap, mayBeThere: true } : tap)),
    )
}

/** The first sheet whose taps wait, by the name under which they are kept. */
function firstKept(): { readonly name: string; readonly tap: KeptTap } | null {
  for (let i = 0; i < localStorage.length; i++) {
    const name = localStorage.key(i)!
    const [tap] = name.indexOf(TAPS) === 0 ? readTaps(name) : []
    if (tap) return { name, tap }
  }
  return null
}

/** Sends the taps of all sheets: a driver taps and goes back to the page of the day, before there is a network. */
export function sendKeptTaps(done: () => void): void {
  let kept: ReturnType<typeof firstKept> = null
  try {
    kept = firstKept()
  } catch {
    // The phone keeps nothing.
  }
  if (!kept) return done()
  const { name, tap } = kept
  const path = `${name.slice(TAPS.length)}?part`
  send({ path, fields: fieldsOf(tap) }, (status, _, hasLeft) => {
    // The sheet is closed: nobody asks for its taps.
    if (status === 404) keepTaps(name, [])
    // The driver's number is asked for first; taps wait for that.
    else if (status !== 401) keepOthers(name, tap, status, hasLeft)
    if (status === 401 || isUnanswered(status)) done()
    else sendKeptTaps(done)
  })
}

/** How plain pages ask what is new: again and again while somebody looks, and less often while nobody answers. And their words. */

type Fields = readonly (readonly [name: string, value: string])[]

interface Question {
  readonly path: string
  /** Of a form; without them it is only asked. */
  readonly fields?: Fields | null
  /** Of what the page shows: the answer is 304 while there is nothing else. */
  readonly tag?: string | null
}

/** @param done is told the status, 0 without an answer; and whether what was posted has left the phone: it may have arrived */
export function send(
  { path, fields, tag }: Question,
  done: (status: number, text: string, hasLeft: boolean) => void,
): void {
  let hasLeft = false
  const request = new XMLHttpRequest()
  request.open(fields ? 'POST' : 'GET', path)
  request.timeout = 30000
  if (fields) request.setRequestHeader('content-type', 'application/x-www-form-urlencoded')
  if (tag) request.setRequestHeader('if-none-match', tag)
  request.upload.addEventListener('load', () => (hasLeft = true))
  request.onloadend = () => done(request.status, request.responseText, hasLeft || request.status > 0)
  request.send(fields && fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
}

/** How often a page asks. A booking's page is told by each answer: `askAgain` in domain/bookings/day/ride-events.ts. */
export const ASKS_EVERY_MS = { office: 5000, driver: 15000, family: 15000 } as const
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60000

/**
 * Asks again and again while the page is seen, and at once when it is shown, or when there is a network again.
 * @param ask calls `done` once the answer has been dealt with
 * @returns asks now
 */
export function keepAsking(ask: (done: (isReached: boolean) => void) => void, everyMs: number): () => void {
  let pause = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  function now() {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    ask((isReached) => {
      isAsking = false
      pause = isReached ? 0 : Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(now, pause || everyMs)
    })
  }
  function wake() {
    clearTimeout(timer)
    if (document.hidden) return
    pause = 0
    now()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  // The page of before, as it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) wake()
  })
  if (!document.hidden) timer = setTimeout(now, everyMs)
  return now
}

const SRI_LANKA_AHEAD_MS = 330 * 60000

/** @param at ms since 1970 */
export const notReachedSince = (at: number) =>
  sayOr('notReached', 'Not reached since {time}. This page may be out of date.').replace(
    '{time}',
    new Date(at + SRI_LANKA_AHEAD_MS).toISOString().slice(11, 16),
  )

/** What the page says in another language than English: some scripts are on pages of the office and of drivers alike. */
let says: { readonly [name: string]: string } | null = null

/** @param name in `script` of `domain/driver-texts/` */
export function sayOr(name: string, english: string): string {
  if (!says) {
    const main = document.querySelector('main[data-says]')
    says = JSON.parse((main && main.getAttribute('data-says')) || '{}') as { [name: string]: string }
  }
  return says[name] || english
}

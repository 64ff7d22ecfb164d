/** A plain page that follows: it asks whether anything is new, and only then fetches itself anew. */
import { keepAsking, notReachedSince, send } from './polling.ts'
import { isNews, placeRingButton, ring } from './ring.ts'
import { hasTouchedField, swap } from './swap.ts'

interface Followed {
  /** The part that follows. It says its tag, when that was, and by `data-rings` what rings when it is new. */
  readonly part: HTMLElement
  readonly everyMs: number
  /** What was there before and is gone rings, too. */
  readonly ringsAtLoss?: boolean
  /** What is done before each question; the first one comes at once then. */
  readonly before?: (ask: () => void) => void
  /** The page has another part now. */
  readonly onShown?: () => void
  /** The page is no longer there for this browser. */
  readonly onGone?: () => void
}

const namesIn = (part: Element) => part.getAttribute('data-rings') || ''

/** What the page says, but for what passes with the time. */
function contentOf(part: Element): string {
  const copy = part.cloneNode(true) as Element
  const passing = copy.querySelectorAll('[data-passing]')
  for (let i = 0; i < passing.length; i++) passing[i]!.textContent = ''
  return copy.innerHTML
}

/** A thumb that is on the page must not find something else under it. */
function whenNobodyTaps(): (work: () => void) => void {
  let isDown = false
  let waiting: (() => void) | null = null
  document.addEventListener('pointerdown', () => (isDown = true), true)
  const release = () => {
    isDown = false
    // The click comes first.
    setTimeout(() => {
      const work = waiting
      waiting = null
      if (work && !isDown) work()
    }, 100)
  }
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
  return (work) => {
    if (isDown) waiting = work
    else work()
  }
}

/** @returns says something in the line above the page */
export function follow({
  part,
  everyMs,
  ringsAtLoss = false,
  before,
  onShown,
  onGone,
}: Followed): (text: string) => void {
  const address = location.pathname + location.search
  const line = noticeLine()
  part.parentNode!.insertBefore(line.element, part)
  placeRingButton(line.element)
  let tag = part.getAttribute('data-tag')
  let reachedAt = Date.parse(part.getAttribute('data-at') || '') || Date.now()
  let rings = namesIn(part)
  let content = contentOf(part)
  let news: Element | null = null
  const unhurried = whenNobodyTaps()

  function sayNews() {
    if (news) line.say('There is something new. What you type stays here.', 'Show it')
    else line.say('')
  }

  function take(next: Element) {
    unhurried(() => {
      // Something was typed since.
      if (hasTouchedField(part) && contentOf(next) !== content) news = next
      else {
        news = null
        content = contentOf(next)
        if (!hasTouchedField(part)) swap(part, next)
        if (onShown) onShown()
      }
      sayNews()
    })
  }

  line.onShow(() => {
    if (!news) return
    content = contentOf(news)
    swap(part, news)
    news = null
    if (onShown) onShown()
    sayNews()
  })

  function dealWith(status: number, html: string): boolean {
    if (status === 304) return true
    if (status !== 200) {
      if ((status === 404 || status === 401) && onGone) onGone()
      return false
    }
    const next = new DOMParser().parseFromString(html, 'text/html').querySelector('main[data-tag]')
    if (!next) {
      if (onGone) onGone()
      return false
    }
    tag = next.getAttribute('data-tag')
    const names = namesIn(next)
    if (isNews(rings, names) || (ringsAtLoss && isNews(names, rings))) ring()
    rings = names
    take(next)
    return true
  }

  const ask = (done: (isReached: boolean) => void) =>
    send({ path: address, tag }, (status, html) => {
      const isReached = dealWith(status, html)
      if (isReached) {
        reachedAt = Date.now()
        sayNews()
      } else line.say(notReachedSince(reachedAt))
      done(isReached)
    })
  const askNow = keepAsking((done) => (before ? before(() => ask(done)) : ask(done)), everyMs)
  if (before) askNow()
  return (text) => line.say(text)
}

interface NoticeLine {
  readonly element: HTMLElement
  /** @param button its words, where there is something to be done */
  say(text: string, button?: string): void
  onShow(work: () => void): void
}

/** The line above a page that follows: what keeps it from being the newest, and the button that lets it ring. */
export function noticeLine(): NoticeLine {
  const element = document.createElement('div')
  element.className = 'follows no-paper'
  element.setAttribute('data-own', '')
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  const show = document.createElement('button')
  show.type = 'button'
  show.className = 'button'
  show.hidden = true
  element.appendChild(said)
  element.appendChild(show)
  return {
    element,
    say(text, button) {
      if (said.textContent !== text) said.textContent = text
      show.hidden = !button
      show.textContent = button || ''
    },
    onShow: (work) => show.addEventListener('click', work),
  }
}

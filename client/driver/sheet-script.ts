/**
 * What the driver's sheet does beside its forms, which work without it: it opens without a network, a tap is then kept and
 * sent later with its own time, what is new is shown and rings, and the phone's place is sent while the driver agrees and
 * looks. It runs in old phones: no modules, nothing that is younger than ES2015. scripts/vite/served-files.ts builds this
 * file.
 */
import { ASKS_EVERY_MS, keepAsking, notReachedSince, send, sayOr } from '../live/polling.ts'
import { read, write } from '../live/script-storage.ts'
import { noticeLine } from '#client/live/page-updates.ts'
import { isNews, placeRingButton, ring } from '../live/ring.ts'
import { swap } from '../live/swap.ts'
import {
  chooseLanguages,
  fieldOf,
  fieldsOf,
  isUnanswered,
  keepOthers,
  keepPage,
  keepTaps,
  type KeptTap,
  nameOfTaps,
  readTaps,
  renewOthers,
  startServiceWorker,
} from './offline-page-and-taps.ts'

const main = document.querySelector('main')!
const part = document.getElementById('live')!
const keptText = document.getElementById('kept')!
const script = document.currentScript as HTMLScriptElement
const address = location.pathname
const TAPS = nameOfTaps(address)
const AGREED = `place ${address}`

const kept = () => readTaps(TAPS)
const keep = (taps: readonly KeptTap[]) => keepTaps(TAPS, taps)

/** Of the part that follows. */
const said = (name: string) => (part.firstElementChild && part.firstElementChild.getAttribute(name)) || ''
const rideOf = () => said('data-ride')
let shownRide = rideOf()

/** Of a ride that its driver cannot drive: the page is another one. */
const isLeft = (ride: string) => ride.endsWith(' left')

const newId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.prototype.map.call(bytes, (byte: number) => `0${byte.toString(16)}`.slice(-2)).join('')
}

const showKept = () => {
  keptText.hidden = kept().length === 0
  keptText.textContent = keptText.hidden ? '' : sayOr('kept', '')
}

/** A button that was tapped and waits: those before it are passed, too. */
const markTapped = (button: HTMLElement) => {
  const form = button.parentElement!
  const all = Array.prototype.slice.call(form.querySelectorAll('button')) as HTMLButtonElement[]
  all.forEach((each, i) => {
    if (i <= all.indexOf(button as HTMLButtonElement)) each.disabled = true
    else each.hidden = false
  })
  button.textContent = `✓ ${(button.textContent || '').trim()}`
}

const isAnswer = (step: string) => step === 'takes' || step === 'cannot' || step.indexOf('late-') === 0

/** The last tap is on this phone alone. */
const isHereAlone = (taps: readonly KeptTap[]) => taps.length > (sending ? 1 : 0) && !taps[taps.length - 1]!.mayBeThere

/** A tap that is still here can be taken back, too: by the form that takes back what was said last. */
function offerBack() {
  const form = part.querySelector<HTMLElement>('.back')
  const taps = kept()
  const tap = taps[taps.length - 1]
  const step = tap ? fieldOf(tap, 'step') : 'back'
  if (!form || !tap || step === 'back') return
  // The site takes no answer back: the driver gives the other one.
  form.hidden = isAnswer(step) && !isHereAlone(taps)
  form.querySelector<HTMLInputElement>('[name=event]')!.value = step
  form.querySelector<HTMLInputElement>('[name=ride]')!.value = fieldOf(tap, 'ride')
}

const line = noticeLine()
main.insertBefore(line.element, main.firstChild)
// A ride that its driver cannot drive rings no more.
if (!isLeft(shownRide)) placeRingButton(line.element)
chooseLanguages((text) => line.say(text))

let tag = said('data-tag')
let rings = said('data-rings')
let reachedAt = Date.parse(said('data-at')) || Date.now()

const keepSheet = () => keepPage(address, script.src)

/** Another ride, or another time: the rest of the page is out of date. */
const showWhole = () =>
  send({ path: address }, (status, html) => {
    const next = new DOMParser().parseFromString(html, 'text/html')
    const its = next.querySelector('#live') && next.querySelector('main')
    if (status === 200 && its) {
      swap(main, its)
      shownRide = rideOf()
      showKept()
      showAgreement()
    } else if (status > 0 && status < 500) location.replace(address)
    // It is tried again.
    else tag = ''
  })

let sending = false

/** What was shown before each tap that is still here. */
let shownBefore: string[] = []

/** What is said there; forms have another number each time, and this script shows and hides. */
const contentOf = (element: Element) =>
  element.innerHTML.replace(/ (?:data-tag|data-at|value|hidden|open)="[^"]*"/g, '')

const show = (html: string) => {
  const next = document.createElement('div')
  next.innerHTML = html
  const isNew = shownBefore.length > 0 || contentOf(next) !== contentOf(part)
  shownBefore = []
  const first = next.firstElementChild
  tag = (first && first.getAttribute('data-tag')) || ''
  if (!isNew) return
  part.innerHTML = html
  if (isNews(rings, said('data-rings'))) ring()
  rings = said('data-rings')
  if (isLeft(rideOf()) !== isLeft(shownRide)) return location.replace(address)
  if (rideOf() !== shownRide) showWhole()
  keepSheet()
  showAgreement()
}

/** Sends what is kept, one after the other; then asks what is new. */
const ask = (done: (isReached: boolean) => void) => {
  const [tap] = kept()
  sending = tap !== undefined
  const fields = tap ? fieldsOf(tap) : null
  send({ path: `${address}?part`, fields, tag: tap ? null : tag }, (status, html, hasLeft): void => {
    sending = false
    const failed = isUnanswered(status)
    if (status === 404) {
      keep([])
      return location.reload()
    }
    // The page asks for the driver's number first; taps wait for that.
    if (status === 401) return location.reload()
    if (tap) keepOthers(TAPS, tap, status, hasLeft)
    if (tap && !failed && isAnswer(fieldOf(tap, 'step'))) renewOthers()
    showKept()
    offerBack()
    if (failed) line.say(notReachedSince(reachedAt))
    else {
      line.say('')
      reachedAt = Date.now()
    }
    if (!failed && kept().length > 0) return ask(done)
    if (status === 200) show(html)
    return done(!failed)
  })
}
document.addEventListener('click', (event) => {
  // A translator puts elements into buttons.
  const button = (event.target as Element).closest('button')
  const form = button && button.name === 'step' && button.form
  if (!button || !form) return
  // The browser says what is missing: how many bags were counted.
  if (!button.formNoValidate && !form.checkValidity()) return
  event.preventDefault()
  // A tap that has not left the phone, and is not just leaving it, is taken back here.
  const isBack = button.value === 'back' && shownBefore.length > 0
  const taps = kept()
  if (isBack && isHereAlone(taps)) {
    keep(taps.slice(0, -1))
    part.innerHTML = shownBefore.pop()!
    offerBack()
    return showKept()
  }
  const fields = (Array.prototype.slice.call(form.querySelectorAll('input')) as HTMLInputElement[]).map(
    ({ name, value }) => [name, name === 'id' ? newId() : value] as const,
  )
  const tap = { fields: fields.concat([['step', button.value]]), at: Date.now() }
  if (isBack && taps.length > (sending ? 1 : 0)) {
    // It may be there: the site takes back what it knows, and nothing else.
    keep(taps.slice(0, -1).concat([tap]))
    part.innerHTML = shownBefore.pop()!
  } else {
    shownBefore.push(part.innerHTML)
    keep(taps.concat([tap]))
    markTapped(button)
  }
  showKept()
  askNow()
  offerBack()
})

// The place of the phone.

let watch: number | null = null
let sentAt = 0

const unwatch = () => {
  if (watch !== null) navigator.geolocation.clearWatch(watch)
  watch = null
}

const sendPlace = ({ coords, timestamp }: GeolocationPosition) => {
  const now = Date.now()
  if (now - sentAt < 15000) return
  sentAt = now
  const age = Math.min(Math.max(0, Math.round(now - timestamp)), 600000)
  const fields = [
    ['ride', shownRide.split(' ')[0]!],
    ['lat', coords.latitude.toFixed(5)],
    ['lng', coords.longitude.toFixed(5)],
    ['age', String(age)],
  ] as const
  send({ path: `${address}/place`, fields }, () => {})
}

const box = () => part.querySelector<HTMLInputElement>('.agree input')

const sees = () => {
  const label = part.querySelector('.agree')
  return (label && label.getAttribute('data-sees')) || 'guest'
}

/** What a tick agrees to: that a guest sees the place until the pickup, or that their family does after it, too. */
const agreement = (isForFamily: boolean) => shownRide.split(' ')[0]! + (isForFamily ? ' all' : '')

function hasAgreed(): boolean {
  const agreed = read(AGREED)
  return agreed === agreement(true) || (sees() !== 'family' && agreed === agreement(false))
}

function showAgreement() {
  const field = box()
  const agreed = hasAgreed()
  if (!field || !navigator.geolocation) return unwatch()
  ;(field.parentElement as HTMLElement).hidden = false
  field.checked = agreed
  if (!agreed || document.hidden) return unwatch()
  if (watch !== null) return
  sentAt = 0
  watch = watchPlace()
}

/** `null` if the phone refuses at once. */
function watchPlace(): number | null {
  try {
    return navigator.geolocation.watchPosition(
      sendPlace,
      (error) => {
        if (error.code !== 1) return
        // The phone said no.
        write(AGREED, '')
        showAgreement()
      },
      { maximumAge: 15000, timeout: 60000, enableHighAccuracy: true },
    )
  } catch {
    return null
  }
}

document.addEventListener('change', (event) => {
  const field = event.target as HTMLInputElement
  if (field !== box()) return
  write(AGREED, field.checked ? agreement(sees() !== 'guest') : '')
  showAgreement()
})

document.addEventListener('visibilitychange', () => showAgreement())

/** Of that ride: answers to several rides stand below each other. */
function buttonOf(step: string, ride: string): HTMLElement | null {
  const all = part.querySelectorAll<HTMLButtonElement>(`button[value="${step}"]`)
  for (let i = 0; i < all.length; i++) {
    const field = all[i]!.form!.querySelector<HTMLInputElement>('input[name=ride]')
    if (field && field.value === ride) return all[i]!
  }
  return null
}

/** Taps that have not left the phone, on a page that was opened again. */
kept().forEach((tap) => {
  const button = buttonOf(fieldOf(tap, 'step'), fieldOf(tap, 'ride'))
  if (!button) return
  shownBefore.push(part.innerHTML)
  markTapped(button)
})
offerBack()
const askNow = keepAsking(ask, ASKS_EVERY_MS.driver)
showKept()
if (kept().length > 0) askNow()
else keepSheet()
showAgreement()
startServiceWorker()

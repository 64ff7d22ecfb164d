/**
 * What the driver's sheet does beside its forms, which work without it: a tap without a network is kept and sent later
 * with its own time, what is new is shown, and the phone's place is sent while the driver agrees and looks. It runs in
 * old phones: no modules, nothing that is younger than ES2015. scripts/vite/served-files.ts builds this file.
 */
const part = document.getElementById('live')!
const keptText = document.getElementById('kept')!
const address = location.pathname
const TAPS = `taps ${address}`
const AGREED = `place ${address}`

interface KeptTap {
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** By this phone's clock. */
  readonly at: number
}

/** What was kept since the page was opened: the phone may keep nothing. */
const held: { [name: string]: string } = {}
const read = (name: string): string | null => {
  if (name in held) return held[name]!
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
const write = (name: string, text: string): void => {
  held[name] = text
  try {
    localStorage.setItem(name, text)
  } catch {
    // The phone keeps nothing: a tap lives as long as the page.
  }
}

const keptTaps = (): KeptTap[] => {
  try {
    const kept = JSON.parse(read(TAPS) || '[]') as unknown
    return Array.isArray(kept) ? (kept as KeptTap[]) : []
  } catch {
    // What was kept is half a text: the storage was full.
    return []
  }
}
let taps = keptTaps()
const keep = (next: KeptTap[]) => {
  taps = next
  write(TAPS, JSON.stringify(taps))
}

const rideOf = () => (part.firstElementChild ? part.firstElementChild.getAttribute('data-ride') : null)
const shownRide = rideOf()

/** @param done is told the status; 0 without an answer */
const send = (
  path: string,
  fields: readonly (readonly [string, string])[] | null,
  done: (status: number, text: string) => void,
) => {
  const request = new XMLHttpRequest()
  request.open(fields ? 'POST' : 'GET', path)
  request.timeout = 30000
  if (fields) request.setRequestHeader('content-type', 'application/x-www-form-urlencoded')
  request.onloadend = () => done(request.status, request.responseText)
  request.send(fields && fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
}

const newId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.prototype.map.call(bytes, (byte: number) => `0${byte.toString(16)}`.slice(-2)).join('')
}

const showKept = () => {
  keptText.hidden = taps.length === 0
  keptText.textContent =
    taps.length === 0 ? '' : 'Kept on this phone. It is sent, with its time, as soon as there is a network.'
}

/** A button that was tapped and waits: those before it are passed, too. */
const markTapped = (button: HTMLElement) => {
  const form = button.parentElement!
  const all = Array.prototype.slice.call(form.querySelectorAll('button')) as HTMLButtonElement[]
  all.forEach((each, i) => {
    if (i <= all.indexOf(button as HTMLButtonElement)) each.disabled = true
    else each.hidden = false
  })
  button.textContent = `✓ ${button.textContent}`
}

const show = (html: string) => {
  shownBefore = []
  part.innerHTML = html
  // Another ride, or another time: the rest of the page is out of date.
  if (rideOf() !== shownRide) location.replace(address)
  showAgreement()
}

let pause = 0
let timer: ReturnType<typeof setTimeout> | undefined
let sending = false

const later = (failed: boolean) => {
  pause = failed ? Math.min(Math.max(pause * 2, 5000), 120000) : 0
  clearTimeout(timer)
  if (!document.hidden) timer = setTimeout(go, pause || 15000)
}

/** Sends what is kept, one after the other; then asks what is new. */
const go = () => {
  if (sending) return
  sending = true
  const tap = taps[0]
  const fields = tap ? tap.fields.concat([['age', String(Math.max(0, Date.now() - tap.at))]]) : null
  send(`${address}?part`, fields, (status, html) => {
    sending = false
    const failed = status === 0 || status === 429 || status >= 500
    if (status === 404) {
      keep([])
      return location.reload()
    }
    // The page asks for the driver's number first; taps wait for that.
    if (status === 401) return location.reload()
    // What is refused for good is not sent again.
    if (tap && !failed) keep(taps.slice(1))
    showKept()
    if (tap && !failed && taps.length > 0) return go()
    if (status === 200 && taps.length === 0) show(html)
    return later(failed)
  })
}

/** What was shown before each tap that is still here. */
let shownBefore: string[] = []

document.addEventListener('click', (event) => {
  // A translator puts elements into buttons.
  const button = (event.target as Element).closest('button')
  const form = button && button.name === 'step' && button.form
  if (!button || !form) return
  event.preventDefault()
  // A tap that has not left the phone, and is not just leaving it, is taken back here.
  if (button.value === 'back' && shownBefore.length > 0 && taps.length > (sending ? 1 : 0)) {
    keep(taps.slice(0, -1))
    part.innerHTML = shownBefore.pop()!
    return showKept()
  }
  shownBefore.push(part.innerHTML)
  const fields = (Array.prototype.slice.call(form.querySelectorAll('input')) as HTMLInputElement[]).map(
    ({ name, value }) => [name, name === 'id' ? newId() : value] as const,
  )
  keep(taps.concat([{ fields: fields.concat([['step', button.value]]), at: Date.now() }]))
  markTapped(button)
  showKept()
  pause = 0
  go()
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
    ['ride', String(shownRide).split(' ')[0]!],
    ['lat', coords.latitude.toFixed(5)],
    ['lng', coords.longitude.toFixed(5)],
    ['age', String(age)],
  ] as const
  send(`${address}/place`, fields, () => {})
}

const box = () => part.querySelector<HTMLInputElement>('.agree input')

function showAgreement() {
  const field = box()
  const agreed = read(AGREED) === shownRide!.split(' ')[0]
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
  write(AGREED, field.checked ? shownRide!.split(' ')[0]! : '')
  showAgreement()
})

const wake = () => {
  showAgreement()
  if (document.hidden) clearTimeout(timer)
  else {
    pause = 0
    go()
  }
}
document.addEventListener('visibilitychange', wake)
window.addEventListener('online', wake)
showKept()
if (taps.length > 0) go()
else later(false)
showAgreement()

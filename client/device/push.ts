/**
 * Being told by Web Push in this browser: whether that is possible, and the taps that bind and unbind it. Browsers ask
 * their owner before they allow it, and only after a tap.
 */

/**
 * - `unable`: this browser cannot be told anything
 * - `install`: it could, once the page is on the home screen: iPhones and iPads
 * - `denied`: its owner has refused
 */
export type PushState = 'unable' | 'install' | 'denied' | 'off' | 'on'

export interface PushBinding {
  readonly state: PushState
  /** What a phone of the office hears. */
  readonly topics: readonly string[]
  /** Of a phone of the office: which of the list it is, and what it is called. */
  readonly id?: number
  readonly name?: string
}

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** What is put on the home screen now opens this very page, and not the site's first one. */
function nameThisPage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? document.createElement('link')
  link.rel = 'manifest'
  link.href = '/page.webmanifest'
  document.head.appendChild(link)
}

/** 'Android, Chrome': by this its owner tells it from others. */
function nameOfDevice(): string {
  const { userAgent } = navigator
  const first = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1]
  const device = first([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Macintosh/, 'Mac'],
    [/Linux/, 'Linux'],
  ])
  const browser = first([
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Edg/, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ])
  return [device, browser].filter(Boolean).join(', ')
}

const PATIENCE_MS = 20_000

async function send(address: string, fields: Readonly<Record<string, string>>): Promise<PushBinding> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: control.signal,
    })
    if (!answer.ok) throw new Error(`${answer.status}`)
    const { bound, ...its } = (await answer.json()) as Omit<PushBinding, 'state'> & { bound: boolean }
    return { state: bound ? 'on' : 'off', ...its }
  } finally {
    clearTimeout(timer)
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

const as = (state: PushState): PushBinding => ({ state, topics: [] })

/** Never rejects: without an answer the browser counts as not bound. @param address of the page's binding */
export async function pushBinding(address: string): Promise<PushBinding> {
  if (!canPush()) {
    if (!isApple()) return as('unable')
    nameThisPage()
    return as('install')
  }
  if (Notification.permission === 'denied') return as('denied')
  if (Notification.permission === 'default') return as('off')
  try {
    const subscription = await subscribed()
    return subscription ? await send(address, { step: 'ask', endpoint: subscription.endpoint }) : as('off')
  } catch {
    return as('off')
  }
}

const keyBytes = (key: string) =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))

/** The service worker shows what comes. One that keeps pages for later, too, stays; else one that keeps none. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const known = await navigator.serviceWorker.getRegistration('/')
  if (!known?.active) await navigator.serviceWorker.register('/service-worker.js?push')
  return navigator.serviceWorker.ready
}

/**
 * To be called in a tap.
 * @param key the site's public one
 * @param name by which its owner tells it from others
 * @throws where the browser or the site refuses
 */
export async function bindPush(
  address: string,
  key: string,
  topics: readonly string[] = [],
  name = nameOfDevice(),
): Promise<PushBinding> {
  // First of all: browsers ask only in the tap itself.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return as(permission === 'denied' ? 'denied' : 'off')
  const { pushManager } = await worker()
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // It was subscribed with another key of this site.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return send(address, { step: 'on', endpoint: endpoint!, p256dh, auth, name, topics: topics.join() })
}

/** The browser stays known to its push service: other pages may be bound in it. @throws where the site does not answer */
export async function unbindPush(address: string): Promise<PushBinding> {
  const subscription = await subscribed()
  return subscription ? send(address, { step: 'off', endpoint: subscription.endpoint }) : as('off')
}

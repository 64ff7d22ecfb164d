/**
 * Opens the page for what works without a network, and keeps its files in the language of the page that asked for it
 * (client/main.tsx); and a driver's pages as the phone has kept them (client/driver/offline-page-and-taps.ts). Every other page comes
 * from the network alone: none is ever out of date.
 * scripts/vite/served-files.ts builds this file; it imports nothing at run time.
 */
declare const BUILD: string
/** Its path without a language. */
declare const PAGE: string
/** Code that the page loads only when it is used. */
declare const FILES: readonly string[]
/** By language: what its addresses begin with, and the texts that the page loads only when they are used. */
declare const LANGUAGES: Readonly<Record<string, { readonly prefix: string; readonly files: readonly string[] }>>

/** The service worker's own scope. TypeScript's library for it clashes with that of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
interface NotificationTap extends WorkerEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>
}
interface SubscriptionChange extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}
interface OpenPage {
  readonly url: string
  focus(): Promise<unknown>
}
const worker = self as unknown as {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationTap) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void
}

const options = new URL(location.href).searchParams
/** A phone of the office or of a driver: it keeps no page of guests for later. */
const isToldOnly = options.has('push')
const asked = options.get('language') ?? ''
const language = Object.hasOwn(LANGUAGES, asked) ? asked : 'en'
const { prefix, files: texts } = LANGUAGES[language]!

/** One for each build and language: a page and its files belong together. */
const CACHE = `offline-${BUILD}-${language}`

const DRIVER_CACHE = 'driver'
const isDriverPage = (path: string) => path.startsWith('/driver/')
const isDriverScript = (path: string) => /^\/driver-\w+\.js$/.test(path)

/** Scripts and styles that a page names. */
function filesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:data-files|src)="([^"]+)"/g)].flatMap(([, files]) => files!.split(' '))
  return named.filter((file) => file.startsWith('/assets/') && file.endsWith('.js'))
}

async function keepPage(cache: Cache): Promise<void> {
  const page = prefix + PAGE
  const answer = await fetch(page, { cache: 'reload' })
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  const html = await answer.clone().text()
  await cache.put(page, answer)
  // Hashed names: what the browser has of them is right.
  await cache.addAll(filesIn(html))
}

/** Somebody who saves data wants no files for later: the browser asks again some other day. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function keepAll(): Promise<void> {
  if (isToldOnly) return
  if (savesData()) throw new Error('This visitor saves data')
  const cache = await caches.open(CACHE)
  try {
    await keepPage(cache)
    // A file that is named twice is refused.
    await cache.addAll([...new Set([...FILES, ...texts])])
  } catch (error) {
    // The storage is full, or the connection broke: half a page is useless. The browser tries again later.
    await caches.delete(CACHE)
    throw error
  }
}

async function dropOthers(): Promise<void> {
  if (isToldOnly) return
  for (const name of await caches.keys()) if (name !== CACHE && name !== DRIVER_CACHE) await caches.delete(name)
}

/** Whatever headers it was asked for with: there is one of each address. */
const kept = (file: Request | string) => caches.match(file, { ignoreVary: true })

/** The page has the price list of when it was kept. */
const PAGE_KEPT_MS = 60 * 60 * 1000

const dateOf = (answer: Response | undefined) => Date.parse(answer?.headers.get('date') ?? '')

/**
 * Keeps the page anew, while there is a network: prices change between two builds, too. Never rejects.
 * @param latest an answer of just now: its date is the site's own
 */
async function renewPage(latest: Response): Promise<void> {
  const page = prefix + PAGE
  try {
    const old = await kept(page)
    if (!old || !(dateOf(latest) - dateOf(old) > PAGE_KEPT_MS) || savesData()) return
    const answer = await fetch(page, { cache: 'reload' })
    if (!answer.ok) return
    const [before, now] = await Promise.all([old.text(), answer.clone().text()])
    // That of another build comes with its files, and its own service worker.
    if (filesIn(before).join() === filesIn(now).join()) await (await caches.open(CACHE)).put(page, answer)
  } catch {
    // The network is gone again, or the storage is full: the page stays as it is.
  }
}

/** The path of an address in any language. */
function pathOf(pathname: string): string {
  const other = Object.values(LANGUAGES).find((each) => each.prefix && `${pathname}/`.startsWith(`${each.prefix}/`))
  return other ? pathname.slice(other.prefix.length) : pathname
}

async function pageOrOffline(request: Request, onNetwork: (answer: Response) => void): Promise<Response> {
  try {
    const answer = await fetch(request)
    onNetwork(answer)
    return answer
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    const address = prefix + PAGE
    const page = await kept(address)
    if (!page) throw error
    if (pathname === address) return page
    // To its own address: the app shows the page of the address that it is opened at.
    const query = pathOf(pathname) === PAGE ? search : `?page=${encodeURIComponent(pathname + search)}`
    return Response.redirect(address + query)
  }
}

/** Where there is hardly any network, a page that was kept is better than one that comes after a minute. */
const PATIENCE_MS = 6000

/** From the network; else as it was kept. A page that is closed now, or asks for the number, is no longer kept. */
async function driverFile(request: Request): Promise<Response> {
  const cache = await caches.open(DRIVER_CACHE)
  const { pathname } = new URL(request.url)
  const found = await cache.match(pathname)
  if (!found) return request.mode === 'navigate' ? pageOrOffline(request, () => {}) : fetch(request)
  try {
    const fetched = fetch(request)
    const tooLate = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('too late')), PATIENCE_MS)
    })
    const answer = await Promise.race([fetched, tooLate])
    if (answer.status >= 500 || answer.status === 429) return found
    if (isDriverPage(pathname) && !answer.headers.has('x-opens-offline')) await cache.delete(pathname)
    return answer
  } catch {
    return found
  }
}

/** A ride that a driver no longer has is told by push: its page and that of its day are not kept as they were. */
async function renewDriverPages(): Promise<void> {
  if (!(await caches.has(DRIVER_CACHE))) return
  const cache = await caches.open(DRIVER_CACHE)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!isDriverPage(pathname)) continue
    try {
      const answer = await fetch(pathname)
      if (answer.status >= 500 || answer.status === 429) continue
      await (answer.ok && answer.headers.has('x-opens-offline') ? cache.put(pathname, answer) : cache.delete(pathname))
    } catch {
      // There is no network, or no room.
    }
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (isDriverScript(pathname) || (request.mode === 'navigate' && isDriverPage(pathname))) {
    event.respondWith(driverFile(request))
  } else if (request.mode === 'navigate') {
    let latest: Response | undefined
    const answer = pageOrOffline(request, (found) => (latest = found))
    event.respondWith(answer)
    event.waitUntil(answer.then(async () => latest && renewPage(latest)).catch(() => {}))
  } else if (pathname.startsWith('/assets/')) event.respondWith(kept(request).then((file) => file ?? fetch(request)))
})

/** What `pushPayload` in `domain/bookings/day/push-words.ts` writes; it comes from this site alone. */
interface Told {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
  readonly language: string
}

function toldBy({ data }: PushEvent): Told | null {
  try {
    return data && (data.json() as Told)
  } catch {
    return null
  }
}

/** A browser that shows nothing of a push is told nothing more. */
async function showTold(told: Told | null): Promise<void> {
  const { title, text, path, tag, language: lang } = told ?? NOTHING_SAID
  const shown = { body: text, tag, lang, data: path, icon: '/icon-192.png', badge: '/icon-192.png', renotify: true }
  await worker.registration.showNotification(title, shown)
}
const NOTHING_SAID: Told = { title: location.hostname, text: '', path: '/', tag: 'push', language: 'en' }

/** Without how new a booking is read: `domain/d1-bookmarks.ts`. */
const withoutSeen = (address: string) => address.replace(/\?seen=[\w-]+/, '')

/** A page that is open comes to the front. */
async function openPage(path: unknown): Promise<void> {
  const address = typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/'
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => withoutSeen(url) === location.origin + withoutSeen(address))
  await (page ? page.focus() : worker.clients.openWindow(address))
}

/** The browser has another address at its push service: whatever was bound in it stays bound. */
async function tellAddress({ oldSubscription: old, newSubscription }: SubscriptionChange): Promise<void> {
  if (!old) return
  const { endpoint, keys } = (
    newSubscription ?? (await worker.registration.pushManager.subscribe(old.options))
  ).toJSON()
  const fields = { old: old.endpoint, endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
  await fetch('/push-renewed', { method: 'POST', body: new URLSearchParams(fields) })
}

worker.addEventListener('push', (event) => event.waitUntil(Promise.all([showTold(toldBy(event)), renewDriverPages()])))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellAddress(event).catch(() => {})))

/**
 * Binding a phone that is to be told, in a browser: the guest's, a driver's, the office's. No push service can be reached
 * here, so `pushManager.subscribe` answers as one would; the permission, the service worker and the site are real.
 */
import { createElement } from 'react'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { PhonesPage } from '#worker/office/phones.tsx'
import { pageFor } from '#worker/office/roles.tsx'
import { takeStep } from '#worker/steps/take-step.ts'
import { newPushKeys } from '../../scripts/push-keys.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { violations } from './accessibility.ts'
import { newCustomer, post, ridesOf } from './bookings.ts'
import { browser } from './browser.ts'
import { openDatabase, type Site, startSite } from './site.ts'
import { DESKTOP, PHONE } from './visit.ts'

const keys = await newPushKeys()
const [publicKey] = keys.split('.') as [string]
let opened: Site
let site: string
beforeAll(async () => {
  opened = await startSite({ VAPID_KEYS: keys })
  site = opened.url
})
afterAll(() => opened.remove())

const DRIVER = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')

async function bookedRide() {
  const customer = newCustomer()
  const [quote] = await post<TransferQuote[]>('/transfer/query', { urlData: { url: 'taxi-from-CMB-to-Kandy' } }, site)
  const { pickup, dropoff, distance, duration, token } = quote!
  const { date } = sriLankaTime(new Date(Date.now() + 3 * DAY_MS))
  const { email, phone } = customer
  const vehicle = vehicleText('car', quote!)
  const details = { pickup, dropoff, distance, duration, email, phone, vehicle, pickupdate: date, pickuptime: '12:00' }
  const { reference } = await post<BookingReceipt>(`/transfer/booking/${token}`, { bookingDetails: details }, site)
  return { customer, reference }
}

const bound = () => {
  const database = openDatabase(opened.state, { readOnly: true })
  const rows = database.prepare('select owner, subject, language, name, endpoint from push_devices order by id').all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

/** Stands for a push service, from the page's side. The subscription outlives the page, as a real one does. */
function standForPushService(): void {
  const keyOf = (options: PushSubscriptionOptionsInit) =>
    String(new Uint8Array(options.applicationServerKey as ArrayBuffer))
  const subscription = () =>
    ({
      endpoint: 'https://push.example.com/send/this-phone',
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: 'https://push.example.com/send/this-phone',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
    }) as unknown as PushSubscription
  // A browser without a window shows no notification, and says so whatever was granted.
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem('subscribed with', keyOf(options!))
    return subscription()
  }
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed with') ? subscription() : null)
}

async function newPhone(options: Parameters<typeof browser.newContext>[0] = PHONE): Promise<BrowserContext> {
  const phone = await browser.newContext({ ...options, serviceWorkers: 'allow' })
  await phone.grantPermissions(['notifications'], { origin: site })
  await phone.addInitScript(standForPushService)
  return phone
}

/** What the page asked the push service with: our key, and no other. */
async function expectOurKey(page: Page): Promise<void> {
  const used = await page.evaluate(() => localStorage.getItem('subscribed with'))
  expect(Buffer.from(used!.split(',').map(Number)).toString('base64url')).toBe(publicKey)
}

test("a guest's phone is told by one tap, and no more by another; what comes is shown and opens the booking", async () => {
  const { reference } = await bookedRide()
  const phone = await newPhone()
  const page = await phone.newPage()
  await page.goto(`${site}/de${paths.booking(reference)}`)
  const offer = page.getByRole('button', { name: 'Melden, wenn der Fahrer losfährt' })
  await offer.tap()
  await page.getByText('Dieses Gerät meldet, wenn Ihr Fahrer losfährt').waitFor()
  await expectOurKey(page)
  expect(bound()).toMatchObject([
    { owner: 'guest', language: 'de', endpoint: 'https://push.example.com/send/this-phone' },
  ])
  expect(await violations(page)).toEqual([])
  await page.reload()
  await page.getByText('Dieses Gerät meldet, wenn Ihr Fahrer losfährt').waitFor()

  const told = {
    title: 'Nimal ist unterwegs',
    text: 'Serendip',
    path: `/de${paths.booking(reference)}`,
    tag: 'ride 1/1',
    language: 'de',
  }
  const [worker] = phone.serviceWorkers()
  await worker!.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] }
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, body: options?.body, data: options?.data as unknown })
    }
  })
  const session = await phone.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site,
    registrationId: await registrationId,
    data: JSON.stringify(told),
  })
  await expect
    .poll(() => worker!.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title: told.title, body: told.text, data: told.path }])

  await page.getByRole('button', { name: 'Nichts mehr melden' }).tap()
  await offer.waitFor()
  expect(bound()).toEqual([])
  await phone.close()
})

test('a driver binds the phone on the sheet', async () => {
  const { customer, reference } = await bookedRide()
  await withSite(
    false,
    async (env) => {
      await takeStep(env, reference, { step: 'confirm' })
      await takeStep(env, reference, { step: 'driver', driver: DRIVER, insists: true })
    },
    opened.state,
  )
  const { driver_code: code } = ridesOf(opened.state, customer)[0]!
  const phone = await newPhone()
  const page = await phone.newPage()
  await page.goto(site + plainPaths.driverSheet(String(code)))
  await page.getByLabel('Your own mobile number').fill('077 123 4567')
  await page.getByRole('button', { name: 'Open' }).tap()
  await page.getByRole('button', { name: 'Tell this phone' }).tap()
  await page.getByText('This phone is told of your new, changed and cancelled rides.').waitFor()
  expect(bound()).toMatchObject([{ owner: 'driver', subject: '+94771234567', name: expect.stringMatching(/Chrome$/) }])
  expect(await violations(page)).toEqual([])
  // Its own page for what comes without a network stays away from this phone.
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'driver'))).toEqual([])
  await page.getByRole('button', { name: 'Tell this phone nothing more' }).tap()
  await page.getByRole('button', { name: 'Tell this phone', exact: true }).waitFor()
  expect(bound()).toEqual([])
  await phone.close()
})

const DEVICE = {
  id: 7,
  owner: 'office',
  subject: '',
  bookingNumber: null,
  topics: ['bookings', 'alarms'],
  who: 'ann@example.com',
  name: 'Android, Chrome',
  language: 'en',
  endpoint: 'https://push.example.com/send/1',
  p256dh: '',
  auth: '',
  createdAt: '2026-11-26T04:00:00.000Z',
  heardAt: null,
} as const

/** The office's page at the address of the site: there Access stands before it. */
async function openOffice(options = PHONE): Promise<{ page: Page; posts: URLSearchParams[]; close(): Promise<void> }> {
  const phone = await newPhone(options)
  const page = await phone.newPage()
  const posts: URLSearchParams[] = []
  let topics: string[] | null = null
  // Of the phone: once it is bound its service worker asks for the page.
  await phone.route('**/operator/phones', async (route) => {
    if (route.request().method() === 'GET') {
      const visit = { get: () => 'owner', env: { VAPID_KEYS: keys } } as unknown as Parameters<typeof pageFor>[0]
      const html = pageFor(visit, 'Phones', createElement(PhonesPage, { devices: [DEVICE], publicKey }))
      return route.fulfill({ contentType: 'text/html', body: html })
    }
    const fields = new URLSearchParams(route.request().postData()!)
    posts.push(fields)
    if (fields.get('step') === 'on') topics = fields.get('topics')!.split(',')
    if (fields.get('step') === 'off') topics = null
    const its = topics === null ? {} : { id: DEVICE.id, name: 'Desk' }
    return route.fulfill({ json: { bound: topics !== null, topics: topics ?? [], ...its } })
  })
  await page.goto(`${site}/operator/phones`)
  return { page, posts, close: () => phone.close() }
}

test('the office chooses what it hears, and reads it on each screen', async () => {
  const { page, posts, close } = await openOffice()
  await page.getByLabel('short notice').tap()
  await page.getByLabel('What you call this phone').fill(' Desk ')
  expect(await page.getByText('this device').count()).toBe(1)
  await page.getByText('this device').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Tell this phone', exact: true }).tap()
  await page.getByText('This phone is told.').waitFor()
  await page.getByText('this device').waitFor()
  await expect.poll(() => page.getByLabel('What you call this phone').inputValue()).toBe('Desk')
  expect(posts.find((fields) => fields.get('step') === 'on')!.get('name')).toBe('Desk')
  const on = posts.find((fields) => fields.get('step') === 'on')!
  expect(on.get('topics')).toBe('bookings,alarms')
  await expect.poll(() => page.getByLabel('short notice').isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Save what it hears' }).waitFor()
  const entries = page.getByRole('navigation', { name: 'Office' }).getByRole('link')
  expect(await violations(page)).toEqual([])
  for (const { viewport, forcedColors = null } of [
    DESKTOP,
    { ...PHONE, forcedColors: 'active' } as const,
    PHONE,
    { ...PHONE, viewport: { width: 390, height: 664 } },
  ]) {
    await page.setViewportSize(viewport!)
    await page.emulateMedia({ forcedColors })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport!.width)
    // No word of the menu is broken.
    expect(new Set(await entries.evaluateAll((links) => links.map((link) => link.clientHeight))).size).toBe(1)
    expect(await entries.last().innerText()).toBe('Phones')
    expect(await entries.last().evaluate((link) => link.getClientRects()[0]!.height)).toBeLessThan(50)
  }
  await page.getByRole('button', { name: 'Tell this phone nothing more' }).tap()
  await page.getByRole('button', { name: 'Tell this phone', exact: true }).waitFor()
  await close()
})

test('without scripts the list is there, and the button is not', async () => {
  const { page, close } = await openOffice({ ...PHONE, javaScriptEnabled: false })
  await page.getByText('Hears: new bookings, alarms').waitFor()
  await page.getByRole('button', { name: 'Tell Android, Chrome nothing more' }).waitFor()
  expect(await page.getByRole('button', { name: 'Tell this phone', exact: true }).count()).toBe(0)
  await close()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

test('a browser that cannot be told says nothing, an iPhone how it can, and one that has refused where to allow it', async () => {
  const { reference } = await bookedRide()
  const open = async (userAgent: string | undefined, prepare: () => void) => {
    const phone = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...(userAgent ? { userAgent } : {}) })
    await phone.addInitScript(prepare)
    const page = await phone.newPage()
    await page.goto(site + paths.booking(reference))
    await page.getByRole('button', { name: 'Print the voucher' }).waitFor()
    return { page, close: () => phone.close() }
  }
  const withoutPush = () => {
    delete (window as { PushManager?: unknown }).PushManager
  }
  const apple = await open(IPHONE, withoutPush)
  await apple.page.getByText('tap Share, then “Add to Home Screen”').waitFor()
  expect(await apple.page.locator('link[rel=manifest]').getAttribute('href')).toBe('/page.webmanifest')
  const manifest = (await (await fetch(`${site}/page.webmanifest`)).json()) as Record<string, unknown>
  expect([manifest.display, 'start_url' in manifest]).toEqual(['standalone', false])
  await apple.close()
  const refused = await open(undefined, () => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
  })
  await refused.page.getByText('To be told when the driver sets out, allow notifications of this site').waitFor()
  await refused.close()
  const old = await open(undefined, withoutPush)
  expect(await old.page.getByRole('button', { name: 'Tell me when the driver sets out' }).count()).toBe(0)
  await old.close()
})

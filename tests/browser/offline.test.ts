import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { nobodyComesText } from '#domain/bookings/driver/pickup-advice.ts'
import { SERVICE } from '#domain/brand.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { Fare } from '#domain/fares/vehicles.ts'
import { addressIn, type Language, OFFERED } from '#domain/languages/languages.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { randomNumbers } from '../random-numbers.ts'
import { violations } from './accessibility.ts'
import { booked, post } from './bookings.ts'
import { browser } from './browser.ts'
import { openDoor } from './door.ts'
import { PHONE } from './visit.ts'

const CREW = {
  name: 'Nimal Perera',
  phone: '+94771234567',
  car: 'CAB-1234, white Prius',
  languages: ['en', 'de'],
  boardLicence: 'SLTDA-123',
  photo: 7,
  carPhoto: 8,
}
/** A picture. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

/** A phone with a way to the site of its own: to take its network away leaves the other tests theirs. */
async function newPhone() {
  const door = await openDoor()
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' })
  const page = await context.newPage()
  return {
    site: door.url,
    page,
    setOffline: (isOffline: boolean) => door.setOffline(context, isOffline),
    async close() {
      await context.close()
      await door.close()
    },
  }
}

/** A phone that has been here before: the service worker has stored its files. @param language of the page */
async function phone(language: Language = 'en') {
  const visitor = await newPhone()
  const { page, site } = visitor
  await page.clock.install()
  await page.goto(site + addressIn(language, paths.home()))
  await page.locator('html[data-scripts="alive"]').waitFor()
  await page.clock.runFor(60_000)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  return visitor
}

/** What agents are told of a trip: it saves nothing, whatever is asked. `null` where there is no fare. */
async function quoted(trip: Trip): Promise<{ distanceKm: number; fare: Fare } | null> {
  const answer = await fetch(`${inject('siteUrl')}${plainPaths.mcp}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'quote_transfer', arguments: trip },
    }),
  })
  const { result } = JSON.parse((await answer.text()).replace(/^event: message\ndata: /, '')) as {
    result: {
      structuredContent?: { distanceKm: number; vehicles: { vehicle: string; priceLkr: number; priceUsd: number }[] }
    }
  }
  if (!result.structuredContent) return null
  const { distanceKm, vehicles } = result.structuredContent
  const prices = vehicles.flatMap(({ vehicle, priceLkr, priceUsd }) => [
    [`${vehicle}price`, priceLkr],
    [`${vehicle}usd`, priceUsd],
  ])
  return { distanceKm, fare: Object.fromEntries(prices) as Fare }
}

async function choosePlace(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .tap()
}

test.concurrent('without a network: a kept booking, and an estimate of a fare', async () => {
  const { reference } = await booked()
  const { site, page, setOffline, close } = await newPhone()
  // Other visitors get the service worker ten seconds after their page: this guest closes it before.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) => (ms === 10_000 ? 0 : later(work, ms))) as typeof setTimeout
  })
  await page.goto(`${site}${paths.booking(reference)}`)
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await setOffline(true)

  // Whatever page the guest opens.
  await page.goto(`${site}/transfer/taxi-from-Kandy-to-Galle`)
  await page.getByRole('heading', { level: 1, name: 'You are without a network' }).waitFor()
  const voucher = page.getByRole('article')
  await voucher.getByRole('img', { name: /^The route from Colombo .* to Ella$/ }).waitFor()
  const words = await voucher.innerText()
  for (const expected of [reference, 'As it was on', SERVICE.meetingPoint, '14:05 hrs'])
    expect(words).toContain(expected)
  expect(await voucher.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')).toMatch(/^data:text/)
  expect(await page.getByRole('link', { name: 'Try the page again' }).getAttribute('href')).toBe(
    '/transfer/taxi-from-Kandy-to-Galle',
  )
  expect(await violations(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await choosePlace(page, 'Pickup', 'Kandy')
  await choosePlace(page, 'Dropoff', 'Ella')
  const estimate = page.getByRole('region', { name: 'Estimate a fare' })
  await estimate.getByText(/^Estimate from .* confirmed when you are online/).waitFor()
  const [quote] = await post<TransferQuote[]>('/transfer/query', { urlData: { url: 'taxi-from-Kandy-to-Ella' } })
  expect(await estimate.innerText()).toContain(vehicleText('mini', quote!))
  await close()
})

/** Not every operator offers Russian. */
test.concurrent(
  'without a network a guest reads the language of the page that was visited, whatever address is opened',
  { skip: !OFFERED.includes('ru') },
  async () => {
    const texts = textsOf('ru')
    await texts.load('offline', 'booking')
    const t = texts.in('offline')
    const { reference } = await booked()
    const { site, page, setOffline, close } = await phone('ru')
    await page.goto(site + addressIn('ru', paths.booking(reference)))
    await page.getByRole('button', { name: t.kept.keep }).tap()
    await page.getByRole('button', { name: t.kept.remove }).waitFor()
    await setOffline(true)

    await page.goto(`${site}/transfer/taxi-from-Kandy-to-Galle`)
    await page.getByRole('heading', { level: 1, name: t.offline.heading }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/ru/offline')
    await page.getByRole('article').getByText(t.kept.openPage).waitFor()
    expect(await page.getByRole('article').innerText()).toContain(texts.in('booking').lines.date)
    const fields = page.getByRole('combobox')
    for (const [index, name] of ['Сигирия', 'Канди'].entries()) {
      await fields.nth(index).fill(name)
      await page.getByRole('option').first().tap()
    }
    expect(await fields.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))).toEqual([
      'Sigiriya',
      'Kandy',
    ])
    await page.locator('.offline__fares li').first().waitFor()
    await close()
  },
)

test.concurrent('the offline page leads to no page of another site, however its address names one', async () => {
  const { site, page, close } = await newPhone()
  const again = page.getByRole('link', { name: 'Try the page again that you asked for' })
  // A browser leaves out tabs and line breaks of an address.
  for (const elsewhere of [
    '//x.test',
    String.raw`/\x.test`,
    '/\t/x.test',
    '/\n\t/x.test',
    '/\r\\x.test',
    'https://x.test',
  ]) {
    await page.goto(`${site}${paths.offline}?page=${encodeURIComponent(elsewhere)}`)
    await page.locator('html[data-scripts="alive"]').waitFor()
    expect(await again.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))).toEqual([])
  }
  await page.goto(`${site}${paths.offline}?page=${encodeURIComponent('/transfer/x?travelers=2')}`)
  expect(await again.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${site}/transfer/x?travelers=2`)
  await close()
})

/** As the browser runs it, from the files that the service worker keeps. */
test.concurrent('random pairs have the same figures in the browser, without a network, and in the Worker', async () => {
  const places = allPlaces()
  const { oneOf } = randomNumbers(20_261_122)
  const pick = () => oneOf(places).name
  const trips = Array.from({ length: 80 }, () => ({ pickup: pick(), dropoff: pick() }))
  const quotes = []
  for (const trip of trips) quotes.push(await quoted(trip))
  expect(quotes.filter(Boolean).length).toBeGreaterThan(50)

  const { site, page, setOffline, close } = await phone()
  await setOffline(true)
  await page.goto(site + paths.offline)
  const kept = await page.evaluate(async () => {
    const files = await (await caches.open((await caches.keys())[0]!)).keys()
    return files.map(({ url }) => new URL(url).pathname)
  })
  const file = kept.find((name) => name.includes('/estimate-'))!
  // As a text: Vitest would replace the import.
  const estimates = await page.evaluate(
    `import(${JSON.stringify(file)}).then(({ estimatedFare }) => ${JSON.stringify(trips)}.map((trip) => {
      const found = estimatedFare(trip)
      return found && { distanceKm: found.distanceKm, fare: found.fare }
    }))`,
  )
  expect(estimates).toEqual(quotes)
  await close()
})

test.concurrent('without a network a kept booking says what its own guest has if nobody comes, and shows who drives', async ({
  expect,
}) => {
  const { reference } = await booked()
  const { site, page, setOffline, close } = await phone()
  await page.goto(`${site}${paths.booking(reference)}`)
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
  await page.goto(site + paths.offline)
  const voucher = page.getByRole('article')
  await voucher.getByText(reference).first().waitFor()
  // Nobody has confirmed it.
  expect(await voucher.getByText('If nobody comes').count()).toBe(0)

  const ifNobodyComes = { minutes: 33, backPercent: 100, taxiPercent: 45 }
  const promises = { ...FIRST_PRICE_LIST.promises, ifNobodyComes }
  await page.route(`**/booking/${reference}?*`, async (route) => {
    const answer = await route.fetch()
    const booking = (await answer.json()) as PublicBooking
    const rides = booking.rides.map((ride) => ({ ...ride, status: 'confirmed', driver: CREW }))
    await route.fulfill({ response: answer, json: { ...booking, rides, promises } })
  })
  await page.route(`**/booking/${reference}/*/*/photo`, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
  )
  const promised = voucher.getByText(nobodyComesText(promises, ENGLISH_TEXTS))
  await page.reload()
  await promised.waitFor()
  await setOffline(true)
  await page.reload()
  await promised.waitFor()
  expect(await voucher.innerText()).toContain('33 minutes')
  const { crew } = ENGLISH_TEXTS.in('booking')
  for (const words of [crew.face('Nimal'), crew.car(CREW.car)]) {
    const photo = voucher.getByAltText(words)
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1)
  }
  expect(await voucher.innerText()).toContain('SLTDA-123')
  expect(await violations(page, 'main')).toEqual([])
  await close()
})

test.concurrent('a kept booking goes when it is cancelled, or by one tap', async ({ expect }) => {
  const [cancelled, dropped] = [await booked(), await booked()]
  const { site, page, close } = await phone()
  for (const { reference } of [cancelled, dropped]) {
    await page.goto(`${site}${paths.booking(reference)}`)
    await page.getByRole('button', { name: 'Keep on this device' }).tap()
    await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
  }
  await page.route(`**/en/serendip/booking/${cancelled.reference}?seen=now`, async (route) => {
    const answer = await route.fetch()
    const booking = (await answer.json()) as PublicBooking
    const rides = booking.rides.map((ride) => ({ ...ride, status: 'cancelled' }))
    await route.fulfill({ response: answer, json: { ...booking, rides } })
  })
  await page.goto(site + paths.offline)
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.getByRole('button', { name: 'Remove from this device' }).tap()
  await page.getByText('None yet.').waitFor()
  await page.getByRole('button', { name: 'Remove the files' }).tap()
  await page.getByText('Removed.').waitFor()
  const left = () =>
    page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()].flat().length)
  expect(await left()).toBe(0)
  await close()
})

test.concurrent('a browser that keeps nothing says so, and the site works as before', async () => {
  const { reference } = await booked()
  const { site, page, close } = await newPhone()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.clock.install()
  await page.goto(`${site}${paths.booking(reference)}`)
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByText('This browser keeps nothing').waitFor()
  await page.clock.runFor(60_000)
  await page.goto(site + paths.offline)
  await page.getByText('None yet.').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a phone whose storage is full keeps nothing, and loses nothing', async () => {
  const { reference } = await booked()
  const { site, page, close } = await newPhone()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const { send } = await page
    .context()
    .newCDPSession(page)
    .then((session) => ({ send: session.send.bind(session) }))
  await send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 10 })
  await page.goto(`${site}${paths.booking(reference)}`)
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const worker = registration.installing!
    await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
    return [worker.state, (await caches.keys()).length]
  })
  expect(state).toEqual(['redundant', 0])
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByText('This browser keeps nothing').waitFor()
  await page.goto(site + paths.offline)
  await page.getByText('None yet.').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('an update that finds no network leaves the phone as it was, and comes with the next one', async () => {
  const { site, page, setOffline, close } = await phone()
  const names = () => page.evaluate(async () => caches.keys())
  const before = await names()
  const update = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!
      await registration.update().catch(() => {})
      const worker = registration.installing
      if (worker) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
      return worker?.state
    })
  await setOffline(true)
  expect(await update()).toBeUndefined()
  await page.goto(site + paths.offline)
  await page.getByRole('heading', { level: 1, name: 'You are without a network' }).waitFor()
  expect(await names()).toEqual(before)
  await setOffline(false)
  await update()
  expect(await names()).toEqual(before)
  await close()
})

test.concurrent('the service worker keeps no page but one, and is asked for only when the page is done', async () => {
  const visitor = await phone()
  const kept = await visitor.page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([paths.offline])
  await visitor.close()
  const first = await newPhone()
  const { page } = first
  await page.clock.install()
  await page.goto(first.site)
  await page.locator('html[data-scripts="alive"]').waitFor()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await first.close()
})

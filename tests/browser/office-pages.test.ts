/** Every page of the office in a browser, with bookings behind it; what the office corrects and taps, on a short phone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATOR_STEPS, parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { addDays, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { primary } from '#worker/database/d1.ts'
import { officeActs, opinions, partnerPayouts, partners, pushDevices, rideAlarms } from '#worker/database/schema.ts'
import { blockDays } from '#worker/fleet/car-calendar.ts'
import { saveCar } from '#worker/fleet/cars.ts'
import { giveDaysOff } from '#worker/fleet/days-off.ts'
import { savePhoto } from '#worker/lists/kept-photos.ts'
import { saveDriver } from '#worker/lists/drivers.ts'
import { enterForDriver, setWage, takeBackForDriver } from '#worker/payments/driver-accounts.ts'
import { issueInvoice } from '#worker/payments/invoices.ts'
import { requestReceipt } from '#worker/payments/paid-receipt.ts'
import { newDraft, saveDraft } from '#worker/office/prices/price-publishing.ts'
import { RULES } from '#worker/office/access-rules.ts'
import { bookByTelephone, quoteByTelephone } from '#worker/office/new-bookings/telephone.ts'
import { newProposal } from '#worker/proposals/store.ts'
import { proposalContent } from '#worker/proposals/proposed-rides.ts'
import { randomCode } from '#worker/platform/signing.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { AS_DESK, type OfficeServer, startOffice } from './office-server.ts'
import { PHONE, refuseClicks, SHORT_PHONE } from './visit.ts'

/** Of their form. */
const VAPID_KEYS = `B${'A'.repeat(86)}.${'A'.repeat(43)}`
const MOST_SCRIPT_BYTES = 60_000
/** On each of its pages an owner finds all others. */
const OFFICE_MENU = 'Money,Drivers,Partners,Prices,Phones'
const LONG = 'Villa SunriseSunriseSunriseSunriseSunrise (Weligama)'

const today = sriLankaTime(new Date()).date
const soon = sriLankaTime(new Date(Date.now() + 2 * HOUR_MS))

let office: OfficeServer
/** A return trip of which the first ride begins soon. */
let reference: string

async function booked(email: string): Promise<string> {
  const context = { env: office.env, waitUntil: () => {} }
  const rides = {
    rides: [
      { pickup: 'Colombo', dropoff: 'Kandy', vehicle: 'mini', ...soon },
      { pickup: 'Kandy', dropoff: 'Colombo', vehicle: 'mini', date: addDays(today, 9), time: '10:00' },
    ],
  }
  const guest = { email, phone: '+44 7911 123456' }
  const pricing = await quoteByTelephone(context, rides, {})
  if ('problems' in pricing) throw new Error(JSON.stringify(pricing.problems))
  const shown = { key: randomCode(), usd: pricing.priced.rides.map(({ price }) => price.usd) }
  const booking = await bookByTelephone(context, { rides, guest }, shown, 'desk@example.com')
  const terms = { title: 'Ten days', note: LONG, language: 'en', name: 'Ann', email, phone: '+447911123456' }
  const valid = { validUntil: new Date(Date.now() + 99 * HOUR_MS).toISOString() }
  await newProposal(
    office.env,
    proposalContent({ ...terms, ...valid } as never, pricing.priced, false),
    'Ann',
    new Date(),
  )
  return booking.reference
}

const take = (which: string, ...steps: Step[]) =>
  office.run(async () => {
    for (const step of steps) await takeStep(office.env, which, step, { who: `${'desk'.repeat(12)}@example.com` })
  })
const rideOf = (which: string) => office.run(async () => (await findBooking(office.env, which))!.booking)

beforeAll(async () => {
  office = await startOffice({ VAPID_KEYS })
  await office.run(async () => {
    const listed = { name: `Nimal ${'Perera'.repeat(8)}`, phone: '+94771234567', cars: [{ car: 'CAB-1', seats: 3 }] }
    await saveDriver(office.env, listed, null, 'owner@example.com')
    const camera = await browser.newPage({ viewport: { width: 120, height: 120 } })
    await savePhoto(
      office.env,
      { id: 1, name: 'Nimal', hasPhoto: false },
      await camera.screenshot({ type: 'jpeg' }),
      '',
    )
    await camera.close()
    const account = { id: 1, name: 'Nimal', phone: '+94771234567', endedAt: null }
    const who = `${'owner'.repeat(12)}@example.com`
    await setWage(office.env, account, { firstDay: today, dayLkr: '3000', rideLkr: '500', percent: '10' }, who)
    for (const last of [0, 1]) {
      const entry = { what: 'handed-over', currency: 'LKR', cents: 9_999_999_900, week: null } as const
      await enterForDriver(office.env, account, entry, { who, last, isMeant: true })
    }
    await takeBackForDriver(office.env, account, { number: 1, note: LONG.repeat(3) }, { who, last: 2 })
    const act = { who: 'owner@example.com', today, isCountingMeant: true }
    const papers = [{ name: 'Insurance of the car', until: today }]
    const car = { plate: 'NA-5678 ABCDEFGHIJ', name: 'white KDH high roof van, curtains', seats: 8, papers }
    await saveCar(office.env, { ...car, vehicle: null, base: 'Negombo' }, null, act)
    await blockDays(office.env, null, { firstDay: addDays(today, 2), lastDay: addDays(today, 3), why: LONG }, act)
    await giveDaysOff(
      office.env,
      { id: 1, name: 'Nimal' },
      { firstDay: addDays(today, 30), lastDay: null, reason: 'holiday' },
      act,
    )
    const draft = newDraft()
    await saveDraft(office.env, draft, draft.list, 'owner@example.com')
    reference = await booked(`${'guest'.repeat(10)}@example.com`)
    const db = primary(office.env)
    const { number } = await rideOf(reference)
    await db.insert(partners).values({
      name: `House ${'Lotus'.repeat(10)}`,
      place: 'Ella',
      percent: 10,
      code: 'p'.repeat(22),
      onAccount: true,
    })
    const company = { company: 'Lotus'.repeat(20), address: `1 ${'Lane'.repeat(20)}\nEtal`, taxNumber: '8'.repeat(40) }
    await requestReceipt(office.env, await rideOf(reference), company, new Date())
    const taxes = [{ name: 'VAT', percent: 18 }]
    const issuing = { currency: 'LKR', by: 'operator', who, taxes } as const
    await issueInvoice(office.env, await rideOf(reference), issuing, new Date())
    await db.insert(partnerPayouts).values({
      number: 1,
      partnerId: 1,
      entry: 1,
      month: today.slice(0, 7),
      cents: 99_999_900,
      currency: 'LKR',
      method: 'bank',
      day: today,
      at: new Date().toISOString(),
      who,
    })
    await db.insert(pushDevices).values({
      owner: 'office',
      name: 'Android, Chrome',
      who: `${'desk'.repeat(12)}@example.com`,
      endpoint: 'https://push.example.com/1',
      p256dh: 'x',
      auth: 'x',
    })
    await db.insert(rideAlarms).values({
      kind: 'cannot-find-you',
      bookingNumber: number,
      position: 1,
      occasion: 'x',
      raisedAt: new Date().toISOString(),
    } as never)
    const said = { language: 'de', writtenAt: new Date().toISOString(), month: today.slice(0, 7) }
    await db.insert(opinions).values({
      ...said,
      bookingNumber: number,
      places: ['Colombo Bandaranaike International Airport', 'Nuwara Eliya'],
      stars: 1,
      words: LONG.repeat(6),
    })
    for (const page of ['drivers', 'cars', 'partners', 'phones', 'money', 'opinions'] as const)
      await db.insert(officeActs).values({ page, who: `${'owner'.repeat(12)}@example.com`, what: LONG.repeat(3) })
  })
  await take(
    reference,
    { step: 'confirm' },
    { step: 'driver', driver: parseDriver('Nimal Perera, 077 123 4567, CAB-1234') },
    { step: 'complaint', text: LONG, openUntil: today },
    { step: 'paid', usd: 20 },
  )
})
afterAll(() => office.close())

/** An address for each page that the office has. */
const filled = (route: string) =>
  `/operator${route.slice('GET '.length)}`
    .replace(':date', soon.date)
    .replace(':section', 'dollar')
    .replace(':reference', reference)
    .replace('/history/:number', '/history/0')
    .replace(':id', '1')
    .replace('/invoices/new', `/invoices/new?reference=${reference}`)
const ofStep = (step: string) => `/operator/booking/${reference}/${step}?ride=1`
const NAMED = ['today', 'later', 'past', 'unpaid'].map((list) => `/operator/${list}`)
const ROUTES = Object.keys(RULES).filter(
  (route) => route.startsWith('GET ') && !/\/(?:csv|photo)$/.test(route) && !/:(?:list|step)/.test(route),
)
const addresses = () => [...ROUTES.map(filled), ...NAMED, ...OPERATOR_STEPS.map(ofStep), '/operator/find?text=example']

/** Once a page is there, it is only drawn again on each: a load of its own for each screen would take minutes. */
const SCREENS = [
  { width: 360, height: 664, forcedColors: null },
  { width: 390, height: 844, forcedColors: null },
  { width: 1280, height: 800, forcedColors: null },
  { width: 1280, height: 800, forcedColors: 'active' },
] as const

/** What sticks out, and words that are cut unless they are hidden on purpose. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) faults.push('too wide')
    for (const each of document.querySelectorAll<HTMLElement>('a, button, h1, h2, p, td, li, dd, legend, label')) {
      if (each.closest('[aria-hidden=true]')) continue
      const { left, right, width } = each.getBoundingClientRect()
      if (width > 0 && (right > innerWidth + 1 || left < -1)) faults.push(`outside: ${each.textContent?.slice(0, 40)}`)
      if (getComputedStyle(each).overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1)
        faults.push(`cut: ${each.textContent?.slice(0, 40)}`)
    }
    for (const box of document.querySelectorAll('input[type=checkbox], input[type=radio]')) {
      const { width, height } = box.getBoundingClientRect()
      if (width > 0 && Math.min(width, height) < 24) faults.push(`small: ${box.getAttribute('name')}`)
    }
    for (const field of document.querySelectorAll('input, select, textarea, button')) {
      const around = field.closest('fieldset, main')
      if (around && field.getBoundingClientRect().right > around.getBoundingClientRect().right + 1)
        faults.push(`field outside: ${field.getAttribute('name')}`)
    }
    return faults
  })

async function scriptBytes(page: Page): Promise<number> {
  const sources = await page.$$eval('script[src]', (all) => all.map((each) => each.getAttribute('src')!))
  return sources.reduce((sum, source) => sum + readFileSync(join('dist/client', source)).length, 0)
}

test('every page is accessible, fits, and has few scripts', async () => {
  const faults: unknown[] = []
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  for (const path of addresses()) {
    await page.setViewportSize(SCREENS[0])
    await page.emulateMedia({ forcedColors: null })
    const answer = await page.goto(office.url + path, { waitUntil: 'domcontentloaded' })
    if (answer!.status() !== 200) faults.push([path, answer!.status()])
    faults.push(...(await violations(page)).map((fault) => [path, fault]))
    const menu = await page.locator('nav[aria-label=Office] a').allTextContents()
    if (menu.length > 0 && menu.join() !== OFFICE_MENU) faults.push([path, menu])
    const bytes = await scriptBytes(page)
    if (bytes > MOST_SCRIPT_BYTES) faults.push([path, `${bytes} bytes of scripts`])
    for (const { width, height, forcedColors } of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ forcedColors })
      faults.push(...(await misfits(page)).map((fault) => [path, width, forcedColors, fault]))
    }
  }
  expect(faults).toEqual([])
  await context.close()
})

test('what leads on from a list looks like a link', async () => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const lists = ['/proposals', `/money/invoices/new?reference=${reference}`, '/later', '/cars/1']
  for (const path of lists) {
    await page.goto(`${office.url}/operator${path}`)
    const looks = await page
      .locator('.rows li > a')
      .evaluateAll((links) =>
        links.map((link) =>
          [...link.children].some((each) => getComputedStyle(each).textDecorationLine === 'underline'),
        ),
      )
    expect([path, looks.length === 0 && path !== '/cars/1', looks.includes(false)]).toEqual([path, false, false])
  }
  await page.context().close()
})

const BY_NIMAL = { step: 'driver', driver: parseDriver('Nimal Perera, 0771234567, CAB-1234') } as const

/** A booking of its own, on a short phone. */
async function onPhone(email: string, path: (which: string) => string, headers: Record<string, string> = {}) {
  const which = await office.run(() => booked(email))
  // The same driver has all of them at once.
  await take(which, { step: 'confirm' }, { ...BY_NIMAL, insists: true })
  const context = await browser.newContext({ ...SHORT_PHONE, javaScriptEnabled: false, extraHTTPHeaders: headers })
  refuseClicks(context)
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  await page.goto(office.url + path(which))
  return { page, which, close: () => context.close() }
}
const ridePage = (which: string) => `/operator/booking/${which}`

test('an address is corrected by tap', async () => {
  const { page, which, close } = await onPhone('anne@exmaple.com', ridePage)
  await page.getByRole('link', { name: 'Correct e-mail or phone' }).tap()
  const field = page.getByLabel('E-mail; empty for a guest without one')
  expect(await field.inputValue()).toBe('anne@exmaple.com')
  await field.fill('anne@example.com')
  await page.getByRole('button', { name: 'Correct e-mail or phone' }).tap()
  await page.waitForURL(`${office.url}${ridePage(which)}**`)
  await page.locator('dd', { hasText: 'anne@example.com' }).waitFor()
  expect((await rideOf(which)).email).toBe('anne@example.com')
  await close()
})

/** What is wrong with a page on each screen: without scripts nothing can be asked there. */
async function faultsOf(page: Page) {
  const context = await browser.newContext(SHORT_PHONE)
  const copy = await context.newPage()
  await copy.setContent(await page.content(), { waitUntil: 'domcontentloaded' })
  const faults: unknown[] = await violations(copy)
  for (const { width, height, forcedColors } of SCREENS) {
    await copy.setViewportSize({ width, height })
    await copy.emulateMedia({ forcedColors })
    faults.push(...(await misfits(copy)))
  }
  await context.close()
  return faults
}

test('a driver with another ride then is chosen by tap, and again with a tick that says so', async () => {
  const { page, which, close } = await onPhone('busy@example.com', ridePage)
  await take(which, { step: 'driver', driver: parseDriver('Kamal Silva, 0771234568, NA-5678'), insists: true })
  await page.goto(`${office.url}${ridePage(which)}/driver?ride=1`)
  await page.getByText(/^That week: \d+ rides?,/).waitFor()
  const choice = page.getByLabel(/ · CAB-1 · 3 seats/)
  await choice.scrollIntoViewIfNeeded()
  await choice.tap()
  await page.getByRole('button', { name: 'Assign a driver' }).tap()
  await page
    .getByRole('alert')
    .getByText(/^Not done\. .* drives .* If it is to be so all the same, say so below\.$/)
    .waitFor()
  expect(await page.getByLabel(/ · CAB-1 · 3 seats/).isChecked()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('All the same: I know, and it is to be so').tap()
  await page.getByRole('button', { name: 'Assign a driver' }).tap()
  await page.getByText(/^All the same: .* drives /).waitFor()
  expect((await rideOf(which)).rides[0].driverPhone).toBe('+94771234567')
  expect(await faultsOf(page)).toEqual([])
  // The other ride's page says so, too, and nobody has to do anything.
  await page.goto(`${office.url}/operator`)
  expect(await page.getByText(/TWO RIDES AT ONCE/).count()).toBe(0)
  await page.goto(`${office.url}/operator/day/${soon.date}`)
  expect(await page.getByText(/^all the same: /).count()).toBeGreaterThan(1)
  expect(await faultsOf(page)).toEqual([])
  await close()
})

test('the office taps for a driver who calls, and takes it back', async () => {
  const { page, close } = await onPhone('tom@example.com', ridePage)
  await page.getByText('The driver has not said yet that they have set out.').waitFor()
  await page.getByLabel('Minutes ago').fill('5')
  await page.getByRole('button', { name: 'Has set out' }).tap()
  await page.getByText(/Said: on the way to the pickup since \d\d:\d\d, told at \d\d:\d\d\./).waitFor()
  await page.getByRole('button', { name: /^Take back/ }).tap()
  await page.getByText('The driver has not said yet that they have set out.').waitFor()
  const history = await page.locator('main > ul').last().textContent()
  const told =
    /(\S+ \S+) ride 1, the office, for the driver: on the way to the pickup \(received (\S+ \S+)\) \(taken back\)/
  const [counts, received] = told
    .exec(history!)!
    .slice(1)
    .map((time) => Date.parse(`${time}Z`))
  // Between the two instants a minute may begin.
  expect([5, 6]).toContain((received! - counts!) / 60_000)
  await close()
})

test("the desk sees no button of the owner's, and reads who has it", async () => {
  const { page, which, close } = await onPhone('dora@example.com', ridePage, AS_DESK)
  await take(which, { step: 'paid', usd: 20 })
  await page.reload()
  expect(await page.getByRole('link', { name: 'Give money back' }).count()).toBe(0)
  await page.getByText('Only the owner gives money back').waitFor()
  await page.goto(`${office.url}/operator/drivers/1`)
  await page.getByText('Remove from the list').tap()
  await page.getByText('Only the owner removes a driver.').waitFor()
  expect(await page.getByRole('button', { name: /^Yes, remove/ }).count()).toBe(0)
  for (const path of ['/operator/money', '/operator/proposals', '/operator/partners/1', '/operator/drivers']) {
    await page.goto(office.url + path)
    expect([path, await page.locator('a[href$="/csv"], a[href*="/csv?"], a[href="/operator/prices"]').count()]).toEqual(
      [path, 0],
    )
    expect([path, await page.getByText('Who did what').count()]).toEqual([path, 0])
  }
  expect((await page.goto(`${office.url}/operator/prices`))!.status()).toBe(403)
  await page.getByText('Only the owner sees, changes and publishes price lists.').waitFor()
  await close()
})

// The last one: this driver is off from then on.
test('a driver is sick from now on, and each ride goes to somebody else by tap', async () => {
  const kamal = { name: 'Kamal', phone: '+94771234560', cars: [{ car: 'CAB-77', seats: 3 }] }
  await office.run(() => saveDriver(office.env, kamal, null))
  const { page, which, close } = await onPhone('sick@example.com', () => '/operator/drivers/1')
  await page.getByRole('button', { name: /is sick from now on$/ }).tap()
  await page.waitForURL('**/rides?from=*')
  const card = page.locator(`[data-card="${which}/1"]`)
  await card.getByRole('button', { name: 'Kamal, CAB-77' }).tap()
  await page.waitForURL('**/rides?from=*')
  await card.waitFor({ state: 'detached' })
  const back = page.locator(`[data-card="${which}/2"]`)
  await back.getByRole('button', { name: 'Without a driver' }).tap()
  await back.waitFor({ state: 'detached' })
  expect((await rideOf(which)).rides.map(({ driverName }) => driverName)).toEqual(['Kamal', null])
  await close()
})

test('a payment stays in its form, whose field is named method, when the login has ended', async () => {
  const visitor = await browser.newContext(PHONE)
  const page = await visitor.newPage()
  await page.goto(office.url + ofStep('paid'))
  const sum = page.locator('main form input[name=usd]')
  await sum.fill('7')
  office.logOut()
  await page.locator('main form:has([name=method]) button').last().tap()
  const alert = page.getByRole('alert')
  await alert.getByText('You are no longer logged in').waitFor()
  expect(await sum.inputValue()).toBe('7')
  const [login] = await Promise.all([visitor.waitForEvent('page'), alert.getByRole('link').tap()])
  await login.getByRole('heading', { name: 'You are logged in' }).waitFor()
  await visitor.close()
})

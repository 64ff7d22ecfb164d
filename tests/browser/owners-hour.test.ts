/**
 * An owner's hour with a phone: prices, cars, seasons and parks become other ones on the page 'Prices', every page of the
 * built site sells by them, and after the way back to the first list pages are those of before, byte for byte.
 */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { parkSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { officePages } from '#worker/office/office-routes.tsx'
import { noteAdmitted } from '#worker/platform/access.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { violations } from './accessibility.ts'
import { bookingForm, mailsAbout, newCustomer, readyForm, ridesOf, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { newState, openDatabase, type Site, startSite } from './site.ts'
import { PHONE, visit } from './visit.ts'

const dayAfter = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
const CHRISTMAS = { from: dayAfter(20), to: dayAfter(36) }
const NEW_YEAR = { from: dayAfter(60), to: dayAfter(61) }

/** KV of the office: the built site, which starts later, reads D1. */
const CACHE = { get: async () => null, put: async () => {} }

/** The office's pages, as the built Worker answers them behind Access, with the database of a site that does not run. */
async function openOffice(state: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      void withSite(
        false,
        async (env) => {
          const office = { ...env, CACHE, OPERATOR_OPEN: 'yes' } as unknown as Env
          const body = asked.method === 'POST' ? { body: Buffer.concat(parts) } : {}
          const request = new Request(`http://${asked.headers.host}${asked.url}`, {
            method: asked.method!,
            headers: asked.headers as Record<string, string>,
            ...body,
          })
          noteAdmitted(request, { who: '', role: 'owner' })
          const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
          const page = await runWithPriceLists(office, () => officePages.fetch(request, office, context))
          answer.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
        },
        state,
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

let state: string
let office: Awaited<ReturnType<typeof openOffice>>
let page: Page
beforeAll(async () => {
  state = await newState()
  office = await openOffice(state)
  page = await (await browser.newContext({ ...PHONE, viewport: { width: 390, height: 664 } })).newPage()
})
afterAll(async () => {
  await page.context().close()
  office.server.close()
  rmSync(state, { recursive: true })
})

/** The built site with the lists that the office has published. */
function siteOfTheOwner(): Promise<Site> {
  const published = openDatabase(state, { readOnly: true })
  const rows = published.prepare('select number, json, valid_from, created_at, who, why from price_lists').all()
  published.close()
  return startSite({}, 'preview', (database) => {
    const insert = database.prepare(
      'insert into price_lists values (:number, :json, :valid_from, :created_at, :who, :why)',
    )
    for (const row of rows) insert.run(row as Record<string, string | number>)
  })
}

const field = (name: string) => page.locator(`[name="${name}"]:not([type="hidden"])`)

/** Opens the entry that something is in. */
async function open(target: Locator): Promise<void> {
  const closed = target.locator('xpath=ancestor::details[not(@open)][1]')
  if ((await closed.count()) > 0) await closed.locator('summary').first().tap()
}

async function type(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const target = field(name)
    await open(target)
    if ((await target.evaluate((element) => element.tagName)) === 'SELECT') await target.selectOption(value)
    else await target.fill(value)
  }
}

async function tap(button: Locator): Promise<void> {
  await open(button)
  await Promise.all([page.waitForEvent('load'), button.tap()])
}

const act = (what: string) => tap(page.locator(`button[value="${what}"]`).first())
const edit = (part: string) => page.goto(`${office.url}/operator/prices/edit/${part}`)
const keep = () => act('keep')

const AIRPORT = 'Colombo Bandaranaike International Airport'
const parkPage = (park: string) => paths.safari(parkSlug(park))
const PAGES = [
  '/',
  paths.transfer(transferSlug(AIRPORT, 'Galle')),
  paths.place('Ella'),
  paths.fromAirport,
  paths.safaris,
  parkPage('Yala national park'),
  parkPage('Bundala national park'),
  paths.terms,
  paths.journey,
  paths.readyJourneys,
  '/sitemap.xml',
  '/ru',
  `/zh${paths.safaris}`,
]

/** What a site answers, with the names of its files as the build has them. */
const answersOf = (site: string) =>
  Promise.all(
    PAGES.map(async (path) => {
      const answer = await fetch(site + path, { redirect: 'manual' })
      return [path, answer.status, (await answer.text()).replaceAll(site, '')]
    }),
  )

/** The list of the hour, by thumb. */
async function writeList(): Promise<void> {
  await edit('dollar')
  await type({ 'dollar.lkr': '3oo', 'dollar.lkrInTours': '300' })
  await keep()
  // What is wrong is said at its field, and what was typed stays.
  expect(await field('dollar.lkr').getAttribute('aria-invalid')).toBe('true')
  expect(await field('dollar.lkr').inputValue()).toBe('3oo')
  await type({ 'dollar.lkr': '300' })
  await keep()

  await edit('fares')
  await type({ 'transfers.airport.perKm.van': '279' })
  await keep()

  await edit('tours')
  await type({ 'tours.yala.0.half': '95', 'tours.yala.0.full': '150' })
  await keep()

  await edit('classes')
  await open(field('vehicles.mini.isOffered'))
  await field('vehicles.mini.isOffered').tap()
  await field('new').fill('bus')
  await act('add vehicles')
  await type({
    'vehicles.bus.seats': '12',
    'vehicles.bus.bags': '14',
    'vehicles.bus.picture': 'bus',
    'vehicles.bus.names.en': 'Minicoach',
    'vehicles.bus.names.ru': 'Микроавтобус',
    'vehicles.bus.share.percent': '180',
  })
  await keep()

  await edit('seasons')
  await act('add seasons')
  await type({
    'seasons.0.from': CHRISTMAS.from,
    'seasons.0.to': CHRISTMAS.to,
    'seasons.0.percent': '15',
    'seasons.0.names.en': 'Christmas season',
  })
  await keep()

  await edit('night')
  await act('add night')
  await type({ 'night.from': '22:00', 'night.until': '05:00', 'night.more.percent': '10' })
  await keep()

  await edit('closed')
  await act('add closed')
  await type({ 'closed.0.from': NEW_YEAR.from, 'closed.0.to': NEW_YEAR.to })
  await keep()

  await edit('by-hand')
  await act('add byHand')
  await type({
    'byHand.0.from': AIRPORT,
    'byHand.0.to': 'Galle',
    'byHand.0.prices.car': '24000',
    'byHand.0.why': 'What the hotels there tell their guests',
  })
  await keep()

  await edit('parks')
  await act('remove parks.Bundala national park')
  await field('new').fill('Gal Oya national park')
  await act('add parks')
  await type({ 'parks.Gal Oya national park.fee': '40' })
  await act('add parks.Gal Oya national park.gate')
  await type({
    'parks.Gal Oya national park.gate.lat': '7.2190',
    'parks.Gal Oya national park.gate.lng': '81.4530',
  })
  await keep()
}

test('an owner changes prices, cars, seasons and parks by thumb, sells by them, and goes back', async () => {
  const before = await answersOf(inject('siteUrl'))
  expect(before.map(([path, status]) => [path, status])).toEqual(PAGES.map((path) => [path, 200]))
  await writeList()

  await page.goto(`${office.url}/operator/prices/preview`)
  const preview = await page.locator('main').innerText()
  for (const said of ['Gal Oya national park', 'Bundala national park', '310', '279']) expect(preview).toContain(said)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Why, for the history').fill('Fuel, and Christmas')
  await tap(page.getByRole('button', { name: 'Publish' }))
  expect(await page.locator('main').innerText()).toMatch(/list 1/i)

  const sold = await siteOfTheOwner()
  try {
    await sellsByTheList(sold)
  } finally {
    await sold.remove()
  }

  await page.goto(`${office.url}/operator/prices/history`)
  await page.getByText('Go back to it').tap()
  await tap(page.getByRole('button', { name: /go back to the list that the site came with/i }))
  const back = await siteOfTheOwner()
  try {
    expect(await answersOf(back.url)).toEqual(before)
  } finally {
    await back.remove()
  }
})

/** What a guest with a phone sees, books and is mailed. */
async function sellsByTheList({ url, state: sold }: Site): Promise<void> {
  // Of its data a page's list of differences names what is gone.
  const text = async (path: string) =>
    (await (await fetch(url + path)).text()).replaceAll('<!-- -->', '').replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
  const home = await text('/')
  expect(home).toContain('Minicoach')
  expect(home).not.toContain('Mini Car')
  expect(home).not.toContain('Bundala')
  expect(home).toContain('Gal Oya')
  expect(await text('/ru')).toContain('Микроавтобус')
  const yala = await text(parkPage('Yala national park'))
  expect(yala).toContain('USD 95')
  expect((await fetch(url + parkPage('Bundala national park'))).status).toBe(404)
  expect((await fetch(url + parkPage('Gal Oya national park'))).status).toBe(200)
  const all = (await (
    await fetch(`${url}/en/serendip/transfer/all`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  ).json()) as {
    pickup: string
    dropoff: string
    miniprice: null
    carprice: number
    vanprice: number
    distance: number
  }[]
  const toGalle = all.find(({ pickup, dropoff }) => pickup === AIRPORT && dropoff === 'Galle')!
  expect(toGalle).toMatchObject({ miniprice: null, carprice: 24_000, carusd: 80 })
  const toNegombo = all.find(({ pickup, dropoff }) => pickup === AIRPORT && dropoff === 'Negombo')!
  expect(toNegombo.vanprice).toBe(800 + 279 * toNegombo.distance)

  // Without a date the price of today, and what it will be.
  const guest = await visit(browser, url + paths.transfer(transferSlug(AIRPORT, 'Galle')), {
    ...PHONE,
    viewport: { width: 390, height: 664 },
  })
  const { page: phone } = guest
  expect(await phone.locator('main').innerText()).toContain('USD 80')
  const form = await readyForm(phone)
  const book = async (date: string, time: string) => {
    await form.getByLabel('Pickup date').fill(date)
    await form.getByLabel('Pickup time').fill(time)
  }
  const ann = newCustomer()
  await form.getByLabel('Phone number').fill(ann.phone)
  await form.getByLabel(/^E-?mail$/).fill(ann.email)
  await book(NEW_YEAR.from, '10:00')
  await expect.poll(() => bookingForm(phone).innerText()).toContain('We do not drive')
  // 24,000 rupees, 15 % more at Christmas, and 10 % more at night.
  await book(CHRISTMAS.from, '23:30')
  await expect.poll(() => bookingForm(phone).innerText()).toContain('USD 101')
  await phone.getByRole('button', { name: 'Confirm Booking' }).tap()
  const reference = await shownReference(phone)
  expect(ridesOf(sold, ann)).toMatchObject([{ price_lkr: 30_360, price_usd: 101, price_list: 1, vehicle: 'car' }])
  for (const mail of await mailsAbout(sold, reference, 2)) expect(mail).toContain('USD 101 (LKR 30,360)')
  expect(guest.complaints).toEqual([])
  await guest.close()
}

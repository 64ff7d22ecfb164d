/** Bookings outlive the sale of their park: nothing of them fails, whoever looks. */
import { beforeAll, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Park } from '#domain/prices/price-list.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, inTenDays, testSite, tourDetails, tourToken } from '../bookings/booking-site.ts'
import { sheetOf } from '../day/day-site.ts'
import { read } from '../pages/html.ts'
import '../site.ts'
import { listWith, publishList } from './price-site.ts'

const FOREST: Park = {
  shortName: 'Kanneliya',
  kind: 'walk',
  names: {},
  gate: { lat: 6.25, lng: 80.34 },
  hours: { opens: '06:00', closes: '18:00' },
  start: { half: '06:00', full: '06:00' },
  closed: null,
  season: null,
  fee: 10,
  prices: 'otherParks',
  picture: 'Horton Plains national park',
}

const site = testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>)
const page = (path: string) => read(path, (address) => site.get(address, { redirect: 'manual' }))
const inScope = <T>(run: () => Promise<T>) => runWithPriceLists(site.env, run)

interface Booked {
  readonly park: string
  readonly reference: string
  /** The link of the guest. */
  readonly changes: string
}

async function book(park: string, travelers: number, rates: number): Promise<Booked> {
  site.mails.length = 0
  const token = await inScope(() => tourToken({ park, pickup: park, dropoff: park, distance: 0 }))
  const details = { park, pickup: park, dropoff: park, travelers, rates, pickupDate: inTenDays, pickupTime: '06:00' }
  const answer = await site.bookTour(token, details)
  const { reference } = await answer.json<BookingReceipt>()
  const { text } = site.mails.find(({ to }) => to === tourDetails.email)!
  const changes = new RegExp(`${BRAND.origin}(/booking/${reference}/changes\\?key=[0-9a-f]{32})`).exec(text)![1]!
  return { park, reference, changes }
}

let booked: readonly Booked[]

beforeAll(async () => {
  await publishList(listWith({ parks: { ...FIRST_PRICE_LIST.parks, 'Kanneliya forest': FOREST } }), { site: site.env })
  booked = [
    await book('Kanneliya forest', 2, 130),
    await book("Adam's Peak", 1, 99),
    await book('Yala national park', 2, 150),
  ]
  const { 'Minneriya national park': kept } = FIRST_PRICE_LIST.parks
  await publishList(listWith({ parks: { 'Minneriya national park': kept! } }), { site: site.env })
})

test('their pages and calls answer, in every language', async () => {
  for (const { park, reference } of booked) {
    const { rides } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(rides).toMatchObject([{ park, status: 'new' }])
    for (const language of OFFERED) {
      const { status, text } = await page(addressIn(language, paths.booking(reference)))
      expect([status, text.includes(reference)], `${language} ${park}`).toEqual([200, true])
    }
  }
  expect((await page(paths.booking(booked[1]!.reference))).text).toContain("Adam's Peak, guided hike")
  // What nobody else knows goes with the page to its browser.
  const walk = await page(paths.booking(booked[0]!.reference))
  expect(walk.text).toContain('Kanneliya forest, guided walk')
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(walk.html)![1]!
  expect(JSON.parse(data)).toMatchObject({ former: { parkKinds: { 'Kanneliya forest': 'walk' } } })
  expect((await page(paths.home())).html).not.toContain('parkKinds')
})

test('guests see what they booked, are offered no other party, and move their tour', async () => {
  for (const { park, reference, changes } of booked) {
    const asked = await page(changes)
    expect([asked.status, asked.text.includes(park)]).toEqual([200, true])
    expect(asked.html.match(/name="instead"[\s\S]*?<\/select>/)?.[0].match(/<option/g) ?? []).toHaveLength(1)
    site.mails.length = 0
    const version = /name="version"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="version"/.exec(asked.html)!
    const step = { step: 'change', version: version[1] ?? version[2]!, date: addDays(inTenDays, 2), time: '07:00' }
    const moved = await site.get(changes, form(step))
    expect([moved.status, moved.headers.get('location')], park).toEqual([303, `${changes}&done=change`])
    expect(site.mails.find(({ to }) => to === tourDetails.email)?.text).toContain(park)
    // The mail was for a guest whom nobody knows yet: a park is no typed place.
    expect(site.mails.map(({ text }) => text).join()).not.toContain('your pickup place')
    expect((await site.get(`/en/serendip/booking/${reference}`)).status).toBe(200)
  }
})

test('the office confirms, assigns and reads them, and drivers get their sheets', async () => {
  for (const { park, reference } of booked) {
    await inScope(() => takeStep(site.env, reference, { step: 'confirm' }))
    const driver = { name: 'Nimal', phone: '+94771234567', car: 'Toyota CAB-1234' }
    await inScope(() => takeStep(site.env, reference, { step: 'driver', driver, insists: true }))
    site.mails.length = 0
    await inScope(() => sweepOutbox(site.env))
    expect(site.mails.map(({ text }) => text).join(), park).toContain(park)
    const sheet = await site.get(await inScope(() => sheetOf(site, reference)))
    expect([sheet.status, (await sheet.text()).includes(park.slice(0, 4))], park).toEqual([200, true])
    const operators = ['', '/change', '/driver', '/price', '/cancel'].map(
      (step) => `/operator/booking/${reference}${step}`,
    )
    for (const path of operators) expect((await site.get(path)).status, path).toBe(200)
  }
  for (const path of [
    '/operator',
    `/operator/day/${inTenDays}`,
    '/operator/new',
    '/operator/find?text=Kanneliya',
    '/operator/later',
  ])
    expect((await site.get(path)).status, path).toBe(200)
  const telephone = await (await site.get('/operator/new')).text()
  expect(telephone).toContain('Minneriya national park')
  expect(telephone).not.toContain('Yala')
})

test('they are cancelled as others are', async () => {
  for (const { changes } of booked) {
    const { html } = await page(changes)
    const version = /name="version"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="version"/.exec(html)!
    const answer = await site.get(changes, form({ step: 'cancel', version: version[1] ?? version[2]!, sure: 'yes' }))
    expect(answer.headers.get('location')).toBe(`${changes}&done=cancel`)
  }
})

test('a proposal with one of them opens as that tour, and not as a drive, and says that it is not on sale', async () => {
  const typed = { '1-park': 'Yala national park', '1-date': inTenDays, '1-time': '05:00', act: 'save' }
  const answer = await site.get('/operator/proposals/new', form(typed))
  const text = await answer.text()
  expect(text).toMatch(
    /<option (?=[^>]*selected)[^>]*value="Yala national park"[^>]*>Not on sale: Yala national park<\/option>/,
  )
  expect(text).toContain('This tour is not on sale')
})

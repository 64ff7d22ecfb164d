/** A published list with a class switched off and two more: every call, page, mail and tool has those on offer. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import { grouped } from '#domain/fares/money.ts'
import type { AnsweredJourney } from '#domain/journeys/journey-calls.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import type { Rate, TransferQuote, WithVehicles } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { readToken } from '#worker/quotes/quote-token.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, inTenDays, testSite, transferDetails } from '../bookings/booking-site.ts'
import { sheetOf } from '../day/day-site.ts'
import { read } from '../pages/html.ts'
import '../site.ts'
import { ownPriceList } from '../../domain/prices/own-price-list.ts'
import { formFor, publishList, quoteTo } from './price-site.ts'

const { vehicles, ...others } = ownPriceList()
const LIST: PriceList = { ...others, vehicles, seasons: [], night: null, closed: [] }
/** A year later there is neither a bus nor anything of it. */
const { bus: _, ...withoutBus } = vehicles
const LATER: PriceList = { ...LIST, vehicles: withoutBus, byHand: [] }
const CLASSES = ['car', 'van', 'van9', 'bus']

const site = testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>)
const page = (path: string) => read(path, (address) => site.get(address, { redirect: 'manual' }))
const inScope = <T>(run: () => Promise<T>) => runWithPriceLists(site.env, run)
const journey = async (travelers: number, bags = 0): Promise<AnsweredJourney> => {
  const stops = [{ place: 'Colombo Airport' }, { place: 'Sigiriya', nights: 2 }, { place: 'Kandy' }]
  return (await site.post('/journey', { stops, travelers, bags })).json<AnsweredJourney>()
}

interface Booked {
  readonly reference: string
  /** The link of the guest. */
  readonly changes: string
}

async function book(vehicle: string, more: object = {}): Promise<Booked> {
  site.mails.length = 0
  const quote = await quoteTo(site)
  const answer = await site.bookTransfer(quote.token, { ...formFor(quote), vehicle, ...more })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  const { text } = site.mails.find(({ to }) => to === transferDetails.email)!
  const changes = new RegExp(`${BRAND.origin}(/booking/${reference}/changes\\?key=[0-9a-f]{32})`).exec(text)![1]!
  return { reference, changes }
}

const busText = ({ further }: TransferQuote) => `Minibus - LKR ${further!.bus!.lkr} (USD ${further!.bus!.usd})`
let quote: TransferQuote & WithVehicles

describe('while it is in force', () => {
  beforeAll(async () => {
    await publishList(LIST, { site: site.env })
    quote = (await quoteTo(site)) as typeof quote
  })

  test('a quote has null for what is off, and all on offer in a list', () => {
    expect(quote).toMatchObject({ miniprice: null, miniusd: null })
    expect(quote.vehicles.map((vehicle) => vehicle.class)).toEqual(CLASSES)
    for (const { class: vehicle, lkr, usd } of quote.vehicles)
      expect(vehiclePrice(vehicle, quote)).toEqual({ lkr, usd })
    expect(quote.vehicles.at(-1)).toMatchObject({ name: 'Minibus', seats: 12, bags: 12 })
  })

  test('each listed rate, too', async () => {
    const rates = await (await site.post('/transfer/all', {})).json<(Rate & WithVehicles)[]>()
    for (const rate of rates) {
      expect(rate.miniprice).toBeNull()
      expect(rate.vehicles.map((vehicle) => vehicle.class)).toEqual(CLASSES)
    }
  })

  test('an upload has null for what is off', async () => {
    const { pickup, dropoff, distance, duration, latloc, longloc, url, ...prices } = quote
    const upload = {
      from: pickup,
      to: dropoff,
      distance,
      duration,
      url,
      lat: latloc,
      long: longloc,
      miniPriceLKR: null,
      miniPriceUSD: null,
      carPriceLKR: prices.carprice,
      carPriceUSD: prices.carusd,
      vanPriceLKR: prices.vanprice,
      vanPriceUSD: prices.vanusd,
    }
    expect((await site.post('/transfer/', { urlDataUpload: upload })).status).toBe(200)
    const refused = await site.post('/transfer/', { urlDataUpload: { ...upload, miniPriceLKR: 21_480 } })
    expect(await refused.json()).toMatchObject({
      fields: [{ field: 'urlDataUpload.miniPriceLKR', message: 'This vehicle is not offered' }],
    })
  })

  test('a journey counts the bus before two vans, and its token says what its answer says', async () => {
    const one = await journey(11, 11)
    expect(one.vehicles).toBe(1)
    const two = await journey(20)
    expect(two.vehicles).toBe(2)
    for (const { rides, total, stay, token } of [one, two]) {
      for (const priced of [...rides, total, stay!]) {
        expect(priced.miniusd).toBeNull()
        expect(priced.vehicles.map((vehicle) => vehicle.class)).toEqual(CLASSES)
      }
      expect(vehiclePrice('bus', total).lkr).toBe(rides.reduce((sum, ride) => sum + vehiclePrice('bus', ride).lkr, 0))
      const reading = await readToken(site.env, token, 'journey')
      const claims = reading.ok ? reading.claims : null
      const claimed = claims!.rides[0]!
      expect(claimed.kind === 'transfer' && vehiclePrice('bus', claimed.prices).lkr * claims!.vehicles).toBe(
        vehiclePrice('bus', rides[0]!).lkr,
      )
      expect(vehiclePrice('bus', claims!.stay!)).toEqual(vehiclePrice('bus', stay!))
    }
    expect(
      (await site.post('/journey', { stops: [{ place: 'Kandy' }, { place: 'Ella' }], travelers: 24 })).status,
    ).toBe(200)
    const refused = await site.post('/journey', { stops: [{ place: 'Kandy' }, { place: 'Ella' }], travelers: 25 })
    expect(await refused.json()).toMatchObject({
      fields: [{ field: 'travelers', message: 'Enter a number from 1 to 24' }],
    })
  })

  test('pages name and price what is on offer, in each language', async () => {
    const bus = vehiclePrice('bus', quote)
    for (const path of ['/', '/transfer/taxi-from-Colombo-to-Kandy', '/terms']) {
      const { status, text, html, structuredData } = await page(path)
      expect(status).toBe(200)
      expect(text, path).toContain('Minibus')
      expect(text, path).toContain('Large Van')
      expect(text, path).not.toContain('Mini Car')
      expect(JSON.stringify(structuredData), path).not.toContain('Mini Car')
      if (path.startsWith('/transfer')) {
        expect(text).toContain(`Minibus LKR ${grouped(bus.lkr)} USD ${bus.usd}`)
        expect(html).toContain('/pictures/bus.svg')
        expect(html).toContain('/pictures/high-roof.svg')
        expect(JSON.stringify(structuredData)).toContain('"offerCount":4')
      }
    }
    expect((await page('/de/transfer/taxi-from-Colombo-to-Kandy')).text).toContain('Großer Van')
    const planner = await page('/journey?stop1=Colombo&stop2=Kandy&travelers=11')
    expect(planner.status).toBe(200)
    expect(planner.text).toContain('Minibus')
    for (const path of ['/offline', '/journeys', paths.safaris, paths.forAgents, paths.fromAirport])
      expect((await page(path)).status, path).toBe(200)
  })

  test('the office offers them by telephone', async () => {
    const shown = await site.get(
      '/operator/new',
      form({ '1-pickup': 'Colombo', '1-dropoff': 'Kandy', '1-date': inTenDays, '1-time': '09:30' }),
    )
    const text = await shown.text()
    expect(text).toMatch(/Choose a vehicle: .*Minibus LKR /)
    expect(text).not.toContain('Mini Car')
  })

  test.each([
    ['Mini Car - LKR 21480 (USD 74)', 'off'],
    ['Bus - LKR 21480 (USD 74)', 'no class'],
    [`${'x'.repeat(5000)} - LKR 1 (USD 1)`, 'far too long'],
    ['constructor - LKR 1 (USD 1)', 'of no list'],
  ])('%s is not booked: %s', async (vehicle) => {
    const answer = await site.bookTransfer(quote.token, { ...formFor(quote), vehicle })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: [{ field: 'bookingDetails.vehicle', problem: 'no-vehicle' }] },
    ])
  })

  test.each(['mini', 'limo', 'constructor', '', 7, null])('a journey is not booked in %j', async (vehicle) => {
    const { token, rides } = await journey(2)
    const details = {
      email: 'ann.customer@example.com',
      phone: '+44 7911 123456',
      vehicle,
      arrangement: 'rides',
      rides: rides.map((__, i) => ({ pickupdate: addDays(inTenDays, i), pickuptime: '09:00' })),
    }
    const answer = await site.post(`/journey/booking/${token}`, { bookingDetails: details })
    expect([answer.status, await answer.json()]).toMatchObject([422, { fields: [{ field: 'bookingDetails.vehicle' }] }])
    const taken = await site.post(`/journey/booking/${token}`, { bookingDetails: { ...details, vehicle: 'bus' } })
    expect(taken.status).toBe(200)
  })
})

describe('a booking of a class that a later list does not have', () => {
  let booked: Booked
  beforeAll(async () => {
    await publishList(LIST, { site: site.env })
    quote = (await quoteTo(site)) as typeof quote
    booked = await book(busText(quote), { passengers: '11' })
    await publishList(LATER, { site: site.env })
  })

  test('is named on its pages and in its calls', async () => {
    const { rides } = await (await site.get(`/en/serendip/booking/${booked.reference}`)).json<PublicBooking>()
    expect(rides).toMatchObject([{ vehicle: 'bus' }])
    for (const language of OFFERED) {
      const { status, text } = await page(addressIn(language, paths.booking(booked.reference)))
      expect([status, text.includes('Minibus')], language).toEqual([200, true])
    }
  })

  test('is offered its own price and those on offer, and can be changed', async () => {
    const asked = await page(booked.changes)
    expect(asked.status).toBe(200)
    const choices = [...asked.html.matchAll(/<option value="(\w+) [\d/]+"[^>]*>/g)].map(([, vehicle]) => vehicle)
    expect(choices).toEqual(['bus', 'car', 'van', 'van9'])
    const version = /name="version"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="version"/.exec(asked.html)!
    const step = { step: 'change', version: version[1] ?? version[2]!, date: addDays(inTenDays, 2), time: '07:00' }
    // As the form sends it where only the day is another one.
    const kept = /<option value="(bus [\d/]+)"/.exec(asked.html)![1]!
    const moved = await site.get(booked.changes, form({ ...step, instead: kept }))
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${booked.changes}&done=change`])
    const van9 = /<option value="(van9 [\d/]+)"/.exec(asked.html)![1]!
    const smaller = { ...step, version: String(Number(step.version) + 1), instead: van9 }
    // It does not take eleven: the guest says that it is meant.
    const question = await (await site.get(booked.changes, form(smaller))).text()
    const full = /value="([^"]*)"[^>]*name="full"/.exec(question)![1]!
    const again = await site.get(booked.changes, form({ ...smaller, full }))
    expect([again.status, again.headers.get('location')]).toEqual([303, `${booked.changes}&done=change`])
    const { rides } = await (await site.get(`/en/serendip/booking/${booked.reference}`)).json<PublicBooking>()
    expect(rides).toMatchObject([{ vehicle: 'van9' }])
  })

  test('is confirmed, driven, mailed and listed by its name', async () => {
    await publishList(LIST, { site: site.env })
    const { reference } = await book(busText(quote))
    await publishList(LATER, { site: site.env })
    await inScope(() => takeStep(site.env, reference, { step: 'confirm' }))
    const driver = { name: 'Nimal', phone: '+94771234567', car: 'Toyota CAB-1234' }
    await inScope(() => takeStep(site.env, reference, { step: 'driver', driver }))
    site.mails.length = 0
    await inScope(() => sweepOutbox(site.env))
    expect(site.mails.map(({ text }) => text).join()).toContain('Minibus')
    const sheet = await site.get(await inScope(() => sheetOf(site, reference)))
    expect([sheet.status, (await sheet.text()).includes('Minibus')]).toEqual([200, true])
    for (const path of ['', '/change', '/driver', '/price', '/cancel'].map(
      (step) => `/operator/booking/${reference}${step}`,
    ))
      expect((await site.get(path)).status, path).toBe(200)
    expect(await (await site.get(`/operator/booking/${reference}`)).text()).toContain('Minibus')
    expect((await site.get('/operator')).status).toBe(200)
    expect((await site.get(`/operator/day/${inTenDays}`)).status).toBe(200)
  })
})

/** Ready journeys from their price to the driver: booked by the call, mailed, listed, driven; changed as guests do. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { formatUsd } from '#domain/fares/money.ts'
import type { JourneyAnswer, JourneyRide } from '#domain/journeys/journey-calls.ts'
import { planOf, readyJourney } from '#domain/journeys/ready-journeys.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { readCalendar, type ReadEvent } from '../../domain/bookings/calendar-reading.ts'
import { ORIGIN } from '../site.ts'
import { openLink, rows, testSite, removeBookings } from './booking-site.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import { journeyDetails, paidOf, bookedJourney } from './journey-site.ts'

const site = testSite({
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
})
const GUEST = 'ann.customer@example.com'
const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')

beforeEach(async () => {
  site.mails.length = 0
  await removeBookings()
})

interface Booked {
  readonly reference: string
  readonly number: number
  readonly depositUsd: number | undefined
  readonly laterDepositUsd: number | undefined
  readonly quote: JourneyAnswer
  readonly details: JourneyBookingDetails
  readonly mail: (typeof site.mails)[number]
}

async function book(slug: string, asked: object = {}, change: Partial<JourneyBookingDetails> = {}): Promise<Booked> {
  const priced = await site.post('/journey', { ...planOf(readyJourney(slug)!), ...asked })
  expect(priced.status).toBe(200)
  const quote = await priced.json<JourneyAnswer>()
  const details = journeyDetails(quote, change)
  const { reference, insertId, depositUsd, laterDepositUsd } = await bookedJourney(site, quote, details)
  expect(depositUsd ?? null).toBe((await publicBooking(reference)).depositUsd)
  const [mail, ...others] = site.mails.filter(({ to }) => to === GUEST)
  expect(others).toEqual([])
  return { reference, number: insertId, depositUsd, laterDepositUsd, quote, details, mail: mail! }
}

const routeOf = ({ pickup, dropoff }: JourneyRide) => (pickup === dropoff ? pickup : `${pickup} to ${dropoff}`)

/** Each route of the journey, at its time, in the order in which they are driven. */
function expectItinerary(text: string, { quote, details }: Booked): void {
  let from = 0
  quote.rides.forEach((ride, i) => {
    const { pickuptime } = details.rides[i]!
    const at = text.slice(from).search(new RegExp(`${pickuptime}, ride ${i + 1}\\b`))
    expect(at, `ride ${i + 1} of the mail`).toBeGreaterThanOrEqual(0)
    from += at
    expect(text.slice(from)).toContain(routeOf(ride))
    for (const { place } of ride.via) expect(text.slice(from)).toContain(place)
  })
}

function events({ attachments }: Booked['mail']): ReadEvent[] {
  expect(attachments).toHaveLength(1)
  return readCalendar(attachments[0]!.content)
}

/** What mail and page say alike: a receipt leaves out what a guest typed. */
const asFetched = ({ uid, sequence, status, start, end, summary, hasAlarm }: ReadEvent) => {
  return { uid, sequence, status, start, end, summary, hasAlarm }
}

/** As a calendar that was told its address fetches it. */
const fetchedEvents = async (reference: string) =>
  readCalendar(await (await site.get(`/booking/${reference}/calendar.ics`)).text())

const publicBooking = async (reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()

/** What the guest reads on the booking's page. */
async function pageText(reference: string): Promise<string> {
  const html = await (await site.get(`/booking/${reference}`)).text()
  return html.slice(html.indexOf('<article'), html.indexOf('</article>')).replaceAll(/<!--.*?-->|<[^>]*>/g, '')
}

/** Each driver of the booking has one. */
async function driverCodes(reference: string): Promise<unknown[]> {
  const driven = (await rows('rides', reference)).filter(({ status }) => status !== 'cancelled')
  return [...new Set(driven.map((ride) => ride.driver_code))]
}

/** Confirms, assigns one driver to all rides in one step, and reads the sheet of that driver. */
async function driverSheet(reference: string): Promise<string> {
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL })
  const [code, ...others] = await driverCodes(reference)
  expect(others).toEqual([])
  return (await site.get(await openLink(site, `/driver/${String(code)}`, NIMAL.phone))).text()
}

test.each([
  ['first-time-in-7-days', {}, {}],
  ['hill-country', {}, { vehicle: 'mini' }],
  ['temples-and-leopards', {}, {}],
  ['with-children', { travelers: 9, bags: 8 }, { vehicle: 'van', passengers: '9', bags: '8', childseats: '2' }],
  ['three-days-between-flights', {}, { arrangement: 'stay' }],
] as const)(
  '%s comes as an itinerary with its calendar, to the list, and to its driver',
  async (slug, asked, change) => {
    const booked = await book(slug, asked, change)
    const { reference, quote, details, mail } = booked
    const vehicles = quote.vehicles
    expect(vehicles).toBe(slug === 'with-children' ? 2 : 1)
    expectItinerary(mail.text, booked)
    const fares = details.arrangement === 'stay' ? quote.stay! : quote.total
    const { usd } = vehiclePrice(details.vehicle, fares)
    expect(mail.text).toContain(formatUsd(usd))
    expect(mail.html).toContain(formatUsd(usd))

    const entries = events(mail)
    expect(entries).toHaveLength(quote.rides.length * vehicles)
    quote.rides.forEach((ride, i) => {
      const { pickupdate, pickuptime } = details.rides[i]!
      const start = `${pickupdate}T${pickuptime}00`.replaceAll(/[-:]/g, '')
      for (let vehicle = 0; vehicle < vehicles; vehicle++) {
        const entry = entries[i * vehicles + vehicle]!
        expect(entry).toMatchObject({ start, status: 'TENTATIVE', hasAlarm: true })
        expect(entry.description).toContain(ride.dropoff)
      }
    })
    expect((await fetchedEvents(reference)).map(asFetched)).toEqual(entries.map(asFetched))

    // Every ride is on its day of the operator's list, once for each vehicle.
    for (const date of new Set(details.rides.map(({ pickupdate }) => pickupdate))) {
      const ofDay = details.rides.filter(({ pickupdate }) => pickupdate === date).length
      const listed = (await listBookings(env, { day: date })).filter((ride) => ride.reference.startsWith(reference))
      expect(listed, date).toHaveLength(ofDay * vehicles)
    }

    if (vehicles === 1) {
      const sheet = await driverSheet(reference)
      expect(sheet).toContain(details.rides[0]!.pickuptime)
      // The rides after the first one, in short.
      expect(sheet.match(/class="card"/g)).toHaveLength(quote.rides.length - 1)
      for (const { dropoff } of quote.rides) expect(sheet).toContain(dropoff)
    }
    const page = await pageText(reference)
    expect(page).toContain('Your journey, day by day')
    expect(page).toContain(`Day ${quote.rides.at(-1)!.day - quote.rides[0]!.day + 1}`)
  },
)

const changesPath = ({ mail }: Booked) => /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(mail.text)![0]

const postChange = (path: string, fields: Record<string, string>) =>
  site.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  })

/** The fields with which the form of one ride comes. */
async function fieldsOf(path: string, position: number, step: 'change' | 'cancel'): Promise<Record<string, string>> {
  const html = await (await site.get(path)).text()
  const form = html
    .split('<form')
    .find((part) => part.includes(`name="step" value="${step}"`) && part.includes(`name="ride" value="${position}"`))!
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const name = /\sname="([^"]*)"/.exec(input)?.[1]
      return name ? [[name, /\svalue="([^"]*)"/.exec(input)?.[1] ?? '']] : []
    }),
  )
}

test('one ride of a booked journey is cancelled by its guest: it is no longer owed, driven or reminded of', async () => {
  const booked = await book('first-time-in-7-days')
  const { reference, quote, details } = booked
  const path = changesPath(booked)
  site.mails.length = 0
  const answer = await postChange(path, { ...(await fieldsOf(path, 2, 'cancel')), sure: 'yes' })
  expect(answer.headers.get('location')).toContain('done=cancel')
  await sweepOutbox(site.env)
  const { rides } = await publicBooking(reference)
  expect(rides.map(({ status }) => status)).toEqual(quote.rides.map((_, i) => (i === 1 ? 'cancelled' : 'new')))
  expect(site.mails.find(({ to }) => to === GUEST)!.subject).toContain(`${reference}/2`)
  expect(site.mails.some(({ to }) => to !== GUEST)).toBe(true)
  const calendar = await fetchedEvents(reference)
  expect(calendar.map(({ status, hasAlarm }) => [status, hasAlarm])).toEqual(
    quote.rides.map((_, i) => (i === 1 ? ['CANCELLED', false] : ['TENTATIVE', true])),
  )
  // The mail's file is about that ride alone, under the same name.
  expect(events(site.mails.find(({ to }) => to === GUEST)!).map(asFetched)).toEqual([asFetched(calendar[1]!)])
  // The whole is paid without it, the deposit first.
  const rest = quote.total.carusd! - quote.rides[1]!.carusd!
  await payDeposit(booked)
  const { paymentUrl } = await publicBooking(reference)
  const deposit = Math.ceil(rest / 10)
  expect(Number(new URL(paymentUrl!).searchParams.get('pv'))).toBe(rest - deposit)
  expect(await driverSheet(reference)).not.toContain(showDate(details.rides[1]!.pickupdate))
})

/** Pays what the payment link asks for first. */
async function payDeposit({ reference, number }: Booked): Promise<number> {
  const { paymentUrl, depositUsd } = await publicBooking(reference)
  const usd = Number(new URL(paymentUrl!).searchParams.get('pv'))
  expect(depositUsd).toBe(usd)
  await recordNotice(site.env, 'own', {
    event: `deposit-${reference}`,
    payment: `deposit-${reference}`,
    order: String(number),
    cents: usd * 100,
    currency: 'USD',
    status: 'paid',
  })
  return usd
}

test('one ride is moved by its guest to the afternoon, and the others stay', async () => {
  const booked = await book('hill-country')
  const { reference, details } = booked
  const path = changesPath(booked)
  site.mails.length = 0
  const moved = await fieldsOf(path, 2, 'change')
  const answer = await postChange(path, { ...moved, time: '13:15' })
  expect(answer.headers.get('location')).toContain('done=change')
  await sweepOutbox(site.env)
  const { rides } = await publicBooking(reference)
  expect(rides.map(({ pickupTime }) => pickupTime)).toEqual(
    details.rides.map(({ pickuptime }, i) => (i === 1 ? '13:15' : pickuptime)),
  )
  const mail = site.mails.find(({ to }) => to === GUEST)!
  expect(mail.text).toContain(showTime('13:15'))
  const [before, after] = [events(booked.mail), await fetchedEvents(reference)]
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after[1]!.start).toMatch(/T131500$/)
})

test('a deposit is paid, and the rest is asked for', async () => {
  const booked = await book('temples-and-leopards')
  const { reference, quote } = booked
  const deposit = await payDeposit(booked)
  expect(deposit).toBe(Math.ceil(quote.total.carusd! / 10))
  // Its answer asks for the same.
  expect(booked.depositUsd).toBe(deposit)
  const shown = await publicBooking(reference)
  expect(shown.depositUsd).toBeNull()
  expect(Number(new URL(shown.paymentUrl!).searchParams.get('pv'))).toBe(quote.total.carusd! - deposit)
  expect(await paidOf(reference)).toEqual({ 1: deposit })
  expect(await pageText(reference)).toContain(`Paid: USD ${deposit}`)
})

test('what is asked for after our yes is said before it, in answer, mail and page', async () => {
  const booked = await book(
    'temples-and-leopards',
    { travelers: 3, bags: 6 },
    { vehicle: 'mini', passengers: '3', bags: '6' },
  )
  const { reference, laterDepositUsd, quote, mail } = booked
  const said = `Once we have confirmed it, we ask for a deposit of USD ${laterDepositUsd};`
  expect(laterDepositUsd).toBe(Math.ceil(quote.total.miniusd! / 10))
  expect(mail.text).toContain(said)
  expect(await pageText(reference)).toContain(said)
  await takeStep(site.env, reference, { step: 'confirm' })
  const confirmed = await publicBooking(reference)
  expect(confirmed).toMatchObject({ depositUsd: laterDepositUsd })
  expect(confirmed).not.toHaveProperty('laterDepositUsd')
  expect(await pageText(reference)).not.toContain('Once we have confirmed it')
})

test('a party of nine has two vans on each ride, each with a driver and a sheet of its own', async () => {
  const booked = await book('with-children', { travelers: 9, bags: 8 }, { vehicle: 'van', passengers: '9', bags: '8' })
  const { reference, quote, mail } = booked
  const { rides } = await publicBooking(reference)
  expect(rides).toHaveLength(quote.rides.length * 2)
  expect(rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0)).toBe(quote.total.vanusd)
  expect(mail.text).toContain('Vehicle: 2 x Van')
  expect(mail.text).toContain('Travelers: 9')
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL })
  const kamal = parseDriver('Kamal Silva, 077 765 4321, CAB-9876')
  await takeStep(site.env, `${reference}/2`, { step: 'driver', driver: kamal }, { isForAll: true })
  const codes = await driverCodes(reference)
  expect(codes).toHaveLength(2)
})

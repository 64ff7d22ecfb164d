/** One car there, some hours, and back; and a tour with a night at its park: what the form's calls quote, sign and book. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { safariPrice } from '#domain/tours/tour-price.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { fareWithStops } from '#domain/fares/stops-and-waiting.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { concernWords, rideWords } from '#worker/lists/office-texts.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { read } from '../pages/html.ts'
import { sheetOf } from '../day/day-site.ts'
import { journeyDetails, bookedJourney } from './journey-site.ts'
import { rows, freshSite } from './booking-site.ts'

const site = freshSite()

const thereAndBack = (minutes: number): Plan => ({
  stops: [{ place: 'Kandy', via: [{ place: 'Sigiriya', minutes }] }, { place: 'Kandy' }],
})
const quote = async (plan: Plan) => (await site.post('/journey', plan)).json<JourneyAnswer>()

async function book(plan: Plan): Promise<BookingReceipt> {
  const quoted = await quote(plan)
  return bookedJourney(site, quoted)
}

test('waiting is priced as a stop on the way: the whole way by the rates, and each quarter of an hour beyond the free ones', async () => {
  const [from, to] = ['Kandy', 'Sigiriya'].map((name) => placeAt(name).position!)
  const way = roadLeg(from!, from!, [to!])!
  for (const minutes of [60, 180, 480]) {
    const answer = await quote(thereAndBack(minutes))
    const fare = fareWithStops({ pickup: 'Kandy', dropoff: 'Kandy', way, direct: null, minutesAtStops: [minutes] })
    expect(answer.rides).toMatchObject([
      { kind: 'transfer', pickup: 'Kandy', dropoff: 'Kandy', carprice: fare.carprice },
    ])
    expect(answer.vehicles).toBe(1)
  }
  const { freeMinutes, perQuarterHour } = priceList().waiting!
  const [least, most] = [await quote(thereAndBack(freeMinutes)), await quote(thereAndBack(freeMinutes + 16))]
  expect(most.total.carprice! - least.total.carprice!).toBe(2 * perQuarterHour.car!)
})

test('a party that is too large is told to write, where its page offers no other vehicle', async () => {
  const quoted = await quote(thereAndBack(180))
  const bookingDetails = journeyDetails(quoted, { passengers: '5' })
  const { reference } = await bookedJourney(site, quoted, bookingDetails)
  const receipt = site.mails.find(({ text }) => text.includes('changes?key='))!.text
  const changes = /\/booking\/[\w-]+\/changes\?key=\w+/.exec(receipt)![0]
  const { text: page } = await read(changes, (path) => site.get(path))
  expect(page).toContain(reference)
  expect(page).toContain('do not fit into the')
  expect(page).not.toContain('the Van below')
  expect(page).toMatch(/You need a larger vehicle: the Van\. .*WhatsApp/)
})

test('more than eight hours, and a place that nobody knows, are refused', async () => {
  expect((await site.post('/journey', thereAndBack(481))).status).toBe(422)
  const unknown = await site.post('/journey', {
    stops: [{ place: 'Kandy', via: [{ place: 'Villa Nowhere', minutes: 180 }] }, { place: 'Kandy' }],
  })
  expect(unknown.status).toBe(422)
  expect((await unknown.json<{ fields: { field: string }[] }>()).fields).toMatchObject([
    { field: 'stops.0.via.0.place' },
  ])
})

test('it is one ride, and mail, calendar, sheet, lists and the page of changes say where it waits and that it comes back', async () => {
  const { reference } = await book(thereAndBack(180))
  expect(await rows('rides', reference)).toMatchObject([
    { kind: 'transfer', pickup: 'Kandy', dropoff: 'Kandy', via: JSON.stringify([{ place: 'Sigiriya', minutes: 180 }]) },
  ])
  await takeStep(site.env, reference, { step: 'confirm' })
  const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' }
  await takeStep(site.env, reference, { step: 'driver', driver })
  await sweepOutbox(site.env)
  const mails = site.mails.filter(({ to }) => to !== env.MAIL_OPERATOR)
  for (const { subject, text } of mails) {
    expect(subject).toContain('Taxi from Kandy to Sigiriya and back')
    expect(text).toContain('Sigiriya (3 hours)')
  }
  const calendar = await (await site.get(`/booking/${reference}/calendar.ics`)).text()
  expect(calendar).toContain('SUMMARY:Taxi from Kandy to Sigiriya and back')
  const sheet = await (await site.get(await sheetOf(site, reference))).text()
  expect(sheet).toContain('Sigiriya (3 hours)')
  const [listed] = await listBookings(site.env, { find: reference })
  expect(rideWords(listed!)).toContain('Kandy -> Sigiriya (3 hours) -> Kandy')
  const changes = mails[0]!.text.match(/\/booking\/[\w-]+\/changes\?key=\w+/)![0]
  const { text } = await read(changes, (path) => site.get(path))
  expect(text).toContain('Taxi from Kandy to Sigiriya and back')
  expect(text).toContain('Sigiriya (3 hours)')
})

test('an address at the stop that lies in another town is said in answer, page and mails, and needs a hand', async () => {
  const quoted = await quote(thereAndBack(180))
  const flightdetails = 'Sigiriya: Jetwing Blue, Negombo\nVegetarian'
  const { reference, elsewhere } = await bookedJourney(site, quoted, journeyDetails(quoted, { flightdetails }))
  expect(elsewhere).toEqual([
    { position: 1, elsewhere: [{ note: 'dropoffAddress', stop: 'Sigiriya', km: expect.any(Number) }] },
  ])
  const said = /Dropoff address \(Sigiriya\): it seems to lie about \d+ km from the place that you booked\./
  expect((await read(`/booking/${reference}`, (path) => site.get(path))).text).toMatch(said)
  const [guest, office] = [false, true].map(
    (isOffice) => site.mails.find(({ to }) => (to === env.MAIL_OPERATOR) === isOffice)!.text,
  )
  expect(guest).toMatch(said)
  const needsHand = /ADDRESS ELSEWHERE: .*: the stop's address, read as Negombo, lies \d+ km from Sigiriya/
  expect(office).toMatch(needsHand)
  const [listed] = await listBookings(site.env, 'coming')
  expect(concernWords(listed!, 'address-elsewhere')).toMatch(needsHand)
  await takeStep(site.env, reference, { step: 'confirm' })
  await sweepOutbox(site.env)
  expect(site.mails.at(-1)!.text).not.toMatch(said)
  const [confirmed] = await listBookings(site.env, 'coming')
  expect(confirmed!.concerns).not.toContain('address-elsewhere')
})

test('a night at the park is the tour up to its gate, and a ride from there on the day after', async () => {
  const plan: Plan = {
    stops: [{ place: 'Ella' }, { place: 'Yala national park', nights: 1, tour: 'full' }, { place: 'Mirissa' }],
    travelers: 3,
  }
  const { reference } = await book(plan)
  const [tour, back] = await rows('rides', reference)
  expect(tour).toMatchObject({ kind: 'tour', pickup: 'Ella', dropoff: 'Yala national park', travelers: 3 })
  expect(tour!.price_usd).toBe(
    safariPrice({
      park: 'Yala national park',
      type: 'Full Day',
      travelers: 3,
      distanceKm: Number(tour!.distance_km),
      date: String(tour!.pickup_date),
    }),
  )
  expect(back).toMatchObject({ kind: 'transfer', dropoff: 'Mirissa', via: null })
  expect(Date.parse(String(back!.pickup_date)) - Date.parse(String(tour!.pickup_date))).toBe(86_400_000)
  const receipt = site.mails.find(({ to }) => to !== env.MAIL_OPERATOR)!
  expect(receipt.subject).toContain('Yala national park safari, full day, with a night at the park')
})

/** A ride that is moved after another list was published: its day keeps the season by which it was booked. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { dayNumber, HOUR_MS, startOfDay } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { Env } from '#worker/environment.ts'
import { compose } from '#worker/mail/compose.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  type Booked,
  bookedBy,
  form,
  removeBookings,
  rows,
  testSite,
  tourToken,
  transferToken,
  trip,
} from '../bookings/booking-site.ts'
import { GROUP, inDays, journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { WITHOUT_LIMITS } from '../day/day-site.ts'
import { accept, sent, withoutBookings } from '../proposals/proposal-site.ts'
import { forgetPriceLists, listWith, publishList } from './price-site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' } as Partial<Env>)
const [PLAIN, OTHER_PLAIN, IN_SEASON, LATER_IN_SEASON] = [20, 22, 30, 31].map((days) => inDays(days)) as [
  string,
  string,
  string,
  string,
]
const PLAIN_LIST = listWith({})
const DEARER = listWith({
  seasons: [{ from: inDays(28), to: inDays(35), percent: 50, names: { en: 'Perahera' }, vehicles: null, tours: true }],
})
const WITH_NIGHT = listWith({ night: { from: '22:00', until: '05:00', more: { percent: 10 } } })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // No isolate still sells by a list of another test. At noon: no test crosses midnight in Sri Lanka.
  vi.setSystemTime(startOfDay(dayNumber(Date.now()) + 1) + 12 * HOUR_MS)
  await removeBookings()
  await forgetPriceLists()
  return () => vi.useRealTimers()
})

/** Every isolate has heard of it. */
async function publish(list: PriceList) {
  vi.setSystemTime(Date.now() + 10 * 60_000)
  await publishList(list, { site: site.env })
  vi.setSystemTime(Date.now() + 10 * 60_000)
}

const underLists = <T>(run: () => T | Promise<T>) => runWithPriceLists(site.env, run)

const leg = {
  pickup: trip.pickup,
  dropoff: trip.dropoff,
  distanceKm: trip.distance,
  durationMinutes: trip.minutes,
}
const undated = transferFare(leg)

/** @param by the list in force */
async function book(date: string, by: PriceList, time = '09:30') {
  const vehicle = vehicleText('mini', fareOn(undated, { date, time }, by))
  const token = await underLists(() => transferToken({}, Date.now(), site.env))
  return bookedBy(await site.bookTransfer(token, { pickupdate: date, pickuptime: time, vehicle }))
}

const bookingOf = async ({ reference }: Booked) => (await underLists(() => findBooking(site.env, reference)))!.booking
const ride = async (booked: Booked) => (await rows('rides', booked.reference))[0]!
const versionOf = async (booked: Booked) => String((await ride(booked))['version'])

async function moveByGuest(booked: Booked, fields: Record<string, string>) {
  const all = { step: 'change', version: await versionOf(booked), time: '09:30', ...fields }
  const answer = await site.get(booked.path, form(all))
  return { status: answer.status, text: answer.status === 303 ? '' : await answer.text() }
}

async function moveByOffice(booked: Booked, fields: Record<string, string>) {
  const all = { step: 'change', version: await versionOf(booked), time: '09:30', ...fields }
  const answer = await site.get(`/operator/booking/${booked.reference}`, form(all))
  return { status: answer.status, text: answer.status === 303 ? '' : await answer.text() }
}

const step = ({ reference }: Booked, taken: Step) => underLists(() => takeStep(site.env, reference, taken))

describe('a ride that was booked before its season was published', () => {
  const booked = async () => {
    const its = await book(IN_SEASON, PLAIN_LIST)
    await publish(DEARER)
    return its
  }

  test('keeps its price when its guest moves it out of the season', async () => {
    const its = await booked()
    expect((await moveByGuest(its, { date: PLAIN })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_date: PLAIN, price_usd: 74, price_lkr: 21_480 })
    // Once more: the day by which it goes now is that of the list in force.
    expect((await moveByGuest(its, { date: OTHER_PLAIN })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_date: OTHER_PLAIN, price_usd: 74 })
    const { status, text } = await moveByGuest(its, { date: LATER_IN_SEASON })
    expect(status).toBe(409)
    expect(text).toContain(
      'At this time it costs USD 111 (LKR 32,220); before, it was USD 74 (LKR 21,480). Perahera, 50\u00a0% more.',
    )
  })

  test('and when the office does, on its page and by the command', async () => {
    const its = await booked()
    expect((await moveByOffice(its, { date: PLAIN })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_date: PLAIN, price_usd: 74 })
    await step(its, { step: 'change', date: OTHER_PLAIN })
    expect(await ride(its)).toMatchObject({ pickup_date: OTHER_PLAIN, price_usd: 74 })
  })

  test('costs the season on another day of it, and nothing more for another hour of its day', async () => {
    const its = await booked()
    expect((await moveByGuest(its, { date: IN_SEASON, time: '11:00' })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_time: '11:00', price_usd: 74 })
    expect((await moveByGuest(its, { date: LATER_IN_SEASON })).text).toContain('At this time it costs USD 111')
  })

  test('keeps the price that the office kept when it came into the season, and leaves with it', async () => {
    const its = await book(PLAIN, PLAIN_LIST)
    await publish(DEARER)
    await step(its, { step: 'change', date: IN_SEASON, price: 'keep' })
    expect(await ride(its)).toMatchObject({ pickup_date: IN_SEASON, price_usd: 74 })
    expect((await moveByGuest(its, { date: OTHER_PLAIN })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_date: OTHER_PLAIN, price_usd: 74 })
  })
})

describe('a ride that was booked in a season that is gone', () => {
  const booked = async () => {
    await publish(DEARER)
    const its = await book(IN_SEASON, DEARER)
    expect(await ride(its)).toMatchObject({ price_usd: 111, price_lkr: 32_220 })
    await publish(PLAIN_LIST)
    return its
  }

  test('costs its guest nothing of it on another day', async () => {
    const its = await booked()
    const asked = await moveByGuest(its, { date: PLAIN })
    expect(asked.text).toContain('At this time it costs USD 74 (LKR 21,480); before, it was USD 111 (LKR 32,220).')
    expect((await moveByGuest(its, { date: PLAIN, price: '74' })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_date: PLAIN, price_usd: 74, price_lkr: 21_480 })
    expect((await moveByGuest(its, { date: OTHER_PLAIN })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ pickup_date: OTHER_PLAIN, price_usd: 74 })
  })

  test('and the office chooses between both prices', async () => {
    const one = await booked()
    const asked = await moveByOffice(one, { date: PLAIN })
    expect(asked.text).toContain('<option value="74/21480">That of the new time: LKR 21,480 (USD 74)</option>')
    expect((await moveByOffice(one, { date: PLAIN, movedPrice: 'keep' })).status).toBe(303)
    expect(await ride(one)).toMatchObject({ pickup_date: PLAIN, price_usd: 111 })
    // What was kept still holds the season.
    expect((await moveByOffice(one, { date: OTHER_PLAIN, movedPrice: '74' })).status).toBe(303)
    expect(await ride(one)).toMatchObject({ pickup_date: OTHER_PLAIN, price_usd: 74 })
  })

  test('keeps the share that was agreed by hand, on the page of the office as for its guest', async () => {
    const its = await booked()
    await step(its, { step: 'price', price: { percent: 30 }, reason: 'A friend' })
    const agreed = (await bookingOf(its)).rides[0]
    const share = Math.ceil(74 * agreed.agreedShare! - 1e-6)
    expect((await moveByGuest(its, { date: PLAIN })).text).toContain(`At this time it costs USD ${share}`)
    const asked = await moveByOffice(its, { date: PLAIN })
    expect(asked.text).toMatch(new RegExp(`<option value="${share}/\\d+">That of the new time`))
    expect((await moveByOffice(its, { date: PLAIN, movedPrice: String(share) })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ price_usd: share, quoted_usd: 74, quoted_lkr: 21_480 })
  })

  test('costs no night of its list either', async () => {
    await publish(WITH_NIGHT)
    const its = await book(PLAIN, WITH_NIGHT, '23:00')
    expect(await ride(its)).toMatchObject({ price_lkr: 23_628 })
    await publish(PLAIN_LIST)
    expect((await moveByGuest(its, { date: OTHER_PLAIN, time: '23:00', price: '74' })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ price_lkr: 21_480 })
  })
})

test('of two vehicles that are moved together, one question says what each costs', async () => {
  await publish(DEARER)
  const quote = await underLists(() => journeyQuote(GROUP, site.env))
  const details = journeyDetails(quote, { vehicle: 'van', passengers: '8', bags: '7' })
  const its = await bookedBy(await site.post(`/journey/booking/${quote.token}`, { bookingDetails: details }))
  const rides = () => rows('rides', its.reference)
  const [{ price_usd: usd, pickup_time: time }] = (await rides()) as [{ price_usd: number; pickup_time: string }]
  // The drives stay in their order.
  const last = await underLists(() => takeStep(site.env, `${its.reference}/3`, { step: 'cancel' }))
  await underLists(() => takeStep(site.env, `${its.reference}/4`, { step: 'cancel' }))
  expect(last.booking.rides).toHaveLength(4)
  const asked = await moveByGuest(its, { ride: '1', date: IN_SEASON, time, both: 'yes' })
  expect(asked.status).toBe(409)
  const dearer = /At this time it costs 2 × USD (\d+) \(LKR [\d,]+\); before, it was 2 × USD (\d+) /.exec(asked.text)!
  expect(Number(dearer[2])).toBe(usd)
  expect(asked.text).toMatch(new RegExp(`Yes, save it for 2 × USD ${dearer[1]} `))
  expect(asked.text).toMatch(/name="both" checked=""|checked="" name="both"|name="both"[^>]*checked/)
  expect((await moveByGuest(its, { ride: '1', date: IN_SEASON, time, both: 'yes', price: dearer[1]! })).status).toBe(
    303,
  )
  for (const moved of (await rides()).slice(0, 2))
    expect(moved).toMatchObject({ pickup_date: IN_SEASON, price_usd: Number(dearer[1]), before_usd: usd })
})

test('a tour goes by the same rule', async () => {
  const tour = await bookedBy(
    await site.bookTour(await tourToken(), { pickupDate: IN_SEASON, phone: '+44 7911 123456' }),
  )
  await publish(DEARER)
  expect((await moveByGuest(tour, { date: PLAIN, time: '05:00' })).status).toBe(303)
  expect(await ride(tour)).toMatchObject({ pickup_date: PLAIN, price_usd: 248 })
})

test('a resident who pays in rupees keeps them to the rupee', async () => {
  const vehicle = vehicleText('mini', undated)
  const details = { pickupdate: IN_SEASON, vehicle, phone: '+94 77 123 4567' }
  const its = await bookedBy(await site.bookTransfer(await transferToken({}, Date.now()), details))
  await publish(DEARER)
  expect((await moveByGuest(its, { date: PLAIN })).status).toBe(303)
  expect(await ride(its)).toMatchObject({ pickup_date: PLAIN, price_lkr: 21_480, price_usd: 74 })
})

describe('a journey', () => {
  const journey = async (arrangement: 'rides' | 'stay', start: number) => {
    const quote = await underLists(() => journeyQuote(PLAN, site.env))
    const bookingDetails = journeyDetails(quote, { arrangement }, { start })
    return bookedBy(await site.post(`/journey/booking/${quote.token}`, { bookingDetails }))
  }
  const season = (from: number, to: number) =>
    listWith({
      seasons: [
        { from: inDays(from), to: inDays(to), percent: 50, names: { en: 'Fair' }, vehicles: null, tours: true },
      ],
    })

  test('of rides: each keeps its price out of a season that came later', async () => {
    const its = await journey('rides', 30)
    const [first] = (await bookingOf(its)).rides
    await publish(season(28, 35))
    expect((await moveByGuest(its, { ride: '1', date: PLAIN })).status).toBe(303)
    expect((await bookingOf(its)).rides[0]).toMatchObject({ priceUsd: first.priceUsd, priceLkr: first.priceLkr })
  })

  test('a car that stays is moved out of a season that came later, and asked about one that it holds', async () => {
    const its = await journey('stay', 20)
    await publish(season(20, 20))
    expect((await moveByGuest(its, { ride: '1', date: inDays(19), time: '07:00' })).text).not.toContain(
      'your car and driver have another price',
    )
    await publish(PLAIN_LIST)
    expect((await moveByGuest(its, { ride: '1', date: inDays(20), time: '07:00' })).text).not.toContain(
      'your car and driver have another price',
    )
  })

  test('a car that stays asks to write where its first day holds a season that is gone', async () => {
    await publish(season(20, 20))
    const its = await journey('stay', 20)
    await publish(PLAIN_LIST)
    const { text } = await moveByGuest(its, { ride: '1', date: inDays(19), time: '07:00' })
    expect(text).toContain('On that day your car and driver have another price.')
  })
})

test('mails name the season that a price holds, and none that came later', async () => {
  const said = async (booked: Booked) => {
    const booking = await bookingOf(booked)
    const about = { kind: 'receipt', reader: 'guest', positions: [], since: '' } as const
    const { text } = await underLists(() => compose(site.env, booking, about, new Date()))
    return text.includes('In this price: Perahera')
  }
  const plain = await book(IN_SEASON, PLAIN_LIST)
  await publish(DEARER)
  const dear = await book(IN_SEASON, DEARER)
  expect([await said(plain), await said(dear)]).toEqual([false, true])
  await publish(PLAIN_LIST)
  expect(await said(dear)).toBe(true)
  await moveByGuest(dear, { date: PLAIN, price: '74' })
  expect(await said(dear)).toBe(false)
})

test.each(OFFERED)(
  'the terms say in %s that nothing is added at night or on a holiday only while no season and no night has another price',
  async (language) => {
    const { prefix } = LANGUAGES[language]
    const saysNothing = async () =>
      /holiday|Feiertag|fériés|праздники|节假日/.test(await (await site.get(`${prefix}/terms`)).text())
    expect(await saysNothing()).toBe(true)
    for (const list of [DEARER, WITH_NIGHT]) {
      await publish(list)
      expect(await saysNothing()).toBe(false)
    }
    expect(await (await site.get('/terms')).text()).toContain('In a season or at night it may be another one')
  },
)

test('a proposal that is accepted after a season was published holds none of it', async () => {
  const proposal = await sent()
  const { pickupDate: date, pickupTime: time, priceUsd } = proposal.content!.rides[0]
  await publish(
    listWith({ seasons: [{ from: date, to: date, percent: 50, names: { en: 'Fair' }, vehicles: null, tours: true }] }),
  )
  expect((await accept(proposal)).status).toBe(303)
  const [[booking], [first]] = [await rows('bookings'), await rows('rides')]
  await withoutBookings()
  expect(booking).toMatchObject({ price_list: 1 })
  expect([first!['price_usd'], JSON.parse(String(first!['priced_for']))]).toEqual([priceUsd, { list: 0, date, time }])
})

describe('another vehicle of a ride, two lists later', () => {
  const byHand = (van: number) =>
    listWith({
      byHand: [
        {
          from: trip.pickup,
          to: trip.dropoff,
          bothWays: false,
          why: 'other operators',
          prices: { mini: 20_160, car: 22_464, van },
        },
      ],
    })
  const [BOOKED, RAISED, RAISED_AGAIN] = [byHand(28_800), byHand(34_560), byHand(34_848)]

  const booked = async () => {
    await publish(BOOKED)
    const prices = transferFare(leg, BOOKED)
    const vehicle = vehicleText('van', prices)
    const token = await underLists(() => transferToken(prices, Date.now(), site.env))
    const its = bookedBy(await site.bookTransfer(token, { pickupdate: PLAIN, pickuptime: '09:30', vehicle }))
    await publish(RAISED)
    vi.setSystemTime(Date.now() + 48 * HOUR_MS)
    // From then on no isolate keeps the list of the booking whole.
    await publish(RAISED_AGAIN)
    return its
  }

  test('costs what the list of its booking asked, for its guest', async () => {
    const its = await booked()
    const page = await (await site.get(its.path)).text()
    expect(page).toContain('Mini Car, USD 70 (LKR 20,160)')
    expect(page).toContain('Van, USD 100 (LKR 28,800)')
    expect((await moveByGuest(its, { date: PLAIN, instead: 'mini 70' })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ vehicle: 'mini', price_usd: 70, price_lkr: 20_160 })
  })

  test('and for the office', async () => {
    const its = await booked()
    const page = await (await site.get(`/operator/booking/${its.reference}/change`)).text()
    expect(page).toContain('Mini Car, USD 70')
    const { status, text } = await moveByOffice(its, { date: PLAIN, vehicle: 'mini' })
    expect(status).toBe(409)
    expect(text).toContain('USD 70 (LKR 20,160)')
  })
})

describe('a class that came with a list after the booking', () => {
  const SUV = { ...PLAIN_LIST.vehicles['van']!, names: { en: 'SUV' }, seats: 5, share: { of: 'van', percent: 130 } }
  const WITH_SUV = listWith({
    vehicles: { ...PLAIN_LIST.vehicles, suv: SUV } as PriceList['vehicles'],
    dollar: { ...PLAIN_LIST.dollar, lkr: 300 },
    byHand: [{ from: trip.pickup, to: trip.dropoff, bothWays: false, why: 'roads', prices: { van: 40_000 } }],
    seasons: DEARER.seasons,
  })

  test('costs its guest what the list in force asks, its dollars and season too, and then is of that list', async () => {
    const its = await book(IN_SEASON, PLAIN_LIST)
    await publish(WITH_SUV)
    const page = await (await site.get(its.path)).text()
    expect(page).toContain('SUV, USD 260 (LKR 78,000)')
    expect(page).toContain('SUV: new since you booked, at today’s price.')
    expect(page).toContain(`Van, USD ${undated.vanusd} (`)
    const office = await (await site.get(`/operator/booking/${its.reference}/change`)).text()
    expect(office).toContain('SUV, USD 260 by today’s list')
    expect((await moveByGuest(its, { date: IN_SEASON, instead: 'suv 260/78000' })).status).toBe(303)
    const kept = { list: 1, date: IN_SEASON, time: '09:30' }
    const { vehicle, price_usd, price_lkr, priced_for } = (await ride(its)) as Record<string, unknown>
    expect([vehicle, price_usd, price_lkr, JSON.parse(String(priced_for))]).toEqual(['suv', 260, 78_000, kept])
    // It leaves the season that it was priced in, which the list of its booking does not have.
    expect((await moveByGuest(its, { date: PLAIN })).text).toContain('At this time it costs USD 173 (LKR 52,000)')
  })

  test('and the office, whose page keeps the booked price where that is chosen', async () => {
    const its = await book(IN_SEASON, PLAIN_LIST)
    await publish(WITH_SUV)
    expect((await moveByOffice(its, { date: IN_SEASON, vehicle: 'suv' })).text).toContain(
      'It then costs USD 260 (LKR 78,000)',
    )
    expect((await moveByOffice(its, { date: IN_SEASON, vehicle: 'suv', movedPrice: 'keep' })).status).toBe(303)
    expect(await ride(its)).toMatchObject({ vehicle: 'suv', price_usd: 74, price_lkr: 21_480, priced_for: null })
  })
})

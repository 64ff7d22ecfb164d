/** What the office books by telephone beside a single drive: journeys, tours, prices by hand, partners' guests, the past. */
import { afterEach, describe, expect, test } from 'vitest'
import {
  type ComposedRides,
  MAX_COMPOSED_RIDES,
  readComposed,
  type TypedRides,
  typedOf,
} from '#domain/bookings/request/composed.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { listConcerned } from '#worker/lists/booking-list.ts'
import { currentPartners } from '#worker/bookings/partner-lookup.ts'
import { endPartnership, savePartner } from '#worker/office/money/partners.ts'
import { bookByTelephone, quoteByTelephone, type TypedGuest } from '#worker/office/new-bookings/telephone.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { journeyQuote } from '../bookings/journey-site.ts'
import { form, inTenDays, returnDays, rows, testSite, freshSite } from '../bookings/booking-site.ts'
import { forgetPriceLists, listWith, publishList } from '../prices/price-site.ts'
import { deskOf, ONE, pricesOf, takeRides } from './telephone-desk.ts'

const site = freshSite()
const context = deskOf(site.env)

afterEach(forgetPriceLists)

const GUEST = { phone: '+44 7911 123456', email: 'ann@example.com' }
const THERE = { pickup: 'Colombo', dropoff: 'Kandy', vehicle: 'mini', date: returnDays.there, time: '09:30' }
const BACK = { ...THERE, pickup: 'Kandy', dropoff: 'Colombo', date: returnDays.back }
const SAFARI = {
  park: 'Yala',
  pickup: 'Ella',
  dropoff: 'Galle',
  travelers: '2',
  date: returnDays.later(9),
  time: '05:00',
}

const take = (rides: TypedRides, guest: TypedGuest = {}, now?: Date) =>
  takeRides(context, rides, { ...GUEST, ...guest }, now)

/** What is wrong, by field. */
async function problemsOf(rides: TypedRides, guest: TypedGuest = {}, now?: Date) {
  const pricing = await quoteByTelephone(context, rides, guest, now)
  return 'problems' in pricing ? Object.fromEntries(pricing.problems.map((each) => [each.field, each])) : {}
}

describe('there and back', () => {
  const ROUND = { ...THERE, pickup: 'Galle', dropoff: 'Galle', stops: 'Mirissa, 180 min' }

  test('a ride that waits and comes back costs what the site asks for it, and is one ride', async () => {
    const plan = { stops: [{ place: 'Galle', via: [{ place: 'Mirissa', minutes: 180 }] }, { place: 'Galle' }] }
    const { total } = await journeyQuote(plan)
    const { rides } = await pricesOf(context, { rides: [ROUND] })
    expect(rides).toMatchObject([{ quoted: { usd: vehiclePrice('mini', total).usd }, warnings: [] }])
    const booking = await take({ rides: [ROUND] })
    expect(booking.rides).toMatchObject([
      { pickup: 'Galle', dropoff: 'Galle', priceUsd: vehiclePrice('mini', total).usd },
    ])
  })

  test('without a stop there is nowhere to go, and bags alone do not come back', async () => {
    const same = 'This is the place before it once more.'
    expect(await problemsOf({ rides: [{ ...ROUND, stops: '' }] })).toMatchObject({ '1-dropoff': { text: same } })
    expect(await problemsOf({ rides: [{ ...ROUND, stops: '', bagsAlone: 'yes', bags: '2' }] })).toMatchObject({
      '1-dropoff': { text: same },
    })
  })
})

describe('several rides', () => {
  test('the way back and a tour are one booking, with one mail to each', async () => {
    const booking = await take({ rides: [THERE, BACK, SAFARI] })
    expect(booking.rides).toMatchObject([
      { position: 1, kind: 'transfer', pickup: 'Colombo', dropoff: 'Kandy' },
      { position: 2, kind: 'transfer', pickup: 'Kandy', dropoff: 'Colombo' },
      { position: 3, kind: 'tour', park: 'Yala national park', pickup: 'Ella', travelers: 2, vehicle: null },
    ])
    expect(await rows('bookings')).toHaveLength(1)
    await sweepOutbox(site.env)
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'info@serendip-taxi.example.com'])
  })

  test.each([
    [{ prams: '1' }, []],
    [{ fixedWheelchairs: '1' }, ['More travelers, bags or bulky things than this vehicle takes.']],
    [{ longboards: '1' }, ['Some of the bulky things need a roof rack on this vehicle.']],
    [{ bags: '3' }, ['More travelers, bags or bulky things than this vehicle takes.']],
  ])('with %j the price is shown with a warning, and it can be booked', async (notes, warnings) => {
    const { rides } = await pricesOf(context, { rides: [{ ...THERE, ...notes }] })
    expect(rides[0]!.warnings).toEqual(warnings)
    await take({ rides: [{ ...THERE, ...notes }] })
    const [[name, count]] = Object.entries(notes) as [[string, string]]
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    expect((await rows('rides'))[0]![column]).toBe(Number(count))
  })

  test('as many as there may be, with stops, are booked in one batch', async () => {
    const rides = Array.from({ length: MAX_COMPOSED_RIDES }, (_, i) => ({
      ...(i % 2 === 0 ? THERE : BACK),
      stops: 'Kegalle, 45 min',
      date: returnDays.later(i),
    }))
    const booking = await take({ rides })
    expect(booking.rides).toHaveLength(MAX_COMPOSED_RIDES)
    expect(booking.rides[3]).toMatchObject({ via: [{ place: 'Kegalle', minutes: 45 }] })
  })

  test('out of their order they are refused beside the field', async () => {
    expect(await problemsOf({ rides: [BACK, THERE] })).toMatchObject({ '2-date': {} })
    expect(await problemsOf({ rides: [THERE, { ...BACK, date: THERE.date, time: '09:30' }] })).toMatchObject({
      '2-time': {},
    })
    await expect(take({ rides: [BACK, THERE] })).rejects.toThrow('Ride 2, date')
    expect(await rows('bookings')).toEqual([])
  })

  test('sent twice at once they are one booking', async () => {
    const rides = { rides: [THERE, BACK] }
    const { rides: priced } = await pricesOf(context, rides)
    const shown = { key: randomCode(), usd: priced.map(({ price }) => price.usd) }
    const all = await Promise.all([1, 2, 3].map(() => bookByTelephone(context, { rides, guest: GUEST }, shown, ONE)))
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
    expect(await rows('rides')).toHaveLength(2)
  })
})

describe('places', () => {
  test('a slip, a hotel, a pasted position and a link are understood', async () => {
    const priced = async (pickup: string, dropoff: string) =>
      (await pricesOf(context, { rides: [{ ...THERE, pickup, dropoff }] })).rides[0].ride
    expect(await priced('colmbo', 'Kandi')).toMatchObject({ pickup: 'Colombo', dropoff: 'Kandy' })
    const link = 'https://www.google.com/maps/@7.2906,80.6337,15z'
    expect((await priced('Cinnamon Grand', link)).dropoff).toBe('7.2906°N 80.6337°E')
  })

  test('what nobody knows is refused beside its field, with what it may mean', async () => {
    const found = await problemsOf({
      rides: [THERE, { ...BACK, pickup: 'Kandy Garden Xyz', stops: 'Kegalle, 45 min\nNowhere at all' }],
    })
    expect(Object.keys(found)).toEqual(['2-stops'])
    const end = await problemsOf({ rides: [THERE, { ...BACK, pickup: 'Kandy Garden Xyz' }] })
    expect(end['2-pickup']!.text).toContain('We do not know this place')
    expect(end['2-pickup']!.instead![0]).toEqual({ value: 'Kandy', label: 'Kandy' })
    const stop = await problemsOf({ rides: [{ ...THERE, stops: 'Kegalle, 45 min\nKandy Garden Xyz, 20 min' }] })
    expect(stop['1-stops']!.instead![0]).toEqual({ value: 'Kegalle, 45 min\nKandy, 20 min', label: 'Kandy' })
  })

  test.each(['visit evil.com now', '<script>alert(1)</script>', 'a@b.example', 'x'.repeat(200), '\u202Eevil'])(
    '%j is no place',
    async (pickup) => {
      expect(await problemsOf({ rides: [{ ...THERE, pickup }] })).toHaveProperty('1-pickup')
    },
  )

  test('the same place twice and no vehicle are said beside the field', async () => {
    expect(await problemsOf({ rides: [{ ...THERE, dropoff: 'colombo' }] })).toHaveProperty('1-dropoff')
    expect(await problemsOf({ rides: [{ ...THERE, vehicle: '' }] })).toHaveProperty('1-vehicle')
    const party = { ...THERE, travelers: '1', childSeats: '2' }
    expect(await problemsOf({ rides: [party] })).toHaveProperty('1-childSeats')
  })
})

describe('bags alone, while the guests take the hill train', () => {
  const BAGS = {
    ...THERE,
    pickup: 'Kandy',
    dropoff: 'Ella',
    bagsAlone: 'yes',
    bags: '2',
    travelers: '3',
    childSeats: '1',
  }

  test('cost what the planner asks, and are booked with the two stations and without the guests', async () => {
    const stops = [{ place: 'Kandy', gap: true, bagsByCar: true }, { place: 'Ella' }]
    const quote = await journeyQuote({ stops, start: THERE.date, bags: 2 })
    const { rides } = await pricesOf(context, { rides: [BAGS] })
    expect(rides[0]!.price).toEqual(vehiclePrice('mini', quote.rides[0]!))
    expect(rides[0]!.train).toEqual({ from: 'Kandy', to: 'Ella' })
    const booking = await take({ rides: [BAGS] })
    expect(booking.rides).toMatchObject([
      {
        kind: 'transfer',
        train: { from: 'Kandy', to: 'Ella' },
        bags: 2,
        travelers: null,
        childSeats: null,
        priceUsd: rides[0]!.price.usd,
      },
    ])
    await sweepOutbox(site.env)
    for (const { text } of site.mails) expect(text).toMatch(/train: Kandy to Ella|by train Kandy -> Ella/)
  })

  test('cost the share of the fare that the owner sets, and nothing can be asked for where none is set', async () => {
    const fields = Object.fromEntries(Object.entries(BAGS).map(([name, value]) => [`1-${name}`, value]))
    // Each is another isolate, which knows no earlier list.
    const page = async (list?: PriceList) => {
      const office = testSite({ OPERATOR_OPEN: 'yes' })
      if (list) await publishList(list, { site: office.env })
      return (await office.get('/operator/new', form({ ...fields, act: 'prices' }))).text()
    }
    const rupees = async (list?: PriceList) =>
      Number(/LKR ([\d,]+) \(USD/.exec(await page(list))![1]!.replaceAll(',', ''))
    const whole = await rupees()
    expect(await rupees(listWith({ bagsByCar: { percent: 60 } }))).toBe(Math.round(whole * 0.6))
    expect(await page(listWith({ bagsByCar: null }))).toContain('The price list has no price for bags that go by car.')
  })

  test('a house near a station has its train, and no seat is for a guest', async () => {
    const { rides } = await pricesOf(context, {
      rides: [{ ...BAGS, pickup: 'Nuwara Eliya', travelers: '12', bags: '2' }, { ...SAFARI }],
    })
    expect(rides[0].train).toEqual({ from: 'Nanu Oya', to: 'Ella' })
    expect(rides[0].warnings).toEqual([])
    expect(rides[1]!.train).toBeUndefined()
  })

  test('are refused beside the field: without bags, with a stop, and where no train goes', async () => {
    expect(Object.keys(await problemsOf({ rides: [{ ...BAGS, bags: '' }] }))).toEqual(['1-bags'])
    expect(Object.keys(await problemsOf({ rides: [{ ...BAGS, bags: '0' }] }))).toEqual(['1-bags'])
    expect(Object.keys(await problemsOf({ rides: [{ ...BAGS, stops: 'Nuwara Eliya, 30 min' }] }))).toEqual(['1-stops'])
    const none = await problemsOf({ rides: [{ ...BAGS, dropoff: 'Galle' }] })
    expect(none['1-bagsAlone']!.text).toContain('No hill train goes between these places')
  })

  test('what was typed for them comes back as it was', () => {
    const read = readComposed({ rides: [BAGS] })
    const again = typedOf((read as { composed: ComposedRides }).composed)
    expect(again.rides[0]).toMatchObject({ bagsAlone: 'yes', bags: '2', travelers: '' })
    expect(readComposed(again)).toEqual(read)
  })
})

test('the office is told what a day means, for rides to come', async () => {
  // The Esala Perahera ends with the full moon of 16 August 2027; nothing is said of a day that means nothing.
  const now = new Date('2027-08-01T00:00:00Z')
  const priced = async (date: string, change = {}) =>
    (await pricesOf(context, { rides: [{ ...THERE, date, ...change }] }, {}, now)).rides[0].ofDay
  expect(await priced('2027-08-10')).toEqual([expect.stringContaining('Esala Perahera')])
  expect(await priced('2027-08-10', { dropoff: 'Galle' })).toEqual([expect.stringContaining('south-west monsoon')])
  expect((await priced('2027-08-16')).join()).toContain('no alcohol is sold')
  expect(await priced('2027-08-24', { dropoff: 'Dambulla' })).toEqual([])
})

describe('a wish for the driver', () => {
  test.each([
    [{ speaks: 'de', woman: 'yes' }, 'de woman'],
    [{ speaks: '', woman: 'yes' }, 'woman'],
    [{ speaks: 'fr' }, 'fr'],
    [{}, ''],
  ])('%j is kept with the booking', async (wish, kept) => {
    const { reference } = await take({ rides: [THERE] }, wish)
    expect(await rows('bookings')).toMatchObject([{ reference, driver_wish: kept }])
  })

  test('for what is no language is refused', async () => {
    for (const speaks of ['xx', 'de woman', '<b>', 'x'.repeat(5000)])
      await expect(take({ rides: [THERE] }, { speaks })).rejects.toThrow('Choose a language of the list')
    expect(await rows('bookings')).toEqual([])
  })
})

describe('a price by hand', () => {
  test('of a ride, and of all together, with the reason that the guest reads', async () => {
    const [listed] = (await pricesOf(context, { rides: [THERE] })).rides
    const booking = await take({ rides: [{ ...THERE, usd: '60' }, BACK], reason: 'Comes each year' })
    const [ride, other] = booking.rides
    expect(ride).toMatchObject({
      priceUsd: 60,
      priceLkr: Math.round((listed.quoted.lkr! * 60) / listed.quoted.usd),
      quotedUsd: listed.quoted.usd,
      quotedLkr: listed.quoted.lkr,
      agreedShare: 60 / listed.quoted.usd,
      priceReason: 'Comes each year',
      status: 'new',
    })
    expect(other).toMatchObject({ quotedUsd: null, agreedShare: null, priceReason: '' })
    expect(await rows('booking_history')).toMatchObject([
      { step: 'telephone', detail: `ride 1 USD ${listed.quoted.usd} -> 60: Comes each year` },
    ])
    const whole = await take({ rides: [THERE, BACK, SAFARI], usd: '333', reason: 'A package' })
    expect(whole.rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0)).toBe(333)
  })

  test('dearer than the list it may be, too; out of bounds or without a reason it is not', async () => {
    const [{ quoted }] = (await pricesOf(context, { rides: [THERE] })).rides
    const dearer = await take({ rides: [{ ...THERE, usd: String(quoted.usd + 20) }], reason: 'Two drivers' })
    expect(dearer.rides[0]).toMatchObject({ priceUsd: quoted.usd + 20, quotedUsd: quoted.usd })
    const most = String(2 * quoted.usd + 1)
    expect(await problemsOf({ rides: [{ ...THERE, usd: most }], reason: 'Why' })).toHaveProperty('1-usd')
    expect(await problemsOf({ rides: [{ ...THERE, usd: '1' }], reason: 'Why' })).toHaveProperty('1-usd')
    expect(await problemsOf({ rides: [{ ...THERE, usd: '60' }] })).toHaveProperty('reason')
  })
})

describe("a partner's guest", () => {
  const PLACE = { name: 'Villa Sun', place: 'Galle', percent: 12 }

  test('has the terms of the partner on the list, and of no other', async () => {
    await savePartner(site.env, PLACE as never, null)
    const [partner] = await currentPartners(site.env)
    const booking = await take({ rides: [THERE] }, { partner: String(partner!.id) })
    expect(booking).toMatchObject({ partnerId: partner!.id, partnerPercent: 12 })
    await expect(take({ rides: [THERE] }, { partner: partner!.code })).rejects.toThrow('not on the list')
    await endPartnership(site.env, partner!)
    await expect(take({ rides: [THERE] }, { partner: String(partner!.id) })).rejects.toThrow('not on the list')
    expect((await take({ rides: [THERE] })).partnerId).toBeNull()
  })
})

describe('for the books', () => {
  const before = (ms: number) => sriLankaTime(new Date(Date.now() - ms))
  const yesterday = { ...THERE, ...before(26 * HOUR_MS) }
  const today = { ...BACK, ...before(4 * HOUR_MS) }
  const past = { past: 'yes' }

  test('what has taken place is confirmed, and nobody hears of it, then or later', async () => {
    const booking = await take({ rides: [yesterday, today] }, past)
    expect(booking.rides).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }])
    expect(booking.rides[0].confirmedAt).toBe(booking.createdAt)
    expect(await rows('booking_history')).toMatchObject([{ step: 'telephone', detail: 'it had taken place' }])
    for (const hours of [0, 1, 5, 20, 21, 30]) {
      const now = new Date(Date.now() + hours * HOUR_MS)
      await addDueReminders(site.env, now)
      await sweepOutbox(site.env, { now })
      expect((await listConcerned(site.env, now)).bookings).toEqual([])
    }
    const occasions = (await rows('outbox')).filter(({ booking_number: number }) => number === booking.number)
    expect(occasions).toEqual([])
    expect(site.mails.filter(({ to }) => to === GUEST.email)).toEqual([])
  })

  test('a guest who booked before is thanked as ever', async () => {
    const now = new Date(Date.now() - 3 * DAY_MS)
    const booking = await take({ rides: [{ ...THERE, ...sriLankaTime(new Date(Date.now() - 26 * HOUR_MS)) }] }, {}, now)
    await site.env.DB.exec("UPDATE rides SET status = 'confirmed'")
    await addDueReminders(site.env)
    expect(await rows('outbox')).toContainEqual(
      expect.objectContaining({ booking_number: booking.number, kind: 'thanks' }),
    )
  })

  test('a ride to come, one that is under way and one of years ago are not', async () => {
    expect(await problemsOf({ rides: [THERE] }, past)).toHaveProperty('1-date')
    expect(await problemsOf({ rides: [{ ...THERE, ...before(2 * HOUR_MS) }] }, past)).toHaveProperty('1-date')
    expect(await problemsOf({ rides: [{ ...THERE, date: '2020-01-01' }] }, past)).toHaveProperty('1-date')
    expect(await problemsOf({ rides: [yesterday] })).toHaveProperty('1-date')
    await expect(take({ rides: [{ ...THERE, date: inTenDays }] }, past)).rejects.toThrow('three hours ago')
    expect(await rows('bookings')).toEqual([])
  })
})

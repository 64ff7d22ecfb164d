/** A ride that is moved to a day or hour at which it costs something else, or to a closed day. */
import { createExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { grouped } from '#domain/fares/money.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { bookByTelephone } from '#worker/office/new-bookings/telephone.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { operatorPages } from '#worker/office/app.tsx'
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
import { inDays, journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { deskOf, takeRide } from '../office/telephone-desk.ts'
import { ORIGIN } from '../site.ts'

const site = testSite()
const [PLAIN, OTHER_PLAIN, IN_SEASON, CLOSED] = [10, 12, 30, 40].map((days) => inDays(days)) as [
  string,
  string,
  string,
  string,
]
const LIST: PriceList = {
  ...FIRST_PRICE_LIST,
  seasons: [
    {
      from: inDays(28),
      to: inDays(35),
      percent: 15,
      names: { en: 'High season', de: 'Hochsaison' },
      vehicles: null,
      tours: true,
    },
  ],
  night: { from: '22:00', until: '05:00', more: { percent: 10 } },
  closed: [{ from: CLOSED, to: CLOSED, park: null, vehicle: null }],
}

beforeEach(async () => {
  await removeBookings()
  site.mails.length = 0
  takePriceListFrom(() => LIST)
})
afterEach(() => {
  vi.useRealTimers()
  takePriceListFrom(() => FIRST_PRICE_LIST)
})

const undated = transferFare({
  pickup: trip.pickup,
  dropoff: trip.dropoff,
  distanceKm: trip.distance,
  durationMinutes: trip.minutes,
})

const bookOn = async (pickupdate: string, guest: object = {}) =>
  bookedBy(
    await site.bookTransfer(await transferToken(), {
      pickupdate,
      pickuptime: '09:30',
      vehicle: vehicleText('mini', fareOn(undated, { date: pickupdate, time: '09:30' })),
      ...guest,
    }),
  )

const change = async ({ path }: Booked, fields: Record<string, string>) => {
  const answer = await site.get(path, form({ step: 'change', version: '0', time: '09:30', ...fields }))
  return { status: answer.status, text: answer.status === 303 ? '' : await answer.text() }
}
const ride = async ({ reference }: Booked) => (await rows('rides', reference))[0]!

describe('a guest', () => {
  test('who pays in rupees reads those of another vehicle before and after, and is asked where only they differ', async () => {
    const booked = await bookOn(PLAIN, { phone: '+94 77 123 4567' })
    const instead = `van ${undated.vanusd}`
    const asked = await change(booked, { date: IN_SEASON, instead })
    const [before, after] = [undated.vanprice!, fareOn(undated, { date: IN_SEASON, time: '09:30' }).vanprice!]
    expect(asked.text).toContain(`it costs LKR ${grouped(after)}; before, it was LKR ${grouped(before)}.`)
    takePriceListFrom(() => ({ ...LIST, night: { from: '22:00', until: '05:00', more: { rupees: 20 } } }))
    const late = await change(booked, { date: PLAIN, time: '23:00', instead })
    expect(late.text).toContain(`it costs LKR ${grouped(before + 20)}; before, it was LKR ${grouped(before)}.`)
    expect(await ride(booked)).toMatchObject({ vehicle: 'mini', pickup_time: '09:30' })
    const yes = { date: PLAIN, time: '23:00', instead, price: `${undated.vanusd}/${before}` }
    expect((await change(booked, yes)).status).toBe(409)
    expect((await change(booked, { ...yes, price: `${undated.vanusd}/${before + 20}` })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ vehicle: 'van', price_lkr: before + 20 })
  })

  test('moves a ride to another season for the price that they saw before', async () => {
    const booked = await bookOn(PLAIN)
    const asked = await change(booked, { date: IN_SEASON })
    expect(asked.status).toBe(409)
    expect(asked.text).toContain(
      'At this time it costs USD 85 (LKR 24,702); before, it was USD 74 (LKR 21,480). High season, 15\u00a0% more.',
    )
    expect(asked.text).toMatch(/<button[^>]*(name="price"[^>]* value="85\/24702"|value="85\/24702"[^>]* name="price")/)
    expect(asked.text).toContain('Yes, save it for USD 85 (LKR 24,702)')
    expect(await ride(booked)).toMatchObject({ pickup_date: PLAIN, price_usd: 74 })
    // Another price than that of the new day is not agreed to.
    for (const price of ['74', '85/24701'])
      expect((await change(booked, { date: IN_SEASON, price })).status, price).toBe(409)
    expect((await change(booked, { date: IN_SEASON, price: '85/24702' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({
      pickup_date: IN_SEASON,
      price_usd: 85,
      price_lkr: 24_702,
      status: 'new',
    })
    expect((await change(booked, { date: PLAIN, version: '1', price: '74' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ price_usd: 74, price_lkr: 21_480, quoted_usd: null })
  })

  test('is told so in the language of the page', async () => {
    const booked = await bookOn(PLAIN)
    const { text } = await change({ ...booked, path: `/de${booked.path}` }, { date: IN_SEASON })
    expect(text).toContain('Zu dieser Zeit kostet die Fahrt USD 85 (LKR 24.702); bisher waren es USD 74 (LKR 21.480).')
    expect(text).toContain('Hochsaison, 15\u00a0% mehr')
  })

  test('moves it from the day into the night alike', async () => {
    const booked = await bookOn(PLAIN)
    expect((await change(booked, { date: PLAIN, time: '23:00' })).text).toContain('Night, 10\u00a0% more')
    expect((await change(booked, { date: PLAIN, time: '23:00', price: '82' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ pickup_time: '23:00', price_lkr: 23_628 })
  })

  test('is asked for nothing where the price is the same', async () => {
    const booked = await bookOn(PLAIN)
    expect((await change(booked, { date: OTHER_PLAIN })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ pickup_date: OTHER_PLAIN, price_usd: 74 })
  })

  test('takes another vehicle and another season at once', async () => {
    const booked = await bookOn(PLAIN)
    const asked = await change(booked, { date: IN_SEASON, instead: 'van 89' })
    expect(asked.text).toContain('At this time it costs USD 103 (LKR 29,739)')
    expect((await change(booked, { date: IN_SEASON, instead: 'van 89', price: '103' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ vehicle: 'van', price_usd: 103, price_lkr: 29_739 })
  })

  test('keeps the share of a discount', async () => {
    const booked = await bookOn(PLAIN)
    await takeStep(site.env, booked.reference, { step: 'price', price: { percent: 50 }, reason: 'A friend' })
    expect((await change(booked, { date: IN_SEASON, version: '1', price: '43' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ price_usd: 43, quoted_usd: 85, quoted_lkr: 24_702 })
  })

  test('keeps the price of a ride that costs something to cancel by now, where the new time is cheaper', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${inDays(0)}T12:00:00+05:30`) })
    takePriceListFrom(() => ({ ...LIST, seasons: [{ ...LIST.seasons[0]!, from: inDays(0), to: inDays(1) }] }))
    const booked = await bookOn(inDays(1))
    await takeStep(site.env, booked.reference, { step: 'confirm' })
    const { status } = await change(booked, { date: PLAIN, version: '1' })
    expect(status).toBe(303)
    expect(await ride(booked)).toMatchObject({ pickup_date: PLAIN, price_usd: 85, charged_percent: 50 })
  })

  test('moves a tour to another season for the price of its date', async () => {
    const booked = await bookedBy(
      await site.bookTour(await tourToken(), { pickupDate: PLAIN, phone: '+44 7911 123456' }),
    )
    const fields = { date: IN_SEASON, time: '05:00' }
    expect((await change(booked, fields)).text).toContain('At this time it costs USD 285; before, it was USD 248.')
    expect((await change(booked, { ...fields, price: '285' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ price_usd: 285 })
  })

  test('cannot move it to a closed day', async () => {
    const booked = await bookOn(PLAIN)
    const { status, text } = await change(booked, { date: CLOSED })
    expect(status).toBe(409)
    expect(text).toMatch(/We do not drive on .+ The nearest open day is/)
    expect(await ride(booked)).toMatchObject({ pickup_date: PLAIN })
  })

  test('reads that the rides would be out of order before they are asked for a price', async () => {
    const quote = await journeyQuote(PLAN)
    const bookingDetails = journeyDetails(quote, { arrangement: 'rides' }, { start: 18 })
    const booked = await bookedBy(await site.post(`/journey/booking/${quote.token}`, { bookingDetails }))
    const { text } = await change(booked, { ride: '1', date: IN_SEASON })
    expect(text).toContain('would no longer be in their order')
    expect(text).not.toContain('At this time it costs')
    const move = { step: 'change', date: IN_SEASON } as const
    await expect(takeStep(site.env, `${booked.reference}/1`, move)).rejects.toMatchObject({
      refusal: { code: 'out-of-order', number: 2 },
    })
  })

  test('writes to us to move a car that stays to another season', async () => {
    const quote = await journeyQuote(PLAN)
    const bookingDetails = journeyDetails(quote, { arrangement: 'stay' }, { start: 20 })
    const booked = await bookedBy(await site.post(`/journey/booking/${quote.token}`, { bookingDetails }))
    const last = (await rows('rides', booked.reference)).length
    const later = await change(booked, { ride: String(last), date: inDays(26) })
    expect(later.text).not.toContain('have another price')
    takePriceListFrom(() => ({ ...LIST, seasons: [{ ...LIST.seasons[0]!, from: inDays(20), to: inDays(20) }] }))
    const first = await change(booked, { ride: '1', date: inDays(21), time: '07:00' })
    expect(first.text).toContain('On that day your car and driver have another price.')
  })
})

describe('the operator', () => {
  test('takes the new price or keeps the old one, and says which', async () => {
    const [one, other] = [await bookOn(PLAIN), await bookOn(OTHER_PLAIN)]
    const move = { step: 'change', date: IN_SEASON } as const
    await expect(takeStep(site.env, one.reference, move)).rejects.toThrow('At this time it costs USD 85 (LKR 24,702)')
    await expect(takeStep(site.env, one.reference, { ...move, price: { seenUsd: 80 } })).rejects.toThrow('USD 85')
    await takeStep(site.env, one.reference, { ...move, price: { seenUsd: 85 } })
    expect(await ride(one)).toMatchObject({ pickup_date: IN_SEASON, price_usd: 85 })
    await takeStep(site.env, other.reference, { ...move, price: 'keep' })
    expect(await ride(other)).toMatchObject({ pickup_date: IN_SEASON, price_usd: 74 })
    expect((await rows('booking_history', other.reference))[0]!.detail).toContain('the price stays USD 74')
  })

  test('drives on a closed day only where that is said', async () => {
    const booked = await bookOn(PLAIN)
    const move = { step: 'change', date: CLOSED } as const
    await expect(takeStep(site.env, booked.reference, move)).rejects.toThrow('We do not drive on')
    await takeStep(site.env, booked.reference, { ...move, isClosedMeant: true })
    expect(await ride(booked)).toMatchObject({ pickup_date: CLOSED })
  })

  test('chooses both on the page', async () => {
    const booked = await bookOn(PLAIN)
    const open = operatorPages((c) => c.notFound())
    const post = async (fields: Record<string, string>) => {
      const address = `${ORIGIN}/operator/booking/${booked.reference}`
      const all = { step: 'change', version: '0', time: '09:30', ...fields }
      const answer = await open.fetch(new Request(address, form(all)), { ...site.env, OPERATOR_OPEN: 'yes' } as never)
      return { status: answer.status, text: await answer.text() }
    }
    const asked = await post({ date: IN_SEASON })
    expect(asked.text).toContain('Choose the price below.')
    expect(asked.text).toContain('<option value="85/24702">That of the new time: LKR 24,702 (USD 85)</option>')
    expect(asked.text).toContain('<option value="keep">')
    expect((await post({ date: CLOSED })).text).toContain('We drive on this closed day')
    expect((await post({ date: IN_SEASON, movedPrice: '85/24701' })).text).toContain('Choose the price below.')
    expect((await post({ date: IN_SEASON, movedPrice: '85/24702' })).status).toBe(303)
    expect(await ride(booked)).toMatchObject({ price_usd: 85 })
  })
})

describe('by telephone', () => {
  const context = deskOf(site.env)
  const typed = { pickup: trip.pickup, dropoff: trip.dropoff, vehicle: 'mini', time: '09:30' }
  const guest = { phone: '+44 7911 123456' }
  const take = ({ date, closed }: { date: string; closed?: string }) =>
    takeRide(context, { ...typed, date }, { ...guest, closed })

  test('the price of the day is booked, and no other than the form showed', async () => {
    const [{ priceLkr: plain, priceUsd }] = (await take({ date: PLAIN })).rides
    const [{ priceLkr }] = (await take({ date: IN_SEASON })).rides
    expect(priceLkr).toBe(Math.round((plain! * 115) / 100))
    const booked = (date: string) =>
      bookByTelephone(
        context,
        { rides: { rides: [{ ...typed, date }] }, guest },
        { key: randomCode(), usd: [priceUsd] },
        '',
      )
    await expect(booked(IN_SEASON)).rejects.toThrow('Tell the guest, then book')
    expect((await booked(OTHER_PLAIN)).rides[0].priceLkr).toBe(plain)
  })

  test('the page shows the prices of the day that was typed, why, and where nobody drives', async () => {
    const open = operatorPages((c) => c.notFound())
    const page = async (date: string) => {
      const fields = Object.entries({ ...typed, date }).map(([name, value]) => [`1-${name}`, value])
      const body = new URLSearchParams([...fields, ['act', 'prices']])
      const request = new Request(`${ORIGIN}/operator/new`, { method: 'POST', headers: { origin: ORIGIN }, body })
      const answer = await open.fetch(request, { ...site.env, OPERATOR_OPEN: 'yes' } as never, createExecutionContext())
      return answer.text()
    }
    const [plain, season, closed] = [await page(PLAIN), await page(IN_SEASON), await page(CLOSED)]
    const { priceLkr } = (await take({ date: IN_SEASON })).rides[0]
    const shown = `LKR ${Math.floor(priceLkr! / 1000)},${String(priceLkr! % 1000).padStart(3, '0')}`
    expect(season).toContain(shown)
    expect(plain).not.toContain(shown)
    expect(season).toContain('High season, 15\u00a0% more')
    expect(season).not.toContain('We drive on the closed day')
    expect(closed).toContain('We drive on the closed day')
  })

  test('a closed day is refused until the office says that it is meant', async () => {
    await expect(take({ date: CLOSED })).rejects.toThrow('If you drive all the same, say so.')
    expect((await take({ date: CLOSED, closed: 'meant' })).rides[0].pickupDate).toBe(CLOSED)
  })
})

/** Another price than the quoted one: who may agree it, within which bounds, and who is told why. */
import { expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { parseReason } from '#domain/bookings/agreed/operator-steps.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { writeChange } from '#worker/bookings/write-change.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { newPrice } from '#worker/steps/price.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import {
  returnTripDetails,
  rows,
  tourToken,
  transferToken,
  freshSite,
  withPlainAmounts,
} from '../bookings/booking-site.ts'

const site = freshSite()

const book = async (change: object = {}, token?: string) =>
  (await site.bookTransfer(token ?? (await transferToken()), change)).json<BookingReceipt>()

const agree = (reference: string, price: { usd: number } | { percent: number }, reason = 'You travel with us again') =>
  takeStep(site.env, reference, { step: 'price', price, reason }, { who: 'ann@example.com' })

const pay = (reference: string, usd: number) => takeStep(site.env, reference, { step: 'paid', usd })

test("a discount stands with its reason in history, mail, the guest's page and call; the payment link asks for it", async () => {
  const { reference } = await book()
  site.mails.length = 0
  await agree(reference, { usd: 60 })

  const { booking, history } = (await bookingWithHistory(site.env, reference))!
  expect(booking).toMatchObject({ priceUsd: 60, priceLkr: 17_416, quotedUsd: 74, quotedLkr: 21_480 })
  expect(history.at(-1)).toMatchObject({
    step: 'price',
    who: 'ann@example.com',
    detail: 'USD 74 -> 60: You travel with us again',
  })

  await sweepOutbox(site.env)
  expect(site.mails.map(({ subject }) => subject.split(':')[0])).toEqual([`Booking ${reference} changed`])
  for (const body of [site.mails[0]!.text, site.mails[0]!.html])
    for (const part of ['USD 60 (LKR 17,416)', 'USD 74 (LKR 21,480): You travel with us again'])
      expect(body).toContain(part)

  const page = withPlainAmounts(await (await site.get(`/booking/${reference}`)).text())
  expect(page).toContain('USD 60 (LKR 17,416)')
  expect(page).toContain('USD 74 (LKR 21,480): You travel with us again')
  const shown = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  expect(shown.rides[0]).toMatchObject({
    priceUsd: 60,
    quoted: { usd: 74, lkr: 21_480, reason: 'You travel with us again' },
  })
  expect(new URL(shown.paymentUrl!).searchParams.get('pv')).toBe('60')
})

test('the quoted price can come back, and then nothing is said of another', async () => {
  const { reference } = await book()
  await agree(reference, { usd: 60 })
  await agree(reference, { usd: 74 }, 'A slip')
  const { booking } = (await bookingWithHistory(site.env, reference))!
  expect(booking).toMatchObject({ priceUsd: 74, priceLkr: 21_480, quotedUsd: null, quotedLkr: null, priceReason: '' })
  expect(await (await site.get(`/booking/${reference}`)).text()).not.toContain('Instead of')
})

test('a lower price takes up what was given back; nobody is to pay that again, but what a higher one adds', async () => {
  const { reference } = await book()
  await pay(reference, 74)
  await takeStep(site.env, reference, { step: 'refund', usd: 14 })
  await agree(reference, { usd: 60 })
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 60, waived_usd: 0 })
  await agree(reference, { usd: 70 })
  expect(openUsd((await findBooking(site.env, reference))!.booking.rides[0])).toBe(10)
})

test('a lower price leaves what was given back where more is still open', async () => {
  const { reference } = await book()
  await pay(reference, 40)
  await takeStep(site.env, reference, { step: 'refund', usd: 10 })
  await agree(reference, { usd: 64 })
  expect(openUsd((await findBooking(site.env, reference))!.booking.rides[0])).toBe(24)
})

test('a second discount counts from the quoted price, not from the first', async () => {
  const { reference } = await book()
  await agree(reference, { percent: 10 })
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 66 })
  await agree(reference, { percent: 20 })
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 59, quoted_usd: 74 })
})

test.each([
  [36, 'between USD 37 and USD 148'],
  [149, 'between USD 37 and USD 148'],
  [0, 'between USD 37 and USD 148'],
  [60.5, 'between USD 37 and USD 148'],
  [74, 'the price already'],
])('a price of USD %s for a ride of 74 is refused: %s', async (usd, why) => {
  const { reference } = await book()
  await expect(agree(reference, { usd })).rejects.toThrow(why)
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 74, quoted_usd: null })
  expect(await rows('booking_history', reference)).toEqual([])
})

test('before it is confirmed, and only then, a booking may cost more than was quoted', async () => {
  const { reference } = await book()
  await agree(reference, { usd: 148 }, 'The villa is 200 km away')
  await expect(agree(reference, { usd: 149 })).rejects.toThrow('between USD 37 and USD 148')
  expect((await bookingWithHistory(site.env, reference))!.history.at(-1)!.detail).toBe(
    'USD 74 -> 148: The villa is 200 km away',
  )
  await takeStep(site.env, reference, { step: 'confirm' })
  await expect(agree(reference, { usd: 140 })).rejects.toThrow('between USD 37 and USD 74')
})

test('a price below what is paid waits until the rest is paid back', async () => {
  const { reference } = await book()
  await pay(reference, 74)
  await expect(agree(reference, { usd: 60 })).rejects.toThrow('USD 74 are paid')
  await takeStep(site.env, reference, { step: 'refund', usd: 14 })
  await agree(reference, { usd: 60 })
  await expect(pay(reference, 1)).rejects.toThrow('All of it is paid')
})

test('a discount in percent is for all rides of a booking, a price in dollars for one', async () => {
  const { reference } = await book(await returnTripDetails())
  await expect(agree(reference, { usd: 60 })).rejects.toThrow('Say which one')
  await agree(reference, { percent: 10 })
  const discounted = await rows('rides', reference)
  expect(discounted.map(({ price_usd, quoted_usd }) => Number(quoted_usd) - Number(price_usd))).toEqual([8, 9])
  await agree(`${reference}/2`, { usd: Number(discounted[1]!.quoted_usd) })
  expect((await rows('rides', reference)).map(({ quoted_usd }) => quoted_usd)).toEqual([74, null])
})

test('a cancelled ride has no other price, and a tour one in dollars alone', async () => {
  const answer = await site.bookTour(await tourToken(), { phone: '+44 7911 123456' })
  const { reference } = await answer.json<BookingReceipt>()
  await agree(reference, { usd: 200 })
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 200, price_lkr: null, quoted_lkr: null })
  expect(withPlainAmounts(await (await site.get(`/booking/${reference}`)).text())).toContain('USD 248: You travel')
  await takeStep(site.env, reference, { step: 'cancel' })
  await expect(agree(reference, { usd: 210 })).rejects.toThrow('It is cancelled')
})

test('what is typed is a price or a discount, with a reason of one line', () => {
  expect(newPrice({ usd: '1 060', percent: '' })).toEqual({ usd: 1060 })
  expect(newPrice({ percent: '10 %' })).toEqual({ percent: 10 })
  for (const typed of [{}, { usd: '60', percent: '10' }, { usd: '60.5' }, { usd: '-1' }, { percent: '101' }])
    expect(() => newPrice(typed)).toThrow('new price in whole dollars')
  expect(parseReason(' A returning guest ')).toBe('A returning guest')
  for (const text of ['', '  ', 'two\nlines', 'a <b>', 'x'.repeat(121)])
    expect(() => parseReason(text)).toThrow('reason')
})

test('the reason goes with the personal data; the prices stay', async () => {
  const { reference } = await book()
  await agree(reference, { usd: 60 })
  await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '1' }, new Date(Date.now() + 10 * DAY_MS))
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 60, quoted_usd: 74, price_reason: '' })
})

test('the discount stays when the guest takes another vehicle', async () => {
  const { reference } = await book()
  await agree(reference, { usd: 60 })
  const [, , van] = vehicleOffers((await findBooking(site.env, reference))!.booking.rides[0] as never)
  await takeStep(site.env, reference, { step: 'change', instead: { vehicle: 'van', priceUsd: van!.priceUsd } })
  const { booking } = (await bookingWithHistory(site.env, reference))!
  expect(booking).toMatchObject({
    vehicle: 'van',
    priceReason: 'You travel with us again',
    priceUsd: 73,
    quotedUsd: 89,
  })
  expect(booking.priceLkr! / booking.quotedLkr!).toBeCloseTo(73 / 89, 4)
  // The quoted price comes back whole.
  await agree(reference, { usd: 89 })
  expect((await rows('rides', reference))[0]).toMatchObject({ price_usd: 89, quoted_usd: null, agreed_share: null })
})

test('no step writes a price that none may be', async () => {
  const { reference } = await book()
  const { booking } = (await findBooking(site.env, reference))!
  for (const set of [{ priceUsd: 7.5 }, { priceUsd: 14, quotedUsd: 74, agreedShare: 0.7 }, { cancelFeeUsd: 75 }]) {
    const change = { step: 'note', actor: 'operator', detail: '', position: 1, more: () => [] } as const
    await expect(
      writeChange(site.env, booking, { ...change, rides: [{ position: 1, set }] }, new Date()),
    ).rejects.toThrow(RangeError)
  }
  expect(await rows('booking_history', reference)).toEqual([])
})

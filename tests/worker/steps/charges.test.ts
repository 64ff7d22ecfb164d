/** What is owed of rides that are not driven, and wrong entries of the cash book: each is an entry, told and payable. */
import { describe, expect, test } from 'vitest'
import { sumOf } from '#domain/bookings/money/sums.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { monthLines } from '#worker/office/money/month-end.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { rows, freshSite, returnTripDetails } from '../bookings/booking-site.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { DAY_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { bookRide, pass, rideOf, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'

const site = freshSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' })
startInTheMorning()

const LAST = promises().lateCharges.at(-1)!.percent

async function noShow() {
  const reference = await bookRide(site, { in: 60 })
  pass(24 * 60)
  site.mails.length = 0
  await takeStep(site.env, reference, { step: 'no-show' }, { who: 'ann@example.com' })
  const ride = await rideOf(site, reference)
  return { reference, ride, feeUsd: Math.floor((ride.priceUsd * LAST) / 100) }
}

const mailed = async (start: string) => {
  await sweepOutbox(site.env)
  return site.mails.filter(({ subject }) => subject.startsWith(start))
}
const chargesOf = async (reference: string) =>
  (await rows('charges', reference)).map(({ usd, step, reason, who }) => [usd, step, reason, who])
const call = async (reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<{ paymentUrl: string | null }>()
const monthOf = async (day: string) =>
  new Map((await monthLines(site.env, day.slice(0, 7))).map(({ what, count, usd }) => [what, [count, usd]]))

describe('what was given back for good', () => {
  /** A ride whose guest has paid all of it, and got some of that back. */
  const givenBack = async (of: { in: number }, back: { usd: number } | { usd: number; lkr: number }, lkr?: number) => {
    const reference = await bookRide(site, of)
    const { priceUsd, priceLkr } = await rideOf(site, reference)
    await takeStep(site.env, reference, { step: 'paid', usd: priceUsd, ...(lkr === 0 ? { lkr: priceLkr! } : {}) })
    await takeStep(site.env, reference, { step: 'refund', ...back })
    const { waivedUsd, waivedLkr } = await rideOf(site, reference)
    expect(waivedUsd).toBeGreaterThan(0)
    return { reference, left: { usd: priceUsd - waivedUsd, lkr: priceLkr! - waivedLkr } }
  }
  const partOf = (sum: number) => Math.floor((sum * LAST) / 100)

  test.each([
    ['dollars', { usd: 18 }, undefined],
    ['rupees', { usd: 17, lkr: 5_000 }, 0],
  ] as const)(
    'is not asked for again where the ride is cancelled or its guest does not come: %s',
    async (_, back, lkr) => {
      for (const step of ['cancel', 'no-show'] as const) {
        const { reference, left } = await givenBack({ in: 60 }, back, lkr)
        if (step === 'no-show') pass(24 * 60)
        await takeStep(site.env, reference, step === 'cancel' ? { step, isGuestsWish: true } : { step })
        const ride = await rideOf(site, reference)
        expect(lkr === 0 ? ride.cancelFeeLkr : ride.cancelFeeUsd).toBe(partOf(lkr === 0 ? left.lkr : left.usd))
        const sum = sumOf({ ...ride, status: ride.status })
        expect([sum.USD.owed, sum.LKR.owed]).toEqual([0, 0])
        expect(sum.USD.charge).toBeLessThanOrEqual(left.usd * 100)
      }
    },
  )
})

describe('a no-show of a guest who pays the driver', () => {
  test('owes by the terms: in the books, in a mail although its day is over, on the page, and in the list of what is open', async () => {
    const { reference, ride, feeUsd } = await noShow()
    expect(feeUsd).toBeGreaterThan(0)
    expect(ride).toMatchObject({ cancelFeeUsd: feeUsd, paidUsd: 0 })
    expect(await chargesOf(reference)).toEqual([[feeUsd, 'no-show', '', 'ann@example.com']])
    const [mail, ...more] = await mailed(`What is owed for booking ${reference}:`)
    expect(more).toEqual([])
    const { paymentUrl } = await call(reference)
    expect(paymentUrl).toContain(`pv=${feeUsd}`)
    const page = (await (await site.get(`/booking/${reference}`)).text()).replaceAll('\u00a0', ' ')
    for (const text of [mail!.text, page]) {
      // We know it by one side alone.
      expect(text).toContain(
        'As far as we know, you did not come to the pickup. If that is not so, please write to us.',
      )
      expect(text).toContain('of the price is owed, as you did not come to the pickup.')
      expect(text).toMatch(new RegExp(`USD ${feeUsd} or LKR [\\d,]+ of it is still to be paid, online by card`))
      expect(text).toContain(`Pay what is owed online: USD ${feeUsd}`)
    }
    const open = await listBookings(site.env, { unpaid: ride.pickupDate.slice(0, 7) })
    expect(open.find((each) => each.reference === reference)).toMatchObject({ owedUsd: feeUsd, backUsd: 0 })
    expect((await monthOf(ride.pickupDate)).get('Still to be paid, with late charges')).toEqual([1, feeUsd])
  })

  test('pays it by the link, and owes nothing more', async () => {
    const { reference, ride, feeUsd } = await noShow()
    const notice = { event: reference, payment: reference, order: reference, currency: 'USD', status: 'paid' } as const
    await recordNotice(site.env, 'signed', { ...notice, cents: feeUsd * 100 })
    expect(await rideOf(site, reference)).toMatchObject({ paidUsd: feeUsd })
    expect(await rows('payment_notices')).toMatchObject([{ problem: null, counted_usd: feeUsd }])
    expect(await rows('refunds_due', reference)).toEqual([])
    expect((await call(reference)).paymentUrl).toBeNull()
    expect(await (await site.get(`/booking/${reference}`)).text()).toContain('It is paid.')
    expect((await monthOf(ride.pickupDate)).get('Still to be paid, with late charges')).toEqual([0, 0])
  })

  test('is let off by the owner, with a reason that the guest does not read; the desk may not', async () => {
    const { reference, ride, feeUsd } = await noShow()
    await sweepOutbox(site.env)
    site.mails.length = 0
    pass(1)
    const waive = { step: 'charge', usd: 0, reason: 'Ill in hospital' } as const
    await expect(takeStep(site.env, reference, waive, { role: 'desk' })).rejects.toThrow('Only the owner')
    const { sentences, receipt } = await previewStep(site.env, reference, waive)
    expect([sentences.at(-1), receipt]).toEqual(['Nothing is still to be paid.', null])
    await takeStep(site.env, reference, waive, { who: 'owner@example.com' })
    expect(await chargesOf(reference)).toEqual([
      [feeUsd, 'no-show', '', 'ann@example.com'],
      [-feeUsd, 'charge', 'Ill in hospital', 'owner@example.com'],
    ])
    expect(await rideOf(site, reference)).toMatchObject({ cancelFeeUsd: 0 })
    const [mail] = await mailed(`What was owed for booking ${reference} is waived:`)
    expect(mail!.text).toContain('We have waived what was owed')
    expect(mail!.text).not.toContain('hospital')
    expect((await call(reference)).paymentUrl).toBeNull()
    expect((await monthOf(ride.pickupDate)).get('Charges that were waived')).toEqual([1, feeUsd])
    await expect(takeStep(site.env, reference, waive)).rejects.toThrow()
    const more = { ...waive, usd: ride.priceUsd + 1 }
    await expect(takeStep(site.env, reference, more)).rejects.toThrow(`Between 0 and ${ride.priceUsd}`)
  })

  test('is taken back with an entry where the guest came after all', async () => {
    const { reference, feeUsd } = await noShow()
    await sweepOutbox(site.env)
    pass(1)
    await takeStep(site.env, reference, { step: 'came' })
    // Nobody reads 'What is owed' above words that take it back.
    expect(await mailed(`Booking ${reference} stands as before:`)).toHaveLength(1)
    expect((await chargesOf(reference)).map(([usd, step]) => [usd, step])).toEqual([
      [feeUsd, 'no-show'],
      [-feeUsd, 'came'],
    ])
    await expect(takeStep(site.env, reference, { step: 'charge', usd: 5, reason: 'No' })).rejects.toThrow(
      'only of a ride',
    )
  })
})

test('the office reads what one ride and what all rides of a booking owe, before it cancels them', async () => {
  const details = await returnTripDetails()
  const [there, back] = [1, 3].map((days) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date)
  const returntrip = { ...details.returntrip, pickupdate: back }
  const { reference } = await site.booked({ ...details, pickupdate: there, returntrip })
  await takeStep(site.env, reference, { step: 'confirm' }, { isForAll: true })
  const { date, time } = sriLankaTime(new Date(Date.now() + 60 * MINUTE_MS))
  await site.env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time).run()
  const { rides } = (await findBooking(site.env, reference))!.booking
  const fees = rides.map(({ priceUsd }) => Math.floor((priceUsd * LAST) / 100))
  const all = fees.reduce((sum, fee) => sum + fee)
  const form = await (await site.get(`/operator/booking/${reference}/cancel?ride=1`)).text()
  expect(form).toContain(`USD ${fees[0]} is owed by the terms, USD ${all} for all rides of the booking.`)
})

test('a ride that the office cancels late owes by the terms where the guest asked for it, and nothing else', async () => {
  const [asked, ours] = [await bookRide(site, { in: 120, name: 'ann' }), await bookRide(site, { in: 120, name: 'ben' })]
  const form = async (reference: string) => (await site.get(`/operator/booking/${reference}/cancel`)).text()
  const { priceUsd } = await rideOf(site, asked)
  const fee = Math.floor((priceUsd * LAST) / 100)
  expect(await form(asked)).toContain(`USD ${fee} is owed by the terms`)
  await takeStep(site.env, asked, { step: 'cancel', isGuestsWish: true })
  await takeStep(site.env, ours, { step: 'cancel' })
  expect([(await rideOf(site, asked)).cancelFeeUsd, (await rideOf(site, ours)).cancelFeeUsd]).toEqual([fee, 0])
  expect([await chargesOf(asked), await chargesOf(ours)]).toEqual([[[fee, 'cancel', '', '']], []])
  const [mail] = await mailed(`Booking ${asked} cancelled`)
  expect(mail!.text).toContain('of the price of what was cancelled is owed')
  expect(mail!.text).toContain(`Pay what is owed online: USD ${fee}`)
})

describe('a wrong entry', () => {
  const book = async (reference: string) =>
    (await rows('cash_book', reference)).map(({ number, cents, currency, lkr_cents, counted_usd, reverses }) => [
      number,
      cents,
      currency,
      lkr_cents,
      counted_usd,
      reverses,
    ])
  const reverse = (number: number, reason = 'typed twice') => ({ step: 'reverse', number, reason }) as const

  test('stays, and another one takes it back, which says so on the receipt too', async () => {
    const reference = await bookRide(site, { in: 120 })
    await takeStep(site.env, reference, { step: 'paid', usd: 40, lkr: 12_000 })
    const { sentences, receipt } = await previewStep(site.env, reference, reverse(1))
    expect(sentences).toContain('LKR 12,000.00 goes back by cash, for USD 40 of the price.')
    // The guest has read that it came.
    expect(sentences.at(-1)).toMatch(/no mail about it.*that the money came, tell them yourself/)
    expect(receipt).toBe(2)
    await expect(takeStep(site.env, reference, reverse(1), { role: 'desk' })).rejects.toThrow('Only the owner')
    await takeStep(site.env, reference, reverse(1))
    expect(await book(reference)).toEqual([
      [1, 1_200_000, 'LKR', 1_200_000, 40, null],
      [2, -1_200_000, 'LKR', -1_200_000, -40, 1],
    ])
    expect(await rideOf(site, reference)).toMatchObject({ paidUsd: 0, waivedUsd: 0 })
    await expect(takeStep(site.env, reference, reverse(1))).rejects.toThrow('reversed already')
    await expect(takeStep(site.env, reference, reverse(2))).rejects.toThrow('no typing error')
    await expect(takeStep(site.env, reference, reverse(3))).rejects.toThrow('no entry 3')
    expect((await rows('booking_history', reference)).at(-1)).toMatchObject({
      step: 'reverse',
      detail: expect.stringContaining('entry 1 reversed, USD 40 -> 0 of 74: typed twice'),
    })
  })

  test('that gave money back makes the guest owe it no more, and is no money that came', async () => {
    const reference = await bookRide(site, { in: 120 })
    const { priceUsd, pickupDate } = await rideOf(site, reference)
    await takeStep(site.env, reference, { step: 'paid' })
    await takeStep(site.env, reference, { step: 'refund', usd: 20 })
    expect(await rideOf(site, reference)).toMatchObject({ paidUsd: priceUsd - 20, waivedUsd: 20 })
    await takeStep(site.env, reference, reverse(2))
    expect(await rideOf(site, reference)).toMatchObject({ paidUsd: priceUsd, waivedUsd: 0 })
    const month = await monthOf(pickupDate)
    expect(month.get('Paid by cash')).toEqual([1, priceUsd])
    expect(month.get('Paid back')).toEqual([1, -20])
    expect(month.get('Reversed: never went back')).toEqual([1, 20])
    expect(month.get('Together')).toEqual([3, priceUsd])
  })

  test('that a gateway told of is none of the office', async () => {
    const reference = await bookRide(site, { in: 120 })
    const notice = {
      event: 'x1',
      payment: 'x1',
      order: reference,
      currency: 'USD',
      status: 'paid',
      cents: 7400,
    } as const
    await recordNotice(site.env, 'signed', notice)
    await expect(takeStep(site.env, reference, reverse(1))).rejects.toThrow('a payment gateway told of it')
  })

  test('is chosen on its page among those that can be, and agreed to', async () => {
    const reference = await bookRide(site, { in: 120 })
    expect(await (await site.get(`/operator/booking/${reference}`)).text()).not.toContain('/reverse"')
    await takeStep(site.env, reference, { step: 'paid', usd: 40 })
    expect(await (await site.get(`/operator/booking/${reference}`)).text()).toContain('/reverse"')
    expect(await (await site.get(`/operator/booking/${reference}/reverse`)).text()).toContain('<option value="1"')
  })
})

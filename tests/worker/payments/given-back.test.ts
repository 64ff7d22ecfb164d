/** What is to be given back once a ride costs less: guest, office and month say the same, in dollars and in rupees. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { sumOf } from '#domain/bookings/money/sums.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { monthLines } from '#worker/office/money/month-end.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings, returnTripDetails, tourToken } from '../bookings/booking-site.ts'
import { see, site } from '../office/office-site.ts'

beforeEach(() => removeBookings())

const rideOf = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0]
const take = async (reference: string, ...steps: Step[]) => {
  for (const step of steps) await takeStep(site.env, reference, step, { who: 'ann@example.com' })
}
const bookTransfer = async (change: object = {}) => {
  return (await site.booked({ pickupdate: inTenDays, ...change })).reference
}

const currencies = (usd: number, lkr: number) => `USD ${usd} or LKR ${lkr.toLocaleString('en')}`
const whole = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

/** All who say it, to the unit. */
async function toldOf(reference: string, said: { readonly usd: number; readonly lkr: number }) {
  const { USD, LKR } = sumOf(await rideOf(reference))
  const lines = await monthLines(site.env, inTenDays.slice(0, 7))
  const { count, usd, lkrCents } = lines.find(({ what }) => what === 'To be given back')!
  const office = /<dt>To be given back<\/dt><dd>(.*?)<\/dd>/.exec((await see(`/booking/${reference}`)).text)?.[1]
  const { text } = await see(`/money?month=${inTenDays.slice(0, 7)}`)
  const month = whole(text.slice(text.indexOf('<h2>Rides'), text.indexOf('<h2>Money')))
  expect([USD.back, LKR.back, count, usd, lkrCents]).toEqual([
    said.usd * 100,
    said.lkr * 100,
    said.usd > 0 ? 1 : 0,
    said.usd,
    said.lkr * 100,
  ])
  if (said.usd === 0) {
    expect([month.includes('To be given back'), office]).toEqual([false, undefined])
    return
  }
  const { inRupees } = await rideOf(reference)
  expect(office).toBe(inRupees ? `LKR ${said.lkr.toLocaleString('en')}` : currencies(said.usd, said.lkr))
  expect(month).toContain(
    `To be given back Rides 1 Km - Price USD ${said.usd} Rupees LKR ${said.lkr.toLocaleString('en')}.00`,
  )
}

/** Another vehicle, as the office corrects it. */
async function correct(reference: string, vehicle: 'mini' | 'van') {
  const ride = await rideOf(reference)
  const { priceUsd } =
    vehicle === 'mini' ? { priceUsd: 74 } : vehicleOffers(ride as never).find((one) => one.vehicle === vehicle)!
  await take(reference, { step: 'change', corrected: vehicle, price: { seenUsd: priceUsd } })
  return rideOf(reference)
}

test('another vehicle for less, after all was paid in rupees', async () => {
  const reference = await bookTransfer()
  const van = await correct(reference, 'van')
  await take(reference, { step: 'paid', lkr: van.priceLkr! })
  await toldOf(reference, { usd: 0, lkr: 0 })
  const mini = await correct(reference, 'mini')
  const said = { usd: van.priceUsd - mini.priceUsd, lkr: van.priceLkr! - mini.priceLkr! }
  await toldOf(reference, said)
  // Its guest from abroad reads dollars.
  expect(whole(await (await site.get(`/booking/${reference}`)).text())).toContain(
    `USD ${said.usd} too much is paid for a ride`,
  )
  await take(reference, { step: 'refund', lkr: said.lkr })
  await toldOf(reference, { usd: 0, lkr: 0 })
})

test('a part in rupees is more than the new price in rupees alone: they say what goes back, and lists hear of it', async () => {
  const reference = await bookTransfer()
  await take(reference, { step: 'paid', lkr: 15_000 })
  const { paidUsd } = await rideOf(reference)
  await take(reference, { step: 'price', price: { usd: paidUsd }, reason: 'for the wait' })
  const { priceLkr } = await rideOf(reference)
  await toldOf(reference, { usd: 1, lkr: 15_000 - priceLkr! })
})

test('a tour, which has a price in dollars alone: its rupees decide, too', async () => {
  const answer = await site.bookTour(await tourToken(), { pickupDate: inTenDays })
  const { reference } = await answer.json<BookingReceipt>()
  const { lkrPerUsd } = await rideOf(reference)
  await take(reference, { step: 'confirm' }, { step: 'paid', lkr: 10_000 })
  const { paidUsd } = await rideOf(reference)
  await take(reference, { step: 'cancel' }, { step: 'charge', usd: paidUsd, reason: 'as agreed' })
  const left = 10_000 - paidUsd * lkrPerUsd
  expect(left).toBeGreaterThan(0)
  await toldOf(reference, { usd: 1, lkr: left })
})

test('what was given back before is no part of what goes back for a lower price', async () => {
  const reference = await bookTransfer()
  const van = await correct(reference, 'van')
  await take(reference, { step: 'paid' }, { step: 'refund', usd: 5 })
  expect(await rideOf(reference)).toMatchObject({ paidUsd: van.priceUsd - 5, waivedUsd: 5 })
  const change = { step: 'change', instead: { vehicle: 'mini', priceUsd: 74 } } as const
  await takeStep(site.env, reference, change, { by: 'guest' })
  const { paidUsd, paidLkr, priceUsd, priceLkr, waivedUsd, waivedLkr } = await rideOf(reference)
  expect([priceUsd, waivedUsd, waivedLkr]).toEqual([74, 0, 0])
  await toldOf(reference, { usd: paidUsd - 74, lkr: paidLkr - priceLkr! })
})

describe('the guest reads on both pages what went back, and how', () => {
  const pages = async (reference: string) => {
    const { booking } = (await findBooking(site.env, reference))!
    const changes = guestChangesUrl(booking).replace(/^https?:\/\/[^/]+/, '')
    const read = async (path: string) => whole(await (await site.get(path)).text())
    return Promise.all([read(`/booking/${reference}`), read(changes)])
  }

  test('of a ride that runs in the money in which it went', async () => {
    const reference = await bookTransfer()
    await take(
      reference,
      { step: 'paid', usd: 74 },
      { step: 'refund', method: 'cash', lkr: 2000 },
      { step: 'refund', method: 'cash', lkr: 1000 },
    )
    const all = await pages(reference)
    for (const page of all) expect(page).toContain('We have paid you back LKR 3,000 in cash.')
    // One sentence says it, of all rides: beside it stands no other sum of those that run.
    expect(all[0]).toMatch(/Paid: USD 6\d(?!\d|,| of)/)
    expect(all[0]).not.toContain('given back')
  })

  test('of one that is cancelled, and not what was wrong or went for a taxi', async () => {
    const reference = await bookTransfer()
    await take(
      reference,
      { step: 'paid', usd: 74 },
      { step: 'cancel' },
      { step: 'refund', method: 'cash', usd: 10 },
      { step: 'reverse', number: 2, reason: 'Not in cash' },
      { step: 'refund', method: 'bank', usd: 54 },
      { step: 'refund', method: 'till', usd: 20 },
      { step: 'refund', method: 'taxi', usd: 5 },
    )
    for (const page of await pages(reference)) {
      expect(page).toContain('The cancellation costs nothing.')
      expect(page).toContain('We have paid you back USD 54 by bank transfer and USD 20 in cash.')
    }
  })

  test('of all rides together', async () => {
    const reference = await bookTransfer(await returnTripDetails())
    await take(reference, { step: 'paid', usd: 90 }, { step: 'cancel' }, { step: 'refund', method: 'bank', usd: 90 })
    for (const page of await pages(reference)) expect(page).toContain('We have paid you back USD 90 by bank transfer.')
  })
})

test('what one ride has too much pays no other: page, receipt and office say as paid what agrees with what is asked for', async () => {
  const { reference } = await site.booked(await returnTripDetails())
  const van = await correct(`${reference}/1`, 'van')
  await take(`${reference}/1`, { step: 'paid', usd: van.priceUsd })
  const { priceUsd } = await correct(`${reference}/1`, 'mini')
  const { booking } = (await findBooking(site.env, reference))!
  const open = booking.rides[1]!.priceUsd
  const surplus = `USD ${van.priceUsd - priceUsd} too much is paid for a ride: we pay that back.`
  const page = whole(await (await site.get(`/booking/${reference}`)).text())
  expect(page).toContain(`Paid: USD ${priceUsd} of ${priceUsd + open}`)
  for (const words of [`USD ${open} or LKR `, surplus]) expect(page).toContain(words)
  const receipt = guestChangesUrl(booking)
    .replace(/^https?:\/\/[^/]+/, '')
    .replace('/changes', '/receipt')
  expect(whole(await (await site.get(receipt)).text())).toMatch(
    new RegExp(`${surplus} USD ${open} or LKR [\\d,]+ is still to be paid`),
  )
  const office = whole((await see(`/booking/${reference}`)).text)
  expect(office).toContain(`All rides together: USD ${priceUsd + open}, ${priceUsd} paid`)
})

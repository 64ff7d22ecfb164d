/** A ride that cannot be driven as booked: its guest is told at once, and pays nothing online before it is confirmed. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { read } from '../pages/html.ts'
import { inTenDays, returnTripDetails, tourToken, freshSite, transferDetails } from './booking-site.ts'

const site = freshSite()

const tooFull = { passengers: 3, bags: 4, pickupdate: inTenDays }
const TOO_FULL = '3 travelers and 4 large bags do not fit into the Mini Car.'

/** A day of the next September, when this park is closed. */
const today = sriLankaTime(new Date()).date
const september = `${Number(today.slice(0, 4)) + (today.slice(5) < '09-10' ? 0 : 1)}-09-10`
const wilpattu = {
  park: 'Wilpattu national park',
  rates: 99 + Math.round((170 * 245) / 291),
  pickupDate: september,
}
const CLOSED = 'Wilpattu national park is usually closed from 1 September to 15 October.'

const bookTooFull = async () => site.booked(tooFull)
const bookLongboard = async () => site.booked({ longboards: 1, prams: 1, pickupdate: inTenDays })
const bookClosed = async (change: object = {}) =>
  (await site.bookTour(await tourToken({ park: wilpattu.park }), { ...wilpattu, ...change })).json<BookingReceipt>()
const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const pageText = async (reference: string) => (await read(`/booking/${reference}`, (path) => site.get(path))).text
/** Of a driver within 12 hours: nobody drives it as it was booked. */
const PROMISE = "driver's details within 12 hours"
const mailTo = (operator: boolean) => site.mails.find(({ to }) => (to === env.MAIL_OPERATOR) === operator)!

describe.each([
  [
    'a car too small',
    bookTooFull,
    { code: 'too-full' },
    TOO_FULL,
    // Where the guest can choose a larger one, that is said in its place.
    `${TOO_FULL} Please choose the Van below.`,
  ],
  [
    'a board that needs a roof rack',
    bookLongboard,
    { code: 'roof-rack' },
    'What you bring goes onto a roof rack: we look for a car that has one and write to you.',
    'What you bring goes onto a roof rack: we look for a car that has one and write to you.',
  ],
  ['a closed park', bookClosed, { code: 'park-closed' }, CLOSED, CLOSED],
] as const)('%s', (_, book, caveat, text, textWhereChanged) => {
  test('is said in answer, page and mail, and the payment link waits for the operator', async () => {
    const receipt = await book()
    expect(receipt).toMatchObject({ paymentUrl: null, caveats: [{ position: 1, caveat }] })
    expect(await shown(receipt.reference)).toMatchObject({ paymentUrl: null, rides: [{ caveat }] })
    const page = await pageText(receipt.reference)
    expect(page).toContain(text)
    expect(page).not.toContain('Pay Online In Advance')
    expect(page).not.toContain(PROMISE)
    expect(mailTo(false).text).toContain(text)
    expect(mailTo(false).text).not.toContain('Pay Online In Advance')
    expect(mailTo(false).text).not.toContain(PROMISE)
    const changes = mailTo(false).text.match(/\/booking\/[\w-]+\/changes\?key=\w+/)![0]
    const { text: changesText } = await read(changes, (path) => site.get(path))
    expect(changesText).toContain(textWhereChanged)
    expect(changesText).not.toContain(PROMISE)
    expect(mailTo(true).text).toContain('Payment online: Waits until you have confirmed the booking')

    await takeStep(env, receipt.reference, { step: 'confirm' })
    const confirmed = await shown(receipt.reference)
    expect(confirmed.paymentUrl).toContain(env.PAYMENT_URL)
    expect(confirmed.rides[0]!.caveat).toBeNull()
    expect(await pageText(receipt.reference)).not.toContain(text)
  })
})

test('an hour at which the gate is closed holds the link back too', async () => {
  const receipt = await bookClosed({ pickupDate: september.replace('-09-', '-03-'), pickupTime: '15:00' })
  expect(receipt).toMatchObject({
    paymentUrl: null,
    caveats: [{ caveat: { code: 'too-late', arrival: expect.any(String) as string } }],
  })
})

test('what fits and is open has no caveat, and a link at once', async () => {
  const receipt = await site.booked({ ...tooFull, bags: 2 })
  expect(receipt.paymentUrl).toContain(env.PAYMENT_URL)
  expect(receipt).not.toHaveProperty('caveats')
  expect(await pageText(receipt.reference)).toContain(PROMISE)
  expect(mailTo(false).text).toContain(PROMISE)
})

test('a guest who moves a confirmed tour into closed weeks is told so, and the link goes', async () => {
  const { reference } = await bookClosed({ pickupDate: september.replace('-09-', '-11-'), pickupTime: '03:00' })
  await takeStep(env, reference, { step: 'confirm' })
  expect((await shown(reference)).paymentUrl).not.toBeNull()
  await takeStep(env, reference, { step: 'change', date: september }, { by: 'guest' })
  expect(await shown(reference)).toMatchObject({ paymentUrl: null, rides: [{ caveat: { code: 'park-closed' } }] })
})

test('of a return trip each ride has its own, and both are paid for once both can be driven', async () => {
  const details = { ...(await returnTripDetails()), passengers: 4 }
  const { reference, caveats } = await site.booked({ ...transferDetails, ...details })
  expect(caveats!.map(({ position }) => position)).toEqual([1, 2])
  await takeStep(env, `${reference}/1`, { step: 'confirm' })
  const { paymentUrl, rides } = await shown(reference)
  expect(rides.map(({ caveat }) => caveat?.code ?? null)).toEqual([null, 'too-full'])
  expect(paymentUrl).toBeNull()
  await takeStep(env, `${reference}/2`, { step: 'cancel' }, { by: 'guest' })
  expect(new URL((await shown(reference)).paymentUrl!).searchParams.get('pv')).toBe('74')
})

test('an address in another town is said in answer and page until the office has looked at it, and changes no price', async () => {
  const there = {
    pickupdate: inTenDays,
    dropoffaddress: 'Jetwing Blue, Negombo',
    pickupaddress: '1 Galle Road, Colombo',
  }
  const { reference, elsewhere, caveats } = await site.booked(there)
  const note = { note: 'dropoffAddress', km: 89 }
  expect(elsewhere).toEqual([{ position: 1, elsewhere: [note] }])
  expect(caveats).toBeUndefined()
  expect((await shown(reference)).rides[0]).toMatchObject({ elsewhere: [note], priceUsd: 74 })
  const said = 'Dropoff address: it seems to lie about 89 km from the place that you booked. That would be another fare'
  expect(await pageText(reference)).toContain(said)
  await takeStep(env, reference, { step: 'confirm' })
  expect((await shown(reference)).rides[0]).not.toHaveProperty('elsewhere')
  expect(await pageText(reference)).not.toContain('from the place that you booked')
})

test("a house's name alone says nothing of where it lies", async () => {
  // The one of that name in the table of hotels stands in Anuradhapura.
  const { elsewhere } = await site.booked({ pickupdate: inTenDays, dropoffaddress: 'Lake House' })
  expect(elsewhere).toBeUndefined()
})

test('of several rides the answer and the page say whose address lies elsewhere', async () => {
  const details = { ...(await returnTripDetails()), dropoffaddress: 'Jetwing Blue, Negombo' }
  const { reference, elsewhere } = await site.booked({ ...transferDetails, ...details })
  expect(elsewhere).toEqual([
    { position: 1, elsewhere: [{ note: 'dropoffAddress', km: 89 }] },
    { position: 2, elsewhere: [{ note: 'pickupAddress', km: 89 }] },
  ])
  const page = await pageText(reference)
  expect(page.match(/(?:Pickup|Dropoff) address: it seems to lie/g)).toHaveLength(2)
  expect(mailTo(false).text).toMatch(
    /\nRide 1: Dropoff address: it seems to lie .*\n\nRide 2: Pickup address: it seems/,
  )
  expect(mailTo(true).text.match(/ADDRESS ELSEWHERE/g)).toHaveLength(2)
})

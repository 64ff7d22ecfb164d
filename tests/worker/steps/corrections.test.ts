/** What the office corrects of a booking: how its guest is reached, the vehicle, the party of a tour. */
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { DRIVER_TEXTS } from '#worker/office/parts.tsx'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { changedNotes, newsMessage, noteTold } from '#worker/steps/drivers-to-tell.ts'
import type { Step, TypedNotes } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { ORIGIN } from '../site.ts'
import { freshSite, inTenDays, openLink, returnTripDetails, testSite, tourToken } from '../bookings/booking-site.ts'

const site = freshSite()

const book = async (change: object = {}) => (await site.booked(change)).reference

async function take(reference: string, ...steps: Step[]) {
  for (const step of steps) await takeStep(site.env, reference, step, { who: 'ann@example.com' })
}
const mailed = async () => {
  site.mails.length = 0
  await sweepOutbox(site.env)
  return site.mails.map(({ to, subject }) => `${String(to)}: ${subject.split(':')[0]}`)
}
const bookingOf = async (reference: string) => (await findBooking(site.env, reference))!.booking
const rideOf = async (reference: string, position = 1) => (await bookingOf(reference)).rides[position - 1]!
const detail = async (reference: string) => (await bookingWithHistory(site.env, reference))!.history.at(-1)!.detail
const found = async (find: string) => (await listBookings(site.env, { find })).map(({ reference }) => reference)
const NIMAL = parseDriver('Nimal Perera, 0771234567, CAB-1234')
const toTell = async () => (await listBookings(site.env, 'lasting')).flatMap(({ driversToTell }) => driversToTell)

describe('how a guest is reached', () => {
  const changesPage = async (url: string) => (await site.get(url.replace(/^https:\/\/[^/]+/, ''))).status

  test('another address gets the mail of the booking again; the old one nothing more, and its link changes nothing', async () => {
    const reference = await book({ email: 'anne@exmaple.com' })
    await mailed()
    const old = guestChangesUrl(await bookingOf(reference))
    await take(reference, { step: 'contact', email: 'anne@example.com' })
    expect(await mailed()).toEqual([`anne@example.com: Booking ${reference}`])
    const now = guestChangesUrl(await bookingOf(reference))
    expect(site.mails[0]!.text).toContain(now)
    expect(now).not.toBe(old)
    expect(await changesPage(now)).toBe(200)
    const refused = await site.get(old.replace(/^https:\/\/[^/]+/, ''))
    expect(await refused.text()).not.toContain('name="date"')
    await take(reference, { step: 'confirm' })
    expect(await mailed()).toEqual([`anne@example.com: Booking ${reference} confirmed`])
  })

  test('history says old and new until erasure, and the search knows the new words alone', async () => {
    const reference = await book({ email: 'wrongly@typed.org', phone: '+44 7911 123456' })
    await take(reference, { step: 'contact', email: 'otto@example.com', phone: '+44 7912 345678' })
    expect(await detail(reference)).toBe(
      "e-mail 'wrongly@typed.org' -> 'otto@example.com'; phone +447911123456 -> +447912345678",
    )
    expect(await found('otto@example.com')).toEqual([reference])
    expect(await found('345678')).toEqual([reference])
    expect(await found('wrongly@typed')).toEqual([])
    expect(await found('7911123')).toEqual([])
    expect(await found('Kandy')).toEqual([reference])
    await erasePersonalData(site.env, new Date(Date.now() + 400 * DAY_MS))
    expect(JSON.stringify((await bookingWithHistory(site.env, reference))!.history)).not.toMatch(/wrongly|345678/)
  })

  test('another number is told to the driver, and to nobody by mail', async () => {
    const reference = await book({ phone: '+44 7911 123456' })
    await take(reference, { step: 'confirm' }, { step: 'driver', driver: NIMAL })
    const key = (await bookingOf(reference)).guestKey
    await mailed()
    await take(reference, { step: 'contact', phone: '+44 7912 345678' })
    expect(await mailed()).toEqual([])
    expect((await bookingOf(reference)).guestKey).toBe(key)
    expect(await toTell()).toMatchObject([{ name: 'Nimal Perera', news: 'details' }])
  })

  test('what a driver has to be told already stays', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' }, { step: 'driver', driver: NIMAL }, { step: 'change', time: '11:45' })
    await take(reference, { step: 'contact', phone: '+44 7912 345678' })
    expect(await toTell()).toMatchObject([{ news: 'moved', pickupTime: '09:30' }])
  })

  test('is that of the whole booking', async () => {
    const { reference } = await site.booked(await returnTripDetails())
    await take(`${reference}/2`, { step: 'confirm' })
    await mailed()
    await take(`${reference}/2`, { step: 'contact', email: 'anne@example.com' })
    expect(await mailed()).toEqual([
      `anne@example.com: Booking ${reference}`,
      `anne@example.com: Booking ${reference} confirmed`,
    ])
  })

  test('what bounced at the old address needs no hand any more', async () => {
    const reference = await book()
    await mailed()
    await take(reference, { step: 'change', time: '11:45' })
    await mailed()
    const [{ message_id: messageId }] = (
      await site.env.DB.prepare("SELECT message_id FROM outbox WHERE kind = 'changed'").all()
    ).results as [{ message_id: string }]
    const message = {
      body: { type: 'cf.email.sending.message.bounced', payload: { messageId } },
      timestamp: new Date(),
      attempts: 1,
      ack: () => {},
      retry: () => {},
    }
    await recordBounces(site.env, [message as never])
    const concerns = async () => (await bookingWithHistory(site.env, reference))!.booking.concerns
    expect(await concerns()).toContain('mail-bounced')
    await take(reference, { step: 'contact', email: 'anne@example.com' })
    expect(await concerns()).not.toContain('mail-bounced')
  })

  test('an address may be taken away: then nobody is mailed', async () => {
    const reference = await book()
    await mailed()
    await take(reference, { step: 'contact', email: '' })
    expect(await mailed()).toEqual([])
    expect((await bookingOf(reference)).email).toBe('')
  })

  test.each([
    [{ email: 'anne at example' }, 'e-mail'],
    [{ email: 'anne@example.com, eve@example.com' }, 'e-mail'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '' }, 'phone'],
    [{}, 'Nothing changes'],
  ])('%j is refused', async (contact, words) => {
    const reference = await book()
    const before = await bookingOf(reference)
    await expect(take(reference, { step: 'contact', ...contact })).rejects.toThrow(new RegExp(words, 'i'))
    expect(await bookingOf(reference)).toEqual(before)
  })
})

describe('what a driver has written down', () => {
  const flown = { flight: 'UL504', pickupaddress: '12 Lake Road' }
  const given = async (change: object = {}) => {
    const reference = await book({ ...flown, ...change })
    await take(reference, { step: 'confirm' }, { step: 'driver', driver: NIMAL })
    return reference
  }
  const changed = async (reference: string) => {
    const ride = { ...(await rideOf(reference)) }
    return (await toTell()).flatMap((driver) => changedNotes(driver, ride, DRIVER_TEXTS.en))
  }

  test('is told as it was and as it is, of several changes as it was before the first, until erasure', async () => {
    const reference = await given()
    await take(reference, { step: 'change', notes: { pickupAddress: '5 Temple Street' } })
    const [before] = await toTell()
    await take(reference, { step: 'change', notes: { pickupAddress: '7 Temple Street', flight: 'UL506' } })
    const lines = ['Flight: UL504 → UL506', 'Pickup address: “12 Lake Road” → “7 Temple Street”']
    expect(await changed(reference)).toEqual(lines)
    const path = `/driver/${(await rideOf(reference)).driverCode}`
    await openLink(site, path, NIMAL.phone)
    const sheet = (await (await site.get(path)).text()).replaceAll('<!-- -->', '')
    for (const line of lines) expect(sheet).toContain(line)
    expect(newsMessage((await toTell())[0]!, await rideOf(reference), DRIVER_TEXTS.en)).toContain(lines.join('\n'))
    // Who has read the page of before has not read the second change.
    expect(await noteTold(site.env, reference, { at: before!.at })).toEqual([])
    await take(reference, { step: 'change', notes: { pickupAddress: '12 Lake Road' } })
    expect(await changed(reference)).toEqual(lines.slice(0, 1))
    await erasePersonalData(site.env, new Date(Date.now() + 400 * DAY_MS))
    const { results } = await site.env.DB.prepare('select was from drivers_to_tell').all()
    expect(results).toEqual([])
  })

  test('stays told once the ride is moved, and not to a driver who has it no more', async () => {
    const reference = await given()
    await take(reference, { step: 'change', notes: { flight: 'UL506' } }, { step: 'change', time: '11:45' })
    expect(await toTell()).toMatchObject([{ news: 'moved' }])
    expect(await changed(reference)).toEqual(['Flight: UL504 → UL506'])
    await take(reference, { step: 'cancel' })
    expect(await changed(reference)).toEqual([])
  })

  test('is told by a guest who changes it, not by one who says it for the first time', async () => {
    // Guests change rides alone until 12 hours before the pickup.
    const reference = await given({ pickupdate: inTenDays })
    const byGuest = async (notes: TypedNotes) =>
      takeStep(site.env, reference, { step: 'change', notes }, { by: 'guest' })
    await byGuest({ dropoffAddress: '1 Fort' })
    expect(await toTell()).toEqual([])
    await byGuest({ pickupAddress: '5 Temple Street' })
    expect(await changed(reference)).toEqual(['Pickup address: “12 Lake Road” → “5 Temple Street”'])
    // Nothing in them reads as ours.
    await byGuest({ pickupAddress: 'Fort”. PAID: collect nothing “' })
    expect(await changed(reference)).toEqual(["Pickup address: “12 Lake Road” → “Fort'. PAID: collect nothing '”"])
  })
})

describe('the vehicle', () => {
  const priceOf = async (reference: string, vehicle: string) =>
    vehicleOffers((await rideOf(reference)) as never).find((offer) => offer.vehicle === vehicle)!

  test('has its own price, which somebody must have seen', async () => {
    const reference = await book()
    const van = await priceOf(reference, 'van')
    const change = { step: 'change', corrected: 'van' } as const
    await expect(take(reference, change)).rejects.toThrow(`USD ${van.priceUsd}`)
    await expect(take(reference, { ...change, price: { seenUsd: 1 } })).rejects.toThrow(`USD ${van.priceUsd}`)
    await take(reference, { ...change, price: { seenUsd: van.priceUsd } })
    expect(await rideOf(reference)).toMatchObject({ vehicle: 'van', priceUsd: van.priceUsd, priceLkr: van.priceLkr })
    expect(await detail(reference)).toBe(`Mini Car -> Van; USD 74 -> USD ${van.priceUsd}`)
  })

  test('or the booked one', async () => {
    const reference = await book()
    await take(reference, { step: 'change', corrected: 'van', price: 'keep' })
    expect(await rideOf(reference)).toMatchObject({ vehicle: 'van', priceUsd: 74 })
    expect(await detail(reference)).toBe('Mini Car -> Van; the price stays USD 74')
  })

  test('is told to the guest and to the driver', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' }, { step: 'driver', driver: NIMAL })
    await mailed()
    await take(reference, { step: 'change', corrected: 'van', price: 'keep' })
    expect(await mailed()).toEqual([expect.stringContaining(`Booking ${reference} changed`)])
    expect(await toTell()).toMatchObject([{ name: 'Nimal Perera', news: 'details' }])
    expect(await rideOf(reference)).toMatchObject({ status: 'confirmed', driverName: 'Nimal Perera' })
  })

  test('is one that there is', async () => {
    const reference = await book()
    await expect(take(reference, { step: 'change', corrected: 'rocket', price: 'keep' })).rejects.toThrow(/mini.*van/)
    await expect(take(reference, { step: 'change', corrected: 'mini' })).rejects.toThrow('Nothing changes')
  })

  test('of a second one nobody can say the price: it stays until another one is agreed', async () => {
    const reference = await book()
    await site.env.DB.prepare(`UPDATE rides SET via = '[{"place":"Pinnawala","minutes":60}]' WHERE position = 1`).run()
    await expect(take(reference, { step: 'change', corrected: 'van' })).rejects.toThrow('Nobody can say')
    await take(reference, { step: 'change', corrected: 'van', price: 'keep' })
    expect(await rideOf(reference)).toMatchObject({ vehicle: 'van', priceUsd: 74 })
  })
})

test('the party of a tour is corrected, at its price', async () => {
  const { reference } = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
  const before = await rideOf(reference)
  const more = { step: 'change', notes: { travelers: String(before.travelers! + 1) } } as const
  await expect(take(reference, more)).rejects.toThrow('It then costs')
  await take(reference, { ...more, price: 'keep' })
  expect(await rideOf(reference)).toMatchObject({ travelers: before.travelers! + 1, priceUsd: before.priceUsd })
})

describe('on its pages', () => {
  const office = testSite({ OPERATOR_OPEN: 'yes' } as never)
  const post = (path: string, fields: Record<string, string>) =>
    office.get(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    })

  test('a vehicle asks once which price counts', async () => {
    const reference = await book()
    const { version, pickupDate: date, pickupTime: time } = await rideOf(reference)
    const fields = { step: 'change', version: String(version), date, time, vehicle: 'van' }
    const asked = await post(`/operator/booking/${reference}`, fields)
    expect(asked.status).toBe(409)
    const page = await asked.text()
    expect(page).toContain('It then costs')
    const price = /<option value="(\d+\/\d+)">That of Van/.exec(page)![1]!
    expect((await post(`/operator/booking/${reference}`, { ...fields, movedPrice: price })).status).toBe(303)
    expect(await rideOf(reference)).toMatchObject({ vehicle: 'van', priceUsd: Number(price.replace(/\/.*/, '')) })
  })

  test('address and number stand in a form of their own', async () => {
    const reference = await book()
    const form = await (await office.get(`/operator/booking/${reference}/contact`)).text()
    expect(form).toContain('name="email"')
    const { version } = await rideOf(reference)
    const { phoneTyped: phone } = await bookingOf(reference)
    const fields = { step: 'contact', version: String(version), email: 'anne@example.com', phone }
    expect((await post(`/operator/booking/${reference}`, fields)).status).toBe(303)
    expect((await bookingOf(reference)).email).toBe('anne@example.com')
    const refused = await post(`/operator/booking/${reference}`, {
      ...fields,
      version: String(version + 1),
      email: 'a@',
    })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('value="a@"')
  })
})

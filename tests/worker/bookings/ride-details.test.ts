/**
 * What a guest tells the driver: optional in every call, for the operator and the driver at once, for mails only once
 * the operator has confirmed, and erased with the rest.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { ORIGIN } from '../site.ts'
import {
  inTenDays,
  openLink,
  rows,
  tourDetails,
  tourToken,
  transferDetails,
  transferToken,
  freshSite,
} from './booking-site.ts'

const site = freshSite()

const pickupdate = inTenDays
const TOLD = {
  guestname: 'Ann Mary Smith',
  passengers: 5,
  bags: '6',
  childseats: 1,
  surfboards: '2',
  fixedwheelchairs: 1,
  flight: 'ul 504',
  pickupaddress: '12 Lake Road',
  dropoffaddress: 'Villa Sunrise, 3rd gate',
}
const COLUMNS = {
  guest_name: 'Ann Mary Smith',
  travelers: 5,
  bags: 6,
  child_seats: 1,
  surfboards: 2,
  fixed_wheelchairs: 1,
  flight: 'UL504',
  pickup_address: '12 Lake Road',
  dropoff_address: 'Villa Sunrise, 3rd gate',
}
const NOTHING = {
  guest_name: '',
  travelers: null,
  bags: null,
  child_seats: null,
  surfboards: null,
  fixed_wheelchairs: null,
  flight: '',
  pickup_address: '',
  dropoff_address: '',
}
const { passengers: _, guestname, childseats, fixedwheelchairs, pickupaddress, dropoffaddress, ...same } = TOLD
const TOUR_TOLD = {
  ...same,
  guestName: guestname,
  childSeats: childseats,
  fixedWheelchairs: fixedwheelchairs,
  pickupAddress: pickupaddress,
  dropoffAddress: dropoffaddress,
}

async function book(change: object = TOLD): Promise<BookingReceipt> {
  const answer = await site.bookTransfer(await transferToken(), { pickupdate, ...change })
  expect(answer.status).toBe(200)
  return answer.json<BookingReceipt>()
}
const take = (reference: string, step: Step, by: 'operator' | 'guest' = 'operator') =>
  takeStep(site.env, reference, step, { by })
const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const everything = (mail: (typeof site.mails)[number]) =>
  [
    mail.subject,
    mail.text,
    mail.html,
    ...mail.attachments.map(({ content }) => new TextDecoder().decode(content).replaceAll('\r\n ', '')),
  ].join('\n')
async function mailsTo(address: string) {
  await sweepOutbox(site.env)
  return site.mails.filter(({ to }) => to === address).map(everything)
}

describe('a booking', () => {
  test('keeps what was told, of both kinds', async () => {
    await book()
    expect((await site.bookTour(await tourToken(), TOUR_TOLD)).status).toBe(200)
    expect(await rows('rides')).toMatchObject([COLUMNS, { ...COLUMNS, travelers: 1 }])
  })

  test.each([
    ['without these fields', {}],
    ['with null in them', Object.fromEntries(Object.keys(TOLD).map((field) => [field, null]))],
    ['with nothing in them', Object.fromEntries(Object.keys(TOLD).map((field) => [field, '']))],
  ])('%s is a booking as before', async (_name, change) => {
    await book(change)
    expect(await rows('rides')).toMatchObject([NOTHING])
    expect((await site.bookTour(await tourToken(), change)).status).toBe(200)
  })

  test('posted again without the empty fields is the same booking; with another flight it is another', async () => {
    const token = await transferToken()
    const [first, again] = [
      await site.bookTransfer(token, { guestname: '', bags: null }),
      await site.bookTransfer(token),
    ]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect((await site.bookTransfer(token, { flight: 'UL504' })).status).toBe(409)
  })

  test.each([
    [{ flight: 'tomorrow' }, 'flight'],
    [{ passengers: 0 }, 'passengers'],
    [{ bags: 1000 }, 'bags'],
    [{ guestname: 'x'.repeat(81) }, 'guestname'],
    [{ childseats: [1] }, 'childseats'],
    [{ passengers: 2, childseats: 3 }, 'childseats'],
    [{ golfbags: 10 }, 'golfbags'],
    [{ bicycles: '-1' }, 'bicycles'],
    [{ prams: { toString: 1 } }, 'prams'],
  ])('with %j is refused beside its field', async (change, field) => {
    const answer = await site.bookTransfer(await transferToken(), change)
    expect(answer.status).toBe(422)
    expect((await answer.json<{ fields: { field: string }[] }>()).fields.map((each) => each.field)).toEqual([
      `bookingDetails.${field}`,
    ])
  })
})

describe("the booking's page", () => {
  test("shows what was told, of the name a hint, and room and note with the guest's key alone", async () => {
    const { reference } = await book({ ...TOLD, flightdetails: 'Room 12' })
    expect((await shown(reference)).rides[0]).toMatchObject({
      guestName: 'Ann M. S.',
      travelers: 5,
      bags: 6,
      childSeats: 1,
      surfboards: 2,
      fixedWheelchairs: 1,
      bicycles: null,
      flight: 'UL504',
      pickupAddress: '12 Lake Road',
      dropoffAddress: 'Villa Sunrise, 3rd gate',
      details: '…',
    })
    const read = async (path: string) => (await (await site.get(path)).text()).replaceAll('\r\n ', '')
    const page = `/booking/${reference}`
    const own = ['Smith', 'Room 12']
    for (const path of [page, `${page}/calendar.ics`]) {
      const text = await read(path)
      expect(text).toContain('UL504')
      expect(text.replaceAll('\\,', ',')).toContain('Noted, not shown here')
      for (const words of own) expect(text, path).not.toContain(words)
    }
    const [row] = await rows('bookings', reference)
    const changes = await read(`${page}/changes?key=${String(row!.guest_key)}`)
    for (const words of own) expect(changes).toContain(words)
  })

  test.each([
    ['Smith', 'S…'],
    ['நிமல் பெரேரா', 'நிமல் ப.'],
    ['Mr & Mrs Fernando', 'Mr & Mrs F.'],
    ['"><script>alert(1)</script>', 's…'],
    ['-', ''],
  ])('of %j shows %j', async (name, hint) => {
    const { reference } = await book({ guestname: name })
    expect((await shown(reference)).rides[0]!.guestName).toBe(hint)
  })
})

describe('mail', () => {
  test('to the customer holds names and addresses only once the operator has confirmed; flight and numbers at once', async () => {
    const { reference } = await book()
    const [receipt] = await mailsTo(transferDetails.email)
    for (const typed of ['Ann', 'Smith', 'Lake Road', 'Sunrise']) expect(receipt).not.toContain(typed)
    for (const part of [
      'UL504',
      'Travelers: 5',
      'Large bags: 6',
      'Child seats: 1',
      'Surfboards up to 2.1 m: 2',
      'Wheelchairs that do not fold: 1',
      '5 travelers and 6 large bags (Surfboards up to 2.1 m: 2, Wheelchairs that do not fold: 1) do not fit into the Mini Car.',
    ])
      expect(receipt).toContain(part)
    expect(receipt).not.toContain('Bicycles')
    for (const part of [
      'Name on the sign: Ann Mary Smith',
      '12 Lake Road',
      'Villa Sunrise, 3rd gate',
      'UL504',
      'DOES NOT FIT',
    ])
      expect((await mailsTo(env.MAIL_OPERATOR))[0]).toContain(part)
    site.mails.length = 0
    await take(reference, { step: 'confirm' })
    for (const part of [
      'Name on the sign: Ann Mary Smith',
      'LOCATION:12 Lake Road\\, Colombo',
      'Villa Sunrise, 3rd gate',
      'UL504',
    ])
      expect((await mailsTo(transferDetails.email))[0]).toContain(part)
  })

  test('shows HTML in a name as text', async () => {
    const attack = '<img src=x onerror=alert(1)>'
    const { reference } = await book({ guestname: attack, pickupaddress: attack, dropoffaddress: attack })
    await take(reference, { step: 'confirm' })
    await sweepOutbox(site.env)
    const read = site.mails.filter(({ subject, to }) => to === env.MAIL_OPERATOR || subject.includes('confirmed'))
    expect(read).toHaveLength(2)
    for (const { html } of read) {
      expect(html).not.toContain('<img src=x')
      expect(html.match(/&lt;img src=x/g)).toHaveLength(3)
    }
  })
})

test('all of it is erased with the rest; the numbers stay', async () => {
  await book()
  await site.bookTour(await tourToken(), { ...TOUR_TOLD, pickupDate: pickupdate })
  await erasePersonalData(
    env,
    new Date(Date.parse(`${pickupdate}T12:00:00Z`) + (Number(env.ERASE_AFTER_DAYS) + 1) * 24 * 3_600_000),
  )
  const erased = { guest_name: '', flight: '', pickup_address: '', dropoff_address: '', details: '', bags: 6 }
  expect(await rows('rides')).toMatchObject([erased, erased])
})

describe('the operator', () => {
  test('finds a booking by name, flight and address, and sees that it does not fit', async () => {
    const { reference } = await book()
    for (const text of ['mary', 'UL504', 'lake road', '3rd gate'])
      expect((await listBookings(site.env, { find: text })).map((each) => each.reference)).toEqual([reference])
    expect(await listBookings(site.env, 'concerned')).toMatchObject([
      { reference, concerns: ['does-not-fit'], guestName: 'Ann Mary Smith', travelers: 5, bags: 6, flight: 'UL504' },
    ])
    // Whoever assigns a driver has the vehicle before them; a confirmation sends nobody with a larger one.
    await take(reference, { step: 'confirm' })
    expect(await listBookings(site.env, 'concerned')).toMatchObject([{ reference, concerns: ['does-not-fit'] }])
    await take(reference, { step: 'driver', driver: { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' } })
    expect(await listBookings(site.env, 'concerned')).toEqual([])
  })

  test.each([
    [{ longboards: 1 }, 'roof-rack'],
    [{ fixedwheelchairs: 3 }, 'does-not-fit'],
  ])('sees on Now that %o does not fit, where people and bags do', async (things, concern) => {
    const { reference } = await book({ passengers: 1, ...things })
    expect(await listBookings(site.env, 'concerned')).toMatchObject([{ reference, concerns: [concern] }])
    expect((await bookingWithHistory(site.env, reference))!.rides[0]!.concerns).toEqual([concern])
  })

  test('changes each of it, and what is not given stays', async () => {
    const { reference } = await book()
    await take(reference, { step: 'change', notes: { flight: 'ek650', bags: '', guestName: 'Ben' } })
    expect(await rows('rides')).toMatchObject([{ ...COLUMNS, flight: 'EK650', bags: null, guest_name: 'Ben' }])
    const { history } = (await bookingWithHistory(site.env, reference))!
    expect(history[0]!.detail).toBe(
      "flight 'UL504' -> 'EK650'; large bags '6' -> ''; name on the sign 'Ann Mary Smith' -> 'Ben'",
    )
    await expect(take(reference, { step: 'change', notes: { flight: 'EK650' } })).rejects.toThrow('Nothing changes')
    await expect(take(reference, { step: 'change', notes: { flight: 'at noon' } })).rejects.toThrow(
      'Enter just one flight number, such as UL 504',
    )
  })

  test('changes how many take a tour only with a word on its price', async () => {
    const { reference } = await (
      await site.bookTour(await tourToken(), { pickupDate: pickupdate })
    ).json<BookingReceipt>()
    await expect(take(reference, { step: 'change', notes: { travelers: '3' } })).rejects.toThrow('Choose the price')
    await take(reference, {
      step: 'change',
      notes: { travelers: String(tourDetails.travelers), pickupAddress: 'Room 12' },
    })
    expect(await rows('rides')).toMatchObject([{ pickup_address: 'Room 12', travelers: 1 }])
  })
})

test('a guest changes flight, name, addresses and bags by the link; the booking stays confirmed', async () => {
  const { reference } = await book()
  const [receipt] = await mailsTo(transferDetails.email)
  const link = new RegExp(`/booking/${reference}/changes\\?key=[0-9a-f]{32}`).exec(receipt!)![0]
  await take(reference, { step: 'confirm' })
  const form = await (await site.get(link)).text()
  for (const value of ['value="UL504"', 'value="Ann Mary Smith"', 'value="12 Lake Road"']) expect(form).toContain(value)
  const fields = {
    step: 'change',
    version: '1',
    date: pickupdate,
    time: transferDetails.pickuptime,
    details: transferDetails.flightdetails,
    flight: 'EK 650',
    guestName: 'Ann Smith',
    pickupAddress: '12 Lake Road',
    dropoffAddress: '',
  }
  const send = (change: object) =>
    site.get(link, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, ...change }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    })
  expect((await send({ flight: 'no idea' })).status).toBe(409)
  const [before] = await rows('rides')
  // The operator has confirmed a party that did not fit. What a guest may not change at all is left alone.
  const beyond = { status: 'cancelled', priceUsd: '1', pickup: 'Galle', driverName: 'Ben' }
  const asked = await (await send({ bags: '30', ...beyond })).text()
  const full = /value="([^"]*)"[^>]*name="full"/.exec(asked)![1]!
  expect((await send({ bags: '30', ...beyond, full })).status).toBe(303)
  const { price_usd, pickup, driver_name } = before!
  expect(await rows('rides')).toMatchObject([
    {
      ...COLUMNS,
      status: 'confirmed',
      flight: 'EK650',
      guest_name: 'Ann Smith',
      dropoff_address: '',
      bags: 30,
      price_usd,
      pickup,
      driver_name,
    },
  ])
})

test("the driver's sheet has the name for the sign, the flight and the addresses", async () => {
  const { reference } = await book()
  await take(reference, { step: 'confirm' })
  await take(reference, { step: 'driver', driver: { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' } })
  const [row] = await rows('rides')
  const sheet = await (
    await site.get(await openLink(site, `/driver/${row!.driver_code as string}`, '077 123 4567'))
  ).text()
  for (const part of [
    'Ann Mary Smith',
    'UL504',
    '12 Lake Road',
    'Villa Sunrise, 3rd gate',
    'Large bags',
    'Surfboards up to 2.1 m',
    'Wheelchairs that do not fold',
  ])
    expect(sheet).toContain(part)
})

describe('what nobody sees', () => {
  const typed = {
    email: '\u202Ainfo@m\u00FCller.de\u202C',
    phone: '\u200E(+44)\u00A07911\u202F123456\uFEFF',
    flight: 'ul\u2009504\uFE0F',
  }
  const stored = { email: 'info@xn--mller-kva.de', phone: '+447911123456', phone_typed: '(+44) 7911 123456' }

  test('is dropped in a call, and the booking is found by any way to write the rest', async () => {
    const details = { ...typed, guestname: '\u2067An\u00ADn Smith\u2069', pickup: 'Col\u200Bombo' }
    const answer = await site.bookTransfer(await transferToken(), { ...details, pickupdate })
    expect(answer.status).toBe(200)
    const { reference } = await answer.json<BookingReceipt>()
    expect(await rows('bookings')).toMatchObject([stored])
    expect(await rows('rides')).toMatchObject([{ flight: 'UL504', guest_name: 'Ann Smith' }])
    for (const find of [
      `\u200B${reference.replaceAll('-', '\u2013')}`,
      `${ORIGIN}/booking/${reference}`,
      '+44 (0) 7911 123456',
      '\u0660\u0660\u0664\u0664 7911123456',
      '\u202Aann smith\u202C ',
    ])
      expect(
        (await listBookings(site.env, { find })).map((ride) => ride.reference),
        find,
      ).toEqual([reference])
  })

  test('is dropped of a tour, too; a second line or address is still refused', async () => {
    const answer = await site.bookTour(await tourToken(), typed)
    expect(answer.status).toBe(200)
    expect(await rows('bookings')).toMatchObject([stored])
    for (const change of [
      { email: 'ann@example.com\r\nBcc: all@example.com' },
      { email: 'ann@ex\u0430mple.com' },
      { phone: '+44 7911 123456\r\nX: y' },
    ])
      expect((await site.bookTour(await tourToken(), { ...typed, ...change })).status).toBe(422)
    expect(await rows('bookings')).toHaveLength(1)
  })
})

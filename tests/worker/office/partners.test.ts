/** Partners: their link, the bookings that come by it, the card and the statement. */
import { PARTNER_HEADER } from '#domain/call-headers.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parsePartner } from '#domain/bookings/money/partners.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { listPartners, statementOf } from '#worker/office/money/partners.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { BRAND } from '#domain/brand.ts'
import { removeBookings, returnDays, returnTripDetails, rows, tourToken } from '../bookings/booking-site.ts'
import { NIMAL, sheetOf } from '../day/day-site.ts'
import { driverDayCode, listDrivers } from '#worker/lists/drivers.ts'
import { book, see, send, site } from './office-site.ts'

const HOUSE = { name: 'Lotus House', place: 'Sigiriya', percent: '10' }

beforeEach(() => removeBookings('partners'))

async function keep(change: object = {}) {
  expect((await send('/partners', { ...HOUSE, ...change })).status).toBe(303)
  return (await listPartners(site.env)).toSorted((a, b) => a.id - b.id).at(-1)!
}

const by = (code: string) => ({ headers: { [PARTNER_HEADER]: code } })
const partnerOf = async (reference: string) => {
  const { partnerId, partnerPercent } = (await findBooking(site.env, reference))!.booking
  return { partnerId, partnerPercent }
}
const follow = async (code: string) => {
  const answer = await site.get(`/from/${code}`, { redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location'), kept: answer.headers.get('cache-control') }
}

describe('the list', () => {
  test('keeps a house with a place that the site knows', async () => {
    const { id, code, place } = await keep({ place: 'sigirya' })
    expect(place).toBe('Sigiriya')
    expect(code).toMatch(/^[\w-]{22}$/)
    expect((await send('/partners', { ...HOUSE, id: String(id), percent: '12' })).status).toBe(303)
    expect(await listPartners(site.env)).toMatchObject([{ id, code, percent: 12 }])
    const unknown = await send('/partners', { ...HOUSE, place: 'Villa Nowhere' })
    expect(unknown.status).toBe(409)
    expect(unknown.text).toContain('does not know this place')
    expect(unknown.text).toContain('value="Villa Nowhere"')
  })

  test('does not take a fault of the database for a refusal', async () => {
    await env.DB.prepare(
      "create trigger no_partner before insert on partners begin select raise(abort, 'partners are broken'); end",
    ).run()
    const answer = await send('/partners', HOUSE)
    await env.DB.prepare('drop trigger no_partner').run()
    expect(answer.status).toBe(503)
    expect(answer.text).not.toContain('partners are broken')
  })

  test('shows again what was typed of whom its invoices are for, if it cannot be kept', async () => {
    const { id } = await keep()
    const typed = {
      company: 'Lotus Hotels (Pvt) Ltd',
      address: '',
      taxNumber: '1148-7000',
      currency: 'USD',
      onAccount: 'yes',
    }
    const { status, text } = await send(`/partners/${id}/account`, typed)
    expect([status, text]).toEqual([409, expect.stringContaining('needs the name and the address')])
    const [form] = /<details[^>]*>(?:(?!<details).)*?action="[^"]*\/account".*?<\/details>/s.exec(text)!
    expect(form).toMatch(/^<details[^>]* open=""/)
    expect(form).toContain('value="Lotus Hotels (Pvt) Ltd"')
    expect(form).toContain('value="1148-7000"')
    expect(form.match(/<option[^>]*selected=""[^>]*>[^<]*/g)!.map((each) => each.replace(/.*>/, ''))).toEqual([
      'USD',
      'The house, each month',
    ])
  })

  test('has links in each language', async () => {
    const { code } = await keep()
    const answer = await site.get(`/ru/from/${code}`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toMatch(/^\/ru\?pickup=/)
  })

  test.each([
    ['a percent of 51', { percent: '51' }],
    ['no percent', { percent: '' }],
    ['a part of a percent', { percent: '9.5' }],
    ['no name', { name: ' ' }],
    ['a name that cannot be shown', { name: 'Lotus\u0007' }],
  ])('refuses %s', (_, change) => {
    expect(() => parsePartner({ ...HOUSE, ...change })).toThrow(RangeError)
  })

  test('takes no form of another site', async () => {
    const { id } = await keep()
    for (const path of ['', `/${id}/link`, `/${id}/end`])
      expect((await send(`/partners${path}`, HOUSE, null)).status, path).toBe(403)
    expect(await listPartners(site.env)).toMatchObject([{ endedAt: null }])
    for (const path of ['/partners/99', '/partners/x/card', '/partners/99/csv', '/partners/1/x'])
      expect((await see(path)).status, path).toBe(404)
  })
})

describe('the link', () => {
  test('leads to the fare calculator with the house as pickup, and reads nothing', async () => {
    const { code } = await keep()
    expect(await follow(code)).toEqual({
      status: 302,
      to: `/?pickup=Sigiriya&partner=${code}`,
      kept: 'private, no-store',
    })
    expect((await follow(`${code}.`)).to).toBe(`/?pickup=Sigiriya&partner=${code}`)
    for (const guessed of ['A'.repeat(22), code.slice(1), `${code}x`, code.toLowerCase().padEnd(22, 'a').slice(0, 21)])
      expect(await follow(guessed), guessed).toMatchObject({ status: 302, to: '/' })
    const told = async (of: string) =>
      (await site.get(`/from/${of}`, { headers: { accept: 'application/json' } })).json()
    expect(await told(code)).toEqual({ name: 'Lotus House', at: 'Sigiriya' })
    expect(await told('A'.repeat(22))).toBeNull()
    // Nothing else opens with it.
    for (const path of [`/driver/${code}`, `/driver/day/${code}`, `/booking/${code}`])
      expect((await site.get(path)).status, path).toBe(404)
  })

  test('that was renewed or ended books nothing for the house', async () => {
    const { id, code } = await keep()
    await send(`/partners/${id}/link`, {})
    const renewed = (await listPartners(site.env))[0]!.code
    expect(renewed).not.toBe(code)
    expect((await follow(code)).to).toBe('/')
    expect((await see(`/partners/${id}/card`)).text).toContain(`/from/${renewed}`)
    await send(`/partners/${id}/end`, {})
    expect((await follow(renewed)).to).toBe('/')
    expect(await partnerOf(await book({}, by(renewed)))).toEqual({ partnerId: null, partnerPercent: null })
  })
})

describe('a booking', () => {
  test("names the house that sent its guest in the office's mail, and not in the guest's", async () => {
    const { code } = await keep()
    const mailsOf = async (more: object) => {
      site.mails.length = 0
      await book({}, more)
      await vi.waitFor(() => expect(site.mails).toHaveLength(2))
      return site.mails.map(({ text }) => text.includes('Lotus House'))
    }
    expect((await mailsOf(by(code))).toSorted()).toEqual([false, true])
    expect(site.mails.find(({ text }) => text.includes('Lotus House'))?.text).toContain('Sent by: Lotus House, 10 %')
    expect(await mailsOf({})).toEqual([false, false])
  })

  const pointsOf = async (reference: string) => {
    const { rides } = (await findBooking(site.env, reference))!.booking
    return rides.map(({ pickupAddress, dropoffAddress }) => [pickupAddress, dropoffAddress])
  }

  test('by the link of a house in a town has the house as exact point where it begins or ends there', async () => {
    const { code } = await keep({ name: 'Villa "Ocean’s" & Söhne', place: 'Colombo' })
    const reference = await book(await returnTripDetails(), by(code))
    expect(await pointsOf(reference)).toEqual([
      ['Villa "Ocean’s" & Söhne', ''],
      ['', 'Villa "Ocean’s" & Söhne'],
    ])
    await takeStep(site.env, `${reference}/1`, { step: 'confirm' })
    await takeStep(site.env, `${reference}/1`, { step: 'driver', driver: NIMAL })
    const sheet = await sheetOf(site, `${reference}/1`)
    const day = returnDays.there
    await send('/drivers', { name: NIMAL.name, phone: NIMAL.phone, cars: 'CAB-1234, white Prius, 3' })
    const nimal = (await listDrivers(site.env)).find(({ phone }) => phone === NIMAL.phone)!
    await send(`/drivers/${nimal.id}/day`, { day })
    const ofDriver = `/driver/day/${await driverDayCode(site.env, nimal.id, day)}`
    const pages = [
      (await see(`/day/${day}`)).text,
      await (await site.get(ofDriver)).text(),
      (await see(`/booking/${reference}`)).text,
      await (await site.get(sheet)).text(),
      await (await site.get(`/booking/${reference}`)).text(),
    ]
    for (const [i, text] of pages.entries()) expect(text.replaceAll('&quot;', '"'), String(i)).toContain('Ocean’s')
  })

  test('keeps the point that its guest names, and that of other places, other guests and the office', async () => {
    const { id, code } = await keep({ name: 'Hill House', place: 'Colombo' })
    const named = await book({ pickupaddress: '12 Galle Road' }, by(code))
    expect(await pointsOf(named)).toEqual([['12 Galle Road', '']])
    expect(await pointsOf(await book({ email: 'other@example.com' }))).toEqual([['', '']])
    await send('/partners', { ...HOUSE, id: String(id), name: 'Hill House', place: 'Negombo' })
    expect(await pointsOf(await book({ email: 'third@example.com' }, by(code)))).toEqual([['', '']])
    // The place is the house itself.
    await send('/partners', { ...HOUSE, id: String(id), name: 'Colombo', place: 'Colombo' })
    expect(await pointsOf(await book({ email: 'fourth@example.com' }, by(code)))).toEqual([['', '']])
  })

  test('remembers the partner and the percent of that day, at the same price', async () => {
    const { id, code } = await keep()
    const [sent, alone] = [await book({}, by(code)), await book({ email: 'other@example.com' })]
    expect(await partnerOf(sent)).toEqual({ partnerId: id, partnerPercent: 10 })
    expect(await partnerOf(alone)).toEqual({ partnerId: null, partnerPercent: null })
    const [first, second] = await rows('rides')
    expect(first!.price_usd).toBe(second!.price_usd)
    await send('/partners', { ...HOUSE, id: String(id), percent: '5' })
    expect(await partnerOf(sent)).toEqual({ partnerId: id, partnerPercent: 10 })
    expect((await see(`/booking/${sent}`)).text).toContain('Lotus House, 10 %')
    const tour = await site.bookTour(await tourToken(), {}, by(code))
    expect(await partnerOf((await tour.json<{ reference: string }>()).reference)).toMatchObject({ partnerId: id })
  })

  test.each(["' or 1=1 --", 'A'.repeat(22), 'x'.repeat(5000)])(
    'takes no code that is nobody’s: %.20s',
    async (code) => {
      await keep()
      expect(await partnerOf(await book({}, by(code)))).toMatchObject({ partnerId: null })
    },
  )
})

describe('the statement of a month', () => {
  test('has the confirmed rides whose day is over, without anything of a guest', async () => {
    const { id, code } = await keep()
    const other = await keep({ name: 'Another House' })
    const change = (i: number) => ({ email: `guest${i}@example.com`, pickuptime: `1${i}:30`, guestname: 'Ann Guest' })
    const references = []
    for (let i = 0; i < 5; i++) references.push(await book(change(i), by(i === 4 ? other.code : code)))
    const [driven, cancelled, unconfirmed, next] = references as [string, string, string, string, string]
    for (const reference of references)
      if (reference !== unconfirmed) await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, cancelled, { step: 'cancel' })
    await env.DB.prepare("update rides set pickup_date = '2026-10-31'").run()
    await env.DB.prepare(
      "update rides set pickup_date = '2026-11-01' where booking_number = (select number from bookings where reference = ?)",
    )
      .bind(next)
      .run()
    const { priceUsd } = (await findBooking(site.env, driven))!.booking.rides[0]
    const ride = {
      kind: 'transfer',
      pickupDate: '2026-10-31',
      currency: 'USD',
      price: priceUsd,
      paid: 0,
      percent: 10,
      isNoShow: false,
      commission: { usd: 0, lkr: 0 },
      paidOut: { usd: 0, lkr: 0 },
      lkrPerUsd: 288,
    }
    const atTheEnd = new Date('2026-11-05T00:00:00Z')
    expect(await statementOf(site.env, id, '2026-10', atTheEnd)).toEqual([
      { ...ride, booking: `${driven.slice(0, 4)}…` },
    ])
    await takeStep(site.env, driven, { step: 'paid', usd: 50 })
    Object.assign(ride, { paid: 50, commission: { usd: 500, lkr: 0 } })
    expect(await statementOf(site.env, id, '2026-10', atTheEnd)).toEqual([
      { ...ride, booking: `${driven.slice(0, 4)}…` },
    ])
    expect(await statementOf(site.env, id, '2026-10', new Date('2026-10-31T12:00:00Z'))).toEqual([])
    const page = (await see(`/partners/${id}?month=2026-10`)).text
    expect(page).toContain('USD 5.00')
    expect(page).toContain(BRAND.registrationNumber)
    // The same as a message, which the office sends.
    const [, message] = />([^<]*)<\/textarea>/.exec(page)!
    expect(message).toBe(
      `${BRAND.name}: Lotus House, October 2026\n31 October 2026, ${driven.slice(0, 4)}…, Taxi: 10 % of USD 50 paid, USD 5.00\n1 ride: USD 5.00`,
    )
    expect(page).toContain(`href="https://wa.me/?text=${encodeURIComponent(message!)}"`)
    expect((await see(`/partners/${id}?month=2026-09`)).text).not.toContain('Message to the house')
    for (const secret of [driven, 'Ann Guest', 'guest0@example.com', 'Kandy']) expect(page).not.toContain(secret)
    const file = await see(`/partners/${id}/csv?month=2026-10`)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="partner-${id}-2026-10.csv"`)
    expect(file.text).toBe(
      `day,booking,ride,status,currency,price,paid,percent,commissionUsd,paidOutUsd,commissionLkr,paidOutLkr\r\n2026-10-31,${driven.slice(0, 4)}…,transfer,driven,USD,${priceUsd},50,10,5,0,0,0\r\n`,
    )
  })

  test("has nothing for a ride to which nobody came, by its driver's word or the office's, until that is taken back", async () => {
    const { id, code } = await keep()
    const reference = await book({}, by(code))
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' }
    await takeStep(site.env, reference, { step: 'driver', driver })
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    await env.DB.prepare("update rides set pickup_date = '2026-10-31'").run()
    await env.DB.prepare(
      `insert into ride_events (id, booking_number, position, event, code, pickup_date, pickup_time, at, received_at)
      select 'e', booking_number, 1, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', driver_code, pickup_date, pickup_time, '', ''
      from rides`,
    ).run()
    const statement = () => statementOf(site.env, id, '2026-10', new Date('2026-11-05T00:00:00Z'))
    const noShow = [{ isNoShow: true, commission: { usd: 0, lkr: 0 } }]
    expect(await statement()).toMatchObject(noShow)
    await takeStep(site.env, reference, { step: 'no-show' })
    expect(await statement()).toMatchObject(noShow)
    const page = (await see(`/partners/${id}?month=2026-10`)).text
    expect(page).toContain('Taxi, no-show')
    expect(page).toContain('0 rides: USD 0.00')
    expect((await see(`/partners/${id}/csv?month=2026-10`)).text).toContain(',transfer,no-show,')
    await takeStep(site.env, reference, { step: 'came' })
    expect(await statement()).toMatchObject([{ commission: { usd: 740, lkr: 0 } }])
  })
})

import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import type { Env } from '#worker/environment.ts'
import { request } from '../site.ts'
import { testSite, tourToken, transferToken, rows, tourDetails, tomorrow, transferDetails } from './booking-site.ts'

const site = testSite()
const book = async () => (await site.bookTransfer(await transferToken())).json<BookingReceipt>()
const bookTour = async () => (await site.bookTour(await tourToken())).json<BookingReceipt>()
const setStatus = (reference: string, status: string) => env.DB.prepare('update transfer_bookings set status = ?, status_changed_at = ? where reference = ?').bind(status, new Date(Date.now() + 60_000).toISOString(), reference).run()

describe('what leaves about a booking', () => {
  const BOTH = ['kind', 'reference', 'status', 'pickup', 'dropoff', 'distance', 'pickupDate', 'pickupTime', 'priceUsd', 'emailHint', 'phoneHint', 'paymentUrl', 'past', 'erased', 'details']

  test('of a transfer is this list and no more', async () => {
    const { reference, paymentUrl } = await book()
    const answer = await site.get(`/en/serendip/booking/${reference}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const booking = await answer.json<PublicBooking>()
    expect(Object.keys(booking).toSorted()).toEqual([...BOTH, 'duration', 'vehicle', 'priceLkr'].toSorted())
    expect(booking).toEqual({
      kind: 'transfer', reference, status: 'new', pickup: 'Colombo', dropoff: 'Kandy', distance: 116, duration: '3 hours', pickupDate: tomorrow, pickupTime: '09:30',
      vehicle: 'mini', priceLkr: 21480, priceUsd: 74, emailHint: 'a…@example.com', phoneHint: '…3456', paymentUrl, past: false, erased: false, details: 'UL504, lands 08:40',
    })
  })

  test('of a safari is this list and no more', async () => {
    const { reference } = await bookTour()
    const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(Object.keys(booking).toSorted()).toEqual([...BOTH, 'park', 'type', 'travelers'].toSorted())
  })

  test('holds neither the address nor the number, but in the payment link, which needs the address', async () => {
    const { reference, paymentUrl } = await book()
    const page = await (await site.get(`/en/serendip/booking/${reference}`)).text()
    const [row] = await rows('transfer_bookings', reference)
    const rest = page.replaceAll(paymentUrl!, '')
    for (const secret of [transferDetails.email, '447911123456', transferDetails.phone, row!.jti, row!.fingerprint]) expect(rest).not.toContain(secret)
  })

  test('is nothing for a reference that is none', async () => {
    await book()
    for (const reference of ['AAAA-AAAA-AAAA', 'x', '1', '%27%20or%201=1', '0'.repeat(500)]) {
      expect((await site.get(`/en/serendip/booking/${reference}`)).status).toBe(404)
    }
  })

  test('is nothing of another customer in any other answer', async () => {
    const secrets = ['ann.customer', 'ben.guest', '7911123456', (await book()).reference, (await bookTour()).reference]
    for (const path of ['/', '/transfer/taxi-from-Colombo-to-Kandy', '/sitemap.xml']) {
      const text = await (await request(path)).text()
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const [path, body] of [['/transfer/all', {}], ['/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } }], ['/safari/query/all', { linkUrl: {} }]] as const) {
      const text = await (await site.post(path, body)).text()
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})

describe('the booking page', () => {
  test('is the customer\'s alone: not cached, not listed, not named to other sites', async () => {
    const { reference } = await book()
    for (const path of [`/booking/${reference}`, `/booking/${reference}/calendar.ics`, '/booking/AAAA-AAAA-AAAA']) {
      const { headers } = await request(path)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toContain('noindex')
    }
  })

  test('shows where the booking stands and what was booked, without a script', async () => {
    const { reference, paymentUrl } = await book()
    const answer = await request(`/booking/${reference}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    for (const part of [reference, 'Taxi from Colombo to Kandy', 'Received', 'Mini Car', 'LKR 21480 (USD 74)', '09:30 hrs (Sri Lanka time)', 'UL504, lands 08:40', 'Pay Online In Advance', paymentUrl!.replaceAll('&', '&amp;'), `/booking/${reference}/calendar.ics`, '<meta name="robots" content="noindex']) {
      expect(html).toContain(part)
    }
  })

  test('has one address, whichever way the reference is typed', async () => {
    const { reference } = await book()
    const answer = await request(`/booking/${reference.toLowerCase().replaceAll('-', '')}`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`/booking/${reference}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('says confirmed or cancelled once the operator does; a cancelled one asks for no payment', async () => {
    const { reference } = await book()
    await setStatus(reference, 'confirmed')
    expect(await (await request(`/booking/${reference}`)).text()).toContain('Your booking is confirmed')
    await setStatus(reference, 'cancelled')
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).toContain('This booking is cancelled')
    expect(html).not.toContain('Pay Online In Advance')
  })

  test('of a journey that is over thanks, and asks for nothing any more', async () => {
    const { reference } = await book()
    await env.DB.prepare("update transfer_bookings set pickup_date = '2026-01-01', flight_details = '' where reference = ?").bind(reference).run()
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).toContain('This journey is over')
    for (const part of ['Pay Online In Advance', 'Add to your calendar', "driver's details within"]) expect(html).not.toContain(part)
  })

  test('of an unknown reference says so, with status 404', async () => {
    const answer = await request('/booking/AAAA-AAAA-AAAA')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('We know no such booking')
    expect((await request('/booking/AAAA-AAAA-AAAA/calendar.ics')).status).toBe(404)
  })

  test('shows HTML that a customer typed as text', async () => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { reference } = await (await site.bookTransfer(await transferToken({ pickup: `Villa ${attack}` }), { pickup: `Villa ${attack}`, flightdetails: attack })).json<BookingReceipt>()
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })
})

/** By the higher number a calendar knows the newer file. */
const sequence = (file: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(file)![1])

test('the calendar file follows the booking', async () => {
  const { reference } = await book()
  const first = await request(`/booking/${reference}/calendar.ics`)
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(first.headers.get('content-disposition')).toBe(`attachment; filename="booking-${reference}.ics"`)
  const text = (await first.text()).replaceAll('\r\n ', '')
  expect(text).toContain(`UID:${reference}@`)
  expect(text).toContain(`DTSTART;TZID=Asia/Colombo:${tomorrow.replaceAll('-', '')}T093000`)
  expect(text).toContain(`DTEND;TZID=Asia/Colombo:${tomorrow.replaceAll('-', '')}T123000`)
  for (const secret of [transferDetails.email, '447911123456']) expect(text).not.toContain(secret)
  await setStatus(reference, 'cancelled')
  const second = await (await request(`/booking/${reference}/calendar.ics`)).text()
  expect(second).toContain('STATUS:CANCELLED')
  expect(sequence(second)).toBeGreaterThan(sequence(text))
})

const afterJourney = (days: number) => new Date(Date.parse(`${tomorrow}T12:00:00Z`) + days * 24 * 60 * 60_000)

describe('erasure', () => {
  test('leaves everything until the days set are over', async () => {
    const { reference } = await book()
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS)))
    expect(await rows('transfer_bookings', reference)).toMatchObject([{ email: transferDetails.email, erased_at: null }])
  })

  test('then removes what is personal and keeps the figures; the page says so', async () => {
    const [transfer, safari] = [await book(), await bookTour()]
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 1))
    const [row] = await rows('transfer_bookings', transfer.reference)
    expect(row).toMatchObject({ email: '', phone: '', phone_typed: '', flight_details: '', fingerprint: '', pickup: 'Colombo', price_lkr: 21480, distance_km: 116 })
    expect(row!.erased_at).not.toBeNull()
    expect(await rows('safari_bookings', safari.reference)).toMatchObject([{ email: '', phone: '', notes: '', price_usd: tourDetails.rates }])
    const html = await (await request(`/booking/${transfer.reference}`)).text()
    expect(html).toContain('we have erased your contact data')
    expect(html).not.toContain('Pay Online In Advance')
    expect(html).not.toContain('example.com&amp;type=1')
  })

  test('an erased booking is nobody\'s: its quote cannot open it again', async () => {
    const token = await transferToken()
    await site.bookTransfer(token)
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 1))
    expect((await site.bookTransfer(token)).status).toBe(409)
  })

  test.each(['', '0', '-1', 'soon', '1.5', '99999'])('does nothing but say so in the log when the days are set to %j', async (days) => {
    const { reference } = await book()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await erasePersonalData({ ...env, ERASE_AFTER_DAYS: days } as Env, afterJourney(100_000))
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('No personal data is erased: ERASE_AFTER_DAYS'))
    warn.mockRestore()
    expect(await rows('transfer_bookings', reference)).toMatchObject([{ erased_at: null }])
  })
})

test('nothing of a customer is logged when a booking is taken, read or mailed in vain', async () => {
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, level).mockImplementation((...parts) => { lines.push(parts.map(String).join(' ')) })
  const broken = testSite({ EMAIL: { send: async ({ to }: { to: string }) => { throw new Error(`no such mailbox: ${to}`) } } as unknown as Env['EMAIL'] })
  const { reference } = await (await broken.bookTransfer(await transferToken())).json<BookingReceipt>()
  await broken.get(`/en/serendip/booking/${reference}`)
  await testSite({ DB: { withSession: () => { throw new Error(transferDetails.email) } } as unknown as Env['DB'] }).bookTransfer(await transferToken())
  // The database layer puts the statement and its values into the error's message, line by line.
  await env.DB.prepare("create trigger no_booking before insert on transfer_bookings begin select raise(abort, 'broken'); end").run()
  expect((await site.bookTransfer(await transferToken())).status).toBe(503)
  await env.DB.prepare('drop trigger no_booking').run()
  vi.restoreAllMocks()
  expect(lines.join('\n')).toContain('database')
  for (const secret of ['ann.customer', '7911', 'UL504', reference]) expect(lines.join('\n')).not.toContain(secret)
})

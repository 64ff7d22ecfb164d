import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { paths, BOOKING_SECTION } from '#domain/paths.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { ORIGIN, request } from '../site.ts'
import {
  testSite,
  tourToken,
  transferToken,
  rows,
  tomorrow,
  transferDetails,
  withPlainAmounts,
} from './booking-site.ts'

const site = testSite()
const book = async () => site.booked()
const bookTour = async () => (await site.bookTour(await tourToken())).json<BookingReceipt>()
const setStatus = (reference: string, status: string) =>
  env.DB.prepare(
    'update rides set status = ?, changed_at = ? where booking_number = (select number from bookings where reference = ?)',
  )
    .bind(status, new Date(Date.now() + 60_000).toISOString(), reference)
    .run()

const shownRides = async (reference: string) =>
  (await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()).rides

const againLink = (html: string) =>
  new URL(/href="([^"]+)"[^>]*>Book it again/.exec(html)![1]!.replaceAll('&amp;', '&'), ORIGIN)

describe('what anyone with the reference sees of a booking', () => {
  const OF_BOOKING = [
    'reference',
    'arrangement',
    'stayDays',
    'rides',
    'emailHint',
    'phoneHint',
    'paymentUrl',
    'paymentUsd',
    'depositUsd',
    'erased',
    'readAt',
  ]
  const OF_FIRST_RIDE = [
    'kind',
    'status',
    'pickup',
    'dropoff',
    'distance',
    'pickupDate',
    'pickupTime',
    'priceUsd',
    'paidUsd',
    'past',
    'details',
    'driver',
    'shortNotice',
    'guestName',
    'bags',
    'childSeats',
    'flight',
    'pickupAddress',
    'dropoffAddress',
    'travelers',
    ...BULKY_THINGS,
  ]
  const BOTH = [...OF_BOOKING, ...OF_FIRST_RIDE]
  const OF_RIDE = [
    ...OF_FIRST_RIDE.filter((field) => field !== 'distance'),
    'position',
    'beside',
    'via',
    'distanceKm',
    'cancelFeeUsd',
    'over',
    'caveat',
    'isRequest',
    'cancellation',
    'inRupees',
  ]

  test('of a transfer: these fields and no others', async () => {
    const { reference, insertId } = await book()
    const answer = await site.get(`/en/serendip/booking/${reference}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const booking = await answer.json<PublicBooking>()
    expect(Object.keys(booking).toSorted()).toEqual([...BOTH, 'duration', 'vehicle', 'priceLkr'].toSorted())
    const [ride] = booking.rides
    expect(Object.keys(ride!).toSorted()).toEqual([...OF_RIDE, 'minutes', 'vehicle', 'priceLkr'].toSorted())
    // The ride's fields stand beside the booking's too, in the words of this call.
    expect(booking).toEqual({
      rides: [{ ...ride!, position: 1, kind: 'transfer', distanceKm: 116, minutes: 180, status: 'new' }],
      kind: 'transfer',
      reference,
      arrangement: 'rides',
      stayDays: null,
      paymentUsd: 74,
      depositUsd: null,
      readAt: expect.any(String) as string,
      status: 'new',
      pickup: 'Colombo',
      dropoff: 'Kandy',
      distance: 116,
      duration: '3 hours',
      pickupDate: tomorrow,
      pickupTime: '09:30',
      vehicle: 'mini',
      priceLkr: 21480,
      priceUsd: 74,
      paidUsd: 0,
      emailHint: 'a…@example.com',
      phoneHint: '…3456',
      paymentUrl: expect.stringContaining(`${env.PAYMENT_URL}?id=${insertId}&pv=74&eml=&type=1`),
      past: false,
      erased: false,
      details: '…',
      driver: null,
      shortNotice: expect.any(Boolean) as boolean,
      travelers: null,
      guestName: '',
      bags: null,
      childSeats: null,
      ...Object.fromEntries(BULKY_THINGS.map((thing) => [thing, null])),
      flight: '',
      pickupAddress: '',
      dropoffAddress: '',
    })
  })

  test('of a tour: these fields and no others', async () => {
    const { reference } = await bookTour()
    const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(Object.keys(booking).toSorted()).toEqual([...BOTH, 'paymentLkr', 'park', 'type'].toSorted())
    expect(booking).toMatchObject({ kind: 'safari', type: 'Half Day', travelers: 1, distance: 245 })
    const [ride] = booking.rides
    expect(Object.keys(ride!).toSorted()).toEqual(
      [...OF_RIDE, 'minutes', 'park', 'tourLength', 'priceLkr', 'lkrPerUsd'].toSorted(),
    )
    expect(ride).toMatchObject({ kind: 'tour', tourLength: 'half', travelers: 1, distanceKm: 245 })
  })

  test('e-mail and phone are shortened, also in the link to where it is paid', async () => {
    const { reference } = await book()
    const call = await (await site.get(`/en/serendip/booking/${reference}`)).text()
    const page = await (await site.get(`/booking/${reference}`)).text()
    expect(new URL((JSON.parse(call) as PublicBooking).paymentUrl!).searchParams.get('eml')).toBe('')
    const [[row], [redeemed]] = [await rows('bookings', reference), await rows('redeemed_quotes', reference)]
    for (const secret of [
      transferDetails.email,
      '447911123456',
      transferDetails.phone,
      redeemed!.jti,
      row!.fingerprint,
      row!.guest_key,
    ])
      for (const spelling of [secret, encodeURIComponent(String(secret))]) expect(call + page).not.toContain(spelling)
  })

  test('nothing, for a reference that belongs to no booking', async () => {
    await book()
    for (const reference of ['AAAA-AAAA-AAAA', 'x', '1', '%27%20or%201=1', '0'.repeat(500)]) {
      expect((await site.get(`/en/serendip/booking/${reference}`)).status).toBe(404)
    }
  })

  test('no other answer shows anything of a booking', async () => {
    const secrets = ['ann.customer', 'ben.guest', '7911123456', (await book()).reference, (await bookTour()).reference]
    for (const path of ['/', '/transfer/taxi-from-Colombo-to-Kandy', '/sitemap.xml']) {
      const text = await (await request(path)).text()
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const [path, body] of [
      ['/transfer/all', {}],
      ['/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } }],
      ['/safari/query/all', { linkUrl: {} }],
    ] as const) {
      const text = await (await site.post(path, body)).text()
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})

describe('the booking page', () => {
  test('is kept by no cache, listed by no search engine, and told to no other site', async () => {
    const { reference } = await book()
    for (const path of [`/booking/${reference}`, `/booking/${reference}/calendar.ics`, '/booking/AAAA-AAAA-AAAA']) {
      const { headers } = await request(path)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-robots-tag')).toContain('noindex')
    }
  })

  test('shows the status and what was booked without any script', async () => {
    const { reference, insertId } = await book()
    const answer = await request(`/booking/${reference}`)
    expect(answer.status).toBe(200)
    const html = withPlainAmounts(await answer.text())
    for (const part of [
      reference,
      'Taxi from Colombo to Kandy',
      'Received',
      'Mini Car',
      'USD 74 (LKR 21,480)',
      '09:30',
      'Sri Lanka time',
      'Noted, not shown here',
      'Pay Online In Advance',
      `${env.PAYMENT_URL}?id=${insertId}&amp;pv=74&amp;eml=&amp;type=1&amp;v=2&amp;sig=`,
      `/booking/${reference}/calendar.ics`,
      '<meta name="robots" content="noindex',
    ]) {
      expect(html).toContain(part)
    }
  })

  test('redirects other spellings of the reference to its one address', async () => {
    const { reference } = await book()
    const answer = await request(`/booking/${reference.toLowerCase().replaceAll('-', '')}`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`/booking/${reference}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const typed of [
      `${reference}.`,
      `${reference})`,
      `${reference}%E2%80%8B`,
      reference.replaceAll('-', '%E2%80%91'),
    ]) {
      const changed = await request(`/de/booking/${typed}`, { redirect: 'manual' })
      expect([changed.status, changed.headers.get('location')], typed).toEqual([301, `/de/booking/${reference}`])
    }
    // Letters that look alike are those of another booking.
    const alike = `/booking/${reference.slice(0, -1)}%D0%90`
    expect((await request(alike, { redirect: 'manual' })).status).toBe(404)
  })

  test('shows that the operator confirmed or cancelled the booking; a cancelled one has no payment link', async () => {
    const { reference } = await site.booked({ passengers: 2, bags: 2 })
    await setStatus(reference, 'confirmed')
    expect(await (await request(`/booking/${reference}`)).text()).toContain('Your booking is confirmed')
    await setStatus(reference, 'cancelled')
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).toContain('This booking is cancelled')
    expect(html).not.toContain('Pay Online In Advance')
    expect(html).toContain('Book it again')
    const { pickup, dropoff, pickupDate, pickupTime } = (await shownRides(reference))[0]!
    const link = againLink(html)
    expect(link.pathname).toBe(paths.transfer(transferSlug(pickup, dropoff)))
    // The form is filled in, but for who the guest is.
    expect(Object.fromEntries(link.searchParams)).toEqual({
      date: pickupDate,
      time: pickupTime,
      vehicle: 'mini',
      travelers: '2',
      bags: '2',
    })
    expect(link.hash).toBe(`#${BOOKING_SECTION}`)
    const page = await (await request(link.pathname + link.search)).text()
    for (const place of ['Colombo', 'Kandy']) expect(page).toContain(place)
  })

  test('a cancelled tour is booked again for as many travelers', async () => {
    const { reference } = await bookTour()
    await setStatus(reference, 'cancelled')
    const [ride] = await shownRides(reference)
    const { pathname, searchParams } = againLink(await (await request(`/booking/${reference}`)).text())
    expect(pathname).toContain('/safari/')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      travelers: String(ride!.travelers),
      date: ride!.pickupDate,
    })
  })

  test('says thank you once the journey is over, and asks for nothing', async () => {
    const { reference } = await book()
    await setStatus(reference, 'confirmed')
    await env.DB.prepare(
      `update rides set pickup_date = '2026-01-01', details = ''
       where booking_number = (select number from bookings where reference = ?)`,
    )
      .bind(reference)
      .run()
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).toContain('This journey is over')
    for (const part of ['Pay Online In Advance', 'Add to your calendar', "driver's details within"])
      expect(html).not.toContain(part)
  })

  test('answers 404 for an unknown reference, and says so', async () => {
    const answer = await request('/booking/AAAA-AAAA-AAAA')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('We know no such booking')
    expect((await request('/booking/AAAA-AAAA-AAAA/calendar.ics')).status).toBe(404)
  })

  test('shows HTML that a customer typed as plain text', async () => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { reference } = await (
      await site.bookTransfer(await transferToken({ pickup: `Villa ${attack}` }), {
        pickup: `Villa ${attack}`,
        flightdetails: attack,
      })
    ).json<BookingReceipt>()
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })
})

const sequence = (file: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(file)![1])

test('the calendar file changes with the booking', async () => {
  const { reference } = await book()
  const first = await request(`/booking/${reference}/calendar.ics`)
  expect(first.headers.get('content-type')).toBe('text/calendar; method=PUBLISH; charset=utf-8')
  expect(first.headers.get('content-disposition')).toBe(`inline; filename="booking-${reference}.ics"`)
  const text = (await first.text()).replaceAll('\r\n ', '')
  expect(text).toContain(`UID:${reference}@`)
  expect(text).toContain(`DTSTART;TZID=Asia/Colombo:${tomorrow.replaceAll('-', '')}T093000`)
  expect(text).toContain(`DTEND;TZID=Asia/Colombo:${tomorrow.replaceAll('-', '')}T123000`)
  for (const secret of [transferDetails.email, '447911123456']) expect(text).not.toContain(secret)
  await setStatus(reference, 'cancelled')
  const second = await (await request(`/booking/${reference}/calendar.ics`)).text()
  expect(second).toContain('STATUS:CANCELLED')
  expect(second).toMatch(/^SUMMARY:Cancelled: Taxi from /m)
  expect(sequence(second)).toBeGreaterThan(sequence(text))
})

test('no customer data is logged when a booking, its page or its mail fails', async () => {
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => {
      lines.push(parts.map(String).join(' '))
    })
  const broken = testSite({
    EMAIL: {
      send: async ({ to }: { to: string }) => {
        throw new Error(`no such mailbox: ${to}`)
      },
    } as unknown as Env['EMAIL'],
  })
  const { reference } = await (await broken.bookTransfer(await transferToken())).json<BookingReceipt>()
  await broken.get(`/en/serendip/booking/${reference}`)
  await testSite({
    DB: {
      withSession: () => {
        throw new Error(transferDetails.email)
      },
    } as unknown as Env['DB'],
  }).bookTransfer(await transferToken())
  // Drizzle writes the statement and its values into the error's message.
  await env.DB.prepare(
    "create trigger no_booking before insert on bookings begin select raise(abort, 'broken'); end",
  ).run()
  expect((await site.bookTransfer(await transferToken())).status).toBe(503)
  await env.DB.prepare('drop trigger no_booking').run()
  vi.restoreAllMocks()
  // The number of a request is drawn, and may hold any digits.
  const logged = lines.join('\n').replaceAll(/"request":"[0-9a-f]+"/g, '')
  expect(logged).toContain('database')
  for (const secret of ['ann.customer', '7911', 'UL504', reference]) expect(logged).not.toContain(secret)
})

/** A journey: one quote, one booking of all its rides. */
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { Fare } from '#domain/fares/vehicles.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { MAX_STOPS, parsePlan } from '#domain/journeys/plan.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { form, openLink, rows, testSite, removeBookings } from './booking-site.ts'
import { GROUP, inDays, journeyDetails, journeyQuote, paidOf, PLAN, TRAIN_DAY } from './journey-site.ts'

const site = testSite({
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
})
beforeEach(async () => {
  site.mails.length = 0
  await removeBookings()
})

const post = (token: string, bookingDetails: object, more: object = {}) =>
  site.post(`/journey/booking/${token}`, { bookingDetails, ...more })

async function book(quote: JourneyAnswer, details: object = journeyDetails(quote)): Promise<BookingReceipt> {
  const answer = await post(quote.token, details)
  expect(await answer.clone().text()).toContain('insertId')
  return answer.json<BookingReceipt>()
}

const fields = async (answer: Response) => {
  expect(answer.status).toBe(422)
  return (await answer.json<{ fields: { field: string }[] }>()).fields.map(({ field }) => field)
}

const sum = (numbers: readonly unknown[]) => numbers.reduce<number>((total, number) => total + Number(number), 0)

describe('a booked journey', () => {
  test('is one booking with every ride at its fare, its stops and its day', async () => {
    const quote = await journeyQuote(PLAN)
    const { reference, insertId, paymentUrl } = await book(quote)
    expect(await rows('bookings')).toMatchObject([
      { reference, number: insertId, arrangement: 'rides', stay_days: null },
    ])
    const rides = await rows('rides', reference)
    expect(rides.map(({ position, kind, pickup, dropoff }) => [position, kind, pickup, dropoff])).toEqual([
      [1, 'transfer', 'Colombo Bandaranaike International Airport', 'Sigiriya'],
      [2, 'transfer', 'Sigiriya', 'Kandy'],
      [3, 'tour', 'Ella', 'Mirissa'],
      [4, 'transfer', 'Mirissa', 'Colombo Bandaranaike International Airport'],
    ])
    expect(rides.map(({ price_usd: usd }) => usd)).toEqual(quote.rides.map(({ carusd }) => carusd))
    // Of the tour's transport, too: its entry in a calendar ends when the page says.
    expect(rides.map(({ minutes }) => minutes)).toEqual(quote.rides.map(({ duration }) => parseDuration(duration)))
    expect(rides.map(({ via }) => via && JSON.parse(String(via)))).toEqual([
      [{ place: 'Dambulla', minutes: 75 }],
      null,
      null,
      null,
    ])
    expect(rides.map(({ flight }) => flight)).toEqual(['UL504', '', '', ''])
    expect(rides.every(({ guest_name: name }) => name === 'Ann Smith')).toBe(true)
    // A note is for all drivers, but where a ride has one of its own.
    const note = 'A wheelchair that folds'
    const [first, ...others] = journeyDetails(quote).rides
    const own = {
      flightdetails: note,
      rides: [first!, { ...others[0]!, flightdetails: 'Two stairs' }, ...others.slice(1)],
    }
    const noted = await book(await journeyQuote(PLAN), journeyDetails(quote, own))
    expect((await rows('rides', noted.reference)).map(({ details }) => details)).toEqual([
      note,
      'Two stairs',
      note,
      note,
    ])
    expect(rides.map(({ vehicle }) => vehicle)).toEqual(['car', 'car', null, 'car'])
    expect(await rows('redeemed_quotes', reference)).toHaveLength(1)
    expect(new URL(paymentUrl!).searchParams.get('id')).toBe(String(insertId))
    const shown = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(shown).toMatchObject({
      arrangement: 'rides',
      stayDays: null,
      rides: [{ via: [{ place: 'Dambulla' }] }, {}, {}, {}],
    })
  })

  test('is the same booking however often it is posted, and refused with other details', async () => {
    const quote = await journeyQuote(PLAN)
    const details = journeyDetails(quote)
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(quote.token, details)))
    const receipts = await Promise.all(answers.map((answer) => answer.json<BookingReceipt>()))
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(await rows('bookings')).toHaveLength(1)
    expect(await rows('rides')).toHaveLength(4)
    const other = await post(quote.token, { ...details, vehicle: 'van' })
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ type: expect.stringContaining('quote-used') })
  })

  test('is written with all its rides or not at all', async () => {
    const quote = await journeyQuote(PLAN)
    await env.DB.exec(
      "create trigger refuse_the_third before insert on rides when new.position = 3 begin select raise(abort, 'no'); end",
    )
    try {
      expect((await post(quote.token, journeyDetails(quote))).status).toBe(503)
      for (const table of ['bookings', 'rides', 'redeemed_quotes', 'outbox'] as const) {
        expect(await rows(table), table).toEqual([])
      }
    } finally {
      await env.DB.exec('drop trigger refuse_the_third')
    }
    await book(quote)
  })

  test('whose price has changed is confirmed anew, with a quote of all rides', async () => {
    const quote = await journeyQuote(PLAN)
    const now = Date.now()
    const late = await site.post(`/journey/booking/${await oldToken(now - 25 * 60 * 60_000)}`, {
      bookingDetails: journeyDetails(quote),
    })
    expect(late.status).toBe(409)
    const { quote: fresh } = await late.json<{ quote: JourneyAnswer }>()
    expect(fresh.rides.map(({ carusd }) => carusd)).toEqual(quote.rides.map(({ carusd }) => carusd))
    await book(fresh, journeyDetails(fresh))
  })

  test.each([
    ['a missing ride', (details: Details) => ({ rides: details.rides.slice(1) }), ['bookingDetails.rides']],
    [
      'rides out of order',
      ({ rides }: Details) => ({
        rides: rides.map((ride, i) => (i === 2 ? { ...ride, pickupdate: inDays(20) } : ride)),
      }),
      ['bookingDetails.rides.2.pickupdate'],
    ],
    [
      'a day that is no day',
      ({ rides }: Details) => ({
        rides: rides.map((ride, i) => (i === 1 ? { ...ride, pickupdate: '2027-02-30' } : ride)),
      }),
      ['bookingDetails.rides.1.pickupdate'],
    ],
    ['an unknown vehicle', () => ({ vehicle: 'bus' }), ['bookingDetails.vehicle']],
    ['an unknown arrangement', () => ({ arrangement: 'free' }), ['bookingDetails.arrangement']],
    ['no phone number', () => ({ phone: '+44 1' }), ['bookingDetails.phone']],
  ] as const)('is refused with %s', async (_what, change, expected) => {
    const quote = await journeyQuote(PLAN)
    const details = journeyDetails(quote)
    expect(await fields(await post(quote.token, { ...details, ...change(details) }))).toEqual(expected)
    expect(await rows('bookings')).toEqual([])
  })

  test('of as many stops as a plan has is booked also where it begins at a park, with a ride at each of them', async () => {
    const towns = Array.from({ length: MAX_STOPS - 1 }, (_, i) => ({
      place: ['Kandy', 'Ella', 'Galle'][i % 3]!,
      nights: 1,
    }))
    const quote = await journeyQuote({ stops: [{ place: 'Yala national park', nights: 1 }, ...towns] })
    expect(quote.rides).toHaveLength(MAX_STOPS)
    const { reference } = await book(quote)
    expect(await rows('rides', reference)).toHaveLength(MAX_STOPS)
  })

  test('is redeemed at its own address alone', async () => {
    const quote = await journeyQuote(PLAN)
    expect((await site.bookTransfer(quote.token)).status).toBe(400)
    expect((await post(`${quote.token}x`, journeyDetails(quote))).status).toBe(400)
  })

  test('with tours is for no more travelers than they are priced for; without, a vehicle is', async () => {
    const tours = await journeyQuote({
      stops: [
        { place: 'Colombo' },
        { place: 'Yala national park' },
        { place: 'Udawalawe national park' },
        { place: 'Galle' },
      ],
      travelers: 2,
    })
    expect(tours.rides.map(({ kind }) => kind)).toEqual(['tour', 'tour'])
    const refused = await post(tours.token, journeyDetails(tours, { passengers: '6' }))
    expect(await refused.clone().text()).toContain('priced for 2 travelers')
    expect(await fields(refused)).toEqual(['bookingDetails.passengers'])
    expect(await rows('bookings')).toEqual([])
    await book(tours)
    const transfers = await journeyQuote({ stops: [{ place: 'Colombo' }, { place: 'Kandy' }], travelers: 2 })
    await book(transfers, journeyDetails(transfers, { passengers: '6', vehicle: 'van' }))
  })

  test('says above its days how it stands, while its rides stand alike: each of them is folded', async () => {
    const quote = await journeyQuote(PLAN)
    const { reference } = await book(quote, { ...journeyDetails(quote), surfboards: '3', longboards: '2' })
    const status = async (of = reference) => {
      const page = await (await site.get(`/booking/${of}`)).text()
      const [top] = page.slice(page.indexOf('<main')).split('class="booking__days"')
      return /<p class="booking__status.*?<\/p>/
        .exec(top!)?.[0]
        .replaceAll(/<[^>]*>/g, '')
        .trim()
    }
    expect(await status()).toMatch(/^Received What you bring goes onto a roof rack/)
    await takeStep(site.env, `${reference}/2`, { step: 'confirm' })
    expect(await status()).toBeUndefined()
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await status()).toContain('Your booking is confirmed.')
    // As its guest changes it late: no driver is promised for what waits for a yes.
    const { reference: late } = await book(
      await journeyQuote(PLAN),
      journeyDetails(quote, { email: 'late@example.com' }),
    )
    await env.DB.prepare(
      'update rides set charged_percent = 50 where position = 3 and booking_number = (select number from bookings where reference = ?)',
    )
      .bind(late)
      .run()
    expect(await status(late)).toMatch(/^Received 1 of 4 rides waits for our yes/)
  })

  test('of which one of two vehicles was cancelled tells of the other one what it costs and carries', async () => {
    const quote = await journeyQuote({ ...GROUP, stops: [...GROUP.stops, { place: 'Colombo' }] })
    const { reference } = await book(quote, { ...journeyDetails(quote), vehicle: 'van', passengers: '8' })
    await takeStep(site.env, `${reference}/1`, { step: 'cancel' })
    const { rides } = (await findBooking(site.env, reference))!.booking
    const page = await (await site.get(`/booking/${reference}`)).text()
    const folds = [...page.matchAll(/<summary>.*?<\/summary>/gs)].map(([line]) => line.replaceAll(/<[^>]*>/g, ' '))
    const price = `USD ${rides[1]!.priceUsd}`
    expect(folds[0]).toMatch(/Cancelled\s*$/)
    expect(folds[1]).toContain(price)
    expect(folds[1]).toContain(`Travelers: ${rides[1]!.travelers}`)
    expect(page).toMatch(/<dt>Travelers<\/dt><dd[^>]*>8<\/dd>/)
  })

  test.each([
    ['rides', PLAN],
    ['two vehicles', GROUP],
    ['bags by car', TRAIN_DAY],
  ])('that was cancelled can be booked again with all its drives: %s', async (_what, plan) => {
    const quote = await journeyQuote(plan)
    const passengers = String(plan.travelers)
    const { reference } = await book(quote, { ...journeyDetails(quote), passengers, vehicle: 'van' })
    await takeStep(site.env, reference, { step: 'cancel' })
    const page = await (await site.get(`/booking/${reference}`)).text()
    const link = /href="(\/journey[^"]*)"[^>]*>Book it again/.exec(page)![1]!.replaceAll('&amp;', '&')
    const { searchParams } = new URL(link, 'https://example.com')
    expect([searchParams.get('vehicle'), searchParams.get('way')]).toEqual(['van', 'rides'])
    const again = parsePlan(searchParams)
    const same = ({ rides }: JourneyAnswer) => rides.map((ride) => ({ ...ride, hours: undefined, date: undefined }))
    expect(same(await journeyQuote(again))).toEqual(same(quote))
  })

  test('asks whether the guest wants the same once more', async () => {
    const quote = await journeyQuote(PLAN)
    await book(quote)
    const again = await journeyQuote(PLAN)
    const asked = await post(again.token, journeyDetails(again), { askIfBooked: true })
    expect(asked.status).toBe(409)
    expect(await asked.json()).toMatchObject({ type: expect.stringContaining('already-booked') })
  })

  test('sent by several posts at once is booked once', async () => {
    const quotes = await Promise.all([1, 2, 3, 4].map(() => journeyQuote(PLAN)))
    const sent = quotes.map((quote) => post(quote.token, journeyDetails(quote), { askIfBooked: true }))
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await rows('bookings')).toHaveLength(1)
  })

  test('is written once where it is sent by several at the same moment; another one beside it is written too', async () => {
    const quotes = await Promise.all(Array.from({ length: 4 }, () => journeyQuote(PLAN)))
    const details = (quote: JourneyAnswer, i: number) => {
      const same = journeyDetails(quote)
      // The last one differs in the hour of its last ride alone.
      return i < 3
        ? same
        : { ...same, rides: [...same.rides.slice(0, -1), { ...same.rides.at(-1), pickuptime: '16:00' }] }
    }
    const answers = await Promise.all(
      quotes.map((quote, i) => post(quote.token, details(quote, i), { askIfBooked: true })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.slice(0, 3).toSorted()).toEqual([200, 409, 409])
    expect(statuses[3]).toBe(200)
    expect(await rows('bookings')).toHaveLength(2)
    expect(await rows('rides')).toHaveLength(8)
  })
})

type Details = ReturnType<typeof journeyDetails>

/** A quote of another time. */
async function oldToken(now: number): Promise<string> {
  const { mintJourneyToken, readToken } = await import('#worker/quotes/quote-token.ts')
  const reading = await readToken(env, (await journeyQuote(PLAN)).token, 'journey')
  if (!reading.ok) throw new Error(reading.reason)
  return mintJourneyToken(env, reading.claims, now)
}

describe('a party that needs two vehicles', () => {
  test('has each ride twice at the same time, each at its own fare, and its people and bags in two parts', async () => {
    const quote = await journeyQuote(GROUP)
    expect(quote.vehicles).toBe(2)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van', passengers: '8', bags: '7' }))
    const rides = await rows('rides', reference)
    expect(rides.map(({ position, beside }) => [position, beside])).toEqual([
      [1, null],
      [2, 1],
      [3, null],
      [4, 3],
    ])
    expect(sum(rides.map(({ price_usd: usd }) => usd))).toBe(quote.total.vanusd)
    expect(rides.map(({ travelers }) => travelers)).toEqual([4, 4, 4, 4])
    expect(rides.map(({ bags }) => bags)).toEqual([4, 3, 4, 3])
    await takeStep(env, reference, { step: 'cancel' })
    const again = /href="([^"]+)"[^>]*>Book it again/.exec(await (await site.get(`/booking/${reference}`)).text())![1]!
    expect(Object.fromEntries(new URL(again.replaceAll('&amp;', '&'), 'https://a.example').searchParams)).toMatchObject(
      {
        stop1: 'Colombo',
        stop2: 'Kandy',
        travelers: '8',
        bags: '7',
        vehicles: '2',
        vehicle: 'van',
        way: 'rides',
      },
    )
    expect(rides[0]).toMatchObject({ pickup_date: rides[1]!.pickup_date, pickup_time: rides[1]!.pickup_time })
    expect((await listBookings(env, 'coming')).every(({ concerns }) => !concerns.includes('does-not-fit'))).toBe(true)
    expect(site.mails[0]!.subject).toContain('2 vehicles')
  })

  test('of which one needs a roof rack pays nothing before that is confirmed, neither for the other one nor for the safari', async () => {
    const quote = await journeyQuote(GROUP)
    // The one board goes onto the roof of the first vehicle.
    const details = { ...journeyDetails(quote, { vehicle: 'van', passengers: '8', bags: '7' }), longboards: '1' }
    const receipt = await book(quote, details)
    const { reference } = receipt
    expect(receipt).toMatchObject({ isRequest: true, paymentUrl: null })
    expect(receipt.caveats).toEqual([{ position: 1, caveat: { code: 'roof-rack' } }])
    const called = async () => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect((await called()).rides.map(({ isRequest }) => isRequest)).toEqual([true, true, false, false])
    const page = async () => (await (await site.get(`/booking/${reference}`)).text()).replaceAll('\u00a0', ' ')
    const mail = site.mails.find(({ to }) => to === details.email)!
    const rides = await rows('rides', reference)
    const { percent, leastUsd } = promises().deposit!
    const deposit = Math.max(leastUsd, Math.ceil((sum(rides.map(({ price_usd: usd }) => usd)) * percent) / 100))
    for (const text of [await page(), mail.text]) {
      expect(text).toContain('Until we have confirmed it there is nothing to pay online.')
      expect(text).toContain(`Once we have confirmed it, we ask for a deposit of USD ${deposit};`)
      expect(text).not.toMatch(/pv=|the deposit of/)
    }
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await page()).toContain(`Pay the deposit of USD ${deposit} online`)
    expect((await called()).paymentUrl).toContain(`pv=${deposit}&`)
  })

  test('has a driver for each vehicle: one step assigns all rides of one of them, with one sheet', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    await takeStep(site.env, reference, { step: 'confirm' })
    const nimal = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
    const kamal = { name: 'Kamal', phone: '+94712345678', car: 'WP KX 9' }
    await takeStep(site.env, reference, { step: 'driver', driver: nimal })
    await takeStep(site.env, `${reference}/2`, { step: 'driver', driver: kamal }, { isForAll: true })
    const rides = await rows('rides', reference)
    expect(rides.map(({ driver_name: name }) => name)).toEqual(['Nimal', 'Kamal', 'Nimal', 'Kamal'])
    const codes = rides.map(({ driver_code: code }) => code)
    expect([codes[0], codes[1]]).toEqual([codes[2], codes[3]])
    expect(codes[0]).not.toBe(codes[1])
    const sheet = await (await site.get(await openLink(site, `/driver/${codes[0]}`, nimal.phone))).text()
    expect(sheet).toContain('Drive to')
    expect(sheet).toContain('After this one')
    expect(sheet).toContain('Yala national park')
    // Of the other vehicle it says no more than who drives it.
    const together = 'You drive together with Kamal, WP KX 9.'
    expect(sheet).toContain(together)
    expect(sheet.replace(together, '')).not.toMatch(/Kamal|712345678/)
  })

  test('has both drivers by one step that names both; nobody drives both vehicles', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    await takeStep(site.env, reference, { step: 'confirm' })
    const nimal = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
    const kamal = { name: 'Kamal', phone: '+94712345678', car: 'WP KX 9' }
    const refusal = { code: 'two-vehicles', name: 'Nimal' }
    const twice = takeStep(site.env, reference, { step: 'driver', driver: nimal, second: nimal })
    await expect(twice).rejects.toMatchObject({ refusal })
    site.mails.length = 0
    await takeStep(site.env, reference, { step: 'driver', driver: nimal, second: kamal })
    const drivers = async () => (await rows('rides', reference)).map(({ driver_name: name }) => name)
    expect(await drivers()).toEqual(['Nimal', 'Kamal', 'Nimal', 'Kamal'])
    expect(new Set((await rows('rides', reference)).map(({ driver_code: code }) => code)).size).toBe(2)
    await expect(takeStep(site.env, `${reference}/2`, { step: 'driver', driver: nimal })).rejects.toMatchObject({
      refusal,
    })
    // Of a drive whose other vehicle is cancelled the same driver may have the one that is left.
    await takeStep(site.env, `${reference}/3`, { step: 'cancel' })
    await takeStep(site.env, `${reference}/4`, { step: 'driver', driver: nimal })
    await takeStep(site.env, `${reference}/4`, { step: 'driver', driver: kamal })
    await takeStep(site.env, `${reference}/3`, { step: 'reopen' })
    await takeStep(site.env, `${reference}/3`, { step: 'confirm' })
    await env.DB.prepare('delete from outbox').run()
    site.mails.length = 0
    // They change places.
    await takeStep(site.env, reference, { step: 'driver', driver: kamal, second: nimal })
    expect(await drivers()).toEqual(['Kamal', 'Nimal', 'Kamal', 'Nimal'])
    await sweepOutbox(site.env)
    const [mail, ...more] = site.mails.filter(({ subject }) => subject.startsWith('Your driver'))
    expect(more).toEqual([])
    expect(mail!.subject).toMatch(/^Your drivers for booking \S+: Kamal and Nimal, /)
    expect(mail!.text).toMatch(/^Your drivers\n\nThese are your drivers\. [^]*\nLook for these number plates\. /)
    // Both vehicles of a drive stand together, each with its driver: what is true of both is said once.
    expect(mail!.text).toMatch(
      /, ride 1: Colombo to Kandy\n(?: {2}.*\n)+? {2}Driver: Kamal, \+94712345678, WP KX 9\n {2}Second vehicle: Driver: Nimal, \+94771234567, CAB-1234\n/,
    )
    expect(mail!.text.match(/Colombo to Kandy/g)).toHaveLength(2)
    const page = await (await site.get(`/booking/${reference}`)).text()
    expect(page.match(/Call (?:Nimal|Kamal)/g)).toEqual(['Call Kamal', 'Call Nimal', 'Call Kamal', 'Call Nimal'])
  })

  test('is told once what is true of both vehicles, in the mail and on the page', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    site.mails.length = 0
    await takeStep(site.env, reference, { step: 'confirm' })
    const nimal = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
    await takeStep(site.env, reference, { step: 'driver', driver: nimal })
    const [first] = await rows('rides', reference)
    await takeStep(site.env, reference, { step: 'paid', usd: Number(first!.price_usd) + 1 })
    await sweepOutbox(site.env)
    const { text } = site.mails.find(({ subject }) => subject.startsWith('Your driver'))!
    expect(text.match(/Your driver waits 30 minutes/g)).toHaveLength(1)
    expect(text.match(/Paid: .*/g)).toEqual([
      `Paid: USD ${Number(first!.price_usd) + 1} of ${Number(first!.price_usd) * 2}`,
    ])
    // Of both jeeps together.
    expect(text).toContain('The total covers the entry of 8 travelers: there is nothing to pay at the gate.')
    expect(text).toContain('Rides 1 (second vehicle) and 2 (second vehicle): If you do not find your driver')
    // The second vehicle has no driver yet: its guests read whom to call. With one, both read the same.
    const advices = async () => {
      const page = await (await site.get(`/booking/${reference}`)).text()
      return [page.match(/At your pickup/g)?.length, page.match(/Your driver waits 30 minutes/g)?.length]
    }
    expect(await advices()).toEqual([4, 4])
    const kamal = { name: 'Kamal', phone: '+94712345678', car: 'WP KX 9' }
    await takeStep(site.env, reference, { step: 'driver', driver: nimal, second: kamal })
    expect(await advices()).toEqual([2, 2])
  })

  test('is fetched by each vehicle where that one set its guests down; by a single one only where both did', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    const houses = 'update rides set dropoff_address = ? where position < 3'
    await env.DB.prepare(houses).bind('Villa Rose').run()
    await env.DB.prepare("update rides set pickup = 'Kandy', pickup_address = 'Villa Rose' where position > 2").run()
    const setDown = async (position: number, dropoffAddress: string) => {
      const change = { step: 'change', notes: { dropoffAddress } } as const
      await takeStep(site.env, `${reference}/${position}`, change, { by: 'guest' })
      return (await rows('rides', reference)).map(({ pickup_address: from }) => from).slice(2)
    }
    expect(await setDown(1, 'Hotel Lotus')).toEqual(['Hotel Lotus', 'Villa Rose'])
    expect(await setDown(2, 'Sea View')).toEqual(['Hotel Lotus', 'Sea View'])
    await takeStep(site.env, `${reference}/4`, { step: 'cancel' })
    expect(await setDown(1, 'Lake House')).toEqual(['Hotel Lotus', 'Sea View'])
    await env.DB.prepare("update rides set pickup_address = 'Sea View' where position = 3").run()
    expect(await setDown(2, 'Lake House')).toEqual(['Lake House', 'Sea View'])
  })

  test('reads in its mail to which house the second vehicle drives, where that is another one', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    const houses = "update rides set dropoff_address = case position when 1 then 'Villa Rose' else 'Sea View' end"
    await env.DB.prepare(`${houses} where position < 3`).run()
    site.mails.length = 0
    await takeStep(site.env, reference, { step: 'confirm' })
    await sweepOutbox(site.env)
    const { text } = site.mails.find(({ to }) => to === 'ann.customer@example.com')!
    expect(text).toMatch(/Dropoff address: Villa Rose\n *Second vehicle: Dropoff address: Sea View\n/)
    expect(text.match(/Second vehicle/g)).toHaveLength(1)
  })

  test('reads of a change which drive of all it was, by the second vehicle, where those are counted', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference, changesUrl } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    const { pathname, search } = new URL(changesUrl!)
    const page = async (ride: number) => (await site.get(`${pathname}${search}&done=change&ride=${ride}`)).text()
    expect(await page(3)).toMatch(/<strong>Ride 2 of 2: [^<]*\d{4}<\/strong>/)
    expect(await page(4)).toMatch(/<strong>Ride 2 of 2: [^<]*\d{4} · Second vehicle<\/strong>/)
    expect(await page(4)).toMatch(/2 rides: USD/)
    expect((await page(4)).match(/\/\d · Second vehicle</g)).toEqual(['/2 · Second vehicle<', '/4 · Second vehicle<'])
    // That the other one goes elsewhere since is said, and only then.
    const both = 'You have two vehicles for this ride: change the other one, too.</p></div>'
    expect(await page(3)).not.toContain(both)
    await takeStep(site.env, `${reference}/3`, { step: 'change', notes: { dropoffAddress: 'Hotel Suisse' } })
    expect(await page(3)).toContain(both)
    expect(await page(1)).not.toContain(both)
  })

  test('reads before and after one vehicle is cancelled that the other one still comes', async () => {
    const { reference, changesUrl } = await book(await journeyQuote(GROUP))
    const { pathname, search } = new URL(changesUrl!)
    const comes = 'The other vehicle of this ride still comes: cancel it, too, if nobody needs it.'
    const page = async (done = '') => (await site.get(pathname + search + done)).text()
    expect((await page()).split(comes)).toHaveLength(5)
    await takeStep(site.env, `${reference}/3`, { step: 'cancel' })
    expect(await page('&done=cancel-ride&ride=3')).toContain(`${comes}</p></div>`)
    await takeStep(site.env, `${reference}/4`, { step: 'cancel' })
    expect(await page('&done=cancel-ride&ride=4')).not.toContain(`${comes}</p></div>`)
  })

  /** A group's booking, and what the form of a ride sends, with what its guest types. */
  async function groupOnRoad(change: Parameters<typeof journeyDetails>[1] = {}) {
    const quote = await journeyQuote(GROUP)
    const details = { ...journeyDetails(quote, { vehicle: 'van', passengers: '8', bags: '7' }), ...change }
    const { reference, changesUrl } = await book(quote, details)
    const { pathname, search } = new URL(changesUrl!)
    const path = pathname + search
    const page = async () => (await site.get(path)).text()
    const send = async (ride: number, typed: Record<string, string>) => {
      const { version, pickup_date: date, pickup_time: time } = (await rows('rides', reference))[ride - 1]!
      const all = { step: 'change', version: `${version}`, ride: `${ride}`, date: `${date}`, time: `${time}` }
      return site.get(path, form({ ...all, both: 'yes', ...typed }))
    }
    return { reference, path, page, send }
  }

  test("is changed in one save where its guest ticks so: hour, flight and houses of both, and what is each one's own", async () => {
    const { reference, path, page, send } = await groupOnRoad()
    const houses = 'update rides set dropoff_address = ? where position < 3'
    await env.DB.prepare(houses).bind('Villa Rose').run()
    await env.DB.prepare("update rides set pickup = 'Kandy', pickup_address = 'Villa Rose' where position > 2").run()
    const shown = await page()
    expect(shown.match(/<input type="checkbox"[^>]*name="both"[^>]*>/g)).toHaveLength(4)
    expect(shown).not.toMatch(/name="both"[^>]*checked/)
    expect(shown).not.toContain('change the other one, too')
    await takeStep(site.env, reference, { step: 'confirm' })
    await sweepOutbox(site.env)
    site.mails.length = 0
    const typed = { time: '07:00', flight: 'UL 504', dropoffAddress: 'Hotel Lotus', bags: '3', guestName: 'Ben' }
    const [{ version }] = (await rows('rides', reference)) as [{ version: number }]
    const answer = await send(1, typed)
    expect(answer.headers.get('location')).toBe(`${path}&done=change-next`)
    const rides = await rows('rides', reference)
    const of = (column: string) => rides.map((ride) => ride[column])
    expect(of('pickup_time')).toEqual(['07:00', '07:00', '08:00', '08:00'])
    expect(of('dropoff_address').slice(0, 2)).toEqual(['Hotel Lotus', 'Hotel Lotus'])
    expect(of('flight').slice(0, 2)).toEqual(['UL504', 'UL504'])
    expect(of('pickup_address').slice(2)).toEqual(['Hotel Lotus', 'Hotel Lotus'])
    expect(of('bags')).toEqual([3, 3, 4, 3])
    expect(of('guest_name')).toEqual(['Ben', 'Ann Smith', 'Ann Smith', 'Ann Smith'])
    expect(of('status')).toEqual(['new', 'new', 'confirmed', 'confirmed'])
    const history = (await rows('booking_history', reference)).filter(({ step }) => step === 'change')
    expect(history).toMatchObject([{ position: 0 }])
    expect(String(history[0]!.detail).match(/ride 3:/g)).toHaveLength(1)
    await sweepOutbox(site.env)
    expect(site.mails.map(({ to }) => to).filter((to) => to === 'ann.customer@example.com')).toHaveLength(1)
    // Who presses twice has saved it; who looks at an older page has not.
    expect((await send(1, { ...typed, version: `${version}` })).status).toBe(303)
    expect((await send(1, { ...typed, version: `${version}`, time: '07:30' })).status).toBe(409)
    expect((await send(2, { time: '07:30', flight: '' })).headers.get('location')).toBe(`${path}&done=change`)
    expect(await (await site.get(`${path}&done=change`)).text()).not.toContain('change the other one, too')
  })

  test('keeps of the other vehicle what the form has not changed, and leaves it alone without the tick', async () => {
    const { reference, send } = await groupOnRoad()
    await takeStep(site.env, `${reference}/2`, { step: 'change', time: '07:00' })
    expect((await send(1, { dropoffAddress: 'Hotel Lotus' })).status).toBe(303)
    const of = async (column: string) => (await rows('rides', reference)).map((ride) => ride[column]).slice(0, 2)
    expect(await of('dropoff_address')).toEqual(['Hotel Lotus', 'Hotel Lotus'])
    expect(await of('pickup_time')).toEqual(['08:00', '07:00'])
    // The second vehicle's form changes the first one, too.
    expect((await send(2, { time: '07:30' })).status).toBe(303)
    expect(await of('pickup_time')).toEqual(['07:30', '07:30'])
    expect((await send(1, { time: '06:30', both: '' })).status).toBe(400)
    // Where both are fetched is no next ride's beginning.
    const moved = await send(2, { pickupAddress: 'Sea View' })
    expect(moved.headers.get('location')).toMatch(/done=change$/)
    expect(await of('pickup_address')).toEqual(['Sea View', 'Sea View'])
  })

  test('is not offered a change for both where the other one is cancelled, costs something else, or is on its way', async () => {
    const { reference, page, send } = await groupOnRoad()
    const ticks = async () => (await page()).match(/name="both"/g)?.length
    await env.DB.prepare('update rides set price_lkr = price_lkr + 100 where position = 2').run()
    expect(await ticks()).toBe(2)
    expect((await page()).match(/change the other one, too/g)).toHaveLength(2)
    const refused = await send(1, { time: '07:00' })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('no longer right')])
    expect((await rows('rides', reference)).map(({ pickup_time: time }) => time).slice(0, 2)).toEqual([
      '08:00',
      '08:00',
    ])
    await env.DB.prepare('update rides set price_lkr = price_lkr - 100 where position = 2').run()
    expect(await ticks()).toBe(4)
    const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
    await takeStep(site.env, `${reference}/2`, { step: 'confirm' })
    await takeStep(site.env, `${reference}/2`, { step: 'driver', driver })
    const onBoard = `insert into ride_events (id, booking_number, position, event, code, pickup_date, pickup_time, at,
      received_at) select 'tap', booking_number, position, 'DRIVER_DEPARTED_TO_DROPOFF', driver_code, pickup_date,
      pickup_time, ?1, ?1 from rides where position = 2`
    await env.DB.prepare(onBoard).bind(new Date().toISOString()).run()
    expect(await ticks()).toBe(2)
    expect((await send(1, { time: '07:00' })).status).toBe(409)
    expect((await rows('rides', reference))[0]).toMatchObject({ pickup_time: '08:00' })
    await takeStep(site.env, `${reference}/4`, { step: 'cancel' })
    expect(await ticks()).toBeUndefined()
    // It is saved for the one that still drives.
    expect((await send(3, { dropoffAddress: 'Hotel Lotus' })).status).toBe(303)
    expect((await rows('rides', reference))[3]).toMatchObject({ status: 'cancelled', dropoff_address: '' })
  })

  test('is fetched at the new house by one car after two, once both are sent there by one save', async () => {
    const { reference, send } = await groupOnRoad()
    await env.DB.prepare("update rides set dropoff_address = 'Villa Rose' where position < 3").run()
    await env.DB.prepare("update rides set pickup = 'Kandy', pickup_address = 'Villa Rose' where position > 2").run()
    await takeStep(site.env, `${reference}/4`, { step: 'cancel' })
    expect((await send(1, { dropoffAddress: 'Lake House' })).headers.get('location')).toMatch(/done=change-next$/)
    const [, , next, cancelled] = await rows('rides', reference)
    expect(next).toMatchObject({ pickup_address: 'Lake House', version: 1 })
    expect(cancelled).toMatchObject({ pickup_address: 'Villa Rose' })
    const { detail } = (await rows('booking_history', reference)).at(-1)!
    expect(String(detail).match(/ride 3:/g)).toHaveLength(1)
  })

  test('that has two cars for some days moves both in one step, also where its days leave no room for one alone', async () => {
    const { reference, send } = await groupOnRoad({ arrangement: 'stay' })
    await takeStep(site.env, `${reference}/1`, { step: 'cancel' })
    await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
    await env.DB.prepare('update bookings set stay_days = 1').run()
    expect((await send(3, { date: inDays(24) })).status).toBe(303)
    const dates = (await rows('rides', reference)).map(({ pickup_date: date }) => date)
    expect(dates.slice(2)).toEqual([inDays(24), inDays(24)])
  })

  test('reads in mails, calendar and the text that it keeps the number of the drive, and that it is the second vehicle', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference, changesUrl } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    await takeStep(site.env, reference, { step: 'confirm' })
    await sweepOutbox(site.env)
    site.mails.length = 0
    await takeStep(site.env, `${reference}/4`, { step: 'cancel' }, { by: 'guest' })
    await sweepOutbox(site.env)
    expect(site.mails).toHaveLength(2)
    for (const { subject, text, attachments } of site.mails) {
      expect(text).toMatch(/\n\nRide 2 of 2: .* · Second vehicle\n\n/)
      expect(subject).toMatch(/ · Second vehicle, \d+ \w+ \d{4}$/)
      for (const { content } of attachments)
        expect(new TextDecoder().decode(content).replaceAll('\r\n ', '')).toMatch(
          /SUMMARY:Cancelled: .* · Second vehicle\r/,
        )
    }
    const { pathname, search } = new URL(changesUrl!)
    const kept = await (await site.get(`${pathname.replace('changes', 'keep')}${search}`)).text()
    expect(kept.match(/ · Second vehicle: /g)).toHaveLength(1)
  })

  test('may have one vehicle at another hour; the drives stay in their order', async () => {
    const quote = await journeyQuote(GROUP)
    const { reference } = await book(quote, journeyDetails(quote, { vehicle: 'van' }))
    await takeStep(site.env, `${reference}/2`, { step: 'change', time: '07:00' })
    await expect(takeStep(site.env, `${reference}/2`, { step: 'change', date: inDays(25) })).rejects.toMatchObject({
      refusal: { code: 'out-of-order', number: 2 },
    })
  })
})

describe('a car and driver who stay', () => {
  const stayOf = async (plan = PLAN) => {
    const quote = await journeyQuote(plan)
    const details = journeyDetails(quote, { arrangement: 'stay' })
    return { quote, details }
  }

  test.each([
    ['mini', 'miniprice', 'miniusd'],
    ['car', 'carprice', 'carusd'],
    ['van', 'vanprice', 'vanusd'],
  ] as const)('cost what was quoted, spread over the rides: %s', async (vehicle, lkr, usd) => {
    const { quote, details } = await stayOf()
    const stay = quote.stay as Fare & { readonly days: number }
    const { reference } = await book(quote, { ...details, vehicle })
    const rides = await rows('rides', reference)
    expect(sum(rides.map((ride) => ride.price_usd))).toBe(stay[usd])
    expect(sum(rides.map((ride) => ride.price_lkr))).toBe(stay[lkr])
    expect(rides.every((ride) => Number.isInteger(ride.price_usd) && Number.isInteger(ride.price_lkr))).toBe(true)
    expect(await rows('bookings')).toMatchObject([{ arrangement: 'stay', stay_days: stay.days }])
    expect(site.mails[0]!.text).toContain(`Car and driver for ${stay.days} days`)
  })

  test('are two cars and two drivers for a party in two vehicles, in the mail and on the page', async () => {
    const { quote, details } = await stayOf(GROUP)
    const { reference } = await book(quote, { ...details, vehicle: 'van', passengers: '8', bags: '7' })
    const words = `Two cars with drivers for ${(quote.stay as Fare & { readonly days: number }).days} days`
    expect(site.mails[0]!.text).toContain(words)
    expect(await (await site.get(`/booking/${reference}`)).text()).toContain(`${words}: one price for all rides.`)
  })

  test('are booked for the quoted days and no more, also by a later change', async () => {
    const { quote, details } = await stayOf()
    const last = details.rides.length - 1
    const longer = details.rides.map((ride, i) => (i === last ? { ...ride, pickupdate: inDays(40) } : ride))
    const refused = await post(quote.token, { ...details, rides: longer })
    expect(await fields(refused)).toEqual([`bookingDetails.rides.${last}.pickupdate`])
    const { reference } = await book(quote, details)
    const later = takeStep(site.env, `${reference}/${last + 1}`, { step: 'change', date: inDays(40) }, { by: 'guest' })
    await expect(later).rejects.toMatchObject({ refusal: { code: 'too-many-days', days: quote.stay!.days } })
  })

  test.each([
    [40, 0],
    [20, 20],
    [8, 40],
    [4, 60],
    [2, 100],
  ])('%i days before, a cancelled ride costs %i percent of its price', async (start, percent) => {
    const { quote } = await stayOf()
    const { reference } = await book(quote, journeyDetails(quote, { arrangement: 'stay' }, { start }))
    await takeStep(site.env, `${reference}/2`, { step: 'cancel' }, { by: 'guest' })
    const [, ride] = await rows('rides', reference)
    const fee = Math.floor((Number(ride!.price_usd) * percent) / 100)
    expect(ride).toMatchObject({ status: 'cancelled', cancel_fee_usd: fee })
    const [listed] = (await listBookings(env, 'concerned')).filter(({ position }) => position === 2)
    expect(listed?.concerns.includes('payment') ?? false).toBe(fee > 0)
    await takeStep(site.env, `${reference}/2`, { step: 'reopen' })
    expect((await rows('rides', reference))[1]).toMatchObject({ status: 'new', cancel_fee_usd: 0 })
  })

  test('are paid at the end: the sheet of their driver collects nothing before', async () => {
    const { quote, details } = await stayOf()
    const { reference } = await book(quote, details)
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
    await takeStep(site.env, reference, { step: 'driver', driver })
    const [{ driver_code: code } = {}] = await rows('rides', reference)
    const sheet = async () => (await site.get(await openLink(site, `/driver/${code}`, driver.phone))).text()
    expect(await sheet()).toContain('Nothing to collect now')
    expect((await sheet()).match(/class="card"/g)).toHaveLength(3)
    // The first rides were long ago: the last one stands alone.
    await env.DB.prepare('update rides set pickup_date = ? where position < 4').bind(inDays(-3)).run()
    expect(await sheet()).toContain(`Collect USD ${quote.stay!.carusd!.toLocaleString('en')} or LKR`)
    expect(await sheet()).not.toContain('After this one')
  })

  test('are cancelled by the operator free of charge', async () => {
    const { quote } = await stayOf()
    const { reference } = await book(quote, journeyDetails(quote, { arrangement: 'stay' }, { start: 4 }))
    await takeStep(site.env, reference, { step: 'cancel' })
    expect((await rows('rides', reference)).every((ride) => ride.cancel_fee_usd === 0)).toBe(true)
  })

  const ONE_SUM = {
    'all at once': async (reference: string) => {
      await takeStep(site.env, reference, { step: 'cancel', isGuestsWish: true })
    },
    'one after the other, the dearest first': async (reference: string) => {
      for (const position of [3, 1, 2, 4])
        await takeStep(site.env, `${reference}/${position}`, { step: 'cancel', isGuestsWish: true })
    },
  }
  test.each(Object.keys(ONE_SUM) as (keyof typeof ONE_SUM)[])(
    'cancelled %s by a guest who has paid, owe what is missing, or pay back what is too much, and never both',
    async (how) => {
      const { quote } = await stayOf()
      const total = quote.stay!.carusd!
      const deposit = Math.ceil(total / 10)
      for (const paid of [deposit, total - 40]) {
        const { reference } = await book(
          await journeyQuote(PLAN),
          journeyDetails(quote, { arrangement: 'stay', phone: `+44 7911 12345${paid % 10}` }, { start: 10 }),
        )
        await takeStep(site.env, reference, { step: 'confirm' })
        await takeStep(site.env, reference, { step: 'paid', usd: paid })
        await sweepOutbox(site.env)
        site.mails.length = 0
        await ONE_SUM[how](reference)
        await sweepOutbox(site.env)
        const fee = sum((await rows('rides', reference)).map((ride) => ride.cancel_fee_usd))
        expect(fee).toBeLessThan(total * 0.4)
        const { paymentUrl } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
        const page = await (await site.get(`/booking/${reference}`)).text()
        const mails = site.mails.filter(({ to }) => to === 'ann.customer@example.com').map(({ text }) => text)
        if (paid === deposit) {
          expect(paymentUrl).toContain(`pv=${fee - paid}&`)
          for (const text of [page, ...mails]) expect(text).not.toContain('is paid back the way you paid')
          if (how === 'all at once') expect(mails[0]).toContain(`USD ${fee - paid} or LKR`)
        } else {
          const back = `USD ${paid} was paid, and USD ${fee} (LKR`
          expect(paymentUrl).toBeNull()
          for (const text of [page, ...mails])
            expect(text).not.toMatch(/of it is still to be paid|Pay what is owed|is owed online/)
          for (const text of how === 'all at once' ? [page, mails[0]] : [page]) {
            expect(text).toContain(back)
            expect(text).toContain(`is owed: USD ${paid - fee} is paid back`)
          }
        }
      }
    },
  )

  test('of a ride that owes nothing any more what was paid pays what others owe', async () => {
    const { quote } = await stayOf()
    const details = journeyDetails(quote, { arrangement: 'stay' }, { start: 10 })
    const { reference } = await book(await journeyQuote(PLAN), details)
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'paid', usd: 64 })
    await takeStep(site.env, reference, { step: 'cancel', isGuestsWish: true })
    await takeStep(site.env, `${reference}/1`, { step: 'charge', usd: 0, reason: 'ill' })
    const fee = sum((await rows('rides', reference)).map((ride) => ride.cancel_fee_usd))
    const { paymentUrl } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(paymentUrl).toContain(`pv=${fee - 64}&`)
    expect(await paidOf(reference)).toMatchObject({ 1: 0 })
    const page = await (await site.get(`/booking/${reference}`)).text()
    expect(page).not.toContain('is paid back the way you paid')
  })

  test('what is owed of a cancelled ride is paid by the next one that is cancelled, and waits for nobody then', async () => {
    const { quote } = await stayOf()
    const details = journeyDetails(quote, { arrangement: 'stay' }, { start: 10 })
    const { reference } = await book(await journeyQuote(PLAN), details)
    await takeStep(site.env, reference, { step: 'confirm' })
    const [first] = await rows('rides', reference)
    await takeStep(site.env, `${reference}/1`, { step: 'paid', usd: Number(first!.price_usd) })
    const waits = async () => (await rows('refunds_due', reference)).map(({ position }) => position)
    await takeStep(site.env, `${reference}/2`, { step: 'cancel', isGuestsWish: true })
    expect(await waits()).toEqual([2])
    await takeStep(site.env, `${reference}/1`, { step: 'cancel', isGuestsWish: true })
    const [one, two] = await rows('rides', reference)
    expect(await paidOf(reference)).toMatchObject({ 1: one!.cancel_fee_usd, 2: two!.cancel_fee_usd })
    expect(await waits()).toEqual([])
  })
})

describe('paying', () => {
  const pv = async (reference: string) => {
    const { paymentUrl } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    return paymentUrl === null ? null : Number(new URL(paymentUrl).searchParams.get('pv'))
  }
  const pay = (number: number, usd: number, event: string) =>
    recordNotice(site.env, 'own', {
      event,
      payment: event,
      order: String(number),
      cents: usd * 100,
      currency: 'USD',
      status: 'paid',
    })

  test('begins with the deposit, and goes on with the rest', async () => {
    const quote = await journeyQuote(PLAN)
    const { reference, insertId } = await book(quote)
    const total = quote.total.carusd!
    const deposit = Math.ceil(total / 10)
    expect(await pv(reference)).toBe(deposit)
    expect(site.mails.find(({ to }) => to === 'ann.customer@example.com')!.text).toContain(
      `Pay the deposit of USD ${deposit} online`,
    )
    await pay(insertId, deposit, 'first')
    expect(await rows('payment_notices')).toMatchObject([{ counted_usd: deposit, problem: null }])
    expect(await pv(reference)).toBe(total - deposit)
    await pay(insertId, total - deposit, 'second')
    expect(await pv(reference)).toBeNull()
    expect(sum(Object.values(await paidOf(reference)))).toBe(total)
  })

  test('what was paid of a cancelled ride pays the others, and nothing is owed for it', async () => {
    const quote = await journeyQuote(PLAN)
    const { reference, insertId } = await book(quote)
    const total = quote.total.carusd!
    await pay(insertId, Math.ceil(total / 10), 'first')
    expect(Object.keys(await paidOf(reference))).toEqual(['1'])
    await takeStep(site.env, `${reference}/1`, { step: 'cancel' }, { by: 'guest' })
    expect(await paidOf(reference)).toMatchObject({ 1: 0 })
    expect(sum(Object.values(await paidOf(reference)))).toBe(Math.ceil(total / 10))
    expect(await pv(reference)).toBe(total - quote.rides[0]!.carusd! - Math.ceil(total / 10))
    const { booking } = (await findBooking(env, reference))!
    expect(booking.rides.map(({ status }) => status)).toEqual(['cancelled', 'new', 'new', 'new'])
    const history = await rows('booking_history', reference)
    expect(history.at(-1)!.detail).toContain('of it pays ride 2')
  })

  test('what was paid of a cancelled ride pays none whose day is over', async () => {
    const { reference } = await book(await journeyQuote(PLAN))
    await takeStep(site.env, `${reference}/4`, { step: 'paid', usd: 20 })
    // The day after the first pickup.
    const now = new Date(Date.now() + 21.5 * 24 * 3_600_000)
    await takeStep(site.env, `${reference}/4`, { step: 'cancel' }, { now })
    expect(await paidOf(reference)).toEqual({ 2: 20, 4: 0 })
  })

  describe('by hand', () => {
    const cashBook = () =>
      env.DB.prepare('select position, method, cents, currency, counted_usd from cash_book order by number').all()
    const booked = async () => {
      const quote = await journeyQuote(PLAN)
      const { reference } = await book(quote)
      return { reference, usd: quote.rides.map(({ carusd }) => carusd), total: quote.total.carusd! }
    }

    test('all rides are paid in one step, with one line in the cash book', async () => {
      const { reference, usd, total } = await booked()
      await takeStep(site.env, reference, { step: 'paid', usd: usd[0]! + 5, method: 'bank' })
      expect(await paidOf(reference)).toEqual({ 1: usd[0], 2: 5 })
      await takeStep(site.env, reference, { step: 'paid' })
      expect(await paidOf(reference)).toEqual({ 1: usd[0], 2: usd[1], 3: usd[2], 4: usd[3] })
      const rest = total - usd[0]! - 5
      expect((await cashBook()).results).toEqual([
        { position: 0, method: 'bank', cents: (usd[0]! + 5) * 100, currency: 'USD', counted_usd: usd[0]! + 5 },
        { position: 0, method: 'cash', cents: rest * 100, currency: 'USD', counted_usd: rest },
      ])
      expect((await rows('booking_history', reference)).at(-1)!.detail).toBe(
        `USD ${total} of ${total}, before USD ${usd[0]! + 5}; USD ${rest}.00 by cash; ride 2: USD 5 -> ${usd[1]} of ${usd[1]}; ` +
          `ride 3: USD 0 -> ${usd[2]} of ${usd[2]}; ride 4: USD 0 -> ${usd[3]} of ${usd[3]}`,
      )
      await expect(takeStep(site.env, reference, { step: 'paid', usd: total + 1 })).rejects.toMatchObject({
        refusal: { code: 'more-than-open', openUsd: 0 },
      })
    })

    test('what is paid of all is not for a cancelled ride, which stays as it was', async () => {
      const { reference, usd } = await booked()
      await takeStep(site.env, `${reference}/4`, { step: 'paid' })
      // A deposit is for all rides: what was paid of the last one pays the first.
      await takeStep(site.env, `${reference}/4`, { step: 'cancel' })
      await takeStep(site.env, reference, { step: 'paid' })
      expect(await paidOf(reference)).toEqual({ 1: usd[0], 2: usd[1], 3: usd[2], 4: 0 })
      await expect(takeStep(site.env, reference, { step: 'paid', usd: 1 })).rejects.toThrow('All of it is paid')
    })

    test('of a cancelled journey one step gives back what was paid of all rides', async () => {
      const { reference, usd, total } = await booked()
      await takeStep(site.env, reference, { step: 'paid' })
      await takeStep(site.env, reference, { step: 'cancel' })
      const concerned = async () =>
        (await listBookings(env, 'concerned')).filter(({ concerns }) => concerns.includes('payment')).length
      expect(await concerned()).toBe(4)
      await takeStep(site.env, reference, { step: 'refund', usd: total - usd[0]! })
      expect(await paidOf(reference)).toEqual({ 1: usd[0], 2: 0, 3: 0, 4: 0 })
      expect((await rows('refunds_due')).length).toBe(1)
      await takeStep(site.env, reference, { step: 'refund', usd: usd[0]! })
      expect((await rows('refunds_due')).length).toBe(0)
      expect(await concerned()).toBe(0)
    })

    test('a refund of what was paid beyond the price is no gift: the price stays to be paid', async () => {
      const { reference, usd } = await booked()
      await takeStep(site.env, `${reference}/1`, { step: 'paid' })
      const price = usd[0]! - 10
      await env.DB.prepare('update rides set price_usd = ? where position = 1').bind(price).run()
      await takeStep(site.env, `${reference}/1`, { step: 'refund', usd: 12 })
      expect((await rows('rides', reference))[0]).toMatchObject({ waived_usd: 2 })
      await takeStep(site.env, `${reference}/1`, { step: 'paid', usd: 2 })
      expect((await rows('rides', reference))[0]).toMatchObject({ waived_usd: 0 })
      await env.DB.prepare('update rides set price_usd = ? where position = 1')
        .bind(price - 10)
        .run()
      await takeStep(site.env, reference, { step: 'refund', usd: 10 })
      expect((await rows('rides', reference))[0]).toMatchObject({ waived_usd: 0 })
    })

    test('a refund is taken from the cancelled ride first, then from the last, and is sent once', async () => {
      const { reference, usd, total } = await booked()
      await takeStep(site.env, reference, { step: 'paid' })
      await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
      site.mails.length = 0
      const [first] = await rows('rides', reference)
      const seen = Number(first!.version)
      const back = usd[1]! + 7
      const again = () => takeStep(site.env, `${reference}/1`, { step: 'refund', usd: back }, { isForAll: true, seen })
      await again()
      expect(await paidOf(reference)).toEqual({ 1: usd[0], 2: 0, 3: usd[2], 4: usd[3]! - 7 })
      expect((await rows('rides', reference)).map(({ waived_usd: waived }) => waived)).toEqual([0, 0, 0, 7])
      expect((await listBookings(env, 'concerned')).filter(({ concerns }) => concerns.includes('payment'))).toEqual([])
      expect((await rows('outbox', reference)).filter(({ kind }) => kind === 'refunded')).toMatchObject([
        { position: 0, reader: 'guest' },
      ])
      await expect(again()).rejects.toMatchObject({ refusal: { code: 'changed-since' } })
      await expect(takeStep(site.env, reference, { step: 'refund', usd: total })).rejects.toMatchObject({
        refusal: { code: 'more-than-paid', paidUsd: total - back },
      })
    })
  })

  test('what a cancelled journey has paid waits for the operator', async () => {
    const quote = await journeyQuote(PLAN)
    const { reference, insertId } = await book(quote)
    await pay(insertId, Math.ceil(quote.total.carusd! / 10), 'first')
    site.mails.length = 0
    await takeStep(site.env, reference, { step: 'cancel' }, { by: 'guest' })
    expect((await rows('rides', reference)).every(({ status }) => status === 'cancelled')).toBe(true)
    expect((await rows('outbox', reference)).filter(({ kind }) => kind === 'cancelled')).toMatchObject([
      { position: 0, reader: 'guest' },
      { position: 0, reader: 'operator' },
    ])
    expect((await listBookings(env, 'concerned')).map(({ position, concerns }) => [position, concerns])).toContainEqual(
      [1, expect.arrayContaining(['payment'])],
    )
  })
})

test("a typed stop is erased with the guest's data, a known one stays", async () => {
  const quote = await journeyQuote(PLAN)
  const { reference } = await book(quote)
  await env.DB.prepare('update rides set via = ? where position = 1')
    .bind(
      JSON.stringify([
        { place: 'Aunt Rosa, 12 Lake Road', minutes: 20 },
        { place: 'Dambulla', minutes: 0 },
      ]),
    )
    .run()
  await erasePersonalData(site.env, new Date(Date.now() + 400 * DAY_MS))
  const [first] = await rows('rides', reference)
  expect(JSON.parse(String(first!.via))).toEqual([
    { place: 'your stop', minutes: 20 },
    { place: 'Dambulla', minutes: 0 },
  ])
})

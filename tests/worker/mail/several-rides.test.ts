/** Mails about a booking with several rides, and about one of them. */
import { promises } from '#domain/prices/current-price-list.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import { confirmedDate, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  returnDays,
  returnTripDetails,
  rows,
  testSite,
  transferDetails,
  transferToken,
  wayBackPrices,
  wayBackToken,
  removeBookings,
} from '../bookings/booking-site.ts'
import { cause, setRides } from './mail-site.ts'

const site = testSite({
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
})
beforeEach(async () => {
  site.mails.length = 0
  await removeBookings()
})

const { there, back, later } = returnDays
const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')
const KAMAL = parseDriver('Kamal, +94 71 234 5678, WP KX 9')
const [THERE_USD, BACK_USD] = [74, wayBackPrices.miniusd!] as const
const TYPED = { pickupaddress: '1 Galle Road', dropoffaddress: 'Villa Rose', guestname: 'Ann Smith' }

async function book(): Promise<string> {
  const answer = await site.bookTransfer(await transferToken(), { ...(await returnTripDetails()), ...TYPED })
  expect(answer.status).toBe(200)
  return (await answer.json<BookingReceipt>()).reference
}

type Sent = (typeof site.mails)[number]
const isToGuest = ({ to }: Sent) => to === transferDetails.email

/** What the next sweep sends: to the guest, and to the operator. */
async function swept(): Promise<{ readonly guest: Sent[]; readonly operator: Sent[] }> {
  site.mails.length = 0
  await sweepOutbox(site.env)
  return { guest: site.mails.filter(isToGuest), operator: site.mails.filter((mail) => !isToGuest(mail)) }
}

/** Takes steps, and sends what they cause. */
async function taken(name: string, steps: readonly Step[], by: 'operator' | 'guest' = 'operator') {
  for (const step of steps) await takeStep(site.env, name, step, { by })
  return swept()
}

const calendar = ({ attachments }: Sent) =>
  attachments.map(({ content }) => new TextDecoder().decode(content).replaceAll('\r\n ', '')).join('\n')
const everything = (mail: Sent) => [mail.subject, mail.text, mail.html, calendar(mail)].join('\n')

test('a way back that alone needs a review says so in subject and list, and the payment of both waits', async () => {
  const token = await wayBackToken({ needsReview: true })
  const trip = { ...(await returnTripDetails({ token })), ...TYPED }
  const { reference } = await site.booked(trip)
  const { operator, guest } = {
    operator: site.mails.filter((mail) => !isToGuest(mail)),
    guest: site.mails.filter(isToGuest),
  }
  expect(operator.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^REVIEW: New booking /)])
  const text = operator[0]!.text
  expect(text.match(/Needs review: The distance rests on a visitor's word/g)).toHaveLength(1)
  const { rides: listed } = (await bookingWithHistory(site.env, reference))!
  expect(listed.map(({ concerns }) => concerns)).toEqual([[], ['review']])
  expect(text.indexOf('Needs review')).toBeGreaterThan(text.indexOf('Ride 2 of 2'))
  expect(guest[0]!.text).not.toContain('pv=')
  const [confirmed] = (await taken(`${reference}/2`, [{ step: 'confirm' }])).guest
  expect(confirmed!.text).toContain(`pv=${THERE_USD + BACK_USD}&`)
})

describe('a new booking', () => {
  test('has one receipt and one notice: all of it on top, then each ride under its name', async () => {
    const reference = await book()
    expect(site.mails).toHaveLength(2)
    for (const { subject, text, html } of site.mails) {
      expect(subject).toContain('Taxi from Colombo to Kandy and back')
      expect(text).toMatch(
        new RegExp(
          `Taxi from Colombo to Kandy and back\n${pickupDay(there, ENGLISH_TEXTS)}, 09:30 .*\nBooking ${reference}\nUSD ${THERE_USD + BACK_USD} \\(`,
        ),
      )
      const [, first, second] = text.split(/^Ride \d of 2: /m)
      expect(first).toMatch(/^Taxi from Colombo to Kandy\n/)
      expect(first).toContain(`Pickup date: ${confirmedDate(there)}`)
      expect(first).toContain(`Price: USD ${THERE_USD} (`)
      expect(second).toMatch(/^Taxi from Kandy to Colombo\n/)
      expect(second).toContain(`Pickup date: ${confirmedDate(back)}`)
      expect(second).toContain('15:00 hrs')
      expect(second).toContain(`Price: USD ${BACK_USD} (`)
      // What is about the whole booking stands apart from the last ride.
      expect(text).toMatch(/\n\n(Your phone|Phone): /)
      expect(html).toMatch(/Ride 2 of 2\s*<\/th>\s*<td[^>]*><strong>Taxi from Kandy to Colombo<\/strong><\/td>/)
    }
  })

  test('the receipt says once what is true of both rides, asks for one payment, and has both in its calendar file', async () => {
    const reference = await book()
    const receipt = site.mails.find(isToGuest)!
    expect(receipt.text.match(/within 12 hours/g)).toHaveLength(1)
    expect(receipt.text).toContain('one payment online is for all rides')
    expect(receipt.attachments.map(({ filename }) => filename)).toEqual([`booking-${reference}.ics`])
    expect(calendar(receipt).match(/^UID:.*(?=@)/gm)).toEqual([`UID:${reference}-1`, `UID:${reference}-2`])
  })

  test('the receipt holds no words of a visitor, the notice all of them', async () => {
    await book()
    for (const mail of site.mails) {
      for (const typed of Object.values(TYPED)) expect(everything(mail).includes(typed)).toBe(!isToGuest(mail))
    }
  })

  test('the notice says how to confirm all rides at once, or one alone', async () => {
    const reference = await book()
    const notice = site.mails.find((mail) => !isToGuest(mail))!
    expect(notice.text).toContain(
      `Confirm its rides, all at once or one by one: npm run bookings -- --remote --confirm ${reference}; one alone: --confirm ${reference}/1`,
    )
  })
})

test('a notice that comes when all of it is cancelled promises nothing', async () => {
  const reference = await book()
  await setRides(reference, { status: 'cancelled' })
  await cause(reference, 'receipt', 'operator', 0)
  const { operator } = await swept()
  expect(operator[0]!.text).toContain('It has been cancelled since.')
  expect(operator[0]!.text).not.toMatch(/promised|--confirm|--driver/)
})

describe('a step', () => {
  test('with all rides is told in one mail about both', async () => {
    const reference = await book()
    const { guest } = await taken(reference, [{ step: 'confirm' }])
    expect(guest.map(({ subject }) => subject)).toEqual([
      `Booking ${reference} confirmed: Taxi from Colombo to Kandy and back, ${showDate(there)}`,
    ])
    expect(guest[0]!.text).toMatch(/^Your booking is confirmed\n\nYour driver will be there\.\n/)
    for (const typed of Object.values(TYPED)) expect(everything(guest[0]!)).toContain(typed)
  })

  test('with one ride is told about that one alone, by its own reference', async () => {
    const reference = await book()
    const { guest } = await taken(`${reference}/2`, [{ step: 'confirm' }])
    expect(guest.map(({ subject }) => subject)).toEqual([
      `Booking ${reference}/2 confirmed: Taxi from Kandy to Colombo, ${showDate(back)}`,
    ])
    const { text } = guest[0]!
    expect(text).toContain(`Booking ${reference}/2\n`)
    expect(text).toContain('Your ride is confirmed')
    expect(text).toContain(`USD ${BACK_USD} (`)
    expect(text).not.toContain(showDate(there))
    // The page and the payment are those of the booking.
    expect(text).toMatch(new RegExp(`/booking/${reference}\\?seen=at-\\w+\n`))
    expect(text).toContain('one payment online is for all rides')
    expect(calendar(guest[0]!).match(/^UID:.*(?=@)/gm)).toEqual([`UID:${reference}-2`])
  })

  test('cancels one ride without a word that the booking is cancelled', async () => {
    const reference = await book()
    const { guest } = await taken(`${reference}/1`, [{ step: 'cancel' }])
    expect(guest[0]!.text).toContain('Your ride is cancelled')
    expect(guest[0]!.text).toContain('This ride is cancelled. Nobody will come for it.')
    expect(guest[0]!.text).not.toContain('booking is cancelled')
    expect(guest[0]!.text).not.toContain('Pay Online In Advance')
    for (const typed of Object.values(TYPED)) expect(everything(guest[0]!)).not.toContain(typed)
  })

  test('says first which of its rides it is about: one that changed, or those of several that are cancelled', async () => {
    const reference = await book()
    const change = { step: 'change', time: '16:20' } as const
    const { guest: changed } = await taken(`${reference}/2`, [change])
    expect(changed[0]!.text).toMatch(/^A ride of your booking has changed\n\nRide 2 of 2: Taxi from Kandy to Colombo, /)
    await taken(reference, [{ step: 'confirm' }])
    const { guest: driven } = await taken(`${reference}/2`, [{ step: 'driver', driver: NIMAL }])
    expect(driven[0]!.text).toMatch(/^Your driver\n\nRide 2 of 2: Taxi from Kandy to Colombo, /)
    await taken(reference, [{ step: 'paid', usd: THERE_USD + BACK_USD }])
    const { guest: refunded } = await taken(`${reference}/2`, [{ step: 'refund', usd: 10 }])
    expect(refunded[0]!.text).toMatch(
      new RegExp(
        `^We have paid money back\\n\\nRide 2 of 2: .*\\n\\nPaid back: USD 10. Paid after this refund: USD ${BACK_USD - 10}\\.`,
      ),
    )
    await taken(`${reference}/1`, [{ step: 'cancel' }])
    await removeMails()
    await cause(reference, 'cancelled', 'guest', 0)
    const { guest } = await swept()
    expect(guest[0]!.text).toMatch(
      new RegExp(`^Rides of your booking are cancelled\\n\\nRide 1 of 2: .*, ${showDate(there)}\\n\\nSome rides`),
    )
  })

  test('of a change says of each ride which of its lines are others, and nothing that was typed', async () => {
    const reference = await book()
    const notes = { flight: 'UL504', dropoffAddress: 'Villa Jasmine', bags: '2', details: 'Gate code 4711' }
    await takeStep(site.env, `${reference}/1`, { step: 'change', time: '10:20', notes }, { by: 'guest' })
    await takeStep(site.env, `${reference}/2`, { step: 'change', notes: { childSeats: '2' } }, { by: 'guest' })
    const [mail] = (await swept()).guest
    expect(mail!.text.match(/^(?:Ride \d of 2: Taxi|What changed: ).*$/gm)).toEqual([
      'Ride 1 of 2: Taxi from Colombo to Kandy',
      'What changed: Pickup time, Flight, Dropoff address, Large bags, Flight or room details',
      'Ride 2 of 2: Taxi from Kandy to Colombo',
      // It begins where the first one ends.
      'What changed: Pickup address, Child seats',
    ])
    for (const typed of ['Jasmine', 'Gate code']) expect(everything(mail!)).not.toContain(typed)
    // What was told is not told again.
    const { guest } = await taken(`${reference}/2`, [{ step: 'price', price: { percent: 10 }, reason: 'as agreed' }])
    expect(guest[0]!.text.match(/^What changed: .*$/gm)).toEqual(['What changed: Price'])
    // The office may have lowered it: whether the guest asked for it is no question.
    expect(guest[0]!.text).toContain('It is now as below. Please tell us if anything is not as it should be.')
  })

  test('with all rides of which one is cancelled says where each stands, and sums up those that run', async () => {
    const reference = await book()
    await taken(`${reference}/1`, [{ step: 'cancel' }])
    await takeStep(site.env, reference, { step: 'confirm' })
    await removeMails()
    await cause(reference, 'confirmed', 'guest', 0)
    const { guest } = await swept()
    const { text, subject } = guest[0]!
    expect(subject).toContain('Taxi from Kandy to Colombo')
    expect(text).toMatch(new RegExp(`Booking ${reference}\nUSD ${BACK_USD} \\(`))
    expect(text).toContain('Rides of your booking are confirmed')
    expect(text).toContain('Ride 1 of 2: Taxi from Colombo to Kandy, cancelled')
    expect(text).toContain('Ride 2 of 2: Taxi from Kandy to Colombo, confirmed')
  })

  test('that names two drivers links to both by name', async () => {
    const reference = await book()
    await taken(reference, [{ step: 'confirm' }])
    await taken(`${reference}/1`, [{ step: 'driver', driver: NIMAL }])
    await taken(`${reference}/2`, [{ step: 'driver', driver: KAMAL }])
    await cause(reference, 'driver', 'guest', 0)
    const { guest } = await swept()
    for (const { name, phone } of [NIMAL, KAMAL]) {
      expect(guest[0]!.text).toContain(`Write to ${name}, your driver, on WhatsApp\nhttps://wa.me/${phone.slice(1)}`)
    }
  })
})

const removeMails = async () => site.env.DB.prepare('delete from outbox').run()

describe('what the guest did is told to the operator in its own words:', () => {
  const PROMISE = "promised the driver's details"
  const inSevenDays = sriLankaTime(new Date(Date.now() + promises().refund.days * 24 * 3_600_000)).date

  test('a cancelled ride, who was assigned to it, and what was paid', async () => {
    const reference = await book()
    await taken(reference, [{ step: 'confirm' }, { step: 'driver', driver: NIMAL }])
    await taken(`${reference}/2`, [{ step: 'paid', usd: BACK_USD }])
    const { guest, operator } = await taken(`${reference}/2`, [{ step: 'cancel' }], 'guest')
    expect(guest).toHaveLength(1)
    expect(operator.map(({ subject }) => subject)).toEqual([
      `CANCELLED by the guest: booking ${reference}/2: Taxi from Kandy to Colombo, ${showDate(back)}`,
    ])
    const { text } = operator[0]!
    expect(text).toContain('What changed: cancelled, was confirmed')
    expect(text).toContain(`Driver: ${NIMAL.name}, ${NIMAL.phone}, ${NIMAL.car}`)
    expect(text).toContain('Tell the driver')
    expect(text).toContain('The other rides of the booking stay as they are.')
    expect(text).toContain(
      `USD ${BACK_USD} was paid. Pay back USD ${BACK_USD} by ${showDate(inSevenDays)}, as the guest`,
    )
    expect(guest[0]!.text).toContain(`USD ${BACK_USD} was paid: all of it is paid back`)
    expect(text).toContain(`--refund ${reference}/2 --usd ${BACK_USD}`)
    expect(text).not.toContain(PROMISE)
    expect(text).not.toContain('Say who drives')
    expect(text).not.toContain('--confirm')
  })

  test('one of two vehicles of a drive that is cancelled, whose guests the other one picks up', async () => {
    const reference = await book()
    await site.env.DB.prepare('update rides set beside = 1 where position = 2').run()
    await taken(reference, [{ step: 'confirm' }])
    await taken(`${reference}/2`, [{ step: 'driver', driver: NIMAL }])
    const first = await taken(`${reference}/2`, [{ step: 'cancel' }], 'guest')
    expect(first.operator[0]!.text).toContain('The other one of this drive still comes.')
    expect(first.operator[0]!.text).toContain('Tell the driver not to come.')
    expect(first.operator[0]!.text).not.toContain('obody is to be picked up')
  })

  test('a moved ride, and who was assigned before', async () => {
    const reference = await book()
    await taken(reference, [{ step: 'confirm' }, { step: 'driver', driver: NIMAL }])
    const { operator } = await taken(`${reference}/2`, [{ step: 'change', date: later(5) }], 'guest')
    expect(operator[0]!.subject).toMatch(new RegExp(`^CHANGED by the guest: booking ${reference}/2: `))
    const { text } = operator[0]!
    expect(text).toContain(`What changed: pickup ${showDate(back)}, 15:00 -> ${showDate(later(5))}, 15:00`)
    expect(text).toContain(`Driver: ${NIMAL.name}, ${NIMAL.phone}, ${NIMAL.car}`)
    expect(text).toContain('Nobody has agreed to it yet.')
    expect(text).toContain(`Confirm it: npm run bookings -- --remote --confirm ${reference}/2`)
    expect(text).not.toContain(PROMISE)
  })

  test('another flight of a ride that has no driver', async () => {
    const reference = await book()
    await taken(reference, [{ step: 'confirm' }])
    const { operator } = await taken(`${reference}/2`, [{ step: 'change', notes: { flight: 'UL505' } }], 'guest')
    const { text } = operator[0]!
    expect(text).toContain("What changed: flight 'UL503' -> 'UL505'")
    expect(text).toContain('Driver: nobody was assigned')
    expect(text).toContain('It stays confirmed.')
    expect(text).not.toContain('Tell the driver')
    expect(text).toContain(`--driver ${reference}/2`)
  })
})

test('an alarm names the ride, and says what is to be done with it', async () => {
  const reference = await book()
  await takeStep(site.env, `${reference}/1`, { step: 'confirm' })
  for (const position of [1, 2]) await cause(reference, 'no-driver-12', 'operator', position)
  site.mails.length = 0
  await sweepOutbox(site.env, { now: new Date(`${there}T07:30:00+05:30`) })
  const first = site.mails.find(({ subject }) => subject.startsWith('ALARM'))!
  expect(first.subject).toContain(`within 12 hours (${showDate(there)}, 09:30), booking ${reference}/1`)
  expect(first.text).toContain('Nobody is assigned to this pickup.')
  expect(first.text).toContain(`--driver ${reference}/1`)
  expect(first.text).not.toContain('--confirm')
  // That of the other ride was not wanted on this day.
  expect(site.mails.filter(({ subject }) => subject.startsWith('ALARM'))).toHaveLength(1)
})

describe('a mail that waited', () => {
  const RIDES = {
    new: { status: 'new', driver_name: null },
    confirmed: { status: 'confirmed', driver_name: null },
    driven: { status: 'confirmed', driver_name: 'Nimal', driver_phone: '+94771234567', driver_car: 'CAB-1' },
    cancelled: { status: 'cancelled', driver_name: null },
  } as const
  type State = keyof typeof RIDES

  test.each([
    // About the booking: as long as it is right for one ride.
    ['receipt', 'guest', 0, 'cancelled', 'new', 1],
    ['receipt', 'guest', 0, 'cancelled', 'cancelled', 0],
    ['receipt', 'operator', 0, 'cancelled', 'cancelled', 1],
    ['confirmed', 'guest', 0, 'new', 'confirmed', 1],
    ['confirmed', 'guest', 0, 'new', 'cancelled', 0],
    ['cancelled', 'guest', 0, 'confirmed', 'cancelled', 1],
    ['cancelled', 'guest', 0, 'confirmed', 'new', 0],
    ['changed', 'guest', 0, 'cancelled', 'new', 1],
    ['changed', 'guest', 0, 'cancelled', 'cancelled', 0],
    ['driver', 'guest', 0, 'driven', 'cancelled', 1],
    ['driver', 'guest', 0, 'confirmed', 'new', 0],
    // About a ride, whatever becomes of the other one.
    ['confirmed', 'guest', 2, 'confirmed', 'new', 0],
    ['confirmed', 'guest', 1, 'confirmed', 'new', 1],
    ['cancelled', 'guest', 2, 'cancelled', 'confirmed', 0],
    ['changed', 'guest', 1, 'cancelled', 'confirmed', 0],
    ['driver', 'guest', 2, 'driven', 'confirmed', 0],
    // That a guest booked, changed or cancelled, the operator always hears.
    ['cancelled', 'operator', 2, 'confirmed', 'new', 1],
    ['changed', 'operator', 1, 'cancelled', 'confirmed', 1],
  ] as const satisfies readonly (readonly [string, string, number, State, State, number])[])(
    '%s to the %s about %i, of rides that are %s and %s: %i',
    async (kind, reader, position, first, second, count) => {
      const reference = await book()
      await removeMails()
      await setRides(reference, RIDES[first], 1)
      await setRides(reference, RIDES[second], 2)
      await cause(reference, kind, reader, position)
      const { guest, operator } = await swept()
      expect((reader === 'guest' ? guest : operator).length).toBe(count)
      expect(site.mails).toHaveLength(count)
      expect(await rows('outbox')).toHaveLength(count)
    },
  )
})

const thanked = async () =>
  (await rows('outbox')).filter(({ kind }) => kind === 'thanks').map(({ position }) => position)
const eveningOf = (day: string) => new Date(`${day}T18:00:00+05:30`)

describe('the guest is thanked', () => {
  test('once, after the last ride', async () => {
    const reference = await book()
    await setRides(reference, { status: 'confirmed' })
    await addDueReminders(site.env, eveningOf(later(1)))
    expect(await thanked()).toEqual([])
    await addDueReminders(site.env, eveningOf(later(4)))
    expect(await thanked()).toEqual([2])
  })

  test('after a ride whose followers are cancelled', async () => {
    const reference = await book()
    await setRides(reference, { status: 'confirmed' }, 1)
    await setRides(reference, { status: 'cancelled' }, 2)
    await addDueReminders(site.env, eveningOf(later(1)))
    expect(await thanked()).toEqual([1])
  })
})

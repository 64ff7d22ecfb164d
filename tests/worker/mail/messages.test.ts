/** What the mails about bookings say, to the guest and to the operator. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { confirmedDay, pickupDay } from '#domain/languages/pickup-day.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { compose } from '#worker/mail/compose.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { inTenDays, tourToken, transferDetails, transferToken, freshSite } from '../bookings/booking-site.ts'
import { cause, later, setRides } from './mail-site.ts'

const site = freshSite()

describe("the customer's mail", () => {
  test('has all about the booking, as text and as HTML, with the calendar file', async () => {
    const { reference, paymentUrl } = await site.booked({ pickupdate: inTenDays })
    const mail = site.mails.find(({ to }) => to === 'ann.customer@example.com')!
    expect(mail).toMatchObject({
      from: { email: env.MAIL_FROM, name: BRAND.name },
      replyTo: 'info@serendip-taxi.example.com',
    })
    expect(mail.subject).toContain(`Booking ${reference}: Taxi from Colombo to Kandy`)
    for (const body of [mail.text, mail.html]) {
      for (const part of [
        reference,
        "We've received your booking".replace("'", body === mail.html ? '&#39;' : "'"),
        'Colombo',
        'Kandy',
        '116 km',
        '3 hours',
        pickupDay(inTenDays, ENGLISH_TEXTS),
        confirmedDay(inTenDays, ENGLISH_TEXTS),
        '09:30 hrs (Sri Lanka time)',
        'Mini Car',
        'USD 74 (LKR 21,480)',
        `/booking/${reference}`,
        'within 12 hours',
        'at the end of the journey in LKR or USD',
        'https://wa.me/',
      ]) {
        expect(body).toContain(part)
      }
    }
    expect(mail.text).toContain(paymentUrl)
    expect(mail.html).toContain(paymentUrl!.replaceAll('&', '&amp;'))
    expect(mail.attachments).toMatchObject([
      { filename: `booking-${reference}.ics`, type: 'text/calendar; method=PUBLISH; charset=utf-8' },
    ])
    const calendar = new TextDecoder().decode(mail.attachments[0]!.content)
    expect(calendar).toContain(`UID:${reference}@`)
    expect(calendar).toContain('DTSTART;TZID=Asia/Colombo:')
  })

  test("shows route, time, reference and price first, and the customer's own phone and e-mail", async () => {
    const { reference } = await site.booked()
    const mail = site.mails.find(({ to }) => to === transferDetails.email)!
    expect(mail.text).toContain(
      `\n\nTaxi from Colombo to Kandy\n${pickupDay(transferDetails.pickupdate, ENGLISH_TEXTS)}, 09:30 (Sri Lanka time)\nBooking ${reference}\nUSD 74 (LKR 21,480)\n\n`,
    )
    const parts = [
      'Taxi from Colombo to Kandy',
      '09:30',
      reference,
      'USD 74 (LKR 21,480)',
      'See your booking',
      'Colombo</td>',
      '+447911123456</td>',
      `${transferDetails.email}</td>`,
    ]
    const body = mail.html.slice(mail.html.indexOf('<h1'))
    const positions = parts.map((part) => body.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    // A translator of the mail program writes names and figures as they are.
    const left = [...mail.html.matchAll(/ translate="no"[^>]*>([^<]*)/g)].map(([, text]) => text!.trim())
    for (const text of ['09:30', 'USD 74 (LKR 21,480)', 'Colombo', 'Kandy', '+447911123456', BRAND.name])
      expect(left).toContainEqual(expect.stringContaining(text))
    // Above the mail, and below it.
    expect([left[0], left.at(-1)]).toEqual([BRAND.name, expect.stringContaining(BRAND.name)])
  })

  test('of a tour names gates, travelers and the total', async () => {
    const change = { pickup: 'Yala national park', phone: '+44 7911 123456' }
    await site.bookTour(await tourToken({ pickup: 'Yala national park' }), change)
    const mail = site.mails.find(({ to }) => to === 'ben.guest@example.com')!
    for (const part of [
      'Yala national park entrance gate',
      'Galle',
      'Travelers: 1',
      'USD 248',
      'Park fee: 105 USD. The usual price at the park, for one: no second bill, you pay the total. The total covers the entry of 1 traveler: there is nothing to pay at the gate.',
      'Pay the driver at the end of the activity',
    ])
      expect(mail.text).toContain(part)
  })

  test('asks for the flight number of an airport pickup that has none, which is enough, and of no other', async () => {
    await site.bookTransfer(await transferToken())
    for (const mail of site.mails.splice(0)) expect(mail.text).not.toContain('flight number')
    await site.bookTransfer(await transferToken({ pickup: 'Colombo Bandaranaike International Airport' }), {
      pickup: 'CMB',
      flightdetails: '',
    })
    const mail = site.mails.find(({ to }) => to === transferDetails.email)!
    for (const body of [mail.text, mail.html])
      expect(body).toContain('For an airport pickup we need your flight number.')
  })

  test('and every other mail before the operator has confirmed the booking holds nothing that a visitor typed', async () => {
    const typed = ['Claim your refund', 'Villa Evil', 'call 0900 now']
    const book = async () =>
      site.bookTransfer(await transferToken({ pickup: typed[0]!, dropoff: typed[1]! }), {
        pickup: typed[0],
        dropoff: typed[1],
        flightdetails: typed[2],
      })
    const { reference } = await (await book()).json<BookingReceipt>()
    await site.bookTour(await tourToken({ pickup: typed[0]! }), { pickup: typed[0], notes: typed[2] })
    const setStatus = async (status: 'confirmed' | 'cancelled', minute: number) => {
      await setRides(reference, { status, changed_at: later(minute).toISOString() })
      await cause(reference, status, 'guest', 1)
      await sendDueMail(site.env, { now: later(minute + 1) })
    }
    await setStatus('cancelled', 1)
    const everything = (mail: (typeof site.mails)[number]) =>
      [
        mail.subject,
        mail.text,
        mail.html,
        ...mail.attachments.map(({ content }) => new TextDecoder().decode(content).replaceAll('\r\n ', '')),
      ].join('\n')
    const toCustomer = site.mails.filter(({ to }) => to !== env.MAIL_OPERATOR)
    expect(toCustomer).toHaveLength(3)
    for (const mail of toCustomer) for (const text of typed) expect(everything(mail)).not.toContain(text)
    expect(toCustomer[0]!.subject).toContain('Taxi from your pickup place to your dropoff place')
    expect(toCustomer[1]!.text).toContain('Dropoff location: Galle')
    // The operator sees all of it, and so does the customer once the operator has confirmed.
    const toOperator = everything(site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!)
    for (const text of typed) expect(toOperator).toContain(text)
    site.mails.length = 0
    await setStatus('confirmed', 3)
    for (const text of typed) expect(everything(site.mails[0]!)).toContain(text)
  })

  test.each([
    ['Amagi Lagoon Resort & Spa', 'Amagi Lagoon Resort and Spa'],
    ['6.0535, 80.2210', '6.0535°N 80.2210°E'],
    ['BIA', 'Colombo Bandaranaike International Airport'],
  ])('names a place that the site knows: %s', async (typed, name) => {
    await site.bookTransfer(await transferToken({ pickup: typed }), { pickup: typed })
    const mail = site.mails.find(({ to }) => to === transferDetails.email)!
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain(name)
  })
})

describe('every mail', () => {
  test('shows HTML that a customer typed as plain text, in every field', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&'
    const { reference } = await (
      await site.bookTransfer(await transferToken({ pickup: `Hotel ${attack}`, dropoff: `Villa ${attack}` }), {
        pickup: `Hotel ${attack}`,
        dropoff: `Villa ${attack}`,
        flightdetails: attack,
      })
    ).json<BookingReceipt>()
    await setRides(reference, { status: 'confirmed' })
    await cause(reference, 'confirmed', 'guest', 1)
    await sendDueMail(site.env, { now: later(1) })
    const complete = site.mails.filter(({ to, subject }) => to === env.MAIL_OPERATOR || subject.includes('confirmed'))
    expect(complete).toHaveLength(2)
    for (const mail of complete) {
      expect(mail.html).not.toContain('<img')
      expect(mail.html).toContain('&lt;img src=x')
      expect(mail.text).toContain(attack)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
  })
})

test("the operator's mail has what a driver needs, and a reply to it goes to the customer", async () => {
  await site.bookTransfer(await transferToken())
  const mail = site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!
  expect(mail.replyTo).toBe('ann.customer@example.com')
  for (const part of [
    '+447911123456 (written as +44 7911 123456)',
    'ann.customer@example.com',
    'UL504',
    'https://wa.me/447911123456',
    '--confirm',
  ])
    expect(mail.text).toContain(part)
  expect(mail.text).not.toContain('Needs review')
})

/** Of each mail about a tour booked so: whether it goes to the operator, and what it says that the guest was told. */
/** A park that closes for weeks, at the price of the parks other than Yala. */
const wilpattu = { park: 'Wilpattu national park', rates: 99 + Math.round((170 * 245) / 291) }

async function told(change: object): Promise<(readonly [boolean, string | null])[]> {
  const { park } = wilpattu
  await site.bookTour(await tourToken({ park }), { ...wilpattu, ...change })
  return site.mails
    .splice(0)
    .map(({ to, text }) => [to === env.MAIL_OPERATOR, /The customer was told: (.*)/.exec(text)?.[1] ?? null])
}

test('the operator reads what a guest was told of closed weeks and hours, and nothing of an open park', async () => {
  const today = sriLankaTime(new Date()).date
  const next = (day: string) => `${Number(today.slice(0, 4)) + (today.slice(5) < day ? 0 : 1)}-${day}`
  const closed =
    'Wilpattu national park is usually closed from 1 September to 15 October. You can book this day; we then write to you about another day or park.'
  expect(await told({ pickupDate: next('09-20') })).toEqual(
    expect.arrayContaining([
      [true, closed],
      [false, null],
    ]),
  )
  expect(
    (await told({ pickupDate: next('02-10'), pickupTime: '15:00' })).find(([isOperator]) => isOperator)![1],
  ).toMatch(/^You would be at the gate at about (?:1|2)\d:\d\d\. For this tour, be there between 06:00 and 16:00/)
  expect(await told({ pickupDate: next('02-10'), pickupTime: '03:00' })).toEqual(expect.arrayContaining([[true, null]]))
})

test("the operator's mail says that a booking needs a review; the customer's mail does not", async () => {
  await site.bookTransfer(await transferToken({ needsReview: true }), { pickupdate: inTenDays })
  const [toCustomer, toOperator] = [transferDetails.email, env.MAIL_OPERATOR].map((address) =>
    site.mails.find(({ to }) => to === address)!,
  )
  expect(toOperator!.subject).toMatch(/^REVIEW: /)
  expect(toOperator!.text).toContain("Needs review: The distance rests on a visitor's word")
  expect(toCustomer!.subject + toCustomer!.text).not.toMatch(/review/i)
})

test.each([
  ['needs a review', { needsReview: true }, {}],
  ['does not fit into its vehicle', {}, { passengers: '9' }],
])(
  'the office reads no promise of a booking that %s: its guest read that it is a request',
  async (_, quote, change) => {
    await site.bookTransfer(await transferToken(quote), { pickupdate: inTenDays, ...change })
    const [toGuest, toOffice] = [transferDetails.email, env.MAIL_OPERATOR].map(
      (address) => site.mails.find(({ to }) => to === address)!.text,
    )
    expect(toGuest).not.toContain('within 12 hours')
    expect(toOffice).not.toContain('promised')
    expect(toOffice).toContain('The customer was told that this is a request until you confirm it.')
  },
)

test.each([
  [30, 'Change or cancel'],
  [3, 'Cancel'],
])('%i hours before its pickup the link is called by what a guest can still do: %s', async (hours, text) => {
  const { reference } = await site.booked({ pickupdate: inTenDays })
  const { booking } = (await findBooking(site.env, reference))!
  const now = new Date(Date.parse(`${inTenDays}T09:30:00+05:30`) - hours * 3_600_000)
  const of = { kind: 'receipt', reader: 'guest', positions: [], since: '' } as const
  const mail = await compose(site.env, booking, of, now)
  expect(mail.text).toMatch(new RegExp(`\\n${text}\\nhttps:.*/changes`))
  expect(mail.text).toContain(`open “${text}” below`)
})

test.each([
  ['confirmed', 'Your booking is confirmed'],
  ['cancelled', 'Your booking is cancelled'],
] as const)(
  'the customer gets a mail when the operator has %s the booking, with the changed calendar file',
  async (status, text) => {
    const { reference } = await site.booked()
    site.mails.length = 0
    await setRides(reference, { status, changed_at: later(1).toISOString() })
    await cause(reference, status, 'guest', 1)
    await sendDueMail(site.env, { now: later(2) })
    expect(site.mails).toMatchObject([
      { to: transferDetails.email, subject: expect.stringContaining(`Booking ${reference} ${status}`) as string },
    ])
    const [mail] = site.mails
    expect(mail!.text).toContain(text)
    for (const part of ['Pay Online In Advance', 'Pay at the end of the journey', 'follow in a mail of their own'])
      expect(mail!.text.includes(part)).toBe(status === 'confirmed')
    expect(mail!.text.includes('The cancellation costs nothing.')).toBe(status === 'cancelled')
    // The receipt promised that already.
    expect(mail!.text).not.toContain('within 12 hours')
    expect(new TextDecoder().decode(mail!.attachments[0]!.content)).toContain(`STATUS:${status.toUpperCase()}`)
  },
)

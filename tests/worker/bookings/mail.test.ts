import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from 'cloudflare:workers'
import { BRAND } from '#domain/brand.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { send } from '#worker/bookings/mail-sender.ts'
import { forgetRecipients } from '#worker/bookings/mail-limits.ts'
import { sendDueMail, sweepOutbox } from '#worker/bookings/outbox.ts'
import {
  bookWithoutMail,
  inTenDays,
  testSite,
  tourToken,
  transferToken,
  rows,
  transferDetails,
} from './booking-site.ts'

const MINUTE = 60_000
const later = (minutes: number, from = Date.now()) => new Date(from + minutes * MINUTE)

/** A mail service that fails with a code. */
function failing(code: string | null) {
  const tries: string[] = []
  const fail = async ({ to }: { to: string }) => {
    tries.push(to)
    throw code === null ? new Error(`cannot reach ${to}`) : Object.assign(new Error(`${to} was refused`), { code })
  }
  return { tries, binding: { send: fail } as unknown as Env['EMAIL'] }
}

const site = testSite()
beforeEach(async () => {
  site.mails.length = 0
  await env.DB.batch(
    ['transfer_bookings', 'safari_bookings', 'outbox', 'alarms'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
})

describe("the customer's mail", () => {
  test('has all about the booking, as text and as HTML, with the calendar file', async () => {
    const { reference, paymentUrl } = await (
      await site.bookTransfer(await transferToken(), { pickupdate: inTenDays })
    ).json<BookingReceipt>()
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
        '09:30 hrs (Sri Lanka time)',
        'Mini Car',
        'LKR 21,480 (USD 74)',
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
    expect(mail.attachments).toMatchObject([{ filename: `booking-${reference}.ics` }])
    const calendar = new TextDecoder().decode(mail.attachments[0]!.content)
    expect(calendar).toContain(`UID:${reference}@`)
    expect(calendar).toContain('DTSTART;TZID=Asia/Colombo:')
  })

  test("shows route, time, reference and price first, and the customer's own phone and e-mail", async () => {
    const { reference } = await (await site.bookTransfer(await transferToken())).json<BookingReceipt>()
    const mail = site.mails.find(({ to }) => to === transferDetails.email)!
    expect(mail.text).toContain(
      `\n\nTaxi from Colombo to Kandy\n${showDate(transferDetails.pickupdate)}, 09:30 hrs (Sri Lanka time)\nBooking ${reference}\nLKR 21,480 (USD 74)\n\n`,
    )
    const parts = [
      'Taxi from Colombo to Kandy',
      '09:30 hrs',
      reference,
      'LKR 21,480 (USD 74)',
      'See your booking',
      'Colombo</td>',
      '+447911123456</td>',
      `${transferDetails.email}</td>`,
    ]
    const body = mail.html.slice(mail.html.indexOf('<h1'))
    const positions = parts.map((part) => body.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  test('of a tour names gates, travelers and the total', async () => {
    await site.bookTour(await tourToken({ pickup: 'Yala national park' }), { pickup: 'Yala national park' })
    const mail = site.mails.find(({ to }) => to === 'ben.guest@example.com')!
    for (const part of [
      'Yala national park entrance gate',
      'Galle',
      'Travelers: 1',
      'USD 248',
      'at the end of the activity',
    ])
      expect(mail.text).toContain(part)
  })

  test('asks for the flight details of an airport pickup that has none, and of no other', async () => {
    await site.bookTransfer(await transferToken())
    for (const mail of site.mails.splice(0)) expect(mail.text).not.toContain('flight number')
    await site.bookTransfer(await transferToken({ pickup: 'Colombo Bandaranaike International Airport' }), {
      pickup: 'CMB',
      flightdetails: '',
    })
    const mail = site.mails.find(({ to }) => to === transferDetails.email)!
    for (const body of [mail.text, mail.html]) expect(body).toContain('flight number')
  })

  test('and every other mail before the operator has confirmed the booking holds nothing that a visitor typed', async () => {
    const typed = ['Claim your refund', 'Villa Evil', 'call 0900 now']
    const book = async () =>
      site.bookTransfer(await transferToken({ pickup: typed[0]!, dropoff: typed[1]! }), {
        pickup: typed[0],
        dropoff: typed[1],
        flightdetails: typed[2],
      })
    const { reference, insertId } = await (await book()).json<BookingReceipt>()
    await site.bookTour(await tourToken({ pickup: typed[0]! }), { pickup: typed[0], notes: typed[2] })
    const setStatus = async (status: string, minute: number) => {
      await env.DB.prepare('update transfer_bookings set status = ?, status_changed_at = ? where reference = ?')
        .bind(status, later(minute).toISOString(), reference)
        .run()
      await env.DB.prepare("delete from outbox where audience = 'status'").run()
      await env.DB.prepare(
        "insert into outbox (kind, booking_id, audience) select 'transfer', id, 'status' from transfer_bookings where number = ?",
      )
        .bind(insertId)
        .run()
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
    const { insertId } = await (
      await site.bookTransfer(await transferToken({ pickup: `Hotel ${attack}`, dropoff: `Villa ${attack}` }), {
        pickup: `Hotel ${attack}`,
        dropoff: `Villa ${attack}`,
        flightdetails: attack,
      })
    ).json<BookingReceipt>()
    await env.DB.prepare(
      "update transfer_bookings set status = 'confirmed', status_changed_at = created_at where number = ?",
    )
      .bind(insertId)
      .run()
    await env.DB.prepare(
      "insert into outbox (kind, booking_id, audience) select 'transfer', id, 'status' from transfer_bookings where number = ?",
    )
      .bind(insertId)
      .run()
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
async function told(change: object): Promise<(readonly [boolean, string | null])[]> {
  await site.bookTour(await tourToken(), change)
  return site.mails
    .splice(0)
    .map(({ to, text }) => [to === env.MAIL_OPERATOR, /The customer was told: (.*)/.exec(text)?.[1] ?? null])
}

test('the operator reads what a guest was told of closed weeks and hours, and nothing of an open park', async () => {
  const today = sriLankaTime(new Date()).date
  const next = (day: string) => `${Number(today.slice(0, 4)) + (today.slice(5) < day ? 0 : 1)}-${day}`
  const closed =
    'Yala national park is usually closed from 1 September to 15 October. You can book this day; we then write to you about another day or park.'
  expect(await told({ pickupDate: next('09-20') })).toEqual(
    expect.arrayContaining([
      [true, closed],
      [false, null],
    ]),
  )
  expect(
    (await told({ pickupDate: next('02-10'), pickupTime: '15:00' })).find(([isOperator]) => isOperator)![1],
  ).toMatch(/^You would be at the gate at about 1\d:\d\d\. Yala national park is open from 06:00 to 18:00/)
  expect(await told({ pickupDate: next('02-10'), pickupTime: '05:00' })).toEqual(expect.arrayContaining([[true, null]]))
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
  ['confirmed', 'Your booking is confirmed'],
  ['cancelled', 'This booking is cancelled'],
])(
  'the customer gets a mail when the operator has %s the booking, with the changed calendar file',
  async (status, text) => {
    const { reference, insertId } = await (await site.bookTransfer(await transferToken())).json<BookingReceipt>()
    site.mails.length = 0
    await env.DB.prepare('update transfer_bookings set status = ?, status_changed_at = ? where reference = ?')
      .bind(status, later(1).toISOString(), reference)
      .run()
    await env.DB.prepare(
      "insert into outbox (kind, booking_id, audience) select 'transfer', id, 'status' from transfer_bookings where number = ?",
    )
      .bind(insertId)
      .run()
    await sendDueMail(site.env, { now: later(2) })
    expect(site.mails).toMatchObject([
      { to: transferDetails.email, subject: expect.stringContaining(`Booking ${reference} ${status}`) as string },
    ])
    const [mail] = site.mails
    expect(mail!.text).toContain(text)
    for (const part of ['Pay Online In Advance', 'Pay at the end of the journey', 'follow in a mail of their own'])
      expect(mail!.text.includes(part)).toBe(status === 'confirmed')
    // The receipt promised that already.
    expect(mail!.text).not.toContain('within 12 hours')
    expect(new TextDecoder().decode(mail!.attachments[0]!.content)).toContain(`STATUS:${status.toUpperCase()}`)
  },
)

test('when a Worker dies between a booking and its mail, the sweep sends the mail once', async () => {
  const { booking } = await bookWithoutMail()
  expect(site.mails).toHaveLength(0)
  await Promise.all(Array.from({ length: 10 }, () => sendDueMail(site.env)))
  expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['ann.customer@example.com', env.MAIL_OPERATOR].toSorted())
  await sendDueMail(site.env, { now: later(60) })
  await sendDueMail(site.env, { booking, now: later(600) })
  expect(site.mails).toHaveLength(2)
})

test('when a Worker dies while it sends, the mail is free again once the lease ends', async () => {
  await bookWithoutMail()
  const stuck = testSite({ EMAIL: { send: () => new Promise(() => {}) } as unknown as Env['EMAIL'] })
  void sendDueMail(stuck.env)
  await expect.poll(async () => (await rows('outbox')).filter((row) => row.leased_until !== null).length).toBe(2)
  expect(await sendDueMail(site.env, { now: later(3) })).toBe(0)
  expect(await sendDueMail(site.env, { now: later(5) })).toBe(2)
  expect(site.mails).toHaveLength(2)
})

/** While the database refuses to record that a mail was accepted. The pauses between tries pass at once. */
async function withoutOutcomes<T>(work: () => Promise<T>): Promise<T> {
  await env.DB.prepare(
    "create trigger no_outcome before update of sent_at on outbox begin select raise(abort, 'ann.customer'); end",
  ).run()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = setInterval(() => vi.advanceTimersByTime(250), 5)
  const result = await work().finally(() => clearInterval(clock))
  vi.useRealTimers()
  await env.DB.prepare('drop trigger no_outcome').run()
  return result
}

async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return work().finally(() => log.mockRestore())
}

describe('a mail that was accepted while its record fails', () => {
  test('is recorded a moment later, when the database is back', async () => {
    await bookWithoutMail()
    await env.DB.prepare(
      "create trigger no_outcome before update of sent_at on outbox begin select raise(abort, 'down'); end",
    ).run()
    await quietly(async () => {
      const sending = sendDueMail(site.env)
      await vi.waitUntil(() => site.mails.length === 2)
      await scheduler.wait(100)
      await env.DB.prepare('drop trigger no_outcome').run()
      await sending
    })
    expect((await rows('outbox')).every((row) => row.sent_at !== null && row.leased_until === null)).toBe(true)
    expect(site.mails).toHaveLength(2)
  })

  test('is not sent again by the sweep, which finds a note of it in KV and records it', async () => {
    await bookWithoutMail()
    const at = new Date()
    await quietly(() => withoutOutcomes(() => sendDueMail(site.env, { now: at })))
    expect(await rows('outbox')).toMatchObject([{ sent_at: null }, { sent_at: null }])
    await sweepOutbox(site.env, { now: later(5) })
    expect(await rows('outbox')).toMatchObject([
      { sent_at: at.toISOString(), attempts: 1, message_id: expect.stringMatching(/^[12]$/) },
      { sent_at: at.toISOString() },
    ])
    expect(site.mails).toHaveLength(2)
  })

  test('is sent again if KV fails too, under the same X-Entity-Ref-ID; every mail has its own', async () => {
    await bookWithoutMail()
    const broken = {
      get: async () => {
        throw new Error('KV is down')
      },
      put: async () => {
        throw new Error('KV is down')
      },
    } as unknown as Env['CACHE']
    await quietly(() => withoutOutcomes(() => sendDueMail({ ...site.env, CACHE: broken })))
    await sweepOutbox(site.env, { now: later(5) })
    const ids = site.mails.map(({ to, headers }) => `${to} ${headers['X-Entity-Ref-ID']}`)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(2)
    expect(new Set(site.mails.map(({ headers }) => headers['X-Entity-Ref-ID'])).size).toBe(2)
  })
})

/** So many bookings, each to an address of its own, made one minute after the other. */
const bookWithoutMails = async (count: number) => {
  for (let i = 0; i < count; i++)
    await bookWithoutMail({ details: { ...transferDetails, email: `ann${i}@example.com` }, now: later(i - 120) })
}

describe('a sweep', () => {
  test('sends all that is due, batch after batch, what is due longest first', async () => {
    await bookWithoutMails(15)
    expect(await sweepOutbox(site.env)).toBe(30)
    const receipts = site.mails.map(({ to }) => to).filter((to) => to !== env.MAIL_OPERATOR)
    // Twelve mails, of six bookings, are sent at once.
    expect(new Set(receipts.slice(0, 6))).toEqual(new Set([0, 1, 2, 3, 4, 5].map((i) => `ann${i}@example.com`)))
    expect(await sweepOutbox(site.env)).toBe(0)
  })

  test('ends when its time is up, and the next one goes on', async () => {
    await bookWithoutMails(15)
    let batches = 0
    expect(await sweepOutbox(site.env, { isTimeUp: () => batches++ === 1 })).toBe(12)
    expect(await sweepOutbox(site.env)).toBe(18)
  })

  test('sends so many mails that it stays below the number of calls that a Worker may make', async () => {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare(`insert into outbox (kind, booking_id, audience) with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
      select 'transfer', ${booking.id}, 'operator' || i from n`).run()
    await env.DB.prepare("delete from outbox where audience in ('customer', 'operator')").run()
    const { env: busy } = testSite({ MAILS_PER_HOUR: '1000' })
    expect(await sweepOutbox(busy)).toBe(190)
    expect(await sweepOutbox(busy)).toBe(110)
  })

  test('sends mail that failed before after all other mail', async () => {
    await bookWithoutMails(13)
    await env.DB.prepare(
      'update outbox set attempts = 1 where booking_id = (select min(id) from transfer_bookings)',
    ).run()
    await sweepOutbox(site.env)
    expect(site.mails.slice(0, 24).map(({ to }) => to)).not.toContain('ann0@example.com')
    expect(site.mails.slice(24).map(({ to }) => to)).toContain('ann0@example.com')
  })

  test('gives a mail service that does not answer up after ten seconds, and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await bookWithoutMails(1)
    const sweep = sweepOutbox(testSite({ EMAIL: { send: () => new Promise(() => {}) } as unknown as Env['EMAIL'] }).env)
    while (vi.getTimerCount() < 2) await scheduler.wait(10)
    vi.advanceTimersByTime(10_000)
    expect(await sweep).toBe(2)
    vi.useRealTimers()
    expect(await rows('outbox')).toMatchObject([
      { last_error: 'no answer', leased_until: null, given_up_at: null },
      { last_error: 'no answer' },
    ])
  })
})

const sentTo = (address: RegExp) => site.mails.filter(({ to }) => address.test(to)).length

describe('one address', () => {
  test('gets five receipts a day at most, in whatever spelling; the operator sees those that were not sent', async () => {
    const spellings = [
      'ann.b@gmail.com',
      'annb+1@gmail.com',
      'ANN.B@Gmail.com',
      'annb@googlemail.com',
      'a.n.n.b+x@gmail.com',
      'annb@gmail.com',
      'ann.b@gmail.com',
    ]
    for (const email of spellings) expect((await site.bookTransfer(await transferToken(), { email })).status).toBe(200)
    expect(sentTo(/mail\.com$/i)).toBe(5)
    expect(sentTo(/^info@/)).toBe(7)
    const { results } = await env.DB.prepare(
      "select state, audience, attempts, last_error from operator_mail where state <> 'sent'",
    ).all()
    const unsent = {
      state: 'given up',
      audience: 'customer',
      attempts: 0,
      last_error: 'this address has had its mails of the day',
    }
    expect(results).toEqual([unsent, unsent])
    // Others are not affected, nor is mail that the operator causes.
    await site.bookTransfer(await transferToken(), { email: 'ben@gmail.com' })
    expect(sentTo(/^ben@/)).toBe(1)
    await env.DB.prepare(
      "insert into outbox (kind, booking_id, audience) select 'transfer', max(id), 'status' from transfer_bookings where email = 'ann.b@gmail.com'",
    ).run()
    expect(await sweepOutbox(site.env, { now: later(1) })).toBe(1)
    expect(sentTo(/^ann\.b@/)).toBe(2)
  })

  test('gets no more when the bookings come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, async () => site.bookTransfer(await transferToken())))
    expect(sentTo(/^ann\.customer/)).toBe(5)
  })

  test('gets mail again the next day, and its hash is gone', async () => {
    for (let i = 0; i < 6; i++) await site.bookTransfer(await transferToken())
    const kept = JSON.stringify(await rows('outbox'))
    expect(kept).toMatch(/"recipient":"[0-9a-f]{32}"/)
    expect(kept).not.toContain('ann.customer')
    const tomorrow = later(24 * 60 + 1)
    // Its pickup is days later: at any hour of the day it can still be booked then.
    await bookWithoutMail({
      now: tomorrow,
      details: { ...transferDetails, pickupdate: sriLankaTime(later(4 * 24 * 60)).date },
    })
    await sweepOutbox(site.env, { now: tomorrow })
    expect(sentTo(/^ann\.customer/)).toBe(6)
    await forgetRecipients(env, later(24 * 60 + 1))
    expect((await rows('outbox')).filter(({ recipient }) => recipient !== null)).toHaveLength(1)
  })
})

const bookBen = async (at: ReturnType<typeof testSite>, i: number) =>
  at.bookTransfer(await transferToken(), { email: `ben${i}@example.com` })

describe("beyond the hour's mails of the whole site", () => {
  const small = { MAILS_PER_HOUR: '4' }

  test('bookings go on, mail waits, and the operator is told once', async () => {
    const busy = testSite(small)
    for (let i = 0; i < 5; i++) expect((await bookBen(busy, i)).status).toBe(200)
    const alarms = busy.mails.filter(({ subject }) => subject.startsWith('ALARM'))
    expect(alarms).toMatchObject([
      { to: env.MAIL_OPERATOR, text: expect.stringContaining('4 mails of this hour') as string },
    ])
    expect(busy.mails).toHaveLength(4 + 1)
    expect((await rows('outbox')).filter(({ sent_at: sent }) => sent === null)).toMatchObject(
      Array.from({ length: 6 }, () => ({ attempts: 0, given_up_at: null, leased_until: null })),
    )
    expect(await sweepOutbox(busy.env, { now: later(1) })).toBe(0)
    expect(await sweepOutbox(busy.env, { now: later(61) })).toBe(4)
    expect(await sweepOutbox(busy.env, { now: later(122) })).toBe(2)
    expect(busy.mails).toHaveLength(10 + 1)
    expect(busy.mails.filter(({ subject }) => subject.startsWith('ALARM'))).toHaveLength(1)
  })

  test('an alarm that could not be sent is raised again', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (let i = 0; i < 3; i++) await bookBen(testSite({ ...small, EMAIL: failing('E_DELIVERY_FAILED').binding }), i)
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('The operator was not told that mail waits: E_DELIVERY_FAILED'),
    )
    log.mockRestore()
    const busy = testSite(small)
    await bookBen(busy, 4)
    expect(busy.mails).toMatchObject([{ subject: 'ALARM: mail waits' }])
  })
})

test('a booking sends its own mail and leaves the rest to the sweep', async () => {
  const { booking } = await bookWithoutMail()
  await env.DB.prepare("update sqlite_sequence set seq = ? where name = 'safari_bookings'")
    .bind(booking.id - 1)
    .run()
  const tour = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
  // A tour with the same number as the transfer that waits.
  expect(await rows('safari_bookings', tour.reference)).toMatchObject([{ id: booking.id }])
  expect(site.mails.map(({ text }) => text.includes(tour.reference))).toEqual([true, true])
})

test('a line break in a subject starts no other header', async () => {
  const answer = await send(
    site.env,
    {
      to: 'ann@example.com',
      replyTo: 'info@example.com',
      subject: 'Taxi\r\nBcc: all@example.com\u2028x',
      text: '',
      html: '',
      attachments: [],
    },
    'K7Q2-M4XT-9BHE-1',
  )
  expect(answer).toEqual({ messageId: '1' })
  expect(site.mails[0]!.subject).toBe('Taxi Bcc: all@example.com x')
})

describe('a mail that fails', () => {
  test('does not fail the booking, and is sent later', async () => {
    const down = failing('E_DELIVERY_FAILED')
    const answer = await testSite({ EMAIL: down.binding }).bookTransfer(await transferToken())
    expect(answer.status).toBe(200)
    expect(down.tries).toHaveLength(2)
    expect(await rows('outbox')).toMatchObject([
      { attempts: 1, leased_until: null, last_error: 'E_DELIVERY_FAILED' },
      { attempts: 1, leased_until: null },
    ])
    expect(await sendDueMail(site.env, { now: later(4) })).toBe(0)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
    expect(site.mails).toHaveLength(2)
    expect(await rows('outbox')).toMatchObject([
      { attempts: 2, last_error: null },
      { attempts: 2, last_error: null },
    ])
  })

  test('is tried again at longer and longer intervals, and given up after a day', async () => {
    const down = failing('E_RATE_LIMIT_EXCEEDED')
    const start = Date.now()
    await bookWithoutMail({ now: new Date(start) })
    const tried: number[] = []
    for (let minute = 0; minute <= 26 * 60; minute += 5) {
      if ((await sendDueMail({ ...env, EMAIL: down.binding } as Env, { now: later(minute, start) })) > 0)
        tried.push(minute)
    }
    expect(tried).toEqual([0, 5, 15, 35, 75, 155, 315, 555, 795, 1035, 1275])
    expect(await rows('outbox')).toMatchObject([
      { attempts: 11, last_error: 'E_RATE_LIMIT_EXCEEDED' },
      { attempts: 11 },
    ])
    expect((await rows('outbox')).every((row) => row.given_up_at !== null)).toBe(true)
    const { results } = await env.DB.prepare("select state, last_error from operator_mail where state <> 'sent'").all()
    expect(results).toEqual([
      { state: 'given up', last_error: 'E_RATE_LIMIT_EXCEEDED' },
      { state: 'given up', last_error: 'E_RATE_LIMIT_EXCEEDED' },
    ])
  })

  test('because it was refused for good is not tried again', async () => {
    await bookWithoutMail()
    const refused = failing('E_RECIPIENT_SUPPRESSED')
    await sendDueMail({ ...env, EMAIL: refused.binding } as Env)
    expect(await sendDueMail(site.env, { now: later(600) })).toBe(0)
    expect(
      (await rows('outbox')).every((row) => row.given_up_at !== null && row.last_error === 'E_RECIPIENT_SUPPRESSED'),
    ).toBe(true)
  })

  test('until its booking is erased is not sent any more', async () => {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare("update transfer_bookings set erased_at = created_at, email = '' where id = ?")
      .bind(booking.id)
      .run()
    await sendDueMail(site.env)
    expect(site.mails).toEqual([])
    expect(await rows('outbox')).toMatchObject([
      { last_error: 'booking erased', sent_at: null },
      { last_error: 'booking erased', sent_at: null },
    ])
    expect(await sendDueMail(site.env, { now: later(600) })).toBe(0)
  })

  test('leaves no address in the recorded error', async () => {
    await bookWithoutMail()
    await sendDueMail({ ...env, EMAIL: failing(null).binding } as Env)
    expect(JSON.stringify(await rows('outbox'))).not.toContain('ann.customer')
    expect(await rows('outbox')).toMatchObject([{ last_error: 'Error' }, { last_error: 'Error' }])
  })

  test('does not stop another mail', async () => {
    await bookWithoutMail()
    const halfDown = testSite({
      EMAIL: {
        send: async ({ to }: { to: string }) => {
          if (to === env.MAIL_OPERATOR) throw new Error('down')
        },
      } as unknown as Env['EMAIL'],
    })
    await sendDueMail(halfDown.env)
    expect((await rows('outbox')).map((row) => [row.audience, row.sent_at !== null])).toEqual([
      ['customer', true],
      ['operator', false],
    ])
  })

  test('because the account has no mail service waits for one', async () => {
    await bookWithoutMail()
    await sendDueMail({ ...env, EMAIL: undefined } as Env)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
    expect(site.mails).toHaveLength(2)
  })
})

const logged = async (work: () => Promise<unknown>) => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    lines.push(parts.map(String).join(' '))
  })
  await work()
  log.mockRestore()
  expect(lines.join('\n')).not.toMatch(/ann\.customer|7911|UL504/)
  return lines
}

describe('the log tells, without customer data,', () => {
  test('that a mail could not be composed', async () => {
    const {
      booking: { id, pickupDate },
    } = await bookWithoutMail()
    const setDate = (date: string) =>
      env.DB.prepare('update transfer_bookings set pickup_date = ? where id = ?').bind(date, id).run()
    await setDate('ann.customer')
    const lines = await logged(() => sendDueMail(site.env))
    expect(lines).toEqual([
      expect.stringMatching(/"what":"mail not composed","error":"TypeError"/),
      expect.stringMatching(/"what":"mail not composed","error":"TypeError"/),
    ])
    expect(await rows('outbox')).toMatchObject([
      { attempts: 1, last_error: 'not composed', given_up_at: null },
      { attempts: 1 },
    ])
    await setDate(pickupDate)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
  })

  test('that the outcome of a mail could not be recorded', async () => {
    await bookWithoutMail()
    const lines = await logged(() => withoutOutcomes(() => sendDueMail(site.env)))
    expect(lines.filter((line) => line.includes('"what":"outcome of a mail not recorded"'))).toHaveLength(2)
  })
})

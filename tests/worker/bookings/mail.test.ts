import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from 'cloudflare:workers'
import { BRAND } from '#domain/brand.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { send } from '#worker/bookings/mail-sender.ts'
import { sendDueMail } from '#worker/bookings/outbox.ts'
import { bookWithoutMail, testSite, tourToken, transferToken, rows, transferDetails } from './booking-site.ts'

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
  await env.DB.batch(['transfer_bookings', 'safari_bookings', 'outbox'].map((table) => env.DB.prepare(`delete from ${table}`)))
})

describe('the customer\'s mail', () => {
  test('has all about the booking, as text and as HTML, with the calendar file', async () => {
    const { reference, paymentUrl } = await (await site.bookTransfer(await transferToken())).json<BookingReceipt>()
    const mail = site.mails.find(({ to }) => to === 'ann.customer@example.com')!
    expect(mail).toMatchObject({ from: { email: env.MAIL_FROM, name: BRAND.name }, replyTo: 'info@serendip-taxi.example.com' })
    expect(mail.subject).toContain(`Booking ${reference}: Taxi from Colombo to Kandy`)
    for (const body of [mail.text, mail.html]) {
      for (const part of [reference, "We've received your booking".replace("'", body === mail.html ? '&#39;' : "'"), 'Colombo', 'Kandy', '116 km', '3 hours', '09:30 hrs (Sri Lanka time)', 'Mini Car', 'LKR 21480 (USD 74)', 'UL504, lands 08:40', `/booking/${reference}`, 'within 12 hours', 'at the end of the journey in LKR or USD', 'https://wa.me/']) {
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

  test('of a tour names gates, travelers and the total', async () => {
    await site.bookTour(await tourToken({ pickup: 'Yala national park' }), { pickup: 'Yala national park' })
    const mail = site.mails.find(({ to }) => to === 'ben.guest@example.com')!
    for (const part of ['Yala national park entrance gate', 'Galle', 'Travelers: 1', 'USD 248', 'Two binoculars, please', 'at the end of the activity']) expect(mail.text).toContain(part)
  })

  test('asks for the flight details of an airport pickup that has none, and of no other', async () => {
    await site.bookTransfer(await transferToken())
    for (const mail of site.mails.splice(0)) expect(mail.text).not.toContain('flight number')
    await site.bookTransfer(await transferToken({ pickup: 'Colombo Bandaranaike International Airport' }), { pickup: 'CMB', flightdetails: '' })
    const mail = site.mails.find(({ to }) => to === transferDetails.email)!
    for (const body of [mail.text, mail.html]) expect(body).toContain('flight number')
  })

  test('shows HTML that a customer typed as plain text, in every field', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&'
    await site.bookTransfer(await transferToken({ pickup: `Hotel ${attack}`, dropoff: `Villa ${attack}` }), { pickup: `Hotel ${attack}`, dropoff: `Villa ${attack}`, flightdetails: attack })
    expect(site.mails).toHaveLength(2)
    for (const mail of site.mails) {
      expect(mail.html).not.toContain('<img')
      expect(mail.html).toContain('&lt;img src=x')
      expect(mail.text).toContain(attack)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
  })
})

test('the operator\'s mail has what a driver needs, and a reply to it goes to the customer', async () => {
  await site.bookTransfer(await transferToken())
  const mail = site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!
  expect(mail.replyTo).toBe('ann.customer@example.com')
  for (const part of ['+447911123456 (written as +44 7911 123456)', 'ann.customer@example.com', 'UL504', 'https://wa.me/447911123456', '--confirm']) expect(mail.text).toContain(part)
  expect(mail.text).not.toContain('Needs review')
})

test('the operator\'s mail says that a booking needs a review; the customer\'s mail does not', async () => {
  await site.bookTransfer(await transferToken({ verified: false }))
  const [toCustomer, toOperator] = [transferDetails.email, env.MAIL_OPERATOR].map((address) => site.mails.find(({ to }) => to === address)!)
  expect(toOperator!.subject).toMatch(/^REVIEW: /)
  expect(toOperator!.text).toContain("Needs review: The distance rests on a visitor's word")
  expect(toCustomer!.subject + toCustomer!.text).not.toMatch(/review/i)
})

test.each([['confirmed', 'Your booking is confirmed'], ['cancelled', 'This booking is cancelled']])('the customer gets a mail when the operator has %s the booking, with the changed calendar file', async (status, text) => {
  const { reference, insertId } = await (await site.bookTransfer(await transferToken())).json<BookingReceipt>()
  site.mails.length = 0
  await env.DB.prepare('update transfer_bookings set status = ?, status_changed_at = ? where reference = ?').bind(status, later(1).toISOString(), reference).run()
  await env.DB.prepare("insert into outbox (kind, booking_id, audience) values ('transfer', ?, 'status')").bind(insertId).run()
  await sendDueMail(site.env, { now: later(2) })
  expect(site.mails).toMatchObject([{ to: transferDetails.email, subject: expect.stringContaining(`Booking ${reference} ${status}`) as string }])
  const [mail] = site.mails
  expect(mail!.text).toContain(text)
  for (const part of ['Pay Online In Advance', 'Pay at the end of the journey', 'within 12 hours']) expect(mail!.text.includes(part)).toBe(status === 'confirmed')
  expect(new TextDecoder().decode(mail!.attachments[0]!.content)).toContain(`STATUS:${status.toUpperCase()}`)
})

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

test('a sweep sends twelve mails, those that are due longest first; the next sweep sends the rest', async () => {
  for (let i = 0; i < 7; i++) await bookWithoutMail()
  // The newest booking has waited longest.
  await env.DB.prepare("update outbox set due_at = '2020-01-01T00:00:00.000Z' where booking_id = (select max(id) from transfer_bookings)").run()
  const [{ reference }] = (await rows('transfer_bookings')).slice(-1) as [{ reference: string }]
  expect(await sendDueMail(site.env)).toBe(12)
  expect(site.mails.filter(({ text }) => text.includes(reference))).toHaveLength(2)
  expect(site.mails).toHaveLength(12)
  expect(await sendDueMail(site.env)).toBe(2)
  expect(await sendDueMail(site.env)).toBe(0)
})

test('a booking sends its own mail and leaves the rest to the sweep', async () => {
  const { booking } = await bookWithoutMail()
  await env.DB.prepare("update sqlite_sequence set seq = ? where name = 'safari_bookings'").bind(booking.id - 1).run()
  const tour = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
  // A tour with the same number as the transfer that waits.
  expect(tour.insertId).toBe(booking.id)
  expect(site.mails.map(({ text }) => text.includes(tour.reference))).toEqual([true, true])
})

test('a line break in a subject starts no other header', async () => {
  const failure = await send(site.env, { to: 'ann@example.com', replyTo: 'info@example.com', subject: 'Taxi\r\nBcc: all@example.com\u2028x', text: '', html: '', attachments: [] })
  expect(failure).toBeNull()
  expect(site.mails[0]!.subject).toBe('Taxi Bcc: all@example.com x')
})

describe('a mail that fails', () => {
  test('does not fail the booking, and is sent later', async () => {
    const down = failing('E_DELIVERY_FAILED')
    const answer = await testSite({ EMAIL: down.binding }).bookTransfer(await transferToken())
    expect(answer.status).toBe(200)
    expect(down.tries).toHaveLength(2)
    expect(await rows('outbox')).toMatchObject([{ attempts: 1, leased_until: null, last_error: 'E_DELIVERY_FAILED' }, { attempts: 1, leased_until: null }])
    expect(await sendDueMail(site.env, { now: later(4) })).toBe(0)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
    expect(site.mails).toHaveLength(2)
    expect(await rows('outbox')).toMatchObject([{ attempts: 2, last_error: null }, { attempts: 2, last_error: null }])
  })

  test('is tried again at longer and longer intervals, and given up after a day', async () => {
    const down = failing('E_RATE_LIMIT_EXCEEDED')
    const start = Date.now()
    await bookWithoutMail({ now: new Date(start) })
    const tried: number[] = []
    for (let minute = 0; minute <= 26 * 60; minute += 5) {
      if (await sendDueMail({ ...env, EMAIL: down.binding } as Env, { now: later(minute, start) }) > 0) tried.push(minute)
    }
    expect(tried).toEqual([0, 5, 15, 35, 75, 155, 315, 555, 795, 1035, 1275])
    expect(await rows('outbox')).toMatchObject([{ attempts: 11, last_error: 'E_RATE_LIMIT_EXCEEDED' }, { attempts: 11 }])
    expect((await rows('outbox')).every((row) => row.given_up_at !== null)).toBe(true)
    const { results } = await env.DB.prepare("select state, last_error from operator_mail where state <> 'sent'").all()
    expect(results).toEqual([{ state: 'given up', last_error: 'E_RATE_LIMIT_EXCEEDED' }, { state: 'given up', last_error: 'E_RATE_LIMIT_EXCEEDED' }])
  })

  test('because it was refused for good is not tried again', async () => {
    await bookWithoutMail()
    const refused = failing('E_RECIPIENT_SUPPRESSED')
    await sendDueMail({ ...env, EMAIL: refused.binding } as Env)
    expect(await sendDueMail(site.env, { now: later(600) })).toBe(0)
    expect((await rows('outbox')).every((row) => row.given_up_at !== null && row.last_error === 'E_RECIPIENT_SUPPRESSED')).toBe(true)
  })

  test('until its booking is erased is not sent any more', async () => {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare("update transfer_bookings set erased_at = created_at, email = '' where id = ?").bind(booking.id).run()
    await sendDueMail(site.env)
    expect(site.mails).toEqual([])
    expect(await rows('outbox')).toMatchObject([{ last_error: 'booking erased', sent_at: null }, { last_error: 'booking erased', sent_at: null }])
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
      EMAIL: { send: async ({ to }: { to: string }) => { if (to === env.MAIL_OPERATOR) throw new Error('down') } } as unknown as Env['EMAIL'],
    })
    await sendDueMail(halfDown.env)
    expect((await rows('outbox')).map((row) => [row.audience, row.sent_at !== null])).toEqual([['customer', true], ['operator', false]])
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
  const log = vi.spyOn(console, 'error').mockImplementation((...parts) => { lines.push(parts.map(String).join(' ')) })
  await work()
  log.mockRestore()
  expect(lines.join('\n')).not.toMatch(/ann\.customer|7911|UL504/)
  return lines
}

describe('the log tells, without customer data,', () => {
  test('that a mail could not be composed', async () => {
    const { booking: { id, pickupDate } } = await bookWithoutMail()
    const setDate = (date: string) => env.DB.prepare('update transfer_bookings set pickup_date = ? where id = ?').bind(date, id).run()
    await setDate('ann.customer')
    const lines = await logged(() => sendDueMail(site.env))
    expect(lines).toEqual([expect.stringMatching(/"what":"mail not composed","error":"TypeError"/), expect.stringMatching(/"what":"mail not composed","error":"TypeError"/)])
    expect(await rows('outbox')).toMatchObject([{ attempts: 1, last_error: 'not composed', given_up_at: null }, { attempts: 1 }])
    await setDate(pickupDate)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
  })

  test('that the outcome of a mail could not be recorded', async () => {
    await bookWithoutMail()
    await env.DB.prepare("create trigger no_outcome before update of sent_at on outbox begin select raise(abort, 'ann.customer'); end").run()
    const lines = await logged(() => sendDueMail(site.env))
    await env.DB.prepare('drop trigger no_outcome').run()
    expect(lines.filter((line) => line.includes('"what":"outcome of a mail not recorded"'))).toHaveLength(2)
  })
})

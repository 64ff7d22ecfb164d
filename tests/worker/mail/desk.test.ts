/** What the operator and the guest are mailed of money and of the day, and what no mail promises. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { Env } from '#worker/environment.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import { compose } from '#worker/mail/compose.ts'
import { sendDueMail, sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { inTenDays, testSite, transferToken, writeMany, freshSite, removeBookings } from '../bookings/booking-site.ts'

const site = freshSite()
const GUEST = 'ann.customer@example.com'
const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')

async function book(at = site, change: object = {}): Promise<string> {
  const answer = await at.bookTransfer(await transferToken(), { pickupdate: inTenDays, ...change })
  at.mails.length = 0
  return (await answer.json<BookingReceipt>()).reference
}

const said = (order: string, status: 'paid' | 'refunded' | 'chargeback', cents = 7400) =>
  recordNotice(site.env, 'signed', { event: status, payment: 'p1', order, cents, currency: 'USD', status })

/** Whom the next sweep writes to, and how the subjects begin. */
async function swept(): Promise<string[]> {
  site.mails.length = 0
  await sweepOutbox(site.env)
  return site.mails
    .map(({ to, subject }) => `${to === GUEST ? 'guest' : 'operator'}: ${subject.split(':')[0]}`)
    .toSorted()
}

const bodyTo = (reader: 'guest' | 'operator') =>
  site.mails.find(({ to }) => (to === GUEST) === (reader === 'guest'))!.text

async function backTold(reference: string, language = 'en'): Promise<string> {
  const { booking } = (await findBooking(site.env, reference))!
  const mail = { kind: 'refunded', reader: 'guest', positions: [], since: '' } as const
  return (await compose(site.env, { ...booking, language }, mail, new Date())).text
}

describe('money', () => {
  test('that came and went is told to the guest and the operator, a chargeback to the operator alone', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    await swept()
    await said(reference, 'paid')
    expect(await swept()).toEqual([`guest: Payment for booking ${reference}`, 'operator: PAID'])
    expect(bodyTo('guest')).toContain('Paid so far: USD 74.')
    expect(bodyTo('operator')).toContain('There is nothing to collect.')
    await said(reference, 'refunded', 2000)
    expect(await swept()).toEqual([`guest: Money back for booking ${reference}`, 'operator: PAID BACK'])
    expect(bodyTo('guest')).toContain('Paid back: USD 20. To a card or account it may take some days.')
    expect(bodyTo('guest')).toContain('Paid after this refund: USD 54.')
    // A goodwill refund is no money that the driver collects.
    expect(bodyTo('operator')).toContain('There is nothing to collect.')
    await said(reference, 'chargeback')
    expect(await swept()).toEqual(['operator: CHARGED BACK'])
    expect(bodyTo('operator')).toContain('Still to collect: USD 54')
  })

  test('of a resident is to be collected in rupees alone', async () => {
    const reference = await book(site, { phone: '+94771234567' })
    await takeStep(site.env, reference, { step: 'confirm' })
    await swept()
    await said(reference, 'paid', 2000)
    await swept()
    expect(bodyTo('operator')).toMatch(/Still to collect: LKR [\d,]+\./)
  })

  test('that counted nothing is told to the operator alone', async () => {
    const reference = await book()
    const notice = {
      event: 'e',
      payment: 'p2',
      order: reference,
      cents: 7400,
      currency: 'EUR',
      status: 'paid',
    } as const
    await recordNotice(site.env, 'signed', notice)
    expect(await swept()).toEqual(['operator: PAID'])
  })

  test.each([
    ['en', 'Paid back: USD 30.', 'Paid back: LKR 5,000.'],
    ['de', 'Zurückgezahlt: USD 30.', 'Zurückgezahlt: LKR 5.000.'],
    ['fr', 'Remboursé\u00a0: USD 30.', 'Remboursé\u00a0: LKR 5\u00a0000.'],
    ['ru', 'Возвращено: USD 30.', 'Возвращено: LKR 5\u00a0000.'],
    ['zh', '退款金额：USD 30。', '退款金额：LKR 5,000。'],
  ])('that went back is named, to a resident in rupees, in %s', async (language, inDollars, inRupees) => {
    const [abroad, resident] = [await book(), await book(site, { phone: '+94771234567', email: 'b@example.com' })]
    await takeStep(site.env, abroad, { step: 'paid', usd: 74 })
    await takeStep(site.env, abroad, { step: 'refund', usd: 10 })
    await takeStep(site.env, abroad, { step: 'refund', usd: 20 })
    expect(await backTold(abroad, language)).toContain(inDollars)
    await takeStep(site.env, resident, { step: 'paid' })
    await takeStep(site.env, resident, { step: 'refund', lkr: 5000 })
    const text = await backTold(resident, language)
    expect(text).toContain(inRupees)
    expect(text).not.toContain('USD')
  })

  test('that a bank took away is not told as given back', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    await said(reference, 'paid')
    await said(reference, 'refunded', 2000)
    await said(reference, 'chargeback')
    expect(await backTold(reference)).toContain('Paid back: USD 20.')
  })

  test('that went back in pieces before the mail went is told together, and what was told is told no second time', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    const back = (usd: number, at: number) =>
      takeStep(site.env, reference, { step: 'refund', usd }, { now: new Date(Date.now() + at) })
    await back(10, -3000)
    await back(20, -2000)
    await swept()
    expect(bodyTo('guest')).toContain('Paid back: USD 30.')
    await back(5, -1000)
    await swept()
    expect(bodyTo('guest')).toContain('Paid back: USD 5.')
  })

  test('that the operator gives back by hand is told to the guest', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    await takeStep(site.env, reference, { step: 'refund', usd: 20 })
    expect(await swept()).toEqual([`guest: Money back for booking ${reference}`])
    // In cash it is there at once.
    expect(bodyTo('guest')).toContain('Paid back: USD 20. Paid after this refund: USD 54.')
    await takeStep(site.env, reference, { step: 'refund', usd: 10, method: 'bank' })
    await swept()
    expect(bodyTo('guest')).toContain('Paid back: USD 10. To a card or account it may take some days.')
  })
})

test('who drives is told after the confirmation, never beside it', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL })
  const next = async () => {
    site.mails.length = 0
    await sendDueMail(site.env)
    return site.mails.map(({ subject }) => subject.split(':')[0])
  }
  expect(await next()).toEqual([`Booking ${reference} confirmed`])
  expect(await next()).toEqual([`Your driver for booking ${reference}`])
})

test('what a guest changed just before the ride was cancelled is told to nobody any more', async () => {
  const reference = await book()
  const guestTakes = (step: Step) => takeStep(site.env, reference, step, { by: 'guest' })
  await guestTakes({ step: 'change', time: '11:45' })
  await guestTakes({ step: 'cancel' })
  expect(await swept()).toEqual([`guest: Booking ${reference} cancelled`, 'operator: CANCELLED by the guest'])
})

test('a guest without an address is written nothing, whatever was caused', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  await env.DB.prepare("update bookings set email = ''").run()
  expect(await swept()).toEqual([])
  expect((await env.DB.prepare('select kind from outbox where sent_at is null').all()).results).toEqual([])
})

test('the evening mail collects nothing of a cancelled ride, and says why other rides need a hand', async () => {
  const cancelled = await book()
  await takeStep(site.env, cancelled, { step: 'cancel' })
  const other = await book()
  await env.DB.prepare(
    "update rides set needs_review = 1, pickup_date = '2099-01-01' where booking_number = (select number from bookings where reference = ?)",
  )
    .bind(other)
    .run()
  const { subject, text } = await composeOverview(site.env, inTenDays, new Date())
  // Nobody has to drive it.
  expect(subject).toMatch(/^Tomorrow, .*: no pickups$/)
  expect(text).toMatch(new RegExp(`${cancelled}: .*\\n {2}cancelled · \\+447911123456$`, 'm'))
  expect(text).not.toContain('to collect')
  expect(text).toMatch(new RegExp(`2099-01-01 09:30 ${other}: .*\\n {2}REVIEW: `))
})

test('the evening mail tells of so many rides of other days, counts the others, and reads only those that it tells of', async () => {
  await writeMany(450, '2099-01-01')
  // One that needs no hand.
  await book()
  let whole = 0
  const counting = <S extends D1PreparedStatement>(statement: S): S =>
    Object.assign(statement, {
      bind: new Proxy(statement.bind, { apply: (bind, _, values) => counting(bind.apply(statement, values)) }),
      raw: new Proxy(statement.raw, {
        apply: async (raw, _, options) => {
          const rows: unknown[][] = await Reflect.apply(raw, statement, options)
          whole += rows.filter(({ length }) => length > 40).length
          return rows
        },
      }),
    })
  const session = env.DB.withSession()
  const DB = {
    withSession: () => ({
      prepare: (sql: string) => counting(session.prepare(sql)),
      batch: session.batch.bind(session),
    }),
  }
  const { text } = await composeOverview({ ...site.env, DB } as unknown as Env, inTenDays, new Date())
  expect(text.match(/^2099-01-01 09:30 MANY/gm)).toHaveLength(200)
  expect(text).toContain('And 250 of other days that need a hand.')
  expect(whole).toBe(201)
})

test("the operator's mails lead to the operator's pages, where there are any", async () => {
  const access = { ACCESS_TEAM: 'team', ACCESS_AUDIENCE: 'ab'.repeat(32) } as Partial<Env>
  const { booking } = (await findBooking(site.env, await book()))!
  const mail = (bindings: Env) =>
    compose(bindings, booking, { kind: 'receipt', reader: 'operator', positions: [], since: '' }, new Date())
  const [without, withPages] = [await mail(site.env), await mail({ ...site.env, ...access })]
  expect(without.text).toContain(`npm run bookings -- --remote --confirm ${booking.reference}`)
  expect(without.text).not.toContain('/operator')
  expect(withPages.text).toContain(`/operator/booking/${booking.reference}`)
  expect(withPages.text).not.toContain('npm run')
  expect((await composeOverview({ ...site.env, ...access }, inTenDays, new Date())).text).toMatch(/\/operator$/m)
})

test('no mail and no page promises a payment by card where there is none', async () => {
  const cashOnly = testSite({ PAYMENT_URL: '' })
  for (const [at, isOnline] of [
    [site, true],
    [cashOnly, false],
  ] as const) {
    await removeBookings()
    at.mails.length = 0
    const answer = await at.bookTransfer(await transferToken(), { pickupdate: inTenDays })
    const { reference } = await answer.json<BookingReceipt>()
    const receipt = at.mails.find(({ to }) => to === GUEST)!.text
    expect(receipt).toContain('Pay at the end of the journey in LKR or USD')
    const pages = await Promise.all(
      ['/', '/transfer/taxi-from-Colombo-to-Kandy', `/booking/${reference}`].map(async (path) =>
        (await at.get(path)).text(),
      ),
    )
    for (const text of [receipt, ...pages]) expect(text.includes('by card')).toBe(isOnline)
  }
})

test('nobody will be there for a ride that was fourteen hours ago', async () => {
  const { reference } = await site.booked({ pickupdate: inTenDays })
  await takeStep(site.env, reference, { step: 'confirm' })
  const { booking } = (await findBooking(site.env, reference))!
  const later = (hours: number) => new Date(Date.parse(`${inTenDays}T09:30:00+05:30`) + hours * 3_600_000)
  const told = async (hours: number) =>
    (await compose(site.env, booking, { kind: 'confirmed', reader: 'guest', positions: [1], since: '' }, later(hours)))
      .text
  expect(await told(-2)).toContain('Your driver will be there')
  expect(await told(14)).not.toContain('Your driver will be there')
  const [before, after] = await Promise.all([-2, 14].map((hours) => publicBooking(site.env, booking, later(hours))))
  expect([before!.rides[0]!.over, after!.rides[0]!.over, after!.rides[0]!.past]).toEqual([false, true, false])
})

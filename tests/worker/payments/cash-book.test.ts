/** The cash book: receipt numbers without gaps, made when money comes, kept for good. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { PaymentNotice } from '#domain/bookings/money/payments.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { entriesOfMonth } from '#worker/payments/cash-book.ts'
import { openPaymentProblems, recordNotice } from '#worker/payments/gateway-notices.ts'
import { returnTripDetails, rows, freshSite } from '../bookings/booking-site.ts'
import { see } from '../office/office-site.ts'

const site = freshSite()

const book = async (change: object = {}) => (await site.booked(change)).reference

const pay = (reference: string, usd: number, more: object = {}, now?: Date) =>
  takeStep(site.env, reference, { step: 'paid', usd, ...more }, { who: 'ann@example.com', now })

const HERE = { phone: '077 123 4567', phonecountry: 'LK' }

let events = 0
const says = (order: string, change: Partial<PaymentNotice> = {}) =>
  recordNotice(site.env, 'payhere', {
    event: `event-${(events += 1)}`,
    payment: 'pay-1',
    order,
    cents: 7400,
    currency: 'USD',
    status: 'paid',
    ...change,
  })

const amounts = (entries: Awaited<ReturnType<typeof rows>>) =>
  entries.map(({ number, method, cents, currency, lkr_cents, counted_usd, who }) => [
    number,
    method,
    cents,
    currency,
    lkr_cents,
    counted_usd,
    who,
  ])

test('each payment gets the next number when it comes: by hand in dollars or rupees, and online; so does money that goes back', async () => {
  const [first, second] = [await book(), await book()]
  await pay(first, 40)
  await pay(first, 34, { method: 'bank', lkr: 9_900 })
  await says(second)
  await expect(pay(first, 1)).rejects.toThrow('All of it is paid')
  await takeStep(site.env, first, { step: 'refund', usd: 4 }, { who: 'ann@example.com' })
  await says(second, { status: 'refunded', cents: 1000 })
  expect(amounts(await rows('cash_book'))).toEqual([
    [1, 'cash', 4000, 'USD', 1_152_000, 40, 'ann@example.com'],
    [2, 'bank', 990_000, 'LKR', 990_000, 34, 'ann@example.com'],
    [3, 'online', 7400, 'USD', 2_131_200, 74, ''],
    [4, 'cash', -400, 'USD', -115_200, -4, 'ann@example.com'],
    [5, 'online', -1000, 'USD', -288_000, -10, ''],
  ])
  const { history, entries } = (await bookingWithHistory(site.env, first))!
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 4])
  expect(history[1]!.detail).toBe('USD 74 of 74, before USD 40; LKR 9,900.00 by bank transfer')
})

test('what is given back by hand gets a number, in dollars or rupees', async () => {
  const reference = await book()
  await pay(reference, 74)
  const giveBack = (usd: number, more: object = {}) =>
    takeStep(site.env, reference, { step: 'refund', usd, ...more }, { who: 'ann@example.com' })
  await giveBack(20)
  await giveBack(4, { method: 'bank', lkr: 1_200 })
  await expect(giveBack(51)).rejects.toThrow('Between 1 and 50')
  await expect(giveBack(1, { lkr: 0 })).rejects.toThrow('whole rupees')
  expect(amounts(await rows('cash_book')).slice(1)).toEqual([
    [2, 'cash', -2000, 'USD', -576_000, -20, 'ann@example.com'],
    [3, 'bank', -120_000, 'LKR', -120_000, -4, 'ann@example.com'],
  ])
  const { history } = (await bookingWithHistory(site.env, reference))!
  expect(history.at(-1)).toMatchObject({
    who: 'ann@example.com',
    detail: 'USD 4 given back, USD 50 of 74 stay paid; LKR 1,200.00 by bank transfer',
  })
})

test('the whole amount that came online is entered, also where it is more or less than was open', async () => {
  const [first, second] = [await book(), await book()]
  await says(first, { cents: 9000 })
  await says(second, { cents: 1_000_000, currency: 'LKR', payment: 'pay-2' })
  expect(amounts(await rows('cash_book'))).toEqual([
    [1, 'online', 9000, 'USD', 2_592_000, 74, ''],
    [2, 'online', 1_000_000, 'LKR', 1_000_000, 34, ''],
  ])
})

test('what came too much goes back first: a chargeback leaves the cash that was noted before, and the cash book has all of it', async () => {
  const reference = await book()
  await pay(reference, 40)
  await says(reference)
  await says(reference, { status: 'chargeback' })
  expect(amounts(await rows('cash_book')).map(([, method, cents, , , counted]) => [method, cents, counted])).toEqual([
    ['cash', 4000, 40],
    ['online', 7400, 34],
    ['online', -7400, -34],
  ])
  expect((await bookingWithHistory(site.env, reference))!.rides[0]).toMatchObject({ paidUsd: 40, waivedUsd: 0 })
})

test('too much that is given back in cash is no refund of the ride, and what the office takes back of it is there again', async () => {
  const reference = await book()
  await says(reference, { cents: 11_400 })
  const back = { step: 'refund', usd: 40 } as const
  expect((await previewStep(site.env, reference, back)).sentences).toEqual([
    'USD 40.00 goes back by cash, for USD 0 of the price.',
    'Then USD 74 of USD 74 are paid for the ride.',
    'Nothing is still to be paid.',
  ])
  await takeStep(site.env, reference, back)
  const wrong = { step: 'reverse', number: 2, reason: 'not yet' } as const
  expect((await previewStep(site.env, reference, wrong)).sentences.at(-1)).toContain('that the money went back, tell')
  await takeStep(site.env, reference, wrong)
  await takeStep(site.env, reference, back)
  const { rides, history } = (await bookingWithHistory(site.env, reference))!
  expect(rides[0]).toMatchObject({ paidUsd: 74, waivedUsd: 0 })
  expect(history.at(-1)!.detail).toBe('USD 40.00 too much given back, USD 74 of 74 stay paid; USD 40.00 by cash')
  await expect(takeStep(site.env, reference, { step: 'refund', usd: 75 })).rejects.toThrow('Between 1 and 74')
  await says(reference, { cents: 11_400, status: 'chargeback' })
  expect((await bookingWithHistory(site.env, reference))!.rides[0]).toMatchObject({ paidUsd: 0, waivedUsd: 0 })
})

test('a refund that the office has noted by card and a notice then tells counts once; another one counts, too', async () => {
  const reference = await book()
  await says(reference)
  const back = (usd: number, method: 'card' | 'cash') =>
    takeStep(site.env, reference, { step: 'refund', usd, method }, { who: 'ann@example.com' })
  const paid = async () => (await bookingWithHistory(site.env, reference))!.rides[0]!.paidUsd
  // In cash it is another one, and what was wrong is none.
  await back(10, 'cash')
  await back(10, 'card')
  await takeStep(site.env, reference, { step: 'reverse', number: 3, reason: 'typed twice' })
  await says(reference, { status: 'refunded', cents: 1000 })
  expect(await paid()).toBe(54)
  await back(20, 'card')
  await says(reference, { status: 'refunded', cents: 2000 })
  expect([await paid(), (await rows('cash_book')).length]).toEqual([34, 6])
  expect((await bookingWithHistory(site.env, reference))!.history.at(-1)!.detail).toContain('it is entry 6')
  await expect(takeStep(site.env, reference, { step: 'reverse', number: 6, reason: 'x' })).rejects.toThrow('told of it')
  await says(reference, { status: 'refunded', cents: 2000 })
  expect([await paid(), (await rows('cash_book')).length]).toEqual([14, 7])
  // The other way round nobody can know: the office is asked.
  const asked = async (usd: number) =>
    (await previewStep(site.env, reference, { step: 'refund', usd, method: 'card' })).sentences.join(' ')
  for (const usd of [10, 9])
    expect(await asked(usd)).toMatch(
      /^.* Before that went back to the card: USD 10.00, entry 5 of .*; USD 20.00, entry 7 of /,
    )
  expect((await previewStep(site.env, reference, { step: 'refund', usd: 9 })).sentences.join(' ')).not.toContain(
    'before',
  )
})

test.each([
  ['dollars', {}, { usd: 50 }, [{ usd: 20 }], [0]],
  ['rupees', HERE, { lkr: 8_000 }, [{ lkr: 3_000 }], [0]],
  ['all of it', {}, { usd: 74 }, [{ usd: 74 }], [0]],
  ['the second of two', {}, { usd: 50 }, [{ usd: 20 }, { usd: 10 }], [1]],
  ['both, the first one first', {}, { usd: 50 }, [{ usd: 20 }, { usd: 10 }], [0, 1]],
  ['one that was to be paid again', {}, { usd: 74 }, [{ usd: 20 }, { usd: 10, isOwedAgain: true }], [1]],
] as const)(
  'a refund that is taken back as wrong leaves to be paid what was: %s',
  async (_, guest, came, refunds, wrong) => {
    const reference = await book(guest)
    const standing = async () => {
      const { owedUsd, owedLkr, paidUsd, paidLkr, waivedUsd, waivedLkr } = (await bookingWithHistory(
        site.env,
        reference,
      ))!.rides[0]!
      return { owedUsd, owedLkr, paidUsd, paidLkr, waivedUsd, waivedLkr }
    }
    await takeStep(site.env, reference, { step: 'paid', ...came })
    const stood = [await standing()]
    for (const refund of refunds) {
      await takeStep(site.env, reference, { step: 'refund', ...refund })
      stood.push(await standing())
    }
    for (const nth of wrong) await takeStep(site.env, reference, { step: 'reverse', number: nth + 2, reason: 'wrong' })
    expect(await standing()).toEqual(wrong.length === refunds.length ? stood[0] : stood[wrong[0]])
  },
)

test.each([
  ['in pieces', [{ usd: 10 }, { usd: 10 }], 0, 34],
  ['in rupees', [{ lkr: 5_760, usd: 20 }], 0, 34],
  ['at a terminal', [{ usd: 20 }], 10, 34],
] as const)(
  'a notice of money that was noted %s counts, and a person has to look',
  async (_, noted, terminal, left) => {
    const reference = await book()
    if (terminal > 0) await pay(reference, terminal, { method: 'card' })
    await says(reference, { cents: (74 - terminal) * 100 })
    for (const back of noted) await takeStep(site.env, reference, { step: 'refund', method: 'card', ...back })
    await says(reference, { status: 'refunded', cents: 2000 })
    const { rides, history } = (await bookingWithHistory(site.env, reference))!
    expect(rides[0]).toMatchObject({ paidUsd: left })
    expect(history.at(-1)!.detail).toContain('perhaps it is the same money')
    expect((await openPaymentProblems(site.env)).map(({ problem }) => problem)).toEqual(['noted-before'])
    // It was the same money.
    const [entry] = (await rows('cash_book')).filter(({ method, cents }) => method === 'card' && Number(cents) < 0)
    await takeStep(site.env, reference, {
      step: 'reverse',
      number: Number(entry!.number),
      reason: 'told by the notice',
    })
    expect((await bookingWithHistory(site.env, reference))!.rides[0]!.paidUsd).toBe(noted.length > 1 ? 44 : 54)
  },
)

test('an entry that was typed beside a payment is reversed, and the payment pays in its place', async () => {
  const reference = await book()
  await pay(reference, 74, { method: 'card' })
  await says(reference)
  await takeStep(site.env, reference, { step: 'reverse', number: 1, reason: 'the notice came' })
  expect((await bookingWithHistory(site.env, reference))!.rides[0]).toMatchObject({ paidUsd: 74 })
  await says(reference, { status: 'chargeback' })
  expect((await bookingWithHistory(site.env, reference))!.rides[0]).toMatchObject({ paidUsd: 0 })
})

test('more than can be paid or go back is refused in what was typed', async () => {
  const [resident, abroad] = [await book(HERE), await book()]
  const pays = (lkr: number) => takeStep(site.env, resident, { step: 'paid', lkr })
  await expect(pays(21_481)).rejects.toThrow('At most LKR 21,480 can still be paid for it.')
  await pays(10_000)
  await expect(pays(11_481)).rejects.toThrow('At most LKR 11,480 can still be paid for it.')
  const back = (lkr: number) => takeStep(site.env, resident, { step: 'refund', lkr })
  await expect(back(10_001)).rejects.toThrow('At most LKR 10,000 can be given back of it.')
  await back(1_000)
  // The history, too, is in what that guest pays.
  expect((await rows('booking_history', resident)).map(({ detail }) => detail).slice(-2)).toEqual([
    'LKR 10,000 of 21,480, before LKR 0; LKR 10,000.00 by cash',
    'LKR 1,000 given back, LKR 9,000 of 21,480 stay paid; LKR 1,000.00 by cash',
  ])
  await expect(pay(abroad, 40, { usd: undefined, lkr: 30_000 })).rejects.toThrow('At most LKR 21,480')
  await expect(pay(abroad, 75)).rejects.toThrow('Between 1 and 74 whole dollars')
})

test('rupees that go back are compared with what was paid, not with what is still to be paid', async () => {
  const reference = await book()
  await pay(reference, 54)
  const back = (lkr: number) => takeStep(site.env, reference, { step: 'refund', usd: 54, lkr })
  // LKR 5,805 are the USD 20 that nobody has paid yet.
  await expect(back(5_805)).rejects.toThrow('are not USD 54, which are about LKR 15,674')
  await back(15_674)
  expect((await rows('cash_book')).map(({ cents, counted_usd }) => [cents, counted_usd])).toEqual([
    [5_400, 54],
    [-1_567_400, -54],
  ])
})

test('rupees that came beyond the price go back as what a dollar is', async () => {
  const reference = await book()
  await pay(reference, 74)
  await says(reference, { cents: 1000 })
  const back = (lkr: number) => takeStep(site.env, reference, { step: 'refund', usd: 10, lkr })
  await expect(back(1_000)).rejects.toThrow('are not USD 10, which are about LKR')
  await back(2_900)
})

test('rupees beyond what is owed settle the ride at the rate of the day, stay in sight, and go back as what came too much', async () => {
  const reference = await book()
  const shown = async () => (await see(`/booking/${reference}`)).text
  const beyond = async () => /Beyond the price<\/dt><dd>([^<]*)/.exec(await shown())?.[1] ?? ''
  const ride = async () => (await bookingWithHistory(site.env, reference))!.rides[0]!
  const back = (step: object) => takeStep(site.env, reference, { step: 'refund', ...step })
  const settled = { paidUsd: 74, owedUsd: 0, backUsd: 0, waivedUsd: 0 }
  // The page names the dollars that are owed beside the rupees that somebody types.
  for (const came of [{ lkr: 23_480 }, { usd: 74, lkr: 23_480 }]) {
    const step = { step: 'paid', ...came } as const
    expect((await previewStep(site.env, reference, step)).sentences.slice(1, 4)).toEqual([
      'That is LKR 2,000 more than LKR 21,480, which are owed.',
      'It stays noted as beyond the price: leave it if it is the rate of the day, else give it back in rupees.',
      'Then USD 74 of USD 74 are paid for the ride.',
    ])
    await takeStep(site.env, reference, step)
    expect(await ride()).toMatchObject(settled)
    expect(await beyond()).toBe('LKR 2,000 came, and did not go back')
    // Taken back as wrong it is gone with what it paid.
    const { entries } = (await bookingWithHistory(site.env, reference))!
    await takeStep(site.env, reference, { step: 'reverse', number: entries.at(-1)!.number, reason: 'typed twice' })
    expect([await beyond(), (await ride()).paidUsd]).toEqual(['', 0])
  }
  await pay(reference, 74, { lkr: 23_480 })
  for (const lkr of [500, 290]) {
    await back({ usd: 1, lkr })
    expect(await ride()).toMatchObject(settled)
  }
  await back({ lkr: 1_000 })
  expect(await ride()).toMatchObject(settled)
  expect(await beyond()).toBe('LKR 210 came, and did not go back')
  // What was given back of it is there no longer; a part of the price is what its dollars say.
  await expect(takeStep(site.env, reference, { step: 'reverse', number: 5, reason: 'x' })).rejects.toThrow(
    'can be given',
  )
  await expect(back({ usd: 1, lkr: 1_000 })).rejects.toThrow('are not USD 1')
  await back({ usd: 74, lkr: 21_690 })
  expect([await beyond(), (await ride()).paidUsd]).toEqual(['', 0])
  const [sum] = (await rows('cash_book')).slice(4).reduce<number[]>(([all = 0], { cents }) => [all + Number(cents)], [])
  expect(sum).toBe(0)
})

test('rupees of a part of the price are worth the dollars that somebody says, and nothing is beyond it', async () => {
  const reference = await book()
  await pay(reference, 40, { lkr: 12_600 })
  expect(await rows('cash_book')).toMatchObject([{ counted_usd: 40, over_lkr: 0, over_usd: 0 }])
})

test('of a cancelled ride that owes nothing the office reads what is left with it', async () => {
  const reference = await book()
  await pay(reference, 74)
  await takeStep(site.env, reference, { step: 'cancel' })
  expect((await previewStep(site.env, reference, { step: 'refund', usd: 50 })).sentences).toContain(
    'Then USD 24 are paid for the ride, and nothing is owed.',
  )
})

test('a charge that is as it was is no step', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'cancel' })
  const charge = { step: 'charge', usd: 20, reason: 'too late' } as const
  await takeStep(site.env, reference, charge)
  await expect(takeStep(site.env, reference, charge)).rejects.toThrow('That is owed for it already.')
})

test('what a gateway tells of a resident stands in the history in rupees', async () => {
  const resident = await book(HERE)
  await says(resident, { cents: 1_000_000, currency: 'LKR' })
  await says(resident, { cents: 1_000_000, currency: 'LKR', status: 'chargeback' })
  const [came, went] = (await rows('booking_history', resident)).map(({ detail }) => String(detail)).slice(-2)
  expect(came).toContain('; paid LKR 0 -> 10,000 of 21,480')
  expect(went).toContain('; paid LKR 10,000 -> 0 of 21,480')
})

test('before rupees of a guest from abroad pay all at the rate of the day, the office reads how far they are from the price', async () => {
  const [resident, abroad] = [await book(HERE), await book()]
  const reads = async (reference: string, lkr: number) =>
    (await previewStep(site.env, reference, { step: 'paid', lkr })).sentences[1]
  expect(await reads(abroad, 22_000)).toBe('That is LKR 520 more than LKR 21,480, which are owed.')
  expect(await reads(abroad, 21_400)).toBe('That is LKR 80 less than LKR 21,480, which are owed.')
  expect(await reads(abroad, 21_480)).toBe('Then USD 74 of USD 74 are paid for the ride.')
  expect(await reads(abroad, 10_000)).toMatch(/^Then USD 34 of USD 74/)
  expect(await reads(resident, 10_000)).toBe('Then LKR 10,000 of LKR 21,480 are paid for the ride.')
})

test('what is no money, or not known to be, gets no number', async () => {
  const reference = await book()
  await says(reference, { status: 'pending' })
  await says(reference, { status: 'failed' })
  await says(reference, { currency: 'EUR', payment: 'pay-2' })
  await says(reference, { status: 'refunded', payment: 'pay-3' })
  await says('K7Q2-M4XT-9BHE', { payment: 'pay-4' })
  await expect(pay(reference, 75)).rejects.toThrow()
  await expect(pay(reference, 0)).rejects.toThrow('Between 1 and 74')
  await expect(pay(reference, 0, { usd: undefined, lkr: 100 })).rejects.toThrow('are not USD 1')
  await expect(pay(reference, 40, { lkr: -100 })).rejects.toThrow('whole rupees')
  await expect(pay(reference, 40, { lkr: 10.5 })).rejects.toThrow('whole rupees')
  // A part in rupees is not all of the price, and a zero too many is no payment.
  for (const lkr of [9_900, 213_120])
    await expect(pay(reference, 74, { lkr })).rejects.toThrow('are not USD 74, which are about LKR 21,480')
  expect(await rows('cash_book')).toEqual([])
  await says(reference, { payment: 'pay-5' })
  await says(reference, { payment: 'pay-5' })
  expect((await rows('cash_book')).map(({ number }) => number)).toEqual([1])
})

test('payments at once get numbers without a gap, and none twice', async () => {
  const references = await Promise.all(Array.from({ length: 6 }, () => book()))
  await Promise.allSettled(references.flatMap((reference) => [pay(reference, 30), pay(reference, 40), says(reference)]))
  const numbers = (await rows('cash_book')).map(({ number }) => number)
  expect(numbers.length).toBeGreaterThanOrEqual(6)
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
})

test('one payment for several rides is one entry', async () => {
  const reference = await book(await returnTripDetails())
  const open = (await rows('rides', reference)).reduce((sum, { price_usd }) => sum + Number(price_usd), 0)
  await says(reference, { cents: open * 100 })
  expect(await rows('cash_book')).toMatchObject([{ number: 1, position: 0, counted_usd: open }])
  expect(await rows('payment_allocations')).toHaveLength(2)
})

test('a month is that of Sri Lanka, and stays after the personal data is erased', async () => {
  const reference = await book({ pickup: 'Colombo' })
  // Half an hour after midnight of 1 December in Sri Lanka.
  await pay(reference, 40, {}, new Date('2026-11-30T18:29:59Z'))
  await pay(reference, 34, {}, new Date('2026-11-30T18:30:00Z'))
  await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '1' }, new Date(Date.now() + 10 * DAY_MS))
  expect((await rows('bookings', reference))[0]).toMatchObject({ email: '' })
  const [november, december] = [await entriesOfMonth(env, '2026-11'), await entriesOfMonth(env, '2026-12')]
  expect(november).toMatchObject([
    {
      number: 1,
      day: '2026-11-30',
      reference,
      method: 'cash',
      cents: 4000,
      who: 'ann@example.com',
      ride: { kind: 'transfer', pickup: 'Colombo', dropoff: 'Kandy', priceUsd: 74 },
    },
  ])
  expect(december).toMatchObject([{ number: 2, day: '2026-12-01', countedUsd: 34 }])
})

test('a dollar that a card pays for rupees that are missing is not too much: what was given back is then paid again', async () => {
  const reference = await book()
  const note = (step: Parameters<typeof takeStep>[2]) => takeStep(site.env, reference, step)
  const ride = async () => (await bookingWithHistory(site.env, reference))!.rides[0]!
  await says(reference, { currency: 'LKR', cents: 2_148_000 })
  // Three rupees are a dollar of the price; of the next three no dollar is left to take.
  await note({ step: 'refund', lkr: 3 })
  await note({ step: 'refund', lkr: 3, isOwedAgain: true })
  expect(await ride()).toMatchObject({ paidUsd: 73, waivedUsd: 1, owedUsd: 1, owedLkr: 3 })
  await says(reference, { payment: 'pay-2', cents: 100 })
  expect(await ride()).toMatchObject({ paidUsd: 74, waivedUsd: 0, owedUsd: 0, backUsd: 0 })
  expect(await openPaymentProblems(site.env)).toEqual([])
})

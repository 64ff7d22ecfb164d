/** Invoices and credit notes: numbers without gaps, lines that make what the rides cost, and what falls is credited at once. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Step } from '#worker/steps/step.ts'
import { sumOfLines } from '#domain/bookings/money/invoices.ts'
import { dueCents, type PaymentCurrency, sumOf } from '#domain/bookings/money/sums.ts'
import { pickupInstant } from '#domain/bookings/ride.ts'
import { BRAND } from '#domain/brand.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { type Booking, findBooking } from '#worker/bookings/read-bookings.ts'
import {
  creditAll,
  findInvoice,
  InvoiceRefused,
  invoicesOf,
  invoicesOfMonth,
  issueInvoice,
  toInvoice,
} from '#worker/payments/invoices.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { receiptFor, requestReceipt } from '#worker/payments/paid-receipt.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, removeBookings, returnTripDetails, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { book, see, send, site } from '../office/office-site.ts'

const COMPANY = { company: 'Meier & Söhne GmbH', address: 'Hauptstraße 1\n10115 Berlin', taxNumber: 'DE 811 907 980' }
const NOW = new Date('2026-11-26T06:00:00Z')
const VAT = { name: 'VAT', percent: 18 }

beforeEach(() => removeBookings())

const now = async (reference: string): Promise<Booking> => (await findBooking(env, reference))!.booking
const take = (reference: string, step: Step, at?: Date) =>
  takeStep(env, reference, step, { who: 'owner@example.com', ...(at && { now: at }) })
const hoursBefore = (ride: Parameters<typeof pickupInstant>[0], hours: number) =>
  new Date(pickupInstant(ride) - hours * HOUR_MS)

let guests = 0
/** A confirmed booking for a company. @param details of the form */
async function confirmed(details: object = {}): Promise<string> {
  const reference = await book({ email: `guest${guests++}@example.com`, ...details })
  await take(reference, { step: 'confirm' })
  await requestReceipt(env, await now(reference), COMPANY, NOW)
  return reference
}

const issue = async (
  reference: string,
  currency: PaymentCurrency = 'USD',
  more: Partial<Parameters<typeof issueInvoice>[2]> = {},
) => issueInvoice(env, await now(reference), { currency, by: 'operator', ...more }, NOW)

const documents = async (reference: string) => invoicesOf(env, (await now(reference)).number)
const invoiced = async (reference: string) => (await documents(reference)).reduce((sum, { cents }) => sum + cents, 0)

/** All that was invoiced is what the rides cost. */
async function agrees(reference: string, currency: PaymentCurrency) {
  const { rides } = await now(reference)
  expect(await invoiced(reference)).toBe(dueCents(rides, currency))
  for (const { lines, cents } of await documents(reference)) expect(sumOfLines(lines)).toBe(cents)
}

describe.each(['USD', 'LKR'] as const)('in %s', (currency) => {
  test('asks what the rides cost, line by line, to the cent; what is given back, cancelled or waived is credited at once', async () => {
    const reference = await confirmed(await returnTripDetails())
    await issue(reference, currency)
    const { rides } = await now(reference)
    const [first] = await documents(reference)
    expect(first).toMatchObject({ number: 1, kind: 'invoice', currency, cents: sumOf(rides)[currency].total })
    expect(first!.lines.map(({ cents }) => cents)).toEqual(rides.map((ride) => sumOf(ride)[currency].total))
    expect(first!.owedCents).toBe(sumOf(rides)[currency].owed)
    await agrees(reference, currency)
    const steps: readonly [string, Step, Date?][] = [
      ['', { step: 'paid', usd: 100 }],
      ['/1', { step: 'refund', usd: 15 }],
      ['/2', { step: 'cancel', isGuestsWish: true }],
      // It costs a half of the price less what was given back by then, whatever the time is.
      ['/1', { step: 'cancel', isGuestsWish: true }, hoursBefore(rides[0], 12)],
    ]
    for (const [ride, step, at] of steps) {
      await take(reference + ride, step, at)
      await agrees(reference, currency)
    }
    const { rides: after } = await now(reference)
    expect([after[0].cancelFeeUsd, after[0].priceUsd]).toEqual([29, 74])
    await take(`${reference}/1`, { step: 'charge', usd: 0, reason: 'ill' })
    await agrees(reference, currency)
    const [, ...credits] = await documents(reference)
    expect(credits.length).toBeGreaterThan(1)
    for (const credit of credits) expect(credit).toMatchObject({ kind: 'credit note', credits: 1, buyer: first!.buyer })
    // The numbers follow each other.
    expect((await documents(reference)).map(({ number }) => number)).toEqual([1, ...credits.map((_, i) => i + 2)])
  })

  test('a charge that is more than what an invoice still asks for is on another one', async () => {
    const reference = await confirmed()
    await issue(reference, currency)
    await take(reference, { step: 'paid', usd: 74 })
    await take(reference, { step: 'refund', usd: 15 })
    await agrees(reference, currency)
    const [ride] = (await now(reference)).rides
    await take(reference, { step: 'cancel', isGuestsWish: true }, hoursBefore(ride, 1))
    expect((await now(reference)).rides[0].cancelFeeUsd).toBe(59)
    await take(reference, { step: 'charge', usd: 74, reason: 'the driver had come' })
    expect((await now(reference)).rides[0].cancelFeeUsd).toBe(74)
    const documentsBefore = await documents(reference)
    expect(documentsBefore.map(({ kind }) => kind)).toEqual(['invoice', 'credit note'])
    const rise = dueCents((await now(reference)).rides, currency) - (await invoiced(reference))
    expect(toInvoice(await now(reference), documentsBefore).cents[currency]).toBe(rise)
    await issue(reference, currency)
    await agrees(reference, currency)
  })

  test('what rises later is on another invoice, in the same currency', async () => {
    const reference = await confirmed()
    await issue(reference, currency)
    await expect(issue(reference, currency)).rejects.toThrow('nothing to invoice')
    await take(reference, { step: 'price', price: { usd: 60 }, reason: 'a friend' } as unknown as Step)
    await agrees(reference, currency)
    await take(reference, { step: 'price', price: { usd: 70 }, reason: 'not so good a friend' } as unknown as Step)
    const { cents, currency: kept } = toInvoice(await now(reference), await documents(reference))
    expect(kept).toBe(currency)
    expect(cents[currency === 'USD' ? 'LKR' : 'USD']).toBe(0)
    await issue(reference, currency === 'USD' ? 'LKR' : 'USD')
    await agrees(reference, currency)
    expect((await documents(reference)).map(({ kind }) => kind)).toEqual(['invoice', 'credit note', 'invoice'])
  })
})

test('what falls below a further invoice is credited of the earlier one, too: a note for each, with its company and taxes', async () => {
  const reference = await confirmed()
  await take(reference, { step: 'price', price: { usd: 60 }, reason: 'a friend' } as unknown as Step)
  await issue(reference, 'USD', { taxes: [VAT] })
  await take(reference, { step: 'price', price: { usd: 70 }, reason: 'no friend' } as unknown as Step)
  await requestReceipt(env, await now(reference), { ...COMPANY, company: 'ACME Ltd' }, NOW)
  await issue(reference)
  await take(reference, { step: 'cancel' })
  await agrees(reference, 'USD')
  const [first, second, ...notes] = await documents(reference)
  expect([first, second].map((each) => each!.cents)).toEqual([6000, 1000])
  expect(notes.map(({ credits, cents, buyer, taxes }) => [credits, cents, buyer.name, taxes.length])).toEqual([
    [2, -1000, 'ACME Ltd', 0],
    [1, -6000, COMPANY.company, 1],
  ])
})

test('rupees that go back are credited to the rupee', async () => {
  const reference = await confirmed()
  await issue(reference, 'LKR')
  await take(reference, { step: 'paid', lkr: 21_480 })
  await take(reference, { step: 'refund', lkr: 5_000 })
  expect((await documents(reference)).map(({ cents }) => cents)).toEqual([2_148_000, -500_000])
})

test('what the gateway gives back is credited with its notice', async () => {
  const reference = await confirmed()
  const { number } = await now(reference)
  await issue(reference)
  const notice = { payment: 'pay-1', order: String(number), cents: 7400, currency: 'USD' }
  await recordNotice(env, 'own', { ...notice, event: 'evt-1', status: 'paid' }, NOW)
  await agrees(reference, 'USD')
  await recordNotice(env, 'own', { ...notice, event: 'evt-2', status: 'refunded', cents: 3000 }, NOW)
  await agrees(reference, 'USD')
  expect((await documents(reference)).map(({ cents }) => cents)).toEqual([7400, -3000])
})

test('nothing is credited of what nobody has invoiced, nor where money goes back that is owed again', async () => {
  const [plain, other] = [await confirmed(), await confirmed()]
  await take(plain, { step: 'paid', usd: 40 })
  await take(plain, { step: 'refund', usd: 40 })
  expect(await documents(plain)).toEqual([])
  await issue(other)
  await take(other, { step: 'paid', usd: 40 })
  await take(other, { step: 'refund', usd: 40, isOwedAgain: true })
  expect(await documents(other)).toHaveLength(1)
})

test('many at once: numbers have no gaps and no doubles, and of two who issue for one booking one does', async () => {
  const references = []
  for (let i = 0; i < 6; i++) references.push(await confirmed())
  const read = await Promise.all(references.map(now))
  const outcomes = await Promise.allSettled(
    [...read, ...read].map((booking) => issueInvoice(env, booking, { currency: 'USD', by: 'operator' }, NOW)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  const { results } = await env.DB.prepare('select number, booking_number from invoices order by number').all()
  expect(results.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(results.map(({ booking_number: booking }) => booking)).size).toBe(6)
  // Credits at the same moment as invoices.
  const more = [await confirmed(), await confirmed(), await confirmed()]
  await Promise.all([
    ...references.slice(0, 3).map((reference) => take(reference, { step: 'cancel' })),
    ...more.map((reference) => issue(reference)),
  ])
  const numbers = (await invoicesOfMonth(env, '2026-11')).map(({ number }) => number)
  const all = await env.DB.prepare('select count(*) as n, max(number) as last from invoices').first()
  expect(all).toEqual({ n: 12, last: 12 })
  expect(numbers.length).toBeGreaterThanOrEqual(9)
  for (const reference of references.slice(0, 3)) expect(await invoiced(reference)).toBe(0)
  const lines = await env.DB.prepare(
    'select count(*) as n from invoice_lines l join invoices i on i.number = l.invoice and i.booking_number = l.booking_number',
  ).first('n')
  expect(lines).toBe(12)
})

test('one that was issued stays: no statement changes it', async () => {
  const reference = await confirmed()
  await issue(reference)
  for (const text of ['update invoices set cents = 1', 'update invoice_lines set cents = 1'])
    await expect(env.DB.prepare(text).run()).rejects.toThrow('only added to')
})

test('it keeps its taxes: another percent later changes neither it nor what is credited of it', async () => {
  const reference = await confirmed()
  await issue(reference, 'USD', { taxes: [VAT] })
  const [first] = await documents(reference)
  const { cents } = first!
  expect(first!.taxes).toEqual([{ ...VAT, cents: Math.round((cents * 18) / 118) }])
  await take(reference, { step: 'paid', usd: 20 })
  await take(reference, { step: 'refund', usd: 10 })
  // The owner charges none by now.
  expect((await documents(reference))[1]!.taxes).toEqual([{ ...VAT, cents: -Math.round(1000 * (18 / 118)) }])
})

test('with a wrong company all of it is credited, and issued anew', async () => {
  const reference = await confirmed()
  await issue(reference)
  await creditAll(env, await now(reference), 1, 'owner@example.com', NOW)
  expect(await invoiced(reference)).toBe(0)
  await expect(creditAll(env, await now(reference), 1, '', NOW)).rejects.toThrow('credited already')
  await expect(creditAll(env, await now(reference), 2, '', NOW)).rejects.toThrow(InvoiceRefused)
  await requestReceipt(env, await now(reference), { ...COMPANY, company: 'Another GmbH' }, NOW)
  await issue(reference, 'LKR')
  const [, credit, again] = await documents(reference)
  expect(credit!.buyer.name).toBe(COMPANY.company)
  expect(again).toMatchObject({ number: 3, kind: 'invoice', currency: 'LKR', buyer: { name: 'Another GmbH' } })
})

test('an invoice outlives what is erased: company and figures stay, nothing of the guest is in it', async () => {
  const address = 'Villa Meier, 12 Lake Road'
  const reference = await confirmed({ guestname: 'Ann Guest', pickupaddress: address })
  await issue(reference)
  await env.DB.prepare("update rides set pickup_date = '2025-01-01'").run()
  await erasePersonalData(site.env, NOW)
  expect((await now(reference)).erasedAt).not.toBeNull()
  const kept = await findInvoice(env, 1)
  expect(kept).toMatchObject({ buyer: { name: COMPANY.company, taxNumber: COMPANY.taxNumber }, cents: kept!.cents })
  const text = JSON.stringify(kept)
  for (const secret of ['Ann Guest', address, 'guest', '7911123', '7911 123']) expect(text).not.toContain(secret)
  await expect(issue(reference)).rejects.toThrow('erased')
  expect(await env.DB.prepare('select count(*) as n from receipt_requests').first('n')).toBe(0)
})

describe("the guest's page", () => {
  const link = async (reference: string, path: string) =>
    `/booking/${reference}/${path}?key=${(await now(reference)).guestKey}`
  const open = async (reference: string, path = 'receipt', init: RequestInit = {}) => {
    const answer = await site.get(await link(reference, path), { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text() }
  }
  const post = (reference: string, fields: Record<string, string>, path = 'invoice') =>
    open(reference, path, form(fields))

  test('offers a resident rupees alone, and issues none in dollars', async () => {
    const reference = await confirmed({ phone: '+94771234567' })
    const page = (await open(reference)).text
    expect(page).toContain('Issue the invoice')
    expect(page).not.toContain('USD')
    expect((await see(`/money/invoices/new?reference=${reference}`)).text).not.toContain('value="USD"')
    expect((await post(reference, { currency: 'USD' })).status).toBe(303)
    expect(await documents(reference)).toMatchObject([{ currency: 'LKR' }])
    expect((await open(reference, 'invoice/1')).text).not.toContain('USD')
    await agrees(reference, 'LKR')
  })

  test('asks for whom it is, issues it once, and shows it in the language of the page', async () => {
    const reference = await book({ email: 'ann@example.com' })
    await take(reference, { step: 'confirm' })
    expect((await open(reference)).text).toContain('To get an invoice, write above for whom it is')
    expect((await post(reference, { currency: 'USD' })).status).toBe(409)
    await post(reference, COMPANY, 'receipt')
    const before = (await open(reference)).text
    expect(before).toContain('Issue the invoice')
    expect(before).toContain('value="DE 811 907 980"')
    expect((await post(reference, { currency: 'EUR' })).status).toBe(409)
    expect((await post(reference, { currency: 'USD' })).status).toBe(303)
    expect((await post(reference, { currency: 'USD' })).status).toBe(409)
    const after = (await open(reference)).text
    expect(after).toContain('<strong>Invoice 1</strong> ·')
    expect(after).not.toContain('Issue the invoice')
    const paper = await open(reference, 'invoice/1')
    expect(paper.status).toBe(200)
    const { rides } = await now(reference)
    for (const words of [
      'Invoice 1',
      BRAND.legalName.replace('&', '&amp;'),
      BRAND.registrationNumber,
      'Meier &amp; Söhne GmbH',
      'DE 811 907 980',
      `USD ${rides[0].priceUsd}.00`,
      reference,
      'Taxi from Colombo to Kandy',
    ])
      expect(paper.text).toContain(words)
    expect(paper.text).not.toContain('ann@example.com')
    const german = await site.get(`/de${await link(reference, 'invoice/1')}`)
    expect(await german.text()).toContain('Rechnung 1')
  })

  test('opens only with the key, and shows no invoice of another booking', async () => {
    const [reference, other] = [await confirmed(), await confirmed()]
    await issue(reference)
    expect((await open(other, 'invoice/1')).status).toBe(404)
    expect((await site.get(`/booking/${reference}/invoice/1?key=wrong`)).status).toBe(404)
    expect((await open(reference, 'invoice/2')).status).toBe(404)
    expect((await open(reference, 'invoice/1x')).status).toBe(404)
    expect((await site.get(`/booking/${reference}/invoice?key=wrong`, form({ currency: 'USD' }))).status).toBe(404)
  })

  test('waits until the rides are confirmed, or all is paid', async () => {
    const reference = await book({ email: 'ben@example.com' })
    await requestReceipt(env, await now(reference), COMPANY, NOW)
    expect((await open(reference)).text).toContain('once we have confirmed your rides')
    expect((await post(reference, { currency: 'USD' })).status).toBe(409)
    await take(reference, { step: 'paid' })
    expect((await post(reference, { currency: 'USD' })).status).toBe(303)
  })

  test('while no taxes are set, an invoice is byte for byte what it is without their lines', async () => {
    const [without, withTax] = [await confirmed(), await confirmed()]
    await issue(without)
    await issue(withTax, 'USD', { taxes: [VAT] })
    const plain = (await open(without, 'invoice/1')).text
    expect(plain).not.toMatch(/VAT|Without taxes/)
    const taxed = (await open(withTax, 'invoice/2')).text
      .replaceAll(withTax, without)
      .replaceAll((await now(withTax)).guestKey, (await now(without)).guestKey)
      .replaceAll('Invoice 2', 'Invoice 1')
    const lines = /<tr><td>Without taxes<\/td>.*?<\/tr><tr><td translate="no">VAT 18 %<\/td>.*?<\/tr>/s
    expect(taxed).toMatch(lines)
    expect(taxed.replace(lines, '') === plain, 'byte for byte').toBe(true)
    // Nothing else says anything of taxes: the receipt is the same page for both.
    const receipts = [without, withTax].map(async (reference) =>
      (await open(reference)).text
        .replaceAll(reference, 'R')
        .replaceAll((await now(reference)).guestKey, 'K')
        .replaceAll(/invoice\/\d/g, 'I')
        .replaceAll(/Invoice \d/g, 'I'),
    )
    const [one, two] = await Promise.all(receipts)
    expect(one === two, 'byte for byte').toBe(true)
  })
})

describe("the office's pages", () => {
  test('a credited invoice says so and offers no other credit: the note of one is never about another company', async () => {
    const reference = await confirmed()
    const typed = { reference, ...COMPANY, currency: 'USD' }
    const { priceUsd } = (await now(reference)).rides[0]
    const page = async (number: number) => (await see(`/money/invoices/${number}`)).text
    const credit = (number: number) => send(`/money/invoices/${number}/credit`, {})
    await send('/money/invoices/new', typed)
    expect(await page(1)).toContain('Credit all of it')
    expect(await page(1)).not.toContain('Credited')
    expect((await credit(1)).status).toBe(303)
    expect(await page(1)).toMatch(/Credited by<\/strong> <a href="[^"]*\/invoices\/2">Credit note 2<\/a>\./)
    expect(await page(1)).not.toContain('Something is wrong on it')
    expect(await page(2)).toContain('/operator/money/invoices/1">Invoice 1<')
    // With nothing left it says so; another one may be issued.
    const again = await credit(1)
    expect([again.status, again.text.includes('All of this invoice is credited already')]).toEqual([409, true])
    expect(again.text).not.toContain('nothing to invoice')
    expect((await credit(2)).text).toContain('A credit note stays')
    await send('/money/invoices/new', { ...typed, company: 'ACME Ltd' })
    expect((await credit(1)).status).toBe(409)
    expect(await documents(reference)).toHaveLength(3)
    expect(await page(1)).not.toContain('Something is wrong on it')
    // What falls later is of the invoice that still asks for it, and the rest of that is credited by itself.
    await take(reference, { step: 'price', price: { usd: priceUsd - 14 }, reason: 'a friend' } as unknown as Step)
    expect(await page(3)).toContain(`. USD ${priceUsd - 14}.00 of it is left`)
    expect(await page(3)).toContain('Credit what is left of it')
    expect((await see(`/money/invoices/new?reference=${reference}`)).text).toMatch(
      /ACME Ltd[^/]* · credited: Credit note 4<\/a>/,
    )
    expect((await credit(3)).status).toBe(303)
    expect(
      (await documents(reference)).map(({ cents, credits, buyer }) => [cents / 100, credits, buyer.name.slice(0, 4)]),
    ).toEqual([
      [priceUsd, null, 'Meie'],
      [-priceUsd, 1, 'Meie'],
      [priceUsd, null, 'ACME'],
      [-14, 3, 'ACME'],
      [14 - priceUsd, 3, 'ACME'],
    ])
  })

  test('issue one for a booking, list it with the month, and credit it', async () => {
    const reference = await confirmed()
    expect((await see(`/booking/${reference}`)).text).toContain(`/operator/money/invoices/new?reference=${reference}`)
    const page = (await see(`/money/invoices/new?reference=${reference}`)).text
    expect(page).toContain('Meier &amp; Söhne GmbH')
    const typed = { reference, ...COMPANY, currency: 'USD' }
    expect((await send('/money/invoices/new', { ...typed, company: ' ' })).status).toBe(409)
    expect((await send('/money/invoices/new', { ...typed, currency: 'EUR' })).status).toBe(409)
    expect((await send('/money/invoices/new', typed, null)).status).toBe(403)
    const sent = await send('/money/invoices/new', typed)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/operator/money/invoices/1'])
    // On one's own machine nobody logs in.
    expect((await see('/money/invoices/1')).text).toContain('Issued by the office.')
    expect((await send('/money/invoices/new', typed)).text).toContain('There is nothing to invoice')
    const credited = await send('/money/invoices/1/credit', {})
    expect(credited.headers.get('location')).toBe('/operator/money/invoices/2')
    expect((await see('/money/invoices/2')).text).toContain('Credit note 2')
    const { day } = (await findInvoice(env, 1))!
    const list = await see(`/money/invoices?month=${day.slice(0, 7)}`)
    expect(list.text).toContain('Credit note 2')
    const { priceUsd } = (await now(reference)).rides[0]
    const file = (await see(`/money/invoices/csv?month=${day.slice(0, 7)}`)).text.split('\r\n')
    expect(file.slice(0, 3)).toEqual([
      'number,kind,date,company,taxNumber,currency,amount,net,taxes,credits,month,issuedBy',
      expect.stringContaining(
        `1,invoice,${day},Meier & Söhne GmbH,DE 811 907 980,USD,${priceUsd},${priceUsd},0,,,the office`,
      ),
      expect.stringContaining(
        `2,credit note,${day},Meier & Söhne GmbH,DE 811 907 980,USD,-${priceUsd},-${priceUsd},0,1,,the office`,
      ),
    ])
    expect((await see('/money/invoices/99')).status).toBe(404)
    expect((await see('/money/invoices/new?reference=K7Q2-M4XT-9BHE')).status).toBe(404)
  })
})

describe('a company that was named in the booking form', () => {
  const post = async (beside: object, token?: string, bookingDetails: object = transferDetails) => {
    const own = token ?? (await transferToken())
    const answer = await site.post(`/transfer/booking/${own}`, { bookingDetails, ...beside })
    return { status: answer.status, body: await answer.json<{ reference: string; fields?: object[] }>() }
  }

  test('stands on the receipt, which asks for its address, and is no part of the booking', async () => {
    const token = await transferToken()
    const { body } = await post({ company: '  Meier\u200B GmbH ', taxnumber: 'DE 811 907 980' }, token)
    const booking = await now(body.reference)
    expect(await receiptFor(env, booking)).toEqual({
      company: 'Meier GmbH',
      address: '',
      taxNumber: 'DE 811 907 980',
    })
    expect(JSON.stringify(booking)).not.toContain('Meier')
    // The same booking, sent again without it: nothing is changed.
    expect((await post({}, token)).body.reference).toBe(body.reference)
    expect((await receiptFor(env, booking))!.company).toBe('Meier GmbH')
    const page = await site.get(`/booking/${body.reference}/receipt?key=${booking.guestKey}`)
    expect(await page.text()).toContain('value="Meier GmbH"')
    await take(body.reference, { step: 'confirm' })
    await expect(issue(body.reference)).rejects.toThrow('name and the address')
  })

  test('is absent where nobody named one, or only a tax number; one that is too long is refused', async () => {
    for (const beside of [{}, { company: ' ' }, { taxnumber: 'DE 811' }, { company: null, taxnumber: null }]) {
      const { status, body } = await post(beside)
      expect(status).toBe(200)
      expect(await receiptFor(env, await now(body.reference))).toBeNull()
    }
    const before = await env.DB.prepare('select count(*) as n from bookings').first('n')
    for (const beside of [
      { company: 'x'.repeat(101) },
      { company: 'A', taxnumber: 'x'.repeat(41) },
      { company: ['A'] },
    ]) {
      const { status, body } = await post(beside)
      expect(status).toBe(422)
      expect(body.fields).toHaveLength(1)
    }
    expect(await env.DB.prepare('select count(*) as n from bookings').first('n')).toBe(before)
  })
})

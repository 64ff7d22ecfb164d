/**
 * Random lives of bookings in the whole Worker: guests pay and cancel on their pages, gateways tell, the office takes its
 * steps on its pages and by its commands. After each act the rows agree; now and then, and in the end, everybody does.
 */
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { addDays, DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { giveBack } from '#worker/steps/card-refund.ts'
import { type Step, StepRefused } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { readStep } from '#worker/steps/typed-step.ts'
import {
  askedNow,
  beyondOf,
  bookingsOf,
  callOf,
  currencyOf,
  everybodyAgrees,
  monthsAgree,
  partOf,
  payHereForm,
  type PlainBooking,
  rowsAgree,
  textOf,
} from './agreement.ts'
import { costOf, owedUsd, type PlainRide, type Row, total } from './plain.ts'
import {
  dueToPartner,
  gatewayHasGiven,
  collectingAgrees,
  heldCash,
  heldOn,
  invoiceOn,
  invoicesAgree,
  owedIn,
  takerOf,
  type Payment,
} from './others.ts'
import { GIVEN_BACK } from './payhere.ts'
import { LISTS, Site, WAYS } from './site.ts'

const START = Date.parse('2027-03-08T04:00:00Z')
const part = fc.nat(1000).map((thousandths) => thousandths / 1000)

export const ACTS = [
  ...([
    'came',
    'rupees came',
    'rupees for dollars came',
    'went back',
    'rupees went back',
    'owed again',
    'taxi',
  ] as const),
  ...([
    'charge',
    'waive',
    'reverse',
    'price',
    'confirm',
    'cancel',
    'guest cancels',
    'no-show',
    'came after all',
    'another driver',
    'moved',
  ] as const),
  ...(['given back to the card', 'seen to', 'handed over', 'partner paid', 'payout taken back', 'invoice'] as const),
  ...([
    'reopen',
    'pays',
    'pays all',
    'pays less',
    'pays twice',
    'cash meanwhile',
    'chargeback',
    'refund at gateway',
    'time',
  ] as const),
] as const
export type ActName = (typeof ACTS)[number]
/** What moves money is drawn more often, and what is seldom possible. */
const DRAWN = [
  ...ACTS,
  ...(['came', 'rupees came', 'went back', 'reverse', 'pays', 'pays', 'cancel', 'cancel', 'cancel'] as const),
  ...(['cash meanwhile', 'chargeback', 'given back to the card', 'pays', 'time', 'time', 'seen to'] as const),
  ...(['no-show', 'no-show', 'came after all', 'waive', 'waive', 'charge', 'time'] as const),
  ...(['seen to', 'handed over', 'partner paid', 'partner paid'] as const),
  ...(['payout taken back', 'payout taken back', 'payout taken back'] as const),
]

const act = fc.record({
  what: fc.constantFrom(...DRAWN),
  booking: part,
  /** Of the booking's rides, or all of them. */
  ride: fc.oneof(part, fc.constant(null)),
  size: part,
  /** Whether the office uses its page, and not its command. */
  isOnPage: fc.boolean(),
  /** Whether everybody is asked afterwards. */
  isLooked: fc.nat(11).map((number) => number === 0),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const ride = fc.record({
  usd: fc.integer({ min: 4, max: 400 }),
  rate: fc.integer({ min: 280, max: 320 }),
  isTour: fc.boolean(),
  days: fc.integer({ min: 0, max: 12 }),
  isNew: fc.boolean(),
  needsReview: fc.nat(7).map((number) => number === 0),
})
const booking = fc.record({
  rides: fc.array(ride, { minLength: 1, maxLength: 3 }),
  list: fc.nat(LISTS.length - 1),
  language: fc.constantFrom('en', 'en', ...OFFERED),
  isResident: fc.boolean(),
})
export const lives = fc.record({
  way: fc.constantFrom(...WAYS),
  /** After the day of the first pickup that there may be. */
  days: fc.constantFrom(0, 0, 2, 6),
  bookings: fc.array(booking, { minLength: 1, maxLength: 2 }),
  // Long ones, too: some acts are possible only after others.
  acts: fc.array(act, { minLength: 3, maxLength: 30, size: 'max' }),
})
export type LifePlan = typeof lives extends fc.Arbitrary<infer A> ? A : never

/** Of which ride an act makes sense. */
const FITS: Readonly<Partial<Record<ActName, (ride: PlainRide) => boolean>>> = {
  charge: ({ isRunning }) => !isRunning,
  waive: ({ fee }) => fee > 0,
  reopen: ({ status }) => status === 'cancelled',
  'came after all': ({ status }) => status === 'no-show',
  confirm: ({ status }) => status === 'new',
  cancel: ({ isRunning }) => isRunning,
  'guest cancels': ({ isRunning }) => isRunning,
  'no-show': ({ status }) => status === 'confirmed',
  'another driver': ({ status }) => status === 'confirmed',
  moved: ({ isRunning }) => isRunning,
  price: ({ isRunning }) => isRunning,
  'went back': ({ paid }) => paid > 0,
}

const paidOf = ({ rides }: PlainBooking) => total(rides, ({ paid }) => paid)
const paidLkrOf = ({ rides }: PlainBooking) => total(rides, ({ paidLkr }) => paidLkr)
/** With what came beyond it: what goes back is first of that. */
const thereOf = (of: PlainBooking) => {
  const { usd, lkr } = beyondOf(of.entries)
  return { usd: paidOf(of) + usd, lkr: paidLkrOf(of) + lkr }
}
/** A refund that the office has noted in dollars by card, of which no notice has told, where no card was paid with at a terminal. */
function notedByCard({ entries }: PlainBooking) {
  const noted = entries.filter(
    ({ number, method, notice_id: notice, reverses }) =>
      method === 'card' && notice === null && reverses === null && !entries.some((other) => other.reverses === number),
  )
  if (noted.some(({ cents }) => Number(cents) > 0)) return undefined
  return noted.find(({ currency }) => currency === 'USD')
}
/** Of these the first drives all that is confirmed at first; and what the partner that sent all bookings has of them. */
const DRIVERS = [
  { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1' },
  { name: 'Kamal Silva', phone: '+94777654321', car: 'CAB-2' },
] as const
const DRIVER = {
  driver_id: 1,
  driver_name: DRIVERS[0].name,
  driver_phone: DRIVERS[0].phone,
  driver_car: DRIVERS[0].car,
  driver_code: null,
}
const PERCENT = 12
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ'

export class Life {
  readonly site: Site
  private readonly payments: Payment[] = []
  /** Of the entries whose cash a driver took. */
  private readonly taken = new Map<number, number>()
  private names = 0

  constructor({ way, days, bookings }: LifePlan) {
    vi.setSystemTime(START + days * DAY_MS)
    this.site = new Site(way)
    for (const [i, one] of bookings.entries()) this.book(i, one)
  }

  private book(i: number, { rides, list, language, isResident }: LifePlan['bookings'][number]): void {
    const put = (table: string, row: Row) =>
      this.site.rows(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        ...Object.values(row),
      )
    const number = 1000 + i
    if (i === 0) {
      for (const [j, { name, phone }] of DRIVERS.entries()) put('driver_accounts', { id: j + 1, name, phone })
      put('partners', { id: 1, code: 'the-link-of-house-0001', name: 'A house', place: 'Galle', percent: PERCENT })
    }
    const company = { company: 'Müller & Söhne', address: 'Hauptstraße 1' }
    put('bookings', {
      partner_id: 1,
      partner_percent: PERCENT,
      number,
      reference: `K7Q2-M4XT-9BH${LETTERS[i]}`,
      guest_key: `key-of-${i}`,
      fingerprint: `print-${i}`,
      language,
      email: `guest${i}@example.com`,
      // Elsewhere the owner has no account for their rupees.
      resident: isResident && this.site.way === 'payhere both' ? 1 : 0,
      phone: '+447911123456',
      phone_typed: '',
      price_list: list,
      lkr_per_usd: LISTS[list]!.dollar.lkr,
      created_at: new Date(START - 20 * DAY_MS).toISOString(),
    })
    put('receipt_requests', { booking_number: number, ...company, tax_number: 'DE 123' })
    let day = sriLankaTime(new Date(START)).date
    for (const [at, { usd, rate, days, isTour, isNew, needsReview }] of rides.entries()) {
      day = addDays(day, days + (at === 0 ? 0 : 1))
      put('rides', {
        booking_number: number,
        position: at + 1,
        kind: isTour ? 'tour' : 'transfer',
        status: isNew ? 'new' : 'confirmed',
        needs_review: isNew && needsReview ? 1 : 0,
        pickup: 'Ella',
        dropoff: 'Galle',
        distance_km: 120,
        pickup_date: day,
        price_usd: usd,
        ...(isNew ? {} : DRIVER),
        confirmed_at: isNew ? null : new Date(START - DAY_MS).toISOString(),
        ...(isTour
          ? { pickup_time: '05:00', park: 'Yala national park', tour_length: 'half', travelers: 2 }
          : { pickup_time: '15:00', minutes: 180, vehicle: 'mini', price_lkr: usd * rate + 7 }),
      })
    }
  }

  /** What a step of the office shows before it is written, if it is of money. */
  private async byPage(
    { reference, rides }: PlainBooking,
    position: number | null,
    step: OperatorStep,
    typed: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { text, ...rest } = typed
    const { version } = rides.find((each) => each.position === (position ?? 1))!
    const fields = {
      step,
      version: String(version),
      ...rest,
      ...(text ? { reason: text } : {}),
      ...(position === null ? { all: 'yes' } : {}),
    }
    const path = `/operator/booking/${reference}${position === null ? '' : `?ride=${position}`}`
    const first = await this.site.post(path, fields)
    if (first.status === 409) throw new StepRefused({ code: 'nothing-changes' })
    if (first.status === 303) return
    expect(first.status, first.text).toBe(200)
    const shown = textOf(/name="agreed" value="([^"]*)"/.exec(first.text)?.[1] ?? '')
    const written = await this.site.post(path, { ...fields, agreed: shown })
    // The gateway may refuse, or not answer.
    if (step === 'give-back' && written.status === 409) throw new StepRefused({ code: 'nothing-changes' })
    expect(written.status, `what the page shows is what it writes: ${shown}`).toBe(303)
    if (position === null || step === 'reverse' || step === 'give-back') return
    // It has said how the ride will stand.
    const now = this.now(reference)
    const one = now.rides.find((each) => each.position === position)!
    const due = costOf(one)
    const lkr = (rupees: number) => `LKR ${rupees.toLocaleString('en')}`
    const [paid, price] = now.isResident ? [lkr(one.paidLkr), lkr(due.lkr)] : [`USD ${one.paid}`, `USD ${due.usd}`]
    expect(shown).toContain(
      due.usd > 0
        ? `Then ${paid} of ${price} are paid for the ride.`
        : `Then ${paid} are paid for the ride, and nothing is owed.`,
    )
    if (one.isTakenOver) expect(shown).toContain('Nothing is still to be paid.')
    else if (one.owed > 0)
      expect(shown).toContain(`${now.isResident ? '' : `USD ${one.owed} or `}${lkr(one.owedLkr)} is still`)
  }

  private now(reference: string): PlainBooking {
    return bookingsOf(this.site).find((each) => each.reference === reference)!
  }

  private async office(
    of: PlainBooking,
    position: number | null,
    step: OperatorStep,
    typed: Readonly<Record<string, string>>,
    isOnPage: boolean,
  ): Promise<void> {
    if (isOnPage) return this.byPage(of, position, step, typed)
    const { again, wish, insist, ...rest } = typed
    const read = readStep(
      step,
      {
        ...rest,
        isOwedAgain: again === 'yes',
        isGuestsWish: wish === 'yes',
        insists: insist !== undefined,
      } as Parameters<typeof readStep>[1],
      [],
    )
    const reference = `${of.reference}${position === null ? '' : `/${position}`}`
    await runWithPriceLists<unknown>(this.site.env, () =>
      read.step === 'give-back' ? giveBack(this.site.env, reference, read) : takeStep(this.site.env, reference, read),
    )
  }

  /** What moves no money. */
  private async takes({ reference }: PlainBooking, { position }: PlainRide, step: Step): Promise<boolean> {
    await runWithPriceLists<unknown>(this.site.env, () => takeStep(this.site.env, `${reference}/${position}`, step))
    return true
  }

  /** By the page of the link in the mail. What the button says is what is owed. */
  private async guestCancels(of: PlainBooking, position: number): Promise<void> {
    const { number, reference, key, rides, isResident } = of
    const path = `/booking/${reference}/changes?key=${key}`
    const forms = (await this.site.see(path)).match(/<form.*?<\/form>/gs) ?? []
    const valueIn = (form: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''
    const form = forms.find(
      (each) =>
        valueIn(each, 'step') === 'cancel' && (rides.length === 1 || valueIn(each, 'ride') === String(position)),
    )
    if (!form) throw new StepRefused({ code: 'nothing-changes' })
    const names = ['step', 'version', 'ride', 'fee', 'feeLkr'].filter((name) => valueIn(form, name) !== '')
    const { cancellation } = (await callOf(this.site, of)).rides[position - 1]!
    const { status } = await this.site.post(path, {
      ...Object.fromEntries(names.map((name) => [name, valueIn(form, name)])),
      sure: 'yes',
    })
    expect(status).toBeLessThan(400)
    const one = this.now(reference).rides.find((each) => each.position === position)!
    const said = ['fee', 'feeLkr'].map((name) => Number(valueIn(form, name)))
    expect([one.status, one.fee, one.feeLkr]).toEqual(['cancelled', ...said])
    const had = rides.find((each) => each.position === position)!
    const { feeUsd = 0, movesUsd = 0, backUsd = 0, lkr = { moves: 0, back: 0 } } = cancellation ?? {}
    expect(
      [feeUsd, ...(isResident ? [lkr.moves, lkr.back] : [movesUsd, backUsd])],
      'what was said before is so: owed, moved to other rides, given back',
    ).toEqual([one.fee, ...(isResident ? [had.paidLkr - one.paidLkr, one.backLkr] : [had.paid - one.paid, one.back])])
    // Whoever pays in rupees owes what the percentage makes of those; what was given back for good is no part of the price.
    const [{ detail } = {}] = this.site.rows(
      "select detail from booking_history where booking_number = ? and step = 'cancel' order by version desc limit 1",
      number,
    )
    const percent = Number(/(\d+) % of the price/.exec(String(detail))?.[1] ?? 0)
    const before = rides.find((each) => each.position === position)!
    const { priceUsd, priceLkr, waived, waivedLkr } = before
    if (isResident || before.isOfRupees) expect(one.feeLkr).toBe(Math.floor(((priceLkr - waivedLkr) * percent) / 100))
    else expect(one.fee).toBe(Math.floor(((priceUsd - waived) * percent) / 100))
    if (percent > 0 && waived > 0) expect(one.fee).toBeLessThanOrEqual(priceUsd - waived)
  }

  private newName = (): string => `${320_000_000 + ++this.names}`

  /** What comes is what was asked for, and nothing is wrong with it. */
  private async pays(of: PlainBooking, isForAll: boolean, share = 1): Promise<boolean> {
    const { site } = this
    const { first, all } = askedNow(of)
    const { usd, lkr } = isForAll ? all : first
    if (usd === 0 || site.way === 'bank') return false
    const payment = this.newName()
    const problems = () => site.rows('select count(*) as problems from payment_notices where problem is not null')
    const [before] = problems()
    if (site.way === 'own page') {
      const amount = `${Math.max(1, Math.floor(usd * share))}.00`
      const order =
        of.rides.length > 0 &&
        site.rows('select kind from rides where booking_number = ? and position = 1', of.number)[0]!.kind === 'tour'
          ? of.reference
          : String(of.number)
      const { status } = await site.ownPageSays({
        event: `e${payment}`,
        payment,
        order,
        amount,
        currency: 'USD',
        status: 'paid',
      })
      expect(status).toBe(200)
      this.payments.push({ booking: of.number, order, amount, currency: 'USD', payment })
    } else {
      const form = (await payHereForm(site, of, isForAll))!
      const amount = share === 1 ? form.amount : `${Math.max(1, Math.floor(Number(form.amount) * share))}.00`
      const { status } = await site.payHereSays(form.order, amount, form.currency, 2, payment)
      expect(status).toBe(200)
      this.payments.push({ booking: of.number, order: form.order, amount, currency: form.currency, payment })
    }
    if (share === 1) {
      const now = this.now(of.reference)
      const paid =
        currencyOf(site, of) === 'LKR'
          ? [paidLkrOf(now) - paidLkrOf(of), partOf(site, lkr)]
          : [paidOf(now) - paidOf(of), usd]
      expect(paid[0], 'what was asked for is paid').toBe(paid[1])
      if (site.way !== 'own page' || !isForAll || first.usd === all.usd) expect(problems()).toEqual([before])
    }
    return true
  }

  /** While the guest has the gateway's page open, the office notes cash for the same: the card then pays too much. */
  private async paysBesideCash(of: PlainBooking, typed: Readonly<Record<string, string>>): Promise<boolean> {
    const { site } = this
    const form = site.way === 'bank' || site.way === 'own page' ? null : await payHereForm(site, of, true)
    if (!form) return false
    await this.office(of, null, 'paid', typed, false)
    const payment = this.newName()
    const { status } = await site.payHereSays(form.order, form.amount, form.currency, 2, payment)
    expect(status).toBe(200)
    this.payments.push({ booking: of.number, order: form.order, amount: form.amount, currency: form.currency, payment })
    return true
  }

  private async gatewayTakesBack(of: PlainBooking, status: 'chargeback' | 'refunded', size: number): Promise<boolean> {
    const its = this.payments.filter((each) => each.booking === of.number)
    const one = its[Math.floor(size * its.length)]
    // PayHere tells of no refund.
    if (!one || (this.site.way !== 'own page' && status === 'refunded')) return false
    if (this.site.way === 'own page') {
      const noted = size < 0.5 && status === 'refunded' ? notedByCard(of) : undefined
      const sum = noted ? -Number(noted.cents) / 100 : Math.max(1, Math.floor(Number(one.amount) * size))
      const amount = status === 'refunded' ? `${sum}.00` : one.amount
      const { order, currency, payment } = one
      await this.site.ownPageSays({ event: `b${this.newName()}`, payment, order, amount, currency, status })
      if (noted) expect(thereOf(this.now(of.reference)), 'what was noted before counts once').toEqual(thereOf(of))
    } else await this.site.payHereSays(one.order, one.amount, one.currency, -3, one.payment)
    return true
  }

  /** By the gateway's own interface: what is not clear counts nothing, and is not asked for again. */
  private async givesBack(
    of: PlainBooking,
    position: number | null,
    size: number,
    isOnPage: boolean,
  ): Promise<boolean> {
    const { site } = this
    const openOnes = () => site.rows("select id from gateway_refunds where state in ('asked', 'unclear')").length
    const [before, gone] = [openOnes(), site.payHere.gone.length]
    const how = size < 0.5 ? 'done' : GIVEN_BACK[Math.floor(size * 1000) % GIVEN_BACK.length]!
    site.payHere.next = how
    // Now and then all that is paid.
    const usd = String(Math.max(1, Math.ceil(paidOf(of) * (size < 0.2 ? 1 : size))))
    await this.office(of, position, 'give-back', size > 0.8 ? { usd, again: 'yes' } : { usd }, isOnPage).catch(
      (error: unknown) => {
        if (!(error instanceof StepRefused)) throw error
      },
    )
    const went = site.payHere.gone.length - gone
    const now = this.now(of.reference)
    const counted = thereOf(of).usd - thereOf(now).usd
    expect(went, 'it is asked for once').toBeLessThanOrEqual(1)
    const isClear = went === 1 && how === 'done'
    if (currencyOf(site, of) === 'LKR') {
      const { payment, amount } = site.payHere.gone.at(-1) ?? {}
      const rupees = Number(amount ?? this.payments.find((each) => each.payment === payment)?.amount)
      const some = position === null ? of.rides : of.rides.filter((each) => each.position === position)
      // A whole payment goes back whole, also where what is paid was rounded by a rupee.
      const there = total(some, ({ paidLkr }) => paidLkr) + beyondOf(of.entries).lkr
      const isRounded = amount === null && rupees - there === 1
      const wentLkr = isRounded ? rupees - 1 : rupees
      expect(thereOf(of).lkr - thereOf(now).lkr, 'rupees that went back are counted').toBe(isClear ? wentLkr : 0)
    } else expect(counted, 'what went back by a clear answer is counted').toBe(isClear ? Number(usd) : 0)
    if (openOnes() === before) return went === 1
    // Whoever asks again is refused, whatever the gateway would say by now.
    site.payHere.next = 'done'
    const orders = new Set(this.payments.filter((each) => each.booking === of.number).map(({ order }) => order))
    if (orders.size === 1)
      await expect(this.office(of, position, 'give-back', { usd: '1' }, false)).rejects.toThrow(StepRefused)
    expect(site.payHere.gone.length).toBe(gone + went)
    return true
  }

  /** Somebody looks in the gateway's portal, and says what is true. */
  private async seesTo(): Promise<boolean> {
    const { site } = this
    const open = site.rows("select * from gateway_refunds where state in ('asked', 'unclear')")
    for (const { id, payment } of open) {
      const known = site.rows("select id from gateway_refunds where payment = ? and state = 'done'", payment!)
      const wentBack = site.payHere.gone.filter((each) => each.payment === payment).length > known.length
      const { status } = await site.post(`/operator/refunds/${id}`, { what: wentBack ? 'back' : 'not' })
      expect(status).toBe(303)
    }
    return open.length > 0
  }

  /** What the driver holds, as the page of the account says it. */
  private async handsOver(size: number): Promise<boolean> {
    const driver = 1 + (Math.floor(size * 1000) % DRIVERS.length)
    const path = `/operator/drivers/accounts/${driver}`
    const page = await this.site.see(path)
    const held = heldCash(this.site, this.taken, driver)
    expect(heldOn(page), 'what the driver holds').toEqual(held)
    const currency = held.LKR > 0 ? 'LKR' : 'USD'
    const whole = Math.floor((held[currency] / 100) * size)
    if (whole < 1) return false
    const { status } = await this.site.post(`${path}/handed-over`, {
      last: /name="last" value="(\d+)"/.exec(page)![1]!,
      lkr: currency === 'LKR' ? String(whole) : '',
      usd: currency === 'USD' ? String(whole) : '',
    })
    expect(status).toBe(303)
    const left = heldOn(await this.site.see(path))
    expect(left).toEqual({ ...held, [currency]: held[currency] - whole * 100 })
    return true
  }

  /** The guest issues one, of what stands on none. */
  private async invoices(of: PlainBooking, size: number): Promise<boolean> {
    const { site } = this
    const numbers = () => site.rows('select number from invoices').length
    const before = numbers()
    const link = (path: string) => `/booking/${of.reference}/${path}?key=${of.key}`
    const { status } = await site.post(link('invoice'), { currency: size < 0.5 ? 'USD' : 'LKR' })
    expect([303, 409]).toContain(status)
    if (numbers() === before) return false
    const [issued] = site.rows('select * from invoices order by number desc limit 1')
    const cents = invoiceOn(await site.see(link(`invoice/${issued!.number}`)))
    invoicesAgree(site, this.now(of.reference), true)
    const lines = site.rows('select cents from invoice_lines where invoice = ?', issued!.number!)
    expect(cents, 'the invoice on paper').toEqual([
      ...lines.map((line) => line.cents),
      issued!.cents,
      total(this.now(of.reference).rides, (each) => owedIn(each, String(issued!.currency))),
    ])
    return true
  }

  private async paysPartner(): Promise<boolean> {
    const { date: today } = sriLankaTime(new Date())
    const path = '/operator/partners/1'
    const due = dueToPartner(this.site, PERCENT)
    const page = await this.site.see(`${path}?month=2027-12`)
    const seenIn = (currency: 'USD' | 'LKR') =>
      new RegExp(`name="currency" value="${currency}"/><input type="hidden" name="seen" value="(\\d+)"`).exec(page)?.[1]
    for (const currency of ['USD', 'LKR'] as const)
      expect(Number(seenIn(currency) ?? 0), 'what the partner is due').toBe(Math.max(0, due[currency]))
    const currency = seenIn('LKR') ? 'LKR' : 'USD'
    const seen = seenIn(currency)
    if (!seen) return false
    const typed = { month: '2027-12', currency, method: 'bank', day: today, seen }
    const { status } = await this.site.post(`${path}/payouts`, typed)
    expect([status, dueToPartner(this.site, PERCENT)]).toEqual([303, { ...due, [currency]: 0 }])
    return true
  }

  private async takesPayoutBack(size: number): Promise<boolean> {
    const paid = this.site.rows('select * from partner_payouts where reverses is null order by number')
    const one = paid[Math.floor(size * paid.length) % paid.length]
    const isKnown = one && this.site.rows('select 1 from partner_payouts where reverses = ?', one.number!).length > 0
    if (!one || isKnown) return false
    const due = dueToPartner(this.site, PERCENT)
    const { status } = await this.site.post(`/operator/partners/1/payouts/${one.number}/back`, { month: '2027-12' })
    const currency = one.currency as 'USD' | 'LKR'
    const dueAgain = { ...due, [currency]: due[currency] + Number(one.cents) }
    expect([status, dueToPartner(this.site, PERCENT)]).toEqual([303, dueAgain])
    return true
  }

  /** @returns whether something was done @throws StepRefused for what the office is told that it cannot be */
  private async take({ what, ride: which, size, isOnPage, ...asked }: Act): Promise<boolean> {
    const bookings = bookingsOf(this.site)
    // Seldom one for which it is impossible.
    const fitting = (of: PlainBooking) => (size < 0.05 ? [] : of.rides.filter((each) => FITS[what]?.(each) ?? true))
    const drawn = Math.floor(asked.booking * bookings.length) % bookings.length
    const of =
      fitting(bookings[drawn]!).length > 0
        ? bookings[drawn]!
        : (bookings.find((each) => fitting(each).length > 0) ?? bookings[drawn]!)
    const { rides } = of
    const among = fitting(of).length > 0 ? fitting(of) : rides
    const one = among[Math.floor((which ?? 0) * among.length) % among.length]!
    // Of a booking with one ride that is all.
    const position = which === null && rides.length > 1 ? null : one.position
    const some = position === null ? rides : [one]
    const fraction = (whole: number) => String(Math.max(1, Math.ceil(whole * size)))
    const [owed, paid] = [total(some, (each) => each.owed), total(some, (each) => each.paid)]
    const lkr = total(some, ({ priceLkr }) => priceLkr) / total(some, ({ priceUsd }) => priceUsd)
    const method = ['cash', 'card', 'bank', 'till'][Math.floor(size * 4) % 4]!
    const office = async (step: OperatorStep, typed: Readonly<Record<string, string>> = {}, all = position) => {
      await this.office(of, all, step, typed, isOnPage)
      return true
    }
    switch (what) {
      case 'came':
        return office('paid', { usd: size < 0.2 ? String(owed) : fraction(owed), method })
      case 'rupees came':
        return office('paid', { lkr: fraction(owed * lkr), method })
      case 'rupees for dollars came':
        return office('paid', {
          usd: fraction(owed),
          lkr: String(Math.ceil(Number(fraction(owed)) * lkr * (0.9 + size / 5))),
          method,
        })
      case 'went back':
        return office('refund', { usd: fraction(paid), method })
      case 'rupees went back':
        return office('refund', { lkr: fraction(paid * lkr), method })
      case 'owed again':
        return office('refund', { usd: fraction(paid), method, again: 'yes' })
      // Whatever was paid.
      case 'taxi':
        return office('refund', { lkr: fraction(one.priceLkr), method: 'taxi' }, one.position)
      case 'charge':
      case 'waive':
        return office(
          'charge',
          {
            ...(of.isResident && which !== null && which > 0.5
              ? { lkr: what === 'waive' ? '0' : String(Math.floor(one.priceLkr * size)) }
              : { usd: what === 'waive' ? '0' : String(Math.floor(one.priceUsd * size)) }),
            text: 'Agreed',
          },
          one.position,
        )
      case 'reverse': {
        const entry = of.entries[Math.floor(size * of.entries.length)]
        return entry ? office('reverse', { number: String(entry.number), text: 'Typed twice' }) : false
      }
      case 'price':
        return office('price', { usd: String(Math.ceil(one.priceUsd * (0.5 + size))), text: 'Agreed' }, one.position)
      case 'confirm':
      case 'reopen':
        return office(what)
      case 'no-show':
        // Some have no driver.
        return office(what, { insist: 'no-show' }, one.position)
      case 'came after all':
        return office('came', {}, one.position)
      case 'another driver':
        return this.takes(of, one, { step: 'driver', driver: DRIVERS[one.driver === 1 ? 1 : 0], insists: true })
      case 'moved': {
        const date = addDays(one.day, Math.floor(size * 12) - 4)
        return this.takes(of, one, { step: 'change', date, price: 'keep', insists: true })
      }
      case 'cancel':
        return office(what, size < 0.7 ? { wish: 'yes' } : {})
      case 'guest cancels':
        await this.guestCancels(of, one.position)
        return true
      case 'pays':
      case 'pays all':
        return this.pays(of, what === 'pays all')
      case 'pays less':
        return this.pays(of, false, size * 0.9)
      case 'cash meanwhile':
        return this.paysBesideCash(of, { usd: fraction(owedUsd(rides)), method: 'cash' })
      case 'pays twice': {
        const last = this.payments.findLast((each) => each.booking === of.number)
        if (!last || this.site.way === 'own page') return false
        await this.site.payHereSays(last.order, last.amount, last.currency, 2, this.newName())
        expect(paidOf(this.now(of.reference)), 'an order is paid once').toBe(paidOf(of))
        return true
      }
      case 'chargeback':
        return this.gatewayTakesBack(of, 'chargeback', size)
      case 'refund at gateway':
        return this.gatewayTakesBack(of, 'refunded', size)
      case 'given back to the card':
        return this.givesBack(of, position, size, isOnPage)
      case 'seen to':
        return this.seesTo()
      case 'handed over':
      case 'partner paid':
      case 'payout taken back': {
        const others = {
          'handed over': () => this.handsOver(size),
          'partner paid': () => this.paysPartner(),
          'payout taken back': () => this.takesPayoutBack(size),
        }
        const isDone = await others[what]()
        expect(bookingsOf(this.site), 'what drivers and partners are due is no guest’s money').toEqual(bookings)
        return isDone
      }
      case 'invoice':
        return this.invoices(of, size)
      case 'time':
        vi.setSystemTime(Date.now() + [HOUR_MS, 3 * DAY_MS, 9 * DAY_MS, 40 * DAY_MS][Math.floor(size * 4) % 4]!)
        return true
    }
  }

  /** @returns the acts that were done */
  async live(acts: readonly Act[]): Promise<ActName[]> {
    const done: ActName[] = []
    for (const each of acts) {
      vi.setSystemTime(Date.now() + 60_000)
      const before = bookingsOf(this.site)
      try {
        if (await this.take(each)) done.push(each.what)
      } catch (error) {
        if (!(error instanceof StepRefused) && !(error instanceof RangeError)) throw error
      }
      const bookings = bookingsOf(this.site)
      for (const was of before) {
        const known = was.entries.map(({ number }) => number)
        const { entries } = bookings.find(({ number }) => number === was.number)!
        const noted = entries.filter(({ number }) => !known.includes(number))
        for (const entry of noted) {
          const driver = takerOf(entry, was, this.taken)
          if (driver !== null) this.taken.set(Number(entry.number), driver)
        }
      }
      rowsAgree(this.site, bookings)
      for (const one of bookings) invoicesAgree(this.site, one)
      if (each.isLooked) for (const one of bookings) await everybodyAgrees(this.site, one)
    }
    await this.seesTo()
    gatewayHasGiven(this.site, this.payments)
    const bookings = bookingsOf(this.site)
    for (const one of bookings) await everybodyAgrees(this.site, one)
    await monthsAgree(this.site, bookings)
    await collectingAgrees(this.site, bookings, this.taken)
    return done
  }
}

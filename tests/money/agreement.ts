/**
 * What all who speak of a booking's money say, against the plain rule: guest, office, gateway, receipt, cash book and
 * month. The rule stands here a second time, and reads rows alone.
 */
import { expect } from 'vitest'
import type { CancellationTerms } from '#domain/bookings/money/refunds.ts'
import { textsOf, type Texts } from '#domain/languages/texts.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { askedOf, costOf, owedLkr, owedUsd, plainRide, type PlainRide, type Row, total } from './plain.ts'
import { LISTS, MOST_AT_ONCE, type Site } from './site.ts'

export interface PlainBooking {
  readonly number: number
  readonly reference: string
  readonly key: string
  readonly language: Language
  readonly list: number
  /** Its guest lives in Sri Lanka: all is said in rupees alone. */
  readonly isResident: boolean
  readonly rides: readonly PlainRide[]
  /** By receipt number. */
  readonly entries: readonly Row[]
  /** What of them is paid of which ride, and what was moved from one to another. */
  readonly shares: readonly Row[]
}

const lkrPerUsd = (list: number) => LISTS[list]!.dollar.lkr

export function bookingsOf(site: Site): PlainBooking[] {
  const rides = site.rows('select * from rides order by booking_number, position')
  const paid = site.rows('select booking_number, position, usd, lkr, currency, entry from payment_allocations')
  const entries = site.rows('select * from cash_book order by number')
  return site.rows('select * from bookings order by number').map((booking) => {
    const number = Number(booking.number)
    const list = Number(booking.price_list)
    return {
      number,
      reference: String(booking.reference),
      key: String(booking.guest_key),
      language: booking.language as Language,
      list,
      isResident: booking.resident === 1,
      entries: entries.filter((entry) => entry.booking_number === number),
      shares: paid.filter((each) => each.booking_number === number),
      rides: rides
        .filter((ride) => ride.booking_number === number)
        .map((ride) => {
          const isIts = (each: Row) => each.booking_number === number && each.position === ride.position
          const its = paid.filter(isIts)
          const taxis = entries.filter((each) => isIts(each) && isTaxi(each))
          return plainRide(ride, its, lkrPerUsd(list), taxis)
        }),
    }
  })
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" }
/** A text as React has written it. */
export const textOf = (html: string) => html.replace(/&(\w+|#x27);/g, (all, name: string) => SIGNS[name] ?? all)
/** A page's words without its tags. */
const words = (html: string) =>
  textOf(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')
const numberOf = (figure: string) => Number(figure.replaceAll(',', ''))
/** Cents of 'USD 1,234.50', '-LKR 20' or 'USD 5 · …'. */
export const centsIn = (text: string): number => {
  const [, sign, figure] = /(-?)(?:USD|LKR) ([\d,]+(?:\.\d\d)?)/.exec(text) ?? []
  return figure === undefined ? 0 : Math.round(numberOf(figure) * 100) * (sign ? -1 : 1)
}
/** The rows of a page's tables, cell by cell. */
export const tableRows = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) =>
      words(cell!.replace(/<span class="soft narrow">.*?<\/span>/s, '')).trim(),
    ),
  )
/** 'USD 34 or LKR 9,869': what is said to be open. */
const pairsIn = (text: string) =>
  [...text.matchAll(/USD ([\d,]+) or LKR ([\d,]+)/g)].map(([, usd, lkr]) => [numberOf(usd!), numberOf(lkr!)] as const)
const pairOf = (rides: readonly PlainRide[]) => [owedUsd(rides), owedLkr(rides)] as const

const loaded = new Map<Language, Promise<Texts>>()
function textsIn(language: Language): Promise<Texts> {
  const texts = textsOf(language)
  const known = loaded.get(language) ?? texts.load('guest', 'booking').then(() => texts)
  loaded.set(language, known)
  return known
}

const addressOf = ({ language, reference }: PlainBooking, path = '') =>
  `${language === 'en' ? '' : `/${language}`}/booking/${reference}${path}`

/** What came beyond what is paid, and has not gone back. */
export const beyondOf = (entries: readonly Row[]) => ({
  usd: total(entries, (entry) => Number(entry.over_usd)),
  lkr: total(entries, (entry) => Number(entry.over_lkr)),
})

/**
 * An entry counts what came to the unit, in the currency in which it is counted, as paid or as what came beyond that; what is
 * moved stays what it is.
 */
function countedAgree(entries: readonly Row[], shares: readonly Row[]): void {
  const dollars = ({ usd }: Row) => Number(usd)
  const own = (some: readonly Row[]) =>
    total(some, ({ usd, lkr, currency }) => Number(currency === 'USD' ? usd : lkr) * 100)
  const moved = shares.filter(({ entry }) => entry === null)
  for (const currency of ['USD', 'LKR'])
    expect(own(moved.filter((share) => share.currency === currency)), 'what is moved is not more or less').toBe(0)
  for (const entry of entries) {
    const its = shares.filter((share) => share.entry === entry.number)
    expect(total(its, dollars), 'what is counted').toBe(entry.counted_usd)
    const beyond = Number(entry.currency === 'USD' ? entry.over_usd : entry.over_lkr) * 100
    if (its.length > 0 ? its[0]!.currency !== entry.currency : beyond === 0) continue
    const [cents, all] = [Number(entry.cents), own(its) + beyond]
    if (entry.method !== 'online') expect(all).toBe(cents)
    else if (cents > 0) expect(all, 'all that a gateway tells is there').toBe(Math.floor(cents / 100) * 100)
    // Of a payment no more goes back than came.
    else expect([all <= 0, -all <= Math.ceil(-cents / 100) * 100]).toEqual([true, true])
  }
  for (const { usd, lkr } of [beyondOf(entries)])
    expect(Math.min(usd, lkr), 'what came beyond what is paid').toBeGreaterThanOrEqual(0)
}

/** The rows themselves: nothing is lost between a ride, its payments, its charges and the cash book. */
export function rowsAgree(site: Site, bookings: readonly PlainBooking[]): void {
  const numbers = site.rows('select number from cash_book order by number').map(({ number }) => number)
  expect(numbers, 'receipts have no gaps').toEqual(numbers.map((_, i) => i + 1))
  const charges = site.rows('select booking_number, position, usd, lkr from charges')
  const listed = site.rows(
    'select number, position, owed_usd, owed_lkr, back_usd, back_lkr, paid_usd from operator_bookings',
  )
  for (const { number, list, rides, entries, shares } of bookings) {
    countedAgree(entries, shares)
    for (const entry of entries) {
      const wrong = entries.find((each) => each.number === entry.reverses)
      const inRupees = entry.currency === 'LKR' ? entry.cents : Math.round(Number(entry.cents) * lkrPerUsd(list))
      expect(entry.lkr_cents, 'an entry in rupees').toBe(inRupees)
      if (!wrong) continue
      expect([entry.cents, entry.lkr_cents, entry.currency, entry.method]).toEqual([
        -Number(wrong.cents) || 0,
        -Number(wrong.lkr_cents) || 0,
        wrong.currency,
        wrong.method,
      ])
    }
    for (const ride of rides) {
      const isIts = (row: Row) => row.position === ride.position && (row.number ?? row.booking_number) === number
      const its = charges.filter(isIts)
      expect(
        [total(its, ({ usd }) => Number(usd)), total(its, ({ lkr }) => Number(lkr))],
        'a charge is the sum of its entries',
      ).toEqual([ride.fee, ride.feeLkr])
      expect(ride.fee > 0, 'nothing in one currency is nothing in the other').toBe(ride.feeLkr > 0)
      expect(listed.find(isIts), 'the view of the office').toMatchObject({
        owed_usd: ride.owed,
        owed_lkr: ride.owedLkr,
        back_usd: ride.back,
        back_lkr: ride.backLkr,
        paid_usd: ride.paid,
      })
      expect(Math.min(ride.paid, ride.waived, ride.fee)).toBeGreaterThanOrEqual(0)
      if (ride.isRunning && ride.waived > 0) expect(ride.waived + ride.paid).toBeLessThanOrEqual(ride.priceUsd)
    }
  }
}

/** The answer of the call. */
interface CalledBooking {
  readonly rides: readonly (Record<
    'paidUsd' | 'paidLkr' | 'priceUsd' | 'cancelFeeUsd' | 'cancelFeeLkr' | 'waivedUsd' | 'waivedLkr',
    number | undefined
  > & {
    /** What cancelling means now, or has meant; `null` where it is about no money. */
    readonly cancellation: CancellationTerms | null
  })[]
  readonly paymentUrl: string | null
}

/** What the guest reads: the booking as calls and page have it. */
async function guestPageAgrees(site: Site, booking: PlainBooking, called: CalledBooking): Promise<void> {
  const { rides, language, isResident } = booking
  const today = sriLankaTime(new Date()).date
  expect(
    called.rides.map(
      ({ paidUsd, paidLkr = 0, priceUsd, cancelFeeUsd, cancelFeeLkr = 0, waivedUsd = 0, waivedLkr = 0 }) => [
        paidUsd,
        paidLkr,
        priceUsd,
        cancelFeeUsd,
        cancelFeeLkr,
        waivedUsd,
        waivedLkr,
      ],
    ),
  ).toEqual(
    rides.map(({ paid, paidLkr, priceUsd, fee, feeLkr, waived, waivedLkr }) => [
      paid,
      paidLkr,
      priceUsd,
      fee,
      feeLkr,
      waived,
      waivedLkr,
    ]),
  )
  for (const [i, { isRunning, paid, fee, back, backLkr }] of rides.entries())
    if (!isRunning && paid > 0)
      expect(called.rides[i]!.cancellation, 'what is said to go back of a ride that is not driven').toMatchObject({
        feeUsd: fee,
        paidUsd: paid,
        movesUsd: 0,
        ...(isResident ? { lkr: { moves: 0, back: backLkr } } : { backUsd: back }),
      })
  const text = words(await site.see(addressOf(booking)))
  const ahead = rides.filter(
    ({ isRunning, isTakenOver, isUnanswered, day }) => isRunning && !isTakenOver && !isUnanswered && day >= today,
  )
  const undriven = rides.filter(({ isRunning }) => !isRunning)
  // What nobody has paid anything of stands there as its price.
  const isBegun = ahead.some(({ paid, waived }) => paid > 0 || waived > 0)
  const open = [ahead, undriven].filter((some) => owedUsd(some) > 0 && (some === undriven || isBegun))
  if (language === 'en' && site.way !== 'bank' && !isResident)
    expect(pairsIn(text), 'the page of the booking').toEqual(open.map(pairOf))
  const { formats } = await textsIn(language)
  const isSaid = (figure: string) => expect(text, figure).toContain(words(figure))
  if (site.way !== 'bank')
    for (const some of open) {
      if (!isResident) isSaid(formats.usd(owedUsd(some)))
      isSaid(formats.lkr(owedLkr(some)))
    }
  const inOwn = (some: readonly PlainRide[], usd: 'back' | 'paid', lkr: 'backLkr' | 'paidLkr') =>
    isResident ? formats.lkr(total(some, (ride) => ride[lkr])) : formats.usd(total(some, (ride) => ride[usd]))
  if (isBegun && ahead.some(({ back }) => back > 0)) isSaid(inOwn(ahead, 'back', 'backLkr'))
  // What stands as paid, of which price: while something is owed, nothing that goes back.
  const priced = rides.filter(({ isRunning, paid }) => isRunning || paid > 0)
  const some = priced.length > 0 ? priced : rides
  const isOpen = owedUsd(some) > 0
  const kept = some.map((ride) => {
    const { usd, lkr } = costOf(ride)
    const [waived, waivedLkr] = ride.isRunning ? [ride.waived, ride.waivedLkr] : [0, 0]
    return isOpen && ride.back > 0 ? { ...ride, paid: usd - waived, paidLkr: lkr - waivedLkr } : ride
  })
  const line = (await textsIn(language)).in('booking').voucher.paid('|').split('|')
  if (kept.some(({ paid }) => paid > 0)) isSaid(line.join(inOwn(kept, 'paid', 'paidLkr')))
  else if (isOpen) {
    const figure = words(line.join(inOwn(some, 'paid', 'paidLkr')))
    // A cancelled ride says it, too, and behind a semicolon what goes back of it.
    expect(
      text
        .split(figure)
        .slice(1)
        .filter((rest) => !/^(?:\d| ?[;；])/.test(rest)),
    ).toEqual([])
  }
  // The park's own fee is what the park says.
  if (isResident && language === 'en') expect(text.replaceAll(/Park fee \d+ USD/g, '')).not.toMatch(/USD|US\$|\$/)
}

/** What a guest is given for another car is no part of what was paid. */
const isTaxi = ({ method }: Row) => method === 'taxi'
/** Cents of a dollar: dollars as they moved, of rupees what they pay. */
const movedCents = ({ currency, cents, counted_usd: usd }: Row) =>
  Number(currency === 'USD' ? cents : Number(usd) * 100)

/** What the guest prints. */
async function receiptAgrees(site: Site, booking: PlainBooking): Promise<void> {
  const { rides, entries, key, isResident } = booking
  const html = await site.see(addressOf(booking, `/receipt?key=${key}`))
  const rows = tableRows(html)
  if (entries.length === 0) return expect(rows).toEqual([])
  const { receipt } = (await textsIn(booking.language)).in('guest')
  expect(words(html)).toContain(words(receipt.heading(Number(entries.at(-1)!.number))))
  const amounts = rows.map((cells) => [cells.at(-1)!.replace(/ .*/, ''), centsIn(cells.at(-1)!)])
  const paid = entries.filter((entry) => !isTaxi(entry))
  const inRupees = isResident || (paid.length > 0 && paid.every(({ currency }) => currency === 'LKR'))
  const sum = total(paid, inRupees ? (entry) => Number(entry.lkr_cents) : movedCents)
  // What went back of rides that run, and nobody is to pay again.
  const running = rides.filter(({ isRunning }) => isRunning)
  const waived = total(running, (ride) => ride.waived)
  const waivedCents = 100 * (inRupees ? total(running, (ride) => ride.waivedLkr) : waived)
  const shown = ({ currency, cents }: Row) => [`${Number(cents) < 0 ? '-' : ''}${currency}`, cents]
  expect(amounts, 'the receipt').toEqual([
    ...rides.map((ride) => {
      const { usd, lkr } = costOf(ride)
      return inRupees ? ['LKR', lkr * 100] : ['USD', usd * 100]
    }),
    ...(waived > 0 ? [[`-${inRupees ? 'LKR' : 'USD'}`, -waivedCents]] : []),
    ...paid.map(shown),
    [`${sum < 0 ? '-' : ''}${inRupees ? 'LKR' : 'USD'}`, sum],
    ...entries.filter(isTaxi).map(shown),
  ])
  // What was paid in all can be as much as all costs, and settles nothing where it goes back.
  const undriven = rides.filter(({ isRunning, back }) => !isRunning && back > 0)
  if (undriven.length === 0) return
  const { formats } = await textsIn(booking.language)
  expect(words(html), 'what goes back, on the receipt').toContain(
    words(
      isResident
        ? formats.lkr(total(undriven, ({ backLkr }) => backLkr))
        : formats.usd(total(undriven, ({ back }) => back)),
    ),
  )
  const asked = rides.filter(({ isTakenOver }) => !isTakenOver)
  if (owedUsd(asked) > 0) expect(words(html), 'what is owed').toContain(words(formats.lkr(owedLkr(asked))))
}

/** What the office reads of a ride: now of one, now of another. */
async function officeAgrees(site: Site, { reference, rides, entries, isResident }: PlainBooking): Promise<void> {
  const ride = rides[total(rides, ({ version }) => version) % rides.length]!
  const html = await site.see(`/operator/booking/${reference}?ride=${ride.position}`)
  const line = (label: string) => {
    const [, value] = new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`, 's').exec(html) ?? []
    return value === undefined ? null : value
  }
  expect(line('To be paid'), 'to be paid').toBe(
    ride.owed === 0
      ? 'nothing more'
      : `${isResident ? '' : `USD ${ride.owed} or `}LKR ${ride.owedLkr.toLocaleString('en')}`,
  )
  expect(line('To be given back'), 'to be given back').toBe(
    ride.back === 0 ? null : `${isResident ? '' : `USD ${ride.back} or `}LKR ${ride.backLkr.toLocaleString('en')}`,
  )
  const owedFor = /(USD|LKR) ([\d,]+) owed for the/.exec(words(line('Price')!))
  expect(owedFor ? numberOf(owedFor[2]!) : 0).toBe(owedFor?.[1] === 'LKR' ? ride.feeLkr : ride.fee)
  const booked = (line('Cash book') ?? '').split('<br/>').filter(Boolean)
  expect(
    booked.map((text) => [
      Number(/^\d+/.exec(words(text).trim())?.[0]),
      centsIn(text) * (/ back /.test(text) ? -1 : 1),
    ]),
    'the cash book beside the ride',
  ).toEqual(entries.map(({ number, cents }) => [number, cents]))
}

/** What is to be asked of a booking now. */
export const askedNow = ({ rides, list, isResident }: PlainBooking) =>
  askedOf(rides, LISTS[list]!.promises.deposit, isResident ? lkrPerUsd(list) : null)

/** The form that a guest's browser sends to PayHere; `null` where nothing is to be paid. */
export async function payHereForm(site: Site, booking: PlainBooking, isForAll: boolean) {
  const { status, text } = await site.look(`${addressOf(booking, '/pay')}${isForAll ? '?all' : ''}`)
  if (status !== 200) return null
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!
  return { order: field('order_id'), amount: field('amount'), currency: field('currency'), shown: words(text) }
}

/** In which currency a guest is asked for money first. */
export const currencyOf = ({ way }: Site, { isResident }: PlainBooking): 'USD' | 'LKR' =>
  way === 'payhere LKR' || way === 'payhere parts' || isResident ? 'LKR' : 'USD'

/** How much of what is asked for in one payment. */
export const partOf = ({ way }: Site, asked: number) =>
  way === 'payhere parts' ? Math.min(asked, MOST_AT_ONCE) : asked

/** What the gateway is asked for. */
async function gatewayAgrees(site: Site, booking: PlainBooking, { paymentUrl }: CalledBooking): Promise<void> {
  const { all, first } = askedNow(booking)
  if (all.usd === 0 || site.way === 'bank') return expect(paymentUrl).toBeNull()
  if (site.way === 'own page') return expect(new URL(paymentUrl!).searchParams.get('pv')).toBe(String(first.usd))
  for (const asked of new Set([first, all])) {
    const form = await payHereForm(site, booking, asked !== first)
    const currency = currencyOf(site, booking)
    const amount = partOf(site, currency === 'USD' ? asked.usd : asked.lkr)
    expect(form, 'what the gateway is asked').toMatchObject({ amount: `${amount}.00`, currency })
    const { number, decimal } = textsOf(booking.language).formats
    const shown = `${currency} ${number(amount)}${decimal(0, 2).slice(1)}`
    expect(form!.shown).toContain(shown.replaceAll(/\s/g, ' '))
  }
}

const METHODS = {
  cash: 'cash',
  till: 'cash at the office',
  card: 'card',
  bank: 'bank transfer',
  online: 'online payment',
  taxi: 'for a taxi in place of ours',
} as const

/** Months by the clock of Sri Lanka, as the pages of the office and the accountant's files have them. */
export async function monthsAgree(site: Site, bookings: readonly PlainBooking[]): Promise<void> {
  const rides = bookings.flatMap((booking) => booking.rides)
  const residents = new Set(bookings.filter(({ isResident }) => isResident).map(({ number }) => number))
  const isResidents = ({ booking }: PlainRide) => residents.has(booking)
  const entries = site.rows('select * from cash_book order by number')
  const waivers = site.rows("select * from charges where step = 'charge' and (usd < 0 or lkr < 0)")
  const months = new Set(
    [...rides.map(({ day }) => day), ...entries.map(({ day }) => String(day))].map((day) => day.slice(0, 7)),
  )
  for (const month of months) {
    const its = rides.filter(({ day }) => day.startsWith(month))
    const moved = entries.filter(({ day }) => String(day).startsWith(month))
    const lines = new Map(
      tableRows(await site.see(`/operator/money?month=${month}`)).map((cells) => [cells[0]!, cells]),
    )
    /** A line without a count may be left out. */
    const isLine = (what: string, count: number, figures: Readonly<Record<number, number>>) => {
      const cells = lines.get(what)
      if (!cells) return expect(count, `${month}: ${what} is missing`).toBe(0)
      expect(
        [cells[1], ...Object.keys(figures).map((column) => centsIn(cells[Number(column)]!))],
        `${month}: ${what}`,
      ).toEqual([String(count), ...Object.values(figures)])
    }
    // In the currency in which each was agreed.
    const ofRides = (what: string, some: readonly PlainRide[], of: (ride: PlainRide, unit: 'usd' | 'lkr') => number) =>
      isLine(what, some.length, {
        3: total(some, (ride) => (isResidents(ride) ? 0 : of(ride, 'usd'))) * 100,
        4: total(some, (ride) => (isResidents(ride) ? of(ride, 'lkr') : 0)) * 100,
      })
    const isDue = (what: string, some: readonly PlainRide[], usd: 'owed' | 'back', lkr: 'owedLkr' | 'backLkr') =>
      isLine(what, some.length, {
        3: total(some, (ride) => ride[usd]) * 100,
        4: total(some, (ride) => ride[lkr]) * 100,
      })
    const [driven, open] = [its.filter(({ isRunning }) => isRunning), its.filter(({ owed }) => owed > 0)]
    ofRides('Driven, or still to be driven', driven, (ride, unit) => costOf(ride)[unit])
    isDue('Still to be paid, with late charges', open, 'owed', 'owedLkr')
    isDue(
      'To be given back',
      its.filter(({ back }) => back > 0),
      'back',
      'backLkr',
    )
    for (const [what, status] of [
      ['Cancelled, and owed of these', 'cancelled'],
      ['No-shows, and owed of these', 'no-show'],
    ] as const)
      ofRides(
        what,
        its.filter((ride) => ride.status === status),
        (ride, unit) => costOf(ride)[unit],
      )
    const waivedOf = ({ booking, position }: PlainRide, unit: 'usd' | 'lkr') =>
      -total(
        waivers.filter((row) => row.booking_number === booking && row.position === position && Number(row[unit]) < 0),
        (row) => Number(row[unit]),
      )
    ofRides(
      'Charges that were waived',
      its.filter((ride) => waivedOf(ride, isResidents(ride) ? 'lkr' : 'usd') > 0),
      waivedOf,
    )
    const rateOf = ({ booking_number: number }: Row) => lkrPerUsd(bookings.find((each) => each.number === number)!.list)
    const inDollars = (entry: Row) => {
      if (entry.currency === 'USD' || !isTaxi(entry)) return movedCents(entry)
      const lkr = Number(entry.lkr_cents)
      return Math.sign(lkr) * Math.round(Math.abs(lkr) / rateOf(entry))
    }
    const ofMoney = (what: string, some: readonly Row[]) =>
      isLine(what, some.length, {
        2: total(some, inDollars),
        3: total(some, (entry) => Number(entry.lkr_cents)),
      })
    const isBack = ({ cents }: Row) => Number(cents) < 0
    const isReversal = ({ reverses }: Row) => reverses !== null
    for (const [method, name] of Object.entries(METHODS))
      ofMoney(
        `Paid by ${name}`,
        moved.filter((entry) => !isReversal(entry) && !isBack(entry) && entry.method === method),
      )
    ofMoney(
      'Paid back',
      moved.filter((entry) => !isReversal(entry) && isBack(entry) && !isTaxi(entry)),
    )
    ofMoney(
      'Paid for taxis in place of ours',
      moved.filter((entry) => !isReversal(entry) && isTaxi(entry)),
    )
    ofMoney(
      'Reversed: never came',
      moved.filter((entry) => isReversal(entry) && isBack(entry)),
    )
    ofMoney(
      'Reversed: never went back',
      moved.filter((entry) => isReversal(entry) && !isBack(entry)),
    )
    ofMoney('Together', moved)
    ofMoney(
      'Of it in dollars',
      moved.filter(({ currency }) => currency === 'USD'),
    )
    ofMoney(
      'Of it in rupees',
      moved.filter(({ currency }) => currency === 'LKR'),
    )
    if (moved.length > 0) await cashBookAgrees(site, month, moved, bookings)
  }
}

const byMethod = (entries: readonly Row[]) =>
  ['USD', 'LKR'].flatMap((currency) =>
    Object.entries(METHODS).flatMap(([method, name]) => {
      const its = entries.filter((entry) => entry.currency === currency && entry.method === method)
      const sums = [total(its, ({ cents }) => Number(cents)), total(its, (entry) => Number(entry.lkr_cents))]
      return its.length === 0 ? [] : [[`${name}, ${currency}`, String(its.length), ...sums]]
    }),
  )

/** The page of the cash book, and its file. */
async function cashBookAgrees(site: Site, month: string, moved: readonly Row[], bookings: readonly PlainBooking[]) {
  const rows = tableRows(await site.see(`/operator/money/book?month=${month}`))
  const sums = rows.filter((cells) => cells.length === 4)
  expect(
    sums.map(([name, count, cents, lkr]) => [name, count, centsIn(cents!), centsIn(lkr!)]),
    'sums of the cash book',
  ).toEqual(byMethod(moved))
  const referenceOf = ({ booking_number: number }: Row) => bookings.find((each) => each.number === number)!.reference
  const lines = rows.filter((cells) => cells.length === 6)
  expect(
    lines.map(([number, , reference, , cents, lkr]) => [Number(number), reference, centsIn(cents!), centsIn(lkr!)]),
    'lines of the cash book',
  ).toEqual(moved.slice(0, 20).map((entry) => [entry.number, referenceOf(entry), entry.cents, entry.lkr_cents]))
  const [head = '', ...file] = (await site.see(`/operator/money/book/csv?month=${month}`))
    .replace('﻿', '')
    .trim()
    .split(/\r?\n/)
  const column = (line: string, name: string) => line.split(',')[head.split(',').indexOf(name)]!.replaceAll('"', '')
  expect(
    file.map((line) => ['receipt', 'currency', 'amount', 'rupees', 'countedUsd'].map((name) => column(line, name))),
    'the file of the cash book',
  ).toEqual(
    moved.map(({ number, currency, cents, lkr_cents: lkr, counted_usd: usd }) =>
      [number, currency, Number(cents) / 100, Number(lkr) / 100, usd].map(String),
    ),
  )
}

export const callOf = async (site: Site, { reference }: PlainBooking) =>
  JSON.parse(await site.see(`/en/serendip/booking/${reference}`)) as CalledBooking

/** All who speak of a booking. */
export async function everybodyAgrees(site: Site, booking: PlainBooking): Promise<void> {
  const called = await callOf(site, booking)
  await guestPageAgrees(site, booking, called)
  await receiptAgrees(site, booking)
  await officeAgrees(site, booking)
  await gatewayAgrees(site, booking, called)
}

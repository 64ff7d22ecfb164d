/** What others than the guest are due of a booking's money, by the plain rule: drivers, partners, the gateway. */
import { expect } from 'vitest'
import { HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { bookingsOf, centsIn, type PlainBooking, tableRows } from './agreement.ts'
import { type PlainRide, type Row, total } from './plain.ts'
import type { Site } from './site.ts'

/** What a guest paid at a gateway. */
export interface Payment {
  readonly booking: number
  readonly order: string
  readonly amount: string
  readonly currency: string
  readonly payment: string
}

/** Cents of each currency. */
interface Cash {
  readonly USD: number
  readonly LKR: number
}

const centsOf = (rows: readonly Row[]) => total(rows, ({ cents }) => Number(cents))

/** Of a ride whose driver nobody has named. */
const NOBODY = 0
/** Which driver took the cash of which entry, by their numbers. */
export type TakenCash = ReadonlyMap<number, number>

/**
 * The driver who took an entry's cash: who was to drive its ride, from its day on; money for several rides is that of the
 * latest one. What takes an entry back is of who took that, and what goes back of the last one who still holds some, or else
 * the office's: `null`.
 * @param before the booking as it was then
 */
export function takerOf(entry: Row, { rides, entries }: PlainBooking, taken: TakenCash): number | null {
  if (entry.method !== 'cash') return null
  if (entry.reverses !== null) return taken.get(Number(entry.reverses)) ?? null
  const isFor = ({ position }: Row) => entry.position === 0 || position === 0 || position === entry.position
  const its = entries.filter((each) => taken.has(Number(each.number)) && isFor(each))
  if (Number(entry.cents) < 0) {
    const holds = (driver: number) =>
      total(its, (each) => (taken.get(Number(each.number)) === driver ? Number(each.lkr_cents) : 0)) > 0
    const holders = its.map(({ number }) => taken.get(Number(number))!).filter(holds)
    return holders.findLast((driver) => driver !== NOBODY) ?? holders.at(-1) ?? null
  }
  const driven = rides.filter((ride) => ['confirmed', 'no-show'].includes(ride.status) && ride.day <= String(entry.day))
  const latest = driven.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).at(-1)
  const ride = entry.position === 0 ? latest : driven.find(({ position }) => position === entry.position)
  return ride ? (ride.driver ?? NOBODY) : null
}

/** What a driver holds: what that one took, less what was handed over. */
export function heldCash(site: Site, numbers: TakenCash, driver: number): Cash {
  const taken = site.rows('select * from cash_book').filter(({ number }) => numbers.get(Number(number)) === driver)
  const handed = site.rows('select * from driver_entries where driver_id = ?', driver)
  const of = (wanted: string) => {
    const [came, went] = [taken, handed].map((rows) => centsOf(rows.filter(({ currency }) => currency === wanted)))
    return came! - went!
  }
  return { USD: of('USD'), LKR: of('LKR') }
}

/** What the office reads of drivers' cash, and of what they are still to collect: on the printed day, and week by week. */
export async function collectingAgrees(site: Site, bookings: readonly PlainBooking[], taken: TakenCash): Promise<void> {
  const all = bookings.flatMap((booking) => booking.rides.map((ride) => ({ ...ride, ...booking, ...ride })))
  for (const date of new Set(all.map(({ day }) => day))) {
    const cells = tableRows(await site.see(`/operator/day/${date}`)).flatMap((row) => row.slice(-1))
    const said = all
      .filter(({ day, status }) => day === date && status !== 'cancelled')
      .map(({ status, owed, owedLkr, isResident }) => {
        const lkr = `LKR ${owedLkr.toLocaleString('en')}`
        if (status === 'no-show') return status
        return owed === 0 ? 'paid' : `collect ${isResident ? '' : `USD ${owed} or `}${lkr}`
      })
    expect(cells.toSorted(), 'what drivers collect that day').toEqual(said.toSorted())
  }
  const files = await Promise.all(
    ['02', '03', '04', '05', '06'].map((month) => site.see(`/operator/drivers/cash/csv?month=2027-${month}`)),
  )
  const lines = files.flatMap((file) => {
    // A name may have a comma: the sums are the last.
    const [head = [], ...rest] = file
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').slice(-4))
    return rest.map((cells) => Object.fromEntries(head.map((name, i) => [name, Number(cells[i])])))
  })
  const sum = (name: string) => total(lines, (line) => line[name]!)
  const entries = site.rows('select * from cash_book').filter(({ number }) => taken.has(Number(number)))
  const cash = (currency: string) => centsOf(entries.filter((entry) => entry.currency === currency)) / 100
  expect([sum('rupees'), sum('dollars')], 'cash that drivers took').toEqual([cash('LKR'), cash('USD')])
  const begun = site.rows(
    "select booking_number, position from rides where pickup_date || 'T' || pickup_time || ':00' <= ?",
    new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 19),
  )
  // Also of a ride that is ahead, if its driver has cash for it.
  const listed = [...begun, ...entries]
  const open = all.filter(
    ({ number, position, status }) =>
      status === 'confirmed' && listed.some((row) => row.booking_number === number && row.position === position),
  )
  expect([sum('openUsd'), sum('openLkr')], 'what drivers have not collected').toEqual([
    total(open, ({ owed, isResident }) => (isResident ? 0 : owed)),
    total(open, ({ owedLkr, isResident }) => (isResident ? owedLkr : 0)),
  ])
}

/** 'Holds LKR 1,200.00 and USD 5.00', 'Holds nothing'. */
export function heldOn(page: string): Cash {
  const [, text = ''] = /Holds (.*?)</.exec(page.replaceAll('<!-- -->', ''))!
  const of = (currency: string) => {
    const [, sign, figure = '0'] = new RegExp(`(-?)${currency} ([\\d,.]+)`).exec(text) ?? []
    return Math.round(Number(figure.replaceAll(',', '')) * 100) * (sign ? -1 : 1)
  }
  return { USD: of('USD'), LKR: of('LKR') }
}

/** Of what is kept of driven rides, less what was paid out: of residents in rupees, of others in dollars. */
export function dueToPartner(site: Site, percent: number): Cash {
  const today = sriLankaTime(new Date()).date
  const driven = (isResident: boolean) =>
    bookingsOf(site)
      .filter((booking) => booking.isResident === isResident)
      .flatMap(({ rides }) => rides.filter(({ status, day }) => status === 'confirmed' && day < today))
  const paidOut = (currency: string) =>
    centsOf(site.rows('select * from partner_payouts').filter((row) => row.currency === currency))
  return {
    USD: total(driven(false), ({ paid, back }) => (paid - back) * percent) - paidOut('USD'),
    LKR: total(driven(true), ({ paidLkr, backLkr }) => (paidLkr - backLkr) * percent) - paidOut('LKR'),
  }
}

/** Nothing went back that the books do not have, and nothing stands in them that did not go. */
export function gatewayHasGiven(site: Site, payments: readonly Payment[]): void {
  const amounts = new Map(payments.map(({ payment, amount }) => [payment, amount]))
  const gone = total(site.payHere.gone, ({ payment, amount }) =>
    Math.round(Number(amount ?? amounts.get(payment)) * 100),
  )
  const done = site.rows("select * from gateway_refunds where state = 'done'")
  expect(centsOf(done), 'what the gateway gave back').toBe(gone)
  // What somebody saw in the portal stands there as noted by hand, and could be reversed.
  if (done.some(({ said }) => !/^\d+$/.test(String(said)))) return
  const booked = site.rows("select * from cash_book where method = 'online' and cents < 0 and notice_id is null")
  expect(centsOf(booked) + gone, 'the cash book of what went back').toBe(0)
}

/** Minor units. */
export const owedIn = (ride: PlainRide, currency: string) => 100 * (currency === 'USD' ? ride.owed : ride.owedLkr)

/** Cents that a guest pays in the end of a ride. */
function dueIn(ride: PlainRide, currency: string): number {
  const { isRunning, priceUsd, priceLkr, waived, waivedLkr, fee, feeLkr } = ride
  if (currency === 'USD') return 100 * (isRunning ? priceUsd - waived : fee)
  return 100 * (isRunning ? priceLkr - waivedLkr : feeLkr)
}

/** The amounts of an invoice, as it is printed. */
export const invoiceOn = (page: string) => tableRows(page).map((cells) => centsIn(cells.at(-1)!))

/**
 * Invoices never ask for more than the rides cost: what falls is credited at once.
 * @param isIssued whether one was just issued: then they ask for all of it
 */
export function invoicesAgree(site: Site, { number, rides }: PlainBooking, isIssued = false): void {
  const numbers = site.rows('select number from invoices order by number')
  expect(numbers.map((row) => row.number)).toEqual(numbers.map((_, i) => i + 1))
  for (const invoice of site.rows('select * from invoices where booking_number = ?', number)) {
    const lines = site.rows('select * from invoice_lines where invoice = ?', invoice.number!)
    expect([centsOf(lines), Number(invoice.cents) > 0]).toEqual([invoice.cents, invoice.kind === 'invoice'])
  }
  for (const ride of rides) {
    const its = site.rows(
      'select * from invoice_lines where booking_number = ? and position = ?',
      number,
      ride.position,
    )
    const currency = String(its.at(-1)?.currency ?? 'USD')
    const [asked, due] = [centsOf(its.filter((line) => line.currency === currency)), dueIn(ride, currency)]
    if (isIssued) expect(asked, 'an invoice asks for what the ride costs').toBe(due)
    else expect(asked, 'what falls is credited').toBeLessThanOrEqual(due)
  }
}

/** What partners were paid of their commissions: a month's list, payouts, and what takes a wrong one back. */
import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm'
import { checkPayoutDay, duePayouts, type RidePayout, type TypedPayout } from '#domain/bookings/money/partners.ts'
import { METHOD_WORDS, showAmount } from '#domain/bookings/money/payments.ts'
import { type BothSums, type PaymentCurrency, sumOfShares } from '#domain/bookings/money/sums.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Db, insertRows, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { officeAct } from '#worker/database/office-acts.ts'
import {
  bookings,
  type PartnerPayoutRow,
  partnerPayoutRides,
  partnerPayouts,
  type PartnerRow,
  partners,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { earnedBy, earnings } from './partners.ts'

/** A ride whose commission is due later is one of a guest who pays late: of two years at most. */
const MONTHS_BACK = 24

const monthsBefore = (month: string, months: number) => {
  const [year, of] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, of - 1 - months, 1)).toISOString().slice(0, 7)
}

/** What a partner is paid now in one currency, for all rides until the end of a month. */
export interface OpenPayout {
  readonly rides: readonly RidePayout[]
  /** Negative where more was paid than is due. */
  readonly cents: number
  /** The day on which the first of them was booked, or driven where that was before; `null` without rides. */
  readonly first: string | null
}
export type OpenPayouts = Readonly<Record<PaymentCurrency, OpenPayout>>

/** @param month `YYYY-MM` */
export async function openPayouts(env: Env, partnerId: number, month: string, now = new Date()): Promise<OpenPayouts> {
  const { pickupDate, bookingNumber, position } = rides
  const found = await query(() =>
    primary(env)
      .select({ bookingNumber, position, pickupDate, createdAt: bookings.createdAt, ...earnings })
      .from(bookings)
      .innerJoin(rides, eq(bookingNumber, bookings.number))
      .where(
        and(
          eq(bookings.partnerId, partnerId),
          between(pickupDate, `${monthsBefore(month, MONTHS_BACK)}-01`, `${month}-31`),
          lt(pickupDate, sriLankaTime(now).date),
        ),
      )
      .orderBy(asc(pickupDate), asc(bookingNumber), asc(position)),
  )
  const earned = found.map((ride) => ({ ...ride, ...earnedBy(env, ride) }))
  const openIn = (currency: PaymentCurrency): OpenPayout => {
    const due = duePayouts(earned, currency)
    const numbers = new Set(due.map(({ bookingNumber: number }) => number))
    const days = earned
      .filter((ride) => numbers.has(ride.bookingNumber))
      .flatMap((ride) => [ride.pickupDate, sriLankaTime(new Date(ride.createdAt)).date])
    return { rides: due, cents: due.reduce((sum, { cents }) => sum + cents, 0), first: days.toSorted()[0] ?? null }
  }
  return { USD: openIn('USD'), LKR: openIn('LKR') }
}

const NOTHING: BothSums = { usd: 0, lkr: 0 }

const MOST_PAYOUTS = 100

/** The last ones, the newest first. */
export const payoutsOf = (env: Env, partnerId: number): Promise<PartnerPayoutRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(partnerPayouts)
      .where(eq(partnerPayouts.partnerId, partnerId))
      .orderBy(desc(partnerPayouts.entry))
      .limit(MOST_PAYOUTS),
  )

/** 'USD 12.30 for rides until 2026-11, by bank transfer on 2026-12-05' */
export const payoutWords = ({ cents, currency, month, method, day }: Omit<PartnerPayoutRow, 'number' | 'partnerId'>) =>
  `${showAmount(cents, currency)} for rides until ${month}, by ${METHOD_WORDS[method]} on ${day}`

/** How many entries the partner has: of two who write the next one at once, one is refused. */
async function lastEntry(db: Db, partnerId: number): Promise<number> {
  const [last] = await query(() =>
    db
      .select({ entry: partnerPayouts.entry })
      .from(partnerPayouts)
      .where(eq(partnerPayouts.partnerId, partnerId))
      .orderBy(desc(partnerPayouts.entry))
      .limit(1),
  )
  return last?.entry ?? 0
}

type NewPayout = Omit<PartnerPayoutRow, 'number'>

/** The number is given in the batch that writes the entry: numbers have no gaps and no doubles. */
async function write(env: Env, { name }: PartnerRow, row: NewPayout, its: readonly RidePayout[]): Promise<void> {
  const db = primary(env)
  const payout = sql`(select max(number) from ${partnerPayouts})`
  const said = `${name}: ${row.reverses === null ? 'paid' : `payout ${row.reverses} taken back,`} ${payoutWords(row)}`
  try {
    await query(() =>
      db.batch([
        db
          .insert(partnerPayouts)
          .values({ ...row, number: sql`(select coalesce(max(number), 0) + 1 from ${partnerPayouts})` }),
        insertRows(db, partnerPayoutRides, its, { payout }),
        officeAct(db, 'partners', row.who, said, new Date(row.at)),
      ]),
    )
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    const [written] = await payoutsOf(env, row.partnerId)
    // Its answer was lost.
    const isOwn =
      written &&
      (['entry', 'at', 'who', 'cents', 'currency', 'reverses'] as const).every((key) => written[key] === row[key])
    if (!isOwn) throw new RangeError('Somebody was faster. Look at what is here now.')
  }
}

export interface PayoutAct extends TypedPayout {
  /** `YYYY-MM`: all that is due of rides until its end. */
  readonly month: string
  /** Cents, as they were seen: another sum is not paid out. */
  readonly seen: number
  readonly who: string
}

/** @throws RangeError that says why nothing was entered */
export async function payOut(
  env: Env,
  partner: PartnerRow,
  { month, currency, method, day, seen, who }: PayoutAct,
  now = new Date(),
): Promise<OpenPayout> {
  // Before what is due is read: what somebody enters meanwhile has this number.
  const entry = (await lastEntry(primary(env), partner.id)) + 1
  const open = (await openPayouts(env, partner.id, month, now))[currency]
  if (open.cents <= 0) throw new RangeError('Nothing is due.')
  if (open.cents !== seen)
    throw new RangeError(`It is ${showAmount(open.cents, currency)} by now. Look at it, then note it again.`)
  checkPayoutDay(day, open.first!, sriLankaTime(now).date)
  const row = { partnerId: partner.id, entry, month, cents: open.cents, currency, method, day, who, reverses: null }
  await write(env, partner, { ...row, at: now.toISOString() }, open.rides)
  return open
}

/**
 * A wrong entry stays, and another one takes it back: what it paid is due again.
 * @throws RangeError that says why nothing was entered
 */
export async function takePayoutBack(
  env: Env,
  partner: PartnerRow,
  { number, who }: { readonly number: number; readonly who: string },
  now = new Date(),
): Promise<void> {
  const db = primary(env)
  const entry = (await lastEntry(db, partner.id)) + 1
  const isIt = and(eq(partnerPayouts.number, number), eq(partnerPayouts.partnerId, partner.id))
  const [[wrong], its, [reversed]] = await query(() =>
    db.batch([
      db.select().from(partnerPayouts).where(isIt),
      db.select().from(partnerPayoutRides).where(eq(partnerPayoutRides.payout, number)),
      db.select({ number: partnerPayouts.number }).from(partnerPayouts).where(eq(partnerPayouts.reverses, number)),
    ]),
  )
  if (!wrong) throw new RangeError(`${partner.name} has no payout ${number}.`)
  if (wrong.reverses !== null) throw new RangeError('That takes another payout back: it stays.')
  if (reversed) throw new RangeError(`Payout ${reversed.number} took it back before.`)
  const row = { ...wrong, entry, cents: -wrong.cents, who, reverses: number, at: now.toISOString() }
  const { number: _, ...written } = { ...row, day: sriLankaTime(now).date }
  const back = its.map(({ bookingNumber, position, cents }) => ({ bookingNumber, position, cents: -cents }))
  await write(env, partner, written, back)
}

/** A partner's month. Cents of each currency. */
export interface PartnersMonth extends Pick<PartnerRow, 'id' | 'name'> {
  /** Driven, and those to which nobody came. */
  readonly rides: number
  readonly noShows: number
  readonly commission: BothSums
  /** Of these rides. */
  readonly paidOut: BothSums
}

/** Partners with rides in a month whose day is over, by name. @param month `YYYY-MM` */
export async function partnersMonth(env: Env, month: string, now = new Date()): Promise<PartnersMonth[]> {
  const found = await query(() =>
    primary(env)
      .select({ id: partners.id, name: partners.name, ...earnings })
      .from(rides)
      .innerJoin(bookings, eq(rides.bookingNumber, bookings.number))
      .innerJoin(partners, eq(partners.id, bookings.partnerId))
      .where(and(between(rides.pickupDate, `${month}-01`, `${month}-31`), lt(rides.pickupDate, sriLankaTime(now).date)))
      .orderBy(asc(partners.name), asc(partners.id)),
  )
  const lines = new Map<number, PartnersMonth>()
  for (const { id, name, ...ride } of found) {
    const sum = lines.get(id) ?? { id, name, rides: 0, noShows: 0, commission: NOTHING, paidOut: NOTHING }
    const earned = earnedBy(env, ride)
    const isListed = ride.status === 'confirmed' || ride.status === 'no-show'
    lines.set(id, {
      ...sum,
      rides: sum.rides + Number(isListed && !ride.isNoShow),
      noShows: sum.noShows + Number(isListed && ride.isNoShow),
      commission: sumOfShares([sum.commission, earned.commission]),
      paidOut: sumOfShares([sum.paidOut, earned.paidOut]),
    })
  }
  return [...lines.values()].filter(
    (line) => line.rides + line.noShows > 0 || line.paidOut.usd !== 0 || line.paidOut.lkr !== 0,
  )
}

/** Deposits by bank transfer that have not come in time: asked for once more by mail, then the office may release the booking. */
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { askedTransfer, mayBeReleased } from '#domain/bookings/money/bank-transfer.ts'
import { isDearerAsked } from '#domain/bookings/agreed/guest-changes.ts'
import { isRunning, RUNNING } from '#domain/bookings/ride.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { cameInUsd, findByNumber, paidLkr, paidUsd } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueueOnce } from '#worker/database/mail-queue.ts'
import { bookings, outbox, rides } from '#worker/database/schema.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { dollarOfList, hearOfList, promisesOfList } from '#worker/prices/request-price-list.ts'
import { type Bank, bankOf, payingRules, transferOf } from './payment-options.ts'

/** Rides of bookings with one that is to come. */
async function comingRides(env: Env, today: string) {
  const coming = primary(env)
    .select({ number: rides.bookingNumber })
    .from(rides)
    .where(and(gte(rides.pickupDate, today), inArray(rides.status, RUNNING)))
  const found = await query(() =>
    primary(env)
      .select({
        number: rides.bookingNumber,
        position: rides.position,
        status: rides.status,
        needsReview: rides.needsReview,
        priceUsd: rides.priceUsd,
        priceLkr: rides.priceLkr,
        beforeUsd: rides.beforeUsd,
        beforeLkr: rides.beforeLkr,
        waivedUsd: rides.waivedUsd,
        waivedLkr: rides.waivedLkr,
        cancelFeeUsd: rides.cancelFeeUsd,
        cancelFeeLkr: rides.cancelFeeLkr,
        pickupDate: rides.pickupDate,
        confirmedAt: rides.confirmedAt,
        createdAt: bookings.createdAt,
        email: bookings.email,
        priceList: bookings.priceList,
        resident: bookings.resident,
        paidUsd: paidUsd.as('paid_usd'),
        paidLkr: paidLkr.as('paid_lkr'),
        cameInUsd: cameInUsd.as('came_in_usd'),
        isAsked: sql`exists (
          select 1 from ${outbox} asked
          where asked.booking_number = ${rides.bookingNumber} and asked.position = 0 and asked.kind = 'deposit' and asked.reader = 'guest'
        )`
          .mapWith(Boolean)
          .as('is_asked'),
      })
      .from(rides)
      .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
      .where(and(inArray(rides.bookingNumber, coming), isNull(bookings.erasedAt), eq(bookings.onAccount, false))),
  )
  await hearOfList(env, Math.max(0, ...found.map(({ priceList }) => priceList)))
  return Map.groupBy(
    found.map(({ resident, ...ride }) => ({
      ...ride,
      lkrPerUsd: dollarOfList(ride.priceList),
      inRupees: readsRupees(env, resident),
    })),
    ({ number }) => number,
  )
}

/** Bookings whose deposit is late, as far as their rides tell. */
async function lateDeposits(env: Env, { days }: Bank, now: Date) {
  const today = sriLankaTime(now).date
  return [...(await comingRides(env, today)).values()].flatMap((all) => {
    const { number, createdAt, email, priceList, isAsked } = all[0]!
    const ahead = all.filter(({ status, pickupDate }) => pickupDate >= today && isRunning({ status }))
    const isHeldUp = ahead.some((ride) => ride.status === 'new' && (ride.needsReview || isDearerAsked(ride)))
    const payable = isHeldUp ? [] : ahead
    const terms = promisesOfList(priceList).deposit
    const asked = askedTransfer({ rides: all, payable, terms, createdAt, days }, now)
    if (!asked?.isLate) return []
    const isReleasable = (isAsked || email === '') && mayBeReleased(asked, all, now)
    return [{ number, isAsked: isAsked || email === '', isReleasable, rides: all }]
  })
}

/** A ride that cannot be driven as booked was never asked for, nor one that can be paid online. */
async function isAskedByBank(env: Env, number: number, now: Date): Promise<boolean> {
  const booking = await findByNumber(env, number)
  return booking !== null && (await transferOf(env, booking, now)).transfer?.isLate === true
}

/** `null` also where each guest can pay online: nobody is looked up then. */
function bankThatAsks(env: Env): Bank | null {
  const bank = bankOf(env)
  return bank && payingRules(env).bankDays === null ? null : bank
}

/** Puts the mails into the outbox that ask once more. Each goes once. */
export async function askForLateDeposits(env: Env, now: Date): Promise<void> {
  const bank = bankThatAsks(env)
  if (bank === null) return
  for (const { number, isAsked } of await lateDeposits(env, bank, now)) {
    if (isAsked || !(await isAskedByBank(env, number, now))) continue
    const mail = { kind: 'deposit', reader: 'guest', bookingNumber: number, position: 0 } as const
    await query(() => enqueueOnce(primary(env), mail, now.toISOString()))
  }
}

/** Running rides of the bookings that the office may release. */
export async function releasableRides(env: Env, now: Date) {
  const bank = bankThatAsks(env)
  if (bank === null) return []
  const late = (await lateDeposits(env, bank, now)).filter(({ isReleasable }) => isReleasable)
  const asked = await Promise.all(late.map(async ({ number }) => isAskedByBank(env, number, now)))
  return late.flatMap(({ number, rides: all }, i) =>
    all.flatMap(({ position, status }) =>
      asked[i]! && (RUNNING as readonly string[]).includes(status) ? [{ bookingNumber: number, position }] : [],
    ),
  )
}

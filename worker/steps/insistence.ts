/**
 * What the office insists on: where something speaks against a driver or a car, against a no-show, or against cancelling a
 * ride or giving it away that is driven already. And what is still owed of a ride that it cancels after nobody came.
 */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hindranceKey, isInsistedOn, reasonsIn } from '#domain/bookings/driver/hindrances.ts'
import { noShowDoubts } from '#domain/bookings/day/alarms.ts'
import { isComplaint } from '#domain/bookings/day/complaints.ts'
import {
  isMet,
  metWords,
  officeWaits,
  promisedBy,
  sayableFrom,
  waitingMinutes,
  waitsSince,
} from '#domain/bookings/day/ride-events.ts'
import { officePrice, partOfPrice } from '#domain/bookings/money/said-sums.ts'
import { leftForTaxi } from '#domain/bookings/money/sums.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import { pickupInstant } from '#domain/bookings/ride.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { sriLankaTime, wholeMinuteFrom } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import type { RideChange } from '#worker/bookings/write-change.ts'
import { openAlarmsOf } from '#worker/database/alarm-queue.ts'
import { primary, query } from '#worker/database/d1.ts'
import { guestWords, rideEvents } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import type { Plan } from './consequences.ts'
import { hindrancesOf } from './hindrances.ts'
import { type InsistedStep, refuseGuest, type RideEffect, type Step, type StepOf, StepRefused } from './step.ts'

/** What of a ride decides whether its driver and car fit. */
const CHECKED: readonly (keyof RideChange)[] = [
  'driverPhone',
  'driverCar',
  'pickupDate',
  'pickupTime',
  'travelers',
  'vehicle',
]

interface Insisted {
  readonly plan: Plan
  /** For the history. */
  readonly insisted: readonly string[]
  /** Of a step that goes by what drivers have said. */
  readonly unless?: SQL | undefined
}

/** For the history. */
const allTheSame = (reasons: readonly string[]) =>
  reasons.map((each) => `all the same, though ${each.replace(/^(?:The|Its|No|A|Ride) /, (word) => word.toLowerCase())}`)

/** That drivers have said something else of a booking than was read: a tap changes no version. */
function hasOtherTaps(
  number: number,
  events: readonly Pick<typeof rideEvents.$inferSelect, 'id' | 'brokeDownAt'>[],
): SQL {
  const known = JSON.stringify(events.map(({ id, brokeDownAt }) => `${id} ${brokeDownAt ?? ''}`))
  const isKnown = sql`tap.id || ' ' || coalesce(tap.broke_down_at, '') in (select value from json_each(${known}))`
  return sql`(
    select count(*) <> ${events.length} or total(not (${isKnown})) > 0
    from ride_events tap where tap.booking_number = ${number} and tap.taken_back_at is null
  )`
}

/**
 * What drivers and guests have said of rides of one booking on their days, in the order of the rides; and what refuses a step
 * that goes by it.
 */
async function saidOf(env: Env, rides: readonly Ride[]) {
  const number = rides[0]?.bookingNumber ?? 0
  const db = primary(env)
  const [events, words] = await query(() =>
    db.batch([
      db
        .select()
        .from(rideEvents)
        .where(and(eq(rideEvents.bookingNumber, number), isNull(rideEvents.takenBackAt)))
        .orderBy(sql`${rideEvents}.rowid`),
      db.select().from(guestWords).where(eq(guestWords.bookingNumber, number)).orderBy(asc(guestWords.at)),
    ]),
  )
  const days = rides.map((ride) => {
    const isOfRide = (row: { readonly position: number; readonly pickupDate: string }) =>
      row.position === ride.position && row.pickupDate === ride.pickupDate
    const byAll = events.filter(isOfRide)
    const byDriver = byAll.filter(({ code }) => code === ride.driverCode)
    return {
      events: byDriver,
      words: words.filter(isOfRide).flatMap(({ word, ...row }) => (isComplaint(word) ? [] : [{ ...row, word }])),
      /** As in `RideDay`. */
      brokeDownAt: waitsSince(byAll),
      /** A car broke down with the guest on board. */
      hasBrokenDown: byAll.some(({ brokeDownAt }) => brokeDownAt !== null),
    }
  })
  return { days, unless: hasOtherTaps(number, events) }
}

/** That the office cannot say yet that the guest did not come. */
export const stillWaiting = (ride: Pick<Ride, 'pickup'>, promises: Promises, until: Date) =>
  ({
    code: 'still-waiting',
    minutes: waitingMinutes(ride, promises),
    ...sriLankaTime(wholeMinuteFrom(until)),
  }) as const

/**
 * @throws StepRefused `hindered` until somebody insists, `came-along` or `is-met` of a guest who was or is on board,
 * `still-waiting` of one who was promised to be waited for
 */
async function insistedNoShow(
  env: Env,
  booking: Booking,
  plan: Plan,
  step: StepOf<'no-show'>,
  now: Date,
): Promise<Insisted> {
  const rides = plan.effects.map(({ ride }) => ride)
  const { days, unless } = await saidOf(env, rides)
  rides.forEach((ride, i) => {
    if (days[i]!.hasBrokenDown) throw new StepRefused({ code: 'came-along' })
    const said = metWords(days[i]!.events, ride)
    if (said !== null) throw new StepRefused({ code: 'is-met', said })
  })
  const waits = rides.map((ride, i) => {
    const its = officeWaits(ride, days[i]!, booking.promises, now)
    if (its?.isRefused) throw new StepRefused(stillWaiting(ride, booking.promises, its.until))
    return its && sriLankaTime(wholeMinuteFrom(its.until)).time
  })
  const found = await Promise.all(
    rides.map(async (ride, i) => noShowDoubts(ride.driverPhone, await openAlarmsOf(env, ride), waits[i]!)),
  )
  const reasons = found.flat()
  checkReasons(reasons, step)
  return { plan, insisted: allTheSame(reasons), unless }
}

/**
 * What is owed to a guest to whom nobody came, beside what was paid, for the office.
 * @param by when somebody was promised: UTC, ISO 8601
 * @example 'somebody was promised by 00:18: up to USD 31 more for the taxi that the guest took'
 */
export function promiseWords(
  ride: Parameters<typeof leftForTaxi>[0] & Parameters<typeof partOfPrice>[0],
  by: string,
  { ifNobodyComes: { taxiPercent } }: Promises,
): string {
  const left = leftForTaxi(ride, taxiPercent)
  const taxi =
    left.usd > 0 && left.lkr > 0
      ? `up to ${officePrice(partOfPrice(ride, left))} more for the taxi that the guest took`
      : 'the taxi that the guest took is paid'
  return `somebody was promised by ${sriLankaTime(new Date(by)).time}${taxiPercent > 0 ? `: ${taxi}` : ''}`
}

/** Of a ride that another driver was to drive on. @example 'guest waits where the car broke down at 08:20' */
const onRoadWords = ({ train }: Ride, brokeDownAt: string) =>
  `${train ? 'bags wait' : 'guest waits'} where the car broke down at ${sriLankaTime(new Date(brokeDownAt)).time}`

/**
 * What drivers have said of the rides of a step that takes them away. Somebody else for all rides of a booking drives those
 * that are not done.
 */
async function onTheDay(env: Env, booking: Booking, plan: Plan, { step }: Step) {
  const { days, unless } = await saidOf(
    env,
    plan.effects.map(({ ride }) => ride),
  )
  const all = plan.effects.map((effect, i) => ({ effect, day: days[i]! }))
  const left = all.filter(({ day }) => day.events.at(-1)?.event !== 'DRIVER_ARRIVED_AT_DROPOFF')
  const some = step === 'cancel' || left.length === 0 ? all : left
  const effects = some.map(({ effect }) => effect)
  // Another driver takes on the guest of a car that has broken down.
  const asked = some.filter(({ day }) => step === 'cancel' || day.brokeDownAt === null)
  const reasons = asked.flatMap(({ effect: { ride }, day: { events, brokeDownAt } }) => {
    const said = metWords(events, ride)
    const which = booking.rides.length > 1 ? `Ride ${ride.position}: the` : 'The'
    if (said !== null) return [`${which} driver says: ${said}`]
    return brokeDownAt === null ? [] : [`${which} ${onRoadWords(ride, brokeDownAt)}`]
  })
  const position = effects.length > 1 ? 0 : effects[0]!.ride.position
  return { plan: { ...plan, effects, position }, reasons, unless }
}

/** What was promised to a guest to whom nobody came holds: the guest hears of it, and it is open until somebody closes it. */
async function cancelledUnmet(env: Env, booking: Booking, plan: Plan, now: Date): Promise<Insisted> {
  const { promises, email } = booking
  const off = plan.effects.filter(({ ride, set }) => !set?.cancelFeeUsd && pickupInstant(ride) <= now.getTime())
  if (off.length === 0) return { plan, insisted: [] }
  const { days } = await saidOf(
    env,
    off.map(({ ride }) => ride),
  )
  const insisted = off.flatMap(({ ride }, i) => {
    const by = promisedBy(days[i]!, promises)
    const which = booking.rides.length > 1 ? `ride ${ride.position}: ` : ''
    return by === null ? [] : [which + promiseWords(ride, by, promises)]
  })
  if (insisted.length === 0) return { plan, insisted }
  const mails: Plan['mails'] = email === '' ? [] : [['cancelled', 'guest']]
  return { plan: { ...plan, mails, openUntil: sriLankaTime(now).date }, insisted }
}

/**
 * A guest on board calls the office: nobody cancels a ride by a tap in its car.
 * @returns what refuses the step where the driver has said something else meanwhile
 * @throws StepRefused in words for the guest
 */
export async function checkNotOnBoard(env: Env, rides: readonly Ride[], now: Date): Promise<SQL | undefined> {
  const near = rides.filter((ride) => sayableFrom('DRIVER_DEPARTED_TO_DROPOFF', ride, []) <= now)
  if (near.length === 0) return undefined
  const { days, unless } = await saidOf(env, near)
  if (days.some(({ events, brokeDownAt }) => brokeDownAt !== null || isMet(events.at(-1)?.event ?? null)))
    throw refuseGuest({ code: 'pickup-over' })
  return unless
}

/** @throws StepRefused `hindered` until somebody insists */
function checkReasons(reasons: readonly string[], { insists }: InsistedStep): void {
  if (reasons.length > 0 && !insists) throw new StepRefused({ code: 'hindered', reasons })
}

/**
 * Where the office assigns, changes or cancels a ride, and something speaks against it: what it insists on of driver or car is
 * kept with the ride, and all of it in the history. That a guest did not come it insists on where nobody of ours may have been
 * there.
 * @throws StepRefused `hindered` until somebody insists
 */
export async function withInsistence(
  env: Env,
  booking: Booking,
  planned: Plan,
  step: InsistedStep,
  now: Date,
): Promise<Insisted> {
  if (step.step === 'no-show') return insistedNoShow(env, booking, planned, step, now)
  const { plan, reasons, unless } =
    step.step === 'change'
      ? { plan: planned, reasons: [], unless: undefined }
      : await onTheDay(env, booking, planned, step)
  if (step.step === 'cancel') {
    checkReasons(reasons, step)
    const unmet = await cancelledUnmet(env, booking, plan, now)
    return { ...unmet, insisted: [...allTheSame(reasons), ...unmet.insisted], unless }
  }
  const isChecked = ({ ride, set }: RideEffect) => {
    const after = { ...ride, ...set }
    return CHECKED.some((name) => set?.[name] !== undefined) && after.driverPhone !== null && !isPastRide(after, now)
  }
  const checked = plan.effects.filter(isChecked)
  const changed = checked.map(({ ride, set }) => ({ ...ride, ...set }) as Ride)
  const found = checked.length === 0 ? [] : await hindrancesOf(env, booking, changed)
  // Who assigns a driver anew is asked anew.
  const asked = step.step === 'driver' ? found : found.filter((hindrance) => !isInsistedOn(hindrance))
  const words = [...reasons, ...reasonsIn(asked)]
  checkReasons(words, step)
  const keysOf = (position: number) =>
    found.filter(({ ride }) => ride.position === position).map((hindrance) => hindranceKey(hindrance))
  const effects = plan.effects.map((effect) =>
    checked.includes(effect) ? { ...effect, set: { ...effect.set, insistedOn: keysOf(effect.ride.position) } } : effect,
  )
  return { plan: { ...plan, effects }, insisted: allTheSame(words), unless }
}

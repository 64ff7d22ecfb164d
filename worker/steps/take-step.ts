/**
 * The operator's steps with a booking, and the guest's own. Each is one batch: the rides, the history and the mail it
 * causes change together or not at all. When two steps are taken at once, the second is refused, so that nobody acts on
 * an outdated booking.
 */
import { withWholeLists } from '#worker/prices/request-price-list.ts'
import { impossibleStep } from '#domain/bookings/agreed/operator-steps.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { type Booking, findBooking, type FoundBooking, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'
import { type BookingChange, NoCar, writeChange } from '#worker/bookings/write-change.ts'
import { entryOfBooking, overOf } from '#worker/payments/cash-book.ts'
import type { Role } from '#domain/roles.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import type { Env } from '#worker/environment.ts'
import type { FleetAround } from '#worker/fleet/holds.ts'
import { cancel, cancelByGuest, reopen } from './cancel.ts'
import { change, changeByGuest, ridesToChange } from './change.ts'
import { correctContact } from './contact.ts'
import { confirm, resend, writeNote } from './confirm.ts'
import { consequences, type Plan, type PlannedChange } from './consequences.ts'
import { assignDriver, isToAssign, takeDriverOff } from './driver.ts'
import { enterPayment, isOfMoney } from './money.ts'
import { came, noShow } from './no-show.ts'
import { agreePrice } from './price.ts'
import {
  guestTerms,
  isInsisted,
  type Mail,
  type Outcome,
  refuseGuest,
  type Step,
  type StepContext,
  StepRefused,
} from './step.ts'

type By = 'operator' | 'guest'

function takenByOperator(rides: readonly Ride[], step: Step, context: StepContext): Outcome {
  for (const ride of rides) {
    const impossible = impossibleStep(ride, step.step)
    if (impossible) throw new StepRefused({ code: impossible })
  }
  switch (step.step) {
    case 'confirm':
      return confirm(rides, context)
    case 'cancel':
      return cancel(rides, step, context)
    case 'reopen':
      return reopen(rides, context)
    case 'no-show':
      return noShow(rides, context)
    case 'came':
      return came(rides)
    case 'driver':
      return assignDriver(rides, step, context)
    case 'no-driver':
      return takeDriverOff(rides)
    case 'change':
      return change(rides, step, context)
    case 'contact':
      return correctContact(rides, step, context)
    case 'resend':
      return resend(rides)
    case 'price':
      return agreePrice(rides, step)
    case 'paid':
    case 'refund':
    case 'give-back':
    case 'reverse':
    case 'charge':
      return enterPayment(rides, step, context)
    case 'note':
    case 'complaint':
      return writeNote(rides, step)
  }
}

function takenByGuest(rides: readonly Ride[], step: Step, context: StepContext): Outcome {
  switch (step.step) {
    case 'cancel':
      return cancelByGuest(rides, step, context)
    case 'change':
      return changeByGuest(rides, step, context)
    default:
      throw refuseGuest({ code: 'too-late', hours: context.booking.promises.guestHours.change })
  }
}

interface Choice {
  readonly booking: Booking
  /** The ride that was named. */
  readonly position: number | null
  readonly isForAll: boolean
  readonly step: Step
  readonly by: By
  readonly now: Date
}

/** Whether a step with all rides of a booking is also about this one. */
function isPossible(ride: Ride, { booking, position, step, by, now }: Choice): boolean {
  if (by === 'guest') return step.step === 'cancel' && guestTerms(booking, ride, now).may.cancel
  if (impossibleStep(ride, step.step) !== null) return false
  return step.step !== 'driver' || isToAssign(ride, step, booking, position)
}

/** What a payment is for: the rides that run, and those of which something is owed; or all. */
function paidFor({ rides }: Booking): Ride[] {
  const some = rides.filter((ride) => isRunning(ride) || openUsd(ride) > 0)
  return some.length > 0 ? some : [...rides]
}

/** The rides of a booking that a step is about. */
function chosenRides(choice: Choice): Ride[] {
  const { booking, position, isForAll, step, by } = choice
  if (step.step === 'contact' || step.step === 'reverse') return [...booking.rides]
  if (position !== null && !isForAll) {
    const named = rideAt(booking, position)
    return step.step === 'change' && by === 'guest' ? ridesToChange(booking, named, step) : [named]
  }
  const [first, ...others] = booking.rides
  if (others.length === 0) return [first]
  // A discount in percent may be for all.
  const isForOne =
    ['change', 'no-show', 'came', 'charge'].includes(step.step) ||
    (step.step === 'price' && 'usd' in step.price) ||
    (step.step === 'refund' && step.method === 'taxi')
  if (isForOne) {
    throw new StepRefused({ code: 'which-ride', reference: booking.reference, rides: booking.rides.length })
  }
  // Rides that are not driven come first.
  if (step.step === 'refund' || step.step === 'give-back') return [...booking.rides]
  if (step.step === 'paid') return paidFor(booking)
  const possible = booking.rides.filter((ride) => isPossible(ride, choice))
  return possible.length > 0 ? [...possible] : [booking.rides.find(isRunning) ?? first]
}

function planOf(
  booking: Booking,
  rides: readonly Ride[],
  step: Step,
  {
    by,
    now,
    role = 'owner',
    entry = null,
    payments = [],
    over,
  }: Pick<StepContext, 'now' | 'entry' | 'payments' | 'over'> & { readonly by: By; readonly role?: Role },
): Plan {
  const taken = by === 'guest' ? takenByGuest : takenByOperator
  const { effects, words = [], ...outcome } = taken(rides, step, { booking, now, role, entry, payments, over })
  // Nobody writes about a ride that is past.
  const toTell = effects.filter(
    ({ ride, set, mails }) =>
      !isPastRide(ride, now) ||
      !isPastRide({ ...ride, ...set }, now) ||
      // What is owed is told whenever that is.
      mails.some(([kind]) => kind === 'charge'),
  )
  const hasAddress = (outcome.contact?.email ?? booking.email) !== ''
  // What a house owes is on its invoice.
  const isTold = ([kind, reader]: Mail) =>
    reader !== 'guest' || (hasAddress && !(kind === 'charge' && booking.onAccount))
  const caused = toTell.flatMap(({ mails }) => mails).filter(isTold)
  return {
    ...outcome,
    effects,
    words: [...new Set(effects.map((effect) => effect.words).filter(Boolean)), ...words],
    mails: [...new Map(caused.map((mail) => [mail.join(' '), mail])).values()],
    position: effects.length > 1 ? 0 : rides[0]!.position,
  }
}

export interface StepOptions {
  /** The booking and the ride that are named, as they were read just now. */
  readonly known?: FoundBooking | undefined
  /** Of the booking, where another one must not be changed. */
  readonly version?: number
  /** The ride's version that the operator or the guest saw; without it, the one it has now. */
  readonly seen?: number | undefined
  /** With all rides of the booking for which it is possible, also where one is named. */
  readonly isForAll?: boolean
  readonly now?: Date | undefined
  /** A guest may change and cancel, until the limits of `guestRights`. */
  readonly by?: By
  /** Which of the operator's people, for the history. */
  readonly who?: string | undefined
  /** What they may do. Without it all, as the command may. */
  readonly role?: Role | undefined
  /** Keyed hash of a guest's network, for the limits of mail. */
  readonly network?: string | null
  /** The cars that a ride may have then, read with the booking. */
  readonly fleet?: FleetAround | null
}

/** True where a guest has pressed twice: the ride is as the step would make it. */
function isTaken(booking: Booking, ride: Ride, step: Step, now: Date): boolean {
  if (step.step === 'cancel') return !isRunning(ride)
  if (step.step !== 'change') return false
  try {
    planOf(booking, [ride], step, { by: 'guest', now })
    return false
  } catch (error) {
    return error instanceof StepRefused && error.refusal.code === 'nothing-changes'
  }
}

/** A step as it would be taken now. @throws StepRefused */
export async function plannedStep(
  env: Env,
  reference: string,
  step: Step,
  { known, seen, version, isForAll = false, now = new Date(), by = 'operator', role = 'owner' }: StepOptions = {},
) {
  const found = known ?? (await findBooking(env, reference))
  if (!found) throw new StepRefused({ code: 'no-such-booking', reference })
  const { position } = found
  const booking =
    step.step === 'change' ? { ...found.booking, rides: await withWholeLists(env, found.booking.rides) } : found.booking
  if (version !== undefined && version !== booking.version) throw new StepRefused({ code: 'somebody-was-faster' })
  const rides = chosenRides({ booking, position, isForAll, step, by, now })
  // A refund that is sent twice would go back twice.
  const isNamed = position !== null && (isForAll || isOfMoney(step))
  const shown = isNamed ? rideAt(booking, position) : rides[0]!
  const isCompared = isOfMoney(step) || (!isForAll && (rides.length === 1 || step.step === 'change'))
  // With all rides the one that was named tells whether the page is stale. What was typed for others nobody has looked at.
  if (seen !== undefined && (isCompared || isNamed) && seen !== shown.version) {
    if (by === 'guest' && isTaken(booking, shown, step, now)) return { booking, rides, isCompared, plan: null }
    throw new StepRefused({ code: 'changed-since' })
  }
  const entry = step.step === 'reverse' ? await entryOfBooking(env, booking.number, step.number) : null
  const isForCard = step.step === 'give-back' || (step.step === 'refund' && !step.atGateway)
  const payments = isForCard
    ? await (await import('#worker/payments/gateway-refunds.ts')).paymentsToCard(env, booking)
    : []
  const isBack = isForCard || step.step === 'refund' || step.step === 'reverse'
  const [over] = isBack ? await query(() => overOf(primary(env), booking.number)) : []
  return {
    booking,
    rides,
    isCompared,
    plan: () => planOf(booking, rides, step, { by, now, role, entry, payments, over }),
  }
}

/** What a guest changes while somebody looks at the booking, and takes a step that names no version, is not read yet. */
const LOOK_MS = 15 * MINUTE_MS

/** True where the one who takes the step has looked at what the guest typed. */
const hasRead = ({ typedAt }: Ride, isSeen: boolean, now: Date) =>
  typedAt !== null && (isSeen || now.getTime() - Date.parse(typedAt) > LOOK_MS)

/** What becomes of a ride that gets no car by a step. The guest is asked first, and the office has to insist. */
function withoutCar(step: Step, by: By): BookingChange['withoutCar'] {
  if (step.step !== 'confirm' && step.step !== 'change') return 'request'
  if (step.isCarHired && by === 'operator') return 'hire'
  const isMeant = step.step === 'change' && by === 'guest' && step.requestedAt === `${step.date} ${step.time}`
  return isMeant ? 'request' : 'refuse'
}

/** @throws StepRefused where no car can be had */
async function write(
  env: Env,
  booking: Booking,
  written: BookingChange,
  { by, now, fleet }: { readonly by: By; readonly now: Date; readonly fleet: FleetAround | null },
): Promise<Booking | null> {
  try {
    return await writeChange(env, booking, written, now, fleet)
  } catch (error) {
    if (!(error instanceof NoCar)) throw error
    throw new StepRefused({ code: 'no-car', positions: error.positions }, by === 'guest' ? 'guest' : 'page')
  }
}

/** A step of a booking as it was planned. */
interface PlannedRides {
  readonly rides: readonly Ride[]
  readonly plan: Plan
  readonly words: readonly string[]
  /** Whether the caller named the version that they saw. */
  readonly isSeen: boolean
}

type TakenBy = Required<Pick<StepOptions, 'by' | 'network'>> & { readonly who: string; readonly now: Date }

/** Of several rides it says which, where the booking has more. */
const detailOf = (booking: Booking, rides: readonly Ride[], words: readonly string[]) =>
  (rides.length > 1 && rides.length < booking.rides.length
    ? [`rides ${rides.map(({ position }) => position).join(', ')}`, ...words]
    : words
  ).join('; ')

/** What a planned step writes. */
async function changeOf(
  env: Env,
  booking: Booking,
  step: Step,
  { rides, plan, words: said, isSeen }: PlannedRides,
  { by, who, network, now }: TakenBy,
): Promise<BookingChange> {
  // What falls of a price that was invoiced.
  const credit = booking.isInvoiced
    ? await (
        await import('#worker/payments/invoices.ts')
      ).creditFor(
        env,
        booking,
        plan.effects.map(({ ride, ...effect }) => ({ ...effect, position: ride.position })),
        { by, who },
        now,
      )
    : null
  const paidNow = (plan.moved ?? []).filter(({ usd }) => usd > 0)
  return {
    step: step.step,
    actor: by,
    who,
    detail: detailOf(booking, rides, said),
    position: plan.position,
    contact: plan.contact,
    openUntil: plan.openUntil,
    withoutCar: withoutCar(step, by),
    rides: [
      ...plan.effects.map(({ ride, set }) => ({
        position: ride.position,
        set,
        isRead: by === 'operator' && hasRead(ride, isSeen, now),
      })),
      ...paidNow.map(({ position: ride }) => ({ position: ride, set: null })),
    ],
    more: (db: Db) => [
      ...consequences(
        db,
        booking,
        plan,
        { step: step.step, who, byVisitor: by === 'guest', network },
        now.toISOString(),
      ),
      ...(credit?.(db) ?? []),
    ],
  }
}

/**
 * A step of the office with some rides of a booking, which has no say in their cars.
 * @throws StepRefused
 */
export function plannedChange(
  booking: Booking,
  rides: readonly Ride[],
  step: Step,
  { who, now }: { readonly who: string; readonly now: Date },
): PlannedChange {
  const plan = planOf(booking, rides, step, { by: 'operator', now })
  const { position, effects } = plan
  return {
    booking,
    plan,
    change: {
      step: step.step,
      actor: 'operator',
      who,
      detail: detailOf(booking, rides, plan.words),
      position,
      rides: effects.map(({ ride, set }) => ({ position: ride.position, set, isRead: hasRead(ride, false, now) })),
    },
  }
}

/** How often a step is planned again when something else of its booking changes meanwhile. */
const TRIES = 10

/**
 * Takes a step with a ride, or with all rides of a booking for which it is possible.
 * @param reference of the booking, or of one of its rides: 'K7Q2-M4XT-9BHE/2'
 * @returns the booking as it is now, and whether a mail is on its way
 * @throws StepRefused
 */
export async function takeStep(
  env: Env,
  reference: string,
  step: Step,
  options: StepOptions = {},
): Promise<{ readonly booking: Booking; readonly mailed: boolean }> {
  if (step.step === 'give-back') throw new TypeError('A gateway is asked by giveBack')
  const { seen, now = new Date(), by = 'operator', who = '', network = null, fleet = null } = options
  let versions: string | null = null
  for (let i = 0; i < TRIES; i++) {
    // What was read before was another one, if it comes to a second try.
    const known = i === 0 ? options.known : undefined
    const asked = { ...options, known, now }
    const { booking, rides, isCompared, plan: planNow } = await plannedStep(env, reference, step, asked)
    if (!planNow) return { booking, mailed: false }
    // A payment, or a step with another ride, does not block this one.
    const current = rides.map(({ version }) => version).join(' ')
    if (versions !== null && versions !== current) break
    versions = current
    const planned = planNow()
    const notOnBoard =
      by === 'guest' && step.step === 'cancel'
        ? await (await import('./insistence.ts')).checkNotOnBoard(env, rides, now)
        : undefined
    const {
      plan,
      insisted,
      unless = notOnBoard,
    } = by === 'operator' && isInsisted(step)
      ? await (await import('./insistence.ts')).withInsistence(env, booking, planned, step, now)
      : { plan: planned, insisted: [] }
    const isSeen = isCompared && seen !== undefined
    const left = rides.filter((ride) => !isInsisted(step) || plan.effects.some((effect) => effect.ride === ride))
    const planOfRides = { rides: left, plan, words: [...plan.words, ...insisted], isSeen }
    const written = await changeOf(env, booking, step, planOfRides, { by, who, network, now })
    const after = await write(env, booking, { ...written, unless }, { by, now, fleet: i === 0 ? fleet : null })
    if (after) return { booking: after, mailed: plan.mails.length > 0 }
  }
  throw new StepRefused({ code: 'somebody-was-faster' })
}

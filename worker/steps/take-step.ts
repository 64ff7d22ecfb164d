/**
 * The operator's steps with a booking, and the guest's own. Each is one batch: the rides, the history and the mail it
 * causes change together or not at all. When two steps are taken at once, the second is refused, so that nobody acts on
 * an outdated booking.
 */
import { isRunning } from '#domain/bookings/texts.ts'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { agreedPrice, discounted, priceBounds, quotedPrice } from '#domain/bookings/agreed-price.ts'
import type { AssignedDriver } from '#domain/bookings/booking.ts'
import { isTooFull } from '#domain/bookings/caveats.ts'
import { type DriverNote, noteLabel, notesOf } from '#domain/bookings/driver-notes.ts'
import { readNote } from '#domain/bookings/note-rules.ts'
import {
  hasOwnPrice,
  type PartyOffer,
  partyOffers,
  type VehicleOffer,
  vehicleOffers,
} from '#domain/bookings/changed-price.ts'
import { cancelFee, CHANGE_HOURS, guestRights } from '#domain/bookings/guest-changes.ts'
import { overlapsOf } from '#domain/bookings/driver-times.ts'
import { driveOf } from '#domain/bookings/drives.ts'
import { OCCASIONS } from '#domain/bookings/occasions.ts'
import { DELAYS } from '#domain/bookings/ride-events.ts'
import { impossibleStep, refusalText, type RefusalReader, type StepRefusal } from '#domain/bookings/operator-steps.ts'
import {
  depositUsd,
  type EnteredMethod,
  METHOD_WORDS,
  ridesPaidTogether,
  type RideShare,
  sharesOfPaid,
  sharesToMove,
  sharesToTakeBack,
  showAmount,
  totalPrice,
} from '#domain/bookings/payments.ts'
import { datesBetween, firstOutOfOrder, isPastDay, pickupTimeProblem } from '#domain/bookings/pickup-time.ts'
import { formatUsd, lkrOf, usd as dollars } from '#domain/fares/money.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { askedRide } from '#worker/bookings/caveats.ts'
import { type Booking, findBooking, type Ride, rideAt, type RideChange, writeChange } from '#worker/bookings/store.ts'
import type { Db } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { type MailKind, type MailReader, outbox, paymentNotices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { allocate, oweRefund, settleRefund, waiverOf } from '#worker/payments/allocations.ts'
import { enterMoney, type Money } from '#worker/payments/cash-book.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { noteNews } from './drivers-to-tell.ts'

/** How money came, or went back: in cash where nothing is said. `lkr`: in whole rupees, where it was rupees. */
interface EnteredMoney {
  readonly method?: EnteredMethod | undefined
  readonly lkr?: number | undefined
}

/** What came for a ride, or for a whole booking, or went back. */
type MoneyStep =
  /** `usd`: all that has been paid so far, whole dollars; the whole price where nothing is said. */
  | ({ readonly step: 'paid'; readonly usd?: number | undefined } & EnteredMoney)
  /** `usd`: was given back just now, whole dollars. Of a ride that runs nobody collects it again. */
  | ({ readonly step: 'refund'; readonly usd: number } & EnteredMoney)

export type Step =
  | { readonly step: 'confirm' | 'reopen' | 'resend' }
  /** `feeSeenUsd`: what a guest was told that it costs, whole dollars. It is refused where it costs more by now. */
  | { readonly step: 'cancel'; readonly feeSeenUsd?: number | undefined }
  /** `second` drives the second vehicle of each drive, where the step is for a whole booking. */
  | { readonly step: 'driver'; readonly driver: AssignedDriver; readonly second?: AssignedDriver | undefined }
  /** What is not given stays. */
  | {
      readonly step: 'change'
      readonly date?: string | undefined
      readonly time?: string | undefined
      readonly notes?: TypedNotes | undefined
      /** Another vehicle, or another number of travelers of a tour, at the price that the guest saw beside it. */
      readonly instead?: TakenInstead | undefined
      /** The pickup for which the guest has said that it is meant to overlap with another ride: '2026-12-01 10:00'. */
      readonly meantAt?: string | undefined
    }
  /** Another price than the quoted one, in whole dollars, or a discount in whole percent. */
  | {
      readonly step: 'price'
      readonly price: { readonly usd: number } | { readonly percent: number }
      readonly reason: string
    }
  | MoneyStep
  | { readonly step: 'note'; readonly text: string }

export type TakenInstead = Pick<VehicleOffer, 'vehicle' | 'priceUsd'> | PartyOffer

/** What the guest tells the driver, as it was typed. An empty text removes it. */
export type TypedNotes = { readonly [Name in DriverNote]?: string | undefined }

/** Says why a step was not taken, and what to do instead. */
export class StepRefused extends Error {
  readonly refusal: StepRefusal

  constructor(refusal: StepRefusal, reader: RefusalReader = 'page') {
    super(refusalText(refusal, reader))
    this.refusal = refusal
  }
}

const WHOLE = /^\d{1,6}$/

/** A price as it was typed: in dollars or as a discount in percent. @throws StepRefused */
export function newPrice({
  usd = '',
  percent = '',
}: {
  readonly usd?: string | undefined
  readonly percent?: string | undefined
}) {
  if (WHOLE.test(usd) && percent === '') return { usd: Number(usd) }
  if (WHOLE.test(percent) && usd === '' && Number(percent) <= 100) return { percent: Number(percent) }
  throw new StepRefused({ code: 'no-price' })
}

/** Rupees as they were typed; `undefined` for nothing. @throws StepRefused */
export function wholeRupees(typed: string): number | undefined {
  if (typed === '') return undefined
  if (!/^\d{1,8}$/.test(typed)) throw new StepRefused({ code: 'no-whole-rupees' })
  return Number(typed)
}

type Mail = readonly [kind: MailKind, reader: MailReader]

/** What a step does to one ride. */
interface Effect {
  /** `null` where nothing changes that the guest sees. */
  readonly set: RideChange | null
  /** By so much more is paid of it, whole dollars; negative for money that goes back. */
  readonly paidMore?: number
  /** For the history. */
  readonly words: string
  readonly mails: readonly Mail[]
}

const NO_DRIVER = { driverName: null, driverPhone: null, driverCar: null, driverCode: null }

/** Checks what was typed by the rules of a booking, and leaves out what stays as it is. */
function changeNotes(ride: Ride, typed: TypedNotes): { readonly set: RideChange; readonly words: string[] } {
  const set: Record<string, string | number | null> = {}
  const words: string[] = []
  for (const name of Object.keys(typed) as DriverNote[]) {
    if (typed[name] === undefined) continue
    const [label, before] = [noteLabel(name, ride.kind, ENGLISH_TEXTS), ride[name]]
    const read = readNote(name, ride.kind, typed[name])
    if ('problem' in read)
      throw new StepRefused({ code: 'wrong-field', note: name, kind: ride.kind, problem: read.problem })
    if (read.value === before) continue
    if (!notesOf(ride.kind).includes(name)) throw new StepRefused({ code: 'tour-travelers' })
    set[name] = read.value
    words.push(`${label.toLowerCase()} '${before ?? ''}' -> '${read.value ?? ''}'`)
  }
  return { set, words }
}

const otherPrice = () => new StepRefused({ code: 'other-price' }, 'guest')

/** The quoted price, where another one was agreed: it changes as the agreed one does, which keeps the discount. */
function quotedInstead(ride: Ride, offer: { readonly priceUsd: number; readonly priceLkr?: number }): RideChange {
  if (ride.quotedUsd === null) return {}
  if (ride.quotedLkr === null || offer.priceLkr === undefined) {
    return { quotedUsd: ride.quotedUsd + offer.priceUsd - ride.priceUsd }
  }
  const quotedLkr = ride.quotedLkr + offer.priceLkr - ride.priceLkr!
  return { quotedUsd: dollars(quotedLkr), quotedLkr }
}

/** @throws StepRefused `other-price` where the guest saw another price, or what is no longer offered */
function changePrice(
  ride: Ride,
  instead: TakenInstead | undefined,
  arrangement: Booking['arrangement'],
): { readonly set: RideChange; readonly words: string[] } {
  const nothing = { set: {}, words: [] }
  if (!instead) return nothing
  // A car that stays is one for all rides, at one price.
  if (arrangement === 'stay') throw otherPrice()
  if (ride.kind === 'transfer') {
    if (!('vehicle' in instead)) throw otherPrice()
    const offer = vehicleOffers(ride).find(({ vehicle }) => vehicle === instead.vehicle)
    if (offer?.priceUsd !== instead.priceUsd) throw otherPrice()
    if (offer.vehicle === ride.vehicle) return nothing
    const words = [ride, offer].map(({ vehicle, priceUsd }) => `${VEHICLE_NAMES[vehicle!]} for ${formatUsd(priceUsd)}`)
    return { set: { ...offer, ...quotedInstead(ride, offer) }, words: [words.join(' -> ')] }
  }
  if (!('travelers' in instead)) throw otherPrice()
  const offer = partyOffers(ride).find(({ travelers }) => travelers === instead.travelers)
  if (offer?.priceUsd !== instead.priceUsd) throw otherPrice()
  if (offer.travelers === ride.travelers) return nothing
  const words = [ride, offer].map(({ travelers, priceUsd }) => `${travelers} travelers for ${formatUsd(priceUsd)}`)
  return { set: { ...offer, ...quotedInstead(ride, offer) }, words: [words.join(' -> ')] }
}

const when = (date: string, time: string) => `${showDate(date)}, ${time}`

function changeEffect(
  ride: Ride,
  { date, time, notes = {}, instead }: Extract<Step, { step: 'change' }>,
  { booking, now }: StepContext,
): Effect {
  const pickupDate = date ?? ride.pickupDate
  const pickupTime = time ?? ride.pickupTime
  const isMoved = pickupDate !== ride.pickupDate || pickupTime !== ride.pickupTime
  const problem = isMoved ? pickupTimeProblem({ date: pickupDate, time: pickupTime }, now) : null
  if (problem) throw new StepRefused({ code: 'pickup-time', problem: problem.code })
  const changes = changeNotes(ride, notes)
  const price = changePrice(ride, instead, booking.arrangement)
  if (!isMoved && changes.words.length + price.words.length === 0) throw new StepRefused({ code: 'nothing-changes' })
  const moved = `pickup ${when(ride.pickupDate, ride.pickupTime)} -> ${when(pickupDate, pickupTime)}`
  return {
    // The time alone makes the clock's mails start anew: a new flight must not remind twice.
    set: { ...(isMoved ? { pickupDate, pickupTime } : {}), ...changes.set, ...price.set },
    words: [...(isMoved ? [moved] : []), ...price.words, ...changes.words].join('; '),
    mails: [['changed', 'guest']],
  }
}

const hasDriver = ({ driverName, driverPhone, driverCar }: Ride, { name, phone, car }: AssignedDriver) =>
  name === driverName && phone === driverPhone && car === driverCar

/** The code of the sheet that the driver has for another ride of the booking, or a new one: one link for all of them. */
function sheetCode({ rides }: Booking, driver: AssignedDriver): string {
  return rides.find((ride) => hasDriver(ride, driver))?.driverCode ?? randomCode()
}

type DriverStep = Extract<Step, { step: 'driver' }>

/** Who is to drive a ride. */
const driverFor = ({ beside }: Ride, { driver, second }: DriverStep) => (beside === null ? driver : (second ?? driver))

/** @throws StepRefused where the driver is to drive, or drives, the other vehicle of the same drive */
function checkVehicles({ rides }: Booking, chosen: readonly Ride[], step: DriverStep): void {
  if (step.second && rides.every(({ beside }) => beside === null)) throw new StepRefused({ code: 'one-vehicle' })
  for (const ride of chosen) {
    const { name, phone } = driverFor(ride, step)
    const others = rides.filter((other) => other !== ride && driveOf(other) === driveOf(ride) && isRunning(other))
    const drives = (other: Ride) =>
      (chosen.includes(other) ? driverFor(other, step).phone : other.driverPhone) === phone
    if (others.some(drives)) throw new StepRefused({ code: 'two-vehicles', name })
  }
}

function driverEffect(ride: Ride, driver: AssignedDriver, code: string): Effect {
  if (hasDriver(ride, driver)) throw new StepRefused({ code: 'same-driver' })
  const { name, phone, car } = driver
  return {
    set: { driverName: name, driverPhone: phone, driverCar: car, driverCode: code },
    words: `${name}, ${phone}, ${car}${ride.driverName ? ` in place of ${ride.driverName}` : ''}`,
    mails: [['driver', 'guest']],
  }
}

function mailsAgain({ status, driverName }: Ride): Mail[] {
  if (status === 'new') return [['receipt', 'guest']]
  if (status === 'cancelled') return [['cancelled', 'guest']]
  return driverName === null
    ? [['confirmed', 'guest']]
    : [
        ['confirmed', 'guest'],
        ['driver', 'guest'],
      ]
}

function priceEffect(ride: Ride, { price, reason }: Extract<Step, { step: 'price' }>): Effect {
  const quoted = quotedPrice(ride)
  const usd = 'usd' in price ? price.usd : discounted(quoted, price.percent)
  const isUnderReview = ride.status === 'new' && ride.needsReview
  const { least, most } = priceBounds({ ...ride, isUnderReview })
  if (!Number.isInteger(usd) || usd < least || usd > most) {
    throw new StepRefused({ code: 'price-not-allowed', least, most })
  }
  if (usd === ride.priceUsd) throw new StepRefused({ code: 'same-price' })
  if (usd < ride.paidUsd) throw new StepRefused({ code: 'paid-more', paidUsd: ride.paidUsd })
  const agreed = agreedPrice(quoted, usd)
  const isQuoted = usd === quoted.usd
  return {
    set: {
      priceUsd: agreed.usd,
      priceLkr: agreed.lkr,
      quotedUsd: isQuoted ? null : quoted.usd,
      quotedLkr: isQuoted ? null : quoted.lkr,
      priceReason: isQuoted ? '' : reason,
      // What was given back is a part of the price that nobody collects: never more than the new one leaves open.
      waivedUsd: Math.min(ride.waivedUsd, usd - ride.paidUsd),
    },
    words: `USD ${ride.priceUsd} -> ${usd}: ${reason}`,
    mails: [['changed', 'guest']],
  }
}

/**
 * So far may rupees be from the dollars that they are said to be, whatever the rate of the day. Who notes a part in
 * rupees and no dollars would note all as paid, and the driver would collect nothing.
 */
const RUPEES_OFF = 0.25

/** What stands in the cash book. @param usd whole dollars that came, or went back if they are negative */
function enteredMoney(usd: number, { method = 'cash', lkr }: EnteredMoney): Omit<Money, 'countedUsd'> {
  if (lkr === undefined) return { method, cents: usd * 100, currency: 'USD' }
  if (!Number.isInteger(lkr) || lkr <= 0 || usd === 0) throw new StepRefused({ code: 'no-whole-rupees' })
  const worthLkr = lkrOf(Math.abs(usd))
  if (Math.abs(lkr - worthLkr) > worthLkr * RUPEES_OFF)
    throw new StepRefused({ code: 'other-rupees', lkr, usd: Math.abs(usd), worthLkr })
  return { method, cents: Math.sign(usd) * lkr * 100, currency: 'LKR' }
}

const moneyWords = ({ method, cents, currency }: Omit<Money, 'countedUsd'>) =>
  cents === 0 ? '' : `; ${showAmount(Math.abs(cents), currency)} by ${METHOD_WORDS[method]}`

/** Money that came for some rides of a booking, or went back: what it changes of each, and what the cash book says. */
interface MoneyEffect {
  readonly effects: Plan['rides']
  readonly money: Money
  /** For the history. */
  readonly words: readonly string[]
}

/** 'ride 2: USD 0 -> 74 of 74', for the history of a booking with several. */
const shareWords = (rides: readonly Ride[], shares: readonly RideShare[]) =>
  rides.length === 1
    ? []
    : rides.flatMap(({ position, paidUsd, priceUsd }) => {
        const usd = usdOf(shares, position)
        return usd === 0 ? [] : [`ride ${position}: USD ${paidUsd} -> ${paidUsd + usd} of ${priceUsd}`]
      })

const usdOf = (shares: readonly RideShare[], position: number) =>
  shares.find((share) => share.position === position)?.usd ?? 0

/** @param rides that the money is for, at least one */
function moneyEffect(rides: readonly Ride[], step: MoneyStep): MoneyEffect {
  const { priceUsd, paidUsd } = totalPrice(rides)
  const { usd = priceUsd } = step
  const isBack = step.step === 'refund'
  if (isBack && (!Number.isInteger(usd) || usd < 1 || usd > paidUsd)) {
    throw new StepRefused({ code: 'more-than-paid', paidUsd })
  }
  if (!isBack && (!Number.isInteger(usd) || usd < 0 || usd > priceUsd)) {
    throw new StepRefused({ code: 'more-than-price', priceUsd })
  }
  const countedUsd = isBack ? -usd : usd - paidUsd
  const money = { ...enteredMoney(countedUsd, step), countedUsd }
  const shares = isBack ? sharesToTakeBack(usd, rides) : sharesOfPaid(usd, rides)
  const said = isBack
    ? `USD ${usd} given back, USD ${paidUsd - usd} of ${priceUsd} stay paid`
    : `USD ${usd} of ${priceUsd}, before USD ${paidUsd}`
  return {
    money,
    words: [said + moneyWords(money), ...shareWords(rides, shares)],
    effects: rides.map((ride) => {
      const share = usdOf(shares, ride.position)
      if (!isBack) {
        // The operator says what is so: the rest is to be paid.
        return {
          ride,
          effect: { set: ride.waivedUsd > 0 ? { waivedUsd: 0 } : null, paidMore: share, words: '', mails: [] },
        }
      }
      // Money of other rides does not settle what is due back of this one.
      const paidMore = share === 0 ? {} : { paidMore: share }
      return { ride, effect: { set: waiverOf(ride, -share), ...paidMore, words: '', mails: [['refunded', 'guest']] } }
    }),
  }
}

interface StepContext {
  readonly booking: Booking
  readonly now: Date
  /** Of the sheets of the drivers who are assigned, by their phone number. */
  readonly codes: ReadonlyMap<string, string>
}

const isOfMoney = (step: Step): step is MoneyStep => step.step === 'paid' || step.step === 'refund'

function rideEffect(ride: Ride, step: Exclude<Step, MoneyStep>, context: StepContext): Effect {
  switch (step.step) {
    case 'confirm':
      return {
        set: { status: 'confirmed', confirmedAt: context.now.toISOString() },
        words: '',
        mails: [['confirmed', 'guest']],
      }
    case 'cancel':
      return { set: { status: 'cancelled' }, words: `was ${ride.status}`, mails: [['cancelled', 'guest']] }
    // The driver who was told that nobody is to be driven is not taken for granted.
    case 'reopen':
      return {
        set: { status: 'new', cancelFeeUsd: 0, confirmedAt: null, chargedPercent: 0, ...NO_DRIVER },
        words: '',
        mails: [],
      }
    case 'driver': {
      const driver = driverFor(ride, step)
      return driverEffect(ride, driver, context.codes.get(driver.phone)!)
    }
    case 'change':
      return changeEffect(ride, step, context)
    case 'resend':
      return { set: null, words: '', mails: mailsAgain(ride) }
    case 'price':
      return priceEffect(ride, step)
    case 'note':
      return { set: null, words: step.text, mails: [] }
  }
}

const refuseGuest = (refusal: StepRefusal) => new StepRefused(refusal, 'guest')

/** What a guest's cancelling changes more than the operator's: a part of the price may be owed. */
function withFee(effect: Effect, booking: Booking, ride: Ride, now: Date): Effect {
  const { percent, usd } = cancelFee(booking, askedRide(booking, ride), now)
  if (usd === 0) return effect
  const words = `${effect.words}; USD ${usd} owed, ${percent} % of the price`
  return { ...effect, set: { ...effect.set, cancelFeeUsd: usd }, words }
}

/** @throws StepRefused in words for the guest */
function guestEffect(ride: Ride, step: Step, context: StepContext): Effect {
  const { booking, now } = context
  if (ride.status === 'cancelled') throw refuseGuest({ code: 'cancelled-already' })
  const asked = askedRide(booking, ride)
  if ((step.step !== 'cancel' && step.step !== 'change') || !guestRights(asked, now)[step.step]) {
    throw refuseGuest(step.step === 'cancel' ? { code: 'pickup-over' } : { code: 'too-late', hours: CHANGE_HOURS })
  }
  if (step.step === 'change' && step.instead && !hasOwnPrice(booking, ride)) throw otherPrice()
  const taken = rideEffect(ride, step, context)
  const effect = step.step === 'cancel' ? withFee(taken, booking, ride, now) : taken
  const { pickupDate, pickupTime } = { ...ride, ...effect.set }
  const isMoved = pickupDate !== ride.pickupDate || pickupTime !== ride.pickupTime
  if (isMoved && !guestRights({ ...asked, pickupDate, pickupTime }, now).change) {
    throw refuseGuest({ code: 'too-soon', hours: CHANGE_HOURS })
  }
  const dates = booking.rides
    .filter(isRunning)
    .map(({ position, pickupDate: before }) => (position === ride.position ? pickupDate : before))
  if (isMoved && booking.stayDays !== null && datesBetween(dates) > booking.stayDays) {
    throw refuseGuest({ code: 'too-many-days', days: booking.stayDays })
  }
  // Nobody has agreed to it yet, and the driver may not have the time, the vehicle or the room.
  const isRequested =
    isMoved || effect.set?.priceUsd !== undefined || (isTooFull({ ...ride, ...effect.set }) && !isTooFull(ride))
  // What cancelling costs by now is owed also after the change.
  const chargedPercent = cancelFee(booking, asked, now).percent
  return {
    ...effect,
    set: isRequested
      ? { ...effect.set, status: 'new', movedAt: now.toISOString(), chargedPercent, ...NO_DRIVER }
      : effect.set,
    mails: [...effect.mails, [step.step === 'cancel' ? 'cancelled' : 'changed', 'operator']],
  }
}

/** Nobody drives two vehicles at once: a driver for all rides drives those of one vehicle. */
const isSameVehicle = (a: Ride, b: Ride) => (a.beside === null) === (b.beside === null)

interface Choice {
  readonly booking: Booking
  /** The ride that was named. */
  readonly position: number | null
  readonly isForAll: boolean
  readonly step: Step
  readonly by: 'operator' | 'guest'
  readonly now: Date
}

/** Whether a step with all rides of a booking is also about this one. */
function isPossible(ride: Ride, { booking, position, step, by, now }: Choice): boolean {
  if (by === 'guest') return step.step === 'cancel' && guestRights(askedRide(booking, ride), now).cancel
  if (impossibleStep(ride, step.step) !== null) return false
  if (step.step !== 'driver') return true
  const isMeant = step.second !== undefined || isSameVehicle(ride, rideAt(booking, position ?? 1))
  return isMeant && !hasDriver(ride, driverFor(ride, step))
}

/** The rides of a booking that a step is about. */
function chosenRides(choice: Choice): Ride[] {
  const { booking, position, isForAll, step } = choice
  if (position !== null && !isForAll) return [rideAt(booking, position)]
  const [first, ...others] = booking.rides
  if (others.length === 0) return [first]
  // A discount in percent may be for all.
  const isForOne = step.step === 'change' || (step.step === 'price' && 'usd' in step.price)
  if (isForOne) {
    throw new StepRefused({ code: 'which-ride', reference: booking.reference, rides: booking.rides.length })
  }
  // Cancelled rides come first.
  if (step.step === 'refund') return [...booking.rides]
  if (step.step === 'paid') return [...ridesPaidTogether(booking.rides)]
  const possible = booking.rides.filter((ride) => isPossible(ride, choice))
  return possible.length > 0 ? [...possible] : [booking.rides.find(isRunning) ?? first]
}

/** @throws StepRefused where rides of a booking would no longer be driven in their order */
function checkOrder(booking: Booking, changes: ReadonlyMap<number, RideChange>): void {
  const planned = booking.rides
    .map((ride) => ({ ...ride, ...changes.get(ride.position) }))
    .filter(isRunning)
    .map(({ position, beside, pickupDate: date, pickupTime: time }) => ({ position, beside, date, time }))
  const found = firstOutOfOrder(planned)
  if (!found) return
  // The ride that is not moved.
  const other = changes.has(found.pickup.position) ? found.before : found.pickup
  throw new StepRefused({
    code: 'out-of-order',
    position: other.position,
    when: { date: other.date, time: other.time },
  })
}

/** @throws StepRefused where a guest moves a ride so that it overlaps with others, and has not said that it is meant */
function checkOverlaps(booking: Booking, changes: ReadonlyMap<number, RideChange>, meantAt: string | undefined): void {
  const planned = booking.rides.map((ride) => ({ ...ride, ...changes.get(ride.position) })).filter(isRunning)
  const isMoved = ({ position }: Pick<Ride, 'position'>) => changes.get(position)?.pickupDate !== undefined
  const overlaps = overlapsOf(planned).filter(({ before, ride }) => isMoved(before) || isMoved(ride))
  const isMeant = planned.filter(isMoved).every((ride) => `${ride.pickupDate} ${ride.pickupTime}` === meantAt)
  if (overlaps.length > 0 && !isMeant) throw refuseGuest({ code: 'overlap', overlaps })
}

/** The clock's mails about a ride: they start anew for another time, and its driver's for another driver. */
const CLOCK_MAILS: readonly MailKind[] = [...OCCASIONS, ...DELAYS]

const takesUpOrMoves = (set: RideChange | null) =>
  set?.pickupDate !== undefined || set?.pickupTime !== undefined || set?.status === 'new'

interface Plan {
  readonly rides: readonly { readonly ride: Ride; readonly effect: Effect }[]
  /** What was paid of rides that are cancelled and pays others from now on. */
  readonly moved: readonly RideShare[]
  /** For the cash book: came, or went back. */
  readonly money: Money | null
  /** For the history. */
  readonly words: readonly string[]
  readonly mails: readonly Mail[]
  /** The ride that mails and history are about; 0 for several. */
  readonly position: number
}

/** Mail, allocations and what else a step changes beside its rides. */
function consequences(
  db: Db,
  booking: Booking,
  { rides, moved, money, mails, position }: Plan,
  who: string,
  instant: string,
) {
  const { number: bookingNumber } = booking
  const statements: BatchItem<'sqlite'>[] = [...allocate(db, booking, moved, null, instant)]
  // What was caused before and is no longer so need not be told; then what this step causes.
  for (const { ride, effect } of rides) {
    const isOfRide = and(eq(outbox.bookingNumber, bookingNumber), eq(outbox.position, ride.position))
    if (effect.set) statements.push(...noteNews(db, ride, effect.set, instant))
    if (effect.set?.status === 'new') statements.push(settleRefund(db, ride))
    if (effect.set?.status === 'cancelled') {
      const left = moved.reduce((sum, { position: at, usd }) => (at === ride.position ? sum + usd : sum), ride.paidUsd)
      if (left !== (effect.set.cancelFeeUsd ?? 0)) statements.push(oweRefund(db, ride, instant))
      const kinds: MailKind[] = ['receipt', 'confirmed', 'changed', 'driver', ...CLOCK_MAILS]
      const isUnsent = and(isOfRide, inArray(outbox.kind, kinds), isNull(outbox.sentAt))
      statements.push(db.delete(outbox).where(isUnsent))
    }
    // The clock's mails start anew for the new time.
    if (effect.set?.pickupDate !== undefined) {
      statements.push(db.delete(outbox).where(and(isOfRide, inArray(outbox.kind, [...CLOCK_MAILS]))))
    } else if (effect.set?.driverCode !== undefined) {
      statements.push(db.delete(outbox).where(and(isOfRide, inArray(outbox.kind, [...DELAYS]))))
    }
    if (effect.paidMore !== undefined) {
      const shares = [{ position: ride.position, usd: effect.paidMore }]
      statements.push(...allocate(db, booking, shares, null, instant), settleRefund(db, ride))
    }
  }
  if (money) {
    if (money.countedUsd !== 0) {
      statements.push(enterMoney(db, { bookingNumber, position, money, notice: null, who }, instant))
    }
    // The operator has looked at what was paid.
    const isOpen = and(
      eq(paymentNotices.bookingNumber, bookingNumber),
      isNotNull(paymentNotices.problem),
      isNull(paymentNotices.settledAt),
    )
    statements.push(db.update(paymentNotices).set({ settledAt: instant }).where(isOpen))
  }
  for (const [kind, reader] of mails) {
    const about = kind === 'receipt' ? 0 : position
    statements.push(
      enqueueMail(db, { kind, reader, bookingNumber, position: about, resent: kind === 'receipt' }, instant),
    )
  }
  return statements
}

/**
 * A deposit is for the whole booking: where one was asked for, what was paid of rides that are cancelled pays rides that
 * are still to be driven. Elsewhere the operator pays it back.
 */
function movedShares(booking: Booking, effects: Plan['rides'], now: Date): RideShare[] {
  const ran = booking.rides.filter(isRunning)
  if (depositUsd(totalPrice(ran).priceUsd) === null) return []
  const cancelled = effects.flatMap(({ ride, effect: { set } }) =>
    set?.status === 'cancelled' ? [{ ...ride, cancelFeeUsd: set.cancelFeeUsd ?? 0 }] : [],
  )
  const running = booking.rides.filter(
    ({ position, status, pickupDate }) =>
      status !== 'cancelled' && !isPastDay(pickupDate, now) && !cancelled.some((ride) => ride.position === position),
  )
  return sharesToMove(cancelled, running)
}

const movedWords = (moved: readonly RideShare[]) =>
  moved.filter(({ usd }) => usd > 0).map(({ position, usd }) => `USD ${usd} of it pays ride ${position}`)

function planOf(booking: Booking, rides: readonly Ride[], step: Step, by: 'operator' | 'guest', now: Date): Plan {
  const drivers = step.step === 'driver' ? [step.driver, ...(step.second ? [step.second] : [])] : []
  const codes = new Map(drivers.map((driver) => [driver.phone, sheetCode(booking, driver)]))
  const context = { booking, now, codes }
  if (step.step === 'driver') checkVehicles(booking, rides, step)
  if (by === 'operator') {
    for (const ride of rides) {
      const impossible = impossibleStep(ride, step.step)
      if (impossible) throw new StepRefused({ code: impossible })
    }
  }
  const paid = by === 'operator' && isOfMoney(step) ? moneyEffect(rides, step) : null
  // A guest takes no step with money: guestEffect refuses it.
  const effects =
    paid?.effects ??
    rides.map((ride) => ({
      ride,
      effect: by === 'guest' || isOfMoney(step) ? guestEffect(ride, step, context) : rideEffect(ride, step, context),
    }))
  if (by === 'guest' && step.step === 'cancel' && step.feeSeenUsd !== undefined) {
    const feeUsd = effects.reduce((sum, { effect: { set } }) => sum + (set?.cancelFeeUsd ?? 0), 0)
    if (feeUsd > step.feeSeenUsd) throw refuseGuest({ code: 'other-fee' })
  }
  const changes = new Map(
    effects.flatMap(({ ride, effect }) => (takesUpOrMoves(effect.set) ? [[ride.position, effect.set!] as const] : [])),
  )
  if (changes.size > 0) checkOrder(booking, changes)
  if (by === 'guest' && step.step === 'change') checkOverlaps(booking, changes, step.meantAt)
  // Nobody writes about a pickup whose day is over.
  const toTell = effects.filter(({ ride, effect }) => {
    return !isPastDay(ride.pickupDate, now) || !isPastDay(effect.set?.pickupDate ?? ride.pickupDate, now)
  })
  const hasAddress = booking.email !== ''
  const caused = toTell.flatMap(({ effect }) => effect.mails).filter(([, reader]) => reader !== 'guest' || hasAddress)
  const mails = new Map(caused.map((mail) => [mail.join(' '), mail]))
  const moved = movedShares(booking, effects, now)
  return {
    rides: effects,
    moved,
    money: paid?.money ?? null,
    words: [
      ...new Set(effects.map(({ effect }) => effect.words).filter(Boolean)),
      ...(paid?.words ?? []),
      ...movedWords(moved),
    ],
    mails: [...mails.values()],
    position: rides.length > 1 ? 0 : rides[0]!.position,
  }
}

interface StepOptions {
  /** The ride's version that the operator or the guest saw; without it, the one it has now. */
  readonly seen?: number | undefined
  /** With all rides of the booking for which it is possible, also where one is named. */
  readonly isForAll?: boolean
  readonly now?: Date | undefined
  /** A guest may change and cancel, until the limits of `guestRights`. */
  readonly by?: 'operator' | 'guest'
  /** Which of the operator's people, for the history. */
  readonly who?: string | undefined
}

/** So often a step is planned anew when something else of its booking changes meanwhile. */
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
  { seen, isForAll = false, now = new Date(), by = 'operator', who = '' }: StepOptions = {},
): Promise<{ readonly booking: Booking; readonly mailed: boolean }> {
  let versions: string | null = null
  for (let i = 0; i < TRIES; i++) {
    const found = await findBooking(env, reference)
    if (!found) throw new StepRefused({ code: 'no-such-booking', reference })
    const { booking, position } = found
    const rides = chosenRides({ booking, position, isForAll, step, by, now })
    // A refund that is sent twice would go back twice.
    const shown = isOfMoney(step) && position !== null ? rideAt(booking, position) : rides[0]!
    const isCompared = isOfMoney(step) || (!isForAll && rides.length === 1)
    if (seen !== undefined && isCompared && seen !== shown.version) {
      throw new StepRefused({ code: 'changed-since' })
    }
    // A payment, or a step with another ride, does not stand in the way of this one.
    const current = rides.map(({ version }) => version).join(' ')
    if (versions !== null && versions !== current) break
    versions = current
    const plan = planOf(booking, rides, step, by, now)
    const words = [...plan.words]
    // Of several, those that it was possible for.
    if (rides.length > 1 && rides.length < booking.rides.length) {
      words.unshift(`rides ${rides.map((ride) => ride.position).join(', ')}`)
    }
    const paidNow = plan.moved.filter(({ usd }) => usd > 0)
    const change = {
      step: step.step,
      actor: by,
      who,
      detail: words.join('; '),
      position: plan.position,
      rides: [
        ...plan.rides.map(({ ride, effect }) => ({ position: ride.position, set: effect.set })),
        ...paidNow.map(({ position: ride }) => ({ position: ride, set: null })),
      ],
      more: (db: Db) => consequences(db, booking, plan, who, now.toISOString()),
    }
    if (await writeChange(env, booking, change, now)) {
      return { booking: (await findBooking(env, reference))!.booking, mailed: plan.mails.length > 0 }
    }
  }
  throw new StepRefused({ code: 'somebody-was-faster' })
}

/** Another time, vehicle, party or note of a ride, by the operator or by its guest. */
import { isTooFull } from '#domain/bookings/agreed/caveats.ts'
import { hasOwnPrice, offersBy, partyOffers, vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { type DriverNote, noteLabel, noteRow, notesOf } from '#domain/bookings/driver/driver-notes.ts'
import { overlapsOf } from '#domain/bookings/driver/ride-times.ts'
import { guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { readNote } from '#domain/bookings/request/note-rules.ts'
import { datesBetween, firstOutOfOrder, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { vehicleName } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride, RideChange } from '#worker/bookings/store.ts'
import {
  type Effect,
  forEach,
  NO_DRIVER,
  type Outcome,
  refuseGuest,
  type StepContext,
  type StepOf,
  StepRefused,
  type TakenInstead,
  type TypedNotes,
  guestTerms,
} from './step.ts'

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

const otherPrice = () => refuseGuest({ code: 'other-price' })

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
    const words = [ride, offer].map(({ vehicle, priceUsd }) => `${vehicleName(vehicle!)} for ${formatUsd(priceUsd)}`)
    return { set: { ...offer }, words: [words.join(' -> ')] }
  }
  if (!('travelers' in instead)) throw otherPrice()
  const offer = partyOffers(ride).find(({ travelers }) => travelers === instead.travelers)
  if (offer?.priceUsd !== instead.priceUsd) throw otherPrice()
  if (offer.travelers === ride.travelers) return nothing
  const words = [ride, offer].map(({ travelers, priceUsd }) => `${travelers} travelers for ${formatUsd(priceUsd)}`)
  return { set: { ...offer }, words: [words.join(' -> ')] }
}

const when = (date: string, time: string) => `${showDate(date)}, ${time}`

function changeEffect(
  ride: Ride,
  { date, time, notes = {}, instead }: StepOf<'change'>,
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
    // Only a new time starts the clock's mails again: a new flight must not remind twice.
    set: { ...(isMoved ? { pickupDate, pickupTime } : {}), ...changes.set, ...price.set },
    words: [...(isMoved ? [moved] : []), ...price.words, ...changes.words].join('; '),
    mails: [['changed', 'guest']],
  }
}

const takesUpOrMoves = (set: RideChange | null) =>
  set?.pickupDate !== undefined || set?.pickupTime !== undefined || set?.status === 'new'

const changesOf = (effects: Outcome['effects']) =>
  new Map(effects.flatMap(({ ride, set }) => (takesUpOrMoves(set) ? [[ride.position, set!] as const] : [])))

/** @throws StepRefused where rides of a booking would no longer be driven in their order */
export function checkOrder(booking: Booking, { effects }: Outcome): void {
  const changes = changesOf(effects)
  if (changes.size === 0) return
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
function checkOverlaps(booking: Booking, { effects }: Outcome, meantAt: string | undefined): void {
  const changes = changesOf(effects)
  const planned = booking.rides.map((ride) => ({ ...ride, ...changes.get(ride.position) })).filter(isRunning)
  const isMoved = ({ position }: Pick<Ride, 'position'>) => changes.get(position)?.pickupDate !== undefined
  const overlaps = overlapsOf(planned).filter(({ before, ride }) => isMoved(before) || isMoved(ride))
  const isMeant = planned.filter(isMoved).every((ride) => `${ride.pickupDate} ${ride.pickupTime}` === meantAt)
  if (overlaps.length > 0 && !isMeant) throw refuseGuest({ code: 'overlap', overlaps })
}

export function change(rides: readonly Ride[], step: StepOf<'change'>, context: StepContext): Outcome {
  const outcome = forEach(rides, (ride) => changeEffect(ride, step, context))
  checkOrder(context.booking, outcome)
  return outcome
}

/** @throws StepRefused in words for the guest */
function guestEffect(ride: Ride, step: StepOf<'change'>, context: StepContext): Effect {
  const { booking, now } = context
  const { guestHours } = booking.promises
  const { asked, may, fee } = guestTerms(booking, ride, now)
  if (ride.status === 'cancelled') throw refuseGuest({ code: 'cancelled-already' })
  if (!may.change) throw refuseGuest({ code: 'too-late', hours: guestHours.change })
  if (step.instead && !hasOwnPrice(booking, ride)) throw otherPrice()
  const effect = changeEffect(ride, step, context)
  const { pickupDate, pickupTime, priceUsd } = { ...ride, ...effect.set }
  if (offersBy([{ priceUsd }], ride.priceUsd, fee.percent).length === 0) throw otherPrice()
  const isMoved = pickupDate !== ride.pickupDate || pickupTime !== ride.pickupTime
  if (isMoved && !guestRights({ ...asked, pickupDate, pickupTime }, now, booking.promises).change) {
    throw refuseGuest({ code: 'too-soon', hours: guestHours.change })
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
  const isTyped = notesOf(ride.kind).some((name) => noteRow(name).isFreeText && name in (effect.set ?? {}))
  const set = { ...effect.set, ...(isTyped ? { typedAt: now.toISOString() } : {}) }
  return {
    ...effect,
    // What cancelling costs by now is owed also after the change.
    set: isRequested
      ? { ...set, status: 'new', movedAt: now.toISOString(), chargedPercent: fee.percent, ...NO_DRIVER }
      : set,
    mails: [...effect.mails, ['changed', 'operator']],
  }
}

export function changeByGuest(rides: readonly Ride[], step: StepOf<'change'>, context: StepContext): Outcome {
  const outcome = forEach(rides, (ride) => guestEffect(ride, step, context))
  checkOrder(context.booking, outcome)
  checkOverlaps(context.booking, outcome, step.meantAt)
  return outcome
}

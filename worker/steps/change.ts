/** Another time, vehicle, party or note of a ride, by the operator or by its guest. */
import {
  bookedValue,
  costTheSame,
  otherRides,
  hasOwnPrice,
  isStayMoved,
  movedPrice,
  offersBy,
  partyOffers,
  pricedDayIn,
  rideBeside,
  type RidePrice,
  vehicleOffers,
} from '#domain/bookings/agreed/changed-price.ts'
import { isAsSeen, type Price } from '#domain/bookings/agreed/agreed-price.ts'
import { addTheSame, type PricedDay, toKeep } from '#domain/bookings/agreed/kept-season.ts'
import { type BookedParty, fullQuestion, isTooFull, partyOf, roomProblem } from '#domain/bookings/agreed/caveats.ts'
import {
  type DriverNote,
  noteLabel,
  noteRow,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { overlapsOf } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { asAgreedSoFar, guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { waiverLeft } from '#domain/bookings/money/sums.ts'
import {
  hasSeatedChildren,
  readNote,
  TOO_MANY_CHILD_SEATS,
} from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { datesBetween, firstOutOfOrder, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { numberIn } from '#domain/bookings/itinerary.ts'
import { drivesOf, isRunning } from '#domain/bookings/ride.ts'
import { officePrice } from '#domain/bookings/money/said-sums.ts'
import { vehicleName, type VehicleClass } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { closedProblem } from '#domain/quotes/seasons-in-words.ts'
import { type LocalMoment, showDate } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import type { RideChange } from '#worker/bookings/write-change.ts'
import { listNumber } from '#worker/prices/request-price-list.ts'
import {
  type Effect,
  forEach,
  NO_DRIVER,
  type Outcome,
  type RideEffect,
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

/** What a driver writes down, and goes by: a guest who changes it alone sends the driver elsewhere. */
const WRITTEN_DOWN = ['flight', 'pickupAddress', 'dropoffAddress'] as const

const otherPrice = () => refuseGuest({ code: 'other-price' })

const NOTHING = { set: {}, words: [] }

/** How the office reads another price of a ride. */
const saidBy = ({ inRupees, lkrPerUsd }: Ride) => ({ inRupees, lkrPerUsd })

interface PriceChange {
  readonly set: RideChange
  readonly words: readonly string[]
}

/**
 * Another vehicle, or another number of travelers of a tour. Once it is moved, too, its price is that of the new time.
 * @throws StepRefused `other-price` where the guest saw another price, or what is no longer offered
 */
function changePrice(
  ride: Ride,
  instead: TakenInstead | undefined,
  at: LocalMoment | undefined,
  arrangement: Booking['arrangement'],
): PriceChange {
  if (!instead) return NOTHING
  // A car that stays is one for all rides, at one price.
  if (arrangement === 'stay') throw otherPrice()
  const said = (price: RidePrice) => officePrice({ ...saidBy(ride), ...price })
  if (ride.kind === 'transfer') {
    if (!('vehicle' in instead)) throw otherPrice()
    const isWanted = ({ vehicle }: { readonly vehicle: VehicleClass }) => vehicle === instead.vehicle
    const shown = vehicleOffers(ride).find(isWanted)
    const seen = { usd: instead.priceUsd, lkr: instead.priceLkr }
    if (!shown || !isAsSeen(seen, { usd: shown.priceUsd, lkr: shown.priceLkr })) throw otherPrice()
    const offer = vehicleOffers(ride, at).find(isWanted)
    if (!offer) throw otherPrice()
    if (offer.vehicle === ride.vehicle) return NOTHING
    const words = [ride, offer].map(
      ({ vehicle, priceUsd, priceLkr }) => `${vehicleName(vehicle!)} for ${said({ priceUsd, priceLkr })}`,
    )
    return { set: { ...offer }, words: [words.join(' -> ')] }
  }
  if (!('travelers' in instead)) throw otherPrice()
  const isWanted = ({ travelers }: { readonly travelers: number }) => travelers === instead.travelers
  if (partyOffers(ride).find(isWanted)?.priceUsd !== instead.priceUsd) throw otherPrice()
  const offer = partyOffers(ride, at).find(isWanted)
  if (!offer) throw otherPrice()
  if (offer.travelers === ride.travelers) return NOTHING
  const words = [ride, offer].map(({ travelers, priceUsd }) => `${travelers} travelers for ${said({ priceUsd })}`)
  return { set: { ...offer }, words: [words.join(' -> ')] }
}

/**
 * The vehicle that the booking should have had, or the party of a tour.
 * @throws StepRefused until it is said which price counts
 */
function correct(
  ride: Ride,
  { corrected, notes, price }: StepOf<'change'>,
  booking: Booking,
  at: LocalMoment,
): PriceChange {
  const wanted = ride.kind === 'tour' ? (notes?.travelers ?? corrected) : corrected
  if (wanted === undefined || wanted === '' || wanted === bookedValue(ride)) return NOTHING
  const others = otherRides(booking, ride, at)
  const other = others.find(({ value }) => value === wanted)
  if (!other) throw new StepRefused({ code: 'no-such-vehicle', values: others.map(({ value }) => value) })
  const booked = others.find(({ value }) => value === bookedValue(ride))
  const words = `${booked?.text ?? bookedValue(ride)} -> ${other.text}`
  const before = { usd: ride.priceUsd, lkr: ride.priceLkr }
  if (price === 'keep') return { set: other.set, words: [words, `the price stays ${officePrice(ride)}`] }
  if (other.price === null) throw new StepRefused({ code: 'unknown-price' })
  const { priceUsd, priceLkr = null } = other.price
  const isSame = priceUsd === before.usd && priceLkr === before.lkr
  const isAgreed = price !== undefined && isAsSeen(seenIn(price), { usd: priceUsd, lkr: priceLkr })
  if (!isSame && !isAgreed) {
    throw new StepRefused({ code: 'other-vehicle', price: { usd: priceUsd, lkr: priceLkr }, before, ...saidBy(ride) })
  }
  return {
    set: { ...other.set, ...other.price },
    words: [words, `${officePrice(ride)} -> ${officePrice({ ...saidBy(ride), priceUsd, priceLkr })}`],
  }
}

const seenIn = ({ seenUsd: usd, seenLkr: lkr }: Exclude<NonNullable<StepOf<'change'>['price']>, 'keep'>) => ({
  usd,
  lkr,
})

/** Who changes it; for a guest, what cancelling costs by now. */
type ChangedBy = 'operator' | { readonly feePercent: number }

/** What a ride costs at its own time: as it was booked, or in the vehicle or for the party that is taken instead. */
function seenBefore(ride: Ride, instead: TakenInstead | undefined): Price {
  if (!instead) return { usd: ride.priceUsd, lkr: ride.priceLkr }
  // A tour has a price in dollars alone.
  if (ride.kind === 'tour' || !('vehicle' in instead)) return { usd: instead.priceUsd, lkr: null }
  const offer = vehicleOffers(ride).find(({ vehicle }) => vehicle === instead.vehicle)!
  return { usd: offer.priceUsd, lkr: offer.priceLkr }
}

/**
 * What a moved ride costs: the new time may have another price.
 * @param chosen another vehicle or party, at the price of the new time
 * @throws StepRefused `moved-price` until that price was seen
 */
function moveForPrice(
  ride: Ride,
  at: LocalMoment,
  chosen: PriceChange,
  { instead, price }: StepOf<'change'>,
  { arrangement, rides }: Booking,
  by: ChangedBy,
  moves: Moves,
): PriceChange {
  if (arrangement === 'stay') {
    const day = (moved: Moves) =>
      rides.filter(isRunning).reduce((first, each) => {
        const date = dateOf(each, moved)
        return first && first < date ? first : date
      }, '')
    const vehicle = rides.find((each) => each.vehicle !== null)?.vehicle
    const [first, then] = [day(new Map()), day(moves)]
    if (by !== 'operator' && vehicle && first !== then && isStayMoved(vehicle, firstPriced(rides), then))
      throw refuseGuest({ code: 'moved-stay' })
    return chosen
  }
  const vehicle = chosen.set.vehicle ?? ride.vehicle
  const day = pricedDayIn(ride, at, vehicle)
  const moved =
    chosen === NOTHING
      ? movedPrice(ride, at)
      : ({ priceUsd: chosen.set.priceUsd!, priceLkr: chosen.set.priceLkr ?? null } as const)
  const before = seenBefore(ride, chosen === NOTHING ? undefined : instead)
  const isAsBefore = moved?.priceUsd === before.usd && (moved.priceLkr ?? null) === before.lkr
  if (!moved || (chosen !== NOTHING && isAsBefore)) return chosen
  // What is then cancelled would cost a percentage of less.
  if (chosen === NOTHING && by !== 'operator' && by.feePercent > 0 && moved.priceUsd < before.usd) return NOTHING
  if (by === 'operator' && price === 'keep') return { ...chosen, words: [`the price stays ${officePrice(ride)}`] }
  if (typeof price === 'object' && isAsSeen(seenIn(price), { usd: moved.priceUsd, lkr: moved.priceLkr ?? null }))
    return chosen === NOTHING
      ? { set: { ...moved }, words: [`${officePrice(ride)} -> ${officePrice({ ...saidBy(ride), ...moved })}`] }
      : chosen
  const refusal = {
    code: 'moved-price',
    at,
    ...(day.list === null ? {} : { rules: { ...day.rules, seasons: [] } }),
    vehicle,
    price: { usd: moved.priceUsd, lkr: moved.priceLkr ?? null },
    before,
    count: moves.size,
    ...saidBy(ride),
  } as const
  throw by === 'operator' ? new StepRefused(refusal) : refuseGuest(refusal)
}

/** Of a car that stays: the day by whose season it was booked. */
const firstPriced = (rides: Booking['rides']): PricedDay =>
  rides.map(({ pricedDay }) => pricedDay).reduce((first, each) => (each.date < first.date ? each : first))

const when = (date: string, time: string) => `${showDate(date)}, ${time}`

/** What the price of a changed ride is of from now on: where it stays although the new day adds something else, of what it was. */
function pricedFor(
  ride: Ride,
  at: LocalMoment,
  { set }: PriceChange,
  { arrangement, priceList }: Booking,
): Pick<RideChange, 'pricedFor'> {
  const vehicle = set.priceUsd === undefined ? ride.vehicle : (set.vehicle ?? ride.vehicle)
  const [held, then] = [ride.pricedDay, pricedDayIn(ride, at, vehicle)]
  const stays = arrangement === 'stay' || (set.priceUsd === undefined && !addTheSame(ride.vehicle, held, then))
  const kept = toKeep(stays ? held : then, listNumber(), { ...at, list: priceList })
  return kept === null && ride.pricedFor === null ? {} : { pricedFor: kept }
}

/** What a change moves: rides that are taken in one step, each to the same time. */
const movedBy = (rides: readonly Ride[], { date, time }: StepOf<'change'>): Moves =>
  new Map(
    date === undefined && time === undefined
      ? []
      : rides.map(({ position, pickupDate, pickupTime }) => [
          position,
          { pickupDate: date ?? pickupDate, pickupTime: time ?? pickupTime },
        ]),
  )

function changeEffect(ride: Ride, step: StepOf<'change'>, context: StepContext, by: ChangedBy, moves: Moves): Effect {
  const { booking, now } = context
  const { date, time, notes = {}, instead } = step
  const pickupDate = date ?? ride.pickupDate
  const pickupTime = time ?? ride.pickupTime
  const isMoved = pickupDate !== ride.pickupDate || pickupTime !== ride.pickupTime
  const problem = isMoved ? pickupTimeProblem({ date: pickupDate, time: pickupTime }, now) : null
  if (problem) throw new StepRefused({ code: 'pickup-time', problem: problem.code })
  const isOffice = by === 'operator'
  // How many take a tour is part of its price.
  const { travelers: _, ...others } = notes
  const changes = changeNotes(ride, isOffice && ride.kind === 'tour' ? others : notes)
  const at = { date: pickupDate, time: pickupTime }
  const corrected: PriceChange = isOffice ? correct(ride, step, booking, at) : NOTHING
  const chosen =
    corrected === NOTHING ? changePrice(ride, instead, isMoved ? at : undefined, booking.arrangement) : corrected
  const vehicle = chosen.set.vehicle ?? ride.vehicle
  const isElsewhere = pickupDate !== ride.pickupDate || vehicle !== ride.vehicle
  const isClosedMeant = isOffice && step.isClosedMeant
  const closed = isElsewhere && !isClosedMeant ? closedProblem(pickupDate, { park: ride.park, vehicle }, now) : null
  if (closed) throw new StepRefused({ code: 'closed', problem: closed }, by === 'operator' ? 'page' : 'guest')
  // Nobody is asked for the price of a time at which the ride cannot be driven.
  if (isMoved) checkMoves(booking, moves)
  const price = isMoved && corrected === NOTHING ? moveForPrice(ride, at, chosen, step, booking, by, moves) : chosen
  if (!isMoved && changes.words.length + price.words.length === 0) throw new StepRefused({ code: 'nothing-changes' })
  const { childSeats, travelers } = { ...ride, ...changes.set, ...price.set }
  const isParty = childSeats !== ride.childSeats || travelers !== ride.travelers
  if (isParty && !hasSeatedChildren(childSeats, travelers))
    throw new StepRefused({
      code: 'wrong-field',
      note: 'childSeats',
      kind: ride.kind,
      problem: TOO_MANY_CHILD_SEATS,
    })
  // Of what was given back nobody collects more than the new price leaves open.
  const waiver = price.set.priceUsd === undefined ? {} : waiverLeft({ ...ride, ...price.set } as Ride)
  const moved = `pickup ${when(ride.pickupDate, ride.pickupTime)} -> ${when(pickupDate, pickupTime)}`
  return {
    // Only a new time starts the clock's mails again: a new flight must not remind twice.
    set: {
      ...(isMoved ? { pickupDate, pickupTime } : {}),
      ...(isMoved || price.set.vehicle ? pricedFor(ride, at, price, booking) : {}),
      ...changes.set,
      ...price.set,
      ...waiver,
    },
    words: [...(isMoved ? [moved] : []), ...price.words, ...changes.words].join('; '),
    mails: [['changed', 'guest']],
    isForDriver: isOffice
      ? corrected !== NOTHING || Object.keys(changes.set).some((name) => name !== 'details')
      : WRITTEN_DOWN.some((name) => ride[name] !== '' && name in changes.set),
  }
}

/** By the position of a ride. */
type Moves = ReadonlyMap<number, RideChange>

const dateOf = ({ position, pickupDate }: Ride, moves: Moves) => moves.get(position)?.pickupDate ?? pickupDate

const takesUpOrMoves = (set: RideChange | null) =>
  set?.pickupDate !== undefined || set?.pickupTime !== undefined || set?.status === 'new'

const changesOf = (effects: Outcome['effects']): Moves =>
  new Map(effects.flatMap(({ ride, set }) => (takesUpOrMoves(set) ? [[ride.position, set!] as const] : [])))

/** @throws StepRefused where rides of a booking would no longer be driven in their order */
export const checkOrder = (booking: Booking, { effects }: Outcome): void => checkMoves(booking, changesOf(effects))

function checkMoves(booking: Booking, changes: Moves): void {
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
    number: numberIn(booking.rides, other.position),
    when: { date: other.date, time: other.time },
  })
}

/** @throws StepRefused where a guest moves a ride so that it overlaps with others, and has not said that it is meant */
function checkOverlaps(booking: Booking, { effects }: Outcome, meantAt: string | undefined): void {
  const changes = changesOf(effects)
  const planned = booking.rides.map((ride) => ({ ...ride, ...changes.get(ride.position) }))
  const isMoved = ({ position }: Pick<Ride, 'position'>) => changes.get(position)?.pickupDate !== undefined
  const overlaps = overlapsOf(planned, numberIn).filter(({ before, ride }) => isMoved(before) || isMoved(ride))
  const isMeant = planned
    .filter((ride) => isRunning(ride) && isMoved(ride))
    .every((ride) => `${ride.pickupDate} ${ride.pickupTime}` === meantAt)
  if (overlaps.length > 0 && !isMeant) throw refuseGuest({ code: 'overlap', overlaps })
}

export function change(rides: readonly Ride[], step: StepOf<'change'>, context: StepContext): Outcome {
  const moves = movedBy(rides, step)
  return forEach(rides, (ride) => changeEffect(ride, step, context, 'operator', moves))
}

const fullIn = (ride: BookedParty) => (isTooFull(ride) ? { party: partyOf(ride), vehicle: ride.vehicle! } : null)

/** @throws StepRefused where a guest asks for a vehicle that does not take the party, and has not said that it is meant */
function checkRoom(ride: Ride, { set }: Effect, meantFull: string | undefined): void {
  const [before, then] = [fullIn(ride), fullIn({ ...ride, ...set })]
  const asked = then && fullQuestion(then, ENGLISH_TEXTS)
  if (!then || asked === meantFull || (before && asked === fullQuestion(before, ENGLISH_TEXTS))) return
  throw refuseGuest({ code: 'too-full', ...then })
}

/** @throws StepRefused in words for the guest */
function guestEffect(ride: Ride, step: StepOf<'change'>, context: StepContext, moves: Moves): Effect {
  const { booking, now } = context
  const { guestHours } = booking.promises
  const { asked, may, fee } = guestTerms(booking, ride, now)
  if (ride.status === 'cancelled') throw refuseGuest({ code: 'cancelled-already' })
  if (!may.change) throw refuseGuest({ code: 'too-late', hours: guestHours.change })
  if (step.instead && !hasOwnPrice(booking, ride)) throw otherPrice()
  const effect = changeEffect(ride, step, context, { feePercent: fee.percent }, moves)
  const { pickupDate, pickupTime, priceUsd } = { ...ride, ...effect.set }
  if (offersBy([{ priceUsd }], asAgreedSoFar(ride).priceUsd, fee.percent).length === 0) throw otherPrice()
  const isMoved = pickupDate !== ride.pickupDate || pickupTime !== ride.pickupTime
  if (isMoved && !guestRights({ ...asked, pickupDate, pickupTime }, now, booking.promises).change) {
    throw refuseGuest({ code: 'too-soon', hours: guestHours.change })
  }
  const dates = booking.rides.filter(isRunning).map((each) => dateOf(each, moves))
  if (isMoved && booking.stayDays !== null && datesBetween(dates) > booking.stayDays) {
    throw refuseGuest({ code: 'too-many-days', days: booking.stayDays })
  }
  checkRoom(ride, effect, step.meantFull)
  // Nobody has agreed to it yet, and the driver may not have the time, the vehicle or the room.
  const room = roomProblem({ ...ride, ...effect.set })
  const isRequested = isMoved || effect.set?.priceUsd !== undefined || (room !== null && room !== roomProblem(ride))
  const isTyped = notesOf(ride.kind).some((name) => noteRow(name).isFreeText && name in (effect.set ?? {}))
  const set = { ...effect.set, ...(isTyped ? { typedAt: now.toISOString() } : {}) }
  const { beforeUsd, beforeLkr } =
    ride.status === 'new' && ride.beforeUsd !== null ? ride : { beforeUsd: ride.priceUsd, beforeLkr: ride.priceLkr }
  return {
    ...effect,
    // What cancelling costs by now is owed also after the change.
    set: isRequested
      ? {
          ...set,
          status: 'new',
          movedAt: now.toISOString(),
          chargedPercent: fee.percent,
          beforeUsd,
          beforeLkr,
          ...NO_DRIVER,
        }
      : set,
    mails: [...effect.mails, ['changed', 'operator']],
  }
}

/**
 * A guest who is set down at another house is fetched there by the next ride, if that began at the same house. Not the other way:
 * who changes houses between two rides says so by the second one. Of two cars each fetches the guests whom it set down. One car
 * after two fetches all of them there only where both set them down at that house.
 * @param effects of the same change, among them this one
 */
function nextPickups(
  { ride, set }: RideEffect,
  effects: Outcome['effects'],
  { booking, now }: StepContext,
): RideEffect[] {
  const address = set?.dropoffAddress
  if (address === undefined || !ride.dropoffAddress) return []
  const drives = drivesOf(booking.rides.filter(isRunning))
  const index = drives.findIndex((drive) => drive.some(({ position }) => position === ride.position))
  const [drive = [], nextDrive = []] = drives.slice(index)
  const isSame = ({ position }: Ride) => position === ride.position
  const setDownAt = (other: Ride) =>
    effects.find((effect) => effect.ride.position === other.position)?.set?.dropoffAddress ?? other.dropoffAddress
  const isFrom = (car: number) =>
    drive.length === nextDrive.length
      ? isSame(drive[car]!)
      : drive.every((other) => isSame(other) || setDownAt(other) === address)
  return nextDrive
    .filter(
      (next, car) =>
        isFrom(car) &&
        next.pickup === ride.dropoff &&
        next.pickupAddress === ride.dropoffAddress &&
        guestTerms(booking, next, now).may.change,
    )
    .map((next) => ({
      ride: next,
      set: { pickupAddress: address, typedAt: now.toISOString() },
      words: `ride ${next.position}: ${changeNotes(next, { pickupAddress: address }).words.join('; ')}`,
      mails: [],
      isForDriver: true,
    }))
}

/** What of it a driver would have to write down anew. */
const rewritten = (ride: Ride, notes: TypedNotes) =>
  WRITTEN_DOWN.filter((name) => {
    const read = notes[name] === undefined ? null : readNote(name, ride.kind, notes[name])
    return read !== null && ('problem' in read || read.value !== ride[name])
  })

const isMovedBy = ({ pickupDate, pickupTime }: Ride, { date = pickupDate, time = pickupTime }: StepOf<'change'>) =>
  date !== pickupDate || time !== pickupTime

/**
 * What the other vehicle takes over: what the form changed of day, time, flight and addresses. Its party, what that brings,
 * and what its driver is told stay its own.
 */
function stepBeside(ride: Ride, step: StepOf<'change'>): StepOf<'change'> {
  const { date = ride.pickupDate, time = ride.pickupTime, notes = {}, price, meantAt, meantFull } = step
  return {
    step: 'change',
    ...(isMovedBy(ride, step) ? { date, time } : {}),
    notes: Object.fromEntries(rewritten(ride, notes).map((name) => [name, notes[name]])),
    price,
    meantAt,
    meantFull,
  }
}

/** The rides that a guest changes: with the other vehicle, where that is wanted and changes anything of it. */
export function ridesToChange({ rides }: Booking, ride: Ride, step: StepOf<'change'>): Ride[] {
  const other = step.isForBoth ? rideBeside(rides, ride) : undefined
  if (!other) return [ride]
  const taken = stepBeside(ride, step)
  return isMovedBy(other, taken) || rewritten(other, taken.notes!).length > 0 ? [ride, other] : [ride]
}

/** @param rides the one whose form was sent, and the one beside it where that is changed, too */
export function changeByGuest(rides: readonly Ride[], step: StepOf<'change'>, context: StepContext): Outcome {
  const { booking } = context
  const [named, other] = rides as [Ride, Ride?]
  if (other && !costTheSame(booking.arrangement, named, other)) throw otherPrice()
  const stepOf = (ride: Ride) => (ride === named ? step : stepBeside(named, step))
  const moves: Moves = new Map(rides.flatMap((ride) => [...movedBy([ride], stepOf(ride))]))
  const outcome = forEach(rides, (ride) => {
    try {
      return guestEffect(ride, stepOf(ride), context, moves)
    } catch (error) {
      // One question names one price for both.
      const isAsked = error instanceof StepRefused && error.refusal.code === 'moved-price'
      throw isAsked && ride === other ? otherPrice() : error
    }
  })
  const { effects } = outcome
  if (new Set(effects.map(({ set }) => `${set?.priceUsd}/${set?.priceLkr}`)).size > 1) throw otherPrice()
  checkOverlaps(booking, outcome, step.meantAt)
  const next = effects.flatMap((effect) => nextPickups(effect, effects, context))
  return { effects: [...effects, ...new Map(next.map((effect) => [effect.ride.position, effect])).values()] }
}

/**
 * What a ride costs once its guest takes another vehicle, once more or fewer travelers take a tour, or once it is moved to
 * a day or hour with another price.
 * docs/product.md#changes
 * In proportion to the two prices by the list that the ride's price is of: as long as no other price was agreed, that is
 * the price which was quoted for the other vehicle. A later list may have raised one vehicle and not the other: by that
 * one a guest would be asked for what no list ever asked. A class that the ride's list does not have costs all that the
 * list in force asks for it, its dollars, season and night included. A park that it does not have costs as much more or
 * less as by the list in force. Where another price than the quoted one was agreed, its share of the quoted one is kept,
 * and no sum: the discount of six travelers would be most of the price of one. The dollar is that of the price, mostly the
 * booking's: by another one a larger vehicle could cost fewer dollars than the booked one. Season and night are those of
 * `kept-season.ts`.
 */
import { usd } from '#domain/fares/money.ts'
import {
  isOffered,
  priceIn,
  pricedClasses,
  type VehicleClass,
  vehicleClasses,
  vehicleName,
  type Fare,
} from '#domain/fares/vehicles.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { transferRideFare } from '#domain/journeys/journey-fares.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { PARTY_SIZES, tourPrice } from '#domain/tours/tour-price.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Pickup } from '#domain/prices/dated-price.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { seasonOn } from '#domain/prices/seasons.ts'
import { priceReasons } from '#domain/quotes/seasons-in-words.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import { type BookingStatus, driveOf, isRunning, type RideInWords, type RidePosition } from '../ride.ts'
import type { SaidMoney } from '../money/residents.ts'
import { showPrice } from '../money/said-sums.ts'
import { dollarOf, type SaidDollar } from './kept-promises.ts'
import { addTheSame, lkrOnDay, type PricedDay, pricedDayAt, type PricedRideDay } from './kept-season.ts'
import { type AgreedShare, type Price, quotedPrice, sharedPrice } from './agreed-price.ts'

type AgreedTransfer = Pick<
  Extract<RideInWords, { readonly kind: 'transfer' }>,
  'pickup' | 'dropoff' | 'via' | 'distanceKm' | 'minutes' | 'vehicle' | 'priceLkr' | 'priceUsd' | 'train'
> &
  PricedRideDay &
  AgreedShare &
  SaidDollar
type AgreedTour = Pick<
  Extract<RideInWords, { readonly kind: 'tour' }>,
  'park' | 'tourLength' | 'distanceKm' | 'travelers' | 'priceUsd'
> &
  PricedRideDay &
  AgreedShare

interface RideOfSeveral {
  readonly position: number
  readonly via?: readonly unknown[] | null
  readonly beside?: number | null
}

/**
 * True for a ride whose price is that of its own way in one vehicle. The price of a stay is one for all rides, that of
 * waiting at stops depends on the vehicle, and two vehicles share their party: in these cases the guest writes to us.
 */
export function hasOwnPrice(
  { arrangement, rides }: { readonly arrangement: Arrangement; readonly rides: readonly RideOfSeveral[] },
  { position, via, beside }: RideOfSeveral,
): boolean {
  const hasSecondVehicle = typeof beside === 'number' || rides.some((ride) => ride.beside === position)
  return arrangement === 'rides' && !hasSecondVehicle && !via?.length
}

/** As the ride's columns name it; of the quoted price only where another one was agreed. */
interface OfferedPrice {
  readonly priceUsd: number
  readonly quotedUsd?: number
}

interface RideBeside extends RidePosition {
  readonly status: BookingStatus
  readonly priceUsd: number
  readonly priceLkr?: number | null
}

/** The ride of the other vehicle, which one change moves, too; `undefined` where only one vehicle drives. */
export const rideBeside = <R extends RideBeside>(rides: readonly R[], ride: RideBeside): R | undefined =>
  rides.find((other) => other.position !== ride.position && driveOf(other) === driveOf(ride) && isRunning(other))

/** Whether one question about the price says what both cost: of a stay nobody asks. */
export const costTheSame = (arrangement: Arrangement, one: RideBeside, other: RideBeside): boolean =>
  arrangement === 'stay' || (one.priceUsd === other.priceUsd && (one.priceLkr ?? null) === (other.priceLkr ?? null))

export interface VehicleOffer extends OfferedPrice {
  readonly vehicle: VehicleClass
  readonly priceLkr: number
  readonly quotedLkr?: number
}

interface VehicleOfDay extends PricedRideDay {
  /** `null` for a tour. */
  readonly vehicle: VehicleClass | null
}

/** True for a class that the list of the ride's price does not have: the list in force alone can price it. */
export const isNewSince = ({ vehicle: booked, pricedDay: { whole } }: VehicleOfDay, vehicle: VehicleClass): boolean =>
  vehicle !== booked && whole !== undefined && whole.vehicles[vehicle] === undefined

/** What the price of a ride would be of, at another time and in another vehicle. @param vehicle `null` for a tour */
export const pricedDayIn = (ride: VehicleOfDay, at: LocalMoment, vehicle: VehicleClass | null): PricedDay =>
  vehicle !== null && isNewSince(ride, vehicle)
    ? { list: null, date: at.date, time: at.time, rules: priceList() }
    : pricedDayAt(ride, at)

const ownPickup = ({ pickupDate: date, pickupTime: time }: PricedRideDay): LocalMoment => ({ date, time })

/**
 * The vehicles on offer for the distance and duration of a ride, at what each would cost its guest; the booked one too,
 * which need not be on offer any more. Of a booked class that has no rates the others cost what they cost today.
 * @param at when the ride would begin
 */
export function vehicleOffers(ride: AgreedTransfer, at: LocalMoment = ownPickup(ride)): VehicleOffer[] {
  const { vehicle: booked, agreedShare = null } = ride
  const held = ride.pricedDay
  const today = ratesOf(ride, priceList())
  const own = held.whole ? ratesOf(ride, held.whole) : today
  const quotedLkr = quotedPrice(ride).lkr!
  return [...(isOffered(booked) ? [] : [booked]), ...pricedClasses(today.fare)]
    .map((vehicle): VehicleOffer => {
      const rates = own.lkrOf(booked) && own.lkrOf(vehicle) ? own : today
      const [bookedLkr, otherLkr] = [isNewSince(ride, vehicle) ? undefined : rates.lkrOf(booked), rates.lkrOf(vehicle)]
      const then = pricedDayIn(ride, at, vehicle)
      const before = bookedLkr && lkrOnDay(bookedLkr, booked, held)
      const now = otherLkr && lkrOnDay(otherLkr, vehicle, then)
      if (vehicle === booked && (now === before || addTheSame(booked, held, then)))
        return { vehicle, priceLkr: ride.priceLkr, priceUsd: ride.priceUsd }
      const lkr = before === undefined ? now! : Math.round((quotedLkr * now!) / before)
      const quoted = { usd: before === undefined ? usd(lkr) : usd(lkr, dollarOfPrice(ride, before)), lkr }
      if (agreedShare === null) return { vehicle, priceLkr: lkr, priceUsd: quoted.usd }
      const agreed = sharedPrice(quoted, agreedShare)
      return { vehicle, priceLkr: agreed.lkr, priceUsd: agreed.usd, quotedUsd: quoted.usd, quotedLkr: lkr }
    })
    .filter(isSomething)
}

/** Rupees for a dollar of a ride's price: of a class that came with a later list they are that list's. */
function dollarOfPrice(ride: AgreedTransfer, byListLkr: number): number {
  const [quoted, list] = [quotedPrice(ride), ride.pricedDay.whole]
  const isOfList = list && byListLkr === quoted.lkr && quoted.usd === usd(byListLkr, list.dollar.lkr)
  return isOfList ? list.dollar.lkr : dollarOf(ride)
}

/** What the vehicles of a ride cost by a list, in whole rupees, without season and night. */
interface RatesOfRide {
  /** Of what is on offer in it. */
  readonly fare: Fare
  /** Also of a class that is in the list and not on offer; `undefined` if nobody can say. */
  lkrOf(vehicle: VehicleClass): number | undefined
}

function ratesOf({ pickup, dropoff, via, distanceKm, minutes, train }: AgreedTransfer, list: PriceList): RatesOfRide {
  const carried = train ? { train } : {}
  // Waiting at stops costs more in a larger vehicle.
  const way = { pickup, dropoff, via: via ?? [], distance: distanceKm, minutes, direct: null, ...carried }
  const fare = transferRideFare(way, list)
  return {
    fare,
    lkrOf(vehicle) {
      const offered = priceIn(fare, vehicle)?.lkr
      if (offered !== undefined) return offered
      const other = list.vehicles[vehicle]
      if (via?.length || !other) return undefined
      const vehicles = { ...list.vehicles, [vehicle]: { ...other, isOffered: true } }
      return priceIn(transferRideFare(way, { ...list, vehicles }), vehicle)?.lkr || undefined
    },
  }
}

export interface PartyOffer extends OfferedPrice {
  readonly travelers: number
}

/**
 * Each number of travelers that a tour takes, at what it would cost; the booked one too. Of a park that is no longer sold
 * nobody knows the price of another number.
 * @param at when the tour would begin
 */
export function partyOffers(ride: AgreedTour, at: LocalMoment = ownPickup(ride)): PartyOffer[] {
  const { park, tourLength, distanceKm, travelers: booked, agreedShare = null } = ride
  const [held, then] = [ride.pricedDay, pricedDayAt(ride, at)]
  const tour = { park, tourLength, distanceKm }
  // A list without the park prices it like the other parks.
  const own = held.whole && parkNamed(park, held.whole) ? held.whole : priceList()
  const before = tourPrice({ ...tour, travelers: booked, date: held.date }, listOnDay(held, own))
  const list = listOnDay(then, own)
  const quoted = quotedPrice({ ...ride, priceLkr: null }).usd
  const sizes = parkNamed(park) ? PARTY_SIZES : [booked]
  return sizes
    .map((travelers): PartyOffer => {
      const now = tourPrice({ ...tour, travelers, date: then.date }, list)
      if (travelers === booked && (now === before || addTheSame(null, held, then)))
        return { travelers, priceUsd: ride.priceUsd }
      const other: Price = { usd: Math.round((quoted * now) / before), lkr: null }
      if (agreedShare === null) return { travelers, priceUsd: other.usd }
      return { travelers, priceUsd: sharedPrice(other, agreedShare).usd, quotedUsd: other.usd }
    })
    .filter(isSomething)
}

/** A list with the seasons that count on a day. */
const listOnDay = ({ rules: { seasons } }: PricedDay, list: PriceList): PriceList => ({ ...list, seasons })

const isSomething = ({ priceUsd, quotedUsd = priceUsd }: OfferedPrice) => priceUsd > 0 && quotedUsd > 0

/**
 * What a guest is offered alone: once cancelling costs something, nothing cheaper, because what is then cancelled would
 * cost a percentage of less.
 */
export const offersBy = <O extends OfferedPrice>(offers: readonly O[], agreedUsd: number, feePercent: number) =>
  feePercent === 0 ? offers : offers.filter(({ priceUsd }) => priceUsd >= agreedUsd)

/** As the ride's columns name it. */
export type RidePrice = OfferedPrice & { readonly priceLkr?: number | null; readonly quotedLkr?: number }

type MovedRide =
  | (AgreedTransfer & { readonly kind: 'transfer' })
  | (AgreedTour & { readonly kind: 'tour'; readonly priceLkr?: number | null })

/** What a ride costs that begins at another time. A vehicle that is no longer on offer keeps its price. */
function priceAt(ride: MovedRide, at: LocalMoment): RidePrice {
  const { priceUsd } = ride
  if (ride.kind === 'tour')
    return partyOffers(ride, at).find((offer) => offer.travelers === ride.travelers) ?? { priceUsd }
  const { priceLkr } = ride
  return vehicleOffers(ride, at).find((offer) => offer.vehicle === ride.vehicle) ?? { priceUsd, priceLkr }
}

/** What a ride costs once it begins at another time; `null` if that is what it costs now. */
export function movedPrice(ride: MovedRide, at: LocalMoment): RidePrice | null {
  const now = priceAt(ride, at)
  return now.priceUsd === ride.priceUsd && (now.priceLkr ?? null) === (ride.priceLkr ?? null) ? null : now
}

/**
 * True where a car that stays has other prices once its journey begins on another day.
 * @param held of the first day as it was booked: no move changes the price of a stay
 */
export const isStayMoved = (vehicle: VehicleClass, { date, rules }: PricedDay, day: string): boolean =>
  (seasonOn(date, vehicle, rules)?.percent ?? 0) !== (seasonOn(day, vehicle)?.percent ?? 0)

/** A ride that is moved to where it costs something else. */
export interface MovedPrice extends SaidMoney, Partial<SaidDollar> {
  readonly at: Pickup
  /** Of the list in force, where it is not said: a ride that stays on its day keeps its season. */
  readonly rules?: Pick<PriceList, 'seasons' | 'night'>
  /** `null` for a tour. */
  readonly vehicle: VehicleClass | null
  readonly price: Price
  readonly before: Price
  /** How many vehicles are moved, each at that price; one unless it is said. */
  readonly count?: number
}

/** @example '2 × USD 85' */
export const timesText = (count: number | undefined, text: string) => (count === 2 ? `2 × ${text}` : text)

/** With the texts of 'seasons'. @example 'At this time it costs USD 85; before, it was USD 74. (Christmas season, 15 % more)' */
export function movedText({ at, rules, vehicle, price, before, count, ...said }: MovedPrice, texts: Texts): string {
  const { formats } = texts
  const shown = (each: Price) => timesText(count, showPrice(each, formats, said))
  const reasons = priceReasons(at, vehicle, texts, rules)
  return formats.sentences([
    texts.in('seasons').moved(shown(price), shown(before)),
    ...(reasons.length > 0 ? [`${formats.facts(reasons)}.`] : []),
  ])
}

/** What the office may write in place of the vehicle of a ride, or of the party of a tour, and what it then costs. */
export interface OtherRide {
  /** A class of vehicles, or a number of travelers. */
  readonly value: string
  readonly text: string
  readonly set: { readonly vehicle: VehicleClass } | { readonly travelers: number }
  /** `null` where nobody can say what it costs: the price of the ride is not that of its own way in one vehicle. */
  readonly price: RidePrice | null
}

const ofVehicle = (vehicle: VehicleClass, price: RidePrice | null): OtherRide => ({
  value: vehicle,
  text: vehicleName(vehicle),
  set: { vehicle },
  price,
})

const ofParty = (travelers: number, price: RidePrice | null): OtherRide => ({
  value: String(travelers),
  text: `${travelers} travelers`,
  set: { travelers },
  price,
})

/** What the office can choose for a ride, with the booked one. @param at when the ride begins from now on */
export function otherRides(
  booking: { readonly arrangement: Arrangement; readonly rides: readonly RideOfSeveral[] },
  ride: MovedRide & RideOfSeveral,
  at: LocalMoment,
): OtherRide[] {
  const isPriced = hasOwnPrice(booking, ride)
  if (ride.kind === 'tour') {
    return isPriced
      ? partyOffers(ride, at).map(({ travelers, ...price }) => ofParty(travelers, price))
      : PARTY_SIZES.map((travelers) => ofParty(travelers, null))
  }
  return isPriced
    ? vehicleOffers(ride, at).map(({ vehicle, ...price }) => ofVehicle(vehicle, price))
    : [...new Set([ride.vehicle, ...vehicleClasses()])].map((vehicle) => ofVehicle(vehicle, null))
}

/** Of those the booked one. */
export const bookedValue = (ride: MovedRide): string => (ride.kind === 'tour' ? String(ride.travelers) : ride.vehicle)

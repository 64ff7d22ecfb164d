/**
 * A booking and its rides: the booking is the contract with a guest, a ride is one pickup. A drive or a tour is a
 * booking with one ride, a return trip one with two, a journey one with many. Where a party needs two vehicles, each
 * drive of it is two rides beside each other.
 */
import type { BankTransfer } from './money/bank-transfer.ts'
import type { AddressElsewhere, Caveat } from './agreed/caveats.ts'
import type { SaidDollar, SaidPromises } from './agreed/kept-promises.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { OwnOpinion } from './opinion.ts'
import type { RideComplaints } from './day/complaints.ts'
import type { BookingNow } from './day/ride-events.ts'
import type { CancellationTerms } from './money/refunds.ts'
import type { TriedPayment } from './money/payments.ts'
import type { WentBack } from './money/sums.ts'
import type { BookingStatus, RideInWords, ShownDriver } from './ride.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'

/**
 * The code in what a partner's link brings, also with a full stop behind it. `null` for any other text: a link may have
 * been cut off or changed on its way.
 */
export const partnerCode = (text: string | null): string | null =>
  /^\s*([\w-]{22})(?![\w-])/.exec(text ?? '')?.[1] ?? null

/** A partner, as its guests' rides know it. */
interface House {
  readonly name: string
  readonly place: string
}

interface RideWithPoints {
  readonly pickup: string
  readonly dropoff: string
  /** Empty where the guest has named no exact point. */
  readonly pickupAddress: string
  readonly dropoffAddress: string
}

/**
 * A ride of a guest whom a house has sent: where it begins or ends at the house's place, which may be a whole town, the house
 * is the exact point, unless the guest has named one.
 */
export function atHouse<R extends RideWithPoints>(ride: R, { name, place }: House): R {
  const key = placeKey(place)
  if (isColomboAirport(place) || key.includes(placeKey(name))) return ride
  const point = (end: string, address: string) => (address === '' && placeKey(end) === key ? name : address)
  return {
    ...ride,
    pickupAddress: point(ride.pickup, ride.pickupAddress),
    dropoffAddress: point(ride.dropoff, ride.dropoffAddress),
  }
}

/** What the form of a guest whom a house has sent says of it. */
export interface PartnerHouse {
  readonly name: string
  /** The place at which its name is the exact point; `null` where the place is the house itself. */
  readonly at: string | null
}

export function houseOf({ name, place }: House): PartnerHouse {
  const ride = atHouse({ pickup: place, dropoff: '', pickupAddress: '', dropoffAddress: '' }, { name, place })
  return { name, at: ride.pickupAddress === '' ? null : place }
}

/** Where a gateway takes only so much in a payment and in a month. */
export interface SaidLimits {
  /** In how many payments by card what is asked for is paid now; absent for one. */
  readonly payments?: number | undefined
  /** The day from which the rest can be paid by card, `YYYY-MM-DD`; absent where all can be paid now. */
  readonly cardFrom?: string | undefined
}

/** The answer to a booking. */
export interface BookingReceipt extends Partial<SaidPromises>, SaidLimits {
  readonly insertId: number
  /** Opens the booking's page. */
  readonly reference: string
  /**
   * The link to the payment page; `null` until the operator has confirmed a booking that needs a review or has
   * caveats, and where there is no payment page.
   */
  readonly paymentUrl: string | null
  /** In whole dollars. Absent without a payment link. */
  readonly paymentUsd?: number | undefined
  /** The same in whole rupees, where the link asks for those. */
  readonly paymentLkr?: number | undefined
  /** What the payment link asks for first, in whole dollars. Absent if it asks for everything. */
  readonly depositUsd?: number | undefined
  /** The same in whole rupees, to a guest who pays in those alone. */
  readonly depositLkr?: number | undefined
  /** Whole dollars that are asked for as a deposit once we have confirmed what waits for it. Absent for none. */
  readonly laterDepositUsd?: number | undefined
  /** The same in whole rupees, to a guest who pays in those alone. */
  readonly laterDepositLkr?: number | undefined
  /** What is to be transferred to a bank account; absent where nothing is. */
  readonly transfer?: BankTransfer | undefined
  /** Where the guest changes or cancels it: the link that is mailed, too. */
  readonly changesUrl?: string
  /** No receipt is mailed, because its address has had those of the day. */
  readonly noMail?: true
  /** A ride of it is only a request, which nobody has agreed to yet. */
  readonly isRequest?: true
  /** Why its rides cannot be driven as booked. Absent if they can. */
  readonly caveats?: readonly RideCaveat[]
  /** Addresses that seem to lie far from the booked place. Absent for none. */
  readonly elsewhere?: readonly RideElsewhere[]
}

/** A caveat of the ride at a position. */
interface RideCaveat {
  readonly position: number
  readonly caveat: Caveat
}

/** Of the ride at a position. */
interface RideElsewhere {
  readonly position: number
  readonly elsewhere: readonly AddressElsewhere[]
}

/** The status of a ride. */
interface RideState extends SaidDollar {
  readonly status: BookingStatus
  /** Whole dollars that have been paid for it. */
  readonly paidUsd: number
  /** The same in whole rupees, and what of it came in dollars. Absent where nothing is paid. */
  readonly paidLkr?: number
  readonly cameInUsd?: number
  /** Whole dollars that were given back although it runs: nobody is to pay them again. The same in whole rupees. */
  readonly waivedUsd?: number
  readonly waivedLkr?: number
  /** Whole dollars, and whole rupees, that its guest was given for another taxi, because nobody came. Absent for nothing. */
  readonly taxiUsd?: number
  readonly taxiLkr?: number
  /** Money that went back of it, but for that. Absent for none. */
  readonly wentBack?: readonly WentBack[]
  /** Whole dollars that are owed although it was cancelled. The same in whole rupees, absent where nothing is. */
  readonly cancelFeeUsd: number
  readonly cancelFeeLkr?: number
  /** What cancelling it cost when its guest changed what was agreed, percent of its price. Absent for nothing. */
  readonly chargedPercent?: number
  /** A request that came so shortly before the pickup that the operator must find a driver first. */
  readonly shortNotice: boolean
  /** Nobody has agreed to it yet, for whatever reason: it costs nothing to cancel. */
  readonly isRequest: boolean
  /** A request whose pickup time has passed before the operator confirmed it. Absent for all others. */
  readonly unanswered?: true
  /** It was confirmed, cancelled and taken up again, and nobody has confirmed it anew. */
  readonly takenUp?: true
  /** The ride is over, and so is the day of its pickup in Sri Lanka. */
  readonly past: boolean
  /** The ride is over: the time of its drive has passed, which may be after midnight. */
  readonly over: boolean
  /** The guest is on board, or is not looked for any more, by what the driver said. */
  readonly begun?: boolean
  /** The driver says that nobody came, and the office has not said whether that is so: nothing is over or owed until then. */
  readonly denied?: true
  /** The guest, or the bags, wait on the road with a car that has broken down. */
  readonly brokeDown?: true
  /** Of a ride that was cancelled after nobody came: by when somebody was promised, `HH:mm`. What was promised then holds. */
  readonly unmetSince?: string
  /** Only on the booking's page, of a ride that is over. */
  readonly complaints?: RideComplaints
  /** Who drives, once the operator has assigned somebody; `null` when cancelled or past. */
  readonly driver: ShownDriver | null
  /** Why it cannot be driven as booked, until the operator has confirmed it. */
  readonly caveat: Caveat | null
  /** Addresses that seem to lie far from the booked place, until the office has looked at them. Absent for none. */
  readonly elsewhere?: readonly AddressElsewhere[]
  /** What a cancellation costs now, or has cost, and what is paid back; `null` if it is about no money. */
  readonly cancellation: CancellationTerms | null
}

/** A ride as the holder of its booking's reference sees it. The name on the sign is a hint: 'Ann S.'; details are `UNSHOWN`. */
export type PublicRide = RideInWords & RideState

/** A booking as its page shows it. */
export interface PublicBooking extends SaidPromises, SaidLimits {
  readonly reference: string
  readonly arrangement: Arrangement
  /** The number of dates for which a car and driver stay; `null` if each ride has a fare of its own. */
  readonly stayDays: number | null
  /** In the order in which they were booked. */
  readonly rides: readonly PublicRide[]
  /** Enough for the customer to see that it is right: 'a…@example.com'. Empty once erased. */
  readonly emailHint: string
  /** '…4567'; empty once erased. */
  readonly phoneHint: string
  /** A house pays for it, and not the guest. */
  readonly onAccount?: true
  /** For all rides that are still to be paid. `null` if nothing is: paid already, not reviewed yet, past or erased. */
  readonly paymentUrl: string | null
  /** Whole dollars that the payment link asks for now. Absent without one. */
  readonly paymentUsd?: number | undefined
  /** The same in whole rupees, where the link asks for those. */
  readonly paymentLkr?: number | undefined
  /** Whole dollars that the payment link asks for as a deposit; `null` if it asks for all that is open. */
  readonly depositUsd: number | null
  /** The same in whole rupees, to a guest who pays in those alone. */
  readonly depositLkr?: number | undefined
  /** Whole dollars that are asked for as a deposit once we have confirmed what waits for it. Absent for none. */
  readonly laterDepositUsd?: number | undefined
  /** The same in whole rupees, to a guest who pays in those alone. */
  readonly laterDepositLkr?: number | undefined
  /** What is to be transferred to a bank account; absent where nothing is. */
  readonly transfer?: BankTransfer
  /** A payment by card that did not come, while something can be paid by card; absent for none. */
  readonly tried?: TriedPayment
  /** No receipt was mailed: there is no address, it failed for good, or the address has had those of the day. */
  readonly noMail?: boolean
  /** Nobody asks its guest for stars and words: a complaint of it is open, or we paid for another taxi. */
  readonly notAsked?: true
  /** By this key a browser that wants to be told of the ride's day knows the site; absent where it tells nobody. */
  readonly pushKey?: string
  /** Whom the guest would like as driver: `domain/bookings/driver/driver-wish.ts`. Absent without a wish. */
  readonly driverWish?: string
  /** Personal data has been removed: hints and what was told to the driver are empty. */
  readonly erased: boolean
  /** When this was so: UTC, ISO 8601. What a cancellation costs is said by it, and not by the reader's clock. */
  readonly readAt: string
  /** The status of its rides. Only on its page, on the day of a ride. */
  readonly now?: BookingNow
  /** What its guest said of it, `null` for nothing yet. Only on its page, once the journey is over. */
  readonly opinion?: OwnOpinion | null
}

/** The answer to a booking, and what anyone who holds its reference may see of it. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { TourType } from '#domain/safaris/tour-price.ts'
import type { BookingStatus } from './texts.ts'

/** The answer to a booking. */
export interface BookingReceipt {
  readonly insertId: number
  /** Opens the booking's page. */
  readonly reference: string
  /**
   * The signed link to the payment page; `null` until the operator has confirmed a booking that needs a review, and
   * where there is no payment page.
   */
  readonly paymentUrl: string | null
  /** Of a return trip: the reference of the way back. Its payment link is for both ways. */
  readonly returnReference?: string
}

/** The other drive of a return trip. Each of the two is changed and cancelled by itself. */
export interface OtherWay {
  readonly reference: string
  /** It is the way back of this booking. */
  readonly isReturn: boolean
  readonly status: BookingStatus
  /** `YYYY-MM-DD`, Sri Lanka time. */
  readonly pickupDate: string
  /** `HH:mm`, Sri Lanka time. */
  readonly pickupTime: string
  /** The price of both ways; `null` once one of them is cancelled. */
  readonly total: { readonly priceUsd: number; readonly priceLkr: number } | null
}

export interface AssignedDriver {
  readonly name: string
  /** E.164. */
  readonly phone: string
  /** Number plate, and make or colour where known. */
  readonly car: string
}

/** What a guest may tell the driver. Texts are empty, and numbers `null`, where nothing was said. */
export interface RideDetails {
  /** For the sign. */
  readonly guestName: string
  /** Large suitcases. */
  readonly bags: number | null
  readonly childSeats: number | null
  /** 'UL504' */
  readonly flight: string
  readonly pickupAddress: string
  readonly dropoffAddress: string
}

/** On the page of a booking the name is a hint, as e-mail and phone are: 'Ann S.' */
interface PublicFields extends RideDetails {
  readonly reference: string
  readonly status: BookingStatus
  readonly pickup: string
  readonly dropoff: string
  /** Whole km; for a tour those of its transport, 0 without. */
  readonly distance: number
  /** `YYYY-MM-DD`, Sri Lanka time. */
  readonly pickupDate: string
  /** `HH:mm`, Sri Lanka time. */
  readonly pickupTime: string
  readonly priceUsd: number
  /** Whole dollars that have been paid. */
  readonly paidUsd: number
  /** Enough for the customer to see that it is right: 'a…@example.com'. Empty once erased. */
  readonly emailHint: string
  /** '…4567'; empty once erased. */
  readonly phoneHint: string
  /**
   * Holds the customer's e-mail address in full. `null` where nothing is to be paid: paid already, not reviewed yet,
   * cancelled, past or erased.
   */
  readonly paymentUrl: string | null
  /** A request that came so shortly before the pickup that the operator must find a driver first. */
  readonly shortNotice: boolean
  /** The day of the journey is over in Sri Lanka. */
  readonly past: boolean
  /** Personal data has been removed: `details`, the hints, flight and addresses are empty. */
  readonly erased: boolean
  /** Flight or room details, or notes. */
  readonly details: string
  /** Who drives, once the operator has assigned somebody; `null` when cancelled or past. */
  readonly driver: AssignedDriver | null
}

export interface PublicTransfer extends PublicFields {
  readonly kind: 'transfer'
  readonly duration: string
  readonly vehicle: VehicleClass
  readonly priceLkr: number
  /** `null` where the guest did not say. */
  readonly travelers: number | null
  /** `null` for a single drive. */
  readonly otherWay: OtherWay | null
}

export interface PublicTour extends PublicFields {
  readonly kind: 'safari'
  readonly park: string
  readonly type: TourType
  readonly travelers: number
}

/** A booking as its page shows it. */
export type PublicBooking = PublicTransfer | PublicTour

/** What differs between booking a transfer and booking a tour. All else is one: redemption.ts. */
import { isSameFare, tourDisagreements, transferDisagreements, type Disagreement } from '#domain/bookings/agreement.ts'
import type { RideDetails } from '#domain/bookings/booking.ts'
import { wayBack, type CheckedTourDetails, type CheckedTransferDetails } from '#domain/bookings/details.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { parseVehicleText, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { safariPrice, tourPriceList } from '#domain/safaris/tour-price.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { freshTourQuote, freshTransferQuote } from '#worker/quotes/quotes.ts'
import type { ClaimsOf } from '#worker/quotes/token.ts'
import type { BookingKind } from '#worker/platform/schema.ts'
import type { NewBooking } from './booking-store.ts'

/** What both kinds ask of a customer, by one name. */
interface CustomerDetails {
  readonly pickupDate: string
  readonly pickupTime: string
  readonly phone: string
  readonly phoneCountry: string | undefined
  readonly email: string
}

/** The columns that `redeemQuote` fills for both kinds. */
type CommonColumns = Pick<
  NewBooking,
  | 'reference'
  | 'jti'
  | 'fingerprint'
  | 'needsReview'
  | 'createdAt'
  | 'pickupDate'
  | 'pickupTime'
  | 'email'
  | 'phone'
  | 'phoneTyped'
>

/** What a guest told the driver, as the columns hold it. */
function rideColumns({
  guestName = '',
  bags = null,
  childSeats = null,
  flight = '',
  pickupAddress = '',
  dropoffAddress = '',
}: { readonly [Field in keyof RideDetails]?: RideDetails[Field] | undefined }): RideDetails {
  return { guestName, bags, childSeats, flight, pickupAddress, dropoffAddress }
}

export interface BookingRules<K extends BookingKind, Details extends Record<string, unknown>> {
  readonly kind: K
  /** The one key of the payload. */
  readonly payload: string
  /** The payload's own names of these fields. */
  readonly fieldNames: { readonly pickupDate: string; readonly pickupTime: string; readonly phone: string }
  customerDetails(details: Details): CustomerDetails
  /** False once the fare rules give another price than the quote's. */
  isCurrent(claims: ClaimsOf[K]): boolean
  /** A quote of the same trip at today's price. */
  freshQuote(context: WorkerContext, claims: ClaimsOf[K]): Promise<TransferQuote | TourQuote>
  disagreements(details: Details, claims: ClaimsOf[K]): readonly Disagreement<string>[]
  /** The way back that is booked with it: its token, and its details as those of a drive of its own. */
  wayBack(details: Details): { readonly token: string; readonly details: Details } | null
  /** Places, distance and price are the quote's, not the customer's spelling of them. */
  row(details: Details, claims: ClaimsOf[K], common: CommonColumns): NewBooking
}

export const transferRules: BookingRules<'transfer', CheckedTransferDetails> = {
  kind: 'transfer',
  payload: 'bookingDetails',
  fieldNames: { pickupDate: 'pickupdate', pickupTime: 'pickuptime', phone: 'phone' },
  customerDetails: ({ pickupdate, pickuptime, phone, phonecountry, email }) => ({
    pickupDate: pickupdate,
    pickupTime: pickuptime,
    phone,
    phoneCountry: phonecountry,
    email,
  }),
  isCurrent: ({ pickup, dropoff, distance, duration, prices }) =>
    isSameFare(
      prices,
      transferFare({ pickup, dropoff, distanceKm: distance, durationMinutes: parseDuration(duration) ?? 0 }),
    ),
  freshQuote: freshTransferQuote,
  disagreements: transferDisagreements,
  wayBack(details) {
    const back = wayBack(details)
    return back && { token: details.returntrip!.token, details: back }
  },
  row(details, { pickup, dropoff, distance, duration, prices }, common) {
    const { vehicle } = parseVehicleText(details.vehicle)!
    const { lkr, usd } = vehiclePrice(vehicle, prices)
    return {
      kind: 'transfer',
      ...common,
      pickup,
      dropoff,
      distanceKm: distance,
      duration,
      vehicle,
      priceLkr: lkr,
      priceUsd: usd,
      otherWay: null,
      isReturn: false,
      flightDetails: details.flightdetails,
      travelers: details.passengers ?? null,
      ...rideColumns({
        ...details,
        guestName: details.guestname,
        childSeats: details.childseats,
        pickupAddress: details.pickupaddress,
        dropoffAddress: details.dropoffaddress,
      }),
    }
  },
}

/** A tour's quote leaves type and travelers open: the price follows from them here. */
export const tourRules: BookingRules<'safari', CheckedTourDetails> = {
  kind: 'safari',
  payload: 'bookFormDetails',
  fieldNames: { pickupDate: 'pickupDate', pickupTime: 'pickupTime', phone: 'phone' },
  customerDetails: ({ pickupDate, pickupTime, phone, phoneCountry, email }) => ({
    pickupDate,
    pickupTime,
    phone,
    phoneCountry,
    email,
  }),
  isCurrent: ({ park, distance, tariff }) => tariff === tourPriceList({ park, distanceKm: distance }),
  freshQuote: freshTourQuote,
  disagreements: tourDisagreements,
  wayBack: () => null,
  row({ type, travelers, notes, ...ride }, { park, pickup, dropoff, distance }, common) {
    return {
      kind: 'safari',
      ...common,
      park,
      pickup,
      dropoff,
      distanceKm: distance,
      type,
      travelers,
      priceUsd: safariPrice({ park, type, travelers, distanceKm: distance }),
      notes,
      ...rideColumns(ride),
    }
  },
}

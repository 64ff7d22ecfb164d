/**
 * What a ride costs once its guest takes another vehicle, or once more or fewer travelers take a tour.
 * docs/product.md#changes
 * The agreed price stays, and the difference between the two by today's rules is added. While the rules are those of
 * the booking that is the price which was quoted for the other vehicle; when they have changed since, the guest still
 * keeps what was agreed.
 */
import { usd } from '#domain/fares/money.ts'
import { VEHICLE_CLASSES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import { transferRideFare } from '#domain/journeys/journey-fares.ts'
import { PARTY_SIZES, tourPrice } from '#domain/tours/tour-price.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { RideInWords } from '../ride.ts'

type AgreedTransfer = Pick<
  Extract<RideInWords, { readonly kind: 'transfer' }>,
  'pickup' | 'dropoff' | 'via' | 'distanceKm' | 'minutes' | 'vehicle' | 'priceLkr' | 'priceUsd'
>
type AgreedTour = Pick<
  Extract<RideInWords, { readonly kind: 'tour' }>,
  'park' | 'tourLength' | 'distanceKm' | 'travelers' | 'priceUsd'
>

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

export interface VehicleOffer {
  readonly vehicle: VehicleClass
  readonly priceLkr: number
  readonly priceUsd: number
}

/** The three vehicles for the distance and duration of a ride, at what each would cost its guest; the booked one too. */
export function vehicleOffers(ride: AgreedTransfer): VehicleOffer[] {
  const { pickup, dropoff, via, distanceKm: distance, minutes, vehicle: booked, priceLkr: agreed } = ride
  // Waiting at stops costs more in a larger vehicle.
  const fare = transferRideFare({ pickup, dropoff, via: via ?? [], distance, minutes, direct: null })
  const today = (vehicle: VehicleClass) => vehiclePrice(vehicle, fare).lkr
  return VEHICLE_CLASSES.map((vehicle) => {
    if (vehicle === booked) return { vehicle, priceLkr: agreed, priceUsd: ride.priceUsd }
    const priceLkr = agreed + today(vehicle) - today(booked)
    return { vehicle, priceLkr, priceUsd: usd(priceLkr) }
  }).filter(({ priceUsd }) => priceUsd > 0)
}

export interface PartyOffer {
  readonly travelers: number
  readonly priceUsd: number
}

/** Each number of travelers that a tour takes, at what it would cost; the booked one too. */
export function partyOffers({
  park,
  tourLength,
  distanceKm,
  travelers: booked,
  priceUsd: agreed,
}: AgreedTour): PartyOffer[] {
  const today = (travelers: number) => tourPrice({ park, tourLength, travelers, distanceKm })
  return PARTY_SIZES.map((travelers) => ({ travelers, priceUsd: agreed + today(travelers) - today(booked) })).filter(
    ({ priceUsd }) => priceUsd > 0,
  )
}

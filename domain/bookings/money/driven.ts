/** What drives brought in, and how far a car went empty on the way to them. docs/payments.md#months-end */
import type { LatLng } from '#domain/places/coordinates.ts'

/** A ride that somebody set out for: it was driven, or nobody came to its pickup. */
export interface SetOutRide {
  /** Milliseconds since 1970. */
  readonly start: number
  /** `null` where the site does not know the place. */
  readonly from: LatLng | null
  /** Where the car is after it. */
  readonly to: LatLng | null
  /** With guests. */
  readonly km: number
  /** Whole dollars: its price, or what is owed for it. */
  readonly usd: number
  readonly isNoShow: boolean
  /** It lies before the days that are counted, and only says where the car was. */
  readonly isBefore: boolean
}

export interface Driven {
  readonly rides: number
  readonly noShows: number
  readonly usd: number
  readonly km: number
  readonly emptyKm: number
  /** Pickups to which nobody knows the way that was driven empty: it is in no figure. */
  readonly unknownWays: number
}

/**
 * Of one driver, or of one car: empty are the km from each dropoff to the next pickup.
 * @param rides in any order
 * @param base where the first way begins if no ride lies before
 * @param kmBetween by road; `null` if unknown
 */
export function sumDriven(
  rides: readonly SetOutRide[],
  base: LatLng | null,
  kmBetween: (from: LatLng, to: LatLng) => number | null,
): Driven {
  let at = base
  let [emptyKm, unknownWays] = [0, 0]
  const inOrder = rides.toSorted((one, other) => one.start - other.start)
  for (const { from, to, isBefore } of inOrder) {
    if (!isBefore) {
      const way = at && from && kmBetween(at, from)
      if (way === null) unknownWays++
      else emptyKm += way
    }
    at = to
  }
  const counted = inOrder.filter(({ isBefore }) => !isBefore)
  const sum = (of: (ride: SetOutRide) => number) => counted.reduce((all, ride) => all + of(ride), 0)
  const noShows = sum(({ isNoShow }) => Number(isNoShow))
  return {
    rides: counted.length - noShows,
    noShows,
    usd: sum(({ usd }) => usd),
    km: sum(({ km }) => km),
    emptyKm,
    unknownWays,
  }
}

/**
 * What a month's end tells: what drives brought in, how far a car went empty on the way to them, and which guests came again.
 * docs/payments.md#months-end
 */
import type { LatLng } from '#domain/places/coordinates.ts'
import { addDays } from '#domain/sri-lanka-time.ts'

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
  /** Its price, or what is owed for it, in the currency in which it was agreed; 0 in the other one. */
  readonly usd: number
  readonly lkr: number
  readonly isNoShow: boolean
  /** It lies before the days that are counted, and only says where the car was. */
  readonly isBefore: boolean
}

export interface Driven {
  readonly rides: number
  readonly noShows: number
  readonly usd: number
  readonly lkr: number
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
    lkr: sum(({ lkr }) => lkr),
    km: sum(({ km }) => km),
    emptyKm,
    unknownWays,
  }
}

// Which guests came again, as far as their bookings still say who they are.

/** Rides with fewer days between them are of one stay, even if they were booked one by one. */
export const DAYS_BETWEEN_STAYS = 30

/** A booking of which at least one ride was driven. */
export interface GuestsBooking {
  /** What tells its guest from others: a booking with any of these is of the same guest. */
  readonly guest: readonly string[]
  /** `YYYY-MM-DD`: the first and the last day of its rides. */
  readonly first: string
  readonly last: string
}

export interface ReturningGuests {
  /** Who had a ride in the month. */
  readonly guests: number
  /** Of these: had one in an earlier stay. */
  readonly again: number
  /** Of the returning ones: in two earlier stays or more. */
  readonly often: number
}

/** Bookings that have anything in common, and what these have in common with others, are of one guest. */
function byGuest(bookings: readonly GuestsBooking[]): GuestsBooking[][] {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let above = parents.get(root); above !== undefined; above = parents.get(root)) root = above
    if (root !== key) parents.set(key, root)
    return root
  }
  for (const { guest } of bookings) {
    for (const key of guest.slice(1)) {
      const [one, other] = [rootOf(guest[0]!), rootOf(key)]
      if (one !== other) parents.set(other, one)
    }
  }
  return [...Map.groupBy(bookings, ({ guest }) => rootOf(guest[0]!)).values()]
}

/** @returns the first day of each stay */
function staysOf(bookings: readonly GuestsBooking[]): string[] {
  const stays: string[] = []
  let until = ''
  for (const { first, last } of bookings.toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    if (first > until) stays.push(first)
    const its = addDays(last, DAYS_BETWEEN_STAYS)
    if (its > until) until = its
  }
  return stays
}

/**
 * @param bookings of the month and before it; those that name no guest are left out
 * @param from the month's first day @param until its last one, `YYYY-MM-DD`
 */
export function returningGuests(bookings: readonly GuestsBooking[], from: string, until: string): ReturningGuests {
  const known = bookings.filter(({ guest, first }) => guest.length > 0 && first <= until)
  const stays = byGuest(known)
    .filter((its) => its.some(({ last }) => last >= from))
    .map((its) => staysOf(its).length)
  const withAtLeast = (count: number) => stays.filter((each) => each >= count).length
  return { guests: stays.length, again: withAtLeast(2), often: withAtLeast(3) }
}

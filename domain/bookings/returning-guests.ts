/** Which guests came again, as far as their bookings still say who they are. */
import { addDays } from '#domain/sri-lanka-time.ts'

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

/** What is in a price, and what is not: entry fees of parks and sights, all else of the two ways to travel, and what one saves. */
import type { VehiclePrice } from '#domain/fares/vehicles.ts'
import { TOUR_COVERS_ENTRY } from '#domain/brand.ts'
import type { ways } from '#domain/languages/en/ways.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { priceList, promises } from '#domain/prices/current-price-list.ts'
import { STAY_COVERS } from '#domain/operator/stay-covers.ts'
import type { Arrangement } from './journey-calls.ts'

/** Which entry fees are in the price of some rides. What it does not name is paid at the place itself. */
export interface EntryFees {
  /** Parks, each once: the price covers the entry of the party. */
  readonly covered: readonly string[]
  /** Parks that are visited and whose entry is paid at the gate. */
  readonly atGate: readonly string[]
}

/**
 * Of a drive, of a tour of any kind, or of all rides of a booking: a drive covers no entry, even if it stops at a
 * sight; a tour that of its own park.
 */
export function entryFees(
  rides: readonly ({ readonly kind: 'transfer' } | { readonly kind: 'tour'; readonly park: string })[],
  isCovered = TOUR_COVERS_ENTRY,
): EntryFees {
  const parks = [...new Set(rides.flatMap((ride) => (ride.kind === 'tour' ? [ride.park] : [])))]
  return isCovered ? { covered: parks, atGate: [] } : { covered: [], atGate: parks }
}

/**
 * Which entry fees the price of all these rides covers, and which not: in the form, the answer, mails, the booking's
 * page, the terms, and for agents.
 * @example 'Entry to Yala national park is in the price. Entry to other sights and parks is not in the price.'
 */
export function entryFeeText(rides: Parameters<typeof entryFees>[0], texts: Texts): string {
  const { entry: t, park } = texts.in('tours')
  const { covered } = entryFees(rides)
  if (covered.length === 0) return t.none
  return texts.formats.sentences([t.covered(covered.map(park)), t.others])
}

type Words = (typeof ways)['included']
type Rides = Parameters<typeof entryFees>[0]
type Lists = Readonly<Record<Arrangement, readonly string[]>>

/** In the price of any ride. */
export const includedInRide = (t: Words): string[] => [
  t.ride,
  t.waiting(promises().freeWaiting.airport, promises().freeWaiting.elsewhere),
]

/** @param rides of the journey, as `entryFees` takes them */
export function included(rides: Rides, t: Words): Lists {
  const entries = entryFees(rides).covered.map(t.entry.to)
  const { waiting } = priceList()
  return {
    rides: [
      ...includedInRide(t),
      ...(waiting ? [t.stops(waiting.freeMinutes)] : []),
      ...entries,
      t.changes(promises().guestHours.cancel),
    ],
    stay: [...STAY_COVERS.included.map(t.operator), ...entries],
  }
}

export function notIncluded(rides: Rides, t: Words): Lists {
  const entries = entryFees(rides).covered.length > 0 ? t.entry.others : t.entry.all
  return {
    rides: [t.noCar, entries],
    stay: [entries, ...STAY_COVERS.notIncluded.map(t.operator)],
  }
}

/**
 * What one price saves beside another; `null` unless it is lower, and not higher in the other currency: dollars and rupees
 * are rounded apart, so of two prices that lie close together each may be the lower one in one of them.
 */
export function savedBy(price: VehiclePrice, other: VehiclePrice): VehiclePrice | null {
  const saved = { usd: other.usd - price.usd, lkr: other.lkr - price.lkr }
  return saved.usd >= 0 && saved.lkr >= 0 && saved.usd + saved.lkr > 0 ? saved : null
}

/** Which entry fees of parks and sights are in a price. */
import type { Texts } from '#domain/languages/texts.ts'
import { TOUR_COVERS_ENTRY } from '#domain/operator/business.ts'

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
  const { entry: t } = texts.in('tours')
  const { covered } = entryFees(rides)
  return covered.length === 0 ? t.none : texts.formats.sentences([t.covered(covered), t.others])
}

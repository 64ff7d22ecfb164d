/** The park fee, and whether it is in the price. */
import { PARK_FEE_MEANING, PARK_FEE_NOTE } from '#domain/brand.ts'
import { parkNamed } from './parks.ts'

/** Whether the price covers the entry to the park. @param party for how many: '4 travelers' */
export function parkFeeNote(party: string): string {
  return PARK_FEE_NOTE.replaceAll('{party}', party)
}

interface ParkFee {
  /** As the operator states it, and what it is; `null` for a park without a stated fee. */
  readonly stated: { readonly amount: string; readonly meaning: string } | null
  readonly note: string
}

/**
 * The park fee, and whether it is in the price of so many travelers.
 * @example parkFee('Yala national park', 4) // { stated: { amount: '105 USD', … }, note: 'The total covers the entry of 4 travelers: …' }
 */
export function parkFee(park: string, travelers: number): ParkFee {
  const fee = parkNamed(park)?.feeUsd
  const note = parkFeeNote(`${travelers} ${travelers === 1 ? 'traveler' : 'travelers'}`)
  return { stated: fee === undefined ? null : { amount: `${fee} USD`, meaning: PARK_FEE_MEANING }, note }
}

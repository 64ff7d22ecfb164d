/**
 * The exact address at a place: the name of a house that nobody knows, as the visitor typed it for a place, or what was
 * typed in the booking form, which shows it and sends it along. The price is to the place.
 */
import { useSyncExternalStore } from 'react'
import { forget, recall, remember, subscribeToTab } from '#client/device/storage.ts'

// By town: the address goes along when the ends of a trip are swapped, and counts no more when another place is chosen.
const key = (town: string) => `typed-address:${town}`

/** @param address empty for a place that was chosen by its own name */
export function keepTypedAddress(town: string, address: string) {
  if (address) remember(key(town), address)
  else if (typedAddress(town)) forget(key(town))
}

/** What was typed for the house in this town; empty for none. */
export function typedAddress(town: string): string {
  return recall(key(town)) ?? ''
}

export function useTypedAddress(town: string): string {
  return useSyncExternalStore(
    subscribeToTab,
    () => typedAddress(town),
    () => '',
  )
}

/** The house by whose link a tab books: the form says so, and has it as the exact point of rides from and to there. */
import { useEffect, useSyncExternalStore } from 'react'
import { forget, recall, remember, subscribeToTab } from '#client/device/storage.ts'
import { keepTypedAddress, typedAddress } from '#client/places/typed-address.ts'
import type { PartnerHouse } from '#domain/bookings/booking.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { plainPaths } from '#domain/plain-paths.ts'

/** In the tab, by the code of its link: the house that sent this guest, as the Worker says. */
const houseKey = (code: string | null) => `house:${code}`

/** The code of the house that this document has asked for. */
let askedFor: string | null = null

export async function askForHouse(): Promise<void> {
  const code = recall('partner')
  if (code === null || askedFor === code) return
  askedFor = code
  try {
    const answer = await fetch(plainPaths.partner(code), { headers: { accept: 'application/json' } })
    // Too many pages were asked for, say: that is JSON, too.
    if (!answer.ok) throw new Error(String(answer.status))
    const house = (await answer.json()) as PartnerHouse | null
    if (house) remember(houseKey(code), JSON.stringify(house))
    else forget(houseKey(code))
  } catch {
    // The next form asks again. Until then it says what it has been told before.
    askedFor = null
  }
}

/** The house by whose link this tab books; `null` for none, and until the Worker has said so. */
export function useHouse(): PartnerHouse | null {
  const text = useSyncExternalStore(
    subscribeToTab,
    () => recall(houseKey(recall('partner'))),
    () => null,
  )
  useEffect(() => void askForHouse(), [])
  return text === null ? null : (JSON.parse(text) as PartnerHouse)
}

/** A guest whom a house has sent reads it as the exact point at its place, as it will be booked, unless another one is typed. */
export function useHouseAt(place: string): void {
  const { name, at } = useHouse() ?? {}
  const house = at && placeKey(at) === placeKey(place) ? name : undefined
  useEffect(() => {
    if (house && !typedAddress(place)) keepTypedAddress(place, house)
  }, [place, house])
}

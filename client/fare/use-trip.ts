/** The trip on the page: what its address says, or what has just been chosen and is on its way. */
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { TransferEnds } from '#domain/slugs.ts'

export interface TripState {
  /** What the fields show. */
  readonly ends: TransferEnds
  /** True while its fare is being asked for. */
  readonly pending: boolean
  choose(ends: TransferEnds): void
  /** Asks again for the fare on the page. */
  retry(): void
}

/**
 * @param shown the trip whose fare is on the page
 * @param hrefOf the address of a trip's page
 */
export function useTrip(shown: TransferEnds, hrefOf: (ends: TransferEnds) => string): TripState {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const location = useLocation()
  const { revalidate, state } = useRevalidator()
  const [chosen, setChosen] = useState(shown)
  const going = navigation.location
  const toChosen = going !== undefined && going.pathname + going.search === hrefOf(chosen)
  return {
    ends: toChosen ? chosen : shown,
    pending: toChosen || going?.pathname === location.pathname || state === 'loading',
    choose: (ends) => {
      setChosen(ends)
      void navigate(hrefOf(ends), { preventScrollReset: true })
    },
    retry: useCallback(() => void revalidate(), [revalidate]),
  }
}

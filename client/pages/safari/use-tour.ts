/** The tour being put together: what the address says, and what the visitor has chosen on the page. */
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { MAX_TRAVELERS, MIN_TRAVELERS, safariPrice, type SafariType } from '#domain/safari.ts'
import { safariSlug, type SafariRoute } from '#domain/slugs.ts'
import type { TourEnds } from '#domain/tour.ts'
import { keepInDraft, useDraftField } from '../../booking/draft.ts'
import { paths } from '../../paths.ts'

export interface Tour extends TourEnds {
  readonly type: SafariType
  readonly travelers: number
  readonly transport: boolean
  /** Whole km; `null` where no road leads. */
  readonly distance: number | null
  /** Whole USD; `null` where no road leads. */
  readonly usd: number | null
}

export interface TourState {
  readonly tour: Tour
  /** What the place fields show. */
  readonly hotels: { readonly pickup: string; readonly dropoff: string }
  /** True while the distance between other places is being asked for. */
  readonly pending: boolean
  chooseType(type: SafariType): void
  chooseTravelers(travelers: number): void
  chooseTransport(transport: boolean): void
  chooseHotels(hotels: { pickup: string; dropoff: string }): void
}

interface Party { readonly travelers: number; readonly transport: boolean }

/** Travelers and transport: kept with what is typed for the booking, so that an answer or a reload does not lose them. */
function useParty(park: string): Party & { keep(party: Party): void } {
  const keptFor = useDraftField('safari', 'park')
  const keptTravelers = Number(useDraftField('safari', 'travelers'))
  const keptTransport = useDraftField('safari', 'transport')
  const isKept = keptFor === park && keptTravelers >= MIN_TRAVELERS && keptTravelers <= MAX_TRAVELERS
  return {
    travelers: isKept ? keptTravelers : MIN_TRAVELERS,
    transport: isKept ? keptTransport !== 'no' : true,
    keep: ({ travelers, transport }) => keepInDraft('safari', { park, travelers: String(travelers), transport: transport ? 'yes' : 'no' }),
  }
}

/** @param distance of the route, as the page's loader found it */
export function useTour(route: SafariRoute, distance: number | null): TourState {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<{ pickup: string; dropoff: string }>(route)
  const { park } = route
  const { travelers, transport, keep } = useParty(park)
  // The loader does not run for another duration alone: the address knows it.
  const type: SafariType = /-full-day$/i.test(pathname) ? 'Full Day' : 'Half Day'
  const ends: TourEnds = transport ? { park, pickup: route.pickup, dropoff: route.dropoff } : { park, pickup: park, dropoff: park }
  const km = transport ? distance : 0
  const hrefOf = (next: Partial<SafariRoute>) => paths.safari(safariSlug({ ...route, type, ...next }))
  const pending = navigation.location?.pathname === hrefOf(chosen) && navigation.state === 'loading'
  return {
    tour: { ...ends, type, travelers, transport, distance: km, usd: km === null ? null : safariPrice({ park, type, travelers, distanceKm: km }) },
    hotels: pending ? chosen : route,
    pending,
    chooseTravelers: (next) => keep({ travelers: next, transport }),
    chooseTransport: (next) => keep({ travelers, transport: next }),
    chooseType: (next) => { void navigate(hrefOf({ type: next }), { replace: true, preventScrollReset: true }) },
    chooseHotels: (hotels) => {
      setChosen(hotels)
      void navigate(hrefOf(hotels), { preventScrollReset: true })
    },
  }
}

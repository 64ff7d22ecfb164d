/** The tour being put together: what the address says, and what the visitor has chosen on the page. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { MAX_TRAVELERS, MIN_TRAVELERS, safariPrice, type TourType } from '#domain/safaris/tour-price.ts'
import { safariSlug, type Tour } from '#domain/quotes/slugs.ts'
import type { TourTrip } from '#domain/safaris/tour-texts.ts'
import { keepInDraft, readDraft, useDraftField } from '#client/booking/draft.ts'
import { paths } from '#domain/paths.ts'

export interface ChosenTour extends TourTrip {
  readonly type: TourType
  readonly travelers: number
  readonly transport: boolean
  /** Whole km; `null` where there is none. */
  readonly distance: number | null
  /** Whole USD; `null` where there is no distance. */
  readonly usd: number | null
}

export interface TourState {
  readonly tour: ChosenTour
  /** What the place fields show. */
  readonly hotels: { readonly pickup: string; readonly dropoff: string }
  /** True while the distance is being asked for. */
  readonly pending: boolean
  chooseType(type: TourType): void
  chooseTravelers(travelers: number): void
  chooseTransport(transport: boolean): void
  chooseHotels(change: { pickup: string } | { dropoff: string }): void
  /** Asks again for the distance. */
  retry(): void
}

interface Party { readonly travelers: number; readonly transport: boolean }

type KeptParty = Partial<Record<'park' | 'travelers' | 'transport', string | undefined>>

/** As kept for this park, or as every tour starts. */
function partyOf(park: string, { park: keptFor, travelers, transport }: KeptParty): Party {
  const kept = Number(travelers)
  return keptFor === park && kept >= MIN_TRAVELERS && kept <= MAX_TRAVELERS
    ? { travelers: kept, transport: transport !== 'no' }
    : { travelers: MIN_TRAVELERS, transport: true }
}

function keepParty(park: string, change: Partial<Party>) {
  // As of now: a page that comes alive may hear of two choices at once.
  const { travelers, transport } = { ...partyOf(park, readDraft('safari')), ...change }
  keepInDraft('safari', { park, travelers: String(travelers), transport: transport ? 'yes' : 'no' })
}

/** Travelers and transport: kept with what is typed for the booking, so that an answer or a reload does not lose them. */
function useParty(park: string): Party {
  const keptFor = useDraftField('safari', 'park')
  const travelers = useDraftField('safari', 'travelers')
  const transport = useDraftField('safari', 'transport')
  return partyOf(park, { park: keptFor, travelers, transport })
}

/** @param distance of the route, as the page's loader found it */
export function useTour(route: Tour, distance: number | null): TourState {
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  /** Kept from the choice until its page is there: a second choice, made meanwhile, builds on the first. */
  const [chosen, setChosen] = useState<Tour>()
  const { park } = route
  const { travelers, transport } = useParty(park)
  const wanted = chosen ?? route
  const isElsewhere = ({ pickup, dropoff }: TourTrip) => pickup !== route.pickup || dropoff !== route.dropoff

  // A hotel may be found long after its name was typed: by then the tour may be another.
  const latest = useRef(wanted)
  useEffect(() => { latest.current = wanted })

  async function choose(change: Partial<Tour>) {
    const next = { ...latest.current, ...change }
    latest.current = next
    setChosen(next)
    // Back leads to the places before, not through every duration that was looked at.
    await navigate(paths.safari(safariSlug(next)), { replace: !isElsewhere(next), preventScrollReset: true })
    // Together with the router's own: the page before must not show through in between.
    startTransition(() => setChosen((now) => (now === next ? undefined : now)))
  }

  const { type } = wanted
  const ends: TourTrip = transport ? { park, pickup: route.pickup, dropoff: route.dropoff } : { park, pickup: park, dropoff: park }
  const km = transport ? distance : 0
  return {
    tour: { ...ends, type, travelers, transport, distance: km, usd: km === null ? null : safariPrice({ park, type, travelers, distanceKm: km }) },
    hotels: wanted,
    pending: state === 'loading' || isElsewhere(wanted),
    chooseTravelers: (next) => keepParty(park, { travelers: next }),
    chooseTransport: (next) => keepParty(park, { transport: next }),
    chooseType: (next) => void choose({ type: next }),
    chooseHotels: (change) => void choose(change),
    retry: useCallback(() => void revalidate(), [revalidate]),
  }
}

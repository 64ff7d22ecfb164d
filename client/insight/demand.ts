/**
 * Tells the Worker what this page shows: a price, or that there is none, and that its booking form was begun. The platform's
 * cache answers most pages, so that no request says it. Nothing that was typed is told but names of places, of which the
 * Worker keeps those that it knows.
 */
import type { DataRouter } from 'react-router'
import type { JourneyData } from '#client/pages/journey/load.ts'
import type { TourData } from '#client/pages/safari/load.ts'
import type { TransferData } from '#client/pages/transfer/load.ts'
import { type DemandEvent, type Sought, soughtByStops } from '#domain/insight/demand.ts'
import type { Language } from '#domain/languages/languages.ts'
import { BOOKING_SECTION } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { NoCarEvent } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { currentVisit } from './visit.ts'

/** What a page shows of what was looked for. */
interface Shown {
  readonly sought: Sought
  readonly what: DemandEvent['what']
  /** Not what every visitor of the home page sees first, also by a hotel's link, which names the pickup alone. */
  readonly isAsked: boolean
}

function shownFare({ state, pickup, dropoff }: ShownFare, isAsked: boolean): Shown | null {
  // Two names that are empty, or of one place, are no trip.
  if (state === 'same-place' || pickup === '' || dropoff === '') return null
  return { sought: { kind: 'transfer', pickup, dropoff }, what: state === 'failed' ? 'error' : state, isAsked }
}

function shownTour({ trip, distance, failed }: TourData): Shown | null {
  if (!trip) return null
  const what = failed ? 'error' : distance === null ? 'unreachable' : 'priced'
  return { sought: { kind: 'tour', pickup: trip.pickup, dropoff: trip.park }, what, isAsked: true }
}

const OF_JOURNEYS = { priced: 'priced', refused: 'unreachable', failed: 'error', started: null } as const

function shownJourney({ plan, shown }: JourneyData): Shown | null {
  const what = OF_JOURNEYS[shown.state]
  const places = plan.stops.map(({ place }) => place).filter(Boolean)
  return what === null || places.length < 2 ? null : { sought: soughtByStops(places), what, isAsked: true }
}

/** By the id of the page's route in client/routes.tsx. */
function shownOn(id: string, data: unknown, search: string): Shown | null {
  if (data === undefined || data === null) return null
  const query = new URLSearchParams(search)
  if (id === 'home') return shownFare(data as ShownFare, query.has('pickup') && query.has('dropoff'))
  if (id === 'transfer') return shownFare((data as TransferData).fare, true)
  if (id === 'safari') return shownTour(data as TourData)
  return id === 'journey' ? shownJourney(data as JourneyData) : null
}

export function tellDemand(router: DataRouter, language: Language): void {
  /** What was told in this document: each once, however often the page is drawn or gone back to. */
  const told = new Set<string>()
  let shown: Shown | null = null

  const tell = (sought: Sought, what: DemandEvent['what']) => {
    const event = JSON.stringify({ what, ...sought, language, ...currentVisit() })
    const key = `${what} ${sought.kind} ${sought.pickup} ${sought.dropoff}`
    if (told.has(key)) return
    told.add(key)
    navigator.sendBeacon?.(plainPaths.demand, event)
  }

  const look = ({ navigation, initialized, matches, loaderData, errors, location }: DataRouter['state']) => {
    if (!initialized || navigation.state !== 'idle' || errors) return
    const id = matches.at(-1)?.route.id ?? ''
    shown = shownOn(id, loaderData[id], location.search)
    if (shown?.isAsked) tell(shown.sought, shown.what)
  }
  router.subscribe(look)
  look(router.state)

  /** Of a trip for which a form was begun it has been asked, also where everybody sees it. */
  const tellOfForm = (what: DemandEvent['what']) => {
    if (!shown) return
    tell(shown.sought, shown.what)
    tell(shown.sought, what)
  }
  document.addEventListener('input', ({ target }) => {
    if ((target as Element).closest?.(`#${BOOKING_SECTION} form`)) tellOfForm('form')
  })
  document.addEventListener('no-car-free' satisfies NoCarEvent, () => tellOfForm('full'))
}

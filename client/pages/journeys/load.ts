import { data, type LoaderFunctionArgs } from 'react-router'
import { siteData } from '#client/site-data.ts'
import type { ShownJourney } from '#domain/journeys/shown-journey.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import type { ReadyCard, ReadyJourney } from '#domain/journeys/ready-journeys.ts'
import { parkNamed } from '#domain/safaris/parks.ts'

export interface ReadyJourneyData {
  /** The address names none, and shows all. */
  readonly isList: boolean
  /** `null` for an address that names none. */
  readonly ready: ReadyJourney | null
  /** Where it can be changed. */
  readonly planHref: string
  readonly shown: ShownJourney
  /** For each ride the towns on its way. */
  readonly towns: readonly (readonly string[])[]
  /** When the parks of the journey are open. */
  readonly openings: readonly { readonly park: string; readonly text: string }[]
  readonly others: readonly ReadyCard[]
}

export async function loader({ request: { signal }, params, context }: LoaderFunctionArgs) {
  const { planOf, readyCards, readyJourney } = await import('#domain/journeys/ready-journeys.ts')
  const ready = readyJourney(params.slug ?? '') ?? null
  const others = readyCards(ready?.slug)
  const isList = params.slug === undefined
  if (!ready) {
    const page: ReadyJourneyData = {
      isList,
      ready,
      planHref: '',
      shown: { state: 'started' },
      towns: [],
      openings: [],
      others,
    }
    return data(page, { status: isList ? 200 : 404 })
  }
  const { openingText } = await import('#domain/safaris/park-calendar.ts')
  const site = context.get(siteData)
  const plan = planOf(ready)
  const shown = await site.journey(plan, signal)
  const page: ReadyJourneyData = {
    isList,
    ready,
    planHref: planAddress(plan),
    shown,
    towns: shown.state === 'priced' ? await site.townsOnTheWay(shown.journey, signal) : [],
    openings: ready.stops.flatMap(({ place }) => {
      const park = parkNamed(place)
      const text = park && openingText(park.name)
      return text ? [{ park: park.shortName, text }] : []
    }),
    others,
  }
  return data(page, { status: shown.state === 'failed' ? 503 : 200 })
}

import { data, type LoaderFunctionArgs } from 'react-router'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { pageTexts, siteData } from '#client/site-data.ts'
import type { ShownJourney } from '#domain/journeys/journey-calls.ts'
import { partyOfPlan, planAddress } from '#domain/journeys/plan.ts'
import type { ReadyCard, ReadyJourney, ReadyWords } from '#domain/journeys/ready-journeys.ts'
import { parkNamed } from '#domain/tours/parks.ts'

export interface ToldJourney extends ReadyJourney, ReadyWords {}

export interface ReadyJourneyData {
  /** The address names none, and shows all. */
  readonly isList: boolean
  /** `null` for an address that names none. */
  readonly ready: ToldJourney | null
  /** Where it can be changed. */
  readonly planHref: string
  /** How many its tours are priced for. */
  readonly travelers: number
  readonly shown: ShownJourney
  /** What it costs to cancel one car and driver who stay; empty if that is not offered. */
  readonly stayCancelling: string
  /** For each ride the towns on its way. */
  readonly towns: readonly (readonly string[])[]
  /** When the parks of the journey are open. */
  readonly openings: readonly { readonly park: string; readonly text: string }[]
  /** Names in the reader's language of the places on the page that have one. */
  readonly names: OwnNames
  readonly others: readonly ReadyCard[]
}

/** Places that the page names: stops, what lies on the way, sights. */
function placesIn({ stops }: ReadyJourney): string[] {
  return stops.flatMap(({ place, via = [], see = [] }) => [place, ...via.map((each) => each.place), ...see])
}

export async function loader({ request: { signal }, params, context }: LoaderFunctionArgs) {
  const texts = context.get(pageTexts)
  const [{ planOf, readyCards, readyJourney }] = await Promise.all([
    import('#domain/journeys/ready-journeys.ts'),
    texts.load('ready'),
  ])
  const words = texts.in('ready')
  const journey = readyJourney(params.slug ?? '')
  const others = readyCards(words, journey?.slug)
  const isList = params.slug === undefined
  if (!journey) {
    const page: ReadyJourneyData = {
      isList,
      ready: null,
      planHref: '',
      travelers: 0,
      shown: { state: 'started' },
      stayCancelling: '',
      towns: [],
      openings: [],
      names: {},
      others,
    }
    return data(page, { status: isList ? 200 : 404 })
  }
  const site = context.get(siteData)
  const [{ openingText }, names] = await Promise.all([
    import('#domain/tours/opening-text-and-pickup-advice.ts'),
    site.ownNames(placesIn(journey)),
    texts.load('tours'),
  ])
  const plan = planOf(journey)
  const shown = await site.journey(plan, signal)
  const page: ReadyJourneyData = {
    isList,
    ready: { ...journey, ...words[journey.slug] },
    planHref: planAddress(plan),
    travelers: partyOfPlan(plan).travelers,
    shown,
    // The page is kept by caches.
    stayCancelling:
      shown.state === 'priced' && shown.journey.stay
        ? await (await import('#client/journey/stay-cancelling.ts')).stayCancelling(shown.journey, plan, null, texts)
        : '',
    towns: shown.state === 'priced' ? await site.townsOnTheWay(shown.journey, signal) : [],
    openings: journey.stops.flatMap(({ place }) => {
      const park = parkNamed(place)
      const text = park && openingText(park.name, texts)
      return park && text ? [{ park: park.shortName, text }] : []
    }),
    names,
    others,
  }
  return data(page, { status: shown.state === 'failed' ? 503 : 200 })
}

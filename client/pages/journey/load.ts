import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { readDraft } from '#client/booking/form/draft-storage.ts'
import { currentTime } from '#client/device/clock.ts'
import { pageTexts, siteData } from '#client/site-data.ts'
import type { ShownJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, parsePlan, planAddress } from '#domain/journeys/plan.ts'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { parseSeenPrice, type SeenPrice } from './seen-price.ts'

export interface JourneyData {
  readonly plan: Plan
  readonly shown: ShownJourney
  /** What it costs to cancel one car and driver who stay; empty if that is not offered. */
  readonly stayCancelling: string
  /** What the journey cost when its link was made; `null` for a link that does not say. */
  readonly seen: SeenPrice | null
  /** Journeys to begin with, where there is no plan yet. */
  readonly ready: readonly ReadyCard[]
}

const STATUS = { started: 200, priced: 200, refused: 404, failed: 503 } as const satisfies Record<
  ShownJourney['state'],
  number
>

/** Its places are known, and the guests go everywhere by train, say: the page offers what we could drive. */
const isWithoutRide = (shown: ShownJourney): boolean =>
  shown.state === 'refused' && shown.fields.length > 0 && shown.fields.every(({ problem }) => problem === 'no-ride')

/** As many travel as the form of the page before knew, where the plan does not say: the address says it, also after a reload. */
function withParty(query: URLSearchParams): URLSearchParams {
  if (!globalThis.location || location.pathname.endsWith(paths.journey)) return query
  const { passengers = new URLSearchParams(location.search).get('travelers'), bags } = readDraft('transfer')
  const known = Object.entries({ travelers: passengers, bags }).filter(([name, typed]) => typed && !query.has(name))
  for (const [name, typed] of known) query.set(name, typed!.normalize('NFKC'))
  if (known.length > 0) throw redirect(`${paths.journey}?${query.toString()}`)
  return query
}

export async function loader({ request: { url, signal }, context }: LoaderFunctionArgs) {
  const query = withParty(new URL(url).searchParams)
  const asked = parsePlan(query)
  // Most journeys start where people land.
  const plan = asked.stops.length > 0 ? asked : { ...asked, stops: [{ place: COLOMBO_AIRPORT }] }
  const texts = context.get(pageTexts)
  const shown = await context.get(siteData).journey(plan, signal)
  const offersStay = shown.state === 'priced' && shown.journey.stay
  const stayCancelling = offersStay
    ? await (
        await import('#client/journey/stay-cancelling.ts')
      ).stayCancelling(shown.journey, plan, currentTime(), texts)
    : ''
  // Their texts are loaded only where they are shown.
  const ready =
    shown.state === 'started' ? await (await import('#domain/journeys/ready-journeys.ts')).loadReadyCards(texts) : []
  const page: JourneyData = { plan, shown, stayCancelling, seen: parseSeenPrice(query, planAddress(asked)), ready }
  return data(page, { status: isWithoutRide(shown) ? 200 : STATUS[shown.state] })
}

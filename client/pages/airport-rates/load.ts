import type { LoaderFunctionArgs } from 'react-router'
import { PICTURES, type ToldPicture, toldPicture } from '#client/pictures/pictures.ts'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { pageTexts, siteData } from '#client/site-data.ts'
import { PATTERNS } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import { type RateLink, ratesOf } from '#domain/quotes/rate-lists.ts'

/** The end of each trip that is the airport. */
export type AirportEnd = 'pickup' | 'dropoff'

export interface AirportRatesData {
  readonly end: AirportEnd
  /** Those of the most popular places, the most popular first. */
  readonly popular: readonly RateLink[]
  /** All others, by the other end. */
  readonly others: readonly RateLink[]
  readonly names: OwnNames
  /** Told here: its words would come to the browser with those of all pictures. */
  readonly picture: ToldPicture
}

/** The first of the popular places is the airport itself. */
const MOST_POPULAR = POPULAR_PLACES.slice(1, 9)

export async function loader({ pattern, context }: LoaderFunctionArgs): Promise<AirportRatesData> {
  const [end, other] =
    pattern === PATTERNS.fromAirport ? (['pickup', 'dropoff'] as const) : (['dropoff', 'pickup'] as const)
  const texts = context.get(pageTexts)
  const site = context.get(siteData)
  await texts.load('home', 'menu')
  const rates = ratesOf(await site.rates(), end, COLOMBO_AIRPORT)
  const popular = MOST_POPULAR.flatMap((name) => rates.find((rate) => rate[other] === name) ?? [])
  return {
    end,
    popular,
    others: rates.filter((rate) => !popular.includes(rate)),
    names: await site.ownNames(rates),
    picture: toldPicture(PICTURES.airportPickup, texts),
  }
}

/** The sentences that describe a trip's route: towns on the way, expressway, hill road and winding road. */
import type { Formats } from '#domain/languages/formats.ts'
import type { Dictionary, Texts } from '#domain/languages/texts.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { RouteFacts } from './quote-calls-and-lifetime.ts'
import type { PricedFare } from './fare-quote.ts'

/** Shorter stretches, in km, are not mentioned. */
const MIN_STRETCH_KM = 5
/** A route with bends on more than this, in km, is not called level. */
const LEVEL_KM = 1
/** 'Most of the route' is more than this share of it. */
const MOST = 0.6
const MAX_TOWNS = 6

export interface RouteDescription {
  /** Each true of this route alone. */
  readonly sentences: readonly string[]
  /** The towns on the way, without its ends; a long list is thinned evenly. */
  readonly towns: readonly string[]
}

/** @param texts with 'transfer' loaded */
export function routeDescription(
  { quote: { distance }, ...trip }: PricedFare,
  facts: RouteFacts,
  texts: Texts,
): RouteDescription {
  return { sentences: describeRoute(trip, distance, facts, texts), towns: townsBetween(trip, facts) }
}

/**
 * A few sentences, each true of this route alone.
 * @param km whole km of the fare
 */
export function describeRoute(trip: Trip, km: number, facts: RouteFacts, texts: Texts): string[] {
  const words: Words = { ...texts.in('transfer').route, ...texts.formats }
  const hasExpressway = facts.expresswayKm >= MIN_STRETCH_KM
  const hasHills = facts.hillKm >= MIN_STRETCH_KM
  // The sentence about a route that is nearly all hill road mentions its bends already.
  const hasWinding = facts.windingKm >= MIN_STRETCH_KM && facts.hillKm <= MOST * km
  return [
    ...(facts.hotels ?? []).map(({ name, town, exact }) =>
      exact ? words.hotelIn(name, town) : words.hotelNear(name, town),
    ),
    townsSentence(trip, facts, words),
    hasExpressway ? expresswaySentence(km, facts, words) : null,
    hasHills ? hillSentence(km, facts.hillKm, words) : null,
    hasWinding ? windingSentence(km, facts.windingKm, words) : null,
    hasExpressway || hasHills || hasWinding ? null : plainSentence(facts, words),
    longestRoadSentence(facts, words),
  ].filter((sentence) => sentence !== null)
}

type Words = Dictionary['transfer']['route'] & Formats

/** Names of the expressways, by the number on their signs: the signs are in English. */
const EXPRESSWAYS: Readonly<Record<string, string>> = {
  E01: 'Southern',
  E02: 'Outer Circular',
  E03: 'Colombo-Katunayake',
  E04: 'Central',
}

/** True for a road whose name is told wherever it is driven. */
export const isExpressway = (road: string): boolean => Object.hasOwn(EXPRESSWAYS, road)

/** The towns on the way without the two ends; a long list is thinned evenly. */
export function townsBetween({ pickup, dropoff }: Trip, { towns }: Pick<RouteFacts, 'towns'>): string[] {
  const ends = new Set([placeKey(pickup), placeKey(dropoff)])
  const passed = [...new Set(towns)].filter((town) => !ends.has(placeKey(town)))
  if (passed.length <= MAX_TOWNS) return passed
  return Array.from({ length: MAX_TOWNS }, (_, i) => passed[Math.round((i * (passed.length - 1)) / (MAX_TOWNS - 1))]!)
}

function townsSentence(trip: Trip, facts: RouteFacts, words: Words): string | null {
  const towns = townsBetween(trip, facts)
  return towns.length > 0 ? words.towns(trip.pickup, trip.dropoff, words.list(towns)) : null
}

function expresswaySentence(km: number, { expresswayKm, roads }: RouteFacts, words: Words): string {
  const names = [...new Set(roads.flatMap(({ name }) => EXPRESSWAYS[name] ?? []))]
  const part = words.number(Math.min(Math.round(expresswayKm), km))
  const sentence = expresswayKm > MOST * km ? words.mostExpressway : words.expressway
  return sentence(part, words.number(km), words.list(names), names.length)
}

const hillSentence = (km: number, hillKm: number, { mostHill, hill, number }: Words): string =>
  hillKm > MOST * km ? mostHill : hill(number(Math.round(hillKm)))

const windingSentence = (km: number, windingKm: number, { mostWinding, winding, number }: Words): string =>
  windingKm > MOST * km ? mostWinding : winding(number(Math.round(windingKm)))

/** For a route without a stretch worth mentioning: claims only what holds for every km of it. */
function plainSentence({ expresswayKm, hillKm, windingKm }: RouteFacts, words: Words): string | null {
  const isLevel = hillKm + windingKm < LEVEL_KM
  if (expresswayKm > 0) return isLevel ? words.level : null
  return isLevel ? words.levelNoExpressway : words.noExpressway
}

/** A road without a number, as the roads name it: 'Talawakelle - Nanu Oya road'. No language but English says that. */
const NAMED_BY_ENDS = /^(.+?) - (.+) road$/
const JUNCTION = /\bjunction\b/i

function longestRoadSentence({ roads }: RouteFacts, words: Words): string | null {
  const longest = [...roads].sort((a, b) => b.km - a.km)[0]
  if (!longest || longest.km < MIN_STRETCH_KM || EXPRESSWAYS[longest.name]) return null
  const km = words.number(Math.round(longest.km))
  const [, from, to] = NAMED_BY_ENDS.exec(longest.name) ?? []
  if (!from || !to) return words.longest(km, longest.name)
  // The name of a junction is English words, and two ends of one name tell nothing.
  return from === to || JUNCTION.test(longest.name) ? null : words.longestBetween(km, from, to)
}

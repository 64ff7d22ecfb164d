/** The sentences that describe a trip's route: towns on the way, expressway, hill road and winding road. */
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { RouteFacts } from './call-shapes.ts'

/** Names of the expressways, by the number on their signs. */
const EXPRESSWAYS: Readonly<Record<string, string>> = {
  E01: 'Southern',
  E02: 'Outer Circular',
  E03: 'Colombo-Katunayake',
  E04: 'Central',
}

/** Shorter stretches, in km, are not mentioned. */
const MIN_STRETCH_KM = 5
/** A route with bends on more than this, in km, is not called level. */
const LEVEL_KM = 1
/** 'Most of the route' is more than this share of it. */
const MOST = 0.6
const MAX_TOWNS = 6

/**
 * A few sentences, each true of this route alone.
 * @param km whole km of the fare
 */
export function describeRoute(trip: Trip, km: number, facts: RouteFacts): string[] {
  const hasExpressway = facts.expresswayKm >= MIN_STRETCH_KM
  const hasHills = facts.hillKm >= MIN_STRETCH_KM
  // The sentence about a route that is nearly all hill road mentions its bends already.
  const hasWinding = facts.windingKm >= MIN_STRETCH_KM && facts.hillKm <= MOST * km
  return [
    ...(facts.hotels ?? []).map(hotelSentence),
    townsSentence(trip, facts),
    hasExpressway ? expresswaySentence(km, facts) : null,
    hasHills ? hillSentence(km, facts.hillKm) : null,
    hasWinding ? windingSentence(km, facts.windingKm) : null,
    hasExpressway || hasHills || hasWinding ? null : plainSentence(facts),
    longestRoadSentence(facts),
  ].filter((sentence) => sentence !== null)
}

/** The towns on the way without the two ends; a long list is thinned evenly. */
export function townsBetween({ pickup, dropoff }: Trip, { towns }: RouteFacts): string[] {
  const ends = new Set([placeKey(pickup), placeKey(dropoff)])
  const passed = [...new Set(towns)].filter((town) => !ends.has(placeKey(town)))
  if (passed.length <= MAX_TOWNS) return passed
  return Array.from({ length: MAX_TOWNS }, (_, i) => passed[Math.round((i * (passed.length - 1)) / (MAX_TOWNS - 1))]!)
}

function hotelSentence({ name, town, exact }: NonNullable<RouteFacts['hotels']>[number]): string {
  return exact ? `${name} is in ${town}.` : `The distance is to ${town}; we drive to the door of ${name}.`
}

function townsSentence(trip: Trip, facts: RouteFacts): string | null {
  const towns = townsBetween(trip, facts)
  return towns.length > 0 ? `The drive from ${trip.pickup} to ${trip.dropoff} passes ${listed(towns)}.` : null
}

function expresswaySentence(km: number, { expresswayKm, roads }: RouteFacts): string {
  const names = [...new Set(roads.flatMap(({ name }) => EXPRESSWAYS[name] ?? []))]
  const on = names.length > 0 ? ` on the ${listed(names)} ${names.length === 1 ? 'Expressway' : 'Expressways'}` : ''
  const length = `${Math.min(Math.round(expresswayKm), km)} of ${km} km`
  return expresswayKm > MOST * km
    ? `Most of the way is expressway: ${length}${on}. We pay the toll.`
    : `${length} are expressway${on && `,${on}`}; we pay the toll.`
}

function hillSentence(km: number, hillKm: number): string {
  return hillKm > MOST * km
    ? 'Nearly all of it is hill road with many bends, so allow time for a stop and the views.'
    : `${Math.round(hillKm)} km are hill road with bends, which is where the time goes.`
}

function windingSentence(km: number, windingKm: number): string {
  return windingKm > MOST * km
    ? 'Most of it is winding road through the foothills.'
    : `${Math.round(windingKm)} km are winding road through the foothills.`
}

/** For a route without a stretch worth mentioning: claims only what holds for every km of it. */
function plainSentence({ expresswayKm, hillKm, windingKm }: RouteFacts): string | null {
  const level = hillKm + windingKm < LEVEL_KM
  if (expresswayKm > 0) return level ? 'It is level road all the way.' : null
  return level ? 'It is level road all the way, without an expressway.' : 'There is no expressway on the way.'
}

function longestRoadSentence({ roads }: RouteFacts): string | null {
  const longest = [...roads].sort((a, b) => b.km - a.km)[0]
  if (!longest || longest.km < MIN_STRETCH_KM || EXPRESSWAYS[longest.name]) return null
  return `The longest stretch, ${Math.round(longest.km)} km, is on the ${longest.name}.`
}

/** Creating an Intl formatter is slow, so it waits until one is needed. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}

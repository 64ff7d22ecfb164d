/** What can be said of one drive and of no other: the towns on the way, expressway, hill road and winding road. */
import type { RouteFacts } from './call-shapes.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'

/** What the expressways are called, by the number on their signs. */
const EXPRESSWAYS: Readonly<Record<string, string>> = {
  E01: 'Southern',
  E02: 'Outer Circular',
  E03: 'Colombo-Katunayake',
  E04: 'Central',
}

/** Shorter stretches are not worth a word, in km... */
const WORTH_SAYING_KM = 5
/** ...but a way with as much as this in bends is not level either. */
const LEVEL_KM = 1
/** More than this share of the way is most of it. */
const MOST = 0.6
const TOWNS_SAID = 6

/** Made when it is used: making one keeps a page from answering for a moment. */
const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** The towns that are passed, without the two ends; the longest list evenly thinned. */
export function townsBetween({ pickup, dropoff }: Trip, { towns }: RouteFacts): string[] {
  const ends = new Set([placeKey(pickup), placeKey(dropoff)])
  const passed = [...new Set(towns)].filter((town) => !ends.has(placeKey(town)))
  if (passed.length <= TOWNS_SAID) return passed
  return Array.from({ length: TOWNS_SAID }, (_, i) => passed[Math.round(i * (passed.length - 1) / (TOWNS_SAID - 1))]!)
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

/** Of a way that has neither expressway nor bends worth saying: no more than what is true to the last km. */
function plainSentence({ expresswayKm, hillKm, windingKm }: RouteFacts): string | null {
  const level = hillKm + windingKm < LEVEL_KM
  if (expresswayKm > 0) return level ? 'It is level road all the way.' : null
  return level ? 'It is level road all the way, without an expressway.' : 'There is no expressway on the way.'
}

function longestRoad({ roads }: RouteFacts): string | null {
  const longest = roads.toSorted((a, b) => b.km - a.km)[0]
  if (!longest || longest.km < WORTH_SAYING_KM || EXPRESSWAYS[longest.name]) return null
  const name = `the ${longest.name}`
  return `The longest stretch, ${Math.round(longest.km)} km, is on ${name}.`
}

/** A few sentences, each true of this drive alone. @param km whole km of the fare */
export function describeRoute(ends: Trip, km: number, facts: RouteFacts): string[] {
  const towns = townsBetween(ends, facts)
  const expressway = facts.expresswayKm >= WORTH_SAYING_KM
  const hills = facts.hillKm >= WORTH_SAYING_KM
  // Where nearly all of it is hill road, its bends have been spoken of.
  const winding = facts.windingKm >= WORTH_SAYING_KM && facts.hillKm <= MOST * km
  return [
    towns.length > 0 ? `The drive from ${ends.pickup} to ${ends.dropoff} passes ${listed(towns)}.` : `The drive from ${ends.pickup} to ${ends.dropoff} passes no other large town.`,
    ...(expressway ? [expresswaySentence(km, facts)] : []),
    ...(hills ? [hillSentence(km, facts.hillKm)] : []),
    ...(winding ? [windingSentence(km, facts.windingKm)] : []),
    ...[expressway || hills || winding ? null : plainSentence(facts), longestRoad(facts)].filter((sentence) => sentence !== null),
  ]
}

/** What can be said of one drive and of no other: the towns on the way, expressway and hill road. */
import type { DirectionsAnswer } from './calls.ts'
import { placeKey } from './places.ts'
import type { TransferEnds } from './slugs.ts'

export type DriveFacts = NonNullable<DirectionsAnswer['route']>

/** What the expressways are called, by the number on their signs. */
const EXPRESSWAYS: Readonly<Record<string, string>> = {
  E01: 'Southern',
  E02: 'Outer Circular',
  E03: 'Colombo-Katunayake',
  E04: 'Central',
}

/** Shorter stretches are not worth a word, in km. */
const WORTH_SAYING_KM = 5
const TOWNS_SAID = 6

/** Made when it is used: making one keeps a page from answering for a moment. */
const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** The towns that are passed, without the two ends; the longest list evenly thinned. */
export function townsBetween({ pickup, dropoff }: TransferEnds, { towns }: DriveFacts): string[] {
  const ends = new Set([placeKey(pickup), placeKey(dropoff)])
  const passed = [...new Set(towns)].filter((town) => !ends.has(placeKey(town)))
  if (passed.length <= TOWNS_SAID) return passed
  return Array.from({ length: TOWNS_SAID }, (_, i) => passed[Math.round(i * (passed.length - 1) / (TOWNS_SAID - 1))]!)
}

function expresswaySentence(km: number, { expresswayKm, roads }: DriveFacts): string {
  const names = [...new Set(roads.flatMap(({ name }) => EXPRESSWAYS[name] ?? []))]
  const on = names.length > 0 ? ` on the ${listed(names)} ${names.length === 1 ? 'Expressway' : 'Expressways'}` : ''
  const length = `${Math.min(Math.round(expresswayKm), km)} of ${km} km`
  return expresswayKm > 0.6 * km
    ? `Most of the way is expressway: ${length}${on}. We pay the toll.`
    : `${length} are expressway${on && `,${on}`}; we pay the toll.`
}

function hillSentence(km: number, hillKm: number): string {
  return hillKm > 0.6 * km
    ? 'Nearly all of it is hill road with many bends, so allow time for a stop and the views.'
    : `${Math.round(hillKm)} km are hill road with bends, which is where the time goes.`
}

function longestRoad({ roads }: DriveFacts): string | null {
  const longest = roads.toSorted((a, b) => b.km - a.km)[0]
  if (!longest || longest.km < WORTH_SAYING_KM || EXPRESSWAYS[longest.name]) return null
  const name = `the ${longest.name}`
  return `The longest stretch, ${Math.round(longest.km)} km, is on ${name}.`
}

/** A few sentences, each true of this drive alone. @param km whole km of the fare */
export function driveInWords(ends: TransferEnds, km: number, facts: DriveFacts): string[] {
  const towns = townsBetween(ends, facts)
  const expressway = facts.expresswayKm >= WORTH_SAYING_KM
  const hills = facts.hillKm >= WORTH_SAYING_KM
  return [
    towns.length > 0 ? `The drive from ${ends.pickup} to ${ends.dropoff} passes ${listed(towns)}.` : `The drive from ${ends.pickup} to ${ends.dropoff} passes no other large town.`,
    ...(expressway ? [expresswaySentence(km, facts)] : []),
    ...(hills ? [hillSentence(km, facts.hillKm)] : []),
    ...(!expressway && !hills ? ['It is level road all the way, without an expressway.'] : []),
    ...[longestRoad(facts)].filter((sentence) => sentence !== null),
  ]
}

/**
 * The parks that we sell: names, what a tour there is, what a visitor comes for. Their gates are in the gazetteer.
 */
import { placeKey } from '#domain/places/place-name.ts'

/** A jeep drives through the park, a guide leads through it, or a guide leads up a mountain that has no gate. */
export type TourKind = 'safari' | 'walk' | 'hike'

export interface Park {
  /** As slugs, calls and the gazetteer know it (in any case). */
  readonly name: string
  /** As a link or a chip shows it. */
  readonly shortName: string
  readonly kind: TourKind
}

/** In the order in which the site offers them. */
export const PARKS = [
  { name: 'Yala national park', shortName: 'Yala', kind: 'safari' },
  {
    name: 'Udawalawe national park',
    shortName: 'Udawalawe',
    kind: 'safari',
  },
  {
    name: 'Minneriya national park',
    shortName: 'Minneriya',
    kind: 'safari',
  },
  { name: "Adam's Peak", shortName: "Adam's Peak", kind: 'hike' },
  { name: 'Kaudulla national park', shortName: 'Kaudulla', kind: 'safari' },
  { name: 'Wilpattu national park', shortName: 'Wilpattu', kind: 'safari' },
  { name: 'Bundala national park', shortName: 'Bundala', kind: 'safari' },
  { name: 'Horton Plains national park', shortName: 'Horton Plains', kind: 'walk' },
] as const satisfies readonly Park[]

/** The park of that name in any case; `undefined` for another name. `findPark` knows all other spellings, too. */
export function parkNamed(name: string): Park | undefined {
  return (PARKS as readonly Park[]).find((park) => placeKey(park.name) === placeKey(name))
}

export function tourKind(park: string): TourKind {
  return parkNamed(park)?.kind ?? 'safari'
}

/** False for the hike, which is sold at the half-day price. */
export function hasDurations(park: string): boolean {
  return tourKind(park) !== 'hike'
}

/**
 * True where a tour starts or ends at the park itself. Both names are as quotes carry them; see `isAtPark` for names as
 * typed.
 */
export function isAtGate(place: string, park: string): boolean {
  return placeKey(place) === placeKey(park)
}

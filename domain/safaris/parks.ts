/** The parks and the hike that we sell: names, what a visitor comes for, park fees. Their gates are in the gazetteer. */

export interface Park {
  /** As slugs, calls and the gazetteer know it (in any case). */
  readonly name: string
  /** As a link or a chip shows it. */
  readonly shortName: string
  /** What to see, in a few words. */
  readonly sight: string
  /** The park fee that the operator states, in whole USD: docs/product.md#tours. Absent where none is stated. */
  readonly feeUsd?: number
}

/** In the order in which the site offers them. */
export const PARKS = [
  { name: 'Yala national park', shortName: 'Yala', sight: 'Leopards', feeUsd: 105 },
  { name: 'Udawalawe national park', shortName: 'Udawalawe', sight: 'Elephants by the reservoir', feeUsd: 99 },
  { name: 'Minneriya national park', shortName: 'Minneriya', sight: 'The elephant gathering', feeUsd: 105 },
  { name: "Adam's Peak", shortName: "Adam's Peak", sight: 'Sunrise hike', feeUsd: 105 },
  { name: 'Kaudulla national park', shortName: 'Kaudulla', sight: 'Elephants by the tank' },
  { name: 'Wilpattu national park', shortName: 'Wilpattu', sight: 'Leopards and lakes' },
  { name: 'Bundala national park', shortName: 'Bundala', sight: 'Lagoon birds' },
  { name: 'Horton Plains national park', shortName: 'Horton Plains', sight: "World's End walk" },
] as const satisfies readonly Park[]

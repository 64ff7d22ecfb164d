/** What does not fit into a suitcase, and the room that it takes in a vehicle. Rules: docs/product.md#bulky-things */

import { fits, type Party, partyOfEach, roomOf, vehicleClasses, type VehicleClass } from './vehicles.ts'

/**
 * Where it goes: inside it takes the room of this many large suitcases, in a car or in a van. Without a number it goes onto
 * a roof rack; `false` where such a vehicle does not take it at all.
 */
interface Stowage {
  readonly car: number | 'roof' | false
  readonly van: number | 'roof'
}

const BULKY = {
  /** Up to 2.1 m, which is as long as a van with its seats folded. */
  surfboards: { car: 'roof', van: 1 },
  longboards: { car: 'roof', van: 'roof' },
  golfBags: { car: 2, van: 2 },
  bicycles: { car: 'roof', van: 3 },
  /** It folds. */
  wheelchairs: { car: 1, van: 1 },
  fixedWheelchairs: { car: false, van: 4 },
  prams: { car: 1, van: 1 },
} as const satisfies Readonly<Record<string, Stowage>>

export type BulkyThing = keyof typeof BULKY

/** How many of each; nothing where nobody said. */
export type BulkyThings = { readonly [Thing in BulkyThing]?: number | null | undefined }

/** In the order in which they are shown. */
export const BULKY_THINGS = Object.keys(BULKY) as BulkyThing[]

/** Of one kind, in one ride. */
export const MAX_BULKY = 9

/** A class with this many seats has the room of a van, by whatever name. */
const SEATS_OF_VAN = 6

/** Those of which there are any. */
export const countedBulky = (things: BulkyThings): BulkyThing[] =>
  BULKY_THINGS.filter((thing) => (things[thing] ?? 0) > 0)

/**
 * @returns the suitcases whose room they take inside, and whether a roof rack is needed; `null` if such a vehicle does not
 *   take them
 */
export function stowed(things: BulkyThings, seats: number): { readonly bags: number; readonly onRoof: boolean } | null {
  const places = countedBulky(things).map((thing) => {
    const place: number | 'roof' | false = BULKY[thing][seats < SEATS_OF_VAN ? 'car' : 'van']
    return typeof place === 'number' ? place * things[thing]! : place
  })
  if (places.includes(false)) return null
  return {
    bags: places.reduce<number>((sum, place) => sum + (Number(place) || 0), 0),
    onRoof: places.includes('roof'),
  }
}

/** Who travels, with all that they bring. */
export interface WholeParty extends Party, BulkyThings {}

export function takes(vehicle: VehicleClass, { travelers, bags, ...things }: WholeParty): boolean {
  const inside = stowed(things, roomOf(vehicle).seats)
  return inside !== null && fits({ travelers, bags: bags + inside.bags }, vehicle)
}

/** The smallest vehicle that takes all of it; `null` for a party that needs two. */
export const smallestThatTakes = (party: WholeParty): VehicleClass | null =>
  vehicleClasses().find((vehicle) => takes(vehicle, party)) ?? null

/** True where a part of it goes onto the roof of such a vehicle. */
export const needsRoofRack = (things: BulkyThings, vehicle: VehicleClass): boolean =>
  stowed(things, roomOf(vehicle).seats)?.onRoof === true

/** The smallest of which two take a party that no vehicle takes; `null` where one does, or two do not. */
export function smallestOfTwo(party: WholeParty): VehicleClass | null {
  const each = wholePartyOfEach(party, 2)
  if (party.travelers < 2 || smallestThatTakes(party)) return null
  return vehicleClasses().find((vehicle) => takes(vehicle, each) && !needsRoofRack(each, vehicle)) ?? null
}

/** As even as can be: what the fuller one of several vehicles takes. */
export const wholePartyOfEach = (party: WholeParty, vehicles: number): WholeParty => ({
  ...Object.fromEntries(BULKY_THINGS.map((thing) => [thing, Math.ceil((party[thing] ?? 0) / vehicles)])),
  ...partyOfEach(party, vehicles),
})

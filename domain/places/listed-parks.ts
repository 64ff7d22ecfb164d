/** The parks of the price list by their names. What a tour there is: domain/tours/parks.ts */
import { onceForEachList } from '#domain/prices/list-in-force.ts'
import type { Park, PriceList } from '#domain/prices/price-list.ts'
import { placeKey } from './place-name.ts'

export interface NamedPark extends Park {
  /** As slugs, calls and the gazetteer know it (in any case). */
  readonly name: string
}

/** What a list leaves out that a browser gets: there a patch cannot say `null`. */
const NOT_SAID = { gate: null, hours: null, closed: null, season: null, fee: null } satisfies Partial<Park>

/** In the order in which the site offers them. */
export const parksOnSale = onceForEachList((list): readonly NamedPark[] =>
  Object.entries(list.parks).map(([name, park]) => ({ ...NOT_SAID, ...park, name })),
)

const NATIONAL_PARK = ' national park'

const byKey = onceForEachList((list) => {
  const parks = parksOnSale(list)
  return new Map([
    // An owner may call it 'Gal Oya': then that is the park's name, and the gazetteer's longer one as well.
    ...parks.filter(({ kind }) => kind !== 'hike').map((park) => [placeKey(park.name) + NATIONAL_PARK, park] as const),
    ...parks.map((park) => [placeKey(park.name), park] as const),
  ])
})

/** The park of that name in any case; `undefined` for another name. `findPark` knows all other spellings, too. */
export function parkNamed(name: string, list?: PriceList): NamedPark | undefined {
  return byKey(list).get(placeKey(name))
}

/** A park's name as a place: 'Gal Oya national park' is 'Gal Oya National Park' on a map. */
export const asPlaceName = (park: string) => park.replace(/ national park$/, ' National Park')

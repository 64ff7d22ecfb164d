/** The footer's lists: on every page, so each link must lead to a page that is there. */
import { COLOMBO_AIRPORT } from '#domain/place-name.ts'
import { PARKS, parkSlug } from '#domain/parks.ts'
import { isAdamsPeak } from '#domain/safari.ts'
import { transferSlug } from '#domain/slugs.ts'
import { paths } from '#domain/paths.ts'

export interface FooterLink { readonly text: string; readonly to: string }

const TOWNS = [
  'Anuradhapura', 'Arugam Bay', 'Bentota', 'Colombo', 'Dambulla', 'Ella', 'Galle', 'Hikkaduwa', 'Jaffna', 'Kandy', 'Matara', 'Mirissa',
  'Negombo', 'Nuwara Eliya', 'Sigiriya', 'Tangalle', 'Tissamaharama', 'Trincomalee', 'Unawatuna', 'Weligama',
]

export const TOWN_LINKS: readonly FooterLink[] = TOWNS.map((town) => ({ text: `${town} taxi`, to: paths.place(town) }))

export const THINGS_TO_DO_LINKS: readonly FooterLink[] = PARKS.map(({ name, shortName }) => ({ text: `${shortName} ${isAdamsPeak(name) ? 'hike' : 'safari'}`, to: paths.safari(parkSlug(name)) }))

/** Where the island's hotels stand, and the drive there from the airport. */
const HOTEL_AREAS: readonly (readonly [area: string, place: string])[] = [
  ['Colombo city hotels', 'Colombo'],
  ['Negombo beach hotels', 'Negombo'],
  ['Bentota beach resorts', 'Bentota'],
  ['Hikkaduwa surf hotels', 'Hikkaduwa'],
  ['Galle Fort hotels', 'Galle'],
  ['Mirissa beach hotels', 'Mirissa'],
  ['Tangalle beach resorts', 'Tangalle'],
  ['Kandy hill hotels', 'Kandy'],
  ['Nuwara Eliya tea hotels', 'Nuwara Eliya'],
  ['Ella mountain hotels', 'Ella'],
  ['Sigiriya jungle hotels', 'Sigiriya'],
  ['Trincomalee beach resorts', 'Trincomalee'],
]

export const HOTEL_LINKS: readonly FooterLink[] = HOTEL_AREAS.map(([text, place]) => ({ text, to: paths.transfer(transferSlug(COLOMBO_AIRPORT, place)) }))

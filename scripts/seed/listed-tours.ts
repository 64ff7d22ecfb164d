/** The safaris and hikes on the site's lists, with pickups and dropoffs. Names are the gazetteer's. */
import type { PARKS } from '#domain/tours/parks.ts'

/** `A` for there and back, `A > B` for a tour on the way from one stop to the next. */
const TOURS: Record<(typeof PARKS)[number]['name'], string> = {
  'Yala national park':
    'Tissamaharama, Kataragama, Ella, Ella > Mirissa, Mirissa, Mirissa > Ella, Tangalle, Galle, Unawatuna, Arugam Bay > Mirissa',
  'Udawalawe national park':
    'Udawalawe, Embilipitiya, Ella > Mirissa, Mirissa > Ella, Ella > Galle, Galle, Tangalle, Bentota, Nuwara Eliya > Mirissa',
  'Minneriya national park': 'Habarana, Sigiriya, Dambulla, Polonnaruwa, Kandy, Sigiriya > Kandy, Trincomalee',
  "Adam's Peak": 'Hatton, Nuwara Eliya, Kandy, Colombo, Kitulgala, Kandy > Ella, Ella',
  'Kaudulla national park': 'Habarana, Sigiriya, Dambulla, Polonnaruwa, Trincomalee, Kandy',
  'Wilpattu national park': 'Anuradhapura, Puttalam, Kalpitiya, Negombo, Sigiriya, Colombo, Negombo > Anuradhapura',
  'Bundala national park': 'Tissamaharama, Hambantota, Tangalle, Mirissa, Galle',
  'Horton Plains national park': 'Nuwara Eliya, Haputale, Bandarawela, Ella, Nuwara Eliya > Ella',
}

interface ListedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
}

export const LISTED_TOURS: readonly ListedTour[] = Object.entries(TOURS).flatMap(([park, list]) =>
  list.split(', ').map((tour) => {
    const [pickup, dropoff = pickup] = tour.split(' > ') as [string, string?]
    return { park, pickup, dropoff }
  }),
)

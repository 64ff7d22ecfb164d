/**
 * The site's pictures: SVG files in client/public/pictures/, drawn for this site.
 *
 * Use one as the attributes of an image: `<img {...PICTURES.yala} loading="lazy" decoding="async" />`. Width and height
 * let the browser reserve its space. A scene fills any box that CSS gives it (`object-fit: cover`).
 */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Its name always stands beside it, so that screen readers pass it over. */
const vehicle = (name: string): Picture => ({ src: `/pictures/${name}.svg`, width: 320, height: 150, alt: '' })
const scene = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 960, height: 600, alt })

export const VEHICLE_PICTURES: Readonly<Record<VehicleClass, Picture>> = {
  mini: vehicle('mini'),
  car: vehicle('sedan'),
  van: vehicle('van'),
}

export const PICTURES = {
  airportPickup: scene(
    'airport-pickup',
    'A driver with a welcome board meets a guest at the airport arrivals, the taxi waiting beside them',
  ),
  adamsPeak: scene('adams-peak', "Two hikers look up at the lit steps of Adam's Peak before sunrise"),
  udawalawe: scene('udawalawe', 'Elephants with a calf by the reservoir of Udawalawe at sunset'),
  yala: scene('yala', 'A leopard resting on a boulder in Yala'),
  minneriya: scene('minneriya', 'The gathering of elephants by the tank of Minneriya'),
  kaudulla: scene('kaudulla', 'An elephant and its calf bathing in the tank of Kaudulla, painted storks beside them'),
  wilpattu: scene('wilpattu', 'Deer drinking at a lake of Wilpattu at dawn'),
  bundala: scene('bundala', 'Flamingos in the lagoon of Bundala at sunset'),
  hortonPlains: scene('horton-plains', "A sambar deer at World's End on Horton Plains, clouds in the valley below"),
  safari: scene('safari', 'A safari jeep on a track through a national park at sunset'),
  colomboHotel: scene('colombo-hotel', 'A taxi before a hotel on the Colombo sea front in the evening'),
  beachResort: scene(
    'beach-resort',
    'A villa under palms on a beach of Sri Lanka, an outrigger boat drawn up on the sand',
  ),
  hillCountry: scene('hill-country', 'A blue train crossing the Nine Arch Bridge above tea fields'),
  jaffna: scene('jaffna', 'The golden tower of a Hindu temple in Jaffna between palmyra palms at sunrise'),
  surf: scene('surf', 'A surfer riding a wave of the south coast in the evening'),
  sigiriya: scene('sigiriya', 'The rock of Sigiriya above its water gardens'),
} as const satisfies Record<string, Picture>

/** Scenes by words in a place's name, as `placeKey` writes it. The first match wins. */
const SCENES_BY_NAME: readonly (readonly [words: RegExp, picture: Picture])[] = [
  [/\byala\b/, PICTURES.yala],
  [/\budawalaw[ea]\b/, PICTURES.udawalawe],
  [/\bminneriya\b/, PICTURES.minneriya],
  [/\bkaudulla\b/, PICTURES.kaudulla],
  [/\bwilpattu\b/, PICTURES.wilpattu],
  [/\bbundala\b/, PICTURES.bundala],
  [/\b(horton plains|worlds end|ohiya)\b/, PICTURES.hortonPlains],
  [/\blittle adams peak\b/, PICTURES.hillCountry],
  [/\b(adams peak|sri pada|nallathanniya|dalhousie)\b/, PICTURES.adamsPeak],
  [/\b(national park|safari)\b/, PICTURES.safari],
  [/\b(sigiriya|dambulla|habarana|polonnaruwa|anuradhapura|pidurangala)\b/, PICTURES.sigiriya],
  [/\b(ella|nuwara eliya|nanu oya|haputale|bandarawela|hatton|badulla|kandy|nine arch)\b/, PICTURES.hillCountry],
  [/\b(jaffna|nallur|kilinochchi|delft island|point pedro)\b/, PICTURES.jaffna],
  [/\b(arugam bay|hiriketiya|weligama|midigama)\b/, PICTURES.surf],
  [/\b(colombo|mount lavinia)\b/, PICTURES.colomboHotel],
  [
    /\b(beach|resort|negombo|bentota|beruwala|hikkaduwa|galle|unawatuna|ahangama|koggala|mirissa|matara|dikwella|tangalle|pasikudah|trincomalee|nilaveli|uppuveli|kalpitiya|wadduwa|kalutara|ahungalla|balapitiya)\b/,
    PICTURES.beachResort,
  ],
]

/** The scene of a place; `null` when there is none. */
export function placePicture(place: string): Picture | null {
  if (isColomboAirport(place)) return PICTURES.airportPickup
  const key = placeKey(place)
  return SCENES_BY_NAME.find(([words]) => words.test(key))?.[1] ?? null
}

/** The scene of a park or a hike; a safari jeep for a park without one. */
export function parkPicture(park: string): Picture {
  const picture = placePicture(park)
  return picture && picture !== PICTURES.airportPickup ? picture : PICTURES.safari
}

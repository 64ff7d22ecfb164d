/**
 * The site's pictures: drawn for it as SVG, one style, served as files from /pictures/.
 *
 * Spread one into an `img`: `<img {...PICTURES.yala} loading="lazy" decoding="async" />`. The size is the drawing's own, so
 * that the browser keeps its place; scenes fill any box that CSS gives them, like a photo with `object-fit: cover`.
 */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

const scene = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 960, height: 600, alt })

export const PICTURES = {
  airportPickup: scene('airport-pickup', 'A driver with a welcome board meets a guest at the airport arrivals, the taxi waiting beside them'),
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
  beachResort: scene('beach-resort', 'A villa under palms on a beach of Sri Lanka, an outrigger boat drawn up on the sand'),
  hillCountry: scene('hill-country', 'A blue train crossing the Nine Arch Bridge above tea fields'),
  sigiriya: scene('sigiriya', 'The rock of Sigiriya above its water gardens'),
} as const satisfies Record<string, Picture>

/** Which picture shows a place or a park. */

/** Words of a name that say what is to be seen there; the first that is found wins. Keys are those of `placeKey`. */
const SIGHTS: readonly (readonly [words: RegExp, picture: Picture])[] = [
  [/\byala\b/, PICTURES.yala],
  [/\budawalaw[ea]\b/, PICTURES.udawalawe],
  [/\bminneriya\b/, PICTURES.minneriya],
  [/\bkaudulla\b/, PICTURES.kaudulla],
  [/\bwilpattu\b/, PICTURES.wilpattu],
  [/\bbundala\b/, PICTURES.bundala],
  [/\bhorton plains\b|\bworlds end\b|\bohiya\b/, PICTURES.hortonPlains],
  [/\blittle adams peak\b/, PICTURES.hillCountry],
  [/\badams peak\b|\bsri pada\b|\bnallathanniya\b|\bdalhousie\b/, PICTURES.adamsPeak],
  [/\bnational park\b|\bsafari\b/, PICTURES.safari],
  [/\bsigiriya\b|\bdambulla\b|\bhabarana\b|\bpolonnaruwa\b|\banuradhapura\b|\bpidurangala\b/, PICTURES.sigiriya],
  [/\bella\b|\bnuwara eliya\b|\bnanu oya\b|\bhaputale\b|\bbandarawela\b|\bhatton\b|\bbadulla\b|\bkandy\b|\bnine arch\b/, PICTURES.hillCountry],
  [/\bcolombo\b|\bmount lavinia\b/, PICTURES.colomboHotel],
  [/\bbeach\b|\bresort\b|\bnegombo\b|\bbentota\b|\bberuwala\b|\bhikkaduwa\b|\bgalle\b|\bunawatuna\b|\bahangama\b|\bkoggala\b|\bweligama\b|\bmirissa\b|\bmatara\b|\bdikwella\b|\bhiriketiya\b|\btangalle\b|\barugam bay\b|\bpasikudah\b|\btrincomalee\b|\bnilaveli\b|\buppuveli\b|\bkalpitiya\b|\bwadduwa\b|\bkalutara\b|\bahungalla\b|\bbalapitiya\b/, PICTURES.beachResort],
]

/** What a place is known for, or `null` where no picture shows it. The Colombo airport has the pickup at its arrivals. */
export function placePicture(place: string): Picture | null {
  if (isColomboAirport(place)) return PICTURES.airportPickup
  const key = placeKey(place)
  return SIGHTS.find(([words]) => words.test(key))?.[1] ?? null
}

/** The scene of a park or a hike; any other park has the jeep on its track. */
export function parkPicture(park: string): Picture {
  const picture = placePicture(park)
  return picture && picture !== PICTURES.airportPickup ? picture : PICTURES.safari
}

/** The three vehicles, apart from the other pictures: the fare needs them and nothing else. */

const vehicle = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 320, height: 150, alt })

export const VEHICLE_PICTURES: Readonly<Record<VehicleClass, Picture>> = {
  mini: vehicle('mini', 'A small hatchback'),
  car: vehicle('sedan', 'A sedan'),
  van: vehicle('van', 'A passenger van'),
}

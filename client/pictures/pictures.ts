/**
 * The site's pictures: SVG files in client/public/pictures/, drawn for this site.
 *
 * Use one as the attributes of an image: `<img {...toldPicture(PICTURES.yala, texts)} loading="lazy" decoding="async" />`.
 * Width and height let the browser reserve its space. A scene fills any box that CSS gives it (`object-fit: cover`).
 */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Its name always stands beside it, so that screen readers pass it over. */
const vehicle = (name: string): Picture => ({ src: `/pictures/${name}.svg`, width: 320, height: 150 })
const scene = (name: string): Picture => ({ src: `/pictures/${name}.svg`, width: 960, height: 600 })

export const VEHICLE_PICTURES: Readonly<Record<VehicleClass, Picture>> = {
  mini: vehicle('mini'),
  car: vehicle('sedan'),
  van: vehicle('van'),
}

export const PICTURES = {
  airportPickup: scene('airport-pickup'),
  adamsPeak: scene('adams-peak'),
  udawalawe: scene('udawalawe'),
  yala: scene('yala'),
  minneriya: scene('minneriya'),
  kaudulla: scene('kaudulla'),
  wilpattu: scene('wilpattu'),
  bundala: scene('bundala'),
  hortonPlains: scene('horton-plains'),
  safari: scene('safari'),
  colomboHotel: scene('colombo-hotel'),
  beachResort: scene('beach-resort'),
  hillCountry: scene('hill-country'),
  jaffna: scene('jaffna'),
  surf: scene('surf'),
  sigiriya: scene('sigiriya'),
} as const satisfies Record<string, Picture>

/** A scene and what it shows, in words. */
export interface ToldPicture extends Picture {
  readonly alt: string
}

/** @param texts with 'pictures' */
export function toldPicture(picture: Picture, texts: Texts): ToldPicture {
  const [name] = Object.entries(PICTURES).find(([, each]) => each === picture)!
  return { ...picture, alt: texts.in('pictures')[name as keyof typeof PICTURES] }
}

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

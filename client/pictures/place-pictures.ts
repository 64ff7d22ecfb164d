/** Which picture shows a place or a park. */
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { type Picture, PICTURES, toldPicture, type ToldPicture } from './pictures.ts'

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
  [/\b(trincomalee|nilaveli|uppuveli|pasikudah|kalkudah|batticaloa)\b/, PICTURES.eastCoast],
  [/\b(arugam bay|hiriketiya|weligama|midigama)\b/, PICTURES.surf],
  [/\b(colombo|mount lavinia)\b/, PICTURES.colomboHotel],
  [
    /\b(beach|resort|negombo|bentota|beruwala|hikkaduwa|galle|unawatuna|ahangama|koggala|mirissa|matara|dikwella|tangalle|kalpitiya|wadduwa|kalutara|ahungalla|balapitiya)\b/,
    PICTURES.beachResort,
  ],
]

/** The scene of a place; `null` when there is none. */
export function placePicture(place: string): Picture | null {
  if (isColomboAirport(place)) return PICTURES.airportPickup
  const key = placeKey(place)
  return SCENES_BY_NAME.find(([words]) => words.test(key))?.[1] ?? null
}

/** The scene that the price list gives a park or a hike; a safari jeep for a park without one. */
export function parkPicture(park: string): Picture {
  const picture = placePicture(parkNamed(park)?.picture ?? park)
  return picture && picture !== PICTURES.airportPickup ? picture : PICTURES.safari
}

/** The same in words. What is drawn for one park is not said to be another. @param texts with 'home' and 'menu' */
export function toldParkPicture(park: string, texts: Texts): ToldPicture {
  const picture = parkPicture(park)
  const isItsOwn = picture === PICTURES.safari || picture === placePicture(park)
  return isItsOwn ? toldPicture(picture, texts) : { ...picture, alt: texts.in('menu').otherPicture }
}

/** Which picture shows a place or a park. */
import { isColomboAirport, placeKey } from '#domain/places.ts'
import { PICTURES, type Picture } from './pictures.ts'

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

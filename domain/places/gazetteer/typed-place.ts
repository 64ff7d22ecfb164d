/** What a text means that was entered without a choice from a list. */
import { coordinatesName, type LatLng } from '../coordinates.ts'
import { isInSriLanka } from '../sri-lanka-bounds.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import { foldWord, isKindWord } from '../hotel-names.ts'
import { foldChinese, islandScript } from '../names/foreign-spelling.ts'
import { linkedName, pastedPoint, viewedPoint } from '../pasted-point.ts'
import { MAX_PLACE_NAME } from '../place-name.ts'
import { allPlaces, findBySound, findPlace, isLoneSlip, isUnplaced, suggestPlaces } from './lookup.ts'
import { compactName, foldSpelling, slipsFrom, sureFit } from './matching.ts'
import type { GazetteerPlace, PlaceKind } from './table-format.ts'

/** The name of the gazetteer's place, or of the point, that the text surely means; `null` for none. */
export function placeEntered(text: string): string | null {
  const point = pointEntered(text)
  if (point) return point
  return surePlace(linkedName(text) ?? text)?.name ?? null
}

/**
 * The place that a text surely means: by its name, by the beginning of it, or by a typing error that is no other name.
 * What is written in Sinhala or Tamil means a place by its whole name only, and the name of a place that we lack means none.
 */
export function surePlace(typed: string): GazetteerPlace | null {
  const known = findPlace(typed)
  if (known) return known
  const name = typed.slice(0, MAX_PLACE_NAME)
  if (findBySound(name) === null || islandScript(name)) return null
  const [likeliest] = suggestPlaces(name, 1)
  if (!likeliest) return null
  const fit = sureFit(likeliest, name)
  const isSlip = fit === 'slip' && !namesOther(likeliest, name) && isLoneSlip(likeliest, name)
  return fit === 'begun' || isSlip ? likeliest : null
}

/** 'Taj Galle' names Galle: it is no slip of Tangalle. */
function namesOther(place: GazetteerPlace, typed: string): boolean {
  const town = wordsOf(typed).length > 1 ? townSpelledWithin(typed) : null
  return town !== null && town.name !== place.name
}

/**
 * The name of the point in Sri Lanka that a text holds: coordinates, a link to a map, a plus code; `null` for none. Some
 * maps write the longitude first.
 */
export const pointEntered = (text: string) => nameOnIsland(pastedPoint(text, findPlace))

/** The name of the point at which a link's map was looked at, beside the place that it names; `null` for none. */
export const pointViewed = (text: string) => nameOnIsland(viewedPoint(text))

function nameOnIsland(point: LatLng | null): string | null {
  if (!point) return null
  const { lat, lng } = point
  const found = [point, { lat: lng, lng: lat }].find(isInSriLanka)
  return found ? coordinatesName(found) : null
}

const STREET = String.raw`(?:rd|road|st|street|mawatha|mw|lane|ln|avenue|ave)\b\.?`
/** 'Galle Rd' is a road in Colombo, and tells nothing of Galle. */
const STREET_NAME = new RegExp(String.raw`[\p{L}'’-]+\s+${STREET}`, 'giu')
const HOUSE = new RegExp(
  String.raw`\d.*\b${STREET}|\b${STREET}.*\d|^\s*(?:no\.?\s*)?\d+\s*[a-z]?(?:/\d+)*\s*,|\b\d{5}\s*$`,
  'iu',
)

/** True for the address of a house, with its number or postcode and its town: 'No 46, Galle Rd, Colombo 00300'. */
export function isHouseAddress(text: string): boolean {
  return text.includes(',') && HOUSE.test(text.replace(/,?\s*sri lanka\.?\s*$/i, '')) && townWithin(text) !== null
}

const TOWNS: ReadonlySet<PlaceKind> = new Set(['city', 'town', 'beach'])
/** A shorter word is no town with a typing error. */
const MIN_LETTERS_WITH_ERROR = 6

const wordsOf = (text: string) =>
  text
    .slice(0, MAX_PLACE_NAME)
    .replace(STREET_NAME, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter(Boolean)
    .flatMap((word) => (HAN.test(word) ? namesWithin(word) : word))

const HAN = /[\u4e00-\u9fff]/
const NAMED_IN_CHINESE: ReadonlySet<PlaceKind> = new Set(['city', 'town', 'beach', 'village', 'park', 'airport'])
const POPULAR: ReadonlySet<string> = new Set(POPULAR_PLACES)

let inChinese: readonly { readonly name: string; readonly isPopular: boolean }[] | undefined

/** Names of towns and parks in Chinese, folded, the longest first. */
const chineseTowns = () =>
  (inChinese ??= allPlaces()
    .filter(({ kind }) => NAMED_IN_CHINESE.has(kind))
    .flatMap(({ name: place, foreign = [] }) =>
      foreign
        .filter((name) => HAN.test(name))
        .map((name) => ({ name: foldChinese(name), isPopular: POPULAR.has(place) })),
    )
    .sort((a, b) => b.name.length - a.name.length))

/** Chinese has no spaces: the names in a text, from its start on. */
function namesWithin(text: string): string[] {
  const folded = foldChinese(text)
  const names: string[] = []
  for (let from = 0; from < folded.length; from += 1) {
    const found = chineseTowns().find(
      // Two characters may be a part of any other name.
      ({ name, isPopular }) => folded.startsWith(name, from) && (name.length > 2 || from === 0 || isPopular),
    )
    if (!found) continue
    names.push(found.name)
    from += found.name.length - 1
  }
  return names
}

/** Of French and Spanish: 'Maison de la mer' names no Dela, 'à côté du lac' no Kotte. */
const NO_NAMES = new Set('à au aux côte côté d de del des du el l la las le les los'.split(' '))

/** {@link townWithin} for a name that is spelled as it sounds: without a search for slips, which takes far longer. */
export function townSpelledWithin(text: string): GazetteerPlace | null {
  const words = wordsOf(text)
  const lastUnplaced = words.map(isUnplaced).lastIndexOf(true)
  let park: GazetteerPlace | undefined
  for (const size of [3, 2, 1]) {
    for (let i = words.length - size; i >= 0; i--) {
      const named = words.slice(i, i + size)
      if (named.every((word) => NO_NAMES.has(word.toLowerCase()))) continue
      const place = findBySound(named.join(' '))
      if (place && (TOWNS.has(place.kind) || place.kind === 'village')) return i > lastUnplaced ? place : null
      if (place?.kind === 'park' && i > lastUnplaced) park ??= place
    }
  }
  return park ?? null
}

/**
 * The town in the name of a house or in an address: of 'Hotel Sigirya Garden Xyz' it is Sigiriya. The last one where
 * there are several, because towns stand at the end of addresses; none where a town stands there that the gazetteer
 * lacks. Without a town the park: 'Wilpattu Tented Camp'.
 */
export function townWithin(text: string): GazetteerPlace | null {
  const words = wordsOf(text)
  const spelled = townSpelledWithin(text)
  if (spelled || words.some(isUnplaced)) return spelled
  for (const word of words.reverse()) {
    const folded = foldSpelling(compactName(word))
    if (folded.length < MIN_LETTERS_WITH_ERROR || isKindWord(foldWord(word.toLowerCase()))) continue
    // Not villages: with an error, many a word is like the name of some village.
    const town = suggestPlaces(word, 3).find(
      (place) => TOWNS.has(place.kind) && sureFit(place, word) === 'slip' && isLoneSlip(place, word),
    )
    if (town) return town
  }
  return null
}

/** What a slip at the end of a text may mean. */
export interface SlippedTown {
  readonly town: GazetteerPlace
  /** The words that are the slip. */
  readonly typed: string
  /** The text with the town as it is spelled. */
  readonly spelled: string
}

/**
 * The one well-known town, beach or village whose name the last words of a text are, with a typing error or two: of
 * 'Green View Hirikatiaya' it is Hiriketiya. `null` where the text names a place. It is for a list that the guest
 * chooses from: nothing is sure of it.
 * @param isOfHouse true for a folded word that a house far from the town has in its name, or begins a word of it with
 */
export function townSlippedIn(text: string, isOfHouse: IsOfHouse): SlippedTown | null {
  const words = wordsOf(text.replace(COUNTRY_AT_END, ''))
  if (islandScript(text) || words.some(isUnplaced) || townSpelledWithin(text)) return null
  for (const size of [2, 1]) {
    const typed = words.slice(-size)
    const town = words.length > size ? slippedTown(typed, isOfHouse) : null
    if (town) return { town, typed: typed.join(' '), spelled: [...words.slice(0, -size), town.name].join(' ') }
  }
  return null
}

const COUNTRY_AT_END = /[\s,]+sri ?lanka\W*$/i

type IsOfHouse = (word: string, town: GazetteerPlace) => boolean

function slippedTown(words: readonly string[], isOfHouse: IsOfHouse): GazetteerPlace | null {
  const typed = words.join(' ')
  if (foldSpelling(compactName(typed)).length < MIN_LETTERS_WITH_ERROR) return null
  const folded = words.map((word) => foldWord(word.toLowerCase()))
  const slips = wellKnownTowns().flatMap((town) => {
    const name = town.name.split(' ').map((word) => foldWord(word.toLowerCase()))
    const wrong = folded.filter((word) => !name.includes(word))
    const errors = name.length === words.length ? slipsFrom(town, typed) : null
    return errors && !wrong.some((word) => isKindWord(word) || isOfHouse(word, town)) ? [{ town, errors }] : []
  })
  const least = Math.min(...slips.map(({ errors }) => errors))
  const [slip, ...others] = slips.filter(({ errors }) => errors === least)
  if (!slip || others.length > 0 || words.some((word) => isNameAlone(word, slip.town))) return null
  return isLoneSlip(slip.town, typed, slip.errors) ? slip.town : null
}

/** True for the name of another place: 'Galle' is no slip. */
function isNameAlone(word: string, { name }: GazetteerPlace): boolean {
  return findBySound(word) !== undefined && !name.toLowerCase().split(' ').includes(word.toLowerCase())
}

let wellKnown: readonly GazetteerPlace[] | undefined

const wellKnownTowns = () =>
  (wellKnown ??= POPULAR_PLACES.flatMap((name) => {
    const place = findBySound(name)
    return place && (TOWNS.has(place.kind) || place.kind === 'village') ? [place] : []
  }))

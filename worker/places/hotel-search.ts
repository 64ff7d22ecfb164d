/**
 * Finds hotels by what a traveller types: the beginning of a name, its words in any order, with a typing error or two,
 * with or without 'Hotel' and the town.
 *
 * Every name and alias is a list of folded words (domain/places/hotel-names.ts). A typed word is worth the more the
 * fewer names have it. A house's score is the share of the typed words that it has, by worth, plus the share of its
 * name that was typed, plus a little for being well known.
 *
 * No library: minisearch 7.2, with the same folding and weights, had 97.8 % of names and 95.6 % of those with a slip among
 * its first three where this has 99.6 % and 99.1 %, and took six times as long (tests/bench/places.bench.ts).
 */
import type { LatLng } from '#domain/places/coordinates.ts'
import { foldWord, isHouseKind, isKindWord, plainWords } from '#domain/places/hotel-names.ts'
import { bitCount, lettersOf, typingErrors, wholeTypingErrors } from '#domain/places/typing-errors.ts'
import { type Hotel, readHotels } from './hotel-table.ts'
import { centralHotels } from '#data/hotels/central.ts'
import { easternHotels } from '#data/hotels/eastern.ts'
import { northCentralHotels } from '#data/hotels/north-central.ts'
import { northWesternHotels } from '#data/hotels/north-western.ts'
import { northernHotels } from '#data/hotels/northern.ts'
import { sabaragamuwaHotels } from '#data/hotels/sabaragamuwa.ts'
import { southernHotels } from '#data/hotels/southern.ts'
import { uvaHotels } from '#data/hotels/uva.ts'
import { westernHotels } from '#data/hotels/western.ts'

/** More words than that name no house. */
const MAX_WORDS = 8

// How well a typed word fits a word of a name, 0 to 1.

const FIT = {
  exact: 1,
  unfinished: 0.9,
  start: 0.82,
  oneSlip: 0.78,
  shortSlip: 0.6,
  twoSlips: 0.55,
  unfinishedSlip: 0.5,
} as const
/** A word of the town, or of a town nearby. */
const AREA = 0.85
/** Words typed as one, or one typed as two. */
const COMPOUND = 0.97
/** From how many letters on a fit is looked for. */
const LETTERS = { start: 2, shortSlip: 3, oneSlip: 4, unfinishedSlip: 5, twoSlips: 8 } as const

/** A house must have this share of what was typed, by worth. */
const MIN_SHARE = 0.5
/** Words such as 'hotel' or 'villa' count less than their rarity says. */
const KIND_WORTH = 0.3
/** A word that no name has counts as much as one that this many names have: it may be a street or another town. */
const UNKNOWN_COUNT = 40
/** A house is also looked for by the names of larger towns around. */
const AREA_KM = 15
const LARGE_TOWN_HOUSES = 5

// What decides between houses that have the same words.

const NAME_TYPED = 0.3
const TRUST = { A: 0.07, B: 0.04, C: 0.02, T: 0 } as const
const STAR = 0.012
const HOTEL = 0.05
/** Of the kind that was typed: who looks for a hostel takes no hotel of that name. */
const SAME_KIND = 0.25
const NEAR = 0.12
const NEAR_KM = 30

interface Word {
  readonly text: string
  readonly letters: number
  /** Names that have the word. */
  readonly names: number[]
  /** Towns that have the word in their name, or near a town that has. */
  readonly towns: number[]
}

/** The words of a given length, by length. */
type Lengths = (readonly Word[])[]

export type HotelIndex = ReturnType<typeof hotelIndex>

export const squareKm = (a: LatLng, b: LatLng) => ((a.lat - b.lat) * 110.6) ** 2 + ((a.lng - b.lng) * 110.3) ** 2
const rarity = (count: number, all: number) => Math.log(1 + all / (1 + count))
const worthOf = (word: string, count: number, all: number) => (isKindWord(word) ? KIND_WORTH : 1) * rarity(count, all)

interface Town extends LatLng {
  readonly name: string
  readonly district: string
  readonly houses: number[]
}

function townsOf(hotels: readonly Hotel[]): Town[] {
  const towns = new Map<string, Town>()
  for (const [i, { town, district, lat, lng }] of hotels.entries()) {
    const known = towns.get(`${town}, ${district}`)
    if (known) known.houses.push(i)
    else towns.set(`${town}, ${district}`, { name: town, district, lat, lng, houses: [i] })
  }
  return [...towns.values()]
}

function weightOf({ trust, stars, kind }: Hotel): number {
  return TRUST[trust] + STAR * stars + (kind === 'hotel' ? HOTEL : 0)
}

function add(list: number[], value: number): void {
  if (list.at(-1) !== value) list.push(value)
}

/** Takes some 50 ms: make it when it is first used. */
function hotelIndex(hotels: readonly Hotel[]) {
  const words = new Map<string, Word>()
  const folded = new Map<string, Word>()
  const pairs = new Map<string, number[]>()
  const wordOf = (plain: string): Word => {
    let word = folded.get(plain)
    if (word) return word
    const text = foldWord(plain)
    word = words.get(text)
    if (!word) words.set(text, (word = { text, letters: lettersOf(text), names: [], towns: [] }))
    folded.set(plain, word)
    return word
  }

  const hotelOf: number[] = []
  const nameWords: Word[][] = []
  const namesOf: number[][] = []
  for (const [i, hotel] of hotels.entries()) {
    namesOf.push([])
    const bracket = hotel.name.indexOf(' (')
    for (const text of [bracket < 0 ? hotel.name : hotel.name.slice(0, bracket), ...hotel.aliases]) {
      const ofName = plainWords(text).map(wordOf)
      const name = hotelOf.push(i) - 1
      nameWords.push(ofName)
      namesOf[i]!.push(name)
      for (const [k, word] of ofName.entries()) {
        add(word.names, name)
        if (k === 0 || isKindWord(ofName[k - 1]!.text)) continue
        const pair = ofName[k - 1]!.text + word.text
        const known = pairs.get(pair)
        if (known) known.push(name)
        else pairs.set(pair, [name])
      }
    }
  }

  const towns = townsOf(hotels)
  const large = towns.filter(({ houses }) => houses.length >= LARGE_TOWN_HOUSES)
  for (const [i, town] of towns.entries()) {
    const around = large.filter((each) => squareKm(each, town) < AREA_KM ** 2)
    for (const area of [town.name, town.district, ...around.map(({ name }) => name)])
      for (const word of plainWords(area)) add(wordOf(word).towns, i)
  }

  const lengths: Word[][] = []
  for (const word of words.values()) (lengths[word.text.length] ??= []).push(word)
  const plainLengths: Word[][] = []
  for (const [plain, word] of folded)
    (plainLengths[plain.length] ??= []).push({ ...word, text: plain, letters: lettersOf(plain) })
  return {
    hotels,
    words,
    /** Names by two neighbouring words written as one. */
    pairs,
    lengths,
    /** The same by their spelling before it is folded: 'Quenes' is a slip of 'Queens', but not of 'quin'. */
    plainLengths,
    /** The house of each name. */
    hotelOf: Int32Array.from(hotelOf),
    /** What the words of each name are worth together. */
    worths: Float32Array.from(nameWords, (ofName) =>
      ofName.reduce((sum, { text, names }) => sum + worthOf(text, names.length, hotelOf.length), 0),
    ),
    /** The names of the houses of each town. */
    townNames: towns.map(({ houses }) => houses.flatMap((house) => namesOf[house]!)),
    /** In alphabetical order, for beginnings. */
    sorted: [...words.values()].toSorted((a, b) => (a.text < b.text ? -1 : 1)),
    /** How well known each house is. */
    weights: Float32Array.from(hotels, weightOf),
    /** Rows of names for what a search finds out about them. */
    fits: Array.from({ length: MAX_WORDS }, () => new Float32Array(hotelOf.length)),
    typed: new Float32Array(hotelOf.length),
  }
}

/** The position of the first word that is not before the text. */
function firstFrom(sorted: readonly Word[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.text < text) low = middle + 1
    else high = middle
  }
  return low
}

/** True where `fits` holds of a house whose name has the folded word, or a word that begins with it. */
export function someHouseWith(index: HotelIndex, typed: string, fits: (hotel: Hotel) => boolean): boolean {
  const { sorted, hotels, hotelOf } = index
  for (let i = firstFrom(sorted, typed); i < sorted.length && sorted[i]!.text.startsWith(typed); i++)
    if (sorted[i]!.names.some((name) => fits(hotels[hotelOf[name]!]!))) return true
  return false
}

function eachSlip(lengths: Lengths, typed: string, found: (word: Word, fit: number) => void): void {
  const { length } = typed
  if (length < LETTERS.shortSlip) return
  const limit = length >= LETTERS.twoSlips ? 2 : 1
  const oneSlip = length < LETTERS.oneSlip ? FIT.shortSlip : FIT.oneSlip
  const letters = lettersOf(typed)
  for (let size = length - limit; size <= length + limit; size++) {
    for (const word of lengths[size] ?? []) {
      if (bitCount(letters & ~word.letters) > limit || bitCount(word.letters & ~letters) > limit || word.text === typed)
        continue
      const slips = wholeTypingErrors(typed, word.text, limit)
      if (slips <= limit) found(word, slips > 1 ? FIT.twoSlips : oneSlip)
    }
  }
}

/** Calls `found` for each word that a typed word may mean, with how well it fits. */
function eachMeaning(
  index: HotelIndex,
  typed: string,
  plain: string,
  isLast: boolean,
  found: (word: Word, fit: number) => void,
): void {
  const exact = index.words.get(typed)
  if (exact) found(exact, FIT.exact)
  if (typed.length >= LETTERS.start || isLast) {
    for (
      let i = firstFrom(index.sorted, typed);
      i < index.sorted.length && index.sorted[i]!.text.startsWith(typed);
      i++
    ) {
      if (index.sorted[i] !== exact) found(index.sorted[i]!, isLast ? FIT.unfinished : FIT.start)
    }
  }
  // 'Hostel' is no slip of 'hotel'.
  if (exact && isKindWord(typed)) return
  eachSlip(index.lengths, typed, found)
  if (!exact) eachSlip(index.plainLengths, plain, found)
  if (!isLast || typed.length < LETTERS.unfinishedSlip) return
  const letters = lettersOf(typed)
  for (let size = typed.length + 2; size < index.lengths.length; size++) {
    for (const word of index.lengths[size] ?? []) {
      if (bitCount(letters & ~word.letters) <= 1 && typingErrors(typed, word.text, 1) <= 1)
        found(word, FIT.unfinishedSlip)
    }
  }
}

function raise(row: Float32Array, names: readonly number[], fit: number): void {
  for (const name of names) if (row[name]! < fit) row[name] = fit
}

export interface FoundHotel {
  readonly hotel: Hotel
  /** What decides the order: the higher, the likelier. */
  readonly score: number
}

/** The houses that the text most likely means, the likeliest first. */
export function searchHotels(index: HotelIndex, text: string, near: LatLng | null, limit: number): FoundHotel[] {
  const plain = plainWords(text).slice(0, MAX_WORDS)
  if (plain.length === 0) return []
  const typed = plain.map(foldWord)
  const all = index.hotelOf.length
  const fits = index.fits.slice(0, typed.length)
  for (const row of fits) row.fill(0)
  index.typed.fill(0)
  const counted = new Set<string>()

  let total = 0
  const worths = typed.map((word, i) => {
    let count = 0
    let bestFit = 0
    const take = (meaning: Word, fit: number): void => {
      raise(fits[i]!, meaning.names, fit)
      for (const town of meaning.towns) raise(fits[i]!, index.townNames[town]!, fit * AREA)
      if (!counted.has(meaning.text)) {
        counted.add(meaning.text)
        const worth = fit * worthOf(meaning.text, meaning.names.length, all)
        for (const name of meaning.names) index.typed[name]! += worth
      }
      if (fit < bestFit || fit < FIT.oneSlip) return
      count = fit > bestFit ? meaning.names.length : count + meaning.names.length
      bestFit = fit
    }
    eachMeaning(index, word, plain[i]!, i === typed.length - 1, take)
    raise(fits[i]!, index.pairs.get(word) ?? [], COMPOUND)
    const worth = worthOf(word, bestFit > 0 ? count : UNKNOWN_COUNT, all)
    total += worth
    return worth
  })
  for (let i = 1; i < typed.length; i++) {
    // 'shangri la' for 'Shangrila'.
    const names = index.words.get(typed[i - 1]! + typed[i]!)?.names ?? []
    raise(fits[i - 1]!, names, COMPOUND)
    raise(fits[i]!, names, COMPOUND)
  }

  const kinds = typed.flatMap((word, i) => (isHouseKind(word) && word !== 'hotel' ? [i] : []))
  const best = new Map<number, number>()
  for (let name = 0; name < all; name++) {
    let had = 0
    for (let i = 0; i < worths.length; i++) had += worths[i]! * fits[i]![name]!
    const share = had / total
    if (share < MIN_SHARE) continue
    const hotel = index.hotelOf[name]!
    const score =
      share +
      NAME_TYPED * Math.min(1, index.typed[name]! / index.worths[name]!) +
      index.weights[hotel]! +
      (kinds.some((i) => fits[i]![name] === 1 || index.hotels[hotel]!.kind === typed[i]) ? SAME_KIND : 0) +
      nearness(index.hotels[hotel]!, near)
    if (score > (best.get(hotel) ?? 0)) best.set(hotel, score)
  }
  return [...best]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([hotel, score]) => ({ hotel: index.hotels[hotel]!, score }))
}

function nearness(hotel: LatLng, near: LatLng | null): number {
  return near ? NEAR * Math.exp(-Math.sqrt(squareKm(hotel, near)) / NEAR_KM) : 0
}

const TABLES = [
  westernHotels,
  centralHotels,
  southernHotels,
  northernHotels,
  easternHotels,
  northWesternHotels,
  northCentralHotels,
  uvaHotels,
  sabaragamuwaHotels,
]

let hotels: readonly Hotel[] | undefined
let index: HotelIndex | undefined

/** The table, read when it is first used, and so is its index. */
export const allHotels = (): readonly Hotel[] => (hotels ??= TABLES.flatMap(readHotels))

export const theHotelIndex = (): HotelIndex => (index ??= hotelIndex(allHotels()))

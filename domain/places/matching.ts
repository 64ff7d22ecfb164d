import type { GazetteerPlace, PlaceKind } from './gazetteer/table-format.ts'
import { STEP } from './incremental-work.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from './place-name.ts'
import { POPULAR_PLACES } from './popular-places.ts'
import { compactName, foldSpelling, slipsToPrefix } from './spelling.ts'

/** One slip tells little in a name shorter than this. */
const MIN_LETTERS_FOR_SLIP = 5

/**
 * True when what was typed begins the place's name, an alias or a word of them, or is a whole name but for its spelling and one
 * slip: sure enough to be taken on Enter. 'Chennai' is no such reading of Chenaikudiruppu.
 */
export function isSureMatch({ name, aliases }: GazetteerPlace, typed: string): boolean {
  const compact = compactName(typed)
  const folded = foldSpelling(compact)
  if (compact === '') return false
  return [name, ...aliases].some((each) => {
    const words = each.split(/[\s(),-]+/).filter(Boolean)
    if (words.some((_, i) => compactName(words.slice(i).join(' ')).startsWith(compact))) return true
    const whole = foldSpelling(compactName(each))
    if (whole === folded) return true
    return folded.length >= MIN_LETTERS_FOR_SLIP && Math.abs(whole.length - folded.length) <= 1
      && slipsToPrefix(folded, whole, 1) <= 1 && slipsToPrefix(whole, folded, 1) <= 1
  })
}

/** How well what was typed fits a name, the best first. Between two steps popularity and kind decide. */
const FIT = { exact: 0, start: 2, aliasStart: 2.5, wordStart: 3.5, oneSlip: 4.5, within: 5.5, twoSlips: 6.5 } as const

const KIND_WEIGHT: Record<PlaceKind, number> = {
  city: 0, airport: 0.2, park: 0.3, beach: 0.4, town: 0.5, trailhead: 0.6, sight: 0.7, station: 0.9, harbour: 0.9, village: 1, junction: 1.3,
}
/** The most popular place gains this much; it falls to a third of it at the end of the list. */
const POPULARITY = 2.2
const MIN_TYPED_WITHIN = 3
const MIN_TYPED_FOR_SLIP = 4
const MIN_TYPED_FOR_TWO_SLIPS = 7

interface Entry {
  readonly place: GazetteerPlace
  /** Folded: the name first, then its aliases. */
  readonly keys: readonly string[]
  readonly wordStarts: readonly string[]
  /** Which letters the keys have, as bits: rules a name out before slips are counted. */
  readonly letters: readonly number[]
  readonly weight: number
}

export interface SuggestionIndex {
  readonly entries: readonly Entry[]
  readonly airport: GazetteerPlace | undefined
}

export function* suggestionIndex(places: readonly GazetteerPlace[]): Generator<void, SuggestionIndex> {
  const popularity = new Map(POPULAR_PLACES.map((name, i) => [name, POPULARITY * (1 - (0.67 * i) / POPULAR_PLACES.length)]))
  const entries: Entry[] = []
  for (const place of places) {
    const names = [place.name, ...place.aliases]
    const keys = [...new Set(names.map((name) => foldSpelling(compactName(name.replace(/ \(.*\)$/, '')))))]
    const wordStarts = names.flatMap((name) => restsOf(name).map((rest) => foldSpelling(compactName(rest))))
    const weight = KIND_WEIGHT[place.kind] - (popularity.get(place.name) ?? 0)
    entries.push({ place, keys, wordStarts, letters: keys.map(lettersOf), weight })
    if (entries.length % STEP === 0) yield
  }
  return { entries, airport: places.find(({ name }) => name === COLOMBO_AIRPORT) }
}

/** The places most likely meant by what was typed, the likeliest first. */
export function suggest(index: SuggestionIndex, typed: string, limit: number): GazetteerPlace[] {
  const query = foldSpelling(compactName(typed))
  if (query === '') return []
  const scored: { entry: Entry; score: number }[] = []
  const letters = lettersOf(query)
  for (const entry of index.entries) {
    const fit = fitOf(entry, query, letters)
    if (fit < Infinity) scored.push({ entry, score: fit + entry.weight })
  }
  const best = scored.toSorted((a, b) => a.score - b.score || (a.entry.place.name < b.entry.place.name ? -1 : 1))
  const places = best.slice(0, limit).map(({ entry }) => entry.place)
  const { airport } = index
  if (airport === undefined || !isColomboAirport(typed)) return places
  return [airport, ...places.filter((place) => place !== airport)].slice(0, limit)
}

function fitOf({ keys, wordStarts, letters }: Entry, query: string, queryLetters: number): number {
  let fit: number = Infinity
  keys.forEach((key, i) => {
    // An exact name beats whatever is more popular.
    if (key === query) fit = Math.min(fit, FIT.exact - POPULARITY)
    else if (key.startsWith(query)) fit = Math.min(fit, i === 0 ? FIT.start : FIT.aliasStart)
  })
  if (fit < Infinity) return fit
  if (wordStarts.some((start) => start.startsWith(query))) return FIT.wordStart
  if (query.length >= MIN_TYPED_FOR_SLIP) {
    const limit = query.length >= MIN_TYPED_FOR_TWO_SLIPS ? 2 : 1
    keys.forEach((key, i) => {
      if (bitCount(queryLetters & ~letters[i]!) > limit) return
      const slips = slipsToPrefix(query, key, limit)
      if (slips <= limit) fit = Math.min(fit, slips === 1 ? FIT.oneSlip : FIT.twoSlips)
    })
  }
  if (query.length >= MIN_TYPED_WITHIN && keys.some((key) => key.includes(query))) fit = Math.min(fit, FIT.within)
  return fit
}

/** `Yala National Park` -> `National Park`, `Park`. */
function restsOf(name: string): string[] {
  const words = name.split(/[\s(),-]+/).filter(Boolean)
  return words.slice(1).map((_, i) => words.slice(i + 1).join(' '))
}

function lettersOf(text: string): number {
  let bits = 0
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31)
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * Which places a typed text may mean: different spellings and typing errors are forgiven, and the likeliest place comes
 * first.
 * Names are compared compact (`compactName`) and folded (`foldSpelling`).
 */
import {
  englishSpelling,
  foldChinese,
  inLatin,
  asWritten,
  islandScript,
  readings,
  type IslandScript,
} from '../names/foreign-spelling.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from '../place-name.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import type { GazetteerPlace, PlaceKind } from './table-format.ts'
import { bitCount, lettersOf, typingErrors, wholeTypingErrors } from '../typing-errors.ts'

// How many typing errors are forgiven, by the letters typed.

const MIN_TYPED_FOR_ERROR = 4
const MIN_TYPED_FOR_TWO_ERRORS = 7
const MIN_TYPED_FOR_UNASKED_ERRORS = 8
/** A text with an error that is shorter than this is not sure to mean the place. */
const MIN_TYPED_FOR_SURE_ERROR = 5
/** One letter does not choose a place. */
const MIN_TYPED_FOR_SURE = 2
/** A text found in the middle of a name counts from this length on. */
const MIN_TYPED_WITHIN = 5

/** With an error, this share of the name must have been typed: 'Paris' is not the beginning of Harispattuwa. */
const MIN_SHARE_WITH_ERROR = 0.8
/** Or this many letters, of which the first is right. */
const MIN_TYPED_FOR_UNFINISHED = 7
/** Words that many names have: a text of these alone means no place of its own. */
const COMMON_WORDS = new Set(
  `
airport bay beach bridge cave ceylon church cinnamon city dam district ela falls forest fort gama garden gardens gate
harbour hotel island junction kanda kovil kulam lake lanka lighthouse mount museum nagar national oya park peak point
pura railway reservoir road rock safari sri station tank temple tower town train vihara waterfall wewa
`
    .trim()
    .split(/\s+/),
)

// How places are ranked: the sum of these, the lowest first.

/** How the text fits the name. The gaps between the steps leave room for popularity and kind to decide. */
const FIT = {
  exact: 0,
  start: 2,
  aliasStart: 2.5,
  wordStart: 3.5,
  allWords: 4.2,
  oneError: 4.5,
  within: 5.5,
  twoErrors: 6.5,
} as const
const KIND_WEIGHT: Record<PlaceKind, number> = {
  city: 0,
  airport: 0.2,
  park: 0.3,
  beach: 0.4,
  town: 0.5,
  trailhead: 0.6,
  sight: 0.7,
  station: 0.9,
  harbour: 0.9,
  village: 1,
  junction: 1.3,
}
/** The most popular place gains this much; the last on the list gains a third of it. */
const POPULARITY = 2.2

interface Entry {
  readonly place: GazetteerPlace
  /** Folded: the name first, then its aliases. */
  readonly keys: readonly string[]
  readonly wordStarts: readonly string[]
  /** Each word of its names, folded. */
  readonly words: readonly string[]
  /** The letters of each key as bits: a cheap test before errors are counted. */
  readonly letters: readonly number[]
  readonly weight: number
}

/** A text as it is compared. */
type Fold = (text: string) => string

export interface SuggestionIndex {
  /** Folds names and typed texts. */
  readonly fold: Fold
  readonly entries: readonly Entry[]
  /** The same by their names in other languages. */
  readonly foreign: readonly Entry[]
  readonly airport: GazetteerPlace | undefined
}

/** What a place gains by its popularity. */
const popularities = () =>
  new Map(POPULAR_PLACES.map((name, i) => [name, POPULARITY * (1 - (0.67 * i) / POPULAR_PLACES.length)]))

function addTo(entries: Entry[], foreign: Entry[], place: GazetteerPlace, popularity: ReadonlyMap<string, number>) {
  const weight = KIND_WEIGHT[place.kind] - (popularity.get(place.name) ?? 0)
  const names = [place.name, ...place.aliases].filter((name) => !islandScript(name))
  entries.push(entryOf(place, names, weight))
  if (place.foreign) foreign.push(entryOf(place, place.foreign, weight))
}

/** Pauses after every few places, see `LazyValue`. */
export function* suggestionIndex(places: readonly GazetteerPlace[]): Generator<void, SuggestionIndex> {
  const popularity = popularities()
  const entries: Entry[] = []
  const foreign: Entry[] = []
  for (const place of places) {
    addTo(entries, foreign, place, popularity)
    if (entries.length % PAUSE_EVERY === 0) yield
  }
  return { fold: inEnglish, entries, foreign, airport: places.find(({ name }) => name === COLOMBO_AIRPORT) }
}

/** The same with other places in place of some, and with more. */
export function withOtherPlaces(
  { entries, foreign, ...index }: SuggestionIndex,
  instead: ReadonlyMap<GazetteerPlace, GazetteerPlace>,
  more: readonly GazetteerPlace[],
): SuggestionIndex {
  const isKept = ({ place }: Entry) => !instead.has(place)
  const kept = { entries: entries.filter(isKept), foreign: foreign.filter(isKept) }
  const popularity = popularities()
  for (const place of [...instead.values(), ...more]) addTo(kept.entries, kept.foreign, place, popularity)
  return { ...index, ...kept }
}

/** For one vowel of Sinhala and Tamil English writes a or e. */
function asRead(read: string): string {
  return read.replaceAll('e', 'a').replaceAll(/(.)\1+/g, '$1')
}

/** The same for texts in Sinhala or Tamil. Made of the folded names, because that is quick. */
export function suggestionsIn(script: IslandScript, english: SuggestionIndex): SuggestionIndex {
  const asSpelled = (folded: string) => asRead(asWritten(folded, script))
  const asTyped: Fold = (text) => {
    const compact = compactName(text)
    return asRead(islandScript(compact) ? readings(compact, script)[0]! : asWritten(foldSpelling(compact), script))
  }
  const entries = english.entries.map((entry) => {
    const own = entry.place.aliases.filter((alias) => islandScript(alias) === script)
    const keys = [...entry.keys.map(asSpelled), ...own.map(asTyped)]
    return {
      ...entry,
      keys,
      wordStarts: entry.wordStarts.map(asSpelled),
      words: [...entry.words.map(asSpelled), ...own.flatMap((name) => wordsOf(name).map(asTyped))],
      letters: keys.map(lettersOf),
    }
  })
  return { ...english, fold: asTyped, entries, foreign: [] }
}

function inEnglish(text: string): string {
  return foldSpelling(compactName(text))
}

function entryOf(place: GazetteerPlace, names: readonly string[], weight: number): Entry {
  const keys = [...new Set(names.map((name) => inEnglish(name.replace(/ \(.*\)$/, ''))))]
  const wordStarts = names.flatMap((name) => tailsOf(name).slice(1).map(inEnglish))
  const words = [...new Set(names.flatMap((name) => wordsOf(name).map(inEnglish)))]
  return { place, keys, wordStarts, words, letters: keys.map(lettersOf), weight }
}

/** The places that the text most likely means, the likeliest first. */
export function bestMatches(index: SuggestionIndex, typed: string, limit: number): Pick<Matches, 'places' | 'isBegun'> {
  const { entries, foreign, airport, fold } = index
  const named = joined(matchesOf(entries, inLatin(typed), fold), matchesOf(foreign, typed, fold))
  const { places, isBegun } = named.isExact ? named : joined(named, matchesSpelledElsewhere(entries, typed, fold))
  if (airport === undefined || !isColomboAirport(typed)) return { places: places.slice(0, limit), isBegun }
  return { places: [airport, ...places.filter((place) => place !== airport)].slice(0, limit), isBegun: true }
}

/**
 * Of a text as Germans, French or Russians would spell it; a short one is the beginning of too many names. Of Sinhala
 * and Tamil without the 'a' of the last consonant: another vowel may follow.
 */
function matchesSpelledElsewhere(entries: readonly Entry[], typed: string, fold: Fold): Matches {
  if (islandScript(typed)) return matchesOf(entries, typed, (text) => fold(text).replace(/a$/, ''))
  const spelled = englishSpelling(typed)
  return spelled === typed || compactName(typed).length < MIN_TYPED_FOR_ERROR
    ? NO_MATCHES
    : matchesOf(entries, spelled, fold)
}

/** The better matches first: a whole name, then the beginning of one. Names that are only similar do not follow these. */
function joined(first: Matches, second: Matches): Matches {
  const isSecondBetter = first.isExact === second.isExact ? second.hasWords && !first.hasWords : second.isExact
  const [better, other] = isSecondBetter ? [second, first] : [first, second]
  if (better.hasWords && !other.hasWords) return better
  return { ...better, places: [...new Set([...better.places, ...other.places])] }
}

interface Matches {
  readonly places: readonly GazetteerPlace[]
  /** A name, or a word of one, begins with the text. */
  readonly isBegun: boolean
  /** Or has all of its words in another order: it is not only similar. */
  readonly hasWords: boolean
  readonly isExact: boolean
}

const NO_MATCHES: Matches = { places: [], isBegun: false, hasWords: false, isExact: false }

function matchesOf(entries: readonly Entry[], typed: string, fold: Fold): Matches {
  const query = fold(typed)
  if (query === '') return NO_MATCHES
  const scored: { entry: Entry; score: number; fit: number }[] = []
  const letters = lettersOf(query)
  const typedWords = wordsOf(typed).map(fold).filter(Boolean)
  let best: number = Infinity
  for (const entry of entries) {
    const fit = fitOf(entry, query, letters, typedWords)
    best = Math.min(best, fit)
    if (fit < Infinity) scored.push({ entry, score: fit + entry.weight, fit })
  }
  const hasWords = best <= FIT.allWords
  // When a name begins with the text, names that are only similar to it are left out.
  const places = scored
    .filter(({ fit }) => !hasWords || fit <= FIT.allWords)
    .sort((a, b) => a.score - b.score || (a.entry.place.name < b.entry.place.name ? -1 : 1))
    .map(({ entry }) => entry.place)
  return { places, isBegun: best <= FIT.wordStart, hasWords, isExact: best < FIT.start }
}

/**
 * Whether the text begins the place's name, an alias or a word of them, or is a whole name with another spelling; 'slip'
 * with one error; `null` if it is no sure match: 'Chennai' does not mean Chenaikudiruppu. Whether it is another place's
 * name is for `surePlace` to say.
 */
export function sureFit({ name, aliases: own, foreign = [] }: GazetteerPlace, typed: string): 'begun' | 'slip' | null {
  const aliases = [...own, ...foreign]
  const compact = compactName(typed)
  const latin = inLatin(compact)
  const folded = foldSpelling(latin)
  if (name === COLOMBO_AIRPORT && isColomboAirport(typed)) return 'begun'
  if (compact === '' || [...compact].length < MIN_TYPED_FOR_SURE || isCommon(typed, name, aliases)) return null
  const names = [name, ...aliases]
  const isBegun = names.some((each) => {
    const tails = tailsOf(each).map(compactName)
    if (tails.some((tail) => tail.startsWith(compact))) return true
    // Cyrillic has one letter for v and w.
    return latin !== compact && tails.some((tail) => tail.replaceAll('w', 'v').startsWith(latin))
  })
  const wholes = names.map((each) => foldSpelling(compactName(each)))
  if (isBegun || wholes.includes(folded)) return 'begun'
  // The first letter is hardly ever wrong.
  const isSlip =
    folded.length >= MIN_TYPED_FOR_SURE_ERROR &&
    wholes.some((whole) => whole[0] === folded[0] && wholeTypingErrors(folded, whole, 1) <= 1)
  return isSlip ? 'slip' : null
}

/** The text consists of words that many names have, and is no name itself. */
function isCommon(typed: string, name: string, aliases: readonly string[]): boolean {
  const words = wordsOf(typed.toLowerCase())
  const whole = compactName(typed)
  return (
    words.every((word) => COMMON_WORDS.has(word)) && ![name, ...aliases].some((each) => compactName(each) === whole)
  )
}

const ASCII = /^[\x20-\x7e]*$/

/** 'Colombo 07' is 'Colombo 7'. */
const LEADING_ZEROS = /([a-z])0+(?=\d)/

/** Only the letters and digits of a name: `Adam's Peak` and `adams-peak` are equal, `Ja-Ela` and `Jaela` too. */
export function compactName(name: string): string {
  // Nearly all names are ASCII; the general way takes ten times as long.
  if (ASCII.test(name))
    return name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '')
      .replace(LEADING_ZEROS, '$1')
  // Removes Latin accents only: the vowel signs of Sinhala and Tamil are marks, too.
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(LEADING_ZEROS, '$1')
}

/**
 * Makes spellings of one sound equal. Sinhala and Tamil have no fixed spelling in Latin letters: Kalutara and
 * Kaluthara, Nilaveli and Nilaweli, Sigiriya and Seegiriya.
 */
export function foldSpelling(compact: string): string {
  return foldChinese(compact)
    .replaceAll('w', 'v')
    .replace('trainstation', 'railwaystation')
    .replaceAll(/c(?=[aoukl])/g, 'k')
    .replaceAll(/([tdscgbpk])h/g, '$1')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/gu, '$1')
}

const isLongEnough = (query: string, key: string) => query.length >= MIN_SHARE_WITH_ERROR * key.length

/**
 * The typing errors, 0 for none, with which a text is a name of the place; `null` for more than are forgiven. Two only
 * from eight letters on, because nobody has looked at the text as a place: 'manager' is no slip of Mannar.
 */
export function slipsFrom({ name, aliases }: GazetteerPlace, typed: string): number | null {
  const query = inEnglish(inLatin(typed))
  const limit = query.length >= MIN_TYPED_FOR_UNASKED_ERRORS ? 2 : 1
  const errors = [name, ...aliases]
    .map(inEnglish)
    // The first letter is hardly ever wrong.
    .filter((key) => key[0] === query[0] && isLongEnough(query, key))
    .map((key) => typingErrors(query, key, limit))
  const least = Math.min(...errors)
  return least <= limit ? least : null
}

function fitOf(
  { keys, wordStarts, words, letters }: Entry,
  query: string,
  queryLetters: number,
  typedWords: readonly string[],
): number {
  let fit: number = Infinity
  keys.forEach((key, i) => {
    // An exact name beats a more popular place.
    if (key === query) fit = Math.min(fit, FIT.exact - POPULARITY)
    else if (key.startsWith(query)) fit = Math.min(fit, i === 0 ? FIT.start : FIT.aliasStart)
  })
  if (fit < Infinity) return fit
  if (wordStarts.some((start) => start.startsWith(query))) return FIT.wordStart
  if (typedWords.length > 1 && typedWords.every((typed) => words.some((word) => word.startsWith(typed))))
    return FIT.allWords
  if (query.length >= MIN_TYPED_FOR_ERROR) {
    const limit = query.length >= MIN_TYPED_FOR_TWO_ERRORS ? 2 : 1
    keys.forEach((key, i) => {
      if (bitCount(queryLetters & ~letters[i]!) > limit) return
      const errors = typingErrors(query, key, limit)
      const isFinished = isLongEnough(query, key)
      const isUnfinished = query.length >= MIN_TYPED_FOR_UNFINISHED && errors === 1 && query[0] === key[0]
      if (errors <= limit && (isFinished || isUnfinished))
        fit = Math.min(fit, errors === 1 ? FIT.oneError : FIT.twoErrors)
    })
  }
  if (query.length >= MIN_TYPED_WITHIN && keys.some((key) => key.includes(query))) fit = Math.min(fit, FIT.within)
  return fit
}

function wordsOf(name: string): string[] {
  return name.split(/[\s(),-]+/).filter(Boolean)
}

/** The name from each of its words on: `Yala National Park`, `National Park`, `Park`. */
function tailsOf(name: string): string[] {
  const words = wordsOf(name)
  return words.map((_, i) => words.slice(i).join(' '))
}

export const PAUSE_EVERY = 150

/**
 * A value computed on first use. `advance` computes a part of it beforehand, so that nobody has to wait for all of it
 * at once.
 */
export class LazyValue<T> {
  readonly #begin: () => Generator<void, T, void>
  #work: Generator<void, T, void> | undefined
  #result: { readonly value: T } | undefined

  /** @param begin called once, on first use; it yields where the work may pause */
  constructor(begin: () => Generator<void, T, void>) {
    this.#begin = begin
  }

  /** Works on to the next pause. True when the value is complete. */
  advance(): boolean {
    if (this.#result) return true
    this.#work ??= this.#begin()
    const { done, value } = this.#work.next()
    if (done) this.#result = { value }
    return done === true
  }

  /** The value; does what is left of the work. */
  get(): T {
    while (!this.#result) this.advance()
    return this.#result.value
  }
}

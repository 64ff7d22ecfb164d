/**
 * Which places a typed text may mean: different spellings and typing errors are forgiven, and the likeliest place comes
 * first.
 * Names are compared compact (`compactName`) and folded (`foldSpelling`).
 */
import { englishSpelling, foldChinese, inLatin } from '../names/foreign-spelling.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from '../place-name.ts'
import { POPULAR_PLACES } from '../popular-places.ts'
import { PAUSE_EVERY } from './lazy-value.ts'
import type { GazetteerPlace, PlaceKind } from './table-format.ts'
import { bitCount, lettersOf, typingErrors } from '../typing-errors.ts'

// How many typing errors are forgiven, by the letters typed.

const MIN_TYPED_FOR_ERROR = 4
const MIN_TYPED_FOR_TWO_ERRORS = 7
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
airport beach bridge bay cave ceylon city church district dam falls forest fort gardens garden gate harbour hotel island junction lake lanka lighthouse museum mount national park peak point
railway reservoir road rock safari sri station temple town tower train waterfall
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

interface SuggestionIndex {
  readonly entries: readonly Entry[]
  /** The same by their names in other languages. */
  readonly foreign: readonly Entry[]
  readonly airport: GazetteerPlace | undefined
}

/** Pauses after every few places, see `LazyValue`. */
export function* suggestionIndex(places: readonly GazetteerPlace[]): Generator<void, SuggestionIndex> {
  const popularity = new Map(
    POPULAR_PLACES.map((name, i) => [name, POPULARITY * (1 - (0.67 * i) / POPULAR_PLACES.length)]),
  )
  const entries: Entry[] = []
  const foreign: Entry[] = []
  for (const place of places) {
    const weight = KIND_WEIGHT[place.kind] - (popularity.get(place.name) ?? 0)
    entries.push(entryOf(place, [place.name, ...place.aliases], weight))
    if (place.foreign) foreign.push(entryOf(place, place.foreign, weight))
    if (entries.length % PAUSE_EVERY === 0) yield
  }
  return { entries, foreign, airport: places.find(({ name }) => name === COLOMBO_AIRPORT) }
}

function entryOf(place: GazetteerPlace, names: readonly string[], weight: number): Entry {
  const keys = [...new Set(names.map((name) => foldSpelling(compactName(name.replace(/ \(.*\)$/, '')))))]
  const wordStarts = names.flatMap((name) =>
    tailsOf(name)
      .slice(1)
      .map((tail) => foldSpelling(compactName(tail))),
  )
  const words = [...new Set(names.flatMap((name) => wordsOf(name).map((word) => foldSpelling(compactName(word)))))]
  return { place, keys, wordStarts, words, letters: keys.map(lettersOf), weight }
}

/** The places that the text most likely means, the likeliest first. */
export function bestMatches(index: SuggestionIndex, typed: string, limit: number): GazetteerPlace[] {
  const { entries, foreign, airport } = index
  const named = joined(matchesOf(entries, inLatin(typed)), matchesOf(foreign, typed))
  const { places } = named.isExact ? named : joined(named, matchesSpelledElsewhere(entries, typed))
  if (airport === undefined || !isColomboAirport(typed)) return places.slice(0, limit)
  return [airport, ...places.filter((place) => place !== airport)].slice(0, limit)
}

/** Of a text as Germans, French or Russians would spell it; a short one is the beginning of too many names. */
function matchesSpelledElsewhere(entries: readonly Entry[], typed: string): Matches {
  const spelled = englishSpelling(typed)
  return spelled === typed || compactName(typed).length < MIN_TYPED_FOR_ERROR ? NO_MATCHES : matchesOf(entries, spelled)
}

/** The better matches first: a whole name, then the beginning of one. Names that are only similar do not follow these. */
function joined(first: Matches, second: Matches): Matches {
  const isSecondBetter = first.isExact === second.isExact ? second.isBegun && !first.isBegun : second.isExact
  const [better, other] = isSecondBetter ? [second, first] : [first, second]
  if (better.isBegun && !other.isBegun) return better
  return { ...better, places: [...new Set([...better.places, ...other.places])] }
}

interface Matches {
  readonly places: readonly GazetteerPlace[]
  /** A name begins with the text: it is not only similar. */
  readonly isBegun: boolean
  readonly isExact: boolean
}

const NO_MATCHES: Matches = { places: [], isBegun: false, isExact: false }

function matchesOf(entries: readonly Entry[], typed: string): Matches {
  const query = foldSpelling(compactName(typed))
  if (query === '') return NO_MATCHES
  const scored: { entry: Entry; score: number; fit: number }[] = []
  const letters = lettersOf(query)
  const typedWords = wordsOf(typed)
    .map((word) => foldSpelling(compactName(word)))
    .filter(Boolean)
  let best: number = Infinity
  for (const entry of entries) {
    const fit = fitOf(entry, query, letters, typedWords)
    best = Math.min(best, fit)
    if (fit < Infinity) scored.push({ entry, score: fit + entry.weight, fit })
  }
  const isBegun = best <= FIT.allWords
  // When a name begins with the text, names that are only similar to it are left out.
  const places = scored
    .filter(({ fit }) => !isBegun || fit <= FIT.allWords)
    .sort((a, b) => a.score - b.score || (a.entry.place.name < b.entry.place.name ? -1 : 1))
    .map(({ entry }) => entry.place)
  return { places, isBegun, isExact: best < FIT.start }
}

/**
 * True when Enter may take the place: the text begins its name, an alias or a word of them, or is a whole name with
 * another spelling and at most one error. 'Chennai' does not mean Chenaikudiruppu.
 */
export function isSureMatch({ name, aliases: own, foreign = [] }: GazetteerPlace, typed: string): boolean {
  const aliases = [...own, ...foreign]
  const compact = compactName(typed)
  const latin = inLatin(compact)
  const folded = foldSpelling(latin)
  if (name === COLOMBO_AIRPORT && isColomboAirport(typed)) return true
  if (compact === '' || [...compact].length < MIN_TYPED_FOR_SURE || isCommon(typed, name, aliases)) return false
  return [name, ...aliases].some((each) => {
    const tails = tailsOf(each).map(compactName)
    if (tails.some((tail) => tail.startsWith(compact))) return true
    // Cyrillic has one letter for v and w.
    if (latin !== compact && tails.some((tail) => tail.replaceAll('w', 'v').startsWith(latin))) return true
    const whole = foldSpelling(compactName(each))
    if (whole === folded) return true
    return (
      folded.length >= MIN_TYPED_FOR_SURE_ERROR &&
      Math.abs(whole.length - folded.length) <= 1 &&
      typingErrors(folded, whole, 1) <= 1 &&
      typingErrors(whole, folded, 1) <= 1
    )
  })
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
      const isFinished = query.length >= MIN_SHARE_WITH_ERROR * key.length
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

/**
 * How names of hotels are compared: by their words, whatever the spelling, the order, and the words that half of all
 * hotels have.
 */
import { findBySound } from './gazetteer/lookup.ts'
import { foldSpelling } from './gazetteer/matching.ts'
import { heardInRussian, inLatin } from './names/foreign-spelling.ts'
import { wholeTypingErrors } from './typing-errors.ts'

/** Words that do not tell which house is meant. */
const SMALL_WORDS = new Set(['the', 'and', 'n', 'by', 'at', 'of', 'in', 'on', 'a', 'an', 'to'])

/** Different ways to write one word. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  'mt=mount st=saint centre=center one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10'
    .split(' ')
    .map((pair) => pair.split('=') as [word: string, same: string]),
)

/** Words for what a house is or has. People add them, forget them and take one for another. */
const KIND_WORDS = new Set(
  `
hotel resort spa guest house guesthouse villa inn lodge homestay home stay rest resthouse restaurant bungalow boutique cabana hostel room holiday apartment
residence residency tourist cottage chalet motel camp luxury retreat bar cafe suite accommodation ayurveda eco family
`
    .trim()
    .split(/\s+/)
    .map(foldWord),
)

/** Those that only adorn a house: 'Galle Face Hotel & Spa' is the Galle Face Hotel. */
const ADORNMENTS = new Set(
  'spa luxury boutique eco family tourist holiday rest stay room restaurant bar cafe suite accommodation'.split(' '),
)

/** The one form of a word's spellings: 'Queen's' and 'queens', 'Villa' and 'villas', 'Seven' and '7' are equal. */
export function foldWord(word: string): string {
  const same = SAME_WORDS.get(word) ?? word.replace(/^0+(?=\d)/, '')
  return foldSpelling(same.length > 3 ? same.replace(/s$/, '') : same)
}

const COUNTRY = /\bsri ?lanka\b/
const ASCII = /^[\x20-\x7e]*$/

/** The words of a text in lower case, without those that say nothing. */
export function plainWords(text: string): string[] {
  // Nearly all names are ASCII, and the general way is slow.
  const plain = ASCII.test(text)
    ? text
    : inLatin(text)
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .replaceAll(/[’‘`´\u200c\u200d]/g, "'")
  const words = plain
    .toLowerCase()
    .replaceAll("'", '')
    .replace(COUNTRY, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
  return plain === text ? words : words.map(heardInRussian)
}

/**
 * The words of a name or of what somebody typed, folded so that spellings of one word are equal.
 * @example hotelWords("The King's Pavilion & Spa") // ['king', 'pavilion', 'spa']
 */
export function hotelWords(text: string): string[] {
  return plainWords(text).map(foldWord)
}

/** True for a folded word such as 'hotel' or 'villa', which tells few houses apart. */
export function isKindWord(word: string): boolean {
  return KIND_WORDS.has(word)
}

/** True for a folded word that says what a house is: one of another kind is another house. */
export const isHouseKind = (word: string) => KIND_WORDS.has(word) && !ADORNMENTS.has(word)

/** The words that tell a house from others; all of its words if there is no such word. */
export function ownWords(name: string): string[] {
  const words = hotelWords(name)
  const own = words.filter((word) => !isKindWord(word))
  return own.length > 0 ? own : words
}

/** A shorter word with a typing error may be another word. */
const MIN_LETTERS_WITH_ERROR = 4

/** A word as it is written, and folded. */
interface Word {
  readonly plain: string
  readonly folded: string
}

const wordsOf = (text: string): Word[] => plainWords(text).map((plain) => ({ plain, folded: foldWord(plain) }))

/** Without the words that half of all hotels have, where there are others. */
function withoutKinds(words: readonly Word[]): readonly Word[] {
  const own = words.filter(({ folded }) => !KIND_WORDS.has(folded))
  return own.length > 0 ? own : words
}

function isSlip(typed: string, word: string): boolean {
  return typed.length >= MIN_LETTERS_WITH_ERROR && typed[0] === word[0] && wholeTypingErrors(typed, word, 1) <= 1
}

/** True for a folded word that some house has in its name: 'Hilton' is no slip of 'Hilltop'. */
type IsOfHouse = (word: string) => boolean
/** For lists, which show slips, too. */
const neverOfHouse: IsOfHouse = () => false

/** True for the same word, also with one typing error in it as it is written or as it sounds. */
function isWord(typed: Word, word: Word, isOfHouse = neverOfHouse): boolean {
  if (typed.folded === word.folded) return true
  if (isOfHouse(typed.folded) || !isNobodysName(typed)) return false
  return isSlip(typed.folded, word.folded) || isSlip(typed.plain, word.plain)
}

/** True for a word that may be a typing error: no real place has that name. */
function isNobodysName({ plain }: Word): boolean {
  return findBySound(plain) === undefined
}

const isIn = (words: readonly Word[], typed: Word, isOfHouse = neverOfHouse) =>
  words.some((word) => isWord(typed, word, isOfHouse))

/** True for 'Lighthouse Villa B', which is not 'Lighthouse', or a word that is being typed. */
function endsInOtherLetter(name: string, typed: string): boolean {
  const letter = /\s(\w)\s*$/.exec(typed.toLowerCase())?.[1]
  return letter !== undefined && !name.toLowerCase().split(/\s+/).includes(letter)
}

/**
 * True when a text surely means the house: every word that tells houses apart is the house's or its town's, and all
 * such words of the house are typed, each with at most one typing error. 'Hilton' alone may be several houses, and so may
 * 'Hotel Colombo', which names a town and a kind.
 */
export function isSureHotel(name: string, town: string, typed: string, isOfHouse: IsOfHouse): boolean {
  const wanted = withoutKinds(wordsOf(typed))
  const towns = wordsOf(town)
  const own = withoutKinds(wordsOf(name.replace(` (${town})`, '')))
  const known = [...wordsOf(name), ...towns]
  const isOfTown = ({ folded }: Word) => towns.some((each) => each.folded.startsWith(folded))
  return (
    !endsInOtherLetter(name, typed) &&
    wanted.every((word) => isIn(known, word, isOfHouse)) &&
    wordsOf(typed).some((word) => isIn(wordsOf(name), word, isOfHouse) && !isOfTown(word)) &&
    own.every(
      (each) =>
        towns.some(({ folded }) => folded === each.folded) || wanted.some((word) => isWord(word, each, isOfHouse)),
    ) &&
    wanted.some((word) => isIn(own, word, isOfHouse))
  )
}

/** 'Guest house' is 'guesthouse'. */
const joined = (text: string) => text.replaceAll(/\b(guest|home|rest)[ -](house|stay)/gi, '$1$2')
/** A large house is called the one or the other. */
const LARGE = new Set(['hotel', 'resort'])

/**
 * True unless a text calls the house what it is not: 'Kandy Hostel' is not Hotel Kandy. A hotel may be called a resort if
 * two words of its name, which are no town's, are typed.
 * @param names of the house, and its kind
 */
export function isOfTypedKind(names: readonly string[], town: string, typed: string): boolean {
  const own = new Set(names.flatMap((name) => hotelWords(joined(name))))
  const words = hotelWords(joined(typed))
  const towns = hotelWords(town)
  const isKnown = words.filter((word) => !isKindWord(word) && own.has(word) && !towns.includes(word)).length > 1
  return words.every(
    (word) =>
      !isHouseKind(word) || own.has(word) || (isKnown && LARGE.has(word) && [...LARGE].some((each) => own.has(each))),
  )
}

/** The beginning of a word that says enough. */
const MIN_LETTERS_BEGUN = 3
/** With one error less may be any other word: 'Paris' is no 'Park'. */
const MIN_LETTERS_OF_NAME = 6

const isSurelyWord = (typed: Word, word: Word) =>
  typed.folded === word.folded ||
  (typed.plain.length >= MIN_LETTERS_OF_NAME && isSlip(typed.plain, word.plain) && isNobodysName(typed))

const isSurelyIn = (words: readonly Word[], typed: Word) => words.some((word) => isSurelyWord(typed, word))

/**
 * True when a text names the house, though it may name others as well: each word of it that tells houses apart is the
 * house's or its town's, and one is the house's. After another word the last one may be cut off.
 * @param names of the house: its name, and others that it has
 */
export function isNamedBy(names: readonly string[], town: string, typed: string): boolean {
  const wanted = wordsOf(typed).filter(({ folded }) => !KIND_WORDS.has(folded))
  const own = names.flatMap(wordsOf)
  const known = [...own, ...wordsOf(town)]
  const last = wanted.at(-1)
  const isBegun = (word: Word) =>
    word === last &&
    wanted.length > 1 &&
    word.folded.length >= MIN_LETTERS_BEGUN &&
    known.some(({ folded }) => folded.startsWith(word.folded))
  return (
    wanted.some((word) => isSurelyIn(own, word)) && wanted.every((word) => isSurelyIn(known, word) || isBegun(word))
  )
}

/** Words that many houses have, and many places in the world. */
const COMMON_WORDS =
  ' airport station beach bay lake river sea ocean garden park city town view hill mountain fort street road main grand royal green blue palm sun new old '

/** True when a text has all words of the house's name that tell it apart, beside others that are not the house's. */
export function hasItsName(name: string, town: string, typed: string): boolean {
  const words = wordsOf(typed)
  const own = withoutKinds(wordsOf(name.replace(` (${town})`, '')))
  return (
    own.some((word) => !COMMON_WORDS.includes(` ${word.plain} `) && isNobodysName(word)) &&
    own.every((each) => words.some(({ folded }) => folded === each.folded))
  )
}

/** True when the house's name or its town has every word that tells houses apart, or a word that begins with it. */
export function hasWords(name: string, town: string, typed: string): boolean {
  const known = [...wordsOf(name), ...wordsOf(town)]
  return withoutKinds(wordsOf(typed)).every((word) =>
    known.some((each) => each.folded.startsWith(word.folded) || isWord(word, each)),
  )
}

/** The same for words without a typing error. */
export function beginsWords(name: string, town: string, typed: string): boolean {
  const known = [...wordsOf(name), ...wordsOf(town)]
  return withoutKinds(wordsOf(typed)).every((word) => known.some((each) => each.folded.startsWith(word.folded)))
}

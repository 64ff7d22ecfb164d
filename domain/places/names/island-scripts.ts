/**
 * Names in the island's own letters: how Sinhala and Tamil sound in Latin ones. Sinhala is written as it is spoken, so
 * most names lead to the gazetteer's English spelling by rule; the others are aliases of their place.
 * docs/languages.md#names-in-sinhala-and-tamil
 */

export type IslandScript = 'sinhala' | 'tamil'

const SINHALA = /[\u0d80-\u0dff]/
const TAMIL = /[\u0b80-\u0bff]/

/** The script of a text; `null` for any other one. */
export function islandScript(text: string): IslandScript | null {
  if (SINHALA.test(text)) return 'sinhala'
  return TAMIL.test(text) ? 'tamil' : null
}

/** Each group of letters has one sound. 'A' is the vowel of 'cat', for which English writes a or e. */
const soundsOf = (groups: string) =>
  new Map(
    groups
      .trim()
      .split(/\s+/)
      .flatMap((group) => {
        const [letters = '', sound = ''] = group.split('=')
        return Array.from(letters, (letter) => [letter, sound] as const)
      }),
  )

const CONSONANTS = soundsOf(`
කඛ=k ගඝ=g ඟ=ng චඡ=c ජඣ=j ටඨතථ=t ඩඪදධ=d ඬඳ=nd ඹ=mb ඞඤඥණන=n පඵ=p බභ=b ම=m ය=i ර=r ලළ=l ව=v ශෂස=s හ=h ෆ=f
க=k ஙஞணநன=n ச=s ஜ=j டத=t ப=p ம=m ய=i ரற=r லளழ=l வ=v ஶஷஸ=s ஹ=h
`)
/** Letters, and signs on a consonant in place of its 'a'. */
const VOWELS = soundsOf(`
අආ=a ඇඈ=A ඉඊ=i උඌ=u ඍ=ri එඒ=e ඓ=ai ඔඕ=o ඖ=au \u0dcf=a \u0dd0\u0dd1=A \u0dd2\u0dd3=i \u0dd4\u0dd6=u \u0dd8=ru \u0dd9\u0dda=e \u0ddb=ai \u0ddc\u0ddd=o \u0dde=au
அஆ=a இஈ=i உஊ=u எஏ=e ஐ=ai ஒஓ=o ஔ=au \u0bbe=a \u0bbf\u0bc0=i \u0bc1\u0bc2=u \u0bc6\u0bc7=e \u0bc8=ai \u0bca\u0bcb=o \u0bcc=au
`)
/** Takes the 'a' away from a consonant. */
const VIRAMAS = new Set(['\u0dca', '\u0bcd'])
const NASAL = '\u0d82'

/** The text with a sound for each letter, folded as `foldSpelling` folds English names. */
function inSounds(text: string): string {
  let sounds = ''
  let endsInConsonant = false
  for (const letter of text.normalize('NFC')) {
    const consonant = CONSONANTS.get(letter)
    const vowel = VOWELS.get(letter)
    const isSign = letter > '\u0dcb' || (letter > '\u0bbd' && letter < '\u0bce')
    if (endsInConsonant && !VIRAMAS.has(letter) && !(vowel !== undefined && isSign)) sounds += 'a'
    sounds += consonant ?? vowel ?? (letter === NASAL ? 'n' : /[\p{L}\p{N}]/u.test(letter) ? letter : '')
    endsInConsonant = consonant !== undefined
  }
  return once(endsInConsonant ? `${sounds}a` : sounds)
}

const once = (sounds: string) => sounds.replaceAll(/(\D)\1+/g, '$1')

/** Tamil writes one letter for k and g, t and d, p and b, s and ch, and leaves h out. */
const TAMIL_LETTERS: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', c: 's', h: '' }

/** What a folded English name has in common with the same name in a script: equal for both. */
export function asWritten(folded: string, script: IslandScript): string {
  if (script === 'sinhala') return folded
  return once(folded.replaceAll(/[gdbch]/g, (letter) => TAMIL_LETTERS[letter]!).replace(/ai$/, 'a'))
}
/** More than that many ways to read a name are not tried. */
const MAX_READINGS = 16

/** Each way to read a compact name that is written in the script, to be compared with {@link asWritten}. */
export function readings(compact: string, script: IslandScript): string[] {
  const sounds = inSounds(compact)
  let read = ['']
  for (const part of sounds.split(/(A)/)) {
    if (part === 'A' && read.length < MAX_READINGS) read = read.flatMap((start) => [`${start}a`, `${start}e`])
    else read = read.map((start) => start + (part === 'A' ? 'a' : part))
  }
  return read.map((each) => asWritten(once(each), script))
}

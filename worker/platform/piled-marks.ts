/** Marks above and below a letter lie over the lines around it, where somebody has typed sixty of them. */

// A letter of a Latin, Greek or Cyrillic word has at most two once they are composed, one of a transcription or with
// Arabic vowels three; a syllable of Burmese or Tibetan has up to six.
const COMMON = '[\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]'
/** What is dropped later, or joins letters: it ends no pile. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}]*'
const [COMMON_PILE, PILE] = [
  [COMMON, 3],
  ['\\p{M}', 6],
].map(
  ([mark, most]) => new RegExp(`(${mark}(?:${UNSEEN}${mark}){${Number(most) - 1}})(?:${UNSEEN}${mark})+`, 'gu'),
) as [RegExp, RegExp]

/** With no more marks on a letter than any language writes. A text without a pile stays as it is. */
export function withoutPiles(text: string): string {
  const composed = text.normalize('NFC')
  const capped = composed.replace(COMMON_PILE, '$1').replace(PILE, '$1')
  return capped === composed ? text : capped
}

/** Characters of an address that are no ASCII, the control characters that end no pile, and the letter below them. */
const ENCODED = /(?:(?<!%[0-9A-F]?)[A-Z])?(?:%(?:[0189A-F][0-9A-F]|7F))+/gi

/** The same for an address, or a part of one. What cannot be decoded stays. */
export const encodedWithoutPiles = (address: string): string =>
  address.replace(ENCODED, (code) => {
    try {
      const text = decodeURIComponent(code)
      const legible = withoutPiles(text)
      return legible === text ? code : encodeURIComponent(legible)
    } catch {
      return code
    }
  })

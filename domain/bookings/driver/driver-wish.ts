/**
 * Whom a guest would like as driver: somebody who speaks a language, a woman. It is a wish: nobody promises it, and no ride
 * waits for it.
 */

/** What guests may hear from a driver, by their tags (BCP 47): those of the site, of the country, and of many who come. */
export const SPOKEN_LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  si: 'Sinhala',
  ta: 'Tamil',
  de: 'German',
  fr: 'French',
  ru: 'Russian',
  zh: 'Chinese',
  it: 'Italian',
  es: 'Spanish',
  nl: 'Dutch',
  pl: 'Polish',
  he: 'Hebrew',
  hi: 'Hindi',
  ja: 'Japanese',
}

/** @example languageName('de') // 'German' */
export const languageName = (tag: string) => SPOKEN_LANGUAGES[tag] ?? tag

export interface DriverWish {
  /** A tag of `SPOKEN_LANGUAGES`; empty for any. */
  readonly language: string
  readonly isWoman: boolean
}

/** As it is kept and sent: 'de', 'woman', 'de woman'; empty for no wish. */
const WISH = /^(?:([a-z]{2})(?: woman)?|woman)?$/

/** @returns `null` for a text that is no wish */
function readDriverWish(text: string): DriverWish | null {
  const found = WISH.exec(text)
  if (!found) return null
  const language = found[1] ?? ''
  // Pages read wishes, too, and some of the browsers that can run them lack `Object.hasOwn`.
  return language === '' || Object.keys(SPOKEN_LANGUAGES).includes(language)
    ? { language, isWoman: text.endsWith('woman') }
    : null
}

export const isDriverWish = (text: string): boolean => readDriverWish(text) !== null

/** As it is kept, of what somebody chose: perhaps of no list. */
export const wishText = (language: string, isWoman: boolean): string =>
  [language, isWoman ? 'woman' : ''].filter(Boolean).join(' ')

/** The same of a booking, which holds one that was checked. */
export const wishOf = (text: string): DriverWish => readDriverWish(text) ?? { language: '', isWoman: false }

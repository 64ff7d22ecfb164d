/**
 * Whom a guest would like as driver: somebody who speaks a language, a woman. It is a wish: nobody promises it, and no ride
 * waits for it.
 */
import { SPOKEN_LANGUAGES } from '#domain/bookings/driver/spoken-languages.ts'

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

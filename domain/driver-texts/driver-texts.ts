/**
 * The languages of drivers, and what they read in each: a dictionary of its own beside the five languages of guests. Each
 * language is loaded when somebody reads it.
 */
import type { DriverTexts } from './in-english.ts'

/** English first: drivers who have not chosen read it. */
export const DRIVER_LANGUAGES = ['en', 'si', 'ta'] as const
export type DriverLanguage = (typeof DRIVER_LANGUAGES)[number]

/** As each calls itself. */
export const DRIVER_LANGUAGE_NAMES: Readonly<Record<DriverLanguage, string>> = {
  en: 'English',
  si: 'සිංහල',
  ta: 'தமிழ்',
}

/** A language of drivers; English for any other text. */
export const driverLanguage = (text: string | null | undefined): DriverLanguage =>
  DRIVER_LANGUAGES.find((each) => each === text) ?? 'en'

const LOADED: Readonly<Record<DriverLanguage, () => Promise<DriverTexts>>> = {
  en: async () => (await import('./in-english.ts')).en,
  si: async () => (await import('./in-sinhala.ts')).si,
  ta: async () => (await import('./in-tamil.ts')).ta,
}

export const driverTexts = (language: DriverLanguage): Promise<DriverTexts> => LOADED[language]()

/** What somebody reads who drives. */
export interface DriverReader {
  readonly language: DriverLanguage
  readonly texts: DriverTexts
  /** A place in the driver's script; `null` where only its English name is known. */
  readonly ownName: (place: string) => string | null
}

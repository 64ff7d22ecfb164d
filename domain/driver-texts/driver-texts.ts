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

/** @param weekdays from Sunday on, with commas @param months with commas @returns writes a date, `YYYY-MM-DD` */
export function daysAndMonths(
  weekdays: string,
  months: string,
  write: (month: string, day: number, weekday: string) => string,
): (date: string) => string {
  const [ofWeek, ofYear] = [weekdays.split(', '), months.split(', ')]
  return (date) => {
    const day = new Date(`${date}T00:00Z`)
    return write(ofYear[day.getUTCMonth()]!, day.getUTCDate(), ofWeek[day.getUTCDay()]!)
  }
}

/** @param hour of a number of hours @param minute of minutes @returns writes a duration of whole minutes */
export const hoursAndMinutes =
  (hour: (count: number) => string, minute: (count: number) => string) => (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return [hours > 0 ? hour(hours) : '', rest > 0 || hours === 0 ? minute(rest) : ''].filter(Boolean).join(' ')
  }

/**
 * How numbers, prices, dates and lists are written in a language. The Worker and every browser must write the same, or
 * React would render the page again: spaces are normalized, and what Intl versions write differently is written here.
 * English is written as it always was: its texts are part of the calls.
 */
import { formatDuration, parseDuration } from '#domain/duration-and-tour-length.ts'
import { grouped } from '#domain/fares/money.ts'
import { confirmedDate, showDate, showDayOfYear, showTime } from '#domain/sri-lanka-time.ts'
import { ENGLISH, type Language, type LanguageFacts, LANGUAGES } from './languages.ts'

/** Forms of a text for a number. A language uses those that it has: Russian all, Chinese the last. */
interface PluralForms {
  readonly one?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/**
 * A text with marked parts, such as links: the language decides their position in the sentence, the page what they are.
 *
 * @example <N>(link: Mark<N>) => ['No such place. ', link('See all places'), '.']
 */
export type Mark<N> = (text: string) => N

export interface Formats {
  /** Whole numbers. */
  number(value: number): string
  /** @param digits behind the decimal mark */
  decimal(value: number, digits: number): string
  /** Whole km with their unit. */
  km(distance: number): string
  /** Whole rupees. The currency's code always comes before the amount, as in the calls. */
  lkr(rupees: number): string
  usd(dollars: number): string
  /** Its space, where there is one, never ends a line. */
  percent(value: number): string
  /** @param date `YYYY-MM-DD` */
  date(date: string): string
  /** @param day `MM-DD`, of every year */
  dayOfYear(day: string): string
  /** @param time `HH:mm` */
  time(time: string): string
  /** The pickup's date and time in the lines of a confirmation: in English '2026 November 21' and '14:05 hrs'. */
  confirmedDate(date: string): string
  confirmedTime(time: string): string
  /** Whole minutes. */
  duration(minutes: number): string
  /** A duration as the calls write it: '1 hour 5 mins'. */
  drive(text: string): string
  /** 'a, b and c' */
  list(items: readonly string[]): string
  /** 'a, b or c' */
  choice(items: readonly string[]): string
  /** What is of one kind, such as the stops of a way: 'a, b, c' */
  names(names: readonly string[]): string
  /** What is said of one thing, such as its length and time: 'a, b, c' */
  facts(facts: readonly string[]): string
  /** What is no sentence, such as an amount, among sentences. */
  sentence(words: string): string
  /** One after the other. An empty one at the end leaves room for a link, where a language has a space there. */
  sentences(sentences: readonly string[]): string
  /** The form for a number. It does not contain the number itself, unless the form does. */
  plural(count: number, forms: PluralForms): string
}

/** Versions of Intl differ in which space they write. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
/** What Intl writes of a day, with the first of a month as the language has it. @example '1er janvier 2027' */
export const writtenDay = (day: string, { firstDay }: LanguageFacts) =>
  firstDay ? plainSpaces(day).replace(/^1(?= )/, firstDay) : plainSpaces(day)
/** Russian Intl writes 'г.' behind the year: a sentence that ends with a date would have two full stops. */
const withoutYearMark = (date: string) => date.replace(/ г\.$/, '')

/** The first formatter of a kind costs a phone some 15 ms: none is made before it is needed. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const UNITS = [
  ['hour', 60],
  ['minute', 1],
] as const

function formatsIn(language: Language): Formats {
  const facts: LanguageFacts = LANGUAGES[language]
  const {
    locale,
    thousands,
    decimal,
    afterTime,
    kilometers,
    space = ' ',
    comma = ', ',
    listComma = ', ',
    stop = '.',
  } = facts
  const isEnglish = language === ENGLISH
  const rules = once(() => new Intl.PluralRules(locale))
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  const daysOfYear = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }))
  const and = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const or = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const units = once(() =>
    UNITS.map(([unit]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })),
  )
  const number = (value: number) => grouped(value, thousands)
  const showDay = (date: string) =>
    isEnglish ? showDate(date) : withoutYearMark(writtenDay(days().format(new Date(`${date}T00:00Z`)), facts))
  const showClock = (time: string) => time + afterTime

  function durationByUnits(minutes: number): string {
    let rest = Math.round(minutes)
    const parts = UNITS.flatMap(([, size], i) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      return count > 0 || (size === 1 && minutes < 1) ? [plainSpaces(units()[i]!.format(count))] : []
    })
    // Some versions of Intl write a space before a Chinese unit.
    return parts.join(space).replaceAll(' ', space)
  }

  return {
    number,
    km: (distance) => `${number(distance)} ${kilometers}`,
    decimal: (value, digits) => value.toFixed(digits).replace('.', decimal),
    lkr: (rupees) => `LKR ${number(rupees)}`,
    usd: (dollars) => `USD ${number(dollars)}`,
    percent: (value) => `${value}${space && '\u00a0'}%`,
    date: showDay,
    // A leap year has every day.
    dayOfYear: (day) =>
      isEnglish ? showDayOfYear(day) : writtenDay(daysOfYear().format(new Date(`2028-${day}T00:00Z`)), facts),
    time: showClock,
    confirmedDate: isEnglish ? confirmedDate : showDay,
    confirmedTime: isEnglish ? showTime : showClock,
    duration: isEnglish ? formatDuration : durationByUnits,
    drive: (text) => (isEnglish ? text : durationByUnits(parseDuration(text) ?? 0)),
    // With the spaces of its items: a sum in a list breaks nowhere, either.
    list: (items) => and().format(items),
    choice: (items) => or().format(items),
    names: (names) => names.join(listComma),
    facts: (said) => said.join(comma),
    sentence: (words) => words + stop,
    sentences: (sentences) => sentences.join(space),
    plural: (count, forms) => forms[rules().select(count) as keyof PluralForms] ?? forms.other,
  }
}

const kept = new Map<Language, Formats>()

export function formatsOf(language: Language): Formats {
  const formats = kept.get(language) ?? formatsIn(language)
  kept.set(language, formats)
  return formats
}

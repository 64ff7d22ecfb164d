/** The languages of the site, and how an address names one. docs/languages.md */
import { absoluteUrl } from '#domain/brand.ts'
import { OFFERED_LANGUAGES } from '#domain/operator/business.ts'

export interface LanguageFacts {
  /** Begins the address of each page. English has none. */
  readonly prefix: string
  /** Its own name, which its readers know. */
  readonly name: string
  /** For `lang` and `hreflang` (BCP 47). */
  readonly tag: string
  /** For Intl. */
  readonly locale: string
  /** For social networks (Open Graph). */
  readonly social: string
  /** The separators of thousands and of decimals. */
  readonly thousands: string
  readonly decimal: string
  /** The word after a time of day. */
  readonly afterTime: string
  readonly kilometers: string
  /** Between words and between sentences: a space, unless the language writes none. */
  readonly space?: ''
  /** Between what is said of one thing, and between names of one kind: a comma and a space, unless it says otherwise. */
  readonly comma?: string
  readonly listComma?: string
  /** At the end of a sentence. */
  readonly stop?: string
  /** The first day of a month, where it is written unlike the others. */
  readonly firstDay?: string
  /** Short dates name the day of the week last. */
  readonly weekdayLast?: true
}

export const LANGUAGES = {
  en: {
    prefix: '',
    name: 'English',
    tag: 'en',
    locale: 'en-GB',
    social: 'en_GB',
    thousands: ',',
    decimal: '.',
    afterTime: '',
    kilometers: 'km',
  },
  de: {
    prefix: '/de',
    name: 'Deutsch',
    tag: 'de',
    locale: 'de-DE',
    social: 'de_DE',
    thousands: '.',
    decimal: ',',
    afterTime: '\u00a0Uhr',
    kilometers: 'km',
  },
  fr: {
    prefix: '/fr',
    name: 'Français',
    tag: 'fr',
    locale: 'fr-FR',
    social: 'fr_FR',
    thousands: '\u00a0',
    decimal: ',',
    afterTime: '',
    kilometers: 'km',
    firstDay: '1er',
  },
  ru: {
    prefix: '/ru',
    name: 'Русский',
    tag: 'ru',
    locale: 'ru-RU',
    social: 'ru_RU',
    thousands: '\u00a0',
    decimal: ',',
    afterTime: '',
    kilometers: 'км',
  },
  zh: {
    prefix: '/zh',
    name: '简体中文',
    tag: 'zh-Hans',
    locale: 'zh-CN',
    social: 'zh_CN',
    thousands: ',',
    decimal: '.',
    afterTime: '',
    kilometers: '公里',
    space: '',
    comma: '，',
    listComma: '、',
    stop: '。',
    weekdayLast: true,
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof LANGUAGES
export type OtherLanguage = Exclude<Language, 'en'>

/** That of the calls, of the operator's pages, and of addresses that name none. */
export const ENGLISH: Language = 'en'

/** In the order of the operator's list. An address of any other language is unknown. */
export const OFFERED: readonly Language[] = OFFERED_LANGUAGES

/** A language that the site offers; English for any other text, and for one that is offered no more. */
export const offeredLanguage = (text: string | undefined): Language => OFFERED.find((each) => each === text) ?? ENGLISH

/** The language that an address names, and the path without it. @param pathname from the root */
export function readAddress(pathname: string): { readonly language: Language; readonly path: string } {
  const prefix = `/${pathname.split('/', 2)[1]}`
  const language = OFFERED.find((each) => LANGUAGES[each].prefix === prefix) ?? ENGLISH
  return { language, path: pathname.slice(LANGUAGES[language].prefix.length) || '/' }
}

/** The path that a whole address names, without its language. */
export const pathOf = (url: string): string => readAddress(new URL(url).pathname).path

/**
 * The address of a page in a language.
 *
 * @example addressIn('de', '/?pickup=Ella') // '/de?pickup=Ella'
 * @param path from the root, as `paths` makes it, or a mark on the same page ('#booking')
 */
export function addressIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language]
  return prefix && path.startsWith('/') ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path
}

/** Whole, for search engines and mails. @param path from the root */
export const pageUrl = (language: Language, path: string): string => absoluteUrl(addressIn(language, path))

/** The language of a document. @param tag its `lang` */
export function languageOfTag(tag: string): Language {
  const languages = Object.keys(LANGUAGES) as Language[]
  return languages.find((each) => LANGUAGES[each].tag === tag) ?? ENGLISH
}

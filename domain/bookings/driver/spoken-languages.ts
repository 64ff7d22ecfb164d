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

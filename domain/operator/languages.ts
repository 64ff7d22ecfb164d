/**
 * The languages that the site is offered in, in the order in which pages name them. English is always one of them. Have
 * a native reader look at a language's open questions in docs/languages.md before you offer it to your guests.
 */
export const OFFERED_LANGUAGES: readonly ('en' | 'de' | 'fr' | 'ru' | 'zh')[] = ['en', 'de', 'fr', 'ru', 'zh']

/**
 * The languages that the site is offered in. English is always one of them. Have a native reader look at the open
 * questions of docs/languages.md before you add another.
 */
export const OFFERED_LANGUAGES: readonly ('en' | 'de' | 'fr' | 'ru' | 'zh')[] = ['en']

/**
 * The languages that the site is offered in. English is always one of them. The others are not whole yet: see what
 * docs/languages.md says is missing, and have a native reader look at its open questions before you add one.
 */
export const OFFERED_LANGUAGES: readonly ('en' | 'de' | 'fr' | 'ru' | 'zh')[] = ['en']

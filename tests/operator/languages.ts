export const OFFERED_LANGUAGES: readonly ('en' | 'de' | 'fr' | 'ru' | 'zh')[] = ['en', 'de', 'fr', 'ru', 'zh']

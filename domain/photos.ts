/**
 * The owner's own photographs, which stand in the place of the site's drawings: what each can be of, how large its files are,
 * and what it says to who cannot see.
 */
import type { Language } from '#domain/languages/languages.ts'

/** What a photograph shows, for who cannot see: in English, and in other languages where the owner has words for them. */
export type PhotoWords = Readonly<Partial<Record<Language, string>>>

/** The texts in which a guest is written to. */
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { ENGLISH, offeredLanguage } from '#domain/languages/languages.ts'
import { type Area, type Texts, textsOf } from '#domain/languages/texts.ts'
import type { BookingRow } from '#worker/database/schema.ts'

const AREAS: readonly Area[] = ['site', 'ride', 'booking', 'mails', 'chat']

/** In the booking's language, loaded. */
export async function guestTexts({ language }: Pick<BookingRow, 'language'>): Promise<Texts> {
  const offered = offeredLanguage(language)
  if (offered === ENGLISH) return ENGLISH_TEXTS
  const texts = textsOf(offered)
  await texts.load(...AREAS)
  return texts
}

/** The texts in a guest's language: mails, calendar, plain pages, and the beginning of the operator's messages. */
import { BRAND } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { ENGLISH, type Language, OFFERED, offeredLanguage } from '#domain/languages/languages.ts'
import { type Area, type Texts, textsOf } from '#domain/languages/texts.ts'
import type { BookingRow } from '#worker/database/schema.ts'

type Guest = Pick<BookingRow, 'language'>

const AREAS: readonly Area[] = ['site', 'tours', 'booking', 'guest', 'mails']

function textsFor({ language }: Guest): Texts {
  const offered = offeredLanguage(language)
  return offered === ENGLISH ? ENGLISH_TEXTS : textsOf(offered)
}

/** English is already loaded. */
const load = (texts: Texts, areas: readonly Area[]) =>
  texts === ENGLISH_TEXTS ? Promise.resolve() : texts.load(...areas)

/** In the booking's language, loaded. */
export async function guestTexts(guest: Guest): Promise<Texts> {
  const texts = textsFor(guest)
  await load(texts, AREAS)
  return texts
}

/** Those of a guest's plain pages, loaded. @param language that the page's address names */
export async function pageTexts(language: Language): Promise<Texts> {
  const texts = textsOf(language)
  await texts.load('site', 'frame', 'tours', 'booking', 'guest', 'mails', 'form', 'seasons')
  return texts
}

/** Before {@link guestChatLink} is called. @param languages of the guests; a list has some of each */
export async function loadChats(languages: readonly string[] = OFFERED): Promise<void> {
  for (const language of languages) await load(textsFor({ language }), ['mails'])
}

/** Opens WhatsApp with a message to the guest, begun in their language. */
export function guestChatLink({ phone, reference, language }: Pick<BookingRow, 'phone' | 'reference' | 'language'>) {
  const text = textsFor({ language }).in('mails').hello(BRAND.name, reference)
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
}

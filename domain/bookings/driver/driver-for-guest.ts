/** Who drives, in words for the guest, beside name, phone and car; and whom the guest wished for. Pages and mails load it late. */
import { LANGUAGES } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { DriverOnList } from '../ride.ts'
import type { SummaryLine } from '../ride-summary.ts'
import { wishOf } from './driver-wish.ts'

/** Pixels that the office's page cuts photos to. */
export const PHOTO_SIZES = { driver: { width: 480, height: 480 }, car: { width: 640, height: 480 } } as const

/** @param tag as of `SPOKEN_LANGUAGES` @example languageIn('de', texts) // 'German' */
export const languageIn = (tag: string, { language }: Texts): string =>
  new Intl.DisplayNames(LANGUAGES[language].locale, { type: 'language' }).of(tag)!

/** @param month `YYYY-MM` @example monthIn('2019-05', texts) // 'May 2019' */
function monthIn(month: string, { language }: Texts): string {
  const { locale } = LANGUAGES[language]
  const written = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  // As in formats.ts: a full stop may follow.
  return written.format(new Date(`${month}-01T00:00Z`)).replace(/\sг\.$/, '')
}

/** What the office keeps of the driver; nothing of one who is not on its list. */
export function crewLines({ languages = [], boardLicence = '', since }: DriverOnList, texts: Texts): SummaryLine[] {
  const t = texts.in('booking').crew
  const spoken = texts.formats.names(languages.map((tag) => languageIn(tag, texts)))
  return [
    { label: t.speaks, value: spoken },
    { label: t.boardLicence, value: boardLicence, asIs: true },
    { label: t.since, value: since === undefined ? '' : monthIn(since, texts) },
  ].filter(({ value }) => value !== '')
}

/** What was wished for, and that nobody promises it; nothing without a wish. */
export function wishLines(driverWish: string, texts: Texts): SummaryLine[] {
  const { wish: t } = texts.in('booking').crew
  const { language, isWoman } = wishOf(driverWish)
  const wishes = [...(language === '' ? [] : [t.speaks(languageIn(language, texts))]), ...(isWoman ? [t.isWoman] : [])]
  return wishes.length === 0 ? [] : [{ label: t.label, value: t.unpromised(texts.formats.names(wishes)) }]
}

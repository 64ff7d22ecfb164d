/**
 * English, loaded, for what is always written in it: the operator's pages and mails, drivers' sheets, the answers of
 * calls.
 * Not for guests' pages, whose texts come in files of their own.
 */
import { booking } from './en/booking.ts'
import { seasons } from './en/seasons.ts'
import { form } from './en/form.ts'
import { guest } from './en/guest.ts'
import { mails } from './en/mails.ts'
import { site } from './en/site.ts'
import { today } from './en/today.ts'
import { tours } from './en/tours.ts'
import { formatsOf } from './formats.ts'
import { type Area, type Dictionary, type Texts, textsOf } from './texts.ts'

const AT_HAND: Partial<Dictionary> = { booking, form, guest, mails, seasons, site, today, tours }

export const ENGLISH_TEXTS: Texts = {
  language: 'en',
  formats: formatsOf('en'),
  load: (...areas) => textsOf('en').load(...areas),
  in: <Name extends Area>(area: Name) => AT_HAND[area] ?? textsOf('en').in(area),
}

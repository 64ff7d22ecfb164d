/** The texts of a guest's plain pages. */
import { overlapQuestion } from '#domain/bookings/driver/driver-times.ts'
import { noteLabel } from '#domain/bookings/driver/driver-notes.ts'
import { pickupProblem } from '#domain/bookings/request/pickup-time.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { ENGLISH, type Language } from '#domain/languages/languages.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import type { StepRefused } from '#worker/steps/step.ts'

/** Loaded. @param language that the page's address names */
export async function pageTexts(language: Language): Promise<Texts> {
  const texts = textsOf(language)
  await texts.load('site', 'frame', 'ride', 'tours', 'booking', 'guest', 'mails', 'problems')
  return texts
}

/** Why a guest's own step was not taken. */
export function refusedText({ refusal, message }: StepRefused, texts: Texts): string {
  if (texts.language === ENGLISH) return message
  const { refused: t } = texts.in('guest')
  const inWords = (problem: string) => wordsFor(problem, texts.in('problems').fields)
  switch (refusal.code) {
    case 'changed-since':
    case 'somebody-was-faster':
    case 'erased':
    case 'nothing-changes':
    case 'tour-travelers':
    case 'other-price':
    case 'other-fee':
    case 'pickup-over':
      return t[refusal.code]
    case 'is-cancelled':
    case 'cancelled-already':
      return t['cancelled-already']
    case 'out-of-order':
      return t['out-of-order'](
        refusal.position,
        `${texts.formats.date(refusal.when.date)}, ${texts.formats.time(refusal.when.time)}`,
      )
    case 'overlap':
      return overlapQuestion(refusal.overlaps, texts)
    case 'too-many-days':
      return t['too-many-days'](refusal.days)
    case 'wrong-field':
      return t.wrongField(noteLabel(refusal.note, refusal.kind, texts), inWords(refusal.problem))
    case 'pickup-time':
      return t.pickupTime(inWords(pickupProblem(refusal.problem)))
    case 'too-late':
    case 'too-soon':
      return t[refusal.code](refusal.hours)
    default:
      return message
  }
}

/** What the call says of a plan in English, in the page's language. English needs no more texts. */
import { ENGLISH } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { betterText, warningText } from './advice-texts.ts'
import type { Plan } from './plan.ts'
import type { ShownJourney } from './shown-journey.ts'

async function advised(shown: ShownJourney & { state: 'priced' }, plan: Plan, texts: Texts): Promise<ShownJourney> {
  const { warnings, better } = shown.journey
  if (warnings.length === 0 && !better) return shown
  await texts.load('problems', 'tours')
  const names = plan.stops.map(({ place }) => place)
  return {
    state: 'priced',
    journey: {
      ...shown.journey,
      warnings: warnings.map((warning) => ({ ...warning, text: warningText(warning, texts) })),
      better: better && { ...better, text: betterText(better, names, texts) },
    },
  }
}

async function refused({ fields }: ShownJourney & { state: 'refused' }, texts: Texts): Promise<ShownJourney> {
  await texts.load('problems')
  const words = texts.in('problems').fields
  return {
    state: 'refused',
    fields: fields.map(({ field, message, problem }) => ({
      field,
      message: problem === undefined ? message : wordsFor(problem, words),
    })),
  }
}

export async function shownInWords(shown: ShownJourney, plan: Plan, texts: Texts): Promise<ShownJourney> {
  if (texts.language === ENGLISH) return shown
  if (shown.state === 'priced') return advised(shown, plan, texts)
  return shown.state === 'refused' ? refused(shown, texts) : shown
}

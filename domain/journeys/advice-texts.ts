/** What a traveler is told of a planned journey, in words: its warnings, and a better order of its stops. */
import type { Texts } from '#domain/languages/texts.ts'
import { parkAdvice } from '#domain/tours/tour-warning.ts'
import type { BetterOrder, JourneyFinding } from './journey-calls.ts'
import { changeOfOrder } from './stop-order.ts'
import { ENGLISH } from '#domain/languages/languages.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import type { Plan } from './plan.ts'
import type { ShownJourney } from './shown-journey.ts'

/** @param texts with 'advice' and 'tours' */
export function warningText(finding: JourneyFinding, texts: Texts): string {
  const t = texts.in('problems').plan
  const { formats } = texts
  switch (finding.code) {
    case 'long-day':
      return t.longDay(formats.duration(finding.facts.minutes))
    case 'gate-closed': {
      const { park, problem, start } = finding.facts
      const text = parkAdvice(park, problem, texts)
      return start === null ? text : t.evenAt(start, text)
    }
    case 'park-closed':
    case 'out-of-season':
      return parkAdvice(finding.facts.park, { code: finding.code }, texts)
    case 'late-for-flight': {
      const { pickup, time, eveningBefore, flight } = finding.facts
      return (eveningBefore ? t.flightFromEvening : t.flight)(pickup, time, flight)
    }
    case 'nights': {
      const { planned, dates } = finding.facts
      return dates < 0 ? t.datesTurnedAround : t.nights(planned, dates)
    }
    case 'night-at-park':
      return t.nightAtPark(finding.facts.park)
    case 'sight-on-the-way': {
      const { distance, minutes } = finding.facts
      const km = distance === 0 ? t.lessThanOneKm : formats.km(distance)
      return minutes > 0 ? t.sightAndDrive(finding.place, km, formats.duration(minutes)) : t.sight(finding.place, km)
    }
  }
}

/** An order without its words. */
export type Better = Omit<BetterOrder, 'text'>

/**
 * What changes and what it saves: 'Kandy before Ella: 105 km and USD 47 less'.
 * @param names of the stops in their old order
 * @param texts with 'advice'
 */
export function betterText({ order, distance, usd }: Better, names: readonly string[], texts: Texts): string {
  const { better: t } = texts.in('problems').plan
  const { formats } = texts
  const less = usd > 0 ? t.kmAndMoney(formats.km(distance), formats.usd(usd)) : formats.km(distance)
  const change = changeOfOrder(order)
  if (change.kind === 'order')
    return t.order(
      change.stops.map((stop) => names[stop]!),
      less,
    )
  return t[change.kind](names[change.stop]!, names[change.other]!, less)
}

// What the call says of a plan in English, in the page's language. English needs no more texts.

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

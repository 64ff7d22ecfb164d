/** What a traveler is told of a planned journey, in words: its warnings, and a better order of its stops. */
import type { Texts } from '#domain/languages/texts.ts'
import { parkAdvice } from '#domain/tours/tour-warning.ts'
import type { BetterOrder, JourneyFinding } from './journey-calls.ts'
import { changeOfOrder } from './stop-order.ts'

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

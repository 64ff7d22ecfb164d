/** What a pickup's date and time change in a form: the price, with the reason, and days on which nobody drives. */
import { useEffect, useMemo } from 'react'
import { currentTime } from '#client/device/clock.ts'
import { useLanguage } from '#client/languages/language.tsx'
import { pricedOn } from '#domain/fares/dated-fare.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { closedOn, type DrivenOn } from '#domain/prices/dated-price.ts'
import { dependsOnDates, hasDatedPrices } from '#domain/prices/seasons.ts'
import { closedProblem, closedWords, priceReasons } from '#domain/quotes/seasons-in-words.ts'
import { pricedJourneyOn } from '#domain/journeys/dated-journey.ts'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'
import { partyOfPlan, type Plan } from '#domain/journeys/plan.ts'
import { type LocalMoment, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { type FieldTexts, tellPrices } from '#client/booking/form/draft-storage.ts'
import type { ShownPickup } from './pickup-start.ts'
import type { WayBack } from './return-fields.tsx'

/** At the price of its pickup; the same object while no date is known. */
function subjectOn<S extends BookingSubject>(subject: S, { date, time }: LocalMoment): S {
  if (!date) return subject
  if (subject.kind === 'tour') {
    const { park, tourLength, travelers, distance: distanceKm } = subject
    return hasDatedPrices()
      ? { ...subject, usd: tourPrice({ park, tourLength, travelers, distanceKm, date }) }
      : subject
  }
  const { fare } = subject
  return fare.quote.dated ? { ...subject, fare: { ...fare, quote: pricedOn(fare.quote, { date, time }) } } : subject
}

/**
 * What is booked, at the price of its pickup. The page around the form shows that, too, once the pickup was chosen: the
 * form starts with one that nobody has.
 */
export function useSubjectOn<S extends BookingSubject>(subject: S, { date, time, isChosen }: ShownPickup): S {
  const key = JSON.stringify(subject)
  // oxlint-disable-next-line react/exhaustive-deps
  const dated = useMemo(() => subjectOn(subject, { date, time }), [key, date, time])
  const [fare, shown] = [subject, dated].map((each) => (each.kind === 'transfer' ? each.fare : null))
  useEffect(() => tellPrices(fare, isChosen ? shown : fare), [fare, shown, isChosen])
  return dated
}

/** The way back, by its own date and time. */
export function wayBackOn(back: WayBack | null, { date, time }: LocalMoment): WayBack | null {
  if (!date || back?.fare?.state !== 'priced' || !back.fare.quote.dated) return back
  return { ...back, fare: { ...back.fare, quote: pricedOn(back.fare.quote, { date, time }) } }
}

/** What is driven on a form's date. */
export const drivenBy = (subject: BookingSubject, vehicle: VehicleClass): DrivenOn =>
  subject.kind === 'tour' ? { park: subject.park } : { vehicle }

/** Of a date that is typed, before anything is sent; `undefined` for a day on which somebody drives. */
export function useClosedText(date: string, driven: DrivenOn, now: Date | null): string | undefined {
  const texts = useLanguage()
  const problem = date && now ? closedProblem(date, driven, now) : null
  return problem === null ? undefined : (closedWords(problem, texts) ?? undefined)
}

/** @param fields names of the fields for dates, with what is driven then */
export function closedErrors(
  fields: readonly (readonly [name: string, driven: DrivenOn])[],
  values: FieldTexts,
  now: Date,
): FieldTexts {
  return Object.fromEntries(
    fields.flatMap(([name, driven]) => {
      const problem = closedProblem(values[name] ?? '', driven, now)
      return problem === null ? [] : [[name, problem]]
    }),
  )
}

/** The classes that drive on a date; the chosen one too, beside whose date it is said that it does not. */
export const driveOn = (vehicles: readonly VehicleClass[], date: string, chosen: VehicleClass) =>
  vehicles.filter((vehicle) => vehicle === chosen || closedOn(date, { vehicle }) === null)

interface PriceReasonsProps {
  readonly at: LocalMoment
  /** `null` for a tour. */
  readonly vehicle: VehicleClass | null
}

/** Why the form's price is that of its day and hour. It stays in the page, so that a screen reader hears it. */
export function PriceReasons({ at, vehicle }: PriceReasonsProps) {
  const texts = useLanguage()
  if (!dependsOnDates()) return null
  const reasons = at.date ? priceReasons(at, vehicle, texts) : []
  return (
    <p className="pickup-notes" role="status">
      {texts.formats.facts(reasons)}
    </p>
  )
}

/**
 * A journey at the prices of its pickups. While a date is not known, that ride has the price of the page; while none is,
 * all have.
 */
export function useJourneyOn(journey: PricedJourney, plan: Plan, pickups: readonly LocalMoment[]): PricedJourney {
  const key = JSON.stringify(pickups)
  return useMemo(() => {
    if (!journey.dated || pickups.every(({ date }) => !date)) return journey
    const shown = journey.rides.map(({ date = sriLankaTime(currentTime()).date }, i) =>
      pickups[i]!.date ? pickups[i]! : { date },
    )
    return pricedJourneyOn(journey, partyOfPlan(plan), shown)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [journey, plan, key])
}

/**
 * The page around the form shows its prices, and what cancelling one car and driver who stay costs by its pickups.
 * @param stayCancelling empty while that is not known
 */
export function useToldJourney(journey: PricedJourney, dated: PricedJourney, stayCancelling: string): void {
  useEffect(
    () => tellPrices(journey, stayCancelling ? { ...dated, stayCancelling } : dated),
    [journey, dated, stayCancelling],
  )
}

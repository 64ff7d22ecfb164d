/**
 * What a form books where its ride is not all of it: there, some hours, and back; or a tour with a night at its park. Both
 * are journeys, quoted and redeemed as those of the planner. docs/product.md#there-and-back
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { findJourney } from '#client/journey/journey-data.ts'
import { priceIn, type VehicleClass, type VehiclePrice } from '#domain/fares/vehicles.ts'
import { pricedJourneyOn } from '#domain/journeys/dated-journey.ts'
import type { PricedJourney, ShownJourney } from '#domain/journeys/journey-calls.ts'
import { partyOfPlan, type Plan, planAddress, type PlannedStop } from '#domain/journeys/plan.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { BOOKING_SECTION } from '#domain/paths.ts'
import { tourSlug } from '#domain/quotes/slugs.ts'
import { addDays, type LocalMoment } from '#domain/sri-lanka-time.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import { vehicleOfTour } from '#domain/tours/tour-texts.ts'
import type { TourPriceParts } from '#domain/tours/tour-price.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { tellPrices, useDraftField } from './draft-storage.ts'
import { NIGHT_NAMES, RETURN_NAMES, WAITS } from './form-fields.ts'

const USUAL_MINUTES = 180
/** After breakfast. */
const USUAL_TIME = '09:00'

type TourSubject = Extract<BookingSubject, { readonly kind: 'tour' }>

/** Minutes that the driver waits there, where the guest wants that; else `null`. */
export function useWaiting(): number | null {
  const isWanted = useDraftField('transfer', RETURN_NAMES.choice) === 'yes'
  const waits = useDraftField('transfer', RETURN_NAMES.way) === WAITS
  const minutes = Number(useDraftField('transfer', RETURN_NAMES.minutes)) || USUAL_MINUTES
  return isWanted && waits ? minutes : null
}

/** Sri Lanka time of the pickup at the park. */
export const useNightTime = () => useDraftField('tour', NIGHT_NAMES.time) ?? USUAL_TIME

/** A tour from one gate to the other leads nobody back. */
export const canStayAtPark = (subject: BookingSubject) =>
  subject.kind === 'tour' && !isAtGate(subject.dropoff, subject.park)

/**
 * The planner with this tour.
 * @param day of the tour, where one is chosen
 * @param town where the night before it is spent
 */
export function addressOfTour(subject: TourSubject, travelers: number, day?: string, town?: string): string {
  const { park, tourLength: tour, pickup, dropoff } = subject
  const end = (place: string) => (isAtGate(place, park) ? [] : [{ place }])
  const night = town ? [{ place: town, nights: 1 }] : []
  const start = day && town ? addDays(day, -1) : day
  return planAddress({ stops: [...end(pickup), ...night, { place: park, tour }, ...end(dropoff)], travelers, start })
}

export interface PlannedWay {
  readonly plan: Plan
  /** `null` while it loads. */
  readonly found: ShownJourney | null
  /** At the prices of its pickups; `null` while there is no price. */
  readonly journey: PricedJourney | null
  /** When each ride begins; empty parts are not known yet. */
  readonly pickups: readonly LocalMoment[]
  readonly vehicle: VehicleClass
  readonly price: VehiclePrice | null
  retry(): void
}

function planOf(subject: BookingSubject, waiting: number | null, isNight: boolean): Plan | null {
  if (subject.kind === 'transfer') {
    const { pickup, dropoff } = subject.fare
    const via = [{ place: dropoff, minutes: waiting }]
    return waiting === null ? null : { stops: [{ place: pickup, via }, { place: pickup }] }
  }
  if (!isNight || !canStayAtPark(subject)) return null
  const { park, pickup, dropoff, tourLength: tour, travelers } = subject
  const before: PlannedStop[] = isAtGate(pickup, park) ? [] : [{ place: pickup }]
  return { stops: [...before, { place: park, nights: 1, tour }, { place: dropoff }], travelers }
}

/**
 * `null` where the form books its ride alone.
 * @param chosen the vehicle of a transfer
 */
export function usePlannedWay(subject: BookingSubject, at: LocalMoment, chosen: VehicleClass): PlannedWay | null {
  const api = useSiteApi()
  const waiting = useWaiting()
  const isNight = useDraftField('tour', NIGHT_NAMES.choice) === 'yes'
  const nightTime = useNightTime()
  const key = JSON.stringify(planOf(subject, waiting, isNight))
  const plan = useMemo(() => JSON.parse(key) as Plan | null, [key])
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: ShownJourney } | null>(null)
  const [tries, setTries] = useState(0)
  const asked = `${tries} ${key}`
  useEffect(() => {
    if (!plan) return
    const asking = new AbortController()
    // It rejects only if it was given up.
    findJourney(api, plan, asking.signal).then(
      (found) => setAnswer({ asked, found }),
      () => {},
    )
    return () => asking.abort()
  }, [api, plan, asked])
  if (!plan) return null
  const found = answer?.asked === asked ? answer.found : null
  const { date, time } = at
  const isTour = subject.kind === 'tour'
  const pickups = [{ date, time }, ...(isTour ? [{ date: date && addDays(date, 1), time: nightTime }] : [])]
  const priced = found?.state === 'priced' ? found.journey : null
  const journey = priced && date ? pricedJourneyOn(priced, partyOfPlan(plan), pickups) : priced
  const vehicle = isTour ? vehicleOfTour(subject.travelers) : chosen
  return {
    plan,
    found,
    journey,
    pickups,
    vehicle,
    price: journey && priceIn(journey.total, vehicle),
    retry: () => setTries(tries + 1),
  }
}

/** A text that names the tour where the price of its page is booked; `null` while another one loads. */
export type ToldPrice = string | ToldNight | null

/** What the page of a tour says in place of its day trip, where a night at the park is booked. */
export interface ToldNight extends VehiclePrice {
  /** Of the pickup, `YYYY-MM-DD`: its season is in the price. */
  readonly date: string
  /** Whole km of both days. */
  readonly distance: number
  readonly distanceKm: number
  readonly isUndated: boolean
  readonly parts: TourPriceParts
  readonly stay: string
  readonly onTo: string
}

/** `null` while its price loads; `undefined` where the page's own price is the one that is booked. */
function nightToTell(subject: BookingSubject, planned: PlannedWay | null, texts: Texts): ToldNight | null | undefined {
  if (subject.kind !== 'tour' || !planned) return undefined
  const { found, journey, price, pickups } = planned
  if (!journey || !price) return found && undefined
  const { stay, onTo } = texts.in('form').night
  const distance = journey.rides.reduce((sum, ride) => sum + ride.distance, 0)
  const tour = journey.rides.reduce((sum, ride) => sum + (ride.kind === 'tour' ? ride.tourUsd : 0), 0)
  return {
    ...price,
    date: pickups[0]!.date,
    isUndated: false,
    distance,
    distanceKm: distance,
    parts: { tour, transport: price.usd - tour, lkr: price.lkr - Math.round(tour * priceList().dollar.lkr) },
    stay,
    onTo: onTo(subject.dropoff),
  }
}

/** The head, summary and bar of a tour's page say what its form is about to book. What is tapped stays where it is. */
export function useToldNight(subject: BookingSubject, planned: PlannedWay | null, texts: Texts): void {
  const of = subject.kind === 'tour' ? tourSlug(subject) + subject.travelers : null
  const night = nightToTell(subject, planned, texts)
  const told = JSON.stringify(night === undefined ? of : night)
  const toldOf = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (of === null) return
    // A form that has just come stands where its page is only being laid out: nothing is held then.
    const isHeld = toldOf.current === of
    toldOf.current = of
    const form = document.getElementById(BOOKING_SECTION)!
    const top = () => form.getBoundingClientRect().top
    const before = top()
    tellPrices<ToldPrice>(of, JSON.parse(told) as ToldPrice)
    // By then React has rendered the page, and nobody has seen it. Not every browser holds what is on its screen.
    queueMicrotask(() => {
      if (isHeld && before < innerHeight / 2) scrollBy({ top: top() - before, behavior: 'instant' })
    })
  }, [of, told])
}

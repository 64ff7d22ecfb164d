/** The rides of a plan: its stops turned into drives and tours, each with its day. Rules: docs/product.md#journeys */
import { usualWaiting } from '#domain/fares/stops-and-waiting.ts'
import type { TrainWay } from './hill-train.ts'
import type { JourneyRequest } from './journey-calls.ts'
import type { PlannedStop } from './plan.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'

/** A stop of a plan whose place has been looked up. */
export interface LocatedStop extends Pick<
  JourneyRequest['stops'][number],
  'nights' | 'via' | 'gap' | 'bagsByCar' | 'tour' | 'leaves'
> {
  readonly place: string
  /** Name of the park on sale that the place is; `null` for any other place. */
  readonly park: string | null
  /** A car carries the bags over the gap to the next stop, while the guests go so by train. */
  readonly train?: TrainWay | null
}

interface PlannedWay {
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly StopOnTheWay[]
  readonly day: number
  readonly from: number
  readonly to: number
}

/** A ride that has not been measured yet. */
export type PlannedRide =
  | (PlannedWay & { readonly kind: 'transfer'; readonly train?: TrainWay })
  | (PlannedWay & { readonly kind: 'tour'; readonly park: string; readonly tourLength: TourLength })

const viaOf = ({ via = [] }: LocatedStop, afterPark: boolean): StopOnTheWay[] =>
  via.map(({ place, minutes = usualWaiting() }) => ({ place, minutes, ...(afterPark ? { afterPark } : {}) }))

/** For each stop the day on which the guests come there. */
export function arrivalDays(stops: readonly Pick<PlannedStop, 'nights'>[]): number[] {
  let day = 0
  return stops.map(({ nights }) => {
    const arrival = day
    day += nights ?? 0
    return arrival
  })
}

/**
 * A park is a tour: from the stop before it by way of the gate to the stop after it. It begins or ends at the park
 * itself where there is no ride on that side, where the tour before it has led there, or where a night is spent.
 */
export function plannedRides(stops: readonly LocatedStop[]): PlannedRide[] {
  const arrivals = arrivalDays(stops)
  const leaving = (i: number) => arrivals[i]! + (stops[i]!.nights ?? 0)
  const isJoined = (i: number) => i >= 0 && i + 1 < stops.length && !stops[i]!.gap
  /** The tour of stop `i` leads on to the next stop. */
  const leadsOn = (i: number) => stops[i]!.park !== null && isJoined(i) && !stops[i]!.nights
  const rides: PlannedRide[] = []
  stops.forEach((stop, i) => {
    if (stop.park !== null) {
      const comesFrom = isJoined(i - 1) && !leadsOn(i - 1) ? i - 1 : i
      const goesTo = leadsOn(i) ? i + 1 : i
      rides.push({
        kind: 'tour',
        park: stop.park,
        tourLength: hasDurations(stop.park) ? (stop.tour ?? 'half') : 'half',
        pickup: comesFrom === i ? stop.park : stops[comesFrom]!.place,
        dropoff: goesTo === i ? stop.park : stops[goesTo]!.place,
        via: [...(comesFrom === i ? [] : viaOf(stops[comesFrom]!, false)), ...(goesTo === i ? [] : viaOf(stop, true))],
        day: comesFrom === i ? arrivals[i]! : leaving(comesFrom),
        from: comesFrom,
        to: goesTo,
      })
    }
    if (isJoined(i) && !leadsOn(i) && stops[i + 1]!.park === null) {
      rides.push({
        kind: 'transfer',
        pickup: stop.place,
        dropoff: stops[i + 1]!.place,
        via: viaOf(stop, false),
        day: leaving(i),
        from: i,
        to: i + 1,
      })
    }
    if (stop.gap && stop.train && i + 1 < stops.length) rides.push(bagsRide(stops, i, stop.train, leaving(i)))
  })
  return rides
}

/** Bags alone, over the gap after a stop. */
export const bagsRide = (
  stops: readonly Pick<LocatedStop, 'place'>[],
  from: number,
  train: TrainWay,
  day: number,
): PlannedRide & { readonly kind: 'transfer' } => ({
  kind: 'transfer',
  train,
  pickup: stops[from]!.place,
  dropoff: stops[from + 1]!.place,
  via: [],
  day,
  from,
  to: from + 1,
})

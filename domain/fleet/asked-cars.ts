/** What a quote asks of cars, and who answers it: `worker/fleet/offers.ts`, which imports the quotes. */
import type { TourLength } from '#domain/contract-texts.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { QuotedJourney } from '#domain/journeys/journey-calls.ts'
import type { CarsOfClass, JourneyAvailability, StopOnTheWay } from '#domain/quotes/quote-calls.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'

export interface AskedTransfer {
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly StopOnTheWay[]
  readonly distanceKm: number
  readonly minutes: number
  readonly travelers: number
  /** The classes on offer. */
  readonly vehicles: readonly VehicleClass[]
}

export interface AskedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  readonly tourLength: TourLength
  /** Of the transport. */
  readonly distanceKm: number
}

/** Each answers `null` while nothing is counted, and for a moment that nobody can book. */
export interface CarsAnswers {
  ofTransfer(asked: AskedTransfer, at: LocalMoment): Promise<readonly CarsOfClass[] | null>
  ofTour(asked: AskedTour & { readonly travelers: number }, at: LocalMoment): Promise<readonly CarsOfClass[] | null>
  ofJourney(
    quoted: QuotedJourney,
    pickups: readonly LocalMoment[],
    vehicles: readonly VehicleClass[],
  ): Promise<JourneyAvailability | null>
}

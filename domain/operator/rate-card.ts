/**
 * What the operator asks beside the fares: for a car and driver who stay, and for waiting at stops on the way. Whole
 * rupees; all values are samples.
 */

interface ByVehicle {
  readonly mini: number
  readonly car: number
  readonly van: number
}

export interface DriverStay {
  /** For each date from the first ride to the last, both counted. */
  readonly perDay: ByVehicle
  /** For each km: of the rides, of the way to the next pickup, and of the empty way from the base and back to it. */
  readonly perKm: ByVehicle
  /** So many km a day are paid at least. */
  readonly leastKmPerDay: ByVehicle
  /** A journey of fewer dates has no such price. */
  readonly leastDays: number
  /** Where the cars are kept: a name that the site knows. */
  readonly base: string
  /** What is in the price, and what is not, as guests read it; of entry fees `entryFees` says it (domain/tours/parks.ts). */
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
}

export interface Waiting {
  /** At each stop on the way, in minutes. */
  readonly freeMinutes: number
  /** For each quarter of an hour that is begun after that. */
  readonly perQuarterHour: ByVehicle
}

/** `null` if no car and driver stay with the guests. */
export const DRIVER_STAY: DriverStay | null = {
  perDay: { mini: 8000, car: 8600, van: 9900 },
  perKm: { mini: 80, car: 90, van: 115 },
  leastKmPerDay: { mini: 50, car: 50, van: 100 },
  leastDays: 2,
  base: 'Colombo Bandaranaike International Airport',
  included: [
    'Fuel, highway tolls and parking',
    "The driver's bed and meals",
    'Waiting wherever you stop, and short ways in the evening',
    'The empty way of the car to you and back',
    'No stops at shops that pay the driver',
  ],
  notIncluded: ['Your own rooms and meals'],
}

/** `null` if waiting at stops on the way costs nothing. */
export const WAITING: Waiting | null = {
  freeMinutes: 30,
  perQuarterHour: { mini: 500, car: 600, van: 900 },
}

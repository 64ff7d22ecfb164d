/** The shape of a price list: every figure that prices are made of. Rules: docs/product.md#fares */

interface ByVehicle<Value = number> {
  readonly mini: Value
  readonly car: Value
  readonly van: Value
}

/** Rupees: what a trip costs to begin with, and for each km. */
export interface Rate {
  readonly base: ByVehicle
  readonly perKm: ByVehicle
}

export interface TransferRates {
  /** From or to the Colombo airport, if shorter than `belowKm`. */
  readonly airport: Rate & { readonly belowKm: number }
  /** Any other trip of up to `upToKm`. */
  readonly short: Rate & { readonly upToKm: number }
  /** All other trips: `base`, and a rate for each km by the distance and by the average speed. */
  readonly longer: {
    readonly base: ByVehicle
    /** Where a row of rates ends, in km, the shortest first. The last row has no end. */
    readonly upToKm: readonly number[]
    /** Rows by distance; in each the rates for an average speed of up to 0.5, 0.7 and 1 km a minute, and above. */
    readonly perKm: ByVehicle<readonly RatesBySpeed[]>
  }
}

type RatesBySpeed = readonly [slow: number, middling: number, fast: number, fastest: number]

/** Whole dollars. */
interface TourPrices {
  readonly half: number
  readonly full: number
}

/** By the number of travelers, from one to six. */
export type TourTable = readonly [TourPrices, TourPrices, TourPrices, TourPrices, TourPrices, TourPrices]

interface TourRates {
  readonly yala: TourTable
  readonly otherParks: TourTable
  /** Rupees for each km of the transport. */
  readonly transportPerKm: number
}

/** What a car and driver cost who stay with the guests. Rupees. */
interface DriverStay {
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
}

/** What waiting at stops on the way costs. Rupees. */
interface Waiting {
  /** At each stop, in minutes. */
  readonly freeMinutes: number
  /** For each quarter of an hour that is begun after that. */
  readonly perQuarterHour: ByVehicle
}

export interface PriceList {
  /** Rupees for a US dollar. Fares are made in rupees, tours in dollars: each has a rate of its own. */
  readonly dollar: { readonly lkr: number; readonly lkrInTours: number }
  readonly transfers: TransferRates
  readonly tours: TourRates
  /** What a visit is charged at a park, by the park's name (domain/tours/parks.ts), in whole dollars. */
  readonly parkFees: Readonly<Record<string, number>>
  /** How many travelers each vehicle seats, and how many large suitcases it takes beside them. */
  readonly room: ByVehicle<{ readonly seats: number; readonly bags: number }>
  /** `null` if no car and driver stay with the guests. */
  readonly driverStay: DriverStay | null
  /** `null` if waiting at stops on the way costs nothing. */
  readonly waiting: Waiting | null
}

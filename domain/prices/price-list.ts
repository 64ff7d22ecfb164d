/** A price list, every figure that prices are made of: its shape, and the one that the site comes with. Rules: docs/product.md#fares */

/** The smallest first. */
export const VEHICLE_CLASSES = ['mini', 'car', 'van'] as const
export type VehicleClass = (typeof VEHICLE_CLASSES)[number]

type ByVehicle<Value = number> = Readonly<Record<VehicleClass, Value>>

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

/** A price that no rate makes: of a way that matters, or that guests compare. Say why in a comment: browsers get the list. */
interface HandSetPrice {
  /** Names that the site knows. */
  readonly from: string
  readonly to: string
  readonly bothWays: boolean
  /** Whole rupees. A vehicle without one costs by the rates. */
  readonly prices: Partial<ByVehicle>
}

export interface PriceList {
  /** Rupees for a US dollar. Fares are made in rupees, tours in dollars: each has a rate of its own. */
  readonly dollar: { readonly lkr: number; readonly lkrInTours: number }
  readonly transfers: TransferRates
  /** What a fare by the rates is at least, in whole rupees; and to how many rupees it is rounded, 1 for not at all. */
  readonly least: ByVehicle
  readonly roundedTo: number
  readonly byHand: readonly HandSetPrice[]
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

/** The price list that the site comes with. A company's own prices are in domain/operator/price-list.ts. */
export const FIRST_PRICE_LIST: PriceList = {
  dollar: { lkr: 288, lkrInTours: 291 },
  transfers: {
    airport: { belowKm: 80, base: { mini: 800, car: 800, van: 800 }, perKm: { mini: 170, car: 200, van: 310 } },
    short: { upToKm: 15, base: { mini: 2900, car: 3200, van: 5000 }, perKm: { mini: 230, car: 250, van: 400 } },
    longer: {
      base: { mini: 600, car: 900, van: 1500 },
      upToKm: [100, 144],
      perKm: {
        mini: [
          [250, 210, 200, 190],
          [185, 180, 150, 140],
          [170, 169, 150, 140],
        ],
        car: [
          [265, 225, 210, 195],
          [190, 185, 155, 145],
          [175, 174, 155, 145],
        ],
        van: [
          [300, 250, 210, 210],
          [210, 210, 210, 190],
          [210, 210, 210, 190],
        ],
      },
    },
  },
  least: { mini: 0, car: 0, van: 0 },
  roundedTo: 1,
  byHand: [],
  tours: {
    yala: [
      { half: 105, full: 170 },
      { half: 150, full: 210 },
      { half: 175, full: 230 },
      { half: 215, full: 275 },
      { half: 250, full: 310 },
      { half: 280, full: 340 },
    ],
    otherParks: [
      { half: 99, full: 160 },
      { half: 130, full: 170 },
      { half: 160, full: 210 },
      { half: 195, full: 250 },
      { half: 220, full: 270 },
      { half: 290, full: 350 },
    ],
    transportPerKm: 170,
  },
  parkFees: {
    'Yala national park': 105,
    'Udawalawe national park': 99,
    'Minneriya national park': 105,
    "Adam's Peak": 105,
  },
  room: { mini: { seats: 3, bags: 2 }, car: { seats: 3, bags: 3 }, van: { seats: 6, bags: 6 } },
  driverStay: {
    perDay: { mini: 8000, car: 8600, van: 9900 },
    perKm: { mini: 80, car: 90, van: 115 },
    leastKmPerDay: { mini: 50, car: 50, van: 100 },
    leastDays: 2,
    base: 'Colombo Bandaranaike International Airport',
  },
  waiting: { freeMinutes: 30, perQuarterHour: { mini: 500, car: 600, van: 900 } },
}

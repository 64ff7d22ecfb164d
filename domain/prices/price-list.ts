/**
 * A price list: every figure that prices are made of, what can be driven and where tours go, and what is promised with it.
 * The owner writes it on the office's page 'Prices'. Rules: docs/product.md#fares
 */

/** The classes of the contract, whose six prices every answer names. */
export const CONTRACT_CLASSES = ['mini', 'car', 'van'] as const
export type ContractClass = (typeof CONTRACT_CLASSES)[number]
/** The texts of calls name the classes of the contract like this, whatever an owner calls them on pages. */
export const VEHICLE_NAMES: Readonly<Record<ContractClass, string>> = { mini: 'Mini Car', car: 'Sedan Car', van: 'Van' }
/** The name of a class in addresses, tokens and bookings: small letters and digits, 'mini', 'van9'. */
export type VehicleClass = string
/** No longer than what a column, a link and a token are meant for. */
export const VEHICLE_CLASS = /^[a-z][a-z0-9]{0,15}$/

/** A class that costs a share of another one has no entry in tables of prices. */
type ByVehicle<Value = number> = Readonly<Record<VehicleClass, Value>>
/** What guests read, by the language's key (domain/languages/languages.ts); where a language has none, the English. */
export type Names = Readonly<Partial<Record<string, string>>>

/** The drawings of vehicles that a class can be shown with, in client/pictures. */
export const VEHICLE_PICTURES = ['mini', 'car', 'van', 'suv', 'high-roof', 'minibus', 'bus'] as const
export type VehiclePicture = (typeof VEHICLE_PICTURES)[number]

/** A class of vehicles that guests can choose. */
export interface Vehicle {
  readonly isOffered: boolean
  /** None for a class of the contract that keeps the site's own names. */
  readonly names: Names
  readonly picture: VehiclePicture
  /** How many travelers it seats, and how many large suitcases it takes beside them. */
  readonly seats: number
  readonly bags: number
  /** Its prices as a percentage of another class, which has figures of its own; `null` for a class with its own. */
  readonly share: { readonly of: VehicleClass; readonly percent: number } | null
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
  /** The least km a day that are paid. */
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

/** Guests go by train through the hills, and their bags by car. */
interface BagsByCar {
  /** Of the fare of the ride. */
  readonly percent: number
}

/** A price that no rate makes: of a way that matters, or that guests compare. */
export interface HandSetPrice {
  /** Names that the site knows. */
  readonly from: string
  readonly to: string
  readonly bothWays: boolean
  /** Whole rupees. A vehicle without one costs by the rates, or its share of another one that has one. */
  readonly prices: Partial<ByVehicle>
  /** For the office. Browsers do not get it. */
  readonly why: string
}

/** Dates, `YYYY-MM-DD`, both included. */
export interface Dates {
  readonly from: string
  readonly to: string
}

/** Prices of these dates are this many percent higher, or lower if negative. Two seasons of one class do not overlap. */
export interface Season extends Dates {
  readonly percent: number
  readonly names: Names
  /** `null` for all classes. */
  readonly vehicles: readonly VehicleClass[] | null
  /** Whether tours cost so much more, too. */
  readonly tours: boolean
}

/** What a transfer costs more whose pickup is at night. `HH:mm`, Sri Lanka time; `until` itself is day. */
export interface Night {
  readonly from: string
  readonly until: string
  readonly more: { readonly percent: number } | { readonly rupees: number }
}

/** Nobody drives on these dates: the whole company, one park, or one class of vehicles. */
export interface ClosedDays extends Dates {
  /** `null` for all. */
  readonly park: string | null
  readonly vehicle: VehicleClass | null
}

/** Days of every year, `MM-DD`, both included. It may run over New Year's. */
export interface Days {
  readonly first: string
  readonly last: string
}

/** A jeep drives through the park, a guide leads through it, or a guide leads up a mountain that has no gate. */
export const TOUR_KINDS = ['safari', 'walk', 'hike'] as const
export type TourKind = (typeof TOUR_KINDS)[number]

/** A park that tours go to. */
export interface Park {
  /** As a link or a chip shows it. */
  readonly shortName: string
  readonly kind: TourKind
  /** In other languages, for a park that the gazetteer does not name. */
  readonly names: Names
  /** Where the jeep drives in or the climb begins, in degrees; `null` for the gazetteer's own. */
  readonly gate: { readonly lat: number; readonly lng: number } | null
  /** `HH:mm`; `null` if nobody closes a gate. */
  readonly hours: { readonly opens: string; readonly closes: string } | null
  /** When most tours start at the gate. */
  readonly start: { readonly half: string; readonly full: string }
  readonly closed: Days | null
  /** The better months. */
  readonly season: Days | null
  /** What a visit is charged at the park itself, in whole dollars; `null` if nothing is said of it. */
  readonly fee: number | null
  /** One of the two tables, or its own. */
  readonly prices: 'yala' | 'otherParks' | TourTable
  /** The park whose drawing its page shows. */
  readonly picture: string
}

/** What is promised with a booking. A booking keeps the promises of the list that it was made under. */
export interface Promises {
  /** Hours after the booking within which the driver's details are promised. */
  readonly driverHours: number
  /** Hours: a pickup sooner than this is a request, because the operator must find a driver first. */
  readonly leadHours: number
  /** The same for pickups at night, Sri Lanka time. */
  readonly nightLead: { readonly from: string; readonly until: string; readonly hours: number }
  /** How long a driver waits without charge, in minutes: at an airport after landing, elsewhere after the pickup time. */
  readonly freeWaiting: { readonly airport: number; readonly elsewhere: number }
  /**
   * What a guest has to whom nobody comes, once the ride is confirmed: they tap 'Nobody is here', or call. If nobody is with
   * them so many minutes later, `backPercent` of what was paid for the ride goes back, and the operator pays up to
   * `taxiPercent` of its price for the taxi that they take instead; 0 for none.
   */
  readonly ifNobodyComes: { readonly minutes: number; readonly backPercent: number; readonly taxiPercent: number }
  /** Hours before a pickup until which a guest cancels free of charge, and changes day, time and details alone. */
  readonly guestHours: { readonly cancel: number; readonly change: number }
  /**
   * What is owed of a ride with a fare of its own that is cancelled too late to be free, by whole hours before its pickup:
   * the first row that is reached counts. The last one has 0 hours; it is also for guests who do not come.
   */
  readonly lateCharges: readonly { readonly hours: number; readonly percent: number }[]
  /**
   * How a payment made in advance goes back: days after the cancellation, and the words after 'is paid back', in English and
   * in other languages.
   */
  readonly refund: { readonly days: number; readonly way: string } & Readonly<
    Partial<Record<'de' | 'fr' | 'ru' | 'zh', string>>
  >
  /**
   * What is owed of a ride that a guest cancels where a car and driver stay: by whole days before the first pickup of the
   * booking. The first row that is reached counts; the last one has 0 days.
   */
  readonly stayCancelling: readonly { readonly days: number; readonly percent: number }[]
  /**
   * What the payment link asks for first, of bookings from `fromTotalUsd` on: `percent` of the price, and at least
   * `leastUsd`. `null` for no deposit: then it asks for the whole price.
   */
  readonly deposit: { readonly percent: number; readonly leastUsd: number; readonly fromTotalUsd: number } | null
}

export interface PriceList {
  /** By their class. Guests choose among them from the smallest on: see `vehicleClasses`. */
  readonly vehicles: ByVehicle<Vehicle>
  /** Rupees for a US dollar. Fares are made in rupees, tours in dollars: each has a rate of its own. */
  readonly dollar: { readonly lkr: number; readonly lkrInTours: number }
  readonly transfers: TransferRates
  /** What a fare by the rates is at least, in whole rupees; and to how many rupees it is rounded, 1 for not at all. */
  readonly least: ByVehicle
  readonly roundedTo: number
  readonly byHand: readonly HandSetPrice[]
  readonly tours: TourRates
  /** By their name in slugs, calls and the gazetteer, in the order in which the site offers them. */
  readonly parks: Readonly<Record<string, Park>>
  /** `null` if no car and driver stay with the guests. */
  readonly driverStay: DriverStay | null
  /** `null` if waiting at stops on the way costs nothing. */
  readonly waiting: Waiting | null
  /** `null` if no car carries bags alone. */
  readonly bagsByCar: BagsByCar | null
  readonly seasons: readonly Season[]
  readonly night: Night | null
  readonly closed: readonly ClosedDays[]
  /**
   * A quote of an earlier list still counts as long as it is valid, or its guest is asked again with both prices. A form
   * makes its quote when it is sent, so the guest who fills it in is asked in any case.
   */
  readonly earlierQuotes: 'count' | 'are-asked-again'
  readonly promises: Promises
}

/** What the calls answer, as schemas: each is checked against its type, so that neither changes without the other. */
import * as v from 'valibot'
import { TIMES_OF_YEAR } from '#data/almanac/times-of-year.ts'
import type { TimeKind } from '#domain/almanac/times-in-words.ts'
import type { BankTransfer } from '#domain/bookings/money/bank-transfer.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Caveat } from '#domain/bookings/agreed/caveats.ts'
import { TOUR_LENGTHS } from '#domain/duration-and-tour-length.ts'
import { ARRANGEMENTS, type AnsweredJourney, type JourneyRide } from '#domain/journeys/journey-calls.ts'
import {
  type CarsOfClass,
  type PlaceMatch,
  type Problem,
  QUOTE_LIFETIME_MS,
  type Rate,
  type Route,
  type SafariOffer,
  type StopOnTheWay,
  type TourQuote,
  type TransferQuote,
  type WithVehicles,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { VEHICLE_CLASS } from '#domain/prices/price-list.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'

/** A schema of this type. */
type Of<T> = v.GenericSchema<unknown, T>

/** The same, and with every field of it: an optional one that the schema lacks would make real answers wrong. */
const complete =
  <T>() =>
  <S extends Of<T>>(schema: keyof T extends keyof v.InferOutput<S> ? S : never): S =>
    schema

const says = <T>(text: string) => v.description<T, string>(text)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const lkr = v.pipe(whole, says('Whole rupees.'))
const usd = v.pipe(whole, says('Whole dollars.'))
const time = v.pipe(v.string(), says('HH:mm, Sri Lanka time.'))
const km = v.pipe(whole, says('Whole km.'))
const duration = v.pipe(v.string(), says("Text such as '1 hour 5 mins'."))
const token = v.pipe(v.string(), says(`A signed quote: good for ${QUOTE_LIFETIME_MS / HOUR_MS} hours and one booking.`))
const date = v.pipe(v.string(), says('YYYY-MM-DD.'))
const degrees = v.number()
const point = v.strictObject({ lat: degrees, lng: degrees })
const source = v.picklist(['embedded', 'google'])
const verified = v.pipe(v.boolean(), says('False where the own roads could not check the distance.'))

const vehicleClass = v.pipe(
  v.string(),
  v.regex(VEHICLE_CLASS),
  says("A class of vehicles: 'mini', 'car', 'van', or one that the operator has added."),
)
/** `null` for a class that is not offered. */
const ofClass = <const S extends v.GenericSchema>(price: S) => v.nullable(price)
const fare = {
  miniprice: ofClass(lkr),
  carprice: ofClass(lkr),
  vanprice: ofClass(lkr),
  miniusd: ofClass(usd),
  carusd: ofClass(usd),
  vanusd: ofClass(usd),
  further: v.optional(
    v.pipe(v.record(vehicleClass, v.strictObject({ lkr, usd })), says('Prices of classes beyond the three, by class.')),
  ),
}

const vehicles = v.pipe(
  v.array(v.strictObject({ class: vehicleClass, name: v.string(), lkr, usd, seats: whole, bags: whole })),
  says('All vehicles on offer, the smallest first.'),
)

/** Where the owner's price list has seasons or a night. */
const dateRules = v.strictObject({
  seasons: v.pipe(
    v.array(
      v.strictObject({
        from: date,
        to: v.pipe(v.string(), says('The last day, included.')),
        percent: v.pipe(v.number(), says('More, or less if negative.')),
        names: v.record(v.string(), v.string()),
        vehicles: v.pipe(v.nullable(v.array(vehicleClass)), says('null for all.')),
        tours: v.pipe(v.boolean(), says('Whether it is for tours, too.')),
      }),
    ),
    says('By the date of the pickup in Sri Lanka.'),
  ),
  night: v.pipe(
    v.nullable(
      v.strictObject({
        from: time,
        until: time,
        more: v.union([v.strictObject({ percent: v.number() }), v.strictObject({ rupees: v.number() })]),
      }),
    ),
    says('For transfers: after the season.'),
  ),
  roundedTo: v.pipe(whole, says('Rupees: a price that season or night changes is rounded to so many, once.')),
  dollar: v.strictObject({ lkr: v.number(), lkrInTours: v.number() }),
})

const DATED =
  "Where prices depend on the day or the hour. The answer's own prices are those of today's season by day; what is booked is the price of the pickup's date and time."
const dated = <const S extends v.GenericSchema>(undated: S) =>
  v.optional(
    v.pipe(
      v.strictObject({
        undated: v.pipe(undated, says('Without season and night.')),
        rules: dateRules,
        today: v.pipe(date, says("The day whose season the answer's own prices are of.")),
      }),
      says(DATED),
    ),
  )

const stopOnTheWay = v.strictObject({
  place: v.string(),
  minutes: v.pipe(whole, says('Of waiting.')),
  afterPark: v.optional(v.pipe(v.literal(true), says('Of a tour: on the way on from its park.'))),
}) satisfies Of<StopOnTheWay>

const carsOfClass = complete<CarsOfClass>()(
  v.strictObject({
    vehicle: vehicleClass,
    cars: v.pipe(
      v.picklist(['free', 'few', 'none']),
      says('`few`: one or two are left. `none`: a booking is taken as a request, and the office looks for a car.'),
    ),
    otherTimes: v.optional(
      v.pipe(v.array(time), says('Where there is none: the nearest hours of that day at which there is one.')),
    ),
    otherVehicle: v.optional(v.pipe(vehicleClass, says('Where there is none: the next larger class that has one.'))),
  }),
)
const cars = v.array(carsOfClass)
const availability = v.optional(
  v.pipe(cars, says('Whether a car can be there at the asked date and time; absent while no cars are counted.')),
)

export const transferQuote = complete<TransferQuote>()(
  v.strictObject({
    pickup: v.string(),
    dropoff: v.string(),
    url: v.string(),
    via: v.optional(v.array(stopOnTheWay)),
    distance: km,
    duration,
    ...fare,
    vehicles,
    dated: dated(v.strictObject(fare)),
    latloc: v.nullable(degrees),
    longloc: v.nullable(degrees),
    fromPoint: v.nullable(point),
    source,
    verified,
    token,
    availability,
  }),
)

export const tourQuote = complete<TourQuote>()(
  v.strictObject({
    park: v.string(),
    pickup: v.string(),
    dropoff: v.string(),
    url: v.string(),
    distance: v.pipe(whole, says('Whole km of transport, 0 without.')),
    source,
    verified,
    token,
    availability,
  }),
)

export const rate = complete<Rate & WithVehicles>()(
  v.strictObject({
    id: whole,
    sub: v.string(),
    pickup: v.string(),
    dropoff: v.string(),
    linkurl: v.string(),
    distance: km,
    duration,
    ...fare,
    vehicles,
    database: v.boolean(),
    error: v.boolean(),
  }),
)

export const offer = complete<SafariOffer>()(
  v.strictObject({
    id: whole,
    url: v.string(),
    park: v.string(),
    pickup: v.string(),
    dropoff: v.string(),
    distance: km,
  }),
)

export const place = complete<PlaceMatch>()(
  v.strictObject({
    name: v.string(),
    town: v.string(),
    kind: v.string(),
    lat: degrees,
    lng: degrees,
    atTown: v.optional(v.literal(true)),
    sure: v.optional(v.literal(true)),
  }),
)

export const route = complete<Route>()(
  v.strictObject({
    distanceMeters: whole,
    durationSeconds: whole,
    path: v.array(v.pipe(v.tuple([degrees, degrees]), says('Latitude and longitude.'))),
    source,
    from: v.optional(v.nullable(v.string())),
    to: v.optional(v.nullable(v.string())),
    route: v.optional(
      v.strictObject({
        roads: v.array(v.strictObject({ name: v.string(), km: v.number() })),
        towns: v.array(v.string()),
        expresswayKm: v.number(),
        hillKm: v.number(),
        windingKm: v.number(),
        hotels: v.optional(v.array(v.strictObject({ name: v.string(), town: v.string(), exact: v.boolean() }))),
      }),
    ),
  }),
)

const ride = {
  pickup: v.string(),
  dropoff: v.string(),
  via: v.array(stopOnTheWay),
  distance: km,
  duration,
  day: v.pipe(whole, says('Counts from 0, the day on which the journey starts.')),
  date: v.optional(date),
  from: v.pipe(whole, says('Index of the stop where it begins.')),
  to: v.pipe(whole, says('Index of the stop where it ends.')),
  ...fare,
  vehicles,
}

const train = v.pipe(
  v.strictObject({ from: v.string(), to: v.string() }),
  says('The stations between which the guests go by train: a car carries their bags alone.'),
)

const journeyRide = v.variant('kind', [
  v.strictObject({ kind: v.literal('transfer'), ...ride, train: v.optional(train) }),
  v.strictObject({
    kind: v.literal('tour'),
    ...ride,
    park: v.string(),
    tourLength: v.picklist(TOUR_LENGTHS),
    hours: v.pipe(whole, says('In the park.')),
    toGateMinutes: whole,
    tourUsd: v.pipe(whole, says('What of the price is the tour without its transport.')),
  }),
]) satisfies Of<JourneyRide & WithVehicles>

/** @param facts that its text names */
const warning = <const Code extends string, const Facts extends v.ObjectEntries>(code: Code, facts: Facts) =>
  v.strictObject({ code: v.literal(code), ride: v.nullable(whole), text: v.string(), facts: v.strictObject(facts) })

const dayText = v.pipe(v.string(), says('`YYYY-MM-DD`; of the New Year `MM-DD`.'))
const timeOfYear = v.variant('kind', [
  v.strictObject({
    kind: v.literal('poya'),
    date: v.string(),
    isExpected: v.pipe(v.boolean(), says('The government has not published it yet.')),
  }),
  v.strictObject({ kind: v.literal('park'), park: v.string(), code: v.picklist(['park-closed', 'out-of-season']) }),
  v.strictObject({
    kind: v.picklist(Object.keys(TIMES_OF_YEAR) as TimeKind[]),
    first: dayText,
    last: dayText,
    place: v.pipe(v.nullable(v.string()), says('Which end of the ride it is about.')),
  }),
])

export const journey = complete<AnsweredJourney>()(
  v.strictObject({
    rides: v.pipe(v.array(journeyRide), says('The prices of a ride are those of all vehicles that drive it.')),
    bagOffers: v.optional(
      v.pipe(
        v.array(v.strictObject({ from: whole, train, ...fare, vehicles })),
        says('Gaps over which a car could carry the bags; `from` is the stop before it.'),
      ),
    ),
    total: v.strictObject({ ...fare, vehicles }),
    stay: v.pipe(
      v.nullable(v.strictObject({ ...fare, vehicles, days: whole })),
      says('One car and driver who stay with the guests, for the same rides.'),
    ),
    vehicles: v.picklist([1, 2]),
    warnings: v.array(
      v.variant('code', [
        warning('long-day', {
          minutes: v.pipe(whole, says('Of driving.')),
          arrival: v.pipe(v.nullable(time), says('Where the day ends late.')),
        }),
        warning('gate-closed', {
          park: v.string(),
          tourLength: v.picklist(TOUR_LENGTHS),
          problem: v.strictObject({ code: v.picklist(['too-early', 'too-late']), arrival: time }),
          start: v.pipe(v.nullable(time), says('The earliest start, where no `leaves` was sent.')),
        }),
        warning('park-closed', { park: v.string() }),
        warning('closed-day', { problem: v.string() }),
        warning('past-day', { date }),
        warning('out-of-season', { park: v.string() }),
        warning('late-for-flight', {
          pickup: v.string(),
          time: v.pipe(time, says('The latest pickup.')),
          dayBefore: v.boolean(),
          flight: time,
        }),
        warning('nights', { planned: whole, dates: v.pipe(v.number(), says('Nights between the dates.')) }),
        v.strictObject({ ...warning('time-of-year', {}).entries, facts: timeOfYear }),
        warning('night-at-park', { park: v.string() }),
        v.strictObject({
          ...warning('sight-on-the-way', { distance: km, minutes: whole }).entries,
          place: v.string(),
        }),
      ]),
    ),
    better: v.nullable(v.strictObject({ order: v.array(whole), distance: km, usd, text: v.string() })),
    availability: v.optional(
      v.pipe(
        v.strictObject({ rides: v.array(cars), stay: v.nullable(cars) }),
        says(
          'Whether cars can be there at `pickups`, of each ride and for a car that stays; absent while none are counted.',
        ),
      ),
    ),
    token,
    dated: dated(
      v.strictObject({
        rides: v.array(v.strictObject({ ...fare, tourUsd: v.optional(usd) })),
        total: v.strictObject(fare),
        stay: v.nullable(v.strictObject(fare)),
      }),
    ),
  }),
)

const caveat = v.variant('code', [
  v.strictObject({ code: v.picklist(['too-full', 'roof-rack', 'park-closed', 'no-car', 'car-taken']) }),
  v.strictObject({
    code: v.picklist(['too-early', 'too-late']),
    arrival: v.pipe(time, says('At the gate of the park.')),
  }),
]) satisfies Of<Caveat>

const hours = v.pipe(v.number(), v.minValue(0))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const promises = v.pipe(
  v.strictObject({
    driverHours: hours,
    leadHours: hours,
    nightLead: v.strictObject({ from: time, until: time, hours }),
    freeWaiting: v.strictObject({ airport: whole, elsewhere: whole }),
    ifNobodyComes: v.strictObject({ minutes: whole, backPercent: percent, taxiPercent: whole }),
    guestHours: v.strictObject({ cancel: hours, change: hours }),
    lateCharges: v.array(v.strictObject({ hours, percent })),
    refund: v.strictObject({ days: whole, way: v.string() }),
    stayCancelling: v.array(v.strictObject({ days: whole, percent })),
    deposit: v.nullable(v.strictObject({ percent, leastUsd: usd, fromTotalUsd: usd })),
  }),
  says(
    'The terms that it keeps, whatever is promised to later bookings; absent where they are those that the site came with.',
  ),
) satisfies Of<Promises>

const transfer = v.pipe(
  v.strictObject({
    usd,
    lkr,
    inRupees: v.optional(v.boolean()),
    until: v.pipe(v.string(), says('The last day on which it may come, YYYY-MM-DD, Sri Lanka time.')),
    isLate: v.boolean(),
    account: v.strictObject({ holder: v.string(), number: v.string(), bank: v.string(), swift: v.string() }),
    reference: v.pipe(v.string(), says('What the guest writes with it.')),
  }),
  says('A deposit that is asked for by bank transfer; absent where none is.'),
) satisfies Of<BankTransfer>

const addresses = v.array(
  v.strictObject({
    note: v.picklist(['pickupAddress', 'dropoffAddress']),
    stop: v.optional(v.pipe(v.string(), says('The stop on the way at which the address is.'))),
    km,
  }),
)

export const receipt = complete<BookingReceipt>()(
  v.strictObject({
    insertId: whole,
    reference: v.pipe(v.string(), says('Opens the page of the booking.')),
    paymentUrl: v.nullable(v.string()),
    paymentUsd: v.optional(v.pipe(usd, says('What the payment link asks for now; absent without one.'))),
    paymentLkr: v.optional(v.pipe(lkr, says('The same in rupees, where it asks for those.'))),
    depositUsd: v.optional(v.pipe(usd, says('What the payment link asks for first; absent where it asks for all.'))),
    depositLkr: v.optional(v.pipe(lkr, says('The same in rupees, for a guest who pays in those alone.'))),
    payments: v.optional(v.pipe(whole, says('In so many payments by card; absent for one.'))),
    cardFrom: v.optional(v.pipe(date, says('The day from which the rest can be paid by card.'))),
    laterDepositUsd: v.optional(
      v.pipe(usd, says('What is asked for as a deposit once we have confirmed what waits for it; absent for none.')),
    ),
    laterDepositLkr: v.optional(v.pipe(lkr, says('The same in rupees, for a guest who pays in those alone.'))),
    transfer: v.optional(transfer),
    promises: v.optional(promises),
    changesUrl: v.pipe(v.string(), says('Where the guest changes or cancels it: a secret of the guest.')),
    noMail: v.optional(v.pipe(v.literal(true), says('No mail comes: its address has had those of the day.'))),
    isRequest: v.optional(v.pipe(v.literal(true), says('Nobody has agreed to it yet. It costs nothing to cancel.'))),
    caveats: v.optional(
      v.pipe(
        v.array(v.strictObject({ position: whole, caveat })),
        says('What stands against its rides as they were booked; absent where nothing does.'),
      ),
    ),
    elsewhere: v.optional(
      v.pipe(
        v.array(v.strictObject({ position: whole, elsewhere: addresses })),
        says('Addresses that seem to lie far from the booked place, which counts until it is agreed otherwise.'),
      ),
    ),
  }),
)

/** What a driver is told, and what a driver is: more than is needed to read a booking. */
const bookedRide = v.looseObject({
  kind: v.picklist(['transfer', 'tour']),
  position: whole,
  status: v.pipe(
    v.picklist(['new', 'confirmed', 'cancelled', 'no-show']),
    says('`no-show`: the guest did not come to the pickup, by the word of the office.'),
  ),
  pickup: v.string(),
  dropoff: v.string(),
  distanceKm: km,
  pickupDate: date,
  pickupTime: v.pipe(v.string(), says('HH:mm, Sri Lanka time.')),
  priceUsd: usd,
  paidUsd: usd,
  past: v.boolean(),
  vehicle: v.optional(vehicleClass),
  park: v.optional(v.string()),
})

/** The first ride is also beside them, with the field names of the call that booked it. */
export const booking = v.looseObject({
  reference: v.string(),
  arrangement: v.picklist(ARRANGEMENTS),
  stayDays: v.nullable(whole),
  promises: v.optional(promises),
  rides: v.pipe(v.array(bookedRide), v.minLength(1)),
  emailHint: v.string(),
  phoneHint: v.string(),
  paymentUrl: v.nullable(v.string()),
  tried: v.optional(
    v.pipe(
      v.picklist(['failed', 'begun']),
      says('Its last payment by card was not completed, or nothing is heard of it; absent where neither is so.'),
    ),
  ),
  transfer: v.optional(transfer),
  erased: v.boolean(),
})

export const problem = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: whole,
  detail: v.optional(v.string()),
  fields: v.optional(
    v.array(v.strictObject({ field: v.string(), message: v.string(), problem: v.optional(v.string()) })),
  ),
  retryAfter: v.optional(whole),
}) satisfies Of<Problem>

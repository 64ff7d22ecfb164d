/**
 * What agents may ask for: places, prices, and the status of a booking. The functions behind the site's own calls
 * answer.
 * An agent never books: it hands over a link, and the traveler confirms on our page. docs/agents.md
 */
import * as v from 'valibot'
import { rideReference } from '#domain/bookings/reference.ts'
import { type AskedBooking, askedBookingPath } from '#domain/bookings/request/booking-in-link.ts'
import { absoluteUrl } from '#domain/brand.ts'
import { formatDuration, TOUR_LENGTHS, type TourLength, tourTypeText } from '#domain/duration-and-tour-length.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { closedOn } from '#domain/prices/dated-price.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import {
  fits,
  partyOfEach,
  pricedClasses,
  priceIn,
  roomOf,
  smallestVehicleFor,
  type VehicleClass,
  vehicleClasses,
  vehicleName,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'
import { type Plan, planAddress } from '#domain/journeys/plan.ts'
import { entryFeeText, includedInRide } from '#domain/journeys/included.ts'
import { ways as english } from '#domain/languages/en/ways.ts'
import { vehiclesFor } from '#domain/journeys/journey-fares.ts'
import { ENGLISH, pageUrl } from '#domain/languages/languages.ts'
import { vehicleWords } from '#domain/languages/vehicles-in-sentences.ts'
import { BOOKING_SECTION, paths } from '#domain/paths.ts'
import { coordinatesName, type LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import { districtAt, findPlace } from '#domain/places/gazetteer/lookup.ts'
import { linkedName, pastedPoint } from '#domain/places/pasted-point.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { tourSlug } from '#domain/quotes/slugs.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { hasDurations, parkNamed, parksOnSale } from '#domain/tours/parks.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, type TourTrip, tourPriceParts } from '#domain/tours/tour-price.ts'
import { onceForEachList } from '#domain/prices/current-price-list.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { inclusions, parkFee } from '#domain/tours/tour-texts.ts'
import type { CarsOfClass } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import { placesNamed, resolveKnownPlace } from '#worker/places/known-places.ts'
import { dayInWords } from '#worker/quotes/composed-rides.ts'
import { placeTour, slugOf } from '#worker/quotes/placed-trips.ts'
import { quoteTour, quoteTrip } from '#worker/quotes/quotes.ts'
import {
  ASK_PLACES,
  cancellingAdvice,
  carsAdvice,
  carsData,
  CarsOutput,
  checkedName,
  checkPickup,
  count,
  described,
  FilledLink,
  LanguageInput,
  NoAnswer,
  NoRoute,
  NOTHING_BOOKED,
  pickupInput,
  pricedPickup,
  dayData,
  DayOutput,
  datesAdvice,
  placeName,
  quoted,
  texts,
  tool,
  TYPED,
  unknownPlace,
  wholeNumber,
} from './tool-answers.ts'

/** Why there is no price, with the places that may be meant. */
function noRoute(trip: Trip): NoRoute {
  const ends = (['pickup', 'dropoff'] as const).map((end) => ({ end, ...resolveKnownPlace(trip[end]) }))
  const unknown = ends.filter(({ position }) => !position).map(({ end }) => unknownPlace(end, trip[end]))
  const abroad = ends
    .filter(({ position }) => position && !isInSriLanka(position))
    .map(({ end, name }) => `The ${end} ${name} is not in Sri Lanka.`)
  const wrong = [...unknown, ...abroad]
  if (wrong.length > 0) return new NoRoute([...wrong, ASK_PLACES].join(' '))
  return new NoRoute('No road leads from the one place to the other: ask for another place near by.')
}

// Places.

const PlacesInput = v.object({ text: placeName('What the traveler calls the place, with its town if that was said') })

export const PlacesOutput = v.object({
  places: v.array(
    v.object({
      name: described('Ask for prices by this name'),
      town: described('The town of a house, the district of a town or position'),
      kind: v.string(),
      latitude: v.number(),
      longitude: v.number(),
    }),
  ),
  like: v.optional(texts('Where there is none: houses that have a part of the name')),
})

const NOT_FOUND_ADVICE =
  'Ask the traveler for the town, for the whole name of the hotel, or for a position (latitude, longitude). We drive in Sri Lanka alone.'

/** A position is taken as it is, where cars drive. */
function foundPoint(point: LatLng) {
  const name = coordinatesName(point)
  if (!isInSriLanka(point)) return { text: `${name} is not in Sri Lanka. ${NOT_FOUND_ADVICE}`, data: { places: [] } }
  const { lat: latitude, lng: longitude } = point
  const town = districtAt(latitude, longitude)
  return {
    text: `${name} (position, ${town}). Ask for prices by it.`,
    data: { places: [{ name, town, kind: 'position', latitude, longitude }] },
  }
}

export const findPlaces = tool({
  name: 'find_places',
  title: 'Find a place in Sri Lanka',
  description:
    'Which place of Sri Lanka a traveler means: town, hotel, beach, park, station or airport. Up to 8, the likeliest first; none for a name that we do not know and for places of other countries. Needed only where a price tool does not know a name: these take names as travelers say them, too.',
  input: PlacesInput,
  output: PlacesOutput,
  answer(_, { text }) {
    const typed = checkedName('text', text)
    const point = pastedPoint(typed, findPlace)
    if (point) return foundPoint(point)
    const { named, town, like } = placesNamed(linkedName(typed) ?? typed)
    const places = (town ? [town] : named).map(({ name, town: within, kind, lat, lng }) => ({
      name,
      town: within,
      kind,
      latitude: lat,
      longitude: lng,
    }))
    const list = places.map(({ name, town: within, kind }) => `${name} (${kind}, ${within})`)
    const isLike = like.length > 0 ? [`Houses with a part of this name: ${like.join('; ')}.`] : []
    if (named.length > 0) return { text: list.join('\n'), data: { places } }
    const nothing = `Nothing found: we know no place of Sri Lanka that is called ${quoted(typed)}.`
    const words = town
      ? [
          `${nothing} ${town.name} is in it:`,
          ...list,
          `If the traveler means a house there, ask for prices by ${town.name}: the address goes into the form, and the driver goes to the door.`,
          ...isLike,
        ]
      : [nothing, ...isLike, NOT_FOUND_ADVICE]
    return { text: words.join('\n'), data: { places, ...(like.length > 0 ? { like: [...like] } : {}) } }
  },
})

// A transfer.

const transferInput = onceForEachList(() =>
  v.object({
    pickup: placeName('Where the drive starts'),
    dropoff: placeName('Where it ends'),
    travelers: v.optional(wholeNumber(1, 30, 'Adults and children')),
    bags: v.optional(wholeNumber(0, 30, 'Large suitcases')),
    vehicle: v.optional(v.pipe(v.picklist(vehicleClasses()), v.description('Chosen in the form that the link opens'))),
    ...pickupInput(),
    ...LanguageInput,
  }),
)

const vehicleOutput = onceForEachList(() =>
  v.object({
    vehicle: v.picklist(vehicleClasses()),
    name: v.string(),
    priceLkr: count('Whole Sri Lanka rupees, for the vehicle'),
    priceUsd: count('Whole US dollars, for the vehicle'),
    seats: count('Travelers at most'),
    bags: count('Large suitcases at most'),
    fits: v.pipe(v.boolean(), v.description('Whether the party that was named fits in')),
    ...CarsOutput,
  }),
)

export const transferOutput = onceForEachList(() =>
  v.object({
    pickup: v.string(),
    dropoff: v.string(),
    distanceKm: v.number(),
    duration: described('Driving time'),
    vehicles: v.array(vehicleOutput()),
    included: texts('What is in the price'),
    ...DayOutput,
    bookingLink: FilledLink,
  }),
)

/** The planner books two vehicles at once. */
function twoVehiclesPath({ pickup, dropoff }: Trip, { date, time, travelers, bags }: AskedBooking): string {
  const plan: Plan = {
    stops: [{ place: pickup, ...(date && time ? { leaves: time } : {}) }, { place: dropoff }],
    ...(date ? { start: date } : {}),
    ...(travelers === undefined ? {} : { travelers }),
    ...(bags === undefined ? {} : { bags }),
  }
  return `${planAddress(plan)}#${BOOKING_SECTION}`
}

const twoVehicles = (vehicle: VehicleClass) =>
  vehicleWords(
    vehicle,
    ENGLISH,
    { mini: 'two mini cars', car: 'two sedan cars', van: 'two vans' },
    (name) => `2 × ${name}`,
  )

export const quoteTransfer = tool({
  name: 'quote_transfer',
  title: 'Price of a taxi between two places',
  description:
    'The fixed price of a private drive in rupees (LKR) and US dollars (USD) for each vehicle and all travelers in it, with driver, fuel and tolls; distance and time, what cancelling costs, and the link by which the traveler books. With date and time also whether a car can be there.',
  get input() {
    return transferInput()
  },
  get output() {
    return transferOutput()
  },
  async answer(context, asked) {
    checkPickup(asked)
    const names = { pickup: checkedName('pickup', asked.pickup), dropoff: checkedName('dropoff', asked.dropoff) }
    const quote = await quoteTrip(context, names)
    if (!quote?.fare)
      throw quote ? new NoAnswer('Pickup and dropoff are one place: ask for another one.') : noRoute(names)
    const { record } = quote
    const at = pricedPickup(asked)
    const fare = fareOn(quote.fare, at)
    const [pickup, dropoff] = [record.trip.pickup.name, record.trip.dropoff.name]
    const party = { travelers: asked.travelers ?? 1, bags: asked.bags ?? 0 }
    const drives = (vehicle: VehicleClass) => !asked.date || closedOn(asked.date, { vehicle }) === null
    const driven = pricedClasses(fare).filter(drives)
    const smallest = driven.find((vehicle) => fits(party, vehicle))
    const ofTwo = smallestVehicleFor(partyOfEach(party, 2))
    const needsTwo = !smallestVehicleFor(party) && vehiclesFor(party, false) === 2
    const cars = await carsThere(context.env, asked, ({ carsOfTransfer }, moment, now) =>
      carsOfTransfer(
        context.env,
        {
          pickup,
          dropoff,
          via: [],
          distanceKm: record.distanceKm,
          minutes: record.durationMinutes,
          travelers: party.travelers,
          vehicles: driven,
        },
        moment,
        now,
      ),
    )
    const vehicles = driven.map((vehicle) => {
      const { lkr, usd } = vehiclePrice(vehicle, fare)
      const { seats, bags } = roomOf(vehicle)
      return {
        vehicle,
        name: vehicleName(vehicle),
        priceLkr: lkr,
        priceUsd: usd,
        seats,
        bags,
        fits: fits(party, vehicle),
        ...carsData(cars.find((each) => each.vehicle === vehicle)),
      }
    })
    const toKnow = asked.date ? await dayInWords({ date: asked.date, from: pickup, to: dropoff }) : []
    const isTwo = needsTwo && ofTwo !== null && drives(ofTwo)
    const link = pageUrl(
      asked.language ?? ENGLISH,
      isTwo
        ? twoVehiclesPath({ pickup, dropoff }, asked)
        : askedBookingPath(paths.transfer(slugOf(record.trip)), {
            ...asked,
            vehicle: asked.vehicle ?? smallest,
          }),
    )
    const duration = formatDuration(record.durationMinutes)
    const prices = vehicles.map(
      ({ name, priceLkr, priceUsd, seats, bags: room }) =>
        `${name}: LKR ${priceLkr} (USD ${priceUsd}), up to ${seats} travelers and ${room} bags`,
    )
    const priceOfEach = isTwo && priceIn(fare, ofTwo)
    const advice = smallest
      ? `For this party: ${vehicleName(smallest)}.`
      : priceOfEach
        ? `This party needs two vehicles: ${twoVehicles(ofTwo)} cost LKR ${2 * priceOfEach.lkr} (USD ${2 * priceOfEach.usd}) together, in one booking.`
        : needsTwo || smallestVehicleFor(party)
          ? 'No vehicle that takes this party drives on that day: ask for another day.'
          : 'This party needs more than two vehicles: the traveler asks us on WhatsApp, by the link on the page.'
    return {
      text: [
        `${pickup} to ${dropoff}: ${record.distanceKm} km, about ${duration}.`,
        ...prices,
        ...datesAdvice(
          at,
          vehicles.map(({ vehicle }) => vehicle),
        ),
        ...carsAdvice(cars, `${asked.date} at ${asked.time}`, ({ vehicle }) => vehicleName(vehicle)),
        ...toKnow.map((text) => `To know: ${text}`),
        advice,
        `Each price is fixed, for the vehicle and all travelers in it. In the price: ${includedInRide(english.included).join('. ')}. ${entryFeeText([{ kind: 'transfer' }], ENGLISH_TEXTS)}`,
        cancellingAdvice(asked, new Date()),
        NOTHING_BOOKED,
        link,
      ].join('\n'),
      data: {
        pickup,
        dropoff,
        distanceKm: record.distanceKm,
        duration,
        vehicles,
        included: includedInRide(english.included),
        ...dayData(toKnow),
        bookingLink: link,
      },
    }
  },
})

type Offers = typeof import('#worker/fleet/quoted-availability.ts')

/** Nothing while no cars are counted, or where no date and time were asked for. */
async function carsThere(
  env: Env,
  { date, time }: Pick<AskedBooking, 'date' | 'time'>,
  ask: (offers: Offers, at: LocalMoment, now: Date) => Promise<readonly CarsOfClass[] | null>,
): Promise<readonly CarsOfClass[]> {
  if (date === undefined || time === undefined || !(await isFleetCounted(env))) return []
  return (await ask(await import('#worker/fleet/quoted-availability.ts'), { date, time }, new Date())) ?? []
}

// A tour.

const parkNames = () =>
  parksOnSale()
    .map(({ name }) => name)
    .join(', ')

/** The parks of the price list in force are named. */
const tourInput = onceForEachList(() =>
  v.object({
    park: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(MAX_PLACE_NAME),
      v.description(parkNames() === '' ? 'No park is on sale at the moment' : `One of: ${parkNames()}`),
    ),
    pickup: v.optional(
      placeName('Where the driver picks up; without it the tour begins at the park, without transport'),
    ),
    dropoff: v.optional(placeName('Where the driver drops off; without it the pickup')),
    length: v.optional(v.pipe(v.picklist(TOUR_LENGTHS), v.description('Half or full day; half if not given'))),
    travelers: wholeNumber(MIN_TRAVELERS, MAX_TRAVELERS, 'Adults and children'),
    ...pickupInput(),
    ...LanguageInput,
  }),
)

export const TourOutput = v.object({
  park: v.string(),
  pickup: v.string(),
  dropoff: v.string(),
  length: v.picklist(TOUR_LENGTHS),
  travelers: v.number(),
  totalUsd: count('Whole US dollars, for all travelers'),
  tourUsd: count('Of these for the tour'),
  transportUsd: count('Of these for the transport'),
  transportKm: v.number(),
  included: texts('What is in the price'),
  parkFee: described('Whether the entry to the park is in the price'),
  ...CarsOutput,
  ...DayOutput,
  bookingLink: FilledLink,
})

export const quoteTourPrice = tool({
  name: 'quote_tour',
  title: 'Price of a safari or hike',
  get description() {
    const hike = parkNamed("Adam's Peak") ? ', or the hike on Adam’s Peak,' : ','
    return `The price of a tour of a national park${hike} for all travelers, in US dollars (USD), with or without transport from and to their hotel; what is in it, what cancelling costs, and the link by which the traveler books. Parties of up to ${MAX_TRAVELERS}: larger ones write to us.`
  },
  get input() {
    return tourInput()
  },
  output: TourOutput,
  async answer(context, { park, pickup, dropoff, length = 'half', travelers, language, ...moment }) {
    checkPickup(moment)
    const named = checkedName('park', park)
    // A town may be called like its park.
    const from = pickup ?? findPark(named)?.name ?? named
    const asked: TourTrip = {
      park: named,
      pickup: checkedName('pickup', from),
      dropoff: checkedName('dropoff', dropoff ?? from),
    }
    const placed = placeTour(asked)
    if (!placed)
      throw new NoAnswer(
        parkNames() === ''
          ? 'No tours are on sale at the moment.'
          : `This park is not on sale. On sale are: ${parkNames()}.`,
      )
    const quote = await quoteTour(context, asked)
    if (!quote) throw noRoute(asked)
    const { trip, distanceKm } = quote.record
    const tourLength: TourLength = hasDurations(trip.park.name) ? length : 'half'
    const names = { park: trip.park.name, pickup: trip.pickup.name, dropoff: trip.dropoff.name }
    checkPickup(moment, { park: names.park })
    const at = pricedPickup(moment)
    const { tour: tourUsd, transport: transportUsd } = tourPriceParts({
      ...names,
      tourLength,
      travelers,
      distanceKm,
      date: at.date,
    })
    const totalUsd = tourUsd + transportUsd
    const cars = await carsThere(context.env, moment, ({ carsOfTour }, day, now) =>
      carsOfTour(context.env, { ...names, tourLength, distanceKm, travelers }, day, now),
    )
    const day = { from: names.pickup, to: names.dropoff, park: names.park }
    const toKnow = moment.date ? await dayInWords({ ...day, date: moment.date }) : []
    const path = askedBookingPath(paths.safari(tourSlug({ ...names, tourLength })), { ...moment, travelers })
    const link = pageUrl(language ?? ENGLISH, path)
    const included = inclusions(names, { distanceKm, travelers }, ENGLISH_TEXTS)
    const fee = parkFee(names.park, travelers, ENGLISH_TEXTS).note
    const way =
      distanceKm > 0 ? `from ${names.pickup} to ${names.dropoff}, ${distanceKm} km of transport` : 'without transport'
    return {
      text: [
        `${names.park}, ${tourTypeText(tourLength)}, ${way}: USD ${totalUsd} for ${travelers} traveler${travelers === 1 ? '' : 's'}.`,
        `Of these USD ${tourUsd} for the tour and USD ${transportUsd} for the transport.`,
        ...datesAdvice(at, []),
        ...carsAdvice(cars, `${moment.date} at ${moment.time}`, () => 'Cars'),
        ...toKnow.map((text) => `To know: ${text}`),
        `In the price: ${included.join('; ')}. ${fee}`,
        cancellingAdvice(moment, new Date()),
        NOTHING_BOOKED,
        link,
      ].join('\n'),
      data: {
        ...names,
        length: tourLength,
        travelers,
        totalUsd,
        tourUsd,
        transportUsd,
        transportKm: distanceKm,
        included,
        parkFee: fee,
        ...carsData(cars[0]),
        ...dayData(toKnow),
        bookingLink: link,
      },
    }
  },
})

// A booking.

const BookingInput = v.object({
  reference: v.pipe(
    v.string(),
    v.maxLength(60),
    v.description("Such as 'K7Q2-M4XT-9BHE': it is in our mails and in the address of the booking's page"),
  ),
})

export const BookingOutput = v.object({
  reference: v.string(),
  rides: v.array(
    v.object({
      reference: v.string(),
      kind: v.picklist(['transfer', 'tour']),
      status: v.picklist(['new', 'confirmed', 'cancelled', 'no-show']),
      pickup: described(TYPED),
      dropoff: described(TYPED),
      pickupDate: described('YYYY-MM-DD, Sri Lanka time'),
      pickupTime: described('HH:mm, Sri Lanka time'),
      priceUsd: count('Whole US dollars'),
      paidUsd: count('Whole US dollars'),
      driverAssigned: v.boolean(),
    }),
  ),
  bookingLink: described('Opens the page of the booking'),
})

/** Only the status of the rides, not who travels or how to reach them. */
export const bookingStatus = tool({
  name: 'booking_status',
  title: 'The status of a booking',
  description:
    'Status, day, time, places, price and payments of each ride of a booking. new: it waits for our word; confirmed: it is driven. Names and phone numbers are not told. Changing and cancelling are for the traveler, on the page of the link.',
  input: BookingInput,
  output: BookingOutput,
  async answer({ env }, { reference: typed }) {
    const found = await findBooking(env, typed)
    if (!found)
      throw new NoAnswer(
        'There is no booking with this reference. It has twelve letters and figures, such as K7Q2-M4XT-9BHE: ask the traveler for that of our mail.',
      )
    const { reference, rides } = await publicBooking(env, found.booking)
    const shown = rides.map((ride) => ({
      reference: rideReference(reference, ride.position, rides.length),
      kind: ride.kind,
      status: ride.status,
      pickup: ride.pickup,
      dropoff: ride.dropoff,
      pickupDate: ride.pickupDate,
      pickupTime: ride.pickupTime,
      priceUsd: ride.priceUsd,
      paidUsd: ride.paidUsd,
      driverAssigned: ride.driver !== null,
    }))
    const bookingLink = absoluteUrl(paths.booking(reference))
    const lines = shown.map(
      (ride) =>
        `${ride.reference}: ${ride.status}, ${ride.pickupDate} at ${ride.pickupTime} Sri Lanka time, ` +
        `from ${quoted(ride.pickup)} to ${quoted(ride.dropoff)}, ` +
        `USD ${ride.priceUsd}, paid USD ${ride.paidUsd}, ${ride.driverAssigned ? 'a driver is assigned' : 'no driver yet'}.`,
    )
    return { text: [...lines, bookingLink].join('\n'), data: { reference, rides: shown, bookingLink } }
  },
})

/** What agents may ask of a journey: the prices of its rides and of the whole, in both ways to travel. */
import { MAX_STOPS_ON_THE_WAY, MAX_WAITING } from '#domain/fares/stops-and-waiting.ts'
import * as v from 'valibot'
import { TOUR_LENGTHS } from '#domain/duration-and-tour-length.ts'
import { pricedClasses, vehicleClasses, vehicleName, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import { type Arrangement, ARRANGEMENTS, type JourneyRide, JourneySchema } from '#domain/journeys/journey-calls.ts'
import { type TrainWay, withBags } from '#domain/journeys/hill-train.ts'
import { included, notIncluded } from '#domain/journeys/included.ts'
import { ways as english } from '#domain/languages/en/ways.ts'
import { MAX_NIGHTS, maxParty, MAX_STOPS, MIN_STOPS, type Plan, planAddress, placesOf } from '#domain/journeys/plan.ts'
import { ENGLISH, pageUrl } from '#domain/languages/languages.ts'
import { BOOKING_SECTION } from '#domain/paths.ts'
import { onceForEachList } from '#domain/prices/current-price-list.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { kindName } from '#domain/tours/tour-texts.ts'
import { checked } from '#worker/platform/body.ts'
import { PROBLEMS } from '#worker/platform/problem.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { datedPrices, type JourneyQuote, quoteJourney } from '#worker/quotes/journeys.ts'
import type { Env } from '#worker/environment.ts'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import { firstTimes, USUAL_TIME } from '#domain/bookings/request/default-pickup-times.ts'
import {
  ASK_PLACES,
  carsAdvice,
  carsData,
  CarsOutput,
  count,
  dateInput,
  datesAdvice,
  described,
  FilledLink,
  LanguageInput,
  NoAnswer,
  NoRoute,
  NOTHING_BOOKED,
  placeName,
  texts,
  timeInput,
  tool,
  unknownPlace,
  wholeNumber,
} from './tool-answers.ts'

const StopInput = v.object({
  place: placeName('Where the travelers stay, visit or change'),
  nights: v.optional(wholeNumber(0, MAX_NIGHTS, 'Nights there; none if not given')),
  via: v.optional(
    v.pipe(
      v.array(
        v.object({
          place: placeName('Stop'),
          minutes: v.optional(wholeNumber(0, MAX_WAITING, 'How long the car waits there')),
        }),
      ),
      v.maxLength(MAX_STOPS_ON_THE_WAY),
      v.description('Stops on the way to the next place'),
    ),
  ),
  gap: v.optional(v.pipe(v.boolean(), v.description('No ride to the next place: they take the train, say'))),
  bagsByCar: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'With gap, between stations of the hill train (Kandy, Nanu Oya, Ella): a car carries the bags alone',
      ),
    ),
  ),
  tour: v.optional(
    v.pipe(
      v.picklist(TOUR_LENGTHS),
      v.description('Where the place is a park: how long the tour is; half if not given'),
    ),
  ),
  leaves: v.optional(timeInput('When they leave')),
})

/** A party of as many as the vehicles of the price list in force take. */
const journeyInput = onceForEachList(() =>
  v.object({
    stops: v.pipe(
      v.array(StopInput),
      v.minLength(MIN_STOPS),
      v.maxLength(MAX_STOPS),
      v.description('In the order of travel. A park on the list of quote_tour becomes a tour by way of its gate'),
    ),
    start: v.optional(dateInput('Day of the first ride')),
    end: v.optional(dateInput('Day of the last ride, or of the flight home')),
    flight: v.optional(timeInput('When the flight home leaves, where the last stop is an airport')),
    travelers: v.optional(wholeNumber(1, maxParty(), 'Adults and children; 2 if not given')),
    bags: v.optional(wholeNumber(0, maxParty(), 'Large suitcases; none if not given')),
    ...LanguageInput,
  }),
)

const priceOutput = onceForEachList(() =>
  v.object({
    vehicle: v.picklist(vehicleClasses()),
    priceLkr: count('Whole Sri Lanka rupees, for all vehicles'),
    priceUsd: count('Whole US dollars, for all vehicles'),
  }),
)

const wayOutput = onceForEachList(() =>
  v.object({
    way: v.picklist(ARRANGEMENTS),
    name: v.string(),
    prices: v.pipe(v.array(priceOutput()), v.description('Of the whole journey')),
    included: texts('What is in the price'),
    notIncluded: texts('What is not'),
  }),
)

const TrainOutput = v.object({ from: v.string(), to: v.string() })

export const journeyOutput = onceForEachList(() =>
  v.object({
    rides: v.array(
      v.object({
        kind: v.picklist(['transfer', 'tour']),
        places: texts('In driving order'),
        train: v.optional(
          v.pipe(TrainOutput, v.description('The car carries the bags alone: the travelers take this train')),
        ),
        day: count('1 is the first day'),
        date: v.optional(described('YYYY-MM-DD')),
        distanceKm: v.number(),
        duration: described('Driving time'),
        prices: v.array(priceOutput()),
        cars: v.optional(
          v.pipe(
            v.array(v.object({ vehicle: v.picklist(vehicleClasses()), ...CarsOutput })),
            v.description('Whether cars can be there at the usual hour, which the form shows'),
          ),
        ),
      }),
    ),
    bagOffers: v.optional(
      v.pipe(
        v.array(
          v.object({
            stop: count('Index in stops, from 0, before the gap'),
            train: TrainOutput,
            prices: v.array(priceOutput()),
          }),
        ),
        v.description('Gaps over which a car can carry the bags alone, with bagsByCar; not in any sum'),
      ),
    ),
    vehicles: count('How many vehicles of a class the party needs; all prices count them'),
    ways: v.pipe(v.array(wayOutput()), v.description('The ways to travel: the traveler chooses one')),
    warnings: v.array(v.object({ ride: v.nullable(count('Index in rides, from 0')), text: v.string() })),
    shorterOrder: v.nullable(described('An order of the stops that saves much')),
    bookingLink: FilledLink,
  }),
)

const prices = (fare: Fare) =>
  pricedClasses(fare).map((vehicle) => {
    const { lkr, usd } = vehiclePrice(vehicle, fare)
    return { vehicle, priceLkr: lkr, priceUsd: usd }
  })

const priceWords = (fare: Fare) =>
  prices(fare)
    .map(({ vehicle, priceLkr, priceUsd }) => `${vehicleName(vehicle)} LKR ${priceLkr} (USD ${priceUsd})`)
    .join(', ')

const bySelf = ({ from, to }: TrainWay) => `by train from ${from} to ${to}, with tickets of their own`

/** Of a ride without travelers. */
const trainOf = (ride: JourneyRide) => (ride.kind === 'transfer' ? ride.train : undefined)

function rideLine(ride: JourneyRide): string {
  const train = trainOf(ride)
  const what =
    ride.kind === 'tour'
      ? ` (${kindName(ride.park, ENGLISH_TEXTS)})`
      : train
        ? ` (the bags alone; the travelers go ${bySelf(train)})`
        : ''
  const when = `Day ${ride.day + 1}${ride.date ? `, ${ride.date}` : ''}`
  return `${when}: ${placesOf(ride).join(' - ')}${what}, ${ride.distance} km, ${ride.duration}: ${priceWords(ride)}`
}

/** Where bags were to go by car, and none takes them alone. */
const withoutBags = ({ stops }: Asked, rides: readonly JourneyRide[]) =>
  stops.flatMap(({ bagsByCar }, i) =>
    bagsByCar && !rides.some((ride) => trainOf(ride) && ride.from === i)
      ? [{ ride: null, text: `No car carries bags alone after stop ${i + 1}: it does so over a gap between stations.` }]
      : [],
  )

/** At the times that the form starts with; nothing where the plan has no dates, or leaves an hour to the guest. */
async function carsOnTheWay(env: Env, plan: Plan, { quoted, rides, total }: JourneyQuote) {
  const times = firstTimes(rides, plan, USUAL_TIME)
  const pickups = rides.map(({ date = '' }, i) => ({ date, time: times[i]! }))
  const isDated = pickups.every(({ date, time }) => date !== '' && time !== '')
  if (!isDated || !(await isFleetCounted(env))) return null
  const { carsOfJourney } = await import('#worker/fleet/quoted-availability.ts')
  const found = await carsOfJourney(env, quoted, pickups, pricedClasses(total), new Date())
  return found && { pickups, rides: found.rides }
}

type Asked = v.InferOutput<ReturnType<typeof journeyInput>>

const UNKNOWN = fieldText(fieldProblem('unknown-place'))

const UNREACHABLE = new Set([UNKNOWN, fieldText(fieldProblem('no-road'))])

/** @param field such as 'stops.0.place' or 'stops.0.via.1.place' */
function unknownStop({ stops }: Asked, field: string): string {
  const [, stop, via] = /^stops\.(\d+)(?:\.via\.(\d+))?/.exec(field)!
  const { place, via: onTheWay = [] } = stops[Number(stop)]!
  const number = Number(stop) + 1
  return via === undefined
    ? unknownPlace(`stop ${number}`, place)
    : unknownPlace(`stop on the way after stop ${number}`, onTheWay[Number(via)]!.place)
}

/** What is wrong with a plan. Places that nobody knows come back quoted, with those that may be meant. */
function refusal(asked: Asked, { kind, details: { fields = [], detail } }: SiteError): NoAnswer {
  const wrong = fields.map(({ field, message }) =>
    message === UNKNOWN ? unknownStop(asked, field) : `${field}: ${message}.`,
  )
  const advice = fields.some(({ message }) => message === UNKNOWN) ? [ASK_PLACES] : []
  const text = wrong.length > 0 ? [...wrong, ...advice].join(' ') : `${detail ?? PROBLEMS[kind].title}.`
  return fields.some(({ message }) => UNREACHABLE.has(message)) ? new NoRoute(text) : new NoAnswer(text)
}

const nameOfWay = (way: Arrangement, vehicles: number) =>
  way === 'stay' && vehicles > 1 ? english.choice.stayTwo : english.choice.names[way]

export const quoteJourneyPrice = tool({
  name: 'quote_journey',
  title: 'Price of a journey of several rides',
  description:
    'Prices in rupees (LKR) and US dollars (USD) of each ride and of the whole, with a car for each ride and with one car and driver who stay; what to know of the plan, and the link to book it. Also of a car for the bags of travelers who take the hill train.',
  get input() {
    return journeyInput()
  },
  get output() {
    return journeyOutput()
  },
  async answer(context, asked) {
    const plan = checkedPlan(asked)
    const quote = await quoteJourney(context, plan).catch((error: unknown) => {
      throw error instanceof SiteError && PROBLEMS[error.kind].status < 500 ? refusal(asked, error) : error
    })
    const { bagOffers = [] } = quote
    const { rides, total, stay, vehicles, warnings, better } = { ...quote, ...datedPrices(quote) }
    const fares: Readonly<Record<Arrangement, Fare | null>> = { rides: total, stay }
    const ways = ARRANGEMENTS.flatMap((way) => {
      const fare = fares[way]
      return fare ? [{ way, fare }] : []
    })
    const cars = await carsOnTheWay(context.env, plan, quote)
    const link = pageUrl(asked.language ?? ENGLISH, `${planAddress(plan)}#${BOOKING_SECTION}`)
    const told = [...warnings.map(({ ride, text }) => ({ ride, text })), ...withoutBags(asked, rides)]
    return {
      text: [
        ...rides.map(rideLine),
        ...bagOffers.map(
          ({ from, train, ...fare }) =>
            `After stop ${from + 1} they go ${bySelf(train)}: a car can carry the bags alone (bagsByCar) for ${priceWords(fare)}.`,
        ),
        ...ways.map(
          ({ way, fare }) =>
            `${nameOfWay(way, vehicles)}, the whole journey: ${priceWords(fare)}. In the price: ${included(rides, english.included)[way].join('; ')}. Not in the price: ${notIncluded(rides, english.included)[way].join('; ')}.`,
        ),
        ...datesAdvice({ date: rides[0]?.date ?? sriLankaTime(new Date()).date }, pricedClasses(total)),
        ...(vehicles > 1 ? [`The party needs ${vehicles} vehicles: all prices count them.`] : []),
        ...(cars?.rides ?? []).flatMap((ofRide, i) => {
          const { date, time } = cars!.pickups[i]!
          return carsAdvice(ofRide, `${date} at ${time}`, ({ vehicle }) => `Ride ${i + 1}, ${vehicleName(vehicle)}`)
        }),
        ...told.map(({ text }) => `To know: ${text}`),
        ...(better ? [better.text] : []),
        NOTHING_BOOKED,
        link,
      ].join('\n'),
      data: {
        rides: rides.map((ride, i) => ({
          kind: ride.kind,
          places: placesOf(ride),
          day: ride.day + 1,
          ...(ride.date === undefined ? {} : { date: ride.date }),
          ...(trainOf(ride) ? { train: trainOf(ride)! } : {}),
          distanceKm: ride.distance,
          duration: ride.duration,
          prices: prices(ride),
          ...(cars ? { cars: cars.rides[i]!.map((each) => ({ vehicle: each.vehicle, ...carsData(each) })) } : {}),
        })),
        ...(bagOffers.length > 0
          ? { bagOffers: bagOffers.map(({ from, train, ...fare }) => ({ stop: from, train, prices: prices(fare) })) }
          : {}),
        vehicles,
        ways: ways.map(({ way, fare }) => ({
          way,
          name: nameOfWay(way, vehicles),
          prices: prices(fare),
          included: [...included(rides, english.included)[way]],
          notIncluded: [...notIncluded(rides, english.included)[way]],
        })),
        warnings: told,
        shorterOrder: better?.text ?? null,
        bookingLink: link,
      },
    }
  },
})

/** As the call checks it. @throws NoAnswer */
function checkedPlan(asked: Asked) {
  try {
    const plan = checked(JourneySchema, asked)
    return plan.stops.some(({ bagsByCar }) => bagsByCar) ? withBags(plan) : plan
  } catch (error) {
    throw error instanceof SiteError ? refusal(asked, error) : error
  }
}

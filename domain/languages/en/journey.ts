/** The planner of journeys. */
import { vehicleName, type VehicleClass } from '#domain/fares/vehicles.ts'
import { showDayOfYear } from '#domain/sri-lanka-time.ts'
import type { Mark } from '#domain/languages/formats.ts'
import { two, ways } from './ways.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** English has forms for one and for more. */
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** @param duration empty where nothing is driven */
const way = (rides: number, km: string, duration: string) => `${ways.rides(rides)}, ${km}${duration && `, ${duration}`}`

const party = (travelers: number, bags: number) =>
  some(travelers, 'traveler') + (bags > 0 ? ` and ${some(bags, 'large bag')}` : '')

export const journey = {
  crumb: 'Plan your trip',
  title: 'Plan your whole trip',
  intro: 'Put your stops in order: every ride has its fixed price at once, and all of it is one booking.',
  form: 'Your journey',
  ready: 'Or start from a ready journey',
  /** Day of arrival, party. */
  firstDay: 'First day',
  lastDay: 'Last day',
  travelers: 'Travelers',
  bags: 'Large bags',
  /** Steps of the whole plan, and what is said after each step. */
  reverse: 'Reverse',
  reversed: 'The other way round.',
  oneWay: 'One way',
  noRoundTrip: 'No longer a round trip.',
  backTo: (place: string) => `Back to ${place}`,
  backToAirport: 'Back to the airport',
  roundTrip: 'A round trip.',
  show: 'Show the prices',
  stop: {
    /** @param date `YYYY-MM-DD` @example 'Thu 3 Dec' */
    date: (date: string) => {
      const [day, month] = showDayOfYear(date.slice(5)).split(' ') as [string, string]
      return `${WEEKDAYS[new Date(date).getUTCDay()]} ${day} ${month.slice(0, 3)}`
    },
    day: (day: number) => `Day ${day}`,
    /** @param when one comes there */
    start: (when: string) => `Start, ${when}`,
    end: (when: string) => `End, ${when}`,
    between: (position: number, when: string) => `Stop ${position}, ${when}`,
    drag: (position: number, place: string) => `${position}. Move ${place}`,
    dragHint: 'Drag it, or press the up and down arrow keys.',
    menu: (place: string) => `Move or remove ${place}`,
    up: <N>(place: N): (N | string)[] => ['Move up ', place],
    down: <N>(place: N): (N | string)[] => ['Move down ', place],
    moved: (place: string, position: number, count: number) => `${place} is now stop ${position} of ${count}.`,
    remove: 'Remove',
    removePlace: (place: string) => `Remove ${place}`,
    removed: (place: string) => `${place} is removed.`,
    second: 'Where to next?',
    add: 'Add a stop',
    added: (place: string, position: number) => `${place} is added as stop ${position}.`,
    nights: 'Nights',
    noNights: 'None',
    tour: 'Tour',
    half: 'Half Day',
    full: 'Full Day',
    hike: 'Guided hike',
    flight: 'Flight at',
  },
  way: {
    ends: (from: string, to: string) => `${from} to ${to}`,
    endsOf: (from: string, to: string) => `${from} to ${to}: `,
    none: (from: string, to: string) => `No ride with us from ${from} to ${to}: you go by train, or on your own.`,
    take: 'Take this ride with us',
    taken: (from: string, to: string) => `The ride from ${from} to ${to} is part of the journey again.`,
    leave: 'Train, or no ride',
    left: (from: string, to: string) => `No ride from ${from} to ${to}.`,
    fromPark: 'On from the park, in the price of the tour above.',
    via: (places: readonly string[]) => `By way of ${places.join(', ')}`,
    onTheWay: 'On the way',
    add: 'Stop on the way',
    addTo: (dropoff: string) => `Stop on the way to ${dropoff}`,
    added: (place: string) => `${place} is added as a stop on the way.`,
    time: (place: string) => `Time at ${place}`,
    remove: (place: string) => `Remove ${place} from the way`,
    removed: (place: string) => `${place} is no longer on the way.`,
    waitingIncluded: 'Waiting is in the price.',
    waitingFree: (minutes: number, lkr: string) => `${minutes} minutes are free, then ${lkr} a quarter of an hour.`,
    waitingPaid: (minutes: number, duration: string, lkr: string, vehicle: string) =>
      `${minutes} minutes free, ${duration} at ${lkr} a quarter of an hour (${vehicle}).`,
    stayBetween: 'Stay between',
    stayAt: 'Stay at',
    stopThere: 'Stop there',
  },
  /** Where there is no price. */
  status: {
    label: 'Price',
    kept: 'Your plan is kept.',
    again: 'Try again',
    refused: 'There is no price for this plan yet.',
    problem: (place: string, problem: string) => `${place}: ${problem}`,
    started: 'Add a second place, and the price of the ride appears here.',
  },
  total: {
    title: 'The whole journey',
    titleOfTwo: <N>(small: Mark<N>): (N | string)[] => ['The whole journey', small(' in two vehicles')],
    inVehicle: (vehicle: string, rides: number, km: string, duration: string) =>
      `${vehicle}, ${way(rides, km, duration)}`,
    inWords: (usd: string, lkr: string, vehicle: string, rides: number, km: string, duration: string) =>
      `The whole journey: ${usd}, ${lkr}, ${vehicle}, ${way(rides, km, duration)}.`,
    tooSmall: (travelers: number, bags: number, vehicle: VehicleClass) =>
      `${party(travelers, bags)} do not fit into the ${vehicleName(vehicle)}.`,
    tooSmallTwo: (travelers: number, bags: number, vehicle: VehicleClass) =>
      `${party(travelers, bags)} do not fit into ${two(vehicle)}.`,
    take: (vehicle: VehicleClass, usd: string) => `Take the ${vehicleName(vehicle)} for ${usd}`,
    takeTwo: (vehicle: VehicleClass, usd: string) => `Take ${two(vehicle)} for ${usd}`,
    changed: (date: string, before: string, now: string) =>
      `When this link was made on ${date}, a car for each ride cost ${before}. Today it costs ${now}.`,
    book: <N>(hidden: Mark<N>): (N | string)[] => ['Book', hidden(' the whole journey')],
  },
  takeOrder: 'Take this order',
  orderTaken: 'The stops are in the shorter order.',
  share: {
    share: 'Share this plan',
    copied: 'The link is copied',
    print: 'Print',
    title: (from: string, to: string, rides: number, km: string, duration: string) =>
      `${from} to ${to}, ${way(rides, km, duration)}`,
    ask: 'Ask on WhatsApp',
    question: (places: readonly string[]) => `Hello, I have a question about this journey: ${places.join(', ')}`,
  },
  head: {
    title: 'Plan your whole trip in Sri Lanka at a fixed price',
    plan: (from: string, to: string) => `Journey from ${from} to ${to}`,
    pricedPlan: (from: string, to: string, usd: string) => `Journey from ${from} to ${to} from ${usd}`,
  },
  /** How a guest begins a message that asks for it. */
  message: (places: string) => `Hello, I would like to book this journey: ${places}. Day and time: `,
}

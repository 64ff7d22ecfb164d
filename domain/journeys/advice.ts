/**
 * What a traveler should know of a planned journey before booking it: warnings, by kinds and figures, and the words for
 * them and for a better order of the stops. No plan is refused because of it.
 */
import { almanacText } from '#domain/almanac/times-in-words.ts'
import { ENGLISH } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { closedProblem, closedWords } from '#domain/quotes/seasons-in-words.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { DAY_MINUTES, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { minutesOf, timeOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { EARLIEST, lateEnd, LONG_DAY_MINUTES } from '#domain/tours/night-before.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { climbsAtNight, parkAdvice, parkProblem } from '#domain/tours/tour-warning.ts'
import type { BetterOrder, JourneyFinding, JourneyRequest, JourneyRide, ShownJourney } from './journey-calls.ts'
import { arrivalDays } from './journey-rides.ts'
import { latestPickupOf, minutesAfterLanding, nightsBetween, timeInDay } from './last-flight.ts'
import type { Plan } from './plan.ts'
import { changeOfOrder } from './stop-order.ts'

/** A ride, and its whole minutes of driving. */
export type WarnedRide = JourneyRide & { readonly minutes: number }

const waits = (ride: JourneyRide, afterPark: boolean) =>
  ride.via.reduce((sum, stop) => sum + ((stop.afterPark ?? false) === afterPark ? stop.minutes : 0), 0)

/** From the pickup to the dropoff, with all that happens on the way. */
const wholeMinutes = (ride: WarnedRide) =>
  ride.minutes + waits(ride, false) + waits(ride, true) + (ride.kind === 'tour' ? ride.hours * 60 : 0)

/** Bags feel nothing of a long way. */
const isWithGuests = (ride: JourneyRide) => ride.kind === 'tour' || !ride.train

/** Days with much driving, and long ones that end late. */
function longDays(rides: readonly WarnedRide[], leaving: readonly Departure[]): JourneyFinding[] {
  const days = [...new Set(rides.map(({ day }) => day))]
  return days.flatMap((day) => {
    const ofDay = rides.flatMap((ride, i) =>
      ride.day === day && isWithGuests(ride) ? [{ i, minutes: ride.minutes }] : [],
    )
    const minutes = ofDay.reduce((sum, ride) => sum + ride.minutes, 0)
    const whole = ofDay.reduce((sum, { i }) => sum + wholeMinutes(rides[i]!), 0)
    const arrival = lateEnd(whole, ofDay.length > 0 ? leaving[ofDay.at(-1)!.i]!.until : 0)
    if (minutes <= LONG_DAY_MINUTES && arrival === null) return []
    const longest = ofDay.reduce((a, b) => (b.minutes > a.minutes ? b : a))
    return [{ code: 'long-day' as const, ride: longest.i, facts: { minutes, arrival } }]
  })
}

interface Departure {
  /** Since midnight of the ride's day; may be beyond it. */
  readonly minutes: number
  /** When the ride ends. */
  readonly until: number
  /** The guest has said so. */
  readonly said: boolean
}

/** Where nobody says when they leave; before a park opens nobody is at its gate. */
const earliest = (ride: JourneyRide): number =>
  ride.kind === 'tour'
    ? Math.max(EARLIEST, minutesOf(parkNamed(ride.park)?.hours?.opens ?? '00:00') - ride.toGateMinutes)
    : EARLIEST

/** When each ride leaves: as the guest says, else as early as the rides before it on that day allow. */
function departures(rides: readonly WarnedRide[], stops: JourneyRequest['stops']): Departure[] {
  let free = { day: -1, minutes: 0 }
  return rides.map((ride) => {
    const said = stops[ride.from]?.leaves
    const minutes = said ? minutesOf(said) : free.day === ride.day ? free.minutes : earliest(ride)
    // Who does not say when the flight lands is taken to leave the airport so early.
    const landing = said ? minutesAfterLanding(ride) : 0
    free = { day: ride.day, minutes: minutes + landing + wholeMinutes(ride) }
    return { minutes, until: free.minutes, said: said !== undefined }
  })
}

function parkWarnings(rides: readonly WarnedRide[], leaving: readonly Departure[]): JourneyFinding[] {
  return rides.flatMap((ride, i): JourneyFinding[] => {
    const { minutes, said } = leaving[i]!
    if (ride.kind !== 'tour' || minutes >= DAY_MINUTES) return []
    const toGate = ride.toGateMinutes + waits(ride, false)
    const { park, tourLength } = ride
    // Who has not said when they leave for a climb leaves at night.
    const isUnknown = !said && climbsAtNight(park)
    const [date, time] = [ride.date ?? null, isUnknown ? '' : timeOf(minutes)]
    const problem = parkProblem({ park, tourLength, date, time, toGateMinutes: toGate })
    if (!problem) return []
    // Nobody has said that they come so early.
    if (problem.code === 'too-early' && !said && minutes + toGate < DAY_MINUTES) return []
    if (!('arrival' in problem)) return [{ code: problem.code, ride: i, facts: { park } }]
    return [{ code: 'gate-closed', ride: i, facts: { park, tourLength, problem, start: said ? null : time } }]
  })
}

/** A pickup that is too late for the flight; and one on the day before, because the plan names the day of the flight. */
function flightWarning(
  request: JourneyRequest,
  rides: readonly WarnedRide[],
  leaving: readonly Departure[],
): JourneyFinding[] {
  const i = rides.length - 1
  const last = rides[i]!
  if (findPlace(last.dropoff)?.kind !== 'airport') return []
  const latest = latestPickupOf(last, request, wholeMinutes(last))
  const isEarlier = last.day < arrivalDays(request.stops)[last.to]!
  if (!latest || (leaving[i]!.minutes <= latest.minutes && !isEarlier)) return []
  const { minutes, isDayBefore: dayBefore } = latest
  const facts = { pickup: last.pickup, time: timeInDay(minutes), dayBefore, flight: request.flight! }
  return [{ code: 'late-for-flight', ride: i, facts }]
}

function nightsWarning({ start, end, stops }: JourneyRequest): JourneyFinding[] {
  if (!start || !end) return []
  const planned = stops.slice(0, -1).reduce((sum, { nights = 0 }) => sum + nights, 0)
  const dates = nightsBetween(start, end)
  // Who stays at the last place comes home on another day than the last ride's.
  const atLast = stops.at(-1)!.nights ?? 0
  if (planned === dates || planned + atLast === dates) return []
  return [{ code: 'nights', ride: null, facts: { planned: planned + atLast, dates } }]
}

/** Days of the company and of the parks. Which class drives is chosen later. */
const closedDays = (rides: readonly WarnedRide[], now: Date): JourneyFinding[] =>
  rides.flatMap((ride, i) => {
    const driven = ride.kind === 'tour' ? { park: ride.park } : {}
    const problem = ride.date ? closedProblem(ride.date, driven, now) : null
    return problem === null ? [] : [{ code: 'closed-day' as const, ride: i, facts: { problem } }]
  })

/** The others follow the first ride. */
const pastDay = ([first]: readonly WarnedRide[], now: Date): JourneyFinding[] =>
  first?.date && first.date < sriLankaTime(now).date ? [{ code: 'past-day', ride: 0, facts: { date: first.date } }] : []

function nightsAtParks({ stops }: JourneyRequest, rides: readonly WarnedRide[]): JourneyFinding[] {
  return rides.flatMap((ride, i) =>
    ride.kind === 'tour' && (stops[ride.to]?.nights ?? 0) > 0 && ride.dropoff === ride.park
      ? [{ code: 'night-at-park' as const, ride: i, facts: { park: ride.park } }]
      : [],
  )
}

/** In the order of the rides; those of the whole journey first. */
export function journeyWarnings(request: JourneyRequest, rides: readonly WarnedRide[], now: Date): JourneyFinding[] {
  const leaving = departures(rides, request.stops)
  return [
    ...nightsWarning(request),
    ...pastDay(rides, now),
    ...closedDays(rides, now),
    ...longDays(rides, leaving),
    ...parkWarnings(rides, leaving),
    ...nightsAtParks(request, rides),
    ...flightWarning(request, rides, leaving),
  ].sort((a, b) => (a.ride ?? -1) - (b.ride ?? -1))
}

/**
 * Sights that most guests stop at when they pass: the first one on the way is suggested. Each is a name of the
 * gazetteer.
 */
export const KNOWN_SIGHTS: readonly string[] = `
Sigiriya Rock Fortress, Dambulla Cave Temple, Nine Arch Bridge, Pinnawala, Peradeniya Botanical Gardens, Galle Fort,
Polonnaruwa Ancient City, Anuradhapura Sacred City, Mihintale, Ravana Falls, Damro Labookellie Tea Centre,
Koggala Stilt Fishermen, Diyaluma Falls, Aluvihara Rock Temple, Madu River Boat Safari, Elephant Transit Home,
St Clair's Falls, Hakgala Botanical Garden, Yapahuwa, Ritigala, Aukana Buddha, Buduruwagala, Mulkirigala, Koneswaram Temple,
Bentota Turtle Hatchery, Hummanaya Blow Hole, Madhu Church, Namal Uyana, Kanniya Hot Springs, Ambuluwawa Tower
`
  .trim()
  .split(/,\s+/)

/** @param texts with 'form' and 'tours'; for a closed day with 'seasons', for a time of the year with 'almanac' */
export function warningText(finding: JourneyFinding, texts: Texts): string {
  const t = texts.in('form').problems.plan
  const { formats } = texts
  switch (finding.code) {
    case 'long-day':
      return finding.facts.arrival === null
        ? t.longDay(formats.duration(finding.facts.minutes))
        : t.lateDay(finding.facts.arrival)
    case 'gate-closed': {
      const { park, tourLength, problem, start } = finding.facts
      const text = parkAdvice(park, problem, texts, tourLength)
      return start === null ? text : t.evenAt(start, text)
    }
    case 'park-closed':
    case 'out-of-season':
      return parkAdvice(finding.facts.park, { code: finding.code }, texts, 'half')
    case 'past-day':
      return texts.in('form').problems.fields['pickup-past-date']
    case 'closed-day':
      return closedWords(finding.facts.problem, texts) ?? ''
    case 'late-for-flight': {
      const { pickup, time, dayBefore, flight } = finding.facts
      return (dayBefore ? t.flightOnDayAfter : t.flight)(pickup, time, flight)
    }
    case 'nights': {
      const { planned, dates } = finding.facts
      return dates < 0 ? t.datesTurnedAround : t.nights(planned, dates)
    }
    case 'time-of-year':
      return almanacText(finding.facts, texts)
    case 'night-at-park':
      return t.nightAtPark(finding.facts.park)
    case 'sight-on-the-way': {
      const { distance, minutes } = finding.facts
      const km = distance === 0 ? t.lessThanOneKm : formats.km(distance)
      return minutes > 0 ? t.sightAndDrive(finding.place, km, formats.duration(minutes)) : t.sight(finding.place, km)
    }
  }
}

/** An order without its words. */
export type Better = Omit<BetterOrder, 'text'>

/**
 * What changes and what it saves: 'Kandy before Ella: 105 km and USD 47 less'.
 * @param names of the stops in their old order
 * @param texts with 'form'
 */
export function betterText({ order, distance, usd }: Better, names: readonly string[], texts: Texts): string {
  const { better: t } = texts.in('form').problems.plan
  const { formats } = texts
  const less = usd > 0 ? t.kmAndMoney(formats.km(distance), formats.usd(usd)) : formats.km(distance)
  const change = changeOfOrder(order)
  if (change.kind === 'order')
    return t.order(
      change.stops.map((stop) => names[stop]!),
      less,
    )
  return t[change.kind](names[change.stop]!, names[change.other]!, less)
}

// What the call says of a plan in English, in the page's language. English needs no more texts.

async function advised(shown: ShownJourney & { state: 'priced' }, plan: Plan, texts: Texts): Promise<ShownJourney> {
  const { warnings, better } = shown.journey
  if (warnings.length === 0 && !better) return shown
  const says = (code: JourneyFinding['code']) => warnings.some((warning) => warning.code === code)
  await texts.load(
    'form',
    'tours',
    ...(says('closed-day') ? (['seasons'] as const) : []),
    ...(says('time-of-year') ? (['almanac'] as const) : []),
  )
  const names = plan.stops.map(({ place }) => place)
  return {
    state: 'priced',
    journey: {
      ...shown.journey,
      warnings: warnings.map((warning) => ({ ...warning, text: warningText(warning, texts) })),
      better: better && { ...better, text: betterText(better, names, texts) },
    },
  }
}

async function refused({ fields }: ShownJourney & { state: 'refused' }, texts: Texts): Promise<ShownJourney> {
  await texts.load('form')
  const words = texts.in('form').problems.fields
  return {
    state: 'refused',
    fields: fields.map((wrong) => ({
      ...wrong,
      message: wrong.problem === undefined ? wrong.message : wordsFor(wrong.problem, words),
    })),
  }
}

export async function shownInWords(shown: ShownJourney, plan: Plan, texts: Texts): Promise<ShownJourney> {
  if (texts.language === ENGLISH) return shown
  if (shown.state === 'priced') return advised(shown, plan, texts)
  return shown.state === 'refused' ? refused(shown, texts) : shown
}

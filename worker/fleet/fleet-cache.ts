/**
 * What quotes know of the fleet, without a trip to D1: KV has the cars that are counted, and for each day the holds that
 * matter to a pickup of that day. Written with each change, and by the cron where that has failed.
 */
import * as v from 'valibot'
import { sha256 } from 'hono/utils/crypto'
import { nextClass, otherHours, placeAll } from '#domain/fleet/availability.ts'
import { type Errand, type Fleet, type Hold, isCounted, isTooLongUnconfirmed } from '#domain/fleet/fleet.ts'
import type { Availability } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { classOfTour, errandsOf, type RideForCar } from '#domain/fleet/errands.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { addDays, DAY_MS, type LocalMoment, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import { fleet as fleetRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure, logWarning } from '#worker/log.ts'
import { freshUntil, isFresh, readDocument } from '#worker/platform/kv.ts'
import { FLEET_KEY, fleetDocument, keepFleetDocument, type Noted, takeNoted } from './fleet-counting.ts'
import { daysOfHold, mendHolds } from './holds.ts'
import { placesOfEnds, readFleet, type RideToDrive, type StoredFleet } from './fleet-store.ts'

const dayKey = (day: string) => `fleet-day:${day}`

const PointSchema = v.nullable(v.object({ lat: v.number(), lng: v.number() }))
const SpanSchema = v.object({ start: v.number(), end: v.number() })

const FleetSchema = v.object({
  /** Of the fleet in D1, when this was written. */
  version: v.number(),
  /** The cron has seen that KV has all of this version. */
  isWhole: v.boolean(),
  fleet: v.object({
    cars: v.array(
      v.object({
        id: v.number(),
        vehicle: v.string(),
        seats: v.number(),
        base: PointSchema,
        blocked: v.array(SpanSchema),
      }),
    ),
    drivers: v.array(v.object({ id: v.number(), cars: v.array(v.number()), off: v.array(SpanSchema) })),
    marginMinutes: v.number(),
  }),
  /** The days that have a document, each with a word that changes with it. */
  days: v.record(v.string(), v.string()),
})

interface FleetDocument {
  readonly version: number
  readonly isWhole: boolean
  readonly fleet: Fleet
  readonly days: Readonly<Record<string, string>>
}

const HoldsSchema = v.array(
  v.object({
    ride: v.string(),
    car: v.number(),
    vehicle: v.string(),
    start: v.number(),
    end: v.number(),
    from: PointSchema,
    to: PointSchema,
    party: v.number(),
    isFixed: v.boolean(),
  }),
)

/** By what the isolate has read: it is checked once. */
const checked = new WeakMap<object, FleetDocument | null>()

async function knownFleet(env: Env, now: number): Promise<FleetDocument | null> {
  const document = await fleetDocument(env, now)
  if (typeof document !== 'object' || document === null) return null
  if (!checked.has(document)) {
    const parsed = v.safeParse(FleetSchema, document)
    if (!parsed.success)
      logWarning(`KV's ${FLEET_KEY} does not fit at ${v.getDotPath(parsed.issues[0])}, and is passed over`)
    checked.set(document, parsed.success ? parsed.output : null)
  }
  return checked.get(document)!
}

interface DayCopy {
  readonly word: string
  readonly holds: readonly Hold[]
  /** Milliseconds since 1970. */
  readonly until: number
}

const dayCopies = new WeakMap<Env, Map<string, DayCopy>>()
const MOST_DAYS_COPIED = 100

/** @param word of the document that the fleet's own names: a copy with it is good as long as it is named */
async function holdsOfDay(env: Env, day: string, word: string, now: number): Promise<readonly Hold[]> {
  const copies = dayCopies.get(env) ?? new Map<string, DayCopy>()
  dayCopies.set(env, copies)
  const copy = copies.get(day)
  // KV may still have another one than the fleet names: it is asked again only after a while.
  const isTried = copy?.word === '' && isFresh(copy.until, now)
  if (copy && (copy.word === word || isTried)) return copy.holds
  try {
    const holds = v.parse(HoldsSchema, (await readDocument(env, dayKey(day))) ?? [])
    if (copies.size >= MOST_DAYS_COPIED) copies.delete(copies.keys().next().value!)
    copies.set(day, { word: (await wordOf(holds)) === word ? word : '', holds, until: freshUntil(now) })
    return holds
  } catch {
    return copy?.holds ?? []
  }
}

const dayOf = (instant: number) => sriLankaTime(new Date(instant)).date
/** No quote reads more documents: a stay may have 60 nights at a place. */
const MOST_DAYS_READ = 40

function daysBetween(start: number, end: number): string[] {
  const days = [dayOf(start)]
  while (days.at(-1)! < dayOf(end) && days.length < MOST_DAYS_READ) days.push(addDays(days.at(-1)!, 1))
  return days
}

/** The fleet, and the holds that matter to some errands. */
interface Around {
  readonly fleet: Fleet
  readonly holds: readonly Hold[]
}

/** @param own the hold that is being moved, as it is named: it blocks nothing */
async function around(
  env: Env,
  spans: readonly { readonly start: number; readonly end: number }[],
  now: number,
  own?: string,
): Promise<Around | null> {
  const known = await knownFleet(env, now)
  if (!known || !isCounted(known.fleet)) return null
  const days = new Set(spans.flatMap(({ start, end }) => daysBetween(start, end)))
  const found = await Promise.all(
    [...days].filter((day) => day in known.days).map((day) => holdsOfDay(env, day, known.days[day]!, now)),
  )
  const [from, to] = [Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end))]
  const holds = new Map(
    found.flat().map((hold) => {
      // Beyond what is known others may stand in the way of a move.
      const isFixed = hold.isFixed || hold.start < from - DAY_MS || hold.end > to + DAY_MS
      return [hold.ride, { ...hold, isFixed }]
    }),
  )
  if (own !== undefined) holds.delete(own)
  return { fleet: known.fleet, holds: [...holds.values()] }
}

/** Whether a car can be had, and what can be had instead. */
export interface CarAvailability {
  readonly availability: Availability
  /** Where there is none: the nearest hours of the same day that can be had, Sri Lanka time, the nearer one first. */
  readonly otherHours: readonly LocalMoment[]
  /** Where there is none: the next larger class that can be had at that hour. */
  readonly nextClass: VehicleClass | null
}

const hoursAround = ({ fleet, holds }: Around, errand: Errand, now: number): LocalMoment[] => {
  const { earlier, later } = otherHours(fleet, holds, errand, now)
  return [earlier, later]
    .filter((start) => start !== null)
    .toSorted((a, b) => Math.abs(a - errand.start) - Math.abs(b - errand.start))
    .map((start) => sriLankaTime(new Date(start)))
}

const withOthers = (known: Around, errand: Errand, availability: Availability, now: number): CarAvailability =>
  availability === 'none'
    ? {
        availability,
        otherHours: hoursAround(known, errand, now),
        nextClass: nextClass(known.fleet, known.holds, errand, now),
      }
    : { availability, otherHours: [], nextClass: null }

const NO_CAR: CarAvailability = { availability: 'none', otherHours: [], nextClass: null }

/**
 * Whether cars can be had for errands that one guest wants together, each beside those before it.
 * @returns `null` while nothing is counted, or nobody can tell
 */
export async function availabilityAt(
  env: Env,
  errands: readonly Errand[],
  now = Date.now(),
  own?: string,
): Promise<readonly CarAvailability[] | null> {
  const known = errands.length > 0 ? await around(env, errands, now, own) : null
  if (!known) return null
  return placeAll(known.fleet, known.holds, errands, now).map(({ availability }, i) =>
    isTooLongUnconfirmed(errands[i]!) ? NO_CAR : withOthers(known, errands[i]!, availability, now),
  )
}

/** A ride that is asked for, as far as its car is concerned. */
export type RideAsked = RideForCar & Pick<RideToDrive, 'pickup' | 'dropoff'>

/**
 * The same of the rides of a booking that is asked for: of each ride what holds for its errand.
 * @param own the hold of a ride that is being moved: '123/1'
 * @returns `null` while nothing is counted, or nobody can tell
 */
export async function availabilityOfRides(
  env: Env,
  rides: readonly RideAsked[],
  arrangement: Arrangement = 'rides',
  now = Date.now(),
  own?: string,
): Promise<ReadonlyMap<number, CarAvailability> | null> {
  const known = await knownFleet(env, now)
  if (!known || !isCounted(known.fleet)) return null
  const errands = errandsOf(rides, arrangement, known.fleet, placesOfEnds()).toSorted((a, b) => a.start - b.start)
  const found = await availabilityAt(env, errands, now, own)
  return (
    found && new Map(errands.flatMap(({ positions }, i) => positions.map((position) => [position, found[i]!] as const)))
  )
}

/** The class that a tour takes. @returns `null` while nothing is counted */
export async function countedClassOfTour(env: Env, travelers: number, now = Date.now()): Promise<VehicleClass | null> {
  const known = await knownFleet(env, now)
  return known && isCounted(known.fleet) ? classOfTour(travelers, known.fleet) : null
}

/** Changes with what is written. */
const wordOf = async (holds: readonly Hold[]) => (await sha256(JSON.stringify(holds)))!.slice(0, 12)

const holdInKv = ({ ride, car, vehicle, start, end, from, to, party, isFixed }: Hold): Hold => ({
  ride,
  car,
  vehicle,
  start,
  end,
  from,
  to,
  party,
  isFixed,
})

/** Yesterday's drives may last until today. */
const firstDay = (now: number) => addDays(dayOf(now), -2)

interface DayDocument {
  readonly word: string
  readonly holds: readonly Hold[]
}

/** @param days those that are asked for; without them all that have holds */
async function dayDocuments({ holds }: StoredFleet, days: readonly string[] | null): Promise<Map<string, DayDocument>> {
  const ofDay = new Map<string, Hold[]>((days ?? []).map((day) => [day, []]))
  for (const hold of holds.toSorted((a, b) => a.start - b.start || (a.ride < b.ride ? -1 : 1))) {
    for (const day of daysOfHold(hold)) {
      if (days !== null && !ofDay.has(day)) continue
      ofDay.set(day, [...(ofDay.get(day) ?? []), holdInKv(hold)])
    }
  }
  const made = [...ofDay].map(async ([day, its]) => [day, { word: await wordOf(its), holds: its }] as const)
  return new Map(await Promise.all(made))
}

const READ_AT_ONCE = 5

/** Writes days to KV. @throws Error if KV does not take one */
async function putDays(env: Env, documents: ReadonlyMap<string, DayDocument>, now: number): Promise<void> {
  const entries = [...documents]
  for (let i = 0; i < entries.length; i += READ_AT_ONCE) {
    await Promise.all(
      entries.slice(i, i + READ_AT_ONCE).map(([day, { holds }]) =>
        env.CACHE.put(dayKey(day), JSON.stringify(holds), {
          // A day that is long over is asked for by nobody.
          expiration: Math.floor((Math.max(now, Date.parse(`${day}T00:00:00Z`)) + 4 * DAY_MS) / 1000),
        }),
      ),
    )
  }
}

async function putFleet(env: Env, document: FleetDocument, now: number): Promise<void> {
  // This isolate goes by it at once.
  keepFleetDocument(env, document, now)
  await env.CACHE.put(FLEET_KEY, JSON.stringify(document))
}

const EMPTY = { cars: [], drivers: [], marginMinutes: 0 }

/** What KV has now: not this isolate's copy. @returns `null` for nothing that fits */
async function inKv(env: Env): Promise<FleetDocument | null> {
  const parsed = v.safeParse(FleetSchema, await env.CACHE.get<unknown>(FLEET_KEY, 'json'))
  return parsed.success ? parsed.output : null
}

/** Of two who write at once, the slower one may overwrite what the other has read later: so often it looks again. */
const MOST_SPREADS = 4

const versionNow = async (env: Env): Promise<number> => {
  const [row] = await query(() => primary(env).select(columnsOf(fleetRow, 'version')).from(fleetRow))
  return row!.version
}

async function spreadDays(env: Env, days: readonly string[], now: number): Promise<void> {
  const from = firstDay(now)
  const asked = days.filter((day) => day >= from).toSorted()
  if (asked.length === 0) return
  for (let i = 0; i < MOST_SPREADS; i++) {
    // Holds of these days alone; the fleet is for all days that are asked for.
    const stored = await readFleet(env, addDays(asked[0]!, -1), addDays(asked.at(-1)!, 1), from)
    if (!isCounted(stored.fleet)) return spreadAll(env, now)
    const documents = await dayDocuments(stored, asked)
    await putDays(env, documents, now)
    const before = (await inKv(env))?.days ?? {}
    const named = { ...before, ...Object.fromEntries([...documents].map(([day, { word }]) => [day, word])) }
    const { version, fleet } = stored
    await putFleet(env, { version, isWhole: false, fleet, days: coming(named, from) }, now)
    if ((await versionNow(env)) === version) return
  }
}

const coming = (days: Readonly<Record<string, string>>, from: string) =>
  Object.fromEntries(Object.entries(days).filter(([day]) => day >= from))

/** Writes all that has changed; first, rides that are sure and have no car get one where they can. */
async function spreadAll(env: Env, now: number): Promise<void> {
  const from = firstDay(now)
  const [read, known] = await Promise.all([readFleet(env, from), inKv(env)])
  const stored = (await mendHolds(env, read, now)) ? await readFleet(env, from) : read
  if (!isCounted(stored.fleet)) {
    // While no car was ever counted KV has nothing, and is written nothing.
    if (known && isCounted(known.fleet))
      await putFleet(env, { version: stored.version, isWhole: true, fleet: EMPTY, days: {} }, now)
    return
  }
  const documents = await dayDocuments(stored, null)
  const words = Object.fromEntries([...documents].map(([day, { word }]) => [day, word]))
  const days = coming(words, from)
  // A day without holds any more is no longer named.
  const others = new Map([...documents].filter(([day, { word }]) => day in days && known?.days[day] !== word))
  await putDays(env, others, now)
  await putFleet(env, { version: stored.version, isWhole: true, fleet: stored.fleet, days }, now)
}

/** KV learns of what was noted in this isolate, after the answer. What fails waits for the cron. */
export async function spreadNoted(env: Env, now = Date.now()): Promise<void> {
  const noted: Noted | null = takeNoted(env)
  if (noted === null) return
  try {
    await (noted === 'all' ? spreadAll(env, now) : spreadDays(env, [...noted], now))
  } catch (error) {
    logFailure('fleet: KV', error)
  }
}

/** For the cron: KV has what D1 has. @throws Error if KV does not take it */
export async function repairFleet(env: Env, now = Date.now()): Promise<void> {
  const [version, known] = await Promise.all([versionNow(env), inKv(env)])
  const isToday = known !== null && Object.keys(known.days).every((day) => day >= firstDay(now))
  if (known?.isWhole && known.version === version && isToday) return
  await spreadAll(env, now)
}

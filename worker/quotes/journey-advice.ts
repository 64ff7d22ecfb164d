/** What the roads know of a planned journey: a shorter order of its stops, and sights beside its ways. */
import type { BetterOrder, JourneyAnswer, JourneyFinding, JourneyRequest } from '#domain/journeys/journey-calls.ts'
import { type Better, betterText, KNOWN_SIGHTS, type WarnedRide } from '#domain/journeys/advice.ts'
import { MAX_ORDERED_STOPS, shortestOrder } from '#domain/journeys/stop-order.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { directions } from '#domain/roads/directions.ts'
import { kmApart, nearestOnSegment } from '#domain/roads/geometry.ts'

/** Metres by road, the same both ways. A journey that is being planned asks for the same ways again and again. */
const lengths = new Map<string, number>()
const MAX_LENGTHS = 5000

const pointKey = ({ lat, lng }: LatLng) => `${lat},${lng}`

function roadMetres(a: LatLng, b: LatLng): number {
  const [from, to] = pointKey(a) < pointKey(b) ? [a, b] : [b, a]
  const key = `${pointKey(from)} ${pointKey(to)}`
  const known = lengths.get(key)
  if (known !== undefined) return known
  const metres = directions(from, to)?.distanceMeters ?? Infinity
  if (lengths.size >= MAX_LENGTHS) lengths.delete(lengths.keys().next().value!)
  lengths.set(key, metres)
  return metres
}

/** What a plan comes to. */
type Priced = Pick<JourneyAnswer, 'rides' | 'total'>

/** What is saved must be more than this share of the way. */
const WORTH_IT = 0.1

/**
 * A proposal is worth reading where it saves more than a tenth of the way, and costs nothing.
 * @param positions of the stops
 * @param quote quotes the stops in another order
 */
export async function betterOrder(
  request: JourneyRequest,
  positions: readonly LatLng[],
  now: Priced,
  quote: (stops: JourneyRequest['stops']) => Promise<Priced>,
): Promise<BetterOrder | null> {
  const { stops } = request
  const tied = stops.map(({ gap, via }) => (gap ?? false) || (via?.length ?? 0) > 0)
  if (tied.length > MAX_ORDERED_STOPS) return null
  const table = positions.map((a, i) => positions.slice(0, i).map((b) => roadMetres(a, b)))
  const length = (a: number, b: number) => (a > b ? table[a]![b]! : table[b]![a]!)
  // Two stops at one place stay apart: between them there is no way.
  const order = shortestOrder(tied, (a, b) => length(a, b) || Infinity)
  if (!order) return null
  if (order.every((stop, i) => stop === i)) return null
  const ofOrder = (list: readonly number[]) =>
    list.slice(1).reduce((sum, stop, i) => sum + (stops[list[i]!]!.gap ? 0 : length(list[i]!, stop)), 0)
  const metres = ofOrder(stops.map((_, i) => i))
  if (!(metres - ofOrder(order) > WORTH_IT * metres)) return null
  const then = await quote(order.map((i) => stops[i]!)).catch((error: unknown) => {
    if (error instanceof SiteError) return null
    throw error
  })
  if (!then) return null
  const km = ({ rides }: Priced) => rides.reduce((sum, { distance }) => sum + distance, 0)
  const usd = ({ total }: Priced) => vehiclePrice(cheapestVehicle(total), total).usd
  const [distance, dollars] = [km(now) - km(then), usd(now) - usd(then)]
  if (!(distance > WORTH_IT * km(now)) || dollars < 0) return null
  const names = stops.map(({ place }) => place)
  const better: Better = { order, distance, usd: dollars }
  return { ...better, text: betterText(better, names, ENGLISH_TEXTS) }
}

/** A sight is beside a way up to this far from it, in km, and no detour is longer. */
const BESIDE_KM = 4
const MAX_DETOUR_KM = 8
const MAX_DETOUR_MINUTES = 20
/** Guests who stay so near see it anyway. */
const AT_THE_STOP_KM = 6
/** The most sights beside one way that are measured. */
const MAX_MEASURED = 2

let sights: readonly (LatLng & { readonly name: string })[] | undefined

function isBeside(path: readonly (readonly [number, number])[], { lat, lng }: LatLng): boolean {
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!]
    // Most stretches are far away: that is quickly seen.
    if (Math.min(Math.abs(a[0] - lat), Math.abs(b[0] - lat)) > 0.1) continue
    if (Math.min(Math.abs(a[1] - lng), Math.abs(b[1] - lng)) > 0.1) continue
    if (nearestOnSegment(lat, lng, a[0], a[1], b[0], b[1]).km <= BESIDE_KM) return true
  }
  return false
}

/**
 * At most one sight for each ride that has no stop on its way, and each sight once.
 * @param ends of the rides
 * @param planned where the guests stop anyway
 */
export function sightsOnTheWay(
  rides: readonly WarnedRide[],
  ends: readonly (readonly [LatLng | null, LatLng | null])[],
  planned: readonly LatLng[],
): JourneyFinding[] {
  sights ??= KNOWN_SIGHTS.flatMap((name) => findPlace(name) ?? [])
  const left = new Set(sights.filter((sight) => !planned.some((stop) => kmApart(stop, sight) <= AT_THE_STOP_KM)))
  return rides.flatMap((ride, i): JourneyFinding[] => {
    const [from, to] = ends[i]!
    if (ride.kind !== 'transfer' || ride.train || ride.via.length > 0 || !from || !to) return []
    const direct = directions(from, to)
    if (!direct) return []
    let measured = 0
    for (const sight of left) {
      if (!isBeside(direct.path, sight)) continue
      if (++measured > MAX_MEASURED) break
      const by = directions(from, to, [sight])
      if (!by) continue
      const km = Math.max(0, Math.round((by.distanceMeters - direct.distanceMeters) / 1000))
      const minutes = Math.max(0, Math.round((by.durationSeconds - direct.durationSeconds) / 60))
      if (km > MAX_DETOUR_KM || minutes > MAX_DETOUR_MINUTES) continue
      left.delete(sight)
      return [{ code: 'sight-on-the-way', ride: i, place: sight.name, facts: { distance: km, minutes } }]
    }
    return []
  })
}

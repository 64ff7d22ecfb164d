/** Judges an uploaded distance by the gazetteer and the embedded roads (design section 5). */
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Problem } from '#domain/quotes/call-shapes.ts'
import type { ResolvedPlace } from '#domain/places/gazetteer/lookup.ts'
import { distanceObjections, impossibleLegs, isInSriLanka, MAX_OFF_KM, legObjections } from '#domain/quotes/plausibility.ts'
import type { Leg } from '#domain/fares/transfer-fare.ts'
import { KEPT_DAYS } from '#worker/platform/kv.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { greatCircleKm } from '#worker/roads/geometry.ts'
import { directions } from '#worker/roads/directions.ts'

type Field = NonNullable<Problem['fields']>[number]

/** How long distances of a map service, and positions of places that only it knows, are kept. */
export const MAP_SERVICE_LIFETIME_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

export const kmApart = (a: LatLng, b: LatLng) => greatCircleKm(a.lat, a.lng, b.lat, b.lng)

/** The embedded network's drive, in the whole units that prices are made of; `null` where no road leads. */
export function estimate(from: LatLng, to: LatLng, via: readonly LatLng[] = []): Leg | null {
  const answer = directions(from, to, via)
  return answer && { distanceKm: Math.floor(answer.distanceMeters / 1000), durationMinutes: Math.round(answer.durationSeconds / 60) }
}

/**
 * Where a place is: the gazetteer's word before the visitor's; `null` for a place that nobody has placed.
 * @throws SiteError 422 for a position abroad or at odds with the name
 */
export function positionOf({ name, position }: ResolvedPlace, sent: LatLng | null, field: string): LatLng | null {
  if (sent && !isInSriLanka(sent)) refuse([{ field, message: 'This position is not in Sri Lanka' }])
  if (sent && position && kmApart(sent, position) > MAX_OFF_KM) refuse([{ field, message: `${name} is not at this position` }])
  return position ?? sent
}

export interface Assessment {
  /** The roads allow the drive: it may be served to others. */
  readonly verified: boolean
  /** It is the embedded network's own answer. */
  readonly embedded: boolean
}

type Positions = readonly (LatLng | null)[]

/** The estimate by way of all places; `null` where one of them is nowhere. @throws SiteError 422 where no road leads */
function estimateAlong(places: Positions): Leg | null {
  const known = places.filter((place) => place !== null)
  const [from, ...rest] = known
  const to = rest.pop()
  if (known.length < places.length || !from || !to) return null
  return estimate(from, to, rest) ?? refuse([{ field: 'url', message: 'No road leads there' }])
}

const UNVERIFIED: Assessment = { verified: false, embedded: false }

/**
 * @param places in driving order; a `null` among them leaves the drive unverified
 * @throws SiteError 422 with the fields that the roads do not allow
 */
export function assess(claimed: Leg, places: Positions): Assessment {
  const expected = estimateAlong(places)
  refuse(expected ? legObjections(claimed, expected) : impossibleLegs(claimed))
  if (!expected) return UNVERIFIED
  return { verified: true, embedded: claimed.distanceKm === expected.distanceKm && claimed.durationMinutes === expected.durationMinutes }
}

/** The same for a distance alone: a safari's price takes no account of time. */
export function assessDistance(distanceKm: number, places: Positions): Assessment {
  const expected = estimateAlong(places)
  if (!expected) return UNVERIFIED
  refuse(distanceObjections(distanceKm, expected.distanceKm))
  return { verified: true, embedded: distanceKm === expected.distanceKm }
}

export function refuse(fields: readonly [Field, ...Field[]]): never
export function refuse(fields: readonly Field[]): void
/** @throws SiteError 422 if there is anything to object to */
export function refuse(fields: readonly Field[]): void {
  if (fields.length === 0) return
  throw new SiteError('invalid', { fields: fields.map(({ field, message }) => ({ field: `urlDataUpload.${field}`, message })) })
}

/**
 * Where a guest and a driver meet, by the operator's table: at stations, at airports but Colombo's, and in towns in which
 * not everybody may stop. Loaded late: it holds all languages.
 */
import type { Texts } from '#domain/languages/texts.ts'
import { MEETING_POINTS, type MeetingPoint } from '#domain/operator/meeting-points.ts'
import { placeKey } from '#domain/places/place-name.ts'

const byKey = (points: readonly MeetingPoint[]) =>
  new Map(points.flatMap((point) => [point.place, ...point.alsoNamed].map((name) => [placeKey(name), point] as const)))

let known: { readonly points: readonly MeetingPoint[]; readonly byKey: ReadonlyMap<string, MeetingPoint> } | null = null

/**
 * The row of a pickup; `null` for a place where nothing is to be said.
 * @param pickup its name as the booking holds it. What follows a comma is ignored: 'Ella, Sri Lanka'
 */
export function meetingPointAt(pickup: string, points = MEETING_POINTS): MeetingPoint | null {
  if (known?.points !== points) known = { points, byKey: byKey(points) }
  return known.byKey.get(placeKey(pickup)) ?? known.byKey.get(placeKey(pickup.split(/[,，]/)[0]!)) ?? null
}

interface MetRide {
  readonly pickup: string
  /** Its guests go by train: their bags are fetched where they stay. */
  readonly train?: object | null
}

/** The row of a ride's guests; `null` where nothing is to be said. */
export const meetingPointOf = (ride: MetRide): MeetingPoint | null => (ride.train ? null : meetingPointAt(ride.pickup))

/** Opens any phone's map at the spot. */
export const meetingMapLink = ({ position: { lat, lng } }: Pick<MeetingPoint, 'position'>) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`

/**
 * What a guest is told: the operator's words, and that they are a sample while they are one.
 * @param texts with 'booking'
 * @param pickupAddress as the guest has named it
 */
export function meetingSentences({ words, isSample }: MeetingPoint, texts: Texts, pickupAddress = ''): string[] {
  const { text, house } = words[texts.language]
  return [
    text,
    ...(house ? [pickupAddress ? house.named : house.unnamed] : []),
    ...(isSample ? [texts.in('booking').meeting.sample] : []),
  ]
}

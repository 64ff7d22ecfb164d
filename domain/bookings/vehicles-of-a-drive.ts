/** The drives of a booking: two rides beside each other, by two vehicles, are one. */

export interface RidePosition {
  readonly position: number
  readonly beside?: number | null | undefined
}

/** The same for rides beside each other. */
export const driveOf = ({ position, beside }: RidePosition): number => beside ?? position

/** Rides with those beside them: each drive once. */
export function drivesOf<R extends RidePosition>(rides: readonly R[]): readonly (readonly [R, ...R[]])[] {
  const drives = new Map<number, [R, ...R[]]>()
  for (const ride of rides) {
    const drive = drives.get(driveOf(ride))
    if (drive) drive.push(ride)
    else drives.set(driveOf(ride), [ride])
  }
  return [...drives.values()]
}

interface Said {
  /** Of the ride that it is said of, the first of its drive; `null` for what holds for all rides. */
  readonly position: number | null
  readonly text: string
}

/** What there is to say of rides: what holds for both vehicles of a drive, or for all rides, is said once. */
export function saidOfRides<R extends RidePosition>(rides: readonly R[], textOf: (ride: R) => string | null): Said[] {
  const texts = rides.map(textOf)
  const [first] = texts
  if (first !== null && first !== undefined && texts.every((text) => text === first)) {
    return [{ position: null, text: first }]
  }
  return drivesOf(rides).flatMap((drive) => {
    const said = new Map<string, number>()
    for (const ride of drive) {
      const text = textOf(ride)
      if (text !== null && !said.has(text)) said.set(text, ride.position)
    }
    return [...said].map(([text, position]) => ({ position, text }))
  })
}

/** A booking with this many drives or more is shown day by day. */
const LEAST_DRIVES = 3

export const isJourney = (rides: readonly RidePosition[]) => drivesOf(rides).length >= LEAST_DRIVES

/** The drives of a booking: two rides beside each other, by two vehicles, are one. */

interface RidePosition {
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

/** From so many drives on a booking is shown day by day. */
const LEAST_DRIVES = 3

export const isJourney = (rides: readonly RidePosition[]) => drivesOf(rides).length >= LEAST_DRIVES

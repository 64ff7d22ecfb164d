/** Who drives: one driver for each vehicle, with one sheet for all rides of the booking that they drive. */
import { type AssignedDriver, isRunning, driveOf } from '#domain/bookings/ride.ts'
import { type Booking, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { type Effect, forEach, NO_DRIVER, type Outcome, type StepContext, type StepOf, StepRefused } from './step.ts'

/** Its driver could not drive it, and is asked again: who calls the office can after all. */
const mayBeAskedAgain = ({ driverAnswer }: Ride) => driverAnswer === 'cannot'

const hasDriver = ({ driverName, driverPhone, driverCar }: Ride, { name, phone, car }: AssignedDriver) =>
  name === driverName && phone === driverPhone && car === driverCar

/** The code of the sheet that the driver has for another ride of the booking, or a new one: one link for all of them. */
function sheetCode({ rides }: Booking, driver: AssignedDriver): string {
  return rides.find((ride) => hasDriver(ride, driver))?.driverCode ?? randomCode()
}

type DriverStep = StepOf<'driver'>

/** Who is to drive a ride. */
const driverFor = ({ beside }: Ride, { driver, second }: DriverStep) => (beside === null ? driver : (second ?? driver))

/** @throws StepRefused where the driver is to drive, or drives, the other vehicle of the same drive */
function checkVehicles({ rides }: Booking, chosen: readonly Ride[], step: DriverStep): void {
  if (step.second && rides.every(({ beside }) => beside === null)) throw new StepRefused({ code: 'one-vehicle' })
  for (const ride of chosen) {
    const { name, phone } = driverFor(ride, step)
    const others = rides.filter((other) => other !== ride && driveOf(other) === driveOf(ride) && isRunning(other))
    const drives = (other: Ride) =>
      (chosen.includes(other) ? driverFor(other, step).phone : other.driverPhone) === phone
    if (others.some(drives)) throw new StepRefused({ code: 'two-vehicles', name })
  }
}

function driverEffect(ride: Ride, driver: AssignedDriver, code: string): Effect {
  const { name, phone, car } = driver
  if (hasDriver(ride, driver)) {
    if (!mayBeAskedAgain(ride)) throw new StepRefused({ code: 'same-driver' })
    return {
      set: { driverAnswer: null, driverAnsweredAt: null, driverLate: null },
      words: `${name} is asked again`,
      mails: [],
    }
  }
  return {
    set: { driverName: name, driverPhone: phone, driverCar: car, driverCode: code },
    words: `${name}, ${phone}, ${car}${ride.driverName ? ` in place of ${ride.driverName}` : ''}`,
    mails: [['driver', 'guest']],
  }
}

export function assignDriver(rides: readonly Ride[], step: DriverStep, { booking }: StepContext): Outcome {
  const named = step.second ? [step.driver, step.second] : [step.driver]
  // One sheet for all rides of a driver.
  const codes = new Map(named.map((driver) => [driver.phone, sheetCode(booking, driver)]))
  checkVehicles(booking, rides, step)
  return forEach(rides, (ride) => {
    const driver = driverFor(ride, step)
    return driverEffect(ride, driver, codes.get(driver.phone)!)
  })
}

/** Nobody drives it until somebody else is assigned: the guest is told of that one. */
export const takeDriverOff = (rides: readonly Ride[]): Outcome =>
  forEach(rides, ({ driverName, driverPhone }) => ({
    set: NO_DRIVER,
    words: `was ${driverName}, ${driverPhone}`,
    mails: [],
  }))

/** Nobody drives two vehicles at once: a driver for all rides drives those of one vehicle. */
const isSameVehicle = (a: Ride, b: Ride) => (a.beside === null) === (b.beside === null)

/**
 * Whether a step with all rides of a booking assigns somebody to this one.
 * @param position of the ride that was named
 */
export function isToAssign(ride: Ride, step: DriverStep, booking: Booking, position: number | null): boolean {
  const isMeant = step.second !== undefined || isSameVehicle(ride, rideAt(booking, position ?? 1))
  return isMeant && (!hasDriver(ride, driverFor(ride, step)) || mayBeAskedAgain(ride))
}

/** Whether a car can be there at a pickup's date and time: what the calls answer and forms say. docs/product.md#cars */
import type { VehicleClass } from '#domain/fares/vehicles.ts'

/** Event of the document: a form says that no car is free. A type, because a constant would be a file of its own. */
export type NoCarEvent = 'no-car-free'

/** `few`: one or two cars could, or one by moving another ride to another car. */
export type Availability = 'free' | 'few' | 'none'

/** The cars of one class at the asked hour; of a tour those of the class that drives it. */
export interface CarsOfClass {
  readonly vehicle: VehicleClass
  readonly cars: Availability
  /** Where there is none: the nearest hours of that day at which there is one, `HH:mm`. Absent where there is no such hour. */
  readonly otherTimes?: readonly string[]
  /** Where there is none: the next larger class that has one. */
  readonly otherVehicle?: VehicleClass
}

/** Absent from an answer while no cars are counted, or where no date and time were asked for. */
export interface WithAvailability {
  /** Of a transfer one for each class on offer, of a tour one. */
  readonly availability?: readonly CarsOfClass[]
}

/** Of a journey: of each ride, and of a car and driver who stay. */
export interface JourneyAvailability {
  readonly rides: readonly (readonly CarsOfClass[])[]
  readonly stay: readonly CarsOfClass[] | null
}

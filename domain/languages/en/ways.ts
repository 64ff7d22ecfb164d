/** What the planner and the ready journeys share: rides, the two ways to travel, the map, the cards. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { formatsOf } from '../formats.ts'
import { vehicleWords } from '../vehicles-in-sentences.ts'

const { plural } = formatsOf('en')

const nights = (count: number) => `${count} ${plural(count, { one: 'night', other: 'nights' })}`

/** Of a class, inside a sentence. */
export const two = (vehicle: VehicleClass) =>
  vehicleWords(
    vehicle,
    'en',
    { mini: 'two Mini Cars', car: 'two Sedan Cars', van: 'two Vans' },
    (name) => `two vehicles (${name})`,
  )

export const ways = {
  nights,
  days: (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`,
  rides: (count: number) => `${count} ${plural(count, { one: 'ride', other: 'rides' })}`,
  /** A tour within a journey. @param park its short name */
  tour: {
    safari: (park: string) => `Safari in ${park}`,
    walk: (park: string) => `Guided walk: ${park}`,
    hike: (park: string) => `Guided hike: ${park}`,
    half: (tour: string) => `${tour}, half day`,
    full: (tour: string) => `${tour}, full day`,
    hours: (count: number) => `${count} ${plural(count, { one: 'hour', other: 'hours' })} in the park`,
  },
  stops: (duration: string) => `${duration} of stops`,
  anyVehicle: 'Any vehicle',
  /** The two ways to travel. */
  choice: {
    two: 'Two ways to travel',
    one: 'What is in the price',
    names: { rides: 'A car for each ride', stay: 'One car and driver who stay' },
    /** The same for a party in two vehicles. */
    stayTwo: 'Two cars and drivers who stay',
    less: (usd: string) => `${usd} less`,
    cheaper: 'cheaper',
    in: 'In the price: ',
    out: 'Not in the price: ',
  },
  /** What is in the price, and what is not. */
  included: {
    ride: 'Everything on the ride: car, driver, fuel, highway tolls',
    waiting: (airport: number, elsewhere: number) =>
      `Waiting at the pickup: ${airport} minutes at Colombo airport, ${elsewhere} elsewhere`,
    stops: (minutes: number) => `${minutes} minutes at each stop on the way`,
    changes: (hours: number) => `Each ride can be changed or cancelled alone, free until ${hours} hours before it`,
    noCar: 'A car on the days between the rides',
    entry: {
      to: (park: string) => `Entry to ${park}`,
      others: 'Entry to other sights and parks',
      all: 'Entry to sights and national parks',
    },
    /** @param text of the operator, for a car and driver who stay (domain/operator/stay-covers.ts) */
    operator: (text: string) => text,
  },
  map: {
    way: (stops: readonly string[]) => `Your way: ${stops.join(', ')}`,
    failed: 'Not every way can be drawn right now. The prices are not affected.',
  },
}

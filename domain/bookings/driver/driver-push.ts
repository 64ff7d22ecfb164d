/** A push to a driver, in the driver's language. */
import type { DriverReader } from '#domain/driver-texts/driver-texts.ts'
import type { PushWords, SaidToDriver } from '../day/push-words.ts'
import { placeWords, routeWords } from './sheet-words.ts'

export function driverPushWords({ toDriver, ride }: SaidToDriver, reader: DriverReader): PushWords {
  const { texts } = reader
  const { park, pickup, dropoff, pickupDate, pickupTime } = ride
  const tour = park === null ? '' : `${placeWords(park, reader)}, `
  const route = routeWords({ pickup, dropoff }, reader)
  return { title: texts.pushes[toDriver], text: `${texts.date(pickupDate)}, ${pickupTime}: ${tour}${route}` }
}

/** The table of hotels: read and indexed when it is first used. */
import { hotelIndex, type HotelIndex } from './hotel-search.ts'
import { readHotels } from './hotel-table.ts'
import { centralHotels } from '#data/hotels/central.ts'
import { easternHotels } from '#data/hotels/eastern.ts'
import { northCentralHotels } from '#data/hotels/north-central.ts'
import { northWesternHotels } from '#data/hotels/north-western.ts'
import { northernHotels } from '#data/hotels/northern.ts'
import { sabaragamuwaHotels } from '#data/hotels/sabaragamuwa.ts'
import { southernHotels } from '#data/hotels/southern.ts'
import { uvaHotels } from '#data/hotels/uva.ts'
import { westernHotels } from '#data/hotels/western.ts'
import type { Hotel } from './hotel-table.ts'

const TABLES = [
  westernHotels,
  centralHotels,
  southernHotels,
  northernHotels,
  easternHotels,
  northWesternHotels,
  northCentralHotels,
  uvaHotels,
  sabaragamuwaHotels,
]

let hotels: readonly Hotel[] | undefined
let index: HotelIndex | undefined

export function allHotels(): readonly Hotel[] {
  hotels ??= TABLES.flatMap(readHotels)
  return hotels
}

export function theHotelIndex(): HotelIndex {
  index ??= hotelIndex(allHotels())
  return index
}

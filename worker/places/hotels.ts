/** The table of hotels: read and indexed when it is first used. */
import { hotelIndex, type HotelIndex } from './hotel-search.ts'
import { readHotels } from './hotel-table.ts'
import { centralHotels } from './hotels/central.ts'
import { easternHotels } from './hotels/eastern.ts'
import { northCentralHotels } from './hotels/north-central.ts'
import { northWesternHotels } from './hotels/north-western.ts'
import { northernHotels } from './hotels/northern.ts'
import { sabaragamuwaHotels } from './hotels/sabaragamuwa.ts'
import { southernHotels } from './hotels/southern.ts'
import { uvaHotels } from './hotels/uva.ts'
import { westernHotels } from './hotels/western.ts'
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

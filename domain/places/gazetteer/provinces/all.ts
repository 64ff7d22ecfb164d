/** Every table of the gazetteer, one a province. */

import { westernPlaces } from './western.ts'
import { centralPlaces } from './central.ts'
import { southernPlaces } from './southern.ts'
import { northernPlaces } from './northern.ts'
import { easternPlaces } from './eastern.ts'
import { northWesternPlaces } from './north-western.ts'
import { northCentralPlaces } from './north-central.ts'
import { uvaPlaces } from './uva.ts'
import { sabaragamuwaPlaces } from './sabaragamuwa.ts'

export const GAZETTEER_TABLES: readonly string[] = [
  westernPlaces,
  centralPlaces,
  southernPlaces,
  northernPlaces,
  easternPlaces,
  northWesternPlaces,
  northCentralPlaces,
  uvaPlaces,
  sabaragamuwaPlaces,
]

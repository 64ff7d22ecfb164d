/** The whole ledger: every points table and every roads table. */

import { expresswaysRoads } from './expressways.ts'
import { aRoadsRoads } from './a-roads.ts'
import { westernPoints, westernRoads } from './western.ts'
import { centralPoints, centralRoads } from './central.ts'
import { southernPoints, southernRoads } from './southern.ts'
import { sabaragamuwaPoints, sabaragamuwaRoads } from './sabaragamuwa.ts'
import { uvaPoints, uvaRoads } from './uva.ts'
import { northWesternPoints, northWesternRoads } from './north-western.ts'
import { northCentralPoints, northCentralRoads } from './north-central.ts'
import { northernPoints, northernRoads } from './northern.ts'
import { easternPoints, easternRoads } from './eastern.ts'

export const LEDGER_POINTS: readonly string[] = [
  westernPoints,
  centralPoints,
  southernPoints,
  sabaragamuwaPoints,
  uvaPoints,
  northWesternPoints,
  northCentralPoints,
  northernPoints,
  easternPoints,
]

export const LEDGER_ROADS: readonly string[] = [
  expresswaysRoads,
  aRoadsRoads,
  westernRoads,
  centralRoads,
  southernRoads,
  sabaragamuwaRoads,
  uvaRoads,
  northWesternRoads,
  northCentralRoads,
  northernRoads,
  easternRoads,
]

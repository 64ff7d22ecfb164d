/** The whole ledger: every points table and every roads table. */

import { expresswaysRoads } from './expressways.ts'
import { aRoadsRoads } from './a-roads.ts'
import { westernPoints, westernRoads } from './western-minor-roads.ts'
import { centralPoints, centralRoads } from './central-minor-roads.ts'
import { southernPoints, southernRoads } from './southern-minor-roads.ts'
import { sabaragamuwaPoints, sabaragamuwaRoads } from './sabaragamuwa-minor-roads.ts'
import { uvaPoints, uvaRoads } from './uva-minor-roads.ts'
import { northWesternPoints, northWesternRoads } from './north-western-minor-roads.ts'
import { northCentralPoints, northCentralRoads } from './north-central-minor-roads.ts'
import { northernPoints, northernRoads } from './northern-minor-roads.ts'
import { easternPoints, easternRoads } from './eastern-minor-roads.ts'

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

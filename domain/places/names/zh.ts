/** The Chinese name of a place, by the table of data/names/zh.ts. Sources: docs/languages.md */
import { chineseNames } from '#data/names/zh.ts'
import { readNames } from '../gazetteer/table-format.ts'

const NAMES = readNames(chineseNames)

/** The Chinese name of a place of the gazetteer; `null` if only the English one is usual. */
export function placeName(place: string): string | null {
  return NAMES.get(place)?.[0] ?? null
}

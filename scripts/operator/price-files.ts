/** A price list as a file: JSON, or a table for a spreadsheet that comes back. */
import { readFileSync, statSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import { parsePriceList, type PriceListProblem } from '#domain/prices/price-list-schema.ts'
import { MOST_BYTES } from '../../domain/prices/plain-data.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { fieldsOf, listFrom, type ListField } from '#worker/office/price-fields.ts'
import { BYTE_ORDER_MARK, type Columns, csv } from '#worker/platform/write-csv.ts'

/** A table says more than a list: it has the words of each value. */
const MOST_FILE_BYTES = 20 * MOST_BYTES

/** Spreadsheets make dates of 09-01 and 06:00, but not behind an apostrophe. A number is none of their texts. */
function valueCell({ text, words: { kind, unit } }: ListField): string | number {
  if (unit !== undefined && /^-?\d+$/.test(text)) return Number(text)
  return kind === 'date' || kind === 'time' || kind === 'day' ? `'${text}` : text
}

const COLUMNS: Columns<ListField> = [
  ['path', ({ path }) => path],
  ['value', valueCell],
  ['unit', ({ words }) => words.unit ?? ''],
  ['meaning', ({ trail }) => trail.join(' › ')],
]

/** @param name of the file: what ends in .csv is a table */
export const isTable = (name: string) => /\.csv$/i.test(name)

export const listAsJson = (list: PriceList) => `${JSON.stringify(list, null, 2)}\n`
export const listAsTable = (list: PriceList) => `${BYTE_ORDER_MARK}${csv(fieldsOf(list), COLUMNS)}\r\n`

/** A file that holds no list at all. */
export class FileRefused extends Error {}

/** An apostrophe keeps a spreadsheet from calculating. */
const plain = (cell = '') => cell.trim().replace(/^'/, '')

function readTable(text: string): { readonly list: unknown; readonly unknown: readonly PriceListProblem[] } {
  // Spreadsheets of some countries write semicolons.
  const [head = ''] = text.split('\n', 1)
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ','
  const rows = parse(text, { bom: true, delimiter, relaxColumnCount: true, skipEmptyLines: true }) as string[][]
  const [titles = [], ...lines] = rows
  const [path, value] = ['path', 'value'].map((name) =>
    titles.findIndex((title) => title.trim().toLowerCase() === name),
  )
  if (path === -1 || value === -1) throw new FileRefused('The first line must name the columns path and value.')
  return listFrom(lines.map((line) => [plain(line[path!]), plain(line[value!])] as const))
}

export interface ReadList {
  /** What the file says, right or wrong. */
  readonly typed: unknown
  readonly problems: readonly PriceListProblem[]
}

/** @throws FileRefused for a file that holds no list at all */
export function readListFile(name: string): ReadList {
  try {
    const { size } = statSync(name)
    if (size > MOST_FILE_BYTES) throw new FileRefused(`${name} is longer than any price list.`)
    const text = readFileSync(name, 'utf8')
    const { list: typed, unknown } = isTable(name)
      ? readTable(text)
      : { list: JSON.parse(text) as unknown, unknown: [] }
    return { typed, problems: [...unknown, ...allPriceListProblems(typed)] }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused(`${name} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/** @param read without problems */
export const listOf = ({ typed }: ReadList): PriceList => parsePriceList(typed)

/** A price list as a file: JSON, or a table for a spreadsheet that comes back. */
import { readFileSync, statSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import { parsePriceList, type PriceListProblem, MOST_BYTES } from '#domain/prices/price-list-schema.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { fieldsOf, listFrom, type ListField } from '#worker/office/prices/price-fields.ts'
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

/** Where a file says a value: the number of its line, the first being 1. */
type Place = readonly [path: string, line: number]

/** One of two values would count, and nobody would be told which. */
function saidTwice(places: readonly Place[]): PriceListProblem[] {
  const lines = Map.groupBy(places, ([path]) => path)
  return [...lines].flatMap(([path, [first, second]]) => {
    if (path === '' || !second) return []
    return [{ path, message: `It stands in lines ${first![1]} and ${second[1]}. Take one of them out.` }]
  })
}

/** Each name of a text that is JSON. */
function namesOf(text: string): Place[] {
  const places: Place[] = []
  /** The path of each group or list around, with the row that a list is at. */
  const around: { readonly path: string; row: number | null }[] = []
  let [path, line, end] = ['', 1, 0]
  const within = (name: string | number) =>
    [around.at(-1)?.path, name].filter((part) => part !== undefined && part !== '').join('.')
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/g)) {
    line += text.slice(end, index).split('\n').length - 1
    end = index
    const group = around.at(-1)
    if (token.endsWith(':')) {
      path = within(JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)) as string)
      places.push([path, line])
    } else if (token === '{' || token === '[') {
      around.push({ path: group?.row == null ? path : within(group.row), row: token === '[' ? 0 : null })
    } else if (token === '}' || token === ']') around.pop()
    else if (token === ',' && group?.row != null) group.row++
  }
  return places
}

interface Table {
  readonly list: unknown
  readonly wrong: readonly PriceListProblem[]
}

function readTable(text: string): Table {
  // Spreadsheets of some countries write semicolons.
  const [head = ''] = text.split('\n', 1)
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ','
  const options = { bom: true, delimiter, relaxColumnCount: true, skipEmptyLines: true, info: true } as const
  const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]
  const [{ record: titles } = { record: [] }, ...lines] = rows
  const column = (name: string) => titles.findIndex((title) => title.trim().toLowerCase() === name)
  const [path, value] = [column('path'), column('value')]
  if (path === -1 || value === -1) throw new FileRefused('The first line must name the columns path and value.')
  const places = lines.map(({ record, info }) => [plain(record[path]), info.lines] as const)
  const { list, unknown } = listFrom(lines.map(({ record }, i) => [places[i]![0], plain(record[value])] as const))
  return { list, wrong: [...saidTwice(places), ...unknown] }
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
    const { list: typed, wrong } = isTable(name)
      ? readTable(text)
      : { list: JSON.parse(text) as unknown, wrong: saidTwice(namesOf(text)) }
    return { typed, problems: [...wrong, ...allPriceListProblems(typed)] }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused(`${name} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/** @param read without problems */
export const listOf = ({ typed }: ReadList): PriceList => parsePriceList(typed)

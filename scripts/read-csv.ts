import { parse } from 'csv-parse/sync'

/** The rows of a CSV file (RFC 4180) by the names of its header. What a short row lacks is empty. */
export function readCsv(text: string): Record<string, string>[] {
  const options = { bom: true, skip_empty_lines: true, trim: true, relax_column_count: true } as const
  const [header = [], ...rows] = parse(text, options)
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}

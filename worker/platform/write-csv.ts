/** Tables for spreadsheets, with the visitors' texts made harmless, each one line. */

// Control characters can move the cursor, colour the text or rename the window; format characters can hide text or
// reverse it.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Spell Sinhala and Tamil, so they stay. */
const JOINERS = ['\u200C', '\u200D']

/** What a customer typed, as one line without effect on the terminal; line breaks become ' / '. */
export function printable(text: unknown): string {
  return String(text ?? '')
    .replace(/\s*\r?\n\s*/g, ' / ')
    .replace(UNPRINTABLE, (character) => (JOINERS.includes(character) ? character : ''))
    .trim()
}

/** A phone number with spaces is a text to spreadsheets, and no sum, though it begins with a plus. */
const PHONE = /^\+\d{1,3}( \d+)+$/

/**
 * Also in full width, which spreadsheets read alike, and behind spaces and characters that nobody sees. And behind a
 * semicolon: some countries' spreadsheets begin a field there, whatever is quoted.
 */
const CALCULATED = /(^|;)(?=[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/gu

/** A text that a spreadsheet would calculate begins with an apostrophe. */
function csvField(value: unknown): string {
  const text = printable(value)
  const safe = typeof value === 'string' && !PHONE.test(text) ? text.replace(CALCULATED, "$1'") : text
  return /[",';]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Tells Excel that a file is UTF-8: it comes before the text. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type Columns<Row> = readonly (readonly [title: string, value: (row: Row) => unknown])[]

/** For a spreadsheet (RFC 4180). */
export function csv<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  return [
    columns.map(([title]) => title).join(','),
    ...rows.map((row) => columns.map(([, value]) => csvField(value(row))).join(',')),
  ].join('\r\n')
}

/** As lines without effect on a terminal, titles first. */
export const tableRows = <Row>(rows: readonly Row[], columns: Columns<Row>): string[][] => [
  columns.map(([title]) => title),
  ...rows.map((row) => columns.map(([, value]) => printable(value(row)))),
]

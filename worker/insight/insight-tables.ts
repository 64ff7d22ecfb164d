/** What guests look for as tables: for a spreadsheet, and for a terminal. */
import { DEMAND_WORDS } from '#domain/insight/demand.ts'
import { type Columns, csv, tableRows } from '#worker/platform/write-csv.ts'
import type { AskedRow, Insight } from './insight.ts'

interface Table {
  /** In words, as the page names it. */
  readonly title: string
  csv(insight: Insight): string
  /** Titles first. */
  rows(insight: Insight): string[][]
}

function table<Row>(title: string, rows: (insight: Insight) => readonly Row[], columns: Columns<Row>): Table {
  return {
    title,
    csv: (insight) => csv(rows(insight), columns),
    rows: (insight) => tableRows(rows(insight), columns),
  }
}

/** Whole percent; empty where nobody asked. */
const percentBooked = ({ sums: { booked, asked } }: AskedRow) =>
  asked === 0 ? null : Math.round((100 * booked) / asked)

const asked = (title: string, rows: (insight: Insight) => readonly AskedRow[], ...names: string[]) =>
  table<AskedRow>(title, rows, [
    ...names.map((name, i) => [name, (row: AskedRow) => row.of[i]] as const),
    ['asked', ({ sums }) => sums.asked],
    ...DEMAND_WORDS.map((word) => [word, (row: AskedRow) => row.sums[word]] as const),
    ['percentBooked', percentBooked],
  ])

/** By the word that names each in an address and on the terminal. */
export const INSIGHT_TABLES = {
  names: table('Names that nobody knows', ({ names }) => names, [
    ['name', ({ name }) => name],
    ['networks', ({ networks }) => networks],
    ['firstDay', ({ firstDay }) => firstDay],
    ['lastDay', ({ lastDay }) => lastDay],
  ]),
  pairs: asked('Asked most and booked least', ({ pairs }) => pairs, 'pickup', 'dropoff'),
  days: asked('Day by day', ({ days }) => days, 'day'),
  languages: asked('By language', ({ languages }) => languages, 'language'),
  devices: asked('By device', ({ devices }) => devices, 'device'),
  sources: asked('By source', ({ sources }) => sources, 'source'),
  pages: asked('By the first page', ({ pages }) => pages, 'firstPage'),
  waiting: table('Minutes until confirmed', ({ waiting }) => waiting.days, [
    ['day', ({ day }) => day],
    ['confirmed', ({ confirmed }) => confirmed],
    ['medianMinutes', ({ median }) => median && Math.round(median)],
    ['p90Minutes', ({ p90 }) => p90 && Math.round(p90)],
  ]),
  mails: table('Mails of the last 24 hours', ({ mails }) => mails.hours, [
    ['from', ({ hour }) => hour],
    ['sent', ({ sent }) => sent],
  ]),
  errors: table('Errors in browsers', ({ errors }) => errors.most, [
    ['kind', ({ kind }) => kind],
    ['page', ({ page }) => page],
    ['times', ({ times }) => times],
  ]),
} as const satisfies Readonly<Record<string, Table>>

export type InsightTable = keyof typeof INSIGHT_TABLES

export const isInsightTable = (name: string): name is InsightTable => Object.hasOwn(INSIGHT_TABLES, name)

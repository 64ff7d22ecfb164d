/** What guests look for, all of it: for the office's page, its files and the command. */
import { DEMAND_DAYS, type DemandDimension, type DemandSums, DEMAND_WORDS } from '#domain/insight/demand.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { type Columns, csv, tableRows } from '#worker/platform/write-csv.ts'
import type { DaySpan } from './counters.ts'
import { demandBy, isSampled } from './demand.ts'
import { type UnknownPlace, unknownPlaces } from './unknown-places.ts'
import {
  errorsByDay,
  type ErrorsByDay,
  mailsOfDay,
  type MailsOfDay,
  waitingIn,
  type WaitingByDay,
} from './service-levels.ts'

/** Days that the page shows at a time. */
export const SPANS = [7, 28, DEMAND_DAYS] as const

/** What guests asked for, by one word or two. */
export interface AskedRow {
  readonly of: readonly string[]
  readonly sums: DemandSums
}

export interface Insight {
  readonly span: DaySpan
  /** Estimates, of a sample. */
  readonly isSampled: boolean
  /** `null` where nothing was asked. */
  readonly all: DemandSums | null
  /** Names that nobody knows. */
  readonly names: readonly UnknownPlace[]
  /** Those first of which most was asked and not booked. */
  readonly pairs: readonly AskedRow[]
  /** In their order. */
  readonly days: readonly AskedRow[]
  readonly languages: readonly AskedRow[]
  readonly devices: readonly AskedRow[]
  readonly sources: readonly AskedRow[]
  readonly pages: readonly AskedRow[]
  readonly waiting: WaitingByDay
  readonly mails: MailsOfDay
  readonly errors: ErrorsByDay
}

/** The last days, today among them. */
export function spanOf(days: number, now: Date): DaySpan {
  const to = sriLankaTime(now).date
  return { from: addDays(to, 1 - days), to }
}

const lost = ({ sums }: AskedRow) => sums.asked - sums.booked

async function rowsBy(env: Env, span: DaySpan, by: readonly DemandDimension[]): Promise<AskedRow[]> {
  const groups = await demandBy(env, span, by)
  return groups.map(({ of, sums }) => ({ of: by.map((name) => of[name]), sums }))
}

/** @throws SiteError `unavailable` */
export async function insightOf(env: Env, span: DaySpan, now = new Date()): Promise<Insight> {
  const by = (...names: DemandDimension[]) => rowsBy(env, span, names)
  const [all, names, pairs, days, languages, devices, sources, pages, waiting, mails, errors] = await Promise.all([
    by(),
    unknownPlaces(env, span),
    by('pickup', 'dropoff'),
    by('day'),
    by('language'),
    by('device'),
    by('source'),
    by('firstPage'),
    waitingIn(env, span),
    mailsOfDay(env, now),
    errorsByDay(env, now),
  ])
  return {
    span,
    isSampled: isSampled(env),
    all: all.find(({ sums }) => sums.asked + sums.booked + sums.form > 0)?.sums ?? null,
    names,
    pairs: pairs.toSorted((one, other) => lost(other) - lost(one)),
    days: days.toSorted((one, other) => (one.of[0]! < other.of[0]! ? -1 : 1)),
    languages,
    devices,
    sources,
    pages,
    waiting,
    mails,
    errors,
  }
}

// Tables: for a spreadsheet, and for a terminal.

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

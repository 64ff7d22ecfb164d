/** What guests look for, all of it: for the office's page, its files and the command. */
import { DEMAND_DAYS, type DemandDimension, type DemandSums } from '#domain/insight/demand.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
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
} from './office-upkeep.ts'

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

/** How the office kept up: how long guests waited for its word, mails of the day's quota, errors in browsers. */
import { and, between, desc, gt, gte, lt, notExists, sql } from 'drizzle-orm'
import { waitingBands, type Waiting, waitingOf } from '#domain/insight/demand.ts'
import { addDays, DAY_MS, HOUR_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { columnsOf, query, READ_WAIT_MS, primary } from '#worker/database/d1.ts'
import { bookingHistory, bookings, browserErrors, mailSends, rides, type SendClass } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import type { DaySpan } from './counters.ts'

/** More than any span of days that is shown has. */
const MOST_BOOKINGS = 5000

export interface WaitingByDay extends Waiting {
  /** Made by guests themselves, and erased ones too. */
  readonly bookings: number
  /** Still waiting for the office. */
  readonly open: number
  readonly bands: ReturnType<typeof waitingBands>
  /** Each day of the span, by when the booking was made. */
  readonly days: readonly (Waiting & { readonly day: string })[]
}

/** What the office books itself waits for nobody. */
const OF_THE_OFFICE = sql`('telephone', 'proposal')`

async function bookingsOf(env: Env, { from, to }: DaySpan) {
  const [begins, ends] = [from, addDays(to, 1)].map((date) => instantOf({ date, time: '00:00' })!.toISOString())
  const ofBooking = sql`${bookingHistory.bookingNumber} = ${bookings.number}`
  const db = primary(env)
  const confirmedAt = sql<string | null>`(
    select min(${bookingHistory.at}) from ${bookingHistory} where ${ofBooking} and ${bookingHistory.step} = 'confirm'
  )`
  const isOpen = sql<number>`exists (
    select 1 from ${rides} where ${rides.bookingNumber} = ${bookings.number} and ${rides.status} = 'new'
  )`
  const byOffice = db
    .select({ one: sql`1` })
    .from(bookingHistory)
    .where(and(ofBooking, sql`${bookingHistory.step} in ${OF_THE_OFFICE}`))
  return query(
    () =>
      db
        .select({
          ...columnsOf(bookings, 'createdAt'),
          confirmedAt: confirmedAt.as('confirmed_at'),
          isOpen: isOpen.as('is_open'),
        })
        .from(bookings)
        .where(and(gte(bookings.createdAt, begins!), lt(bookings.createdAt, ends!), notExists(byOffice)))
        .orderBy(desc(bookings.createdAt))
        .limit(MOST_BOOKINGS),
    READ_WAIT_MS,
  )
}

const minutesOf = ({ createdAt, confirmedAt }: { readonly createdAt: string; readonly confirmedAt: string | null }) =>
  confirmedAt === null ? [] : [(Date.parse(confirmedAt) - Date.parse(createdAt)) / MINUTE_MS]

function daysOf({ from, to }: DaySpan): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Minutes until the office confirmed what guests booked in these days. @throws DatabaseUnavailable */
export async function waitingIn(env: Env, span: DaySpan): Promise<WaitingByDay> {
  const found = await bookingsOf(env, span)
  const minutes = found.flatMap(minutesOf)
  const byDay = Map.groupBy(found, ({ createdAt }) => sriLankaTime(new Date(createdAt)).date)
  return {
    ...waitingOf(minutes),
    bookings: found.length,
    open: found.filter(({ isOpen, confirmedAt }) => isOpen && confirmedAt === null).length,
    bands: waitingBands(minutes),
    days: daysOf(span).map((day) => ({ day, ...waitingOf((byDay.get(day) ?? []).flatMap(minutesOf)) })),
  }
}

export interface MailsOfDay {
  readonly sent: number
  /** What may go in an hour, and so in a day. */
  readonly perHour: number
  readonly perDay: number
  /** The 24 hours until now, as they began in Sri Lanka: `HH:mm`. */
  readonly hours: readonly { readonly hour: string; readonly sent: number }[]
  readonly classes: readonly { readonly of: SendClass; readonly sent: number }[]
}

const HOURS = DAY_MS / HOUR_MS

/** Mails that went in the last 24 hours: no count of them is kept longer. @throws DatabaseUnavailable */
export async function mailsOfDay(env: Env, now: Date): Promise<MailsOfDay> {
  const begins = new Date(now.getTime() - DAY_MS)
  const hour = sql<number>`cast((julianday(${mailSends.at}) - julianday(${begins.toISOString()})) * 24 as integer)`
  const found = await query(
    () =>
      primary(env)
        .select({ hour: hour.as('hour'), of: mailSends.class, sent: sql<number>`count(*)`.as('sent') })
        .from(mailSends)
        .where(and(gt(mailSends.at, begins.toISOString()), lt(mailSends.at, now.toISOString())))
        .groupBy(sql`1`, mailSends.class),
    READ_WAIT_MS,
  )
  const sum = (of: typeof found) => of.reduce((all, { sent }) => all + sent, 0)
  const perHour = settings(env).MAILS_PER_HOUR
  const classes = [...Map.groupBy(found, ({ of }) => of)].map(([of, its]) => ({ of, sent: sum(its) }))
  return {
    sent: sum(found),
    perHour,
    perDay: perHour * HOURS,
    hours: Array.from({ length: HOURS }, (_, i) => ({
      hour: sriLankaTime(new Date(begins.getTime() + i * HOUR_MS)).time,
      sent: sum(found.filter((row) => Math.min(row.hour, HOURS - 1) === i)),
    })),
    classes: classes.toSorted((one, other) => other.sent - one.sent),
  }
}

interface ErrorCount {
  /** As `ERROR_EVENTS` in `domain/browser-errors.ts` names it, on a kind of page. */
  readonly kind: string
  readonly page: string
  readonly times: number
}

export interface ErrorsByDay {
  /** `YYYY-MM-DD`, UTC. No more than the last eight are kept. */
  readonly days: readonly { readonly day: string; readonly times: number }[]
  /** The most frequent first. */
  readonly most: readonly ErrorCount[]
}

const DAYS_OF_ERRORS = 7

/** Errors that visitors' browsers have told of. @throws DatabaseUnavailable */
export async function errorsByDay(env: Env, now: Date): Promise<ErrorsByDay> {
  const to = now.toISOString().slice(0, 10)
  const from = addDays(to, -DAYS_OF_ERRORS)
  const { day, kind, page, times } = browserErrors
  const found = await query(
    () =>
      primary(env)
        .select({ day, kind, page, times })
        .from(browserErrors)
        .where(between(day, from, to)),
    READ_WAIT_MS,
  )
  const sum = (of: typeof found) => of.reduce((all, row) => all + row.times, 0)
  const most = [...Map.groupBy(found, (row) => `${row.kind} ${row.page}`).values()].map((its) => ({
    kind: its[0]!.kind,
    page: its[0]!.page,
    times: sum(its),
  }))
  return {
    days: daysOf({ from, to }).map((each) => ({ day: each, times: sum(found.filter((row) => row.day === each)) })),
    most: most.toSorted((one, other) => other.times - one.times),
  }
}

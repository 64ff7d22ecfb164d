/** All that happened to a booking, in the order of time: for the office, until it is erased. */
import { isComplaint } from '#domain/bookings/day/complaints.ts'
import { asc, eq } from 'drizzle-orm'
import { alarmHeading, CLOSINGS } from '#domain/bookings/day/alarms.ts'
import { eventText, isOfficeTap, tapBackId, wordText } from '#domain/bookings/day/ride-events.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { primary, query } from '#worker/database/d1.ts'
import {
  guestWords,
  type HappeningRow,
  happenings,
  type HistoryRow,
  rideAlarms,
  rideEvents,
  type RideRow,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { historyWords, MAIL_NAMES, showInstant } from './office-texts.ts'

export interface Happening {
  /** UTC, ISO 8601. */
  readonly at: string
  readonly words: string
}

interface ToldBooking {
  readonly createdAt: string
  /** By their positions. */
  readonly rides: ReadonlyMap<number, Pick<RideRow, 'driverCode' | 'train'>>
  readonly history: readonly HistoryRow[]
  /** Whose link brought the guest. */
  readonly partner: string | null
}

const OUTCOMES = { sent: 'went out', bounced: 'did not arrive', 'given up': 'was given up' } as const
const READERS: Readonly<Record<string, string>> = { operator: 'the office', office: 'the office' }

/** A mail, a push, or that the driver was near the pickup. */
function happeningWords({ what, kind, reader, outcome, detail }: HappeningRow): string {
  if (what === 'near') return "the driver's phone was near the pickup"
  const name = what === 'mail' ? MAIL_NAMES[kind as keyof typeof MAIL_NAMES] : kind
  return `${what} to ${READERS[reader] ?? `the ${reader}`}, ${name}: ${OUTCOMES[outcome]}${detail && ` (${detail})`}`
}

/** What happened to a booking beside its steps, as it is stored. */
export function happeningsOf(env: Env, number: number) {
  const db = primary(env)
  return query(() =>
    db.batch([
      db.select().from(rideEvents).where(eq(rideEvents.bookingNumber, number)).orderBy(asc(rideEvents.at)),
      db.select().from(guestWords).where(eq(guestWords.bookingNumber, number)).orderBy(asc(guestWords.at)),
      db.select().from(rideAlarms).where(eq(rideAlarms.bookingNumber, number)).orderBy(asc(rideAlarms.id)),
      db.select().from(happenings).where(eq(happenings.bookingNumber, number)).orderBy(asc(happenings.id)),
    ]),
  )
}

/** All of it in words. @param booking with its history, the first step first */
export function inWords(
  [taps, words, alarms, others]: Awaited<ReturnType<typeof happeningsOf>>,
  { createdAt, rides, history, partner }: ToldBooking,
): Happening[] {
  const which = (position: number) => (rides.size > 1 && position > 0 ? `ride ${position}, ` : '')
  const line = (at: string | null, position: number, said: string): Happening[] =>
    at === null ? [] : [{ at, words: which(position) + said }]
  // The office's own are told with the tap, by who said so.
  const saidBy = new Map(
    history.flatMap(({ step, who, writeId }) =>
      step === 'tap' || step === 'tap-back' ? [[writeId, who || 'the office'] as const] : [],
    ),
  )
  const told = new Set(taps.flatMap(({ id, takenBackAt }) => (takenBackAt === null ? [id] : [id, tapBackId(id)])))
  const driverOf = (code: string, position: number) =>
    code === rides.get(position)?.driverCode ? 'driver' : 'an earlier driver'
  return [
    ...line(createdAt, 0, partner === null ? 'booked' : `booked, sent by ${partner}`),
    ...history
      .filter(({ step, writeId }) => (step !== 'tap' && step !== 'tap-back') || !told.has(writeId))
      .map((row) => ({ at: row.at, words: historyWords(row, rides.size) })),
    ...taps.flatMap(({ id, at, receivedAt, takenBackAt, event, code, position, bags }) => {
      const said = eventText(event, rides.get(position) ?? {}, bags)
      const by = isOfficeTap(id) ? `${saidBy.get(id) ?? 'the office'}, for the driver` : driverOf(code, position)
      const backBy = saidBy.get(tapBackId(id))
      const late = showInstant(receivedAt) === showInstant(at) ? '' : ` (received ${showInstant(receivedAt)})`
      return [
        ...line(at, position, `${by}: ${said}${late}${takenBackAt === null ? '' : ' (taken back)'}`),
        ...line(takenBackAt, position, `taken back${backBy === undefined ? '' : ` by ${backBy}`}: ${said}`),
      ]
    }),
    // A complaint is a step of the history.
    ...words.flatMap(({ word, ...said }) =>
      isComplaint(word) ? [] : line(said.at, said.position, `guest: ${wordText({ ...said, word }, ENGLISH_TEXTS)}`),
    ),
    ...alarms.flatMap(({ kind, position, raisedAt, answeredAt, answeredBy, closedAt, closing }) => [
      ...line(raisedAt, position, `alarm: ${alarmHeading(kind)}`),
      ...line(
        answeredAt,
        position,
        `${answeredBy || 'somebody of the office'} sees to the alarm: ${alarmHeading(kind)}`,
      ),
      ...line(closedAt, position, `alarm closed: ${CLOSINGS[closing ?? 'over']}`),
    ]),
    ...others.flatMap((row) => {
      const { what, at, position, kind, detail } = row
      const said = what === 'said' ? `${driverOf(kind.split(' ')[0]!, position)}: ${detail}` : happeningWords(row)
      return line(at, position, said)
    }),
  ].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
}

/**
 * Whose turn it is: alarms that nobody has answered go to the next who can hear them. An alarm is leased first; what
 * tells the next one and the alarm's new stage are written in one batch. A run that is killed before has told nobody, and
 * the lease ends; one that is killed after has told.
 */
import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import {
  alarmHeading,
  alarmMessage,
  type AlarmStage,
  nextStage,
  nextTurnAt,
  type Reach,
} from '#domain/bookings/day/alarms.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import { alarmMessages, pushDevices, rideAlarms } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { HOME } from '#worker/platform/access.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { type Alarm, alarmPath, findAlarms, withoutPrivatePlace } from './alarms.ts'
import { receiverOf } from './webhook.ts'

/** Longer than one run takes. */
const LEASE_MS = MINUTE_MS
/** More wait for the next run. */
const ALARMS_AT_ONCE = 100
/** Nobody needs to hear of it later. */
const PUSH_VALID_MS = HOUR_MS

const HEARS_ALARMS = sql`exists (select 1 from json_each(${pushDevices.topics}) where value = ${'alarms'})`

/** @returns the end of the lease, by which this run knows its alarms */
async function lease(env: Env, now: Date): Promise<{ readonly until: string; readonly alarms: Alarm[] }> {
  const db = primary(env)
  const instant = now.toISOString()
  // No other run has the same.
  const until = `${new Date(now.getTime() + LEASE_MS).toISOString()} ${randomCode()}`
  const due = db
    .select({ id: rideAlarms.id })
    .from(rideAlarms)
    .where(
      and(
        lte(rideAlarms.nextAt, instant),
        isNull(rideAlarms.answeredAt),
        isNull(rideAlarms.closedAt),
        or(isNull(rideAlarms.leasedUntil), lte(rideAlarms.leasedUntil, instant)),
      ),
    )
    .orderBy(asc(rideAlarms.nextAt))
    .limit(ALARMS_AT_ONCE)
  const leased = await query(() =>
    db
      .update(rideAlarms)
      .set({ leasedUntil: until })
      .where(inArray(rideAlarms.id, due))
      .returning({ id: rideAlarms.id }),
  )
  const ids = JSON.stringify(leased.map(({ id }) => id))
  const isLeased = sql`${rideAlarms.id} in (select value from json_each(${ids}))`
  const alarms = leased.length === 0 ? [] : await findAlarms(env, isLeased)
  return { until, alarms }
}

async function reachOf(env: Env): Promise<Reach> {
  const [other] = await query(() =>
    primary(env)
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(and(eq(pushDevices.owner, 'office'), not(HEARS_ALARMS)))
      .limit(1),
  )
  return { otherPhones: other !== undefined, webhook: receiverOf(env) !== null }
}

/** Alarms of one lease that wait for the same turn: one message tells of all of them. */
interface Turn {
  readonly stage: AlarmStage
  readonly next: AlarmStage | null
  readonly alarms: readonly Alarm[]
  readonly until: string
}

/** The alarms of a turn that nobody has answered meanwhile, and that no other run has taken over. */
const isOurs = ({ stage, until, alarms }: Turn) =>
  and(
    sql`${rideAlarms.id} in (select value from json_each(${JSON.stringify(alarms.map(({ id }) => id))}))`,
    eq(rideAlarms.leasedUntil, until),
    eq(rideAlarms.stage, stage),
    isNull(rideAlarms.answeredAt),
    isNull(rideAlarms.closedAt),
  )

function pushOf(db: Db, turn: Turn, now: Date): BatchItem<'sqlite'>[] {
  const { alarms, next } = turn
  const spoken = alarms.map(withoutPrivatePlace)
  const only = alarms.length === 1 ? alarms[0]! : null
  const ids = alarms.map(({ id }) => id).join(' ')
  // One that is raised again is heard again.
  const raised = alarms.map(({ id, raisedAt }) => `${id} ${raisedAt}`).join(' ')
  const isOurTurn = exists(
    db
      .select({ one: sql`1` })
      .from(rideAlarms)
      .where(isOurs(turn)),
  )
  // A phone that has just heard of the booking itself hears nothing new.
  const isAsBooked = only?.kind === 'short-notice' && only.movedAt === null && next === 'alarm-phones'
  return enqueuePush(
    db,
    {
      to: { office: next === 'alarm-phones' ? 'alarms' : 'all' },
      occasion: isAsBooked ? `booked ${only.bookingNumber}` : `${next} ${raised}`,
      said: {
        title: only ? `ALARM: ${alarmHeading(only.kind)}` : `${alarms.length} ALARMS`,
        text: alarmMessage(spoken, now),
      },
      path: only ? alarmPath(only) : HOME,
      tag: `alarm ${ids}`,
      isUrgent: true,
      validMs: PUSH_VALID_MS,
      bookingNumber: only?.bookingNumber ?? null,
      isDue: next === 'alarm-phones' ? isOurTurn : and(isOurTurn, not(HEARS_ALARMS))!,
    },
    now.toISOString(),
  )
}

/** The statements of a turn: what tells the next one, and the alarms' new stage. */
function statementsOf(db: Db, turn: Turn, now: Date): BatchItem<'sqlite'>[] {
  const { next } = turn
  const goOn = (set: Partial<typeof rideAlarms.$inferInsert>) =>
    db
      .update(rideAlarms)
      .set({ leasedUntil: null, ...set })
      .where(isOurs(turn))
  if (next === null) return [goOn({ nextAt: null })]
  const nextAt = nextTurnAt(now).toISOString()
  if (next !== 'webhook') return [...pushOf(db, turn, now), goOn({ stage: next, nextAt })]
  const id = randomCode()
  const instant = now.toISOString()
  const message = db
    .select({
      id: sql<string>`${id}`.as('id'),
      createdAt: sql<string>`${instant}`.as('created_at'),
      dueAt: sql<string>`${instant}`.as('due_at'),
      attempts: sql<number>`0`.as('attempts'),
      leasedUntil: sql<null>`null`.as('leased_until'),
      sentAt: sql<null>`null`.as('sent_at'),
      givenUpAt: sql<null>`null`.as('given_up_at'),
      lastError: sql<null>`null`.as('last_error'),
    })
    .from(rideAlarms)
    .where(isOurs(turn))
    .limit(1)
  return [db.insert(alarmMessages).select(message), goOn({ stage: next, nextAt: null, messageId: id })]
}

/** Tells the next of each alarm whose turn has come. @returns whether there was any */
export async function takeTurns(env: Env, now: Date): Promise<boolean> {
  const { until, alarms } = await lease(env, now)
  if (alarms.length === 0) return false
  const reach = await reachOf(env)
  const db = primary(env)
  for (const [stage, its] of Map.groupBy(alarms, (alarm) => alarm.stage)) {
    const statements = statementsOf(db, { stage, next: nextStage(stage, reach), alarms: its, until }, now)
    await query(() => db.batch(statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]))
  }
  return true
}

/** What a run of the cron asks of D1 on its worst day: docs/limits.md */
import { countedStatements } from '../counted-statements.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { STATEMENTS_PER_RUN } from '#worker/database/d1.ts'
import type { Env } from '#worker/environment.ts'
import { scheduled } from '#worker/index.ts'
import { countStatement, inScope } from '#worker/log.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { bookWithoutMail, testSite, writeMany, removeBookings } from '../bookings/booking-site.ts'

beforeEach(() => removeBookings())

const LATE = 300
/** Mails of all other kinds that wait beside these. */
const WAITING = 300

/** Runs the cron as the platform does. @returns how many statements D1 was asked for */
async function run(site: Env): Promise<number> {
  const counted = countedStatements()
  await inScope('cron-1', () => scheduled({ ...site, DB: counted.DB }))
  return counted.asked()
}

const alarms = async () =>
  (await env.DB.prepare(
    "select count(*) as all_of_them, count(sent_at) as sent from outbox where kind in ('not-set-out', 'late-at-pickup')",
  ).first<{ all_of_them: number; sent: number }>())!

test('300 late rides, as many typed places to erase and as much mail stay within what D1 answers in one run', async () => {
  const site = testSite({ MAILS_PER_HOUR: '100000' })
  const { date, time } = sriLankaTime(new Date(Date.now() - 20 * 60_000))
  await writeMany(LATE + WAITING, date)
  const isLate = `booking_number <= ${700_000 + LATE}`
  await env.DB.batch([
    env.DB.prepare('update rides set pickup_time = ?').bind(time),
    env.DB.prepare(
      `update rides set status = 'confirmed', driver_name = 'Nimal', driver_phone = '+94771234567', driver_car = 'x',
        driver_code = 'code-' || booking_number where ${isLate}`,
    ),
    env.DB.prepare(
      `update rides set pickup_date = '2020-01-01', pickup = 'a villa of ' || booking_number where not ${isLate}`,
    ),
    env.DB.prepare(
      `insert into outbox (kind, reader, booking_number) select 'receipt', 'operator', number from bookings`,
    ),
  ])
  const first = await run(site.env)
  expect((await alarms()).all_of_them).toBe(LATE)
  expect(await env.DB.prepare("select count(*) as typed from rides where pickup like 'a villa%'").first('typed')).toBe(
    0,
  )
  const runs = [first]
  // In the end each mail is sent, and each once.
  while ((await alarms()).sent < LATE && runs.length < 10) runs.push(await run(site.env))
  expect(Math.max(...runs)).toBeLessThan(STATEMENTS_PER_RUN)
  expect(await alarms()).toEqual({ all_of_them: LATE, sent: LATE })
})

test('mail waits for the next run once a run has hardly any statements left', async () => {
  const site = testSite()
  await bookWithoutMail()
  const sent = await inScope('cron-1', () => {
    for (let i = 0; i < STATEMENTS_PER_RUN - 200; i++) countStatement()
    return sweepOutbox(site.env)
  })
  expect([sent, site.mails.length]).toEqual([0, 0])
  expect(await inScope('cron-2', () => sweepOutbox(site.env))).toBe(2)
})

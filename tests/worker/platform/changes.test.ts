/** The number that pages follow: what raises it, and what does not. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { officeNow, tagOfNow } from '#worker/database/change-counter.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { bookRide, say, sheetOf, showPlace, startInTheMorning, tap, WITHOUT_LIMITS } from '../day/day-site.ts'

const site = testSite(WITHOUT_LIMITS)
startInTheMorning()
beforeEach(() => removeBookings())

/** Neither the office nor a driver sees anything of these. */
const UNSEEN = new Set([
  'alarm_messages',
  'browser_errors',
  'changes',
  'd1_migrations',
  // On pages that do not follow.
  'car_photos',
  'driver_accounts',
  'driver_entries',
  'driver_photos',
  'driver_wages',
  // What raises it raises that too.
  'fleet',
  // On a page that does not follow.
  'demand',
  // On the page of a ride alone.
  'happenings',
  // On the page of a ride, which does not follow.
  'happenings',
  // The minute tells of them.
  'heartbeats',
  // On pages that do not follow.
  'invoice_lines',
  'invoices',
  'mail_sends',
  'network_days',
  // Each is written with its opinion.
  'opinion_subjects',
  // On pages that do not follow.
  'office_acts',
  'partner_payout_rides',
  'partner_payouts',
  // Of what guests have opened at a gateway.
  'payment_attempts',
  'partners',
  'price_draft',
  'price_lists',
  // With each row of these the proposal's own changes.
  'proposal_history',
  'proposal_versions',
  'push_devices',
  'pushes',
  'receipt_requests',
  'redeemed_quotes',
  'safari_offers',
  'search_words',
  'site_photos',
  'transfer_rates',
  // On a page that does not follow.
  'unknown_askers',
  'unknown_places',
])

const number = () => env.DB.prepare('select number from changes').first<number>('number')

test('each table that the office or a driver sees raises it by each insert, update and delete', async () => {
  const { results } = await env.DB.prepare(
    "select name, sql from sqlite_schema where type = 'trigger' and name like '%_changes'",
  ).all<{ name: string; sql: string }>()
  for (const { sql } of results) expect(sql).toContain('UPDATE `changes` SET `number` = `number` + 1')
  const tables = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'",
  ).all<{ name: string }>()
  const seen = tables.results.map(({ name }) => name).filter((name) => !UNSEEN.has(name))
  expect(seen).toContain('rides')
  const named = new Set(results.map(({ name }) => name))
  // A new table? Give it its triggers at the end of the migration, or name it above.
  const lacking = seen
    .flatMap((table) => ['insert', 'update', 'delete'].map((event) => `${table}_${event}_changes`))
    .filter((name) => !named.has(name))
  // A mail that waits shows nowhere, and is deleted with its booking.
  expect(lacking).toEqual(['outbox_insert_changes', 'outbox_delete_changes'])
})

test('a booking, a step, a tap, a place and a word raise it; looking does not', async () => {
  let before = (await number())!
  const raised = async () => {
    const now = (await number())!
    const isRaised = now > before
    before = now
    return isRaised
  }
  const reference = await bookRide(site, { in: 60 })
  expect(await raised()).toBe(true)
  const sheet = await sheetOf(site, reference)
  await raised()
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await raised()).toBe(true)
  await showPlace(site, sheet, { lat: 6.84, lng: 79.87 })
  expect(await raised()).toBe(true)
  await say(site, reference, 'waiting-outside')
  expect(await raised()).toBe(true)
  await takeStep(site.env, reference, { step: 'note', text: 'A note' })
  expect(await raised()).toBe(true)
  await site.get(`/booking/${reference}/now`)
  await site.get(sheet)
  await site.post('/transfer/query', { urlData: { url: 'taxi-from-Kandy-to-Ella' } })
  expect(await raised()).toBe(false)
})

test('the tag is another one after a change, and in the next minute', async () => {
  const [now, soon, next] = ['02:00:00', '02:00:59', '02:01:00'].map((time) => new Date(`2027-03-01T${time}Z`))
  const tag = await tagOfNow(env, now!)
  expect(tag).toMatch(/^"\d+-\d+"$/)
  expect(await tagOfNow(env, soon!)).toBe(tag)
  expect(await tagOfNow(env, next!)).not.toBe(tag)
  await bookRide(site, { in: 60 })
  expect(await tagOfNow(env, now!)).not.toBe(tag)
})

test('the newest booking is named, but for one that the asking person entered by telephone', async () => {
  const { booking } = (await findBooking(env, await bookRide(site, { in: 60 })))!
  const newest = async (who: string) => (await officeNow(env, who, new Date())).newest
  expect(await newest('ann@example.com')).toBe(booking.reference)
  await env.DB.prepare(
    "insert into booking_history (booking_number, version, step, actor, who, detail) values (?, 9, 'telephone', 'operator', 'ann@example.com', '')",
  )
    .bind(booking.number)
    .run()
  expect(await newest('ann@example.com')).toBeNull()
  expect(await newest('bob@example.com')).toBe(booking.reference)
  expect((await officeNow(env, '', new Date())).tag).toBe(await tagOfNow(env, new Date()))
})

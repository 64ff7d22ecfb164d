/** What puts pushes into their outbox: for each phone that was bound for it, once for each occasion. */
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { primary } from '#worker/database/d1.ts'
import { type CausedPush, enqueuePush } from '#worker/database/push-queue.ts'
import { pushDevices, type PushOwner } from '#worker/database/schema.ts'
import { removeBookings } from '../bookings/booking-site.ts'

const NOW = '2026-12-01T08:00:00.000Z'
const db = primary(env)
beforeEach(() => removeBookings())

const bind = (name: string, owner: PushOwner, subject = '', topics: readonly never[] | readonly string[] = []) =>
  db.insert(pushDevices).values({
    owner,
    subject,
    name,
    topics: topics as never,
    endpoint: `https://push.example/${name}`,
    p256dh: 'k',
    auth: 'a',
  })

const alarm: CausedPush = {
  to: { office: 'alarms' },
  occasion: 'nobody came 12345/1',
  said: { title: 'Nobody came', text: 'Colombo to Kandy, 09:30' },
  path: '/operator',
  tag: 'ride 12345/1',
  isUrgent: true,
  validMs: HOUR_MS,
  bookingNumber: null,
}

const tell = (push: Partial<CausedPush>, at = NOW) => db.batch(enqueuePush(db, { ...alarm, ...push }, at))

async function heard(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select name, occasion from pushes join push_devices d on d.id = device_id order by pushes.id',
  ).all<{ name: string; occasion: string }>()
  return results.map(({ name, occasion }) => `${name}: ${occasion}`)
}

test('each phone hears what it was bound for, and of an occasion once', async () => {
  await bind('desk', 'office', '', ['alarms', 'bookings'])
  await bind('night', 'office', '', ['bookings'])
  await bind('nimal', 'driver', '+94771234567')
  await bind('guest', 'guest', '12345')
  await tell({})
  await tell({}, '2026-12-01T08:01:00.000Z')
  expect(await heard()).toEqual(['desk: nobody came 12345/1'])
  await tell({ to: { office: 'all' } })
  expect(await heard()).toEqual(['desk: nobody came 12345/1', 'night: nobody came 12345/1'])
  await tell({ to: { driver: '+94771234567' } })
  await tell({ to: { driver: '+94770000000' } })
  await tell({ to: { guest: { bookingNumber: 12345 } } })
  await tell({ to: { guest: { bookingNumber: 1234 } } })
  expect(await heard()).toHaveLength(4)
})

test('a later one takes the place of one with the same tag that has not gone, and is not being sent', async () => {
  await bind('desk', 'office', '', ['alarms'])
  await tell({ occasion: 'sent' })
  await env.DB.prepare('update pushes set sent_at = ?').bind(NOW).run()
  await tell({ occasion: 'on its way' })
  await env.DB.prepare(
    "update pushes set leased_until = '2026-12-01T08:04:00.000Z' where occasion = 'on its way'",
  ).run()
  await tell({ occasion: 'waits', tag: 'another' })
  await tell({ occasion: 'old' })
  await tell({ occasion: 'new' })
  expect(await heard()).toEqual(['desk: sent', 'desk: on its way', 'desk: waits', 'desk: new'])
})

test('a condition on what the batch has written holds back all of it', async () => {
  await bind('desk', 'office', '', ['alarms'])
  await tell({ occasion: 'first' })
  await tell({ occasion: 'never', isDue: sql`exists (select 1 from heartbeats where name = 'no such')` })
  expect(await heard()).toEqual(['desk: first'])
})

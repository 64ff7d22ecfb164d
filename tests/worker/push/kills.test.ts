/**
 * Isolates die at any moment while bookings are written and phones and mailboxes are told of them: nothing is lost, and
 * only what the push service or the mail service had accepted, and nobody could record, goes twice.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { primary } from '#worker/database/d1.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import type { Env } from '#worker/environment.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { bindDevice } from '#worker/push/devices.ts'
import { sendDuePushes, sweepPushes } from '#worker/push/push-outbox.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { bookWithoutMail, removeBookings } from '../bookings/booking-site.ts'
import { pushService, siteKeys } from './push-service.ts'

const KILLS = 50
const keys = await siteKeys()
const never = () => new Promise<never>(() => {})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await removeBookings()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What one isolate is given: at the call with that number it dies, before the call or right after it. */
function isolate(service: ReturnType<typeof pushService>, mails: string[], dyingCall: number, isDone: boolean) {
  let calls = 0
  let die = () => {}
  const death = new Promise<'dead'>((resolve) => {
    die = () => resolve('dead')
  })
  const begun: Promise<unknown>[] = []
  const begin = <T>(run: () => Promise<T>): Promise<T> => {
    const running = run()
    begun.push(running)
    return running
  }
  const call = async <T>(run: () => Promise<T>): Promise<T> => {
    const number = calls++
    if (number > dyingCall) return never()
    if (number < dyingCall) return begin(run)
    if (isDone) await begin(run)
    die()
    return never()
  }
  const statements = new WeakMap<object, D1PreparedStatement>()
  const held = (bound: D1PreparedStatement): D1PreparedStatement => {
    const own = {
      bind: (...values: unknown[]) => held(bound.bind(...values)),
      all: () => call(() => bound.all()),
      run: () => call(() => bound.run()),
      raw: () => call(() => bound.raw()),
    }
    statements.set(own, bound)
    return own as unknown as D1PreparedStatement
  }
  const database = {
    prepare: (sql: string) => held(env.DB.prepare(sql)),
    batch: (all: D1PreparedStatement[]) => call(() => env.DB.batch(all.map((own) => statements.get(own)!))),
  }
  const site = {
    ...env,
    VAPID_KEYS: keys,
    MAIL_FROM: 'bookings@example.com',
    MAIL_OPERATOR: 'office@example.com',
    DB: { ...database, withSession: () => database },
    EMAIL: {
      send: ({ headers }: { headers: Record<string, string> }) =>
        call(async () => {
          mails.push(headers['X-Entity-Ref-ID']!)
          return { messageId: String(mails.length) }
        }),
    },
  } as unknown as Env
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => call(() => service.take(input, init)))
  return { site, death, settled: () => Promise.allSettled(begun) }
}

const counted = (all: readonly string[]) => {
  const times = new Map<string, number>()
  for (const each of all) times.set(each, (times.get(each) ?? 0) + 1)
  return times
}

test(`${KILLS} kills while phones and mailboxes are told: none is lost, and none goes twice but what was accepted`, async () => {
  let [kills, again] = [0, 0]
  for (let seed = 1; kills < KILLS; seed++) {
    await removeBookings()
    const { random } = randomNumbers(seed)
    const service = pushService(keys)
    const db = primary(env)
    for (const name of ['desk', 'night', 'third']) {
      const { subscription } = await service.subscribe(`${name}${seed}`)
      await bindDevice(env, { owner: 'office', subject: '' }, subscription, { topics: ['alarms', 'bookings'] })
    }
    const { number } = (await bookWithoutMail()).booking
    const alarms = Array.from({ length: 3 }, (_, i) =>
      enqueuePush(
        db,
        {
          to: { office: 'alarms' },
          occasion: `alarm ${i}`,
          said: { title: `Alarm ${i}`, text: '' },
          path: '/operator',
          tag: `alarm ${i}`,
          isUrgent: true,
          validMs: 12 * HOUR_MS,
          bookingNumber: number,
        },
        new Date().toISOString(),
      ),
    ).flat() as unknown as ReturnType<typeof enqueuePush>
    await db.batch(alarms)
    const mails: string[] = []
    const excused = new Map<string, number>()
    const deaths = 2 + Math.floor(random() * 3)
    for (let death = 0; death < deaths; death++) {
      const dying = isolate(service, mails, Math.floor(random() * 24), random() < 0.5)
      const work = Promise.all([sendDuePushes(dying.site), sweepOutbox(dying.site)])
      if ((await Promise.race([work, dying.death])) === 'dead') kills++
      // What was on its way when it died arrives.
      await dying.settled()
      // What was accepted when an isolate died, and stands as sent nowhere, may come again.
      const accepted = new Set((await service.read()).map(({ to, tag }) => `${to}: ${tag}`))
      const { results } = await env.DB.prepare(
        'select endpoint, tag from pushes join push_devices d on d.id = device_id where sent_at is null',
      ).all<{ endpoint: string; tag: string }>()
      for (const { endpoint, tag } of results) {
        const what = `${endpoint.split('/').at(-1)}: ${tag}`
        if (accepted.has(what)) excused.set(what, (excused.get(what) ?? 0) + 1)
      }
      vi.setSystemTime(Date.now() + 5 * MINUTE_MS)
    }
    const lasting = isolate(service, mails, Infinity, false)
    await sweepPushes(lasting.site)
    await sweepOutbox(lasting.site)
    const told = counted((await service.read()).map(({ to, tag }) => `${to}: ${tag}`))
    expect([...told.keys()].length, `seed ${seed}`).toBe(3 * 4)
    for (const [what, times] of told) {
      again += times - 1
      expect(times, `seed ${seed}: ${what}`).toBeLessThanOrEqual(1 + (excused.get(what) ?? 0))
    }
    expect(counted(mails).size, `mails of seed ${seed}`).toBe(2)
  }
  expect(kills).toBeGreaterThanOrEqual(KILLS)
  // The world does kill between acceptance and its record.
  expect(again).toBeGreaterThan(0)
})

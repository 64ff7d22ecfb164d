/** An alarm that nobody answers goes to the next: the phones that hear alarms, the others, the owner's messenger. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { alarmSentence } from '#domain/bookings/day/alarms.ts'
import { answerAlarm, openAlarms } from '#worker/alarms/alarms.ts'
import { answerAlarms, watchAlarms } from '#worker/alarms/watch.ts'
import { tapForDriver } from '#worker/day/office-taps.ts'
import type { Env } from '#worker/environment.ts'
import { addDriver, listDrivers, openDriverDay } from '#worker/lists/drivers.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookWithoutMail, rows, freshSite, transferDetails } from '../bookings/booking-site.ts'
import {
  bookRide,
  KANDY,
  NIMAL,
  pass,
  rideOf,
  say,
  sheetOf,
  showPlace,
  startInTheMorning,
  tap,
} from '../day/day-site.ts'
import { ALARM_SITE, bindPhone, messenger, told } from './alarm-site.ts'

const site = freshSite(ALARM_SITE)
startInTheMorning()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What the cron does each minute. */
const minute = (env: Env = site.env) => runWithPriceLists(env, () => watchAlarms(env))

async function pass5(times = 1) {
  for (let i = 0; i < times; i++) {
    pass(5)
    await minute()
  }
}

/** Its driver need not set out yet. */
const lost = async (name = 'ann', options: Partial<Parameters<typeof bookRide>[1]> = {}) => {
  const reference = await bookRide(site, { in: 110, name, ...options })
  await say(site, reference, 'cannot-find-you')
  return reference
}

describe('nobody answers', () => {
  test('each is told five minutes after the one before, and once', async () => {
    const owner = messenger()
    const [hears, other] = [await bindPhone('alarms'), await bindPhone('bookings')]
    const reference = await lost()
    const text = `A guest cannot find the driver: ${reference}, 09:20, Colombo (nobody has set out)`
    const first = { device: hears, title: 'ALARM: A guest cannot find the driver', text }
    expect(await told()).toEqual([{ ...first, path: `/operator/booking/${reference}` }])
    pass(4)
    await minute()
    expect(await told()).toHaveLength(1)
    pass(1)
    await minute()
    expect((await told()).map(({ device }) => device)).toEqual([hears, other])
    expect(owner.tries).toEqual([])
    await pass5()
    expect(owner.accepted).toEqual([
      expect.objectContaining({ alarms: [expect.objectContaining({ kind: 'cannot-find-you', ride: reference })] }),
    ])
    expect(owner.accepted[0]!.text).toContain(text)
    await pass5(6)
    expect([owner.tries.length, owner.wrong, (await told()).length]).toEqual([1, [], 2])
  })

  test('an answer ends it, whoever was told', async () => {
    const owner = messenger()
    await bindPhone('alarms')
    await bindPhone('bookings')
    await lost()
    const [alarm] = await openAlarms(site.env)
    await answerAlarm(site.env, alarm!.id, 'Ann', new Date())
    await pass5(4)
    expect([(await told()).length, owner.tries.length]).toEqual([1, 0])
  })

  test('where no other phone is bound, the messenger is told after five minutes', async () => {
    const owner = messenger()
    await bindPhone('alarms')
    await lost()
    await pass5()
    expect(owner.accepted).toHaveLength(1)
  })

  test('without a messenger nothing follows, and the alarm stays', async () => {
    const owner = messenger()
    const without = { ...site.env, ALARM_WEBHOOK: '', ALARM_WEBHOOK_SECRET: '' } as Env
    await lost()
    for (let i = 0; i < 4; i++) {
      pass(5)
      await minute(without)
    }
    expect([owner.tries.length, (await openAlarms(site.env)).length]).toEqual([0, 1])
  })

  test('several at once are one message, on phones and to the messenger', async () => {
    const owner = messenger()
    await bindPhone('bookings')
    const references = [await lost('ann'), await lost('ben'), await lost('cat')]
    await pass5()
    expect((await told()).map(({ title, path }) => [title, path])).toEqual([['3 ALARMS', '/operator']])
    await pass5()
    expect(owner.accepted).toHaveLength(1)
    expect(owner.accepted[0]!.alarms.map(({ ride }) => ride).toSorted()).toEqual(references.toSorted())
  })

  test('a place that only the guest knows is told to nobody outside the office', async () => {
    const owner = messenger()
    await bindPhone('alarms')
    const reference = await lost('ann', { pickup: 'Villa Nowhere 7' })
    await pass5()
    expect((await told())[0]!.text).toBe(`A guest cannot find the driver: ${reference}, 09:20 (nobody has set out)`)
    expect(JSON.stringify(owner.accepted)).not.toContain('Villa')
  })
})

describe('the messenger', () => {
  test('that does not take a message gets it again, later and later, under the same id', async () => {
    let status = 503
    const owner = messenger(() => new Response(null, { status }))
    await lost()
    await pass5()
    for (let i = 0; i < 40; i++) {
      pass(1)
      await minute()
    }
    // At once, and after 1, 2, 4, 8 and 15 minutes.
    expect(owner.tries).toHaveLength(6)
    status = 200
    pass(30)
    await minute()
    expect(new Set(owner.tries.map(({ id }) => id)).size).toBe(1)
    expect(owner.accepted).toHaveLength(1)
    await pass5(3)
    expect(owner.tries).toHaveLength(7)
  })

  test('is not told of what was answered while it was down', async () => {
    const owner = messenger(() => new Response(null, { status: 500 }))
    await lost('ann')
    await lost('ben')
    await pass5()
    const [ann, ben] = await openAlarms(site.env)
    await answerAlarm(site.env, ann!.id, 'Ann', new Date())
    pass(1)
    await minute()
    expect(owner.tries.map(({ alarms }) => alarms.length)).toEqual([2, 1])
    await answerAlarm(site.env, ben!.id, 'Ann', new Date())
    await pass5(4)
    expect(owner.tries).toHaveLength(2)
  })

  test('is given up after six hours', async () => {
    const owner = messenger(() => new Response(null, { status: 500 }))
    await tapForDriver(site.env, await lost(), 'at-pickup')
    await pass5()
    for (let i = 0; i < 20; i++) {
      pass(30)
      await minute()
    }
    expect(owner.tries.length).toBeLessThan(16)
    const { results } = await site.env.DB.prepare('select last_error, given_up_at from alarm_messages').all()
    expect(results).toEqual([{ last_error: '500', given_up_at: expect.any(String) }])
  })
})

describe('the clock', () => {
  test('raises an alarm of each driver who does not set out, also of one who has opened no link, and closes it when they do', async () => {
    messenger()
    const [ann, ben] = [
      await bookRide(site, { in: 5, name: 'ann' }),
      await bookRide(site, { in: 5, name: 'ben', driver: { name: 'Old', phone: '+94770000001', car: 'C' } }),
    ]
    const sheet = await sheetOf(site, ann)
    await tap(site, sheet, 'takes')
    const [phone] = [await bindPhone('alarms')]
    await minute()
    await minute()
    const open = await openAlarms(site.env)
    const about = (name: string) => open.find(({ ride }) => ride === name)!
    expect(open.map(({ kind }) => kind)).toEqual(['not-set-out', 'not-set-out'])
    expect(alarmSentence(about(ann), new Date())).toMatch(/Colombo$/)
    expect(alarmSentence(about(ben), new Date())).toMatch(/Colombo \(the driver has never opened a link\)$/)
    expect((await told()).map(({ device, title }) => [device, title])).toEqual([[phone, '2 ALARMS']])
    expect((await rows('outbox', ben)).map(({ kind }) => kind)).toContain('not-set-out')
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    expect((await openAlarms(site.env)).map(({ ride }) => ride)).toEqual([ben])
    // By telephone the driver says so, or the office names another one.
    await tapForDriver(site.env, ben, 'set-out')
    await answerAlarms(site.env)
    expect(await openAlarms(site.env)).toEqual([])
    expect(await rows('ride_alarms', ann)).toMatchObject([{ closing: 'set-out', next_at: null }])
    const page = await (await site.get('/operator')).text()
    expect(page).toContain('the driver has set out')
  })

  test('a driver who has opened no link and is late at the pickup is an alarm, too', async () => {
    messenger()
    const reference = await bookRide(site, { in: 5 })
    await minute()
    pass(16)
    await minute()
    expect((await openAlarms(site.env)).map(({ kind, ride }) => [kind, ride])).toEqual([['late-at-pickup', reference]])
    expect(await rows('ride_alarms', reference)).toMatchObject([{ kind: 'not-set-out', closing: 'late' }, {}])
  })

  test('raises an alarm of a request at short notice, once, until it is confirmed', async () => {
    messenger()
    const phone = await bindPhone('alarms')
    const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + 2 * HOUR_MS))
    const { booking } = await bookWithoutMail({ details: { ...transferDetails, pickupdate, pickuptime } })
    const later = sriLankaTime(new Date(Date.now() + 20 * DAY_MS))
    await bookWithoutMail({ details: { ...transferDetails, pickupdate: later.date } })
    await minute()
    await minute()
    const [alarm, ...others] = await openAlarms(site.env)
    expect([alarm!.kind, alarm!.ride, others]).toEqual(['short-notice', booking.reference, []])
    expect((await told()).map(({ device, title }) => [device, title])).toEqual([
      [phone, 'ALARM: A ride is asked for at short notice'],
    ])
    await takeStep(site.env, booking.reference, { step: 'confirm' })
    await minute()
    expect(await rows('ride_alarms', booking.reference)).toMatchObject([{ closing: 'confirmed' }])
  })

  test('raises an alarm again whose cause has come back, and not at each minute of a place that changes', async () => {
    messenger()
    await bindPhone('alarms')
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, KANDY)
    await minute()
    expect((await openAlarms(site.env)).map(({ kind }) => kind)).toEqual(['late-at-pickup'])
    // The phone falls silent: nobody knows any more where the driver is.
    pass(31)
    await minute()
    expect(await openAlarms(site.env)).toEqual([])
    await showPlace(site, sheet, KANDY)
    pass(1)
    await minute()
    expect(await openAlarms(site.env)).toEqual([])
    pass(40)
    await minute()
    const [alarm, ...others] = await openAlarms(site.env)
    expect([alarm, others]).toMatchObject([{ kind: 'late-at-pickup', raisedAt: new Date().toISOString() }, []])
    // In place of the first push, which has not gone.
    const { results } = await site.env.DB.prepare("select created_at from pushes where tag like 'alarm %'").all()
    expect(results).toEqual([{ created_at: new Date().toISOString() }])
  })

  test('raises an alarm again of a request that was confirmed, and that its guest has changed since', async () => {
    messenger()
    // It heard of the booking itself.
    await bindPhone('bookings', 'alarms')
    const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + 2 * HOUR_MS))
    const { booking } = await bookWithoutMail({ details: { ...transferDetails, pickupdate, pickuptime } })
    await minute()
    expect(await told()).toEqual([])
    await takeStep(site.env, booking.reference, { step: 'confirm' })
    await minute()
    expect(await openAlarms(site.env)).toEqual([])
    pass(6)
    await site.env.DB.prepare("update rides set status = 'new', moved_at = ?").bind(new Date().toISOString()).run()
    await minute()
    expect((await openAlarms(site.env)).map(({ kind }) => kind)).toEqual(['short-notice'])
    expect((await told()).map(({ title }) => title)).toEqual(['ALARM: A ride is asked for at short notice'])
  })

  test('whoever sees to an alarm still does where it is raised again', async () => {
    messenger()
    await bindPhone('alarms')
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, KANDY)
    await minute()
    const [alarm] = await openAlarms(site.env)
    await answerAlarm(site.env, alarm!.id, 'Ann', new Date())
    pass(31)
    await minute()
    pass(41)
    await minute()
    expect(await openAlarms(site.env)).toMatchObject([{ id: alarm!.id, answeredBy: 'Ann', raisedAt: alarm!.raisedAt }])
    const { results } = await site.env.DB.prepare("select created_at from pushes where tag like 'alarm %'").all()
    expect(results).toEqual([{ created_at: alarm!.raisedAt }])
  })

  test('raises none of short notice that the office itself has booked by telephone', async () => {
    messenger()
    const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + 2 * HOUR_MS))
    const { booking } = await bookWithoutMail({ details: { ...transferDetails, pickupdate, pickuptime } })
    await site.env.DB.prepare(
      `insert into booking_history (booking_number, version, step, actor, detail, at)
       select number, 1, 'telephone', 'operator', '', ? from bookings where reference = ?`,
    )
      .bind(new Date().toISOString(), booking.reference)
      .run()
    await minute()
    expect(await openAlarms(site.env)).toEqual([])
  })

  test('raises an alarm of a mail that does not arrive, until it went out', async () => {
    messenger()
    const reference = await bookRide(site, { in: 600 })
    const setMail = (set: string) =>
      site.env.DB.prepare(
        `update outbox set ${set} where kind = 'confirmed' and booking_number = (select number from bookings where reference = ?)`,
      )
        .bind(reference)
        .run()
    await setMail(`bounced_at = '${new Date().toISOString()}', bounce_reason = 'no such mailbox'`)
    await minute()
    await minute()
    expect((await openAlarms(site.env)).map(({ kind, ride, position }) => [kind, ride, position])).toEqual([
      ['mail', reference, expect.any(Number)],
    ])
    await setMail(`bounced_at = null, created_at = '${new Date().toISOString()}'`)
    await minute()
    expect(await rows('ride_alarms', reference)).toMatchObject([{ closing: 'sent' }])
  })

  test.each([
    ['raises one', 20, 1],
    ['raises none', 400, 0],
  ])('%s of a mail that bounces %i minutes after a pickup shortly before midnight', async (_, minutes, alarms) => {
    messenger()
    // 23:50 of that day in Sri Lanka; the drive takes three hours.
    const reference = await bookRide(site, { in: 16 * 60 + 20 })
    expect((await rideOf(site, reference)).pickupTime).toBe('23:50')
    pass(16 * 60 + 20 + minutes)
    await site.env.DB.prepare('update outbox set sent_at = due_at, bounced_at = ? where kind = ?')
      .bind(new Date().toISOString(), 'confirmed')
      .run()
    await minute()
    expect((await openAlarms(site.env)).filter(({ kind }) => kind === 'mail')).toHaveLength(alarms)
  })

  test('raises one alarm while no mail of the site goes out', async () => {
    messenger()
    await bookRide(site, { in: 600, name: 'ann' })
    await bookRide(site, { in: 600, name: 'ben' })
    const fail = (attempts: number) =>
      site.env.DB.prepare(
        `update outbox set sent_at = ${attempts > 0 ? 'null' : 'due_at'}, attempts = ? where kind = 'confirmed'`,
      )
        .bind(attempts)
        .run()
    await site.env.DB.prepare('delete from mail_sends').run()
    await fail(1)
    await minute()
    expect(await openAlarms(site.env)).toEqual([])
    await fail(2)
    await minute()
    await minute()
    expect((await openAlarms(site.env)).map(({ kind, ride, reference }) => [kind, ride, reference])).toEqual([
      ['mail', null, null],
    ])
    expect(await (await site.get('/operator')).text()).toContain('Mail does not go out')
    await fail(0)
    await minute()
    expect(await openAlarms(site.env)).toEqual([])
  })

  test('goes on with alarms of a driver whose links are new: it is the same driver', async () => {
    messenger()
    await addDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, 'Ann')
    const [driver] = await listDrivers(site.env)
    const [late, cannot] = [await bookRide(site, { in: 5 }), await bookRide(site, { in: 300, name: 'ben' })]
    await sheetOf(site, late)
    await tap(site, await sheetOf(site, cannot), 'cannot')
    await minute()
    const open = async () => (await openAlarms(site.env)).map(({ id, kind }) => [id, kind])
    const before = await open()
    expect(before.map(([, kind]) => kind).toSorted()).toEqual(['driver-cannot', 'not-set-out'])
    await openDriverDay(site.env, driver!, sriLankaTime(new Date()).date, true)
    pass(1)
    await minute()
    expect(await open()).toEqual(before)
    await tap(site, await sheetOf(site, late), 'DRIVER_DEPARTED_TO_PICKUP')
    expect(await open()).toEqual(before.filter(([, kind]) => kind === 'driver-cannot'))
  })

  test('closes an alarm when its ride is cancelled, and after a day', async () => {
    messenger()
    const [ann, ben] = [await lost('ann'), await lost('ben')]
    await takeStep(site.env, ann, { step: 'cancel' })
    await minute()
    expect(await rows('ride_alarms', ann)).toMatchObject([{ closing: 'cancelled' }])
    pass(24 * 60 + 1)
    await minute()
    expect(await rows('ride_alarms', ben)).toMatchObject([{ closing: 'over' }])
  })
})

describe('a ride without a driver', () => {
  /** Confirmed by the office a while ago. */
  async function undriven(minutes: number, name = 'ann') {
    const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + minutes * MINUTE_MS))
    const details = { ...transferDetails, pickupdate, pickuptime, email: `${name}@example.com` }
    const { booking } = await bookWithoutMail({ details })
    await takeStep(site.env, booking.reference, { step: 'confirm' })
    return booking.reference
  }
  const open = async () => (await openAlarms(site.env)).map(({ kind, ride }) => [kind, ride])
  const stood = async (reference: string) =>
    (await rows('ride_alarms', reference)).map(({ kind, closing }) => [kind, closing])

  test('rings three hours before its pickup and once more in the last hour, at each who can hear it', async () => {
    const owner = messenger()
    const [hears, other] = [await bindPhone('alarms'), await bindPhone('bookings')]
    const reference = await undriven(24 * 60)
    pass(21 * 60 - 1)
    await minute()
    expect(await open()).toEqual([])
    pass(1)
    await minute()
    expect(await open()).toEqual([['no-driver', reference]])
    await pass5(2)
    expect((await told()).map(({ device, title }) => [device, title])).toEqual([
      [hears, 'ALARM: A ride has no driver'],
      [other, 'ALARM: A ride has no driver'],
    ])
    expect(owner.accepted.map(({ alarms }) => alarms.map(({ kind }) => kind))).toEqual([['no-driver']])
    const [alarm] = await openAlarms(site.env)
    await answerAlarm(site.env, alarm!.id, 'Ann', new Date())
    pass(110)
    await minute()
    await minute()
    expect(await open()).toEqual([['no-driver-urgent', reference]])
    expect((await told()).at(-1)).toMatchObject({
      device: hears,
      title: 'ALARM: A ride has no driver, and it is urgent',
    })
    expect(await stood(reference)).toEqual([
      ['no-driver', 'urgent'],
      ['no-driver-urgent', null],
    ])
    // Nobody has named one: it stays, past the pickup.
    pass(100)
    await minute()
    expect(await open()).toEqual([['no-driver-urgent', reference]])
  })

  test.each([
    ['named', { step: 'driver', driver: NIMAL, insists: true }],
    ['cancelled', { step: 'cancel' }],
    ['moved', { step: 'change', time: '23:50', insists: true }],
  ] as const)('closes by itself: %s', async (closing, step) => {
    messenger()
    const reference = await undriven(24 * 60)
    for (const [minutes, kind] of [
      [21 * 60 + 5, 'no-driver'],
      [130, 'no-driver-urgent'],
    ] as const) {
      pass(minutes)
      await minute()
      expect(await open()).toEqual([[kind, reference]])
    }
    await takeStep(site.env, reference, step)
    await minute()
    expect(await stood(reference)).toEqual([
      ['no-driver', 'urgent'],
      ['no-driver-urgent', closing],
    ])
  })

  test('whose driver is taken off rings again, once the office had the time to name another one', async () => {
    messenger()
    const reference = await undriven(24 * 60)
    pass(22 * 60)
    await minute()
    await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
    await minute()
    expect(await stood(reference)).toEqual([['no-driver', 'named']])
    pass(10)
    await takeStep(site.env, reference, { step: 'no-driver' })
    pass(4)
    await minute()
    expect(await open()).toEqual([])
    pass(2)
    await minute()
    expect(await open()).toEqual([['no-driver', reference]])
  })

  test('asked for at short notice waits with one alarm until it is confirmed', async () => {
    messenger()
    const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + 2 * HOUR_MS))
    const { booking } = await bookWithoutMail({ details: { ...transferDetails, pickupdate, pickuptime } })
    await minute()
    expect(await open()).toEqual([['short-notice', booking.reference]])
    pass(30)
    await minute()
    expect(await open()).toEqual([['short-notice', booking.reference]])
    await takeStep(site.env, booking.reference, { step: 'confirm' })
    await minute()
    expect(await open()).toEqual([])
    pass(6)
    await minute()
    expect(await open()).toEqual([['no-driver', booking.reference]])
  })

  test('whose driver cannot rings once for it, and again in the last hour', async () => {
    messenger()
    const reference = await bookRide(site, { in: 170 })
    await tap(site, await sheetOf(site, reference), 'cannot')
    await minute()
    pass(50)
    await minute()
    expect(await open()).toEqual([['driver-cannot', reference]])
    // Nor is that driver late.
    for (const minutes of [70, 45]) {
      pass(minutes)
      await minute()
      expect(await open()).toEqual([
        ['driver-cannot', reference],
        ['no-driver-urgent', reference],
      ])
    }
  })

  test('that was written into the books afterwards rings nowhere', async () => {
    messenger()
    const reference = await undriven(24 * 60)
    await site.env.DB.prepare('update bookings set created_at = ?')
      .bind(new Date(Date.now() + 2 * DAY_MS).toISOString())
      .run()
    pass(24 * 60 + 20)
    await minute()
    expect(await stood(reference)).toEqual([])
  })
})

/** Whose phone hears what: bound and unbound by its owner, told by what really happens, erased with the booking. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { askedPickup } from '#worker/day/driver-answers.ts'
import type { Env } from '#worker/environment.ts'
import { forgetDevice } from '#worker/lists/driver-links.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, removeBookings, testSite, transferToken } from '../bookings/booking-site.ts'
import {
  bookRide,
  KUMAR,
  NIMAL,
  pass,
  rideOf,
  sheetOf,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from '../day/day-site.ts'
import { type Browser, pushService, siteKeys } from './push-service.ts'

const keys = await siteKeys()
const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes', VAPID_KEYS: keys } as Partial<Env>)
let service: ReturnType<typeof pushService>

startInTheMorning()
beforeEach(async () => {
  service = pushService(keys)
  await removeBookings('driver_days', 'drivers')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const on = ({ subscription }: Browser, more: Readonly<Record<string, string>> = {}) =>
  form({ step: 'on', ...subscription, ...more })

/** Binds a new browser at an address of the site. */
async function bind(name: string, address: string, more: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const phone = await service.subscribe(name)
  const answer = await site.get(address, on(phone, more))
  expect([answer.status, await answer.json()]).toMatchObject([200, { bound: true, topics: expect.any(Array) }])
  return phone
}

/** What has been read since the last time, after all that was due has gone. */
let seen = 0
beforeEach(() => {
  seen = 0
})
async function told() {
  const all = await service.read()
  const news = all.slice(seen).map(({ to, title, text, path }) => ({ to, title, text, path }))
  seen = all.length
  return news
}
const titles = async () => (await told()).map(({ to, title }) => `${to}: ${title}`)

test('the office hears of a booking and of a request, once each, and of what it has chosen alone', async () => {
  await bind('all', '/operator/phones', { topics: 'bookings,requests,alarms' })
  await bind('urgent', '/operator/phones', { topics: 'requests' })
  await bind('silent', '/operator/phones')
  const later = '2027-03-20'
  const { reference } = await (
    await site.bookTransfer(await transferToken(), { pickupdate: later })
  ).json<{
    reference: string
  }>()
  expect(await told()).toEqual([
    {
      to: 'all',
      title: 'New booking',
      text: '20 March 2027, 09:30: Colombo to Kandy',
      path: `/operator/booking/${reference}`,
    },
  ])
  const soon = { pickupdate: '2027-03-01', pickuptime: '10:30', email: 'ben@example.com' }
  await site.bookTransfer(await transferToken(), soon)
  expect((await titles()).toSorted()).toEqual(['all: A request waits for you', 'urgent: A request waits for you'])
  await takeStep(site.env, reference, { step: 'change', time: '12:30' }, { by: 'guest' })
  // Whatever is posted next sends what waits.
  await site.get('/operator/phones/0/remove', form({}))
  expect((await titles()).toSorted()).toEqual([
    'all: A guest has changed a ride: it waits for you',
    'urgent: A guest has changed a ride: it waits for you',
  ])
})

test("a driver's phone hears of new, moved, changed and cancelled rides, and the one before of another driver", async () => {
  const reference = await bookRide(site, { in: 300 })
  await bind('nimal', `${await sheetOf(site, reference)}/push`)
  const send = () => site.get('/operator/phones/0/remove', form({}))
  const step = async (...given: Parameters<typeof takeStep> extends [unknown, ...infer Rest] ? Rest : never) => {
    pass(1)
    await takeStep(site.env, ...given)
    await send()
    return titles()
  }
  expect(await step(reference, { step: 'change', time: '13:30' })).toEqual(['nimal: Your ride has moved'])
  expect(await step(reference, { step: 'change', notes: { flight: 'UL504' } })).toEqual([
    'nimal: Your ride has changed',
  ])
  expect(await step(reference, { step: 'note', text: 'Not for the driver' })).toEqual([])
  expect(await step(reference, { step: 'driver', driver: KUMAR })).toEqual([
    'nimal: Another driver has your ride: please do not come',
  ])
  pass(1)
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL })
  await send()
  const { driverCode } = await rideOf(site, reference)
  expect(await told()).toEqual([
    {
      to: 'nimal',
      title: 'A new ride for you',
      text: '1 March 2027, 13:30: Colombo to Kandy',
      path: `/driver/${driverCode}`,
    },
  ])
  expect(await step(reference, { step: 'cancel' })).toEqual(['nimal: Your ride is cancelled: please do not come'])
  // Who drives it no more is told by the office.
  const later = await bookRide(site, { in: 5000, name: 'later' })
  expect(await step(later, { step: 'change', time: '14:30' }, { by: 'guest' })).toEqual([
    'nimal: Your ride has changed: please wait until we call you',
  ])
  expect(await step(later, { step: 'cancel' }, { by: 'guest' })).toEqual([])
  expect((await rideOf(site, later)).status).toBe('cancelled')
})

test('after the hour of the pickup, too, drivers hear what they have to be told, and the one who is named then', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  await bind('nimal', `${sheet}/push`)
  const other = await bookRide(site, { in: 600, name: 'other', driver: KUMAR })
  await bind('kumar', `${await sheetOf(site, other)}/push`)
  const step = async (...given: Parameters<typeof takeStep> extends [unknown, ...infer Rest] ? Rest : never) => {
    pass(1)
    await takeStep(site.env, ...given)
    await site.get('/operator/phones/0/remove', form({}))
    return (await titles()).toSorted()
  }
  await tap(site, sheet, 'takes')
  pass(65)
  const given = { step: 'driver', driver: KUMAR, insists: true } as const
  expect(await step(reference, given)).toEqual([
    'kumar: A new ride for you',
    'nimal: Another driver has your ride: please do not come',
  ])
  expect(await step(reference, { ...given, driver: NIMAL })).toEqual(['nimal: A new ride for you'])
  await tap(site, await sheetOf(site, reference), 'DRIVER_ARRIVED_AT_PICKUP')
  pass(30)
  expect(await step(reference, { step: 'no-show', insists: true })).toEqual([
    'nimal: Your guest did not come: please do not wait any longer',
  ])
  expect(await step(reference, { step: 'came' })).toEqual(['nimal: Your guest came: please go back to the pickup'])
  const stranded = await sheetOf(site, reference)
  await tap(site, stranded, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(5)
  await tap(site, stranded, 'cannot')
  expect(await step(reference, given)).toEqual(['kumar: A new ride for you'])
  await tap(site, await sheetOf(site, reference), 'takes')
  pass(1)
  await takeStep(site.env, reference, { step: 'cancel', insists: true })
  await site.get('/operator/phones/0/remove', form({}))
  const title = 'Your ride is cancelled: please do not come'
  expect((await told()).map(({ to, title: said, path }) => [to, said, path]).toSorted()).toEqual([
    ['kumar', title, expect.not.stringContaining(stranded)],
    ['nimal', title, stranded],
  ])
})

test('who is named for a ride that was driven hears of no new one', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const other = await bookRide(site, { in: 600, name: 'other', driver: KUMAR })
  await bind('kumar', `${await sheetOf(site, other)}/push`)
  pass(60)
  for (const event of ['DRIVER_DEPARTED_TO_DROPOFF', 'DRIVER_ARRIVED_AT_DROPOFF'] as const)
    await tap(site, sheet, event)
  pass(1)
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  await site.get('/operator/phones/0/remove', form({}))
  expect(await titles()).toEqual([])
})

test('a guest hears when the driver sets out and arrives, not of a tap that was taken back, and each once', async () => {
  const reference = await bookRide(site, { in: 60 })
  await bind('guest', `/fr/booking/${reference}/push`)
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await told()).toEqual([
    {
      to: 'guest',
      title: expect.stringContaining('Nimal'),
      text: expect.any(String),
      path: `/fr/booking/${reference}?seen=now`,
    },
  ])
  await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await told()).toEqual([])
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  expect(await titles()).toHaveLength(1)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  expect(await told()).toEqual([])
  // Nobody else's booking.
  const other = await bookRide(site, { in: 90, name: 'ben', driver: KUMAR })
  await tap(site, await sheetOf(site, other), 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await told()).toEqual([])
})

test('a guest hears of a driver who is late when they expect to be there, each hour once, and of none that is past', async () => {
  const reference = await bookRide(site, { in: 60 })
  await bind('guest', `/booking/${reference}/push`)
  const sheet = await sheetOf(site, reference)
  const asked = askedPickup(await rideOf(site, reference))
  pass(88)
  await tap(site, sheet, 'late-15', { asked, ago: 3 })
  const { time } = sriLankaTime(new Date(Date.now() + 12 * 60_000))
  const hour = ENGLISH_TEXTS.formats.time(time)
  expect(await titles()).toEqual([`guest: Nimal now expects to be with you at ${hour}`])
  await tap(site, sheet, 'late-15', { asked, ago: 3 })
  expect(await told()).toEqual([])
  // Its hour was past when the phone had a network again.
  pass(30)
  await tap(site, sheet, 'late-15', { asked, ago: 20 })
  expect(await told()).toEqual([])
})

test('a tap that was taken back before the push went is told to nobody, nor one that reached us an hour later', async () => {
  const reference = await bookRide(site, { in: 60 })
  await bind('guest', `/booking/${reference}/push`)
  const sheet = await sheetOf(site, reference)
  service.willAnswer(503)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
  expect((await env.DB.prepare('select * from pushes').all()).results).toEqual([])
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { ago: 60 })
  expect(await told()).toEqual([])
})

test('a phone says what it is bound for, and is told nothing once it is unbound', async () => {
  const phone = await bind('desk', '/operator/phones', { topics: 'alarms,nonsense', name: 'Android, Chrome' })
  const { endpoint } = phone.subscription
  const ask = async (step: string) => (await site.get('/operator/phones', form({ step, endpoint }))).json()
  const [{ id }] = (await env.DB.prepare('select id from push_devices').all<{ id: number }>()).results as [
    { id: number },
  ]
  expect(await ask('ask')).toEqual({ bound: true, topics: ['alarms'], id, name: 'Android, Chrome' })
  const page = await (await site.get('/operator/phones')).text()
  for (const part of ['Android, Chrome', 'Hears: alarms', 'not told anything yet']) expect(page).toContain(part)
  expect(page).not.toContain(endpoint)
  expect(page).not.toContain(keys.split('.')[1])
  expect(await ask('off')).toEqual({ bound: false, topics: [] })
  expect(await ask('ask')).toEqual({ bound: false, topics: [] })
})

test('two phones of one kind are told apart by the names that were typed and by a mark; who added or removed one stands on the page', async () => {
  await env.DB.exec('delete from office_acts')
  await bind('desk', '/operator/phones', { topics: 'bookings,alarms', name: ' Desk ' })
  const other = await bind('other', '/operator/phones', { topics: '', name: 'Android, Chrome' })
  const ids = (await env.DB.prepare('select id from push_devices order by id').all<{ id: number }>()).results
  const read = async () => (await (await site.get('/operator/phones')).text()).replaceAll('<!-- -->', '')
  const page = await read()
  for (const { id } of ids) expect(page).toMatch(new RegExp(`data-phone="${id}" hidden[^>]*>\\s*· this device`))
  for (const part of ['<strong>Desk</strong>', 'Desk: told of new bookings, alarms', 'name="name"'])
    expect(page).toContain(part)
  expect(page).toContain('Android, Chrome: told of alarms that nobody answers')
  await site.get('/operator/phones', form({ step: 'off', endpoint: other.subscription.endpoint }))
  expect(await read()).toMatch(/Android, Chrome[^<]*: told nothing more/)
})

test('the office removes a phone of its own, and no other', async () => {
  const reference = await bookRide(site, { in: 60 })
  await bind('guest', `/booking/${reference}/push`)
  await bind('desk', '/operator/phones')
  for (const { id } of (await env.DB.prepare('select id from push_devices').all<{ id: number }>()).results)
    expect((await site.get(`/operator/phones/${id}/remove`, form({}))).status).toBe(303)
  expect((await env.DB.prepare('select owner from push_devices').all()).results).toEqual([{ owner: 'guest' }])
})

test('only the phone that opens the links of a driver is bound, and is forgotten with them', async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  const stranger = await service.subscribe('stranger')
  const { headers, ...rest } = on(stranger)
  const answer = await site.get(`${sheet}/push`, {
    ...rest,
    headers: { ...headers, cookie: `driver=${'x'.repeat(22)}` },
  })
  expect(answer.status).toBe(401)
  await bind('nimal', `${sheet}/push`)
  await forgetDevice(site.env, NIMAL.phone)
  expect((await env.DB.prepare('select * from push_devices').all()).results).toEqual([])
})

test.each([
  ['an address of this machine', { endpoint: 'https://127.0.0.1/send' }],
  ['no key', { p256dh: `B${'A'.repeat(86)}` }],
  ['too short a secret', { auth: 'short' }],
  ['an unknown step', { step: 'bind' }],
])('%s is refused', async (_, wrong) => {
  const reference = await bookRide(site, { in: 60 })
  const phone = await service.subscribe('guest')
  const answer = await site.get(`/booking/${reference}/push`, on(phone, wrong))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect((await env.DB.prepare('select * from push_devices').all()).results).toEqual([])
})

test('no more phones than a guest has are bound for a booking, also by many posts at once', async () => {
  const reference = await bookRide(site, { in: 60 })
  const phones = await Promise.all(Array.from({ length: 9 }, (_, i) => service.subscribe(`phone${i}`)))
  const answers = await Promise.all(phones.map((phone) => site.get(`/booking/${reference}/push`, on(phone))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(6).fill(200), ...Array(3).fill(409)])
  const bound = phones[answers.findIndex(({ status }) => status === 200)]!
  expect((await site.get(`/booking/${reference}/push`, on(bound))).status).toBe(200)
})

test('a browser with another address at its push service keeps what it was bound for', async () => {
  const old = await bind('old', '/operator/phones', { topics: 'bookings' })
  const { subscription } = await service.subscribe('new')
  const renewed = form({ old: old.subscription.endpoint, ...subscription })
  expect((await site.get('/push-renewed', renewed)).status).toBe(204)
  await site.bookTransfer(await transferToken(), { pickupdate: '2027-03-20' })
  expect(await titles()).toEqual(['new: New booking'])
})

test('a phone that was bound by the mails to a wrong address hears nothing once the office has corrected it', async () => {
  const reference = await bookRide(site, { in: 60 })
  const other = await bookRide(site, { in: 90, name: 'ben', driver: KUMAR })
  await bind('stranger', `/booking/${reference}/push`)
  await bind('ben', `/booking/${other}/push`)
  await bind('desk', '/operator/phones')
  await takeStep(site.env, reference, { step: 'contact', phone: '+44 7912 345678' })
  const bound = async () => (await env.DB.prepare('select id from push_devices').all()).results.length
  expect(await bound()).toBe(3)
  await takeStep(site.env, reference, { step: 'contact', email: 'anne@example.com' })
  expect(await bound()).toBe(2)
  await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await titles()).toEqual([])
  await tap(site, await sheetOf(site, other), 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await told()).toEqual([expect.objectContaining({ to: 'ben' })])
})

test('erasure forgets the phones of a booking, and what was told of it', async () => {
  const reference = await bookRide(site, { in: 60 })
  await bind('guest', `/booking/${reference}/push`)
  await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_PICKUP')
  const left = async () =>
    (await env.DB.prepare(
      'select (select count(*) from pushes) as pushes, (select count(*) from push_devices) as devices',
    ).first<{ pushes: number; devices: number }>())!
  expect(await left()).toEqual({ pushes: 1, devices: 1 })
  await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '30' }, new Date(Date.now() + 40 * DAY_MS))
  expect(await left()).toEqual({ pushes: 0, devices: 0 })
  const phone = await service.subscribe('again')
  expect((await site.get(`/booking/${reference}/push`, on(phone))).status).toBe(404)
})

test('without keys there is no button, no page and no binding', async () => {
  const bare = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' } as Partial<Env>)
  const reference = await bookRide(bare, { in: 60 })
  const phone = await service.subscribe('guest')
  expect((await bare.get(`/booking/${reference}/push`, on(phone))).status).toBe(404)
  expect((await bare.get('/operator/phones')).status).toBe(404)
  expect(await (await bare.get('/operator/money')).text()).not.toContain('/operator/phones')
  const [sheet, shown] = await Promise.all([
    bare.get(await sheetOf(bare, reference)),
    bare.get(`/booking/${reference}`),
  ]).then((answers) => Promise.all(answers.map((answer) => answer.text())))
  expect(sheet).not.toContain('push-buttons')
  expect(shown).not.toContain('pushKey')
  expect(await (await site.get(`/booking/${reference}`)).text()).toContain(keys.split('.')[0])
  expect(await (await site.get(await sheetOf(site, reference))).text()).toContain('push-buttons')
})

test('nobody is asked to allow messages for a ride to which nobody sets out any more', async () => {
  const offered = async (reference: string) =>
    (await (await site.get(`/booking/${reference}`)).text()).includes(keys.split('.')[0]!)
  const booked = async (name: string) => bookRide(site, { in: 70, name })
  const [missed, cancelled, unanswered] = [await booked('ann'), await booked('ben'), await booked('eve')]
  for (const each of [missed, cancelled, unanswered]) expect(await offered(each)).toBe(true)
  await takeStep(site.env, cancelled, { step: 'cancel' })
  for (const step of ['cancel', 'reopen'] as const) await takeStep(site.env, unanswered, { step })
  expect([await offered(cancelled), await offered(unanswered)]).toEqual([false, true])
  pass(101)
  await takeStep(site.env, missed, { step: 'no-show', insists: true })
  for (const each of [missed, cancelled, unanswered]) expect(await offered(each)).toBe(false)
})

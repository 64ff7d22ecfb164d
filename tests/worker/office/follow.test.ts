/** Now, Today and a driver's pages follow: what a question costs while nothing has changed, and what they show and ring at. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { listDrivers, driverDayCode, openDriverDay, saveDriver } from '#worker/lists/drivers.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { answerAlarm, openAlarms } from '#worker/alarms/alarms.ts'
import { countingDatabase, openLink, removeBookings, testSite } from '../bookings/booking-site.ts'
import { bookRide, KUMAR, NIMAL, pass, say, sheetOf, startInTheMorning, tap, WITHOUT_LIMITS } from '../day/day-site.ts'

const { DB, statements } = countingDatabase()
const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes', DB } as never)
startInTheMorning()
beforeEach(() => removeBookings('driver_days', 'drivers'))

const AIRPORT = 'Colombo Bandaranaike International Airport'

/** As the page's script asks. */
async function follow(path: string, tag: string | null = null) {
  const before = statements().length
  const answer = await site.get(path, tag === null ? {} : { headers: { 'if-none-match': tag } })
  const text = await answer.text()
  const said = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1]?.replaceAll('&quot;', '"') ?? null
  return { status: answer.status, text, tag: said('tag'), rings: said('rings'), asked: statements().length - before }
}

async function dayOfNimal(): Promise<string> {
  await saveDriver(site.env, { name: NIMAL.name, phone: NIMAL.phone, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
  const [driver] = await listDrivers(site.env)
  await openDriverDay(site.env, driver!, '2027-03-01', false)
  return openLink(site, `/driver/day/${await driverDayCode(site.env, driver!.id, '2027-03-01')}`, NIMAL.phone)
}

test('an unchanged page is asked for by one question, and is another one after any change and in the next minute', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  for (const path of [
    '/operator',
    '/operator/now?page=0',
    '/operator/today',
    sheet,
    `${sheet}?part`,
    await dayOfNimal(),
  ]) {
    const first = await follow(path)
    expect([path, first.status]).toEqual([path, 200])
    expect(first.tag).toMatch(/^"\d+-\d+"$/)
    expect(await follow(path, first.tag)).toMatchObject({ status: 304, text: '', asked: 1 })
    await takeStep(site.env, reference, { step: 'note', text: 'A note' })
    const second = await follow(path, first.tag)
    expect(second.status).toBe(200)
    expect((await follow(path, second.tag)).status).toBe(304)
    pass(1)
    expect((await follow(path, second.tag)).status).toBe(200)
  }
})

test('a link that is closed, or asks for the number, is not taken for unchanged', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const { tag } = await follow(sheet)
  await takeStep(site.env, reference, { step: 'cancel' })
  expect((await follow(`${sheet}?part`, tag)).status).toBe(404)
  expect((await follow('/driver/nobody', tag)).status).toBe(404)
})

test('a phone may keep what it shows without a network, and neither a closed link nor the question for a number', async () => {
  const reference = await bookRide(site, { in: 60 })
  const kept = async (path: string) => (await site.get(path)).headers.get('x-opens-offline')
  const { driver_code: code } = (await env.DB.prepare('select driver_code from rides').first<{
    driver_code: string
  }>())!
  await env.DB.prepare('delete from driver_devices').run()
  expect(await kept(`/driver/${code}`)).toBeNull()
  const sheet = await sheetOf(site, reference)
  expect([await kept(sheet), await kept(await dayOfNimal())]).toEqual(['yes', 'yes'])
  await takeStep(site.env, reference, { step: 'cancel' })
  expect(await kept(sheet)).toBeNull()
})

test('late rides and what guests say stand on Now, until the guest is on board', async () => {
  const late = await bookRide(site, { in: 10 })
  const asks = await bookRide(site, { in: 200, name: 'ben', pickup: AIRPORT, driver: KUMAR })
  const calm = await bookRide(site, { in: 600, name: 'cat' })
  pass(25)
  await say(site, asks, 'flight-late', { time: '11:10' })
  const sections = async () => {
    const { text } = await follow('/operator')
    const of = (id: string) => new RegExp(`<section id="${id}">(.*?)</section>`, 's').exec(text)?.[1] ?? ''
    return { late: of('late'), asking: of('asking'), others: of('others') }
  }
  const before = await sections()
  expect(before.late).toContain('LATE AT THE PICKUP')
  expect([before.late.includes(late), before.late.includes(asks)]).toEqual([true, false])
  expect(before.asking).toContain('guest: My flight is late: it lands at 11:10')
  expect([late, asks, calm].map((each) => before.others.includes(each))).toEqual([false, false, true])
  const sheet = await sheetOf(site, asks)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  expect((await sections()).asking).toContain(asks)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  expect((await sections()).asking).toBe('')
})

test('the office rings at a new booking and at an alarm that nobody sees to, and at no own act', async () => {
  const first = await bookRide(site, { in: 60 })
  expect((await follow('/operator')).rings).toBe(`booked/${first}`)
  await takeStep(site.env, first, { step: 'note', text: 'A note' })
  expect((await follow('/operator/today')).rings).toBe(`booked/${first}`)
  await say(site, first, 'cannot-find-you')
  const [alarm] = await openAlarms(site.env)
  expect((await follow('/operator')).rings).toBe(`booked/${first} alarm/${alarm!.id}`)
  await answerAlarm(site.env, alarm!.id, '', new Date())
  expect((await follow('/operator')).rings).toBe(`booked/${first}`)
  // One that this person enters.
  await env.DB.prepare(
    "insert into booking_history (booking_number, version, step, actor, who, detail) select number, 99, 'telephone', 'operator', '', '' from bookings",
  ).run()
  expect((await follow('/operator')).rings).toBe('')
})

test("the driver's pages ring at another form of a ride and at a guest's word, which the day shows, too, and at no own tap", async () => {
  const reference = await bookRide(site, { in: 60, pickup: AIRPORT })
  const [sheet, day] = [await sheetOf(site, reference), await dayOfNimal()]
  const rings = async () => [(await follow(sheet)).rings, (await follow(day)).rings]
  const before = await rings()
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await rings()).toEqual(before)
  await say(site, reference, 'flight-late', { time: '09:10' })
  const after = await rings()
  for (const [i, names] of after.entries()) expect(names).toMatch(new RegExp(`^${before[i]!.replaceAll('/', '\\/')} `))
  for (const path of [sheet, day]) expect((await follow(path)).text).toContain('it lands at 09:10')
  await takeStep(site.env, reference, { step: 'change', time: '09:00' })
  for (const [i, names] of (await rings()).entries()) expect(names).not.toContain(before[i])
})

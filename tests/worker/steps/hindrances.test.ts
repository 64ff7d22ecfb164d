/** A driver or a car that is given two rides at once, is off, or is too small: who says so, and what whoever insists leaves behind. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { hindranceWords } from '#domain/bookings/driver/hindrances.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { bookingWithHistory, listBookings, listConcerned } from '#worker/lists/booking-list.ts'
import { choicesFor } from '#worker/lists/driver-choices.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings, returnTripDetails, transferToken } from '../bookings/booking-site.ts'
import { book, see, send, site } from '../office/office-site.ts'

const NIMAL = { name: 'Nimal Perera', phone: '+94771234567', cars: [{ car: 'CAB-1234, white Prius', seats: 3 }] }
const KAMAL = { name: 'Kamal Silva', phone: '+94771234568', cars: [{ car: 'NA-5678, van', seats: 8 }] }
const named = ({ name, phone, cars: [car] }: typeof NIMAL) => ({ name, phone, car: car!.car })
const BY_NIMAL: Step = { step: 'driver', driver: named(NIMAL) }
const ELEVEN_DAYS = sriLankaTime(new Date(Date.now() + 11 * DAY_MS)).date

beforeEach(async () => {
  await removeBookings('days_off', 'blocked_days', 'driver_cars', 'driver_days', 'drivers', 'cars')
  for (const driver of [NIMAL, KAMAL]) await saveDriver(site.env, driver, null)
})

const found = async (reference: string) => (await bookingWithHistory(site.env, reference))!

/** A confirmed ride from Colombo to Kandy, which takes three hours. */
async function confirmed(pickuptime: string, change: object = {}): Promise<string> {
  const reference = await book({ pickupdate: inTenDays, pickuptime, ...change })
  await takeStep(site.env, reference, { step: 'confirm' })
  return reference
}

async function givenTo(step: Step, ...times: readonly string[]) {
  const references: string[] = []
  for (const time of times) {
    const reference = await confirmed(time)
    await takeStep(site.env, reference, step)
    references.push(reference)
  }
  return references
}

const refusal = (reference: string, step: Step) => takeStep(site.env, reference, step).then(() => 'done', String)
const codes = async (reference: string) =>
  (await found(reference)).booking.hindrances.map(
    ({ code, isInsistedOn }) => `${code}${isInsistedOn ? ' (insisted)' : ''}`,
  )
const inHand = async () => (await listConcerned(site.env, new Date())).bookings.map(({ reference }) => reference)

async function off(firstDay: string, lastDay: string | null) {
  const [driver] = (await listDrivers(site.env)).filter(({ name }) => name === NIMAL.name)
  await env.DB.prepare("insert into days_off (driver_id, first_day, last_day, reason) values (?, ?, ?, 'sick')")
    .bind(driver!.id, firstDay, lastDay)
    .run()
}

describe('assigning', () => {
  test('two rides at once is refused until somebody insists, who stands in the history with what it is', async () => {
    const [first] = await givenTo(BY_NIMAL, '08:00')
    const next = await confirmed('09:00')
    expect(await refusal(next, BY_NIMAL)).toContain(`Nimal Perera drives ${first} until 14`)
    expect((await found(next)).booking.driverName).toBeNull()
    await takeStep(site.env, next, { ...BY_NIMAL, insists: true }, { who: 'ann@example.com' })
    const { booking, happened } = await found(next)
    expect(booking.driverName).toBe('Nimal Perera')
    expect(happened.at(-1)!.words).toMatch(
      new RegExp(
        `^driver named by ann@example.com: Nimal Perera, .*; all the same, though Nimal Perera drives ${first}`,
      ),
    )
    expect(await codes(next)).toEqual(['two-rides (insisted)'])
    expect(await codes(first!)).toEqual(['two-rides (insisted)'])
    expect(await inHand()).toEqual([])
  })

  test('nothing is said of a ride that can be reached, and no history is longer for an option that was not needed', async () => {
    await givenTo(BY_NIMAL, '06:00')
    const later = await confirmed('16:00')
    await takeStep(site.env, later, { ...BY_NIMAL, insists: true })
    expect((await found(later)).happened.at(-1)!.words).not.toContain('all the same')
  })

  test('a car that another driver has then, one with too few seats, and a driver who is off', async () => {
    const [first] = await givenTo(BY_NIMAL, '08:00')
    const next = await confirmed('08:30', { passengers: 4 })
    const driver = { ...named(KAMAL), car: 'cab 1234' }
    const refused = await refusal(next, { step: 'driver', driver })
    expect(refused).toContain(`cab 1234 is on ${first} until`)
    expect(refused).toContain('cab 1234 seats 3, and they are 4')
    await off(ELEVEN_DAYS, null)
    const day = await confirmed('08:00', { pickupdate: ELEVEN_DAYS })
    expect(await refusal(day, BY_NIMAL)).toContain('Nimal Perera does not drive then (sick, until further notice)')
    expect(await refusal(day, { step: 'driver', driver: named(KAMAL) })).toBe('done')
  })

  test('a car of a smaller class than the guest booked since', async () => {
    const [reference] = await givenTo(BY_NIMAL, '08:00')
    await env.DB.prepare("update cars set vehicle = 'mini' where plate = 'CAB-1234'").run()
    const larger: Step = { step: 'change', corrected: 'van', price: 'keep', isCarHired: true }
    expect(await refusal(reference!, larger)).toContain('CAB-1234 is a Mini Car: smaller than what the guest booked')
    await env.DB.prepare("update rides set vehicle = 'van'").run()
    expect([await codes(reference!), await inHand()]).toEqual([['car-too-small'], [reference]])
  })

  test('a car that is kept for another ride, which has no driver yet', async () => {
    const first = await confirmed('08:00')
    await env.DB.prepare(
      `update rides set car_state = 'held', car_id = (select id from cars where plate = 'CAB-1234')
       where booking_number = (select number from bookings where reference = ?)`,
    )
      .bind(first)
      .run()
    const next = await confirmed('09:00')
    expect(await refusal(next, BY_NIMAL)).toContain(`CAB-1234 is kept for ${first} until`)
    const free = (await choicesFor(site.env, await found(next))).filter(({ hindrances }) => hindrances.length === 0)
    expect(free.map(({ driver }) => driver.name)).toEqual(['Kamal Silva'])
    expect(await inHand()).toEqual([])
    await off(inTenDays, null)
    expect(await codes(first)).toEqual(['car-blocked'])
    expect(await inHand()).toEqual([first])
    await env.DB.prepare('delete from days_off').run()
    expect(await refusal(first, BY_NIMAL)).toBe('done')
    expect(await inHand()).toEqual([])
  })

  test('all rides of a booking that one driver cannot take names each two once', async () => {
    const details = await returnTripDetails({ change: { pickupdate: inTenDays, pickuptime: '10:00' } })
    const answer = await site.bookTransfer(await transferToken(), { ...details, pickupdate: inTenDays })
    const { reference } = await answer.json<{ reference: string }>()
    await takeStep(site.env, reference, { step: 'confirm' })
    const refused = await refusal(reference, BY_NIMAL)
    expect(refused.match(/Nimal Perera drives/g)).toHaveLength(1)
    await takeStep(site.env, reference, { ...BY_NIMAL, insists: true })
    expect((await found(reference)).rides.map(({ driverName }) => driverName)).toEqual(['Nimal Perera', 'Nimal Perera'])
  })

  test('a ride that is over is not looked at', async () => {
    const reference = await confirmed('08:00')
    await env.DB.prepare("update rides set pickup_date = '2026-01-01', travelers = 9").run()
    expect(await refusal(reference, BY_NIMAL)).toBe('done')
  })
})

describe('another time or party by the office', () => {
  test('is refused where the driver cannot take it, until somebody insists', async () => {
    const [first, later] = await givenTo(BY_NIMAL, '06:00', '16:00')
    const change = { step: 'change', time: '09:00' } as const
    expect(await refusal(later!, change)).toContain(`Nimal Perera drives ${first} until`)
    await takeStep(site.env, later!, { ...change, insists: true })
    expect(await codes(later!)).toEqual(['two-rides (insisted)'])
    // What was insisted on is not asked again; what is new is.
    expect(await refusal(later!, { step: 'change', notes: { travelers: '2' } })).toBe('done')
    expect(await refusal(later!, { step: 'change', notes: { travelers: '4' } })).toBe(
      'Error: CAB-1234 seats 3, and they are 4. If it is to be so all the same, say so below.',
    )
    expect(await refusal(later!, { step: 'change', notes: { details: 'Room 12' } })).toBe('done')
  })
})

describe('what came about without a step', () => {
  /** A day off that is entered later. */
  test('needs a hand, is said in lists, on the day and its strip, in print and the mail of the evening, and goes with another driver', async () => {
    const [reference] = await givenTo(BY_NIMAL, '08:00')
    expect(await inHand()).toEqual([])
    await off(inTenDays, inTenDays)
    expect(await inHand()).toEqual([reference])
    const words = 'THE DRIVER IS OFF THAT DAY: Nimal Perera does not drive then (sick'
    for (const path of ['', `/booking/${reference}`, `/day/${inTenDays}`, '/later', `/find?text=${reference}`])
      expect((await see(path)).text, path).toContain(words)
    expect((await composeOverview(site.env, inTenDays, new Date())).text).toContain(words)
    const { text } = await see(`/day/${inTenDays}`)
    // Also on paper.
    expect(text).toMatch(/<span class="bad"><br\/?>THE DRIVER IS OFF THAT DAY/)
    expect(text).toMatch(/aria-current="page" aria-label="[^"]*, a driver or car that does not fit"/)
    expect((await see(`/later?month=${inTenDays.slice(0, 7)}`)).text).toContain(
      '1 pickup, a driver or car that does not fit',
    )
    await takeStep(site.env, reference!, { step: 'driver', driver: named(KAMAL) })
    expect((await found(reference!)).booking.concerns).toEqual(['tell-driver'])
    expect((await see(`/day/${inTenDays}`)).text).not.toContain('does not fit')
  })

  test("stands on the page of the driver's day", async () => {
    const [reference] = await givenTo(BY_NIMAL, '08:00')
    const { id } = (await listDrivers(site.env)).find(({ name }) => name === NIMAL.name)!
    const seen = async () => (await see(`/drivers/${id}?day=${inTenDays}`)).text
    expect(await seen()).not.toContain('drives')
    const next = await confirmed('09:00')
    await takeStep(site.env, next, { ...BY_NIMAL, insists: true })
    expect(await seen()).toContain(`All the same: Nimal Perera drives ${reference} until`)
    await off(inTenDays, inTenDays)
    expect(await seen()).toContain('<span class="bad">Nimal Perera does not drive then')
  })

  test('stands on the board of today', async () => {
    const today = sriLankaTime(new Date()).date
    const [reference] = await givenTo(BY_NIMAL, '08:00')
    await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(today, '23:59').run()
    await off(today, today)
    expect((await listBookings(site.env, 'today')).map(({ concerns }) => concerns)).toEqual([['driver-off']])
    const { text } = await see('/today')
    expect(text).toContain('THE DRIVER IS OFF THAT DAY')
    expect(text).toContain(reference)
    await sendDueMail(site.env)
  })
})

describe('on the page', () => {
  const assign = async (reference: string, fields: Readonly<Record<string, string>>) => {
    const { booking } = await found(reference)
    return send(`/booking/${reference}`, { step: 'driver', version: String(booking.version), ...fields })
  }
  const choices = async (reference: string) => choicesFor(site.env, await found(reference))

  test('whoever chooses a busy driver is asked once, with a tick for that driver and car alone', async () => {
    const [first] = await givenTo(BY_NIMAL, '08:00')
    const next = await confirmed('09:00')
    const [kamal, nimal] = await choices(next)
    expect((await see(`/booking/${next}/driver`)).text).not.toContain('name="insist"')
    const refused = await assign(next, { listed: nimal!.value })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`Not done. Nimal Perera drives ${first} until`)
    const tick = /name="insist"[^>]*value="([^"]*)"/.exec(refused.text)![1]!
    expect(tick).toBe('+94771234567 CAB1234')
    expect(refused.text).toContain(`checked="" value="${nimal!.value}"`)
    // Another choice is asked anew.
    await off(inTenDays, null)
    await env.DB.prepare('update days_off set driver_id = ?').bind(kamal!.driver.id).run()
    expect((await assign(next, { listed: kamal!.value, insist: tick })).status).toBe(409)
    expect((await assign(next, { listed: nimal!.value, insist: 'yes' })).status).toBe(409)
    expect((await assign(next, { listed: nimal!.value, insist: tick })).status).toBe(303)
    expect((await see(`/booking/${next}`)).text).toContain(`All the same: Nimal Perera drives ${first}`)
  })

  test.each(['', 'yes'])(
    'that was opened before somebody else gave the ride away changes nothing, for all: "%s"',
    async (all) => {
      const reference = await book(await returnTripDetails())
      await takeStep(site.env, reference, { step: 'confirm' }, { isForAll: true })
      const { version } = (await found(reference)).rides[0]!
      const give = async (driver: typeof NIMAL) => {
        const [choice] = (await choices(reference)).filter(({ driver: { name } }) => name === driver.name)
        return act({ step: 'driver', listed: choice!.value })
      }
      const act = (fields: Readonly<Record<string, string>>) =>
        send(`/booking/${reference}?ride=1`, { version: String(version), ...(all && { all }), ...fields })
      expect((await give(NIMAL)).status).toBe(303)
      const stale = await give(KAMAL)
      expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('changed')])
      for (const step of ['confirm', 'cancel']) expect((await act({ step })).status, step).toBe(409)
      const { driverName, status } = (await found(reference)).rides[0]!
      expect([driverName, status]).toEqual([NIMAL.name, 'confirmed'])
    },
  )

  test('a moved ride is asked once, with a tick for that time alone', async () => {
    const [, later] = await givenTo(BY_NIMAL, '06:00', '16:00')
    const change = async (fields: Readonly<Record<string, string>>) => {
      const { booking } = await found(later!)
      return send(`/booking/${later}`, {
        step: 'change',
        version: String(booking.version),
        date: inTenDays,
        movedPrice: 'keep',
        ...fields,
      })
    }
    const refused = await change({ time: '09:00' })
    expect(refused.status).toBe(409)
    const tick = /name="insist"[^>]*value="([^"]*)"/.exec(refused.text)![1]!
    expect((await change({ time: '09:15', insist: tick })).status).toBe(409)
    expect((await change({ time: '09:00', insist: tick })).status).toBe(303)
  })

  test('the choice says what each drives that week, what fits first, then the kept car, then a language, then few hours', async () => {
    await givenTo(BY_NIMAL, '06:00')
    const reference = await confirmed('16:00')
    const names = async () => (await choices(reference)).map(({ driver }) => driver.name)
    expect(await names()).toEqual(['Kamal Silva', 'Nimal Perera'])
    const { text } = await see(`/booking/${reference}/driver`)
    expect(text).toContain('That week: 1 ride, 3 h, 116 km')
    expect(text).toContain('That week: no rides')
    await env.DB.prepare("update bookings set language = 'de'").run()
    await env.DB.prepare(`update drivers set languages = '["de"]' where name = 'Nimal Perera'`).run()
    expect(await names()).toEqual(['Nimal Perera', 'Kamal Silva'])
    expect((await see(`/booking/${reference}/driver`)).text).toContain('speaks German')
    const [car] = (await listDrivers(site.env))[0]!.cars
    await env.DB.prepare(
      "update rides set car_id = ?, car_state = 'held' where booking_number = (select number from bookings where reference = ?)",
    )
      .bind(car!.id, reference)
      .run()
    expect(await names()).toEqual(['Kamal Silva', 'Nimal Perera'])
    expect((await see(`/booking/${reference}/driver`)).text).toContain('kept for this ride')
    await env.DB.prepare("update cars set vehicle = 'mini' where plate = 'NA-5678'").run()
    await env.DB.prepare("update rides set vehicle = 'van'").run()
    expect(await names()).toEqual(['Nimal Perera', 'Kamal Silva'])
    const smaller = 'NA-5678 is a Mini Car: smaller than what the guest booked'
    expect((await see(`/booking/${reference}/driver`)).text).toContain(smaller)
    await env.DB.prepare('update cars set vehicle = null').run()
    const licence = (until: string) => env.DB.prepare('update drivers set licence_until = ?').bind(until).run()
    await licence(inTenDays)
    expect((await choices(reference)).flatMap(({ hindrances }) => hindrances)).toEqual([])
    await licence('2026-01-01')
    expect((await see(`/booking/${reference}/driver`)).text).toContain('(the driving licence has run out,')
    await env.DB.prepare('update drivers set licence_until = null').run()
    await off(inTenDays, inTenDays)
    expect((await choices(reference)).at(-1)!.hindrances.map(({ code }) => code)).toEqual(['driver-off'])
    await env.DB.prepare(`update cars set papers = '[{"name":"Insurance","until":"2026-01-01"}]' where id = ?`)
      .bind(car!.id)
      .run()
    await env.DB.prepare("insert into blocked_days (first_day, last_day, why) values (?, ?, 'an election')")
      .bind(inTenDays, inTenDays)
      .run()
    const said = (await choices(reference)).map(({ hindrances }) => hindrances.map(hindranceWords).join(' and '))
    expect(said.filter((words) => words.includes('an election'))).toHaveLength(said.length)
    expect((await see(`/booking/${reference}/driver`)).text).toContain('an election')
  })
})

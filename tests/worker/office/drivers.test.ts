/** The list of drivers: choosing one who is free, a day as one link, cash week by week. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { mondayOf } from '#domain/bookings/money/driver-account.ts'
import { DRIVER_LANGUAGES, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { driverChoices } from '#worker/lists/driver-choices.ts'
import { noteLanguage } from '#worker/lists/driver-links.ts'
import { cashOfDrivers, driverDayCode, findDriverDay, listDrivers } from '#worker/lists/drivers.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { noteTold } from '#worker/steps/drivers-to-tell.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, openLink, returnTripDetails, tomorrow, removeBookings } from '../bookings/booking-site.ts'
import { book, see, send, site } from './office-site.ts'

const NIMAL = { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1234, white Prius, 3\nNA-5678, van, 8' }
const KAMAL = { name: 'Kamal Silva', phone: '077 123 4568', cars: 'CAR-1, 3' }

beforeEach(() => removeBookings('driver_days', 'drivers', 'cars'))

/** What a form sends for a driver with one of their cars. */
const choiceOf = ({ id, cars }: KeptDriver, car = 0) => `${id}/${cars[car]!.id}`

async function keepBoth() {
  for (const driver of [NIMAL, KAMAL]) expect((await send('/drivers', driver)).status).toBe(303)
  return listDrivers(site.env)
}

/** A confirmed ride from Colombo to Kandy, which takes three hours. */
async function confirmed(pickuptime: string, pickupdate: string = inTenDays, change: object = {}): Promise<string> {
  const reference = await book({ pickuptime, pickupdate, ...change })
  await takeStep(site.env, reference, { step: 'confirm' })
  return reference
}

const assign = async (reference: string, fields: Readonly<Record<string, string>>) => {
  const { booking } = (await bookingWithHistory(site.env, reference))!
  return send(`/booking/${reference}`, { step: 'driver', version: String(booking.version), ...fields })
}

/** What a printer leaves out. */
const onPaper = (text: string) =>
  new HTMLRewriter()
    .on('nav, .actions, .search, .no-paper, head', { element: (part) => void part.remove() })
    .transform(new Response(text))
    .text()

const driverOf = async (reference: string) => {
  const [{ driverName, driverPhone, driverCar }] = (await findBooking(site.env, reference))!.booking.rides
  return { driverName, driverPhone, driverCar }
}

const sampleDriver = { name: 'A driver', phone: '', car: 'CAB-1' }
const sample = { driverName: 'Nimal Perera', driverPhone: '+94771234567', driverCar: 'NA-5678, van' }

describe('the list', () => {
  test('is kept, changed and shortened', async () => {
    const [kamal, nimal] = await keepBoth()
    expect((await see('/drivers')).text).toContain('CAB-1234, white Prius (3) · NA-5678, van (8)')
    const change = { ...KAMAL, id: String(kamal!.id), name: 'Kamal de Silva' }
    expect((await send('/drivers', change)).status).toBe(303)
    const taken = await send('/drivers', { ...change, phone: NIMAL.phone })
    expect(taken.status).toBe(409)
    expect(taken.text).toContain('Another driver has this phone number.')
    expect(taken.text).toContain('value="Kamal de Silva"')
    expect((await send(`/drivers/${nimal!.id}/remove`, {})).status).toBe(303)
    expect((await listDrivers(site.env)).map(({ name }) => name)).toEqual(['Kamal de Silva'])
  })

  test('has each car once, however its plate is typed, and whoever drives it', async () => {
    const cars = 'cab-1234, silver Prius, 4'
    expect((await send('/drivers', { ...NIMAL, cars: 'CAB-1234, white Prius, 3' })).status).toBe(303)
    expect((await send('/drivers', { ...KAMAL, cars })).status).toBe(303)
    const [kamal, nimal] = await listDrivers(site.env)
    expect(kamal!.cars).toMatchObject([{ car: 'CAB-1234, silver Prius', seats: 4, vehicle: null }])
    expect(nimal!.cars).toEqual(kamal!.cars)
    // A car that a driver no longer drives stays with the other one.
    expect((await send('/drivers', { ...KAMAL, id: String(kamal!.id) })).status).toBe(303)
    const shown = (await listDrivers(site.env)).map((driver) => driver.cars.map(({ plate }) => plate))
    expect(shown).toEqual([['CAR-1'], ['CAB-1234']])
  })

  test('takes no form of another site, and nothing that cannot be', async () => {
    expect((await send('/drivers', NIMAL, null)).status).toBe(403)
    for (const wrong of [
      { ...NIMAL, phone: '1' },
      { ...NIMAL, cars: 'CAB' },
    ])
      expect((await send('/drivers', wrong)).status).toBe(409)
    expect((await send('/drivers', { ...NIMAL, cars: 'x'.repeat(2000) })).status).toBe(400)
    for (const path of ['/drivers/9', '/drivers/x', '/drivers/99999999999'])
      expect((await see(path)).status, path).toBe(404)
    expect(await listDrivers(site.env)).toEqual([])
  })
})

describe('assigning', () => {
  test('is a choice from the list, and anybody else is typed', async () => {
    const [, nimal] = await keepBoth()
    const reference = await confirmed('09:30')
    expect((await see(`/booking/${reference}/driver`)).text).toContain(`value="${choiceOf(nimal!, 1)}"`)
    expect((await assign(reference, { listed: choiceOf(nimal!, 1), name: '' })).status).toBe(303)
    expect(await driverOf(reference)).toEqual(sample)
    expect((await assign(reference, { listed: '', name: 'Sunil', phone: '077 123 4599', car: 'X-1' })).status).toBe(303)
    expect(await driverOf(reference)).toMatchObject({ driverName: 'Sunil' })
    for (const listed of [`${nimal!.id}/999`, `99/${nimal!.cars[0]!.id}`, 'x', `${choiceOf(nimal!)} or 1`]) {
      const answer = await assign(reference, { listed })
      expect(answer.status, listed).toBe(409)
      expect(answer.text).toContain('no longer on the list')
    }
  })

  test('says who is free then, with the way between two rides', async () => {
    const [, nimal] = await keepBoth()
    const first = await confirmed('08:00')
    await assign(first, { listed: choiceOf(nimal!) })
    // In Kandy at 11:00; the way back to Colombo takes some three hours more.
    for (const [time, isFree] of [
      ['11:30', false],
      ['17:00', true],
    ] as const) {
      const { booking } = (await bookingWithHistory(site.env, await confirmed(time)))!
      const choices = await driverChoices(site.env, [booking])
      const ofNimal = choices.filter(({ driver }) => driver.name === NIMAL.name)
      expect(ofNimal.map(({ hindrances }) => hindrances.length === 0)).toEqual([isFree, isFree])
      // Whoever is free stands first.
      expect(choices[0]!.hindrances).toEqual([])
      const { text } = await see(`/booking/${booking.reference}/driver`)
      expect(text.includes(`Nimal Perera drives ${first} until`)).toBe(!isFree)
    }
    // A ride is no reason against itself, and a cancelled one keeps nobody.
    const again = (await bookingWithHistory(site.env, first))!.booking
    const areAllFree = async () =>
      (await driverChoices(site.env, [again])).every(({ hindrances }) => hindrances.length === 0)
    expect(await areAllFree()).toBe(true)
    const beside = await confirmed('08:30')
    await assign(beside, { listed: choiceOf(nimal!), insist: '+94771234567 CAB1234' })
    expect(await areAllFree()).toBe(false)
    await takeStep(site.env, beside, { step: 'cancel' })
    expect(await areAllFree()).toBe(true)
  })

  test('marks a car that is too small', async () => {
    await keepBoth()
    const reference = await confirmed('09:30', inTenDays, { passengers: 5 })
    expect((await see(`/booking/${reference}/driver`)).text.match(/seats 3, and they are 5/g)).toHaveLength(2)
  })
})

describe("a driver's day", () => {
  async function ofNimal() {
    const [kamal, nimal] = await keepBoth()
    const [mine, others, later] = [
      await confirmed('09:30', tomorrow),
      await confirmed('10:30', tomorrow, { email: 'other@example.com' }),
      await confirmed('10:30', inTenDays, { email: 'third@example.com' }),
    ]
    await assign(mine, { listed: choiceOf(nimal!) })
    await assign(others, { listed: choiceOf(kamal!) })
    await assign(later, { listed: choiceOf(nimal!) })
    return { nimal: nimal!, mine, others, later }
  }
  const open = async (code: string) => site.get(await openLink(site, `/driver/day/${code}`, NIMAL.phone))

  test('ends at midnight, and the office reads what is driven after it', async () => {
    const [, nimal] = await keepBoth()
    const eve = sriLankaTime(new Date(Date.now() + 9 * DAY_MS)).date
    const [night, morning] = [
      await confirmed('00:40', inTenDays),
      await confirmed('07:40', inTenDays, { email: 'other@example.com' }),
    ]
    for (const reference of [night, morning]) await assign(reference, { listed: choiceOf(nimal!) })
    const { text } = await see(`/drivers/${nimal!.id}?day=${eve}`)
    expect(text).toContain('After midnight, on')
    expect(text).toContain(`<strong>00:40</strong> <a href="/operator/booking/${night}">Colombo`)
    expect(text).toContain(`?day=${inTenDays}"`)
    expect(text).not.toContain('in the link to this day')
    expect(text).not.toContain('>07:40<')
    expect((await see(`/drivers/${nimal!.id}?day=${inTenDays}`)).text).not.toContain('After midnight')
  })

  test('is printed with guest, phone, flight and what to collect, and without the forms', async () => {
    const [, nimal] = await keepBoth()
    const abroad = { flight: 'UL505', phone: '+44 7911 123456' }
    const [paid, unpaid, resident] = [
      await confirmed('04:30', tomorrow, abroad),
      await confirmed('11:30', tomorrow, { ...abroad, email: 'second@example.com' }),
      await confirmed('18:30', tomorrow, { phone: '077 999 1234', phonecountry: 'LK', email: 'third@example.com' }),
    ]
    for (const reference of [paid, unpaid, resident]) await assign(reference, { listed: choiceOf(nimal!) })
    await takeStep(site.env, paid, { step: 'paid' })
    const paper = await onPaper((await see(`/drivers/${nimal!.id}?day=${tomorrow}`)).text)
    for (const words of [
      '04:30',
      '11:30',
      '18:30',
      'UL505',
      '+447911123456',
      'paid',
      'collect USD 74 or LKR 21,480',
      'collect LKR 21,480',
    ])
      expect(paper).toContain(words)
    expect(paper.match(/UL505/g)).toHaveLength(2)
    for (const words of ['The entry', 'Driving licence', 'Days off', 'sick from now on', 'A photo', 'Remove from'])
      expect(paper).not.toContain(words)
  })

  test('leads the office to each of its rides', async () => {
    const [, nimal] = await keepBoth()
    const [alone, two] = [
      await confirmed('09:30', tomorrow),
      await confirmed('18:30', tomorrow, {
        ...(await returnTripDetails()),
        pickupdate: tomorrow,
        email: 'other@example.com',
      }),
    ]
    await assign(alone, { listed: choiceOf(nimal!) })
    await takeStep(site.env, `${two}/1`, { step: 'driver', driver: { ...sampleDriver, phone: nimal!.phone } })
    const { text } = await see(`/drivers/${nimal!.id}?day=${tomorrow}`)
    for (const [time, ride] of [
      ['09:30', alone],
      ['18:30', `${two}?ride=1`],
    ])
      expect(text).toContain(`<strong>${time}</strong> <a href="/operator/booking/${ride}">`)
  })

  test.each(DRIVER_LANGUAGES)('tells its driver what comes after midnight, in %s', async (language) => {
    const [, nimal] = await keepBoth()
    const eve = sriLankaTime(new Date(Date.now() + 9 * DAY_MS)).date
    const [late, night, morning] = [
      await confirmed('15:00', eve),
      await confirmed('00:40', inTenDays, { email: 'other@example.com' }),
      await confirmed('07:40', inTenDays, { email: 'third@example.com' }),
    ]
    for (const reference of [late, night, morning])
      await takeStep(site.env, reference, { step: 'driver', driver: { ...sampleDriver, phone: nimal!.phone } })
    await send(`/drivers/${nimal!.id}/day`, { day: eve })
    expect((await see(`/drivers/${nimal!.id}?day=${eve}`)).text).toContain('named in the link to this day')
    const code = (await driverDayCode(site.env, nimal!.id, eve))!
    await openLink(site, `/driver/day/${code}`, NIMAL.phone)
    await noteLanguage(site.env, nimal!.phone, language, new Date())
    const text = await (await open(code)).text()
    await env.DB.prepare("update rides set driver_answer = 'cannot' where pickup_time = '00:40'").run()
    const declined = (await see(`/drivers/${nimal!.id}?day=${eve}`)).text
    expect([declined.includes('After midnight, on'), declined.includes('named in the link')]).toEqual([true, false])
    await env.DB.prepare('update rides set driver_answer = null').run()
    const [, after = ''] = text.split(`<h2>${(await driverTexts(language)).afterMidnight}</h2>`)
    const codeOf = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0].driverCode
    expect(after).toContain('<span class="time">00:40</span>')
    // When, where and its sheet: nothing of its guest.
    expect(after).toContain(`href="/driver/${await codeOf(night)}"`)
    expect(after.match(/href="tel:/g)).toHaveLength(1)
    expect(text).not.toContain('>07:40<')
    expect(text).not.toContain(await codeOf(morning))
    // One whose sheet is closed is not named, as by day.
    const booking = "number = (select booking_number from rides where pickup_time = '00:40')"
    await env.DB.prepare(`update bookings set erased_at = ? where ${booking}`).bind(new Date().toISOString()).run()
    expect(await (await open(code)).text()).not.toContain('>00:40<')
    await env.DB.prepare(`update bookings set erased_at = null where ${booking}`).run()
    // A ride that the driver cannot drive is the office's.
    await env.DB.prepare("update rides set driver_answer = 'cannot' where pickup_time = '00:40'").run()
    expect(await (await open(code)).text()).not.toContain('>00:40<')
  })

  test('is one link to the rides of that driver and day alone', async () => {
    const { nimal, mine, others, later } = await ofNimal()
    expect((await see(`/drivers/${nimal.id}?day=${tomorrow}`)).text).toContain('Make the link to this day')
    await send(`/drivers/${nimal.id}/day`, { day: tomorrow })
    const code = (await driverDayCode(site.env, nimal.id, tomorrow))!
    expect(code).toMatch(/^[\w-]{22}$/)
    const page = (await see(`/drivers/${nimal.id}?day=${tomorrow}`)).text
    expect(page).toContain(encodeURIComponent(`/driver/day/${code}`))
    // Of the three rides the first alone is at this time.
    expect(page.match(/<strong>\d\d:\d\d<\/strong>/g)).toEqual(['<strong>09:30</strong>'])
    const [kamal] = await listDrivers(site.env)
    expect(await driverDayCode(site.env, kamal!.id, tomorrow)).toBeNull()
    expect(await driverDayCode(site.env, nimal.id, inTenDays)).toBeNull()
    const answer = await open(code)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    const sheets = text.match(/\/driver\/[\w-]{22}/g)
    const codes = await Promise.all(
      [mine, others, later].map(async (each) => (await findBooking(site.env, each))!.booking.rides[0].driverCode),
    )
    expect(sheets).toEqual([`/driver/${codes[0]}`])
    for (const reference of [mine, others, later]) expect(text).not.toContain(reference)
    expect(text).toContain('Collect USD')
  })

  test('closes with another link, another driver, an unconfirmed ride, and time', async () => {
    const { nimal, mine } = await ofNimal()
    await send(`/drivers/${nimal.id}/day`, { day: tomorrow })
    const first = (await driverDayCode(site.env, nimal.id, tomorrow))!
    // Asked for again it stays; a new one closes it.
    await send(`/drivers/${nimal.id}/day`, { day: tomorrow })
    expect(await driverDayCode(site.env, nimal.id, tomorrow)).toBe(first)
    await send(`/drivers/${nimal.id}/day`, { day: tomorrow, new: 'yes' })
    const code = (await driverDayCode(site.env, nimal.id, tomorrow))!
    expect([(await open(first)).status, (await open(code)).status]).toEqual([404, 200])
    const threeDaysOn = new Date(Date.now() + 3 * DAY_MS)
    expect(await findDriverDay(site.env, code, threeDaysOn)).toBeNull()
    await takeStep(site.env, mine, { step: 'cancel' })
    expect(await (await open(code)).text()).toContain('Your ride is cancelled')
    await noteTold(site.env, mine)
    expect((await open(code)).status).toBe(404)
    expect((await see(`/drivers/${nimal.id}?day=${tomorrow}`)).text).toContain('No confirmed ride')
    await takeStep(site.env, mine, { step: 'reopen' })
    await takeStep(site.env, mine, { step: 'confirm' })
    await assign(mine, { listed: choiceOf(nimal) })
    expect((await open(code)).status).toBe(200)
    await send(`/drivers/${nimal.id}/remove`, { rest: 'without-driver' })
    expect((await open(code)).status).toBe(404)
    for (const wrong of ['x', 'A'.repeat(22), '%00']) expect((await open(wrong)).status, wrong).toBe(404)
  })
})

describe('cash', () => {
  const month = sriLankaTime(new Date()).date.slice(0, 7)

  test('is what was noted from the day of the ride on, without a name once it is erased', async () => {
    const [, nimal] = await keepBoth()
    const paid = [await confirmed('09:30', tomorrow), await confirmed('10:30', tomorrow, { email: 'b@example.com' })]
    for (const reference of paid) await assign(reference, { listed: choiceOf(nimal!), insist: '+94771234567 CAB1234' })
    // Nobody has confirmed it, so nobody drove.
    await book({ pickupdate: tomorrow, email: 'c@example.com' })
    // What is still to be driven brought nothing yet.
    expect(await cashOfDrivers(site.env, mondayOf(tomorrow).slice(0, 7))).toEqual([])
    // The second was paid to the office before.
    await takeStep(site.env, paid[1]!, { step: 'paid', usd: 10 })
    const day = '2026-10-07'
    await env.DB.prepare('update rides set pickup_date = ?').bind(day).run()
    await env.DB.prepare("update cash_book set day = '2026-10-01'").run()
    await takeStep(site.env, paid[0]!, { step: 'paid', usd: 70, lkr: 20_000, method: 'cash' })
    await takeStep(site.env, paid[1]!, { step: 'paid', usd: 64, method: 'card' })
    const { priceUsd } = (await findBooking(site.env, paid[0]!))!.booking.rides[0]
    const week = { week: mondayOf(day), rides: 2, usdCents: 0, lkrCents: 2_000_000, openUsd: priceUsd - 70, openLkr: 0 }
    const named = { ...week, driver: NIMAL.name, phone: '+94771234567' }
    expect(await cashOfDrivers(site.env, '2026-10')).toEqual([named])
    const page = (await see('/drivers/cash?month=2026-10')).text
    expect(page).toContain('LKR 20,000.00')
    const file = await see('/drivers/cash/csv?month=2026-10')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.text).toBe(
      `week,driver,phone,rides,rupees,dollars,openUsd,openLkr\r\n${week.week},Nimal Perera,+94 77 123 4567,2,20000,0,${priceUsd - 70},0\r\n`,
    )
    const inAYear = new Date(Date.now() + 366 * DAY_MS)
    await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' }, inAYear)
    expect(await cashOfDrivers(site.env, '2026-10')).toEqual([{ ...week, driver: null, phone: null }])
  })

  test('for both rides of a booking was taken by the driver of the later one that was driven', async () => {
    const [kamal, nimal] = await keepBoth()
    const reference = await confirmed('09:30', tomorrow, await returnTripDetails())
    await takeStep(site.env, `${reference}/1`, { step: 'driver', driver: { ...sampleDriver, phone: nimal!.phone } })
    await takeStep(site.env, `${reference}/2`, { step: 'driver', driver: { ...sampleDriver, phone: kamal!.phone } })
    const noted = (usd: number, day: string) =>
      takeStep(site.env, reference, { step: 'paid', usd }, { now: new Date(`${day}T12:00:00+05:30`) })
    await env.DB.prepare("update rides set pickup_date = iif(position = 1, '2026-10-06', '2026-10-08')").run()
    await noted(10, '2026-10-05')
    await noted(20, '2026-10-07')
    await noted(70, '2026-10-09')
    const weeks = await cashOfDrivers(site.env, '2026-10')
    // The first ten were paid to the office.
    expect(weeks.map(({ phone, usdCents }) => [phone, usdCents]).toSorted()).toEqual(
      [
        [nimal!.phone, 2000],
        [kamal!.phone, 7000],
      ].toSorted(),
    )
  })

  test('counts no ride of today whose pickup is ahead', async () => {
    const [, nimal] = await keepBoth()
    const reference = await confirmed('09:30', tomorrow)
    await assign(reference, { listed: choiceOf(nimal!) })
    await env.DB.prepare("update rides set pickup_date = '2026-10-07'").run()
    const ridesAt = async (time: string) =>
      (await cashOfDrivers(site.env, '2026-10', new Date(`2026-10-07T${time}:00+05:30`))).map(({ rides }) => rides)
    expect(await ridesAt('09:29')).toEqual([])
    expect(await ridesAt('09:30')).toEqual([1])
  })

  test('shows this month for an address that names none', async () => {
    for (const typed of ['', '2026-13', "2026-10' or 1"])
      expect((await see(`/drivers/cash?month=${encodeURIComponent(typed)}`)).text).toContain(`begin in ${month}`)
  })
})

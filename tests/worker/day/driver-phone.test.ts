/** Whose phone opens a driver's links: the one on which the driver has typed the own number first. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { driverDayCode, listDrivers, openDriverDay, saveDriver } from '#worker/lists/drivers.ts'
import type { Env } from '#worker/environment.ts'
import { noteNumber } from '#worker/lists/driver-links.ts'
import { form, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { bookRide, KUMAR, NIMAL, pass, rideOf, startInTheMorning, WITHOUT_LIMITS } from './day-site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' } as Partial<Env>)
startInTheMorning()
beforeEach(() => removeBookings('driver_days', 'drivers'))

/** A phone: it keeps the cookies of the site, unless it refuses them. */
function newPhone(keepsCookies = true, address?: string) {
  let cookie = ''
  const get = async (path: string, init: RequestInit = {}) => {
    const from: Record<string, string> = address === undefined ? {} : { 'cf-connecting-ip': address }
    const headers = { ...(init.headers as Record<string, string>), ...from, cookie }
    const answer = await site.get(path, { ...init, headers, redirect: 'manual' })
    const set = answer.headers.get('set-cookie')
    if (set !== null && keepsCookies) cookie = set.split(';')[0]!
    const text = await answer.text()
    return { status: answer.status, text, set, leadsTo: answer.headers.get('location') }
  }
  const post = (path: string, fields: Readonly<Record<string, string>>) => get(path, form(fields))
  /** Opens a link, types a number, and looks where that leads. */
  const type = async (link: string, number: string) => {
    await get(link)
    const { leadsTo, text } = await post(`${link}/number`, { number })
    return leadsTo === null ? text : (await get(leadsTo)).text
  }
  return { get, post, type }
}

const GUEST = { phone: '+447911123456', flight: 'UL504' }
const isOpen = (text: string) => text.includes('Call the guest')

async function linksOf(driver = NIMAL as typeof NIMAL | typeof KUMAR, name = 'ann') {
  const reference = await bookRide(site, { in: 300, name, driver })
  const { pickupDate, driverCode } = await rideOf(site, reference)
  await saveDriver(site.env, { ...driver, cars: [{ car: driver.car, seats: 3 }] }, null)
  const listed = (await listDrivers(site.env)).find(({ phone }) => phone === driver.phone)!
  await openDriverDay(site.env, listed, pickupDate, false)
  const day = `/driver/day/${await driverDayCode(site.env, listed.id, pickupDate)}`
  return { reference, listed, sheet: `/driver/${driverCode}`, day }
}

const office = async (path: string) => (await site.get(`/operator${path}`)).text()
const tap = (step = 'DRIVER_DEPARTED_TO_PICKUP') => ({ ride: '1', id: 'a'.repeat(32), step })

test('before the number was typed a link says when and where, shows nothing of a guest, and takes nothing', async () => {
  const { reference, sheet, day } = await linksOf()
  const friend = newPhone()
  for (const link of [sheet, day]) {
    const { status, text } = await friend.get(link)
    expect(status).toBe(200)
    for (const part of ['12:30', 'Colombo', 'Kandy', 'Your own mobile number']) expect(text).toContain(part)
    for (const secret of [...Object.values(GUEST), 'wa.me', 'Collect', NIMAL.phone.slice(-6), reference])
      expect(text, secret).not.toContain(secret)
  }
  expect((await friend.get(`${sheet}?part`)).status).toBe(401)
  for (const path of [`${sheet}?part`, sheet]) {
    const { status, text } = await friend.post(path, tap())
    expect(status).toBe(401)
    expect(text).not.toContain(GUEST.phone)
  }
  const place = { ride: '1', lat: '6.84', lng: '79.87' }
  expect((await friend.post(`${sheet}/place`, place)).status).toBe(401)
  expect(await rows('ride_events', reference)).toEqual([])
})

test('the own number opens all links of the driver on this phone, also without a script, and no others', async () => {
  const { reference, sheet, day } = await linksOf()
  const other = await linksOf(KUMAR, 'ben')
  const phone = newPhone()
  const { set } = await phone.get(sheet)
  expect(set).toMatch(/^driver=[\w-]{22}; Path=\/driver; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax$/)
  expect(isOpen(await phone.type(sheet, '077-123 4567'))).toBe(true)
  const { text, set: again } = await phone.get(sheet)
  for (const part of Object.values(GUEST)) expect(text).toContain(part)
  expect(again).toBeNull()
  expect(isOpen((await phone.get(day)).text)).toBe(true)
  expect(isOpen((await phone.get(other.sheet)).text)).toBe(false)
  expect((await phone.post(sheet, tap())).status).toBe(303)
  expect(await rows('ride_events', reference)).toHaveLength(1)
  // A phone may belong to two drivers.
  expect(isOpen(await phone.type(other.day, KUMAR.phone))).toBe(true)
  expect(isOpen((await phone.get(sheet)).text)).toBe(true)
})

test('wrong numbers lock the links, however many are tried at once, until the office opens them', async () => {
  const { reference, sheet, day, listed } = await linksOf()
  const friend = newPhone()
  expect(await friend.type(sheet, '077 123 4568')).toContain('Tries left: 4')
  await Promise.all(Array.from({ length: 12 }, (_, i) => friend.post(`${day}/number`, { number: `07712300${10 + i}` })))
  const { results } = await env.DB.prepare('select wrong, device from driver_devices').all()
  expect(results).toEqual([{ wrong: 5, device: null }])
  for (const phone of [friend, newPhone()]) {
    const text = await phone.type(sheet, NIMAL.phone)
    expect(text).toContain('Locked after wrong numbers')
    expect(text).not.toContain('name="number"')
    expect(isOpen(text)).toBe(false)
  }
  for (const page of [`/booking/${reference}`, '/drivers', `/drivers/${listed.id}`])
    expect(await office(page)).toContain('Locked after wrong numbers')
  // Where the office looks all day, too.
  for (const page of ['/now', '/today'])
    expect(await office(page)).toContain(`After wrong numbers the links of ${listed.name} are locked`)
  const back = `/operator/booking/${reference}`
  const reset = await site.get('/operator/drivers/reset', form({ phone: NIMAL.phone, back }))
  expect([reset.status, reset.headers.get('location')]).toEqual([303, back])
  expect(isOpen(await newPhone().type(sheet, NIMAL.phone))).toBe(true)
})

test('wrong numbers lock nobody out for the day: the driver gets in elsewhere at once, and there after an hour', async () => {
  const { sheet, listed } = await linksOf()
  const at = (address: string) => newPhone(true, address)
  const guess = async (address: string) => {
    for (let i = 0; i < 9; i++) await at(address).type(sheet, `07712300${10 + i}`)
  }
  await guess('198.51.100.7')
  // Another address of the same network.
  expect(await at('198.51.100.8').type(sheet, NIMAL.phone)).toContain('Locked after wrong numbers, here until 08:30.')
  expect(await office('/now')).toContain(`After wrong numbers the links of ${listed.name} are locked`)
  expect(isOpen(await at('203.0.113.7').type(sheet, NIMAL.phone))).toBe(true)
  expect(await office('/now')).not.toContain('After wrong numbers')

  await site.get('/operator/drivers/reset', form({ phone: NIMAL.phone, back: '/operator/drivers' }))
  await guess('198.51.100.7')
  pass(61)
  expect(await office('/now')).not.toContain('After wrong numbers')
  expect(isOpen(await at('198.51.100.7').type(sheet, NIMAL.phone))).toBe(true)
})

test('guessing from many networks ends after a hundred numbers in an hour', async () => {
  const { sheet } = await linksOf()
  const guesses = Array.from({ length: 26 * 5 }, (_, i) => ({ device: 'd', network: `${i % 26}`, isRight: false }))
  await Promise.all(guesses.map((typed) => noteNumber(site.env, NIMAL.phone, typed, new Date())))
  const { results } = await env.DB.prepare('select wrong, device from driver_devices').all()
  expect(results).toEqual([{ wrong: 100, device: null }])
  expect(await newPhone(true, '192.0.2.7').type(sheet, NIMAL.phone)).toContain('Locked after wrong numbers')
  pass(61)
  expect(isOpen(await newPhone(true, '192.0.2.7').type(sheet, NIMAL.phone))).toBe(true)
})

test('a second phone is told that another was first, and takes its place once the office says so', async () => {
  const { reference, sheet, day, listed } = await linksOf()
  for (const page of [`/booking/${reference}`, '/drivers', `/drivers/${listed.id}`])
    expect(await office(page)).toContain(
      'none yet. The links open on the first phone on which the driver’s number is typed',
    )
  const [first, second] = [newPhone(), newPhone()]
  await first.type(sheet, NIMAL.phone)
  for (const link of [sheet, day]) {
    const text = await second.type(link, NIMAL.phone)
    expect(text).toContain('Another phone opened these links on')
    expect(text).not.toContain(GUEST.phone)
  }
  // Nor do wrong numbers lock out the phone that was first.
  for (let i = 0; i < 7; i++) await second.post(`${sheet}/number`, { number: '077 000 0000' })
  expect(isOpen((await first.get(sheet)).text)).toBe(true)
  for (const page of [`/booking/${reference}`, '/drivers', `/drivers/${listed.id}`])
    expect(await office(page)).toContain('Bound on 2027-03-01 07:30')
  await site.get('/operator/drivers/reset', form({ phone: NIMAL.phone, back: '//evil.example' }))
  expect(isOpen((await first.get(sheet)).text)).toBe(false)
  expect(isOpen(await second.type(day, NIMAL.phone))).toBe(true)
  expect(isOpen((await first.get(sheet)).text)).toBe(false)
})

test('the office alone lets in another phone, and is led to its own pages', async () => {
  const { sheet } = await linksOf()
  const phone = newPhone()
  await phone.type(sheet, NIMAL.phone)
  const fields = { phone: NIMAL.phone, back: '/operator/drivers' }
  const foreign = form(fields, { origin: 'https://evil.example' })
  expect((await site.get('/operator/drivers/reset', foreign)).status).toBe(403)
  const visitor = testSite(WITHOUT_LIMITS)
  expect((await visitor.get('/operator/drivers/reset', form(fields))).status).toBeGreaterThanOrEqual(400)
  expect(isOpen((await phone.get(sheet)).text)).toBe(true)
  for (const back of ['//evil.example', 'https://evil.example', '/operator/../x\r\n', '']) {
    const answer = await site.get('/operator/drivers/reset', form({ phone: NIMAL.phone, back }))
    expect(answer.headers.get('location'), back).toBe('/operator/drivers')
  }
})

test('a browser without cookies is told so and binds nothing; one that lost them waits for the office', async () => {
  const { sheet } = await linksOf()
  const blocked = newPhone(false)
  const text = await blocked.type(sheet, NIMAL.phone)
  expect(text).toContain('keeps no cookies')
  // Not to somebody who comes by a link that was opened before.
  expect(await (await site.get(`${sheet}?tried`)).text()).not.toMatch(/keeps no cookies|not the driver's/)
  expect(text).not.toContain(GUEST.phone)
  expect((await env.DB.prepare('select * from driver_devices').all()).results).toEqual([])
  await newPhone().type(sheet, NIMAL.phone)
  const lost = newPhone()
  expect(await lost.type(sheet, NIMAL.phone)).toContain('Another phone')
  await site.get('/operator/drivers/reset', form({ phone: NIMAL.phone, back: '' }))
  expect(isOpen(await lost.type(sheet, NIMAL.phone))).toBe(true)
})

test('no other site types a number, and a form that is none is refused', async () => {
  const { sheet, day } = await linksOf()
  for (const link of [sheet, day]) {
    const foreign = form({ number: NIMAL.phone }, { origin: 'https://evil.example' })
    expect((await site.get(`${link}/number`, foreign)).status).toBe(403)
    for (const fields of [{}, { number: '7'.repeat(41) }])
      expect((await site.get(`${link}/number`, form(fields as Record<string, string>))).status).toBe(400)
  }
  for (const link of ['/driver/x', `/driver/${'A'.repeat(22)}`, `/driver/day/${'A'.repeat(22)}`, '/driver/day/x'])
    expect((await site.get(`${link}/number`, form({ number: NIMAL.phone }))).status).toBe(404)
  for (const cookie of ['driver=', `driver=${'x'.repeat(23)}`, `other=${'x'.repeat(22)}`, `driver=null`])
    expect(isOpen(await (await site.get(sheet, { headers: { cookie } })).text()), cookie).toBe(false)
  expect((await env.DB.prepare('select * from driver_devices').all()).results).toEqual([])
})

test('the phone of a driver who is not listed is forgotten with the rides', async () => {
  const { sheet } = await linksOf()
  const other = await linksOf(KUMAR, 'ben')
  await newPhone().type(sheet, NIMAL.phone)
  await newPhone().type(other.sheet, KUMAR.phone)
  await env.DB.prepare('delete from driver_days').run()
  await env.DB.prepare('delete from drivers where phone = ?').bind(NIMAL.phone).run()
  const kept = async () => (await env.DB.prepare('select phone from driver_devices order by phone').all()).results
  const days = Number(env.ERASE_AFTER_DAYS)
  await erasePersonalData(site.env, new Date(Date.now() + (days - 1) * DAY_MS))
  expect(await kept()).toEqual([{ phone: NIMAL.phone }, { phone: KUMAR.phone }])
  await erasePersonalData(site.env, new Date(Date.now() + (days + 1) * DAY_MS))
  expect(await kept()).toEqual([{ phone: KUMAR.phone }])
})

/** The office's cars: entries, blocked days, papers, the week of all of them. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { weekOfCars } from '#domain/fleet/calendar.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { MAX_NIGHTS } from '#domain/journeys/plan.ts'
import { duePapers, listBlockedDays, marginOf, readWeek } from '#worker/fleet/car-calendar.ts'
import { listCars, type KeptDriver } from '#worker/fleet/cars.ts'
import { listDrivers } from '#worker/lists/drivers.ts'
import { knownFleet, ridesOfDrivers } from '#worker/steps/hindrances.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, rows } from '../bookings/booking-site.ts'
import { bookedJourney, journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { forgetPriceLists, publishList } from '../prices/price-site.ts'
import { book, see, send, site } from './office-site.ts'

const today = sriLankaTime(new Date()).date
const PRIUS = { plate: 'cab-1234', name: 'white Prius', seats: '3', vehicle: '', base: 'Negombo' }
const VAN = { plate: 'NA-5678', name: 'van', seats: '8', vehicle: 'van', counts: 'yes' }

beforeEach(async () => {
  await removeBookings('driver_days', 'drivers', 'blocked_days', 'office_acts')
  await env.DB.batch([env.DB.prepare('delete from cars'), env.DB.prepare('update fleet set margin_minutes = 30')])
})

const keep = async (fields: Readonly<Record<string, string>>) => {
  const answer = await send('/cars', fields)
  if (answer.status !== 303) throw new Error(`${answer.status} ${/role="alert">([^<]*)/.exec(answer.text)?.[1]}`)
  return (await listCars(site.env)).find(({ plate }) => plate === fields.plate!.toUpperCase())!
}

describe('the list', () => {
  test('is kept, changed and shortened, and a car that comes back keeps its number', async () => {
    const { id, ...car } = await keep({
      ...PRIUS,
      paper0: 'Insurance',
      until0: '2027-03-01',
      paper1: 'Revenue licence',
    })
    expect(car).toMatchObject({
      plate: 'CAB-1234',
      name: 'white Prius',
      seats: 3,
      vehicle: null,
      base: 'Negombo',
      papers: [{ name: 'Insurance', until: '2027-03-01' }],
    })
    expect([Math.round(car.baseLat!), Math.round(car.baseLng!)]).toEqual([7, 80])
    expect((await see(`/cars/${id}`)).text).toContain('value="2027-03-01"')
    // What it does not have yet is asked for.
    const asked = [...(await see(`/cars/${id}`)).text.matchAll(/name="paper\d" [^>]*value="([^"]*)"/g)]
    expect(asked.map(([, name]) => name)).toEqual(['Insurance', 'Revenue licence', 'Emission test', ''])
    await keep({ ...PRIUS, id: String(id), seats: '4', base: '' })
    expect(await listCars(site.env)).toMatchObject([{ seats: 4, base: '', baseLat: null, papers: [] }])
    expect((await send(`/cars/${id}/end`, {})).status).toBe(303)
    expect(await listCars(site.env)).toEqual([])
    expect((await see(`/cars/${id}`)).status).toBe(404)
    expect((await keep(PRIUS)).id).toBe(id)
    const acts = (await env.DB.prepare("select what from office_acts where page = 'cars' order by id").all()).results
    expect(acts.map(({ what }) => what)).toEqual([
      'CAB-1234, white Prius, without a class, 3 seats, Negombo, Insurance 2027-03-01: new on the list',
      "CAB-1234, white Prius: '3 seats' -> '4 seats', 'Negombo' -> 'no base', 'Insurance 2027-03-01' -> 'no papers'",
      'CAB-1234, white Prius: given up',
      'CAB-1234, white Prius, without a class, 3 seats, Negombo, no papers: new on the list',
    ])
  })

  test('a car that is given up after midnight is off from that day on', async () => {
    const { id } = await keep(PRIUS)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T19:30:00Z') })
    expect((await send(`/cars/${id}/end`, {})).status).toBe(303)
    vi.useRealTimers()
    const { carsOff } = await knownFleet(site.env, '2027-03-01', '2027-03-03')
    expect(carsOff).toMatchObject([{ why: 'given up', firstDay: '2027-03-02' }])
  })

  test('says what is wrong, and shows again what was typed', async () => {
    await keep(PRIUS)
    for (const [change, words] of [
      [{}, 'CAB-1234 is on the list already'],
      [{ plate: 'X-1', seats: '99' }, '1 to 60 seats'],
      [{ plate: 'X-1', vehicle: 'rocket' }, 'Its class is one of'],
      [{ plate: 'X-1', base: 'Atlantis' }, 'does not know where it stands'],
      [{ plate: 'X-1', paper0: 'Insurance', until0: '2027-02-30' }, 'is a day such as'],
    ] as const) {
      const answer = await send('/cars', { ...PRIUS, ...change })
      expect(answer.status, words).toBe(409)
      expect(answer.text).toContain(words)
      expect(answer.text).toContain('value="white Prius"')
    }
    expect((await send('/cars', PRIUS, null)).status).toBe(403)
    expect((await send('/cars', { ...PRIUS, name: 'x'.repeat(1001) })).status).toBe(400)
    for (const path of ['/cars/9999', '/cars/x', '/cars/99999999999']) expect((await see(path)).status, path).toBe(404)
    expect(await listCars(site.env)).toHaveLength(1)
  })

  test('counts from the first car with a class on, and says so before', async () => {
    expect((await see('/cars')).text).toContain('As soon as one car has a class')
    const refused = await send('/cars', { ...VAN, counts: '' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('No car has a class yet.')
    expect(await listCars(site.env)).toEqual([])
    expect(refused.text).not.toMatch(/counted|counting/)
    await keep(VAN)
    // From then on nobody asks.
    await keep({ ...VAN, plate: 'NA-5679', counts: '' })
    expect((await see('/cars')).text).not.toContain('name="counts"')
  })

  test('changes a car whose class is switched off, and leaves it in that', async () => {
    const { id } = await keep(VAN)
    const { van } = FIRST_PRICE_LIST.vehicles
    const vehicles = { ...FIRST_PRICE_LIST.vehicles, van: { ...van!, isOffered: false } }
    await publishList({ ...FIRST_PRICE_LIST, vehicles })
    await keep({ ...VAN, id: String(id), seats: '7' })
    expect(await listCars(site.env)).toMatchObject([{ vehicle: 'van', seats: 7 }])
    // Another one is not counted in it.
    expect((await send('/cars', { ...VAN, plate: 'NA-5679' })).status).toBe(409)
    await forgetPriceLists()
  })

  test('keeps the margin between two rides', async () => {
    expect((await send('/cars/margin', { margin: '45' })).status).toBe(303)
    expect(await marginOf(site.env)).toBe(45)
    for (const margin of ['', '-1', '241', '3.5']) expect((await send('/cars/margin', { margin })).status).toBe(409)
    expect(await marginOf(site.env)).toBe(45)
  })
})

describe('a car with rides to come', () => {
  async function withRide() {
    const { id } = await keep(VAN)
    const reference = await book()
    await env.DB.prepare("update rides set car_id = ?, car_state = 'held'").bind(id).run()
    return { id, reference }
  }

  test('are on paper a table with time, way, guest, driver and car, as those without a car, and no form', async () => {
    const { reference } = await withRide()
    const [ride] = await rows('rides', reference)
    const free = await book({ email: 'b@example.com', pickuptime: '08:15', name: 'Ben Smith' })
    await env.DB.prepare('update rides set car_id = null where booking_number <> ?').bind(ride!.booking_number).run()
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Nimal Perera', phone: '+94771234567', car: VAN.plate }
    await takeStep(site.env, reference, { step: 'driver', driver, insists: true })
    await env.DB.prepare("update rides set guest_name = 'Ann Smith' where booking_number = ?")
      .bind(ride!.booking_number)
      .run()
    const page = (await see(`/cars?week=${String(ride!.pickup_date)}`)).text
    const [table] = /<table class="on-paper">.*?<\/table>/s.exec(page)!
    const lines = table
      .replaceAll('<!-- -->', '')
      .match(/<tr>(?:<td>.*?<\/td>)+<\/tr>/g)!
      .map((line) => [...line.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell).slice(1))
    expect(lines).toEqual([
      ['08:15', 'Colombo - Kandy', free, '?', '?'],
      ['09:30', 'Colombo - Kandy', 'Ann Smith', 'Nimal Perera', VAN.plate],
    ])
    // Everything with a field is left out on paper.
    const printed = page.slice(page.indexOf('</table>', page.indexOf('on-paper')))
    const [shown, hidden] = printed.split('<div class="no-paper">')
    expect(shown).not.toContain('<input')
    expect(hidden).toContain('Another car')
    expect(hidden).toContain('Between two rides of a car')
  })

  test('is away for all the days of a stay, also where its guests stay at a place as long as a plan allows', async () => {
    const { id } = await keep(VAN)
    const quote = await journeyQuote(PLAN)
    const details = journeyDetails(quote, { arrangement: 'stay' }, { start: 10, now: Date.now() })
    const { reference } = await bookedJourney(site, quote, details)
    await env.DB.prepare("update rides set car_id = ?, car_state = 'held', pickup_date = iif(position = 1, ?, ?)")
      .bind(id, today, addDays(today, MAX_NIGHTS))
      .run()
    const later = addDays(today, MAX_NIGHTS - 26)
    for (const first of [addDays(today, 26), later]) {
      const [its] = weekOfCars(first, await readWeek(site.env, first))
      expect(its!.days.map(({ isAway }) => isAway)).toEqual(its!.days.map(() => true))
    }
    // Its driver is busy all that time, too.
    expect((await ridesOfDrivers(site.env, later, later)).length).toBe((await rows('rides', reference)).length)
  })

  test('shows them, and is neither given up nor counted elsewhere', async () => {
    const { id, reference } = await withRide()
    const [ride] = await rows('rides', reference)
    expect((await see(`/cars/${id}`)).text).toContain(`/operator/booking/${reference}`)
    expect((await see(`/cars?week=${String(ride!.pickup_date)}`)).text).toContain(`/operator/booking/${reference}`)
    for (const answer of [
      await send(`/cars/${id}/end`, {}),
      await send('/cars', { ...VAN, id: String(id), vehicle: 'mini' }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('It is kept for a ride to come')
    }
    await takeStep(site.env, reference, { step: 'cancel' })
    expect((await send(`/cars/${id}/end`, {})).status).toBe(303)
  })

  test('is named by the plate that a guest was told, given up only with that, and then the ride needs a hand', async () => {
    const { id } = await keep(PRIUS)
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Sunil', phone: '+94771234567', car: 'cab 1234, white' }
    await takeStep(site.env, reference, { step: 'driver', driver })
    const other = await book()
    await takeStep(site.env, other, { step: 'confirm' })
    const otherDriver = { name: 'Ravi', phone: '+94771234568', car: 'CAB-1235, white' }
    await takeStep(site.env, other, { step: 'driver', driver: otherDriver })
    const page = (await see(`/cars/${id}`)).text
    expect(page).not.toContain(other)
    expect(page).toContain(`/operator/booking/${reference}`)
    expect(page).toContain('promised with Sunil')
    expect(page).toContain('1 ride to come is promised with this plate')
    const refused = await send(`/cars/${id}/end`, {})
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`1 ride to come is promised with this plate: ${reference} on `)
    expect((await see('')).text).not.toContain('given up')
    expect((await send(`/cars/${id}/end`, { meant: 'yes' })).status).toBe(303)
    for (const path of ['', `/booking/${reference}`])
      expect((await see(path)).text).toContain('cab 1234 is not driven then (given up, until further notice)')
    await keep(PRIUS)
    expect((await see('')).text).not.toContain('given up')
  })

  test('says which of them are on blocked days', async () => {
    const { id, reference } = await withRide()
    const [ride] = await rows('rides', reference)
    await send('/cars/blocked', { car: String(id), first: String(ride!.pickup_date), last: '', why: 'Service' })
    expect((await see(`/cars/${id}`)).text).toContain('It is blocked that day')
  })
})

describe('blocked days', () => {
  const days = { first: today, last: addDays(today, 1), why: 'Service' }

  test('are of one car or of all, and are opened again', async () => {
    const { id } = await keep(PRIUS)
    expect((await send('/cars/blocked', { car: String(id), ...days })).status).toBe(303)
    expect((await send('/cars/blocked', { car: 'all', ...days, why: 'New Year' })).status).toBe(303)
    const { text } = await see('/cars')
    expect(text.match(/title="Service"/g)).toHaveLength(2)
    expect(text).toContain('All cars')
    const listed = await listBlockedDays(site.env, today)
    expect(listed.map(({ carId, why }) => [carId, why])).toEqual([
      [id, 'Service'],
      [null, 'New Year'],
    ])
    expect(await listBlockedDays(site.env, addDays(today, 2))).toEqual([])
    for (const each of listed) expect((await send(`/cars/blocked/${each.id}/open`, {})).status).toBe(303)
    expect((await see('/cars')).text).not.toContain('title="Service"')
    expect((await send('/cars/blocked/9999/open', {})).status).toBe(303)
  })

  test('are refused where they cannot be, and the form shows them again', async () => {
    await keep(PRIUS)
    // Nobody blocks all cars by not looking.
    expect((await see('/cars')).text).toMatch(
      /<select(?=[^>]* required)(?=[^>]* name="car")[^>]*><option value="" selected="">/,
    )
    for (const change of [{ car: '9999' }, { car: '' }, { first: 'x' }, { last: addDays(today, -1) }, { why: ' ' }]) {
      const answer = await send('/cars/blocked', { car: 'all', ...days, ...change })
      expect(answer.status, JSON.stringify(change)).toBe(409)
      expect(answer.text).toContain(`name="first" value="${{ ...days, ...change }.first}"`)
    }
    expect(await listBlockedDays(site.env, today)).toEqual([])
    const turned = await send('/cars/blocked', { car: 'all', ...days, last: addDays(today, -1) })
    expect(turned.text).toContain('The last day comes before the first. Correct one of them.')
  })
})

test('papers and licences that run out within a month are named, the first one first', async () => {
  await keep({ ...PRIUS, paper0: 'Insurance', until0: addDays(today, 20), paper1: 'Old', until1: addDays(today, -1) })
  await keep({ ...PRIUS, plate: 'CAB-9', paper0: 'Insurance', until0: addDays(today, 40) })
  const nimal = { name: 'Nimal', phone: '077 123 4567', cars: 'CAB-7, 3' }
  await send('/drivers', nimal)
  const [{ id }] = (await listDrivers(site.env)) as [KeptDriver]
  await env.DB.prepare('update drivers set licence_until = ?').bind(addDays(today, 5)).run()
  const due = await duePapers(site.env, today)
  expect(due.map(({ of, name }) => [of, name])).toEqual([
    ['CAB-1234', 'Old'],
    ['Nimal', 'Driving licence'],
    ['CAB-1234', 'Insurance'],
  ])
  const { text } = await see('/cars')
  expect(text).toContain('Papers that run out (3)')
  expect(text).toContain(`/operator/drivers/${id}`)
  for (const path of ['', '/drivers']) expect((await see(path)).text).toContain('Papers that run out (3)')
  const { text: mail } = await composeOverview(site.env, addDays(today, 1), new Date())
  expect(mail).toContain('Papers that run out: CAB-1234: Old has run out on')
})

/** Who changed a list or took it out: written with the change, read by the owner alone, kept for 90 days. */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { forgetOfficeActs, lastOfficeActs } from '#worker/database/office-acts.ts'
import type { PageOfActs } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { listPartners } from '#worker/office/money/partners.ts'
import { bindDevice, officeDevices } from '#worker/push/devices.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { AUDIENCE, keys, startWithAccess, TEAM, token } from './access-site.ts'
import { pushService, siteKeys } from '../push/push-service.ts'
import { ORIGIN } from '../site.ts'

startWithAccess()
const vapid = await siteKeys()
const site = testSite({
  ACCESS_TEAM: TEAM,
  ACCESS_AUDIENCE: AUDIENCE,
  OFFICE_OWNERS: 'owner@example.com',
  VAPID_KEYS: vapid,
} as Partial<Env>)
beforeEach(() => removeBookings('office_acts', 'driver_days', 'drivers', 'partners'))

const OWNER = 'owner@example.com'
const DESK = 'desk@example.com'

async function ask(who: string, path: string, fields: Readonly<Record<string, string>> | null = null) {
  const headers = { 'cf-access-jwt-assertion': await token({ email: who }, keys.own), origin: ORIGIN }
  const body = fields && new URLSearchParams(fields)
  return site.get(`/operator${path}`, { headers, redirect: 'manual', ...(body ? { method: 'POST', body } : {}) })
}
const done = async (page: PageOfActs) =>
  (await lastOfficeActs(site.env, page)).toReversed().map(({ who, what }) => `${who}: ${what}`)

test('of drivers: added, changed, their links closed, removed', async () => {
  const typed = { name: 'Nimal', phone: '0771234567', cars: 'CAB-1, 3' }
  await ask(DESK, '/drivers', typed)
  const [driver] = await listDrivers(site.env)
  const id = String(driver!.id)
  // What changes nothing, or is refused, is no act.
  await ask(DESK, '/drivers', { ...typed, id })
  await ask(DESK, '/drivers', typed)
  await ask(OWNER, '/drivers', { ...typed, id, name: 'Nimal Perera', cars: 'CAB-2, 3' })
  await ask(DESK, `/drivers/${id}/day`, { day: '2026-12-31' })
  await ask(DESK, `/drivers/${id}/day`, { day: '2026-12-31', new: 'yes' })
  await ask(DESK, '/drivers/reset', { phone: '+94771234567' })
  expect((await ask(DESK, `/drivers/${id}/remove`, {})).status).toBe(403)
  await ask(OWNER, `/drivers/${id}/remove`, {})
  expect(await done('drivers')).toEqual([
    'desk@example.com: Nimal, +94771234567, CAB-1, 3: new on the list',
    "owner@example.com: Nimal: 'Nimal' -> 'Nimal Perera', 'CAB-1, 3' -> 'CAB-2, 3'",
    'desk@example.com: Nimal Perera: a new link to 2026-12-31, all others closed',
    'desk@example.com: +94771234567: another phone may open the links',
    'owner@example.com: Nimal Perera, +94771234567: removed from the list',
  ])
})

test('of partners: added, changed, another link, ended, taken up again', async () => {
  const typed = { name: 'Lotus House', place: 'Ella', percent: '10' }
  await ask(OWNER, '/partners', typed)
  const id = String((await listPartners(site.env))[0]!.id)
  await ask(DESK, '/partners', { ...typed, id })
  await ask(OWNER, '/partners', { ...typed, id, percent: '15' })
  await ask(OWNER, '/partners', { ...typed, id: '999' })
  await ask(OWNER, `/partners/${id}/link`, {})
  await ask(OWNER, `/partners/${id}/end`, {})
  await ask(OWNER, `/partners/${id}/link`, {})
  expect(await done('partners')).toEqual([
    'owner@example.com: Lotus House, Ella, 10 %: new on the list',
    "owner@example.com: Lotus House: '10 %' -> '15 %'",
    'owner@example.com: Lotus House: a new link, the one before is closed',
    'owner@example.com: Lotus House: ended, the link books nothing for the house',
    'owner@example.com: Lotus House: taken up again, with a new link',
  ])
})

test('of files: what the desk may not take is not noted', async () => {
  await ask(OWNER, '/partners', { name: 'Lotus House', place: 'Ella', percent: '10' })
  const id = String((await listPartners(site.env))[0]!.id)
  for (const path of ['/money/csv', '/drivers/cash/csv', `/partners/${id}/csv`])
    for (const [who, status] of [
      [DESK, 403],
      [OWNER, 200],
    ] as const)
      expect((await ask(who, `${path}?month=2026-11`)).status).toBe(status)
  expect(await done('money')).toEqual(['owner@example.com: money-2026-11.csv: taken as a file'])
  expect(await done('drivers')).toEqual(['owner@example.com: drivers-cash-2026-11.csv: taken as a file'])
  expect((await done('partners')).slice(1)).toEqual([`owner@example.com: partner-${id}-2026-11.csv: taken as a file`])
})

test('of phones: whose was removed', async () => {
  const { subscription } = await pushService(vapid).subscribe('desk')
  const owner = { owner: 'office', subject: '' } as const
  expect(await bindDevice(site.env, owner, subscription, { name: 'Android, Chrome', who: DESK })).toBe(true)
  const [device] = await officeDevices(site.env)
  for (let i = 0; i < 2; i += 1) await ask(OWNER, `/phones/${device!.id}/remove`, {})
  expect(await done('phones')).toEqual(['owner@example.com: Android, Chrome of desk@example.com: told nothing more'])
})

test('a driver and the row that tells of it are written together or not at all', async () => {
  const stopped = {
    ...site.env,
    DB: {
      withSession: () => {
        const session = site.env.DB.withSession('first-primary')
        const prepare = (text: string) => session.prepare(text.includes('office_acts') ? 'select nothing' : text)
        return { prepare, batch: (all: D1PreparedStatement[]) => session.batch(all) }
      },
    } as unknown as Env['DB'],
  }
  const driver = { name: 'Nimal', phone: '+94771234567', cars: [{ car: 'CAB-1', seats: 3 }] }
  await expect(saveDriver(stopped, driver, null, OWNER)).rejects.toThrow()
  expect(await listDrivers(site.env)).toEqual([])
})

test('the owner reads the last 20 on their page, the desk none, and after 90 days they are gone', async () => {
  for (let i = 1; i <= 22; i += 1)
    await ask(DESK, '/drivers', { name: `Driver ${i}.`, phone: `07712345${10 + i}`, cars: 'CAB-1, 3' })
  const lines = async (who: string) => (await (await ask(who, '/drivers')).text()).match(/: new on the list/g) ?? []
  expect(await lines(OWNER)).toHaveLength(20)
  expect(await lines(DESK)).toHaveLength(0)
  expect(await (await ask(OWNER, '/drivers')).text()).toContain('desk@example.com')
  expect(await (await ask(DESK, '/drivers')).text()).not.toContain('Who did what')
  for (const page of ['/money', '/partners', '/phones']) {
    expect(await (await ask(OWNER, page)).text()).toContain('Who did what')
    expect(await (await ask(DESK, page)).text()).not.toContain('Who did what')
  }
  const after = (days: number) => new Date(Date.now() + days * DAY_MS)
  const left = async () => (await site.env.DB.prepare('select id from office_acts').all()).results.length
  await forgetOfficeActs(site.env, after(89))
  expect(await left()).toBe(22)
  expect(await lastOfficeActs(site.env, 'drivers', after(91))).toEqual([])
  await forgetOfficeActs(site.env, after(91))
  expect(await left()).toBe(0)
})

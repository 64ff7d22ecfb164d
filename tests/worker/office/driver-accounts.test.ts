/** What drivers earn, collect and hand over: their accounts. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { listDrivers } from '#worker/lists/drivers.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { removeBookings } from '../bookings/booking-site.ts'
import { book, send, site } from './office-site.ts'

const NIMAL = { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1234, white Prius, 3' }
const NIMALS = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' }

beforeEach(() => removeBookings('driver_entries', 'driver_wages', 'driver_accounts', 'drivers', 'cars'))

async function keep(driver = NIMAL): Promise<number> {
  expect((await send('/drivers', driver)).status).toBe(303)
  return (await listDrivers(site.env)).find(({ name }) => name === driver.name)!.id
}

async function confirmed(change: object = {}): Promise<string> {
  const reference = await book(change)
  await takeStep(site.env, reference, { step: 'confirm' })
  return reference
}

const accountsOfRides = async () =>
  (await env.DB.prepare('select driver_id as id from rides').all<{ id: number | null }>()).results.map(({ id }) => id)

const accounts = async () =>
  (
    await env.DB.prepare('select id, name, phone, ended_at is not null as ended from driver_accounts order by id').all<{
      id: number
      name: string
      phone: string
      ended: 0 | 1
    }>()
  ).results

describe('the account of a ride', () => {
  test("is that of the list's driver who has the number, and stays when the driver leaves and when all is erased", async () => {
    const id = await keep()
    const reference = await confirmed()
    expect(await accountsOfRides()).toEqual([null])
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    expect(await accountsOfRides()).toEqual([id])
    await takeStep(site.env, reference, { step: 'driver', driver: { ...NIMALS, phone: '+94771234599' } })
    expect(await accountsOfRides()).toEqual([null])
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    await takeStep(site.env, reference, { step: 'no-driver' })
    expect(await accountsOfRides()).toEqual([null])
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    // Another number of the same driver: what was driven stays the driver's.
    const change = { ...NIMAL, id: String(id), name: 'Nimal P.', phone: '077 123 4500' }
    expect((await send('/drivers', change)).status).toBe(303)
    expect(await accounts()).toEqual([{ id, name: 'Nimal P.', phone: '+94771234500', ended: 0 }])
    await send(`/drivers/${id}/remove`, { rest: 'without-driver' })
    expect(await accounts()).toEqual([{ id, name: 'Nimal P.', phone: '+94771234500', ended: 1 }])
    const inAYear = new Date(Date.now() + 366 * DAY_MS)
    await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' }, inAYear)
    expect(await accountsOfRides()).toEqual([id])
    expect(await env.DB.prepare('select driver_phone as phone from rides').first('phone')).toBeNull()
  })

  test('is found for a ride that named the driver before the list did, and a number on it is of one driver', async () => {
    const reference = await confirmed()
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    const first = await keep()
    expect(await accountsOfRides()).toEqual([first])
    await env.DB.prepare('delete from drivers').run()
    // The list was emptied by hand: the next with this number is somebody else.
    const second = await keep({ ...NIMAL, name: 'Kamal' })
    expect((await accounts()).map(({ id, ended }) => [id, ended])).toEqual([
      [first, 1],
      [second, 0],
    ])
    expect(await accountsOfRides()).toEqual([first])
  })
})

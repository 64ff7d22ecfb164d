/** Who drives, as the guest reads it: what the office keeps of driver and car, and their photos, for who has the booking's link. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { savePhoto } from '#worker/lists/kept-photos.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings, rows, testSite, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { JPEG, PNG } from '../office/pictures.ts'

const site = testSite()
beforeEach(() => removeBookings('driver_photos', 'car_photos', 'driver_cars', 'drivers', 'cars'))

const NIMAL = {
  name: 'Nimal Perera',
  phone: '+94771234567',
  cars: [{ car: 'CAB-1234, white Prius', seats: 3 }],
  languages: ['en', 'de'],
  boardLicence: 'SLTDA/CD/1234',
  since: '2019-05',
}
const KAMAL = { name: 'Kamal Silva', phone: '+94771234568', cars: [{ car: 'CAB-9', seats: 3 }] }

/** Both on the list, each with a photo of the face; Nimal's car has one. */
async function keepBoth(): Promise<readonly [kamal: KeptDriver, nimal: KeptDriver]> {
  for (const driver of [NIMAL, KAMAL]) await saveDriver(site.env, driver, null)
  const both = (await listDrivers(site.env)) as [KeptDriver, KeptDriver]
  for (const driver of both) await savePhoto(site.env, driver, JPEG, '')
  await savePhoto(site.env, { ...both[1].cars[0]!, hasPhoto: false }, PNG, '', 'cars')
  return both
}

const asDriver = ({ name, phone, cars: [car] }: typeof KAMAL) => ({ name, phone, car: car!.car })

async function booked(change: object = {}): Promise<string> {
  return (await site.booked({ pickupdate: inTenDays, ...change })).reference
}

const shownOf = async (reference: string) =>
  (await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()).rides[0]!.driver
const statusOf = async (path: string) => (await site.get(path)).status

describe('who drives', () => {
  test('is shown from the moment the driver is named: languages, licence, since when, photos of face and car', async () => {
    const [, nimal] = await keepBoth()
    const reference = await booked()
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await shownOf(reference)).toBeNull()
    await takeStep(site.env, reference, { step: 'driver', driver: asDriver(NIMAL) })
    expect(await shownOf(reference)).toEqual({
      ...asDriver(NIMAL),
      languages: ['en', 'de'],
      boardLicence: 'SLTDA/CD/1234',
      since: '2019-05',
      photo: nimal.id,
      carPhoto: nimal.cars[0]!.id,
    })
  })

  test('who is not on the list is shown by name, phone and car alone', async () => {
    await keepBoth()
    const reference = await booked()
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Sunil', phone: '+94771234569', car: 'XY-1, a van' }
    await takeStep(site.env, reference, { step: 'driver', driver })
    expect(await shownOf(reference)).toEqual(driver)
  })
})

describe('a photo', () => {
  const photo = (reference: string, { id }: { readonly id: number }, of = 'driver') =>
    `/booking/${reference}/${of}/${id}/photo`

  test('is served to who has the link of a booking that this driver drives, and kept by no cache', async () => {
    const [, nimal] = await keepBoth()
    const reference = await booked()
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'driver', driver: asDriver(NIMAL) })
    for (const [path, type, bytes] of [
      [photo(reference, nimal), 'image/jpeg', JPEG],
      [photo(reference, nimal.cars[0]!, 'car'), 'image/png', PNG],
    ] as const) {
      const answer = await site.get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  test('is served to nobody else: without a driver, of another driver or car, by another booking, and once another drives', async () => {
    const [kamal, nimal] = await keepBoth()
    const [reference, other] = [await booked(), await booked({ pickuptime: '11:30' })]
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await statusOf(photo(reference, nimal))).toBe(404)
    await takeStep(site.env, reference, { step: 'driver', driver: asDriver(NIMAL) })
    expect(await statusOf(photo(reference, nimal))).toBe(200)
    for (const path of [
      photo(reference, kamal),
      photo(reference, kamal.cars[0]!, 'car'),
      photo(other, nimal),
      photo(other, nimal.cars[0]!, 'car'),
      photo('K7Q2-M4XT-9BHE', nimal),
      photo(`${reference}x`, nimal),
      `/booking/${reference}/driver/x/photo`,
      `/booking/${reference}/driver/${nimal.id}%27/photo`,
    ])
      expect(await statusOf(path), path).toBe(404)
    await takeStep(site.env, reference, { step: 'driver', driver: asDriver(KAMAL) })
    expect(await statusOf(photo(reference, nimal))).toBe(404)
    expect(await statusOf(photo(reference, nimal.cars[0]!, 'car'))).toBe(404)
    expect(await statusOf(photo(reference, kamal))).toBe(200)
    await takeStep(site.env, reference, { step: 'cancel' })
    expect(await statusOf(photo(reference, kamal))).toBe(404)
  })

  test('and not after the day of the ride', async () => {
    const [, nimal] = await keepBoth()
    const reference = await booked()
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'driver', driver: asDriver(NIMAL) })
    await site.env.DB.prepare("update rides set pickup_date = '2026-01-02'").run()
    expect(await shownOf(reference)).toBeNull()
    expect(await statusOf(photo(reference, nimal))).toBe(404)
    expect(await statusOf(photo(reference, nimal.cars[0]!, 'car'))).toBe(404)
  })
})

describe('a wish for the driver', () => {
  const wishing = async (driverWish: unknown) =>
    site.post(`/transfer/booking/${await transferToken()}`, {
      bookingDetails: { ...transferDetails, pickupdate: inTenDays },
      driverWish,
    })

  test.each(['de', 'woman', 'de woman', ''])(
    'is kept with the booking, and shown to who has its link: %s',
    async (wish) => {
      const { reference } = await (await wishing(wish)).json<{ reference: string }>()
      const shown = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
      expect(shown.driverWish ?? '').toBe(wish)
    },
  )

  test.each([
    'xx',
    'DE',
    'woman de',
    'de  woman',
    'de woman ',
    'toString',
    'constructor',
    'a woman',
    'x'.repeat(5000),
    7,
    ['de'],
  ])('is refused where it is none: %j', async (wish) => {
    expect((await wishing(wish)).status).toBe(422)
    expect(await rows('bookings')).toEqual([])
  })

  test('is said on the page of the ride, and puts first whom the guest wishes for', async () => {
    const [kamal, nimal] = await keepBoth()
    const office = testSite({ OPERATOR_OPEN: 'yes' })
    const see = async (path: string) => (await office.get(`/operator/booking${path}`)).text()
    const { reference } = await (await wishing('de woman')).json<{ reference: string }>()
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await see(`/${reference}`)).toContain('speaks German, a woman')
    // Kamal comes first by name, Nimal speaks German.
    const choices = async () =>
      [...(await see(`/${reference}/driver`)).matchAll(/value="(\d+)\/\d+"/g)].map(([, id]) => Number(id))
    expect(await choices()).toEqual([nimal.id, kamal.id])
    const page = await see(`/${reference}/driver`)
    expect(page).toContain('speaks German')
    expect(page).toContain('the guest’s wish: a woman')
    expect(page).toContain('the guest’s wish: German, a woman')
    // A woman who speaks no German lacks as much: then the name decides. One who speaks it lacks nothing.
    await saveDriver(site.env, { ...KAMAL, isWoman: true, languages: ['de'] }, kamal.id)
    expect(await choices()).toEqual([kamal.id, nimal.id])
  })

  test('is told to the operator, and erased with the guest', async () => {
    const { reference } = await (await wishing('de')).json<{ reference: string }>()
    const told = site.mails.find(({ subject, to }) => subject.includes(reference) && to !== transferDetails.email)!
    expect(told.text).toContain('Wish for the driver: speaks German')
    await site.env.DB.prepare("update rides set pickup_date = '2020-01-02'").run()
    await erasePersonalData(site.env)
    expect((await rows('bookings', reference))[0]!.driver_wish).toBe('')
  })
})

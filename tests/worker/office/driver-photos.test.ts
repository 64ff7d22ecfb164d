/** Photos of drivers: what is kept, what is refused, and how they are answered. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_PHOTO_BYTES } from '#domain/photo-size-and-format.ts'
import { lastOfficeActs } from '#worker/database/office-acts.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { listDrivers } from '#worker/lists/drivers.ts'
import { listCars } from '#worker/fleet/cars.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings } from '../bookings/booking-site.ts'
import { book, see, seeAsDesk, send, sendBody, sendFile, site } from './office-site.ts'
import { JPEG, jpegOf, PNG, WEBP } from './pictures.ts'

beforeEach(() => removeBookings('driver_days', 'car_photos', 'drivers', 'office_acts'))

async function keepTwo(): Promise<[kamal: KeptDriver, nimal: KeptDriver]> {
  await send('/drivers', { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, 3' })
  await send('/drivers', { name: 'Kamal Silva', phone: '077 123 4568', cars: 'CAB-2, 3' })
  return (await listDrivers(site.env)) as [KeptDriver, KeptDriver]
}
const pathOf = ({ id }: KeptDriver) => `/drivers/${id}/photo`
const stored = () =>
  env.DB.prepare('select driver_id, type from driver_photos')
    .all()
    .then(({ results }) => results)
const done = async () =>
  (await lastOfficeActs(site.env, 'drivers')).map(({ what }) => what).filter((what) => /photo/.test(what))

describe('a photo', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['image/jpeg', jpegOf(MAX_PHOTO_BYTES)],
  ])('is kept, and answered as what its bytes are: %s', async (type, bytes) => {
    const [kamal, nimal] = await keepTwo()
    // Neither its name nor what the form calls it counts.
    const kept = await sendFile(pathOf(nimal), new Blob([bytes], { type: 'text/html' }), { name: 'a.html', as: 'desk' })
    expect([kept.status, kept.headers.get('location')]).toEqual([303, `/operator/drivers/${nimal.id}`])
    const shown = await seeAsDesk(pathOf(nimal))
    expect([shown.status, shown.bytes]).toEqual([200, bytes])
    expect(shown.headers.get('content-type')).toBe(type)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    const policy = shown.headers.get('content-security-policy')!.split(/;\s*/)
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]))
    expect((await see(pathOf(kamal))).status).toBe(404)
  })

  test('is shown on the page of the driver, in the list, and where a driver is chosen; of nobody else', async () => {
    const [kamal, nimal] = await keepTwo()
    await sendFile(pathOf(nimal), new Blob([JPEG]))
    const reference = await book({ pickupdate: inTenDays })
    await takeStep(site.env, reference, { step: 'confirm' })
    for (const path of ['/drivers', `/drivers/${nimal.id}`, `/booking/${reference}/driver`]) {
      const { text } = await see(path)
      expect([path, text.split(`src="/operator${pathOf(nimal)}"`).length]).toEqual([path, 2])
      expect(text).not.toContain(`src="/operator${pathOf(kamal)}"`)
    }
    expect((await see(`/drivers/${kamal.id}`)).text).not.toContain('Remove the photo')
  })

  test('gives way to another, is removed, and goes with the driver; each is noted', async () => {
    const [kamal, nimal] = await keepTwo()
    await sendFile(pathOf(kamal), new Blob([WEBP]))
    await sendFile(pathOf(nimal), new Blob([JPEG]))
    await sendFile(pathOf(nimal), new Blob([PNG]))
    expect((await see(pathOf(nimal))).bytes).toEqual(PNG)
    expect((await send(`${pathOf(nimal)}/remove`, {})).status).toBe(303)
    expect((await send(`${pathOf(nimal)}/remove`, {})).status).toBe(303)
    expect((await see(pathOf(nimal))).status).toBe(404)
    expect(await stored()).toEqual([{ driver_id: kamal.id, type: 'image/webp' }])
    await send(`/drivers/${kamal.id}/remove`, {})
    expect(await stored()).toEqual([])
    expect(await done()).toEqual([
      'Nimal Perera: photo removed',
      'Nimal Perera: another photo',
      'Nimal Perera: a photo',
      'Kamal Silva: a photo',
    ])
  })
})

describe('the photo of a car', () => {
  test('is kept by the desk too, shown on its page, gives way to another and is removed; each is noted', async () => {
    await keepTwo()
    const [car] = (await listCars(site.env)).filter(({ plate }) => plate === 'CAB-1')
    const path = `/cars/${car!.id}/photo`
    expect((await see(path)).status).toBe(404)
    expect((await sendFile(path, new Blob([WEBP]), { as: 'desk' })).status).toBe(303)
    expect((await see(path)).bytes).toEqual(WEBP)
    await sendFile(path, new Blob([JPEG]))
    const shown = await see(path)
    expect([shown.headers.get('content-type'), shown.bytes]).toEqual(['image/jpeg', JPEG])
    expect((await see(`/cars/${car!.id}`)).text.split(`src="/operator${path}"`)).toHaveLength(2)
    const refused = await sendFile(path, new Blob(['<svg/>']))
    expect([refused.status, refused.text.includes('Not done. The file is no whole')]).toEqual([409, true])
    expect((await see(path)).bytes).toEqual(JPEG)
    await send(`${path}/remove`, {})
    expect((await see(path)).status).toBe(404)
    const acts = (await lastOfficeActs(site.env, 'cars')).map(({ what }) => what)
    expect(acts.filter((what) => /photo/.test(what))).toEqual([
      'CAB-1: photo removed',
      'CAB-1: another photo',
      'CAB-1: a photo',
    ])
  })
})

describe('what guests read of a driver', () => {
  const entry = { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, 3' }

  test('is kept with the driver, and stands in the form again; the change is noted', async () => {
    await send('/drivers', { ...entry, board: ' SLTDA/CD/1234 ', since: '2019-05', woman: 'yes' })
    const [driver] = await listDrivers(site.env)
    expect(driver).toMatchObject({ boardLicence: 'SLTDA/CD/1234', since: '2019-05', isWoman: true })
    const { text } = await see(`/drivers/${driver!.id}`)
    expect(text).toContain('value="SLTDA/CD/1234"')
    expect(text).toContain('value="2019-05"')
    expect(text).toMatch(/name="woman"[^>]*checked/)
    const [act] = await lastOfficeActs(site.env, 'drivers')
    expect(act!.what).toContain('tourist board SLTDA/CD/1234, with us since 2019-05, a woman')
  })

  test.each([
    ['since', '2019'],
    ['since', '2019-13'],
    ['since', 'May 2019'],
    ['board', 'x'.repeat(31)],
  ])('is refused: %s %s', async (name, typed) => {
    const refused = await send('/drivers', { ...entry, [name]: typed })
    expect([refused.status, await listDrivers(site.env)]).toEqual([409, []])
  })
})

describe('is refused in plain words, and the photo before stays:', () => {
  const text = (words: string) => new TextEncoder().encode(words)
  const NO_PICTURE = 'The file is no whole JPEG, PNG or WebP picture.'
  const LARGE = 'The file is larger than 70 kB.'
  test.each([
    ['a page', text('<!doctype html><script>alert(1)</script>'), NO_PICTURE],
    [
      'a drawing that may hold scripts',
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      NO_PICTURE,
    ],
    ['another picture', text('GIF89a'), NO_PICTURE],
    ['the first bytes alone', JPEG.slice(0, 3), NO_PICTURE],
    ['a JPEG that is cut off', JPEG.slice(0, -2), NO_PICTURE],
    ['a PNG that is cut off', PNG.slice(0, -9), NO_PICTURE],
    ['a WebP that is cut off', WEBP.slice(0, -1), NO_PICTURE],
    ['a WebP without its length', WEBP.slice(0, 12), NO_PICTURE],
    ['RIFF alone', text('RIFF'), NO_PICTURE],
    ['an empty file', new Uint8Array(), 'No file was chosen.'],
    ['a byte too many', jpegOf(MAX_PHOTO_BYTES + 1), LARGE],
    ['far more than a form may have', jpegOf(2_000_000), LARGE],
  ])('%s', async (_, bytes, words) => {
    const [nimal] = await keepTwo()
    await sendFile(pathOf(nimal), new Blob([PNG]))
    const refused = await sendFile(pathOf(nimal), new Blob([bytes], { type: 'image/jpeg' }))
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`Not done. ${words}`)
    expect((await see(pathOf(nimal))).bytes).toEqual(PNG)
    expect(await done()).toHaveLength(1)
  })

  test('what is no form with a file, of nobody on the list, or of another site', async () => {
    const [nimal] = await keepTwo()
    const parts = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await sendBody(pathOf(nimal), JPEG, { 'content-type': 'image/jpeg' })).status).toBe(400)
    expect((await sendBody(pathOf(nimal), parts, { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect((await sendBody(pathOf(nimal), `${parts}cut off`, multipart)).status).toBe(400)
    // It is not read any further, whatever would come.
    const endless = await sendBody(pathOf(nimal), new Uint8Array(MAX_PHOTO_BYTES + 5000), multipart)
    expect([endless.status, endless.text.includes(LARGE)]).toEqual([409, true])
    // A text in place of a file, and none at all.
    const typed = '--x\r\ncontent-disposition: form-data; name="photo"\r\n\r\ntext\r\n--x--\r\n'
    expect((await sendBody(pathOf(nimal), typed, multipart)).text).toContain('No file was chosen.')
    expect((await sendBody(pathOf(nimal), '--x--\r\n', multipart)).text).toContain('No file was chosen.')
    for (const id of ['9999999', 'x', '-1'])
      expect((await sendFile(`/drivers/${id}/photo`, new Blob([JPEG]))).status, id).toBe(404)
    for (const origin of [null, 'https://example.com'])
      expect((await sendFile(pathOf(nimal), new Blob([JPEG]), { origin })).status).toBe(403)
    expect((await send(`/drivers/9999999/photo/remove`, {})).status).toBe(404)
    expect(await stored()).toEqual([])
  })
})

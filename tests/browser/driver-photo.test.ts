/** The photo of a driver, chosen on a phone: a picture as a camera makes it becomes a small square that tells of no place. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_PHOTO_BYTES, photoType } from '#domain/photo-size-and-format.ts'
import { findPhoto } from '#worker/lists/kept-photos.ts'
import { saveCar } from '#worker/fleet/cars.ts'
import { saveDriver } from '#worker/lists/drivers.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { type OfficeServer, startOffice } from './office-server.ts'
import { refuseClicks, SHORT_PHONE } from './visit.ts'

let office: OfficeServer
/** High as a phone makes it, with a place in the camera's notes. */
let large: Buffer
let small: Buffer

/** A face before a wall of many colours, as JPEG; its middle is blue, above and below it is red. */
const drawn = (page: Page, width: number, height: number) =>
  page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w!
      canvas.height = h!
      const paper = canvas.getContext('2d')!
      paper.fillStyle = '#c00'
      paper.fillRect(0, 0, w!, h!)
      const [top, side] = [(h! - w!) / 2, w!]
      paper.fillStyle = '#00c'
      paper.fillRect(0, top, side, side)
      for (let i = 0; i < 4000; i++) {
        paper.fillStyle = `hsl(${200 + (i % 60)} 80% ${20 + (i % 50)}%)`
        paper.fillRect((i * 7919) % side, top + ((i * 104_729) % side), side / 60, side / 60)
      }
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1]!
    },
    [width, height],
  )

/** @param words for the camera's notes */
function withNotes(picture: Buffer, words: string): Buffer {
  const notes = Buffer.from(`Exif\0\0${words}`)
  const length = notes.length + 2
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xe1, length >> 8, length & 255]),
    notes,
    picture.subarray(2),
  ])
}

beforeAll(async () => {
  office = await startOffice()
  for (const [name, phone] of [
    ['Nimal Perera', '+94771234567'],
    ['Kamal Silva', '+94771234568'],
  ] as const)
    await office.run(() => saveDriver(office.env, { name, phone, cars: [{ car: 'CAB-1', seats: 3 }] }, null))
  const page = await browser.newPage()
  large = withNotes(Buffer.from(await drawn(page, 2400, 3200), 'base64'), 'GPS 6.9271 79.8612')
  small = Buffer.from(await drawn(page, 120, 160), 'base64')
  await page.close()
})
afterAll(() => office.close())

async function onPhone(javaScriptEnabled: boolean) {
  const context = await browser.newContext({ ...SHORT_PHONE, javaScriptEnabled })
  refuseClicks(context)
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints, close: () => context.close() }
}

/** One tap asks, the second one removes it. */
async function removeAskedFirst(page: Page, name: string) {
  const what = page.getByText('Remove the photo', { exact: true })
  await what.tap()
  await page.getByRole('button', { name: `Yes, remove the photo of ${name}` }).tap()
  await what.waitFor({ state: 'detached' })
}

async function choose(page: Page, buffer: Buffer, name = 'IMG_0001.jpg', mimeType = 'image/jpeg') {
  const field = page.getByLabel(/photo/i).first()
  await field.scrollIntoViewIfNeeded()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.tap()])
  await chooser.setFiles({ name, mimeType, buffer })
}

const photoOf = (id: number) => office.run(() => findPhoto(office.env, id))
const shownSize = (page: Page) =>
  page.getByAltText('Photo of Nimal Perera').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })

test('one from a camera becomes a small square without its notes, is shown, given way to another, and removed', async () => {
  expect(large.length).toBeGreaterThan(4 * MAX_PHOTO_BYTES)
  const { page, complaints, close } = await onPhone(true)
  await page.goto(`${office.url}/operator/drivers/1`)
  await choose(page, large)
  await page.getByAltText('Photo of Nimal Perera').waitFor()
  const kept = (await photoOf(1))!
  expect([kept.type, photoType(kept.bytes)]).toEqual(['image/jpeg', 'image/jpeg'])
  expect(kept.bytes.length).toBeLessThanOrEqual(MAX_PHOTO_BYTES)
  expect(Buffer.from(kept.bytes).includes('GPS')).toBe(false)
  expect(Buffer.from(kept.bytes).includes('Exif')).toBe(false)
  expect(await shownSize(page)).toEqual([480, 480])
  // From its middle: none of the red above and below.
  const colours = await page.getByAltText('Photo of Nimal Perera').evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 480
    const paper = canvas.getContext('2d')!
    paper.drawImage(image, 0, 0)
    return [2, 240, 477].map((y) => [...paper.getImageData(240, y, 1, 1).data])
  })
  for (const [red = 0, , blue = 0] of colours) expect(blue).toBeGreaterThan(red)
  expect(await violations(page)).toEqual([])

  await page.goto(`${office.url}/operator/drivers`)
  expect(await page.locator('.card img').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await page.goto(`${office.url}/operator/drivers/1`)
  await choose(page, small)
  await expect.poll(() => shownSize(page).catch(() => null)).toEqual([120, 120])

  await removeAskedFirst(page, 'Nimal Perera')
  expect(await photoOf(1)).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('that of a car fits on a phone: what is below can be reached', async () => {
  const car = { plate: 'CAB-1234', name: 'white van', seats: 6, vehicle: null, base: '', papers: [] }
  await office.run(() => saveCar(office.env, car, null, { who: '', today: '2026-01-01', isCountingMeant: false }))
  const { page, close } = await onPhone(true)
  await page.goto(`${office.url}/operator/cars`)
  await page.getByRole('link', { name: 'CAB-1234' }).first().tap()
  await choose(page, large)
  await page.getByText('Remove the photo', { exact: true }).waitFor()
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  expect(await fits()).toBe(true)
  await removeAskedFirst(page, 'CAB-1234')
  await close()
})

test('whose login has ended keeps the chosen photo on the page, and sends it after the login', async () => {
  const { page, close } = await onPhone(true)
  await page.goto(`${office.url}/operator/drivers/2`)
  office.logOut()
  await choose(page, large)
  await page.getByText('You are no longer logged in').waitFor()
  const [login] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Log in in a new tab' }).tap(),
  ])
  await login.waitForLoadState()
  await login.close()
  await page.getByRole('button', { name: 'Keep the photo' }).tap()
  await page.getByAltText('Photo of Kamal Silva').waitFor()
  expect((await photoOf(2))!.bytes.length).toBeLessThanOrEqual(MAX_PHOTO_BYTES)
  await removeAskedFirst(page, 'Kamal Silva')
  await close()
})

test('what the browser cannot read is not sent, and the page says so', async () => {
  const { page, close } = await onPhone(true)
  await page.goto(`${office.url}/operator/drivers/2`)
  await choose(page, Buffer.from('<script>alert(1)</script>'), 'photo.jpg')
  await page.getByText('This browser cannot read that file. Choose a photo, or a JPEG.').waitFor()
  expect(await photoOf(2)).toBeNull()
  await close()
})

test('without scripts a small file is kept as it is, and a large one is refused in plain words', async () => {
  const { page, close } = await onPhone(false)
  await page.goto(`${office.url}/operator/drivers/2`)
  await choose(page, large)
  await page.getByRole('button', { name: 'Keep the photo' }).tap()
  await page.getByRole('alert').getByText('Not done. The file is larger than 70 kB.').waitFor()
  expect(await photoOf(2)).toBeNull()
  await choose(page, small)
  await page.getByRole('button', { name: 'Keep the photo' }).tap()
  await page.getByAltText('Photo of Kamal Silva').waitFor()
  expect(Buffer.from((await photoOf(2))!.bytes).equals(small)).toBe(true)
  await close()
})

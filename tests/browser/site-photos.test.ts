/** A photograph of the site, chosen on a phone in the office: cut into all sizes, without what the camera noted. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pixelsOf, tellsMore } from '#domain/photo-size-and-format.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { type OfficeServer, startOffice } from './office-server.ts'
import { refuseClicks, SHORT_PHONE } from './visit.ts'

let office: OfficeServer
const kept = new Map<string, Uint8Array>()
const PHOTOS = {
  put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
  get: async (key: string) => {
    const bytes = kept.get(key)
    return bytes ? { arrayBuffer: async () => bytes.slice().buffer } : null
  },
  list: async () => ({ objects: [...kept.keys()].map((key) => ({ key })) }),
  delete: async (keys: readonly string[]) => keys.forEach((key) => kept.delete(key)),
}

/** As a camera writes it, with a place in its notes. */
const taken = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#375' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()

beforeAll(async () => {
  office = await startOffice({ PHOTOS })
})
afterAll(() => office.close())

async function onPhone(url: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ ...SHORT_PHONE, javaScriptEnabled })
  refuseClicks(context)
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${url}/operator/photos`)
  const card = page.locator('#yala')
  await card.scrollIntoViewIfNeeded()
  return { page, card, complaints, close: () => context.close() }
}

test('is cut, shown with its words, gets other words, and is removed: all by taps', async () => {
  const { page, card, complaints, close } = await onPhone(office.url)
  expect(await violations(page)).toEqual([])
  await card.getByText('A photograph of your own').tap()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), card.getByLabel('File').tap()])
  await chooser.setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await taken(1300, 1000) })
  await card.getByText(/^Cut to 2 sizes, \d+ kB together\.$/).waitFor()
  await card.getByLabel('What it shows, English').fill('A leopard on the road')
  await card.getByRole('button', { name: 'Keep it' }).tap()
  await card.getByText('Now: uploaded').waitFor()
  const files = [...kept].map(([key, bytes]) => ({ key, ...pixelsOf(bytes), tells: tellsMore(bytes) }))
  expect(files).toEqual([
    { key: expect.stringMatching(/^yala-\w{12}-480\.webp$/), width: 480, height: 300, tells: false },
    { key: expect.stringMatching(/^yala-\w{12}-960\.webp$/), width: 960, height: 600, tells: false },
  ])
  const image = card.getByAltText('A leopard on the road')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(480)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

  await card.getByText('Another photograph, or other words').tap()
  await card.getByLabel('What it shows, Deutsch').fill('Ein Leopard')
  await card.getByRole('button', { name: 'Keep it' }).tap()
  await card.getByText('Another photograph, or other words').tap()
  expect(await card.getByLabel('What it shows, Deutsch').inputValue()).toBe('Ein Leopard')
  await card.getByText('Remove the photograph').tap()
  await card.getByRole('button', { name: 'Yes, show the drawing again' }).tap()
  await card.getByText('Now: the drawing').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('what the browser cannot read, or is too small, is not sent, and the page says so', async () => {
  const { page, card, close } = await onPhone(office.url)
  await card.getByText('A photograph of your own').tap()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), card.getByLabel('File').tap()])
  await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await card.getByText('This browser cannot read that file. Choose a photo, or a JPEG.').waitFor()
  const [again] = await Promise.all([page.waitForEvent('filechooser'), card.getByLabel('File').tap()])
  await again.setFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await taken(40, 40) })
  await card.getByText('This picture is too small: it has 40 × 40 pixels, and pages show 480 × 300 at least.').waitFor()
  expect(await card.getByLabel('File').inputValue()).toBe('')
  await close()
})

test('without scripts a small file is kept as it is, unless it tells where it was taken', async () => {
  const { page, card, close } = await onPhone(office.url, false)
  const send = async (buffer: Buffer) => {
    await card.getByLabel('File').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await card.getByLabel('What it shows, English').fill('A leopard')
    await card.getByRole('button', { name: 'Keep it' }).tap()
  }
  await card.getByText('A photograph of your own').tap()
  await send(await taken(600, 400))
  await page.getByRole('alert').getByText('may tell where and when it was taken').waitFor()
  expect(await card.getByLabel('What it shows, English').inputValue()).toBe('A leopard')
  await send(
    await sharp(await taken(600, 400))
      .jpeg()
      .toBuffer(),
  )
  await card.getByText('Now: uploaded').waitFor()
  await close()
})

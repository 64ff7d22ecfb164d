/** What photographs can stand for, what they say, and what a file is by its bytes. */
import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURES, vehicleDrawing } from '#client/pictures/pictures.ts'
import { checkedWords, heightOf, parseWords, PHOTO_SUBJECTS, photosOfPage, subjectNamed } from '#domain/photos.ts'
import { checkPicture, pixelsOf, tellsMore } from '#domain/photo-size-and-format.ts'
import { VEHICLE_PICTURES } from '#domain/prices/price-list.ts'

test('each drawing of the site can be a photograph of the same shape', () => {
  for (const { src, width, height } of [...Object.values(PICTURES), ...VEHICLE_PICTURES.map(vehicleDrawing)]) {
    const subject = subjectNamed(/([\w-]+)\.svg$/.exec(src)![1]!)
    expect(subject, src).toMatchObject({ width, height })
  }
  for (const name of ['constructor', 'toString', '__proto__', 'lion', '']) expect(subjectNamed(name)).toBeNull()
  expect(heightOf(PHOTO_SUBJECTS.yala!, 480)).toBe(300)
})

test('words are of a language, and English stands in for one without', () => {
  expect(parseWords(' A leopard \n\nfr: Un léopard')).toEqual({ en: 'A leopard', fr: 'Un léopard' })
  const kept = { yala: { code: 'c', widths: [480], types: ['webp'], words: { en: 'A leopard', fr: 'Un léopard' } } }
  expect(photosOfPage(kept, 'fr').yala![3]).toBe('Un léopard')
  expect(photosOfPage(kept, 'ru').yala![3]).toBe('A leopard')
  expect(() => checkedWords({ en: 'x'.repeat(201) })).toThrow('200 characters')
})

test('no style asks whose child a picture is: a photograph of several types stands in an element of its own', () => {
  const styles = globSync('client/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(styles.length).toBeGreaterThan(10)
  expect(styles.filter(([, css]) => /[>+~]\s*(?:[\w.-]*__picture|img)\b/.test(css)).map(([file]) => file)).toEqual([])
})

describe('a file', () => {
  const blank = sharp({ create: { width: 123, height: 45, channels: 3, background: '#0a0' } })
  test.each([
    ['JPEG', () => blank.clone().jpeg()],
    ['PNG', () => blank.clone().png()],
    ['WebP', () => blank.clone().webp()],
    ['WebP without loss', () => blank.clone().webp({ lossless: true })],
    [
      'WebP with notes',
      () =>
        blank
          .clone()
          .webp()
          .withExif({ IFD0: { Make: 'A camera' } }),
    ],
    [
      'JPEG with notes',
      () =>
        blank
          .clone()
          .jpeg()
          .withExif({ IFD0: { Make: 'A camera' } }),
    ],
  ])('%s says how large its picture is, and whether it tells more', async (name, make) => {
    const bytes = new Uint8Array(await make().toBuffer())
    expect(pixelsOf(bytes)).toEqual({ width: 123, height: 45 })
    expect(tellsMore(bytes)).toBe(name.includes('notes'))
  })

  test('that is none, says nothing, or is too large, is refused in words', async () => {
    const bytes = new Uint8Array(await blank.clone().jpeg().toBuffer())
    expect(() => checkPicture(bytes, bytes.length - 1)).toThrow('larger')
    expect(() => checkPicture(new TextEncoder().encode('<svg onload="alert(1)"/>'), 1000)).toThrow('no whole')
    expect(() => pixelsOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xda, 0, 0xff, 0xd9]))).toThrow('does not say')
    const wide = new Uint8Array(
      await sharp({ create: { width: 9000, height: 2, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    )
    expect(() => pixelsOf(wide)).toThrow('8000 pixels')
  })
})

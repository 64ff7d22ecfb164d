/** The owner's photographs of the folder, as a build writes them. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tellsMore } from '#domain/photo-size-and-format.ts'
import { bindsBucket, writePhotos } from '../../scripts/vite/photos.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Blue, with a red line along its upper edge, as a camera writes it. @param turn of the camera, as Exif says it */
const picture = (width: number, height: number, turn = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#00c' } })
    .composite([
      { input: { create: { width, height: Math.ceil(height / 8), channels: 3, background: '#c00' } }, top: 0, left: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: turn })
    .toBuffer()

async function folderWith(files: Readonly<Record<string, Buffer | string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const kept = join(folder, 'kept')
  mkdirSync(kept)
  return () => writePhotos(folder, kept)
}

test('each size is written as AVIF and WebP, in the shape of the drawing, without the camera’s notes', async () => {
  const write = await folderWith({
    'yala.jpg': await picture(1700, 1700),
    'yala.txt': 'A leopard on the road\nde: Ein Leopard auf der Straße\n',
    'notes.md': 'not a picture',
  })
  const { photos, files } = await write()
  expect(Object.keys(photos)).toEqual(['yala'])
  const { code, widths, types, words } = photos.yala!
  expect([widths, types]).toEqual([
    [480, 960, 1600],
    ['avif', 'webp'],
  ])
  expect(words).toEqual({ en: 'A leopard on the road', de: 'Ein Leopard auf der Straße' })
  expect([...files.keys()]).toEqual(
    [480, 960, 1600].flatMap((width) => [`yala-${code}-${width}.avif`, `yala-${code}-${width}.webp`]),
  )
  for (const [name, bytes] of files) {
    const { format, width, height } = await sharp(bytes).metadata()
    expect([name, format, height]).toEqual([name, name.endsWith('avif') ? 'heif' : 'webp', (width * 600) / 960])
    expect(tellsMore(bytes)).toBe(false)
  }
  // The same again is read, and has the same names.
  const again = await write()
  expect([...again.files.keys()]).toEqual([...files.keys()])
})

test('a photograph of a camera that was held sideways stands upright; a small one is not made larger', async () => {
  // Its upper edge, which is red, was left of the camera.
  const write = await folderWith({ 'van.jpg': await picture(300, 330, 6), 'van.txt': 'Our van' })
  const { photos, files } = await write()
  expect(photos.van!.widths).toEqual([320])
  const { data, info } = await sharp(files.get(`van-${photos.van!.code}-320.webp`)!)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 150])
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [left, right] = [at(3, 75), at(316, 75)]
  expect(Math.max(left[0]!, right[0]!)).toBeGreaterThan(150)
  expect(Math.min(left[2]!, right[2]!)).toBeLessThan(60)
})

describe('a build stops, and says which file is wrong:', () => {
  test.each([
    [
      'no picture of the site',
      async () => ({ 'lion.jpg': await picture(600, 400), 'lion.txt': 'A lion' }),
      /lion\.jpg: no picture of the site has this name/,
    ],
    ['no words', async () => ({ 'yala.jpg': await picture(600, 400) }), /yala\.jpg: say in .*yala\.txt what it shows/],
    [
      'no English words',
      async () => ({ 'yala.jpg': await picture(600, 400), 'yala.txt': 'de: Ein Leopard' }),
      /yala\.jpg: Say in English/,
    ],
    [
      'a language that the site does not have',
      async () => ({ 'yala.jpg': await picture(600, 400), 'yala.txt': 'en: A leopard\nxx: y' }),
      /yala\.jpg: The site has no language 'xx'/,
    ],
    [
      'two of one name',
      async () => ({
        'yala.jpg': await picture(600, 400),
        'yala.png': await picture(600, 400),
        'yala.txt': 'A leopard',
      }),
      /yala\.png: there are two/,
    ],
    [
      'a small one',
      async () => ({ 'yala.jpg': await picture(40, 40), 'yala.txt': 'A leopard' }),
      /yala\.jpg: This picture is too small: it has 40 × 40 pixels, and pages show 480 × 300 at least/,
    ],
    ['no picture at all', async () => ({ 'yala.jpg': 'text', 'yala.txt': 'A leopard' }), /yala\.jpg: /],
  ] as const)('%s', async (_, make, words) => {
    const write = await folderWith(await make())
    await expect(write()).rejects.toThrow(words)
  })
})

test('a folder that is not there has no photographs', async () => {
  expect(await writePhotos(join(tmpdir(), 'no-such-folder'))).toEqual({ photos: {}, files: new Map() })
})

test('a bucket is bound by a line that is no comment', () => {
  const section = '[[r2_buckets]]\nbinding = "PHOTOS"\nbucket_name = "photos"\n'
  expect(bindsBucket(section)).toBe(true)
  expect(bindsBucket(section.replaceAll(/^/gm, '# '))).toBe(false)
  expect(bindsBucket('[[r2_buckets]]\nbinding = "BACKUPS"\n')).toBe(false)
})

// A copy of the project for other tests is no repository.
test.skipIf(!existsSync(join(ROOT, '.git')))('no photograph is part of the project', () => {
  const known = execFileSync('git', ['ls-files', 'photos'], { cwd: ROOT, encoding: 'utf8' })
  expect(known.trim().split('\n')).toEqual(['photos/README.md'])
})

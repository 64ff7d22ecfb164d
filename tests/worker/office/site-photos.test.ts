/** The photographs of the site that the office uploads: kept in R2, shown on pages in the place of drawings. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PHOTO_SUBJECTS } from '#domain/photos.ts'
import { app } from '#worker/app.ts'
import { lastOfficeActs } from '#worker/database/office-acts.ts'
import type { Env } from '#worker/environment.ts'
import { notePhotos, PHOTOS_KEY } from '#worker/platform/own-photos.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'
import { PNG, pngOf } from './pictures.ts'

/** As R2, as far as it is asked here. */
function newBucket() {
  const kept = new Map<string, Uint8Array>()
  const bucket = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => {
      const bytes = kept.get(key)
      return bytes ? { arrayBuffer: async () => bytes.slice().buffer } : null
    },
    list: async ({ prefix }: { prefix: string }) => ({
      objects: [...kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
    }),
    delete: async (keys: readonly string[]) => keys.forEach((key) => kept.delete(key)),
  }
  return { kept, bucket: bucket as unknown as NonNullable<Env['PHOTOS']> }
}

let kept: Map<string, Uint8Array>
let site: ReturnType<typeof testSite>

beforeEach(async () => {
  await removeBookings('site_photos', 'office_acts')
  const bucket = newBucket()
  kept = bucket.kept
  site = testSite({ PHOTOS: bucket.bucket, OPERATOR_OPEN: 'yes' } as Partial<Env>)
  await site.env.CACHE.delete(PHOTOS_KEY)
  notePhotos({})
  vi.stubEnv('OWN_PHOTOS', 'yes')
  return () => vi.unstubAllEnvs()
})

/** A WebP of this size, as far as its head says. */
function webp(width: number, height: number, more = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40 + more)
  bytes.set(new TextEncoder().encode('RIFF'))
  const view = new DataView(bytes.buffer)
  view.setUint32(4, 32 + more, true)
  bytes.set(new TextEncoder().encode('WEBPVP8L'), 8)
  view.setUint32(16, 20 + more, true)
  bytes[20] = 0x2f
  view.setUint32(21, (width - 1) | ((height - 1) << 14), true)
  return bytes
}

const WORDS = { 'words-en': 'A leopard on the road', 'words-de': 'Ein Leopard auf der Straße' }

async function send(
  subject: string,
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  texts: Readonly<Record<string, string>> = WORDS,
  { origin = ORIGIN, env = site.env }: { readonly origin?: string; readonly env?: Env } = {},
) {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  // As browsers do: a field without a file is sent empty.
  body.set('photo', new Blob([]), '')
  for (const [name, bytes] of Object.entries(files)) body.set(name, new Blob([bytes]), 'photo.webp')
  const context = createExecutionContext()
  const request = new Request(`${ORIGIN}/operator/photos/${subject}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin },
  })
  const answer = await app.fetch(request, env, context)
  await waitOnExecutionContext(context)
  return { status: answer.status, text: await answer.text() }
}

const allSizes = { file480: webp(480, 300), file960: webp(960, 600), file1600: webp(1600, 1000) }
const textOf = async (path: string) => (await site.get(path)).text()
const acts = async () => (await lastOfficeActs(site.env, 'photos')).map(({ what }) => what)

/** Cloudflare Images, as far as it is asked here: a file of a tenth of the size, that begins with its type. */
const images = (write = (format: string, size: number) => new TextEncoder().encode(format.padEnd(size / 10, '.'))) =>
  ({
    input: (stream: ReadableStream) => ({
      output: async ({ format }: { readonly format: string }) => {
        const size = (await new Response(stream).arrayBuffer()).byteLength
        return { response: () => new Response(write(format, size)) }
      },
    }),
  }) as unknown as NonNullable<Env['IMAGES']>

describe('a photograph of the site, with Cloudflare Images', () => {
  const large = {
    file480: webp(480, 300, 2000),
    file960: webp(960, 600, 4000),
  }
  const ends = () => [...kept.keys()].map((key) => key.replace(/^yala-[0-9a-f]{12}-/, ''))
  const bound = (those: Env['IMAGES']) => ({ env: { ...site.env, IMAGES: those } as Env })

  test('is kept as AVIF, too, and browsers try that first', async () => {
    expect((await send('yala', large, WORDS, bound(images()))).status).toBe(303)
    expect(ends().toSorted()).toEqual(['480.avif', '480.webp', '960.avif', '960.webp'])
    const page = await textOf('/things-to-do/safari')
    const [, file] = /<source type="image\/avif" srcSet="(\/photos\/yala-\w{12}-480\.avif) 480w, /.exec(page)!
    expect(page).toMatch(/<img [^>]*src="\/photos\/yala-\w{12}-960\.webp"/)
    const answer = await site.get(file!)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(await answer.text()).toMatch(/^image\/avif\.+$/)
    await send('yala', {}, { 'words-en': 'Two leopards' })
    expect(await textOf('/things-to-do/safari')).toContain('-960.avif 960w')
  })

  test('is kept as WebP, too, where the browser wrote another type', async () => {
    expect((await send('yala', { photo: pngOf(480, 300) }, WORDS, bound(images()))).status).toBe(303)
    expect(ends().toSorted()).toEqual(['480.avif', '480.png', '480.webp'])
  })

  test.each<[string, NonNullable<Env['IMAGES']>]>([
    ['writes larger files', images((format, size) => new TextEncoder().encode(format.padEnd(size * 2, '.')))],
    [
      'writes none',
      images(() => {
        throw Object.assign(new Error('no more this month'), { code: 9422 })
      }),
    ],
  ])('is kept as it was sent where that %s', async (_, those) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect((await send('yala', large, WORDS, bound(those))).status).toBe(303)
    expect(ends().toSorted()).toEqual(['480.webp', '960.webp'])
    expect(await textOf('/things-to-do/safari')).not.toContain('.avif')
  })
})

describe('a photograph of the site', () => {
  test('is kept in all sizes, answered for ever, shown where the drawing stood, in the words of the page’s language', async () => {
    expect((await send('yala', allSizes)).status).toBe(303)
    const names = [...kept.keys()].toSorted()
    const [, code] = /^yala-([0-9a-f]{12})-1600\.webp$/.exec(names[0]!)!
    expect(names).toEqual([1600, 480, 960].map((width) => `yala-${code}-${width}.webp`))
    const file = await site.get(`/photos/yala-${code}-480.webp`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(allSizes.file480)
    const page = await textOf('/things-to-do/safari')
    expect(page).toContain(`/photos/yala-${code}-480.webp 480w, /photos/yala-${code}-960.webp 960w`)
    expect(page).toContain('alt="A leopard on the road"')
    expect(page).not.toContain('src="/pictures/yala.svg"')
    expect(page).toContain('src="/pictures/wilpattu.svg"')
    expect(await textOf('/de/things-to-do/safari')).toContain('alt="Ein Leopard auf der Straße"')
    expect(await textOf('/ru/things-to-do/safari')).toContain('alt="A leopard on the road"')
    // The page tells its own language alone.
    expect(page).not.toContain('Ein Leopard')
    expect(await acts()).toEqual(['Yala: a photograph'])
  })

  test('is read from KV by an isolate that has not written it', async () => {
    await send('yala', allSizes)
    notePhotos({})
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    expect(await textOf('/things-to-do/safari')).toContain('/photos/yala-')
    vi.useRealTimers()
  })

  test('gives way to another; a page of a cache finds the one before, and nothing older is kept', async () => {
    const code = () => /^yala-(\w+)-/.exec([...kept.keys()].at(-1)!)![1]!
    await send('yala', allSizes)
    const first = code()
    await send('yala', { file480: webp(480, 300) })
    const second = code()
    expect((await site.get(`/photos/yala-${first}-960.webp`)).status).toBe(200)
    await send('yala', { file480: webp(480, 301) })
    expect((await site.get(`/photos/yala-${first}-960.webp`)).status).toBe(404)
    expect((await site.get(`/photos/yala-${second}-480.webp`)).status).toBe(200)
    expect(await acts()).toEqual(['Yala: another photograph', 'Yala: another photograph', 'Yala: a photograph'])
  })

  test('sent twice at once is one photograph with all its files, and the second is told', async () => {
    const both = await Promise.all([send('yala', allSizes), send('yala', allSizes)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const [, code] = /\/photos\/yala-(\w{12})-480\.webp 480w/.exec(await textOf('/things-to-do/safari'))!
    expect([...kept.keys()].toSorted()).toEqual([1600, 480, 960].map((width) => `yala-${code}-${width}.webp`))
    expect(await acts()).toEqual(['Yala: a photograph'])
  })

  test('keeps its files where two others come at once in its place', async () => {
    await send('yala', allSizes)
    const both = await Promise.all([send('yala', allSizes), send('yala', { file480: webp(480, 300) })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const page = await textOf('/things-to-do/safari')
    const files = page.match(/\/photos\/yala-\w{12}-\d+\.webp/g)!
    for (const file of files) expect([file, (await site.get(file)).status]).toEqual([file, 200])
  })

  test('gets other words without another file, and is removed', async () => {
    await send('yala', allSizes)
    expect((await send('yala', {}, { 'words-en': 'Two leopards' })).status).toBe(303)
    expect(await textOf('/things-to-do/safari')).toContain('alt="Two leopards"')
    await send('yala/remove', {})
    const page = await textOf('/things-to-do/safari')
    expect([page.includes('/photos/'), page.includes('/pictures/yala.svg')]).toEqual([false, true])
    expect((await acts()).slice(0, 2)).toEqual(['Yala: photograph removed', 'Yala: other words'])
  })

  test('of the office is shown on the home page, where nothing stood before', async () => {
    expect(await textOf('/')).not.toContain('/photos/')
    await send('office', allSizes, { 'words-en': 'Our office in Negombo' })
    expect(await textOf('/')).toContain('alt="Our office in Negombo"')
  })

  test('without scripts one file is kept as it is', async () => {
    expect((await send('van', { photo: webp(700, 500) })).status).toBe(303)
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^van-\w{12}-700\.webp$/)])
    expect(await textOf('/transfer/taxi-from-Colombo-to-Kandy')).toMatch(/src="\/photos\/van-\w{12}-700\.webp"/)
  })

  test('is offered for each drawing on a page that the desk sees, too', async () => {
    const page = await textOf('/operator/photos')
    for (const { what } of Object.values(PHOTO_SUBJECTS)) expect(page).toContain(`<h2>${what.replace('’', '’')}</h2>`)
    expect(page).toContain('action="/operator/photos/yala"')
  })
})

describe('is refused in plain words, and nothing is kept:', () => {
  const exif = webp(480, 300, 40)
  exif.set(new TextEncoder().encode('EXIF'), 50)
  test.each([
    ['no file', {}, WORDS, 'No file was chosen.'],
    ['no words in English', allSizes, { 'words-de': 'Ein Leopard' }, 'Say in English what the photograph shows'],
    [
      'a drawing that may hold scripts',
      { photo: new TextEncoder().encode('<svg onload="alert(1)"/>') },
      WORDS,
      'no whole JPEG',
    ],
    ['a file of a camera', { photo: exif }, WORDS, 'may tell where and when it was taken'],
    [
      'a small one',
      { photo: webp(40, 40) },
      WORDS,
      'too small: it has 40 × 40 pixels, and pages show 480 × 300 at least',
    ],
    ['a low one', { photo: webp(900, 299) }, WORDS, 'too small'],
    ['a large one', { photo: webp(480, 300, 400_001) }, WORDS, 'larger than 400 kB'],
    ['far more than a form may have', { photo: webp(480, 300, 2_000_000) }, WORDS, 'larger than 400 kB'],
    [
      'sizes of another shape',
      { file480: webp(480, 480), file960: webp(960, 600) },
      WORDS,
      'not one photograph in several sizes',
    ],
    [
      'two types',
      { file480: webp(480, 300), file960: PNG.slice() as Uint8Array<ArrayBuffer> },
      WORDS,
      'not one photograph',
    ],
  ] as const)('%s', async (_, files, texts, words) => {
    const refused = await send('yala', files, texts)
    expect([refused.status, refused.text.includes('Not done.')]).toEqual([409, true])
    expect(refused.text).toContain(words)
    expect([kept.size, await acts()]).toEqual([0, []])
  })

  test('what the site has no picture of, or another site sends', async () => {
    for (const subject of ['lion', 'constructor', '__proto__', 'yala%2f..'])
      expect((await send(subject, allSizes)).status, subject).toBe(404)
    expect((await send('yala', allSizes, WORDS, { origin: 'https://example.com' })).status).toBe(403)
    expect(kept.size).toBe(0)
  })

  test('without a bucket: the page says so, and shows no form', async () => {
    site = testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>)
    const page = await textOf('/operator/photos')
    expect(page).toContain('No bucket is bound for photographs.')
    expect(page).not.toContain('type="file"')
    const refused = await send('yala', allSizes)
    expect([refused.status, refused.text.includes('No bucket is bound')]).toEqual([409, true])
    expect((await site.get('/photos/yala-0123456789ab-480.webp')).status).toBe(404)
  })
})

test.each([
  'yala-0123456789ab-480.svg',
  'yala-0123456789ab-480.webp',
  '..%2fsecret',
  'yala',
  'yala-0123456789AB-480.webp',
])('no such file: %s', async (name) => {
  expect((await site.get(`/photos/${name}`)).status).toBe(404)
})

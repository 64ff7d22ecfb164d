/**
 * The owner's photographs as pages show them: those of the project's folder, which the build has made small, and over them those
 * that the office has uploaded to R2. KV has a copy of what D1 knows of the uploaded ones.
 */
import type { Language } from '#domain/languages/languages.ts'
import { type KeptPhotos, type PagePhotos, photosOfPage } from '#domain/photos.ts'
import type { Env, AppEnv } from '#worker/environment.ts'
import { KV_WAIT_MS, inTime } from './kv.ts'
import type { Handler } from 'hono'

export const PHOTOS_KEY = 'site-photos'

const KV_SECONDS = 60

/** Of the folder `photos`: scripts/vite/photos.ts. */
export const builtIn = (): KeptPhotos => (import.meta.env.BUILT_IN_PHOTOS as KeptPhotos | undefined) ?? {}

let known: { readonly uploaded: KeptPhotos; readonly until: number } = { uploaded: {}, until: 0 }

/** For who has just written them. */
export function notePhotos(uploaded: KeptPhotos): void {
  known = { uploaded, until: Date.now() + KV_SECONDS * 1000 }
}

/** While KV does not answer, what this isolate knew last. */
async function uploadedPhotos(env: Env): Promise<KeptPhotos> {
  if (!env.PHOTOS) return {}
  if (Date.now() < known.until) return known.uploaded
  try {
    const read = env.CACHE.get<KeptPhotos>(PHOTOS_KEY, { type: 'json', cacheTtl: KV_SECONDS })
    notePhotos((await inTime(KV_WAIT_MS, read)) ?? {})
  } catch {
    notePhotos(known.uploaded)
  }
  return known.uploaded
}

export const photosFor = async (env: Env, language: Language): Promise<PagePhotos> =>
  photosOfPage({ ...builtIn(), ...(await uploadedPhotos(env)) }, language)

const FILE = /^[a-z-]{1,20}-[0-9a-f]{12}-\d{2,4}\.(avif|jpg|png|webp)$/
const TYPES = { avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** Answers the files that the office has uploaded. Those of the build are answered before the Worker runs. */
export const answerPhoto: Handler<AppEnv> = async (c, next) => {
  const name = c.req.param('file') ?? ''
  const [, end] = FILE.exec(name) ?? []
  if (!c.env.PHOTOS || end === undefined) return next()
  const found = await c.env.PHOTOS.get(name)
  if (!found) return next()
  // Another photograph has another name.
  return c.body(await found.arrayBuffer(), 200, {
    'content-type': TYPES[end as keyof typeof TYPES],
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

/**
 * The site's photographs that the office uploads: files in R2, what is known of them in D1, and a copy of that in KV for pages.
 * Where Cloudflare Images is bound, each file is kept as AVIF and WebP, too.
 */
import { eq } from 'drizzle-orm'
import { checkPicture, PICTURE_ENDS, pixelsOf, tellsMore } from '#domain/picture-files.ts'
import {
  checkedWords,
  heightOf,
  type KeptPhotos,
  photoFile,
  PHOTO_SUBJECTS,
  type PhotoWords,
  subjectNamed,
  tooSmallText,
} from '#domain/photos.ts'
import { primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import { sitePhotos } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { notePhotos, PHOTOS_KEY } from '#worker/platform/own-photos.ts'

/** Of one file: on a phone's network it comes in a second. */
export const MOST_BYTES = 400_000

export type SitePhotoRow = typeof sitePhotos.$inferSelect

export const listSitePhotos = (env: Env): Promise<SitePhotoRow[]> =>
  query(() => primary(env).select().from(sitePhotos).limit(Object.keys(PHOTO_SUBJECTS).length))

const keptOf = (rows: readonly SitePhotoRow[]): KeptPhotos =>
  Object.fromEntries(rows.map(({ subject, code, types, widths, words }) => [subject, { code, widths, types, words }]))

/** Pages hear of a change within a minute; those that the platform's cache holds, once it asks again. */
async function spread(env: Env): Promise<void> {
  const kept = keptOf(await listSitePhotos(env))
  notePhotos(kept)
  await env.CACHE.put(PHOTOS_KEY, JSON.stringify(kept))
}

/** Files of a subject that no page names any more. A page in a cache may still show the photograph before: it stays. */
async function removeFiles(bucket: NonNullable<Env['PHOTOS']>, subject: string, codes: readonly string[]) {
  const { objects } = await bucket.list({ prefix: `${subject}-`, limit: 100 })
  const old = objects.filter(({ key }) => !codes.some((code) => key.startsWith(`${subject}-${code}-`)))
  // 'safari-…' is a subject of its own: no other begins like it and goes on with a code.
  const its = old.filter(({ key }) => /^-[0-9a-f]{12}-/.test(key.slice(subject.length)))
  if (its.length > 0) await bucket.delete(its.map(({ key }) => key))
}

interface PhotoFile {
  readonly width: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What browsers should try before what was sent: as the build writes the photographs of the folder. */
const SMALLER_TYPES = {
  avif: { format: 'image/avif', quality: 50 },
  webp: { format: 'image/webp', quality: 74 },
} as const

const totalBytes = (files: readonly PhotoFile[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0)

/**
 * The same files in another type, by Cloudflare Images.
 * @returns null where it is not bound, writes none, or writes them larger: pages then show the others
 */
async function inType(
  images: Env['IMAGES'],
  files: readonly PhotoFile[],
  type: keyof typeof SMALLER_TYPES,
): Promise<readonly PhotoFile[] | null> {
  if (!images) return null
  try {
    const written = await Promise.all(
      files.map(async ({ width, bytes }) => {
        const result = await images.input(new Blob([bytes]).stream()).output(SMALLER_TYPES[type])
        return { width, bytes: new Uint8Array(await result.response().arrayBuffer()) }
      }),
    )
    return totalBytes(written) < totalBytes(files) ? written : null
  } catch (error) {
    logWarning(
      `Cloudflare Images wrote no ${type} of a photograph: ${Number((error as { code?: unknown }).code) || 'no answer'}`,
    )
    return null
  }
}

export const NO_BUCKET =
  'No bucket is bound for photographs. Put them into the folder photos of the project, or bind one: docs/operations.md#photographs.'

/**
 * Keeps a photograph in the place of the one before.
 * @param files of the sizes that the browser has cut, or one as it was chosen
 * @throws RangeError that says why it cannot be kept
 */
export async function saveSitePhoto(
  env: Env,
  subject: string,
  files: readonly Uint8Array<ArrayBuffer>[],
  typed: Readonly<Record<string, string>>,
  who: string,
): Promise<void> {
  const bucket = env.PHOTOS
  const its = subjectNamed(subject)
  if (!its) throw new RangeError('There is no such picture on the site.')
  if (!bucket) throw new RangeError(NO_BUCKET)
  const words = checkedWords(typed)
  const db = primary(env)
  const [before] = await query(() => db.select().from(sitePhotos).where(eq(sitePhotos.subject, subject)).limit(1))
  if (files.length === 0) {
    if (!before) throw new RangeError('No file was chosen.')
    await write(env, { ...before, words }, who, `${its.what}: other words`)
    return
  }
  const pictures = files.map((bytes) => ({ bytes, type: checkPicture(bytes, MOST_BYTES), ...pixelsOf(bytes) }))
  if (pictures.some(({ bytes }) => tellsMore(bytes)))
    throw new RangeError(
      'The file may tell where and when it was taken. Where scripts run, this page takes that out by itself.',
    )
  const [first] = pictures.toSorted((a, b) => b.width - a.width)
  const { type, width, height } = first!
  const tooSmall = tooSmallText(its, width, height)
  if (tooSmall !== null) throw new RangeError(tooSmall)
  const isCut = pictures.every((each) => each.type === type && Math.abs(each.height - heightOf(its, each.width)) <= 2)
  if (pictures.length > its.widths.length || (pictures.length > 1 && !isCut))
    throw new RangeError('These files are not one photograph in several sizes.')
  const widths = [...new Set(pictures.map((each) => each.width))].toSorted((a, b) => a - b)
  const code = crypto.getRandomValues(new Uint8Array(6)).toHex()
  const sent = PICTURE_ENDS[type]
  const byType = new Map<string, readonly PhotoFile[]>()
  for (const smaller of ['avif', 'webp'] as const) {
    const written = smaller === sent ? null : await inType(env.IMAGES, pictures, smaller)
    if (written) byType.set(smaller, written)
  }
  byType.set(sent, pictures)
  for (const [end, those] of byType)
    for (const each of those) await bucket.put(photoFile(subject, code, each.width, end), each.bytes)
  const row = { subject, code, types: [...byType.keys()], width, height, widths, words, at: new Date().toISOString() }
  await write(env, row, who, `${its.what}: ${before ? 'another' : 'a'} photograph`)
  await removeFiles(bucket, subject, [code, before?.code ?? code])
}

async function write(env: Env, row: SitePhotoRow & { readonly words: PhotoWords }, who: string, what: string) {
  await writeWithAct(env, ['photos', who, what], (db) => [
    db.insert(sitePhotos).values(row).onConflictDoUpdate({ target: sitePhotos.subject, set: row }),
  ])
  await spread(env)
}

/** The drawing is shown again, or the photograph of the folder. */
export async function removeSitePhoto(env: Env, subject: string, who: string): Promise<void> {
  const its = subjectNamed(subject)
  if (!its) return
  const isOf = eq(sitePhotos.subject, subject)
  const [before] = await query(() => primary(env).select().from(sitePhotos).where(isOf).limit(1))
  if (!before) return
  await writeWithAct(env, ['photos', who, `${its.what}: photograph removed`], (db) => [
    db.delete(sitePhotos).where(isOf),
  ])
  await spread(env)
}

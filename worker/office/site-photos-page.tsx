/** The office's page of the site's photographs: what stands in the place of each drawing, what each says to who cannot see, and how uploads are kept. */
import { type Context, Hono } from 'hono'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import {
  heightOf,
  MOST_WORDS,
  PHOTO_SUBJECTS,
  photoFile,
  checkedWords,
  type KeptPhotos,
  type PhotoWords,
  subjectNamed,
  tooSmallText,
} from '#domain/photos.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { ownForm } from './app.tsx'
import { whoIn, actsFor, keep } from './forms.ts'
import { pageFor } from './roles.tsx'
import { builtIn, notePhotos, PHOTOS_KEY } from '#worker/platform/own-photos.ts'
import { HOME } from '#worker/platform/access.ts'
import { readFiles } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { Button, Field } from '#worker/platform/plain-page.tsx'
import { AskFirst, FleetMenu, OfficeActs, OfficePage, type ShownActs } from './frame.tsx'
import { and, eq, sql } from 'drizzle-orm'
import { checkPicture, PICTURE_ENDS, pixelsOf, tellsMore } from '#domain/photo-size-and-format.ts'
import { primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import { officeActs, sitePhotos } from '#worker/database/schema.ts'
import { logWarning } from '#worker/log.ts'
import { randomHex } from '#worker/platform/signing.ts'

/*
 * The site's photographs that the office uploads: files in R2, what is known of them in D1, and a copy of that in KV for pages.
 * Where Cloudflare Images is bound, each file is kept as AVIF and WebP, too.
 */

/** Of one file: on a phone's network it comes in a second. */
const MOST_BYTES = 400_000

type SitePhotoRow = typeof sitePhotos.$inferSelect

const listSitePhotos = (env: Env): Promise<SitePhotoRow[]> =>
  query(() => primary(env).select().from(sitePhotos).limit(Object.keys(PHOTO_SUBJECTS).length))

const keptOf = (rows: readonly SitePhotoRow[]): KeptPhotos =>
  Object.fromEntries(rows.map(({ subject, code, types, widths, words }) => [subject, { code, widths, types, words }]))

/** Pages hear of a change within a minute; those that the platform's cache holds, once it asks again. */
async function spread(env: Env): Promise<void> {
  const kept = keptOf(await listSitePhotos(env))
  notePhotos(kept)
  await env.CACHE.put(PHOTOS_KEY, JSON.stringify(kept))
}

/** Files of a subject that no page names. A page in a cache may still show the photograph before: it stays. */
async function oldFiles(bucket: NonNullable<Env['PHOTOS']>, subject: string, before: string): Promise<string[]> {
  const { objects } = await bucket.list({ prefix: `${subject}-`, limit: 100 })
  return objects.flatMap(({ key }) => {
    // 'safari-…' is a subject of its own: no other begins like it and goes on with a code.
    const [, code] = /^-([0-9a-f]{12})-/.exec(key.slice(subject.length)) ?? []
    return code === undefined || code === before ? [] : [key]
  })
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

const NO_BUCKET =
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
    if (!(await write(env, { ...before, words }, before, who, `${its.what}: other words`))) throw new RangeError(FASTER)
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
  const code = randomHex(6)
  const sent = PICTURE_ENDS[type]
  const byType = new Map<string, readonly PhotoFile[]>()
  for (const smaller of ['avif', 'webp'] as const) {
    const written = smaller === sent ? null : await inType(env.IMAGES, pictures, smaller)
    if (written) byType.set(smaller, written)
  }
  byType.set(sent, pictures)
  // Listed before anything is written: what somebody else uploads from here on is not taken for old.
  const old = await oldFiles(bucket, subject, before?.code ?? '')
  const own = [...byType].flatMap(([end, those]) =>
    those.map((each) => ({ key: photoFile(subject, code, each.width, end), bytes: each.bytes })),
  )
  for (const { key, bytes } of own) await bucket.put(key, bytes)
  const row = { subject, code, types: [...byType.keys()], width, height, widths, words, at: new Date().toISOString() }
  const isKept = await write(env, row, before, who, `${its.what}: ${before ? 'another' : 'a'} photograph`)
  const gone = isKept ? old : own.map(({ key }) => key)
  if (gone.length > 0) await bucket.delete(gone)
  if (!isKept) throw new RangeError(FASTER)
}

const FASTER = 'Another photograph was kept in this place a moment ago. Look at it, then choose again.'

/**
 * Keeps a row in the place of the one that was read, and says who did it.
 * @param before `undefined` where there was none
 * @returns whether it is kept: not where another photograph has come there since
 */
async function write(
  env: Env,
  row: SitePhotoRow & { readonly words: PhotoWords },
  before: SitePhotoRow | undefined,
  who: string,
  what: string,
): Promise<boolean> {
  const isIts = and(eq(sitePhotos.subject, row.subject), eq(sitePhotos.code, row.code))
  const [, , kept] = await query(() => {
    const db = primary(env)
    return db.batch([
      db
        .insert(sitePhotos)
        .values(row)
        .onConflictDoUpdate({
          target: sitePhotos.subject,
          set: row,
          setWhere: before ? eq(sitePhotos.code, before.code) : sql`false`,
        }),
      db.insert(officeActs).select(
        db
          .select({
            id: sql<number>`null`.as('id'),
            at: sql<string>`${new Date().toISOString()}`.as('at'),
            page: sql<'photos'>`'photos'`.as('page'),
            who: sql<string>`${who}`.as('who'),
            what: sql<string>`${what}`.as('what'),
          })
          .from(sitePhotos)
          .where(isIts),
      ),
      // Also where it was written before, and the answer to that was lost.
      db.select({ code: sitePhotos.code }).from(sitePhotos).where(isIts),
    ])
  })
  if (kept.length === 0) return false
  await spread(env)
  return true
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

const PATH = `${HOME}/photos`

/** What was typed for a photograph that could not be kept, and why. */
interface Refused {
  readonly subject: string
  readonly words: Readonly<Record<string, string>>
  readonly refusal: string
}

interface PhotosPageProps {
  readonly uploaded: readonly SitePhotoRow[]
  readonly canUpload: boolean
  readonly refused: Refused | undefined
  readonly acts: ShownActs
}

const NO_DRAWING = ['drivers', 'office']

function shownNow(subject: string, row: SitePhotoRow | undefined) {
  const own = builtIn()[subject]
  if (row)
    return { src: `/photos/${photoFile(subject, row.code, row.widths[0]!, row.types.at(-1)!)}`, what: 'uploaded' }
  if (own)
    return { src: `/photos/${photoFile(subject, own.code, own.widths[0]!, own.types.at(-1)!)}`, what: 'of the folder' }
  return NO_DRAWING.includes(subject) ? null : { src: `/pictures/${subject}.svg`, what: 'the drawing' }
}

interface OnePhotoProps extends Pick<PhotosPageProps, 'canUpload' | 'refused'> {
  readonly subject: string
  readonly row: SitePhotoRow | undefined
}

function OnePhoto({ subject, row, canUpload, refused }: OnePhotoProps) {
  const its = PHOTO_SUBJECTS[subject]!
  const shown = shownNow(subject, row)
  const typed = refused?.subject === subject ? refused.words : undefined
  const words: Readonly<Partial<Record<string, string>>> = typed ?? row?.words ?? builtIn()[subject]?.words ?? {}
  return (
    <li className="card" id={subject}>
      <h2>{its.what}</h2>
      {shown ? (
        <img
          src={shown.src}
          alt={words.en ?? ''}
          width={its.width}
          height={its.height}
          loading="lazy"
          style={{ width: '12rem', height: 'auto', objectFit: 'cover', borderRadius: '.5rem' }}
        />
      ) : null}
      <p className="soft">Now: {shown?.what ?? 'nothing'}</p>
      {canUpload && (
        <details open={typed !== undefined}>
          <summary>{row ? 'Another photograph, or other words' : 'A photograph of your own'}</summary>
          <form
            className="site-photo"
            method="post"
            action={`${PATH}/${subject}`}
            encType="multipart/form-data"
            data-most={MOST_BYTES}
            data-widths={its.widths.join(' ')}
            data-heights={its.widths.map((width) => heightOf(its, width)).join(' ')}
          >
            <Field label="File" type="file" name="photo" accept="image/*" required={!row} />
            {its.widths.map((width) => (
              <input key={width} type="file" name={`file${width}`} hidden aria-hidden="true" tabIndex={-1} />
            ))}
            <noscript>
              <p className="soft">
                Without scripts a JPEG, PNG or WebP of at most {MOST_BYTES / 1000} kB is kept as it is, in one size, if
                it does not tell where it was taken.
              </p>
            </noscript>
            <p role="status" hidden />
            {OFFERED.map((language) => (
              <Field
                key={language}
                label={`What it shows, ${LANGUAGES[language].name}${language === 'en' ? '' : ' (else in English)'}`}
                name={`words-${language}`}
                lang={LANGUAGES[language].tag}
                defaultValue={words[language] ?? ''}
                maxLength={MOST_WORDS}
                required={language === 'en'}
                autoComplete="off"
              />
            ))}
            <div className="actions">
              <Button look="go">Keep it</Button>
            </div>
          </form>
          {row && (
            <AskFirst
              what="Remove the photograph"
              yes="Yes, show the drawing again"
              action={`${PATH}/${subject}/remove`}
            >
              <p className="soft">It is deleted here, with its words in all languages.</p>
            </AskFirst>
          )}
        </details>
      )}
    </li>
  )
}

function PhotosPage({ uploaded, canUpload, refused, acts }: PhotosPageProps) {
  return (
    <OfficePage page="drivers" title="Photographs" refusal={refused?.refusal}>
      <FleetMenu page="photos" />
      <p className={canUpload ? 'soft' : 'notice'}>
        {canUpload
          ? 'Your own photographs stand in the place of drawings within some minutes. Show only what is yours, and people who agree.'
          : NO_BUCKET}
      </p>
      <ul className="cards">
        {Object.keys(PHOTO_SUBJECTS).map((subject) => (
          <OnePhoto
            key={subject}
            {...{ subject, canUpload, refused }}
            row={uploaded.find((row) => row.subject === subject)}
          />
        ))}
      </ul>
      <OfficeActs acts={acts} />
      <script src={plainPaths.sitePhotoScript} defer />
    </OfficePage>
  )
}

type C = Context<AppEnv>

async function photosPage(c: C, refused?: Refused): Promise<string> {
  const [uploaded, acts] = await Promise.all([listSitePhotos(c.env), actsFor(c, 'photos')])
  const props = { uploaded, acts, canUpload: c.env.PHOTOS !== undefined, refused }
  return pageFor(c, 'Photographs', <PhotosPage {...props} />)
}

function subjectOf(c: C): string {
  const subject = c.req.param('subject') ?? ''
  if (!Object.hasOwn(PHOTO_SUBJECTS, subject)) throw new SiteError('not-found', { detail: 'There is no such picture' })
  return subject
}

const MOST_FILES = Math.max(...Object.values(PHOTO_SUBJECTS).map(({ widths }) => widths.length))

/** @throws RangeError for more than is kept, in words for the page */
const sentFiles = (c: C) =>
  readFiles(c, MOST_FILES * MOST_BYTES).catch((error: unknown) => {
    if (!(error instanceof SiteError && error.kind === 'too-large')) throw error
    throw new RangeError(`A file is larger than ${MOST_BYTES / 1000} kB: choose a smaller one.`)
  })

export const sitePhotoRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await photosPage(c)))
  .post('/:subject', ownForm, async (c) => {
    const subject = subjectOf(c)
    let words: Readonly<Record<string, string>> = {}
    const save = async () => {
      const { files, texts } = await sentFiles(c)
      words = Object.fromEntries(OFFERED.map((language) => [language, texts[`words-${language}`] ?? '']))
      await saveSitePhoto(c.env, subject, files, words, whoIn(c))
    }
    return keep(c, save, `${PATH}#${subject}`, (refusal) => photosPage(c, { subject, words, refusal }))
  })
  .post('/:subject/remove', ownForm, async (c) => {
    const subject = subjectOf(c)
    await removeSitePhoto(c.env, subject, whoIn(c))
    return c.redirect(`${PATH}#${subject}`, 303)
  })

/** The office's page of the site's photographs: what stands in the place of each drawing, and what each says to who cannot see. */
import { type Context, Hono } from 'hono'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { heightOf, MOST_WORDS, PHOTO_SUBJECTS, photoFile } from '#domain/photos.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv } from '#worker/environment.ts'
import { ownForm } from '#worker/operator/app.tsx'
import { whoIn } from '#worker/operator/requests.ts'
import { pageFor } from '#worker/operator/roles.tsx'
import { builtIn } from '#worker/platform/own-photos.ts'
import { HOME } from '#worker/platform/access.ts'
import { readFiles } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { Button, Field } from '#worker/platform/plain-page.tsx'
import { actsFor, keep } from './forms.ts'
import {
  listSitePhotos,
  MOST_BYTES,
  NO_BUCKET,
  removeSitePhoto,
  saveSitePhoto,
  type SitePhotoRow,
} from './site-photos.ts'
import { FleetMenu, OfficeActs, OfficePage, type ShownActs } from './frame.tsx'

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
            <form className="actions" method="post" action={`${PATH}/${subject}/remove`}>
              <Button>Remove the photograph</Button>
            </form>
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

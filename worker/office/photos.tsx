/** What the office's page of the site's photographs answers. */
import { type Context, Hono } from 'hono'
import { OFFERED } from '#domain/languages/languages.ts'
import { PHOTO_SUBJECTS } from '#domain/photos.ts'
import type { AppEnv } from '#worker/environment.ts'
import { ownForm } from '#worker/operator/app.tsx'
import { pageFor } from '#worker/operator/roles.tsx'
import { builtIn } from '#worker/platform/own-photos.ts'
import { HOME } from '#worker/platform/access.ts'
import { readFiles } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { actsFor, refusalOf, whoIn } from './asked.ts'
import { PhotosPage } from './photos-page.tsx'
import { listSitePhotos, MOST_BYTES, removeSitePhoto, saveSitePhoto } from './site-photos.ts'

type C = Context<AppEnv>

const PATH = `${HOME}/photos`

interface Refused {
  readonly subject: string
  readonly words: Readonly<Record<string, string>>
  readonly refusal: string
}

async function photosPage(c: C, refused?: Refused): Promise<string> {
  const [uploaded, acts] = await Promise.all([listSitePhotos(c.env), actsFor(c, 'photos')])
  const props = { uploaded, acts, builtIn: builtIn(), canUpload: c.env.PHOTOS !== undefined }
  return pageFor(c, 'Photographs', <PhotosPage {...props} typed={refused} refusal={refused?.refusal} />)
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

export const photoRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await photosPage(c)))
  .post('/:subject', ownForm, async (c) => {
    const subject = subjectOf(c)
    let words: Readonly<Record<string, string>> = {}
    const refusal = await refusalOf(async () => {
      const { files, texts } = await sentFiles(c)
      words = Object.fromEntries(OFFERED.map((language) => [language, texts[`words-${language}`] ?? '']))
      await saveSitePhoto(c.env, subject, files, words, whoIn(c))
    })
    if (refusal === null) return c.redirect(`${PATH}#${subject}`, 303)
    return c.html(await photosPage(c, { subject, words, refusal }), 409)
  })
  .post('/:subject/remove', ownForm, async (c) => {
    const subject = subjectOf(c)
    await removeSitePhoto(c.env, subject, whoIn(c))
    return c.redirect(`${PATH}#${subject}`, 303)
  })

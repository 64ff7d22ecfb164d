/**
 * The photo of a driver or a car: where the office chooses it, and what its addresses answer. A script cuts it and makes it
 * small; without it a small file is taken as it is.
 */
import { type Context, Hono } from 'hono'
import { idOf, whoIn, keep } from '#worker/office/forms.ts'
import { PHOTO_SIZES } from '#domain/bookings/driver/driver-for-guest.ts'
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE, PHOTO_TYPES } from '#domain/photo-size-and-format.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv } from '#worker/environment.ts'
import { findPhoto, type PhotoOwner, type PhotosOf, removePhoto, savePhoto } from '#worker/lists/kept-photos.ts'
import { ownForm } from '#worker/office/app.tsx'
import { readFile } from '#worker/platform/body.ts'
import { Button, Field } from '#worker/platform/plain-page.tsx'
import { SiteError } from '#worker/platform/site-error.ts'
import { AskFirst } from '#worker/office/frame.tsx'

interface PhotoFormProps {
  /** Of the photo. */
  readonly path: string
  readonly label: string
  /** Of what it shows. */
  readonly name: string
  readonly hasPhoto: boolean
  /** Pixels that it is cut to. */
  readonly width?: number
  readonly height?: number
}

export function PhotoForm({
  path,
  label,
  name,
  hasPhoto,
  width = PHOTO_SIZES.driver.width,
  height = PHOTO_SIZES.driver.height,
}: PhotoFormProps) {
  return (
    <section style={{ marginBottom: '1rem' }}>
      <h2>Photo</h2>
      <form
        id="photo"
        method="post"
        action={path}
        encType="multipart/form-data"
        data-most={MAX_PHOTO_BYTES}
        data-width={width}
        data-height={height}
      >
        <Field label={hasPhoto ? 'Another photo' : label} type="file" name="photo" accept="image/*" required />
        <noscript>
          <p className="soft">
            A {PHOTO_TYPES.map((type) => type.slice('image/'.length).toUpperCase()).join(', ')} of at most{' '}
            {MAX_PHOTO_BYTES / 1000} kB: it is kept as it is.
          </p>
        </noscript>
        <p className="soft">Guests of this driver or car see it on their booking’s page and in mails.</p>
        <p role="status" className="bad" hidden>
          This browser cannot read that file. Choose a photo, or a JPEG.
        </p>
        <div className="actions">
          <Button>Keep the photo</Button>
        </div>
      </form>
      {hasPhoto && (
        <AskFirst what="Remove the photo" yes={`Yes, remove the photo of ${name}`} action={`${path}/remove`}>
          <p className="soft">It is deleted here: guests no longer see it.</p>
        </AskFirst>
      )}
      <script src={plainPaths.photoScript} defer />
    </section>
  )
}

/** The photo in a form. @throws RangeError for a larger one than is kept, in words for the page */
const photoIn = (c: Context<AppEnv>) =>
  readFile(c, 'photo', MAX_PHOTO_BYTES).catch((error: unknown) => {
    throw error instanceof SiteError && error.kind === 'too-large' ? new RangeError(PHOTO_TOO_LARGE) : error
  })

/**
 * @param path of the list
 * @param show the page of the driver or the car, with why the photo was not kept
 */
export const photoRoutes = <Owner extends PhotoOwner>(
  of: PhotosOf,
  path: string,
  ownerIn: (c: Context<AppEnv>) => Promise<Owner>,
  show: (c: Context<AppEnv>, owner: Owner, refusal: string) => Promise<string>,
) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const photo = await findPhoto(c.env, idOf(c), of)
      if (!photo) throw new SiteError('not-found', { detail: 'There is no such photo' })
      return c.body(photo.bytes, 200, { 'content-type': photo.type })
    })
    .post('/', ownForm, async (c) => {
      const owner = await ownerIn(c)
      const save = async () => savePhoto(c.env, owner, await photoIn(c), whoIn(c), of)
      return keep(c, save, `${path}/${owner.id}`, (refusal) => show(c, owner, refusal))
    })
    .post('/remove', ownForm, async (c) => {
      const owner = await ownerIn(c)
      await removePhoto(c.env, owner, whoIn(c), of)
      return c.redirect(`${path}/${owner.id}`, 303)
    })

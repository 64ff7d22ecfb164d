/**
 * Where the office chooses the photo of a driver or a car. A script cuts it and makes it small; without it a small file is
 * taken as it is.
 */
import { PHOTO_SIZES } from '#domain/bookings/driver/who-drives.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#domain/picture-files.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { Button, Field } from '#worker/platform/plain-page.tsx'

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
        <form className="actions" method="post" action={`${path}/remove`}>
          <Button>Remove the photo of {name}</Button>
        </form>
      )}
      <script src={plainPaths.photoScript} defer />
    </section>
  )
}

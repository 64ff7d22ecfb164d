/** Where the office chooses the photo of a driver. A script makes it a small square; without it a small file is taken as it is. */
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#domain/fleet/driver-photo.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { photoPath } from '#worker/operator/driver-photo.tsx'
import { Button, Field } from '#worker/platform/plain-page.tsx'

export function DriverPhotoForm({ driver }: { readonly driver: KeptDriver }) {
  const { id, name, hasPhoto } = driver
  return (
    <section style={{ marginBottom: '1rem' }}>
      <h2>Photo</h2>
      <form id="photo" method="post" action={photoPath(id)} encType="multipart/form-data" data-most={MAX_PHOTO_BYTES}>
        <Field
          label={hasPhoto ? 'Another photo' : 'A photo of the face'}
          type="file"
          name="photo"
          accept="image/*"
          required
        />
        <noscript>
          <p className="soft">
            A {PHOTO_TYPES.map((type) => type.slice('image/'.length).toUpperCase()).join(', ')} of at most{' '}
            {MAX_PHOTO_BYTES / 1000} kB: it is kept as it is.
          </p>
        </noscript>
        <p role="status" className="bad" hidden>
          This browser cannot read that file. Choose a photo, or a JPEG.
        </p>
        <div className="actions">
          <Button>Keep the photo</Button>
        </div>
      </form>
      {hasPhoto && (
        <form className="actions" method="post" action={`${photoPath(id)}/remove`}>
          <Button>Remove the photo of {name}</Button>
        </form>
      )}
      <script src={plainPaths.photoScript} defer />
    </section>
  )
}

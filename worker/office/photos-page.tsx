/** The site's photographs: what stands in the place of each drawing, and what each says to who cannot see. */
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { heightOf, type KeptPhotos, MOST_WORDS, PHOTO_SUBJECTS, photoFile } from '#domain/photos.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, Field } from '#worker/platform/plain-page.tsx'
import { OfficeActs, type ShownActs } from './acts.tsx'
import { FleetMenu, OfficePage } from './frame.tsx'
import { MOST_BYTES, NO_BUCKET, type SitePhotoRow } from './site-photos.ts'

const PATH = `${HOME}/photos`

interface PhotosPageProps {
  readonly uploaded: readonly SitePhotoRow[]
  /** Of the project's folder. */
  readonly builtIn: KeptPhotos
  readonly canUpload: boolean
  /** What was typed for a photograph that could not be kept. */
  readonly typed?: { readonly subject: string; readonly words: Readonly<Record<string, string>> } | undefined
  readonly refusal?: string | undefined
  readonly acts: ShownActs
}

const NO_DRAWING = ['drivers', 'office']

function shownNow(subject: string, row: SitePhotoRow | undefined, builtIn: KeptPhotos) {
  const own = builtIn[subject]
  if (row)
    return { src: `/photos/${photoFile(subject, row.code, row.widths[0]!, row.types.at(-1)!)}`, what: 'uploaded' }
  if (own)
    return { src: `/photos/${photoFile(subject, own.code, own.widths[0]!, own.types.at(-1)!)}`, what: 'of the folder' }
  return NO_DRAWING.includes(subject) ? null : { src: `/pictures/${subject}.svg`, what: 'the drawing' }
}

interface OnePhotoProps extends Pick<PhotosPageProps, 'builtIn' | 'canUpload' | 'typed'> {
  readonly subject: string
  readonly row: SitePhotoRow | undefined
}

function OnePhoto({ subject, row, builtIn, canUpload, typed }: OnePhotoProps) {
  const its = PHOTO_SUBJECTS[subject]!
  const shown = shownNow(subject, row, builtIn)
  const own = typed?.subject === subject ? typed.words : (row?.words ?? builtIn[subject]?.words ?? {})
  const words: Readonly<Partial<Record<string, string>>> = own
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
        <details open={typed?.subject === subject}>
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

export function PhotosPage({ uploaded, builtIn, canUpload, typed, refusal, acts }: PhotosPageProps) {
  return (
    <OfficePage page="drivers" title="Photographs" refusal={refusal}>
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
            {...{ subject, builtIn, canUpload, typed }}
            row={uploaded.find((row) => row.subject === subject)}
          />
        ))}
      </ul>
      <OfficeActs acts={acts} />
      <script src={plainPaths.sitePhotoScript} defer />
    </OfficePage>
  )
}

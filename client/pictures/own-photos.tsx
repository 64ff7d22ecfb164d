/**
 * The site's pictures as pages show them: the owner's photograph where there is one, else the drawing. A build without any
 * photograph, and without a place to upload one, has none of this code: scripts/vite/photos.ts.
 */
import type { ImgHTMLAttributes } from 'react'
import { heightOf, type PagePhotos, photoFile, subjectNamed } from '#domain/photos.ts'

let photos: PagePhotos = {}

/** Before a page is rendered. */
export function takePhotos(those: PagePhotos): void {
  photos = those
}

const PATH = '/photos/'
/** Of the box, unless its page says otherwise: a card on a phone is as wide as the screen. */
const SIZES = '(min-width: 40rem) 30rem, 100vw'

const nameOf = (src: string) => /([\w-]+)\.svg$/.exec(src)?.[1] ?? ''

type ShownProps = ImgHTMLAttributes<HTMLImageElement> & { readonly src: string; readonly alt: string }

function Photograph({ src, ...drawing }: ShownProps) {
  const subject = nameOf(src)
  const [code, widths, types, words] = photos[subject]!
  const filesOf = (type: string) =>
    widths.map((width) => `${PATH}${photoFile(subject, code, width, type)} ${width}w`).join(', ')
  const last = types.at(-1)!
  // What stands beside its name needs no words.
  const image = {
    ...drawing,
    src: PATH + photoFile(subject, code, widths[Math.min(1, widths.length - 1)]!, last),
    srcSet: filesOf(last),
    sizes: drawing.sizes ?? SIZES,
    alt: drawing.alt && words,
    style: { ...drawing.style, objectFit: 'cover' } as const,
  }
  return (
    <picture style={{ display: 'contents' }}>
      {types.slice(0, -1).map((type) => (
        <source key={type} type={`image/${type}`} srcSet={filesOf(type)} sizes={image.sizes} />
      ))}
      <img {...image} alt={image.alt} />
    </picture>
  )
}

/** In the place of an image with a drawing of client/pictures/pictures.ts. */
export function Shown(props: ShownProps) {
  if (import.meta.env.OWN_PHOTOS && photos[nameOf(props.src)]) return <Photograph {...props} />
  return <img {...props} alt={props.alt} />
}

/** A photograph that has no drawing in its place: nothing without it. */
export function OwnPhotograph({ subject }: { readonly subject: string }) {
  if (!import.meta.env.OWN_PHOTOS || !photos[subject]) return null
  const { width } = subjectNamed(subject)!
  const height = heightOf(subjectNamed(subject)!, width)
  const style = { width: '100%', height: 'auto', borderRadius: 'var(--radius-2)', marginTop: '1rem' }
  const box = { width, height, style, loading: 'lazy', decoding: 'async' } as const
  return <Photograph src={`${subject}.svg`} alt={subject} {...box} />
}

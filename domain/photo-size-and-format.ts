/** What a file with a picture is by its bytes: its type, its size in pixels, and whether it tells more than it shows. */

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** How names of files end. */
export const PICTURE_ENDS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const satisfies Record<
  PhotoType,
  string
>

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** The last place of two bytes; -1 for none. */
function lastOf(bytes: Uint8Array, first: number, second: number): number {
  for (let i = bytes.length - 2; i >= 0; i--) if (bytes[i] === first && bytes[i + 1] === second) return i
  return -1
}

/** Of a picture that is not cut off, as far as its frame says; `null` for anything else. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (textAt(bytes, 0, 3) === '\xFF\xD8\xFF')
    // Behind the start of the picture is its end; the small one in a camera's notes ends before.
    return lastOf(bytes, 0xff, 0xda) > 0 && lastOf(bytes, 0xff, 0xd9) > lastOf(bytes, 0xff, 0xda) ? 'image/jpeg' : null
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1A\n')
    return textAt(bytes, bytes.length - 8, 4) === 'IEND' ? 'image/png' : null
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
  return size > 12 && size + 8 <= bytes.length ? 'image/webp' : null
}

/** @throws RangeError that says why it cannot be kept */
export function checkPicture(bytes: Uint8Array, most: number): PhotoType {
  if (bytes.length > most) throw new RangeError(`A file is larger than ${most / 1000} kB: choose a smaller one.`)
  const type = photoType(bytes)
  if (type === null) throw new RangeError('The file is no whole JPEG, PNG or WebP picture.')
  return type
}

/** Of a driver's photo. D1 takes statements of at most 100 kB, and a backup writes a photo, in base64, as one. */
export const MAX_PHOTO_BYTES = 70_000

/** Refuses a larger photo of a driver. */
export const PHOTO_TOO_LARGE = `The file is larger than ${MAX_PHOTO_BYTES / 1000} kB. Where scripts run, this page makes a photo small by itself; else choose a smaller one.`

/** Of a driver. @throws RangeError that says why it cannot be kept */
export function checkPhoto(bytes: Uint8Array): PhotoType {
  if (bytes.length === 0) throw new RangeError('No file was chosen.')
  if (bytes.length > MAX_PHOTO_BYTES) throw new RangeError(PHOTO_TOO_LARGE)
  return checkPicture(bytes, MAX_PHOTO_BYTES)
}

interface Pixels {
  readonly width: number
  readonly height: number
}

const MOST_PIXELS = 8000

/** Segments of a JPEG whose second byte says how large the picture is. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

function jpegPixels(view: DataView): Pixels | null {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    if (isFrame(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

function webpPixels(bytes: Uint8Array, view: DataView): Pixels | null {
  if (view.byteLength < 30) return null
  const chunk = textAt(bytes, 12, 4)
  if (chunk === 'VP8X') return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 }
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** @throws RangeError for a file that does not say it, or says what no photograph is */
export function pixelsOf(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = photoType(bytes)
  const found =
    type === 'image/jpeg'
      ? jpegPixels(view)
      : type === 'image/webp'
        ? webpPixels(bytes, view)
        : type === 'image/png' && view.byteLength > 24
          ? { width: view.getUint32(16), height: view.getUint32(20) }
          : null
  if (!found || found.width < 1 || found.height < 1)
    throw new RangeError('The file does not say how large the picture is.')
  if (Math.max(found.width, found.height) > MOST_PIXELS)
    throw new RangeError(`A picture has ${MOST_PIXELS} pixels at most each way.`)
  return found
}

/** Where and when it was taken, by which camera: marks of Exif and XMP. */
export function tellsMore(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  return /Exif\0\0|EXIF|http:\/\/ns\.adobe\.com\/xap|XMP |eXIf/.test(text)
}

/** The photo of a driver: how large it may be, and what it is by its bytes, whatever its name says. */

/**
 * D1 takes no statement of more than 100 kB, and a backup holds a photo in one, in base64: larger ones could not be
 * restored.
 */
export const MAX_PHOTO_BYTES = 70_000

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The last place of two bytes; -1 for none. */
function lastOf(bytes: Uint8Array, first: number, second: number): number {
  for (let i = bytes.length - 2; i >= 0; i--) if (bytes[i] === first && bytes[i + 1] === second) return i
  return -1
}

/** Of a picture that is not cut off, as far as its frame says; `null` for anything else. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (text(bytes, 0, 3) === '\xFF\xD8\xFF')
    // Behind the start of the picture is its end; the small one in a camera's notes ends before.
    return lastOf(bytes, 0xff, 0xda) > 0 && lastOf(bytes, 0xff, 0xd9) > lastOf(bytes, 0xff, 0xda) ? 'image/jpeg' : null
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1A\n')
    return text(bytes, bytes.length - 8, bytes.length - 4) === 'IEND' ? 'image/png' : null
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return null
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
  return size > 12 && size + 8 <= bytes.length ? 'image/webp' : null
}

/** What is said of a file that is larger. */
export const PHOTO_TOO_LARGE = `The file is larger than ${MAX_PHOTO_BYTES / 1000} kB. Where scripts run, this page makes a photo small by itself; else choose a smaller one.`

/** @throws RangeError that says why it cannot be kept */
export function checkPhoto(bytes: Uint8Array): PhotoType {
  if (bytes.length === 0) throw new RangeError('No file was chosen.')
  if (bytes.length > MAX_PHOTO_BYTES) throw new RangeError(PHOTO_TOO_LARGE)
  const type = photoType(bytes)
  if (type === null) throw new RangeError('The file is no whole JPEG, PNG or WebP picture.')
  return type
}

/** Small files for the photos of drivers. */

/** The frame of a JPEG: start, a small picture in a camera's notes, and the picture, with this many bytes. */
export const jpegOf = (bytes: number) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0xff,
    0xda,
    7,
    0xff,
    0xd9,
    0xff,
    0xda,
    ...Array(bytes - 13).fill(7),
    0xff,
    0xd9,
  ])
export const JPEG = jpegOf(40)

/** Of one point each. */
export const PNG = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
export const WEBP = Uint8Array.fromBase64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==')

/** A PNG of this size, as far as its head says. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = PNG.slice() as Uint8Array<ArrayBuffer>
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

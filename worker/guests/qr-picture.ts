/** A QR code as a PNG: browsers within chats save pictures of this kind alone. */
import { encode } from 'uqr'

/** Pixels of a module, and modules of white around the code. */
const SCALE = 8
const BORDER = 4

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** https://www.w3.org/TR/png/#D-CRCAppendix */
function crcOf(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const wholeOf = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function chunk(type: string, data: Iterable<number>): number[] {
  const body = [...new TextEncoder().encode(type), ...data]
  return [...wholeOf(body.length - 4), ...body, ...wholeOf(crcOf(Uint8Array.from(body)))]
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )

/** One bit for each pixel, black on white. */
export async function qrPicture(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = encode(text, { ecc: 'M', border: BORDER })
  const size = data.length * SCALE
  const row = (modules: readonly boolean[]) => {
    const bytes = new Uint8Array(1 + size / 8)
    // SCALE is 8: a module of a row is a byte.
    for (const [i, isBlack] of modules.entries()) bytes[1 + i] = isBlack ? 0 : 255
    return Array.from({ length: SCALE }, () => [...bytes]).flat()
  }
  const pixels = await deflated(Uint8Array.from(data.flatMap(row)))
  // One bit of grey, no filter but none, not interlaced.
  const header = [...wholeOf(size), ...wholeOf(size), 1, 0, 0, 0, 0]
  return Uint8Array.from([...SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', pixels), ...chunk('IEND', [])])
}

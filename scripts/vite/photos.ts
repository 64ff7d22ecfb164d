/**
 * The owner's photographs in the folder `photos`: cut to the shape of the drawings whose place they take, written in every size
 * as AVIF and WebP, and named to the Worker. Without any of them, and without a bucket to upload one to, pages are built without
 * the code that shows photographs. docs/operations.md#photographs
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  heightOf,
  type KeptPhoto,
  type KeptPhotos,
  parseWords,
  photoFile,
  PHOTO_SUBJECTS,
  subjectNamed,
  tooSmallText,
} from '#domain/photos.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Of camera, phone and editor. */
const PICTURES = /\.(jpe?g|png|webp|avif|tiff?)$/i
const TYPES = ['avif', 'webp'] as const
/** What was written stays for the next build: AVIF takes a second for each file. */
const KEPT = resolve(ROOT, 'node_modules/.cache/photos')

interface WrittenPhotos {
  readonly photos: KeptPhotos
  /** By name of file, under /photos/. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** @throws Error that says which file is wrong, and why */
export async function writePhotos(folder: string, kept = KEPT): Promise<WrittenPhotos> {
  const files = new Map<string, Uint8Array>()
  const photos: Record<string, KeptPhoto> = {}
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => PICTURES.test(name))
        .toSorted()
    : []
  for (const name of names) {
    const path = join(folder, name)
    const subject = parse(name).name
    const fail = (why: string) => new Error(`${path}: ${why}`)
    const its = subjectNamed(subject)
    if (!its) throw fail(`no picture of the site has this name. Names: ${Object.keys(PHOTO_SUBJECTS).join(', ')}`)
    if (photos[subject]) throw fail(`there are two photographs of '${subject}'`)
    const beside = join(folder, `${subject}.txt`)
    if (!existsSync(beside)) throw fail(`say in ${beside} what it shows, for who cannot see`)
    try {
      const words = parseWords(readFileSync(beside, 'utf8'))
      const bytes = readFileSync(path)
      const code = createHash('sha256').update(bytes).update(JSON.stringify(its)).digest('hex').slice(0, 12)
      const { default: sharp } = await import('sharp')
      // Upright, as the camera was held. Nothing of its notes goes on.
      const upright = sharp(bytes, { failOn: 'error' }).autoOrient()
      const { width: wide, height: high } = (await upright.clone().toBuffer({ resolveWithObject: true })).info
      const tooSmall = tooSmallText(its, wide, high)
      if (tooSmall !== null) throw new RangeError(tooSmall)
      const widths = its.widths.filter((width) => wide >= width && high >= heightOf(its, width))
      for (const width of widths)
        for (const type of TYPES) {
          const file = photoFile(subject, code, width, type)
          const before = join(kept, file)
          if (!existsSync(before)) {
            const size = { width, height: heightOf(its, width), fit: 'cover' } as const
            const written = upright.clone().resize(size)
            mkdirSync(kept, { recursive: true })
            writeFileSync(
              before,
              await (type === 'avif' ? written.avif({ quality: 50 }) : written.webp({ quality: 74 })).toBuffer(),
            )
          }
          files.set(file, readFileSync(before))
        }
      photos[subject] = { code, widths, types: TYPES, words }
    } catch (error) {
      throw fail((error as Error).message)
    }
  }
  return { photos, files }
}

/** Whether photographs can be uploaded: a line of wrangler.toml that is no comment binds a bucket for them. */
export const bindsBucket = (toml: string): boolean => /^\s*binding\s*=\s*"PHOTOS"/m.test(toml)

/** `PHOTOS_FOLDER` names another folder, for tests. */
export function ownPhotos(): Plugin {
  let written: WrittenPhotos = { photos: {}, files: new Map() }
  return {
    name: 'own-photos',
    enforce: 'post',
    async config() {
      written = await writePhotos(resolve(ROOT, process.env.PHOTOS_FOLDER ?? 'photos'))
      const isAny = written.files.size > 0 || bindsBucket(readFileSync(resolve(ROOT, 'wrangler.toml'), 'utf8'))
      return {
        define: {
          'import.meta.env.OWN_PHOTOS': JSON.stringify(isAny),
          'import.meta.env.BUILT_IN_PHOTOS': JSON.stringify(written.photos),
        },
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/photos/', (request, answer, next) => {
        const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '')
        const file = written.files.get(name)
        if (!file) return next()
        answer.setHeader('content-type', `image/${name.endsWith('.avif') ? 'avif' : 'webp'}`).end(file)
      })
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client' || !bundle['index.html']) return
      for (const [name, source] of written.files) this.emitFile({ type: 'asset', fileName: `photos/${name}`, source })
    },
  }
}

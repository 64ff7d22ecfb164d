/** Vite plugin: builds client/offline/service-worker.ts as /service-worker.js. Each build that changes a file changes it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import type { Area } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { chunkWith, filesOf, stylesOf } from './page-files.ts'

const SOURCE = resolve(import.meta.dirname, '../../client/offline/service-worker.ts')
/** What the kept page imports only when it is used: in files of its own. */
export const LATE_CODE = [
  '/client/places/place-list.tsx',
  '/client/pages/offline/estimate.ts',
  '/client/pages/offline/kept-booking.tsx',
]
/** Texts of that code. */
const LATE_TEXTS: readonly Area[] = ['tours', 'booking', 'places']

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      if (!bundle['index.html']) return
      const build = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12)
      const filesWith = (ends: readonly string[]) => {
        const files = ends.flatMap((end) => [
          ...filesOf(
            bundle,
            chunkWith(bundle, (id) => id.endsWith(end)),
          ),
        ])
        return [...new Set([...files, ...stylesOf(bundle, files)])].map((file) => `/${file}`)
      }
      const languages = OFFERED.map((language) => {
        const texts = LATE_TEXTS.map((area) => `/domain/languages/${language}/${area}.ts`)
        // English has no other names of places.
        const files = filesWith([...texts, `/domain/places/names/${language}.ts`])
        return [language, { prefix: LANGUAGES[language].prefix, files }]
      })
      const facts = {
        FILES: filesWith(LATE_CODE),
        LANGUAGES: Object.fromEntries(languages),
        BUILD: build,
        PAGE: paths.offline,
      }
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      const source = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.join('') + code })
    },
  }
}

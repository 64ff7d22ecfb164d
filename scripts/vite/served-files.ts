/** Vite plugins for files that the site serves beside its pages: the service worker, the scripts of plain pages, the description of the calls. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build as buildByVite, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import type { Area } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { chunkWith, filesOf, stylesOf } from './page-files.ts'

const SERVICE_WORKER = resolve(import.meta.dirname, '../../client/offline/service-worker.ts')
/** What the kept page imports only when it is used: in files of its own. */
export const LATE_CODE = [
  '/client/places/place-list.tsx',
  '/client/pages/offline/estimate.ts',
  '/client/quote/dated-notes.tsx',
  '/client/pages/offline/kept-booking.tsx',
]
/** Texts of that code. */
const LATE_TEXTS: readonly Area[] = ['tours', 'booking', 'places', 'seasons']

/** Builds client/offline/service-worker.ts as /service-worker.js. Each build that changes a file changes it. */
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
      const { code } = await transformWithOxc(readFileSync(SERVICE_WORKER, 'utf8'), SERVICE_WORKER)
      const source = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.join('') + code })
    },
  }
}

/** By the address of each. */
const PLAIN_SCRIPTS: Readonly<Record<string, string>> = {
  [plainPaths.driverScript]: 'client/driver/sheet-script.ts',
  [plainPaths.driverDayScript]: 'client/driver/day-script.ts',
  [plainPaths.officeScript]: 'client/live/office-script.ts',
  [plainPaths.familyScript]: 'client/live/family-script.ts',
  [plainPaths.pushScript]: 'client/push/push-script.ts',
  [plainPaths.keepScript]: 'client/live/copy-text-script.ts',
  [plainPaths.photoScript]: 'client/office/photo-script.ts',
  [plainPaths.sitePhotoScript]: 'client/office/site-photo-script.ts',
}

/** In one file that runs without modules. */
async function plainScript(file: string): Promise<string> {
  const built = await buildByVite({
    configFile: false,
    logLevel: 'silent',
    root: resolve(import.meta.dirname, '../..'),
    resolve: { alias: { '#client': resolve(import.meta.dirname, '../../client') } },
    build: {
      write: false,
      target: 'es2015',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

/**
 * Builds the scripts of plain pages, which run without modules, also in phones that the app itself is too new for. The
 * development server answers with them, too.
 */
export function plainScripts(): Plugin {
  return {
    name: 'plain-scripts',
    enforce: 'post',
    configureServer(server) {
      for (const [path, file] of Object.entries(PLAIN_SCRIPTS)) {
        server.middlewares.use(path, async (_, answer) => {
          answer.setHeader('content-type', 'text/javascript').end(await plainScript(file))
        })
      }
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      if (!bundle['index.html']) return
      for (const [path, file] of Object.entries(PLAIN_SCRIPTS))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await plainScript(file) })
    },
  }
}

/** Loaded when it is asked for: it needs the schemas of all calls. */
async function openApi(): Promise<string> {
  const { openApiDocument } = await import('../openapi/document.ts')
  return JSON.stringify(openApiDocument())
}

/** The description of the calls, as `/openapi.json` of the built site and of the development server. */
export function openApiFile(): Plugin {
  return {
    name: 'openapi-file',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: await openApi() })
    },
    configureServer({ middlewares }) {
      middlewares.use('/openapi.json', (_request, answer, next) => {
        openApi().then((text) => answer.setHeader('content-type', 'application/json').end(text), next)
      })
    },
  }
}

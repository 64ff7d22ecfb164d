/**
 * Vite plugin: a browser gets the names of the files of texts in the language of its page. Vite itself would give every
 * page those of all languages.
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#domain/languages/languages.ts'

const FOLDER = resolve(import.meta.dirname, '../../domain/languages')
/** As domain/languages/texts.ts writes it. */
const ANY_FILE = 'import(`./${language}/${area}.ts`)'
/** The list of a language's files, which this plugin writes. */
const LIST = /^\.\/(\w+)\/areas\.ts$/
/** No browser asks for these. */
const BY_WORKER_ALONE = ['frame.ts', 'guest.ts']

export const textFiles: Plugin = {
  name: 'text-files',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (id !== `${FOLDER}/texts.ts`) return null
    if (!code.includes(ANY_FILE)) this.error(`no ${ANY_FILE}`)
    const lists = Object.keys(LANGUAGES).map((language) => `${language}: () => import('./${language}/areas.ts')`)
    return code.replace(ANY_FILE, `({ ${lists.join()} })[language]().then(({ areas }) => areas[area]())`)
  },
  resolveId: (id, importer) => (importer === `${FOLDER}/texts.ts` && LIST.test(id) ? resolve(FOLDER, id) : null),
  load(id) {
    const [, language] = LIST.exec(id.replace(FOLDER, '.')) ?? []
    if (!language) return null
    const files = readdirSync(resolve(FOLDER, language)).filter((file) => !BY_WORKER_ALONE.includes(file))
    return `export const areas = { ${files.map((file) => `${file.slice(0, -3)}: () => import('./${file}')`).join()} }`
  },
}

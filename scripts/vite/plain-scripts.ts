/**
 * Vite plugin: builds client/driver/sheet-script.ts as a script of its own that runs without modules, also in phones
 * that the app itself is too new for. The development server answers with it, too.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { paths } from '#domain/paths.ts'

const SOURCE = resolve(import.meta.dirname, '../../client/driver/sheet-script.ts')

async function script(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { target: 'es2015' })
  return `(function () {\n${code}})()\n`
}

export function plainScripts(): Plugin {
  return {
    name: 'plain-scripts',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use(paths.driverScript, async (_, answer) => {
        answer.setHeader('content-type', 'text/javascript').end(await script())
      })
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      if (!bundle['index.html']) return
      this.emitFile({ type: 'asset', fileName: paths.driverScript.slice(1), source: await script() })
    },
  }
}

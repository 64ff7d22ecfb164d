/** Vite plugin: the description of the calls, as `/openapi.json` of the built site and of the development server. */
import type { Plugin } from 'vite'

/** Loaded when it is asked for: it needs the schemas of all calls. */
async function written(): Promise<string> {
  const { openApiDocument } = await import('../openapi/document.ts')
  return JSON.stringify(openApiDocument())
}

export function openApiFile(): Plugin {
  return {
    name: 'openapi-file',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: await written() })
    },
    configureServer({ middlewares }) {
      middlewares.use('/openapi.json', (_request, answer, next) => {
        written().then((text) => answer.setHeader('content-type', 'application/json').end(text), next)
      })
    },
  }
}

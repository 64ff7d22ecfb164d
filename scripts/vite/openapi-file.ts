/** Vite plugin: the description of the calls, as `/openapi.json` of the built site. */
import type { Plugin } from 'vite'

export function openApiFile(): Plugin {
  return {
    name: 'openapi-file',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      // Loaded by the build alone: it needs the schemas of all calls.
      const { openApiDocument } = await import('../openapi/document.ts')
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(openApiDocument()) })
    },
  }
}

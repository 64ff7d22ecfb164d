/** Vite plugin: the preview compresses what it answers, as Cloudflare does, so that what is measured there holds on the edge. */
import compression from 'compression'
import type { Connect, Plugin } from 'vite'

export function compressPreview(): Plugin {
  return {
    name: 'compress-preview',
    // Before the plugin that answers.
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction)
    },
  }
}

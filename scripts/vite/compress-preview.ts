/**
 * Vite plugin: the preview compresses its answers as Cloudflare does, so that sizes measured there are those of the
 * edge.
 */
import compression from 'compression'
import type { Connect, Plugin } from 'vite'

export function compressPreview(): Plugin {
  return {
    name: 'compress-preview',
    // Runs before the plugin that answers.
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction)
    },
  }
}

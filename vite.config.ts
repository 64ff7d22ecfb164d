import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressPreview } from './scripts/vite/compress-preview.ts'
import { firstPaint } from './scripts/vite/first-paint.ts'
import { pageChunks } from './scripts/vite/page-chunks.ts'

// Most visitors come once: what pages start with is one file beside React's, which compresses best; each page adds a little.
const FROM_THE_START = new RegExp(`/(${[
  'node_modules/react-router',
  'client/(main|routes|late-|lazy-code|tab-storage)',
  'client/forms',
  'client/(quote/(?!listed|price|no-fare|upload)|layout/(?!menu/(panels|phone-menu|menu-rates)\\.))',
  'client/booking/(booking-section|draft|progress)',
  'client/map/(route-map|map-service|map-frame)',
  'client/places/(place-field|combobox|suggestions-loading)',
  'domain/(paths|places/place-name|quotes/slugs)',
].join('|')})`)

export default defineConfig({
  root: 'client',
  build: { outDir: '../dist', emptyOutDir: true },
  environments: {
    // The Worker must start fast, too: a quarter less to read. Its source maps keep stack traces readable.
    serendip_taxi: { build: { minify: true } },
    client: {
      build: {
        // The Worker preloads what the page at hand needs (`scripts/vite/page-chunks.ts`); later chunks have few imports.
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Apart, or `client/start.ts` would need the app to load the app.
                { name: 'preload', test: /vite\/preload-helper|rolldown\/runtime/, priority: 1 },
                // Apart, so that it is read in a moment of its own (`client/start.ts`).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'app', test: FROM_THE_START },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    react(),
    cloudflare({ configPath: '../wrangler.toml', persistState: { path: process.env.SITE_STATE ?? '../.wrangler/state' } }),
    firstPaint(),
    pageChunks(),
    compressPreview(),
  ],
})

import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineCss } from './scripts/vite/inline-css.ts'
import { pageChunks } from './scripts/vite/page-chunks.ts'

// What pages show in common comes as one file: a dozen small ones compress worse and cost a request each.
const IN_COMMON = /\/client\/(breadcrumb|booking\/(form-place|transfer-booking|draft|booking-place|booking-page|wanted)|fare|map\/route-map|place-field\/(place-field|use-)|rates\/price-list)|\/domain\/(places|slugs)/

export default defineConfig({
  root: 'client',
  build: { outDir: '../dist', emptyOutDir: true },
  environments: {
    // The Worker must start fast, too: a quarter less to read. Its source maps keep stack traces readable.
    serendip_taxi: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|scheduler)/, priority: 2 },
                { name: 'trip', test: IN_COMMON },
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
    inlineCss(),
    pageChunks(),
  ],
})

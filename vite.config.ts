import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'client',
  build: { outDir: '../dist', emptyOutDir: true },
  plugins: [react(), cloudflare({ configPath: '../wrangler.toml', persistState: { path: process.env.SITE_STATE ?? '../.wrangler/state' } })],
})

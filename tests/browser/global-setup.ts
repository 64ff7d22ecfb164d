/** What all files share: a build that is not stale, one browser and one site. */
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.ts'
import { memoryFolder } from '../memory-folder.ts'
import { openHost, runInProject, startSite, useHost } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserUrl: string
    siteUrl: string
    /** Where files start sites of their own. */
    siteHost: string
    siteState: string
  }
}

const ROOT = resolve(import.meta.dirname, '../..')
/** What the build is made of. A folder's own time tells of files that were removed. */
const SOURCES = [
  'client',
  'data',
  'domain',
  'worker',
  'scripts/vite',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
]
const BUILT = ['dist/client/index.html', 'dist/serendip_taxi/wrangler.json']

/** When a file was changed last, or the newest file in a folder; ms. */
function changedAt(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  // A folder with a dot holds what local runs leave behind.
  const names = readdirSync(path).filter((name) => !name.startsWith('.'))
  return Math.max(found.mtimeMs, ...names.map((name) => changedAt(join(path, name))))
}

function isStale(): boolean {
  const built = BUILT.map((path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  // The first build of a clone makes a folder in client/, in between.
  return built.includes(0) || Math.max(...SOURCES.map((path) => changedAt(join(ROOT, path)))) > Math.max(...built)
}

export default async function setup(project: TestProject) {
  if (isStale()) {
    console.log('dist is older than the sources, so it is built again.')
    // Vitest's own NODE_ENV would make a build for development.
    runInProject('vite', ['build'], { NODE_ENV: 'production' })
  }
  // Before anything else starts: while it unpacks a browser, this process has another folder for temporary files.
  const found = await findChromium()
  const host = await openHost()
  useHost(host.address)
  const [browser, site] = await Promise.all([
    chromium.launchServer({
      ...found,
      headless: true,
      // Playwright forbids Chromium the folder in memory, which is small in some containers. With it a page opens a tenth
      // faster.
      ignoreDefaultArgs: memoryFolder() ? ['--disable-dev-shm-usage'] : [],
    }),
    // With what opens the operator's pages in development: on a built site it opens nothing (plain-pages.test.ts).
    startSite({ OPERATOR_OPEN: 'yes' }),
  ])
  project.provide('browserUrl', browser.wsEndpoint())
  project.provide('siteHost', host.address)
  project.provide('siteUrl', site.url)
  project.provide('siteState', site.state)
  return async () => {
    await Promise.all([browser.close(), site.remove()])
    await host.close()
  }
}

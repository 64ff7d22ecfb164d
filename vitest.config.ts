import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
// An alias of @cloudflare/vitest-plugin: CONTRIBUTING.md says why.
import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { memoryFolder } from './tests/memory-folder.ts'
import { runtime } from './tests/operator/runtime.ts'

// D1 and KV of the Worker's tests are temporary files. On a disk these tests take a quarter longer, for D1 waits until each
// write has reached it.
process.env.TMPDIR = memoryFolder() ?? tmpdir()

// Tests start sites and commands a hundred times over: what Node has compiled for one is there for the next, which then
// starts in half the time. This file is read once for each project.
if (!process.env.NODE_COMPILE_CACHE) {
  const compiled = mkdtempSync(join(tmpdir(), 'compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  process.once('exit', () => rmSync(compiled, { recursive: true, force: true }))
}

// Long limits, so that no test fails because the machine is busy: a hook starts whole sites. tests/browser/browser.ts has
// the limit of what is done in a page.
const PATIENT = { testTimeout: 240_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

// Vitest leaves one core free, which would be half of a small machine.
const COMMON = { ...PATIENT, maxWorkers: Math.max(2, availableParallelism() - 1) }
const BROWSER_WORKERS = 2

/** The client of agents keeps requests open side by side, so these files have an isolate of their own. */
const ALONE = [
  ...['agents', 'dates', 'vehicle-classes'].map((name) => `tests/worker/agents/${name}.test.ts`),
  'tests/worker/fleet/cars-in-office.test.ts',
]

/** Tests bring an operator and prices of their own, so that none of them depends on what the real ones are. */
const alias = [
  { find: /^#domain\/operator\//, replacement: `${import.meta.dirname}/tests/operator/` },
  {
    find: /^#domain\/prices\/first-prices/,
    replacement: `${import.meta.dirname}/tests/operator/first-prices`,
  },
]

/**
 * The runtime loads packages itself, once for all files: what a file did leaves nothing in them. This replaces a setting of
 * cloudflareTest, which stands before it and has each package transformed, and run again for each file.
 */
const packagesOnce: Plugin = {
  name: 'packages-once',
  config({ test }) {
    const { deps } = test!.server!
    deps!.inline = []
    deps!.external = [/\/node_modules\//]
  },
}

/** The Worker's tests render with the React that visitors get: the one for development takes several times as long. */
const RENDERS_AS_BUILT = { env: { NODE_ENV: 'production' } }
// The same for all: Vitest keeps a module that one project has translated, and gives it to the others.
const oxc = { jsx: { development: false } }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        oxc,
        test: {
          name: 'domain',
          include: ['tests/{domain,client,roads,docs}/**/*.test.ts'],
          setupFiles: ['tests/fresh-modules.ts'],
          isolate: false,
          ...COMMON,
        },
      },
      {
        resolve: { alias },
        oxc,
        test: { name: 'scripts', include: ['tests/scripts/**/*.test.ts'], ...COMMON },
      },
      {
        resolve: { alias },
        oxc,
        test: { name: 'money', ...RENDERS_AS_BUILT, include: ['tests/money/**/*.test.ts'], ...COMMON },
      },
      {
        resolve: { alias },
        oxc,
        plugins: [cloudflareTest(runtime), packagesOnce],
        test: {
          name: 'worker',
          ...RENDERS_AS_BUILT,
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          setupFiles: ['tests/worker/setup.ts'],
          // To start an isolate takes longer than most files. setup.ts keeps apart what each file sees.
          isolate: false,
          ...COMMON,
        },
      },
      {
        resolve: { alias },
        oxc,
        plugins: [cloudflareTest(runtime), packagesOnce],
        test: {
          name: 'agents',
          ...RENDERS_AS_BUILT,
          include: ALONE,
          setupFiles: ['tests/worker/setup.ts'],
          ...COMMON,
        },
      },
      {
        oxc,
        test: {
          name: 'browser',
          include: ['tests/{browser,guests}/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          setupFiles: ['tests/browser/setup.ts'],
          isolate: false,
          ...PATIENT,
          // All files share one browser and one site (tests/browser/global-setup.ts). While one file waits for its page,
          // another one works; with a third one they are hardly faster, and on two cores each of them is slower.
          maxWorkers: BROWSER_WORKERS,
          // Tests that a file runs side by side: while one waits for its page, the other one works.
          maxConcurrency: 2,
          // Vitest asks for a group of its own where the number of workers differs. In one group no core waits for the
          // last file of the other projects.
          sequence: { groupOrder: COMMON.maxWorkers === BROWSER_WORKERS ? 0 : 1 },
        },
      },
    ],
  },
})

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

// Long limits, so that no test fails because the machine is busy.
const PATIENT = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['tests/{domain,client,roads,docs}/**/*.test.ts'], ...PATIENT } },
      { test: { name: 'scripts', include: ['tests/scripts/**/*.test.ts'], ...PATIENT, testTimeout: 120_000 } },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                QUOTE_SECRET: 'only-for-tests-0123456789abcdef0123456789',
                OPERATOR_OPEN: '',
              },
              // Tests make no network requests.
              outboundService: () => new Response('no network in tests', { status: 599 }),
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/worker/setup.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          ...PATIENT,
          // All files share one browser and one site (tests/browser/global-setup.ts). While one file waits for its page,
          // another one works; more than two would only wait for each other on a small machine.
          maxWorkers: 2,
          // Vitest asks for a group of its own where the number of workers differs.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

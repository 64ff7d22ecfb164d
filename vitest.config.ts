import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

// Generous: a busy machine is no failure.
const PATIENT = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['tests/{domain,client,roads}/**/*.test.ts'], ...PATIENT } },
      { test: { name: 'scripts', include: ['tests/scripts/**/*.test.ts'], ...PATIENT, testTimeout: 120_000 } },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations'), QUOTE_SECRET: 'only-for-tests-0123456789abcdef0123456789' },
              // Tests never leave this machine.
              outboundService: () => new Response('no network in tests', { status: 599 }),
            },
          })),
        ],
        test: { name: 'worker', include: ['tests/worker/**/*.test.{ts,tsx}'], setupFiles: ['tests/worker/setup.ts'], ...PATIENT },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          ...PATIENT,
          // One browser and one site for all files: two cores are soon busy.
          fileParallelism: false,
        },
      },
    ],
  },
})

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['tests/domain/**/*.test.ts', 'tests/client/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['tests/scripts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
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
        // Generous: a busy machine is no failure.
        test: { name: 'worker', include: ['tests/worker/**/*.test.{ts,tsx}'], setupFiles: ['tests/worker/setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One browser and one site for all files: two cores are soon busy.
          fileParallelism: false,
        },
      },
    ],
  },
})

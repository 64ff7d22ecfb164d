/**
 * Files of tests share an isolate, because to start one takes seconds. Each file begins as in an isolate and a site of
 * its own: with code that has seen nothing, and stores that hold the migrated database and nothing else.
 */
// Not from `cloudflare:test`, which loads the Worker, whose code is thrown away below.
import { reset, waitForGlobalWaitUntil } from 'cloudflare:test-internal'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

vi.useRealTimers()
vi.resetModules()
// What the file before has left running would go on in the stores of this one. How it ends was that file's matter.
await waitForGlobalWaitUntil().catch(() => {})
// A store that was not used for ten seconds is closed, and reset() passes over what is closed.
await Promise.all([
  env.DB.prepare('select 1').run(),
  env.CACHE.list({ limit: 1 }),
  ...Object.entries(env).flatMap(([name, limit]) =>
    name.endsWith('_RATE') ? [(limit as RateLimit).limit({ key: 'opened' })] : [],
  ),
])
await reset()
await env.DB.batch(env.TEST_DATABASE.map((sql) => env.DB.prepare(sql)))
// As the first run of the cron leaves it: no price list was published yet.
await env.CACHE.put('price-lists', '{"lists":[]}')

import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cache, cached } from '#worker/platform/kv.ts'

const HOUR = 60 * 60_000
const schema = v.object({ expiresAt: v.nullable(v.string()), km: v.number() })

test('what KV still holds after its time is not served: KV may be late to forget', async () => {
  const value = { km: 116, expiresAt: new Date(Date.now() + HOUR).toISOString() }
  await cache(env, 'distance/test', value)
  expect(await cached(env, 'distance/test', schema)).toEqual(value)
  expect(await cached(env, 'distance/test', schema, Date.now() + 2 * HOUR)).toBeNull()
})

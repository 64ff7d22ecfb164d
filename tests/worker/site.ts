/** The Worker under test, reached the way the outside reaches it. */
import { env, exports } from 'cloudflare:workers'
import { onTestFinished, vi } from 'vitest'
import { placeKey } from '#domain/places/place-name.ts'
import { heldToItsSchema } from './held-answers.ts'
// The site loads its pages and its booking form when the first page is asked for. Under test each request is a context of
// its own, and one would wait for ever for code that another one is loading: so the code is there from the start.
import '#client/booking/form/booking-form.tsx'
import '#client/quote/dated-notes.tsx'
// So does what asks for cars, and finds one.
import '#worker/fleet/holds.ts'
import '#worker/fleet/fleet-cache.ts'
import '#worker/fleet/quoted-availability.ts'
// And what counts what guests look for, after the answer.
import '#worker/insight/demand.ts'
import '#worker/insight/beacons.ts'
import '#worker/prices/currency-rates.ts'

import.meta.glob(['../../client/pages/*/*.{ts,tsx}', '../../domain/languages/*/*.ts'], { eager: true })

const worker = (exports as unknown as { default: { fetch: typeof fetch } }).default

export const ORIGIN = 'https://site.test'

export function request(path: string, init?: RequestInit): Promise<Response> {
  return worker.fetch(ORIGIN + path, init)
}

/** POST of a JSON body to a call of the API, whose answer is held to its schema. */
export async function call(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  const answer = await request(`/en/serendip${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })
  return heldToItsSchema('post', path, answer)
}

/** Days that KV keeps the entry whose key ends so. It is written after the answer, so it is waited for. */
export async function keptDays(key: string): Promise<number> {
  const entry = await vi.waitFor(async () => {
    const found = (await env.CACHE.list()).keys.find(({ name }) => name.endsWith(key))
    if (!found) throw new Error(`KV does not keep ${key}`)
    return found
  })
  return (entry.expiration! - Date.now() / 1000) / 86_400
}

/** Lists a trip in D1 as the operator would: another distance for a listed one, or one more. */
export async function listTrip(
  { park, pickup, dropoff }: { park?: string; pickup: string; dropoff: string },
  distanceKm: number,
  minutes = 200,
): Promise<void> {
  const names = park === undefined ? { pickup, dropoff } : { park, pickup, dropoff }
  const columns = { route_key: Object.values(names).map(placeKey).join(' > '), ...names }
  await env.DB.prepare(
    `INSERT INTO ${park === undefined ? 'transfer_rates' : 'safari_offers'}
      (distance_km, duration_minutes, listed, ${Object.keys(columns).join(', ')})
      VALUES (${distanceKm}, ${minutes}, 1, ${Object.keys(columns)
        .map(() => '?')
        .join(', ')})
      ON CONFLICT (route_key) DO UPDATE SET distance_km = excluded.distance_km, listed = 1`,
  )
    .bind(...Object.values(columns))
    .run()
}

let later = 0

/** Until the end of the test it is later: so late that the site reads its lists from D1 again. */
export function letListsExpire(): void {
  later += 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** What KV keeps for a time. Price lists stay there for ever. */
export const keptKeys = async (): Promise<string[]> =>
  (await env.CACHE.list()).keys.map(({ name }) => name).filter((name) => name !== 'price-lists')

/** Makes the site forget what KV keeps, as it does by itself after its time. */
export async function forgetKept(): Promise<void> {
  for (const name of await keptKeys()) await env.CACHE.delete(name)
}

/** The Worker under test, reached the way the outside reaches it. */
import { env, exports } from 'cloudflare:workers'

const worker = (exports as unknown as { default: { fetch: typeof fetch } }).default

export const ORIGIN = 'https://site.test'

export function request(path: string, init?: RequestInit): Promise<Response> {
  return worker.fetch(ORIGIN + path, init)
}

/** POST of a JSON body to a call of the API. */
export function call(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  return request(`/en/serendip${path}`, {
    method: 'POST', body: JSON.stringify(body), ...init, headers: { 'content-type': 'application/json', ...init.headers },
  })
}

/** Makes the site forget what KV keeps, as it does by itself after its time. */
export async function forgetKept(): Promise<void> {
  for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name)
}

/** The Worker under test, reached the way the outside reaches it. */
import { exports } from 'cloudflare:workers'

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

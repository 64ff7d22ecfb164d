/** The one typed client of the API: over HTTP in the browser, in process on the server. */
import { hc } from 'hono/client'
import type { Api } from '#worker/api/app.ts'

export interface ApiConnection {
  readonly fetch: typeof fetch
  readonly origin: string
  readonly product: string
}

export function connect({ fetch, origin }: ApiConnection) {
  return hc<Api>(origin, { fetch })
}

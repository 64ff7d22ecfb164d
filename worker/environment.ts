import type { D1Database, Fetcher, KVNamespace } from '@cloudflare/workers-types'

/** Bindings, variables and secrets, as wrangler.toml declares them. */
export interface Env {
  readonly ASSETS: Fetcher
  readonly DB: D1Database
  readonly CACHE: KVNamespace
  /** First segment of the API's paths after the language: `/en/{PRODUCT}/…`. */
  readonly PRODUCT: string
  /** The card payment page. */
  readonly PAYMENT_URL: string
  /** Signs quotes. `wrangler secret put QUOTE_SECRET`; local runs make their own. */
  readonly QUOTE_SECRET: string
}

export interface AppEnv { Bindings: Env }

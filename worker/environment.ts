import type { D1Database, Fetcher, KVNamespace, RateLimit, SendEmail } from '@cloudflare/workers-types'

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
  /** Signs payment links, shared with the payment page. Without it a key is derived from QUOTE_SECRET, known to this site alone. */
  readonly PAYMENT_SECRET?: string
  /** Sends mail; an account without Email Service has none: mail waits in the outbox, and is given up after a day. */
  readonly EMAIL?: SendEmail
  /** Sender of every mail: an address of a domain that Email Service may send for. */
  readonly MAIL_FROM: string
  /** Who is told of new bookings. */
  readonly MAIL_OPERATOR: string
  /** Days after the journey when a customer's personal data is erased. */
  readonly ERASE_AFTER_DAYS: string
  /** Shows hotels and a street map in the browser; not secret, but restricted to this site. Empty: neither (docs/google-maps.md). */
  readonly GOOGLE_MAPS_BROWSER_KEY?: string
  /** Style of the street map; empty: the service's own. */
  readonly GOOGLE_MAPS_MAP_ID?: string
  /** Secret: lets the Worker itself ask for directions. */
  readonly GOOGLE_MAPS_SERVER_KEY?: string
  /** Limits how often one visitor may have the map service asked. */
  readonly MAP_SERVICE_RATE?: RateLimit
  /** Limits how many bookings one visitor may make: each sends a mail to whatever address is given. */
  readonly BOOKING_RATE?: RateLimit
  /** Limits how many computed distances one visitor may have stored. */
  readonly UPLOAD_RATE?: RateLimit
}

export interface AppEnv { Bindings: Env }

/** What a function below a handler may use of the request that it serves: no Hono, no request. */
export interface WorkerContext {
  readonly env: Env
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void
}

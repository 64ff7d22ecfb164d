/**
 * Names that the generated `bindings.d.ts` uses. Only these: all of the Workers' global types would mix with the
 * browser's.
 */
type D1Database = import('@cloudflare/workers-types').D1Database
type Fetcher = import('@cloudflare/workers-types').Fetcher
type KVNamespace = import('@cloudflare/workers-types').KVNamespace
type RateLimit = import('@cloudflare/workers-types').RateLimit
type SendEmail = import('@cloudflare/workers-types').SendEmail

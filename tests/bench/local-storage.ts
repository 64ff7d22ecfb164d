/**
 * Local D1 and KV in a process of their own, as on the platform: what they take is not the Worker's. Miniflare
 * simulates both; a small Worker beside them passes on what the site's process asks.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Speaks what workerd's bindings speak: HTTP with the key as the path for KV; D1's own binding has a fetcher for what
 * it sends.
 */
const PASS_ON = `
  export const d1 = { fetch: (request, { DB }) => DB.fetcher.fetch(request) }
  export const kv = { async fetch(request, { CACHE }) {
    const { pathname, searchParams } = new URL(request.url)
    const key = decodeURIComponent(pathname.slice(1))
    if (request.method === 'PUT') {
      await CACHE.put(key, request.body, { expirationTtl: searchParams.get('expiration_ttl') ?? undefined })
      return new Response()
    }
    const value = await CACHE.get(key, 'stream')
    return new Response(value, { status: value === null ? 404 : 200 })
  } }
  export default d1`

export interface LocalStorage {
  readonly database: D1Database
  readonly cache: KVNamespace
  /** Where workerd reaches them: host and port. */
  readonly d1: string
  readonly kv: string
  stop(): Promise<void>
}

/** What KV has for ever. */
export const PRICE_LISTS = 'price-lists'

/** As the first run of the cron leaves KV: no price list was published yet. */
export const putNoPriceLists = ({ cache }: LocalStorage) => cache.put(PRICE_LISTS, '{"lists":[]}')

/** Migrated. */
export async function startLocalStorage(): Promise<LocalStorage> {
  const host = '127.0.0.1'
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'storage',
          modules: true,
          script: PASS_ON,
          compatibilityDate: '2026-10-01',
          d1Databases: ['DB'],
          kvNamespaces: ['CACHE'],
          unsafeDirectSockets: [
            { host, port: 0, entrypoint: 'd1' },
            { host, port: 0, entrypoint: 'kv' },
          ],
        },
      ],
    }),
  )
  await miniflare.ready
  const { DB: database, CACHE: cache } = await miniflare.getBindings<{ DB: D1Database; CACHE: KVNamespace }>('storage')
  for (const file of globSync('migrations/*.sql', { cwd: ROOT }).toSorted()) {
    const statements = splitSql(readFileSync(join(ROOT, file), 'utf8'))
    await database.batch(statements.map((statement) => database.prepare(statement)))
  }
  const at = async (entrypoint: string) => (await miniflare.unsafeGetDirectURL('storage', entrypoint)).host
  return { database, cache, d1: await at('d1'), kv: await at('kv'), stop: () => miniflare.dispose() }
}

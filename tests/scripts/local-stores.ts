/** The local D1 and KV of tests of commands. */
import { join, resolve } from 'node:path'
import type { KVNamespace } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import type { Env } from '#worker/environment.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** What a command runs with. @param state folder of the local site */
export const commandEnvironment = (state: string) => ({
  ...process.env,
  SITE_STATE: state,
  WRANGLER_SEND_METRICS: 'false',
  CI: '1',
  NO_COLOR: '1',
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
})

interface Stores {
  readonly DB: Env['DB']
  readonly CACHE: KVNamespace
}

/** Opens D1 and KV, as a running site does, and closes them again: the command opens them itself. */
export async function withStores<T>(state: string, use: (stores: Stores) => Promise<T>): Promise<T> {
  const { env: stores, dispose } = await getPlatformProxy<Stores>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
  })
  try {
    return await use(stores)
  } finally {
    await dispose()
  }
}

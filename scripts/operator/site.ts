/** The site's D1 for the operator's commands, as the Worker sees it: the local one, or the deployed one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from '#worker/environment.ts'
import { openLocalDatabase } from './local-database.ts'

const CONFIG = 'wrangler.toml'
/** A copy of the configuration whose D1 is the deployed one. */
const REMOTE_CONFIG = '.wrangler/operator/wrangler.toml'

/**
 * Wrangler reaches a deployed database through a binding that is marked `remote`. The site's own configuration must not
 * be marked so:
 * then every local run would write to the deployed database.
 */
function remoteConfig(): string {
  const config = readFileSync(CONFIG, 'utf8')
    .replace('[[d1_databases]]', '[[d1_databases]]\nremote = true')
    .replace(/^main = "(.*)"$/m, (_, path: string) => `main = "${resolve(path)}"`)
    .replace(/^directory = "(.*)"$/m, (_, path: string) => `directory = "${resolve(path)}"`)
  mkdirSync('.wrangler/operator', { recursive: true })
  writeFileSync(REMOTE_CONFIG, config)
  return REMOTE_CONFIG
}

/**
 * Runs with the database of the site, the only binding that the operator's command uses.
 * @param state the folder of a local site's D1 and KV
 */
export async function withSite<T>(
  remote: boolean,
  run: (env: Env) => Promise<T>,
  state = process.env.SITE_STATE ?? '.wrangler/state',
): Promise<T> {
  if (!remote) {
    const databaseId = /^database_id = "(.+)"/m.exec(readFileSync(CONFIG, 'utf8'))?.[1] ?? ''
    const { DB, close } = openLocalDatabase(join(state, 'v3'), databaseId)
    try {
      return await run({ DB } as Env)
    } finally {
      close()
    }
  }
  // Its notices would get into a list that a program reads.
  process.env.WRANGLER_LOG ??= 'error'
  // Loaded for the deployed database alone: it takes a second.
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<Env>({ configPath: remoteConfig(), remoteBindings: true })
  try {
    return await run(env)
  } finally {
    await dispose()
  }
}

/** The local D1 and KV of tests of commands. */
import { join, resolve } from 'node:path'
import type { KVNamespace } from '@cloudflare/workers-types'
import { expect, vi } from 'vitest'
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

let runs = 0

/**
 * Runs a command of `scripts/` anew within this process: to start one for each run takes longer than its work.
 * @param file whole path
 */
export async function runHere(file: string, ...args: string[]) {
  const { argv } = process
  const said = { log: '', error: '' }
  const listen = (way: 'log' | 'error') =>
    vi.spyOn(console, way).mockImplementation((text: unknown) => {
      said[way] += `${String(text)}\n`
    })
  const exits = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const spies = [listen('log'), listen('error'), exits]
  process.argv = [process.execPath, file, ...args]
  try {
    runs += 1
    await import(`${file}?run=${runs}`).catch((error: Error) => expect(error.message).toBe('exit'))
    const status = Number(process.exitCode ?? exits.mock.calls[0]?.[0] ?? 0)
    return { stdout: said.log, stderr: said.error, status }
  } finally {
    process.argv = argv
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
  }
}

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

/** The site's database and its cache: the local ones, or with `remote` those at Cloudflare. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Row = Record<string, string | number | null>

interface Result {
  readonly results: Row[]
}

/** Wrangler could not answer; the message is its own. */
export class DatabaseError extends Error {}

/** With --json wrangler writes an error as `{ error: { text } }`. */
function errorText(stdout: string): string | undefined {
  try {
    return (JSON.parse(stdout) as { error?: { text?: string } }).error?.text
  } catch {
    return undefined
  }
}

function wrangler(args: readonly string[], remote: boolean): string {
  const storage = remote ? ['--remote'] : ['--local', '--persist-to', process.env.SITE_STATE ?? '.wrangler/state']
  try {
    return execFileSync('wrangler', [...args, ...storage], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new DatabaseError(errorText(stdout) || `${stdout}\n${stderr}`.trim() || String(error))
  }
}

/**
 * Runs SQL statements.
 * @param sql must hold no text of a customer, and none of the command line that has not been checked
 * @returns the rows of each statement
 */
export function execute(sql: string, remote: boolean): Row[][] {
  return (JSON.parse(wrangler(['d1', 'execute', 'DB', '--json', '--command', sql], remote)) as Result[]).map(
    ({ results }) => results,
  )
}

/** All keys in KV. */
export function keptKeys(remote: boolean): string[] {
  return (JSON.parse(wrangler(['kv', 'key', 'list', '--binding', 'CACHE'], remote)) as { name: string }[]).map(
    ({ name }) => name,
  )
}

/** Runs with a file of that text. */
function withFile<T>(text: string, run: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  try {
    const file = join(folder, 'text.json')
    writeFileSync(file, text)
    return run(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes a text to KV. */
export function keep(key: string, text: string, remote: boolean): void {
  withFile(text, (file) => wrangler(['kv', 'key', 'put', key, '--path', file, '--binding', 'CACHE'], remote))
}

/** Removes keys from KV. */
export function forget(keys: readonly string[], remote: boolean): void {
  if (keys.length === 0) return
  withFile(JSON.stringify(keys), (file) =>
    wrangler(['kv', 'bulk', 'delete', file, '--binding', 'CACHE', '--force'], remote),
  )
}

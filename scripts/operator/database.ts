/** The site's database: the local one, or with `remote` the one at Cloudflare. */
import { execFileSync } from 'node:child_process'

export type Row = Record<string, string | number | null>

interface Result { readonly results: Row[] }

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

/**
 * Runs SQL statements.
 * @param sql must hold no text of a customer, and none of the command line that has not been checked
 * @returns the rows of each statement
 */
export function execute(sql: string, remote: boolean): Row[][] {
  const database = remote ? ['--remote'] : ['--local', '--persist-to', process.env.SITE_STATE ?? '.wrangler/state']
  try {
    const answer = execFileSync('wrangler', ['d1', 'execute', 'DB', ...database, '--json', '--command', sql], {
      encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    })
    return (JSON.parse(answer) as Result[]).map(({ results }) => results)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new DatabaseError(errorText(stdout) || `${stdout}\n${stderr}`.trim() || String(error))
  }
}

/** The site's database as the operator reaches it: the local one, or with `remote` the one at Cloudflare. */
import { execFileSync } from 'node:child_process'

export type Row = Record<string, string | number | null>

interface Result { readonly results: Row[] }

/** Says why wrangler could not answer, in its own words. */
export class DatabaseError extends Error {}

/** With --json wrangler says what is wrong as `{ error: { text } }`. */
function reason(stdout: string): string | undefined {
  try {
    return (JSON.parse(stdout) as { error?: { text?: string } }).error?.text
  } catch {
    return undefined
  }
}

/**
 * Runs statements, and answers with the rows of each.
 * @param sql holds no text of a customer or of the command line that has not been checked
 */
export function execute(sql: string, remote: boolean): Row[][] {
  const where = remote ? ['--remote'] : ['--local', '--persist-to', process.env.SITE_STATE ?? '.wrangler/state']
  try {
    const answer = execFileSync('wrangler', ['d1', 'execute', 'DB', ...where, '--json', '--command', sql], {
      encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    })
    return (JSON.parse(answer) as Result[]).map(({ results }) => results)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new DatabaseError(reason(stdout) || `${stdout}\n${stderr}`.trim() || String(error))
  }
}

/** Makes a fresh clone ready to run: writes a secret of its own, and sets up the local database. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'

const SECRETS_FILE = '.dev.vars'

if (!existsSync(SECRETS_FILE)) {
  writeFileSync(SECRETS_FILE, `QUOTE_SECRET=${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
}

execFileSync(
  'wrangler',
  ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', process.env.SITE_STATE ?? '.wrangler/state'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  },
)

/** Makes a fresh clone ready to run: writes secrets of its own, and sets up the local database. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setAsideOldDatabases } from './operator/migrations.ts'
import { newPushKeys } from './push-keys.ts'

const SECRETS_FILE = '.dev.vars'
const STATE = process.env.SITE_STATE ?? '.wrangler/state'

if (!existsSync(SECRETS_FILE)) writeFileSync(SECRETS_FILE, '', { mode: 0o600 })

const secrets = readFileSync(SECRETS_FILE, 'utf8')
const hasSecret = (name: string) => new RegExp(`^\\s*${name}\\s*=`, 'm').test(secrets)
const missing = [
  ...(hasSecret('QUOTE_SECRET') ? [] : [`QUOTE_SECRET=${randomBytes(32).toString('base64url')}\n`]),
  ...(hasSecret('VAPID_KEYS') ? [] : [`VAPID_KEYS=${await newPushKeys()}\n`]),
]
const isWholeLine = secrets === '' || secrets.endsWith('\n')
if (missing.length > 0) appendFileSync(SECRETS_FILE, `${isWholeLine ? '' : '\n'}${missing.join('')}`)

const aside = setAsideOldDatabases(STATE)
if (aside) console.log(`The local database was made by other migrations: it is in ${aside} now, and a new one is made.`)

execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', STATE], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
})

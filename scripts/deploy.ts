/**
 * Deploys the site, after all checks and tests:
 *
 *     npm run deploy                 refuses while there are sample or impossible values, or a migration takes
 * something away; computes the listed rates, tests, builds, migrates the database, deploys
 *     npm run deploy -- --dry-run    the same, without touching anything at Cloudflare
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import * as bookingTerms from '#domain/operator/booking-terms.ts'
import * as business from '#domain/operator/business.ts'
import * as currencies from '#domain/operator/currencies.ts'
import * as rateCard from '#domain/operator/rate-card.ts'
import * as rideDay from '#domain/operator/ride-day.ts'
import * as terms from '#domain/operator/terms.ts'
import * as vehicleRoom from '#domain/operator/vehicle-room.ts'
import { migrationProblems } from './operator/migrations.ts'
import { operatorProblems } from './operator/operator-lines.ts'

const CONFIG = 'wrangler.toml'
const BUILT_CONFIG = 'dist/serendip_taxi/wrangler.json'

function run(command: string, ...parameters: string[]) {
  execFileSync(command, parameters, { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } })
}

/** Names of the secrets of the deployed Worker; `null` if wrangler cannot ask. */
function secretNames(): string[] | null {
  try {
    const list = execFileSync('wrangler', ['secret', 'list', '--format', 'json', '--config', CONFIG], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    return (JSON.parse(list) as { name: string }[]).map(({ name }) => name)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    // Cloudflare's code for a Worker that does not exist yet: it has no secrets.
    return /\b10007\b/.test(stdout + stderr) ? [] : null
  }
}

const {
  values: { 'dry-run': dryRun },
} = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const secrets = secretNames()
if (!secrets)
  console.warn('The secret QUOTE_SECRET was not checked, because wrangler is not logged in: npx wrangler login')

async function problemsOfSite(): Promise<readonly string[]> {
  const files = { business, bookingTerms, terms, rideDay, currencies, rateCard, vehicleRoom }
  const found = operatorProblems(files)
  // Without a whole part of such a file nothing else can be loaded.
  if (found.some((problem) => problem.includes(' is missing; '))) return found
  const { deployProblems } = await import('./operator/sample-values.ts')
  const config = readConfig({ config: CONFIG }, { hideWarnings: true })
  return [...migrationProblems(), ...deployProblems({ ...files, config, secrets })]
}

const problems = await problemsOfSite()
if (problems.length > 0) {
  console.error(
    `The site cannot be deployed yet (docs/operations.md):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  )
  process.exit(1)
}
run('npm', 'run', 'seed')
run('npm', 'test')
if (dryRun) {
  run('wrangler', 'deploy', '--dry-run', '--config', BUILT_CONFIG)
} else {
  run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote')
  run('wrangler', 'deploy', '--config', BUILT_CONFIG)
}

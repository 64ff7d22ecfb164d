/**
 * Deploys the site, after all checks and tests, with a way back:
 *
 *     npm run deploy                 refuses while there are sample or impossible values, or a migration takes
 * something away; computes the listed rates, tests, builds; creates the queue of bounces; prints where the database is,
 * migrates it; uploads the new version, asks it at its preview address for /health, a quote and a page, and lets it go
 * live
 *     npm run deploy -- --share 10   10 % of the visitors get the new version, the others the one before
 *     npm run deploy -- --all        then all of them
 *     npm run deploy -- --back       all get the version from before the latest deploy; says what of the data differs
 *     npm run deploy -- --dry-run    checks, tests and builds, without touching anything at Cloudflare
 *     npm run deploy -- --first-price-list-is-mine    also before a price list was published: prices are those that the
 * site comes with
 *     npm run deploy -- --staging    builds, migrates and deploys the environment staging, without tests
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { unstable_readConfig as readConfig } from 'wrangler'
import { readOrStop, refuseOthers } from './operator/options.ts'
import {
  answerOf,
  bookmarkNow,
  dataSince,
  deployments,
  deployMessage,
  mainVersion,
  makeLive,
  restoreCommand,
  run,
  upload,
  wayBack,
} from './operator/release.ts'
import { migrationProblems } from './operator/migrations.ts'
import { operatorProblems } from './operator/samples-in-operator-files.ts'
import { smokeProblems } from './operator/smoke-test.ts'

const CONFIG = 'wrangler.toml'
const SOCIAL_PICTURE = 'client/public/social.png'
const BUILT_CONFIG = 'dist/serendip_taxi/wrangler.json'

function config(env?: string) {
  try {
    return readConfig({ config: CONFIG, ...(env ? { env } : {}) }, { hideWarnings: true })
  } catch (error) {
    // One stray quote, and it cannot be read at all.
    const { message, location } = error as Error & { location?: { line?: number; lineText?: string } }
    // What wrangler itself refuses has no line, but its own words.
    if (location?.line === undefined && message.startsWith('Processing ')) {
      const lines = message.split('\n').map((line) => line.trim().replace(/^- /, ''))
      return stop(`${CONFIG} cannot be read: wrangler says`, lines.filter((line) => line !== '').slice(1))
    }
    if (location?.line === undefined) throw error
    return stop(`${CONFIG} cannot be read: ${message}`, [
      `line ${location.line}: ${location.lineText ?? ''}`,
      'each text stands between double quotes, and begins and ends on its line: MAIL_FROM = "bookings@your-domain.lk"',
    ])
  }
}

/** Names of the secrets of the deployed Worker; `null` if wrangler cannot ask. */
function secretNames(): string[] | null {
  const { answer, said } = answerOf('secret', 'list', '--format', 'json', '--config', CONFIG)
  if (answer !== null) return (JSON.parse(answer) as { name: string }[]).map(({ name }) => name)
  // Cloudflare's code for a Worker that does not exist yet: it has no secrets.
  return /\b10007\b/.test(said) ? [] : null
}

/** How many price lists the site has published; `null` if wrangler cannot ask. */
function publishedLists(): number | null {
  const count = 'select count(*) as lists from price_lists'
  const { answer, said } = answerOf('d1', 'execute', 'DB', '--remote', '--json', '--command', count, '--config', CONFIG)
  // Before the first deploy there may be no table.
  if (answer === null) return /no such table/i.test(said) ? 0 : null
  return (JSON.parse(answer) as { results: { lists: number }[] }[])[0]?.results[0]?.lists ?? null
}

/** Whether the database has read replicas: `auto` or `disabled`; `null` if wrangler cannot ask. */
function readReplication(): string | null {
  const { answer } = answerOf('d1', 'info', 'DB', '--json', '--config', CONFIG)
  if (answer === null) return null
  return (JSON.parse(answer) as { read_replication?: { mode: string } }).read_replication?.mode ?? 'disabled'
}

function stop(what: string, lines: readonly string[] = []): never {
  console.error([what, ...lines.map((line) => `- ${line}`)].join('\n'))
  process.exit(1)
}

const { values, given } = readOrStop(
  {
    'dry-run': { type: 'boolean', default: false },
    share: { type: 'string', default: '100' },
    all: { type: 'boolean', default: false },
    back: { type: 'boolean', default: false },
    staging: { type: 'boolean', default: false },
    'first-price-list-is-mine': { type: 'boolean', default: false },
  },
  'How it is used: docs/operations.md',
)

/** What each way to deploy knows besides. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  back: [],
  all: [],
  staging: [],
  'dry-run': ['first-price-list-is-mine'],
}

/** A file of the operator. One stray apostrophe, and it cannot be read at all. */
function readable<File>(file: Promise<File>): Promise<File> {
  return file.catch((error: unknown) => {
    if (!(error instanceof SyntaxError || error instanceof ReferenceError)) throw error
    const [place = '', ...lines] = (error.stack ?? '').split('\n')
    const where = error instanceof SyntaxError ? [place, ...lines.slice(0, 3)] : lines.slice(0, 1)
    return stop(`A file of yours cannot be read: ${error.message}`, [
      ...where.map((line) => line.trim()),
      `each text stands between quotes, one with an apostrophe between double ones: "Nimal's Taxi"`,
      'a comma ends each line before the next one',
    ])
  })
}

/** What the operator's files export. */
const operatorFiles = async () => ({
  business: await readable(import('#domain/operator/business.ts')),
  terms: await readable(import('#domain/operator/sentences-of-terms-page.ts')),
  rideDay: await readable(import('#domain/operator/setting-out-and-arrivals.ts')),
  currencies: await readable(import('#domain/operator/visitor-currencies.ts')),
  meetingPoints: await readable(import('#domain/operator/meeting-points.ts')),
})

/** Whether the site has prices of its own; unknown before they are looked for. */
let hasOwnPrices = false

async function problemsOfSite(): Promise<readonly string[]> {
  const secrets = secretNames()
  const lists = publishedLists()
  hasOwnPrices = lists !== null && lists > 0
  if (!secrets)
    console.warn('The secret QUOTE_SECRET was not checked, because wrangler is not logged in: npx wrangler login')
  if (secrets && !secrets.includes('VAPID_KEYS'))
    console.log(
      'No phone is told by push: npx node scripts/push-keys.ts | npx wrangler secret put VAPID_KEYS makes the keys for it',
    )
  if (lists === null)
    console.warn('Whether a price list was published was not checked, because wrangler cannot ask the database')
  const replication = readReplication()
  if (replication === null)
    console.warn('Whether the database has read replicas was not checked, because wrangler cannot ask it')
  const files = await operatorFiles()
  const found = operatorProblems(files)
  // Without a whole part of such a file nothing else can be loaded.
  if (found.some((problem) => problem.includes(' is missing; '))) return found
  const { deployProblems } = await import('./operator/deploy-problems.ts')
  return [
    ...migrationProblems(),
    ...deployProblems({
      ...files,
      config: config(),
      secrets,
      publishedLists: lists,
      readReplication: replication,
      isFirstPriceListMine: values['first-price-list-is-mine'],
      socialImage: existsSync(SOCIAL_PICTURE) ? readFileSync(SOCIAL_PICTURE) : null,
      now: new Date(),
    }),
  ]
}

async function stopForProblems(): Promise<void> {
  const problems = await problemsOfSite()
  if (problems.length > 0) stop('The site cannot be deployed yet (docs/operations.md):', problems)
}

/** The queue of mails that did not arrive, and the domain of our mail. */
function bounces() {
  const { queues, vars } = config()
  return { queue: queues.consumers![0]!.queue, domain: (vars.MAIL_FROM as string).split('@')[1]! }
}

/** A site with prices of its own sells nothing at those that it comes with: docs/decisions/22-price-lists.md */
const pricesVariable = () => (hasOwnPrices ? ['--var', 'PRICES_PUBLISHED:yes'] : [])

/** @param share of the visitors who get the new version, in percent */
async function deploy(share: number): Promise<void> {
  await stopForProblems()
  run('npm', 'run', 'format')
  run('npm', 'run', 'seed')
  run('npm', 'test')
  const { ensureBounceQueue } = await import('./operator/bounce-queue.ts')
  const { queue, domain } = bounces()
  ensureBounceQueue(queue, domain, CONFIG)
  const before = deployments(CONFIG).at(-1)
  const begun = new Date()
  const bookmark = bookmarkNow(CONFIG)
  console.log(`The database before this deploy: ${bookmark}\nIts way back: ${restoreCommand(bookmark)}`)
  run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote', '--config', CONFIG)
  if (!before) {
    // Nobody visits it yet: there is no version to go back to, and no preview address before this.
    run('wrangler', 'deploy', '--config', BUILT_CONFIG, ...pricesVariable())
    return
  }
  const { id, preview } = upload(BUILT_CONFIG, ...pricesVariable())
  if (!preview)
    stop(
      `The version ${id} has no preview address, so it was not tested and is not live. Allow one, and deploy again:`,
      ['wrangler.toml: preview_urls = true', 'npx wrangler triggers deploy'],
    )
  const problems = await smokeProblems(preview, config().vars.PRODUCT as string)
  if (problems.length > 0)
    stop(`The version ${id} is not live: visitors get the one before it. At ${preview}`, problems)
  const others = share < 100 ? [`${mainVersion(before)}@${100 - share}`] : []
  makeLive(BUILT_CONFIG, [`${id}@${share}`, ...others], deployMessage(begun, bookmark))
  run('wrangler', 'triggers', 'deploy', '--config', BUILT_CONFIG)
  console.log(
    share < 100
      ? `${share} % of the visitors get version ${id}. All of them: npm run deploy -- --all`
      : `Version ${id} is live. The way back: npm run deploy -- --back`,
  )
}

const NO_WAY = 'Of the latest ten deployments none is a deploy with one before it: npx wrangler deployments list'

function goBack(): void {
  const all = deployments(CONFIG)
  const back = wayBack(all) ?? stop(NO_WAY)
  const { version, begun, bookmark, changesSecret } = back
  const live = all.at(-1)!.versions
  if (live.length === 1 && live[0]!.version_id === version) console.log(`Version ${version} is live already.`)
  else makeLive(CONFIG, [`${version}@100`], `back to before the deploy of ${begun}`)
  if (changesSecret) console.log('A secret was changed since, and this version has the old one: set it once more.')
  console.log(
    [
      'The database stays as it is. What differs from before the deploy:',
      ...dataSince(begun).map((line) => `- ${line}`),
      `To lose all of that as well (docs/operations.md#backup-and-restore): ${restoreCommand(bookmark)}`,
      'So that the next deploy does not bring the fault back: git revert HEAD',
    ].join('\n'),
  )
}

function giveToAll(): void {
  const { newer } = wayBack(deployments(CONFIG)) ?? stop(NO_WAY)
  makeLive(CONFIG, [`${newer}@100`], 'all')
}

async function deployStaging(): Promise<void> {
  const { stagingProblems } = await import('./operator/site-settings.ts')
  const problems = [...migrationProblems(), ...stagingProblems(config('staging'), config())]
  if (problems.length > 0) stop('Staging cannot be deployed yet (docs/operations.md#staging):', problems)
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env: { ...process.env, CLOUDFLARE_ENV: 'staging' } })
  run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote', '--config', CONFIG, '--env', 'staging')
  run('wrangler', 'deploy', '--config', BUILT_CONFIG)
}

try {
  const way = given.find((name) => Object.hasOwn(WAYS, name))
  if (way !== undefined) refuseOthers(given, `--${way}`, [way, ...WAYS[way]!])
} catch (error) {
  stop((error as Error).message)
}
const share = Number(values.share)
if (!Number.isInteger(share) || share < 1 || share > 100) stop('--share takes a whole number of percent: --share 10')
async function obey(): Promise<void> {
  if (values.back) goBack()
  else if (values.all) giveToAll()
  else if (values.staging) await deployStaging()
  else if (values['dry-run']) {
    await stopForProblems()
    run('npm', 'run', 'format')
    run('npm', 'run', 'seed')
    run('npm', 'test')
    run('wrangler', 'deploy', '--dry-run', '--config', BUILT_CONFIG)
    const { queue, domain } = bounces()
    console.log(`A deploy creates the queue ${queue} and subscribes it to mail of ${domain} that does not arrive.`)
  } else await deploy(share)
}

await obey().catch((error: unknown) => {
  // A command that failed has said why.
  if (!(error instanceof Error && 'status' in error)) throw error
  stop(`${error.message.split('\n')[0]}. What it says is above; nothing after it was done.`)
})

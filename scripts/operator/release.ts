/**
 * How a version goes live, and the way back. Cloudflare keeps versions of the Worker and D1 its earlier states; the
 * message of a deployment says which state of D1 was before it, so that the way back is known on any machine.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execute } from './database.ts'
import { addedBy } from './migrations.ts'

const ENV = { ...process.env, WRANGLER_SEND_METRICS: 'false' }

export function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: 'inherit', env: ENV })
}

/** What wrangler answers in JSON. Its warnings go to the terminal. */
function ask<T>(...parameters: string[]): T {
  return JSON.parse(
    execFileSync('wrangler', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env: ENV }),
  ) as T
}

/** What wrangler answers; `null` if it refuses, and what it then says. */
export function answerOf(...parameters: string[]): { readonly answer: string | null; readonly said: string } {
  try {
    const answer = execFileSync('wrangler', parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
      env: ENV,
    })
    return { answer, said: '' }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { answer: null, said: stdout + stderr }
  }
}

export interface Deployment {
  readonly created_on: string
  readonly annotations?: Readonly<Record<string, string | undefined>>
  readonly versions: readonly { readonly version_id: string; readonly percentage: number }[]
}

/** The latest ten, the oldest first. None before the first deploy. */
export const deployments = (config: string) => ask<Deployment[]>('deployments', 'list', '--json', '--config', config)

/** The state that D1 is in. */
export const bookmarkNow = (config: string) =>
  ask<{ bookmark: string }>('d1', 'time-travel', 'info', 'DB', '--json', '--config', config).bookmark

export const restoreCommand = (bookmark: string) => `npx wrangler d1 time-travel restore DB --bookmark=${bookmark}`

/** Uploads the build as a version that no visitor gets. @returns its id and the address where it can be seen */
export function upload(
  config: string,
  ...more: readonly string[]
): { readonly id: string; readonly preview: string | undefined } {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'))
  const file = join(folder, 'output.jsonl')
  try {
    execFileSync('wrangler', ['versions', 'upload', '--config', config, ...more], {
      stdio: 'inherit',
      env: { ...ENV, WRANGLER_OUTPUT_FILE_PATH: file },
    })
    const entries = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { type: string; version_id?: string; preview_url?: string })
    const { version_id: id, preview_url: preview } = entries.findLast(({ type }) => type === 'version-upload') ?? {}
    if (!id) throw new Error('wrangler did not say which version it has uploaded')
    return { id, preview }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** By it a deploy is found again: `deploy 2026-11-25T20:00:00.000Z {bookmark}`. */
const DEPLOY = /^deploy (\S+Z) (\S+)$/

export const deployMessage = (begun: Date, bookmark: string) => `deploy ${begun.toISOString()} ${bookmark}`

const messageOf = ({ annotations }: Deployment) => annotations?.['workers/message'] ?? ''

/** The version that most visitors get. */
export const mainVersion = ({ versions }: Deployment) =>
  versions.reduce((most, each) => (each.percentage > most.percentage ? each : most)).version_id

/** @param specs such as `{id}@10`; together 100 */
export function makeLive(config: string, specs: readonly string[], message: string): void {
  run('wrangler', 'versions', 'deploy', ...specs, '--message', message, '--yes', '--config', config)
}

export interface WayBack {
  /** The version that was live before the latest deploy. */
  readonly version: string
  /** The version that this deploy brought. */
  readonly newer: string
  /** When the deploy began, ISO 8601, and what D1 was then. */
  readonly begun: string
  readonly bookmark: string
  /** Whether a secret was changed since: a version keeps the secrets of its time. */
  readonly changesSecret: boolean
}

/** From the latest deploy to what was live before it; `null` where that is not known. */
export function wayBack(all: readonly Deployment[]): WayBack | null {
  const at = all.findLastIndex((deployment) => DEPLOY.test(messageOf(deployment)))
  const before = all[at - 1]
  if (!before) return null
  const [, begun, bookmark] = DEPLOY.exec(messageOf(all[at]!))!
  const version = mainVersion(before)
  return {
    version,
    newer: all[at]!.versions.find(({ version_id: id }) => id !== version)?.version_id ?? version,
    begun: begun!,
    bookmark: bookmark!,
    changesSecret: all.slice(at + 1).some(({ annotations }) => annotations?.['workers/triggered_by'] === 'secret'),
  }
}

/** Rows that were written since, by what an operator calls them. */
const WRITTEN = {
  bookings: 'bookings where created_at',
  'steps of bookings': 'booking_history where at',
  'entries of the cash book': 'cash_book where at',
  'mails sent': 'outbox where sent_at',
  "drivers' taps": 'ride_events where received_at',
} as const

/** What of the data differs from the state before a deploy, in lines. Nothing of it goes with the code. */
export function dataSince(begun: string): string[] {
  if (Number.isNaN(Date.parse(begun))) throw new Error(`no time: ${begun}`)
  // As SQLite writes the time of a migration.
  const second = new Date(begun).toISOString().slice(0, 19).replace('T', ' ')
  const [migrations = [], ...counts] = execute(
    [
      `select name from d1_migrations where applied_at >= '${second}' order by id`,
      ...Object.values(WRITTEN).map(
        (rows) => `select count(*) as times from ${rows} >= '${new Date(begun).toISOString()}'`,
      ),
    ].join('; '),
    true,
  )
  const written = Object.keys(WRITTEN)
    .map((what, i) => `${counts[i]?.[0]?.times ?? 0} ${what}`)
    .join(', ')
  return [
    ...migrations.map(({ name }) => `migration ${name} added ${addedBy(String(name)).join(', ') || 'nothing'}`),
    `written since ${begun}: ${written}`,
  ]
}

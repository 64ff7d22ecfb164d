/**
 * Counts of what guests look for, in Workers Analytics Engine: sampled where there are many, and kept for three months.
 * https://developers.cloudflare.com/analytics/analytics-engine/
 */
import type { AnalyticsEngineDataset } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { ANSWERS, DEMAND_WORDS, type DemandDimension, type DemandWord } from '#domain/insight/demand.ts'
import { type Env, settings } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { inTime } from '#worker/platform/kv.ts'
import { COUNTED_FIELDS, type Counted, type DaySpan, type Group } from './counters.ts'

/** By its place in {@link COUNTED_FIELDS}. */
const blobOf = (name: (typeof COUNTED_FIELDS)[number]) => `blob${COUNTED_FIELDS.indexOf(name) + 1}`

const WAIT_MS = 10_000

interface Engine {
  readonly dataset: AnalyticsEngineDataset
  /** How it is read. */
  readonly account: string
  readonly name: string
  readonly token: string
}

/** `null` where it is not bound, or where nobody could read it: then D1 counts. */
export function engineOf(env: Env): Engine | null {
  const { DEMAND_DATASET, DEMAND_TOKEN } = settings(env)
  if (!env.DEMAND || DEMAND_DATASET === null || DEMAND_TOKEN === null) return null
  const [account, name] = DEMAND_DATASET.split('/')
  return { dataset: env.DEMAND, account: account!, name: name!, token: DEMAND_TOKEN }
}

/** What there is most of is sampled first: prices that were shown, and no booking. */
export const addToEngine = ({ dataset }: Engine, counted: Counted): void =>
  dataset.writeDataPoint({ indexes: [counted.what], blobs: COUNTED_FIELDS.map((name) => counted[name]), doubles: [1] })

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const timesOf = (words: readonly DemandWord[]) => `sumIf(_sample_interval, blob2 IN (${words.map(quoted).join(', ')}))`

/** Large numbers come as texts. */
const Count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.minValue(0))
const AnswerSchema = v.object({ data: v.array(v.record(v.string(), v.union([v.string(), v.number()]))) })

function statement(name: string, { from, to }: DaySpan, by: readonly DemandDimension[], most: number): string {
  const groups = by.map((each) => `${blobOf(each)} AS ${each}`)
  const sums = DEMAND_WORDS.map((word, i) => `${timesOf([word])} AS times${i}`)
  return [
    `SELECT ${[...groups, ...sums, `${timesOf(ANSWERS)} AS asked`].join(', ')}`,
    `FROM ${name} WHERE blob1 >= ${quoted(from)} AND blob1 <= ${quoted(to)}`,
    ...(by.length > 0 ? [`GROUP BY ${by.join(', ')}`] : []),
    `ORDER BY asked DESC LIMIT ${most} FORMAT JSON`,
  ].join(' ')
}

/** Those that asked most come first. @throws SiteError `unavailable` */
export async function groupsOfEngine<D extends DemandDimension>(
  { account, name, token }: Engine,
  span: DaySpan,
  by: readonly D[],
  most: number,
): Promise<Group<D>[]> {
  try {
    const asked = async () => {
      const answer = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: statement(name, span, by, most),
        redirect: 'manual',
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return v.parse(AnswerSchema, await answer.json())
    }
    const { data } = await inTime(WAIT_MS, asked())
    return data.map((row) => ({
      of: Object.fromEntries(by.map((each) => [each, String(row[each])])) as Group<D>['of'],
      times: Object.fromEntries(
        DEMAND_WORDS.map((word, i) => [word, v.parse(Count, row[`times${i}`])]),
      ) as Group<D>['times'],
    }))
  } catch (error) {
    logFailure('demand not read', error)
    throw new SiteError('unavailable', { detail: 'The counts cannot be read; please try again in a moment' })
  }
}

/** What a page of the office that follows is asked with, and told. The script: `client/live/follow.ts`. */
import type { Context } from 'hono'
import { type Alarm, shownAlarms } from '#worker/alarms/alarms.ts'
import { officeNow } from '#worker/database/change-number.ts'
import type { AppEnv } from '#worker/environment.ts'
import { hasEntity } from '#worker/platform/page-caching.ts'
import type { Follows } from './parts.tsx'

/** What rings: the newest booking, but for an own one, and alarms that nobody sees to. */
function ringsOf(newest: string | null, alarms: readonly Alarm[]): string {
  const waiting = alarms.filter(({ answeredAt, closedAt }) => answeredAt === null && closedAt === null)
  return [...(newest ? [`booked/${newest}`] : []), ...waiting.map(({ id }) => `alarm/${id}`)].join(' ')
}

/** What a page that follows says of it. */
interface Shown {
  readonly follows: Follows
  readonly alarms: readonly Alarm[]
  /** How many opinions of guests nobody has read. */
  readonly unread: number
}

/**
 * Answers 304 by one question to the database while nothing has changed; else with the page.
 * @param make the page: what it reads is no older than its tag. What it shows of alarms is read at the same time
 */
export async function answerFollowed(
  c: Context<AppEnv>,
  make: (now: Date, shown: Promise<Shown>) => Promise<Response>,
): Promise<Response> {
  const now = new Date()
  const { tag, newest, unread } = await officeNow(c.env, c.get('operator') ?? '', now)
  if (hasEntity(c.req.header('if-none-match'), tag)) return c.body(null, 304, { etag: tag })
  const shown = shownAlarms(c.env, now).then((alarms) => {
    return { follows: { tag, at: now.toISOString(), rings: ringsOf(newest, alarms) }, alarms, unread }
  })
  const answer = await make(now, shown)
  answer.headers.set('etag', tag)
  return answer
}

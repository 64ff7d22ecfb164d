/** For tests of alarms: phones of the office, and the owner's messenger. */
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { OfficeTopic } from '#domain/bookings/day/push-words.ts'
import type { Env } from '#worker/environment.ts'
import { isSignedMessage } from '#worker/platform/signing.ts'
import { WITHOUT_LIMITS } from '../day/day-site.ts'

const WEBHOOK = 'https://messenger.test/alarms'
const SECRET = 'the-messengers-0123456789abcdef0123'

export const ALARM_SITE = {
  ...(WITHOUT_LIMITS as object),
  OPERATOR_OPEN: 'yes',
  ALARM_WEBHOOK: WEBHOOK,
  ALARM_WEBHOOK_SECRET: SECRET,
} as unknown as Partial<Env>

let phones = 0

/** A phone of the office that hears of these. */
export async function bindPhone(...topics: OfficeTopic[]): Promise<number> {
  phones += 1
  const { results } = await env.DB.prepare(
    `insert into push_devices (owner, topics, endpoint, p256dh, auth) values ('office', ?, ?, 'key', 'secret') returning id`,
  )
    .bind(JSON.stringify(topics), `https://push.test/${phones}`)
    .run<{ id: number }>()
  return results[0]!.id
}

export interface Told {
  readonly device: number
  readonly title: string
  readonly text: string
  readonly path: string
}

/** What phones of the office were told of alarms, in that order. */
export async function told(): Promise<Told[]> {
  const { results } = await env.DB.prepare(
    "select device_id, said, path from pushes where tag like 'alarm %' order by id",
  ).all<{
    device_id: number
    said: string
    path: string
  }>()
  return results.map(({ device_id: device, said, path }) => ({
    device,
    path,
    ...(JSON.parse(said) as { title: string; text: string }),
  }))
}

export interface Message {
  readonly id: string
  readonly text: string
  readonly url: string
  readonly alarms: readonly { readonly kind: string; readonly ride: string | null }[]
}

/**
 * The owner's messenger: it keeps what it has accepted.
 * @param hold lets a post begin and end
 */
export function messenger(
  answer: (message: Message) => Response | Promise<Response> = () => new Response(null),
  hold: (post: () => Promise<Response>) => Promise<Response> = (post) => post(),
) {
  const tries: Message[] = []
  const accepted: Message[] = []
  const wrong: string[] = []
  async function take(request: Request): Promise<Response> {
    const body = await request.text()
    const signature = request.headers.get('x-alarm-signature') ?? ''
    if (request.url !== WEBHOOK || !(await isSignedMessage(SECRET, signature, body, new Date())))
      wrong.push(request.url)
    const message = JSON.parse(body) as Message
    tries.push(message)
    const given = await answer(message)
    if (given.ok) accepted.push(message)
    return given
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    hold(() => take(new Request(input as string, init as RequestInit))),
  )
  return { tries, accepted, wrong }
}

/**
 * The queue by which Cloudflare's Email Service tells of mails that did not arrive. wrangler binds the queue that
 * wrangler.toml names, and neither creates it nor subscribes it to the domain's mails.
 * https://developers.cloudflare.com/email-service/platform/event-subscriptions/
 */
import { BOUNCE_EVENTS } from '#worker/mail/bounces.ts'
import { answerOf, run } from './release.ts'

/** As wrangler's flag wants them. */
const EVENTS = BOUNCE_EVENTS.map((event) => event.replace('cf.email.sending.', ''))

interface Subscription {
  readonly id: string
  readonly enabled: boolean
  readonly events: readonly string[]
  readonly source: { readonly type: string; readonly domain?: string }
}

/** `null` if there is no such queue. @throws Error if wrangler cannot ask */
function subscriptionsOf(queue: string, config: string): Subscription[] | null {
  const { answer, said } = answerOf('queues', 'subscription', 'list', queue, '--json', '--config', config)
  if (answer !== null) return (JSON.parse(answer) as Subscription[] | null) ?? []
  if (/does not exist/.test(said)) return null
  throw new Error(`wrangler could not look for the queue ${queue}: ${said}`)
}

/** The id of the zone that holds a domain: wrangler shows it only in this table. */
function zoneOf(domain: string, config: string): string | undefined {
  const { answer } = answerOf('email', 'routing', 'list', '--config', config)
  const zones = [...(answer ?? '').matchAll(/([\w.-]+\.\w+)\W+([\da-f]{32})\b/g)]
  return zones.find(([, name]) => `.${domain}`.endsWith(`.${name}`))?.[2]
}

/** A mail that bounces unheard is no reason to keep a version back: the operator reads what to do. */
function subscribe(queue: string, domain: string, config: string): void {
  const zone = zoneOf(domain, config)
  const command = ['queues', 'subscription', 'create', queue, '--source', 'email.sending', '--zone-id', zone ?? 'ZONE']
  const parameters = [...command, '--domain', domain, '--events', EVENTS.join(',')]
  try {
    if (!zone) throw new Error('no zone')
    run('wrangler', ...parameters, '--config', config)
  } catch {
    console.warn(
      `Nobody will hear of mails that do not arrive: onboard ${domain} (docs/operations.md), then deploy again, or run ` +
        `npx wrangler ${parameters.join(' ')}${zone ? '' : ', where ZONE is the id on the page of the domain'}`,
    )
  }
}

/** Creates what is not there; repairs a subscription that is paused, or that lacks events. */
export function ensureBounceQueue(queue: string, domain: string, config: string): void {
  const all = subscriptionsOf(queue, config)
  if (!all) run('wrangler', 'queues', 'create', queue, '--config', config)
  const found = all?.find(({ source }) => source.type === 'email.sending' && source.domain === domain)
  if (!found) return subscribe(queue, domain, config)
  const hears = (event: string) => found.events.some((name) => name === event || name.endsWith(`.${event}`))
  if (found.enabled && EVENTS.every(hears)) return
  const change = ['--events', EVENTS.join(','), '--enabled', '--config', config]
  run('wrangler', 'queues', 'subscription', 'update', queue, '--id', found.id, ...change)
}

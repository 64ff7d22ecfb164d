/** What handlers take from a request for the functions below them: those know nothing of Hono. */
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv, WorkerContext } from '#worker/environment.ts'
import { countVisitor, visitorKey } from './rate-limit.ts'

export function workerContext(c: Context<AppEnv>): WorkerContext {
  return { env: c.env, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}

/** What a limit counts as one visitor; `null` in a local run, which has no limits. */
export function visitorOf(c: Context<AppEnv>): string | null {
  const address = c.req.header('cf-connecting-ip')
  return address ? visitorKey(address.trim()) : null
}

/** For calls and pages that only read. Each request counts once. */
export const countRead: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.get('isCounted')) return next()
  c.set('isCounted', true)
  await countVisitor(c.env.READ_RATE, visitorOf(c))
  await next()
}

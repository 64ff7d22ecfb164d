/** What handlers take from a request for the functions below them, which know no Hono. */
import type { Context } from 'hono'
import type { AppEnv, WorkerContext } from '#worker/environment.ts'

export function workerContext(c: Context<AppEnv>): WorkerContext {
  return { env: c.env, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}

/** This machine, as a local run gives its visitors' address. */
const LOOPBACK = /^(::1|(::ffff:)?127\..*)$/

/** Whom a limit counts: the visitor's address; `null` in a local run. */
export function visitorAddress(c: Context<AppEnv>): string | null {
  const address = c.req.header('cf-connecting-ip')
  return !address || LOOPBACK.test(address) ? null : address
}

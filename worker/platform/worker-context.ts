import type { Context } from 'hono'
import type { AppEnv, WorkerContext } from '../environment.ts'

/** What a handler hands to the functions below it. */
export function workerContext(c: Context<AppEnv>): WorkerContext {
  return { env: c.env, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}

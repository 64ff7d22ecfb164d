/** Work that the visitor does not wait for. */
import type { Context } from 'hono'
import type { AppEnv } from '#worker/environment.ts'

/** Lets a promise go on after the answer; its failure is nobody's problem. */
export function inBackground(c: Context<AppEnv>, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.catch(() => undefined))
}

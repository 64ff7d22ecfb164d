import type { ExportedHandler } from '@cloudflare/workers-types'
import { app } from './app.ts'
import type { Env } from './environment.ts'
import { scheduled } from './scheduled.ts'

export default {
  fetch: app.fetch as unknown as ExportedHandler<Env>['fetch'],
  scheduled: (_event, env, context) => context.waitUntil(scheduled(env)),
} satisfies ExportedHandler<Env>

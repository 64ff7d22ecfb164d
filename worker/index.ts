import type { ExportedHandler } from '@cloudflare/workers-types'
import { app } from './app.ts'
import type { Env } from './environment.ts'

export default {
  fetch: app.fetch as unknown as ExportedHandler<Env>['fetch'],
} satisfies ExportedHandler<Env>

/** The whole site: the JSON API and the pages. */
import { Hono } from 'hono'
import type { AppEnv } from './environment.ts'
import { api } from './api/app.ts'
import { ProblemError } from './http/problem.ts'
import { pages } from './pages/app.ts'

export const app = new Hono<AppEnv>()
  .route('/', api)
  .route('/', pages)

app.onError((error) => {
  if (error instanceof ProblemError) return error.getResponse()
  // The message may hold what a visitor typed; the kind and the place in the code are enough to find it.
  // oxlint-disable-next-line no-console
  console.error('unhandled', error.name, error.stack?.split('\n').slice(1, 6).join('\n'))
  return new ProblemError('internal').getResponse()
})

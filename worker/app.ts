/** The whole site: the JSON API and the pages. */
import { Hono } from 'hono'
import type { AppEnv } from './environment.ts'
import { api } from './api.ts'
import { bookingPages, privatePage } from '#worker/bookings/calls.ts'
import { answerError } from '#worker/platform/problem.ts'
import { countRead } from '#worker/platform/request.ts'
import { securityHeaders } from '#worker/platform/security-headers.ts'
import { pages } from '#worker/pages/app.ts'

export const app = new Hono<AppEnv>({ strict: false })
  .use('/booking/*', privatePage)
  .use(securityHeaders)
  .use('/booking/*', countRead)
  .route('/', api)
  .route('/', bookingPages)
  .route('/', pages)

app.onError(answerError)

/** The whole site: the JSON API and the pages. */
import { Hono } from 'hono'
import type { AppEnv } from './environment.ts'
import { api } from './api.ts'
import { bookingPages, health, privatePage } from '#worker/bookings/calls.ts'
import { answerError } from '#worker/platform/problem.ts'
import { countRead } from '#worker/platform/request.ts'
import { keptOnlyByRule, readableAddress, requestId, sameSiteWrites } from '#worker/platform/request-guard.ts'
import { securityHeaders } from '#worker/platform/security-headers.ts'
import { guestPages } from '#worker/guests/app.tsx'
import { operatorPages } from '#worker/operator/app.tsx'
import { pages } from '#worker/pages/app.ts'

export const app = new Hono<AppEnv>({ strict: false })
  .use(requestId, keptOnlyByRule)
  .use('/booking/*', privatePage)
  .use(securityHeaders)
  .use(readableAddress, sameSiteWrites)
  .use('/booking/*', countRead)
  .route('/', api)
  .route('/', health)
  .route('/', bookingPages)
  .route('/', guestPages)
  .route('/', operatorPages)
  .route('/', pages)

app.onError(answerError)

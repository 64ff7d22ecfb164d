/** The whole site: the JSON API and the pages. */
import { Hono } from 'hono'
import type { AppEnv } from './environment.ts'
import { api } from './api/app.ts'
import { bookingPages, privatePage } from './bookings/pages.ts'
import { answerError } from './http/answer-error.ts'
import { securityHeaders } from './http/security-headers.ts'
import { pages } from './pages/app.ts'

export const app = new Hono<AppEnv>({ strict: false })
  .use('/booking/*', privatePage)
  .use(securityHeaders)
  .route('/', api)
  .route('/', bookingPages)
  .route('/', pages)

app.onError(answerError)

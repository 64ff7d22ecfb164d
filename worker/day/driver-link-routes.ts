/** The driver's links: a code in the address opens them on one phone. docs/product.md#the-day-of-the-ride */
import { Hono } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { countPoll, countRead, lateHandler } from '#worker/platform/request.ts'
import { privatePage } from '#worker/platform/security-headers.ts'

const byPages = lateHandler(() => import('./driver-handlers.tsx'))

const countDriver = countPoll((c) => c.req.param('code'))

export const driverPages = new Hono<AppEnv>()
  // By the code: many phones share the address of their network.
  .use('/driver/day/:code/*', countDriver, privatePage)
  .use('/driver/:code/*', countDriver, privatePage)
  .use('/driver/*', countRead, privatePage)
  .get('/driver/day/:code', byPages('answerDay'))
  .post('/driver/day/:code/number', byPages('takeDayNumber'))
  .get('/driver/:code', byPages('answerSheet'))
  .post('/driver/:code/number', byPages('takeSheetNumber'))
  .post('/driver/:code', byPages('takeTap'))
  .post('/driver/:code/push', byPages('takePush'))
  .post('/driver/day/:code/push', byPages('takeDayPush'))
  .post('/driver/:code/language', byPages('takeSheetLanguage'))
  .post('/driver/day/:code/language', byPages('takeDayLanguage'))
  .post('/driver/:code/read', byPages('takeSheetRead'))
  .post('/driver/day/:code/read', byPages('takeDayRead'))
  .post('/driver/:code/place', byPages('takePlace'))

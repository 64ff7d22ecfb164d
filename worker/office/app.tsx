/** The operator's pages behind Cloudflare Access. docs/bookings.md#on-a-phone */
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { loadChats } from '#worker/bookings/guest-texts.ts'
import type { AppEnv } from '#worker/environment.ts'
import { countRead, lateHandler } from '#worker/platform/request.ts'
import { privatePage } from '#worker/platform/security-headers.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { admission, HOME, noteAdmitted } from '#worker/platform/access.ts'
import { byRule } from './access-rules.ts'

/**
 * Where Access is not set up, these addresses are like any that do not exist.
 * @param notFound answers such an address
 */
const guarded =
  (notFound: Handler<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const admitted = await admission(c.env, c.req.header('cf-access-jwt-assertion'))
    if (typeof admitted === 'object') {
      c.set('operator', admitted.who)
      c.set('role', admitted.role)
      noteAdmitted(c.req.raw, admitted)
      return next()
    }
    if (admitted === 'refused') return c.text('Please log in with Cloudflare Access', 403)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new SiteError('method-not-allowed')
    return notFound(c, next)
  }

/** Browsers name the origin of every form that is posted. What has none is no form of ours. */
export const ownForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('origin') === undefined) throw new SiteError('cross-site')
  await next()
}

/** Each page may hold links to chats with guests. */
const withChats: MiddlewareHandler<AppEnv> = async (_c, next) => {
  await loadChats()
  await next()
}

const byDesk = lateHandler(() => import('./desk/desk-handlers.tsx'))

const bookingPages = new Hono<AppEnv>()
  .get('/', byDesk('answerNow'))
  .get('/session', byDesk('answerSession'))
  .get('/find', byDesk('answerSearch'))
  .get('/new', byDesk('answerNew'))
  .post('/new', ownForm, byDesk('takeNew'))
  .get('/day/:date', byDesk('answerDay'))
  .get('/booking/:reference', byDesk('answerRide'))
  .get('/booking/:reference/:step', byDesk('answerStep'))
  .post('/alarms/:id', ownForm, byDesk('takeAlarm'))
  .post('/payments/:id', ownForm, byDesk('settlePayment'))
  .post('/refunds/:id', ownForm, byDesk('settleCardRefund'))
  .post('/booking/:reference/closed', ownForm, byDesk('takeClosed'))
  .post('/booking/:reference/tap', ownForm, byDesk('takeTap'))
  .post('/booking/:reference/told', ownForm, byDesk('takeTold'))
  .post('/booking/:reference', ownForm, byDesk('takeRideStep'))
  .get('/:list', async (c, next) => (await (await import('./desk/desk-handlers.tsx')).answerNamed(c)) ?? next())
  .all('*', () => {
    throw new SiteError('not-found', { detail: 'There is no such page for the operator' })
  })

/**
 * @param notFound answers the operator's addresses where the operator has not set up Access
 * @param office more pages behind the same door
 */
export const operatorPages = (notFound: Handler<AppEnv>, office = new Hono<AppEnv>()) =>
  new Hono<AppEnv>()
    .use(`${HOME}/*`, privatePage, countRead, guarded(notFound), byRule, withChats)
    .route(HOME, office)
    .route(HOME, bookingPages)

/** The JSON API: one sub-app a resource, all under `/en/:product`. */
import { Hono } from 'hono'
import { bookingApi } from '#worker/bookings/calls.ts'
import { settings, type AppEnv } from './environment.ts'
import { answerError, problemResponse } from '#worker/platform/problem.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { directionsApi } from '#worker/quotes/calls.ts'
import { safarisApi } from '#worker/quotes/calls.ts'
import { transfersApi } from '#worker/quotes/calls.ts'

export const api = new Hono<AppEnv>({ strict: false })
  .basePath('/en/:product')
  .use(async (c, next) => {
    if (c.req.param('product') !== settings(c.env).PRODUCT) throw new SiteError('not-found')
    await next()
    // An answer without Cache-Control could be kept by a shared cache.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  .route('/directions', directionsApi)
  .route('/transfer', transfersApi)
  .route('/safari', safarisApi)
  .route('/', bookingApi)

export type Api = typeof api

// Pages call this app by itself: it must not count on the site's handler.
api.onError(answerError)

/** `/transfer/booking/:token` as an expression. */
const matcher = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

const calls = api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, address: matcher(path) }))

// What no call has taken: another method on a call's address, or no address of ours.
api.all('*', (c) => {
  const methods = calls.filter(({ address }) => address.test(c.req.path)).map(({ method }) => method)
  if (methods.length === 0) throw new SiteError('not-found')
  return problemResponse(new SiteError('method-not-allowed'), { allow: [...new Set(methods)].join(', ') })
})

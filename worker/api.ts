/** The JSON API: all calls are under `/en/:product`. docs/api.md */
import { Hono } from 'hono'
import { bookingApi } from '#worker/guests/booking-routes.ts'
import { placesApi, directionsApi, journeysApi, safarisApi, transfersApi } from '#worker/quotes/quote-routes.ts'
import { settings, type AppEnv } from './environment.ts'
import { problemResponse } from '#worker/platform/problem.ts'
import { SiteError } from '#worker/platform/site-error.ts'

export const api = new Hono<AppEnv>({ strict: false })
  .basePath('/en/:product')
  .use(async (c, next) => {
    if (c.req.param('product') !== settings(c.env).PRODUCT) throw new SiteError('not-found')
    await next()
  })
  .route('/places', placesApi)
  .route('/directions', directionsApi)
  .route('/transfer', transfersApi)
  .route('/safari', safarisApi)
  .route('/journey', journeysApi)
  .route('/', bookingApi)

export type Api = typeof api

/** @example addressPattern('/transfer/booking/:token') // /^\/transfer\/booking\/[^/]+\/?$/ */
const addressPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

const calls = api.routes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, address: addressPattern(path) }))

// No call has answered: the method or the address is wrong.
api.all('*', (c) => {
  const methods = calls.filter(({ address }) => address.test(c.req.path)).map(({ method }) => method)
  if (methods.length === 0) throw new SiteError('not-found')
  return problemResponse(new SiteError('method-not-allowed'), { allow: [...new Set(methods)].join(', ') })
})

/** The JSON API: one sub-app a resource, all under `/en/:product`. */
import { Hono } from 'hono'
import type { AppEnv } from '../environment.ts'
import { ProblemError } from '../http/problem.ts'
import { directionsApi } from './directions.ts'

export const api = new Hono<AppEnv>()
  .basePath('/en/:product')
  .use(async (c, next) => {
    if (c.req.param('product') !== c.env.PRODUCT) throw new ProblemError('not-found')
    await next()
    // An answer without Cache-Control could be kept by a shared cache.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  .route('/directions', directionsApi)

export type Api = typeof api

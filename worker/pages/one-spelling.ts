/** One spelling of a path: no empty segments, no slash at its end. Which names stand in it is for the pages to say. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../environment.ts'

export const oneSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  return path === pathname ? next() : c.redirect(path + search, 301)
}

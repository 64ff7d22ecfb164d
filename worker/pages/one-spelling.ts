/** One spelling of a path: no empty segments, no slash at its end, no name of the home page's file. Which names stand in it is for the pages to say. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../environment.ts'

const HOME_FILE = '/index.html'

export const oneSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const spelled = `/${pathname.split('/').filter(Boolean).join('/')}`
  const path = spelled === HOME_FILE ? '/' : spelled
  return path === pathname ? next() : c.redirect(path + search, 301)
}

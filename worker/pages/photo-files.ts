/** Files of photographs that the office has uploaded. Those of the build are answered before the Worker runs. */
import type { Handler } from 'hono'
import type { AppEnv } from '#worker/environment.ts'

const FILE = /^[a-z-]{1,20}-[0-9a-f]{12}-\d{2,4}\.(avif|jpg|png|webp)$/
const TYPES = { avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

export const answerPhoto: Handler<AppEnv> = async (c, next) => {
  const name = c.req.param('file') ?? ''
  const [, end] = FILE.exec(name) ?? []
  if (!c.env.PHOTOS || end === undefined) return next()
  const found = await c.env.PHOTOS.get(name)
  if (!found) return next()
  // Another photograph has another name.
  return c.body(await found.arrayBuffer(), 200, {
    'content-type': TYPES[end as keyof typeof TYPES],
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

/** POST /safari/query/all, /safari/query and /safari: offers, and the distances of safaris with transport. */
import { Hono } from 'hono'
import { SafariOffersSchema, SafariQuerySchema, SafariUploadSchema } from '#domain/calls.ts'
import type { AppEnv } from '../environment.ts'
import { jsonBody } from '../http/body.ts'
import { countVisitor } from '../http/rate-limit.ts'
import { lookUpSafari } from '../safaris/lookup.ts'
import { listedOffers } from '../safaris/repository.ts'
import { safariRecord } from '../safaris/stored.ts'
import { takeSafariUpload } from '../safaris/upload.ts'

export const safarisApi = new Hono<AppEnv>()
  .post('/query/all', jsonBody(SafariOffersSchema), async (c) => {
    return c.json(await listedOffers(c.env, c.req.valid('json').linkUrl.park), 200)
  })
  /** No record: an empty list. */
  .post('/query', jsonBody(SafariQuerySchema), async (c) => {
    const safari = await lookUpSafari(c, c.req.valid('json').urlData.url)
    return c.json(safari ? [await safariRecord(c.env, safari)] : [], 200)
  })
  .post('/', jsonBody(SafariUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, c)
    const safari = await takeSafariUpload(c, c.req.valid('json').urlDataUpload)
    return c.json(await safariRecord(c.env, safari), 200)
  })

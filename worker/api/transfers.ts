/** POST /transfer/query, /transfer and /transfer/all: stored fares, uploads of computed ones, the listed rates. */
import { Hono } from 'hono'
import { TransferQuerySchema, TransferUploadSchema } from '#domain/calls.ts'
import type { AppEnv } from '../environment.ts'
import { jsonBody, smallBody } from '../http/body.ts'
import { entityTag, isUnchanged } from '../http/etag.ts'
import { countVisitor } from '../http/rate-limit.ts'
import { listedRates } from '../rates/listed.ts'
import { lookUpSlug } from '../rates/lookup.ts'
import { transferRecord } from '../rates/stored.ts'
import { takeUpload } from '../rates/upload.ts'

export const transfersApi = new Hono<AppEnv>()
  /** No record: an empty list. */
  .post('/query', jsonBody(TransferQuerySchema), async (c) => {
    const drive = await lookUpSlug(c, c.req.valid('json').urlData.url)
    return c.json(drive ? [await transferRecord(c.env, drive)] : [], 200)
  })
  .post('/', jsonBody(TransferUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, c)
    const drive = await takeUpload(c, c.req.valid('json').urlDataUpload)
    return c.json(await transferRecord(c.env, drive), 200)
  })
  // Without a payload (specification section 7); what is sent all the same is read by nobody.
  .post('/all', smallBody, async (c) => {
    const rates = await listedRates(c)
    const etag = await entityTag(JSON.stringify(rates))
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=300')
    if (isUnchanged(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    return c.json(rates, 200)
  })

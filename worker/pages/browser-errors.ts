/** The call by which visitors' browsers tell the kind of an error. */
import { Hono } from 'hono'
import * as v from 'valibot'
import { BROWSER_ERRORS, ERROR_EVENTS, NO_START, PAGE_KINDS } from '#domain/browser-errors.ts'
import { countBrowserError } from '#worker/database/browser-errors.ts'
import type { AppEnv } from '#worker/environment.ts'
import { checked, readText } from '#worker/platform/body.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { visitorOf } from '#worker/platform/request.ts'

/** @example 'unhandledrejection transfer' */
const BeaconSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((text) => text.split(' ')),
  v.strictTuple([v.picklist([...ERROR_EVENTS, NO_START]), v.picklist(PAGE_KINDS)]),
)

/** Nobody waits for the answer. What is over the limit is not counted, and the browser does not hear of it. */
export const browserErrors = new Hono<AppEnv>().post(BROWSER_ERRORS, async (c) => {
  if (await isWithinLimit(c.env.UPLOAD_RATE, visitorOf(c)))
    c.executionCtx.waitUntil(countBrowserError(c.env, ...checked(BeaconSchema, await readText(c.req.raw))))
  return c.body(null, 204)
})

/** What guests' pages tell of what they show. Whatever is not in its schema is refused; nobody waits for the answer. */
import type { Context } from 'hono'
import * as v from 'valibot'
import {
  CAMPAIGN_PREFIX,
  campaignSource,
  type DemandDevice,
  DEMAND_KINDS,
  type DemandSource,
  FIRST_PAGES,
  NONE,
} from '#domain/insight/demand.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import type { AppEnv } from '#worker/environment.ts'
import { checked, parseJson, readText } from '#worker/platform/body.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { visitorOf } from '#worker/platform/request.ts'
import { countDemand } from './demand.ts'

/** Bytes: two names of places in any script, and words. */
const MOST_BYTES = 2048

const PlaceName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PLACE_NAME))

/** A page says neither that something was booked nor that somebody is on the telephone. */
const SourceSchema = v.pipe(
  v.string(),
  v.transform((source): DemandSource | null => {
    if (source === 'page' || source === 'partner') return source
    return source.startsWith(CAMPAIGN_PREFIX) ? campaignSource(source.slice(CAMPAIGN_PREFIX.length)) : null
  }),
  v.check((source) => source !== null),
  v.transform((source) => source!),
)

const BeaconSchema = v.strictObject({
  what: v.picklist(['priced', 'unreachable', 'error', 'full', 'form']),
  kind: v.picklist(DEMAND_KINDS),
  pickup: PlaceName,
  dropoff: PlaceName,
  language: v.picklist(OFFERED),
  source: SourceSchema,
  firstPage: v.picklist(FIRST_PAGES),
})

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Android/

/** As far as a browser says so: an iPad may call itself a Macintosh. */
export function deviceOf(userAgent: string | undefined): DemandDevice {
  if (!userAgent) return NONE
  if (TABLET.test(userAgent)) return 'tablet'
  return PHONE.test(userAgent) ? 'phone' : 'computer'
}

export async function takeBeacon(c: Context<AppEnv>): Promise<Response> {
  const visitor = visitorOf(c)
  if (await isWithinLimit(c.env.UPLOAD_RATE, visitor)) {
    const told = checked(BeaconSchema, parseJson(await readText(c.req.raw, MOST_BYTES)))
    const device = deviceOf(c.req.header('user-agent'))
    c.executionCtx.waitUntil(countDemand(c.env, { ...told, device }, visitor))
  }
  return c.body(null, 204)
}

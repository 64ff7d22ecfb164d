/**
 * What is told of what guests look for: by the beacons of their pages, and by handlers. Of a beacon whatever is not in its
 * schema is refused; nobody waits for the answer.
 */
import { VISIT_HEADER } from '#domain/call-headers.ts'
import type { Context } from 'hono'
import * as v from 'valibot'
import {
  DEMAND_KINDS,
  type DemandDevice,
  type DemandEvent,
  FIRST_PAGES,
  NONE,
  sourceOfPage,
  type Told,
} from '#domain/insight/demand.ts'
import { MAX_STOPS } from '#domain/journeys/plan.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import type { AppEnv } from '#worker/environment.ts'
import { checked, parseJson, readText } from '#worker/platform/body.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { visitorOf } from '#worker/platform/request.ts'
import { countDemand } from './demand.ts'

/** Bytes: the names of a journey's places in any script, and words. */
const MOST_BYTES = 8192

const PlaceName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PLACE_NAME))

const SourceSchema = v.pipe(
  v.string(),
  v.transform(sourceOfPage),
  v.check((source) => source !== null),
  v.transform((source) => source!),
)

/** Not `booked`: the Worker knows that itself. */
const BeaconSchema = v.strictObject({
  what: v.picklist(['priced', 'unreachable', 'error', 'full', 'form']),
  kind: v.picklist(DEMAND_KINDS),
  pickup: PlaceName,
  dropoff: PlaceName,
  between: v.optional(v.pipe(v.array(PlaceName), v.maxLength(MAX_STOPS))),
  language: v.picklist(OFFERED),
  source: SourceSchema,
  firstPage: v.picklist(FIRST_PAGES),
})

const ROBOT = /bot\b|crawl|spider|headless|lighthouse/i
const TABLET = /iPad|Tablet|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Android/

/** As far as a browser says so: an iPad may call itself a Macintosh. */
function deviceOf(userAgent: string): DemandDevice {
  if (TABLET.test(userAgent)) return 'tablet'
  return PHONE.test(userAgent) ? 'phone' : 'computer'
}

const browserOf = (c: Context<AppEnv>): string => c.req.header('user-agent') ?? ''

/** What a guest's page shows. What is over the limit is not counted, and the browser does not hear of it. */
export async function takeBeacon(c: Context<AppEnv>): Promise<Response> {
  const visitor = visitorOf(c)
  if (await isWithinLimit(c.env.UPLOAD_RATE, visitor)) {
    const told = checked(BeaconSchema, parseJson(await readText(c.req.raw, MOST_BYTES)))
    const browser = browserOf(c)
    if (!ROBOT.test(browser))
      c.executionCtx.waitUntil(countDemand(c.env, { ...told, device: deviceOf(browser) }, visitor))
  }
  return c.body(null, 204)
}

const WITHOUT_PAGE = { firstPage: NONE, device: NONE } as const

/** How the visit of a booking began; `call` where no page of ours says so. */
function visitOf(c: Context<AppEnv>): Pick<DemandEvent, 'source' | 'firstPage' | 'device'> {
  const [name = '', page = ''] = (c.req.header(VISIT_HEADER) ?? '').split(' ')
  const source = sourceOfPage(name)
  const firstPage = FIRST_PAGES.find((each) => each === page)
  if (!source || !firstPage) return { source: 'call', ...WITHOUT_PAGE }
  return { source, firstPage, device: deviceOf(browserOf(c)) }
}

/** Counts what a handler has told, after its answer. */
export async function countTold(
  c: Context<AppEnv>,
  { source, language = ENGLISH, isFull, ...told }: Told,
): Promise<void> {
  const visit = source === 'phone' || source === 'proposal' ? WITHOUT_PAGE : visitOf(c)
  const event = { ...told, source: 'call' as const, ...visit, ...(source && { source }), language }
  await countDemand(c.env, event, visitorOf(c))
  if (isFull && event.firstPage === NONE) await countDemand(c.env, { ...event, what: 'full' }, visitorOf(c))
}

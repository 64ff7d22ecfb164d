/** The call for places: what a visitor may mean by what they typed. docs/api.md */
import { Hono } from 'hono'
import { PlacesSchema } from '#domain/quotes/quote-calls.ts'
import type { AppEnv } from '#worker/environment.ts'
import { jsonBody } from '#worker/platform/body.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { visitorOf } from '#worker/platform/request.ts'
import { searchPlaces } from './known-places.ts'

export const placesApi = new Hono<AppEnv>().post('/', jsonBody(PlacesSchema), async (c) => {
  const { text, near } = c.req.valid('json')
  await countVisitor(c.env.SEARCH_RATE, visitorOf(c))
  return c.json(searchPlaces(text, near ?? null), 200)
})

/** The examples of docs/api.md, posted as they stand there. */
import { expect, test, vi } from 'vitest'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import docs from '../../docs/api.md?raw'
import { rows, testSite } from './bookings/booking-site.ts'

/** Before the dates of the examples. */
vi.setSystemTime('2026-12-01T06:00:00Z')

const site = testSite()

interface Example {
  readonly path: string
  readonly body: unknown
}

const EXAMPLES: readonly Example[] = [
  ...docs.matchAll(
    /curl -s https:\/\/your-site\/en\/serendip(\S+) -H 'content-type: application\/json'[\s\\]*-d '([^']+)'/g,
  ),
].map(([, path, body]) => ({ path: path!, body: JSON.parse(body!) as unknown }))

test('are quoted, and those that book write their bookings', async () => {
  expect(EXAMPLES.map(({ path }) => path)).toEqual([
    '/transfer/query',
    '/transfer/booking/TOKEN',
    '/journey',
    '/journey/booking/TOKEN',
  ])
  expect(EXAMPLES).toHaveLength(docs.match(/^curl /gm)!.length)
  let token = ''
  for (const { path, body } of EXAMPLES) {
    const answer = await site.post(path.replace('TOKEN', token), body)
    const said = await answer.json()
    expect(answer.status, `${path}: ${JSON.stringify(said).slice(0, 400)}`).toBe(200)
    if (!path.endsWith('TOKEN')) ({ token } = [said].flat()[0] as TransferQuote | JourneyAnswer)
  }
  expect(await rows('bookings')).toHaveLength(2)
  expect(await rows('rides')).toHaveLength(5)
})

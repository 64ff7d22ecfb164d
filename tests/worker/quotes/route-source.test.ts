import { describe, expect, test } from 'vitest'
import type { Route, DirectionsRequest, Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { call } from '../site.ts'

async function directions(request: DirectionsRequest): Promise<Route> {
  const answer = await call('/directions', request)
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('directions', () => {
  test('have a distance, a duration and a path', async () => {
    const answer = await directions({ from: 'Colombo', to: 'Kandy' })
    expect(answer.source).toBe('embedded')
    expect(answer.distanceMeters).toBeGreaterThan(100_000)
    expect(answer.distanceMeters).toBeLessThan(130_000)
    expect(answer.durationSeconds).toBeGreaterThan(2 * 3600)
    expect(answer.path.length).toBeGreaterThan(10)
    expect(answer.path[0]).toEqual([expect.closeTo(6.93, 1), expect.closeTo(79.86, 1)])
    expect(answer.path.at(-1)).toEqual([expect.closeTo(7.29, 1), expect.closeTo(80.63, 1)])
    expect(answer.route!.towns.length).toBeGreaterThan(0)
  })

  test('accept names in any spelling, and positions', async () => {
    const byName = await directions({ from: 'BIA', to: 'nuwara-eliya' })
    const byPosition = await directions({ from: { lat: 7.1808, lng: 79.8841 }, to: 'Nuwara Eliya, Sri Lanka' })
    expect(byPosition.distanceMeters).toBe(byName.distanceMeters)
  })

  test('lead by way of other places', async () => {
    const straight = await directions({ from: 'Galle', to: 'Tissamaharama' })
    const through = await directions({ from: 'Galle', to: 'Tissamaharama', via: 'Yala national park' })
    const through2 = await directions({
      from: 'Galle',
      to: 'Tissamaharama',
      via: ['Mirissa', { lat: 6.2815, lng: 81.4126 }],
    })
    expect(through.distanceMeters).toBeGreaterThan(straight.distanceMeters + 20_000)
    expect(through2.distanceMeters).toBeGreaterThan(straight.distanceMeters + 20_000)
  })

  test.each<[string, DirectionsRequest]>([
    ['the sea', { from: 'Colombo', to: { lat: 7, lng: 79 } }],
    ['India', { from: 'Colombo', to: { lat: 9.28, lng: 79.31 } }],
    ['Chennai, by name', { from: 'Colombo', to: 'Chennai' }],
    ['the other side of the world', { from: { lat: 51.5, lng: -0.12 }, to: 'Kandy' }],
    ['a sea on the way', { from: 'Colombo', to: 'Kandy', via: { lat: 5, lng: 80 } }],
  ])('are not found for %s', async (_where, request) => {
    const answer = await call('/directions', request)
    expect(answer.status).toBe(404)
    expect((await answer.json<Problem>()).type).toBe('/problems/unreachable')
  })

  test.each([
    {},
    { from: 'Colombo' },
    { from: 'Colombo', to: 7 },
    { from: 'Colombo', to: {} },
    { from: 'Colombo', to: { lat: 91, lng: 0 } },
    { from: 'Colombo', to: { lat: 'NaN', lng: 80 } },
    { from: '', to: 'Kandy' },
    { from: 'Colombo', to: 'x'.repeat(1000) },
    { from: 'Colombo', to: 'Kandy', via: Array.from({ length: 9 }, () => 'Galle') },
  ])('are refused for %j', async (request) => {
    expect((await call('/directions', request)).status).toBe(422)
  })
})

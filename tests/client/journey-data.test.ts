import { expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { findJourney } from '#client/journey/journey-data.ts'
import type { Plan } from '#domain/journeys/plan.ts'

const PLAN: Plan = { stops: [{ place: 'Colombo' }, { place: 'Kandy' }], travelers: 2, bags: 2 }
const without = (error: unknown) => ({
  journey: async () => {
    throw error
  },
})
const find = (error: unknown, signal = new AbortController().signal) => findJourney(without(error), PLAN, signal)

test('a plan that the site refuses has its fields', async () => {
  const fields = [{ field: 'stops.1', message: 'No road leads there' }]
  const problem = { type: '/problems/invalid', title: 'Some fields are wrong', status: 422 }
  expect(await find(new ApiError({ ...problem, fields }))).toEqual({
    state: 'refused',
    fields,
  })
  expect(await find(new ApiError(problem))).toMatchObject({ state: 'refused', fields: [] })
})

test('without an answer nobody can say what it costs', async () => {
  expect(await find(new TypeError('Failed to fetch'))).toEqual({ state: 'failed' })
  const outage = new ApiError({ type: '/problems/unavailable', title: 'Not now', status: 503 })
  expect(await find(outage)).toEqual({ state: 'failed' })
})

test('what the visitor no longer waits for has no answer', async () => {
  await expect(find(new TypeError('Failed to fetch'), AbortSignal.abort())).rejects.toThrow('Failed to fetch')
})

test('of fewer than two stops nobody is asked', async () => {
  const signal = new AbortController().signal
  expect(await findJourney(without(new Error('asked')), { ...PLAN, stops: [{ place: 'Colombo' }] }, signal)).toEqual({
    state: 'started',
  })
})

/** A page whose calls are not answered says by its status whose fault that is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#worker/api.ts'
import { desk } from '../bookings/booking-calls.ts'

const site = desk()

beforeEach(() => { vi.spyOn(console, 'error').mockImplementation(() => {}) })
afterEach(() => { vi.restoreAllMocks() })

test.each([[422, 404], [413, 404], [400, 404], [503, 503], [500, 503], [502, 503]])('calls that answer %i make a page that answers %i', async (status, expected) => {
  vi.spyOn(api, 'fetch').mockImplementation(async () => Response.json({ type: '/problems/of-the-test', title: 'No', status, detail: 'told to nobody' }, { status }))
  const answer = await site.get('/things-to-do/safari/Yala-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day')
  expect(answer.status).toBe(expected)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).not.toContain('told to nobody')
})

import { beforeEach, expect, test, vi } from 'vitest'
import { testSite } from '../bookings/booking-site.ts'
import { read } from './html.ts'

vi.mock('#client/booking/booking-form.tsx', () => ({ BookingForm: () => { throw new Error('told to nobody') } }))

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => { log.mockClear() })

test('a page with a part that fails answers 500, is kept by no cache, and is logged without what the error says', async () => {
  const page = await read('/transfer/taxi-from-Colombo-to-Kandy', testSite().get)
  expect(page.status).toBe(500)
  expect(page.headings).toEqual(['Unexpected Application Error!'])
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(log).toHaveBeenCalled()
  expect(page.html + JSON.stringify(log.mock.calls)).not.toContain('told to nobody')
})

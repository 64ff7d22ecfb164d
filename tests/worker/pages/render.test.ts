import { expect, test, vi } from 'vitest'
import * as document from '#client/document.ts'
import { testSite } from '../bookings/booking-site.ts'
import { read } from './html.ts'

const loadBookingForm = vi.spyOn(document, 'loadBookingForm')
const log = vi.spyOn(console, 'error').mockImplementation(() => {})

const FAILURES: readonly (readonly [string, () => Promise<void>])[] = [
  ['has not been loaded', async () => {}],
  ['fails', () => Promise.reject(new Error('told to nobody'))],
]

test.each(FAILURES)(
  'a page with a part that %s answers 500, is kept by no cache, and is logged without what the error says',
  async (_, load) => {
    log.mockClear()
    loadBookingForm.mockImplementation(load)
    const page = await read('/transfer/taxi-from-Colombo-to-Kandy', testSite().get)
    expect(page.status).toBe(500)
    expect(page.headings).toEqual(['Unexpected Application Error!'])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(log).toHaveBeenCalled()
    expect(page.html + JSON.stringify(log.mock.calls)).not.toContain('told to nobody')
  },
)

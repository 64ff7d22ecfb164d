import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import type { Env } from '#worker/environment.ts'
import { rows, testSite, tomorrow, tourDetails, tourToken, transferDetails, transferToken } from './booking-site.ts'
import { request } from '../site.ts'

const site = testSite()
const book = async () => (await site.bookTransfer(await transferToken())).json<BookingReceipt>()
const bookTour = async () => (await site.bookTour(await tourToken())).json<BookingReceipt>()

const afterJourney = (days: number) => new Date(Date.parse(`${tomorrow}T12:00:00Z`) + days * 24 * 60 * 60_000)

describe('erasure', () => {
  test('erases nothing before the set number of days is over', async () => {
    const { reference } = await book()
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS)))
    expect(await rows('transfer_bookings', reference)).toMatchObject([
      { email: transferDetails.email, erased_at: null },
    ])
  })

  test('then removes personal data and keeps route and price; the page says so', async () => {
    const [transfer, tour] = [await book(), await bookTour()]
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 1))
    const [row] = await rows('transfer_bookings', transfer.reference)
    expect(row).toMatchObject({
      email: '',
      phone: '',
      phone_typed: '',
      flight_details: '',
      fingerprint: '',
      pickup: 'Colombo',
      price_lkr: 21480,
      distance_km: 116,
    })
    expect(row!.erased_at).not.toBeNull()
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 2))
    expect((await rows('transfer_bookings', transfer.reference))[0]!.erased_at).toBe(row!.erased_at)
    expect(await rows('safari_bookings', tour.reference)).toMatchObject([
      { email: '', phone: '', notes: '', price_usd: tourDetails.rates },
    ])
    const html = await (await request(`/booking/${transfer.reference}`)).text()
    expect(html).toContain('we have erased your contact data')
    expect(html).not.toContain('Pay Online In Advance')
    expect(html).not.toContain('example.com&amp;type=1')
  })

  test('an erased booking is not shown to whoever posts its quote again', async () => {
    const token = await transferToken()
    await site.bookTransfer(token)
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 1))
    expect((await site.bookTransfer(token)).status).toBe(409)
  })

  test.each(['', '0', '-1', 'soon', '1.5', '99999'])(
    'erases nothing and says so in the log when the days are set to %j',
    async (days) => {
      const { reference } = await book()
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      await erasePersonalData({ ...env, ERASE_AFTER_DAYS: days } as Env, afterJourney(100_000))
      expect(warn.mock.calls.flat()).toContainEqual(
        expect.stringContaining('No personal data is erased: ERASE_AFTER_DAYS'),
      )
      warn.mockRestore()
      expect(await rows('transfer_bookings', reference)).toMatchObject([{ erased_at: null }])
    },
  )
})

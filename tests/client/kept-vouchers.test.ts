import { expect, test, vi } from 'vitest'
import type { SiteApi } from '#client/api.ts'
import type { DeviceTable } from '#client/device/database.ts'
import { dropVoucher, keepVoucher, keptVoucher, refreshVouchers } from '#client/offline/kept-vouchers.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'

vi.mock('#client/device/database.ts', () => ({
  KEPT_BOOKINGS: ['vouchers', 'kept'],
  deviceTable: (): DeviceTable<unknown> => {
    const kept = new Map<string, unknown>()
    return {
      read: async (key) => kept.get(key),
      all: async () => [...kept],
      keep: async (key, value) => Boolean(kept.set(key, value)),
      drop: async (keys) => keys.forEach((key) => kept.delete(key)),
    }
  },
}))

const REFERENCE = 'K7Q2-M4XT-9BHE'
const BOOKING = {
  reference: REFERENCE,
  erased: false,
  rides: [{ kind: 'transfer', status: 'confirmed', pickup: 'Galle', dropoff: 'Mirissa', driver: null }],
} as unknown as PublicBooking

const NOW = Date.parse('2027-01-01T00:00:00Z')

test('a booking that is removed while it is brought up to date stays removed', async () => {
  const api = { directions: async () => null } as unknown as SiteApi
  await keepVoucher(api, BOOKING, NOW)
  expect(await keptVoucher(REFERENCE)).toMatchObject({ freshAt: NOW })

  const slow = {
    directions: async () => {
      await dropVoucher(REFERENCE)
      return null
    },
  } as unknown as SiteApi
  await keepVoucher(slow, BOOKING, NOW + 1)
  expect(await keptVoucher(REFERENCE)).toBeUndefined()
})

test('nor does it come back where it is removed while it is asked for', async () => {
  await keepVoucher({ directions: async () => null } as unknown as SiteApi, BOOKING, NOW)
  const slow = {
    booking: async () => {
      await dropVoucher(REFERENCE)
      return BOOKING
    },
    directions: async () => null,
  } as unknown as SiteApi
  await refreshVouchers(slow, NOW + 1)
  expect(await keptVoucher(REFERENCE)).toBeUndefined()
})

/** A client that knows the calls' documented fields and nothing that came later. */
import { expect, test } from 'vitest'
import { inTenDays, rows, testSite } from './booking-site.ts'

const site = testSite()

test('an old client that knows only the first calls and fields books a transfer and a safari', async () => {
  const [fare] = await (
    await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  ).json<{ distance: number; duration: string; miniprice: number; miniusd: number; token: string }[]>()
  const transfer = await site.post(`/transfer/booking/${fare!.token}`, {
    bookingDetails: {
      pickup: 'Colombo',
      dropoff: 'Kandy',
      email: 'ann@example.com',
      phone: '+44 7911 123456',
      distance: fare!.distance,
      duration: fare!.duration,
      pickupdate: inTenDays,
      pickuptime: '09:30',
      vehicle: `Mini Car - LKR ${fare!.miniprice} (USD ${fare!.miniusd})`,
      flightdetails: 'UL504',
    },
  })
  expect(transfer.status).toBe(200)
  expect(await transfer.json()).toMatchObject({ insertId: expect.any(Number) as number })

  const url =
    'Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'
  const [offer] = await (
    await site.post('/safari/query', { urlData: { url } })
  ).json<{ distance: number; token: string }[]>()
  const safari = await site.post(`/safari/booking/${offer!.token}`, {
    bookFormDetails: {
      park: 'Yala national park',
      rates: 105,
      type: 'Half Day',
      travelers: 1,
      pickup: 'Yala national park',
      dropoff: 'Yala national park',
      pickupDate: inTenDays,
      pickupTime: '05:00',
      phone: '+44 7911 123456',
      email: 'ann@example.com',
      notes: '',
    },
  })
  expect(safari.status).toBe(200)
  expect(await safari.json()).toMatchObject({ insertId: expect.any(Number) as number })
  expect(await rows('rides')).toMatchObject([
    { kind: 'transfer', vehicle: 'mini', price_usd: fare!.miniusd, details: 'UL504', status: 'new' },
    { kind: 'tour', park: 'Yala national park', tour_length: 'half', price_usd: 105, details: '', status: 'new' },
  ])
})

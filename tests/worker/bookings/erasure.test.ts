import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { mails as mailTexts } from '#domain/languages/en/mails.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import type { Env } from '#worker/environment.ts'
import {
  returnDays,
  returnTripDetails,
  rows,
  testSite,
  tomorrow,
  tourDetails,
  tourToken,
  transferDetails,
  transferToken,
} from './booking-site.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { request } from '../site.ts'

const site = testSite()
const book = async () => site.booked()
const bookTour = async () => (await site.bookTour(await tourToken())).json<BookingReceipt>()

const after = (day: string, days: number) => new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS)
const afterJourney = (days: number) => after(tomorrow, days)

describe('erasure', () => {
  const kept = Number(env.ERASE_AFTER_DAYS)
  const farAhead = sriLankaTime(new Date(Date.now() + 300 * DAY_MS)).date

  test('of a cancelled booking far ahead counts from its cancellation; one that runs is kept', async () => {
    const [cancelled, running] = await Promise.all([1, 2].map(async () => site.booked({ pickupdate: farAhead })))
    await takeStep(site.env, cancelled!.reference, { step: 'cancel' })
    const email = async ({ reference }: BookingReceipt) => (await rows('bookings', reference))[0]!.email
    const today = new Date().toISOString().slice(0, 10)
    await erasePersonalData(env, after(today, kept - 1))
    expect(await email(cancelled!)).toBe(transferDetails.email)
    await erasePersonalData(env, after(today, kept + 2))
    expect([await email(cancelled!), await email(running!)]).toEqual(['', transferDetails.email])
  })

  test('takes typed places, too, also from the page; those that the site knows stay', async () => {
    const home = 'Grandmother House 7'
    const answer = await site.bookTransfer(await transferToken({ dropoff: home }), { dropoff: home })
    const { reference } = await answer.json<BookingReceipt>()
    await erasePersonalData(env, afterJourney(kept + 1))
    expect(await rows('rides', reference)).toMatchObject([{ pickup: 'Colombo', dropoff: mailTexts.typedPlace.dropoff }])
    expect(await (await request(`/booking/${reference}`)).text()).not.toContain(home)
  })

  test('erases nothing before the set number of days is over', async () => {
    const { reference } = await book()
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS)))
    expect(await rows('bookings', reference)).toMatchObject([{ email: transferDetails.email, erased_at: null }])
    expect(await rows('rides', reference)).toMatchObject([{ details: transferDetails.flightdetails, erased_at: null }])
  })

  test('then removes personal data and keeps route and price; the page says so', async () => {
    const [transfer, tour] = [await book(), await bookTour()]
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 1))
    const [booking] = await rows('bookings', transfer.reference)
    expect(booking).toMatchObject({ email: '', phone: '', phone_typed: '', fingerprint: '' })
    const [ride] = await rows('rides', transfer.reference)
    expect(ride).toMatchObject({ details: '', flight: '', pickup: 'Colombo', price_lkr: 21480, distance_km: 116 })
    expect([booking!.erased_at, ride!.erased_at]).not.toContain(null)
    await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 2))
    expect((await rows('bookings', transfer.reference))[0]!.erased_at).toBe(booking!.erased_at)
    expect((await rows('rides', transfer.reference))[0]!.erased_at).toBe(ride!.erased_at)
    expect(await rows('bookings', tour.reference)).toMatchObject([{ email: '', phone: '' }])
    expect(await rows('rides', tour.reference)).toMatchObject([{ details: '', price_usd: tourDetails.rates }])
    const html = await (await request(`/booking/${transfer.reference}`)).text()
    expect(html).toContain('we have erased your contact data')
    expect(html).not.toContain('Pay Online In Advance')
    expect(html).not.toContain('example.com&amp;type=1')
  })

  test('of a ride that is long past takes its notes and driver; who the guest is stays until the last ride is, too', async () => {
    const details = { ...(await returnTripDetails()), guestname: 'Ann Smith' }
    const { reference } = await site.booked(details)
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' }
    await takeStep(site.env, reference, { step: 'driver', driver })
    const seen = async () => {
      const [[booking], itsRides, history] = [
        await rows('bookings', reference),
        await rows('rides', reference),
        await rows('booking_history', reference),
      ]
      return [
        booking!.email !== '',
        ...itsRides.map((ride) => ride.guest_name !== '' && ride.driver_name !== null),
        history.some(({ detail }) => String(detail).includes('Nimal')),
      ]
    }
    await erasePersonalData(env, after(returnDays.there, kept + 1))
    expect(await seen()).toEqual([true, false, true, true])
    await erasePersonalData(env, after(returnDays.back, kept + 1))
    expect(await seen()).toEqual([false, false, false, false])
  })

  test('a step that was planned before the erasure and is written after it brings nothing of the guest back', async () => {
    const { reference } = await book()
    let isErased = false
    // Erases when the step has read the booking and is about to write.
    const session = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => {
        reads += 1
        if (reads === 2 && !isErased) {
          isErased = true
          await erasePersonalData(env, afterJourney(Number(env.ERASE_AFTER_DAYS) + 1))
        }
        return env.DB.batch(statements)
      },
    }
    let reads = 0
    const crossed = { ...env, DB: { withSession: () => session } } as unknown as Env
    const note = takeStep(crossed, reference, { step: 'note', text: 'Ann Smith called' })
    await expect(note).rejects.toThrow("its guest's data is erased")
    expect(isErased).toBe(true)
    const history = await rows('booking_history', reference)
    expect(history.map(({ step, actor, detail }) => [step, actor, detail])).toEqual([['erasure', 'clock', '']])
    expect(await rows('bookings', reference)).toMatchObject([{ email: '', version: 1 }])
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
      expect(await rows('bookings', reference)).toMatchObject([{ erased_at: null }])
    },
  )
})

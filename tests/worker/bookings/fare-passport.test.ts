import { verifyAsync } from '@noble/ed25519'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { bytesOfBase64Url, readPassport } from '#domain/bookings/fare-passport.ts'
import { passportKeys } from '#worker/bookings/passport.ts'
import { request } from '../site.ts'
import { inTenDays, testSite, transferDetails, transferToken } from './booking-site.ts'

async function bookedRide() {
  const site = testSite()
  const answer = await site.bookTransfer(await transferToken(), { guestname: 'Ann Secret', pickupdate: inTenDays })
  const { reference } = await answer.json<BookingReceipt>()
  const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  return { site, reference, ride: booking.rides[0]! }
}

const keys = async () =>
  (await (await request('/.well-known/fare-passport-keys.json')).json<{ keys: { kid: string; x: string }[] }>()).keys

async function holds(passport: string): Promise<boolean> {
  const read = readPassport(passport)
  const key = (await keys()).find(({ kid }) => kid === read?.keyId)
  return Boolean(read && key && (await verifyAsync(read.signature, read.signed, bytesOfBase64Url(key.x))))
}

test('a booking has a passport for each ride, which the published key confirms', async () => {
  const { ride, reference } = await bookedRide()
  const { facts } = readPassport(ride.passport!)!
  expect(facts).toMatchObject({
    pickup: 'Colombo',
    dropoff: 'Kandy',
    what: 'mini',
    priceUsd: 74,
    priceLkr: 21_480,
    paidUsd: 0,
  })
  expect(await holds(ride.passport!)).toBe(true)
  const shown = JSON.stringify(facts)
  for (const secret of [reference, 'Ann', transferDetails.email, '7911']) expect(shown).not.toContain(secret)
})

test('a passport with any other byte is refused', async () => {
  const { passport } = (await bookedRide()).ride
  for (let i = 0; i < passport!.length; i += 7) {
    const other = passport![i] === 'A' ? 'B' : 'A'
    const altered = passport!.slice(0, i) + other + passport!.slice(i + 1)
    // The last bits of a base64 text may say nothing.
    if (
      readPassport(altered)?.signature.every((byte, at) => byte === readPassport(passport!)!.signature[at]) &&
      altered.split('.')[1] === passport!.split('.')[1] &&
      altered.split('.')[0] === passport!.split('.')[0]
    )
      continue
    expect(await holds(altered), `byte ${i}`).toBe(false)
  }
})

test('another secret has another key; the file names the earlier one as long as the operator does', async () => {
  const [now] = await passportKeys(env)
  const renewed = { ...env, QUOTE_SECRET: 'another-secret-for-tests-fedcba9876543210' }
  expect((await passportKeys(renewed))[0]!.kid).not.toBe(now!.kid)
  const both = await passportKeys({ ...renewed, PASSPORT_KEYS_BEFORE: now!.x })
  expect(both[1]).toEqual(now)
})

test('a cancelled ride has none', async () => {
  const { site, reference } = await bookedRide()
  const { takeStep } = await import('#worker/operator/steps.ts')
  await takeStep(site.env, reference, { step: 'cancel' })
  const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  expect(booking.rides[0]!.passport).toBeNull()
})

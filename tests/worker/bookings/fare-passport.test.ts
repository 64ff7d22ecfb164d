import { verifyAsync } from '@noble/ed25519'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { bytesOfBase64Url, readPassport } from '#domain/bookings/fare-passport.ts'
import { farePassport, passportKeys } from '#worker/bookings/passport.ts'
import { hmac } from '#worker/platform/signing.ts'
import docs from '../../../docs/fare-passport.md?raw'
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
  // The last letter of a signature has four bits that stand for nothing.
  for (const i of [...Array.from({ length: passport!.length }, (_, at) => at).filter((at) => at % 7 === 0), -1]) {
    const altered = [...passport!]
    const letter = altered.at(i)!
    altered.splice(i, 1, letter === 'A' ? 'B' : String.fromCharCode(letter.charCodeAt(0) + 1))
    expect(await holds(altered.join('')), `letter ${i}`).toBe(false)
  }
})

test('another secret has another key; the file names the earlier one as long as the operator does', async () => {
  const [now] = await passportKeys(env)
  const renewed = { ...env, QUOTE_SECRET: 'another-secret-for-tests-fedcba9876543210' }
  expect((await passportKeys(renewed))[0]!.kid).not.toBe(now!.kid)
  const both = await passportKeys({ ...renewed, PASSPORT_KEYS_BEFORE: now!.x })
  expect(both[1]).toEqual(now)
})

test('the vector of the docs is signed byte for byte', async () => {
  const site = { ...env, QUOTE_SECRET: 'only-for-this-vector-0123456789abcdef' }
  const ride: Partial<PublicRide> = {
    kind: 'transfer',
    status: 'confirmed',
    pickup: 'Colombo',
    dropoff: 'Kandy',
    pickupDate: '2026-12-12',
    pickupTime: '09:30',
    vehicle: 'mini',
    priceUsd: 74,
    priceLkr: 21_480,
    paidUsd: 20,
  }
  const noon = new Date('2026-12-01T12:00:00+05:30')
  const passport = await farePassport(site, ride as PublicRide, 'K7Q2-M4XT-9BHE', noon)
  const [key] = await passportKeys(site)
  const { signed, signature } = readPassport(passport!)!
  expect(await verifyAsync(signature, signed, bytesOfBase64Url(key!.x))).toBe(true)

  // What docs/fare-passport.md says of it.
  const facts = '[1,"2026-12-01","Serendip K7","transfer","Colombo","Kandy","2026-12-12","09:30","mini",74,21480,20]'
  expect(new TextDecoder().decode(bytesOfBase64Url(passport!.split('.')[1]!))).toBe(facts)
  const seed = (await hmac(site.QUOTE_SECRET, 'fare passports')).toHex()
  for (const value of [site.QUOTE_SECRET, seed, key!.x, key!.kid, facts, passport])
    expect(docs).toContain(`\`${value}\``)
})

test('what was given back as a favour is not owed again', async () => {
  const { site, reference } = await bookedRide()
  const { takeStep } = await import('#worker/operator/steps.ts')
  await takeStep(site.env, reference, { step: 'paid', usd: 74 })
  await takeStep(site.env, reference, { step: 'refund', usd: 20 })
  const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  expect(readPassport(booking.rides[0]!.passport!)!.facts).toMatchObject({ priceUsd: 74, paidUsd: 74 })
})

test('a cancelled ride has none', async () => {
  const { site, reference } = await bookedRide()
  const { takeStep } = await import('#worker/operator/steps.ts')
  await takeStep(site.env, reference, { step: 'cancel' })
  const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  expect(booking.rides[0]!.passport).toBeNull()
})

test('the page that checks says what it is for before any script runs', async () => {
  const page = await (await request('/passport')).text()
  expect(page).toContain('Scan the code on a guest’s voucher')
  expect(page).not.toContain('Checking')
})

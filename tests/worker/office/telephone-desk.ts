/** Takes bookings by telephone for tests: asks for the prices, and books at them. */
import type { TypedRide, TypedRides } from '#domain/bookings/request/composed.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import {
  bookByTelephone,
  quoteByTelephone,
  TelephoneRefused,
  type TypedGuest,
} from '#worker/office/new-bookings/telephone.ts'
import { randomCode } from '#worker/platform/signing.ts'

export const deskOf = (env: Env): WorkerContext => ({ env, waitUntil: () => {} })

export const ONE = 'ann@example.com'

/** @throws TelephoneRefused */
export async function pricesOf(context: WorkerContext, rides: TypedRides, guest: TypedGuest = {}, now?: Date) {
  const pricing = await quoteByTelephone(context, rides, guest, now)
  if ('problems' in pricing) throw new TelephoneRefused(pricing.problems)
  return pricing.priced
}

/** @throws TelephoneRefused */
export async function takeRides(context: WorkerContext, rides: TypedRides, guest: TypedGuest, now?: Date) {
  const priced = await pricesOf(context, rides, guest, now)
  const shown = { key: randomCode(), usd: priced.rides.map(({ price }) => price.usd) }
  return bookByTelephone(context, { rides, guest }, shown, ONE, now)
}

/** @throws TelephoneRefused */
export const takeRide = (context: WorkerContext, ride: TypedRide, guest: TypedGuest, now?: Date) =>
  takeRides(context, { rides: [ride] }, guest, now)

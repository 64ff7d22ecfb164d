/**
 * The two drives of a return trip: two bookings, written together, each of which is then changed, confirmed and
 * cancelled by itself.
 */
import type { OtherWay } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { findByReference, type Booking } from './booking-store.ts'

export type Transfer = Extract<Booking, { readonly kind: 'transfer' }>

/** The drive the other way; `null` for a booking of one drive. */
export async function otherDrive(env: Env, booking: Booking): Promise<Transfer | null> {
  const found =
    booking.kind === 'transfer' && booking.otherWay !== null ? await findByReference(env, booking.otherWay) : null
  return found?.kind === 'transfer' ? found : null
}

/** What the holder of a booking's reference sees of its other drive. */
export function publicOtherWay(booking: Transfer, other: Transfer): OtherWay {
  const runs = booking.status !== 'cancelled' && other.status !== 'cancelled'
  return {
    reference: other.reference,
    isReturn: other.isReturn,
    status: other.status,
    pickupDate: other.pickupDate,
    pickupTime: other.pickupTime,
    total: runs ? { priceUsd: booking.priceUsd + other.priceUsd, priceLkr: booking.priceLkr + other.priceLkr } : null,
  }
}

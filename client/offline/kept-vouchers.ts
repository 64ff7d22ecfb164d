/**
 * Bookings that a guest keeps on this device, to be opened without a network. Nothing is kept without a tap. A kept
 * booking is removed when it is cancelled or erased.
 */
import { type SiteApi, timeLimit } from '#client/api.ts'
import { deviceTable, KEPT_BOOKINGS } from '#client/device/database.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { NEWEST } from '#domain/d1-bookmarks.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { plainPaths } from '#domain/plain-paths.ts'

export interface KeptVoucher {
  readonly booking: PublicBooking
  /** The route of each ride along the roads; empty if unknown. */
  readonly paths: readonly Route['path'][]
  /** The photos of who drives, by their addresses, as `data:` addresses. */
  readonly photos?: Readonly<Record<string, string>>
  /** When the booking was last known to be so, in ms since 1970. */
  readonly freshAt: number
}

const vouchers = deviceTable<KeptVoucher>(...KEPT_BOOKINGS)

/** A booking that nobody has to find a driver for any more. */
export const isOver = ({ erased, rides }: PublicBooking): boolean => erased || !rides.some(isRunning)

/** `undefined` if it is not kept, or where this browser keeps nothing. */
export const keptVoucher = (reference: string): Promise<KeptVoucher | undefined> => vouchers.read(reference)

/** All of them, the next pickup first. Empty if this browser keeps nothing. */
export async function keptVouchers(): Promise<KeptVoucher[]> {
  const found = await vouchers.all()
  const pickup = ({ booking }: KeptVoucher) => booking.rides[0]!.pickupDate + booking.rides[0]!.pickupTime
  return found.map(([, voucher]) => voucher).sort((a, b) => (pickup(a) < pickup(b) ? -1 : 1))
}

export const dropVoucher = (reference: string): Promise<void> => vouchers.drop([reference])

async function pathOf(api: SiteApi, ride: PublicRide): Promise<Route['path']> {
  const via = ride.kind === 'tour' ? ride.park : undefined
  const route = await api
    .directions({ from: ride.pickup, to: ride.dropoff, ...(via ? { via } : {}), source: 'embedded' })
    .catch(() => null)
  return route?.path ?? []
}

const photosIn = ({ reference, rides }: PublicBooking): string[] =>
  rides
    .filter(isRunning)
    .flatMap(({ driver }) => [
      ...(driver?.photo === undefined ? [] : [plainPaths.driverPhoto(reference, driver.photo)]),
      ...(driver?.carPhoto === undefined ? [] : [plainPaths.carPhoto(reference, driver.carPhoto)]),
    ])

const PATIENCE_MS = 20_000

/** `null` where it cannot be had. */
async function photoAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: timeLimit(PATIENCE_MS) })
    if (!answer.ok) return null
    const photo = await answer.blob()
    return await new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result)))
      reader.addEventListener('error', () => resolve(null))
      reader.readAsDataURL(photo)
    })
  } catch {
    return null
  }
}

/** @param known those that were kept before: one that cannot be had now is better than none */
async function photosOf(booking: PublicBooking, known: KeptVoucher['photos'] = {}): Promise<Record<string, string>> {
  const found = await Promise.all(
    [...new Set(photosIn(booking))].map(
      async (address) => [address, (await photoAt(address)) ?? known[address]] as const,
    ),
  )
  return Object.fromEntries(found.filter((each): each is readonly [string, string] => each[1] !== undefined))
}

const isSameWay = (a: PublicRide | undefined, b: PublicRide) => a?.pickup === b.pickup && a.dropoff === b.dropoff

/**
 * Keeps a booking as it is now, or drops it if it is over. Routes that are kept already are not fetched again.
 * @throws where this browser keeps nothing: in private mode, or because its storage is full
 */
export async function keepVoucher(api: SiteApi, booking: PublicBooking, now: number): Promise<void> {
  const { reference, rides } = booking
  if (isOver(booking)) return dropVoucher(reference)
  const before = await keptVoucher(reference)
  const keptPhotos = photosOf(booking, before?.photos)
  const routes = await Promise.all(
    rides.map((ride, i) => {
      const known = before?.paths[i] ?? []
      return known.length > 0 && isSameWay(before?.booking.rides[i], ride) ? known : pathOf(api, ride)
    }),
  )
  const { now: _, ...lasting } = booking
  const photos = await keptPhotos
  // The guest has removed it while it was brought up to date.
  if (before && !(await keptVoucher(reference))) return
  if (!(await vouchers.keep(reference, { booking: lasting, paths: routes, photos, freshAt: now })))
    throw new Error('This browser keeps nothing')
}

/** Refreshes each kept booking. Without a network all stay as they are. */
export async function refreshVouchers(api: SiteApi, now: number): Promise<void> {
  for (const { booking } of await keptVouchers()) {
    try {
      const fresh = await api.booking(booking.reference, { seen: NEWEST })
      // The guest has removed it while it was asked for.
      if (!(await keptVoucher(booking.reference))) continue
      await (fresh ? keepVoucher(api, fresh, now) : dropVoucher(booking.reference))
    } catch {
      // No answer: it may be as it was.
    }
  }
}

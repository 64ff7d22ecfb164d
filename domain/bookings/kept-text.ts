/** A booking as a text that is copied, kept and sent: by its guest, and by the office to a guest who reads no mail. */
import { BRAND, CONTACT } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { PublicRide } from './booking.ts'
import { priceText } from './money/said-sums.ts'
import { isRunning } from './ride.ts'
import { rideTitle } from './ride-summary.ts'

interface KeptBooking {
  readonly reference: string
  readonly rides: readonly PublicRide[]
}

interface KeptLinks {
  /** Whole, of the booking's page. */
  readonly page: string
  /** Whole, with the guest's key; `null` where nobody has it. */
  readonly changes: string | null
}

const isAhead = (ride: PublicRide) => isRunning(ride) && !ride.over

/** Whether there is something to keep: a ride that is still to be driven. */
export const isToBeKept = ({ rides }: Pick<KeptBooking, 'rides'>): boolean => rides.some(isAhead)

function rideLines(ride: PublicRide, texts: Texts): string[] {
  const { lines: t } = texts.in('keep')
  const { driver, pickupDate, pickupTime } = ride
  const { date, time } = texts.formats
  return [
    t.ride(rideTitle(ride, texts), date(pickupDate), time(pickupTime)),
    ...(driver ? [t.driver(driver.name, driver.phone, driver.car)] : []),
  ]
}

/** @param texts those of `booking`, `tours` and `keep` are loaded */
export function keptText({ reference, rides }: KeptBooking, { page, changes }: KeptLinks, texts: Texts): string {
  const { lines: t } = texts.in('keep')
  const ahead = rides.filter(isAhead)
  return [
    t.head(BRAND.name, reference),
    ...ahead.flatMap((ride) => rideLines(ride, texts)),
    ...(ahead.every(({ driver }) => driver === null) ? [t.driverLater] : []),
    t.price(priceText(rides.filter(isRunning), texts.formats)),
    t.booking(page),
    ...(changes === null ? [] : [t.change(changes)]),
    t.us(CONTACT.whatsappShown, CONTACT.email),
  ].join('\n')
}

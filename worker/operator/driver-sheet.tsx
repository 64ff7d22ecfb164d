/** The driver's sheet: what a driver needs for the next ride, and for those after it, and nothing else of the booking. */
import { Fragment } from 'react'
import { openText, openUsd, totalPrice } from '#domain/bookings/payments.ts'
import { isSheetOpen } from '#domain/bookings/driver-times.ts'
import { driverNoteLines, routeText, stopsText } from '#domain/bookings/summary.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { formatDuration } from '#domain/contract-texts.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { tourEnd, tourWords } from '#domain/safaris/tour-texts.ts'
import { HOUR_MS, instantOf, showDate, showTime } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride } from '#worker/bookings/store.ts'

function ends(ride: Ride): readonly [string, string] {
  return ride.kind === 'transfer'
    ? [ride.pickup, ride.dropoff]
    : [tourEnd(ride.pickup, ride.park, 'entrance'), tourEnd(ride.dropoff, ride.park, 'exit')]
}

const pickupOf = ({ pickupDate, pickupTime }: Ride) => `${pickupDate} ${pickupTime}`

/** The rides of a driver that are still to be driven, the next one first. */
export function openRides(rides: readonly Ride[], now: Date): Ride[] {
  return rides
    .filter((ride) => isSheetOpen(ride, now))
    .toSorted((a, b) => pickupOf(a).localeCompare(pickupOf(b)) || a.position - b.position)
}

/** So long after its pickup a ride is taken for over, if another one follows; and so long before that one's pickup. */
const OVER = { afterMs: 8 * HOUR_MS, beforeNextMs: HOUR_MS }

/** The ride that stands large on the sheet. */
function nextRide(rides: readonly [Ride, ...Ride[]], now: Date): Ride {
  const sincePickup = ({ pickupDate: date, pickupTime: time }: Ride) =>
    now.getTime() - instantOf({ date, time })!.getTime()
  const isNext = (ride: Ride, i: number) => {
    const following = rides[i + 1]
    return !following || (sincePickup(ride) < OVER.afterMs && sincePickup(following) < -OVER.beforeNextMs)
  }
  return rides.find(isNext) ?? rides[0]
}

/** What the guest pays the driver at the end of a ride; of a stay all rides together at the end of the last one. */
function collectText({ arrangement, rides }: Booking, ride: Ride): string {
  const isPaidAtEnd = arrangement === 'stay'
  const running = rides.filter(
    (each) => each.status !== 'cancelled' && (each.beside === null) === (ride.beside === null),
  )
  const isLast = running.every((each) => pickupOf(each) <= pickupOf(ride))
  if (isPaidAtEnd && !isLast) return 'Nothing to collect now: the guest pays at the end of the journey'
  const price = totalPrice(isPaidAtEnd ? running : [ride])
  return openUsd(price) === 0 ? 'Paid: nothing to collect' : `Collect ${openText(price)}`
}

function RidesAfter({ rides }: { readonly rides: readonly Ride[] }) {
  if (rides.length === 0) return null
  return (
    <>
      <h2>After this one</h2>
      <ol className="cards">
        {rides.map((ride) => (
          <li key={ride.position} className="card">
            <p>
              <strong>{showTime(ride.pickupTime)}</strong> {showDate(ride.pickupDate)}
            </p>
            <p>
              {routeText(ride)}
              {ride.kind === 'tour' && ` · ${tourWords(ride)}`}
            </p>
            {ride.via && <p className="soft">By way of {stopsText(ride.via)}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** @param rides those of the driver that are still to be driven, the next one first */
export function DriverSheet({
  booking,
  rides,
  now,
}: {
  readonly booking: Booking
  readonly rides: readonly [Ride, ...Ride[]]
  readonly now: Date
}) {
  const ride = nextRide(rides, now)
  const { phone } = booking
  const { pickupDate, pickupTime, driverName } = ride
  const [from, to] = ends(ride)
  return (
    <main className="sheet">
      <p className="soft">
        {BRAND.name} · for {driverName}
      </p>
      <h1>
        <span className="time">{showTime(pickupTime)}</span>
        <br />
        {showDate(pickupDate)}
      </h1>
      <p className="soft">Pick up</p>
      <p className="place">{from}</p>
      {ride.via && (
        <>
          <p className="soft">By way of</p>
          <p className="place">{stopsText(ride.via)}</p>
        </>
      )}
      {ride.kind === 'tour' && (
        <>
          <p className="soft">Tour</p>
          <p className="place">{tourWords(ride)}</p>
        </>
      )}
      <p className="soft">{ride.kind === 'tour' ? 'After the tour drive to' : 'Drive to'}</p>
      <p className="place">{to}</p>
      <dl>
        <dt>On the sign</dt>
        <dd>{ride.guestName || signWord(booking.reference)}</dd>
        {ride.kind === 'transfer' ? (
          <>
            <dt>Car</dt>
            <dd>
              {VEHICLE_NAMES[ride.vehicle]} · {ride.distanceKm} km, {formatDuration(ride.minutes)}
            </dd>
          </>
        ) : (
          <>
            <dt>Travelers</dt>
            <dd>{ride.travelers}</dd>
          </>
        )}
        {driverNoteLines({ ...ride, guestName: '' }).map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt>Details</dt>
        <dd style={{ whiteSpace: 'pre-line' }}>{ride.details || '-'}</dd>
      </dl>
      <p className="notice collect">{collectText(booking, ride)}</p>
      <div className="actions">
        <a className="button button--go" href={`tel:${phone}`}>
          Call the guest
        </a>
        <a className="button" href={`https://wa.me/${phone.slice(1)}`}>
          WhatsApp
        </a>
        <a className="button" href={`tel:${CONTACT.whatsapp}`}>
          Call the office
        </a>
      </div>
      <RidesAfter rides={rides.slice(rides.indexOf(ride) + 1)} />
      <p className="soft">All times are Sri Lanka time. This link is yours alone: please do not pass it on.</p>
    </main>
  )
}

export function ClosedSheet() {
  return (
    <main>
      <h1>This sheet is closed</h1>
      <p>
        The ride is over, was cancelled, or another driver has it. Questions:{' '}
        <a href={`tel:${CONTACT.whatsapp}`}>{CONTACT.whatsappShown}</a>
      </p>
    </main>
  )
}

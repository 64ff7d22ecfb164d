/** For paper: everything of a day, by time. */
import { isRunning } from '#domain/bookings/ride.ts'
import { Fragment } from 'react'
import { openText, openUsd } from '#domain/bookings/money/payments.ts'
import { BRAND } from '#domain/brand.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { HOME } from '#worker/platform/access.ts'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import { driverWords, guestWords, rideWords } from '#worker/lists/words.ts'
import type { OperatorBooking } from '#worker/database/schema.ts'
import { Top } from './parts.tsx'

export const dayPath = (date: string) => `${HOME}/day/${date}`

/** What follows a ride in its booking, in short. */
function RidesAfter({ rides }: { readonly rides: readonly OperatorBooking[] }) {
  return rides.map((ride) => (
    <Fragment key={ride.ride}>
      <br />
      <span className="soft">
        then {showDate(ride.pickupDate)}, {ride.pickupTime}: {rideWords({ ...ride, rides: 1 })}
        {ride.driverName === null ? '' : ` · ${ride.driverName}`}
      </span>
    </Fragment>
  ))
}

interface DayPageProps {
  readonly date: string
  readonly bookings: readonly ListedBooking[]
  /** The rides of the same bookings after that day, by the booking's number. */
  readonly after: ReadonlyMap<number, readonly OperatorBooking[]>
}

/** For paper: everything of a day, by time. */
export function DayPage({ date, bookings, after }: DayPageProps) {
  const running = bookings.filter(isRunning)
  return (
    <>
      <Top />
      <main>
        <h1>
          {BRAND.name}: {showDate(date)}
        </h1>
        <p className="soft">
          {running.length} {running.length === 1 ? 'pickup' : 'pickups'}, Sri Lanka time
        </p>
        <table className="stacks rides">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Ride</th>
              <th scope="col">Guest</th>
              <th scope="col">Driver</th>
              <th scope="col">Collect</th>
            </tr>
          </thead>
          <tbody>
            {running.map((booking) => (
              <tr key={booking.ride}>
                <td className="whole">
                  <strong>{booking.pickupTime}</strong> <span className="soft">{booking.ride}</span>
                </td>
                <td>
                  {rideWords(booking)}
                  {driverWords(booking, true) && (
                    <>
                      <br />
                      {driverWords(booking, true)}
                    </>
                  )}
                  {booking.details && (
                    <>
                      <br />
                      <span className="soft">{booking.details}</span>
                    </>
                  )}
                  <RidesAfter rides={after.get(booking.number) ?? []} />
                </td>
                <td>
                  {guestWords({ ...booking, phone: '' })}
                  {booking.phone && (
                    <>
                      {' '}
                      <a className="whole" href={`tel:${booking.phone}`}>
                        {booking.phone}
                      </a>
                    </>
                  )}
                </td>
                <td>
                  {booking.driverName === null ? (
                    <span className="bad">no driver</span>
                  ) : (
                    <>
                      {booking.driverName}, <span className="whole">{booking.driverPhone}</span>, {booking.driverCar}
                    </>
                  )}
                </td>
                <td>{openUsd(booking) === 0 ? 'paid' : `collect ${openText(booking)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </>
  )
}

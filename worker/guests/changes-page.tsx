/**
 * Where a guest cancels or changes a booking, by the link in the mail. A plain page with forms: it works in every
 * browser.
 */
import { bookingSummary, bookingTitle } from '#domain/bookings/summary.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { CANCEL_HOURS, CANCELLATION_RULE, CHANGE_HOURS, guestRights } from '#domain/bookings/guest-changes.ts'
import { MAX_ADDRESS, MAX_FLIGHT, MAX_FLIGHT_DETAILS, MAX_GUEST_NAME, MAX_NOTES } from '#domain/bookings/details.ts'
import { latestPickupDate } from '#domain/bookings/pickup-time.ts'
import { questionLink, STATUS_TEXTS } from '#domain/bookings/texts.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Booking } from '#worker/bookings/booking-store.ts'

export interface Message {
  readonly text: string
  readonly refused: boolean
}

interface ChangesPageProps {
  readonly booking: Booking
  readonly shown: PublicBooking
  readonly guestKey: string
  /** Where the other drive of a return trip is changed; `null` for a single drive. */
  readonly otherWayPath: string | null
  readonly message: Message | null
  readonly now: Date
}

function Hidden({ name, value }: { readonly name: string; readonly value: string | number }) {
  return <input type="hidden" name={name} value={value} />
}

function WriteToUs({ reference, children }: { readonly reference: string; readonly children: string }) {
  return (
    <p>
      {children} <a href={questionLink(reference)}>Write to us on WhatsApp</a>: we answer at any hour.
    </p>
  )
}

export function ChangesPage({ booking, shown, guestKey, otherWayPath, message, now }: ChangesPageProps) {
  const { reference, status, version, pickupDate, pickupTime } = booking
  const rights = guestRights(booking, now)
  const action = `${paths.bookingChanges(reference)}?key=${guestKey}`
  const isTransfer = booking.kind === 'transfer'
  return (
    <main>
      <p className="soft">
        {BRAND.name} · booking {reference}
      </p>
      {message && (
        <p className={message.refused ? 'notice notice--bad' : 'notice'} role="alert">
          {message.text}
        </p>
      )}
      <h1>{bookingTitle(shown)}</h1>
      <p>
        <strong>{STATUS_TEXTS[status].title}.</strong> {STATUS_TEXTS[status].text}
      </p>
      <dl>
        {bookingSummary(shown).map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <a className="button" href={paths.booking(reference)}>
          See the booking
        </a>
        {otherWayPath !== null && (
          <a className="button" href={otherWayPath}>
            {booking.kind === 'transfer' && booking.isReturn ? 'Change the way there' : 'Change the way back'}
          </a>
        )}
      </div>

      <h2>Change it</h2>
      {rights.change ? (
        <form method="post" action={action}>
          <p className="soft">
            The price stays the same. A new day or time is a request until we confirm it, and its driver is named anew.
          </p>
          <Hidden name="step" value="change" />
          <Hidden name="version" value={version} />
          <label>
            Pickup date
            <input
              name="date"
              type="date"
              defaultValue={pickupDate}
              min={sriLankaTime(now).date}
              max={latestPickupDate(now)}
              required
            />
          </label>
          <label>
            Pickup time, Sri Lanka time
            <input name="time" type="time" defaultValue={pickupTime} required />
          </label>
          {(booking.flight !== '' || [booking.pickup, booking.dropoff].some(isColomboAirport)) && (
            <label>
              Flight number
              <input name="flight" defaultValue={booking.flight} maxLength={MAX_FLIGHT} autoComplete="off" />
            </label>
          )}
          <label>
            Pickup address
            <input
              name="pickupAddress"
              defaultValue={booking.pickupAddress}
              maxLength={MAX_ADDRESS}
              autoComplete="off"
            />
          </label>
          <label>
            Dropoff address
            <input
              name="dropoffAddress"
              defaultValue={booking.dropoffAddress}
              maxLength={MAX_ADDRESS}
              autoComplete="off"
            />
          </label>
          <label>
            Name on the sign
            <input name="guestName" defaultValue={booking.guestName} maxLength={MAX_GUEST_NAME} autoComplete="name" />
          </label>
          <label>
            {isTransfer ? 'Flight or room details' : 'Notes'}
            <textarea
              name="details"
              rows={4}
              maxLength={isTransfer ? MAX_FLIGHT_DETAILS : MAX_NOTES}
              defaultValue={shown.details}
            />
          </label>
          <div className="actions">
            <button className="button button--go" type="submit">
              Save the change
            </button>
          </div>
        </form>
      ) : (
        <WriteToUs reference={reference}>
          {status === 'cancelled'
            ? 'This booking is cancelled.'
            : `Less than ${CHANGE_HOURS} hours before the pickup we change it by hand.`}
        </WriteToUs>
      )}

      {status !== 'cancelled' && <h2>Cancel it</h2>}
      {rights.cancel ? (
        <form method="post" action={action}>
          <p className="soft">{CANCELLATION_RULE}</p>
          <Hidden name="step" value="cancel" />
          <Hidden name="version" value={version} />
          <label style={{ display: 'flex', gap: '.5rem', alignItems: 'center' }}>
            <input type="checkbox" name="sure" value="yes" required style={{ width: '1.5rem', minHeight: '1.5rem' }} />
            Yes, nobody shall come
          </label>
          <div className="actions">
            <button className="button button--bad" type="submit">
              Cancel this booking
            </button>
          </div>
        </form>
      ) : (
        status !== 'cancelled' && (
          <WriteToUs
            reference={reference}
          >{`Less than ${CANCEL_HOURS} hours before the pickup we cancel it by hand.`}</WriteToUs>
        )
      )}
    </main>
  )
}

export function NoSuchLink() {
  return (
    <main>
      <h1>This link does not fit any booking</h1>
      <p>
        Open the link in our newest mail about your booking, or ask us:{' '}
        <a href={questionLink('')}>write to us on WhatsApp</a>.
      </p>
    </main>
  )
}

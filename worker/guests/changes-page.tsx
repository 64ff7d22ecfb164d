/**
 * Where a guest cancels or changes the rides of a booking, by the link in the mail. A plain page with forms: it works
 * in every browser.
 */
import { type DriverNote, noteFieldLabel, noteMax, noteRow, notesOf } from '#domain/bookings/driver-notes.ts'
import type { PublicBooking, PublicRide, RideKind } from '#domain/bookings/booking.ts'
import { CANCEL_HOURS, CANCELLATION_RULE, CHANGE_HOURS, guestRights } from '#domain/bookings/guest-changes.ts'
import { latestPickupDate } from '#domain/bookings/pickup-time.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { bookingTitle, rideSummary, rideTitle } from '#domain/bookings/summary.ts'
import { questionLink, statusTexts } from '#domain/bookings/texts.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Booking, type Ride, rideAt } from '#worker/bookings/store.ts'

export interface Message {
  readonly text: string
  readonly refused: boolean
}

/**
 * What a guest changes alone. How many travel, and with how much, is agreed with us: another vehicle may be needed.
 */
export function notesOfGuest(kind: RideKind): DriverNote[] {
  return notesOf(kind).filter((name) => !noteRow(name).onlyOperatorChanges)
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

function NoteField({ name, ride }: { readonly name: DriverNote; readonly ride: Ride }) {
  const { value, autoComplete = 'off' } = noteRow(name)
  const field = { name, defaultValue: ride[name] ?? '', maxLength: noteMax(name, ride.kind) }
  return (
    <label>
      {noteFieldLabel(name, ride.kind)}
      {value === 'text' ? (
        <textarea rows={4} {...field} />
      ) : (
        <input autoComplete={autoComplete} {...(value === 'count' ? { inputMode: 'numeric' } : {})} {...field} />
      )}
    </label>
  )
}

/** A flight number is asked for where somebody flies. */
function hasField(name: DriverNote, ride: Ride): boolean {
  return name !== 'flight' || ride.flight !== '' || [ride.pickup, ride.dropoff].some(isColomboAirport)
}

interface RideFormsProps {
  readonly ride: Ride
  readonly reference: string
  /** The only ride of its booking is not named. */
  readonly isOneOfSeveral: boolean
  readonly address: string
  readonly now: Date
}

function RideForms({ ride, reference, isOneOfSeveral, address, now }: RideFormsProps) {
  const { status, version, position, pickupDate, pickupTime } = ride
  const rights = guestRights(ride, now)
  const Heading = isOneOfSeveral ? 'h3' : 'h2'
  const what = isOneOfSeveral ? 'ride' : 'booking'
  const named = (step: 'change' | 'cancel') => (
    <>
      <Hidden name="step" value={step} />
      <Hidden name="version" value={version} />
      {isOneOfSeveral && <Hidden name="ride" value={position} />}
    </>
  )
  return (
    <>
      <Heading>Change it</Heading>
      {rights.change ? (
        <form method="post" action={address}>
          <p className="soft">
            The price stays the same. A new day or time is a request until we confirm it, and its driver is named anew.
          </p>
          {named('change')}
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
          {notesOfGuest(ride.kind)
            .filter((name) => hasField(name, ride))
            .map((name) => (
              <NoteField key={name} name={name} ride={ride} />
            ))}
          <div className="actions">
            <button className="button button--go" type="submit">
              Save the change
            </button>
          </div>
        </form>
      ) : (
        <WriteToUs reference={reference}>
          {status === 'cancelled'
            ? `This ${what} is cancelled.`
            : `Less than ${CHANGE_HOURS} hours before the pickup we change it by hand.`}
        </WriteToUs>
      )}

      {status !== 'cancelled' && <Heading>Cancel it</Heading>}
      {rights.cancel ? (
        <form method="post" action={address}>
          <p className="soft">{CANCELLATION_RULE}</p>
          {named('cancel')}
          <label style={{ display: 'flex', gap: '.5rem', alignItems: 'center' }}>
            <input type="checkbox" name="sure" value="yes" required style={{ width: '1.5rem', minHeight: '1.5rem' }} />
            Yes, nobody shall come
          </label>
          <div className="actions">
            <button className="button button--bad" type="submit">
              Cancel this {what}
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
    </>
  )
}

function RideFacts({ ride, isOneOfSeveral }: { readonly ride: PublicRide; readonly isOneOfSeveral: boolean }) {
  const { title, text } = statusTexts(ride.status, isOneOfSeveral, ride.over)
  return (
    <>
      <p>
        <strong>{title}.</strong> {text}
      </p>
      <dl>
        {rideSummary(ride).map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface ChangesPageProps {
  readonly booking: Booking
  readonly shown: PublicBooking
  /** The page's own, with the key. */
  readonly address: string
  readonly message: Message | null
  readonly now: Date
}

export function ChangesPage({ booking, shown, address, message, now }: ChangesPageProps) {
  const { reference } = booking
  const isOneOfSeveral = shown.rides.length > 1
  const seeBooking = (
    <div className="actions">
      <a className="button" href={paths.booking(reference)}>
        See the booking
      </a>
    </div>
  )
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
      <h1>{bookingTitle(shown.rides)}</h1>
      {isOneOfSeveral && seeBooking}
      {shown.rides.map((each) => {
        const name = rideReference(reference, each.position, shown.rides.length)
        const parts = (
          <>
            <RideFacts ride={each} isOneOfSeveral={isOneOfSeveral} />
            {!isOneOfSeveral && seeBooking}
            <RideForms
              ride={rideAt(booking, each.position)}
              reference={name}
              isOneOfSeveral={isOneOfSeveral}
              address={address}
              now={now}
            />
          </>
        )
        return isOneOfSeveral ? (
          <section
            key={name}
            className="card"
            aria-labelledby={`ride-${each.position} name-${each.position}`}
            style={{ marginTop: '1rem' }}
          >
            <p id={`name-${each.position}`} className="soft">
              {name}
            </p>
            <h2 id={`ride-${each.position}`} style={{ marginTop: 0 }}>
              {rideTitle(each)}
            </h2>
            {parts}
          </section>
        ) : (
          <div key={name}>{parts}</div>
        )
      })}
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

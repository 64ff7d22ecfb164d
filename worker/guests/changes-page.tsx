/**
 * Where a guest cancels or changes the rides of a booking, by the link in the mail. A plain page with forms: it works
 * in every browser.
 */
import { isJourney } from '#domain/bookings/drives.ts'
import { type DriverNote, noteFieldLabel, noteMax, noteRow, notesOf } from '#domain/bookings/driver-notes.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { hasOwnPrice, partyOffers, vehicleOffers } from '#domain/bookings/changed-price.ts'
import { CANCEL_HOURS, cancelFee, CHANGE_HOURS, guestRights } from '#domain/bookings/guest-changes.ts'
import { latestPickupDate } from '#domain/bookings/pickup-time.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { cancellationText, cancellingText } from '#domain/bookings/refunds.ts'
import { caveatText, isTooFull } from '#domain/bookings/caveats.ts'
import { bookingTitle, priceText, rideSummary, rideTitle } from '#domain/bookings/summary.ts'
import { questionLink, statusTexts } from '#domain/bookings/texts.ts'
import { ENGLISH_TEXTS as texts } from '#domain/languages/english.ts'
import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { smallestVehicleFor, VEHICLE_CLASSES, VEHICLE_NAMES, VEHICLE_ROOM } from '#domain/fares/vehicles.ts'
import { paths, TERMS_LINK } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { Field, ShownFields } from '#worker/platform/plain-page.tsx'
import { type Booking, type Ride, rideAt } from '#worker/bookings/store.ts'

export interface Message {
  readonly text: string
  readonly refused: boolean
}

function Hidden({ name, value }: { readonly name: string; readonly value: string | number }) {
  return <input type="hidden" name={name} value={value} />
}

function WriteToUs({ reference, children }: { readonly reference: string; readonly children: string }) {
  return (
    <p>
      {children} <a href={questionLink(reference, texts)}>Write to us on WhatsApp</a>: we answer at any hour.
    </p>
  )
}

/** What was typed into the form of a ride that was refused. */
export interface TypedChange {
  readonly position: number
  readonly fields: Readonly<Record<string, string>>
}

type Typed = TypedChange['fields']

function NoteField({ name, ride, typed }: { readonly name: DriverNote; readonly ride: Ride; readonly typed: Typed }) {
  const { value, autoComplete = 'off' } = noteRow(name)
  const field = { name, defaultValue: typed[name] ?? ride[name] ?? '', maxLength: noteMax(name, ride.kind) }
  return (
    <label>
      {noteFieldLabel(name, ride.kind, texts)}
      {value === 'text' ? (
        <textarea rows={4} {...field} />
      ) : (
        <input autoComplete={autoComplete} {...(value === 'count' ? { inputMode: 'numeric' } : {})} {...field} />
      )}
    </label>
  )
}

const isCount = (name: DriverNote) => noteRow(name).value === 'count'

/** A flight number is asked for where somebody flies. */
function hasField(name: DriverNote, ride: Ride): boolean {
  return name !== 'flight' || ride.flight !== '' || [ride.pickup, ride.dropoff].some(isColomboAirport)
}

/** What cancelling some rides now costs; `null` for nothing. */
function feeText(booking: Booking, rides: readonly Ride[], now: Date): string | null {
  const fees = rides.map((ride) => cancelFee(booking, ride, now))
  const usd = fees.reduce((sum, fee) => sum + fee.usd, 0)
  return usd > 0 ? `If you cancel now, ${formatUsd(usd)} is owed: ${fees[0]!.percent} % of the price.` : null
}

function SureBox({ children }: { readonly children: string }) {
  return (
    <label style={{ display: 'flex', gap: '.5rem', alignItems: 'center' }}>
      <input type="checkbox" name="sure" value="yes" required style={{ width: '1.5rem', minHeight: '1.5rem' }} />
      {children}
    </label>
  )
}

const room = ({ seats, bags }: { readonly seats: number; readonly bags: number }) =>
  `up to ${seats} travelers and ${bags} large bags`

/** @example 'Mini Car: up to 3 travelers and 2 large bags. Sedan Car: …' */
const ROOMS = VEHICLE_CLASSES.map((vehicle) => `${VEHICLE_NAMES[vehicle]}: ${room(VEHICLE_ROOM[vehicle])}.`).join(' ')

/** Another vehicle, or another number of travelers of a tour. Each choice bears its price: what is sent was seen. */
function InsteadField({ ride, typed }: { readonly ride: Ride; readonly typed: Typed }) {
  const choices =
    ride.kind === 'transfer'
      ? vehicleOffers(ride).map(({ vehicle, priceUsd, priceLkr }) => ({
          value: vehicle,
          priceUsd,
          text: `${VEHICLE_NAMES[vehicle]}, ${priceText([{ priceUsd, priceLkr }], texts.formats)}`,
        }))
      : partyOffers(ride).map(({ travelers, priceUsd }) => ({
          value: String(travelers),
          priceUsd,
          text: `${travelers}, ${formatUsd(priceUsd)}`,
        }))
  const booked = ride.kind === 'transfer' ? ride.vehicle : String(ride.travelers)
  return (
    <label>
      {ride.kind === 'transfer' ? 'Vehicle' : 'Travelers'}
      <select name="instead" defaultValue={typed.instead ?? `${booked} ${ride.priceUsd}`} autoComplete="off">
        {choices.map(({ value, priceUsd, text }) => (
          <option key={value} value={`${value} ${priceUsd}`}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What a party that does not fit can do about it. */
function TooFull({ ride, reference }: { readonly ride: Ride; readonly reference: string }) {
  if (ride.vehicle === null || !isTooFull(ride)) return null
  const fitting = smallestVehicleFor({ travelers: ride.travelers ?? 1, bags: ride.bags ?? 0 })
  return (
    <div className="notice notice--bad">
      <p>
        {`Your party does not fit into the ${VEHICLE_NAMES[ride.vehicle]}, which takes ${room(VEHICLE_ROOM[ride.vehicle])}. `}
        {fitting && `Please choose the ${VEHICLE_NAMES[fitting]} below.`}
      </p>
      {!fitting && <WriteToUs reference={reference}>You need two vehicles.</WriteToUs>}
    </div>
  )
}

function changeRule(booking: Booking, ride: Ride): string {
  const other = ride.kind === 'transfer' ? 'Another vehicle' : 'Another number of travelers'
  return hasOwnPrice(booking, ride)
    ? `A new day or time costs the same. ${other} costs what stands beside it. Each of them is a request until we confirm it, and its driver is named anew.`
    : `The price stays the same. A new day or time is a request until we confirm it, and its driver is named anew. ${other} has another price: please write to us.`
}

interface RideFormsProps {
  readonly booking: Booking
  readonly ride: Ride
  readonly shown: PublicRide
  readonly reference: string
  /** The only ride of its booking is not named. */
  readonly isOneOfSeveral: boolean
  readonly address: string
  readonly typed: Typed
  readonly now: Date
}

/** What the form of a change shows at first. */
function shownFields(ride: Ride): Record<string, string> {
  const notes = notesOf(ride.kind).map((name) => [name, String(ride[name] ?? '')])
  const booked = ride.kind === 'transfer' ? ride.vehicle : ride.travelers
  const { pickupDate: date, pickupTime: time } = ride
  return { date, time, instead: `${booked} ${ride.priceUsd}`, ...Object.fromEntries(notes) }
}

function RideForms({ booking, ride, shown, reference, isOneOfSeveral, address, typed, now }: RideFormsProps) {
  const { status, version, position, pickupDate, pickupTime } = ride
  const rights = guestRights(ride, now)
  const fields = notesOf(ride.kind).filter((name) => hasField(name, ride))
  const [party, notes] = [fields.filter(isCount), fields.filter((name) => !isCount(name))]
  const Heading = isOneOfSeveral ? 'h3' : 'h2'
  const what = isOneOfSeveral ? 'ride' : 'booking'
  const money = shown.cancellation && <p className="notice">{cancellationText(status, shown.cancellation, texts)}</p>
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
          <p className="soft">{changeRule(booking, ride)}</p>
          {booking.rides.some(({ position: other, beside }) => beside === position || ride.beside === other) && (
            <p className="notice">You have two vehicles for this ride: change the other one, too.</p>
          )}
          {named('change')}
          <ShownFields fields={shownFields(ride)} />
          {hasOwnPrice(booking, ride) && <InsteadField ride={ride} typed={typed} />}
          {hasOwnPrice(booking, ride) && ride.kind === 'transfer' && <p className="soft">{ROOMS}</p>}
          {party.map((name) => (
            <NoteField key={name} name={name} ride={ride} typed={typed} />
          ))}
          <Field
            label="Pickup date"
            name="date"
            type="date"
            defaultValue={typed.date ?? pickupDate}
            min={sriLankaTime(now).date}
            max={latestPickupDate(now)}
            required
          />
          <Field
            label="Pickup time, Sri Lanka time"
            name="time"
            type="time"
            defaultValue={typed.time ?? pickupTime}
            required
          />
          {notes.map((name) => (
            <NoteField key={name} name={name} ride={ride} typed={typed} />
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
          <p className="soft">{cancellingText(booking.arrangement, texts)}</p>
          {money}
          {named('cancel')}
          <SureBox>{`Yes, cancel this ${what}`}</SureBox>
          <div className="actions">
            <button className="button button--bad" type="submit">
              Cancel this {what}
            </button>
          </div>
        </form>
      ) : (
        status !== 'cancelled' && (
          <>
            {money}
            <WriteToUs
              reference={reference}
            >{`Less than ${CANCEL_HOURS} hours before the pickup we cancel it by hand.`}</WriteToUs>
            <p className="soft">{cancellingText(booking.arrangement, texts)}</p>
          </>
        )
      )}
    </>
  )
}

const feeLines = ({ status, cancelFeeUsd }: PublicRide) =>
  status === 'cancelled' && cancelFeeUsd > 0 ? [{ label: 'Owed', value: formatUsd(cancelFeeUsd) }] : []

function RideFacts({ ride, isOneOfSeveral }: { readonly ride: PublicRide; readonly isOneOfSeveral: boolean }) {
  const { title, text } = statusTexts(ride.status, isOneOfSeveral, texts, ride.over)
  return (
    <>
      <p>
        <strong>{title}.</strong> {ride.caveat ? caveatText(ride, ride.caveat, texts) : text}
      </p>
      {ride.status === 'cancelled' && ride.cancellation && (
        <p>{cancellationText(ride.status, ride.cancellation, texts)}</p>
      )}
      <dl>
        {[...rideSummary(ride, texts), ...feeLines(ride)].map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Cancels every ride that a guest may still cancel alone. */
function CancelAll({
  booking,
  address,
  now,
}: {
  readonly booking: Booking
  readonly address: string
  readonly now: Date
}) {
  const possible = booking.rides.filter((ride) => guestRights(ride, now).cancel)
  const running = booking.rides.filter(({ status }) => status !== 'cancelled')
  if (possible.length < 2) return null
  const fee = feeText(booking, possible, now)
  return (
    <details className="card" style={{ marginTop: '1rem' }}>
      <summary>
        Cancel {possible.length === running.length ? 'the whole booking' : `${possible.length} rides at once`}
      </summary>
      <form method="post" action={address}>
        <p className="soft">{cancellingText(booking.arrangement, texts)}</p>
        {possible.length < running.length && (
          <p className="notice">
            The other rides are over, or begin in less than {CANCEL_HOURS} hours: about those please write to us.
          </p>
        )}
        {fee && <p className="notice">{fee}</p>}
        <Hidden name="step" value="cancel-all" />
        <SureBox>{`Yes, cancel these ${possible.length} rides`}</SureBox>
        <div className="actions">
          <button className="button button--bad" type="submit">
            Cancel {possible.length} rides
          </button>
        </div>
      </form>
    </details>
  )
}

interface ChangesPageProps {
  readonly booking: Booking
  readonly shown: PublicBooking
  /** The page's own, with the key. */
  readonly address: string
  readonly message: Message | null
  readonly typed?: TypedChange | undefined
  readonly now: Date
}

export function ChangesPage({ booking, shown, address, message, typed, now }: ChangesPageProps) {
  const { reference } = booking
  const isOneOfSeveral = shown.rides.length > 1
  // Many forms would bury the rides.
  const isFolded = isJourney(shown.rides)
  const seeBooking = (
    <div className="actions">
      <a className="button" href={paths.booking(reference)}>
        See the booking
      </a>
      <a className="button" href={address.replace('/changes?', '/receipt?')}>
        Receipt for a company
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
      <h1>{bookingTitle(shown.rides, texts)}</h1>
      {isOneOfSeveral && seeBooking}
      {isOneOfSeveral && <CancelAll booking={booking} address={address} now={now} />}
      {shown.rides.map((each) => {
        const name = rideReference(reference, each.position, shown.rides.length)
        const forms = (
          <RideForms
            booking={booking}
            ride={rideAt(booking, each.position)}
            shown={each}
            reference={name}
            isOneOfSeveral={isOneOfSeveral}
            address={address}
            typed={typed?.position === each.position ? typed.fields : {}}
            now={now}
          />
        )
        const parts = (
          <>
            {guestRights(each, now).change && <TooFull ride={rideAt(booking, each.position)} reference={name} />}
            <RideFacts ride={each} isOneOfSeveral={isOneOfSeveral} />
            {!isOneOfSeveral && seeBooking}
            {isFolded ? (
              <details open={typed?.position === each.position}>
                <summary>Change or cancel this ride</summary>
                {forms}
              </details>
            ) : (
              forms
            )}
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
              {rideTitle(each, texts)}
            </h2>
            {parts}
          </section>
        ) : (
          <div key={name}>{parts}</div>
        )
      })}
      <p className="soft">
        <a href={paths.terms}>{TERMS_LINK}</a>
      </p>
    </main>
  )
}

export function NoSuchLink() {
  return (
    <main>
      <h1>This link does not fit any booking</h1>
      <p>
        Open the link in our newest mail about your booking, or <a href={paths.findBooking}>ask for the link again</a>.
        Questions? <a href={questionLink('', texts)}>Write to us on WhatsApp</a>.
      </p>
    </main>
  )
}

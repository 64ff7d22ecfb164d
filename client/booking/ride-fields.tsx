/**
 * What a guest may tell the driver: party, name, flight and addresses. All of it optional.
 * docs/product.md#for-the-driver
 */
import type { InputHTMLAttributes } from 'react'
import { Field } from '#client/forms/fields.tsx'
import { useValueBeforeHydration } from '#client/forms/hydration.ts'
import { keepTypedAddress, useTypedAddress } from '#client/places/typed-address.ts'
import { MAX_ADDRESS, MAX_FLIGHT, MAX_GUEST_NAME } from '#domain/bookings/details.ts'
import { whatsappLink } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import {
  fits,
  smallestVehicleFor,
  VEHICLE_NAMES,
  VEHICLE_ROOM,
  vehiclePrice,
  type VehicleClass,
} from '#domain/fares/vehicles.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { type FieldTexts, keepInDraft, useDraftField } from './draft.ts'
import { type BookingSubject, FORMS } from './form-fields.ts'
import { useVehicleChoice } from './vehicle-choice.ts'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>

/** An input whose value the tab keeps elsewhere; what was typed before hydration counts. */
export function KeptInput({
  value,
  onType,
  ...attributes
}: InputProps & { readonly value: string; readonly onType: (text: string) => void }) {
  const ref = useValueBeforeHydration<HTMLInputElement, string>((input) => input.value, value, onType)
  return (
    <input
      autoComplete="off"
      {...attributes}
      ref={ref}
      className="field__control"
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

interface RideFieldProps {
  readonly kind: BookingSubject['kind']
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly hint?: string
  readonly input: InputProps
}

function RideField({ kind, name, label, error, hint, input }: RideFieldProps) {
  const value = useDraftField(kind, name) ?? ''
  return (
    <Field name={name} label={label} error={error} hint={hint} optional="group">
      {(control) => (
        <KeptInput {...control} {...input} value={value} onType={(text) => keepInDraft(kind, { [name]: text })} />
      )}
    </Field>
  )
}

/** Kept by its place: another place has another address. */
function AddressField({
  place,
  name,
  label,
  error,
}: Omit<RideFieldProps, 'kind' | 'input'> & { readonly place: string }) {
  const value = useTypedAddress(place)
  return (
    <Field name={name} label={label} error={error} hint="Hotel, or street and house" optional="group">
      {(control) => (
        <KeptInput
          {...control}
          key={place}
          maxLength={MAX_ADDRESS}
          value={value}
          onType={(text) => keepTypedAddress(place, text)}
        />
      )}
    </Field>
  )
}

// A field of type 'number' would change while the page is scrolled with the wheel.
const NUMBER: InputProps = { inputMode: 'numeric', maxLength: 2 }

/** True for an end that a driver finds by its name alone: the airport, or the gate of a tour's park. */
function isExact(subject: BookingSubject, place: string): boolean {
  return isColomboAirport(place) || (subject.kind === 'safari' && placeKey(place) === placeKey(subject.park))
}

export function RideFields({ subject, errors }: { readonly subject: BookingSubject; readonly errors: FieldTexts }) {
  const { kind } = subject
  const { guestName, passengers, bags, childSeats, flight, pickupAddress, dropoffAddress } = FORMS[kind].rideNames
  const { pickup, dropoff } = subject.kind === 'transfer' ? subject.fare : subject
  const field = (name: string) => ({ kind, name, error: errors[name] })
  return (
    <fieldset className="ride">
      <legend>
        For your driver <span className="field__optional">(optional)</span>
      </legend>
      <div className="ride__party">
        {passengers && <RideField {...field(passengers)} label="Travelers" input={NUMBER} />}
        <RideField {...field(bags)} label="Large bags" input={NUMBER} />
        <RideField {...field(childSeats)} label="Child seats" input={NUMBER} />
      </div>
      {subject.kind === 'transfer' && <PartyNotice fare={subject.fare} />}
      <RideField
        {...field(guestName)}
        label="Name on the sign"
        input={{ autoComplete: 'name', maxLength: MAX_GUEST_NAME }}
      />
      {(isColomboAirport(pickup) || isColomboAirport(dropoff)) && (
        <RideField
          {...field(flight)}
          label="Flight number"
          input={{ maxLength: MAX_FLIGHT, autoCapitalize: 'characters', spellCheck: false }}
          hint={
            isColomboAirport(pickup)
              ? 'So that we follow your landing and wait, such as UL 504'
              : 'So that you are there in time, such as UL 504'
          }
        />
      )}
      {!isExact(subject, pickup) && (
        <AddressField name={pickupAddress} place={pickup} label="Pickup address" error={errors[pickupAddress]} />
      )}
      {!isExact(subject, dropoff) && (
        <AddressField name={dropoffAddress} place={dropoff} label="Dropoff address" error={errors[dropoffAddress]} />
      )}
    </fieldset>
  )
}

type TransferFare = Extract<BookingSubject, { kind: 'transfer' }>['fare']

/** The party as it is typed; a number that nobody has typed fits everywhere. */
export function useParty(): { readonly travelers: number; readonly bags: number } {
  const { passengers, bags } = FORMS.transfer.rideNames
  const [typedTravelers, typedBags] = [useDraftField('transfer', passengers!), useDraftField('transfer', bags)]
  return { travelers: Number(typedTravelers) || 1, bags: Number(typedBags) || 0 }
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

/** 'Takes 3 travelers and 2 large bags.', or that these do not fit. */
export function roomText(vehicle: VehicleClass, party: ReturnType<typeof useParty>): string {
  const { seats, bags } = VEHICLE_ROOM[vehicle]
  return `${fits(party, vehicle) ? 'Takes' : 'Too small: it takes'} ${count(seats, 'traveler')} and ${count(bags, 'large bag')}.`
}

const partyText = ({ travelers, bags }: ReturnType<typeof useParty>) =>
  [count(travelers, 'traveler'), ...(bags > 0 ? [count(bags, 'large bag')] : [])].join(' and ')

/** What does not fit, and what does. */
function PartyNotice({ fare: { pickup, dropoff, quote } }: { readonly fare: TransferFare }) {
  const party = useParty()
  const [chosen, choose] = useVehicleChoice()
  const next = smallestVehicleFor(party)
  const guests = partyText(party)
  return (
    <div className="ride__notice" role="status">
      {!fits(party, chosen) &&
        (next ? (
          <>
            <p>
              {guests} do not fit into the {VEHICLE_NAMES[chosen]}.
            </p>
            <button type="button" className="button button--quiet" onClick={() => choose(next)}>
              Take the {VEHICLE_NAMES[next]} for {formatUsd(vehiclePrice(next, quote).usd)}
            </button>
          </>
        ) : (
          <p>
            {guests} need two vehicles.{' '}
            <a
              href={whatsappLink(`Hello, we are ${guests}, from ${pickup} to ${dropoff}, and need two vehicles.`)}
              target="_blank"
              rel="noopener"
            >
              Write to us on WhatsApp
            </a>
            : we send both.
          </p>
        ))}
    </div>
  )
}

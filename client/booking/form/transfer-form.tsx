/** The Instant Booking form: shown with pickup, dropoff, distance and duration known. Specification section 2. */
import { use } from 'react'
import { transferFields, MAX_FLIGHT_DETAILS } from '#domain/bookings/details.ts'
import { FLIGHT_ADVICE, PAYMENT_TERMS } from '#domain/bookings/texts.ts'
import { VEHICLE_CLASSES, type VehicleClass, parseVehicleText, vehicleText } from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { Select } from '#client/forms/fields.tsx'
import { keepInDraft, useDraftField } from '../draft.ts'
import type { Order } from '../progress.ts'
import { BookingForm, FormErrors } from './booking-form.tsx'
import type { FieldNames, Schemas, Values } from './validation.ts'
import { Field } from '#client/forms/fields.tsx'

export interface TransferFormProps {
  readonly fare: Trip & { readonly quote: PricedQuote }
  /** True while the fare of another trip is on its way. */
  readonly pending: boolean
}

const NAMES: FieldNames = { date: 'pickupdate', time: 'pickuptime', phone: 'phone', country: 'phonecountry', email: 'email', note: 'flightdetails' }

const { vehicle, pickupdate, pickuptime, phone, email, flightdetails } = transferFields
const SCHEMAS: Schemas = { vehicle, pickupdate, pickuptime, phone, email, flightdetails }

export function TransferForm({ fare: { pickup, dropoff, quote }, pending }: TransferFormProps) {
  // The vehicle stays chosen when another trip changes its price.
  const kept = useDraftField('transfer', 'vehicle')
  const chosen = VEHICLE_CLASSES.find((each) => each === kept) ?? 'mini'
  const toOrder = (values: Values, dialled: string): Order => ({
    kind: 'transfer', phone: dialled,
    details: {
      pickup, dropoff, distance: quote.distance, duration: quote.duration,
      vehicle: values.vehicle!, pickupdate: values.pickupdate!, pickuptime: values.pickuptime!,
      phone: values.phone!, email: values.email!, flightdetails: values.flightdetails!,
      ...(values.phonecountry ? { phonecountry: values.phonecountry } : {}),
    },
  })
  return (
    <BookingForm
      product="transfer" title="Instant Booking" button="Confirm Booking" emailLabel="Email"
      names={NAMES} schemas={SCHEMAS} toOrder={toOrder} pending={pending}
      note={{ label: 'Flight or room details', hint: isColomboAirport(pickup) ? FLIGHT_ADVICE : undefined, maxLength: MAX_FLIGHT_DETAILS }}
      lead={<p>{pickup} to {dropoff}, {quote.distance} km, {quote.duration}</p>}
      first={<VehicleField quote={quote} chosen={chosen} />}
      last={<p>{PAYMENT_TERMS.transfer}</p>}
    />
  )
}

interface VehicleFieldProps {
  readonly quote: PricedQuote
  readonly chosen: VehicleClass
}

function VehicleField({ quote, chosen }: VehicleFieldProps) {
  const { vehicle: error } = use(FormErrors)
  return (
    <Field name="vehicle" label="Vehicle" error={error} hint="Fixed and all inclusive, highway toll included." wide>
      {(control) => (
        <Select
          {...control} autoComplete="off" options={VEHICLE_CLASSES.map((each) => vehicleText(each, quote))} value={vehicleText(chosen, quote)}
          onChoose={(text) => keepInDraft('transfer', { vehicle: parseVehicleText(text)?.vehicle ?? chosen })}
        />
      )}
    </Field>
  )
}

/** The safari booking form. Specification section 2, "Safari page". */
import { tourFields } from '#domain/bookings/details.ts'
import { MAX_NOTES } from '#domain/bookings/details.ts'
import { PAYMENT_TERMS } from '#domain/bookings/texts.ts'
import type { TourType } from '#domain/safaris/tour-price.ts'
import type { Order } from '../progress.ts'
import { BookingForm } from './booking-form.tsx'
import type { FieldNames, Schemas, Values } from './validation.ts'

export interface SafariFormProps {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  readonly type: TourType
  readonly travelers: number
  /** Of the transport, whole km; 0 without. */
  readonly distance: number
  /** The total. */
  readonly usd: number
  /** True while the price of another tour is on its way. */
  readonly pending: boolean
}

const NAMES: FieldNames = { date: 'pickupDate', time: 'pickupTime', phone: 'phone', country: 'phoneCountry', email: 'email', note: 'notes' }

const { pickupDate, pickupTime, phone, email, notes } = tourFields
const SCHEMAS: Schemas = { pickupDate, pickupTime, phone, email, notes }

export function SafariForm({ park, pickup, dropoff, type, travelers, distance, usd, pending }: SafariFormProps) {
  const toOrder = (values: Values, dialled: string): Order => ({
    kind: 'safari', distance, phone: dialled,
    details: {
      park, pickup, dropoff, type, travelers, rates: usd,
      pickupDate: values.pickupDate!, pickupTime: values.pickupTime!,
      phone: values.phone!, email: values.email!, notes: values.notes!,
      ...(values.phoneCountry ? { phoneCountry: values.phoneCountry } : {}),
    },
  })
  return (
    <BookingForm
      product="safari" title="Book this tour" button="Book Now" emailLabel="E-mail"
      names={NAMES} schemas={SCHEMAS} toOrder={toOrder} pending={pending}
      note={{ label: 'Additional notes', maxLength: MAX_NOTES }}
      lead={<p>USD {usd} for {travelers} {travelers === 1 ? 'traveler' : 'travelers'}, with all inclusions in the summary</p>}
      last={<p>{PAYMENT_TERMS.safari}</p>}
    />
  )
}

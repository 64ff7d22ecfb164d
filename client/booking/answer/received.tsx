/** The booking as it was received, and what comes next. */
import { Link } from 'react-router'
import { bookingSummary, lacksFlight, type BookingSummary, type SummaryLine } from '#domain/bookings/summary.ts'
import { DISCOUNT, discountLink, DRIVER_PROMISE, FLIGHT_ADVICE, PAY_ONLINE, PAYMENT_TERMS, questionLink, RECEIVED } from '#domain/bookings/texts.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { CONTACT } from '#domain/brand.ts'
import { parseVehicleText } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { BookingLines } from '../booking-lines.tsx'
import { bookAnother } from '../submission.ts'
import type { Attempt } from '../progress.ts'
import { Answer } from './answer.tsx'
import { SuccessIcon } from './answer.tsx'

interface ReceivedProps {
  readonly page: string
  readonly attempt: Attempt
  readonly receipt: BookingReceipt
  readonly earlier?: boolean
}

function summaryOf(order: Attempt): BookingSummary {
  if (order.kind === 'safari') {
    const { park, pickup, dropoff, type, travelers, rates, pickupDate, pickupTime, notes } = order.details
    return {
      kind: 'safari', park, pickup, dropoff, type, travelers: Number(travelers), priceUsd: Number(rates),
      pickupDate, pickupTime, distance: order.distance, details: notes ?? '',
    }
  }
  const { pickup, dropoff, distance, duration, pickupdate, pickuptime, vehicle: text, flightdetails } = order.details
  const { vehicle, lkr, usd } = parseVehicleText(text)!
  return {
    kind: 'transfer', pickup, dropoff, distance: Number(distance), duration, pickupDate: pickupdate, pickupTime: pickuptime,
    vehicle, priceLkr: lkr, priceUsd: usd, details: flightdetails ?? '',
  }
}

export function Received({ page, attempt, receipt: { reference, paymentUrl }, earlier = false }: ReceivedProps) {
  const { kind, phone, details: { email } } = attempt
  const summary = summaryOf(attempt)
  const lines: readonly SummaryLine[] = [...bookingSummary(summary), { label: 'Phone', value: phone }, { label: 'Email', value: email }]
  return (
    <Answer {...RECEIVED} icon={<SuccessIcon />}>
      {earlier && (
        <p className="answer__notice">
          The details below are those that you sent first: that booking had reached us after all, so nothing was booked twice.
          To change it, write to us on <a href={questionLink(reference)} target="_blank" rel="noopener">WhatsApp</a>.
        </p>
      )}
      <div className="answer__lines">
        <p className="booking__reference">Reference <strong>{reference}</strong></p>
        <BookingLines lines={lines} />
      </div>
      <div className="answer__card">
        <h2>What happens next</h2>
        {kind === 'transfer' && !lacksFlight(summary) && <p>{FLIGHT_ADVICE}</p>}
        {lacksFlight(summary) && <p className="answer__advice">{FLIGHT_ADVICE} Send them on <a href={questionLink(reference)} target="_blank" rel="noopener">WhatsApp</a> or to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.</p>}
        <p>{DRIVER_PROMISE}</p>
        <p>{PAYMENT_TERMS[kind]}</p>
        <p><a href={discountLink(reference)} target="_blank" rel="noopener">{DISCOUNT}</a></p>
        <p>
          Your <Link to={paths.booking(reference)}>booking page</Link> shows where it stands, and prints as a voucher.{' '}
          <a href={paths.bookingCalendar(reference)} download>Add it to your calendar</a>.
        </p>
      </div>
      <p className="answer__actions">
        {paymentUrl && <a className="button" href={paymentUrl} target="_blank" rel="noopener noreferrer">{PAY_ONLINE}<span className="visually-hidden"> (opens a new window)</span></a>}
        <button type="button" className="button button--quiet" onClick={() => bookAnother(page, attempt)}>Book another transfer</button>
      </p>
    </Answer>
  )
}

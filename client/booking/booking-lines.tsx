/** A booking at a glance, and line by line: on its confirmation and on its own page. */
import {
  bookingPrice,
  type BookingSummary,
  bookingSummary,
  bookingTitle,
  bothWays,
  type SummaryLine,
} from '#domain/bookings/summary.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import './booking-lines.css'

interface BookingFactsProps {
  readonly booking: BookingSummary
  readonly reference: string
  /** The route is the page's own heading, or one below the answer's. */
  readonly heading: 'h1' | 'h2'
  /** Tells of both drives of a return trip. */
  readonly both?: boolean
}

/** Route, time, reference and price: what a reader looks for first. */
export function BookingFacts({ booking, reference, heading: Heading, both = false }: BookingFactsProps) {
  const { title, price } = both ? bothWays(booking) : { title: bookingTitle(booking), price: bookingPrice(booking) }
  return (
    <div className="booking-facts">
      <Heading>{title}</Heading>
      <p className="booking-facts__when">
        <strong>{showDate(booking.pickupDate)},</strong> <strong>{showTime(booking.pickupTime)}</strong>{' '}
        <small>Sri Lanka time</small>
      </p>
      <p className="booking__reference">
        <small>Reference</small> <strong>{reference}</strong>
      </p>
      <p className="booking-facts__price">
        <small>Price</small> <strong>{price}</strong>
      </p>
    </div>
  )
}

interface BookingLinesProps {
  readonly booking: BookingSummary
  /** Phone and e-mail, as much of them as the page may show; empty ones are left out. */
  readonly contact: readonly SummaryLine[]
}

export function BookingLines({ booking, contact }: BookingLinesProps) {
  const lines = [...bookingSummary(booking), ...contact.filter(({ value }) => value !== '')]
  return (
    <dl className="booking-lines">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

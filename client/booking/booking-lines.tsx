/** A booking at a glance, and its rides line by line: on its confirmation and on its own page. */
import type { RideInWords } from '#domain/bookings/booking.ts'
import type { SummaryLine } from '#domain/bookings/summary.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import './booking-lines.css'

interface BookingFactsProps {
  readonly title: string
  readonly price: string
  /** The next pickup. */
  readonly next: Pick<RideInWords, 'pickupDate' | 'pickupTime'>
  readonly reference: string
  /** The route is the page's own heading, or one below the answer's. */
  readonly heading: 'h1' | 'h2'
}

/** Route, time, reference and price: what a reader looks for first. */
export function BookingFacts({ title, price, next, reference, heading: Heading }: BookingFactsProps) {
  return (
    <div className="booking-facts">
      <Heading>{title}</Heading>
      <p className="booking-facts__when">
        <strong>{showDate(next.pickupDate)},</strong> <strong>{showTime(next.pickupTime)}</strong>{' '}
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

interface LinesProps {
  readonly lines: readonly SummaryLine[]
}

/** Leaves out lines without a value. */
export function BookingLines({ lines }: LinesProps) {
  return (
    <dl className="booking-lines">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

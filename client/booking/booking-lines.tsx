import { type BookingSummary, bookingSummary, type SummaryLine } from '#domain/bookings/summary.ts'
import './booking-lines.css'

interface BookingLinesProps {
  readonly booking: BookingSummary
  /** Phone and e-mail, as much of them as the page may show; empty ones are left out. */
  readonly contact: readonly SummaryLine[]
}

/** A booking line by line, on its confirmation and on its own page. */
export function BookingLines({ booking, contact }: BookingLinesProps) {
  const lines = [...bookingSummary(booking), ...contact.filter(({ value }) => value !== '')]
  return (
    <dl className="booking-lines">
      {lines.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
    </dl>
  )
}

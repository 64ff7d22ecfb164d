/** A booking line by line: label and value. */
import type { SummaryLine } from '#domain/bookings/summary.ts'

export function BookingLines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <dl className="booking-lines">
      {lines.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
    </dl>
  )
}

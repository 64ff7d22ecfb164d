/** Says below date and time what a traveler should know of that day or hour at a park. */
import { tourWarning } from '#domain/safaris/tour-warning.ts'
import { useDraftField } from './draft.ts'
import type { BookingSubject } from './form-fields.ts'

export function TourWarning(tour: Extract<BookingSubject, { readonly kind: 'safari' }>) {
  // The draft holds what the visitor chose, and not the moment that the form starts with.
  const date = useDraftField('safari', 'date')
  const time = useDraftField('safari', 'time')
  // It stays in the page, so that a screen reader hears the text when it comes.
  return <p className="tour-warning" role="status">{date && tourWarning({ ...tour, date, time: time ?? '' })}</p>
}

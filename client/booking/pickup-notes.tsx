/**
 * Beside the pickup's time: what it means, where the driver waits, when to leave for a flight, whether the pickup is
 * short notice, and when a park is closed.
 */
import { departureAdvice, earliestDeparture, NOT_FOUND_ADVICE, waitingAdvice } from '#domain/bookings/pickup-advice.ts'
import { SHORT_NOTICE, SHORT_NOTICE_LINK, shortNoticeLink } from '#domain/bookings/short-notice.ts'
import { DRIVER_PROMISE } from '#domain/bookings/texts.ts'
import { parseDuration } from '#domain/contract-texts.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { tourWarning } from '#domain/safaris/tour-warning.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { useFormats } from '#client/languages/language.tsx'
import { useDraftField } from './draft.ts'
import type { BookingSubject } from './form-fields.ts'
import type { ShownPickup } from './pickup-start.ts'

/** Shown while a time is not known yet. Its characters do not break across lines. */
export const noTime = (show: Formats['time']) => show('-\u2060-:-\u2060-').replace(' ', '\u2060\u00a0')

interface PickupNotesProps {
  readonly subject: BookingSubject
  readonly chosen: ShownPickup
}

export function PickupNotes({ subject, chosen }: PickupNotesProps) {
  const { pickup, dropoff } = subject.kind === 'transfer' ? subject.fare : subject
  const trip =
    subject.kind === 'transfer' ? { pickup, dropoff, minutes: parseDuration(subject.fare.quote.duration) } : null
  const departure = trip && departureAdvice(trip)
  const { time } = useFormats()
  const title = subject.kind === 'transfer' ? `Taxi from ${pickup} to ${dropoff}` : `Tour to ${subject.park}`
  return (
    <div className="pickup-notes">
      <p>
        {waitingAdvice(pickup)}
        {isColomboAirport(pickup) && ` ${NOT_FOUND_ADVICE}`}
      </p>
      {departure && (
        <p>
          {departure} This pickup suits departures from{' '}
          {(chosen.time && earliestDeparture(trip, chosen.time)) || noTime(time)} on.
        </p>
      )}
      <p role="status" className={chosen.isRequest ? 'pickup-notes__short' : undefined}>
        {chosen.isRequest ? (
          <>
            {SHORT_NOTICE}{' '}
            {chosen.date ? (
              <a
                href={shortNoticeLink({ title, pickupDate: chosen.date, pickupTime: chosen.time })}
                target="_blank"
                rel="noopener"
              >
                {SHORT_NOTICE_LINK}
              </a>
            ) : (
              SHORT_NOTICE_LINK
            )}
          </>
        ) : (
          DRIVER_PROMISE
        )}
      </p>
    </div>
  )
}

/** What a traveler should know of that day or hour at a park. */
export function TourWarning(tour: Extract<BookingSubject, { readonly kind: 'tour' }>) {
  // The draft holds what the visitor chose, and not the moment that the form starts with.
  const date = useDraftField('tour', 'date')
  const time = useDraftField('tour', 'time')
  // It stays in the page, so that a screen reader hears the text when it comes.
  return (
    <p className="tour-warning" role="status">
      {date && tourWarning({ ...tour, date, time: time ?? '' })}
    </p>
  )
}

/**
 * Beside the pickup's time: what it means, where the driver waits, when to leave for a flight, whether the pickup is
 * short notice, and when a park is closed.
 */
import { useLanguage } from '#client/languages/language.tsx'
import {
  departureAdvice,
  driverPromise,
  earliestDeparture,
  notFoundAdvice,
  waitingAdvice,
} from '#domain/bookings/pickup-advice.ts'
import { shortNoticeLink } from '#domain/bookings/short-notice.ts'
import { parseDuration } from '#domain/contract-texts.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { tourWarning } from '#domain/safaris/tour-warning.ts'
import type { Formats } from '#domain/languages/formats.ts'
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
  const texts = useLanguage()
  const { shortNotice } = texts.in('ride')
  const trip =
    subject.kind === 'transfer' ? { pickup, dropoff, minutes: parseDuration(subject.fare.quote.duration) } : null
  const departure = trip && departureAdvice(trip, texts)
  const t = texts.in('form')
  const title = subject.kind === 'transfer' ? texts.in('booking').title.taxi(pickup, dropoff) : t.tourTo(subject.park)
  return (
    <div className="pickup-notes">
      <p>
        {texts.formats.sentences([
          waitingAdvice(pickup, texts),
          ...(isColomboAirport(pickup) ? [notFoundAdvice(texts)] : []),
        ])}
      </p>
      {departure && (
        <p>
          {texts.formats.sentences([
            departure,
            t.suitsDepartures(
              (chosen.time && earliestDeparture(trip, chosen.time, texts)) || noTime(texts.formats.time),
            ),
          ])}
        </p>
      )}
      <p role="status" className={chosen.isRequest ? 'pickup-notes__short' : undefined}>
        {chosen.isRequest ? (
          <>
            {shortNotice.text}{' '}
            {chosen.date ? (
              <a
                href={shortNoticeLink({ title, pickupDate: chosen.date, pickupTime: chosen.time }, texts)}
                target="_blank"
                rel="noopener"
              >
                {shortNotice.link}
              </a>
            ) : (
              shortNotice.link
            )}
          </>
        ) : (
          driverPromise(texts)
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
  const texts = useLanguage()
  // It stays in the page, so that a screen reader hears the text when it comes.
  return (
    <p className="tour-warning" role="status">
      {date && tourWarning({ ...tour, date, time: time ?? '' }, texts)}
    </p>
  )
}

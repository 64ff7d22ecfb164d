/** A kept booking: what a guest needs at the pickup, from the phone's own storage. */
import { BookingFacts, BookingLines, WithCall } from '#client/booking/sending/booking-lines.tsx'
import { useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import { QuietButton, QuietLink } from '#client/link.tsx'
import { KnownRouteMap } from '#client/map/island-map.tsx'
import type { KeptVoucher } from '#client/offline/kept-vouchers.ts'
import { MeetingPlace } from '#client/pages/booking/meeting-place.tsx'
import { bookingCalendar } from '#domain/bookings/calendar-file.ts'
import { promisesOf } from '#domain/bookings/agreed/kept-promises.ts'
import { adviceOnce, nobodyComesText } from '#domain/bookings/driver/pickup-advice.ts'
import { crewLines, PHOTO_SIZES } from '#domain/bookings/driver/driver-for-guest.ts'
import { rideReference, signWord } from '#domain/bookings/reference.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { bookingTitle, driverLines, rideSummary, rideTitle } from '#domain/bookings/ride-summary.ts'
import { statusTitle } from '#domain/bookings/status-texts.ts'
import { isRunning, type ShownDriver } from '#domain/bookings/ride.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'

function calendarHref({ booking, freshAt }: KeptVoucher, texts: Texts): string {
  const createdAt = new Date(freshAt).toISOString()
  const { text } = bookingCalendar(booking, { createdAt, rides: [] }, texts)
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`
}

/** The driver's face and the car, where they were kept. */
function CrewPhotos({
  driver: { name, car, photo, carPhoto },
  booking: { reference },
  photos = {},
}: Pick<KeptVoucher, 'booking' | 'photos'> & { readonly driver: ShownDriver }) {
  const { crew } = useTexts('booking')
  const face = photo === undefined ? undefined : photos[plainPaths.driverPhoto(reference, photo)]
  const vehicle = carPhoto === undefined ? undefined : photos[plainPaths.carPhoto(reference, carPhoto)]
  if (!face && !vehicle) return null
  return (
    <div className="booking-photos">
      {face && <img src={face} alt={crew.face(name.split(' ')[0]!)} {...PHOTO_SIZES.driver} />}
      {vehicle && <img src={vehicle} alt={crew.car(car)} {...PHOTO_SIZES.car} />}
    </div>
  )
}

interface KeptBookingProps {
  readonly voucher: KeptVoucher
  readonly onDrop: (reference: string) => Promise<void>
}

export function KeptBooking({ voucher, onDrop }: KeptBookingProps) {
  const texts = useLanguage()
  const { kept: t } = texts.in('offline')
  const { date, time } = texts.formats
  const address = useAddress()
  const { booking, paths: routes, freshAt } = voucher
  const { reference, rides } = booking
  const running = rides.filter(isRunning)
  const fresh = sriLankaTime(new Date(freshAt))
  const next = running.find(({ past }) => !past) ?? running[0] ?? rides[0]!
  return (
    <article className="kept-booking">
      <BookingFacts
        title={bookingTitle(rides, texts)}
        price={priceText(running, texts.formats)}
        next={next}
        reference={reference}
        heading="h2"
      />
      <p className="offline__note">{t.asItWas(date(fresh.date), time(fresh.time))}</p>
      {rides.map((ride, i) => (
        <section key={ride.position} className="kept-booking__ride">
          {rides.length > 1 && (
            <h3>{`${rideTitle(ride, texts)}, ${rideReference(reference, ride.position, rides.length)}`}</h3>
          )}
          <p>
            <strong>{statusTitle(ride.status, texts)}</strong>
          </p>
          {ride.driver && (
            <>
              <BookingLines lines={[...driverLines(ride.driver, texts), ...crewLines(ride.driver, texts)]} />
              <CrewPhotos driver={ride.driver} {...voucher} />
              <p>
                <a className="button" href={`tel:${ride.driver.phone}`}>
                  {t.call(ride.driver.name.split(' ')[0]!)}
                </a>
              </p>
            </>
          )}
          <BookingLines lines={rideSummary(ride, texts)} />
          {isRunning(ride) &&
            adviceOnce(ride, running, promisesOf(booking), texts, signWord(reference)).map((sentence) => (
              <p key={sentence}>
                <WithCall text={sentence} />
              </p>
            ))}
          {isRunning(ride) && (
            <MeetingPlace
              ride={ride}
              sign={null}
              heading={rides.length > 1 ? 'h4' : 'h3'}
              id={`meeting-${reference}-${ride.position}`}
              names={`meeting-${reference}-${ride.position}`}
            />
          )}
          {routes[i]!.length > 0 && <KnownRouteMap trip={ride} path={routes[i]!} />}
        </section>
      ))}
      {rides.some(({ status, past, over }) => status === 'confirmed' && !past && !over) && (
        <p>
          <strong>{texts.in('booking').pickup.nobody.title}</strong>
          <br />
          <WithCall text={nobodyComesText(promisesOf(booking), texts)} />
        </p>
      )}
      <div className="booking-buttons">
        <QuietLink href={calendarHref(voucher, texts)} download={`booking-${reference}.ics`}>
          {t.calendar}
        </QuietLink>
        <QuietLink href={address(paths.booking(reference))}>{t.openPage}</QuietLink>
        <QuietButton onClick={() => void onDrop(reference)}>{t.remove}</QuietButton>
      </div>
    </article>
  )
}

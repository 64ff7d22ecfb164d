/** A booking by its reference: its status, what was booked, how to pay. Printed, it is the voucher. */
import { useLoaderData } from 'react-router'
import { BookingFacts, BookingLines } from '#client/booking/booking-lines.tsx'
import { useHydrated } from '#client/forms/hydration.ts'
import { BrandLogo } from '#client/layout/icons.tsx'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { paidTerms, paidText } from '#domain/bookings/payments.ts'
import { CANCELLATION_RULE } from '#domain/bookings/guest-changes.ts'
import { pickupAdvice } from '#domain/bookings/pickup-advice.ts'
import { SHORT_NOTICE, SHORT_NOTICE_LINK, shortNoticeLink } from '#domain/bookings/short-notice.ts'
import { bookingTitle, lacksFlight, paymentTerms } from '#domain/bookings/summary.ts'
import {
  DISCOUNT,
  discountLink,
  DRIVER_ADVICE,
  ERASED,
  FLIGHT_ADVICE,
  PAST_TEXT,
  PAY_ONLINE,
  questionLink,
  STATUS_TEXTS,
} from '#domain/bookings/texts.ts'
import { BRAND, CONTACT, whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import './booking.css'

/** The other site does not learn the booking's address. */
const away = { target: '_blank', rel: 'noopener noreferrer' } as const

function Actions({ booking }: { readonly booking: PublicBooking }) {
  const hydrated = useHydrated()
  return (
    <div className="booking__actions">
      {booking.paymentUrl && (
        <a className="button" href={booking.paymentUrl} {...away}>
          {PAY_ONLINE}
        </a>
      )}
      {booking.status !== 'cancelled' && !booking.past && (
        <a className="button button--quiet" href={paths.bookingCalendar(booking.reference)} download>
          Add to your calendar
        </a>
      )}
      {booking.kind === 'transfer' && booking.otherWay && (
        <a className="button button--quiet" href={paths.booking(booking.otherWay.reference)}>
          {booking.otherWay.isReturn ? 'See the way back' : 'See the way there'}
        </a>
      )}
      {hydrated && (
        <button type="button" className="button button--quiet" onClick={() => print()}>
          Print the voucher
        </button>
      )}
      <a className="button button--quiet" href={questionLink(booking.reference)} {...away}>
        Ask about it on WhatsApp
      </a>
    </div>
  )
}

function Driver({ driver: { name, phone, car } }: { readonly driver: NonNullable<PublicBooking['driver']> }) {
  return (
    <section className="booking__driver" aria-labelledby="driver">
      <h2 id="driver">Your driver</h2>
      <p className="booking__driver-name">{name}</p>
      <p>
        <strong className="booking__plate">{car}</strong>
      </p>
      <p className="booking__driver-phone">{phone}</p>
      <div className="booking__driver-actions">
        <a className="button" href={`tel:${phone}`}>
          Call {name.split(' ')[0]}
        </a>
        <a className="button button--quiet" href={`https://wa.me/${phone.slice(1)}`} {...away}>
          WhatsApp
        </a>
      </div>
      <p className="booking__driver-advice">{DRIVER_ADVICE}</p>
    </section>
  )
}

function PickupAdvice({ booking }: { readonly booking: PublicBooking }) {
  return (
    <section className="booking__pickup" aria-labelledby="pickup">
      <h2 id="pickup">At your pickup</h2>
      {pickupAdvice(booking).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

function Voucher({ booking }: { readonly booking: PublicBooking }) {
  const { title, text } = STATUS_TEXTS[booking.status]
  const paid = paidText(booking)
  const over = booking.past && booking.status !== 'cancelled'
  return (
    <article className="booking band">
      <header className="booking__head">
        {/* On paper alone: the top bar is not printed. */}
        <p className="booking__brand" aria-hidden="true">
          <BrandLogo size={40} /> <span>{BRAND.name}</span> <span>Voucher</span>
        </p>
        <BookingFacts booking={booking} reference={booking.reference} heading="h1" />
        <p className={`booking__status booking__status--${booking.status}`}>
          <strong>{title}</strong>{' '}
          {over ? (
            PAST_TEXT
          ) : booking.shortNotice ? (
            <>
              {SHORT_NOTICE}{' '}
              <a href={shortNoticeLink({ ...booking, title: bookingTitle(booking) })} {...away}>
                {SHORT_NOTICE_LINK}
              </a>
            </>
          ) : (
            text
          )}
        </p>
      </header>
      <div className="booking__main">
        {booking.erased && <p className="booking__note">{ERASED}</p>}
        {booking.driver && <Driver driver={booking.driver} />}
        <BookingLines
          booking={booking}
          contact={[
            { label: 'Your phone', value: booking.phoneHint },
            { label: 'Your e-mail', value: booking.emailHint },
          ]}
        />
        {!booking.past && booking.status !== 'cancelled' && <PickupAdvice booking={booking} />}
        {!booking.past && lacksFlight(booking) && (
          <p className="booking__note">
            {FLIGHT_ADVICE}{' '}
            <a href={questionLink(booking.reference)} {...away}>
              Send them on WhatsApp
            </a>
          </p>
        )}
      </div>
      <aside className="booking__aside">
        {paid && (
          <p>
            <strong>Paid: {paid}</strong>
          </p>
        )}
        <Actions booking={booking} />
        {!booking.past && booking.status !== 'cancelled' && booking.paidUsd > 0 ? (
          <p>{paidTerms(booking)}</p>
        ) : (
          booking.paymentUrl && <p>{paymentTerms(booking)}</p>
        )}
        {booking.status !== 'cancelled' && !booking.past && !booking.shortNotice && <p>{CANCELLATION_RULE}</p>}
        <p className="booking__discount">
          {DISCOUNT}{' '}
          <a href={discountLink(booking.reference)} {...away}>
            Ask for the discount
          </a>
        </p>
        {/* On paper alone: on the screen the page's foot says it. */}
        <p className="booking__operator">
          <strong>WhatsApp {CONTACT.whatsappShown}</strong> · {CONTACT.email}
          <br />
          {BRAND.legalName} · {BRAND.registrationNumber}
        </p>
      </aside>
    </article>
  )
}

export function Component() {
  const booking = useLoaderData<PublicBooking | null>()
  return booking ? <Voucher booking={booking} /> : <UnknownBooking />
}

/** The page of a reference that belongs to no booking. */

export function UnknownBooking() {
  return (
    <section className="error-screen band">
      <h1>We know no such booking</h1>
      <p>
        A reference has twelve letters and digits, such as K7Q2-M4XT-9BHE. Open the link in your confirmation mail, or
        write to us: we find your booking.
      </p>
      <div className="error-actions">
        <a
          className="button"
          href={whatsappLink('Hello, I cannot find my booking')}
          target="_blank"
          rel="noopener noreferrer"
        >
          Ask on WhatsApp
        </a>
        <a className="button button--quiet" href={`mailto:${CONTACT.email}`}>
          Write an e-mail
        </a>
        <a className="button button--quiet" href={paths.home()}>
          Find a fare
        </a>
      </div>
    </section>
  )
}

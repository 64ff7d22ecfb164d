/** A booking by its reference: where its rides stand, what was booked, how to pay. Printed, it is the voucher. */
import type { MouseEvent } from 'react'
import { useLoaderData } from 'react-router'
import { BookingFacts, BookingLines, ItineraryDays } from '#client/booking/booking-lines.tsx'
import { NoMail } from '#client/booking/no-mail.tsx'
import { useHydrated } from '#client/forms/hydration.ts'
import { BrandLogo } from '#client/layout/icons.tsx'
import { FarePassport } from '#client/offline/fare-passport.tsx'
import { KeepVoucher } from '#client/offline/keep-voucher.tsx'
import type { AssignedDriver, PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { caveatText } from '#domain/bookings/caveats.ts'
import { isJourney } from '#domain/bookings/itinerary.ts'
import { cancelFeeText, depositTerms, paidTerms, paidText, totalPrice } from '#domain/bookings/payments.ts'
import { pickupAdvice } from '#domain/bookings/pickup-advice.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { cancellationText, cancellingText, paidBack } from '#domain/bookings/refunds.ts'
import { SHORT_NOTICE, SHORT_NOTICE_LINK, shortNoticeLink } from '#domain/bookings/short-notice.ts'
import {
  arrangementText,
  bookingTitle,
  lacksFlight,
  paymentTerms,
  priceText,
  rideSummary,
  rideTitle,
  type SummaryLine,
} from '#domain/bookings/summary.ts'
import {
  DISCOUNT,
  discountLink,
  DRIVER_ADVICE,
  ERASED,
  FLIGHT_ADVICE,
  PAY_ONLINE,
  payDeposit,
  questionLink,
  statusTexts,
} from '#domain/bookings/texts.ts'
import { BRAND, CONTACT, whatsappLink } from '#domain/brand.ts'
import { tourTypeText } from '#domain/contract-texts.ts'
import { paths, TERMS_LINK } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { ArrivalsPlan } from './arrivals-plan.tsx'
import { RideDay, useBookingNow } from './ride-day.tsx'
import './booking.css'

/** The other site does not learn the booking's address. */
const away = { target: '_blank', rel: 'noopener noreferrer' } as const

const isRunning = ({ status }: PublicRide) => status !== 'cancelled'
const isAhead = ({ status, past }: PublicRide) => status !== 'cancelled' && !past

/** Where the same can be booked. */
function tripPage(ride: PublicRide): string {
  if (ride.kind === 'transfer') return paths.transfer(transferSlug(ride.pickup, ride.dropoff))
  const { park, pickup, dropoff, tourLength } = ride
  return paths.safari(safariSlug({ park, pickup, dropoff, type: tourTypeText(tourLength) }))
}

function Actions({ booking }: { readonly booking: PublicBooking }) {
  const hydrated = useHydrated()
  const isCancelled = !booking.rides.some(isRunning)
  return (
    <div className="booking__actions">
      {booking.paymentUrl && (
        <a className="button" href={booking.paymentUrl} {...away}>
          {booking.depositUsd === null ? PAY_ONLINE : payDeposit(booking.depositUsd)}
        </a>
      )}
      {booking.paymentUrl && <small className="booking__paid-back">{paidBack(booking.arrangement)}</small>}
      {booking.rides.some(isAhead) && (
        <a className="button button--quiet" href={paths.bookingCalendar(booking.reference)} download>
          Add to your calendar
        </a>
      )}
      {isCancelled && (
        <a className="button" href={tripPage(booking.rides[0]!)}>
          Book it again
        </a>
      )}
      {hydrated && !isCancelled && (
        <button type="button" className="button button--quiet" onClick={() => print()}>
          Print the voucher
        </button>
      )}
      <KeepVoucher booking={booking} />
      <a className="button button--quiet" href={questionLink(booking.reference)} {...away}>
        Ask about it on WhatsApp
      </a>
    </div>
  )
}

interface RideProps {
  readonly ride: PublicRide
  /** How the booking's rides stand on their day. */
  readonly day: ReturnType<typeof useBookingNow>
  /** The ride's reference if its booking has several rides, else the booking's. */
  readonly reference: string
  readonly isOneOfSeveral: boolean
}

/** What its guest has to know before anything else: that it cannot be driven as booked, and what becomes of the money. */
function RideNotices({ ride: { status, cancellation, caveat, shortNotice, ...ride } }: { readonly ride: PublicRide }) {
  const money = cancellation && cancellationText(status, cancellation)
  return (
    <>
      {caveat && shortNotice && <p className="booking__note">{caveatText(ride, caveat)}</p>}
      {money && <p className="booking__note">{money}</p>}
    </>
  )
}

function RideStatus({ ride, reference, isOneOfSeveral }: RideProps) {
  const { title, text } = statusTexts(ride.status, isOneOfSeveral, ride.over)
  return (
    <p className={`booking__status booking__status--${ride.status}`}>
      <strong>{title}</strong>{' '}
      {ride.shortNotice && !ride.over ? (
        <>
          {SHORT_NOTICE}{' '}
          <a href={shortNoticeLink({ ...ride, reference, title: rideTitle(ride) })} {...away}>
            {SHORT_NOTICE_LINK}
          </a>
        </>
      ) : (
        // No driver is promised for a ride that cannot be driven as booked.
        ((ride.caveat && caveatText(ride, ride.caveat)) ?? text)
      )}
    </p>
  )
}

interface PartProps {
  /** One below that of the rides, where each has its own. */
  readonly heading: 'h2' | 'h3'
  readonly id: string
  /** Ids of what names the part: of one ride of several its reference, too. */
  readonly names: string
}

function Driver({ driver, heading: Heading, id, names }: PartProps & { readonly driver: AssignedDriver }) {
  const { name, phone, car } = driver
  return (
    <section className="booking__driver" aria-labelledby={names}>
      <Heading id={id}>Your driver</Heading>
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

function PickupAdvice({ ride, heading: Heading, id, names }: PartProps & { readonly ride: PublicRide }) {
  return (
    <section className="booking__pickup" aria-labelledby={names}>
      <Heading id={id}>At your pickup</Heading>
      {pickupAdvice(ride).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isColomboAirport(ride.pickup) && <ArrivalsPlan sign={ride.guestName || 'Your name'} />}
    </section>
  )
}

/** Who drives, what was booked, and what to know at the pickup. */
function RideParts({
  ride,
  reference,
  day: { known, say },
  isOneOfSeveral,
  contact,
}: RideProps & { readonly contact: readonly SummaryLine[] }) {
  const heading = isOneOfSeveral ? ('h3' as const) : ('h2' as const)
  const part = (name: string) =>
    isOneOfSeveral
      ? { heading, id: `${name}-${ride.position}`, names: `${name}-${ride.position} ride-${ride.position}-name` }
      : { heading, id: name, names: name }
  const now = known?.rides.find(({ position }) => position === ride.position)
  return (
    <>
      {now && <RideDay ride={ride} now={now} say={say} reference={reference.split('/')[0]!} {...part('today')} />}
      {ride.driver && <Driver driver={ride.driver} {...part('driver')} />}
      <BookingLines lines={[...rideSummary(ride), ...contact]} />
      {isAhead(ride) && <PickupAdvice ride={ride} {...part('pickup')} />}
      {isAhead(ride) && ride.passport && <FarePassport passport={ride.passport} />}
      {!ride.past && lacksFlight(ride) && (
        <p className="booking__note">
          {FLIGHT_ADVICE}{' '}
          <a href={questionLink(reference)} {...away}>
            Send them on WhatsApp
          </a>
        </p>
      )}
    </>
  )
}

function OneOfSeveral(props: RideProps) {
  const { ride, reference } = props
  const id = `ride-${ride.position}`
  return (
    <section className="booking__ride" aria-labelledby={`${id} ${id}-name`}>
      <header>
        <h2 id={id}>{rideTitle(ride)}</h2>
        <p id={`${id}-name`} className="booking__ride-name">
          {reference}
        </p>
      </header>
      <RideStatus {...props} />
      <RideNotices ride={ride} />
      <RideParts {...props} contact={[]} />
    </section>
  )
}

/** What the guest pays, has paid, or was paid back: of cancelled rides only what is still paid. */
function pricedRides({ rides }: PublicBooking): readonly PublicRide[] {
  const priced = rides.filter(({ status, paidUsd }) => status !== 'cancelled' || paidUsd > 0)
  return priced.length > 0 ? priced : rides
}

function Payment({ booking }: { readonly booking: PublicBooking }) {
  const ahead = booking.rides.filter(isAhead)
  const open = totalPrice(ahead)
  const isOnline = booking.paymentUrl !== null
  if (ahead.length === 0) return null
  if (paidText(open) !== null) return <p>{paidTerms(open, isOnline)}</p>
  if (booking.depositUsd !== null) return <p>{depositTerms(booking.depositUsd)}</p>
  return <p>{paymentTerms(ahead, isOnline, booking.arrangement)}</p>
}

/** Opens the ride that a link leads to: not every browser does. */
function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  document.getElementById(currentTarget.hash.slice(1))?.closest('details')?.setAttribute('open', '')
}

/** The route of a day leads to its ride below. */
function linkToRide(route: string, position: number) {
  return (
    <a href={`#ride-${position}`} onClick={unfold}>
      {route}
    </a>
  )
}

/** A ride of many, folded: the itinerary above it says the most of it. */
function FoldedRide(props: RideProps) {
  const { ride, reference } = props
  return (
    <details className="booking__fold">
      <summary>
        {rideTitle(ride)} <small>{reference}</small>
      </summary>
      <OneOfSeveral {...props} />
    </details>
  )
}

function Voucher({ booking }: { readonly booking: PublicBooking }) {
  const { reference, rides } = booking
  const [first] = rides as readonly [PublicRide]
  const isOneOfSeveral = rides.length > 1
  const priced = pricedRides(booking)
  const paid = paidText(totalPrice(priced))
  const contact = [
    { label: 'Your phone', value: booking.phoneHint },
    { label: 'Your e-mail', value: booking.emailHint },
  ]
  const day = useBookingNow(booking)
  const only = { ride: first, day, reference, isOneOfSeveral }
  return (
    <article className="booking band">
      <header className="booking__head">
        {/* On paper alone: the top bar is not printed. */}
        <p className="booking__brand" aria-hidden="true">
          <BrandLogo size={40} /> <span>{BRAND.name}</span> {rides.some(isRunning) && <span>Voucher</span>}
        </p>
        <BookingFacts
          title={bookingTitle(rides)}
          price={priceText(priced)}
          next={rides.find(isAhead) ?? first}
          reference={reference}
          heading="h1"
        />
        {!isOneOfSeveral && <RideStatus {...only} />}
        {!isOneOfSeveral && <RideNotices ride={first} />}
      </header>
      <div className="booking__main">
        {booking.noMail && rides.some(isAhead) && <NoMail reference={reference} />}
        {booking.erased && <p className="booking__note">{ERASED}</p>}
        {isOneOfSeveral ? (
          <>
            {isJourney(rides) && <ItineraryDays rides={rides} isFull linked={linkToRide} />}
            {rides.map((ride) => {
              const Ride = isJourney(rides) ? FoldedRide : OneOfSeveral
              const name = rideReference(reference, ride.position, rides.length)
              return <Ride key={ride.position} ride={ride} day={day} reference={name} isOneOfSeveral />
            })}
            <BookingLines lines={contact} />
          </>
        ) : (
          <RideParts {...only} contact={contact} />
        )}
      </div>
      <aside className="booking__aside">
        {paid && (
          <p>
            <strong>Paid: {paid}</strong>
          </p>
        )}
        <Actions booking={booking} />
        {arrangementText(booking) && <p>{arrangementText(booking)}: one price for all rides.</p>}
        <Payment booking={booking} />
        {cancelFeeText(rides) && <p>{cancelFeeText(rides)}</p>}
        {rides.some(isAhead) && (
          <p>
            {cancellingText(booking.arrangement)} <a href={paths.terms}>{TERMS_LINK}</a>
          </p>
        )}
        <p className="booking__discount">
          {DISCOUNT}{' '}
          <a href={discountLink(reference)} {...away}>
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
        A reference has twelve letters and digits, such as K7Q2-M4XT-9BHE. Open the link in your confirmation mail,{' '}
        <a href={paths.findBooking}>have it sent again</a>, or write to us: we find your booking.
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

export { handle } from './head.ts'
export { loader } from './load.ts'

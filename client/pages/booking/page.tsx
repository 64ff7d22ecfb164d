/** A booking by its reference: the status of its rides, what was booked, how to pay. Printed, it is the voucher. */
import { isRunning, isJourney } from '#domain/bookings/ride.ts'
import { NewTab, QuietButton, QuietLink } from '#client/link.tsx'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { useHydrated } from '#client/forms/hydration.tsx'
import { lazyCodeWithTexts, rich, useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { SEEN } from '#domain/d1-bookmarks.ts'
import { CONTACT, whatsappLink, BRAND } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { LateDay, Part } from './late-parts.tsx'
import { isSoon, RideDay, useBookingNow } from './ride-day-section.tsx'
import { type PageHandle, type PageHead } from '#client/head/page-head.ts'
import '#client/booking/sending/booking-lines.css'
import './booking.css'

const actionsCode = lazyCodeWithTexts(() => import('./late-actions.tsx'), 'offline')
const tellingCode = lazyCodeWithTexts(() => import('#client/push/push-button.tsx'), 'booking')
interface LateCode {
  readonly LateActions: ComponentType<{ readonly booking: PublicBooking }>
  readonly TellMe: ComponentType<{ readonly reference: string; readonly pushKey: string }>
}

const late = new WeakMap<Texts, LateCode>()

/** With its texts, which no other code of this page needs. */
function lateCode(texts: Texts): LateCode {
  const code = late.get(texts) ?? {
    LateActions: lazy(async () => ({ default: (await actionsCode(texts))?.LateActions ?? (() => null) })),
    TellMe: lazy(async () => ({ default: (await tellingCode(texts))?.TellMe ?? (() => null) })),
  }
  late.set(texts, code)
  return code
}

const isAhead = (ride: PublicRide) => isRunning(ride) && !ride.over

function Actions({ booking }: { readonly booking: PublicBooking }) {
  const texts = useLanguage()
  const t = texts.in('today')
  const { LateActions, TellMe } = lateCode(texts)
  const hydrated = useHydrated()
  return (
    <div className="booking__actions">
      <Part name="FirstActions" booking={booking} />
      {hydrated && booking.rides.some(isRunning) && <QuietButton onClick={() => print()}>{t.print}</QuietButton>}
      {hydrated && (
        <Suspense fallback={null}>
          <LateActions booking={booking} />
        </Suspense>
      )}
      {hydrated && booking.pushKey !== undefined && (
        <Suspense fallback={null}>
          <TellMe reference={booking.reference} pushKey={booking.pushKey} />
        </Suspense>
      )}
      <Part name="LastActions" booking={booking} />
    </div>
  )
}

interface RideProps {
  readonly booking: PublicBooking
  readonly ride: PublicRide
  /** The status of the booking's rides on their day. */
  readonly day: Pick<ReturnType<typeof useBookingNow>, 'known' | 'say' | 'share'>
}

/** Below what went wrong on the ride: that comes first. */
const OwnOpinion = ({ booking }: { readonly booking: PublicBooking }) =>
  booking.opinion !== undefined && <Part name="Opinion" booking={booking} />

/** The ride's status now, and below it what does not change. */
function RideParts({ booking, ride, day: { known, say, share } }: RideProps) {
  const { position } = ride
  const now = known?.rides.find((each) => each.position === position)
  const names =
    booking.rides.length > 1
      ? ({ heading: 'h3', id: `today-${position}`, names: `today-${position} ride-${position}-name` } as const)
      : ({ heading: 'h2', id: 'today', names: 'today' } as const)
  return (
    <>
      {now && <RideDay ride={ride} now={now} say={say} share={share} reference={booking.reference} {...names} />}
      <Part name="AfterRide" booking={booking} ride={ride} />
      {booking.rides.length === 1 && <OwnOpinion booking={booking} />}
      <Part name="RideFacts" booking={booking} ride={ride} />
    </>
  )
}

function OneOfSeveral(props: RideProps) {
  const { booking, ride } = props
  const id = `ride-${ride.position}`
  return (
    <section className="booking__ride" aria-labelledby={`${id} ${id}-name`}>
      <Part name="RideHead" booking={booking} ride={ride} />
      <RideParts {...props} />
    </section>
  )
}

/** A ride of many: its line in the itinerary opens what else is to be said of it; on its day that is open. */
function FoldedRide(props: RideProps) {
  const { booking, ride, day } = props
  const isToday = isAhead(ride) && day.known?.rides.some(({ position }) => position === ride.position)
  return (
    <>
      <Part name="RideDate" booking={booking} ride={ride} />
      <details className="booking__fold" open={isToday}>
        <summary>
          <Part name="RideName" booking={booking} ride={ride} />
        </summary>
        <OneOfSeveral {...props} />
      </details>
    </>
  )
}

const pickupOf = ({ pickupDate, pickupTime }: PublicRide) => pickupDate + pickupTime

function Voucher({ loaded }: { readonly loaded: PublicBooking }) {
  const t = useTexts('today')
  const { booking, isOutOfDate, ...day } = useBookingNow(loaded)
  const { reference, rides } = booking
  const soon =
    day.known?.rides
      .filter((ride) => isSoon(ride) || ride.unmetSince || ride.canSay.includes('nobody-here'))
      .map(({ position }) => position) ?? []
  // On a journey, the running ride comes before the days.
  const isFirst = ({ position }: PublicRide) => isJourney(rides) && soon.includes(position)
  const rideOf = (ride: PublicRide) => {
    const Ride = rides.length === 1 ? RideParts : isFirst(ride) || !isJourney(rides) ? OneOfSeveral : FoldedRide
    return <Ride key={ride.position} booking={booking} ride={ride} day={day} />
  }
  // Right below the price; but who waits for the driver looks for that one first.
  const pay = (
    <div className="booking__pay">
      <Part name="Paid" booking={booking} />
    </div>
  )
  return (
    <article className={`booking band${soon.length > 0 ? ' booking--soon' : ''}`}>
      <header className="booking__head">
        <Part name="Head" booking={booking} />
      </header>
      {soon.length === 0 && pay}
      <div className="booking__main">
        <div role="status">{isOutOfDate && <p className="booking__note">{t.outOfDate}</p>}</div>
        {booking.tried && <Part name="Tried" booking={booking} />}
        {booking.noMail && rides.some(isAhead) && (
          <LateDay id="no-mail">{({ NoMail }) => <NoMail reference={reference} />}</LateDay>
        )}
        {rides.filter(isFirst).map(rideOf)}
        <Part name="Overview" booking={booking} />
        {[...rides]
          .sort((a, b) => pickupOf(a).localeCompare(pickupOf(b)))
          .map((ride) =>
            isFirst(ride) ? (
              <div key={ride.position}>
                <Part name="RideDate" booking={booking} ride={ride} />
                <Part name="RideName" booking={booking} ride={ride} />
              </div>
            ) : (
              rideOf(ride)
            ),
          )}
        {rides.length > 1 && <OwnOpinion booking={booking} />}
        {rides.length > 1 && <Part name="ContactLines" booking={booking} />}
      </div>
      <aside className="booking__aside">
        {soon.length > 0 && pay}
        <Actions booking={booking} />
        <Part name="Terms" booking={booking} />
      </aside>
    </article>
  )
}

/** By then every replica has what the link's guest has seen. */
const REPLICAS_MS = 30_000

/** The address is the short one again, for who copies it. */
function useShortAddress(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href)
      if (!address.searchParams.has(SEEN)) return
      address.searchParams.delete(SEEN)
      history.replaceState(history.state, '', address)
    }, REPLICAS_MS)
    return () => clearTimeout(timer)
  }, [])
}

export function Component() {
  useShortAddress()
  const booking = useLoaderData<PublicBooking | null>()
  return booking ? <Voucher loaded={booking} /> : <UnknownBooking />
}

/** The page of a reference that belongs to no booking. */
function UnknownBooking() {
  const { unknown: t } = useTexts('today')
  const address = useAddress()
  return (
    <section className="error-screen band">
      <h1>{t.heading}</h1>
      <p>{rich(t.text<ReactNode>((text) => <a href={address(paths.findBooking)}>{text}</a>))}</p>
      <div className="error-actions">
        <NewTab className="button" href={whatsappLink(t.hello)} rel="noopener noreferrer">
          {t.ask}
        </NewTab>
        <QuietLink href={`mailto:${CONTACT.email}`}>{t.write}</QuietLink>
        <QuietLink href={address(paths.home())}>{t.fare}</QuietLink>
      </div>
    </section>
  )
}

/** Names nothing of the booking but its reference: browser histories and shared links show titles. */
function head(booking: PublicBooking | null, _pathname: string, texts: Texts): PageHead {
  const { head: t } = texts.in('today')
  return {
    title: booking ? t.title(booking.reference) : t.notFound,
    description: t.description(BRAND.name),
    path: booking && paths.booking(booking.reference),
    listed: false,
  }
}

export const handle: PageHandle = { head }

/** A booking at a glance, and its rides line by line: on its confirmation and on its own page. */
import { Fragment, type ReactNode } from 'react'
import { useLanguage, useTexts } from '#client/languages/language.tsx'
import type { PublicRide } from '#domain/bookings/booking.ts'
import { CONTACT } from '#domain/brand.ts'
import type { RideInWords, ShownDriver } from '#domain/bookings/ride.ts'
import { itinerary } from '#domain/bookings/itinerary.ts'
import type { SummaryLine } from '#domain/bookings/ride-summary.ts'
import { requestText, statusTitle } from '#domain/bookings/status-texts.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { confirmedDay, pickupDay } from '#domain/languages/pickup-day.ts'
import './booking-lines.css'

interface BookingFactsProps {
  readonly title: string
  readonly price: string
  readonly next: Pick<RideInWords, 'pickupDate' | 'pickupTime'>
  readonly reference: string
  /** The route is the page's own heading, or one below the answer's. */
  readonly heading: 'h1' | 'h2'
  /** Day and time as a confirmation writes them. */
  readonly isConfirmation?: boolean
}

const AMOUNT = /((?:USD|LKR) \d(?:[\d.,\s]*\d)?|\d+ USD)/

/** A text in which each price stays on one line with its currency. */
export const withAmounts = (text: string): ReactNode =>
  text.split(AMOUNT).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="amount">
        {part}
      </span>
    ),
  )

/** Route, time, reference and price: what a reader looks for first. */
export function BookingFacts({
  title,
  price,
  next,
  reference,
  heading: Heading,
  isConfirmation = false,
}: BookingFactsProps) {
  const { facts: t } = useTexts('booking')
  const texts = useLanguage()
  const { formats } = texts
  const when = isConfirmation
    ? [confirmedDay(next.pickupDate, texts), formats.confirmedTime(next.pickupTime)]
    : [pickupDay(next.pickupDate, texts), formats.time(next.pickupTime)]
  return (
    <div className="booking-facts">
      <Heading>{title}</Heading>
      <p className="booking-facts__when">
        <strong translate="no">{formats.facts(when)}</strong> <small>{t.sriLankaTime}</small>
      </p>
      <p className="booking__reference">
        <small>{t.reference}</small> <strong translate="no">{reference}</strong>
      </p>
      <p className="booking-facts__price">
        <small>{t.price}</small> <strong translate="no">{withAmounts(price)}</strong>
      </p>
    </div>
  )
}

/** Leaves out lines without a value. */
export function BookingLines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <dl className="booking-lines">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ label, value, asIs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={asIs ? 'no' : undefined}>{withAmounts(value)}</dd>
          </div>
        ))}
    </dl>
  )
}

type ItineraryRide = RideInWords &
  Partial<Pick<PublicRide, 'status' | 'isRequest' | 'chargedPercent' | 'over' | 'unanswered' | 'driver'>>

/** How a ride stands, in few words; empty before its booking says so. */
function standOf(ride: ItineraryRide, texts: Texts): string {
  const { status, isRequest = false, over = false } = ride
  if (requestText({ ...ride, status: status ?? 'new', isRequest, over }, texts) !== null)
    return texts.in('booking').status.onRequest
  return status ? statusTitle(status, texts) : ''
}

/** How the rides of a drive stand, behind its route; empty where all rides stand alike. */
export function standsIn(drive: readonly ItineraryRide[], all: readonly ItineraryRide[], texts: Texts): string {
  if (new Set(all.map((ride) => standOf(ride, texts))).size < 2) return ''
  const stands = new Set(drive.map((ride) => standOf(ride, texts)))
  return [...stands].map((stand) => stand && ` · ${stand}`).join('')
}

export function DriverLine({ driver: { name, phone, car } }: { readonly driver: ShownDriver }) {
  return <small translate="no">{useTexts('booking').itinerary.driver(name, phone, car)}</small>
}

interface ItineraryDaysProps {
  readonly rides: readonly ItineraryRide[]
  /** Also how far each ride is, what it costs and who drives it. */
  readonly isFull?: boolean
  /** The route as a link to its ride, where there is something to lead to. */
  readonly linked?: (route: string, position: number) => ReactNode
}

/** A journey at a glance, day by day. */
export function ItineraryDays({ rides, isFull = false, linked = (route) => route }: ItineraryDaysProps) {
  const texts = useLanguage()
  const { itinerary: t } = texts.in('booking')
  const { formats } = texts
  return (
    <section className="itinerary" aria-labelledby="itinerary">
      <h2 id="itinerary">{t.heading}</h2>
      <ol>
        {itinerary(rides, texts).map(({ day, date, drives }) => (
          <Fragment key={date}>
            {drives[0]!.ownWay && (
              <li>
                <h3>
                  <span>{drives[0]!.ownWay.days}</span>
                </h3>
                <p>{drives[0]!.ownWay.text}</p>
              </li>
            )}
            <li>
              <h3>
                {t.day(day)} <span>{pickupDay(date, texts)}</span>
              </h3>
              <ul>
                {drives.map(({ ownWay, rides: its, time, route, what, more }, i) => (
                  <Fragment key={its[0].position}>
                    {i > 0 && ownWay && (
                      <li>
                        <span />
                        <span>{ownWay.text}</span>
                      </li>
                    )}
                    <li>
                      <span className="itinerary__time" translate="no">
                        {formats.time(time)}
                      </span>
                      <span>
                        {linked(route, its[0].position)}
                        {standsIn(its, rides, texts)}
                        {[...what, ...(isFull ? more : [])].map((text) => (
                          <small key={text}>{withAmounts(text)}</small>
                        ))}
                        {isFull &&
                          its.map(({ position, driver }) => driver && <DriverLine key={position} driver={driver} />)}
                      </span>
                    </li>
                  </Fragment>
                ))}
              </ul>
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

/** A text in which a tap on our number calls it: not every phone makes a link of a number. */
export function WithCall({ text }: { readonly text: string }) {
  const [before, after] = text.split(CONTACT.whatsappShown)
  if (after === undefined) return before
  return (
    <>
      {before}
      <a href={`tel:${CONTACT.whatsapp}`} translate="no">
        {CONTACT.whatsappShown}
      </a>
      {after}
    </>
  )
}

/** A booking at a glance, and its rides line by line: on its confirmation and on its own page. */
import type { ReactNode } from 'react'
import type { PublicRide, RideInWords } from '#domain/bookings/booking.ts'
import { itinerary } from '#domain/bookings/itinerary.ts'
import type { SummaryLine } from '#domain/bookings/summary.ts'
import { statusTexts } from '#domain/bookings/texts.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import './booking-lines.css'

interface BookingFactsProps {
  readonly title: string
  readonly price: string
  /** The next pickup. */
  readonly next: Pick<RideInWords, 'pickupDate' | 'pickupTime'>
  readonly reference: string
  /** The route is the page's own heading, or one below the answer's. */
  readonly heading: 'h1' | 'h2'
}

/** Route, time, reference and price: what a reader looks for first. */
export function BookingFacts({ title, price, next, reference, heading: Heading }: BookingFactsProps) {
  return (
    <div className="booking-facts">
      <Heading>{title}</Heading>
      <p className="booking-facts__when">
        <strong>{showDate(next.pickupDate)},</strong> <strong>{showTime(next.pickupTime)}</strong>{' '}
        <small>Sri Lanka time</small>
      </p>
      <p className="booking__reference">
        <small>Reference</small> <strong>{reference}</strong>
      </p>
      <p className="booking-facts__price">
        <small>Price</small> <strong>{price}</strong>
      </p>
    </div>
  )
}

interface LinesProps {
  readonly lines: readonly SummaryLine[]
}

/** Leaves out lines without a value. */
export function BookingLines({ lines }: LinesProps) {
  return (
    <dl className="booking-lines">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

type ItineraryRide = RideInWords & Partial<Pick<PublicRide, 'status' | 'driver'>>

interface ItineraryDaysProps {
  readonly rides: readonly ItineraryRide[]
  /** Also how far each ride is, what it costs and who drives it. */
  readonly isFull?: boolean
  /** The route as a link to its ride, where there is something to lead to. */
  readonly linked?: (route: string, position: number) => ReactNode
}

/** A journey at a glance, day by day. */
export function ItineraryDays({ rides, isFull = false, linked = (route) => route }: ItineraryDaysProps) {
  const isMixed = rides.some(({ status }) => status !== rides[0]!.status)
  return (
    <section className="itinerary" aria-labelledby="itinerary">
      <h2 id="itinerary">Your journey, day by day</h2>
      <ol>
        {itinerary(rides).map(({ day, date, drives }) => (
          <li key={date}>
            <h3>
              Day {day} <span>{showDate(date)}</span>
            </h3>
            <ul>
              {drives.map(({ rides: its, time, route, what, more }) => (
                <li key={its[0].position}>
                  <span className="itinerary__time">{showTime(time)}</span>
                  <span>
                    {linked(route, its[0].position)}
                    {isMixed && its[0].status && ` · ${statusTexts(its[0].status, true).title}`}
                    {[...what, ...(isFull ? more : [])].map((text) => (
                      <small key={text}>{text}</small>
                    ))}
                    {isFull &&
                      its.map(
                        ({ position, driver }) =>
                          driver && (
                            <small key={position}>
                              Driver: {driver.name}, {driver.phone}, {driver.car}
                            </small>
                          ),
                      )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

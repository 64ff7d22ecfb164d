/** Lists of bookings, what a search finds, and a day for paper. */
import { BRAND } from '#domain/brand.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink } from '#worker/platform/plain-page.tsx'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import { guestWords, noticeWords, priceWords, languageWords, rideWords, driverWords } from '#worker/lists/words.ts'
import type { PaymentProblemRow } from '#worker/payments/notices.ts'
import { ridePath, LISTS, type ListName, WhenAndStatus, Contact, Concerns, OperatorPage, CronNotice } from './parts.tsx'
import { isRunning } from '#domain/bookings/ride.ts'
import { Fragment } from 'react'
import { openText, openUsd } from '#domain/bookings/money/payments.ts'
import type { OperatorBooking } from '#worker/database/schema.ts'

/** Bookings on one page of a list. */
export const PAGE_SIZE = 100

function Card({ booking }: { readonly booking: ListedBooking }) {
  const { ride, driverName, concerns } = booking
  return (
    <li className={concerns.length > 0 ? 'card card--concern' : 'card'}>
      <WhenAndStatus {...booking} />
      <p>{rideWords(booking)}</p>
      <p className="soft">
        {guestWords(booking) && `${guestWords(booking)} · `}
        {priceWords(booking)}
        {languageWords(booking) && ` · ${languageWords(booking)}`}
        {driverName === null ? '' : ` · driver ${driverName}`}
      </p>
      <Concerns booking={booking} />
      <div className="actions">
        <ButtonLink look="go" href={ridePath(booking)}>
          {ride}
        </ButtonLink>
        <Contact booking={booking} />
      </div>
    </li>
  )
}

function Cards({ bookings }: { readonly bookings: readonly ListedBooking[] }) {
  return bookings.length > 0 ? (
    <ul className="cards">
      {bookings.map((booking) => (
        <Card key={booking.ride} booking={booking} />
      ))}
    </ul>
  ) : (
    <p className="soft">None</p>
  )
}

/** What the payment gateway said and nobody has settled, each with the button that settles it. */
function Payments({ notices }: { readonly notices: readonly PaymentProblemRow[] }) {
  if (notices.length === 0) return null
  return (
    <>
      <h2>Payments that need a hand ({notices.length})</h2>
      <ul className="cards">
        {notices.map((notice) => (
          <li key={notice.id} className="card card--concern">
            <p>{noticeWords(notice)}</p>
            <form className="actions" method="post" action={`${HOME}/payments/${notice.id}`}>
              {notice.reference !== null && (
                <ButtonLink look="go" href={`${HOME}/booking/${notice.reference}`}>
                  {notice.reference}
                </ButtonLink>
              )}
              <Button>I have seen to it</Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PageOfList {
  readonly bookings: readonly ListedBooking[]
  /** Counts from 0. */
  readonly page: number
  readonly hasMore: boolean
}

/** Links to the pages before and after. @param address of a page but for its number */
function Pages({ of: { page, hasMore }, label, address }: { of: PageOfList; label: string; address: string }) {
  if (page === 0 && !hasMore) return null
  return (
    <nav aria-label={label}>
      {page > 0 && <a href={`${address}=${page - 1}`}>Back</a>}
      {hasMore && <a href={`${address}=${page + 1}`}>More</a>}
    </nav>
  )
}

interface ListPageProps {
  readonly name: ListName
  readonly listed: PageOfList
  /** What needs a hand, on the list of now. */
  readonly concerned?: (PageOfList & { readonly total: number }) | undefined
  readonly payments: readonly PaymentProblemRow[]
  /** Of the cron, in words. */
  readonly trouble: string | null
  /** In words, on the list of now. */
  readonly browserErrors: string | null
  readonly now: Date
}

export function ListPage({ name, listed, concerned, payments, trouble, browserErrors, now }: ListPageProps) {
  const { date, time } = sriLankaTime(now)
  const tomorrow = sriLankaTime(new Date(now.getTime() + DAY_MS)).date
  const path = `${HOME}/${name}`
  return (
    <OperatorPage list={name}>
      <CronNotice trouble={trouble} />
      <h1>
        {BRAND.name}: {LISTS[name]}
      </h1>
      <p className="soft">
        {date} {time}, Sri Lanka time. To print: <a href={dayPath(date)}>today</a>,{' '}
        <a href={dayPath(tomorrow)}>tomorrow</a>
      </p>
      {concerned && (
        <>
          <h2>Needs a hand ({concerned.total})</h2>
          <Cards bookings={concerned.bookings} />
          <Pages of={concerned} label="Pages of what needs a hand" address={`${path}?hand`} />
          <Payments notices={payments} />
          <h2>All others from 24 hours ago to 48 hours ahead</h2>
        </>
      )}
      <Cards bookings={concerned ? listed.bookings.filter(({ concerns }) => concerns.length === 0) : listed.bookings} />
      <Pages of={listed} label="Pages" address={`${path}?page`} />
      {browserErrors && <p className="soft">{browserErrors}</p>}
    </OperatorPage>
  )
}

export function SearchPage({ text, listed }: { readonly text: string; readonly listed: PageOfList }) {
  return (
    <OperatorPage search={text}>
      <h1>With “{text}”, the latest first</h1>
      <Cards bookings={listed.bookings} />
      <Pages of={listed} label="Pages" address={`${HOME}/find?text=${encodeURIComponent(text)}&page`} />
    </OperatorPage>
  )
}

const dayPath = (date: string) => `${HOME}/day/${date}`

/** What follows a ride in its booking, in short. */
function RidesAfter({ rides }: { readonly rides: readonly OperatorBooking[] }) {
  return rides.map((ride) => (
    <Fragment key={ride.ride}>
      <br />
      <span className="soft">
        then {showDate(ride.pickupDate)}, {ride.pickupTime}: {rideWords({ ...ride, rides: 1 })}
        {ride.driverName === null ? '' : ` · ${ride.driverName}`}
      </span>
    </Fragment>
  ))
}

interface DayPageProps {
  readonly date: string
  readonly bookings: readonly ListedBooking[]
  /** The rides of the same bookings after that day, by the booking's number. */
  readonly after: ReadonlyMap<number, readonly OperatorBooking[]>
}

/** For paper: everything of a day, by time. */
export function DayPage({ date, bookings, after }: DayPageProps) {
  const running = bookings.filter(isRunning)
  return (
    <OperatorPage>
      <h1>
        {BRAND.name}: {showDate(date)}
      </h1>
      <p className="soft">
        {running.length} {running.length === 1 ? 'pickup' : 'pickups'}, Sri Lanka time
      </p>
      <table className="stacks rides">
        <thead>
          <tr>
            {['Time', 'Ride', 'Guest', 'Driver', 'Collect'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {running.map((booking) => (
            <tr key={booking.ride}>
              <td className="whole">
                <strong>{booking.pickupTime}</strong> <span className="soft">{booking.ride}</span>
              </td>
              <td>
                {rideWords(booking)}
                {driverWords(booking, true) && (
                  <>
                    <br />
                    {driverWords(booking, true)}
                  </>
                )}
                {booking.details && (
                  <>
                    <br />
                    <span className="soft">{booking.details}</span>
                  </>
                )}
                <RidesAfter rides={after.get(booking.number) ?? []} />
              </td>
              <td>
                {guestWords({ ...booking, phone: '' })}
                {booking.phone && (
                  <>
                    {' '}
                    <a className="whole" href={`tel:${booking.phone}`}>
                      {booking.phone}
                    </a>
                  </>
                )}
              </td>
              <td>
                {booking.driverName === null ? (
                  <span className="bad">no driver</span>
                ) : (
                  <>
                    {booking.driverName}, <span className="whole">{booking.driverPhone}</span>, {booking.driverCar}
                  </>
                )}
              </td>
              <td>{openUsd(booking) === 0 ? 'paid' : `collect ${openText(booking)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OperatorPage>
  )
}

/** What needs a hand and is driven about now, and what a search finds. */
import { promisedBy } from '#domain/bookings/agreed/concerns.ts'
import { pickupInstant } from '#domain/bookings/ride.ts'
import { PAYMENT_ADVICE } from '#domain/bookings/money/payments.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Alarm } from '#worker/alarms/alarms.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink } from '#worker/platform/plain-page.tsx'
import { type ListedBooking, NEAR_HOURS } from '#worker/lists/booking-list.ts'
import {
  awaitsAnswer,
  guestWords,
  languageWords,
  noticeWords,
  priceWords,
  rideWords,
  showInstant,
} from '#worker/lists/office-texts.ts'
import type { PaymentProblemRow } from '#worker/payments/gateway-notices.ts'
import type { OpenNote } from '#worker/steps/open-notes.ts'
import type { DuePaper } from '#worker/fleet/car-calendar.ts'
import type { WaitingProposal } from '#worker/proposals/store.ts'
import { AlarmCards, ClosedAlarms, NoteCards } from './cards.tsx'
import { DayCards, type RideOfToday } from './board-page.tsx'
import { DayStrip } from './day-strip.tsx'
import {
  Answered,
  Concerns,
  Contact,
  DuePapers,
  type Follows,
  OperatorPage,
  proposalPath,
  ridePath,
  SaidLate,
  WhenAndStatus,
  TopOfList,
  UnpaidWhenDone,
} from '#worker/office/parts.tsx'

interface ProposalsProps {
  readonly id: string
  readonly title: string
  readonly proposals: readonly WaitingProposal[]
}

/** Proposals whose guests ask for a change, or were to get them by mail, and have not. */
function Proposals({ id, title, proposals }: ProposalsProps) {
  if (proposals.length === 0) return null
  return (
    <section id={id}>
      <h2>{`${title} (${proposals.length})`}</h2>
      <ul className="cards">
        {proposals.map(({ number, name, title: its, words, state, shownState, changedAt }) => (
          <li key={number} className="card card--concern" data-card={`proposal/${number}`}>
            <p>
              {its} · {name} · {showInstant(changedAt)}
            </p>
            {state === 'sent' ? (
              <p className="bad">The mail: {shownState}. Send the link by WhatsApp, or call.</p>
            ) : (
              <p style={{ whiteSpace: 'pre-line' }} dir="auto">
                {words}
              </p>
            )}
            <div className="actions">
              <ButtonLink look="go" href={proposalPath(number)}>
                Proposal {number}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rides on one page of a list of cards: some screens of a phone. */
export const PAGE_SIZE = 25

interface CardProps {
  readonly booking: ListedBooking
  /** Of a page that shows who has not answered whether they take a ride that is still ahead. */
  readonly now?: Date | undefined
  /** Of a booking that waits for its confirmation. */
  readonly isToConfirm?: boolean
}

function Card({ booking, now, isToConfirm = false }: CardProps) {
  const { ride, driverName, driverAnswer, concerns } = booking
  const isAsked = now && awaitsAnswer(booking, now) && pickupInstant(booking) > now.getTime()
  return (
    <li className={concerns.length > 0 ? 'card card--concern' : 'card'} data-card={ride}>
      <WhenAndStatus booking={booking} />
      <p>{rideWords(booking)}</p>
      <p className="soft">
        {guestWords(booking) && `${guestWords(booking)} · `}
        {priceWords(booking)}
        {languageWords(booking) && ` · ${languageWords(booking)}`}
        {driverName === null ? '' : ` · driver ${driverName}`}
        {isAsked && <Answered answer={driverAnswer} />}
        {now && <SaidLate booking={booking} now={now} />}
      </p>
      {isToConfirm && (
        <p className="sand">Driver promised by {showInstant(new Date(promisedBy(booking)).toISOString())}</p>
      )}
      <Concerns booking={booking} />
      <UnpaidWhenDone booking={booking} />
      <div className="actions">
        <ButtonLink look="go" href={ridePath(booking)}>
          {ride}
        </ButtonLink>
        <Contact booking={booking} />
      </div>
    </li>
  )
}

type CardsProps = Omit<CardProps, 'booking'> & { readonly bookings: readonly ListedBooking[] }

function Cards({ bookings, ...shown }: CardsProps) {
  return bookings.length > 0 ? (
    <ul className="cards">
      {bookings.map((booking) => (
        <Card key={booking.ride} booking={booking} {...shown} />
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
    <section id="payments">
      <h2>Payments that need a hand ({notices.length})</h2>
      <p className="soft">
        The payment gateway told of these, and they do not fit. “I have seen to it” takes one off this list. It moves no
        money.
      </p>
      <ul className="cards">
        {notices.map((notice) => (
          <li key={notice.id} className="card card--concern" data-card={`payment/${notice.id}`}>
            <p>{noticeWords(notice)}</p>
            <p>
              <strong>What to do:</strong> {PAYMENT_ADVICE[notice.problem!]}
            </p>
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
    </section>
  )
}

/** What guests said and nobody has read: the way to the office's page of it. */
function UnreadOpinions({ unread }: { readonly unread: number }) {
  if (unread === 0) return null
  return (
    <p id="opinions" className="notice">
      <a href={`${HOME}/opinions`}>Opinions of guests to read ({unread})</a>
    </p>
  )
}

export interface PageOfList {
  readonly bookings: readonly ListedBooking[]
  /** Counts from 0. */
  readonly page: number
  readonly hasMore: boolean
}

interface PagesProps {
  readonly of: Pick<PageOfList, 'page' | 'hasMore'>
  readonly label: string
  /** Of a page, but for its number. */
  readonly address: string
}

/** Links to the pages before and after. */
export function Pages({ of: { page, hasMore }, label, address }: PagesProps) {
  if (page === 0 && !hasMore) return null
  return (
    <nav aria-label={label}>
      {page > 0 && <a href={`${address}=${page - 1}`}>Back</a>}
      {hasMore && <a href={`${address}=${page + 1}`}>More</a>}
    </nav>
  )
}

interface NowPageProps {
  readonly listed: PageOfList
  /** What needs a hand. */
  readonly concerned: PageOfList & { readonly total: number }
  /** Bookings that need no other hand than to be confirmed, the oldest first. */
  readonly toConfirm: Pick<PageOfList, 'bookings'> & { readonly total: number }
  readonly payments: readonly PaymentProblemRow[]
  /** Of the cron, in words. */
  readonly trouble: string | null
  /** In words. */
  readonly browserErrors: string | null
  readonly alarms: readonly Alarm[]
  /** Those that are due. */
  readonly notes: readonly OpenNote[]
  /** Those that wait for the office. */
  readonly proposals: readonly WaitingProposal[]
  readonly papers: readonly DuePaper[]
  /** Opinions of guests that nobody has read. */
  readonly unread?: number
  /** Days with a ride that its driver or car does not fit. */
  readonly hindered: ReadonlySet<string>
  readonly now: Date
  /** Rides that are late, wait on the road, or whose guest has said something: as Today shows them. */
  readonly urgent?: readonly RideOfToday[]
  readonly follows?: Follows
}

export function NowPage({
  listed,
  urgent = [],
  follows,
  concerned,
  toConfirm,
  payments,
  trouble,
  alarms,
  notes,
  proposals,
  papers,
  unread = 0,
  hindered,
  browserErrors,
  now,
}: NowPageProps) {
  const { date } = sriLankaTime(now)
  const path = `${HOME}/now`
  const late = urgent.filter(({ delay }) => delay !== null)
  const broken = urgent.filter(({ delay, day }) => delay === null && day.brokeDownAt !== null)
  const asking = urgent.filter(({ delay, day }) => delay === null && day.brokeDownAt === null)
  const shown = new Set(urgent.map(({ booking }) => booking.ride))
  // Only the new rides of these stand there by one card: others may be under way.
  const waiting = new Set(toConfirm.bookings.map(({ number }) => number))
  return (
    <OperatorPage list="now" follows={follows}>
      <TopOfList list="now" trouble={trouble} now={now} path={HOME} />
      <AlarmCards alarms={alarms} page="now" now={now} />
      <Proposals id="asked" title="Proposals to change" proposals={proposals.filter(({ state }) => state !== 'sent')} />
      <Proposals
        id="unsent"
        title="Proposals that have not gone out"
        proposals={proposals.filter(({ state }) => state === 'sent')}
      />
      <DuePapers papers={papers} today={date} />
      <UnreadOpinions unread={unread} />
      <DayStrip from={date} today={date} hindered={hindered} />
      {broken.length > 0 && <DayCards id="broken" title="Broken down on the way" rides={broken} now={now} />}
      {late.length > 0 && <DayCards id="late" title="Late" rides={late} now={now} />}
      {asking.length > 0 && <DayCards id="asking" title="What guests say" rides={asking} now={now} />}
      <section id="concerned">
        <h2>Needs a hand ({concerned.total})</h2>
        <Cards bookings={concerned.bookings} now={now} />
        <Pages of={concerned} label="Pages of what needs a hand" address={`${path}?hand`} />
      </section>
      {toConfirm.total > 0 && (
        <section id="to-confirm">
          <h2>New, to confirm ({toConfirm.total})</h2>
          <Cards bookings={toConfirm.bookings} now={now} isToConfirm />
        </section>
      )}
      <NoteCards notes={notes} title="Notes that are due" isOfNow />
      <Payments notices={payments} />
      <section id="others">
        <h2>{`All others from ${NEAR_HOURS.past} hours ago to ${NEAR_HOURS.ahead} hours ahead`}</h2>
        <Cards
          bookings={listed.bookings.filter(
            ({ ride, number, status, concerns }) =>
              concerns.length === 0 && !shown.has(ride) && !(status === 'new' && waiting.has(number)),
          )}
          now={now}
        />
        <Pages of={listed} label="Pages" address={`${path}?page`} />
      </section>
      <ClosedAlarms alarms={alarms} page="now" now={now} />
      {browserErrors && <p className="soft">{browserErrors}</p>}
    </OperatorPage>
  )
}

/** @param listed `null` for a text that is too short to look for */
export function SearchPage({ text, listed }: { readonly text: string; readonly listed: PageOfList | null }) {
  return (
    <OperatorPage search={text}>
      <h1>With “{text}”, the latest first</h1>
      {listed === null ? (
        <p>Type two letters or more.</p>
      ) : (
        <>
          <Cards bookings={listed.bookings} />
          <Pages of={listed} label="Pages" address={`${HOME}/find?text=${encodeURIComponent(text)}&page`} />
        </>
      )}
    </OperatorPage>
  )
}

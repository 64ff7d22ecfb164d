/** What the operator's pages have in common: the addresses of rides, the top, what needs a hand, how a guest is reached. */
import { Fragment, type ReactNode } from 'react'
import { isLockedSomewhere } from '#domain/bookings/driver/listed-drivers.ts'
import { CONCERN_TEXTS } from '#domain/bookings/agreed/concerns.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { BRAND } from '#domain/brand.ts'
import { ENTERED_METHODS, METHOD_WORDS, openText, type PaymentMethod } from '#domain/bookings/money/payments.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { ANSWER_TEXTS, type DriverAnswer, NO_ANSWER } from '#domain/bookings/day/ride-events.ts'
import { paperWords } from '#domain/fleet/fleet-entries.ts'
import type { DriverDeviceRow } from '#worker/database/schema.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Choice, Menu, Refusal } from '#worker/platform/plain-page.tsx'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import {
  brokeDownWords,
  concernWords,
  insistedWords,
  saidLateWords,
  showInstant,
  stateWords,
} from '#worker/lists/office-texts.ts'
import { changedNotes, newsMessage, newsWords } from '#worker/steps/drivers-to-tell.ts'
import { guestChatLink } from '#worker/bookings/guest-texts.ts'
import type { DuePaper } from '#worker/fleet/car-calendar.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import type { DriverLanguage } from '#domain/driver-texts/driver-texts.ts'
import { en, type DriverTexts } from '#domain/driver-texts/in-english.ts'
import { si } from '#domain/driver-texts/in-sinhala.ts'
import { ta } from '#domain/driver-texts/in-tamil.ts'

/** All that drivers read: the office writes to each driver in the driver's language. */
export const DRIVER_TEXTS: Readonly<Record<DriverLanguage, DriverTexts>> = { en, si, ta }

/** The page of a ride, or of a step with it. */
export const ridePath = (
  { reference, position, rides }: Pick<ListedBooking, 'reference' | 'position' | 'rides'>,
  step = '',
) => `${HOME}/booking/${reference}${step && `/${step}`}${rides > 1 ? `?ride=${position}` : ''}`

/** The lists that the operator's pages show, by their part of the address. */
export const LISTS = { now: 'Now', today: 'Today', later: 'Days', past: 'Past', unpaid: 'Still to be paid' } as const
export type ListName = keyof typeof LISTS

/** One row on a phone. From the days any other day is one tap away. */
const MENU = [
  ['now', HOME, LISTS.now],
  ['today', `${HOME}/today`, LISTS.today],
  ['later', `${HOME}/later`, LISTS.later],
  ['new', `${HOME}/new`, 'New'],
  ['office', `${HOME}/money`, 'Office'],
] as const
type MenuEntry = (typeof MENU)[number][0]

export const PROPOSALS = `${HOME}/proposals`
export const proposalPath = (number: number, rest = '') => `${PROPOSALS}/${number}${rest}`

/** Beside a booking by telephone: both are composed the same way. */
export function NewMenu({ page }: { readonly page: 'telephone' | 'proposals' | 'new-proposal' }) {
  const pages = [
    ['telephone', `${HOME}/new`, 'Telephone'],
    ['new-proposal', `${PROPOSALS}/new`, 'Propose'],
    ['proposals', PROPOSALS, 'Proposals'],
  ] as const
  return <Menu className="menu no-paper" label="New" pages={pages} here={page} />
}

/** All of a day, to read and to print. */
export const dayPath = (date: string) => `${HOME}/day/${date}`

/** When a ride begins, and its status. */
export function WhenAndStatus({ booking }: { readonly booking: ListedBooking }) {
  return (
    <p>
      <span className="time">{booking.pickupTime}</span> {showDate(booking.pickupDate)} · <State booking={booking} />
    </p>
  )
}

/** How it stands with a ride, in the words of Today. */
export const State = ({ booking }: { readonly booking: ListedBooking }) => (
  <span className={STATUS_CLASSES[booking.status]}>{stateWords(booking)}</span>
)

const STATUS_CLASSES = { new: 'sand', confirmed: 'good', cancelled: 'soft', 'no-show': 'bad' } as const

type ReachedGuest = Pick<ListedBooking, 'phone' | 'ride' | 'reference' | 'language'>

export function Contact({ booking }: { readonly booking: ReachedGuest }) {
  const { phone, ride: reference } = booking
  if (!phone) return <span className="soft">Personal data erased</span>
  return (
    <>
      <ButtonLink href={`tel:${phone}`} aria-label={`Call the guest of ${reference}`}>
        Call the guest
      </ButtonLink>
      <ButtonLink href={guestChatLink(booking)} aria-label={`Write to the guest of ${reference} on WhatsApp`}>
        WhatsApp
      </ButtonLink>
    </>
  )
}

type ReachedDriver = Pick<ListedBooking, 'driverName' | 'driverPhone' | 'ride'>

export function DriverContact({ booking: { driverName, driverPhone, ride } }: { readonly booking: ReachedDriver }) {
  if (driverName === null || driverPhone === null) return null
  return (
    <div className="actions">
      <ButtonLink href={`tel:${driverPhone}`} aria-label={`Call ${driverName}, who drives ${ride}`}>
        Call
      </ButtonLink>
      <ButtonLink
        href={`https://wa.me/${driverPhone.slice(1)}`}
        aria-label={`Write to ${driverName}, who drives ${ride}, on WhatsApp`}
      >
        WhatsApp
      </ButtonLink>
    </div>
  )
}

/** Whether the driver takes the ride, behind the driver's name. */
export const Answered = ({ answer }: { readonly answer: DriverAnswer | null }) => (
  <>
    {' '}
    ·{' '}
    <span className={answer === 'cannot' ? 'bad' : answer === 'takes' ? 'good' : 'sand'}>
      {answer === null ? NO_ANSWER : ANSWER_TEXTS[answer]}
    </span>
  </>
)

/** What a driver says who is late, behind the driver's name. */
export function SaidLate({ booking, now }: { readonly booking: ListedBooking; readonly now: Date }) {
  const words = saidLateWords(booking, now)
  return (
    words && (
      <>
        {' '}
        · <span className="bad">{words}</span>
      </>
    )
  )
}

/** Each driver who does not know yet what changed, with what is needed to tell them. */
export function DriversToTell({ booking }: { readonly booking: ListedBooking }) {
  return booking.driversToTell.map((driver) => (
    <div key={driver.phone}>
      <p className="bad">
        {[
          `${CONCERN_TEXTS['tell-driver']}: ${newsWords(driver)}`,
          ...changedNotes(driver, booking, DRIVER_TEXTS.en),
        ].join('; ')}
      </p>
      <form className="actions" method="post" action={ridePath(booking, 'told')}>
        <input type="hidden" name="phone" value={driver.phone} />
        <ButtonLink href={`tel:${driver.phone}`}>Call {driver.name}</ButtonLink>
        <ButtonLink
          href={`https://wa.me/${driver.phone.slice(1)}?text=${encodeURIComponent(newsMessage(driver, booking, DRIVER_TEXTS[driver.language ?? 'en']))}`}
        >
          WhatsApp {driver.name}
        </ButtonLink>
        <Button>{driver.name} knows</Button>
      </form>
    </div>
  ))
}

interface LinkPhoneProps {
  /** Of the driver. */
  readonly phone: string
  readonly device: DriverDeviceRow | undefined
  readonly now: Date
  /** The page that the button comes back to. */
  readonly back: string
}

/** On which phone a driver's links open, and the button for another one. */
export function LinkPhone({ phone, device, now, back }: LinkPhoneProps) {
  const isLocked = isLockedSomewhere(device, now)
  const words = device?.device
    ? `Bound on ${showInstant(device.at)}`
    : isLocked
      ? 'Locked after wrong numbers, for an hour where they were typed'
      : 'none yet. The links open on the first phone on which the driver’s number is typed'
  return (
    <form className="actions" method="post" action={`${HOME}/drivers/reset`}>
      <span className={isLocked ? 'bad' : 'soft'}>Phone: {words}</span>
      {device && (
        <>
          <input type="hidden" name="phone" value={phone} />
          <input type="hidden" name="back" value={back} />
          <Button>Let another phone open the links</Button>
        </>
      )}
    </form>
  )
}

/** A question, not a concern: a family may well need two cars. */
function BookedTwice({ others: [other, ...more] }: { readonly others: ListedBooking['alsoBooked'] }) {
  return (
    other && (
      <p className="sand">
        Booked twice? The same guest has <a href={ridePath(other)}>{other.ride}</a>
        {more.length > 0 && ` and ${more.length} more`} at the same time.
      </p>
    )
  )
}

export function Concerns({ booking }: { readonly booking: ListedBooking }) {
  const brokeDown = brokeDownWords(booking)
  return (
    <>
      {brokeDown && <p className="bad">{brokeDown}</p>}
      <BookedTwice others={booking.alsoBooked} />
      <DriversToTell booking={booking} />
      {booking.concerns
        .filter((concern) => concern !== 'tell-driver')
        .map((concern) => (
          <Fragment key={concern}>
            <p className="bad">{concernWords(booking, concern)}</p>
            {concern === 'no-car' && booking.carNow && (
              <p className={booking.carNow.isFree ? 'good' : 'soft'}>{booking.carNow.words}</p>
            )}
            {concern === 'nobody-came' && (
              <div className="actions">
                <ButtonLink href={ridePath(booking, 'no-show')}>The guest did not come</ButtonLink>
                <ButtonLink href={ridePath(booking, 'came')}>The guest came</ButtonLink>
              </div>
            )}
          </Fragment>
        ))}
      <Insisted booking={booking} />
    </>
  )
}

/** Of a ride that is done: what its guest has not paid, and the step that notes it. */
export function UnpaidWhenDone({ booking }: { readonly booking: ListedBooking }) {
  const { lastSaid, status, onAccount, ride } = booking
  const isDone = status === 'confirmed' && lastSaid?.event === 'DRIVER_ARRIVED_AT_DROPOFF'
  if (!isDone || onAccount || openUsd(booking) === 0) return null
  return (
    <div className="actions">
      <span className="bad">unpaid {openText(booking)}</span>
      <ButtonLink href={ridePath(booking, 'paid')} aria-label={`Note a payment for ${ride}`}>
        Note a payment
      </ButtonLink>
    </div>
  )
}

/** What speaks against driver or car, and somebody insisted on: it needs no hand, and is said. */
function Insisted({ booking }: { readonly booking: ListedBooking }) {
  const words = insistedWords(booking)
  return words === '' ? null : <p className="soft">All the same: {words}</p>
}

interface TopProps {
  readonly list?: MenuEntry
  /** What is looked for. */
  readonly search?: string
}

/** What the script of a page that follows needs to know (`client/live/page-updates.ts`). */
export interface Follows {
  /** Of all that the page shows: the question for another one is answered 304. */
  readonly tag: string
  /** When it was read: UTC, ISO 8601. */
  readonly at: string
  /** Names of what rings when it is new, with spaces between them. */
  readonly rings: string
}

interface OperatorPageProps extends TopProps {
  /** Of a page that follows by itself, where scripts run. */
  readonly follows?: Follows | undefined
  readonly children: ReactNode
}

/** A page of the operator, below the lists and the search. */
export function OperatorPage({ follows, children, ...top }: OperatorPageProps) {
  return (
    <>
      <Top {...top} />
      <main data-tag={follows?.tag} data-at={follows?.at} data-rings={follows?.rings}>
        {children}
      </main>
      <script src={plainPaths.officeScript} defer />
    </>
  )
}

function Top({ list, search = '' }: TopProps) {
  return (
    <header>
      <Menu className="menu" label="Menu" pages={MENU} here={list} />
      <form className="search" action={`${HOME}/find`} role="search">
        <input
          name="text"
          type="search"
          defaultValue={search}
          aria-label="Name, phone, flight, place, driver or reference"
          placeholder="Name, phone, flight, place"
          minLength={2}
          maxLength={100}
          required
        />
        <Button>Find</Button>
      </form>
    </header>
  )
}

/** @param trouble of the cron, as `cronTrouble` says it */
export function CronNotice({ trouble }: { readonly trouble: string | null }) {
  return (
    trouble && (
      <Refusal>
        <strong>{trouble}</strong>
      </Refusal>
    )
  )
}

/** What was just done, or refused. */
export interface Message {
  readonly text: string
  readonly refused: boolean
}

export function Notice({ message }: { readonly message: Message | undefined }) {
  if (!message) return null
  return (
    <p className={message.refused ? 'notice notice--bad' : 'notice'} role="alert">
      {message.text}
    </p>
  )
}

/** Papers of cars and drivers that run out, each with the entry where it is renewed. */
export function DuePapers({ papers, today }: { readonly papers: readonly DuePaper[]; readonly today: string }) {
  if (papers.length === 0) return null
  return (
    <section id="papers" className="notice">
      <h2 style={{ margin: 0 }}>Papers that run out ({papers.length})</h2>
      <ul>
        {papers.map((paper) => (
          <li key={`${paper.entry}/${paper.id}/${paper.name}`} className={paper.until < today ? 'bad' : undefined}>
            <a href={`${HOME}/${paper.entry}/${paper.id}`}>{paperWords(paper, today)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DriverPhotoProps {
  readonly driver: Pick<KeptDriver, 'id' | 'name' | 'hasPhoto'>
  /** In pixels, both ways. */
  readonly size: number
  /** Where the name does not stand beside it. */
  readonly isAlone?: boolean
}

export const photoPath = (id: number) => `${HOME}/drivers/${id}/photo`

/** Beside the driver's name. */
export function DriverPhoto({ driver: { id, name, hasPhoto }, size, isAlone = false }: DriverPhotoProps) {
  if (!hasPhoto) return null
  return (
    <img
      className="no-paper"
      src={photoPath(id)}
      alt={isAlone ? `Photo of ${name}` : ''}
      width={size}
      height={size}
      loading="lazy"
      style={{ flex: 'none', borderRadius: '.5rem', objectFit: 'cover' }}
    />
  )
}

interface MessageSectionProps {
  /** @example 'Message to the guest' */
  readonly title: string
  readonly text: string
  /** BCP 47. */
  readonly lang?: string
  /** E.164; empty where whoever sends it chooses the chat. */
  readonly phone?: string
  readonly children: ReactNode
}

/** A message that the office sends itself: by WhatsApp, or copied into another chat or a mail. */
export function MessageSection({ title, text, lang, phone = '', children }: MessageSectionProps) {
  return (
    <section id="message" data-keep="">
      <h2>{title}</h2>
      <p className="soft">{children}</p>
      <textarea readOnly rows={text.split('\n').length + 2} defaultValue={text} lang={lang} aria-label={title} />
      <div className="actions">
        <ButtonLink href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}>
          Send it on WhatsApp
        </ButtonLink>
        <Button type="button" data-copy="" hidden>
          Copy the message
        </Button>
      </div>
      <p role="status" data-copied="Copied" data-selected="The message is selected: copy it." />
      <script src={plainPaths.keepScript} defer />
    </section>
  )
}

/** How money came or went back, for the cash book. */
export function MethodChoice({
  label,
  defaultValue,
  methods = ENTERED_METHODS,
}: {
  readonly label: string
  readonly defaultValue?: string | undefined
  readonly methods?: readonly PaymentMethod[]
}) {
  const choices = methods.map((method) => [method, METHOD_WORDS[method]] as const)
  return <Choice label={label} name="method" defaultValue={defaultValue} choices={choices} />
}

interface TopOfListProps {
  readonly list: 'now' | 'today'
  readonly trouble: string | null
  readonly now: Date
  /** Of the page itself. */
  readonly path: string
}

/** What is wrong with the cron, the list's name, and the hour that it shows. */
export function TopOfList({ list, trouble, now, path }: TopOfListProps) {
  const { date, time } = sriLankaTime(now)
  return (
    <>
      <CronNotice trouble={trouble} />
      <h1>
        {BRAND.name}: {LISTS[list]}
      </h1>
      <p className="soft">
        <span data-passing="">
          {date} {time}
        </span>
        , Sri Lanka time. <a href={path}>Look again</a>
      </p>
    </>
  )
}

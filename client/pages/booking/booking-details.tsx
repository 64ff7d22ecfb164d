/**
 * All of a booking's page that does not change while it is open. The Worker writes it; the browser keeps that markup, and
 * fetches this code only when the booking changes, or where the app itself leads to the page: late-parts.tsx.
 */
import { drivesOf, isJourney, isRunning, isSecond, runningOrAll, type ShownDriver } from '#domain/bookings/ride.ts'
import { crewLines, PHOTO_SIZES, wishLines } from '#domain/bookings/driver/driver-for-guest.ts'
import { isToldByDays, itinerary, saidOnce } from '#domain/bookings/itinerary.ts'
import type { ReactNode } from 'react'
import {
  BookingFacts,
  BookingLines,
  DriverLine,
  ItineraryDays,
  standsIn,
  WithCall,
  withAmounts,
} from '#client/booking/sending/booking-lines.tsx'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import { BrandLogo } from '#client/pictures/icons.tsx'
import { useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import { NewTab, QuietLink } from '#client/link.tsx'
import { unbroken } from '#client/money/price.tsx'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { hasBegun, isTakenOver, type RideNow } from '#domain/bookings/day/ride-events.ts'
import { promisesOf } from '#domain/bookings/agreed/kept-promises.ts'
import { caveatText, elsewhereTexts, saidElsewhere } from '#domain/bookings/agreed/caveats.ts'
import { transferLines } from '#domain/bookings/money/bank-transfer.ts'
import {
  cancelFeeText,
  cancelledFreeText,
  paidText,
  payOnlineText,
  triedText,
} from '#domain/bookings/money/payments.ts'
import { adviceOnce, nobodyComesText, unmetText } from '#domain/bookings/driver/pickup-advice.ts'
import { rideReference, signWord } from '#domain/bookings/reference.ts'
import { askedBookingPath } from '#domain/bookings/request/booking-in-link.ts'
import {
  cancellableOf,
  cancellationText,
  cancellingText,
  paidBack,
  refundOfAllText,
} from '#domain/bookings/money/refunds.ts'
import { shortNoticeLink } from '#domain/bookings/request/short-notice.ts'
import { priceText, taxiText, wentBackText } from '#domain/bookings/money/said-sums.ts'
import { bookingTerms, withCardTerms } from '#domain/bookings/money/paying-in-words.ts'
import { bookingTitle, lacksFlight, rideSummary, rideTitle, vehiclesOf } from '#domain/bookings/ride-summary.ts'
import {
  discountLink,
  otherPaymentLink,
  questionLink,
  requestText,
  statusTexts,
  takenUpTexts,
} from '#domain/bookings/status-texts.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { tourTypeText } from '#domain/duration-and-tour-length.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { planAddress, type PlannedStop } from '#domain/journeys/plan.ts'
import { BOOKING_SECTION, paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { ArrivalsPlan } from './arrivals-plan.tsx'
import { meetingCode } from './late-meeting.ts'

export { Opinion } from './opinion.tsx'

/** The other site does not learn the booking's address. */
const Away = (link: Parameters<typeof NewTab>[0]) => <NewTab {...link} rel="noopener noreferrer" />

const isAhead = (ride: PublicRide) => isRunning(ride) && !ride.past && !ride.unanswered && !isTakenOver(ride)
/** Its guest still waits for the driver. */
const isAwaited = (ride: PublicRide) => isAhead(ride) && !ride.over && !ride.begun

const nowOf = ({ now }: PublicBooking, { position }: PublicRide) =>
  now?.rides.find((ride) => ride.position === position)

/** Its guest says that nobody is there. */
const isDoubted = ({ stage, words }: RideNow) =>
  !hasBegun(stage) && words.some(({ promisedFrom }) => promisedFrom !== undefined)

/** Nobody has come for its guest yet, whatever its driver says. */
const mayWait = (ride: PublicRide) =>
  ride.status === 'confirmed' && (isAwaited(ride) || (isAhead(ride) && ride.denied === true))

/** Of none it is known whether its guest came. */
const isDenied = (rides: readonly PublicRide[]) => runningOrAll(rides).every(({ denied }) => denied)

export interface VoucherPart {
  readonly booking: PublicBooking
}

export interface RidePart extends VoucherPart {
  readonly ride: PublicRide
}

const isOneOfSeveral = ({ rides }: PublicBooking) => rides.length > 1
const nameOf = ({ booking: { reference, rides }, ride }: RidePart) =>
  rideReference(reference, ride.position, rides.length)

function tripPage(ride: PublicRide): string {
  if (ride.kind === 'transfer') return paths.transfer(transferSlug(ride.pickup, ride.dropoff))
  const { park, pickup, dropoff, tourLength } = ride
  return paths.safari(safariSlug({ park, pickup, dropoff, type: tourTypeText(tourLength) }))
}

/** What nobody has said stays unsaid. */
const saidSum = (one: number | null, other: number | null = null) =>
  one === null && other === null ? undefined : (one ?? 0) + (other ?? 0)

/** The same drives, each on its day. Where guests go by themselves before one, the nights are said of where that begins. */
function sameStops(drives: readonly PublicRide[]): PlannedStop[] {
  const stops: PlannedStop[] = []
  for (const [i, ride] of drives.entries()) {
    const { pickup: place, pickupTime: leaves } = ride
    const via = (isAfter: boolean) => ride.via?.filter(({ afterPark = false }) => afterPark === isAfter)
    const byTrain = ride.kind === 'transfer' && ride.train ? { gap: true, bagsByCar: true } : {}
    const first = { place, leaves, via: via(false), ...byTrain }
    const before = drives[i - 1]
    if (before) {
      const last = stops.pop()!
      const nights = (Date.parse(ride.pickupDate) - Date.parse(before.pickupDate)) / DAY_MS
      if (placeKey(last.place) === placeKey(place)) stops.push({ ...first, nights })
      else stops.push({ ...last, nights, gap: true }, first)
    } else stops.push(first)
    if (ride.kind === 'tour') stops.push({ place: ride.park, tour: ride.tourLength, via: via(true) })
    stops.push({ place: ride.dropoff })
  }
  return stops
}

/** Where the same can be booked anew, its form filled in. Who the guest is, only their own device knows. */
function againPage({ rides, arrangement }: PublicBooking): string {
  const drives = drivesOf(rides)
  const [[ride, second]] = drives as [readonly [PublicRide, PublicRide?]]
  const { pickupDate: date, pickupTime: time } = ride
  const party = { travelers: saidSum(ride.travelers, second?.travelers), bags: saidSum(ride.bags, second?.bags) }
  const [vehicle] = rides.flatMap((each) => (each.kind === 'transfer' ? each.vehicle : []))
  if (rides.length === 1) return askedBookingPath(tripPage(ride), { date, time, vehicle, ...party })
  const stops = sameStops(drives.map(([first]) => first))
  const start = ride.past ? undefined : date
  const plan = planAddress({ stops, start, ...party, vehicles: second && 2 })
  return `${plan}${vehicle ? `&vehicle=${vehicle}&way=${arrangement}` : ''}#${BOOKING_SECTION}`
}

/** What its guest has to know before anything else: that it cannot be driven as booked, and what becomes of the money. */
function RideNotices({ booking, ride: { status, cancellation, caveat, shortNotice, ...ride } }: RidePart) {
  const texts = useLanguage()
  const money = cancellation && cancellationText(status, cancellation, promisesOf(booking), texts)
  return (
    <>
      {caveat && shortNotice && (
        <p className="booking__note">{caveatText(ride, caveat, texts, booking.rides.filter(isRunning))}</p>
      )}
      {elsewhereTexts(ride, texts).map((text) => (
        <p key={text} className="booking__note booking__note--now">
          {text}
        </p>
      ))}
      {money && <p className={`booking__note${isRunning({ status }) ? ' booking__note--now' : ''}`}>{money}</p>}
    </>
  )
}

function RideStatus(props: RidePart) {
  const { booking, ride } = props
  const texts = useLanguage()
  const { shortNotice } = texts.in('booking')
  const again = takenUpTexts(ride, texts)
  const { title, text } =
    again ?? statusTexts(ride.status, isOneOfSeveral(booking), promisesOf(booking), texts, ride.over)
  const now = nowOf(booking, ride)
  const unmetSince = now?.unmetSince ?? ride.unmetSince
  // Nor is somebody thanked who was not found.
  const isSaidBelow = ride.brokeDown || (ride.begun && !ride.over) || (now && isDoubted(now))
  return (
    <p className={`booking__status booking__status--${ride.status}`}>
      <strong>{title}</strong>
      {texts.formats.sentences(['', ''])}
      {unmetSince !== undefined ? (
        // No driver is promised any more.
        <WithCall text={unmetText(unmetSince, promisesOf(booking), texts)} />
      ) : ride.shortNotice && !ride.over && !again ? (
        <>
          {texts.formats.sentences([shortNotice.text, ''])}
          <Away href={shortNoticeLink({ ...ride, reference: nameOf(props), title: rideTitle(ride, texts) }, texts)}>
            {shortNotice.link}
          </Away>
        </>
      ) : (
        // No driver is promised for a ride that cannot be driven as booked, nor to a guest who has found theirs.
        <WithCall
          text={
            (ride.caveat && caveatText(ride, ride.caveat, texts, booking.rides.filter(isRunning))) ??
            (isSaidBelow ? '' : again ? text : (requestText(ride, texts) ?? text))
          }
        />
      )}
    </p>
  )
}

/**
 * How a journey stands whose rides, but for cancelled ones, all stand alike: each ride is folded, and the days name a
 * status only where rides differ.
 */
function JourneyStatus({ booking }: VoucherPart) {
  const rides = runningOrAll(booking.rides)
  const texts = useLanguage()
  const { status } = rides[0]!
  if (rides.some((ride) => ride.status !== status)) return null
  const again = rides.every(({ takenUp }) => takenUp) ? takenUpTexts(rides[0]!, texts) : null
  const { title, text } =
    again ??
    statusTexts(
      status,
      false,
      promisesOf(booking),
      texts,
      rides.every(({ over }) => over),
    )
  const caveats = new Set(rides.flatMap((ride) => (ride.caveat && caveatText(ride, ride.caveat, texts, rides)) || []))
  const asked = rides.filter((ride) => ride.shortNotice || ride.takenUp || requestText(ride, texts) !== null)
  // Where some wait for a yes their days say it, and no driver is promised for the others.
  const near = booking.now?.rides ?? []
  const isUnmet = near.some(isDoubted) || [...near, ...rides].some(({ unmetSince }) => unmetSince !== undefined)
  // That ride says what holds.
  const promised = isUnmet ? [] : [text]
  const { request, some } = texts.in('booking').status.new
  const said = new Set(asked.map((ride) => takenUpTexts(ride, texts)?.text ?? requestText(ride, texts) ?? request))
  const mixed = isUnmet || asked.length === rides.length ? [] : [some(drivesOf(asked).length, drivesOf(rides).length)]
  const waits = asked.length === 0 ? promised : asked.length < rides.length || said.size > 1 ? mixed : [...said]
  return (
    <p className={`booking__status booking__status--${status}`}>
      <strong>{title}</strong>
      <WithCall text={texts.formats.sentences(['', ...(caveats.size > 0 ? caveats : waits)])} />
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

interface DriverProps {
  readonly driver: ShownDriver
  readonly reference: string
  /** The guest has found them. */
  readonly begun: boolean
}

function Driver({ driver, reference, begun, heading: Heading, id, names }: PartProps & DriverProps) {
  const { name, phone, car, photo, carPhoto } = driver
  const texts = useLanguage()
  const [firstName = ''] = name.split(' ')
  const { crew } = texts.in('booking')
  const lines = crewLines(driver, texts)
  const t = useTexts('booking').voucher
  const { driver: advice } = useTexts('booking')
  return (
    <section className="booking__driver" aria-labelledby={names}>
      <Heading id={id}>{t.driver}</Heading>
      <p className="booking__driver-name" translate="no">
        {name}
      </p>
      <p>
        <strong className="booking__plate" translate="no">
          {car}
        </strong>
      </p>
      <p className="booking__driver-phone" translate="no">
        {phone}
      </p>
      {(photo !== undefined || carPhoto !== undefined) && (
        <div className="booking-photos">
          {photo !== undefined && (
            <img src={plainPaths.driverPhoto(reference, photo)} alt={crew.face(firstName)} {...PHOTO_SIZES.driver} />
          )}
          {carPhoto !== undefined && (
            <img src={plainPaths.carPhoto(reference, carPhoto)} alt={crew.car(car)} {...PHOTO_SIZES.car} />
          )}
        </div>
      )}
      {lines.length > 0 && <BookingLines lines={lines} />}
      <div className="booking-buttons">
        <a className="button" href={`tel:${phone}`}>
          {t.call(firstName)}
        </a>
        <Away className="button button--quiet" href={`https://wa.me/${phone.slice(1)}`}>
          WhatsApp
        </Away>
      </div>
      {!begun && <p className="booking__driver-advice">{advice.advice}</p>}
    </section>
  )
}

function PickupAdvice({ booking, ride, heading: Heading, id, names }: PartProps & RidePart) {
  const texts = useLanguage()
  const t = texts.in('booking').voucher
  const sign = signWord(booking.reference)
  const advice = adviceOnce(ride, booking.rides.filter(isAwaited), promisesOf(booking), texts, sign)
  if (advice.length === 0) return null
  return (
    <section className="booking__pickup" aria-labelledby={names}>
      <Heading id={id}>{t.atPickup}</Heading>
      {advice.map((sentence) => (
        <p key={sentence}>
          <WithCall text={sentence} />
        </p>
      ))}
      {isColomboAirport(ride.pickup) && <ArrivalsPlan sign={ride.guestName || t.plan.yourName} />}
    </section>
  )
}

/** What the guest pays, has paid, or was paid back: of cancelled rides only what is still paid. */
function pricedRides({ rides }: PublicBooking): readonly PublicRide[] {
  const priced = rides.filter((ride) => isRunning(ride) || ride.paidUsd > 0)
  return priced.length > 0 ? priced : rides
}

function Payment({ booking }: { readonly booking: PublicBooking }) {
  const texts = useLanguage()
  const ahead = booking.rides.filter((ride) => isAhead(ride) && !ride.denied)
  if (ahead.length === 0) return null
  return (
    <>
      <p>{bookingTerms(booking, ahead, ahead, texts)}</p>
      {booking.transfer && <BookingLines lines={transferLines(booking.transfer, texts)} />}
    </>
  )
}

/** Route, time, reference and price; for a single ride, or a journey whose rides are alike, also the status. */
export function Head({ booking }: VoucherPart) {
  const { reference, rides } = booking
  const [first] = rides as readonly [PublicRide]
  const texts = useLanguage()
  return (
    <>
      {/* On paper alone: the top bar is not printed. */}
      <p className="booking__brand" aria-hidden="true">
        <BrandLogo size={40} /> <span translate="no">{BRAND.name}</span>{' '}
        {rides.some(isRunning) && <span>{texts.in('booking').voucher.voucher}</span>}
      </p>
      <BookingFacts
        title={bookingTitle(runningOrAll(rides), texts)}
        price={priceText(runningOrAll(rides), texts.formats)}
        next={rides.find(isAhead) ?? first}
        reference={reference}
        heading="h1"
      />
      {!isOneOfSeveral(booking) && <RideStatus booking={booking} ride={first} />}
      {!isOneOfSeveral(booking) && <RideNotices booking={booking} ride={first} />}
      {isJourney(rides) && <JourneyStatus booking={booking} />}
      {isJourney(rides) &&
        saidElsewhere(rides, texts).map(({ position, text }) => (
          <p key={position} className="booking__note booking__note--now">
            {texts.formats.sentences([
              texts.formats.sentence(rideTitle(rides.find((ride) => ride.position === position) ?? rides[0]!, texts)),
              text,
            ])}
          </p>
        ))}
    </>
  )
}

const linkToRide = (route: string, position: number): ReactNode => <a href={`#ride-${position}`}>{route}</a>

/** The part above the rides. */
export function Overview({ booking: { rides, erased } }: VoucherPart) {
  const { status: t, itinerary: itineraryTexts } = useTexts('booking')
  return (
    <>
      {erased && <p className="booking__note">{t.erased}</p>}
      {isJourney(rides) ? (
        <h2 className="booking__days">{itineraryTexts.heading}</h2>
      ) : (
        isToldByDays(rides) && <ItineraryDays rides={rides} isFull linked={linkToRide} />
      )}
    </>
  )
}

/** The drive of a ride, with its day, and whether the ride is the second vehicle of it. */
function useDrive({ booking: { rides }, ride: { position } }: RidePart) {
  return itinerary(rides, useLanguage())
    .flatMap(({ drives, ...day }) => drives.map((drive, i) => ({ day, drive, isFirst: i === 0 })))
    .map((told) => ({ ...told, isBeside: told.drive.rides[0].position !== position }))
    .find(({ drive }) => drive.rides.some((ride) => ride.position === position))!
}

/** Above the first drive of a day, and where guests go by themselves before a drive. */
export function RideDate(props: RidePart) {
  const texts = useLanguage()
  const { itinerary: t } = texts.in('booking')
  const { day, drive, isFirst, isBeside } = useDrive(props)
  if (isBeside) return null
  return (
    <>
      {drive.ownWay && (
        <div className="booking__own-way">
          {isFirst && <h3>{drive.ownWay.days}</h3>}
          <p>{drive.ownWay.text}</p>
        </div>
      )}
      {isFirst && (
        <h3 className="booking__date">
          {t.day(day.day)} <span>{pickupDay(day.date, texts)}</span>
        </h3>
      )}
    </>
  )
}

/** What a folded ride shows: of a second vehicle what differs from the first, which is right above. */
export function RideName(props: RidePart) {
  const { ride, booking } = props
  const texts = useLanguage()
  const { drive, isBeside } = useDrive(props)
  const { time, route, what, more, ofSecond } = drive
  // Where one of two vehicles was cancelled, the other one says what it costs.
  const isLead = runningOrAll(drive.rides)[0]!.position === ride.position
  const said = [...(isBeside ? [] : what), ...(isLead ? more : []), ...(isBeside && !isLead ? ofSecond : [])]
  return (
    <>
      <strong translate="no">{texts.formats.time(time)}</strong>
      <span>
        <b>{isBeside ? texts.in('booking').itinerary.second : route}</b>
        {standsIn([ride], booking.rides, texts)}
        {said.map((text) => (
          <small key={text}>{withAmounts(text)}</small>
        ))}
        {ride.driver && <DriverLine driver={ride.driver} />}
      </span>
    </>
  )
}

export function RideHead(props: RidePart) {
  const { ride } = props
  const texts = useLanguage()
  const id = `ride-${ride.position}`
  return (
    <>
      <header>
        <h2 id={id}>{rideTitle(ride, texts)}</h2>
        <p id={`${id}-name`} className="booking__ride-name" translate="no">
          {nameOf(props)}
          {isSecond(ride) && <span translate="yes"> · {texts.in('booking').itinerary.second}</span>}
        </p>
      </header>
      <RideStatus {...props} />
      <RideNotices {...props} />
    </>
  )
}

const contactOf = ({ phoneHint, emailHint, driverWish = '' }: PublicBooking, texts: Texts) => {
  const { lines: t } = texts.in('booking')
  return [
    { label: t.phone, value: phoneHint, asIs: true },
    { label: t.email, value: emailHint, asIs: true },
    ...wishLines(driverWish, texts),
  ]
}

/** Who drives, what was booked, and what to know at the pickup. */
export function RideFacts(props: RidePart) {
  const { booking, ride } = props
  const isOne = isOneOfSeveral(booking)
  const texts = useLanguage()
  const t = texts.in('booking')
  const heading = isOne ? ('h3' as const) : ('h2' as const)
  const MeetingPlace = meetingCode(texts)?.MeetingPlace
  const part = (name: string) =>
    isOne
      ? { heading, id: `${name}-${ride.position}`, names: `${name}-${ride.position} ride-${ride.position}-name` }
      : { heading, id: name, names: name }
  return (
    <>
      {ride.driver && (
        <Driver driver={ride.driver} reference={booking.reference} begun={ride.begun ?? false} {...part('driver')} />
      )}
      <BookingLines
        lines={[...rideSummary(ride, texts, isOne ? 'route' : 'facts'), ...(isOne ? [] : contactOf(booking, texts))]}
      />
      {isAwaited(ride) && <PickupAdvice {...props} {...part('pickup')} />}
      {/* A second vehicle waits beside the first. */}
      {isAwaited(ride) && !isSecond(ride) && MeetingPlace && (
        <MeetingPlace ride={ride} sign={ride.guestName || t.voucher.plan.yourName} {...part('meeting')} />
      )}
      {isAwaited(ride) && lacksFlight(ride) && (
        <p className="booking__note">
          {texts.formats.sentences([t.driver.flightNeeded, ''])}
          <Away href={questionLink(nameOf(props), texts)}>{texts.in('booking').voucher.sendFlight}</Away>
        </p>
      )}
    </>
  )
}

/** What was not as agreed: forms, so that a tap works before any code is here. */
export function AfterRide({ booking, ride }: RidePart) {
  const texts = useLanguage()
  const { afterRide: t } = texts.in('booking')
  const { date: showDay, time: showTime } = texts.formats
  const { complaints, position } = ride
  const address = useAddress()
  if (!complaints) return null
  const Heading = isOneOfSeveral(booking) ? 'h3' : 'h2'
  return (
    <section className="booking__after" aria-labelledby={`after-${position}`}>
      <Heading id={`after-${position}`}>{t.heading}</Heading>
      {complaints.said.map(({ complaint, date, time, closed }) => (
        <p key={complaint} role="status">
          {texts.formats.sentences([
            t.said(showDay(date), showTime(time), t[complaint]),
            closed ? texts.in('today').closed(showDay(closed)) : t.next,
          ])}
        </p>
      ))}
      {complaints.canSay.length > 0 && <p>{t.intro}</p>}
      {complaints.canSay.map((complaint) => (
        <form key={complaint} method="post" action={address(plainPaths.guestWords(booking.reference))}>
          <input type="hidden" name="ride" value={position} />
          <input type="hidden" name="word" value={complaint} />
          <button type="submit" className="button button--quiet">
            {t[complaint]}
          </button>
        </form>
      ))}
    </section>
  )
}

/** Below several rides. Those of a journey are folded, and on paper not even that: here is what holds for all of them. */
export function ContactLines({ booking }: VoucherPart) {
  const texts = useLanguage()
  const { rides } = booking
  return <BookingLines lines={[...(isJourney(rides) ? saidOnce(rides, texts) : []), ...contactOf(booking, texts)]} />
}

/** Above what runs in the browser. */
export function FirstActions({ booking }: VoucherPart) {
  const { rides, reference } = booking
  const texts = useLanguage()
  const t = texts.in('booking').voucher
  const address = useAddress()
  return (
    <>
      {rides.some(isAwaited) && (
        <QuietLink href={address(plainPaths.bookingCalendar(reference))} download>
          {t.calendar}
        </QuietLink>
      )}
      {rides.some(isAhead) && <QuietLink href={address(plainPaths.bookingKeep(reference))}>{t.keep}</QuietLink>}
      {rides.some(isAhead) && (
        <QuietLink href={`${address(paths.findBooking)}?reference=${reference}`}>{t.change}</QuietLink>
      )}
      {!rides.some((ride) => isRunning(ride) && !ride.unanswered) && (
        <a className="button" href={address(againPage(booking))}>
          {t.bookAgain}
        </a>
      )}
    </>
  )
}

export function LastActions({ booking }: VoucherPart) {
  const texts = useLanguage()
  return (
    <Away className="button button--quiet" href={questionLink(booking.reference, texts)}>
      {texts.in('booking').voucher.ask}
    </Away>
  )
}

/** A payment by card did not come: once more, or in another way. */
export function Tried({ booking: { tried, paymentUrl, depositUsd, rides, reference } }: VoucherPart) {
  const texts = useLanguage()
  const { tried: t } = texts.in('booking').money
  if (!tried || paymentUrl === null) return null
  return (
    <div className="booking__note booking__tried" role="status">
      <p>{triedText(tried, depositUsd === null && rides.some(isAhead), texts)}</p>
      <Away className="button" href={paymentUrl}>
        {t.again}
      </Away>
      <Away className="button button--quiet" href={otherPaymentLink(reference, texts)}>
        {t.other}
      </Away>
    </div>
  )
}

/** What is paid, and how to pay the rest by card. */
export function Paid({ booking }: VoucherPart) {
  const { rides, paymentUrl } = booking
  const texts = useLanguage()
  const back = wentBackText(rides, texts)
  const paid = paidText(pricedRides(booking), texts, back !== null)
  const taxi = taxiText(rides, texts)
  return (
    <>
      {paid && (
        <p>
          <strong>{texts.in('booking').voucher.paid(paid)}</strong>
        </p>
      )}
      {taxi && <p>{taxi}</p>}
      {back && <p>{unbroken(back)}</p>}
      {paymentUrl && !isDenied(rides) && (
        <Away className="button" href={paymentUrl}>
          {unbroken(payOnlineText(booking, texts, rides))}
        </Away>
      )}
      {paymentUrl && rides.some((ride) => isRunning(ride) && !ride.over && !ride.begun) && (
        <small className="booking__paid-back">
          {paidBack(cancellableOf(booking), new Date(booking.readAt), texts)}
        </small>
      )}
    </>
  )
}

/** Below the buttons. */
export function Terms({ booking }: VoucherPart) {
  const { rides, reference, arrangement } = booking
  const texts = useLanguage()
  const { title, messages } = texts.in('booking')
  const address = useAddress()
  const fee = cancelFeeText(rides, booking.paymentUrl !== null, texts)
  const free = cancelledFreeText(rides, texts)
  // Each ride says its own part, but for a journey in a fold: of a single one that is all.
  const paidBefore = rides.filter((ride) => !isRunning(ride) && ride.paidUsd > 0)
  const back = isJourney(rides) || paidBefore.length > 1 ? refundOfAllText(rides, promisesOf(booking), texts) : null
  return (
    <>
      {arrangement === 'stay' && <p>{title.stayForAll(title.stay(booking.stayDays ?? 0, vehiclesOf(rides)))}</p>}
      <Payment booking={booking} />
      {fee && <p>{rides.some(isAhead) ? fee : withCardTerms(fee, booking, booking.paymentUrl !== null, texts)}</p>}
      {back && (
        <p>
          <strong>{back}</strong>
        </p>
      )}
      {free && <p>{free}</p>}
      {rides.some((ride) => mayWait(ride) || isTakenOver(ride)) && (
        <p>
          <strong>{texts.in('booking').pickup.nobody.title}</strong>
          <br />
          <WithCall text={nobodyComesText(promisesOf(booking), texts)} />
        </p>
      )}
      {rides.some(isAwaited) && (
        <p>
          {texts.formats.sentences([cancellingText(cancellableOf(booking), new Date(booking.readAt), texts), ''])}
          <a href={address(paths.terms)}>{texts.in('site').termsLink}</a>
        </p>
      )}
      <p className="booking__discount">
        {texts.formats.sentences([messages.discount, ''])}
        <Away href={discountLink(reference, texts)}>{texts.in('booking').voucher.askForDiscount}</Away>
      </p>
      {/* On paper alone: on the screen the page's foot says it. */}
      <p className="booking__operator" translate="no">
        <strong>WhatsApp {CONTACT.whatsappShown}</strong> · {CONTACT.email}
        <br />
        {BRAND.legalName} · {BRAND.registrationNumber}
      </p>
    </>
  )
}

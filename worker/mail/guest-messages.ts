/** What the guest is mailed: words for each kind of mail. docs/bookings.md#mail */
import { isToldByDrives } from '#domain/bookings/itinerary.ts'
import { isTakenOver } from '#domain/bookings/day/ride-events.ts'
import type { PublicRide } from '#domain/bookings/booking.ts'
import { bookingCalendar, CALENDAR_TYPE, rideCalendar } from '#domain/bookings/calendar-file.ts'
import { caveatText, elsewhereTexts } from '#domain/bookings/agreed/caveats.ts'
import {
  type DriverNote,
  noteRow,
  notesOf,
  nothingSaid,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { transferLines } from '#domain/bookings/money/bank-transfer.ts'
import { bookingTerms, withCardTerms } from '#domain/bookings/money/paying-in-words.ts'
import { cancelFeeText, cancelledFreeText, paidText, payOnlineText } from '#domain/bookings/money/payments.ts'
import { openUsd, sumOf } from '#domain/bookings/money/sums.ts'
import { meetingMapLink, meetingPointOf, meetingSentences } from '#domain/bookings/driver/where-to-meet.ts'
import { crewLines, PHOTO_SIZES, wishLines } from '#domain/bookings/driver/driver-for-guest.ts'
import { driverPromise, nobodyComesText, pickupAdvice, unmetText } from '#domain/bookings/driver/pickup-advice.ts'
import { withSeen, writtenAt } from '#domain/d1-bookmarks.ts'
import { bookingPageUrl, rideReference, signWord } from '#domain/bookings/reference.ts'
import {
  cancellableOf,
  cancellationText,
  cancellingText,
  priceBeforeText,
  refundOfAllText,
} from '#domain/bookings/money/refunds.ts'
import { shortNoticeLink } from '#domain/bookings/request/short-notice.ts'
import { movedText, partText, priceText } from '#domain/bookings/money/said-sums.ts'
import { driverLines, lacksFlight, contactLines, rideTitle, type SummaryLine } from '#domain/bookings/ride-summary.ts'
import { discountLink, questionLink, requestText } from '#domain/bookings/status-texts.ts'
import { drivesOf, isRunning, isSecond } from '#domain/bookings/ride.ts'
import { BRAND, CONTACT, LINKS } from '#domain/brand.ts'
import type { Dictionary, Texts } from '#domain/languages/texts.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { findPark, isAtPark } from '#domain/tours/park-lookup.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { guestChangesUrl, guestReceiptUrl } from '#worker/bookings/guest-key.ts'
import { rideAt } from '#worker/bookings/read-bookings.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { bothForms, type MailContent, type MailLine, type MailLink, type MailPhoto } from './layout.ts'
import {
  changedLines,
  factsOf,
  isOneOfSeveral,
  itineraryLines,
  type KindFor,
  linesOfRides,
  type MailedRides,
  paidLines,
  namesOf,
  paragraphsOf,
  reasonLines,
  sentencesOf,
  subjectOf,
  summaryLines,
} from './mailed-rides.ts'
import type { Mail } from './sender.ts'

type GuestMailKind = KindFor<'guest'>

/** How a mail begins. */
interface Beginning {
  readonly subject: string
  readonly heading: string
  /** Which rides are meant, where the booking has others. */
  readonly about?: readonly string[]
  readonly opening: string
}

/** Which rides a mail is about, where its booking has others. */
const aboutOf = (mailed: MailedRides): string[] => (isOneOfSeveral(mailed) ? namesOf(mailed, mailed.rides) : [])

/** Rides were confirmed or cancelled. Other rides of the booking may have another status. */
function statusBeginning(mailed: MailedRides, status: 'confirmed' | 'cancelled'): Beginning {
  const { reference, rides, texts } = mailed
  const t = texts.in('mails')
  const { status: said } = texts.in('booking')
  const { heading, headingRide, headingRides } = t[status]
  const { opening } = t[status]
  const subject = t[status].subject(reference)
  if (status === 'confirmed' && rides.every((ride) => ride.status === status && ride.over))
    return { subject, heading, opening: said.over }
  const meant = rides.filter((ride) => ride.status === status)
  const about = namesOf(mailed, meant)
  if (isOneOfSeveral(mailed) && rides.length === 1)
    return { subject, heading: headingRide, about, opening: status === 'confirmed' ? opening : said[status].ride }
  return meant.length === mailed.shown.rides.length
    ? { subject, heading, opening }
    : { subject, heading: headingRides, about, opening: t.eachRideBelow }
}

const WORDS: Readonly<Record<GuestMailKind, (mailed: MailedRides, t: Dictionary['mails']) => Beginning>> = {
  receipt: ({ reference, rides }, { receipt: { subject, heading, headingRequest, opening } }) => ({
    subject: subject(reference),
    heading: rides.some(({ isRequest }) => isRequest) ? headingRequest : heading,
    opening,
  }),
  link: ({ reference, rides, texts }, { link: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening: rides.some(({ status }) => status !== 'cancelled')
      ? opening
      : texts.formats.sentences([opening, texts.in('booking').status.cancelled.text]),
  }),
  confirmed: (mailed) => statusBeginning(mailed, 'confirmed'),
  cancelled: (mailed) => statusBeginning(mailed, 'cancelled'),
  changed: (mailed, { changed: { subject, heading, headingRide, opening } }) => ({
    subject: subject(mailed.reference),
    heading: isOneOfSeveral(mailed) ? headingRide : heading,
    about: aboutOf(mailed),
    opening,
  }),
  paid: ({ reference, shown, texts }, { paid: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening: opening(paidText(shown.rides, texts) ?? partText(shown.rides, 'paid', texts)),
  }),
  refunded: (mailed, { refunded: { subject, heading, back, taxi, toAccount, opening } }) => {
    const { reference, rides, wentBack = [], texts } = mailed
    const said = [
      ...[false, true].flatMap((isForTaxi) => {
        const its = wentBack.filter((each) => each.isForTaxi === isForTaxi)
        return its.length > 0 ? [(isForTaxi ? taxi : back)(movedText(its, rides, texts))] : []
      }),
      ...(wentBack.some((each) => each.isToAccount) ? [toAccount] : []),
      // What is paid of rides it changes nothing of. Of the same rides as the lines below.
      ...(wentBack.length > 0 && wentBack.every((each) => each.isForTaxi)
        ? []
        : [opening(partText(rides, 'paid', texts))]),
    ]
    return { subject: subject(reference), heading, about: aboutOf(mailed), opening: texts.formats.sentences(said) }
  },
  charge: ({ reference, rides, texts }, { charge }) => {
    const cameAfterAll = rides.every(({ status }) => status === 'confirmed')
    const { subject, heading, opening } = cameAfterAll
      ? charge.came
      : sumOf(rides).USD.charge > 0
        ? charge
        : charge.waived
    // As on the booking's page: we know it by one side alone.
    const isNoShow = opening === charge.opening && rides.every(({ status }) => status === 'no-show')
    const { 'no-show': said } = texts.in('booking').status
    return {
      subject: subject(reference),
      heading,
      opening: isNoShow ? texts.formats.sentences([said.text, opening]) : opening,
    }
  },
  'not-paid': ({ reference }, { notPaid: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening,
  }),
  deposit: ({ reference }, { deposit: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening,
  }),
  driver: (mailed, { driver: t }) => {
    const { reference, rides } = mailed
    const broken = rides.find((ride) => ride.brokeDown)
    const { subject, heading, opening } = namedIn(rides).size > 1 && !broken ? t.several : t
    const onTheRoad = broken && (broken.kind === 'transfer' && broken.train ? t.brokeDownBags : t.brokeDown)
    return { subject: subject(reference), heading, about: aboutOf(mailed), opening: onTheRoad ?? opening }
  },
  reminder: ({ reference, rides: [ride], texts: { formats } }, { reminder: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening: opening(formats.date(ride!.pickupDate), formats.time(ride!.pickupTime)),
  }),
  'paid-receipt': ({ booking: { reference } }, { paidReceipt: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening: opening(reference),
  }),
  thanks: ({ booking: { reference } }, { thanks: { subject, heading, opening } }) => ({
    subject: subject(reference),
    heading,
    opening: opening(reference),
  }),
}

/** The names of those who drive what still runs. */
const namedIn = (rides: readonly PublicRide[]): ReadonlySet<string> =>
  new Set(rides.filter(isRunning).flatMap(({ driver }) => (driver ? [driver.name] : [])))

/** Sentences about the driver of a ride that runs; `null` while it cannot be driven as booked. */
function driverText(ride: PublicRide, { booking, rides, texts }: MailedRides): string | null {
  const { driver, status, shortNotice, caveat } = ride
  const { driver: t } = texts.in('booking')
  if (driver) return namedIn(rides).size > 1 ? texts.in('mails').driver.several.advice : t.advice
  if (status === 'confirmed') return t.follows
  if (shortNotice) return texts.in('booking').shortNotice.text
  return caveat ? null : (requestText(ride, texts) ?? driverPromise(booking.promises, texts))
}

/** The receipt already says what to do after landing. */
function pickupSentences({ booking, texts }: MailedRides, ride: PublicRide): string[] {
  const isToldNow = ride.status === 'confirmed' || isColomboAirport(ride.pickup)
  const { guestName, pickupAddress } = rideAt(booking, ride.position)
  const sign = guestName ? null : signWord(booking.reference)
  const point = meetingPointOf(ride)
  return [
    ...(isToldNow ? pickupAdvice(ride, booking.promises, texts, sign) : []),
    // Whether a house was named is said also where its name is not.
    ...(point ? meetingSentences(point, texts, pickupAddress) : []),
  ]
}

/** Where guest and driver meet, each spot once. */
function meetingLinks(rides: readonly PublicRide[], texts: Texts): MailLink[] {
  const points = new Set(rides.flatMap((ride) => (ride.over || ride.begun ? [] : (meetingPointOf(ride) ?? []))))
  return [...points].map((point) => ({
    text: texts.in('booking').meeting.mapOf(point.place),
    href: meetingMapLink(point),
  }))
}

/** One payment online is for all rides of the booking that are still to be paid. */
function paymentText({ shown, texts }: MailedRides, running: readonly PublicRide[]): string {
  const ahead = shown.rides.filter((ride) => isRunning(ride) && !ride.past && !isTakenOver(ride))
  return bookingTerms(shown, running, ahead.length > 0 ? ahead : running, texts)
}

/** What is paid back of cancelled rides, in one sum. The booking's page says what a cancellation would cost. */
function refundTexts({ rides, booking: { promises }, texts }: MailedRides): string[] {
  const cancelled = rides.filter(({ status }) => status === 'cancelled')
  const [first] = cancelled
  const text =
    cancelled.length > 1
      ? refundOfAllText(cancelled, promises, texts)
      : first?.cancellation && cancellationText('cancelled', first.cancellation, promises, texts)
  return text ? [text] : []
}

/** What the guest has to know or do next. */
function nextSteps(mailed: MailedRides, running: readonly PublicRide[], isOpen: boolean): string[] {
  const { texts } = mailed
  const t = texts.in('booking')
  const about = (rides: readonly PublicRide[], textOf: (ride: PublicRide) => string | null) =>
    sentencesOf(mailed, rides, textOf)
  const isOnline = mailed.shown.paymentUrl !== null
  const fee = cancelFeeText(mailed.rides, isOnline, texts)
  const owed = fee === null ? [] : [running.length > 0 ? fee : withCardTerms(fee, mailed.shown, isOnline, texts)]
  // Who took another car is not picked up any more, and pays nothing for ours.
  const driven = running.filter((ride) => !isTakenOver(ride))
  const ahead = driven.filter(({ over, unanswered }) => !over && !unanswered)
  // Who is on board, or waits on the road, was picked up.
  const awaited = ahead.filter(({ begun }) => !begun)
  const unanswered = driven.filter((ride) => ride.unanswered)
  const ofMail = mailed.booking.arrangement === 'stay' ? mailed.shown.rides : running
  const unmet = about(mailed.rides, ({ unmetSince }) =>
    unmetSince === undefined ? null : unmetText(unmetSince, mailed.booking.promises, texts),
  )
  const refunds = [...unmet, ...refundTexts(mailed)]
  const others = mailed.shown.rides.filter(isRunning)
  const left =
    isOneOfSeveral(mailed) && others.length > 0 && running.length === 0
      ? [texts.in('mails').rides.now(drivesOf(others).length, priceText(others, texts.formats))]
      : []
  const free = cancelledFreeText(mailed.rides, texts)
  if (running.length === 0) return [...owed, ...refunds, ...(free ? [free] : []), ...left]
  // Nobody comes any more: there is nothing to pay, to change or to cancel.
  if (driven.length === unanswered.length)
    return [...refunds, ...about(unanswered, (ride) => driverText(ride, mailed)), ...owed]
  // Whether a flight is missing can be seen only in what the guest wrote.
  const flightText = ({ position }: PublicRide) =>
    lacksFlight(rideAt(mailed.booking, position)) ? t.driver.flightNeeded : null
  return [
    ...refunds,
    ...about(ahead, (ride) => ride.caveat && caveatText(ride, ride.caveat, texts, others)),
    ...about(ahead, (ride) => texts.formats.sentences(elsewhereTexts(ride, texts)) || null),
    ...about(awaited, flightText),
    ...paragraphsOf(mailed, awaited, (ride) => pickupSentences(mailed, ride)),
    ...about([...awaited, ...unanswered], (ride) => driverText(ride, mailed)),
    ...(awaited.some(({ status }) => status === 'confirmed') ? [nobodyComesText(mailed.booking.promises, texts)] : []),
    paymentText(mailed, driven),
    ...owed,
    t.messages.discount,
    ...(isOpen && (ahead.length === 0 || awaited.length > 0)
      ? [
          texts.formats.sentences([
            cancellingText(cancellableOf({ ...mailed.shown, rides: ofMail }), new Date(mailed.shown.readAt), texts),
            ...priceBeforeText(
              ofMail.map(({ position }) => rideAt(mailed.booking, position)),
              texts,
            ),
          ]),
        ]
      : []),
  ]
}

function driverLinks(rides: readonly PublicRide[], texts: Texts): MailLink[] {
  const { links: t } = texts.in('mails')
  const drivers = new Map(rides.flatMap(({ driver }) => (driver ? [[driver.phone, driver.name] as const] : [])))
  return [...drivers].map(([phone, name]) => ({
    text: drivers.size > 1 ? t.driverNamed(name) : t.driver,
    href: `https://wa.me/${phone.slice(1)}`,
  }))
}

function links(mailed: MailedRides, running: readonly PublicRide[], changes: MailLink | null): MailLink[] {
  const { reference, shown, texts } = mailed
  const { links: t } = texts.in('mails')
  const soon = running.find(({ shortNotice }) => shortNotice)
  const isPayable = shown.paymentUrl !== null && openUsd(mailed.rides) > 0
  const page = withSeen(bookingPageUrl(shown.reference, texts.language), writtenAt(new Date(shown.readAt)))
  return [
    { text: t.booking, href: page, button: true },
    ...(soon
      ? [
          {
            text: texts.in('booking').shortNotice.link,
            href: shortNoticeLink({ ...soon, reference, title: rideTitle(soon, texts) }, texts),
            button: true,
          },
        ]
      : []),
    ...driverLinks(running, texts),
    ...meetingLinks(running, texts),
    ...(isPayable ? [{ text: payOnlineText(shown, texts, shown.rides), href: shown.paymentUrl! }] : []),
    ...(changes === null ? [] : [changes]),
    ...(running.length === 0 ? [] : [{ text: t.discount, href: discountLink(reference, texts) }]),
    { text: t.question, href: questionLink(reference, texts) },
  ]
}

const linesOf = (ride: PublicRide, mailed: MailedRides): SummaryLine[] => [
  ...changedLines([ride], mailed),
  ...(ride.driver ? [...driverLines(ride.driver, mailed.texts), ...crewLines(ride.driver, mailed.texts)] : []),
  ...summaryLines(ride, mailed),
  ...paidLines([ride], mailed.texts),
]

/** Who drives, in a line, and what is paid. */
const saidInItinerary = (drive: readonly PublicRide[], mailed: MailedRides): string[] => [
  ...drive.flatMap(({ driver, ...ride }) => {
    const { itinerary: t } = mailed.texts.in('booking')
    const said = driver && t.driver(driver.name, driver.phone, driver.car)
    return said ? [isSecond(ride) && drive.length > 1 ? t.said(t.second, said) : said] : []
  }),
  ...[...changedLines(drive, mailed), ...reasonLines(drive, mailed), ...paidLines(drive, mailed.texts)].map(
    ({ label, value }) => mailed.texts.in('mails').lines.line(label, value),
  ),
]

/** Of the drivers, each once: by the addresses of the booking's page. */
function photosOf({ shown: { reference }, texts }: MailedRides, running: readonly PublicRide[]): MailPhoto[] {
  const t = texts.in('booking').crew
  const all = running.flatMap(({ driver }): MailPhoto[] => [
    ...(driver?.photo === undefined
      ? []
      : [
          {
            href: BRAND.origin + plainPaths.driverPhoto(reference, driver.photo),
            alt: t.face(driver.name.split(' ')[0]!),
            ...PHOTO_SIZES.driver,
          },
        ]),
    ...(driver?.carPhoto === undefined
      ? []
      : [
          {
            href: BRAND.origin + plainPaths.carPhoto(reference, driver.carPhoto),
            alt: t.car(driver.car),
            ...PHOTO_SIZES.car,
          },
        ]),
  ])
  return [...new Map(all.map((photo) => [photo.href, photo])).values()]
}

/** Where a deposit is to be transferred to. */
function accountLines({ shown: { transfer }, texts }: MailedRides): MailLine[] {
  if (!transfer) return []
  const { heading } = texts.in('booking').money.bank
  return [{ label: '', value: heading, isTitle: true, startsBlock: true }, ...transferLines(transfer, texts)]
}

/** All about the rides. @param changes `null` if nothing can be changed or cancelled any more */
function bookingContent(mailed: MailedRides, beginning: Beginning, changes: MailLink | null): MailContent {
  const running = mailed.rides.filter(isRunning)
  const { texts } = mailed
  const contact = [...contactLines(mailed.booking, texts), ...wishLines(mailed.booking.driverWish, texts)]
  return {
    ...beginning,
    facts: factsOf(mailed),
    photos: photosOf(mailed, running),
    lines: [
      ...(isToldByDrives(mailed.rides)
        ? itineraryLines(mailed, (drive) => saidInItinerary(drive, mailed), contact)
        : linesOfRides(mailed, (ride) => linesOf(ride, mailed), contact)),
      ...(running.length > 0 ? accountLines(mailed) : []),
    ],
    paragraphs: nextSteps(mailed, running, changes !== null),
    links: links(mailed, running, changes),
  }
}

/** After the journey: nothing to do but, perhaps, to tell others. */
function thanksContent({ booking: { reference }, texts }: MailedRides, { heading, opening }: Beginning): MailContent {
  const { thanks, links: t } = texts.in('mails')
  return {
    heading,
    opening,
    lines: [],
    paragraphs: [],
    links: [
      { text: texts.in('opinions').mail, href: `${bookingPageUrl(reference, texts.language)}#opinion`, button: true },
      ...LINKS.reviews.map(({ name, href }) => ({ text: thanks.review(name), href })),
      { text: thanks.tell, href: questionLink(reference, texts) },
      { text: t.discount, href: discountLink(reference, texts) },
    ],
  }
}

/** The receipt itself is a page, which is printed: it always says what is paid now. */
const receiptContent = ({ heading, opening }: Beginning, text: string, href: string): MailContent => ({
  heading,
  opening,
  lines: [],
  paragraphs: [],
  links: [{ text, href, button: true }],
})

/** Every note that holds a visitor's own words, empty. */
const NO_FREE_TEXT = Object.fromEntries(
  ([...notesOf('transfer'), ...notesOf('tour')] satisfies DriverNote[])
    .filter((name) => noteRow(name).isFreeText)
    .map((name) => [name, nothingSaid(name)]),
)

/**
 * A ride without a visitor's own words: its places are those that the site itself knows, under its names for them.
 * Anybody can book with a stranger's address, so what was typed is mailed to a guest only once the operator has read
 * and confirmed it; and not while the guest has changed it since.
 */
function withoutTypedText(ride: PublicRide, texts: Texts): PublicRide {
  const { typedPlace } = texts.in('mails')
  const known = (end: 'pickup' | 'dropoff') => {
    const name = ride[end]
    // A town may be called as the park is: who stays in Udawalawe is fetched there, and not at the gate.
    if (ride.kind === 'tour' && (isAtGate(name, ride.park) || isAtPark(name, ride.park))) return ride.park
    const place = placeAt(name)
    if (place.known) return place.name
    return (ride.kind === 'tour' && findPark(name)?.name) || typedPlace[end]
  }
  const via = ride.via?.map((stop) => {
    const place = placeAt(stop.place)
    return { ...stop, place: place.known ? place.name : typedPlace.stop }
  })
  // Without an address bags would wait at the station.
  const waits =
    ride.kind === 'transfer' && ride.train && ride.dropoffAddress ? { dropoffAddress: typedPlace.dropoff } : {}
  const ends = { pickup: known('pickup'), dropoff: known('dropoff') }
  return { ...ride, ...NO_FREE_TEXT, ...waits, ...ends, ...(via ? { via } : {}) }
}

/** What may be mailed to a stranger's address. The receipt goes out before anybody has read the booking. */
function whatMayBeTold(mailed: MailedRides, kind: GuestMailKind): MailedRides {
  const { booking, shown, rides } = mailed
  const isRead = ({ position }: PublicRide) => rideAt(booking, position).typedAt === null
  const told = (ride: PublicRide) =>
    kind !== 'receipt' && ride.status === 'confirmed' && isRead(ride) ? ride : withoutTypedText(ride, mailed.texts)
  return { ...mailed, shown: { ...shown, rides: shown.rides.map(told) }, rides: rides.map(told) }
}

/** Of which rides something that the guest typed is left out: the others of the mail may be told in full. */
const leftOutTexts = (complete: MailedRides, told: MailedRides, { text }: MailLink) =>
  sentencesOf(told, told.rides, (ride) => {
    const typed = complete.rides.find(({ position }) => position === ride.position)
    return JSON.stringify(typed) === JSON.stringify(ride) ? null : told.texts.in('mails').notHere(text)
  })

function calendarOf({ booking, shown, rides, texts }: MailedRides): Mail['attachments'] {
  const { name, text } =
    rides.length === 1 ? rideCalendar(shown, rides[0]!, booking, texts) : bookingCalendar(shown, booking, texts)
  return [{ filename: name, type: CALENDAR_TYPE, content: text }]
}

/** https://schema.org/TaxiReservation, which mail programs show as a reservation. */
const STATUSES = {
  new: 'https://schema.org/ReservationPending',
  confirmed: 'https://schema.org/ReservationConfirmed',
  cancelled: 'https://schema.org/ReservationCancelled',
  'no-show': 'https://schema.org/ReservationCancelled',
} as const satisfies Record<PublicRide['status'], string>

/** Sri Lanka time with its offset. */
const localTime = (date: string, time: string) => `${date}T${time}:00+05:30`

/** One for each ride that a mail is about. */
function reservations({ booking, rides, shown, texts }: MailedRides): object[] {
  const provider = { '@type': 'Organization', name: BRAND.name, url: BRAND.origin, telephone: CONTACT.whatsapp }
  const booked = sriLankaTime(new Date(booking.createdAt))
  return rides.map((ride) => ({
    '@context': 'https://schema.org',
    '@type': 'TaxiReservation',
    reservationId: rideReference(booking.reference, ride.position, shown.rides.length),
    reservationStatus: STATUSES[ride.status],
    url: bookingPageUrl(booking.reference, texts.language),
    ...(ride.guestName ? { underName: { '@type': 'Person', name: ride.guestName } } : {}),
    reservationFor: {
      '@type': 'TaxiService',
      name: ride.driver ? `${ride.driver.name}, ${ride.driver.car}` : BRAND.name,
    },
    provider,
    pickupLocation: { '@type': 'Place', name: ride.pickup },
    pickupTime: localTime(ride.pickupDate, ride.pickupTime),
    ...(ride.travelers ? { partySize: ride.travelers } : {}),
    totalPrice: ride.priceUsd,
    priceCurrency: 'USD',
    bookingTime: localTime(booked.date, booked.time),
  }))
}

/** What changes a reservation that a mail program shows. Nothing is reserved before the operator has confirmed it. */
const MARKED_UP: readonly GuestMailKind[] = ['confirmed', 'driver', 'changed', 'cancelled']

/** More names make no subject. */
const MOST_NAMED = 2

/** Two mails that name a driver are told apart by whom they name. */
function driversOf({ rides }: MailedRides): string[] {
  const names = namedIn(rides)
  return names.size > MOST_NAMED ? [] : [...names]
}

/** Where the booking is changed or cancelled, by what its guest can still do there; `null` for nothing. */
function changesLink({ booking, rides, shown, texts }: MailedRides, now: Date): MailLink | null {
  const { change, cancel } = texts.in('mails').links
  const may = (ride: PublicRide) => guestRights(ride, now, booking.promises)
  if (!rides.some((ride) => may(ride).cancel)) return null
  return { text: shown.rides.some((ride) => may(ride).change) ? change : cancel, href: guestChangesUrl(booking) }
}

export async function guestMail(complete: MailedRides, kind: GuestMailKind, now: Date): Promise<Mail> {
  const mailed = whatMayBeTold(complete, kind)
  const { booking, texts } = mailed
  const t = texts.in('mails')
  const beginning = WORDS[kind](mailed, t)
  const envelope = { to: booking.email, replyTo: CONTACT.email }
  if (kind === 'thanks') {
    await texts.load('opinions')
    const content = thanksContent(mailed, beginning)
    return { ...envelope, subject: beginning.subject, ...(await bothForms(content, texts)), attachments: [] }
  }
  if (kind === 'paid-receipt') {
    const content = receiptContent(beginning, t.paidReceipt.open, guestReceiptUrl(booking))
    return { ...envelope, subject: beginning.subject, ...(await bothForms(content, texts)), attachments: [] }
  }
  const changes = changesLink(mailed, now)
  const content = bookingContent(mailed, beginning, changes)
  const paragraphs = [...(changes ? leftOutTexts(complete, mailed, changes) : []), ...content.paragraphs]
  const markup = MARKED_UP.includes(kind) ? reservations(mailed) : []
  return {
    ...envelope,
    subject: subjectOf(mailed, beginning.subject, kind === 'driver' ? driversOf(mailed) : []),
    ...(await bothForms({ ...content, paragraphs, markup }, texts)),
    attachments: calendarOf(mailed),
  }
}

/** What the operator is mailed about a booking: words for each kind of mail. docs/bookings.md#mail */
import { COMPLAINT_TEXTS } from '#domain/bookings/day/complaints.ts'
import { nobodyComesText } from '#domain/bookings/driver/pickup-advice.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PublicRide } from '#domain/bookings/booking.ts'
import { NO_DRIVER_HOURS } from '#domain/bookings/day/reminder-and-warning-hours.ts'
import { rideBeside } from '#domain/bookings/agreed/changed-price.ts'
import { roomProblem, lacksCar } from '#domain/bookings/agreed/caveats.ts'
import { overlapsOf, overlapText } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { isToldByDrives, numberIn } from '#domain/bookings/itinerary.ts'
import { CONCERN_TEXTS } from '#domain/bookings/agreed/concerns.ts'
import { openText } from '#domain/bookings/money/payments.ts'
import { backOf, openUsd, sumOf } from '#domain/bookings/money/sums.ts'
import { bookingPageUrl, rideReference } from '#domain/bookings/reference.ts'
import { DELAY_TEXTS, eventText, toldWords, wordText } from '#domain/bookings/day/ride-events.ts'
import { quotedLines, type SummaryLine } from '#domain/bookings/ride-summary.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { CONTACT } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { guestChatLink, loadChats } from '#worker/bookings/guest-texts.ts'
import { dayOf } from '#worker/day/ride-events.ts'
import { openAddresses } from '#worker/bookings/open-caveats.ts'
import { partnerWords } from '#worker/bookings/partner-lookup.ts'
import { type Booking, rideAt } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookingHistory, type HistoryRow } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import { operatorPageUrl } from '#worker/platform/access.ts'
import {
  concernWords,
  languageWords,
  parkWarning,
  priceAlone,
  residentWords,
  sumWords,
  wishWords,
} from '#worker/lists/office-texts.ts'
import { bothForms, type MailContent, type MailLine } from './layout.ts'
import {
  factsOf,
  isOneOfSeveral,
  itineraryLines,
  type KindFor,
  linesOfRides,
  namesOf,
  numbersOf,
  type MailedRides,
  paidLines,
  reasonLines,
  sentencesOf,
  subjectOf,
  summaryLines,
} from './mailed-rides.ts'
import type { Mail } from './sender.ts'

type OperatorMailKind = KindFor<'operator'>

/** What a mail to the operator is made of. */
interface ToldRides extends MailedRides {
  /** The operator knows the guest's steps before this time. */
  readonly since: string
}

/** What a mail says beside the booking itself. */
interface OperatorWords {
  readonly heading: string
  readonly opening: string
  /** Above the booking's own lines. */
  readonly lines?: readonly SummaryLine[]
  readonly paragraphs: readonly string[]
}

/** What is to be done, and by which command, where there is no operator's page, which the mail would link to. */
function todo(env: Env, what: string, option: string): string {
  return operatorPageUrl(env) === null ? `${what}: npm run bookings -- --remote ${option}` : `${what}.`
}

function confirmText(env: Env, { reference, rides }: MailedRides): string {
  if (rides.length === 1) return todo(env, 'Confirm it', `--confirm ${reference}`)
  return todo(
    env,
    'Confirm its rides, all at once or one by one',
    `--confirm ${reference}; one alone: --confirm ${reference}/1`,
  )
}

const driverText = (env: Env, { reference }: MailedRides) =>
  todo(env, 'Say who drives', `--driver ${reference} "name, phone, plate"`)

const isCancelled = ({ status }: PublicRide) => status === 'cancelled'
const isNew = ({ status }: PublicRide) => status === 'new'
const lacksDriver = ({ status, driver }: PublicRide) => status === 'confirmed' && driver === null

const isWithoutCar = ({ caveat }: PublicRide) => lacksCar(caveat)

/** @example 'ride 2, 3'; @param whole for all of them */
const ridesNamed = (some: readonly PublicRide[], mailed: MailedRides, whole: string) =>
  some.length === mailed.rides.length ? whole : `ride ${numbersOf(mailed, some).join(', ')}`

/** What the office has to find first. */
function carSentences(mailed: MailedRides): string[] {
  const without = mailed.rides.filter(isWithoutCar)
  if (without.length === 0) return []
  return [
    `No car is free for ${ridesNamed(without, mailed, 'it')}: find one, or offer another time or vehicle, before you confirm.`,
    ...(without.some(({ caveat }) => caveat?.code === 'car-taken')
      ? [
          'The form had said that one was free: another booking took it while this guest was booking. The guest was told so.',
        ]
      : []),
  ]
}

/** What has to be done next with the rides. */
function nextStep(env: Env, mailed: MailedRides): string[] {
  if (mailed.rides.some(isNew)) return [...carSentences(mailed), confirmText(env, mailed)]
  return mailed.rides.some(lacksDriver) ? [driverText(env, mailed)] : []
}

/** What was said to the guest, who now waits for an answer. */
function receiptOpening(mailed: MailedRides): string {
  const { booking, rides } = mailed
  if (!rides.some(isRunning))
    return rides.every(isCancelled) ? 'It has been cancelled since.' : 'The guest did not come.'
  const soon = rides.filter(({ shortNotice }) => shortNotice)
  if (soon.length > 0)
    return `The customer was told that ${ridesNamed(soon, mailed, 'this')} is a request, and asked to write on WhatsApp.`
  const without = rides.filter(isWithoutCar)
  if (without.length > 0)
    return `The customer was told that ${ridesNamed(without, mailed, 'this')} is a request, because no car is free.`
  const asked = rides.filter((ride) => isNew(ride) && ride.isRequest)
  return asked.length > 0
    ? `The customer was told that ${ridesNamed(asked, mailed, 'this')} is a request until you confirm it.`
    : `The customer was promised the driver's details within ${booking.promises.driverHours} hours.`
}

/** Rides that overlap, as far as the mail is about them: two cars may be meant. */
function overlapLines({ booking, rides }: MailedRides): SummaryLine[] {
  const positions = new Set(rides.map(({ position }) => position))
  const overlaps = overlapsOf(booking.rides, numberIn).filter(
    ({ before, ride }) => positions.has(before.position) || positions.has(ride.position),
  )
  if (overlaps.length === 0) return []
  return [{ label: 'Overlapping rides', value: overlaps.map((each) => overlapText(each, ENGLISH_TEXTS)).join(' ') }]
}

function receiptWords(env: Env, mailed: MailedRides): OperatorWords {
  const { reference, rides, booking } = mailed
  const isSoon = rides.some(({ shortNotice }) => shortNotice)
  const needsReview = rides.some((ride) => isNew(ride) && rideAt(booking, ride.position).needsReview)
  return {
    heading: `${isSoon ? 'SHORT NOTICE: ' : ''}${rides.some(isWithoutCar) ? 'NO CAR: ' : ''}${needsReview ? 'REVIEW: ' : ''}New booking ${reference}`,
    opening: receiptOpening(mailed),
    lines: overlapLines(mailed),
    paragraphs: nextStep(env, mailed),
  }
}

/** The steps with these rides, the latest first. */
async function historyOf(env: Env, { booking, rides }: MailedRides): Promise<HistoryRow[]> {
  const positions = [0, ...rides.map(({ position }) => position)]
  return query(() =>
    primary(env)
      .select()
      .from(bookingHistory)
      .where(and(eq(bookingHistory.bookingNumber, booking.number), inArray(bookingHistory.position, positions)))
      .orderBy(desc(bookingHistory.version)),
  )
}

/** Drivers who may expect the ride: those assigned now, or else the one assigned last. */
function toldDrivers({ booking, rides }: MailedRides, history: readonly HistoryRow[]): string | null {
  const assigned = rides.flatMap(({ position }) => {
    const { driverName, driverPhone, driverCar } = rideAt(booking, position)
    return driverName === null ? [] : [[driverName, driverPhone, driverCar].filter(Boolean).join(', ')]
  })
  if (assigned.length > 0) return [...new Set(assigned)].join('; ')
  return history.find(({ step, detail }) => step === 'driver' && detail !== '')?.detail ?? null
}

/** What the guest did, and which driver has to hear of it. */
async function guestStepLines(env: Env, mailed: ToldRides) {
  const history = await historyOf(env, mailed)
  const told = history.filter(
    ({ actor, step, at }) => actor === 'guest' && (step === 'cancel' || step === 'change') && at > mailed.since,
  )
  const driver = toldDrivers(mailed, history)
  const numberAt = (position: number) =>
    mailed.rides.length > 1 &&
    numbersOf(
      mailed,
      mailed.rides.filter((ride) => ride.position === position),
    )[0]
  const lines = [
    ...told.toReversed().map(({ step, position, detail }) => ({
      label: numberAt(position) ? `Ride ${numberAt(position)}` : 'What changed',
      value: step === 'cancel' ? `cancelled, ${detail}` : detail,
    })),
    { label: 'Driver', value: driver ?? 'nobody was assigned' },
  ]
  return { lines, hasDriver: driver !== null }
}

/** What the guest was told of it. */
function dueBack({ cancellation, ...ride }: PublicRide): string {
  if (!cancellation) return 'Pay back what is due'
  const back = ride.inRupees ? sumWords(ride, 'back') : formatUsd(cancellation.backUsd)
  return `Pay back ${back} by ${showDate(cancellation.by)}, as the guest was told`
}

/** How what goes back is noted, in the currency that the guest pays in. */
const backOption = (ride: PublicRide) =>
  ride.inRupees ? `--lkr ${Math.ceil(sumOf(ride).LKR.back / 100)}` : `--usd ${backOf(ride)}`

/** What is to be paid back of rides that are cancelled, and what is owed. */
function moneyOfCancelled(env: Env, { booking, rides }: MailedRides): string[] {
  const cancelled = rides.filter(isCancelled)
  const nameOf = ({ position }: PublicRide) => rideReference(booking.reference, position, booking.rides.length)
  return [
    ...cancelled
      .filter((ride) => backOf(ride) > 0)
      .map((ride) => {
        const what = `${sumWords(ride, 'paid')} was paid. ${dueBack(ride)}, then note that`
        return todo(env, what, `--refund ${nameOf(ride)} ${backOption(ride)}`)
      }),
    ...cancelled
      .filter((ride) => openUsd(ride) > 0)
      .map(
        (ride) =>
          `${sumWords(ride, 'charge')} is owed for ${nameOf(ride)}, ${sumWords(ride, 'paid')} of it is paid: ask the guest for the rest.`,
      ),
  ]
}

async function cancelledWords(env: Env, mailed: ToldRides): Promise<OperatorWords> {
  const { reference } = mailed
  const { lines, hasDriver } = await guestStepLines(env, mailed)
  const othersStay = isOneOfSeveral(mailed) ? ' The other rides of the booking stay as they are.' : ''
  const cancelled = mailed.rides.filter(isCancelled)
  const otherComes =
    cancelled.length > 0 && cancelled.every((ride) => rideBeside(mailed.shown.rides, ride) !== undefined)
  return {
    heading: `CANCELLED by the guest: booking ${reference}`,
    opening: otherComes
      ? 'The guest wants one vehicle less. The other one of this drive still comes.'
      : `Nobody is to be picked up.${othersStay}`,
    lines,
    paragraphs: [
      ...(hasDriver
        ? [otherComes ? 'Tell the driver not to come.' : 'Tell the driver that nobody is to be picked up then.']
        : []),
      ...moneyOfCancelled(env, mailed),
    ],
  }
}

async function changedWords(env: Env, mailed: ToldRides): Promise<OperatorWords> {
  const { booking, reference, rides } = mailed
  const { lines, hasDriver } = await guestStepLines(env, mailed)
  const overpaid = rides.filter((ride) => isRunning(ride) && backOf(ride) > 0)
  const isOpen = rides.some(isNew)
  return {
    heading: `CHANGED by the guest: booking ${reference}`,
    opening: isOpen ? 'Nobody has agreed to it yet.' : 'It stays confirmed.',
    lines: [...lines, ...overlapLines(mailed)],
    paragraphs: [
      ...(hasDriver ? ['Tell the driver what has changed.'] : []),
      ...overpaid.map((ride) => {
        const { position } = ride
        const name = rideReference(booking.reference, position, booking.rides.length)
        const what = `${sumWords(ride, 'paid')} was paid, and it costs ${priceAlone(ride)} now: pay back ${sumWords(ride, 'back')}, then note that`
        return todo(env, what, `--refund ${name} ${backOption(ride)}`)
      }),
      ...moneyOfCancelled(env, mailed),
      ...nextStep(env, mailed),
    ],
  }
}

function alarmWords(env: Env, mailed: MailedRides, kind: keyof typeof NO_DRIVER_HOURS, within: string): OperatorWords {
  const { pickupDate, pickupTime } = mailed.rides[0]!
  const isOpen = mailed.rides.some(isNew)
  const { driverName } = rideAt(mailed.booking, mailed.rides[0]!.position)
  const nobody = driverName === null ? 'Nobody is assigned to this pickup' : `${driverName} has said: I cannot drive it`
  const hours = `${NO_DRIVER_HOURS[kind]} ${within === 'WITHIN' ? 'HOURS' : 'hours'}`
  const when = `${showDate(pickupDate)}, ${pickupTime}`
  return {
    heading: `ALARM: no driver, pickup ${within} ${hours} (${when}), booking ${mailed.reference}`,
    opening: `${nobody}${isOpen ? ', and it is not confirmed' : ''}.`,
    paragraphs: [...(isOpen ? [confirmText(env, mailed)] : []), driverText(env, mailed)],
  }
}

const MONEY_HEADINGS = { paid: 'PAID', refunded: 'PAID BACK', 'charged-back': 'CHARGED BACK' } as const

/** What the payment gateway said, and what follows from it for the drivers. */
async function moneyWords(env: Env, mailed: MailedRides, kind: keyof typeof MONEY_HEADINGS): Promise<OperatorWords> {
  const [last] = (await historyOf(env, mailed)).filter(({ step }) => step === 'payment' || step === 'refund')
  const running = mailed.shown.rides.filter(isRunning)
  return {
    heading: `${MONEY_HEADINGS[kind]}: booking ${mailed.reference}`,
    opening:
      running.length === 0
        ? 'All of it is cancelled.'
        : openUsd(running) === 0
          ? 'There is nothing to collect.'
          : `Still to collect: ${openText(running)}.`,
    lines: last ? [{ label: 'Payment', value: last.detail }] : [],
    paragraphs:
      kind === 'refunded'
        ? [
            todo(
              env,
              'Nobody collects again what was paid back. If the guest pays it after all, note what came',
              `--paid ${mailed.reference} --usd 20`,
            ),
          ]
        : [],
  }
}

const timeOf = (at: string) => sriLankaTime(new Date(at)).time

/** What the guest has said of the ride, the latest first, and who drives. */
async function dayLines(env: Env, { booking, rides: [ride] }: MailedRides, now: Date) {
  const stored = rideAt(booking, ride!.position)
  const { words, complaints, events } = await dayOf(env, stored, now)
  const { driverName, driverPhone, driverCar } = stored
  return {
    said: words.at(-1),
    isUnderWay: events.length > 0,
    /** The latest, where nothing else was said since. */
    complaint: complaints.findLast(({ at }) => words.every((word) => word.at <= at)),
    lines: [
      ...complaints
        .toReversed()
        .map(({ at, complaint }) => ({ label: `Guest, ${timeOf(at)}`, value: COMPLAINT_TEXTS[complaint] })),
      ...words
        .toReversed()
        .map((word) => ({ label: `Guest, ${timeOf(word.at)}`, value: wordText(word, ENGLISH_TEXTS) })),
      { label: 'Driver', value: [driverName, driverPhone, driverCar].filter(Boolean).join(', ') || 'nobody' },
      ...events.toReversed().map((said) => ({
        label: `Driver, ${timeOf(said.at)}${toldWords(said)}`,
        value: eventText(said.event, stored, said.bags),
      })),
    ],
  }
}

async function wordOfGuest(env: Env, mailed: MailedRides, now: Date): Promise<OperatorWords> {
  const { said, complaint, lines } = await dayLines(env, mailed, now)
  if (complaint)
    return {
      heading: `COMPLAINT: ${COMPLAINT_TEXTS[complaint.complaint]}, booking ${mailed.reference}`,
      opening: 'It is on Now until somebody closes it. Until then nobody asks this guest for a review.',
      lines,
      paragraphs: [],
    }
  return {
    heading: `GUEST: ${said ? wordText(said, ENGLISH_TEXTS) : 'a word'}, booking ${mailed.reference}`,
    opening: "It is on the driver's sheet, too.",
    lines,
    paragraphs:
      said?.word === 'flight-late'
        ? ['The pickup keeps its time until you change it: agree it with the driver.']
        : said?.word === 'nobody-here'
          ? [
              'Call the driver, then the guest. This is what the guest reads:',
              nobodyComesText(mailed.booking.promises, ENGLISH_TEXTS),
            ]
          : [],
  }
}

const DAY_OPENINGS = {
  'not-set-out': 'By the roads the driver should be on the way now, and has not said so. Call the driver.',
  'late-at-pickup': 'The driver is not at the pickup, or will not be in time. Call the driver, then the guest.',
  'driver-cannot': 'The driver says so on the sheet. Name another one.',
  'no-show': 'The driver has waited as long as you promise, and nobody came. Call the guest before the driver leaves.',
} as const

const DAY_ALARMS = { ...DELAY_TEXTS, 'driver-cannot': 'THE DRIVER CANNOT' } as const

async function dayWords(env: Env, mailed: MailedRides, kind: keyof typeof DAY_OPENINGS, now: Date) {
  const { pickupDate, pickupTime } = mailed.rides[0]!
  const { isUnderWay, lines } = await dayLines(env, mailed, now)
  const isBreakdown = kind === 'driver-cannot' && isUnderWay
  const what = kind === 'no-show' ? 'NOBODY CAME' : `ALARM: ${isBreakdown ? 'BREAKDOWN' : DAY_ALARMS[kind]}`
  return {
    heading: `${what}, pickup ${showDate(pickupDate)}, ${pickupTime}, booking ${mailed.reference}`,
    opening: isBreakdown
      ? 'The driver had set out, and cannot go on. Call the driver, name another one, then call the guest.'
      : DAY_OPENINGS[kind],
    lines,
    paragraphs: [],
  }
}

type Words = (env: Env, mailed: ToldRides, now: Date) => OperatorWords | Promise<OperatorWords>

const WORDS: Readonly<Record<OperatorMailKind, Words>> = {
  receipt: receiptWords,
  cancelled: cancelledWords,
  changed: changedWords,
  paid: (env, mailed) => moneyWords(env, mailed, 'paid'),
  refunded: (env, mailed) => moneyWords(env, mailed, 'refunded'),
  'charged-back': (env, mailed) => moneyWords(env, mailed, 'charged-back'),
  'no-driver-12': (env, mailed) => alarmWords(env, mailed, 'no-driver-12', 'within'),
  'no-driver-3': (env, mailed) => alarmWords(env, mailed, 'no-driver-3', 'WITHIN'),
  'not-set-out': (env, mailed, now) => dayWords(env, mailed, 'not-set-out', now),
  'late-at-pickup': (env, mailed, now) => dayWords(env, mailed, 'late-at-pickup', now),
  'driver-cannot': (env, mailed, now) => dayWords(env, mailed, 'driver-cannot', now),
  'no-show': (env, mailed, now) => dayWords(env, mailed, 'no-show', now),
  'guest-word': wordOfGuest,
}

const REVIEW_TEXT =
  "The distance rests on a visitor's word, or nobody could check that a person booked: look at price and customer before you confirm"

/** What the operator has to look at before anything else. */
function warningsOf(booking: Booking, ride: PublicRide): SummaryLine[] {
  const warning = ride.kind === 'tour' ? parkWarning(ride) : null
  const stored = rideAt(booking, ride.position)
  const room = roomProblem(stored)
  const addresses = { hindrances: [], elsewhere: openAddresses(stored) }
  const needed = [
    ...(room ? [CONCERN_TEXTS[room === 'too-full' ? 'does-not-fit' : room]] : []),
    ...(addresses.elsewhere.length > 0 ? [concernWords(addresses, 'address-elsewhere')] : []),
  ].join('. ')
  return [
    ...(needed ? [{ label: 'Needs a hand', value: needed }] : []),
    ...(isNew(ride) && stored.needsReview ? [{ label: 'Needs review', value: REVIEW_TEXT }] : []),
    ...(warning ? [{ label: 'The customer was told', value: warning }] : []),
    ...(ride.caveat ? [{ label: 'Payment online', value: 'Waits until you have confirmed the booking' }] : []),
  ]
}

/** For a journey: above its days, and once if it is true of several rides. */
function warningsOfJourney(mailed: MailedRides): SummaryLine[] {
  const { booking, rides } = mailed
  const labels = new Set(rides.flatMap((ride) => warningsOf(booking, ride).map(({ label }) => label)))
  return [...labels].flatMap((label) =>
    sentencesOf(
      mailed,
      rides,
      (ride) => warningsOf(booking, ride).find((line) => line.label === label)?.value ?? null,
    ).map((value) => ({ label, value })),
  )
}

/** What an itinerary does not say of a ride: what was quoted where another price was agreed, and what is paid. */
const saidInItinerary = (drive: readonly PublicRide[], mailed: MailedRides): string[] =>
  [
    ...drive.flatMap((ride) => quotedLines(ride, ENGLISH_TEXTS)),
    ...reasonLines(drive, mailed),
    ...paidLines(drive, ENGLISH_TEXTS),
  ].map(({ label, value }) => `${label}: ${value}`)

function linesAbout(mailed: MailedRides, partner: string | null): MailLine[] {
  const { booking, rides } = mailed
  const { email, phone, phoneTyped } = booking
  const [language, wish] = [languageWords(booking), wishWords(booking)]
  const resident = residentWords({ phone, inRupees: rides[0]!.inRupees })
  const contact = [
    { label: 'Phone', value: phone === phoneTyped ? phone : `${phone} (written as ${phoneTyped})` },
    ...(resident === null ? [] : [{ label: 'Lives in Sri Lanka', value: resident }]),
    { label: 'E-mail', value: email || 'none: the guest gets no mail' },
    ...(language === null ? [] : [{ label: 'Language', value: language }]),
    ...(wish === null ? [] : [{ label: 'Wish for the driver', value: wish }]),
    ...(partner === null ? [] : [{ label: 'Sent by', value: partner }]),
  ]
  if (isToldByDrives(rides))
    return [...warningsOfJourney(mailed), ...itineraryLines(mailed, (drive) => saidInItinerary(drive, mailed), contact)]
  const linesOf = (ride: PublicRide) => [
    ...warningsOf(booking, ride),
    ...summaryLines(ride, mailed),
    ...paidLines([ride], ENGLISH_TEXTS),
  ]
  return linesOfRides(mailed, linesOf, contact)
}

function content(
  env: Env,
  mailed: MailedRides,
  { heading, opening, lines = [], paragraphs }: OperatorWords,
  partner: string | null,
): MailContent {
  const { reference } = mailed.booking
  const page = operatorPageUrl(env, mailed.reference)
  return {
    heading,
    about: isOneOfSeveral(mailed) ? namesOf(mailed, mailed.rides) : [],
    opening,
    paragraphs,
    facts: factsOf(mailed),
    lines: [...lines, ...linesAbout(mailed, partner)],
    links: [
      ...(page === null ? [] : [{ text: 'Open it', href: page, button: true }]),
      { text: 'Write to the customer on WhatsApp', href: guestChatLink(mailed.booking), button: true },
      { text: 'The booking page', href: bookingPageUrl(reference) },
    ],
  }
}

/** A reply to it goes to the guest. */
export async function operatorMail(env: Env, mailed: ToldRides, kind: OperatorMailKind, now: Date): Promise<Mail> {
  const [words, partner] = await Promise.all([WORDS[kind](env, mailed, now), partnerWords(env, mailed.booking)])
  await loadChats([mailed.booking.language])
  return {
    to: settings(env).MAIL_OPERATOR,
    replyTo: mailed.booking.email || CONTACT.email,
    subject: subjectOf(mailed, words.heading),
    ...(await bothForms(content(env, mailed, words, partner))),
    attachments: [],
  }
}

/** A booking and a payment in a few words, the same in the operator's command, pages and mails. */
import { lateUntil, lateWords, type OnItsDay, saidWords } from '#domain/bookings/day/ride-events.ts'
import { overAt } from '#domain/bookings/day/sharing.ts'
import { wishOf, languageName } from '#domain/bookings/driver/driver-wish.ts'
import { CONCERN_TEXTS, type Concern } from '#domain/bookings/agreed/concerns.ts'
import type { AskedDeposit } from '#domain/bookings/booking-as-text.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import type { BankTransfer } from '#domain/bookings/money/bank-transfer.ts'
import {
  depositOf,
  METHOD_WORDS,
  missingDeposit,
  PAYMENT_PROBLEMS,
  showAmount,
} from '#domain/bookings/money/payments.ts'
import { sumOf, type SomeRides, wholePrice } from '#domain/bookings/money/sums.ts'
import { askedDeposit, depositText, eitherText, isInRupees, partText } from '#domain/bookings/money/said-sums.ts'
import { isResident, type SaidMoney } from '#domain/bookings/money/residents.ts'
import { countryOfPhone } from '#domain/bookings/request/numbering-plans.ts'
import { driverNoteLines, stopsText, tourText } from '#domain/bookings/ride-summary.ts'
import { bagsAloneWords } from '#domain/journeys/hill-train.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { tourEndText } from '#domain/tours/tour-texts.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { formatLkr, formatUsd, grouped } from '#domain/fares/money.ts'
import { vehicleName } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { ENGLISH, LANGUAGES, offeredLanguage } from '#domain/languages/languages.ts'
import { undelivered } from '#domain/proposals/proposal.ts'
import { tourWarning } from '#domain/tours/tour-warning.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { quoted } from '#domain/visible-text.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import { gateMinutes, type ReadAddress } from '#worker/bookings/open-caveats.ts'
import type { BrowserErrors } from '#worker/database/browser-errors.ts'
import { CRON_TASKS, type LastSuccesses, lateTasks } from '#worker/database/heartbeat.ts'
import type { HistoryRow, MailKind, OperatorBooking, OutboxRow, ProposalHistoryRow } from '#worker/database/schema.ts'
import { mailOfStep } from '#worker/proposals/store.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import type { SaidHindrance } from '#worker/steps/hindrances.ts'
import type { OpenNote } from '#worker/steps/open-notes.ts'
import type { PaymentProblemRow } from '#worker/payments/gateway-notices.ts'

/** Date and time in Sri Lanka of an instant. @param instant UTC, ISO 8601 */
export function showInstant(instant: string): string {
  const { date, time } = sriLankaTime(new Date(instant))
  return `${date} ${time}`
}

/** Of a ride whose guest, or bags, wait on the road; `null` for others. */
export const brokeDownWords = ({
  status,
  brokeDownAt,
}: Pick<OperatorBooking & OnItsDay, 'status' | 'brokeDownAt'>): string | null =>
  status === 'confirmed' && brokeDownAt !== null
    ? `The car broke down on the way at ${sriLankaTime(new Date(brokeDownAt)).time}: who drives on comes there, not to the pickup`
    : null

/** Whether it still matters what a driver answered, or that nothing was answered. */
export const awaitsAnswer = (ride: OperatorBooking, now: Date): boolean =>
  ride.status === 'confirmed' && ride.driverName !== null && now.getTime() <= overAt(ride)

/** What a driver says who is late; `null` for others. Of a guest who waits on the road also after the ride's own hours. */
export function saidLateWords(ride: OperatorBooking & OnItsDay, now: Date): string | null {
  if (!awaitsAnswer(ride, now) && brokeDownWords(ride) === null) return null
  const until = lateUntil(ride, { stage: ride.lastSaid?.event ?? null, brokeDownAt: ride.brokeDownAt })
  return until === null ? null : lateWords(until)
}

/**
 * What hinders the operator or a driver from hearing of bookings, in words; `null` if nothing does.
 * @param unheard addresses that take no mail
 * @param locked drivers whose links are locked
 */
export function officeTrouble(
  successes: LastSuccesses,
  unheard: readonly string[],
  locked: readonly string[],
  now: Date,
): string | null {
  const ofMail =
    unheard.length === 0
      ? []
      : [`No mail reaches ${unheard.join(', ')}: new bookings and alarms are not told there. Look at MAIL_OPERATOR.`]
  const ofLinks =
    locked.length === 0
      ? []
      : [
          `After wrong numbers the links of ${locked.join(', ')} are locked where these were typed, for an hour. Was it the driver? Let a phone open them, under Drivers or on the ride's page. Else make a new link.`,
        ]
  return [cronTrouble(successes, now), ...ofMail, ...ofLinks].filter(Boolean).join(' ') || null
}

/** How often something failed in visitors' browsers; `null` if nothing has for a week. */
export function browserErrorsText({ today, before, most }: BrowserErrors): string | null {
  if (today + before === 0) return null
  const which = most.length > 0 ? ` (${most.slice(0, 5).join(', ')})` : ''
  return `Errors in visitors' browsers today: ${today}${which}; in the seven days before: ${before}.`
}

/** What is wrong with the cron, in words; `null` if nothing is. */
export function cronTrouble(successes: LastSuccesses, now: Date): string | null {
  const late = lateTasks(successes, now)
  if (late.length === 0) return null
  if (CRON_TASKS.some((task) => !late.includes(task)))
    return `The site fails at a part of what it does by itself every five minutes: ${late.join(', ')}. Tell who looks after the site: the log of its cron says why.`
  const since = late
    .flatMap((task) => successes[task] ?? [])
    .toSorted()
    .at(-1)
  const last = since === undefined ? 'it has never done it' : `the last time was ${showInstant(since)}`
  return `The site does not do what it should do by itself every five minutes: ${last}. Mails that failed are not sent again, and nobody is reminded. Tell who looks after the site: its cron does not run.`
}

/** How it stands with a ride. @example 'guest on board since 18:35' @example 'confirmed' */
export const stateWords = (
  ride: Pick<OperatorBooking, 'status' | 'train'> & { readonly lastSaid: Parameters<typeof saidWords>[0] | null },
): string => (ride.status === 'confirmed' && ride.lastSaid ? saidWords(ride.lastSaid, ride) : ride.status)

/** What is driven. */
export function rideWords(ride: OperatorBooking): string {
  const { pickup, dropoff, park, travelers } = ride
  const waits = ride.via ? stopsText(ride.via, ENGLISH_TEXTS.formats) : ''
  const isBack = ride.kind === 'transfer' && waits !== '' && placeKey(pickup) === placeKey(dropoff)
  const stops = waits === '' || isBack ? '' : ` · by way of ${waits}`
  const beside = ride.beside === null ? '' : ` · second vehicle of ride ${ride.beside}`
  const which = `${stops}${beside}${ride.rides > 1 ? ` · ride ${ride.position} of ${ride.rides}` : ''}`
  const alone = ride.train ? `${bagsAloneWords(ride.train)} · ` : ''
  if (ride.kind === 'transfer')
    return `${alone}${pickup} -> ${isBack ? `${waits} -> ` : ''}${dropoff} · ${vehicleName(ride.vehicle!)}${which}`
  const tour = tourText({ park: park!, tourLength: ride.tourLength! }, ENGLISH_TEXTS)
  const party = `${travelers} ${travelers === 1 ? 'traveler' : 'travelers'}`
  return `${tour}, ${party} · ${tourEndText(pickup, park!, 'entrance', ENGLISH_TEXTS)} -> ${tourEndText(dropoff, park!, 'exit', ENGLISH_TEXTS)}${which}`
}

type TourPickup = Pick<OperatorBooking, 'pickup' | 'dropoff' | 'pickupDate' | 'pickupTime'> & {
  readonly park: string
  readonly tourLength: TourLength
}

/** What the customer was told of this day or hour at the park; `null` for nothing. */
export function parkWarning({ pickupDate: date, pickupTime: time, ...tour }: TourPickup): string | null {
  return tourWarning({ ...tour, date, time, toGateMinutes: gateMinutes(tour) }, ENGLISH_TEXTS)
}

/**
 * What the guest told the driver: 'Flight UL504 · Name on the sign “Ann Smith” · Large bags 2'; empty for nothing.
 * @param isNamed whether the guest's name is shown beside it
 */
export function driverWords(ride: OperatorBooking, isNamed = false): string {
  return driverNoteLines(isNamed ? { ...ride, guestName: '' } : ride, ENGLISH_TEXTS)
    .map(({ label, value, isOwnWords }) => `${label} ${isOwnWords ? quoted(value) : value}`)
    .join(' · ')
}

export const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** The language that the guest asked for in the driver, or reads: as {@link languageWords}. */
export function askedLanguage(booking: Pick<OperatorBooking, 'driverWish' | 'language'>): string | null {
  const { language } = wishOf(booking.driverWish)
  return language === '' ? languageWords(booking) : languageName(language)
}

/** Whom the guest would like as driver, in words; `null` for no wish. @example 'speaks German, a woman' */
export function wishWords({ driverWish }: Pick<OperatorBooking, 'driverWish'>): string | null {
  const { language, isWoman } = wishOf(driverWish)
  const words = [language === '' ? '' : `speaks ${languageName(language)}`, isWoman ? 'a woman' : '']
  return words.filter(Boolean).join(', ') || null
}

/** In which language the guest is written to: 'German'. `null` for English, as most are. */
export function languageWords({ language }: Pick<OperatorBooking, 'language'>): string | null {
  const offered = offeredLanguage(language)
  return offered === ENGLISH ? null : LANGUAGE_NAMES.of(LANGUAGES[offered].tag)!
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })

/**
 * Of a guest who pays in rupees by their own word alone: nobody refuses it, and the office can ask before it confirms.
 * `null` for all others.
 */
export function residentWords({ phone, inRupees }: Pick<OperatorBooking, 'phone'> & SaidMoney): string | null {
  if (!inRupees || phone === '' || isResident(phone, false)) return null
  const found = countryOfPhone(phone)
  const whose = found?.country
    ? `${COUNTRY_NAMES.of(found.country)} (${found.code})`
    : (found?.code ?? 'another country')
  return `The guest says so, and pays in rupees. The number is of ${whose}. If it is not so, say it under 'Correct e-mail or phone'.`
}

interface Hindered {
  readonly hindrances: readonly SaidHindrance[]
}

/** @example 'the dropoff address, read as Jaffna Fort, lies 318 km from Ella' */
const elsewhereWords = ({ note, stop, place, name, km }: ReadAddress) =>
  `the ${stop ? "stop's" : note === 'pickupAddress' ? 'pickup' : 'dropoff'} address, read as ${name}, lies ${km} km from ${place}`

/** What needs a hand, with what is known of it: 'TWO RIDES AT ONCE: Nimal Perera drives K7Q2-M4XT-9BHE until 16:45 …'. */
export function concernWords(
  { hindrances, elsewhere }: Hindered & { readonly elsewhere: readonly ReadAddress[] },
  concern: Concern,
): string {
  const words =
    concern === 'address-elsewhere'
      ? elsewhere.map(elsewhereWords)
      : hindrances.filter(({ code, isInsistedOn }) => code === concern && !isInsistedOn).map((each) => each.words)
  return [CONCERN_TEXTS[concern], ...(words.length > 0 ? [words.join('; ')] : [])].join(': ')
}

/** What the office insisted on; empty for nothing. */
export const insistedWords = ({ hindrances }: Hindered): string =>
  hindrances
    .filter(({ isInsistedOn }) => isInsistedOn)
    .map(({ words }) => words)
    .join('; ')

/** Who travels: the name on the sign, else the e-mail address, else the phone number. */
export const guestWords = ({ guestName, email, phone }: Pick<OperatorBooking, 'guestName' | 'email' | 'phone'>) =>
  guestName || email || phone

/** The price in dollars; in rupees alone where its guest pays in those. */
export function priceAlone(rides: SomeRides): string {
  const { priceUsd, priceLkr } = wholePrice(rides)
  return isInRupees(rides) ? formatLkr(priceLkr) : formatUsd(priceUsd)
}

/** What is still to be paid, to a driver's office. @example 'USD 34 and LKR 9,869' */
export function openWords({ openUsd, openLkr }: { readonly openUsd: number; readonly openLkr: number }): string {
  const sums = [...(openUsd > 0 ? [formatUsd(openUsd)] : []), ...(openLkr > 0 ? [formatLkr(openLkr)] : [])]
  return sums.join(' and ') || '-'
}

/** Who pays where it is not the guest: a house that gets an invoice each month. */
export const payerWords = ({ onAccount }: Pick<OperatorBooking, 'onAccount'>): string =>
  onAccount ? ', by the house, each month: the driver collects nothing' : ''

/** The price, and how much of it is paid. */
export function priceWords(rides: SomeRides): string {
  const price = priceAlone(rides)
  const whole = wholePrice(rides)
  const [cost, sum] = isInRupees(rides) ? [whole.priceLkr, sumOf(rides).LKR] : [whole.priceUsd, sumOf(rides).USD]
  // What one ride has too much pays no other.
  const paid = (sum.owed > 0 ? sum.kept : sum.paid) / 100
  if (paid === 0) return price
  return paid >= cost ? `${price} paid` : `${price}, ${grouped(Math.floor(paid))} paid`
}

/** What its guest is asked for by bank transfer. @example 'USD 61 or LKR 18,409 by bank transfer, by 2 December 2026, reference 101065046449241' */
export function transferWords({ until, isLate, reference, ...asked }: BankTransfer): string {
  const when = isLate ? `was to be here by ${showDate(until)}, and is not` : `by ${showDate(until)}`
  return `${eitherText(asked, asked, ENGLISH_TEXTS)} by bank transfer, ${when}, reference ${reference}`
}

export interface DepositWords {
  readonly words: string
  readonly isLate?: boolean
}

/** The deposit of a booking: what its guest is asked for now, or that it has come. `null` where there is none, or none is asked for. */
export function depositWords(
  { rides, promises, onAccount }: Booking,
  { transfer, ...asked }: AskedDeposit,
): DepositWords | null {
  if (transfer) return { words: `asked: ${transferWords(transfer)}`, isLate: transfer.isLate }
  const online = askedDeposit(asked)
  if (online) return { words: `asked: ${depositText(online, ENGLISH_TEXTS)} online` }
  const running = rides.filter(isRunning)
  const deposit = onAccount ? null : depositOf(running, promises.deposit)
  if (deposit === null || missingDeposit(running, promises.deposit) !== null) return null
  return { words: `${eitherText(deposit, rides[0], ENGLISH_TEXTS)}, has come` }
}

/** A part of a booking's money, in the currency of its price. */
export const sumWords = (rides: SomeRides, part: 'owed' | 'back' | 'paid' | 'charge'): string =>
  partText(rides, part, ENGLISH_TEXTS)

/** What mails are called, for the office. */
export const MAIL_NAMES: Record<MailKind, string> = {
  proposal: 'proposal',
  'proposal-change': 'change of a proposal',
  receipt: 'receipt',
  link: 'the link',
  confirmed: 'confirmation',
  cancelled: 'cancellation',
  changed: 'change',
  driver: 'driver',
  paid: 'payment',
  refunded: 'refund',
  'charged-back': 'chargeback',
  charge: 'charge',
  deposit: 'late deposit',
  reminder: 'reminder',
  thanks: 'thanks',
  'paid-receipt': 'receipt of payment',
  'not-paid': 'payment that did not come',
  overview: 'overview',
  'no-driver-12': 'alarm',
  'no-driver-3': 'alarm',
  'not-set-out': 'alarm',
  'late-at-pickup': 'alarm',
  'driver-cannot': 'alarm',
  'no-show': 'no-show',
  'guest-word': "guest's word",
}

type HistoryLine = Pick<HistoryRow, 'step' | 'actor' | 'who' | 'detail' | 'position' | 'openUntil'>

/** What was done; a step without words is called by its name. */
const STEP_WORDS: Partial<Record<HistoryRow['step'], string>> = {
  confirm: 'confirmed',
  cancel: 'cancelled',
  reopen: 'opened again',
  'no-show': 'the guest did not come',
  came: 'the guest came',
  driver: 'driver named',
  change: 'changed',
  contact: 'contact changed',
  price: 'price changed',
  resend: 'mail sent again',
  refund: 'paid back',
  reverse: 'entry reversed',
  charge: 'charge changed',
  telephone: 'booked by telephone',
}

/** A step of the history, without its time: 'ride 2, changed by the guest: pickup …', 'confirmed by ann@example.com'. */
export function historyWords({ step, actor, who, detail, position, openUntil }: HistoryLine, rides: number): string {
  const which = rides > 1 && position > 0 ? `ride ${position}, ` : ''
  const by = actor === 'guest' ? ' by the guest' : who && ` by ${who}`
  const open = openUntil === null ? '' : ` (open until ${openUntil})`
  return `${which}${STEP_WORDS[step] ?? step}${by}${detail ? `: ${detail}` : ''}${open}`
}

/** A note that is open: 'ride 2, complaint by ann@example.com: … (open until 2026-12-01)'. */
export const noteWords = (note: OpenNote): string => historyWords({ ...note, actor: 'operator' }, note.rides)

/** A line of the cash book: '12 · 2026-11-22 · USD 74.00 cash (LKR 21,312.00) by ann@example.com'. */
export function entryWords({
  number,
  day,
  cents,
  currency,
  lkrCents,
  method,
  payment,
  who,
  reverses,
}: CashBookEntry): string {
  const back = cents < 0 ? 'back ' : ''
  const rupees = currency === 'LKR' ? '' : ` (${showAmount(Math.abs(lkrCents), 'LKR')})`
  const source = payment === null ? who && ` by ${who}` : ` ${payment}`
  return `${number} · ${day} · ${back}${showAmount(Math.abs(cents), currency)} ${METHOD_WORDS[method]}${rupees}${reverses === null ? '' : `, reverses ${reverses}`}${source}`
}

/** What the payment gateway said, of which booking, and why that needs a hand. */
export function noticeWords({ cents, currency, status, gateway, payment, ...notice }: PaymentProblemRow): string {
  const booking = notice.reference === null ? notice.orderName : `booking ${notice.reference}`
  const said = `${showAmount(cents, currency)} ${status} at ${gateway} (${payment}) for ${booking}`
  return `${said}, ${showInstant(notice.receivedAt)}: ${PAYMENT_PROBLEMS[notice.problem!]}`
}

/** What a step was, in words: 'change asked for by the guest: earlier, please'. */
const ACT_WORDS: Readonly<Record<ProposalHistoryRow['act'], string>> = {
  save: 'saved',
  send: 'sent',
  see: 'opened by the guest',
  ask: 'change asked for by the guest',
  accept: 'accepted by the guest',
  withdraw: 'withdrawn',
}

/** @param mails of its proposal: what was to go by one is sent once that one is */
export function proposalStepWords(step: ProposalHistoryRow, mails: readonly OutboxRow[]) {
  const { act, version, who, detail, at } = step
  const by = who && ` by ${who}`
  if (act !== 'send')
    return `${act === 'save' ? `version ${version} ` : ''}${ACT_WORDS[act]}${by}${detail && `: ${detail}`}`
  const mail = mailOfStep(step, mails)
  // Before that it went out, and was sent again.
  const isIts = mail !== undefined && at >= (mail.untoldSince ?? mail.createdAt)
  const open = isIts ? undelivered(mail) : null
  return open === null ? `${ACT_WORDS.send}${by} ${detail}` : `${open} ${detail}${who && `, asked for by ${who}`}`
}

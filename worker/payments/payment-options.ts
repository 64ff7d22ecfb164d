/**
 * A booking's link to where it is paid: the page before PayHere, or signed to the operator's own payment page. How that
 * page checks it: docs/payments.md#the-payment-link
 */
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { isDearerAsked } from '#domain/bookings/agreed/guest-changes.ts'
import { isTakenOver } from '#domain/bookings/day/ride-events.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { askedTransfer, type BankAccount, type BankTransfer } from '#domain/bookings/money/bank-transfer.ts'
import type { AskedRoom, CardRoom, PayingRules } from '#domain/bookings/money/paying.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { type AskedPayment, askedPayment, missingDeposit } from '#domain/bookings/money/payments.ts'
import { isInRupees, type SaidDeposit, saidDeposit } from '#domain/bookings/money/said-sums.ts'
import { openUsd, sumsOf, UNIT } from '#domain/bookings/money/sums.ts'
import { isUnanswered } from '#domain/bookings/request/short-notice.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { offeredLanguage } from '#domain/languages/languages.ts'
import { type AskedRide, askedRides, openCaveat } from '#worker/bookings/open-caveats.ts'
import { type Env, residentsPayRupees, settings } from '#worker/environment.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { hmac } from '#worker/platform/signing.ts'
import type { Checkout, OnlineWays } from './gateways/gateway.ts'
import { activeCheckouts } from './gateways/gateways.ts'

/**
 * A ride that needs a review may have a wrong price, one with a caveat may not be driven as booked, and nobody has said yes to
 * a dearer vehicle or time that its guest has asked for.
 */
const waits = (ride: AskedRide, now: Date) =>
  ride.status === 'new' && (ride.needsReview || isDearerAsked(ride) || openCaveat(ride, now) !== null)

/** Nobody pays for a request that was not answered. */
const isPayable = (ride: AskedRide, createdAt: string, now: Date): boolean =>
  ride.erasedAt === null &&
  openUsd(ride) > 0 &&
  !isTakenOver(ride) &&
  // What is owed of a ride that was not driven is paid when it is.
  (!isRunning(ride) || (!isPastRide(ride, now) && !isUnanswered(ride, createdAt, now)))

/** A guest pays once for all: what holds up one ride holds up all, also a stay's ride that is over. */
function isPaymentHeldUp({ arrangement, createdAt }: Booking, asked: readonly AskedRide[], now: Date): boolean {
  const isGone = (ride: AskedRide) => isPastRide(ride, now) || isUnanswered(ride, createdAt, now)
  return asked.some((ride) => waits(ride, now) && (arrangement === 'stay' || !isGone(ride)))
}

/** The rides of a booking that its guest can pay for now, in their order. One payment is for all of them. */
export function payableRides(booking: Booking, now = new Date()): Ride[] {
  const { createdAt, erasedAt, onAccount, rides } = booking
  if (erasedAt !== null || onAccount) return []
  const asked = askedRides(booking)
  const isHeldUp = isPaymentHeldUp(booking, asked, now)
  return rides.filter((ride, i) => isPayable(asked[i]!, createdAt, now) && !(isHeldUp && isRunning(ride)))
}

/** What the payment link asks for now. */
export function paymentOfLink(booking: Booking, now = new Date()): AskedPayment {
  const running = booking.rides.filter(isRunning)
  return askedPayment(running, payableRides(booking, now), booking.promises.deposit)
}

/** What the operator's own payment page calls a booking. */
function orderName({ number, reference, rides }: Booking): string {
  return rides[0].kind === 'transfer' ? String(number) : reference
}

/**
 * PAYMENT_SECRET, or without one a key that is known to this site alone. QUOTE_SECRET itself is never shared with a
 * payment page: it would let that page set prices. `null` if a secret is set but weak: the payment page would refuse
 * another key's signature.
 */
function signingKey(env: Env): string | null {
  const { PAYMENT_SECRET, QUOTE_SECRET } = settings(env)
  if (PAYMENT_SECRET !== null || env.PAYMENT_SECRET) return PAYMENT_SECRET
  return QUOTE_SECRET && `payment links:${QUOTE_SECRET}`
}

/** The payment page and the key of its links; `null` if there is none. */
function ownPaymentPage(env: Env) {
  const [page, key] = [settings(env).PAYMENT_URL, signingKey(env)]
  return page === null || key === null ? null : { page, key }
}

/** Accounts into which a guest may pay. */
const checkoutsFor = (env: Env, { inRupees }: SaidMoney): readonly Checkout[] =>
  activeCheckouts(env).filter(({ currency }) => !inRupees || currency === 'LKR')

/** Whether guests can pay online in advance at all. */
const canPayOnline = (env: Env, guest: SaidMoney = {}): boolean =>
  activeCheckouts(env).length > 0 ? checkoutsFor(env, guest).length > 0 : ownPaymentPage(env) !== null

/** How a booking can be paid at a gateway now. */
interface OnlinePayment extends AskedPayment, OnlineWays {}

/** @param isForAll for all that is open, also where a deposit is asked for */
export async function onlinePayment(env: Env, booking: Booking, now: Date, isForAll = false): Promise<OnlinePayment> {
  const rides = payableRides(booking, now)
  const asked = paymentOfLink(booking, now)
  const isDeposit = asked.isDeposit && !isForAll
  const { usd, lkr } = isDeposit ? asked : sumsOf(rides, 'owed')
  const checkouts = usd > 0 ? checkoutsFor(env, booking.rides[0]) : []
  const isLimited = checkouts.some(({ limits }) => limits.payment !== null || limits.month !== null)
  const within = isLimited
    ? await (await import('./gateway-limits.ts')).waysWithinLimits(env, checkouts, rides, { usd, lkr }, now)
    : {
        ways: checkouts.map((checkout) => ({
          checkout,
          parts: [{ usd, cents: { usd, lkr }[UNIT[checkout.currency]] * 100 }],
        })),
        cardFrom: null,
      }
  return { usd, lkr, isDeposit, ...within }
}

/** Where deposits come to by bank transfer, and how many days after the booking they have to be there. */
export interface Bank {
  readonly account: BankAccount
  readonly days: number
}

const DEFAULT_BANK_DAYS = 3

/** `null` where the owner has set no account. */
export function bankOf(env: Env): Bank | null {
  // Asked before the settings are read: a command has none of them, and would warn of each.
  if (!env.BANK_ACCOUNT) return null
  const { BANK_ACCOUNT: account, BANK_DAYS: days } = settings(env)
  return account === null ? null : { account, days: days ?? DEFAULT_BANK_DAYS }
}

const knownRules = new WeakMap<Env, PayingRules>()

/** How guests can pay before anything is booked: read of the settings once, as every page says it. */
export function payingRules(env: Env): PayingRules {
  const rules = knownRules.get(env) ?? readPayingRules(env)
  knownRules.set(env, rules)
  return rules
}

function readPayingRules(env: Env): PayingRules {
  const paysOnline = canPayOnline(env)
  const residents = residentsPayRupees(env) ? { paysOnline: canPayOnline(env, { inRupees: true }) } : null
  const isOnlineForAll = paysOnline && residents?.paysOnline !== false
  const checkouts = activeCheckouts(env)
  const isLimited = checkouts.some(({ limits }) => limits.payment !== null)
  const hasMonth = checkouts.some(({ limits }) => limits.month !== null)
  return {
    paysOnline,
    residents,
    // Where a card may take nothing, the bank's account is asked for.
    bankDays: isOnlineForAll && !isLimited && !hasMonth ? null : (bankOf(env)?.days ?? null),
    ...(hasMonth ? { hasMonth } : {}),
    limits: isLimited
      ? Object.fromEntries(checkouts.map(({ currency, limits }) => [currency, limits.payment ?? 0]))
      : {},
  }
}

/** What the accounts take of rides that are about to be booked; as much as there is where none has a month's limit. */
export async function cardRoom(env: Env, { usd, lkr, inRupees, rides }: AskedRoom, now: Date): Promise<CardRoom> {
  const checkouts = checkoutsFor(env, { inRupees })
  const priced = rides.map((ride) => ({ ...ride, paidUsd: 0, ...(inRupees ? { inRupees } : {}) }))
  const { ways, cardFrom } = await (
    await import('./gateway-limits.ts')
  ).waysWithinLimits(env, checkouts, priced, { usd, lkr }, now)
  return { payments: ways[0]?.parts.length ?? 0, cardFrom }
}

/** What a booking's answer and page say of a deposit by bank transfer; nothing where none is asked for. @param link where it is known */
export async function transferOf(
  env: Env,
  booking: Booking,
  now: Date,
  link?: string | null,
): Promise<{ readonly transfer?: BankTransfer }> {
  const bank = bankOf(env)
  const paymentUrl = bank === null || link !== undefined ? link : await bookingPaymentLink(env, booking, now)
  if (bank === null || paymentUrl !== null) return {}
  const { rides, createdAt, promises, number } = booking
  const { account, days } = bank
  const payable = payableRides(booking, now)
  const asked = askedTransfer({ rides, payable, terms: promises.deposit, createdAt, days }, now)
  const inRupees = rides[0].inRupees ? ({ inRupees: true } as const) : {}
  return asked ? { transfer: { ...asked, ...inRupees, account, reference: String(number) } } : {}
}

const PAYMENT_TYPES = { transfer: 1, tour: 2 } as const

/** Version of the links: a page that knows only 2 takes no link by which it would ask a resident for dollars. */
const VERSION = 2
const IN_RUPEES = 3

interface Payment {
  /** A transfer's insertId, a safari's reference. */
  readonly id: string | number
  /** Whole USD. */
  readonly pv: number
  /** The customer's e-mail address. */
  readonly eml: string
  readonly type: (typeof PAYMENT_TYPES)[RideKind]
  /** Whole rupees, in place of the dollars: the customer lives in Sri Lanka. */
  readonly lkr?: number | undefined
}

/**
 * Signs the query as the link has it, percent-encoded: in an unencoded one an e-mail address could hold `&pv=1`.
 * @param page the payment page; its own parameters come first, and are signed with the others
 * @param sign makes the signature of a text, in letters that need no encoding
 * @example 'https://pay.example.com/card?id=17&pv=74&eml=ann%40example.com&type=1&v=2&sig=…'
 */
export async function paymentLink(
  page: string,
  { id, pv, eml, type, lkr }: Payment,
  sign: (query: string) => Promise<string>,
): Promise<string> {
  const url = new URL(page)
  const parameters = { id, pv, eml, type, ...(lkr === undefined ? { v: VERSION } : { lkr, v: IN_RUPEES }) }
  for (const name of [...Object.keys(parameters), 'lkr', 'sig']) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value))
  const query = url.search.slice(1)
  url.search = `${query}&sig=${await sign(query)}`
  return url.href
}

const checkoutPage = ({ reference, language }: Booking, { ways }: OnlineWays): string | null =>
  ways.length > 0 ? `${bookingPageUrl(reference, offeredLanguage(language))}/pay` : null

/** @returns `null` for a booking of which nothing is to be paid (yet), and where the payment page is not set up */
export async function bookingPaymentLink(env: Env, booking: Booking, now = new Date()): Promise<string | null> {
  const rides = payableRides(booking, now)
  if (rides.length === 0) return null
  if (activeCheckouts(env).length > 0) return checkoutPage(booking, await onlinePayment(env, booking, now))
  const own = ownPaymentPage(env)
  if (own === null) return null
  const { usd, lkr } = paymentOfLink(booking, now)
  return paymentLink(
    own.page,
    {
      id: orderName(booking),
      pv: usd,
      lkr: booking.rides[0].inRupees ? lkr : undefined,
      eml: booking.email,
      type: PAYMENT_TYPES[booking.rides[0].kind],
    },
    async (query) => (await hmac(own.key, query)).toBase64({ alphabet: 'base64url', omitPadding: true }),
  )
}

/** The sum behind the link: that of the first payment where it takes several, in the money of the account. */
function firstPayment({ usd, lkr, ways }: OnlinePayment, rides: readonly SaidMoney[]) {
  const [way] = ways
  if (!way) return { paymentUsd: usd, ...(isInRupees(rides) ? { paymentLkr: lkr } : {}) }
  const [part] = way.parts
  return {
    paymentUsd: part!.usd,
    ...(way.checkout.currency === 'LKR' ? { paymentLkr: part!.cents / 100 } : {}),
  }
}

/** The deposit that is asked for once we have said yes to what holds up the payment; `null` for none. */
function depositAfterYes(env: Env, booking: Booking, now: Date): SaidDeposit | null {
  const { erasedAt, onAccount, rides, promises } = booking
  if (erasedAt !== null || onAccount || !(canPayOnline(env, rides[0]) || bankOf(env))) return null
  if (!isPaymentHeldUp(booking, askedRides(booking), now)) return null
  const missing = missingDeposit(rides.filter(isRunning), promises.deposit)
  return missing && saidDeposit(missing, rides)
}

/** What a booking's answer and page say of how it is paid in advance. */
export async function paymentSaid(env: Env, booking: Booking, now: Date) {
  const online = await onlinePayment(env, booking, now)
  const { isDeposit, ways, cardFrom } = online
  const paymentUrl =
    activeCheckouts(env).length > 0 ? checkoutPage(booking, online) : await bookingPaymentLink(env, booking, now)
  const payments = ways[0]?.parts.length ?? 1
  const deposit = paymentUrl !== null && isDeposit ? saidDeposit(online, booking.rides) : null
  const later = paymentUrl === null ? depositAfterYes(env, booking, now) : null
  return {
    paymentUrl,
    ...(later ? { laterDepositUsd: later.usd } : {}),
    ...(later?.lkr === undefined ? {} : { laterDepositLkr: later.lkr }),
    ...(paymentUrl === null ? {} : firstPayment(online, booking.rides)),
    depositUsd: deposit?.usd ?? null,
    ...(deposit?.lkr === undefined ? {} : { depositLkr: deposit.lkr }),
    ...(payments > 1 ? { payments } : {}),
    ...(cardFrom === null ? {} : { cardFrom }),
    ...(await transferOf(env, booking, now, paymentUrl)),
  }
}

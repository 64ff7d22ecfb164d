/** Partners: the list that the operator keeps, and what each gets of the rides of a month. */
import { and, asc, between, eq, inArray, lt, sql } from 'drizzle-orm'
import { commissionCents, type PartnerAccount, type PartnerTerms } from '#domain/bookings/money/partners.ts'
import { asAgreed } from '#domain/bookings/money/said-sums.ts'
import { type BothSums, fullLkr, type PaymentCurrency, sumsOf } from '#domain/bookings/money/sums.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { nobodyCame, paidColumns } from '#worker/bookings/read-bookings.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import { asShown, changeInWords, checkSeen, writeWithAct } from '#worker/database/office-acts.ts'
import {
  type BookingRow,
  bookings,
  partnerPayoutRides,
  partnerPayouts,
  type PartnerRow,
  partners,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'

const MOST_PARTNERS = 500

export const listPartners = (env: Env): Promise<PartnerRow[]> =>
  query(() => primary(env).select().from(partners).orderBy(asc(partners.name)).limit(MOST_PARTNERS))

export async function findPartner(env: Env, id: number): Promise<PartnerRow | null> {
  const [found] = await query(() => primary(env).select().from(partners).where(eq(partners.id, id)).limit(1))
  return found ?? null
}

const fieldsOf = ({ name, place, percent }: PartnerTerms) => [name, place, `${percent} %`]
export const shownPartner = (partner: PartnerTerms) => asShown(fieldsOf(partner))

/**
 * @param id of the entry that is changed; `null` for a new one
 * @param seen what its form showed, by {@link shownPartner}
 * @throws RangeError for a place that the site does not know, or an entry that somebody has changed since
 */
export async function savePartner(
  env: Env,
  terms: PartnerTerms,
  id: number | null,
  who = '',
  seen?: string,
): Promise<void> {
  const place = placeAt(terms.place)
  if (!place.known) {
    throw new RangeError(
      "The site does not know this place. Write the house's name as the fare calculator knows it, or its position: 7.29, 80.63.",
    )
  }
  const values = { ...terms, place: place.name }
  const before = id === null ? null : await findPartner(env, id)
  if (id !== null && !before) return
  const words = changeInWords(before && fieldsOf(before), fieldsOf(values))
  if (words === '') return
  if (before) checkSeen(fieldsOf(before), seen)
  await writeWithAct(env, ['partners', who, words], (db) => [
    before
      ? db.update(partners).set(values).where(eq(partners.id, before.id))
      : db.insert(partners).values({ ...values, code: randomCode() }),
  ])
}

const setPartner = (
  env: Env,
  { id, name }: Pick<PartnerRow, 'id' | 'name'>,
  set: Partial<PartnerRow>,
  [who, what]: [string, string],
) =>
  writeWithAct(env, ['partners', who, `${name}: ${what}`], (db) => [
    db.update(partners).set(set).where(eq(partners.id, id)),
  ])

const accountOf = ({ company, address, taxNumber, currency, onAccount }: PartnerAccount) => [
  company,
  address,
  taxNumber,
  currency,
  onAccount ? 'the house pays' : 'each guest pays',
]
export const shownAccount = (partner: PartnerAccount) => asShown(accountOf(partner))

/**
 * Whom its invoices are for, and whether it pays for guests whom the office books from now on.
 * @param seen what its form showed, by {@link shownAccount}
 * @throws RangeError where somebody has changed it since
 */
export async function saveAccount(
  env: Env,
  partner: PartnerRow,
  account: PartnerAccount,
  who = '',
  seen?: string,
): Promise<void> {
  const before = accountOf(partner)
  const words = changeInWords(before, accountOf(account))
  if (words === '') return
  checkSeen(before, seen)
  await setPartner(env, partner, account, [who, `invoices ${words.slice(words.indexOf(': ') + 2)}`])
}

/** Another link; the one before leads to the home page alone. A partnership that had ended goes on. */
export const renewLink = (env: Env, partner: PartnerRow, who = '') =>
  setPartner(env, partner, { code: randomCode(), endedAt: null }, [
    who,
    partner.endedAt === null ? 'a new link, the one before is closed' : 'taken up again, with a new link',
  ])

/** The statements stay. */
export const endPartnership = (env: Env, partner: Pick<PartnerRow, 'id' | 'name'>, who = '', now = new Date()) =>
  setPartner(env, partner, { endedAt: now.toISOString() }, [who, 'ended, the link books nothing for the house'])

/** The office has said so; or its driver has, and has not taken it back. */
const IS_NO_SHOW = sql`${rides.status} = 'no-show' or ${nobodyCame}`.mapWith(Boolean)

/** Cents in this currency. */
const paidOutIn = (currency: PaymentCurrency) => sql<number>`coalesce((
  select sum(out.cents) from ${partnerPayoutRides} out join ${partnerPayouts} payout on payout.number = out.payout
  where out.booking_number = rides.booking_number and out.position = rides.position and payout.currency = ${currency}
), 0)`

/** Of a ride, in a select with its booking: by what a partner earns, and what it was paid. */
export const earnings = {
  ...columnsOf(rides, 'status', 'priceUsd', 'priceLkr', 'waivedUsd', 'waivedLkr'),
  ...paidColumns,
  ...columnsOf(bookings, 'resident', 'lkrPerUsd'),
  percent: bookings.partnerPercent,
  isNoShow: IS_NO_SHOW,
  paidOutUsd: paidOutIn('USD'),
  paidOutLkr: paidOutIn('LKR'),
}

/**
 * What a partner earns by a ride: its part of what is paid of those that were driven, and of no other. Of a resident it is counted
 * in rupees, as the price was agreed. In cents of each currency.
 */
export function earnedBy(
  env: Env,
  {
    isNoShow,
    percent,
    resident,
    paidOutUsd,
    paidOutLkr,
    lkrPerUsd,
    ...row
  }: Pick<RideRow, 'status' | 'priceUsd' | 'priceLkr' | 'waivedUsd' | 'waivedLkr'> &
    Pick<BookingRow, 'lkrPerUsd' | 'resident'> & {
      readonly isNoShow: boolean
      readonly percent: number | null
      readonly paidUsd: number
      readonly paidLkr: number
      readonly cameInUsd: number
      readonly paidOutUsd: number
      readonly paidOutLkr: number
    },
) {
  const inRupees = readsRupees(env, resident) === true
  const ride = { ...row, lkrPerUsd: lkrPerUsd ?? FIRST_PRICE_LIST.dollar.lkr }
  const isDriven = !isNoShow && ride.status === 'confirmed'
  const [paid, back] = [sumsOf(ride, 'paid'), sumsOf(ride, 'back')]
  const partOf = (unit: 'usd' | 'lkr') => (isDriven ? commissionCents(paid[unit] - back[unit], percent ?? 0) : 0)
  return {
    currency: inRupees ? ('LKR' as const) : ('USD' as const),
    price: inRupees ? fullLkr(ride) : ride.priceUsd,
    paid: inRupees ? paid.lkr : paid.usd,
    commission: asAgreed({ inRupees }, { usd: partOf('usd'), lkr: partOf('lkr') }),
    paidOut: { usd: paidOutUsd, lkr: paidOutLkr },
  }
}

/** A ride of a statement. It names no guest and no way, and only a part of the reference, which opens nothing. */
export interface StatementRide
  extends Pick<RideRow, 'kind' | 'pickupDate'>, Pick<ReturnType<typeof earnedBy>, 'currency' | 'price' | 'paid'> {
  /** 'K7Q2…' */
  readonly booking: string
  readonly percent: number
  /** Nobody came: nothing is owed to the partner. */
  readonly isNoShow: boolean
  /** Cents of each currency. */
  readonly commission: BothSums
  /** What the partner was paid of it. */
  readonly paidOut: BothSums
  /** Of the list that its booking was made under. */
  readonly lkrPerUsd: number | undefined
}

/**
 * The confirmed rides of a month whose day is over, by day, and those to which nobody came. A partner has its part of what
 * is paid of the others. @param month `YYYY-MM`
 */
export async function statementOf(
  env: Env,
  partnerId: number,
  month: string,
  now = new Date(),
): Promise<StatementRide[]> {
  const { kind, pickupDate, pickupTime, status, bookingNumber } = rides
  const found = await query(() =>
    primary(env)
      .select({ kind, pickupDate, reference: bookings.reference, ...earnings })
      .from(bookings)
      .innerJoin(rides, eq(bookingNumber, bookings.number))
      .where(
        and(
          eq(bookings.partnerId, partnerId),
          between(pickupDate, `${month}-01`, `${month}-31`),
          lt(pickupDate, sriLankaTime(now).date),
          inArray(status, ['confirmed', 'no-show']),
        ),
      )
      .orderBy(asc(pickupDate), asc(pickupTime)),
  )
  return found.map((ride) => ({
    kind: ride.kind,
    pickupDate: ride.pickupDate,
    ...earnedBy(env, ride),
    booking: `${ride.reference.slice(0, 4)}…`,
    percent: ride.percent ?? 0,
    isNoShow: ride.isNoShow,
    lkrPerUsd: ride.lkrPerUsd ?? undefined,
  }))
}

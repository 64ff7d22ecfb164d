/** Sums of a booking's money as its guest reads them: who lives in Sri Lanka reads rupees alone. */
import { formatLkr, formatUsd, grouped } from '#domain/fares/money.ts'
import type { Formats } from '#domain/languages/formats.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Price } from '../agreed/agreed-price.ts'
import type { SaidDollar } from '../agreed/kept-promises.ts'
import type { SaidMoney } from './residents.ts'
import {
  type BothSums,
  fullLkr,
  type MoneyRide,
  type MoneySum,
  type PaymentCurrency,
  type SomeRides,
  sumOf,
  sumsOf,
  type WentBack,
} from './sums.ts'

interface Priced extends SaidMoney, Partial<SaidDollar> {
  readonly priceUsd: number
  readonly priceLkr?: number | null | undefined
}

/** Whether their guest reads rupees alone. */
export const isInRupees = (rides: SaidMoney | readonly SaidMoney[]): boolean =>
  (Array.isArray(rides) ? (rides as readonly SaidMoney[]) : [rides as SaidMoney]).some(({ inRupees }) => inRupees)

/** How sums of some rides are said to the office, in what their guest pays: with the currency, and without it. */
export function saidIn(rides: SaidMoney | readonly SaidMoney[]) {
  const inRupees = isInRupees(rides)
  return {
    sum: ({ usd, lkr }: BothSums) => (inRupees ? formatLkr(lkr) : formatUsd(usd)),
    alone: ({ usd, lkr }: BothSums) => grouped(inRupees ? lkr : usd),
  }
}

/**
 * The price of some rides together. A tour alone has a price in dollars, which residents read in rupees all the same; beside
 * another ride its rupees are a part of the sum, as in the planner.
 * @param isPart a tour's price beside others, or alone although there are others
 * @example 'LKR 21,480 (USD 74)', of a tour alone 'USD 174', of both 'LKR 71,592 (USD 248)'; from abroad 'USD 74 (LKR 21,480)'
 */
export function priceText(rides: readonly Priced[], { lkr, usd }: Formats, isPart = false): string {
  const dollars = usd(rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0))
  const rupees = lkr(rides.reduce((sum, ride) => sum + fullLkr(ride), 0))
  if (isInRupees(rides)) return rupees
  if (!isPart && !rides.some(({ priceLkr }) => typeof priceLkr === 'number')) return dollars
  return rides.every(({ inRupees }) => inRupees === false) ? `${dollars} (${rupees})` : `${rupees} (${dollars})`
}

/** A sum in the currency in which it was agreed with its guest; the other one is 0. */
export const asAgreed = ({ inRupees }: SaidMoney, { usd, lkr }: BothSums): BothSums =>
  inRupees ? { usd: 0, lkr } : { usd, lkr: 0 }

/** Sums of many guests, each in the currency in which it was agreed. @example 'USD 120 and LKR 22,380' */
export const agreedText = ({ usd, lkr }: BothSums): string =>
  [...(usd !== 0 || lkr === 0 ? [formatUsd(usd)] : []), ...(lkr === 0 ? [] : [formatLkr(lkr)])].join(' and ')

/** What is still to be paid of one ride, so. */
function openIn(ride: MoneyRide): { readonly openUsd: number; readonly openLkr: number } {
  const { usd, lkr } = asAgreed(ride, sumsOf(ride, 'owed'))
  return { openUsd: usd, openLkr: lkr }
}

/** What a driver still has to collect for a ride: nothing where a house pays each month, or the guest did not come. */
export const openWithDriver = (ride: MoneyRide & { readonly onAccount: boolean }) =>
  ride.onAccount || ride.status === 'no-show' ? { openUsd: 0, openLkr: 0 } : openIn(ride)

/** One price as the office reads it: in dollars, or in rupees alone where its guest pays in those. */
export function officePrice(ride: Priced): string {
  return isInRupees(ride) ? formatLkr(fullLkr(ride)) : formatUsd(ride.priceUsd)
}

/** How its reader reads a price. */
export type SaidPrice = SaidMoney & Partial<SaidDollar>

/** @example showPrice({ usd: 74, lkr: 21480 }, formats) // 'LKR 21,480 (USD 74)' */
export const showPrice = ({ usd, lkr }: Price, formats: Formats, { inRupees, lkrPerUsd }: SaidPrice = {}) =>
  priceText([{ priceUsd: usd, priceLkr: lkr, inRupees, lkrPerUsd }], formats)

/** The quoted price beside another one. @param reason empty once it is erased */
export const quotedWords = (quoted: Price, reason: string, formats: Formats, said?: SaidPrice) =>
  showPrice(quoted, formats, said) + (reason && `: ${reason}`)

/** A part of a price, in its currencies: half of 'LKR 21,480 (USD 74)' is 'LKR 10,740 (USD 37)'. */
export function partOfPrice(ride: Priced, { usd, lkr }: BothSums): Priced & { readonly priceLkr: number | null } {
  const { inRupees, lkrPerUsd } = ride
  const hasRupees = inRupees || typeof ride.priceLkr === 'number'
  return { priceUsd: usd, priceLkr: hasRupees ? lkr : null, inRupees, lkrPerUsd }
}

/** One part of the sum. @example 'USD 34', to a resident 'LKR 9,869' */
export function partText(rides: SomeRides, part: keyof MoneySum['USD'], { formats }: Texts): string {
  const sum = sumOf(rides)
  return isInRupees(rides) ? formats.lkr(sum.LKR[part] / 100) : formats.usd(sum.USD[part] / 100)
}

/** Money as it moved, which its bank shows; residents read rupees alone. */
export function movedText(
  moved: readonly Pick<WentBack, 'currency' | 'cents' | 'lkrCents'>[],
  rides: SaidMoney | readonly SaidMoney[],
  { formats }: Texts,
): string {
  const isRupees = ({ currency }: { readonly currency: PaymentCurrency }) => currency === 'LKR' || isInRupees(rides)
  const lkr = moved.reduce((sum, each) => sum + (isRupees(each) ? each.lkrCents : 0), 0)
  const usd = moved.reduce((sum, each) => sum + (isRupees(each) ? 0 : each.cents), 0)
  const rupees = formats.lkr(Math.round(lkr / 100))
  if (usd === 0) return rupees
  return lkr === 0 ? formats.usd(usd / 100) : formats.list([formats.usd(usd / 100), rupees])
}

/** How much of rides went back to their guest, and how; `null` for nothing. */
export function wentBackText(rides: readonly (SaidMoney & Pick<MoneyRide, 'wentBack'>)[], texts: Texts): string | null {
  const moved = rides.flatMap(({ wentBack = [] }) => wentBack)
  if (moved.length === 0) return null
  const { said, ...ways } = texts.in('booking').money.wentBack
  const each = (['card', 'bank', 'cash'] as const).flatMap((way) => {
    const its = moved.filter((one) => one.way === way)
    return its.length > 0 ? [ways[way](movedText(its, rides, texts))] : []
  })
  return said(texts.formats.list(each))
}

interface TaxiMoney {
  readonly taxiUsd?: number
  readonly taxiLkr?: number
}

/** What the guest of rides was given for another taxi; `null` for nothing. */
export function taxiText(rides: readonly TaxiMoney[], texts: Texts): string | null {
  const { list, usd, lkr } = texts.formats
  const dollars = rides.reduce((sum, { taxiUsd = 0 }) => sum + taxiUsd, 0)
  const rupees = rides.reduce((sum, { taxiLkr = 0 }) => sum + taxiLkr, 0)
  const given = [...(dollars > 0 ? [usd(dollars)] : []), ...(rupees > 0 ? [lkr(rupees)] : [])]
  return given.length > 0 ? texts.in('today').taxi(list(given)) : null
}

/** In whatever its reader may pay. @example 'USD 34 or LKR 9,869', to a resident 'LKR 9,869' */
export function eitherText({ usd, lkr }: BothSums, { inRupees }: SaidMoney, texts: Texts): string {
  const { formats } = texts
  return inRupees ? formats.lkr(lkr) : texts.in('booking').money.either(formats.usd(usd), formats.lkr(lkr))
}

/** What is still to be paid, so. */
export function owedText(rides: SomeRides, texts: Texts): string {
  return eitherText(sumsOf(rides, 'owed'), { inRupees: isInRupees(rides) }, texts)
}

/** A deposit that a guest is asked for, with the rupees of it where they are to read those alone. */
export interface SaidDeposit {
  /** Whole dollars. */
  readonly usd: number
  readonly lkr?: number | undefined
}

/** @param rides that it is for */
export const saidDeposit = ({ usd, lkr }: BothSums, rides: readonly SaidMoney[]): SaidDeposit => ({
  usd,
  ...(isInRupees(rides) ? { lkr } : {}),
})

interface AskedFor {
  readonly depositUsd?: number | null | undefined
  readonly depositLkr?: number | undefined
  readonly laterDepositUsd?: number | undefined
  readonly laterDepositLkr?: number | undefined
  readonly paymentUsd?: number | undefined
  readonly paymentLkr?: number | undefined
}

const asked = (usd: number | null | undefined, lkr: number | undefined): SaidDeposit | null =>
  typeof usd === 'number' ? { usd, lkr } : null

/** As a booking's answer and page say it. @returns `null` where none is asked for */
export const askedDeposit = (said: AskedFor) => asked(said.depositUsd, said.depositLkr)

/** The deposit that is asked for once a request is confirmed; `null` for none. */
export const laterDeposit = (said: AskedFor) => asked(said.laterDepositUsd, said.laterDepositLkr)

/** What a booking's payment link asks for now. @returns `null` where that is not said */
export const askedNow = (said: AskedFor) => asked(said.paymentUsd, said.paymentLkr)

/** @example 'USD 40', to a resident 'LKR 11,611' */
export const depositText = ({ usd, lkr }: SaidDeposit, { formats }: Texts): string =>
  lkr === undefined ? formats.usd(usd) : formats.lkr(lkr)

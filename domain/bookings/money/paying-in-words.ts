/** How a booking is paid, in words; where a gateway takes only so much in a payment and in a month, too. docs/payments.md#limits */
import type { Texts } from '#domain/languages/texts.ts'
import { CASH_ONLY } from '#domain/brand.ts'
import type { PublicBooking, PublicRide, SaidLimits } from '../booking.ts'
import { paymentTerms } from '../ride-summary.ts'
import { severalRidesTerms } from '../status-texts.ts'
import { transferTerms } from './bank-transfer.ts'
import { depositTerms, laterDepositTerms, paidTerms, paidText, surplusTexts } from './payments.ts'
import { askedDeposit, laterDeposit, owedText } from './said-sums.ts'
import { openUsd } from './sums.ts'

/** Empty where nothing has to be said. @param isOnline whether something can be paid by card now */
export function cardTerms({ payments = 1, cardFrom }: SaidLimits, isOnline: boolean, texts: Texts): string {
  const { money: t } = texts.in('booking')
  const { formats } = texts
  const from = cardFrom && (isOnline ? t.restByCardFrom : t.byCardFrom)(formats.date(cardFrom))
  return formats.sentences([...(payments > 1 ? [t.inPayments(payments)] : []), ...(from ? [from] : [])])
}

/** Behind how one pays the driver; empty where drivers take cards, too. */
export const cashTerms = (texts: Texts): string => (CASH_ONLY ? texts.in('booking').paying.cash : '')

export function withCashTerms(terms: string, texts: Texts): string {
  const cash = cashTerms(texts)
  return cash === '' ? terms : texts.formats.sentences([terms, cash])
}

/** Behind how one pays. */
export function withCardTerms(terms: string, said: SaidLimits, isOnline: boolean, texts: Texts): string {
  const card = cardTerms(said, isOnline, texts)
  return card === '' ? terms : texts.formats.sentences([terms, card])
}

/** Behind how one pays for a request. */
export function withLaterDeposit(terms: string, said: Parameters<typeof laterDeposit>[0], texts: Texts): string {
  const deposit = laterDeposit(said)
  return deposit ? texts.formats.sentences([terms, laterDepositTerms(deposit, texts)]) : terms
}

/** How what is still to be paid of a booking is paid. @param rides that are not cancelled @param ahead those to come */
export function bookingTerms(
  booking: PublicBooking,
  rides: readonly PublicRide[],
  ahead: readonly PublicRide[],
  texts: Texts,
): string {
  if (booking.onAccount) return texts.in('booking').money.onAccount
  const isOnline = booking.paymentUrl !== null
  // Nothing is left to be paid in advance or at an end: what is open was paid to the driver, or never.
  const isOver = ahead.every(({ over }) => over) && ahead.some((ride) => openUsd(ride) > 0)
  if (isOver) {
    const { openEach, paidDriver } = texts.in('booking').money
    const terms = texts.formats.sentences([openEach(owedText(rides, texts)), ...surplusTexts(rides, texts), paidDriver])
    return withCardTerms(terms, booking, isOnline, texts)
  }
  const deposit = askedDeposit(booking)
  const isOfSeveral = booking.arrangement !== 'stay' && rides.filter((ride) => openUsd(ride) > 0).length > 1
  const terms = booking.transfer
    ? transferTerms(booking.transfer, texts)
    : paidText(rides, texts) !== null
      ? paidTerms(rides, isOnline, texts, isOfSeveral ? severalRidesTerms(isOnline, texts, rides[0]) : undefined)
      : deposit
        ? depositTerms(deposit, texts)
        : withLaterDeposit(paymentTerms(ahead, isOnline, booking.arrangement, texts), booking, texts)
  const isOpen = rides.some((ride) => openUsd(ride) > 0)
  const inFull = texts.formats.sentences([isOpen ? withCashTerms(terms, texts) : terms, ...surplusTexts(rides, texts)])
  return withCardTerms(inFull, booking, isOnline, texts)
}

/** Texts about a booking, the same after booking, on the booking's page and in mails. docs/product.md#confirmation */
import { CONTACT, whatsappLink } from '#domain/brand.ts'
import { tourTypeText, type RideKind } from '#domain/duration-and-tour-length.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import type { Disagreement } from './agreed/booked-as-quoted.ts'
import type { SaidMoney } from './money/residents.ts'
import { type BookingStatus, isRunning } from './ride.ts'

/** How a ride is paid for. @param isOnline whether it can be paid online */
export function payAtTheEnd(kind: RideKind, isOnline: boolean, texts: Texts, { inRupees }: SaidMoney = {}): string {
  const { paying: t } = texts.in('booking')
  return t[isOnline ? (`${kind}Online` as const) : kind](inRupees ? t.inRupees : t.inEither)
}

/** In place of that, for a booking with several rides: each is paid at its own end. */
export function severalRidesTerms(isOnline: boolean, texts: Texts, { inRupees }: SaidMoney = {}): string {
  const { paying: t } = texts.in('booking')
  return t[isOnline ? 'severalOnline' : 'several'](inRupees ? t.inRupees : t.inEither)
}

/** The same where a car and driver stay. */
export const stayTerms = (isOnline: boolean, texts: Texts) =>
  texts.in('booking').paying[isOnline ? 'stayOnline' : 'stay']

/** Opens a WhatsApp chat about the discount. */
export const discountLink = (reference: string, texts: Texts) =>
  whatsappLink(texts.in('booking').messages.askForDiscount(reference))

/** Opens a WhatsApp chat about a booking. */
export const questionLink = (reference: string, texts: Texts) =>
  whatsappLink(texts.in('booking').messages.question(reference))

/** The same about a card that did not work. @param reference `null` where the page does not say it */
export function otherPaymentLink(reference: string | null, texts: Texts): string {
  const { hello } = texts.in('booking').money.tried
  return whatsappLink(reference === null ? hello : `${hello} (${reference})`)
}

/** What a customer is told of a field that differs from the quote. */
export function disagreementText(problem: Disagreement): string {
  switch (problem.code) {
    case 'other-place':
      return 'The quoted price is for another place'
    case 'other-distance':
      return 'The quoted price is for another distance'
    case 'other-duration':
      return 'The quoted price is for another duration'
    case 'other-price':
      return 'This is not the quoted price'
    case 'other-tour-price':
      return `The price of this tour is USD ${problem.priceUsd}`
    case 'no-full-day':
      return `This tour has one duration: write ${tourTypeText('half')}`
  }
}

interface MaybeRequest {
  readonly status: BookingStatus
  readonly isRequest: boolean
  /** What cancelling it cost when its guest changed it, percent. */
  readonly chargedPercent?: number
  readonly over: boolean
  /** Its pickup time has passed meanwhile. */
  readonly unanswered?: boolean
  /** Whole dollars that came for it. */
  readonly paidUsd?: number
}

/** Of a ride that waits for the operator's yes, also because its guest has changed it; `null` for all others. */
export function requestText(
  { status, isRequest, chargedPercent = 0, over, unanswered = false, paidUsd = 0 }: MaybeRequest,
  texts: Texts,
): string | null {
  const { new: t } = texts.in('booking').status
  // Who has paid may have been driven, though nobody wrote it down.
  if (unanswered) return t.unanswered(CONTACT.whatsappShown, chargedPercent > 0 ? null : paidUsd)
  const isAsked = status === 'new' && !over && (isRequest || chargedPercent > 0)
  return isAsked ? t.request : null
}

interface StatusTexts {
  readonly title: string
  readonly text: string
}

/** Of a ride that was confirmed, cancelled and taken up again; `null` for all others. */
export function takenUpTexts(
  { takenUp = false, ...ride }: MaybeRequest & { readonly takenUp?: boolean | undefined },
  texts: Texts,
): StatusTexts | null {
  if (!takenUp) return null
  const { title, text } = texts.in('booking').status.new.takenUp
  const passed = ride.unanswered ? requestText(ride, texts) : null
  return { title, text: texts.formats.sentences([text, ...(passed === null ? [] : [passed])]) }
}

export const statusTitle = (status: BookingStatus, texts: Texts): string => texts.in('booking').status[status].title

/**
 * @param isOneOfSeveral its booking has other rides, which this does not speak of
 * @param promises of its booking
 */
export function statusTexts(
  status: BookingStatus,
  isOneOfSeveral: boolean,
  promises: Promises,
  texts: Texts,
  isOver = false,
): StatusTexts {
  const { status: t } = texts.in('booking')
  const title = statusTitle(status, texts)
  if (isOver && isRunning({ status })) return { title, text: t.over }
  if (status === 'new') return { title, text: t.new.text(promises.driverHours) }
  return { title, text: isOneOfSeveral ? t[status].ride : t[status].text }
}

/** What guests are told where a gateway takes only so much in a payment and in a month. docs/payments.md#limits */
import type { Texts } from '#domain/languages/texts.ts'
import type { SaidLimits } from '../booking.ts'

/** Empty where nothing has to be said. @param isOnline whether something can be paid by card now */
export function cardTerms({ payments = 1, cardFrom }: SaidLimits, isOnline: boolean, texts: Texts): string {
  const { money: t } = texts.in('booking')
  const { formats } = texts
  const from = cardFrom && (isOnline ? t.restByCardFrom : t.byCardFrom)(formats.date(cardFrom))
  return formats.sentences([...(payments > 1 ? [t.inPayments(payments)] : []), ...(from ? [from] : [])])
}

/** Behind how one pays. */
export function withCardTerms(terms: string, said: SaidLimits, isOnline: boolean, texts: Texts): string {
  const card = cardTerms(said, isOnline, texts)
  return card === '' ? terms : texts.formats.sentences([terms, card])
}

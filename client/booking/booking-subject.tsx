/** What a booking form books, as its page shows it; and the message by which it is booked without the form. */
import { MailLink } from '#client/link.tsx'
import type { ReactNode } from 'react'
import { rich, useLanguage } from '#client/languages/language.tsx'
import { whatsappLink } from '#domain/brand.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { Arrangement, PricedJourney } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Mark } from '#domain/languages/formats.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import type { Tour } from '#domain/tours/tour-price.ts'

/** A ride that a form books. */
export type BookingSubject =
  | { readonly kind: 'transfer'; readonly fare: Trip & { readonly quote: PricedQuote } }
  | (Tour & {
      readonly kind: 'tour'
      readonly travelers: number
      /** Whole km of the transport, 0 without. */
      readonly distance: number
      /** Minutes of the drive from the pickup to the gate, 0 at the gate; `null` if unknown. */
      readonly toGateMinutes: number | null
      /** Total in whole USD. */
      readonly usd: number
      /** With a night at the park, whose price is not by the dollar alone. */
      readonly lkr?: number
    })

export interface JourneySubject {
  readonly kind: 'journey'
  readonly plan: Plan
  readonly journey: PricedJourney
  readonly arrangement: Arrangement
}

export type FormSubject = BookingSubject | JourneySubject

export type BookingFormProps = FormSubject & {
  /** True while the price of another trip or tour is loading: what the form shows is then out of date. */
  readonly pending: boolean
}

/** What a chat begins with, so that the visitor need not tell again what the page shows. */
function requestText(subject: FormSubject, texts: Texts, price?: string): string {
  if (subject.kind === 'journey')
    return texts.in('journey').message(texts.formats.names(subject.plan.stops.map(({ place }) => place)))
  if (subject.kind === 'transfer') return texts.in('site').message.transfer(subject.fare.pickup, subject.fare.dropoff)
  const { park, tourLength, travelers, pickup, dropoff, usd } = subject
  const tour = hasDurations(park) ? texts.in('tours').ofLength[tourLength](park) : park
  return texts.in('tours').page.message(tour, travelers, pickup, dropoff, price ?? `USD ${usd}`)
}

interface BookByMessageProps {
  readonly subject: FormSubject
  /** Of a tour, as its guest reads it, if not in dollars. */
  readonly price?: string | undefined
  /** Says the two ways. */
  readonly text: <N>(chat: Mark<N>, mail: N) => (N | string)[]
}

export function BookByMessage({ subject, price, text }: BookByMessageProps) {
  const texts = useLanguage()
  return rich(
    text<ReactNode>((chat) => <a href={whatsappLink(requestText(subject, texts, price))}>{chat}</a>, <MailLink />),
  )
}

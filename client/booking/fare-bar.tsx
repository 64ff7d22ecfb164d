/**
 * The chosen vehicle, its price and the way to the form: at the lower edge of a small screen, until the form itself
 * comes into view.
 */
import { Usd, Lkr } from '#client/money/price.tsx'
import { NewTab } from '#client/link.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { rich, useLanguage } from '#client/languages/language.tsx'
import { ChatIcon } from '#client/pictures/icons.tsx'
import { whatsappLink } from '#domain/brand.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { type VehicleClass, vehicleNameIn, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { BOOKING_HREF } from './booking-section.tsx'

/** Leads to the form. @param pending while what was chosen is loading: a step of the history would end that */
export const bookLink = (pending: boolean) => ({
  href: BOOKING_HREF,
  onClick(event: MouseEvent) {
    if (!pending) return
    event.preventDefault()
    document.querySelector(BOOKING_HREF)!.scrollIntoView()
  },
})

interface FareBarProps {
  readonly fare: Trip & { readonly quote: PricedQuote }
  readonly vehicle: VehicleClass
  /** True while the fare of another trip loads. */
  readonly pending: boolean
}

export function FareBar({ fare: { pickup, dropoff, quote }, vehicle, pending }: FareBarProps) {
  const { lkr, usd } = vehiclePrice(vehicle, quote)
  const texts = useLanguage()
  const { fare: t } = texts.in('site')
  return (
    <aside className="fare-bar" aria-label={t.chosen} aria-busy={pending}>
      <p>
        <small>
          {`${vehicleNameIn(vehicle, texts)} · `}
          <Usd value={usd} />
        </small>
        <strong>
          <Lkr value={lkr} />
        </strong>
      </p>
      <NewTab className="fare-bar__chat" href={whatsappLink(t.question(pickup, dropoff))} aria-label={t.ask}>
        <ChatIcon />
      </NewTab>
      <a className="button" {...bookLink(pending)}>
        {rich(t.bookShort<ReactNode>((text) => <span className="visually-hidden">{text}</span>))}
      </a>
    </aside>
  )
}

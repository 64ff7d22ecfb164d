/**
 * The chosen vehicle, its price and the way to the form: at the lower edge of a small screen, until the form itself
 * comes into view.
 */
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { ChatIcon } from '#client/layout/icons.tsx'
import { whatsappLink } from '#domain/brand.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { BOOKING_HREF } from './booking-section.tsx'

interface FareBarProps {
  readonly fare: Trip & { readonly quote: PricedQuote }
  readonly vehicle: VehicleClass
  /** True while the fare of another trip loads. */
  readonly pending: boolean
}

export function FareBar({ fare: { pickup, dropoff, quote }, vehicle, pending }: FareBarProps) {
  const { lkr, usd } = vehiclePrice(vehicle, quote)
  const { fare: t, vehicles } = useTexts('site')
  const formats = useFormats()
  return (
    <aside className="fare-bar" aria-label={t.chosen} aria-busy={pending}>
      <p>
        <small>
          {`${vehicles[vehicle]} · `}
          <data translate="no" value={usd}>
            {formats.usd(usd)}
          </data>
        </small>
        <strong>
          <data translate="no" value={lkr}>
            {formats.lkr(lkr)}
          </data>
        </strong>
      </p>
      <a
        className="fare-bar__chat"
        href={whatsappLink(t.question(pickup, dropoff))}
        target="_blank"
        rel="noopener"
        aria-label={t.ask}
      >
        <ChatIcon size={28} />
      </a>
      <a className="button" href={BOOKING_HREF}>
        {rich(t.bookShort<ReactNode>((text) => <span className="visually-hidden">{text}</span>))}
      </a>
    </aside>
  )
}

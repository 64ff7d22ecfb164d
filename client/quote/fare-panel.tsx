/** The fare of a trip on a page: the price card, or a notice where there is no fare. */
import { useLanguage } from '#client/languages/language.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { useState } from 'react'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { pricedClasses, vehicleNameIn, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { FareNotice } from './fare-notice.tsx'
import { PriceCard, type VehicleChoice } from './price-card.tsx'

/** The fare in one sentence, for screen readers. */
function fareInWords(fare: ShownFare, unreachableText: string, texts: Texts): string {
  const { fare: t, notice } = texts.in('site')
  const { drive, lkr, number, usd } = texts.formats
  switch (fare.state) {
    case 'unreachable':
      return unreachableText
    case 'same-place':
      return notice.samePlace
    case 'failed':
      return notice.failed
    case 'priced': {
      const { quote } = fare
      const prices = pricedClasses(quote).map((vehicle) => {
        const price = vehiclePrice(vehicle, quote)
        return `${vehicleNameIn(vehicle, texts)} ${lkr(price.lkr)}, ${usd(price.usd)}`
      })
      return t.inWords(fare.pickup, fare.dropoff, number(quote.distance), drive(quote.duration), prices)
    }
  }
}

export interface FarePanelProps {
  readonly fare: ShownFare
  /** True while the fare of another trip loads. */
  readonly pending: boolean
  /** The page's own text where no road leads (docs/product.md#errors). */
  readonly unreachableText: string
  readonly onRetry: () => void
  readonly hrefOf: (trip: Trip) => string
  /** On pages with a booking form. */
  readonly choice?: VehicleChoice
}

export function FarePanel({ fare, pending, unreachableText, onRetry, hrefOf, choice }: FarePanelProps) {
  const texts = useLanguage()
  const { fare: t } = texts.in('site')
  const words = pending ? t.working : fareInWords(fare, unreachableText, texts)
  /** The words that the page started with: screen readers read them with the page. `null` after the first change. */
  const [first, setFirst] = useState<string | null>(words)
  if (first !== null && first !== words) setFirst(null)
  return (
    <section className="fare" aria-label={t.label} aria-busy={pending}>
      <h2 className="visually-hidden">{t.heading(fare.pickup, fare.dropoff)}</h2>
      {fare.state === 'priced' ? (
        <PriceCard prices={fare.quote} facts={fare.quote} choice={choice} />
      ) : (
        <FareNotice fare={fare} unreachableText={unreachableText} pending={pending} onRetry={onRetry} hrefOf={hrefOf} />
      )}
      <p className="visually-hidden" role="status">
        {first === null ? words : ''}
      </p>
    </section>
  )
}

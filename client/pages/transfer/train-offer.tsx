/** Guests who would rather take the train: a car carries their bags. Fetched where both ends have a station. */
import { type ReactNode } from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { Usd } from '#client/money/price.tsx'
import { bagsFare } from '#domain/fares/bags-fare.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { trainWay } from '#domain/journeys/hill-train.ts'
import { paths } from '#domain/paths.ts'
import { priceList } from '#domain/prices/list-in-force.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'

export function TrainOffer({ fare: { pickup, dropoff, start, quote } }: { readonly fare: PricedFare }) {
  const { offer: t } = useTexts('train')
  const { latloc: lat, longloc: lng } = quote
  const train = trainWay(start, lat !== null && lng !== null ? { lat, lng } : null)
  if (!train || !priceList().bagsByCar) return null
  const { usd, lkr } = vehiclePrice(cheapestVehicle(quote), bagsFare(quote))
  // As domain/journeys/plan.ts reads it, which pages of fares need not load.
  const plan = new URLSearchParams({ stop1: pickup, gap1: '1', bags1: '1', stop2: dropoff, bags: '2' })
  return (
    <p>
      {rich(
        t<ReactNode>(
          (text) => (
            <Link to={`${paths.journey}?${plan.toString()}`} rel="nofollow">
              {text}
            </Link>
          ),
          train.from,
          train.to,
          <Usd value={usd} data-lkr={lkr} />,
        ),
      )}
    </p>
  )
}

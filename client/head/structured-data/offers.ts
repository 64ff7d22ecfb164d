/** Fares as offers. */
import type { AggregateOffer, Offer } from 'schema-dts'
import { VEHICLE_CLASSES, type TransferPrices } from '#domain/fares.ts'
import { VEHICLE_NAMES, vehiclePrice } from '#domain/vehicles.ts'

const CURRENCY = 'USD'

export function offer(name: string, usd: number, url: string): Offer {
  return { '@type': 'Offer', name, price: usd, priceCurrency: CURRENCY, availability: 'https://schema.org/InStock', url }
}

/** @param prices whole USD */
export function aggregateOffer(offers: readonly { readonly name: string; readonly usd: number; readonly url: string }[]): AggregateOffer {
  const usd = offers.map((each) => each.usd)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: CURRENCY,
    lowPrice: Math.min(...usd),
    highPrice: Math.max(...usd),
    offerCount: offers.length,
    offers: offers.map((each) => offer(each.name, each.usd, each.url)),
  }
}

/** A route's fares in the three vehicles, in both currencies: the dollar price leads, the rupee price is its specification. */
export function vehicleOffers(prices: TransferPrices, url: string): AggregateOffer {
  const offers = VEHICLE_CLASSES.map((vehicle): Offer => {
    const { lkr, usd } = vehiclePrice(vehicle, prices)
    return {
      ...(offer(VEHICLE_NAMES[vehicle], usd, url) as Extract<Offer, object>),
      priceSpecification: { '@type': 'UnitPriceSpecification', price: lkr, priceCurrency: 'LKR' },
    }
  })
  const usd = VEHICLE_CLASSES.map((vehicle) => vehiclePrice(vehicle, prices).usd)
  return { '@type': 'AggregateOffer', priceCurrency: CURRENCY, lowPrice: Math.min(...usd), highPrice: Math.max(...usd), offerCount: offers.length, offers }
}

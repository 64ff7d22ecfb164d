/** A computed fare as it is sent to be saved. */
import type { TransferUpload } from '#domain/calls.ts'
import type { PricedFare } from '../quote.ts'

/** Specification section 3, "Upload record (transfer)". */
export function uploadOf({ pickup, dropoff, quote, start }: PricedFare): TransferUpload {
  const { latloc: lat, longloc: long } = quote
  return {
    from: pickup, to: dropoff,
    miniPriceLKR: quote.miniprice, miniPriceUSD: quote.miniusd,
    carPriceLKR: quote.carprice, carPriceUSD: quote.carusd,
    vanPriceLKR: quote.vanprice, vanPriceUSD: quote.vanusd,
    distance: quote.distance, duration: quote.duration, lat, long, url: quote.url,
    fromPoint: start,
    toPoint: lat === null || long === null ? null : { lat, lng: long },
  }
}

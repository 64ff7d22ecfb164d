/** The price lock: a signed quote for what is being booked, fetched in the browser and never part of a page. */
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'
import { parseVehicleText, vehiclePrice, vehicleText } from '#domain/fares/vehicles.ts'
import type { SiteApi } from '#client/api.ts'
import { uploadOf } from '#client/quote/upload.ts'
import { safariUploadOf } from '#client/quote/upload.ts'
import { quoteTransfer } from '#client/quote/transfer-quote.ts'
import type { NewQuote, Order } from './progress.ts'

type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>

/** The saved fare of the trip; what has not been saved yet is, or there would be nothing to sign. `null` where no road leads. */
async function lockTransfer(api: SiteApi, { details }: OrderOf<'transfer'>): Promise<TransferQuote | null> {
  const saved = await api.findTransfer(details.pickup, details.dropoff)
  if (saved) return saved
  const fare = await quoteTransfer(api, details)
  if (fare.state === 'failed') throw new TypeError('the fare could not be asked for')
  return fare.state === 'priced' ? api.saveTransfer(uploadOf(fare)) : null
}

async function lockSafari(api: SiteApi, { details: { park, pickup, dropoff }, distance }: OrderOf<'safari'>): Promise<TourQuote> {
  const saved = await api.findSafari({ park, pickup, dropoff })
  return saved ?? api.saveSafari(safariUploadOf({ park, pickup, dropoff }, distance))
}

/** Rejects as `SiteApi` does; `null` where no road leads. */
export async function lockQuote(api: SiteApi, order: Order): Promise<NewQuote | null> {
  if (order.kind === 'safari') return { ...await lockSafari(api, order), kind: 'safari' }
  const record = await lockTransfer(api, order)
  return record && { ...record, kind: 'transfer' }
}

export interface ShownPrice { readonly lkr?: number; readonly usd: number }

/** What the visitor was shown, and agreed to. */
export function agreedPrice(order: Order): ShownPrice {
  if (order.kind === 'safari') return { usd: Number(order.details.rates) }
  const { lkr, usd } = parseVehicleText(order.details.vehicle)!
  return { lkr, usd }
}

/** What the same would cost by a quote. */
export function quotedPrice(order: Order, quote: NewQuote): ShownPrice {
  if (order.kind === 'safari') {
    const { park, type, travelers } = order.details
    return { usd: safariPrice({ park, type, travelers: Number(travelers), distanceKm: quote.distance }) }
  }
  return vehiclePrice(parseVehicleText(order.details.vehicle)!.vehicle, quote as Extract<NewQuote, { kind: 'transfer' }>)
}

/** The details of an order that a quote fixes, at the quote's price. */
export function quotedTerms(order: Order, quote: NewQuote): Partial<Order['details']> {
  const { pickup, dropoff, distance } = quote
  if (quote.kind === 'safari') return { park: quote.park, pickup, dropoff, rates: quotedPrice(order, quote).usd }
  const { vehicle } = parseVehicleText((order as OrderOf<'transfer'>).details.vehicle)!
  return { pickup, dropoff, distance, duration: quote.duration, vehicle: vehicleText(vehicle, quote) }
}

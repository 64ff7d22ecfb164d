/** The quote that a booking redeems: a signed price, fetched when the visitor books and never part of a page. */
import { createStore, delMany, entries, get, set } from 'idb-keyval'
import type { SiteApi } from '#client/api.ts'
import { quoteTransfer } from '#client/quote/transfer-quote.ts'
import { safariUploadOf, uploadOf } from '#client/quote/upload.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { parseVehicleText, vehicleText } from '#domain/fares/vehicles.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { QUOTE_LIFETIME_MS } from '#domain/quotes/fare-quote.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'
import type { BookingRequest } from './progress.ts'

export type BookingQuote = TransferQuote | TourQuote

/** The request with the quote's token, price and route. */
export function withQuote(request: BookingRequest, quote: BookingQuote): BookingRequest {
  const { token, pickup, dropoff, distance } = quote
  if (request.kind === 'safari') {
    const { park, type, travelers } = request.details
    const rates = safariPrice({ park, type, travelers: Number(travelers), distanceKm: distance })
    return { ...request, token, distance, details: { ...request.details, park: (quote as TourQuote).park, pickup, dropoff, rates } }
  }
  const { vehicle } = parseVehicleText(request.details.vehicle)!
  const transferQuote = quote as TransferQuote
  return { ...request, token, details: { ...request.details, pickup, dropoff, distance, duration: transferQuote.duration, vehicle: vehicleText(vehicle, transferQuote) } }
}

/** The price of a request as visitors see it. */
export function priceText(request: BookingRequest): string {
  if (request.kind === 'safari') return formatUsd(Number(request.details.rates))
  const { lkr, usd } = parseVehicleText(request.details.vehicle)!
  return `${formatLkr(lkr)} (${formatUsd(usd)})`
}

/**
 * Fetches a quote for what a request books. A trip that nobody has saved yet is uploaded first: only saved ones are signed.
 * @returns `null` where no road leads. Rejects as `SiteApi` does.
 */
export async function fetchQuote(api: SiteApi, request: BookingRequest): Promise<BookingQuote | null> {
  if (request.kind === 'safari') {
    const { park, pickup, dropoff } = request.details
    const trip = { park, pickup, dropoff }
    return await api.findSafari(trip) ?? api.saveSafari(safariUploadOf(trip, request.distance))
  }
  const { pickup, dropoff } = request.details
  const saved = await api.findTransfer(pickup, dropoff)
  if (saved) return saved
  const fare = await quoteTransfer(api, { pickup, dropoff })
  if (fare.state === 'failed') throw new TypeError('the fare could not be fetched')
  return fare.state === 'priced' ? api.saveTransfer(uploadOf(fare)) : null
}

// Tabs that send the same details share one quote, and so make one booking. The browser keeps a hash of the details with the
// quote for a day, nothing of the customer. In IndexedDB, because tabs see each other's local storage with a delay.

const NAME = 'booking-quotes'
interface KeptQuote { readonly quote: BookingQuote; readonly until: number }

const store = createStore(NAME, NAME)

/** `null` where the browser has no storage: then there is no other tab to share with. */
async function ifStored<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    return await use()
  } catch {
    return null
  }
}

/** `null` where the browser cannot hash: on pages that are not served securely. */
async function hash({ kind, details }: BookingRequest): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const text = JSON.stringify([kind, Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Runs in one tab at a time, in browsers that have locks. */
function withLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(NAME, task) as Promise<T> : task()
}

/**
 * The quote that another tab has for the same details, or a new one, which is shared if its price is the one of the request.
 * @returns `null` where no road leads. Rejects as `SiteApi` does.
 */
export async function sharedQuote(api: SiteApi, request: BookingRequest): Promise<BookingQuote | null> {
  const name = await hash(request)
  return withLock(async () => {
    const kept = name ? await ifStored(() => get<KeptQuote>(name, store)) : null
    if (kept && kept.until > Date.now()) return kept.quote
    const quote = await fetchQuote(api, request)
    if (name && quote && priceText(withQuote(request, quote)) === priceText(request)) {
      await ifStored(() => set(name, { quote, until: Date.now() + QUOTE_LIFETIME_MS } satisfies KeptQuote, store))
    }
    return quote
  })
}

/** Stops sharing a quote: it is no longer valid, or the visitor makes another booking. Expired ones go as well. */
export async function releaseQuote(token: string): Promise<void> {
  await ifStored(async () => {
    const kept = await entries<string, KeptQuote>(store)
    await delMany(kept.filter(([, { quote, until }]) => quote.token === token || until <= Date.now()).map(([name]) => name), store)
  })
}

/**
 * One booking for one wish: two tabs that send the same details redeem the same quote. What is kept in the browser for a day
 * is a hash of the details beside the quote, nothing of the customer.
 */
import type { Order } from './progress.ts'

const KEY = 'booked-quotes'
/** Milliseconds; the life of a quote. */
const KEPT_FOR = 24 * 60 * 60 * 1000

/** A quote's token, and the details that it fixes. */
export interface Redemption { readonly token: string; readonly terms: object }
type Kept = Readonly<Record<string, Redemption & { readonly until: number }>>

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
    return Object.fromEntries(Object.entries(kept).filter(([, { until }]) => until > Date.now()))
  } catch {
    return {}
  }
}

function write(kept: Kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // No storage, no other tab to agree with.
  }
}

/** `null` where the browser cannot hash: pages that are not served securely. */
async function hash({ kind, details }: Order): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const text = JSON.stringify([kind, Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One tab at a time, where the browser can tell. */
function alone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(KEY, task) as Promise<T> : task()
}

/**
 * The quote that these details redeem already, in any tab, or the one that `fetchQuote` gets for them.
 * @returns what `fetchQuote` answered where that is not `good`: it is for the visitor to decide
 */
export async function redeemOnce<Q extends Redemption>(order: Order, fetchQuote: () => Promise<Q | null>, isGood: (quote: Q) => boolean): Promise<Redemption | Q | null> {
  const name = await hash(order)
  return alone(async () => {
    const known = name ? read()[name] : undefined
    if (known) return known
    const quote = await fetchQuote()
    if (name && quote && isGood(quote)) write({ ...read(), [name]: { token: quote.token, terms: quote.terms, until: Date.now() + KEPT_FOR } })
    return quote
  })
}

/** The visitor means another booking, or the quote is no longer good: the next one gets a quote of its own. */
export function releaseQuote(token: string) {
  write(Object.fromEntries(Object.entries(read()).filter(([, kept]) => kept.token !== token)))
}

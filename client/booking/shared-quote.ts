/**
 * One booking for one wish: two tabs that send the same details redeem the same quote. What is kept in the browser for a day
 * is a hash of the details beside the quote, nothing of the customer. In IndexedDB: tabs see each other's local storage late.
 */
import type { Order } from './progress.ts'

const NAME = 'booked-quotes'
/** Milliseconds; the life of a quote. */
const KEPT_FOR = 24 * 60 * 60 * 1000

/** A quote's token, and the details that it fixes. */
export interface Redemption { readonly token: string; readonly terms: object }
type Kept = Redemption & { readonly until: number }

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (opening) return opening
  const request = indexedDB.open(NAME)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(NAME))
  opening = done(request)
  return opening
}

/** `null` where the browser keeps nothing: then there is no other tab to agree with. */
async function quotes<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    return await use((await open()).transaction(NAME, mode).objectStore(NAME))
  } catch {
    return null
  }
}

async function keptFor(name: string): Promise<Redemption | null> {
  const kept = await quotes('readonly', (store) => done<Kept | undefined>(store.get(name)))
  return kept && kept.until > Date.now() ? kept : null
}

async function keep(name: string, { token, terms }: Redemption) {
  await quotes('readwrite', (store) => done(store.put({ token, terms, until: Date.now() + KEPT_FOR } satisfies Kept, name)))
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
  return navigator.locks ? navigator.locks.request(NAME, task) as Promise<T> : task()
}

/**
 * The quote that these details redeem already, in any tab, or the one that `fetchQuote` gets for them.
 * @returns what `fetchQuote` answered where that is not `good`: it is for the visitor to decide
 */
export async function redeemOnce<Q extends Redemption>(order: Order, fetchQuote: () => Promise<Q | null>, isGood: (quote: Q) => boolean): Promise<Redemption | Q | null> {
  const name = await hash(order)
  return alone(async () => {
    const known = name && await keptFor(name)
    if (known) return known
    const quote = await fetchQuote()
    if (name && quote && isGood(quote)) await keep(name, quote)
    return quote
  })
}

/** The visitor means another booking, or the quote is no longer good: the next one gets a quote of its own. Forgets what is past its day, too. */
export async function releaseQuote(token: string): Promise<void> {
  await quotes('readwrite', async (store) => {
    const [names, all] = await Promise.all([done(store.getAllKeys()), done<Kept[]>(store.getAll())])
    for (const [i, kept] of all.entries()) if (kept.token === token || kept.until <= Date.now()) store.delete(names[i]!)
  })
}

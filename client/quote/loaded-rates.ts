/** The listed rates in the browser, and the code that finds any other fare: loaded once, shared by menus and pages. */
import { useSyncExternalStore } from 'react'
import type { SiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import { pageListNumber } from '#client/prices/page-prices.ts'
import type { Rate } from '#domain/quotes/quote-calls-and-lifetime.ts'

/** What finds a trip's fare: a page that came as HTML has its fare with it. `null` if it cannot be had. */
export const fareCode = lazyCode(() => import('./trip-fare.ts'))

// One connection lives as long as the tab; a price list may come to an end before.
const loaded = new WeakMap<SiteApi, { readonly list: number; readonly rates: Promise<readonly Rate[]> }>()

/** Rejects when the list cannot be loaded; the next call tries again. */
export function allRates(api: SiteApi): Promise<readonly Rate[]> {
  const [list, known] = [pageListNumber(), loaded.get(api)]
  if (known?.list === list) return known.rates
  const rates = api.listRates()
  loaded.set(api, { list, rates })
  rates.catch(() => loaded.delete(api))
  return rates
}

/** How far the loading has come, as menus show it. */
export type RatesState =
  | { readonly status: 'waiting' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly rates: readonly Rate[] }

const WAITING: RatesState = { status: 'waiting' }

let state: RatesState = WAITING
const listeners = new Set<() => void>()

function setState(next: RatesState) {
  state = next
  for (const listener of listeners) listener()
}

/** What the state is about. */
let asked: unknown

/** Starts loading unless that is done or under way for the price list of this document. After a failure it tries again. */
export function loadListedRates(api: SiteApi): void {
  const loading = allRates(api)
  if (loading === asked) return
  asked = loading
  setState({ status: 'loading' })
  loading.then(
    (rates) => loading === asked && setState({ status: 'loaded', rates }),
    () => loading === asked && setState({ status: 'failed' }),
  )
}

export function useListedRates(): RatesState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => WAITING,
  )
}

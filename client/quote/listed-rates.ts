import { useSyncExternalStore } from 'react'
import type { SiteApi } from '#client/api.ts'
import type { Rate } from '#domain/quotes/call-shapes.ts'

/** The listed rates as the menus show them: how far `rates/all-rates.ts` is with loading them, once after the page has started. */

export type RatesState = { readonly status: 'waiting' | 'loading' | 'failed' } | { readonly status: 'loaded'; readonly rates: readonly Rate[] }

let state: RatesState = { status: 'waiting' }
const listeners = new Set<() => void>()

function become(next: RatesState) {
  state = next
  for (const listener of listeners) listener()
}

/** Starts loading unless that is done or under way; after a failure it tries again. */
export function loadListedRates(api: SiteApi): void {
  if (state.status === 'loading' || state.status === 'loaded') return
  become({ status: 'loading' })
  allRates(api).then((rates) => become({ status: 'loaded', rates }), () => become({ status: 'failed' }))
}

const WAITING: RatesState = { status: 'waiting' }

export function useListedRates(): RatesState {
  return useSyncExternalStore(
    (listener) => { listeners.add(listener); return () => listeners.delete(listener) },
    () => state,
    () => WAITING,
  )
}

/** All listed rates, loaded once (specification section 2) and shared by all who list or pick from them. */

// By connection: the browser has one for its life, the Worker one for each request.
const loaded = new WeakMap<SiteApi, Promise<readonly Rate[]>>()

/** Rejects when the list cannot be loaded; the next call tries again. */
export function allRates(api: SiteApi): Promise<readonly Rate[]> {
  const known = loaded.get(api)
  if (known) return known
  const rates = api.listRates()
  loaded.set(api, rates)
  rates.catch(() => loaded.delete(api))
  return rates
}

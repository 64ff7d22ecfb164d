/** The listed rates as the menus show them: how far `rates/all-rates.ts` is with loading them, once after the page has started. */
import { useSyncExternalStore } from 'react'
import type { ListedRate } from '#domain/calls.ts'
import type { SiteApi } from '../api.ts'
import { allRates } from '../rates/all-rates.ts'

export type RatesState = { readonly status: 'waiting' | 'loading' | 'failed' } | { readonly status: 'loaded'; readonly rates: readonly ListedRate[] }

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

/** All listed rates, loaded once after the page has started (specification section 2) and shared by everything that lists them. */
import { useSyncExternalStore } from 'react'
import type { ListedRate } from '#domain/calls.ts'

interface RatesSource { listRates(): Promise<readonly ListedRate[]> }

export type RatesState = { readonly status: 'waiting' | 'loading' | 'failed' } | { readonly status: 'loaded'; readonly rates: readonly ListedRate[] }

let state: RatesState = { status: 'waiting' }
const listeners = new Set<() => void>()

function become(next: RatesState) {
  state = next
  for (const listener of listeners) listener()
}

/** Starts loading unless that is done or under way; after a failure it tries again. */
export function loadListedRates(api: RatesSource): void {
  if (state.status === 'loading' || state.status === 'loaded') return
  become({ status: 'loading' })
  api.listRates().then((rates) => become({ status: 'loaded', rates }), () => become({ status: 'failed' }))
}

const WAITING: RatesState = { status: 'waiting' }

export function useListedRates(): RatesState {
  return useSyncExternalStore(
    (listener) => { listeners.add(listener); return () => listeners.delete(listener) },
    () => state,
    () => WAITING,
  )
}

/** What has been typed and chosen for a booking, kept in the tab until the booking has been received. */
import { useSyncExternalStore } from 'react'
import { forget, recall, remember } from '#client/tab-storage.ts'
import type { Order } from './progress.ts'

export type Product = Order['kind']

/** Text by name of field. */
export type Draft = Readonly<Record<string, string>>

const key = (product: Product) => `booking-draft:${product}`

const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

export function readDraft(product: Product): Draft {
  try {
    const draft: unknown = JSON.parse(recall(key(product)) ?? '{}')
    const entries = typeof draft === 'object' && draft ? Object.entries(draft) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Fields that are not named stay as they are. */
export function keepInDraft(product: Product, fields: Draft) {
  remember(key(product), JSON.stringify({ ...readDraft(product), ...fields }))
  changed()
}

export function dropDraft(product: Product) {
  forget(key(product))
  changed()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One field as it is kept; `undefined` on the server. */
export function useDraftField(product: Product, name: string): string | undefined {
  return useSyncExternalStore(subscribe, () => readDraft(product)[name], () => undefined)
}

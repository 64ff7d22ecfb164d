/** What has been typed and chosen for a booking. Kept in the tab until the booking has been received. */
import { useMemo, useSyncExternalStore } from 'react'
import { forget, recall, remember, subscribeToTab } from '#client/device/storage.ts'
import type { RideKind } from '#domain/bookings/booking.ts'

/** Texts by name of field: what was typed, or error messages. */
export type FieldTexts = Readonly<Record<string, string>>

/**
 * The fields that both kinds of booking have, and texts for the driver: their names in the draft, and in the form as
 * the kind's call spells them.
 */
export interface FieldNames extends FieldTexts {
  /** Empty, as the time is, where each ride has its own. */
  readonly date: string
  readonly time: string
  readonly phone: string
  readonly country: string
  readonly email: string
}

/** What a form is about: a ride, or a whole journey. */
export type FormKind = RideKind | 'journey'

const key = (kind: FormKind) => `booking-draft:${kind}`

export function readDraft(kind: FormKind): FieldTexts {
  try {
    const draft: unknown = JSON.parse(recall(key(kind)) ?? '{}')
    const entries = typeof draft === 'object' && draft ? Object.entries(draft) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Fields that are not given stay as they are. */
export function keepInDraft(kind: FormKind, fields: FieldTexts) {
  remember(key(kind), JSON.stringify({ ...readDraft(kind), ...fields }))
}

export function dropDraft(kind: FormKind) {
  forget(key(kind))
}

/** One field of the draft; `undefined` on the server. */
export function useDraftField(kind: FormKind, name: string): string | undefined {
  return useSyncExternalStore(
    subscribeToTab,
    () => readDraft(kind)[name],
    () => undefined,
  )
}

/** The whole draft, where one does not know how many fields it has. Empty on the server. */
export function useDraft(kind: FormKind): FieldTexts {
  const text = useSyncExternalStore(
    subscribeToTab,
    () => recall(key(kind)) ?? '',
    () => '',
  )
  return useMemo(() => (text ? readDraft(kind) : {}), [kind, text])
}

/** What has been typed and chosen for a booking. Kept in the tab until the booking has been received. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { forget, recall, remember, subscribeToTab } from '#client/tab-storage.ts'
import type { RideKind } from '#domain/bookings/booking.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'

/** Texts by name of field: what was typed, or error messages. */
export type FieldTexts = Readonly<Record<string, string>>

/**
 * The fields that both kinds of booking have, and texts for the driver: their names in the draft, and in the form as
 * the kind's call spells them.
 */
export interface FieldNames extends FieldTexts {
  readonly date: string
  readonly time: string
  readonly phone: string
  readonly country: string
  readonly email: string
}

const key = (kind: RideKind) => `booking-draft:${kind}`

export function readDraft(kind: RideKind): FieldTexts {
  try {
    const draft: unknown = JSON.parse(recall(key(kind)) ?? '{}')
    const entries = typeof draft === 'object' && draft ? Object.entries(draft) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Fields that are not given stay as they are. */
export function keepInDraft(kind: RideKind, fields: FieldTexts) {
  remember(key(kind), JSON.stringify({ ...readDraft(kind), ...fields }))
}

export function dropDraft(kind: RideKind) {
  forget(key(kind))
}

const CONTACT_FIELDS = ['phone', 'country', 'email'] as const
const OTHER_KIND = { transfer: 'tour', tour: 'transfer' } as const satisfies Record<RideKind, RideKind>

/** The draft, with the contacts that were typed into the other kind's form where this one has none yet. */
export function draftWithContacts(kind: RideKind): FieldTexts {
  const [own, other] = [readDraft(kind), readDraft(OTHER_KIND[kind])]
  // A number and its country belong together.
  const fields = CONTACT_FIELDS.filter((name) => (name === 'email' ? !own.email : !own.phone) && other[name])
  return { ...own, ...Object.fromEntries(fields.map((name) => [name, other[name]!])) }
}

/** One field of the draft; `undefined` on the server. */
export function useDraftField(kind: RideKind, name: string): string | undefined {
  return useSyncExternalStore(
    subscribeToTab,
    () => readDraft(kind)[name],
    () => undefined,
  )
}

export function readValues(form: HTMLFormElement): FieldTexts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function control(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLElement ? (found as HTMLInputElement) : null
}

interface FormDraft {
  /** Keeps what has been typed. */
  save(form: HTMLFormElement): void
  /** Keeps everything that is submitted, the default date and time too. */
  saveSubmitted(form: HTMLFormElement): void
}

/**
 * Fills the form with its draft, and with the current date and time in Sri Lanka.
 * @param onRestore gets the draft, for what is not in the fields
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  kind: RideKind,
  names: FieldNames,
  onRestore: (draft: FieldTexts) => void,
): FormDraft {
  /** Date and time that nobody has chosen. They are not kept: the next visit starts with its own. */
  const defaults = useRef<FieldTexts>({})
  const restore = useRef(onRestore)

  useEffect(() => {
    const element = form.current!
    const draft = draftWithContacts(kind)
    defaults.current = { ...sriLankaTime(new Date()) }
    for (const [name, field] of Object.entries({ ...names, country: '' })) {
      const found = control(element, field)
      // What the visitor typed before hydration stays, also half a date: its field says '' and that this is no date.
      if (found && found.value === '' && !found.validity.badInput)
        found.value = draft[name] || defaults.current[name] || ''
    }
    restore.current(draft)

    // In a tab that was left open, a date and time that nobody has chosen become the current ones.
    const updateDefaults = () => {
      if (document.visibilityState !== 'visible') return
      const [date, time] = [control(element, names.date), control(element, names.time)]
      if (!date || !time || date.value !== defaults.current.date || time.value !== defaults.current.time) return
      const now = sriLankaTime(new Date())
      date.value = now.date
      time.value = now.time
      defaults.current = { ...now }
    }
    document.addEventListener('visibilitychange', updateDefaults)
    return () => document.removeEventListener('visibilitychange', updateDefaults)
  }, [form, kind, names])

  const save = (element: HTMLFormElement) => {
    const values = readValues(element)
    keepInDraft(
      kind,
      Object.fromEntries(
        Object.entries(names).map(([name, field]) => {
          const value = values[field] ?? ''
          return [name, value === defaults.current[name] ? '' : value]
        }),
      ),
    )
  }

  const saveSubmitted = (element: HTMLFormElement) => {
    defaults.current = {}
    save(element)
  }

  return { save, saveSubmitted }
}

/** The draft in the fields of the form: restored when the form opens, and kept while it is filled in. */
import { type RefObject, useEffect, useRef } from 'react'
import type { RideKind } from '#domain/bookings/booking.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type FieldNames, type FieldTexts, type FormKind, keepInDraft, readDraft } from './draft.ts'

const CONTACT_FIELDS = ['phone', 'country', 'email'] as const
const OTHER_KIND = { transfer: 'tour', tour: 'transfer', journey: 'transfer' } as const satisfies Record<
  FormKind,
  RideKind
>

/** The draft, with the contacts that were typed into the other kind's form where this one has none yet. */
export function draftWithContacts(kind: FormKind): FieldTexts {
  const [own, other] = [readDraft(kind), readDraft(OTHER_KIND[kind])]
  // A number and its country belong together.
  const fields = CONTACT_FIELDS.filter((name) => (name === 'email' ? !own.email : !own.phone) && other[name])
  return { ...own, ...Object.fromEntries(fields.map((name) => [name, other[name]!])) }
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
  kind: FormKind,
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

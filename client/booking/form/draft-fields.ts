/** Keeps what is typed into a booking form in the tab, and puts it back when the form comes back. */
import { useEffect, useRef, type RefObject } from 'react'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { keepInDraft, readDraft, type Draft, type Product } from '../draft.ts'
import type { FieldNames, Values } from './validation.ts'

/** Names in a draft by names of fields: a draft knows no product's spelling. */
const drafted = (names: FieldNames) => Object.entries(names) as [keyof FieldNames, string][]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function control(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLElement ? found as Control : null
}

export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

export interface DraftKeeper {
  /** Call when something has been typed. */
  keep(form: HTMLFormElement): void
  /** Call when it is sent: what it was sent with is what it comes back with, the moment that nobody chose included. */
  keepAll(form: HTMLFormElement): void
}

/**
 * @param onRestore gets the draft, for what the form's own fields do not hold
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>, product: Product, names: FieldNames, onRestore: (draft: Draft) => void,
): DraftKeeper {
  /** What date and time began with: a moment that nobody chose is not kept. */
  const begun = useRef<Record<string, string>>({})
  const restore = useRef(onRestore)

  useEffect(() => {
    const element = form.current!
    const draft = readDraft(product)
    const { date, time } = sriLankaTime(new Date())
    begun.current = { date, time }
    for (const [name, field] of drafted({ ...names, country: '' })) {
      const found = control(element, field)
      // What the visitor typed before the form was ready stays.
      if (found && found.value === '') found.value = draft[name] || begun.current[name] || ''
    }
    restore.current(draft)

    // A tab that was left open: a moment that nobody chose goes on.
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      const now = sriLankaTime(new Date())
      const [shownDate, shownTime] = [control(element, names.date), control(element, names.time)]
      if (!shownDate || !shownTime || shownDate.value !== begun.current.date || shownTime.value !== begun.current.time) return
      shownDate.value = now.date
      shownTime.value = now.time
      begun.current = { ...now }
    }
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [form, product, names])

  const keep = (element: HTMLFormElement) => {
    const values = readValues(element)
    keepInDraft(product, Object.fromEntries(drafted(names).map(([name, field]) => {
      const value = values[field] ?? ''
      return [name, value === begun.current[name] ? '' : value]
    })))
  }

  const keepAll = (element: HTMLFormElement) => {
    begun.current = {}
    keep(element)
  }

  return { keep, keepAll }
}

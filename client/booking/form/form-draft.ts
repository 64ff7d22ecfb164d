/** The draft in the fields of the form: restored when the form opens, and kept while it is filled in. */
import { isText } from './autofill.ts'
import { takeAskedBooking } from './booking-from-link.ts'
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { currentTime, subscribeToClock } from '#client/device/clock.ts'
import { forget, keepOnDevice, subscribeToTab, unstored } from '#client/device/storage.ts'
import {
  draftKey,
  type FieldNames,
  type FieldTexts,
  type FormKind,
  here,
  keepInDraft,
  readDraft,
  UNSENT,
  useDraftField,
  useTypedParty,
} from './draft-storage.ts'
import { noteField } from './form-fields.ts'
import { ADDRESSES, dropRides, noteRide } from './rides-by-page.ts'
import { type DatedSubject, startOf } from '#client/booking/fields/pickup-start.ts'
import { BULKY_THINGS, type BulkyThings, MAX_BULKY, type WholeParty } from '#domain/fares/bulky-things.ts'

/**
 * Puts what the browser refuses to store into the page's entry of the history, for a guest who comes back to it. The
 * browser itself restores phone and mail alone: no field with `autocomplete="off"`.
 */
function keepInEntry() {
  const { kept: _, ...state } = (history.state ?? {}) as { readonly kept?: unknown }
  const kept = unstored()
  try {
    history.replaceState(kept.length > 0 ? { ...state, kept } : state, '')
  } catch {
    // Too much for an entry: it is lost.
  }
}

/** Safari has only the second one, which comes too late in Chrome on the way to another site. */
const LEAVING = ['beforeunload', 'pagehide']

/** For each page that may be left with something unstored: a form, and the answer to it, which may be loaded again alone. */
export function useKeptInEntry() {
  useEffect(() => {
    // They stay: where nothing is unstored any more, the entry is emptied.
    if (unstored().length > 0) for (const event of LEAVING) addEventListener(event, keepInEntry)
  })
}

/** The draft; contacts that were typed into another form fill the gaps. */
export function draftWithContacts(kind: FormKind): FieldTexts {
  const own = readDraft(kind)
  const drafts = [own, ...KINDS.filter((other) => other !== kind).map(readDraft)]
  // A number and its country belong together.
  const { phone, country } = drafts.find((draft) => draft.phone) ?? own
  const email = drafts.find((draft) => draft.email)?.email
  return { ...own, ...(phone ? { phone, country: country ?? '' } : {}), ...(email ? { email } : {}) }
}

const KINDS: readonly FormKind[] = ['transfer', 'tour', 'journey']

/** When its booking has been received. Of the guest then nothing is left on the device. */
export function dropDraft(kind: FormKind) {
  for (const each of KINDS) keepOnDevice(draftKey(each), null)
  forget(draftKey(kind))
  dropRides(kind)
}

export function dropAllDrafts() {
  for (const each of KINDS) dropDraft(each)
}

/** Whom the guest would like as driver: `domain/bookings/driver/driver-wish.ts`. */
export const DRIVER_WISH = 'driverWish'

/** `waits`: nothing of it was sent. `unclear`: it may be booked. */
export type Unsent = 'waits' | 'unclear'

export const noteUnsent = (kind: FormKind, unsent: Unsent | null) =>
  keepInDraft(kind, { [UNSENT]: unsent ? `${unsent} ${here()}` : '' })

/** `null` also where another page's booking waits. */
export function useUnsent(kind: FormKind): Unsent | null {
  const [unsent, of] = useDraftField(kind, UNSENT)?.split(' ') ?? []
  return unsent && of === here() ? (unsent as Unsent) : null
}

/** The whole draft, for a form with an unknown number of fields. Empty on the server. */
export function useDraft(kind: FormKind): FieldTexts {
  const text = useSyncExternalStore(
    subscribeToTab,
    () => JSON.stringify(readDraft(kind)),
    () => '{}',
  )
  return useMemo(() => JSON.parse(text) as FieldTexts, [text])
}

export function readValues(form: HTMLFormElement): FieldTexts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Of a field that shows something else than the page came with. A choice is kept when it is made. */
const isTyped = (field: HTMLElement) => isText(field) && field.value !== '' && field.value !== field.defaultValue

function control(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLElement ? (found as HTMLInputElement) : null
}

/** A longer text is no note: kept, it would leave no room for the rest of the draft. */
const LONGEST_NOTE = 5000

/**
 * @param defaults what nobody has chosen
 * @param country of the number that is kept, until its field shows it
 */
function keepFields(
  kind: FormKind,
  form: HTMLFormElement,
  names: FieldNames,
  defaults: FieldTexts,
  country = '',
): void {
  const values = readValues(form)
  const kept = Object.entries({ ...names, ...addressNames(kind) }).flatMap(([name, field]) => {
    const value = values[field] ?? (name === field ? null : '')
    return value === null || value.length > LONGEST_NOTE ? [] : [[name, value === defaults[name] ? '' : value]]
  })
  const texts = Object.fromEntries(kept) as FieldTexts
  noteRide(kind)
  keepInDraft(kind, { ...texts, country: texts.country || country })
}

const addressNames = (kind: FormKind): FieldTexts =>
  kind === 'journey'
    ? {}
    : Object.fromEntries(ADDRESSES.map((name) => noteField(name, kind)).map((field) => [field, field]))

/**
 * Fills the form with its draft, and with the date and time that it starts with.
 * @param onRestore gets the draft, for what is not in the fields
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  subject: DatedSubject,
  names: FieldNames,
  onRestore: (draft: FieldTexts) => void,
) {
  const { kind } = subject
  /** Date and time that nobody has chosen. They are not kept: the next visit starts with its own. */
  const defaults = useRef<FieldTexts>({})
  const restore = useRef(onRestore)
  const latest = useRef(subject)
  useEffect(() => {
    latest.current = subject
  })

  useEffect(() => {
    const element = form.current!
    takeAskedBooking(kind, location, currentTime())
    const draft = draftWithContacts(kind)
    defaults.current = { ...startOf(latest.current, currentTime()) }
    const fields = Object.entries({ ...names, country: '' }).map(
      ([name, field]) => [name, control(element, field)] as const,
    )
    const hasTyped = fields.some(([, found]) => found && isTyped(found))
    for (const [name, found] of fields) {
      // What the visitor typed before hydration stays, also half a date: its field says '' and that this is no date.
      if (found && found.value === '' && !found.validity.badInput)
        found.value = draft[name] || defaults.current[name] || ''
    }
    // The page shows the price of the day that was typed, too.
    if (hasTyped) keepFields(kind, element, names, defaults.current, draft.country)
    // What the address asks for belongs to its ride, too.
    else if (readDraft(kind).date) noteRide(kind)
    restore.current(draft)
  }, [form, kind, names])

  useKeptInEntry()

  // Where each tour starts: another one may be reached earlier or later.
  const startFor = useRef('')
  const tour =
    subject.kind === 'tour'
      ? JSON.stringify([subject.park, subject.pickup, subject.tourLength, subject.toGateMinutes])
      : ''
  useEffect(() => {
    // Also in a tab that was left open, a date and time that nobody has chosen become the current ones.
    const updateDefaults = () => {
      if (document.visibilityState !== 'visible') return
      const [date, time] = [control(form.current!, names.date), control(form.current!, names.time)]
      if (!date || !time || date.value !== defaults.current.date || time.value !== defaults.current.time) return
      const start = startOf(latest.current, currentTime())
      date.value = start.date
      time.value = start.time
      defaults.current = { ...start }
    }
    if (startFor.current !== tour) updateDefaults()
    startFor.current = tour
    document.addEventListener('visibilitychange', updateDefaults)
    const endClock = subscribeToClock(updateDefaults)
    return () => {
      document.removeEventListener('visibilitychange', updateDefaults)
      endClock()
    }
  }, [form, names, tour])

  /** Keeps what has been typed. */
  const save = (element: HTMLFormElement) => keepFields(kind, element, names, defaults.current)

  /** Keeps everything that is submitted, the default date and time too. */
  const saveSubmitted = (element: HTMLFormElement) => {
    defaults.current = {}
    save(element)
  }

  return { save, saveSubmitted }
}

/** What is typed of things that do not fit into a suitcase. */
export function useTypedBulky(kind: FormKind): BulkyThings {
  const draft = useDraft(kind)
  const counts = BULKY_THINGS.flatMap((thing) => {
    const count = Number(draft[noteField(thing, kind === 'tour' ? 'tour' : 'transfer')]?.normalize('NFKC'))
    return count > 0 && count <= MAX_BULKY ? [[thing, count] as const] : []
  })
  return Object.fromEntries(counts)
}

/** The party of a transfer with all that it brings. */
export const useWholeParty = (): WholeParty => ({ ...useTypedBulky('transfer'), ...useTypedParty() })
